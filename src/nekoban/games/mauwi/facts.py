"""Mauwi and Mauw: one game in two editions."""

from nekoban.core.game import Game, LuckNames
from nekoban.core.given_luck import seat_names
from nekoban.core.options import Choice, Chosen, Name, Number, Options, OptionValues, Switch, Text
from nekoban.core.record import Raw
from nekoban.games.mauwi.data.own_cards import MOST_CARDS, deck_of, read_cards
from nekoban.games.mauwi.parts import (
    EXPERT_COPIES,
    FEWEST_IN_TEAMS,
    HAND,
    KINDS,
    MOST_ATTACKS,
    MOST_PLAYERS,
    SEATS,
    TURNS_EACH,
    Card,
    Edition,
)
from nekoban.games.mauwi.state import Kind
from nekoban.games.mauwi.words import tell

ASKED_PER_ATTACK = 3  # the attacked player, the teammate, the attacker
ASKED_PER_TURN = 3 + ASKED_PER_ATTACK * MOST_ATTACKS  # card, warrior's place, gain's place


def check(options: Raw) -> str | None:
    """MW-70, 80, 90, 91. What cannot be played together, and why."""
    if reason := deck_fault(options):
        return reason
    if options.start != "chance" and int(options.start) > options.players:
        return tell("no-start", players=options.players, start=options.start)
    if options.teams and options.players < FEWEST_IN_TEAMS:
        return tell("too-few-for-teams", fewest=FEWEST_IN_TEAMS)
    if options.edition != "mauw":
        return None
    if options.players > MOST_PLAYERS[Edition.MAUW]:
        return tell("too-many-for-mauw", most=MOST_PLAYERS[Edition.MAUW])
    if sum(deck_of(vars(options))[card] for card in (Card.KIWI, Card.NINOX, Card.TUATARA)):
        return tell("no-experts-in-mauw")
    if options.teams:
        return tell("no-teams-in-mauw")
    if options.free_slot == "any":
        return tell("own-slots-in-mauw")
    return None


def deck_fault(options: Raw) -> str | None:
    """MW-06. A deck of one's own has a hand for everybody, and not more cards than the counts can hold."""
    if not options.cards:
        return None
    count, fewest = sum(deck_of(vars(options))), HAND * options.players
    if not fewest <= count <= MOST_CARDS:
        return tell("deck-size", count=count, players=options.players, fewest=fewest, most=MOST_CARDS)
    return None


def unreachable(options: Chosen, move: Raw) -> str | None:
    """Mauwi: why a move can never be legal with these options."""
    if move.seat >= options.players:
        return "nobody sits there"
    deck = deck_of(options.values)
    for card, kinds in (
        (Card.KIWI, (Kind.FETCH, Kind.CARRY)),
        (Card.NINOX, (Kind.FREE,)),
        (Card.JOKER, (Kind.ANNOUNCE, Kind.LIFT)),
    ):
        if (move.kind in kinds or move.card == card) and deck[card] == 0:
            return f"there is no {card.name.capitalize()}"
    if move.card >= 0 and deck[move.card] == 0:
        return "there is no such card"
    return None


def expert(name: str) -> Number:
    """The option for how many cards of an expert there are."""
    return Number(0, EXPERT_COPIES, 0, tell.phrase("option-expert", card=tell.phrase(f"card-{name}")))


def samples() -> list[OptionValues]:
    """Mauwi: every number of players in both editions, with expert cards, in teams, and either free slot."""
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
        {
            "players": 2,
            "called": "few-cards",
            "cards": "spirit:3,1:2,2:2,3:2,4:2,5:2,6:2,7:0,8:3,joker:0,kiwi:6",
        },
        {"players": 3, "called": "many-spirits", "edition": "mauw", "cards": "spirit:20,8:1"},
    ]


def rolled(state: Raw, move: Raw, sides: int, before: int) -> list[str]:
    """MW-23. Who starts; nothing else is rolled."""
    return seat_names(state)


GAME = Game(
    name="mauwi",
    title="Mauwi",
    version=1,
    summary=tell.phrase("summary"),
    credit=tell.phrase("credit"),
    status="verified",
    clause_prefixes=("MW",),
    options=Options(
        players=(2, SEATS, 3),
        check=check,
        edition=Choice(("mauwi", "mauw"), tell.phrase("option-edition")),
        kiwi=expert("kiwi"),
        ninox=expert("ninox"),
        tuatara=expert("tuatara"),
        teams=Switch(tell.phrase("option-teams")),
        free_slot=Choice(
            ("edition", "any", "own"),
            tell.phrase("option-free-slot"),
        ),
        start=Choice(("chance", *map(str, range(1, SEATS + 1))), tell.phrase("option-start")),
        cards=Text(read_cards, KINDS, "", tell.phrase("option-cards"), by_variant=True),
        called=Name(),
    ),
    facts=__name__,
    minutes=(10, 30),
    weight="light",
    component_count=KINDS,
    bound=lambda options: TURNS_EACH * options.players * ASKED_PER_TURN,
    samples=samples,
    luck_names=LuckNames(drawn=Card, rolled=rolled),
    exceptions=("players.hand",),
    unreachable=unreachable,
)
