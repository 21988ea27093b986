"""The arrays of a batch, as named tuples that its compiled steps take: one row for each match."""

from typing import Annotated, NamedTuple, TypeAlias

from nekoban.core.record import Raw

Bytes: TypeAlias = Annotated[Raw, "uint8[::1]"]
Words: TypeAlias = Annotated[Raw, "uint64[::1]"]  # records as numbers of eight bytes
WordRows: TypeAlias = Annotated[Raw, "uint64[:,::1]"]
Small: TypeAlias = Annotated[Raw, "int16[::1]"]
SmallRows: TypeAlias = Annotated[Raw, "int16[:,::1]"]
Middle: TypeAlias = Annotated[Raw, "int32[::1]"]
MiddleRows: TypeAlias = Annotated[Raw, "int32[:,::1]"]
Large: TypeAlias = Annotated[Raw, "int64[::1]"]
ByteRows: TypeAlias = Annotated[Raw, "int8[:,::1]"]
FloatRows: TypeAlias = Annotated[Raw, "float32[:,::1]"]

LINE = 64  # bytes of memory that come together


class Table(NamedTuple):
    """What all matches of a batch have in common. It never changes."""

    fresh: Words  # a state of defaults
    options: Annotated[Raw, "uint8[:,::1]"]  # the sets of options that rows have
    hidden: WordRows  # all ones where a seat may not look
    spans: WordRows  # in which numbers of a state something may be hidden
    ahead: Words  # which numbers of a state to fetch ahead
    moves: SmallRows  # [seat, action]: from a seat's actions to the rows of the game's table
    turned: SmallRows  # [seat, move]: and back
    repeats: Annotated[int, "int64"]  # 1 to begin a new match where one has ended
    plan: Annotated[Raw, "uint16[:,:,::1]"]  # how a view becomes an observation
    ends: WordRows
    turns: Annotated[Raw, "uint16[:,:,::1]"]
    tables: Annotated[Raw, "int16[:,:,::1]"]


class Kept(NamedTuple):
    """What a batch keeps of its matches besides their states. Callers do not write into it."""

    actions: Large  # what to do
    observers: Small  # who sees a match that is over; after a step, whose observations these are
    lists: SmallRows  # the legal actions
    counts: Middle
    results: MiddleRows  # points by seat, where a match has ended
    lucks: Large  # for random choices
    picks: Middle  # the random choices
    sets: Middle  # which set of options a match begins with


class Shown(NamedTuple):
    """What callers are shown and may write into: a step reads nothing of it."""

    movers: Small  # who decides; negative when nobody does
    masks: ByteRows  # 1 for every legal action
    rewards: FloatRows
    ended: Bytes
    small: ByteRows  # the observations as int8 or as float32; the other has no columns
    large: FloatRows


class Given(NamedTuple):
    """All that a step works on."""

    orders: Large  # where the caller's actions are, and so on: see orders.py

    states: Bytes  # the records as bytes
    words: WordRows  # and in rows of eight bytes a number
    rooms: WordRows  # of each call the first row is for views
    table: Annotated[Table, Table]
    kept: Annotated[Kept, Kept]
    shown: Annotated[Shown, Shown]
