### The command line: what commands say, and their help. What one types stays in Latin letters.

## Calls

# $said is what the parser of the command line says, with a full stop; $command is typed.
call-error = { $said } `{ $command } --help` lists what there is.
call-no-option = There is no option { $name }.
call-no-command = There is no command { $name }.
call-missing = { $name } is missing.
call-bad-value = The value given for { $name } does not fit.
call-too-much = There are too many words, or some do not fit.
language-code = --language takes the code of a language, such as fr.
input-ended = The input ended before every question was answered.
no-option-word = { $word } is not an option; options are written --name value.
help-usage = Usage:
help-options = Options
help-arguments = Arguments
help-commands = Commands
# In square brackets, before a value.
help-default = default: { $value }
help-required = required
help-this = Show this message and exit.

## Playing

ask-game = What shall we play?
nothing-chosen = Nothing was chosen: name the game, as in `nekoban play mauwi`.
type-number-or-name = Please type a number from 1 to { $count }, or a name.
nobody-plays = Nobody plays: give --names one or more names, or --bots a bot for every seat, separated by commas.
# The name in brackets is taken if nothing is typed: the message guest.
ask-names = Who plays? Names separated by commas; bots take the rest of { $players } seats [{ $guest }]:
guest = Guest
ask-contribution = { $player }, type anything that nobody could guess, or nothing:
contribution = Your contribution to the luck: { $contribution }
no-contribution = none
bot-waits = { $bot } is waiting for the rules of { $game } to be compiled. That takes a minute or two, only once.
# Whatever begins with n is no.
ask-lower-bot = Should { $bot } play in its place until then? [Y/n]
older-luck = This match has the older luck of format { $format }: whoever sees the open cards can compute hidden ones. So several people cannot go on with it. `nekoban replay` shows it, and `nekoban play` begins a new one.
bot-of-others = Seat { $seat } is played by { $bot }, which is not one of our bots. If you know it, name it again with --bots, in the order of the seats.
other-seed = The fingerprint of this match's seed is { $fingerprint }, not the one given: it was dealt from a different seed than the one shown before.
# $status is a word of the project: draft, playable, complete.
game-line = { $title } ({ $status }). { $summary }
# $value is the default.
option-line = (default { $value }): { $help }
first-words-browser = Play in the browser at { $address }: against bots, or with friends by link. Ctrl-C stops it.
first-words-terminal = Play in the terminal with `nekoban --terminal`; let others in with `nekoban serve --host 0.0.0.0`.
first-words-help = `nekoban --help` lists everything else. Your tables are kept in { $folder }.
port-taken = Port { $port } is taken. Choose another one with --port; 0 takes any that is free.
port-forbidden = This machine does not let you listen at port { $port }. Choose one from 1024 to 65535 with --port.
no-address = This machine has no address { $host }. Choose another one with --host: 127.0.0.1 is for this machine alone, 0.0.0.0 for all who can reach it.
metrics-unheard = Metrics cannot be offered at { $address }: the port is taken, or this machine has no such address. Choose another one with --metrics.
metrics-at-tables = Metrics cannot be offered at { $address }: tables are served at this port. Choose another one with --metrics.

## Running a server

