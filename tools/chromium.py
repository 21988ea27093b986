"""Find Chromium and a Japanese font for the browser tests, or install them: python -m tools.chromium"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FONT = "fonts-vlgothic"  # a small one for Japanese
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> str | None:
    """The browser's program; NEKOBAN_CHROMIUM names another one."""
    named = os.environ.get("NEKOBAN_CHROMIUM")
    if named:
        return named
    return next((found for name in NAMES if (found := shutil.which(name))), None)


@contextmanager
def open_browser() -> Iterator[Browser]:
    """The browser without a window, for tools; where there is none, they end with a sentence."""
    from playwright.sync_api import sync_playwright

    program = find_chromium()
    if program is None:
        sys.exit("There is no Chromium: python -m tools.chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


def has_japanese() -> bool:
    """Whether there is a font for Japanese, without which its texts cannot be measured."""
    program = shutil.which("fc-list")
    return bool(program and subprocess.run([program, ":lang=ja"], capture_output=True, check=False).stdout)


def install(package: str) -> None:
    """From the system's packages, where we may."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "install", "--yes", "--quiet", package], check=False)


def main() -> None:
    if find_chromium() is None:
        install("chromium")
    if not has_japanese():
        install(FONT)
    found = find_chromium()
    if found:
        print(f"Chromium: {found}")
    else:
        print(
            "THE BROWSER TESTS WILL BE SKIPPED: there is no Chromium here and it could not be installed. "
            "Install it (apt-get install chromium) or name it in NEKOBAN_CHROMIUM.",
            file=sys.stderr,
        )
    if not has_japanese():
        print(
            "JAPANESE DRAWINGS WILL NOT BE MEASURED: there is no font for them and none could be installed. "
            f"Install one (apt-get install {FONT}).",
            file=sys.stderr,
        )


if __name__ == "__main__":
    main()
