"""What translators are told about their translations: the sentences, one file a language."""

from pathlib import Path

from nekoban.core.messages import catalogue

tell = catalogue(Path(__file__).parent)
