"""Results that are kept as they come, one JSON list a line, so that a long run can be stopped and go on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def kept_rows(file: Path) -> list[Any]:
    """The rows of a file, which is made if there is none; a last line that was cut off is taken away."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    text = file.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    return [json.loads(line) for line in whole.splitlines()]
