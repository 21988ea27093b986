### The core: the language itself, and sentences that are no game's own.

# What the language calls itself, for lists of languages.
-language = English
# Which numbers take which plural, as CLDR writes it; what no rule takes is "other".
-plural-one = n = 1
# How numbers are written: the sign before tenths, and between thousands.
-decimal = .
-thousands = ,

## Lists and names

-list = { $first }, { $next }
-and = { $first } and { $last }
-or = { $first } or { $last }
# A person's name; forms that only a language needs are attributes.
-name = { $name }
    .owner = { LAST($name) ->
        [s] { $name }'
       *[other] { $name }'s
    }

## A match

option-players = How many play.
option-called = What a variant is called: small letters, digits and hyphens.
player = Player { $number }
numbered-name = { $name } { $number }
first-choose = First choose { OR($things) }.
another = another
not-with-first = That does not go with what was picked first.
points = { $count } { $count ->
    [one] point
   *[other] points
}

## Bots

bot-random = random
bot-greedy = greedy
bot-kitten = kitten
bot-stray = stray
bot-house-cat = house cat
bot-mouser = mouser
bot-panther = panther
bot-tiger = tiger
bot-lion = lion
bot-nekomata = nekomata

## A game without words of its own

over = The game is over.
forbidden = The rules do not allow you to { $move } now.
breaks = it breaks { $clause }.
component = component { $number }
to-move = { $player } is to move.
won = { AND($winners) } won.
nobody-won = Nobody won.
points-label = points

## Advice

advice = { CAPITAL($move) }: { $expected }.
advice-next = Next best: { $next } ({ $hoped }).
# $moves are moves in words.
advice-equal = Just as good: { OR($moves) }.
advice-only = { CAPITAL($move) }: there is nothing else to do.
# A sentence of the game with the clause that makes it so.
because = { $reason } ({ $clause })
sentences = { $first } { $next }
listed = { LIST($things) }
coach-question = With this move your chance to win falls by about { $percent }%.
coach-better = Better: { $move } ({ $expected }).
coach-yours = Your move: { $move } ({ $expected }).
expected = { $chance }, { $lead }
chance-none = hardly a chance to win
chance-sure = an almost certain win
chance = { $percent ->
    [8] an
    [11] an
    [18] an
    [80] an
    [81] an
    [82] an
    [83] an
    [84] an
    [85] an
    [86] an
    [87] an
    [88] an
    [89] an
   *[other] a
} { $percent }% chance to win
lead-ahead = about { $lead } ahead
lead-behind = about { $lead } behind
lead-level = about level

## A new game

made-from-sample = Made from the sample game of Nekoban.

## What was given is wrong: options

# $value is quoted and shortened, here and below.
takes-whole-number = { $name } takes a whole number, not { $value }.
takes-number = { $name } takes a number from { $low } to { $high }, not { $value }.
takes-one-of = { $name } takes one of { LIST($values) }, not { $value }.
takes-yes-or-no = { $name } takes yes or no, not { $value }.
takes-text = { $name } takes a text, not { $value }.
takes-name = { $name } takes at most { $longest } small letters, digits and hyphens, not { $value }.
# $error is a sentence.
option-fault = { $name }: { $error }
no-option = There is no option { $name }. The options are: { LIST($known) }.
no-game = There is no game { $name }. The games are: { LIST($known) }.
no-bot = There is no bot { $name }. The bots are: { LIST($known) }. You can also name one of your own, as module:Class, program:COMMAND or http://ADDRESS.
no-language = There is no language { $name }. The languages are: { LIST($known) }.

## Positions, written by the names of their fields

