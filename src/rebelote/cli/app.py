"""The command's sub-commands, and how every failure becomes one line and an exit code."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence

import typer

from rebelote.cards import RebeloteError
from rebelote.cli import settings
from rebelote.cli.words import word
from rebelote.notation import FalseRecord
from rebelote.notation.wording import say_error

app = typer.Typer(
    name="rebelote",
    help="Belote in seven variants: play, simulate, check, keep the score.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

FALSE, BROKEN = 1, 2


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return 0, 1 for "checked and false", 2 for anything that went wrong."""
    from rebelote.cli import commands  # noqa: F401  Importing them is what registers them.

    if not settings.is_debugging():
        # What a bot's fault is worth to a person, the commands say themselves.
        logging.getLogger("rebelote").addHandler(logging.NullHandler())
    try:
        return int(app(arguments, standalone_mode=False) or 0)
    except typer.Exit as done:
        return done.exit_code
    except BrokenPipeError:
        # The reader of our output has had enough: nothing is wrong, and nobody is left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (Exception, KeyboardInterrupt) as error:
        if settings.is_debugging():
            raise
        # One line, whatever it was.
        print("rebelote: " + " ".join(_message(error).split()), file=sys.stderr)
        return FALSE if isinstance(error, FalseRecord) else BROKEN


def _message(error: BaseException) -> str:
    """Return what a person is told of an error."""
    language = settings.language()
    if isinstance(error, RebeloteError):
        return say_error(error, language)
    if isinstance(error, typer.TyperException):
        return str(error.format_message())
    if isinstance(error, KeyboardInterrupt | typer.Abort):
        return word("interrupted", language)
    if isinstance(error, OSError):
        return str(error)
    # A fault of ours: a person gets one line, a developer asks for the traceback.
    return word("our_fault", language, problem=f"{type(error).__name__}: {error}")
