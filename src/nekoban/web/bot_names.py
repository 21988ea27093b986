"""Names of bots, in the words that the pages have for them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from nekoban.core.language import ENGLISH, READER, kept
from nekoban.core.messages import capital

FOLDER = Path(__file__).parent / "static" / "messages"


def bot_name(bot: str) -> str:
    """A bot as people read it, in the reader's language: 'House cat'."""
    return capital(page_words().get(f"bot.{bot}", bot.replace("-", " ")))


@kept(8)
def page_words() -> dict[str, Any]:
    """The sentences of the pages in the reader's language, or in English where nobody has translated them."""
    files = (FOLDER / f"{code}.json" for code in (READER.get(), ENGLISH))
    return json.loads(next(file for file in files if file.is_file()).read_text(encoding="utf-8"))
