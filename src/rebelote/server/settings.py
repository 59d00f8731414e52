"""The settings of the server: by flag, by environment, by file, in this order of precedence."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, NamedTuple

from rebelote.server.errors import BadServerSetting, UnknownServerSetting

PREFIX: Final = "REBELOTE_"
LOG_FORMS: Final = ("console", "json")
DATABASE_NAME: Final = "rebelote.sqlite3"


class Kind(NamedTuple):
    """How a setting is read from a text or a TOML value, and what it may be, in words."""

    read: Callable[[object], Any]
    allowed: str


def _text(raw: object) -> str:
    if not isinstance(raw, str) or not raw.strip():
        raise ValueError(raw)
    return raw.strip()


def _whole(low: int, high: int) -> Kind:
    def read(raw: object) -> int:
        if isinstance(raw, bool) or not isinstance(raw, int | str):
            raise ValueError(raw)
        value = int(raw)
        if not low <= value <= high:
            raise ValueError(raw)
        return value

    return Kind(read, f"{low} – {high}")


def _switch(raw: object) -> bool:
    if isinstance(raw, bool):
        return raw
    return {"on": True, "true": True, "1": True, "off": False, "false": False, "0": False}[
        _text(raw).lower()
    ]


def _listed(raw: object) -> tuple[str, ...]:
    parts = raw if isinstance(raw, list) else _text(raw).split(",")
    return tuple(_text(part).rstrip("/") for part in parts)


def _networks(raw: object) -> tuple[str, ...]:
    return tuple(str(ip_network(part, strict=False)) for part in _listed(raw))


def _log_form(raw: object) -> str:
    return LOG_FORMS[LOG_FORMS.index(_text(raw))]


def _path(raw: object) -> Path:
    return Path(_text(raw)).expanduser()


TEXT = Kind(_text, "text")
SWITCH = Kind(_switch, "on, off")
LIST = Kind(_listed, "https://example.org, ...")
NETWORKS = Kind(_networks, "127.0.0.1, 10.0.0.0/8, ...")
PATH = Kind(_path, "path")
LOG_FORM = Kind(_log_form, ", ".join(LOG_FORMS))


def setting(default: Any, kind: Kind, text: str) -> Any:
    """Declare a setting: its default, its kind, and a sentence for `--help` and the page."""
    return field(default=default, metadata={"kind": kind, "help": text})


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; `database` None is a file in the platform's data folder."""

    host: str = setting("127.0.0.1", TEXT, "Address to listen at; 0.0.0.0 for all of this machine.")
    port: int = setting(8151, _whole(0, 65535), "Port to listen at; 0 for any that is free.")
    database: Path | None = setting(None, PATH, "File of the games; made where it is missing.")
    bots: int = setting(2, _whole(1, 64), "Processes in which the computer players think.")
    idle_minutes: int = setting(
        30, _whole(1, 1440), "Minutes without a reader after which a table leaves the memory."
    )
    origins: tuple[str, ...] = setting(
        (), LIST, "Addresses of pages that may use this server beside its own, with commas."
    )
    trusted_proxies: tuple[str, ...] = setting(
        (), NETWORKS, "Addresses of proxies that are believed who asks through them, with commas."
    )
    requests_a_minute: int = setting(
        120, _whole(1, 100_000), "Tables, reviews and the like, and sockets, for one address."
    )
    guests_an_hour: int = setting(60, _whole(1, 100_000), "New guests from one address.")
    sockets_an_address: int = setting(
        100, _whole(1, 100_000), "Tables open at once in the pages of one address."
    )
    sockets_a_guest: int = setting(
        20, _whole(1, 100_000), "Tables open at once in the pages of one guest."
    )
    tables_a_guest: int = setting(200, _whole(1, 100_000), "Unfinished matches of one guest.")
    tables: int = setting(
        2000, _whole(1, 1_000_000), "Tables in memory at once; those looked at are never sent off."
    )
    think_seconds: int = setting(
        20, _whole(1, 3600), "Seconds until a thought is given up; reviews have four times as long."
    )
    unused_days: int = setting(
        30, _whole(1, 36_500), "Days without a visit until a guest without any match is deleted."
    )
    guest_days: int = setting(
        400, _whole(1, 36_500), "Days without a visit until a guest is deleted with all matches."
    )
    secure_cookie: bool = setting(
        False, SWITCH, "Send the cookie over HTTPS only: for a server behind a proxy that does it."
    )
    log_form: str = setting("console", LOG_FORM, "Form of the logs: console or json.")
    log_requests: bool = setting(False, SWITCH, "Log every request.")
    metrics: bool = setting(True, SWITCH, "Give figures at /metrics.")
    open_browser: bool = setting(False, SWITCH, "Open the page in the browser.")


NAMES: Final = tuple(one.name for one in fields(Settings))


def kind_of(name: str) -> Kind:
    """Return how a setting is read."""
    kind: Kind = Settings.__dataclass_fields__[name].metadata["kind"]
    return kind


def help_of(name: str) -> str:
    """Return the sentence that explains a setting."""
    text: str = Settings.__dataclass_fields__[name].metadata["help"]
    return text


def variable_of(name: str) -> str:
    """Return the environment variable of a setting: `REBELOTE_PORT`."""
    return PREFIX + name.upper()


def settings_from(
    flags: Mapping[str, object] | None = None,
    file: Path | None = None,
    environ: Mapping[str, str] | None = None,
) -> Settings:
    """Return the settings: a flag wins over the environment, that over the file.

    A flag of None was not given. Raises `BadServerSetting`, `UnknownServerSetting`, `OSError`.
    """
    environ = os.environ if environ is None else environ
    found: dict[str, Any] = {}
    if file is not None:
        for name, raw in _from_file(file).items():
            found[name] = _read(name, raw, str(file))
    for name in NAMES:
        variable = variable_of(name)
        if environ.get(variable):
            found[name] = _read(name, environ[variable], variable)
    for name, raw in (flags or {}).items():
        if raw is not None:
            found[name] = _read(name, raw, "--" + name.replace("_", "-"))
    return Settings(**found)


def _from_file(path: Path) -> dict[str, object]:
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadServerSetting(
            name="--settings", value=path, source=path, allowed=f"TOML ({error})"
        ) from error
    for name in values:
        if name not in NAMES:
            raise UnknownServerSetting(name=name, path=path, known=", ".join(NAMES))
    return values


def _read(name: str, raw: object, source: str) -> Any:
    kind = kind_of(name)
    try:
        return kind.read(str(raw) if isinstance(raw, Path) else raw)
    except (ValueError, KeyError) as error:
        raise BadServerSetting(name=name, value=raw, source=source, allowed=kind.allowed) from error


def data_folder(environ: Mapping[str, str] | None = None) -> Path:
    """Return where the games are kept: `REBELOTE_HOME`, or the platform's data folder."""
    environ = os.environ if environ is None else environ
    home = environ.get("REBELOTE_HOME")
    if home:
        return Path(home)
    # Imported here as the command does: few callers need it.
    import platformdirs

    return platformdirs.user_data_path("rebelote", appauthor=False)


def database_of(settings: Settings) -> Path:
    """Return the file of the games."""
    return settings.database or data_folder() / DATABASE_NAME
