"""Cat Battles: what stands in gardens and yards. Faces, which are sent once."""

from nekoban.core.svg import path, symbol

CROWN = (
    "M30 44C18 47 6 42 7 32C1 27 3 16 12 15C14 5 28 1 35 8C45 4 56 11 53 21C60 28 55 40 45 40Q38 46 30 44Z"
)


def scenery() -> list[str]:
    """A tree, a house, and something for each garden."""
    return [tree(), home(), pond(), beds(), flowers(), yarn()]


def tree() -> str:
    """A tree of the gardens."""
    return symbol(
        "face-battle-tree",
        60,
        66,
        path("M26 40L24 62H37L34 40Z", "battle-plank"),
        path(CROWN, "battle-bush"),
        path("M14 22C17 14 26 11 33 15M20 33C27 29 36 30 42 33", "", "battle-leaf", 4),
    )


def home() -> str:
    """A house behind the yards."""
    return symbol(
        "face-battle-home",
        100,
        100,
        path("M14 46H86V97H14Z", "battle-wall"),
        path("M4 50L22 12H78L96 50Z", "battle-roof"),
        path("M20 31H80M13 41H87M50 12V50", width=1),
        path("M58 97V66C58 60 80 60 80 66V97Z", "battle-plank"),
        path("M23 61H46V80H23ZM34.5 61V80M23 70H46", "battle-water", width=2),
    )


def pond() -> str:
    """A pond of the gardens."""
    return symbol(
        "face-battle-pond",
        60,
        40,
        path("M7 22C5 9 20 3 32 6C46 2 58 12 53 24C52 36 33 38 24 34C14 37 7 31 7 22Z", "battle-slab"),
        path(
            "M12 22C11 13 22 9 32 11C43 8 51 14 48 23C46 32 33 32 25 29C18 32 12 29 12 22Z",
            "battle-water",
        ),
        path("M31 24a6 3.5 0 1 1 6 1.5L34 22Z", "battle-leaf"),
    )


def beds() -> str:
    """The beds of a garden."""
    return symbol(
        "face-battle-beds",
        60,
        40,
        path("M6 8H54V34H6Z", "brown"),
        path("M10 12l4 6 4-6m-4 6v-8M26 12l4 6 4-6m-4 6v-8M42 12l4 6 4-6m-4 6v-8", "", "battle-leaf"),
        path("M22 26h0M38 26h0M14 27h0M46 27h0", "", "orange", 8),
    )


def flowers() -> str:
    """Flowers of a garden."""
    return symbol(
        "face-battle-flowers",
        60,
        40,
        path("M12 36C8 26 52 26 48 36Z", "battle-bush"),
        path("M16 30V18M30 30V12M44 30V18", "", "battle-shade", 2.5),
        path("M16 15h0M44 15h0", "", "red", 14),
        path("M30 10h0", "", "purple", 14),
        path("M16 15h0M30 10h0M44 15h0", "", "gold", 6),
    )


def yarn() -> str:
    """A ball of yarn in a yard."""
    return symbol(
        "face-battle-yarn",
        60,
        40,
        path("M30 4a15 15 0 1 1-.1 0Z", "pink"),
        path("M18 12Q30 14 38 32M17 22Q26 22 30 34M27 5Q41 12 44 25", width=2),
        path("M41 31Q50 38 58 33", "", "pink", 4),
    )
