"""What the tests of the client share."""

import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def node_modules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """TypeScript and axe-core, as package-lock.json has them; fetched once."""
    folder = HERE / "node_modules"
    if not (folder / "typescript").exists() or not (folder / "axe-core").exists():
        npm = shutil.which("npm")
        if npm is None:
            pytest.skip("THE CLIENT'S TYPES ARE NOT CHECKED: npm is not installed (apt-get install npm)")
        done = subprocess.run(
            [npm, "ci", "--no-audit", "--no-fund"], cwd=HERE, capture_output=True, text=True
        )
        if done.returncode:
            pytest.skip(f"THE CLIENT'S TYPES ARE NOT CHECKED: npm could not fetch them: {done.stderr[-200:]}")
    return folder
