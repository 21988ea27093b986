"""The command for hosts: serve tables for browsers and programs."""

from __future__ import annotations

import functools
import os
import socket
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

app = typer.Typer()
HERE, PORT = "127.0.0.1", 8000


class Synchronous(StrEnum):
    """When SQLite takes a write for done."""

    NORMAL = "NORMAL"
    FULL = "FULL"


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = HERE,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any free one.")] = PORT,
    database: Annotated[str, typer.Option(help="A file for SQLite, or a URL of PostgreSQL.")] = "nekoban.db",
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
    if port == 0:
        port = free_port(host)
    elif not is_free(host, port):
        raise UsageError(tell("port-taken", port=port))
    serve_tables(
        host,
        port,
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
    port = PORT if is_free(HERE, PORT) else free_port(HERE)
    database = data_folder() / "nekoban.db"
    if not database.exists():
        print(tell("first-words-browser", address=f"http://{HERE}:{port}/"))
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


def is_free(host: str, port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((nearby(host), port)) != 0


def nearby(host: str) -> str:
    """Where this machine reaches a server that listens there; every address is not one to connect to."""
    return HERE if host in ("0.0.0.0", "") else host


def open_browser(host: str, port: int) -> None:
    """Show the start page as soon as somebody answers there."""
    while is_free(host, port):
        time.sleep(0.1)
    webbrowser.open(f"http://{nearby(host)}:{port}/")


def free_port(host: str) -> int:
    with socket.socket() as probe:
        probe.bind((host, 0))
        return probe.getsockname()[1]
