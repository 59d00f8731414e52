"""Runs the command: in this process for speed, in one of its own, or on a terminal."""

import json
import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

from rebelote.cli.app import run

# Whoever runs the tests may have told their processes to ignore Ctrl-C.
_HEAR = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
# What cannot be read, and what was read and is false.
BROKEN, FALSE = 2, 1

COMMAND = [sys.executable, "-c", f"{_HEAR}; from rebelote.cli import main; main()"]
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


def outside(home, *arguments, typed="", encoding="utf-8", **more):
    """Run the command in a process of its own, whose input is a pipe."""
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=typed,
        capture_output=True,
        encoding=encoding,
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
        self.keys, screen = pty.openpty()
        size = {"LINES": str(rows), "COLUMNS": str(columns)}
        self.process = subprocess.Popen(
            [*COMMAND, *map(str, arguments)],
            stdin=screen,
            stdout=screen,
            stderr=screen,
            env=environment(home, **size, **more),
            start_new_session=True,
        )
        os.close(screen)
        self.text = ""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.keys)

    def _read(self, seconds):
        """Read what was written; false when there was nothing."""
        ready, _, _ = select.select([self.keys], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.keys, 65536)
        except OSError:  # The other end was closed.
            return False
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
        self.process.send_signal(signal)

    def end(self, seconds=30):
        """Wait for the end; return exit code and what was written."""
        stop = time.monotonic() + seconds
        while self.process.poll() is None and time.monotonic() < stop:
            self._read(0.2)
        while self._read(0):
            pass
        return self.process.returncode, ESCAPES.sub("", self.text)


def kept(home, name="game.belote"):
    """Return the text of a kept game."""
    return (Path(home) / name).read_text(encoding="utf-8")
