### The server: what it says about tables, and why it refuses something.

closed = The host has closed this table.
waiting = Waiting for { $count } more { $count ->
    [one] player
   *[other] players
}.
dealing = Everybody is here: the luck is being drawn together.
ended-draw = The players agreed on a draw.
ended-abort = The game was ended by agreement, without a result.
your-turn = It is your turn.
not-dealt = { AND($names) } did not open what was promised to the luck, so the match was not dealt then, and { $count ->
    [one] that seat no longer contributes
   *[other] those seats no longer contribute
}.
rules-version = Version { $version } of the rules.
needs-script = Nekoban needs JavaScript for its table; the rules are in each game's RULES.md.

## Refusals: each is named by its own words, as the server's code has them

a-bot-plays-for-you-at-present-come-back-to-the-table-first = A bot plays for you at present. Come back to the table first.
a-clock-gives-0-to-most-seconds-for-a-move = A clock gives 0 to { $most } seconds for a move.
a-clock-gives-up-to-most-days-for-a-move = A clock gives up to { $most } days for a move.
a-clock-has-up-to-most-minutes-for-each-player = A clock has up to { $most } minutes for each player.
a-match-has-at-most-count-moves-start-another-one = A match has at most { $count } moves: start another one.
a-message-has-at-most-count-characters = A message has at most { $count } characters.
a-move-is-given-either-by-its-path-or-by-its-text = A move is given either by its path or by its text.
a-rematch-can-begin-when-the-game-is-over = A rematch can begin when the game is over.
all-seats-of-this-table-are-taken = All seats of this table are taken.
at-this-table-nothing-is-taken-back = At this table nothing is taken back.
at-this-table-only-those-who-play-may-speak = At this table only those who play may speak.
at-this-table-there-are-no-hints = At this table there are no hints.
bots-play-alone-at-count-tables-here-and-there-is-no-room-for-another-try-again-later-or-take-a-seat-yourself = Bots play alone at { $count } tables here, and there is no room for another. Try again later, or take a seat yourself.
bots-play-alone-at-count-tables-of-your-address-already-wait-until-one-of-them-is-over-or-take-a-seat-yourself = Bots play alone at { $count } tables of your address already. Wait until one of them is over, or take a seat yourself.
hints-are-for-whoever-is-to-move = Hints are for whoever is to move.
hints-come-when-the-rules-of-game-are-compiled-which-is-under-way = Hints come when the rules of { $game } are compiled, which is under way.
it-is-the-turn-of-name = It is the turn of { $name }.
messages-are-json-texts-not-bytes = Messages are JSON texts, not bytes.
no-coach-asks-at-this-table = No coach asks at this table.
where-a-clock-runs-there-is-no-coach-its-questions-would-take-time = Where a clock runs there is no coach: its questions would take time.
nobody-asks-to-take-that-back = Nobody asks to take that back.
nobody-asks-to-end-the-game-in-this-way = Nobody asks to end the game in this way.
nobody-sits-on-seat-seat = Nobody sits on seat { $seat }.
reviews-come-when-the-rules-of-game-are-compiled-which-is-under-way = Reviews come when the rules of { $game } are compiled, which is under way.
a-review-for-your-address-is-under-way-wait-until-it-is-done = A review for your address is under way. Wait until it is done.
too-many-games-are-being-reviewed-here-try-again-later = Too many games are being reviewed here. Try again later.
the-game-is-not-over-a-review-would-tell-its-players-too-much = The game is not over: a review would tell its players too much.
this-game-was-ended-before-its-end-it-has-no-result-to-explain = This game was ended before its end: it has no result to explain.
that-is-too-large-limit-bytes-at-most = That is too large: { $limit } bytes at most.
one-can-play-on-from-a-game-when-it-is-over = One can play on from a game when it is over.
only-picture-text-position-and-words-can-be-shown-not-count-other-things = Only picture, text, position and words can be shown, not { $count } other things.
only-the-host-of-the-table-may-do-that = Only the host of the table may do that.
seat-seat-is-not-free = Seat { $seat } is not free.
seat-seat-is-not-open = Seat { $seat } is not open.
something-went-wrong-on-the-server-after-what-you-asked-for-was-done = Something went wrong on the server after what you asked for was done.
something-went-wrong-on-the-server-look-whether-what-you-asked-for-was-done = Something went wrong on the server. Look whether what you asked for was done.
something-went-wrong-on-the-server-nothing-was-changed = Something went wrong on the server. Nothing was changed.
that-answers-a-position-that-was-taken-back = That answers a position that was taken back.
that-answers-move-move-and-only-made-have-been-made = That answers move { $move }, and only { $made } have been made.
that-answers-move-move-made-have-been-made-since-the-start = That answers move { $move }; { $made } have been made since the start.
that-does-not-go-with-what-was-picked-first = That does not go with what was picked first.
that-is-not-a-message-of-this-protocol-what-unended = That is not a message of this protocol: { $what }
that-is-only-to-be-looked-at-status-unended = That is only to be looked at. { $status }
that-is-too-much-at-once-try-again-in-seconds-s = That is too much at once. Try again in { $seconds } s.
that-is-your-own-seat-leave-the-table-to-give-it-up = That is your own seat: leave the table to give it up.
that-is-count-characters-long-limit-are-allowed = That is { $count } characters long; { $limit } are allowed.
that-seat-is-not-played-by-another-person = That seat is not played by another person.
the-bot-is-no-longer-asked = The bot is no longer asked.
the-database-does-not-answer = The database does not answer.
the-database-does-not-answer-try-again-in-a-moment = The database does not answer. Try again in a moment.
the-game-has-begun-the-seats-stay-as-they-are = The game has begun: the seats stay as they are.
the-game-has-not-begun-nobody-sees-the-table-before-all-sit = The game has not begun: nobody sees the table before all sit.
the-game-has-not-begun-there-are-open-seats = The game has not begun: there are open seats.
the-game-is-over = The game is over.
the-game-is-over-there-is-nothing-to-leave = The game is over; there is nothing to leave.
the-host-has-closed-this-table = The host has closed this table.
the-match-can-be-saved-when-it-is-over-its-file-holds-all-cards = The match can be saved when it is over: its file holds all cards.
the-match-has-moved-on-since = The match has moved on since.
the-match-is-dealt-nothing-can-be-added-to-its-luck-any-more = The match is dealt: nothing can be added to its luck any more.
the-open-seats-are-kept-for-those-who-played-the-match-before = The open seats are kept for those who played the match before.
the-others-are-being-asked-already = The others are being asked already.
the-others-have-refused-ask-again-after-the-next-move = The others have refused. Ask again after the next move.
the-question-goes-to-the-others = The question goes to the others.
the-rematch-has-begun-and-you-have-no-seat-there-on-this-device = The rematch has begun, and you have no seat there on this device.
the-request-cannot-be-read = The request cannot be read.
the-request-cannot-be-read-what-unended = The request cannot be read: { $what }
the-request-cannot-be-read-what = The request cannot be read: { $what }.
the-request-is-not-utf-8-text = The request is not UTF-8 text.
the-seed-does-not-deal-this-match = The seed does NOT deal this match.
the-seed-is-not-the-one-whose-fingerprint-you-were-shown = The seed is NOT the one whose fingerprint you were shown.
the-table-changes-too-quickly-just-now-try-again = The table changes too quickly just now. Try again.
there-are-no-such-faces = There are no such faces.
there-are-too-many-connections-from-your-address = There are too many connections from your address.
there-are-players-players-and-seats-seats = There are { $players } players and { $seats } seats.
there-is-no-bot-of-that-name-there-are-names = There is no bot of that name. There are: { $names }.
there-is-no-move-of-yours-to-take-back = There is no move of yours to take back.
there-is-no-rematch-yet = There is no rematch yet.
there-is-no-such-game = There is no such game.
there-is-no-such-game-there-are-names = There is no such game. There are: { $names }.
there-is-no-such-puzzle = There is no such puzzle.
this-puzzle-has-no-such-move = This puzzle has no such move.
there-is-no-such-table = There is no such table.
there-is-nothing-at-this-address = There is nothing at this address.
there-is-nothing-to-say = There is nothing to say.
this-address-does-not-take-that-method = This address does not take that method.
this-game-has-moves-0-to-last = This game has moves 0 to { $last }.
this-game-has-none = This game has none.
this-game-has-seats-0-to-last = This game has seats 0 to { $last }.
this-link-is-not-whole-copy-it-again = This link is not whole. Copy it again.
this-link-was-used-already-or-is-too-old-make-another-one = This link was used already, or is too old. Make another one.
this-request-comes-from-another-site = This request comes from another site.
this-server-does-not-answer-to-that-name-whoever-runs-it-can-allow-the-name-with-hosts = This server does not answer to that name. Whoever runs it can allow the name with --hosts.
this-table-has-seen-too-much-nothing-but-moves-can-happen-here-now = This table has seen too much: nothing but moves can happen here now.
this-table-is-damaged-and-was-set-aside-what-other-tables-are-not-affected = This table is damaged and was set aside: { $what }. Other tables are not affected.
this-table-is-private-you-need-a-seat-to-look-at-it = This table is private: you need a seat to look at it.
this-table-was-begun-under-version-version-of-the-rules-and-this-server-has-version-ours-under-which-it-goes-differently-it-cannot-go-on-here = This table was begun under version { $version } of the rules, and this server has version { $ours }, under which it goes differently. It cannot go on here.
what-is-written-to-the-database-is-not-there-afterwards = What is written to the database is not there afterwards.
whoever-runs-this-server-has-blocked-your-address = Whoever runs this server has blocked your address.
whoever-runs-this-server-has-closed-this-table = Whoever runs this server has closed this table.
you-already-have-a-seat-at-this-table = You already have a seat at this table.
you-have-asked-already-the-others-are-to-agree = You have asked already; the others are to agree.
you-have-no-seat-at-this-table = You have no seat at this table.
your-contribution-to-the-luck-is-already-there = Your contribution to the luck is already there.
your-time-is-used-up = Your time is used up.
your-time-is-used-up-a-bot-plays-to-the-end = Your time is used up: a bot plays to the end.
count-things-have-been-said-at-this-table-that-is-enough = { $count } things have been said at this table; that is enough.
name-is-away-and-would-have-to-agree = { $name } is away and would have to agree.
name-is-here = { $name } is here.
name-was-here-just-now-ask-again-in-seconds-s = { $name } was here just now. Ask again in { $seconds } s.
option-cannot-name-a-file-here-give-its-content-packed-as-one-word = { $option } cannot name a file here: give its content, packed as one word.
people-people-sit-here-and-the-options-say-players = { $people } people sit here, and the options say { $players }.
the-match-is-just-being-dealt-try-again-in-a-moment = The match is just being dealt. Try again in a moment.
the-promises-are-sealed-none-can-be-added = The promises are sealed: none can be added.
on-this-seat-a-promise-was-not-opened-it-does-not-contribute-any-more = On this seat a promise was not opened: it does not contribute any more.
your-promise-is-already-there = Your promise is already there.
contributions-are-opened-when-all-promises-are-sealed-yours-stays-secret = Contributions are opened when all promises are sealed. Yours stays secret.
that-is-not-the-contribution-that-you-have-promised = That is not the contribution that you have promised.
there-are-open-seats-the-luck-is-drawn-together-when-all-sit = There are open seats: the luck is drawn together when all sit.
the-contributions-are-not-those-that-were-sealed-before-they-were-opened = The contributions are NOT those that were sealed before they were opened.
the-list-of-moves-can-be-read-when-the-game-is-over = The list of moves can be read when the game is over.
calls-go-to-the-https-address-of-a-browser-s-push-service-alone = Calls go to the https address of a browser's push service alone.
the-keys-of-the-push-service-cannot-be-read = The keys of the push service cannot be read.
this-server-calls-nobody-whoever-runs-it-has-not-allowed-it = This server calls nobody: whoever runs it has not allowed it.

