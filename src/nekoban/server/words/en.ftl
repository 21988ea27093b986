### The server: what it says about tables, and why it refuses something.

closed = The host has closed this table.
waiting = Waiting for { $count } more { $count ->
    [one] player
   *[other] players
}.
dealing = Everybody is here. The luck is being drawn together.
ended-draw = The players agreed on a draw.
ended-abort = The game was ended by agreement, without a result.
your-turn = It is your turn.
not-dealt = { AND($names) } did not reveal the promised contribution to the luck. So the match was not dealt at that point, and { $count ->
    [one] this seat no longer contributes
   *[other] these seats no longer contribute
}.
rules-version = Version { $version } of the rules.
needs-script = Nekoban needs JavaScript for its table; the rules are in each game's RULES.md.

## Refusals: each is named by its own words, as the server's code has them

a-bot-is-playing-for-you-come-back-to-the-table-first = A bot is playing for you. Come back to the table first.
a-clock-gives-0-to-most-seconds-for-a-move = A clock gives 0 to { $most } seconds for a move.
a-clock-gives-up-to-most-days-for-a-move = A clock gives up to { $most } days for a move.
a-clock-has-up-to-most-minutes-for-each-player = A clock has up to { $most } minutes for each player.
a-match-has-at-most-count-moves-start-another-one = A match has at most { $count } moves: start another one.
a-message-has-at-most-count-characters = A message has at most { $count } characters.
a-move-is-given-either-by-its-path-or-by-its-text = A move is given either by its path or by its text.
a-rematch-can-begin-when-the-game-is-over = A rematch can begin when the game is over.
all-seats-of-this-table-are-taken = All seats of this table are taken.
moves-cannot-be-taken-back-at-this-table = Moves cannot be taken back at this table.
only-players-may-chat-at-this-table = Only players may chat at this table.
there-are-no-hints-at-this-table = There are no hints at this table.
bots-are-playing-alone-at-count-tables-here-and-there-is-no-room-for-another-try-again-later-or-take-a-seat-yourself = Bots are playing alone at { $count } tables here, and there is no room for another. Try again later, or take a seat yourself.
bots-are-already-playing-alone-at-count-tables-from-your-address-wait-until-one-game-is-over-or-take-a-seat-yourself = Bots are already playing alone at { $count } tables from your address. Wait until one game is over, or take a seat yourself.
hints-are-for-the-player-to-move = Hints are for the player to move.
the-rules-of-game-are-still-being-compiled-there-will-be-hints-when-that-is-done = The rules of { $game } are still being compiled. There will be hints when that is done.
it-is-the-turn-of-name = It is the turn of { $name }.
messages-are-json-texts-not-bytes = Messages are JSON texts, not bytes.
there-is-no-coach-at-this-table = There is no coach at this table.
there-is-no-coach-at-a-table-with-a-clock-its-questions-would-take-time = There is no coach at a table with a clock: its questions would take time.
nobody-has-asked-to-take-that-back = Nobody has asked to take that back.
nobody-has-asked-to-end-the-game-in-this-way = Nobody has asked to end the game in this way.
nobody-sits-in-seat-seat = Nobody sits in seat { $seat }.
the-rules-of-game-are-still-being-compiled-there-will-be-reviews-when-that-is-done = The rules of { $game } are still being compiled. There will be reviews when that is done.
a-review-for-your-address-is-under-way-wait-until-it-is-done = A review for your address is under way. Wait until it is done.
too-many-games-are-being-reviewed-here-try-again-later = Too many games are being reviewed here. Try again later.
the-game-is-not-over-a-review-would-tell-its-players-too-much = The game is not over: a review would tell its players too much.
this-game-was-stopped-early-it-has-no-result-to-explain = This game was stopped early: it has no result to explain.
that-is-too-large-limit-bytes-at-most = That is too large: { $limit } bytes at most.
you-can-play-on-from-a-game-once-it-is-over = You can play on from a game once it is over.
only-picture-text-position-and-words-can-be-shown-not-count-other-things = Only picture, text, position and words can be shown, not { $count } other things.
only-the-host-of-the-table-may-do-that = Only the host of the table may do that.
seat-seat-is-not-free = Seat { $seat } is not free.
seat-seat-is-not-open = Seat { $seat } is not open.
something-went-wrong-on-the-server-but-what-you-asked-for-was-done = Something went wrong on the server, but what you asked for was done.
something-went-wrong-on-the-server-check-whether-what-you-asked-for-was-done = Something went wrong on the server. Check whether what you asked for was done.
something-went-wrong-on-the-server-nothing-was-changed = Something went wrong on the server. Nothing was changed.
that-answers-a-position-that-was-taken-back = That answers a position that was taken back.
that-answers-move-move-and-only-made-have-been-made = That answers move { $move }, and only { $made } have been made.
that-answers-move-move-made-have-been-made-since-the-start = That answers move { $move }; { $made } have been made since the start.
that-is-not-a-message-of-this-protocol-what-unended = That is not a message of this protocol: { $what }
you-can-only-look-at-that-status-unended = You can only look at that. { $status }
that-is-too-much-at-once-try-again-in-seconds-s = That is too much at once. Try again in { $seconds } s.
that-is-your-own-seat-leave-the-table-to-give-it-up = That is your own seat: leave the table to give it up.
that-is-count-characters-long-limit-are-allowed = That is { $count } characters long; { $limit } are allowed.
that-seat-is-not-played-by-another-person = That seat is not played by another person.
the-bot-s-move-is-no-longer-needed = The bot's move is no longer needed.
the-database-does-not-answer = The database does not answer.
the-database-does-not-answer-try-again-in-a-moment = The database does not answer. Try again in a moment.
the-game-has-begun-the-seats-stay-as-they-are = The game has begun: the seats stay as they are.
the-game-has-not-begun-nobody-sees-the-table-until-all-are-seated = The game has not begun: nobody sees the table until all are seated.
the-game-has-not-begun-there-are-open-seats = The game has not begun: there are open seats.
the-game-is-over = The game is over.
the-game-is-over-there-is-nothing-to-leave = The game is over; there is nothing to leave.
the-host-has-closed-this-table = The host has closed this table.
the-match-can-be-saved-when-it-is-over-its-file-shows-all-the-cards = The match can be saved when it is over: its file shows all the cards.
the-match-has-moved-on-since = The match has moved on since.
the-match-has-been-dealt-nothing-can-be-added-to-its-luck-any-more = The match has been dealt: nothing can be added to its luck any more.
the-open-seats-are-kept-for-those-who-played-the-match-before = The open seats are kept for those who played the match before.
the-others-are-being-asked-already = The others are being asked already.
the-others-have-refused-ask-again-after-the-next-move = The others have refused. Ask again after the next move.
that-question-is-for-the-others-to-answer = That question is for the others to answer.
the-rematch-has-begun-and-you-have-no-seat-there-on-this-device = The rematch has begun, and you have no seat there on this device.
the-request-cannot-be-read = The request cannot be read.
the-request-cannot-be-read-what-unended = The request cannot be read: { $what }
the-request-cannot-be-read-what = The request cannot be read: { $what }.
the-request-is-not-utf-8-text = The request is not UTF-8 text.
the-seed-does-not-deal-this-match = The seed does NOT deal this match.
the-seed-is-not-the-one-whose-fingerprint-you-were-shown = The seed is NOT the one whose fingerprint you were shown.
the-table-is-changing-too-quickly-try-again = The table is changing too quickly. Try again.
there-are-no-such-faces = There are no such faces.
there-are-too-many-connections-from-your-address = There are too many connections from your address.
there-are-players-players-and-seats-seats = There are { $players } players and { $seats } seats.
there-is-no-bot-of-that-name-the-bots-are-names = There is no bot of that name. The bots are: { $names }.
there-is-no-move-of-yours-to-take-back = There is no move of yours to take back.
there-is-no-rematch-yet = There is no rematch yet.
there-is-no-such-game = There is no such game.
there-is-no-such-game-the-games-are-names = There is no such game. The games are: { $names }.
there-is-no-such-puzzle = There is no such puzzle.
this-puzzle-has-no-such-move = This puzzle has no such move.
there-is-no-such-table = There is no such table.
there-is-nothing-at-this-address = There is nothing at this address.
the-message-is-empty = The message is empty.
this-address-does-not-take-that-method = This address does not take that method.
this-game-has-moves-0-to-last = This game has moves 0 to { $last }.
this-game-has-none = This game has none.
this-game-has-seats-0-to-last = This game has seats 0 to { $last }.
this-link-is-not-complete-copy-it-again = This link is not complete. Copy it again.
this-link-has-already-been-used-or-is-too-old-make-another-one = This link has already been used, or is too old. Make another one.
this-request-comes-from-another-site = This request comes from another site.
this-server-does-not-answer-to-that-name-whoever-runs-it-can-allow-the-name-with-hosts = This server does not answer to that name. Whoever runs it can allow the name with --hosts.
too-much-has-happened-at-this-table-only-moves-can-be-made-here-now = Too much has happened at this table: only moves can be made here now.
this-table-is-damaged-and-was-set-aside-what-other-tables-are-not-affected = This table is damaged and was set aside: { $what }. Other tables are not affected.
this-table-is-private-you-need-a-seat-to-look-at-it = This table is private: you need a seat to look at it.
this-table-was-begun-with-version-version-of-the-rules-this-server-has-version-ours-which-plays-differently-so-the-table-cannot-go-on-here = This table was begun with version { $version } of the rules. This server has version { $ours }, which plays differently, so the table cannot go on here.
what-was-written-to-the-database-is-not-there-afterwards = What was written to the database is not there afterwards.
whoever-runs-this-server-has-blocked-your-address = Whoever runs this server has blocked your address.
whoever-runs-this-server-has-closed-this-table = Whoever runs this server has closed this table.
you-already-have-a-seat-at-this-table = You already have a seat at this table.
you-have-already-asked-now-the-others-must-agree = You have already asked; now the others must agree.
you-have-no-seat-at-this-table = You have no seat at this table.
your-contribution-to-the-luck-is-already-there = Your contribution to the luck is already there.
this-match-has-an-older-luck-by-which-hidden-cards-can-be-computed-so-several-people-cannot-go-on-with-it-agree-to-end-it-and-play-a-new-one = This match has an older luck, by which hidden cards can be computed, so several people cannot go on with it. Agree to end it, and play a new one.
your-time-is-up = Your time is up.
your-time-is-up-a-bot-plays-to-the-end = Your time is up: a bot plays to the end.
count-messages-have-been-written-at-this-table-there-is-no-room-for-more = { $count } messages have been written at this table; there is no room for more.
name-is-away-and-would-have-to-agree = { $name } is away and would have to agree.
name-is-here = { $name } is here.
name-was-here-just-now-ask-again-in-seconds-s = { $name } was here just now. Ask again in { $seconds } s.
option-cannot-name-a-file-here-give-its-content-packed-as-one-word = { $option } cannot name a file here: give its content, packed as one word.
people-people-sit-here-but-the-options-say-players = { $people } people sit here, but the options say { $players }.
the-match-is-just-being-dealt-try-again-in-a-moment = The match is just being dealt. Try again in a moment.
the-promises-are-sealed-none-can-be-added = The promises are sealed: none can be added.
a-promise-of-this-seat-was-not-revealed-so-it-no-longer-contributes = A promise of this seat was not revealed, so it no longer contributes.
your-promise-is-already-there = Your promise is already there.
contributions-are-revealed-when-all-promises-are-sealed-yours-stays-secret = Contributions are revealed when all promises are sealed. Yours stays secret.
that-is-not-the-contribution-you-promised = That is not the contribution you promised.
there-are-open-seats-the-luck-is-drawn-together-when-all-are-seated = There are open seats: the luck is drawn together when all are seated.
the-contributions-are-not-those-that-were-sealed-before-they-were-revealed = The contributions are NOT those that were sealed before they were revealed.
the-list-of-moves-can-be-read-when-the-game-is-over = The list of moves can be read when the game is over.
notifications-can-only-go-to-the-https-address-of-a-browser-s-push-service = Notifications can only go to the https address of a browser's push service.
the-keys-of-the-push-service-cannot-be-read = The keys of the push service cannot be read.
this-server-sends-no-notifications-whoever-runs-it-has-not-allowed-them = This server sends no notifications: whoever runs it has not allowed them.

