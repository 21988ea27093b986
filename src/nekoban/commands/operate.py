"""Commands for those who run a server: backups, a check-up, and orders to the processes that serve."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.text import Text

from nekoban.commands.arguments import UsageError
from nekoban.commands.doctor import decimal
from nekoban.commands.serve import DATABASE
from nekoban.commands.words import tell
from nekoban.core.folders import data_folder

if TYPE_CHECKING:
    from nekoban.server.store import Store

app = typer.Typer()
operator = typer.Typer(help="Orders to the processes that serve from a database.", no_args_is_help=True)
app.add_typer(operator, name="operator")
Database = Annotated[
    str,
    typer.Option(
        envvar=DATABASE,
        show_envvar=False,
        help="As for `nekoban serve`: a file, or a URL of PostgreSQL.",
    ),
]
PATIENCE = 10.0  # seconds for which a server may hold the database
DAY_MS = 24 * 60 * 60 * 1000


@contextmanager
def told_faults() -> Iterator[None]:
    """Say in a sentence what is wrong with a database."""
    from nekoban.server.store.address import StoreError

    try:
        yield
    except StoreError as error:
        raise UsageError(str(error)) from None
    except OSError as error:
        raise UsageError(tell("finding", what=error.filename, sentence=f"{error.strerror}.")) from None


@contextmanager
def opened(database: str) -> Iterator[Store]:
    """The database of a server, for one command."""
    from nekoban.server.store import Store
    from nekoban.server.store.address import StoreError, read_url

    with told_faults():
        url = read_url(database)
        if url.get_backend_name() == "sqlite" and not Path(str(url.database)).exists():
            raise StoreError(tell("database-unknown", database=str(url.database)))
        store = Store(database, patience=PATIENCE)
    try:
        yield store
    finally:
        store.close()


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to make.")], database: Database = "nekoban.db"
) -> None:
    """Copy a database into a file, also while a server uses it."""
    from nekoban.server.backup import back_up

    with told_faults():
        count = back_up(database, file)
    print(tell("backup-made", file=str(file), count=count))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `nekoban backup` made.")],
    database: Database = "nekoban.db",
) -> None:
    """Put a backup in the place of a database; what was there is kept beside it."""
    from nekoban.server import backup as backups

    with told_faults():
        count, before = backups.restore(file, database)
    said = "restored-before" if before else "restored"
    print(tell(said, database=database, count=count, before=str(before)))


@app.command()
def doctor(
    database: Annotated[
        str | None,
        typer.Option(
            envvar=DATABASE, show_envvar=False, help="The database; default: that of plain `nekoban`."
        ),
    ] = None,
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to serve at.")] = 8000,
) -> None:
    """Check whether everything is as it should be, and say what to do where it is not."""
    from nekoban.commands.doctor import all_findings

    console, is_well = Console(highlight=False), True
    for finding in all_findings(database or str(data_folder() / "nekoban.db"), port):
        is_well &= finding.is_well
        mark = "ok" if finding.is_well else "!!"
        console.print(
            Text(f"{mark}  {tell('finding', what=finding.what, sentence=finding.sentence)}"), soft_wrap=True
        )
    if not is_well:
        raise typer.Exit(1)


# --- orders


@operator.command()
def tables(
    database: Database = "nekoban.db",
    phase: Annotated[str | None, typer.Option(help="Only open, playing, over, closed or aside ones.")] = None,
    count: Annotated[int, typer.Option(min=1, max=10_000, help="How many are listed.")] = 20,
) -> None:
    """Show the tables, the processes with their load, and the disk."""
    from nekoban.server import orders

    with opened(database) as store:
        for row in orders.newest_tables(store, count, phase):
            made = time.strftime("%Y-%m-%d %H:%M", time.localtime(row[3] / 1000))
            print(f"{row[0]}  {row[1]:12} {row[2]:8} {made}  {tell('entries', count=row[4] or 0)}")
        counts = orders.count_tables(store)
        said = [f"{count} {name}" for name, count in counts.items()]
        print(tell("table-counts", count=sum(counts.values()), counts=said))
        for report in orders.running_processes(store):
            figures = [f"{name} {n:g}" for name, n in report.items() if name != "at"]
            print(tell("a-process", figures=figures))
        print(disk_sentence(store))


def disk_sentence(store: Store) -> str:
    """How much room the database takes, and how much is left."""
    import shutil

    if not store.is_sqlite:
        return tell("size-postgres")
    file = Path(str(store.url.database)).absolute()
    used = sum(part.stat().st_size for part in file.parent.glob(f"{file.name}*") if part.is_file())
    free = shutil.disk_usage(file.parent).free
    return tell("size", used=decimal(used / 1e6), free=decimal(free / 1e9))


@operator.command()
def close(
    table: Annotated[str, typer.Argument(help="The id of the table.")], database: Database = "nekoban.db"
) -> None:
    """Close a table for good, whatever goes on there."""
    from nekoban.server import orders

    with opened(database) as store:
        if not orders.close_table(store, table):
            raise UsageError(tell("no-table", table=table))
    print(tell("table-closed", table=table))


@operator.command()
def block(
    address: Annotated[str, typer.Argument(help="An address, or a network such as 192.0.2.0/24.")],
    days: Annotated[float, typer.Option(min=0, help="For how long; 0: for good.")] = 0,
    database: Database = "nekoban.db",
) -> None:
    """Keep an address out."""
    from nekoban.server import orders

    network = read_network(address)
    with opened(database) as store:
        orders.block(store, network, int(time.time() * 1000 + days * DAY_MS) if days else None)
    print(tell("blocked", network=str(network)))


@operator.command()
def unblock(
    address: Annotated[str, typer.Argument(help="The address or network, as it was blocked.")],
    database: Database = "nekoban.db",
) -> None:
    """Let an address in again."""
    from nekoban.server import orders

    network = read_network(address)
    with opened(database) as store:
        if not orders.unblock(store, network):
            known = [*map(str, orders.blocked_networks(store))]
            said = "not-blocked" if known else "none-blocked"
            raise UsageError(tell(said, network=str(network), known=known))
    print(tell("unblocked", network=str(network)))


def read_network(address: str) -> IPv4Network | IPv6Network:
    """A network to block, as the operator types it."""
    try:
        return ip_network(address, strict=False)
    except ValueError:
        raise UsageError(tell("no-network", address=repr(address))) from None


@operator.command()
def announce(
    text: Annotated[str, typer.Argument(help="One line, such as: We will stop for a few minutes at ten.")],
    database: Database = "nekoban.db",
) -> None:
    """Show a message at all tables; an empty text takes it back."""
    from nekoban.server import orders

    line = " ".join(text.split())
    if len(line) > 500 or not line.isprintable():
        raise UsageError(tell("announcement-shape"))
    with opened(database) as store:
        orders.set_meta(store, orders.NOTICE, line)
    print(tell("announced" if line else "announced-no-more"))
