"""A bot in a few lines: it joins a table by its link and plays by chance. Only the standard library.

python examples/bot.py http://127.0.0.1:8000/table/<id> --name Robo
"""

import argparse
import json
import random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def ask(address: str, token: str = "", **body: Any) -> Any:
    """POST something and return the answer; a refusal is raised as its sentence."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    try:
        with urlopen(Request(address, json.dumps(body).encode(), headers)) as answer:
            return json.load(answer)
    except HTTPError as error:
        raise SystemExit(json.load(error)["error"]) from None


def choose(told: dict[str, Any]) -> list[str]:
    """Your idea goes here: `told["position"]` is what this seat sees, `told["paths"]` what it may do."""
    return random.choice(told["paths"])


def play(link: str, name: str) -> str:
    """Sit down and play to the end; returns how it ended."""
    table = link.replace("/table/", "/api/tables/")
    token = ask(f"{table}/seats", name=name, program=True)["token"]
    stream = Request(f"{table}/events?show=position", headers={"Authorization": f"Bearer {token}"})
    with urlopen(stream) as lines:
        for line in lines:
            told = json.loads(line)
            if told.get("result"):
                return told["result"]["sentence"]
            if told.get("paths"):
                ask(f"{table}/moves", token, ply=told["ply"], turn=told["turn"], path=choose(told))
    return "The connection was lost."


def main() -> None:
    parser = argparse.ArgumentParser(description="A bot that plays by chance.")
    parser.add_argument("link", help="the address of a table")
    parser.add_argument("--name", default="Robo")
    given = parser.parse_args()
    print(play(given.link, given.name))


if __name__ == "__main__":
    main()
