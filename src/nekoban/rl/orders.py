"""What a step of a batch is asked to do: where the caller's actions are, and where picked actions go.

Threads wait for a step in compiled code, and every step has other actions. So their place is told by numbers
that all threads look at. Finding it in Python would take as long as some hundred rows: what Python needs for
it is no longer in a near cache after a step.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false

from nekoban.core.record import Raw

ADDRESS, APART, WIDTH, COPIES = range(
    4
)  # of actions: where, how far apart, their bytes; then where copies go
NUMBER, WIDE = 4, 8  # bytes of what is picked, and of most other numbers that callers have


def ask(orders: Raw, actions: Raw, copies: Raw) -> None:
    """Both arrays must be kept until the step is done."""
    orders[ADDRESS], orders[APART], orders[WIDTH] = (
        address_of(actions),
        distance_of(actions),
        actions.itemsize,
    )
    orders[COPIES] = address_of(copies)


def signatures() -> dict[str, str]:
    """The argument types of `ask`, by the type of actions. Actions need not be adjacent."""
    return {kind: f"void(int64[::1],{kind}[:],int32[::1])" for kind in ("int32", "int64")}
