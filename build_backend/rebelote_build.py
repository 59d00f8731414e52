"""The PEP 517 hooks of Rebelote: scikit-build-core, told whether the kernel can be built.

The pages of the browser are built before it packs anything: see `rebelote_pages`.

Without a C++ compiler, or with `REBELOTE_SKIP_NATIVE=1`, the wheel is pure Python and neither CMake
nor nanobind is fetched. A compiler that fails gives the same wheel, with a warning.
`REBELOTE_REQUIRE_NATIVE=1` turns both into errors: it is what continuous integration sets.

An editable install builds the kernel in `build/native`, which is kept, and puts it beside the
modules in `src/`: modules are looked up at import, and a second install compiles what changed.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import rebelote_pages as pages
from rebelote_pages import is_set
from scikit_build_core import build as core

Settings = dict[str, "str | list[str]"] | None

ROOT = Path(__file__).parents[1]
NATIVE = ROOT / "native"
BESIDE_MODULES = ROOT / "src" / "rebelote" / "solver"
COMPILERS = ("c++", "g++", "clang++")
NATIVE_REQUIRES = ["nanobind>=3.1,<4"]
PURE: dict[str, str | list[str]] = {
    "wheel.cmake": "false",
    "wheel.py-api": "py3",
}
IN_PLACE: dict[str, str | list[str]] = PURE | {"editable.mode": "inplace"}


def _builds_kernel() -> bool:
    """Tell whether to try; raise when a kernel is demanded and there is nothing to try with."""
    if is_set("REBELOTE_SKIP_NATIVE") or not (NATIVE / "CMakeLists.txt").exists():
        return False
    has_compiler = bool(os.environ.get("CXX")) or any(map(shutil.which, COMPILERS))
    if not has_compiler and is_set("REBELOTE_REQUIRE_NATIVE"):
        message = "REBELOTE_REQUIRE_NATIVE is set, and there is no C++ compiler (CXX, c++, g++)"
        raise SystemExit(message)
    return has_compiler


def _settings(given: Settings) -> Settings:
    return given if _builds_kernel() else PURE | (given or {})


def _requires(core_requires: list[str]) -> list[str]:
    return core_requires + (NATIVE_REQUIRES if _builds_kernel() else []) + pages.requires()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return core.get_requires_for_build_sdist(PURE | (config_settings or {})) + pages.requires()


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return _requires(core.get_requires_for_build_wheel(_settings(config_settings)))


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return _requires(core.get_requires_for_build_editable(_settings(config_settings)))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    pages.provide(for_release=True)
    return core.build_sdist(sdist_directory, PURE | (config_settings or {}))


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    pages.provide()
    return core.build_wheel(wheel_directory, _settings(config_settings), metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    pages.provide()
    # One that is left from before is for another Python, or is old.
    _remove_kernel()
    if _builds_kernel():
        try:
            _build_beside_modules()
        except (OSError, subprocess.CalledProcessError) as error:
            if is_set("REBELOTE_REQUIRE_NATIVE"):
                raise
            print(f"The kernel could not be built, Rebelote goes without: {error}", file=sys.stderr)
    settings = IN_PLACE | (config_settings or {})
    return core.build_editable(wheel_directory, settings, metadata_directory)


def _remove_kernel() -> None:
    for kernel in (*BESIDE_MODULES.glob("_core*.so"), *BESIDE_MODULES.glob("_core*.pyd")):
        kernel.unlink()


def _build_beside_modules() -> None:
    """Compile the kernel in a folder of this Python's own and copy it to where it is imported."""
    import nanobind

    folder = ROOT / "build" / "native" / (sys.implementation.cache_tag or "python")
    # An isolated build has its tools at another path each time.
    (folder / "CMakeCache.txt").unlink(missing_ok=True)
    cmake = shutil.which("cmake") or "cmake"
    ninja = shutil.which("ninja")
    configure = [
        *(cmake, "-S", str(NATIVE), "-B", str(folder), "-DCMAKE_BUILD_TYPE=Release"),
        f"-DPython_EXECUTABLE={sys.executable}",
        f"-Dnanobind_DIR={nanobind.cmake_dir()}",
        *(("-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={ninja}") if ninja else ()),
    ]
    build = [cmake, "--build", str(folder), "--target", "_core", "--parallel", "2"]
    # What the tools say goes where warnings go: the hook's own output is read by the installer.
    for command in (configure, build):
        subprocess.run(command, check=True, stdout=sys.stderr)
    (kernel,) = (*folder.glob("_core*.so"), *folder.glob("_core*.pyd"))
    shutil.copy2(kernel, BESIDE_MODULES)