position-too-long = A position has at most { $limit } characters; this has { $count }.
position-beginning = A position begins with a game, its options and '|', as in: mauwi players=2 | to_move=1
position-mark = { $text }: positions are marked /{ $mark }, older ones /{ $older }.
position-derived = { $field }={ $value } is wrong: the rest of the position makes it { $right }.
position-option = In the options, { $word } should read name=value.
position-field = { $word } should read field=value.
position-twice = { $field } is given twice.
position-count-unsaid = { $field }: this text does not say how it counts. Begin it with { $mark } and count from 1, or with { $older } if it was written before version 0.2.
position-no-rows = { $field }: there are no rows called { $name }.
position-no-row = { $field }: the row counts from 1 to { $count }, so there is no { $row }.
position-no-field = { $field }: there is no field { $name }. The fields are: { LIST($known) }.
position-step = { $field }: { $step } should be a seat, as in 1.hand, or a row, as in rows[2].x.
position-repeat = { $field }: { $word } should repeat from 1 to { $count } times.
position-full = { $field } has room for { $count }, and more are given.
position-public = { $field } is public: it cannot be hidden.
position-no-seat = { $field }: { $word } is not a seat; they count from 1.
position-no-value = { $field }: { $word } is not a value of it.
position-not-one-of = { $field }: { $word } is not one of { LIST($known) }.
position-out-of-range = { $field }: { $word } is out of range.
# $flaw is what a game says, with a full stop.
position-impossible = This position is impossible: { $flaw }
position-beyond = { $field } has a value that it can never have.
position-parts = This position is impossible: its parts do not fit together.
position-few-cards = This position is impossible: too few cards are left for what is hidden.
# $thing is what a game counts, in the plural.
position-count = This position is impossible: it has { $count } of { $thing }, and the game has { $right }.
position-total = This position is impossible: it has { $count } cards and pieces in all, and the game with these options has { $right }.
position-no-move = This position is impossible: the seat to move has no legal move.

## Moves, seats, names, seeds

no-move-number = There is no move number { $number }: they count from 0 to { $last }.
no-move-at-all = A move is a text, a path of clicks or a number, not { $value }.
not-a-move = { $move } is not a move of { $game }.
no-ply = There is no ply { $ply }: they count from 0 to { $last }.
no-seat-at-all = A seat is a number from 0, or None for a spectator, not { $value }.
no-seat = There is no seat { $seat }: they count from 0 to { $last }.
names-no-list = Names come as a list of texts, not { $value }.
names-too-many = { $count } names are too many: the options say { $players } players.
name-empty = A name should be a text that is not empty, not { $name }.
name-too-long = The name { $name } is longer than { $limit } characters.
name-unshown = The name { $name } contains a character that cannot be shown.
seed-bytes = A seed has { $bytes } bytes, not { $count }.
seed-kind = A seed is a whole number, a word or { $bytes } bytes, not { $value }.
seed-unwritten = The seed contains a character that cannot be written.
no-pictures = { $game } has no pictures: show/draw.py is missing.
decisions-not-over = The match is not over yet: nobody knows what its decisions were worth.

## Taking back

undo-nothing = There is no move of yours to take back.
undo-other = The last move was { OWNER($player) }: only they can take it back.
undo-answered = A bot has answered your move since, so it cannot be taken back.
undo-revealed = The move has revealed something you could not know, so it cannot be taken back.

## Saved matches; $fault is one of the messages that begin with a small letter

file-no-name = { $file } is not a file name.
file-unwritable = { $file } cannot be written: { $error }.
file-unreadable = { $file } cannot be read: { $error }.
save-too-large = { $file } is larger than { $limit } MB: not a saved match.
save-no-utf-8 = { $file } is not UTF-8 text (byte { $byte }): not a saved match.
# $fault ends with a full stop.
save-fault = { $file }: { $fault }
# $error is what Python says.
save-no-json = line { $line }, column { $column }: { $error }: not a whole JSON document.
save-unfit = the JSON cannot be read: { $error }.
save-no-object = a saved match is a JSON object.
save-lacks = there is no { $key }.
save-whole-number = { $key } should be a whole number, not { $value }.
save-text = { $key } should be a text, not { $value }.
save-object = { $key } should be an object, not { $value }.
save-list = { $key } should be a list, not { $value }.
save-format = it has format { $format }; this program reads formats { $oldest } to { $newest }.
save-entries = every entry of { $key } should be a text.
save-bots = 'bots' should name a bot or null for each of { $players } seats.
save-luck = 'luck' should name for some plies what was rolled and drawn.
save-version = it was played with version { $version } of the rules of { $game }; this program has version { $own }, which may play it differently.
save-names = it names { $count } players, and the options say { $players }.
save-seed = its seed is not the one that was announced.
save-no-contributions = a match of format { $format } has no contributions.
save-start = its starting position does not fit its game and options.
save-move = move { $number }, { $move }: { $error }
save-position = its moves lead to a different position from the one that was saved.
save-result = its result is not what its moves lead to.