database-unknown = There is no database { $database }. Name it with --database.
backup-made = { $file } has { $count ->
    [one] { $count } table, as it was
   *[other] { $count } tables, as they were
} at one moment.
restored = { $database } has { $count } { $count ->
    [one] table
   *[other] tables
} now.
restored-before = { $database } has { $count } { $count ->
    [one] table
   *[other] tables
} now. What was there is in { $before }.
finding = { $what }: { $sentence }
finding-python = Python
finding-compiler = Compiler
finding-games = Games
finding-cache = Cache
finding-database = Database
finding-port = Port
finding-disk = Disk
finding-clock = Clock
python-fit = { $python } with Nekoban { $nekoban }.
python-old = { $python } with Nekoban { $nekoban }. Install { $wanted } or newer.
compiler-fit = numba { $version }.
# A number with one digit behind the point.
decimal = { $whole }.{ $tenth }
games-found = { $count }: { LIST($games) }.
cache-later = { $folder } will be created when rules are compiled.
cache-bad = { $folder } is not used: { $problem }. Fix that, or set NEKOBAN_CACHE.
cache-waiting = { $folder }; not compiled yet: { LIST($games) }.
cache-full = { $folder }; all games are compiled.
database-later = { $database } will be created when the server first starts.
database-ahead = { $database } can be used, but it was last used at a later time than this machine's clock shows. Set the clock.
folder-unwritable = Nothing can be written in { $folder }: { $problem }. Fix that, or name another with { $setting }.
database-damaged = { $problem } Stop the server and put a backup in its place with `nekoban restore`.
database-fit = { $database } can be read and written.
port-free = { $port } is free.
port-busy = { $port } is taken, perhaps by a running server. Choose another with --port.
disk-fit = { $free } GB are free at { $folder }.
disk-full = { $free } GB are free at { $folder }. Make room: half a GB is needed.
clock-fit = { $now }.
clock-wrong = { $now } cannot be right. Set the clock.
entries = { $count } { $count ->
    [one] entry
   *[other] entries
}
# $counts are numbers with the words of the project: open, playing, over.
table-counts = { $count } { $count ->
    [one] table
   *[other] tables
}: { LIST($counts) }
a-process = A process: { LIST($figures) }
size-postgres = The size of the database: SELECT pg_size_pretty(pg_database_size(current_database())).
size = The database takes { $used } MB; { $free } GB are free.
no-table = There is no table { $table }.
table-closed = { $table } is closed; the people there are told within a few seconds.
blocked = { $network } is blocked; this takes effect within a few seconds.
not-blocked = { $network } is not blocked. These are blocked: { LIST($known) }.
none-blocked = { $network } is not blocked. Nothing is blocked.
unblocked = { $network } is no longer blocked.
no-network = { $address } is neither an address nor a network.
announcement-shape = An announcement is one line of at most 500 characters that can be shown.
announced = Everybody at a table sees it within a few seconds.
announced-no-more = The announcement is taken back.

## Checking games

status-unknown = { $title } has the status { $status }: use one of { LIST($known) }.
checked-open = { $title } is { $status }: { $count } { $count ->
    [one] demand is
   *[other] demands are
} open.
checked-well = { $title } is { $status }: nothing is open.
no-folder = There is no folder { $folder }.
no-tests = The tests of { $title } were not found: name their folder with --tests.
clause-counts = { $title }: { $clauses } clauses, { $tests } tests that carry an id
clause-bare = { $clause } has no test
no-checkout = There is no checkout to write into: name a folder with --package.
next-steps = Next:
laws-hold = { $title }: { $games } { $games ->
    [one] game
   *[other] games
}, { $positions } positions watched closely, no breach.
reasons-hold = { $title }: { $made } decisions with { $sets } sets of options, every reason is true.
sentences-hold = { $title }: { $made } of such decisions told in sentences, every sentence is true.
clicks-hold = { $title }: things clicked alone and in pairs at { $made } such decisions, every answer is true.
worlds-hold = { $title }: { $made } imagined worlds with { $sets } sets of options, all look to the seat as they should and can be played on.
telling-holds = { $title }: { $games } { $games ->
    [one] game
   *[other] games
} of every sample, { $sentences } different sentences, each language says them all.
check-or-stamp = Give --check to see what is open, or --stamp to mark translations as up to date.
marked = { $file } is marked.
translation-open = { $code }: { $count } open.
translation-done = { $code }: nothing is open.
compiling = Compiling the rules of { LIST($games) } (once, until they change).
compiling-bar = Compiling
no-gpu-kind = { $kind } is not a kind of GPU; write it like sm_90.
kernel-facts = { $title }, { $part }, { $kernel }: { $registers } registers, { $stack } bytes of stack, { $size } bytes of code
gpu-holds = { $title }: { $games } games by { $decisions } decisions, { $sets } sets of options: the same bytes.