## The operator's own bots

own-bot-name = { $file }: a bot of yours cannot be called { $name }. Take up to { $limit } small letters, digits and hyphens, and no name of a bot of ours.
own-bot-place = { $file }: { $name } should name a bot, such as 'program:python3 tabby.py', 'cats:Tabby', 'http://127.0.0.1:9000/' or 'tiger@2s'.
variant-brought = your variant

## A match dealt again, for the replay's page

verify-dealt = The seed deals exactly { $count ->
    [one] this move
   *[other] these { $count } moves
}.
verify-position = This match began from a given position, which its seed did not deal; the seed deals what was drawn in the { $count ->
    [one] move
   *[other] { $count } moves
} since.
verify-promised = It is the one promised at the start.
verify-compare = Its fingerprint is { $fingerprint }: compare it with the one shown at the start.
verify-sealed = Each contribution is the one that was sealed before any was opened.

## Why a table was set aside: named by its own words, as the journal keeps them

entry-number-is-missing-unended = entry { $number } is missing
entry-number-is-not-as-it-was-written-unended = entry { $number } is not as it was written
entry-number-cannot-be-read-unended = entry { $number } cannot be read
entry-number-does-not-follow-from-what-was-before-unended = entry { $number } does not follow from what was before
entry-number-is-no-legal-move-unended = entry { $number } is no legal move
entry-number-leads-to-another-position-than-it-did-unended = entry { $number } leads to another position than it did
entry-number-takes-back-what-was-not-played-unended = entry { $number } takes back what was not played
its-game-options-or-first-position-are-not-known-here-unended = its game, options or first position are not known here
its-first-row-cannot-be-read-unended = its first row cannot be read