## Texts beyond the limits, inside another sentence

unfit-several-lines = a text goes over several lines
unfit-parts = a name has more than { $count } parts
unfit-nested = its lists are nested too deeply
unfit-digits = a number has too many digits
unfit-digits-in-line = line { $line }: a number has too many digits
unfit-cut-off = it is too long or cut off

## Luck that was given by hand, for a test or a lesson

luck-left = The luck that was given is not used up: { $left } is left.
luck-no-order = The luck given is { $given }, and { LIST($cards) } are shuffled: give their order.
luck-no-roll = The luck given is { $given }, and here a number from 0 to { $high } is rolled.
luck-no-face = The luck given is { $given }, and here one of { LIST($faces) } is rolled.
luck-no-draw = The luck given is { $given }, and here one of { LIST($kinds) } is drawn.
luck-no-list = Luck is given as a list of at most { $limit } outcomes, not { $value }.
luck-no-outcome = An outcome is a name, a whole number or a list of them, not { $value }.

## Fairness

fingerprint = Fingerprint of the seed: { $fingerprint }
contributions-no-list = Contributions come as a list with one for every seat, not { $value }.
contributions-too-many = { $count } contributions are too many: the options say { $players } players.
contribution-digits = A contribution is { $digits } hexadecimal digits, not { $value }.
promise-kind = A promise is the SHA-256 of a contribution, not { $value }.
not-sealed = This match was NOT dealt from what was sealed: its seal does not match.
not-contributed = This match was not dealt with the given contribution: no seat has it.
account-dealt = { $game }, { $count } { $count ->
    [one] move
   *[other] moves
}: the seed deals exactly this match.
account-position = { $game }, { $count } { $count ->
    [one] move
   *[other] moves
} from a given position: whoever began the match chose that position. The seed deals only what the position left hidden and what was drawn later.
account-fingerprint = Fingerprint of the seed, which did not deal the given position: { $fingerprint }
account-by-hand = { $game }, { $count } { $count ->
    [one] move
   *[other] moves
}: luck was given by hand, for a test or a lesson. The seed did NOT deal this match, and nothing is proved.
# $said is one of the sentences that follow.
account-since = After the given position: { $said }
account-nobody = No player contributed to the luck: whoever dealt could draw seeds until they found one they liked.
account-everybody = Every player contributed to the luck.
account-some = Only { $count ->
    [one] seat
   *[other] seats
} { LIST($seats) } contributed to the luck.
account-seal = Seal of the seed and the contributions: { $seal } (compare it with the one that was shown before they were revealed; the fingerprint alone does not say what was contributed)
account-quick = The match uses the older luck of format { $format }: hidden cards could be computed from open ones during the match.
account-keyed = The luck is keyed (format { $format }): what was open revealed nothing about what was hidden.
account-not-over = The match is not over yet.

## Compiled rules, and what was measured with them

cache-no-folder = it is not a folder
cache-other-user = it belongs to another user
cache-others-write = others can write to it (to fix that: chmod go-w { $folder })
cache-unwritable = you may not write to it
cache-unused = The cache folder { $folder } is not used: { $problem }. Compiled rules are kept for this run only. Set NEKOBAN_CACHE to a folder of your own to keep them.
measured = Measured with rules version { $version }.
measured-before = Measured with rules version { $version }; the rules are now version { $own }.

## Bots of others