## The lab

lab-needs = The lab needs { $library }: pip install 'nekoban[lab]'.
games-so-far = { $title }: { $done } of { $total } games
stopped = Stopped. Run the same command to continue.
games-written = { AND($files) }: { $count } { $count ->
    [one] game
   *[other] games
}, written.
games-there = { AND($files) }: { $count } { $count ->
    [one] game
   *[other] games
}, already there.
same-file = --output and --trajectories name the same file: give each its own.
gpu-alone = --gpu plays all games on one GPU: leave out --workers, --ray and --trajectories.
page-and-data = { $page } and { $data }
no-report = There is no report { $name }. The reports are: { LIST($known) }.
report-made = { $file }: { $games } games
against-shape = --against takes published, or options written as 'edition=mauw players=3'.
rating-span = { $low } to { $high }
rating-middle = the bot in the middle
rating-few = too few deals
rating-most = { $high } or less
rating-least = { $low } or more
rating-line = { $number } Elo  ({ $interval })
hint-over = The match is over: there is nothing to advise. `nekoban review` looks back at it.
hint-what = Give a saved match, or a position with --position, and not both.
coach-content = The coach has nothing to say against this move.
review-seats = Seats count from 1 to { $count } in this match.
review-moves = This match has { $count } moves: --at takes a number from 1 to { $count }.
review-no-choice = There was only one legal move then, so there is nothing to review. A number from 1 to { $count } asks about another move.
no-searcher = { $bot } does not weigh every move: choose a level that does, such as tiger.
chances-title = { $title }: chances, move by move
ladder-write = --write needs all bots as they are, at the usual seat counts: leave out --seats, --bots and --seconds.
ladder-few = A ladder needs at least two bots, separated by commas.
ladder-bar = { $title }, { $seats } seats
ladder-pair = { $title }, { $seats }: { $pair }
complexity-write = --write needs all games: name none.
# The number of tables that are measured stands beside it.
complexity-bar = Tables
exact-write = --write needs all tables: name no game, and leave out --smallest.
exact-none = No small table of this game is declared.
# The number of steps that were done stands beside it.
exact-bar = Steps
mcp-needs = nekoban mcp needs { $library }: pip install 'nekoban[mcp]'.
benchmark-needs-game = --benchmark needs --game: the game to be played.

## Help: each text is named by its own words

