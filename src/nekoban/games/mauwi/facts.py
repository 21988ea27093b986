"""Mauwi and Mauw: one game in two editions."""

from typing import Any

from nekoban.core.game import Game
from nekoban.core.options import Choice, Chosen, Number, Options, Switch
from nekoban.games.mauwi.parts import (
    EXPERT_COPIES,
    FEWEST_IN_TEAMS,
    KINDS,
    MOST_ATTACKS,
    MOST_PLAYERS,
    SEATS,
    TURNS_EACH,
    Card,
    Edition,
)
from nekoban.games.mauwi.show import words
from nekoban.games.mauwi.state import CARRY, FETCH, FREE

ASKED_PER_ATTACK = 3  # the attacked player, the teammate, the attacker
ASKED_PER_TURN = 3 + ASKED_PER_ATTACK * MOST_ATTACKS  # card, warrior's place, gain's place


def check(options: Any) -> str | None:
    """MW-70, 80, 90, 91. What cannot be played together, and why."""
    if options.start != "chance" and int(options.start) > options.players:
        return words.no_start(options.players, options.start)
    if options.teams and options.players < FEWEST_IN_TEAMS:
        return words.TOO_FEW_FOR_TEAMS
    if options.edition != "mauw":
        return None
    if options.players > MOST_PLAYERS[Edition.MAUW]:
        return words.TOO_MANY_FOR_MAUW
    if options.kiwi or options.ninox or options.tuatara:
        return words.NO_EXPERTS_IN_MAUW
    if options.teams:
        return words.NO_TEAMS_IN_MAUW
    if options.free_slot == "any":
        return words.OWN_SLOTS_IN_MAUW
    return None


def unreachable(options: Chosen, move: Any) -> str | None:
    """Why a move can never be legal with these options."""
    if move.seat >= options.players:
        return "nobody sits there"
    for card, kinds in (
        (Card.KIWI, (FETCH, CARRY)),
        (Card.NINOX, (FREE,)),
    ):
        if move.kind in kinds and not options[card.name.lower()]:
            return f"there is no {card.name.capitalize()}"
    if move.card == Card.TUATARA and not options["tuatara"]:
        return "there is no Tuatara"
    return None


def expert(name: str) -> Number:
    return Number(0, EXPERT_COPIES, 0, f"How many {name} cards are shuffled in (mauwi only).")


def samples() -> list[dict[str, Any]]:
    """Every number of players in both editions, with expert cards, in teams, and either free slot."""
    experts = {"kiwi": 4, "ninox": 4, "tuatara": 4}
    return [
        *({"players": count} for count in range(2, MOST_PLAYERS[Edition.MAUWI] + 1)),
        *({"players": count, "edition": "mauw"} for count in range(2, MOST_PLAYERS[Edition.MAUW] + 1)),
        *({"players": count, **experts} for count in range(2, MOST_PLAYERS[Edition.MAUWI] + 1)),
        *(
            {"players": count, "teams": True, **experts, "free-slot": "own"}
            for count in range(FEWEST_IN_TEAMS, MOST_PLAYERS[Edition.MAUWI] + 1)
        ),
        {"players": 4, "teams": True, "start": "3"},
        {"players": 3, "free-slot": "own", "kiwi": 1, "ninox": 2, "tuatara": 3, "start": "2"},
    ]


GAME = Game(
    name="mauwi",
    title="Mauwi",
    version=1,
    summary="Cat warriors befriend and fight each other for nine lives, and steal them from the neighbours.",
    credit="Mauw and Mauwi are by Vincent Joassin; Mauwi is published by Tsume. "
    "This is an independent implementation of the rules.",
    status="playable",
    clause_prefixes=("MW",),
    options=Options(
        players=(2, SEATS, 3),
        check=check,
        edition=Choice(("mauwi", "mauw"), "Mauwi, or its first edition Mauw."),
        kiwi=expert("Kiwi"),
        ninox=expert("Ninox"),
        tuatara=expert("Tuatara"),
        teams=Switch("Play in pairs that share their score (mauwi only, 4 players or more)."),
        free_slot=Choice(
            ("edition", "any", "own"),
            "Whose free slots take a warrior: by the edition's booklet (mauwi any, mauw own), any, or own.",
        ),
        start=Choice(("chance", *map(str, range(1, SEATS + 1))), "Who starts: chance, or a seat."),
    ),
    facts=__name__,
    component_count=KINDS,
    bound=lambda options: TURNS_EACH * options.players * ASKED_PER_TURN,
    samples=samples,
    exceptions=("players.hand",),
    unreachable=unreachable,
)
