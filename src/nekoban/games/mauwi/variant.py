"""Mauwi and Mauw: what a variant may change, the number of cards of each kind."""

from nekoban.core.options import Chosen, OptionValues
from nekoban.core.untrusted_text import FileValue
from nekoban.core.variant_files import Change, VariantFile
from nekoban.games.mauwi.data.own_cards import ALL_WARRIORS, NAMES, cards_text, deck_of, own_counts
from nekoban.games.mauwi.parts import EXPERT_COPIES, KIWI, MOST_COPIES, NINOX, TUATARA, WARRIORS
from nekoban.games.mauwi.words import tell

TABLES = ("cards",)


def read(file: VariantFile, options: OptionValues) -> OptionValues:
    """Mauwi: `[cards]`: how many of each kind; `warriors` are all eight, and one of them may differ."""
    table = file.table("cards")
    if table is None:
        return {}
    table.only((ALL_WARRIORS, *NAMES))
    counts: dict[int, int] = {}
    if ALL_WARRIORS in table.values:
        counts = dict.fromkeys(WARRIORS, table.number(ALL_WARRIORS, 0, MOST_COPIES))
    for name, card in NAMES.items():
        if name in table.values:
            counts[card] = table.number(name, 0, MOST_COPIES)
    return {"cards": cards_text(counts)}


def write(options: Chosen) -> dict[str, FileValue]:
    """The cards of a variant of Mauwi, for its file."""
    return {"cards": own_counts(options["cards"])}


def changes(options: Chosen) -> list[Change]:
    """MW-70, 90. Every kind of which there are not as many as the edition has, or as players may agree on."""
    printed, found = deck_of({**options.values, "cards": ""}), []
    for name, count in own_counts(options["cards"]).items():
        card = tell.phrase(f"card-{name}")
        if NAMES[name] in (KIWI, NINOX, TUATARA):
            if count > EXPERT_COPIES:
                said = tell("change-expert", card=card, count=count, most=EXPERT_COPIES)
                found.append(Change("cards", "MW-70", said))
        elif count != (usual := printed[NAMES[name]]):
            said = tell("change-cards", card=card, count=count, usual=usual)
            found.append(Change("cards", "MW-90", said))
    return found