nekoban-a-table-for-five-published-rulebooks-without-a-command-it-opens-in-the-browser = Nekoban: a table for five published rulebooks. Without a command it opens in the browser.
play-in-this-terminal-instead-of-the-browser = Play in this terminal instead of the browser.
show-the-version = Show the version.
install-completion-for-the-current-shell = Install completion for the current shell.
show-completion-for-the-current-shell-to-copy-it-or-customize-the-installation = Show completion for the current shell, to copy it or customize the installation.
play-a-game-here-options-of-the-game-work-here-too-players-3-edition-mauw-or-variant-file = Play a game here. Options of the game work here too: --players 3 --edition mauw, or --variant FILE.
the-name-of-the-game-nekoban-games-lists-them = The name of the game; `nekoban games` lists them.
the-people-at-this-keyboard-separated-by-commas = The people at this keyboard, separated by commas.
bots-for-the-other-seats-separated-by-commas-with-one-for-every-seat-you-watch = Bots for the other seats, separated by commas; with one for every seat you watch.
ask-before-a-move-that-costs-more-than-this-percentage-of-the-chance-to-win-0-never = Ask before a move that costs more than this percentage of the chance to win; 0: never.
the-same-seed-deals-the-same-match = The same seed deals the same match.
ask-every-person-for-something-to-mix-into-the-luck = Ask every person for something to mix into the luck.
no-colour-no-drawing-for-screen-readers-and-pipes = No colour, no drawing: for screen readers and pipes.
continue-a-saved-match = Continue a saved match.
a-saved-match = A saved match.
bots-for-seats-whose-players-are-not-here = Bots for seats whose players are not here.
step-through-a-saved-match-forward-and-back = Step through a saved match, forward and back.
the-best-move-for-whoever-is-to-move-and-why-from-what-that-player-sees = The best move for whoever is to move, and why, from what that player sees.
a-saved-match-that-is-not-over = A saved match that is not over.
a-position-text-instead-of-a-file = A position text instead of a file.
ask-the-coach-about-this-move-too = Ask the coach about this move too.
what-a-move-may-cost-in-percent-before-the-coach-objects = What a move may cost, in percent, before the coach objects.
print-it-as-data = Print it as data.
review-a-finished-match-chances-mistakes-better-moves-luck-and-skill = Review a finished match: chances, mistakes, better moves, luck and skill.
only-what-concerns-this-seat = Only what concerns this seat.
only-the-decision-of-this-move = Only the decision of this move.
review-anew-although-a-review-is-kept = Review anew, although a review is kept.
iterations-of-a-thorough-look-at-one-move = Iterations of a thorough look at one move.
print-the-whole-review-as-json = Print the whole review as JSON.
deal-a-saved-match-again-to-prove-that-nobody-changed-the-luck-after-the-start = Deal a saved match again, to prove that nobody changed the luck after the start.
the-fingerprint-that-was-shown-before-the-match = The fingerprint that was shown before the match.
what-you-contributed-to-the-luck = What you contributed to the luck.
the-seal-that-was-shown-before-contributions-were-revealed = The seal that was shown before contributions were revealed.
list-the-games-with-their-options = List the games with their options.
show-the-rules-of-a-game-clause-by-clause-our-rulings-are-marked = Show the rules of a game, clause by clause; our rulings are marked.
the-game = The game.
serve-tables-for-browsers-and-programs = Serve tables for browsers and programs.
the-address-to-listen-at = The address to listen at.
the-port-0-takes-any-free-one = The port; 0 takes any free one.
a-file-for-sqlite-or-a-url-of-postgresql-also-set-by-nekoban-database = A file for SQLite, or a URL of PostgreSQL; also set by NEKOBAN_DATABASE.
sqlite-full-waits-for-the-disk-so-that-a-power-cut-costs-nothing = SQLite: FULL waits for the disk, so that a power cut costs nothing.
threads-in-which-bots-think-default-twice-the-cores = Threads in which bots think; default: twice the cores.
seconds-to-wait-before-a-bot-answers-a-move = Seconds to wait before a bot answers a move.
addresses-of-proxies-that-may-say-where-a-request-comes-from-separated-by-commas = Addresses of proxies that may say where a request comes from, separated by commas.
names-by-which-others-reach-the-server-separated-by-commas-allows-all = Names by which others reach the server, separated by commas; * allows all.
host-port-at-which-prometheus-finds-numbers = host:port at which Prometheus finds numbers.
days-to-keep-tables-that-wait-for-players-0-for-good = Days to keep tables that wait for players; 0: for good.
the-same-for-games-that-nobody-continues = The same for games that nobody continues.
the-same-for-finished-games = The same for finished games.
open-a-browser-where-there-is-one = Open a browser where there is one.
copy-a-database-into-a-file-also-while-a-server-uses-it = Copy a database into a file, also while a server uses it.
the-file-to-make = The file to make.
as-for-nekoban-serve-a-file-or-a-url-of-postgresql = As for `nekoban serve`: a file, or a URL of PostgreSQL.
put-a-backup-in-the-place-of-a-database-what-was-there-is-kept-beside-it = Put a backup in the place of a database; what was there is kept beside it.
a-file-that-nekoban-backup-made = A file that `nekoban backup` made.
check-whether-everything-is-as-it-should-be-and-say-what-to-do-where-it-is-not = Check whether everything is as it should be, and say what to do where it is not.
the-database-default-that-of-plain-nekoban = The database; default: that of plain `nekoban`.
the-port-to-serve-at = The port to serve at.
orders-to-the-processes-that-serve-from-a-database = Orders to the processes that serve from a database.
show-the-tables-the-processes-with-their-load-and-the-disk = Show the tables, the processes with their load, and the disk.
only-open-playing-over-closed-or-aside-ones = Only open, playing, over, closed or aside ones.
how-many-are-listed = How many are listed.
close-a-table-for-good-whatever-goes-on-there = Close a table for good, whatever goes on there.
the-id-of-the-table = The id of the table.
keep-an-address-out = Keep an address out.
an-address-or-a-network-such-as-192-0-2-0-24 = An address, or a network such as 192.0.2.0/24.
for-how-long-0-for-good = For how long; 0: for good.
let-an-address-in-again = Let an address in again.
the-address-or-network-as-it-was-blocked = The address or network, as it was blocked.
show-a-message-at-all-tables-an-empty-text-takes-it-back = Show a message at all tables; an empty text takes it back.
one-line-such-as-we-will-stop-for-a-few-minutes-at-ten = One line, such as: We will stop for a few minutes at ten.
check-everything-that-is-required-of-a-game-exit-code-1-if-something-is-missing-or-broken = Check everything that is required of a game; exit code 1 if something is missing or broken.
how-many-games-to-check-the-laws-on = How many games to check the laws on.
list-each-clause-with-the-number-of-its-tests-exit-code-1-if-a-clause-has-none = List each clause with the number of its tests; exit code 1 if a clause has none.
one-game-without-it-all-games = One game; without it, all games.
the-folder-of-the-tests-if-it-is-not-found = The folder of the tests, if it is not found.
write-a-small-complete-game-with-pictures-and-tests-as-a-start-for-your-own = Write a small complete game with pictures and tests, as a start for your own.
the-name-to-type-such-as-hidden-hands = The name to type, such as hidden-hands.
the-title-to-show-by-default-made-from-the-name = The title to show; by default made from the name.
write-a-separate-package-into-this-folder-not-into-this-checkout = Write a separate package into this folder, not into this checkout.
check-the-laws-on-random-matches-exit-code-1-and-the-seed-if-one-is-broken = Check the laws on random matches; exit code 1 and the seed if one is broken.
how-many-matches-to-check-of-each-game = How many matches to check, of each game.
the-first-game-s-seed = The first game's seed.
check-law-1-for-the-rules-on-a-gpu = Check law 1 for the rules on a GPU.
check-law-12-alone-over-this-many-random-decisions = Check law 12 alone, over this many random decisions.
check-laws-6-and-15-alone-over-this-many-imagined-worlds = Check laws 6 and 15 alone, over this many imagined worlds.
tell-this-many-random-games-of-every-sample-in-all-languages-and-nothing-else = Tell this many random games of every sample in all languages, and nothing else.
check-the-translations-or-mark-them-as-up-to-date-exit-code-1-if-something-is-open = Check the translations, or mark them as up to date; exit code 1 if something is open.
the-code-of-a-language-such-as-fr-all-if-left-out = The code of a language, such as fr; all if left out.
show-what-is-missing-or-out-of-date-and-what-has-the-wrong-arguments = Show what is missing or out of date, and what has the wrong arguments.
mark-the-translations-as-made-from-the-present-english-text = Mark the translations as made from the present English text.
compile-the-rules-and-what-researchers-use-ahead-of-time = Compile the rules, and what researchers use, ahead of time.
also-compile-what-the-lab-needs = Also compile what the lab needs.
compile-for-a-gpu-this-machine-needs-none = Compile for a GPU; this machine needs none.
with-gpu-the-kind-of-gpu = With --gpu: the kind of GPU.
let-bots-play-many-games-into-a-parquet-file-if-interrupted-run-the-same-command-to-continue = Let bots play many games into a Parquet file. If interrupted, run the same command to continue.
the-parquet-file-to-write = The Parquet file to write.
how-many-games = How many games.
bots-separated-by-commas-if-fewer-than-seats-they-take-turns-your-own-module-class-program-command-or-http-address = Bots, separated by commas; if fewer than seats, they take turns. Your own: module:Class, program:COMMAND or http://ADDRESS.
the-first-game-s-seed-the-next-games-use-the-next-numbers = The first game's seed; the next games use the next numbers.
how-many-processes-play-1-uses-only-this-one = How many processes play; 1 uses only this one.
the-address-of-a-ray-cluster-or-local = The address of a Ray cluster, or local.
follow-the-lead-in-one-game-of-this-many = Follow the lead in one game of this many.
bots-move-on-by-one-seat-from-game-to-game = Bots move on by one seat from game to game.
let-random-bots-play-on-a-gpu = Let random bots play on a GPU.
report-on-a-set-of-options-seats-length-choice-lead-skill-luck-points-and-winning = Report on a set of options: seats, length, choice, lead, skill, luck, points, and winning.
compare-with-published-the-defaults-of-a-variant-its-table-by-published-rules-or-with-options-as-a-1-b-2 = Compare with published (the defaults; of a variant, its table by published rules), or with options as 'a=1 b=2'.
games-of-each-kind-for-each-set-of-options = Games of each kind, for each set of options.
the-bot-whose-games-are-described-default-a-strong-level = The bot whose games are described; default: a strong level.
a-weaker-bot-that-is-asked-whether-the-findings-hold-unended = A weaker bot that is asked whether the findings hold,
and-a-stronger-one-default-the-strongest-measured-level = and a stronger one; default: the strongest measured level.
games-of-one-bot-among-weaker-ones-0-as-many-as-among-equal-ones = Games of one bot among weaker ones; 0: as many as among equal ones.
play-the-games-and-keep-them-pages-can-be-made-elsewhere = Play the games and keep them; pages can be made elsewhere.
the-page-to-write-json-goes-beside-it = The page to write; JSON goes beside it.
make-the-reports-that-ship-with-the-project-if-interrupted-run-the-same-command-to-continue = Make the reports that ship with the project. If interrupted, run the same command to continue.
one-report-such-as-mauwi-without-it-all = One report, such as mauwi; without it, all.
where-the-pages-go = Where the pages go.
play-this-many-times-the-usual-number-of-games = Play this many times the usual number of games.
the-same-for-the-stronger-bot-alone-whose-games-take-longest = The same for the stronger bot alone, whose games take longest.
how-many-processes-play-default-one-per-core = How many processes play; default: one per core.
a-folder-to-keep-the-games-in-default-the-cache = A folder to keep the games in; default: the cache.
rank-bots-paired-deals-rotated-seats-ratings-with-intervals-ends-when-every-pair-is-decided = Rank bots: paired deals, rotated seats, ratings with intervals. Ends when every pair is decided.
the-bots-that-play-separated-by-commas-your-own-module-class-program-command-or-http-address = The bots that play, separated by commas. Your own: module:Class, program:COMMAND or http://ADDRESS.
the-most-deals-each-is-played-in-all-rotations = The most deals; each is played in all rotations.
bots-whose-shares-of-wins-differ-by-less-are-equal = Bots whose shares of wins differ by less are equal.
the-first-deal = The first deal.
a-page-to-write-json-goes-beside-it = A page to write; JSON goes beside it.
analyse-a-finished-match-the-best-moves-what-each-choice-cost-and-skill-apart-from-luck = Analyse a finished match: the best moves, what each choice cost, and skill apart from luck.
a-saved-match-that-is-finished = A saved match that is finished.
the-level-that-judges-default-the-strongest-measured-one = The level that judges; default: the strongest measured one.
how-long-that-look-takes-instead-of-iterations = How long that look takes, instead of iterations.
list-only-choices-that-cost-at-least-this-much = List only choices that cost at least this much.
write-the-analysis-as-json-into-this-file = Write the analysis as JSON into this file.
write-a-chart-of-the-chances-as-a-page = Write a chart of the chances as a page.
measure-how-strong-the-bots-are-in-a-round-robin-with-paired-deals-can-be-stopped-and-resumed = Measure how strong the bots are, in a round robin with paired deals. Can be stopped and resumed.
number-of-players-default-2-and-the-middle-number = Number of players; default: 2 and the middle number.
deals-between-neighbours-each-is-two-games = Deals between neighbours; each is two games.
deals-of-other-pairs = Deals of other pairs.
only-these-bots-separated-by-commas-also-your-own = Only these bots, separated by commas; also your own.
processes = Processes.
write-docs-ladder-and-the-ratings = Write docs/ladder and the ratings.
also-compile-what-checks-the-laws = Also compile what checks the laws.
a-file-that-names-bots-of-your-own-which-players-may-choose = A file that names bots of your own, which players may choose.
notify-players-who-are-away-takes-your-mailto-or-https-address = Notify players who are away; takes your mailto: or https: address.
how-long-a-searching-bot-thinks-and-one-of-your-own-may-for-each-move = How long a searching bot thinks, and one of your own may, for each move.
also-write-every-decision-into-this-parquet-file = Also write every decision into this Parquet file.
a-bot-also-your-own-what-it-would-have-done-and-what-that-costs = A bot, also your own: what it would have done, and what that costs.
estimate-how-complex-games-are-length-choices-courses-of-play-information-sets-states-luck = Estimate how complex games are: length, choices, courses of play, information sets, states, luck.
random-games-at-each-table-0-leaves-them-out = Random games at each table; 0 leaves them out.
deals-at-each-table-for-the-share-of-luck-0-leaves-it-out = Deals at each table for the share of luck; 0 leaves it out.
write-the-tables-into-docs-complexity-md = Write the tables into docs/complexity.md.
solve-small-tables-exactly-and-find-what-bots-lose-there-to-a-perfect-opponent = Solve small tables exactly, and find what bots lose there to a perfect opponent.
only-the-smallest-table-of-each-game = Only the smallest table of each game.
how-often-a-bot-is-asked-in-every-view-with-other-luck-each-time = How often a bot is asked in every view, with other luck each time.
write-the-tables-into-docs-exact-md = Write the tables into docs/exact.md.
rate-an-agent-against-our-bots-its-strength-its-illegal-tries-and-what-a-game-costs-it = Rate an agent against our bots: its strength, its illegal tries, and what a game costs it.
the-agent-module-class-program-command-http-address-or-a-bot-of-ours = The agent: module:Class, program:COMMAND, http://ADDRESS, or a bot of ours.
the-opponents-separated-by-commas-default-all-bots-with-a-measured-rating = The opponents, separated by commas; default: all bots with a measured rating.
games-against-each-opponent-the-seats-take-turns-so-take-an-even-number = Games against each opponent; the seats take turns, so take an even number.
how-long-the-agent-may-think-about-a-move = How long the agent may think about a move.
the-json-file-to-write-an-unfinished-one-goes-on = The JSON file to write; an unfinished one goes on.
serve-one-seat-to-a-language-model-over-the-model-context-protocol-on-standard-input-and-output = Serve one seat to a language model, over the Model Context Protocol on standard input and output.
play-only-this-game-default-the-client-chooses = Play only this game; default: the client chooses.
the-opponents-where-the-client-names-none-separated-by-commas = The opponents where the client names none, separated by commas.
every-game-is-dealt-from-this-seed-for-tests = Every game is dealt from this seed, for tests.
rate-the-client-against-our-bots-at-game-for-two-players = Rate the client against our bots at --game, for two players.
what-the-client-is-called-in-the-benchmark = What the client is called in the benchmark.
the-benchmark-s-json-file-an-unfinished-one-goes-on = The benchmark's JSON file; an unfinished one goes on.