# $agent is what was typed; $fault is one of the ends of sentences below, without a full stop.
agent-stand-in = { $agent } { $fault }. A random move was made for it.
# $count is 10, 100 and so on.
agent-stand-in-again = { $agent } { $fault }. A random move was made for it. This was the { $count }th time.
agent-broken = { $agent } failed { $count } times in a row and is not asked any more: it { $fault }.
# Ends of sentences: what it did wrong.
agent-slow = took longer than { $seconds } s
agent-late = took too long
agent-ended = took too long and was stopped
agent-ended-itself = ended by itself
agent-long-line = wrote a line of more than { $limit } characters
agent-failed = failed: { $error }
agent-unstarted-again = could not be started again: { $error }
agent-unasked = could not be asked: { $error }
agent-status = answered with HTTP status { $status }
agent-long-answer = answered with more than { $limit } bytes
agent-answered-no-move = answered { $answer }, which has no move
agent-no-text = named the move { $move }, which is not a text
agent-illegal = named no legal move in { $tries } tries; the last was { $refused }
# $reason is a sentence, perhaps with a clause in brackets.
agent-refused = { $move }: { $reason }
agent-no-move = this is not a move of { $game }.
# $error is what Python or the program says, here and below.
agent-no-command = { $agent } cannot be read as a command: { $error }.
agent-no-program = program: names no program. Write the command after it: program:./tabby --fast.
agent-unstarted = { $agent } cannot be started: { $error }.
agent-unusable = { $agent } cannot be used: { $error }.
agent-unready = { $agent } cannot be used: before it was ready it { $fault }.
agent-no-address = { $address } is not an address: { $error }.
agent-no-host = { $address } is not an address: it names no host.

## Puzzles

# $format is a name that programs know.
puzzles-format = The puzzles of { $game } are not a file of the format { $format }. Make them with `nekoban puzzle make`.
puzzles-version = The puzzles of { $game } were made for version { $made } of its rules; now they have version { $now }. Make new ones with `nekoban puzzle make`.
puzzles-none = { $game } has no puzzles. `nekoban puzzle make` makes some.
puzzle-unknown = { $game } has no puzzle { $puzzle } among its { $count }. `nekoban puzzle` with the game and --list names them all.
puzzle-field = The field { $field } of a puzzle is missing, unknown, or has a wrong value: { $puzzle }
puzzle-changed = The puzzle { $puzzle } was changed: its name does not fit its position and its answer.
# $fault is one of the sentences below, or says what is wrong with a position or a move.
puzzle-fault = The puzzle { $puzzle } cannot be used. { $fault }
puzzle-game = Its position is not one of { $game }.
puzzle-spelling = Its position is not written the usual way.
puzzle-secrets = Its position is not exactly what the seat to move sees.
puzzle-moves = It needs a chance and a line for every legal move, and for no other.
puzzle-answer = The answer and the tempting move must be two legal moves.
puzzle-chances = The answer must have a better chance than every other move.
# The moves are offers such as 'take 1 fish'; $percent is the chance to win.
puzzle-right = Right. { CAPITAL($move) }: { $percent }% to win. Next best: { $next }, { $hoped }%.
puzzle-wrong = Not the best. { CAPITAL($move) }: { $percent }% to win. Another move gives { $hoped }%.
puzzle-shown = The best move: { $move }, { $percent }% to win.
puzzle-theme-none = Judgement

## On a GPU

