### The lab: what reports, tournaments and analyses say.

## Numbers

or-less = { $number } ({ $end } or less)
or-more = { $number } ({ $end } or more)
from-to = { $number } ({ $low } to { $high })
with-unit = { $number } { $unit }
too-few-games = too few games
unit-points = points
unit-turns = turns
unit-moves = moves
unit-lead-changes = changes of the lead
unit-wins-in-a-hundred = wins in a hundred
# How much, and more or less; see the sentences below.
amount = { $size } { $word }
more-often = more often
less-often = less often
more = more
fewer = fewer
longer = longer
shorter = shorter
ordinal-1 = first
ordinal-2 = second
ordinal-3 = third
ordinal-4 = fourth
ordinal-5 = fifth
ordinal-6 = sixth
ordinal-7 = seventh
# A sentence with its full stop.
claim = { $said }.
unsure = { $said } ({ $number }, { $games } games).

## What is measured

starting-wins = starting { $place } wins
a-seat = { $name } a seat
turns-a-game = turns a game
decisions-a-game = decisions a game
moves-to-choose-from = moves to choose from
most-moves-to-choose-from = most moves to choose from
forced-decisions = forced decisions
passes-a-turn = passes a turn
lead-changes-a-game = lead changes a game
winner-behind-at-half-time = winner behind at half-time
winners-largest-arrears = winner's largest arrears
ties = ties
points-a-seat = points a seat
best-seat-ahead = best seat ahead of the others' mean

## A report

report-title = { $game }: { $options }
report-intro = { $game } with { $options }.
report-intro-beside = { $game } with { $options }, beside { $other }.
published-rules = the published rules
in-short = In short
not-settled = Findings that are not headlines
no-headlines = Nothing that was asked holds for the weaker and for the stronger bot too.
how-made = How it was made
legend = ± is half of the 95% interval; its ends are given where it reaches much farther on one side. ✓: the numbers carry the sentence, also beside all others of this page. ?: a warning that they cannot carry one.
legend-bots = ± is half of the 95% interval; its ends are given where it reaches much farther on one side. Every finding was looked for again in the games of a weaker and of a stronger bot. Yes: it is there too, in the same direction and clearly. No: it is not there, or certainly less than half as large. Not known: these games do not say. ✓ is a headline: its own numbers carry it, also beside all other findings of this page, and so do those of the weaker and of the stronger bot. ~ is carried by its own numbers, but not by those of both other bots. ? is a warning that they carry nothing.
said-sure = carried by the numbers
said-other = carried by this bot's numbers, but not by those of both others
said-unsure = warning: open
holds-for = holds for { $bot }?
holds-yes = yes
holds-no = no
holds-not-known = not known
# $answer is yes, no or not known; $number is what was found.
holds = { $answer } ({ $number })
all-in-numbers = All { $count } in numbers
column-value = value
column-difference = difference
column-games = games
column-note = note
# The same number from games of another bot.
column-bot = { $bot }
fact-options = options
fact-changed-rules = not a published rule
fact-games = games
fact-bots = bots
fact-other-bots = other bots
fact-uneven-tables = skill and luck
fact-seeds = seeds
fact-intervals = intervals
fact-made = made
fact-command = command
fact-deals = deals
fact-test = test
fact-ratings = ratings
options-beside = { $options }; beside: { $other }
seeds = { $first } to { $last }
intervals-by-games = 95%, by games
bots-of-report = { $bot } on every seat, { $games } games; all numbers are of them, unless another bot is named
other-bots-of-report = the same tables with { $weaker } ({ $weak } games) and with { $stronger } ({ $strong } games)
uneven-tables = one { $bot } among { $weaker } bots, seats rotated; beside it one { $weaker } among { $below } bots, and one { $stronger } among { $bot } bots
section-seats = Seats
chart-seats = How often each seat wins, by the order of the start
equal-chance = An equal chance is { $share }% a seat.
section-length = Length and choice
chart-turns = How many turns games have
note-turns = The picture shows how many turns games have.
section-lead = Lead, skill and luck
note-unequal-starts = Who leads on the way is shown only for games that all seats begin with the same number of points.
note-no-lead = Who leads on the way is not shown: the seats begin with unequal points.
skill-line = { $bot } wins the uneven table (equal chance { $share }%)
section-points = Points
chart-best-seat = Points of the best seat
chart-sources = Points by source: how they are spread over the seats
note-best-seat = The first picture shows the points of the best seat. { $spread }
note-spread = Points by source are by seat: the line goes from the tenth to the ninetieth of a hundred seats, the bar holds the middle half, and the number is the median.
section-happens = What happens
section-winning = What goes with winning
section-winning-by = What goes with winning: { $name }
note-caution = How many more or fewer wins in a hundred than an equal chance go with one more of it than the other seats of the same game have. That is what goes together, not what causes what. Filled dots stand out after care for the length of the list.
# $where is empty or says with which options; $size is how much more or less often.
start-sentence = Starting { $place } wins { $size } than an equal chance{ $where }
start-unsure = Whether starting { $place } helps{ $where } cannot be told
where-with = { " " }with { $name }
against-one = against { $bot }
among-several = among { $bot } bots
skill-said = { $better } { $others } wins { $share } of the games{ $where }
skill-shows = Skill shows: { $said }, where chance alone gives { $equal }%.
skill-worse = The bot called better is worse: { $said }, where chance alone gives { $equal }%.
skill-unsure = Skill does not show: { $said }, where chance alone gives { $equal }%; that is no clear difference.
skill-few = { $count } games are too few: whether skill shows cannot be told.
comeback-often = Most games are won from behind: in { $share } of them the winner was behind after half of the turns.
comeback-rare = Most games are not won from behind: in { $share } of them the winner was behind after half of the turns.
comeback-unsure = Whether most games are won from behind cannot be told: in { $share } of them the winner was behind after half of the turns.
# Two sets of options: $here and $there; $size is how much more or less.
compared-turns = With { $here } games take { $size } than with { $there }
compared-choice = With { $here } a decision has { $size } than with { $there }
compared-leads = With { $here } a game has { $size } than with { $there }
compared-comebacks = With { $here } the winner was behind at half-time { $size } than with { $there }
compared-ties = With { $here } ties come up { $size } than with { $there }
compared-skill = With { $here } the better bot wins { $size } than with { $there }
compared-unsure = No difference can be told in { $measure }
compared-skill-unsure = No difference can be told in how often the better bot wins

