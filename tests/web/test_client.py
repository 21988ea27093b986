"""The client's own tests, run under node, and its types."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from nekoban.server.pages import framed

HERE = Path(__file__).parent
STATIC = HERE.parents[1] / "src" / "nekoban" / "web" / "static"
# Of all pages together, and of the table with all it ever loads. Most of it is loaded when it is needed:
# what a first visit loads is held in bytes by test_size.py.
LINES, TABLE_LINES = 1550, 1110
# Pages whose own modules load only there, and how long these may be.
OWN_LINES = {"review": 170, "puzzle": 105, "puzzles": 65, "variant": 30}
BOARDS = {"table", "replay", "review", "lesson", "puzzle"}  # pages with a drawing of the table


def need(program: str) -> str:
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"THE CLIENT IS NOT TESTED: {program} is not installed (apt-get install nodejs npm)")
    return found


def test_the_modules_pass_their_unit_tests() -> None:
    files = sorted(str(file) for file in HERE.glob("*.test.js"))
    done = subprocess.run([need("node"), "--test", *files], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_types_hold(node_modules: Path) -> None:
    compiler = node_modules / "typescript" / "bin" / "tsc"
    again = [
        "--incremental",
        "--tsBuildInfoFile",
        str(node_modules / ".types"),
    ]  # what did not change is known
    done = subprocess.run(
        [need("node"), str(compiler), "--project", str(HERE), *again],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout


def source_of(module: str) -> str:
    return (STATIC / f"{module}.js").read_text(encoding="utf-8")


def loaded_by(module: str) -> set[str]:
    """A module and all that it imports, at once or when they are asked for."""
    found, open = set[str](), {module}
    while open:
        found |= open
        open = {name for known in open for name in re.findall(r'"\./(\w+)\.js"', source_of(known))} - found
    return found


def code_lines(module: str) -> int:
    """Lines without comments and empty ones."""
    source = re.sub(r"/\*\*.*?\*/", "", source_of(module), flags=re.DOTALL)
    lines = (re.sub(r"(^|\s)//.*", "", line).strip() for line in source.splitlines())
    return sum(bool(line) for line in lines)


def test_the_client_stays_small() -> None:
    counts = {file.stem: code_lines(file.stem) for file in STATIC.glob("*.js")}
    modules = loaded_by("table")
    assert {"table", "board", "host", "picture"} <= modules
    assert sum(counts[module] for module in modules) < TABLE_LINES, counts
    own = {page: own_modules(page) for page in OWN_LINES}
    assert sum(counts[one] for one in counts.keys() - set().union(*own.values())) < LINES, counts
    for page, most in OWN_LINES.items():
        assert page in own[page]
        assert sum(counts[module] for module in own[page]) < most, counts


def own_modules(page: str) -> set[str]:
    """What a page loads and no page without a limit of its own does."""
    others = {file.stem for file in STATIC.parent.glob("*.html")} - {"frame", *OWN_LINES}
    return loaded_by(page).difference(*map(loaded_by, others))


def test_the_client_knows_no_game() -> None:
    folder = HERE.parents[1] / "src" / "nekoban" / "games"
    names = [game.name for game in folder.iterdir() if game.is_dir() and game.name[0] not in "_."]
    for file in [*STATIC.glob("*.js"), *STATIC.glob("*.css"), *STATIC.parent.glob("*.html")]:
        text = file.read_text(encoding="utf-8").lower()
        for name in names:
            assert name not in text, f"{file.name} names {name}"
            assert name.replace("_", "-") not in text, f"{file.name} names {name}"


def test_the_pages_have_nothing_inline() -> None:
    for file in STATIC.parent.glob("*.html"):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|https?://", text), file.name


@pytest.mark.parametrize("name", [file.stem for file in STATIC.parent.glob("*.html") if file.stem != "frame"])
def test_a_page_is_whole_and_tells_of_the_modules_it_needs(name: str) -> None:
    text = framed(name)
    assert "$" not in text
    assert text.count("<main") == text.count("</main>") == text.count(f'src="/static/{name}.js"') == 1
    fetched = set(re.findall(r'"modulepreload" href="/static/(\w+)\.js"', text))
    assert {"page", "words"} <= fetched  # the second is needed by the first
    assert ("motion" in fetched) == ("board" in fetched) == (name in BOARDS)
