"""Sphinx configuration: MyST pages by hand, the reference from the docstrings."""

from importlib.metadata import version as installed_version

project = "Rebelote"
author = "The Rebelote authors"
copyright = "The Rebelote authors"
release = version = installed_version("rebelote")

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.doctest",
    "sphinx.ext.napoleon",
]
exclude_patterns = ["_build"]

html_theme = "furo"
html_title = "Rebelote"

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
python_use_unqualified_type_names = True

# Only `doctest` directives and prompts are examples; a plain code block is not run.
doctest_test_doctest_blocks = "default"

nitpicky = True
# What a room exports is documented and must be found. A signature may also mention a name from a
# module inside a room, and names from elsewhere, which cannot be resolved without a network.
nitpick_ignore_regex = [
    ("py:.*", r"(?!rebelote(\.\w+){1,2}$|rebelote\.\w+\.[A-Z]\w*\.\w+$).*"),
]
