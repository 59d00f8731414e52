"""The command's sub-commands, and how every failure becomes one line and an exit code."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Annotated

import typer

from rebelote import __version__
from rebelote.cards import RebeloteError
from rebelote.cli import settings
from rebelote.cli.lettering import SPELT
from rebelote.cli.words import word

app = typer.Typer(
    name="rebelote",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

FALSE, BROKEN = 1, 2
# What Typer makes of Ctrl-C; no command of ours returns it.
TYPERS_INTERRUPTED = 130


@app.callback()
def rebelote(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Belote in seven variants: play, simulate, check, keep the score."""
    if version:
        print(__version__)
        raise typer.Exit
    show_help(context)


def show_help(context: typer.Context) -> None:
    """Print the help of a command whose sub-command is missing."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return 0, 1 for "checked and false", 2 for anything that went wrong."""
    before = settings.ASKED_LANGUAGE.set(None)
    try:
        return _run(arguments)
    finally:
        settings.ASKED_LANGUAGE.reset(before)


def _run(arguments: Sequence[str] | None) -> int:
    try:
        from rebelote.cli import commands  # noqa: F401  Importing them is what registers them.

        _prepare()
        code = int(app(arguments, prog_name="rebelote", standalone_mode=False) or 0)
        if sys.stdout is not None:
            sys.stdout.flush()  # A full disk shows here and not after the last line of Python.
        if code == TYPERS_INTERRUPTED:
            return _fail(KeyboardInterrupt())
        return code
    except typer.Exit as done:
        return done.exit_code
    except BrokenPipeError:
        # The reader of our output has had enough: nothing is wrong, and nobody is left to tell.
        _forget_output()
        return 0
    except (Exception, KeyboardInterrupt) as error:
        if settings.is_debugging():
            raise
        return _fail(error)


def _prepare() -> None:
    """See to it that neither logs nor letters that the terminal lacks disturb a person."""
    if not settings.is_debugging():
        # What a bot's fault is worth to a person, the commands say themselves.
        logging.getLogger("rebelote").addHandler(logging.NullHandler())
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=SPELT)


def _fail(error: BaseException) -> int:
    """Tell an error in one line, whatever it was; return the exit code."""
    if isinstance(error, KeyboardInterrupt):
        # The second Ctrl-C of an impatient person must not interrupt the answer to the first.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    from rebelote.cli.quoting import one_line

    print("rebelote: " + one_line(_message(error)), file=sys.stderr)
    if isinstance(error, OSError):
        _forget_output()
    from rebelote.notation import FalseRecord

    return FALSE if isinstance(error, FalseRecord) else BROKEN


def _message(error: BaseException) -> str:
    """Return what a person is told of an error."""
    language = settings.language()
    if isinstance(error, RebeloteError):
        from rebelote.cli.quoting import shorten_error
        from rebelote.notation.wording import say_error

        said = say_error(shorten_error(error), language)
        # Who types an option knows it by its name, not by what it settles.
        option = str(error.params.get("option", ""))
        return said if option in said else f"{option}: {said}"
    if isinstance(error, typer.TyperException):
        return str(error.format_message())
    if isinstance(error, KeyboardInterrupt | typer.Abort):
        return word("interrupted", language)
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror)
    # A fault of ours: a person gets one line, a developer asks for the traceback.
    return word("our_fault", language, problem=f"{type(error).__name__}: {error}")


def _forget_output() -> None:
    """Send what is still buffered for standard output nowhere: Python would complain at its end."""
    with suppress(OSError, AttributeError):  # It may be closed, or no file at all.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
