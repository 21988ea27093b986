### Reviews: what is told about a finished match.

not-over = The match is not over yet: a review would tell its players too much.
# $tenth is the digit after the decimal sign.
percent = { $whole }.{ $tenth }%
percent-below = −{ $whole }.{ $tenth }%

## How good a decision was

mark-best = best move
mark-equal = equal to the best move
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder

## A decision. $move and $best are moves as they are offered, such as "take two mice".

chose-best = { $player } chose: { $move }. That was the best move, with a chance of { $chance }.
chose-equal = { $player } chose: { $move }. That is as good as the best move that was found: { $best }, with a chance of { $chance }.
chose-other = { $player } chose: { $move }, with a chance of { $hope }. Slightly better: { $best }, with { $chance }. It cost { $cost } of the chance to win.
chose-mistake = { $player } chose: { $move }, with a chance of { $hope }. Better: { $best }, with { $chance }. It cost { $cost } of the chance to win: { $mark }.
chose-unsure = { $player } chose: { $move }, with a chance of { $hope }. Perhaps better, but not for sure: { $best }, with { $chance }. The difference is { $cost }.
cost-within = { $cost } (±{ $error })

## Turning points. What happened then follows, from the log of the game.

turn-mistake = Move { $number }: { $player } chose: { $move }. Better: { $best }, with a chance of { $chance } instead of { $hope }.
turn-rose = Moves { $first } to { $last }: the luck of the game and the others took { $player } from { $before } up to { $after }.
turn-fell = Moves { $first } to { $last }: the luck of the game and the others took { $player } from { $before } down to { $after }.
turn-rose-once = Move { $number }: the luck of the game took { $player } from { $before } up to { $after }.
turn-fell-once = Move { $number }: the luck of the game took { $player } from { $before } down to { $after }.
# Two sentences, one after the other.
then = { $said } { $line }

## A review at a keyboard

# $mind is the name of a bot's level.
title = { $game }: { $moves } moves, { $choices } of them choices; reviewed by { $mind }.
sum = Chance at the start − cost of own decisions + luck and the others' play = result:
column-player = player
column-first = chance at the start
column-costs = costs
column-luck = luck
column-result = result
# The same sum as a sentence, for those who listen. $costs is 0 or more, $luck may be below 0.
account = { $player }: chance at the start { $first }, cost of own decisions { $costs }, luck and the others' play { $luck }, result { $result }.
turning-points = Turning points
no-turning-points = No single move and no turn of luck decided this match.
decisions = Decisions
one-decision = Move { $number }. { $said }
no-mistakes = No decision surely cost more than { $least } of the chance to win.
reviewing = Reviewing
# One decision alone.
moment = Move { $number } of { $moves }: what { $player } saw. Reviewed by { $mind }.
best-moves = The best moves
best-move = { $place }. { $move }, with a chance of { $chance }.