## A tournament

tournament-few = A tournament needs two bots or more, as in --bots random,greedy.
tournament-once = Every bot enters a tournament once.
tournament-decided = after { $played } of { $deals } deals: every pair is decided
tournament-all = after all { $deals } deals
tournament-title = { $game }: a tournament
tournament-intro = { $count } bots, { $options }; { $games } games, { $stopped }.
verdict-better = { $one } is better than { $other }: { $share } of what the two won.
verdict-equal = { $one } and { $other } are about equal: { $share }.
verdict-open = After { $count } deals it is still open who is better, { $one } or { $other }: { $share }.
verdict-early = After { $count } deals it is still open who is better, { $one } or { $other }.
ratings = Ratings
cross-table = Cross table
note-ratings = On the Elo scale, above { $bot }, with 95% intervals of that difference: 100 more win about 64 of 100 games of two. A dot that is not filled has no interval with two ends yet: too few deals, or all won, or lost.
note-cross-table = The row's share of what row and column won, in hundredths.
tournament-deals = every deal is played in all rotations of the seats that differ
tournament-test = sequential, wrong about any pair in at most { $doubt } of tournaments; bots within { $equal } of a win are called equal
tournament-ratings = Elo scale by Luce's model, from games that somebody won; the bot in the middle, { $bot }, is at 0, and intervals are of the difference to it, by deals

## An analysis

chances = Chances, move by move
analysis-title = { $game }: { $moves } moves, { $choices } of them choices; judged by { $bot }.
analysis-sum = In hundredths of a win: first chance − costs of own choices + luck and the others' play = result.
column-chance = chance
column-costs = costs
column-luck = luck
column-result = result
turning-points = Turning points:
no-turning-points = No single move or turn of luck decided this match.
decision = { $player }: { $move }; best: { LIST($best) }
decision-costs = { $player }: { $move } (costs { $cost } ± { $error }%); best: { LIST($best) }
decision-other = { $said }; { $bot }: { $move }
comparison = { $agent } would have made the same choice { $same } of { $count } times. A choice of the match costs { $played }% of a win, one of { $agent } { $proposed }%.

## Simulations

other-start = { $folder } holds the beginning of another simulation (or of other rules): remove it, or choose another file.
other-simulation = { $file } holds another simulation: remove it, or choose another file.
different-games = { $file } and { $other } would hold different games: choose new files.
# $error is what a library says.
simulation-unreadable = { $file } cannot be read: { $error }
not-the-same-again = Game { $seed } was not the same when it was played again.
no-ray = --ray needs Ray: pip install 'nekoban[ray]'.
no-cluster = There is no Ray cluster at { $address }: { $error }
other-version = A node of the Ray cluster has another version of nekoban: install the same one.
same-players = All option sets of one simulation have the same number of players.
bots-and-seats = { $count } bots do not fit { $seats } seats.
gpu-bots = Only random bots play on a GPU, not { AND($bots) }: leave out --gpu.
moves-made = moves made
chance-to-win = chance to win, %
section-players = { $count } players
section-skill = Skill and luck
ladder-heading = { $seats } seats
# Between strokes: the columns of a table.
ladder-columns = bot | rating | 95% interval
ladder-interval = { $low } to { $high }
duel-columns = bot | against | share of wins | mean lead | games | won by nobody

## A benchmark

