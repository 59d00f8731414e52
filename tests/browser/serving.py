"""A server of its own for a test, as a player starts it: the command, in a process."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

COMMAND = Path(sys.executable).with_name("rebelote")
PATIENCE_SECONDS = 60


class Serving:
    """A server at an address that stays the same however often it is started.

    Its games are in a folder that is not the player's.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    @property
    def process_id(self) -> int:
        """The number of the process that serves."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it and wait until it answers."""
        assert self._process is None
        environ = {
            name: value for name, value in os.environ.items() if not name.startswith("REBELOTE_")
        }
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                # A thought on a busy machine is not to be taken for one without an end.
                [
                    COMMAND,
                    "serve",
                    "--port",
                    str(self.port),
                    "--bots",
                    "1",
                    "--think-seconds",
                    "120",
                ],
                env={**environ, "REBELOTE_HOME": str(self.folder)},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(self.log.read_text(encoding="utf-8"))
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE_SECONDS)
        self._process = None

    def stop(self) -> None:
        """End it as a player would, unless it has ended."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE_SECONDS)
            self._process = None
