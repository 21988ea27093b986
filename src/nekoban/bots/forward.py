"""A network's sums, in compiled code: from an observation to weights of moves and shares of the win.

The same sums as train/network.py. Compiled once for all games; `Net` (network.py) says how a game is read.
Rows of weights are added whole, and nothing is done for a zero, of which there are many after each layer.
"""

import math

import numpy as np

from nekoban.bots.mind import copy_row
from nekoban.core.record import Raw

ROWS, WIDTH, NUMBERS, PRESENT = 0, 1, 2, 3  # columns of a group: how many; then where its parts begin
WORDS_AT, PLACES_AT, COLUMNS_AT, NUMBERS_AT, TOLD_AT = 4, 5, 6, 7, 8
FIRST_AT, LENGTH, EMPTY = 0, 1, 2  # columns of a tail
AMOUNT = 1.0 / 16.0
NO_AMOUNT = -1
SMALLEST = 1e-5  # what keeps a norm from dividing by nothing
ZERO, ONE = np.float32(0.0), np.float32(1.0)


def describe(net: Raw, room: Raw) -> None:
    """From the observation in `room.seen` to the numbers in `room.body` that the heads read."""
    read_tails(net, room)
    for group in range(len(net.groups)):
        read_group(net, room, group)
    body, told = room.body, room.told
    copy_row(net.mix_bias, body)
    for index in range(len(told)):
        if told[index] > ZERO:
            add_row(body, net.mix[index], told[index])
    for block in range(len(net.inner)):
        norm(body, net.norms[block], room.normed)
        copy_row(net.inner_bias[block], room.inside)
        for index in range(len(body)):
            add_row(room.inside, net.inner[block, index], room.normed[index])
        add_row(body, net.outer_bias[block], ONE)
        for index in range(len(body)):
            if room.inside[index] > ZERO:
                add_row(body, net.outer[block, index], room.inside[index])
    norm(body, net.norms[len(net.inner)], room.normed)
    for index in range(len(body)):
        body[index] = max(room.normed[index], ZERO)


def read_tails(net: Raw, room: Raw) -> None:
    """The last numbers of lists, written after the observation."""
    for tail in range(len(net.tails)):
        last = net.tails[tail, EMPTY]
        place = net.tails[tail, FIRST_AT] + net.tails[tail, LENGTH]
        while place > net.tails[tail, FIRST_AT]:
            place -= 1
            if int(room.seen[0, place]) != last:
                last = int(room.seen[0, place])
                break
        room.seen[0, net.size + tail] = last


def read_group(net: Raw, room: Raw, group: int) -> None:
    """Describe every entity of one kind by the sum of its words; rows of missing seats by zeros."""
    facts = net.groups[group]
    width, numbers = facts[WIDTH], facts[NUMBERS]
    for row in range(facts[ROWS]):
        start = facts[TOLD_AT] + row * width
        told = room.told[start : start + width]
        if row >= facts[PRESENT]:
            for index in range(width):
                told[index] = ZERO
            continue
        place = facts[PLACES_AT] + row * width
        copy_row(net.places[place : place + width], told)
        for number in range(numbers):
            value = int(room.seen[0, net.columns[facts[COLUMNS_AT] + row * numbers + number]])
            at = facts[NUMBERS_AT] + number
            word = min(max(value - net.lowest[at], 0), net.last[at]) + net.first[at]
            add_word(told, net, facts, word, ONE)
            if net.amounts[at] != NO_AMOUNT and value != 0:
                add_word(told, net, facts, net.amounts[at], np.float32(value * AMOUNT))
        for index in range(width):
            told[index] = max(told[index], ZERO)


def add_word(out: Raw, net: Raw, facts: Raw, word: int, factor: Raw) -> None:
    """Add the vector of a word to a sum, times a factor."""
    start = facts[WORDS_AT] + word * facts[WIDTH]
    add_row(out, net.words[start : start + facts[WIDTH]], factor)


def add_row(out: Raw, row: Raw, factor: Raw) -> None:
    """Add a row of numbers to a sum, times a factor."""
    for index in range(len(out)):
        out[index] += factor * row[index]


def norm(given: Raw, weights: Raw, out: Raw) -> None:
    """The numbers about their mean, in units of their spread; then a weight and a bias for each."""
    count = len(given)
    mean = 0.0
    for index in range(count):
        mean += given[index]
    mean /= count
    spread = 0.0
    for index in range(count):
        spread += (given[index] - mean) ** 2
    scale = 1.0 / math.sqrt(spread / count + SMALLEST)
    for index in range(count):
        out[index] = (given[index] - mean) * scale * weights[0, index] + weights[1, index]


def product(one: Raw, two: Raw) -> Raw:
    """The product of two vectors."""
    total = ZERO
    for index in range(len(one)):
        total += one[index] * two[index]
    return total


def weigh_moves(net: Raw, room: Raw, seat: int, moves: Raw, count: int) -> None:
    """The chances of these moves, in `room.chances`, by the policy of a position that was described."""
    for index in range(count):
        action = net.turned[seat, moves[index]]
        room.chances[index] = product(net.policy[action], room.body) + net.policy_bias[action]
    divide_up(room.chances, count)


def share_out(net: Raw, room: Raw, seat: int, players: int) -> None:
    """Every seat's share of the win, in `room.shares`, as the table counts seats."""
    for place in range(players):
        turned = (place + seat) % players
        room.shares[turned] = product(net.value[place], room.body) + net.value_bias[place]
    divide_up(room.shares, players)


def divide_up(weights: Raw, count: int) -> None:
    """Turn the first weights into parts of 1: each grows by the exponential (softmax)."""
    highest = weights[0]
    for index in range(1, count):
        highest = max(highest, weights[index])
    total = 0.0
    for index in range(count):
        weights[index] = math.exp(weights[index] - highest)
        total += weights[index]
    for index in range(count):
        weights[index] /= total