## The operator's own bots

own-bot-name = { $file }: a bot of yours cannot be called { $name }. Use up to { $limit } small letters, digits and hyphens, and not the name of one of our bots.
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
verify-sealed = Each contribution is the one that was sealed before any was revealed.

## Why a table was set aside: named by its own words, as the journal keeps them

entry-number-is-missing-unended = entry { $number } is missing
entry-number-is-not-as-it-was-written-unended = entry { $number } is not as it was written
entry-number-cannot-be-read-unended = entry { $number } cannot be read
entry-number-does-not-follow-from-what-was-before-unended = entry { $number } does not follow from what came before
entry-number-is-no-legal-move-unended = entry { $number } is not a legal move
entry-number-leads-to-another-position-than-it-did-unended = entry { $number } leads to a different position from before
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
backup-foreign-commands = { $file } is not a Nekoban database: somebody has added commands to it.
backup-not-ours = { $file } is not a Nekoban database: { $what }.
backup-unwritten = The backup could not be written: { $what }
backup-no-file = There is no file { $file }.
backup-in-use = A server uses this database. Stop it first, or restore to another file.

## What a server is started with, and the app it is installed as

serving-at = Nekoban is at { $address }
metrics-address = { $address } is not an address: metrics take host:port, as in 127.0.0.1:9100.
push-contact = --push takes your own address, for push services: mailto:… or https://…
push-needs = Notifications need { $library }: pip install 'nekoban[push]'.
proxies-shape = { $word } is not the address of a proxy: --proxies takes addresses and networks separated by commas, as in 127.0.0.1,10.0.0.0/8.
hosts-shape = { $word } is not the name of a host: --hosts takes names separated by commas, as in cats.example, without https:// and without a port.
app-description = A table for games about cats.
