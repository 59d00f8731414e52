"""The command as a whole: failures in one line, exit codes, languages."""

import errno
import os
import signal
import sys

import pytest
import typer

from rebelote.cli import app as command

# Imported here so that no test puts another `app` in the way while they are registered.
from rebelote.cli import commands, main, settings
from rebelote.notation import FalseRecord

COMMANDS = {
    "arena",
    "bench",
    "check",
    "doctor",
    "ledger",
    "play",
    "review",
    "rules",
    "score",
    "serve",
    "simulate",
    "solve",
    "verify",
}


@pytest.fixture(autouse=True)
def _signals():
    """Give the signals back that the command changes."""
    before = {one: signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)}
    yield
    for one, handler in before.items():
        signal.signal(one, handler)


@pytest.fixture
def failing(monkeypatch):
    """Return a function that lets the command fail with an error."""

    def fail(error):
        def app(*_, **__):
            raise error

        monkeypatch.setattr(command, "app", app)

    return fail


def test_the_version_is_printed(capsys):
    """--version prints the version and nothing else."""
    import rebelote

    assert command.run(["--version"]) == 0
    assert capsys.readouterr().out == f"{rebelote.__version__}\n"


@pytest.mark.parametrize("arguments", [[], ["--help"]])
def test_alone_it_shows_its_commands(arguments, capsys):
    """A person who types only the name gets the list of commands, and that is no error."""
    assert command.run(arguments) == 0
    shown = capsys.readouterr().out
    assert "Usage: rebelote" in shown
    assert "simulate" in shown


@pytest.mark.parametrize(
    ("error", "code", "message"),
    [
        (RuntimeError("boom"), 2, "a fault of Rebelote, not yours (RuntimeError: boom)"),
        (KeyboardInterrupt(), 2, "interrupted"),
        (typer.Abort(), 2, "interrupted"),
        (OSError(errno.ENOSPC, "No space left on device"), 2, "No space left on device"),
        (FileNotFoundError(errno.ENOENT, "Not there", "x.txt"), 2, "x.txt: Not there"),
        (FalseRecord(faults=()), 1, ""),
    ],
)
def test_every_failure_is_one_line(error, code, message, failing, capsys, monkeypatch):
    """Whatever is raised, a person reads one line on stderr and the code tells of what kind."""
    monkeypatch.setenv("REBELOTE_LANGUAGE", "en")
    monkeypatch.setattr(os, "dup2", lambda *_: None)
    failing(error)
    assert command.run([]) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("rebelote: " + message)


def test_failures_are_told_in_french(failing, capsys, monkeypatch):
    """The language of the environment is that of the errors."""
    monkeypatch.setenv("REBELOTE_LANGUAGE", "fr")
    failing(KeyboardInterrupt())
    assert command.run([]) == 2
    assert capsys.readouterr().err == "rebelote: interrompu\n"


def test_typers_own_answer_to_ctrl_c_is_ours(capsys, monkeypatch):
    """Typer turns Ctrl-C in a code of its own; a person gets the usual line and code."""
    monkeypatch.setenv("REBELOTE_LANGUAGE", "en")
    monkeypatch.setattr(command, "app", lambda *_, **__: command.TYPERS_INTERRUPTED)
    assert command.run([]) == 2
    assert capsys.readouterr().err == "rebelote: interrupted\n"


def test_a_second_ctrl_c_does_not_interrupt_the_answer(failing):
    """After the first one further interrupts are ignored: the process is ending."""
    failing(KeyboardInterrupt())
    command.run([])
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def test_a_developer_gets_the_traceback(failing, monkeypatch):
    """REBELOTE_DEBUG lets the error through."""
    monkeypatch.setenv("REBELOTE_DEBUG", "1")
    failing(RuntimeError("boom"))
    with pytest.raises(RuntimeError, match="boom"):
        command.run([])


def test_a_reader_that_has_gone_is_no_failure(failing, monkeypatch):
    """`rebelote ... | head` ends quietly."""
    monkeypatch.setattr(os, "dup2", lambda *_: None)
    failing(BrokenPipeError())
    assert command.run([]) == 0


def test_exit_codes_of_typer_are_kept(failing):
    """What a command asks for is the code."""
    failing(typer.Exit(7))
    assert command.run([]) == 7


def test_the_output_may_be_closed(monkeypatch):
    """Without standard output there is nothing to flush."""
    monkeypatch.setattr(sys, "stdout", None)
    assert command.run(["rules", "list"]) == 0


def test_a_full_output_is_told(monkeypatch, capsys):
    """A disk that fills up at the last moment is an error and not silence."""

    class Full:
        def write(self, text):
            return len(text)

        def flush(self):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setenv("REBELOTE_LANGUAGE", "en")
    monkeypatch.setattr(sys, "stdout", Full())
    assert command.run(["--version"]) == 2
    assert "No space left on device" in capsys.readouterr().err


def test_main_exits_with_the_code(monkeypatch):
    """The entry point of the package passes the code on."""
    monkeypatch.setattr(command, "run", lambda: 1)
    with pytest.raises(SystemExit) as caught:
        main()
    assert caught.value.code == 1


def test_an_interrupt_before_the_start_is_told(monkeypatch, capsys):
    """Even while it loads, Ctrl-C is one line and code 2."""

    def interrupted():
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "run", interrupted)
    with pytest.raises(SystemExit) as caught:
        main()
    assert caught.value.code == 2
    assert capsys.readouterr().err == "rebelote: interrupted\n"


def test_a_request_to_end_is_answered_like_ctrl_c(monkeypatch):
    """SIGTERM raises what Ctrl-C raises, so that drafts are cleared away."""
    monkeypatch.setattr(command, "run", lambda: 0)
    with pytest.raises(SystemExit):
        main()
    assert signal.getsignal(signal.SIGTERM) is signal.default_int_handler


def test_every_group_of_commands_is_registered():
    """Importing the package of commands puts all of them on the command."""
    assert set(commands.__all__) == COMMANDS
    names = {one.name for one in command.app.registered_commands}
    assert {"play", "simulate", "replay", "conformance", "score", "legal", "perft"} <= names
    assert {"solve", "doctor", "bench", "review"} <= names


def test_a_language_is_asked_for_one_command_only(capsys):
    """What follows in the same process speaks the language of the environment again."""
    assert command.run(["rules", "list", "--language", "fr"]) == 0
    assert settings.ASKED_LANGUAGE.get() is None
