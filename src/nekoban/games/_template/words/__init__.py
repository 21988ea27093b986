"""Mice: the sentences, one file a language. docs/translating.md describes the files."""

from pathlib import Path

from nekoban.core.messages import catalogue

tell = catalogue(Path(__file__).parent)
