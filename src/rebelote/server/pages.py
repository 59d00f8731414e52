"""The built pages of the browser client, or a plain page where they were not built."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.responses import FileResponse, HTMLResponse, Response

from rebelote.notation.wording import say_error
from rebelote.server.errors import NoSuchPage, PagesNotBuilt

FOLDER: Final = "web_dist"
INDEX: Final = "index.html"
# Files whose names change with their content may be kept for ever.
_HASHED = "assets"
_FOR_EVER, _ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"

# How a page announces them.
_LINKED: Final = {".js": "rel=modulepreload", ".css": "rel=preload; as=style; crossorigin"}

_PLAIN_PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Rebelote</title>
<h1>Rebelote</h1>
<p>{text}</p>
</html>
"""


class Pages:
    """The folder of the built pages."""

    def __init__(self, folder: Path | None = None) -> None:
        """Take a folder, or the one that the installation carries."""
        self.folder = Path(str(files("rebelote") / FOLDER)) if folder is None else folder

    @property
    def are_built(self) -> bool:
        """Whether there is a page to show."""
        return (self.folder / INDEX).is_file()

    def answer(self, path: str, language: str) -> Response:
        """Return a file, or the page for an address that the client itself understands.

        Raises `NoSuchPage`.
        """
        if not self.are_built:
            text = escape(say_error(PagesNotBuilt(), language))
            page = _PLAIN_PAGE.format(language=language, text=text)
            return HTMLResponse(page, 503)
        found = self._file(path)
        if found is not None:
            is_hashed = path.startswith(f"{_HASHED}/")
            caching = _FOR_EVER if is_hashed else _ASK_AGAIN
            return FileResponse(found, headers={"cache-control": caching})
        if Path(path).suffix:
            raise NoSuchPage(path=f"/{path}")
        headers = {"cache-control": _ASK_AGAIN}
        # Words and page are fetched at once, not when the first script asks for them.
        wanted = [*self._built(language), *self._built(path.partition("/")[0].capitalize())]
        if wanted:
            headers["link"] = ", ".join(wanted)
        return FileResponse(self.folder / INDEX, headers=headers)

    def _built(self, name: str) -> Iterator[str]:
        """Give the links to what was built of a module, which is a language's or a page's."""
        # A name from an address could be a pattern.
        if name.isalpha():
            for suffix, link in _LINKED.items():
                for built in (self.folder / _HASHED).glob(f"{name}-*{suffix}"):
                    yield f"</{_HASHED}/{built.name}>; {link}"

    def _file(self, path: str) -> Path | None:
        try:
            found = (self.folder / path).resolve()
            is_inside = found.is_relative_to(self.folder.resolve())
            return found if is_inside and found.is_file() else None
        except (OSError, ValueError):
            # A name that no file can have.
            return None
