"""Variants: a published game with something changed, as a file, as a short text, and as options.

Whatever a variant changes becomes values of the game's options. So a save, a position text, a table of the
server and a simulation carry it as they carry every option, and need no file. What such values change of the
published rules is known from the values alone: a variant cannot pass for a published game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from nekoban.core.messages import tell
from nekoban.core.options import Chosen, Name, OptionError, OptionValues, spelled
from nekoban.core.variant_files import (
    FILE_LIMIT,
    FileTable,
    VariantError,
    VariantFile,
    quoted,
    toml_text,
    unknown,
)

if TYPE_CHECKING:
    from nekoban.core.game import Game

VARIANT = "variant"  # what a caller gives instead of options: a file, its text, or the short text
HEAD = ("game", "name", "about", "changes")
ABOUT_LIMIT = 400  # letters


def with_variant(game: Game, given: Mapping[str, object]) -> OptionValues:
    """Options in which a variant stands for those that it brings; others that are given go before its own."""
    rest = {name: value for name, value in given.items() if name != VARIANT}
    if VARIANT not in given:
        return rest
    text, file = local_text(given[VARIANT])
    found, values = read_variant(text, file)
    if found is not game:
        raise VariantError(tell("variant-other-game", file=file, game=found.name, other=game.name))
    said = {name.replace("_", "-") for name in rest}
    return {name: value for name, value in values.items() if name not in said} | rest


def local_text(given: object) -> tuple[str, str]:
    """The text of a variant and what to call it: somebody at this machine may name a file."""
    if isinstance(given, str) and ("\n" in given or is_short_text(given)):
        return given, tell("variant-your-text")
    if not isinstance(given, str | Path):
        raise VariantError(tell("variant-what", value=quoted(given)))
    file = Path(given)
    try:
        with file.open("rb") as stream:
            raw = stream.read(FILE_LIMIT + 1)
    except (OSError, ValueError) as error:
        why = str(getattr(error, "strerror", None) or error)
        raise VariantError(tell("variant-unread", file=quoted(str(given)), error=why)) from None
    try:
        return raw.decode("utf-8-sig"), file.name
    except UnicodeDecodeError as error:
        if len(raw) > FILE_LIMIT:
            raise VariantError(tell("variant-long", file=file.name, limit=FILE_LIMIT)) from None
        raise VariantError(tell("variant-no-utf-8", file=file.name, byte=error.start)) from None


def is_short_text(text: str) -> bool:
    """Whether a text begins as a short one does: with a game and an option."""
    words = text.split(maxsplit=2)
    names = [word.partition("=")[0].replace("-", "") for word in words[:2]]
    return len(words) > 1 and "=" in words[1] and all(name.isalnum() for name in names)


def read_variant(text: str, file: str) -> tuple[Game, OptionValues]:
    """The game of a variant, and the options that it brings. `file` is what a sentence calls it.

    The text may be a stranger's. It is a variant file, or a variant's short text.
    """
    if is_short_text(text):
        return read_short_text(text)
    found = VariantFile(text, file)
    head = found.table("variant")
    if head is None:
        raise VariantError(tell("variant-no-head", file=file))
    head.only(HEAD)
    game = varied_game(head)
    assert game.variant is not None
    FileTable(found.source, "", found.values).only(("variant", "options", *game.variant.TABLES))
    called = {"called": read_name(head)}
    if "about" in head.values:
        head.text("about", ABOUT_LIMIT)
    values = called | plain_options(game, found, game.variant.LATE_OPTIONS)
    own = {name.replace("_", "-"): value for name, value in game.variant.read(found, values).items()}
    for name in values.keys() & own.keys() - set(game.variant.LATE_OPTIONS):
        found.source.refuse("options", name, tell.phrase("variant-twice", field=name))
    values |= own
    chosen = checked(game, values, found)
    check_clauses(head, game, chosen)
    return game, chosen.changed()


def varied_game(head: FileTable) -> Game:
    """The game that a variant file changes."""
    from nekoban.core.catalogue import all_games

    games = {name: game for name, game in all_games(hidden=True).items() if game.variant is not None}
    return games[head.word("game", list(games))]


def read_name(head: FileTable) -> str:
    """The name of a variant."""
    name = head.text("name", Name.LONGEST)
    try:
        return Name().read("name", name)
    except OptionError:
        head.refuse("name", tell.phrase("variant-name", longest=Name.LONGEST))


def plain_options(game: Game, found: VariantFile, late: Sequence[str]) -> OptionValues:
    """The options of the table [options], each checked by itself but for those that need the other tables."""
    table = found.table("options")
    if table is None:
        return {}
    declared = {spelled(name): option for name, option in game.options.declared.items() if name != "called"}
    table.only(declared)
    for name, value in table.values.items():
        try:
            declared[name].read(name, value)
        except OptionError as error:
            if name not in late:
                table.refuse(name, tell.phrase("variant-said", said=str(error)))
    return dict(table.values)


def checked(game: Game, values: OptionValues, found: VariantFile) -> Chosen:
    """The options as chosen; what does not go together is said of the file."""
    try:
        return game.options.read(values)
    except OptionError as error:
        raise VariantError(tell("variant-fault", file=found.source.name, fault=str(error))) from None


def check_clauses(head: FileTable, game: Game, chosen: Chosen) -> None:
    """`changes` names exactly the clauses that are changed: whoever reads the file knows what to compare."""
    said = head.texts("changes")
    changed = list(dict.fromkeys(change.clause for change in game.changes(chosen)))
    if not changed:
        head.refuse("changes", tell.phrase("variant-changes-nothing"))
    for clause in said:
        if clause not in changed:
            head.refuse("changes", unknown("variant-not-changed", clause, changed))
    if missing := [clause for clause in changed if clause not in said]:
        head.refuse("changes", tell.phrase("variant-unsaid", clauses=missing))


def read_short_text(text: str) -> tuple[Game, OptionValues]:
    """A variant's short text: the game and its options, as a position text begins."""
    from nekoban.core.notation import NotationError, named_game, read_option

    name, *words = text.split()
    try:
        game = named_game(name)
        return game, game.options.read(dict(map(read_option, words))).changed()
    except (NotationError, OptionError) as error:
        raise VariantError(str(error)) from None


def short_text(game: Game, chosen: Chosen) -> str:
    """A variant as one line that can be shared; `read_variant` reads it back."""
    return f"{game.name} {chosen.text}"


def variant_text(game: Game, chosen: Chosen) -> str:
    """A variant as a file. What the file it came from says about it, and its comments, are not kept."""
    assert game.variant is not None
    changes = game.changes(chosen)
    changed = {change.option for change in changes}
    head = {
        "game": game.name,
        "name": chosen.values.get("called") or tell("variant-unnamed"),
        "changes": list(dict.fromkeys(change.clause for change in changes)),
    }
    tables, more = game.variant.write(chosen), chosen.changed()
    plain = {
        name: value for name, value in more.items() if name.replace("-", "_") not in changed | {"called"}
    }
    return toml_text({"variant": head, **tables, "options": plain | tables.get("options", {})})


def change_lines(game: Game, chosen: Chosen) -> list[str]:
    """What is changed of the published rules, a line for each."""
    changes = game.changes(chosen)
    return [tell("variant-change", clause=change.clause, sentence=change.sentence) for change in changes]


def published(game: Game, chosen: Chosen) -> Chosen:
    """The same table without what is not published: what a variant is compared with."""
    changed = {change.option for change in game.changes(chosen)} | {"called"}
    rest = {name: value for name, value in chosen.changed().items() if name.replace("-", "_") not in changed}
    return game.options.read(rest)