## The database, for whoever runs the server

# $what is what the database or the system said, here and below.
database-unusable = The database cannot be used: { $what }
postgres-needs = PostgreSQL needs { $library }: pip install 'nekoban[postgres]'.
no-database-address = { $address } is neither a file nor the address of a PostgreSQL database.
database-in-memory = Tables are kept in a file or in PostgreSQL: a database in memory would lose them.
database-layout = The database has layout { $found }, and this release of Nekoban reads up to { $known }. Update Nekoban, or name another database.
backup-postgres = PostgreSQL has its own programs for this: pg_dump --format=custom --file=FILE URL makes a backup while servers run, and pg_restore --clean --if-exists --dbname=URL FILE puts it back.
backup-no-database = There is no database { $file }.
backup-file-there = { $file } exists already. Name another file, or remove it.
backup-damaged = { $file } is damaged: { $what }.
backup-foreign-commands = { $file } is no database of Nekoban: somebody has added commands to it.
backup-not-ours = { $file } is no database of Nekoban: { $what }.
backup-no-file = There is no file { $file }.
backup-in-use = A server uses this database. Stop it first, or restore to another file.

## What a server is started with, and the app it is installed as

serving-at = Nekoban is at { $address }
metrics-address = { $address } is no address: metrics take host:port, as in 127.0.0.1:9100.
proxies-shape = { $word } is no address of a proxy: --proxies takes addresses and networks by commas, as in 127.0.0.1,10.0.0.0/8.
hosts-shape = { $word } is no name of a host: --hosts takes names by commas, as in cats.example, without https:// and without a port.
push-contact = --push takes an address of yours for push services: mailto:… or https://…
push-needs = Calls need { $library }: pip install 'nekoban[push]'.
app-description = A table for games about cats.
