"""Variants for tests: the examples of docs/variants.md, and what a wrong file is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nekoban.core.game import Game
from nekoban.core.options import Chosen, OptionError
from nekoban.core.variants import read_variant

PAGE = (Path(__file__).parents[1] / "docs" / "variants.md").read_text(encoding="utf-8")
EXAMPLES = {
    str(re.findall(r'^game = "(.*)"', text, re.MULTILINE)[0]): text
    for text in re.findall(r"^```toml\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
}


def read_example(name: str, text: str = "") -> tuple[Game, Chosen]:
    """A game and the options of its example, or of another text."""
    game, values = read_variant(text or EXAMPLES[name], f"{name}.toml")
    return game, game.options.read(values)


def refused(text: str, file: str = "own.toml") -> str:
    """What a text is refused with."""
    with pytest.raises(OptionError) as caught:
        read_variant(text, file)
    return str(caught.value)


def changed_example(name: str, old: str, new: str) -> str:
    """What the example is told when something in it is wrong."""
    assert old in EXAMPLES[name]
    said = refused(EXAMPLES[name].replace(old, new, 1))
    assert said.startswith("own.toml")
    return said
