"""The PEP 517 hooks of Rebelote: scikit-build-core, spared CMake while there is no native code.

Without `native/CMakeLists.txt` the wheel is pure Python and nothing but scikit-build-core is
installed to build it. Once that file exists, nanobind joins the requirements and scikit-build-core
is left to its settings in pyproject.toml.
"""

from pathlib import Path

from scikit_build_core import build as core

Settings = dict[str, "str | list[str]"] | None

NATIVE = Path(__file__).parents[1] / "native" / "CMakeLists.txt"
NATIVE_REQUIRES = ["nanobind>=3.1,<4"]
PURE: dict[str, str | list[str]] = {
    "wheel.cmake": "false",
    "wheel.py-api": "py3",
    # Modules are looked up in src/ at import, so one that is added or moved needs no reinstall.
    "editable.mode": "inplace",
}


def _settings(given: Settings) -> Settings:
    return given if NATIVE.exists() else PURE | (given or {})


def _requires(core_requires: list[str]) -> list[str]:
    return core_requires + (NATIVE_REQUIRES if NATIVE.exists() else [])


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return core.get_requires_for_build_sdist(_settings(config_settings))


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return _requires(core.get_requires_for_build_wheel(_settings(config_settings)))


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return _requires(core.get_requires_for_build_editable(_settings(config_settings)))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    return core.build_sdist(sdist_directory, _settings(config_settings))


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    return core.build_wheel(wheel_directory, _settings(config_settings), metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    return core.build_editable(wheel_directory, _settings(config_settings), metadata_directory)