## Puzzles

puzzles-unread = { $file } cannot be read: { $error }
puzzles-empty = { $file } has no puzzles. `nekoban puzzle make` with --output and --add puts some there.
# How many lessons the game has.
puzzle-lessons = { $game } has { $count ->
    [one] one lesson
   *[other] { $count } lessons
} made of puzzles; { $count ->
    [one] it is number 1
   *[other] they count from 1
}.
puzzle-lesson-row = Lesson { $number }: { $title }
puzzles-bar = Puzzles of { $game }
puzzles-made = { $count ->
    [one] { $count } puzzle is
   *[other] { $count } puzzles are
} in { $file }.
puzzles-solve-them-here-or-make-more-nekoban-puzzle-game-begins-at-once = Puzzles: solve them here, or make more. `nekoban puzzle GAME` begins at once.
the-puzzle-without-it-any = The puzzle; without it, any.
the-puzzle-of-the-day = The puzzle of the day.
a-lesson-made-of-puzzles-by-number = A lesson made of puzzles, by number.
list-all-puzzles-and-lessons = List all puzzles and lessons.
print-it-as-data-instead-of-asking = Print it as data instead of asking.
puzzles-from-this-file-as-make-writes-them = Puzzles from this file, as `make` writes them.
solve-puzzles-of-a-game-find-the-best-move = Solve puzzles of a game: find the best move.
how-many = How many.
the-same-seed-finds-the-same-puzzles = The same seed finds the same puzzles.
seconds-to-look-for-them-at-most = Seconds to look for them at most.
how-much-better-than-all-others-the-answer-must-be = How much better than all others the answer must be.
the-file-to-write = The file to write.
make-puzzles-from-games-between-bots-options-of-the-game-work-here-too-players-2 = Make puzzles from games between bots. Options of the game work here too: --players 2.
keep-the-puzzles-of-the-file-and-add-others = Keep the puzzles of the file, and add others.

