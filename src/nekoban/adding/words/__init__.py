"""Messages to translators about their translations, one file for each language."""

from pathlib import Path

from nekoban.core.messages import catalogue

tell = catalogue(Path(__file__).parent)