# $library is the name of a Python package.
gpu-builder = Building for a GPU needs { $library }: pip install 'nekoban[gpu]'. It needs no GPU, and what is built can be copied to the cache folder of a machine that has one.
gpu-library = Running on a GPU needs CuPy: pip install 'nekoban[gpu]'.
no-gpu = There is no NVIDIA GPU here. Everything else works without one.
# $error is what the driver says, here and below.
gpu-unusable = No NVIDIA GPU can be used here ({ $error }). Everything else works without one.
gpu-old-driver = The GPU's driver is too old for this CuPy ({ $error }): bring the driver up to date.
gpu-memory = The GPU does not have enough memory for that many matches: { $error }
gpu-many-options = These matches have more than { $count } different sets of options. A GPU plays fewer of them at once.
# $command is to be typed; $file and $folder are names.
gpu-not-built = { $title } is not built for this kind of GPU ({ $kind }). Run `{ $command }`, here or on another machine, and put { $file } into { $folder }.
gpu-code-refused = The GPU's driver does not take { $file } ({ $error }): bring the driver up to date, or build with an older CUDA toolkit.
gpu-stopped = { $count ->
    [one] { $count } match
   *[other] { $count } matches
} of { $title } stopped on the GPU: a rule met a fault there, or needed more room than a thread has. The compiled rules on the CPU have no such limit.

## Variants: published rules with something changed

# $called is the variant's name.
invented-title = { $title }: { $called } (not a published rule)
invented-title-unnamed = { $title } (not a published rule)
invented-changes = Not a published rule: { LIST($changes) }
variant-change = { $clause }: { $sentence }
variant-unnamed = my-variant
variant-your-text = your text
# $fault is a sentence.
variant-fault = { $file }: { $fault }
variant-fault-line = { $file }, line { $line }: { $fault }
variant-said = { $said }
variant-no-head = { $file }: A variant begins with a table [variant] that says its game, its name and what it changes.
variant-no-table = { $table } has to be a table, as in [{ $table }].
variant-no-list = { $table } has to be a list of tables, as in [[{ $table }]].
variant-no-field = There is no { $value } here. You can use: { LIST($known) }.
variant-no-field-near = There is no { $value } here. Did you mean { $near }?
variant-twice = { $field } is given twice: here and in a table of its own. Give it once.
variant-number = { $field } has to be a whole number from { $low } to { $high }, not { $value }.
variant-text = { $field } has to be a text of at most { $longest } characters on one line.
variant-texts = { $field } has to be a list of texts, as in ["A", "B"].
variant-word = { $field } cannot be { $value }. It can be: { LIST($known) }.
variant-word-near = { $field } cannot be { $value }. Did you mean { $near }?
variant-name = name takes small letters, digits and hyphens, at most { $longest } of them.
variant-changes-nothing = Nothing in it differs from the published rules, so it is not a variant.
variant-not-changed = { $value } is not changed by this file. It changes: { LIST($known) }.
variant-not-changed-near = { $value } is not changed by this file. Did you mean { $near }?
variant-unsaid = This file changes { AND($clauses) } too. Name it in changes.
variant-other-game = { $file } is a variant of { $game }, not of { $other }.
variant-what = A variant is a file, the text of one, or its short text, not { $value }.
variant-unread = { $file } cannot be read: { $error }.
variant-long = { $file } is longer than { $limit } bytes.
variant-no-utf-8 = { $file } is not written in UTF-8: see byte { $byte }.
variant-unfit = { $file } cannot be read: { $fault }.
variant-no-toml = { $file } is not TOML: { $fault }.
variant-nothing = nothing
variant-huge = a number that large
variant-list-or-table = a list or a table

## Weights of networks

# $what is what Python said of it.
weights-damaged = { $file } is not a file of weights, or it is damaged ({ $what }).
weights-too-large = it is too large when unpacked
weights-shape = the array { $name } does not have the form that a network of this game needs
weights-digest = { $file } is damaged: its digest does not match. Make it again with `nekoban train`.
# $title is the game's, $name its name on the command line, $other the name of the file's game.
weights-other-game = { $file } is not for { $title }, or is for another form of it ({ $other }, rules { $rules }). Make it again with `nekoban train { $name }`.
train-no-gpu = PyTorch finds no GPU here. Without --gpu the training runs on the CPU.
train-other-rival = { $folder } holds a training run against another network, or against itself. Give the same --against as before, or name another folder with --folder.
train-other-game = { $folder } holds a training run of { $game }: name another folder with --folder.
no-relative = { $game } has no small table { $name }. It has: { LIST($known) }.
no-relatives = { $game } has no small tables.
