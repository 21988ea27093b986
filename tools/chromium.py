"""Find Chromium for the browser tests, or install it where that is possible: python -m tools.chromium"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> str | None:
    """The browser's program; NEKOBAN_CHROMIUM names another one."""
    named = os.environ.get("NEKOBAN_CHROMIUM")
    if named:
        return named
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def install() -> None:
    """From the system's packages, where we may."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "install", "--yes", "--quiet", "chromium"], check=False)


def main() -> None:
    if find_chromium() is None:
        install()
    found = find_chromium()
    if found:
        print(f"Chromium: {found}")
    else:
        print(
            "THE BROWSER TESTS WILL BE SKIPPED: there is no Chromium here and it could not be installed. "
            "Install it (apt-get install chromium) or name it in NEKOBAN_CHROMIUM.",
            file=sys.stderr,
        )


if __name__ == "__main__":
    main()
