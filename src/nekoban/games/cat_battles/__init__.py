"""Cat Battles: Kittens fight for the territory, and the Boss that loses all its fish has lost."""

from nekoban.core.game import Game
from nekoban.core.options import Choice, Options, Switch, Text
from nekoban.games.cat_battles import rules
from nekoban.games.cat_battles.figures import TERRITORIES
from nekoban.games.cat_battles.limits import bound, samples, unreachable
from nekoban.games.cat_battles.parts import SEATS, SQUAD_NUMBERS
from nekoban.games.cat_battles.squads import parse_squad, with_own_figures

GAME = Game(
    name="cat-battles",
    title="Cat Battles",
    version=1,
    summary="Two squads of cats fight for a territory; the Boss that loses all its fish has lost.",
    credit="Game design: Macoto Nakamura. Made by Bandai (BANDAI NAMCO), who own the game and its names. "
    "Levels, effects, die and map come from a public secondary source; the set H01 is house-made.",
    status="playable",
    clause_prefixes=("CB",),
    options=Options(
        players=(SEATS, SEATS, SEATS),
        squad_1=Text(
            parse_squad,
            SQUAD_NUMBERS,
            "S01",
            "The first seat's squad: a set, or figures as in S01-05.01.02.03x2.",
        ),
        squad_2=Text(parse_squad, SQUAD_NUMBERS, "S02", "The second seat's squad."),
        territory=Choice(tuple(found.id for found in TERRITORIES), "The territory, for its Center Effect."),
        side_lanes=Switch("Whether the two side areas of one half touch.", True),
        starter=Choice(
            ("auto", "on", "off"),
            "Whether cats run away to the bench; auto: when both squads have four Kittens.",
        ),
        first=Choice(("chance", "first", "second"), "Who begins."),
    ),
    rules=rules,
    component_count=SEATS,
    bound=bound,
    samples=samples,
    read_files=with_own_figures,
    unreachable=unreachable,
)