## nekoban train

trained = The network is in { $file }. `network:{ $file }` is the name of the bot that plays by it.
train-needs = Training needs { $module }: pip install 'nekoban[train]'.
train-a-network-for-a-game-by-self-play-or-measure-one-that-was-trained = Train a network for a game by self-play, or measure one that was trained.
where-checkpoints-and-networks-are-kept-a-stopped-training-goes-on-there = Where checkpoints and networks are kept; a stopped training goes on there.
play-and-learn-on-a-gpu = Play and learn on a GPU.
stop-after-this-many-minutes = Stop after this many minutes.
stop-after-this-many-decisions = Stop after this many decisions.
matches-at-a-time = Matches at a time.
the-same-seed-begins-with-the-same-network-and-deals = The same seed begins with the same network and deals.
weights-to-begin-with-instead-of-none = Weights to begin with, instead of none.
learn-to-beat-the-network-of-this-file-which-does-not-learn = Learn to beat the network of this file, which does not learn.
do-not-train-measure-the-networks-of-the-folder-against-these-bots = Do not train: measure the networks of the folder against these bots.
deals-for-each-measurement-two-games-each = Deals for each measurement, two games each.

puzzles-no-level = { $name } is not a level that can judge puzzles. Choose one of { LIST($known) }.
the-level-that-judges-without-it-the-strongest = The level that judges; without it, the strongest.
a-variant-file-or-a-variant-s-short-text = A variant file, or a variant's short text.
write-the-variant-into-this-file = Write the variant into this file.
check-a-variant-say-what-it-changes-of-the-published-rules-and-its-short-text = Check a variant: say what it changes of the published rules, and its short text.
variant-none = Nothing in it differs from the published rules of { $game }, so it is not a variant.
variant-unwritten = { $file } cannot be written: { $error }.
games-of-strong-play-half-as-many-of-beginners = Games of strong play; half as many of beginners.
deals-with-each-rule-each-is-two-games = Deals with each rule; each is two games.
write-a-page-for-each-game-and-its-data = Write a page for each game, and its data.
what-strong-play-teaches-which-moves-it-prefers-to-a-beginner-s-can-be-stopped-and-resumed = What strong play teaches: which moves it prefers to a beginner's. Can be stopped and resumed.
