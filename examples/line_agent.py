"""An agent as a program: it reads lines and writes lines, and needs nothing but Python.

nekoban tournament mauwi --bots "program:python3 examples/line_agent.py,random" --pairs 20
"""

import random
import sys


def choose(position: str, legal: list[str], luck: int) -> str:
    """Your idea goes here: `position` is what the seat sees, `legal` what it may do."""
    return random.Random(luck).choice(legal)


def main() -> None:
    position, legal, luck = "", [], 0
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "game":  # its name and the version of its rules: this agent plays them all
            print("name Line Agent\nready", flush=True)
        elif word == "options":  # a new question begins
            legal = []
        elif word == "position":
            position = rest
        elif word == "legal":
            legal.append(rest)
        elif word == "luck":
            luck = int(rest)
        elif word == "go":  # the seconds that are left follow
            print("bestmove", choose(position, legal, luck), flush=True)
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
