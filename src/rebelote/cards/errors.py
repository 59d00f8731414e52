"""The root of every named error of Rebelote."""

from dataclasses import dataclass, field


class RebeloteError(Exception):
    """A named error: its code is the class name, its parameters say where and why.

    `params` maps parameter names to values (cards, calls, seats, texts). Sentences for people are
    made from code and parameters by `rebelote.notation.wording`.
    """

    def __init__(self, **params: object) -> None:
        """Keep the parameters; `str(error)` shows code and parameters."""
        super().__init__()
        self.params = params

    @property
    def code(self) -> str:
        """The name of the error, the same in every language."""
        return type(self).__name__

    def __str__(self) -> str:
        """Show the code with its parameters, for logs and tracebacks."""
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code}({details})"

    def __reduce__(self) -> tuple[object, ...]:
        """Let the error cross a process boundary with its parameters."""
        return _rebuild, (type(self), self.params)


@dataclass(frozen=True)
class Reason:
    """Why something is refused, as a code with parameters: a part of an error's sentence.

    It is worded like an error, by `rebelote.notation.wording`, and stands in an error's parameters.
    """

    code: str
    params: dict[str, object] = field(default_factory=dict)

    @classmethod
    def of(cls, code: str, **params: object) -> "Reason":
        """Return the reason with this code and these parameters."""
        return cls(code, params)

    def __str__(self) -> str:
        """Show the code with its parameters, as an error does."""
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code}({details})" if details else self.code


def _rebuild(kind: type[RebeloteError], params: dict[str, object]) -> RebeloteError:
    return kind(**params)


class BadCard(RebeloteError, ValueError):
    """A text or number that names none of the 32 cards; parameter `text`."""
