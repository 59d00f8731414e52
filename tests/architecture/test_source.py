"""Habits of the source that no linter checks: sizes, docstrings, and variants that nobody names."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rebelote
from rebelote.rules.registry import rulesets

PACKAGE = Path(rebelote.__file__).parent
MODULES = {str(path.relative_to(PACKAGE)): path for path in sorted(PACKAGE.rglob("*.py"))}

# Which variant a first game starts with is a setting, and a setting has to name one.
SETTINGS = {"cli/settings.py"}
# The one place that looks a variant up by its id.
REGISTRY = {"rules/registry.py"}

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef

module_by_module = pytest.mark.parametrize("name", MODULES)


def parse(name: str) -> ast.Module:
    return ast.parse(MODULES[name].read_text(encoding="utf-8"))


@module_by_module
def test_a_module_has_at_most_500_lines(name: str) -> None:
    assert len(MODULES[name].read_text(encoding="utf-8").splitlines()) <= 500


@module_by_module
def test_a_function_has_at_most_70_lines(name: str) -> None:
    long = [
        f"{node.name}: {length} lines"
        for node in ast.walk(parse(name))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (length := (node.end_lineno or node.lineno) - node.lineno + 1) > 70
    ]
    assert not long


def public(node: ast.Module | ast.ClassDef, prefix: str = "") -> Iterator[tuple[str, Definition]]:
    for child in node.body:
        if isinstance(child, Definition) and not child.name.startswith("_"):
            yield prefix + child.name, child
            if isinstance(child, ast.ClassDef):
                yield from public(child, f"{prefix}{child.name}.")


@module_by_module
def test_every_public_name_has_a_docstring(name: str) -> None:
    tree = parse(name)
    bare = [where for where, node in public(tree) if not ast.get_docstring(node)]
    assert ast.get_docstring(tree), "the module itself has none"
    assert not bare


def names_a_variant(node: ast.AST, ids: frozenset[str]) -> bool:
    return isinstance(node, ast.Constant) and node.value in ids


def branches_on_an_id(node: ast.AST) -> bool:
    """Whether an `.id` is compared with anything but another `.id`."""
    if isinstance(node, ast.Match):
        return is_an_id(node.subject)
    if not isinstance(node, ast.Compare):
        return False
    sides = [is_an_id(side) for side in (node.left, *node.comparators)]
    return any(sides) and not all(sides)


def is_an_id(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "id"


@pytest.mark.parametrize(
    "name", [n for n in MODULES if not n.startswith("rules/variants/") and n not in SETTINGS]
)
def test_no_variant_is_named_outside_its_own_file(name: str) -> None:
    ids = frozenset(rulesets())
    faults = [
        f"line {getattr(node, 'lineno', '?')}: {ast.unparse(node)}"
        for node in ast.walk(parse(name))
        if names_a_variant(node, ids) or (name not in REGISTRY and branches_on_an_id(node))
    ]
    assert not faults


@pytest.mark.parametrize(
    "code",
    ["if ruleset.id == 'x': pass", "a.id in NAMES", "match r.id:\n case x: pass", "f('coin')"],
)
def test_the_scan_sees_a_planted_fault(code: str) -> None:
    ids = frozenset({"coin"})
    assert any(names_a_variant(n, ids) or branches_on_an_id(n) for n in ast.walk(ast.parse(code)))


def test_the_scan_lets_two_ids_be_compared() -> None:
    assert not any(branches_on_an_id(node) for node in ast.walk(ast.parse("a.id == b.id")))


def names_the_kernel(node: ast.AST) -> bool:
    """Whether the native module is imported, for more than its types."""
    if isinstance(node, ast.ImportFrom):
        return node.module == "rebelote.solver" and any(a.name == "_core" for a in node.names)
    names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
    return any(name.endswith("solver._core") for name in names)


@pytest.mark.parametrize("name", [n for n in MODULES if n != "solver/kernel.py"])
def test_the_native_kernel_has_one_door(name: str) -> None:
    """No module but the door imports the native kernel."""
    assert not any(map(names_the_kernel, ast.walk(parse(name))))


def test_the_door_to_the_kernel_is_seen() -> None:
    """The scan would notice an import of the kernel."""
    assert any(map(names_the_kernel, ast.walk(parse("solver/kernel.py"))))