other-benchmark = { $file } is not of this benchmark: remove it, or choose another file.
benchmark-title = { $agent }, { $game } for two: { $played } of { $games } games.
benchmark-no-rating = No opponent has a rating that was measured with these rules, so there is none for the agent.
benchmark-all-won = It won every game: its rating on the ladder is { $low } or more.
benchmark-all-lost = It lost every game: its rating on the ladder is { $high } or less.
benchmark-rating = Its rating on the ladder is { $rating }, between { $low } and { $high }.
# Columns of a table in letters of one width: short words.
column-against = against
column-won = won
column-turns = turns
column-calls = calls
column-illegal = illegal
# Random moves that were made for the agent.
column-random = random
a-percentage = { $number }%
percentage-between = { $number }% ({ $low }–{ $high })

## How complex games are

# Between strokes: the columns of a table. A decision with one legal move is no choice.
complexity-columns = game | players | decisions | choices | branching | widest | courses of play | information sets, at least | seen once | states, at least | room of states
# A deal is split when each of two bots wins it once.
luck-columns = game | players | deals that were split | 95% interval | deals | measured
luck-interval = { $low } to { $high }%
# $rules are games with the version of their rules.
complexity-made = { $games } random games at each table. Rules: { LIST($rules) }.
luck-made = Between { $better } and { $weaker }. Rules: { LIST($rules) }.

## Small tables, solved exactly

# Between strokes: the columns of a table. The exploitability is that of the solution.
exact-columns = game | table | states | information sets | their moves | decisions at most | value to the first seat | exploitability
exact-table-columns = game | table
# A number of iterations of a search.
exact-budget = { $budget } iterations
# Under a picture: what goes up and what goes along.
exact-curves = Exploitability over the iterations of the search
# $rules are games with the version of their rules.
exact-made = Bots were asked { $choices } times in every view, with other luck each time. Rules: { LIST($rules) }.

## Small tables, solved

exact-only-two = Only tables for two can be solved, not for { $players }.
exact-too-large = { $game }: this table has more than { $count } states.

## What strong play teaches

teach-title = { $game }: what strong play teaches
# $strong and $plain are names of bots.
teach-intro = The bot { $strong } plays by a network that learned from many millions of games: it stands for strong play. The bot { $plain } takes what counts most at once: it stands for a beginner. In { $games } games of two that { $strong } played against itself, both were asked about every decision. So the page compares two answers to the same questions.
# $search is the bot that looks ahead, $plain-games what the answers in games of beginners are called.
teach-legend = ± is half of the 95% interval, by games or by deals; its ends are given where it reaches much farther on one side. Points are of a hundred decisions, or of a hundred games. What is said of a habit was looked for again in the answers of { $search }, which searches with the network, at some decisions of the same games, and in games that { $plain } played against itself. ✓ is a headline: its own numbers carry it, also beside all other sentences of this page, and so do the others where they were asked. ~ is carried by its own numbers alone.
teach-plain-games = games of { $plain }
# $strong and $plain are numbers.
teach-habit = { $habit }: where there is the choice, strong play chooses it in { $strong }% of the decisions and a beginner in { $plain }%, so { $size }
teach-habit-unsure = { $habit }: no difference can be told
teach-rates = { $strong }% against { $plain }%; the choice comes up in { $open }% of the decisions
teach-habits-note = How much more often strong play chooses it than { $plain } does, in points, at the same decisions: those in which some legal moves are of this kind and others are not. Filled dots stand out after care for the length of the list.
teach-motives = What moves gain and allow
teach-always = always “{ $habit }” where it can be had
teach-never = never “{ $habit }” where it can be helped
teach-advice = Rules for a beginner
teach-advice-note = What the bot { $plain } with the rule wins against the same bot without it. The rules are those in which { $strong } differs most from { $plain }. Every deal is played twice with the seats exchanged. A rule that costs says that the strong choose better when, not how often.
# $rule is teach-always or teach-never.
teach-advice-wins = A beginner with the rule { $rule } wins { $share } of the games against one without it.
teach-advice-costs = Only at the right moment: a beginner with the rule { $rule } wins { $share } of the games against one without it.
teach-worth = What strong play loses without it
teach-worth-note = What the bot { $strong } wins against itself with a rule that its play goes against. What costs most is what its play rests on most.
teach-worth-wins = Strong play with the rule { $rule } wins { $share } of the games against strong play without it.
teach-worth-costs = Costly for the strong: strong play with the rule { $rule } wins { $share } of the games against strong play without it.
teach-rule-unsure = What the rule { $rule } brings cannot be told: { $share }.
teach-games = { $strong } of strong play, { $plain } of beginners, and { $marked } more of strong play for what goes with winning
teach-deals = { $deals } with each rule, { $games } games
# $mark is what is counted, such as cards played; $size is how much more or less.
teach-thing = { CAPITAL($mark) }, { $thing }: when the strong play, having one more than the other goes with { $size }
