"""The command for hosts: serve tables for browsers and programs."""

from __future__ import annotations

import functools
import os
import sys
import threading
import time
import webbrowser
from enum import StrEnum
from typing import Annotated, Any

import typer

from nekoban.commands.arguments import UsageError
from nekoban.commands.words import tell
from nekoban.core.folders import data_folder
from nekoban.server.listening import answers, is_shared, obstacle, page_address, taken_port

app = typer.Typer()
HERE, PORT = "127.0.0.1", 8000
DATABASE = "NEKOBAN_DATABASE"  # a setting of the shell that names the database of all commands


class Synchronous(StrEnum):
    """When SQLite takes a write for done."""

    NORMAL = "NORMAL"
    FULL = "FULL"


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = HERE,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any free one.")] = PORT,
    database: Annotated[
        str,
        typer.Option(
            envvar=DATABASE,
            show_envvar=False,
            help="A file for SQLite, or a URL of PostgreSQL; also set by NEKOBAN_DATABASE.",
        ),
    ] = "nekoban.db",
    synchronous: Annotated[
        Synchronous, typer.Option(help="SQLite: FULL waits for the disk, so that a power cut costs nothing.")
    ] = Synchronous.NORMAL,
    bots: Annotated[
        str, typer.Option(help="A file that names bots of your own, which players may choose.")
    ] = "",
    threads: Annotated[
        int | None, typer.Option(min=1, help="Threads in which bots think; default: twice the cores.")
    ] = None,
    pace: Annotated[
        float, typer.Option(min=0, max=10, help="Seconds to wait before a bot answers a move.")
    ] = 0.6,
    proxies: Annotated[
        str,
        typer.Option(
            help="Addresses of proxies that may say where a request comes from, separated by commas."
        ),
    ] = "127.0.0.1",
    hosts: Annotated[
        str, typer.Option(help="Names by which others reach the server, separated by commas; * allows all.")
    ] = "",
    metrics: Annotated[str, typer.Option(help="host:port at which Prometheus finds numbers.")] = "",
    push: Annotated[
        str, typer.Option(help="Notify players who are away; takes your mailto: or https: address.")
    ] = "",
    keep_waiting: Annotated[
        float, typer.Option(min=0, help="Days to keep tables that wait for players; 0: for good.")
    ] = 0,
    keep_unfinished: Annotated[
        float, typer.Option(min=0, help="The same for games that nobody continues.")
    ] = 0,
    keep_finished: Annotated[float, typer.Option(min=0, help="The same for finished games.")] = 0,
    browser: Annotated[bool, typer.Option(help="Open a browser where there is one.")] = False,
) -> None:
    """Serve tables for browsers and programs."""
    if problem := obstacle(host, port):
        raise UsageError(tell(problem, host=host, port=str(port)))
    check_metrics(metrics, host, port)
    serve_tables(
        host,
        port or taken_port(host),
        database,
        browser,
        synchronous=synchronous.value,
        bots=bots,
        threads=threads,
        pace=pace,
        proxies=proxies,
        hosts=hosts,
        metrics=metrics,
        push=push,
        keep_waiting=keep_waiting,
        keep_unfinished=keep_unfinished,
        keep_finished=keep_finished,
    )


def open_start_page() -> None:
    """Serve for whoever sits here, and show the start page. The first time, say what can be done."""
    port = taken_port(HERE) if obstacle(HERE, PORT) else PORT
    database = data_folder() / "nekoban.db"
    if not database.exists():
        print(tell("first-words-browser", address=page_address(HERE, port)))
        print(tell("first-words-terminal"))
        print(tell("first-words-help", folder=str(data_folder())), flush=True)
    serve_tables(HERE, port, str(database), has_browser())


def serve_tables(host: str, port: int, database: str, browser: bool, **settings: Any) -> None:
    """Serve until stopped; say in a sentence what is wrong with the settings or the database."""
    from nekoban.server.app import serve
    from nekoban.server.store.address import StoreError

    if browser:
        threading.Thread(target=open_browser, args=(host, port), daemon=True).start()
    try:
        serve(host, port, database, told=functools.partial(print, flush=True), **settings)
    except (StoreError, ValueError) as error:
        raise UsageError(str(error)) from None


def has_browser() -> bool:
    """Whether a window can be opened; a browser of text would take the terminal."""
    if sys.platform in ("win32", "darwin") or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def check_metrics(address: str, host: str, port: int) -> None:
    """Whether numbers can be offered there, while tables are served at the host and port."""
    from nekoban.server.metrics_listener import read_address

    if not address:
        return
    try:
        name, number = read_address(address)
    except ValueError as error:
        raise UsageError(str(error)) from None
    if obstacle(name, number):
        raise UsageError(tell("metrics-unheard", address=address))
    if port and number == port and is_shared(name, host):
        raise UsageError(tell("metrics-at-tables", address=address))


def open_browser(host: str, port: int) -> None:
    """Show the start page as soon as somebody answers there."""
    while not answers(host, port):
        time.sleep(0.1)
    webbrowser.open(page_address(host, port))
