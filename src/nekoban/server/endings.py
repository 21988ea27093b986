"""Endings: a game that its players end before the rules do, as a draw or without a result, when all agree.

No rulebook here says what giving up means. Whoever has had enough leaves, and a bot plays on; or all agree.
"""

from __future__ import annotations

from nekoban.server import journal
from nekoban.server.actions import need_play, need_room, need_seat
from nekoban.server.commands import AnswerEnd, AskEnd
from nekoban.server.refusals import Refused
from nekoban.server.tables import TableState


def ask_end(table: TableState, mine: list[int], asked: AskEnd) -> list[journal.Entry]:
    """Ask the others to end the game. Who plays with bots alone ends it at once."""
    need_seat(mine)
    need_room(table)
    need_play(table)
    seat = table.viewing_seat(mine) or mine[0]
    if table.seats[seat].is_played_by_bot:
        raise Refused("not-now", "A bot is playing for you. Come back to the table first.")
    if absent := [table.seats[other].name for other in table.seats.absent]:
        raise Refused("not-now", "{name} is away and would have to agree.", name=absent[0])
    if not table.seats.others(seat):
        return [journal.Ended(asked.how)]
    if table.questions.end is not None:
        raise Refused("not-now", "The others are being asked already.")
    if seat in table.questions.end_refused:
        raise Refused("not-now", "The others have refused. Ask again after the next move.")
    return [journal.Endasked(seat, asked.how)]


def answer_end(table: TableState, mine: list[int], asked: AnswerEnd) -> list[journal.Entry]:
    """Agree to the end, or not. Whoever asked may take the question back."""
    need_seat(mine)
    question = table.questions.end
    meant = asked.asked_by, asked.how
    if question is None or meant not in ((None, None), (question.seat, question.how)):
        raise Refused("not-now", "Nobody has asked to end the game in this way.")
    if question.seat in mine and not asked.agree:
        return [journal.Endanswered(question.seat, False)]
    others = table.seats.others(question.seat)
    answering = [seat for seat in mine if seat in others]
    if not answering:
        raise Refused("not-allowed", "That question is for the others to answer.")
    answers: list[journal.Entry] = [journal.Endanswered(seat, asked.agree) for seat in answering]
    if asked.agree and set(others) <= question.agreed | set(answering):
        answers.append(journal.Ended(question.how))
    return answers
