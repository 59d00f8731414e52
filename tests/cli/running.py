"""Runs the command: in this process for speed, in one of its own, or on a terminal."""

import json
import os
import pty
import re
import select
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from rebelote.cli.app import run

COMMAND = [sys.executable, "-c", "from rebelote.cli import main; main()"]
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Done:
    """What came of a run: exit code, output, errors."""

    def __init__(self, code, out, err):
        self.code, self.out, self.err = code, out, err

    @property
    def json(self):
        return json.loads(self.out)


def environment(home, **more):
    """Return the environment of a run that touches nothing of the user's."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("REBELOTE_")}
    return kept | {"REBELOTE_HOME": str(home), "LC_ALL": "C.UTF-8", "TERM": "xterm"} | more


def inside(capsys, *arguments):
    """Run the command in this process."""
    code = run([str(one) for one in arguments])
    out, err = capsys.readouterr()
    return Done(code, out, err)


def outside(home, *arguments, typed="", **more):
    """Run the command in a process of its own, whose input is a pipe."""
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        env=environment(home, **more),
        timeout=60,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def is_one_line(text):
    """Tell whether an error is told as it should be."""
    return (
        text.count("\n") == 1
        and text.startswith("rebelote: ")
        and "Traceback" not in text
        and "fault of Rebelote" not in text
    )


class OnTerminal:
    """The command on a terminal of 80 columns and 24 lines, with somebody at the keys."""

    def __init__(self, home, *arguments, rows=24, columns=80, **more):
        self.pid, self.keys = pty.fork()
        if not self.pid:
            size = {"LINES": str(rows), "COLUMNS": str(columns)}
            argv = [*COMMAND, *map(str, arguments)]
            os.execvpe(argv[0], argv, environment(home, **size, **more))
        self.text, self.code = "", None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.code is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, 9)
            self.end()
        os.close(self.keys)

    def _read(self, seconds):
        ready, _, _ = select.select([self.keys], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.keys, 65536)
        except OSError:
            data = b""
        self.text += data.decode(errors="replace")
        return bool(data)

    def wait_for(self, wanted, seconds=30):
        """Wait until a text stands on the screen since the last key; return what was written."""
        end = time.monotonic() + seconds
        while wanted not in ESCAPES.sub("", self.text):
            assert time.monotonic() < end, f"no {wanted!r} in {self.text[-2000:]!r}"
            self._read(0.2)
        return ESCAPES.sub("", self.text)

    def type(self, keys):
        """Type a line."""
        self.text = ""
        os.write(self.keys, keys.encode() + b"\n")

    def send(self, signal):
        """Send a signal to the command."""
        self.text = ""
        os.kill(self.pid, signal)

    def end(self, seconds=30):
        """Wait for the end; return exit code and what was written."""
        stop = time.monotonic() + seconds
        while self._read(0.2) or time.monotonic() < stop:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                while self._read(0):
                    pass
                self.code = os.waitstatus_to_exitcode(status)
                break
        return self.code, ESCAPES.sub("", self.text)


def kept(home, name="game.belote"):
    """Return the text of a kept game."""
    return (Path(home) / name).read_text(encoding="utf-8")
