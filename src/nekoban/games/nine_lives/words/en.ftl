### Nine Lives: every sentence a person reads.
### Names of players are given as they are. $card is a number card, $life a life card, $place where a play goes.
### $number may be text, since numbers below nothing have their own minus sign.

## The game and its options

title = Nine Lives
summary = Play numbers that are not on the table yet; when you cannot, bet one of your nine lives.
credit = Designed by Pandaqi; this is an independent implementation in our own words.
option-life-set = Which powers the life cards have: a number to share.
option-cats = The players' cats in order: as siamese,persian; else as in the box.
option-table-count = The number of cards on the table may not be played.
    .label = Card count forbidden
option-wager-one = A wager gives either a card or a stack, never both.
    .label = Card or stack
option-no-first-last = The first and the last life cannot be wagered.
    .label = No first or last life
option-star-once = Only one star card can be played per round.
    .label = One star per round
option-bad-suit = Before each round the Kittyking names a bad suit.
option-shuffle-own = Each cat's lives are shuffled.
    .label = Lives shuffled
option-shuffle-all = All cats' lives are shuffled together and dealt out.
    .label = All lives shuffled together
option-lives = How many lives each cat has; fewer than nine is not a published rule.
option-powers = Powers of your own choice: siamese-3:even,persian-5:forced-side(left). Not a published rule.
    .label = Chosen powers
no-life-power = { $given } is not a life with a power. Write it like siamese-3:even.
no-such-power = { $life }: there is no power { $given }. docs/variants.md lists them.
life-twice = { $life } is given two powers.
power-twice = { $power } would be on { $one } and on { $other }; no power is in a set twice (NL-05). Give one of them another power, or none.
change-lives = Every cat has { $count } { $count ->
    [one] life
   *[other] lives
} instead of { $usual }, the highest number on top.
change-power = { $life }: “{ $power }” instead of “{ $instead }”
# What was typed is given in quotation marks.
no-life-set = a life set is a whole number from 1 to { $largest }, not { $given }.
no-cat = there is no cat { $given }. The cats are: { LIST($known) }.
# The cat's name as it is typed.
cat-twice = two players cannot both be the { $given } cat.

## Cards, cats and lives

suit-circle = circle
    .a = a circle
    .many = circles
suit-square = square
    .a = a square
    .many = squares
suit-triangle = triangle
    .a = a triangle
    .many = triangles
suit-star = star
    .a = a star
    .many = stars
card = { $suit } { $value }
    .a = a { $suit } { $value }
cat-siamese = Siamese
cat-munchkin = Munchkin
cat-persian = Persian
cat-curl = Curl
cat-ragdoll = Ragdoll
cat-himalayan = Himalayan
life-of = the { $cat }'s life { $number }
# A life of one's own cat, or one by its place in the deck.
life-number = life { $number }
lives = { $count } { $count ->
    [one] life
   *[other] lives
}
lives-wagered = { lives }, { $wagered } of them wagered
cards = { $count } { $count ->
    [one] card
   *[other] cards
}
side-left = left
side-right = right
# Somebody who has no name, since nobody sits there.
nobody = player { $number }
life-set = Life set { $number }
life-set-line = { $number } (hand limit { $limit }): { $power }

## Where a play goes

place-start = as the start of the row
place-left = on the left
place-right = on the right
place-column = onto column { $column }

## What a life says. $side is left or right, $suit and $other are suits, $number is a number
## In a report on the powers they are open: any-side and the like stand for them.

no-power = No power.
# What a life says, and then what must be known of it in this round.
power-with-note = { $power } { $note }
any-side = [side]
any-suit = [suit]
    .a = a [suit]
    .many = [suit]s
any-other = [other]
    .a = a [other]
    .many = [other]s
any-number = [number]
power-np-01 = May not match suit with a neighbouring column.
power-np-02 = Plays only even numbers.
power-np-03 = Plays only odd numbers.
power-np-04 = Draws only 1 card for each match.
power-np-05 = Must play at least one card that shares a suit with the round's first column.
power-np-06 = Plays with an open hand.
power-np-07 = Cannot wager.
power-np-08 = Must wager on the first turn of every round.
power-np-09 = Must wager every turn.
power-np-10 = Must play a number that is already on the table.
power-np-11 = Plays only at the { $side } end.
power-np-12 = Cannot play a card that is the only one of its suit in hand.
power-np-13 = Cannot play the lowest or the highest value in hand.
power-np-14 = Cannot play a suit held more than once.
power-np-15 = Cannot play a value held more than once.
power-np-16 = Cannot play the suit held most.
power-np-17 = Cannot play the suit held least.
power-np-18 = Loses a life for each life the Kittyking loses.
power-np-19 = Plays the card furthest { $side } in hand; a stack is the furthest cards together.
power-np-20 = Must wager if the player just before did.
power-np-21 = A wager puts down 2 lives.
power-np-22 = With an empty hand at the end of the turn the round ends and everyone loses a life.
power-np-23 = Plays at most two cards of each suit per round.
power-np-24 = Plays only numbers shown on somebody's top life.
power-np-25 = Plays no number below this life's number.
power-np-26 = Plays no number above this life's number.
power-np-27 = Stacks need at least 3 cards.
power-np-28 = In a stack one card is added, all others are subtracted.
power-np-29 = In a stack all cards are added.
power-np-30 = Failing to play costs 2 lives.
power-np-31 = Loses a life too when the { $side } neighbour fails to play.
power-np-32 = Is skipped while alone in holding the fewest cards.
power-np-33 = Is skipped while alone in holding the most cards.
power-np-34 = After the turn: gives one card to another player.
power-np-35 = For this cat, numbers below { $number } do not count as duplicates.
power-np-36 = For this cat, numbers above { $number } do not count as duplicates.
power-np-37 = After the round: picks which own life goes on top.
power-np-38 = Cannot play { MANY($suit) }.
power-np-39 = Cannot play the number { $number }.
power-np-40 = Plays each suit only once per round.
power-np-41 = Draws 2 when nothing matches, and nothing on a match.
power-np-42 = May take a second turn at once.
power-np-43 = Must take two turns in a row; duplicates are allowed.
power-np-44 = The number must be above its neighbour's.
power-np-45 = The number must be below its neighbour's.
power-np-46 = For this cat, every { $suit } counts as { A($other) }.
power-np-47 = Hand cards below { $number } count as 4.
power-np-48 = Hand cards above { $number } count as 6.
power-np-49 = A wager draws 2 cards.
power-np-50 = After a wager the next other player must wager too.
power-np-51 = Nobody else may play the number { $number }.
power-np-52 = From a wager on, the hand is open for the rest of the game.
power-np-53 = Draws from the top of the discard pile.
power-np-54 = With an empty hand at the end of the turn everybody passes their hand to the { $side }.
power-np-55 = A wager reverses the direction of play.
power-np-56 = After the turn: having drawn cards reverses the direction of play.
power-np-57 = Plays no number shown on anybody's top life.
power-np-58 = Names a number from 1 to 9 at the start of a round, and may duplicate it.
power-np-59 = Names a number outside 1 to 9 at the start of a round; stacks may be that number.
power-np-60 = For this cat, numbers on the { $side } of the starting column do not count as duplicates.
power-np-61 = For this cat, columns with { A($suit) } do not count as duplicates.
power-np-62 = After the round: may swap hands with another player.
power-np-63 = May play one duplicate per round.
power-np-64 = Stacks may be above 9.
power-np-65 = Stacks may be below 1.
power-np-66 = On losing a life: picks another player, who loses one too.
power-np-67 = After the round: names the Kittyking.
power-np-68 = After the turn: takes a card at random from a player.
power-np-69 = After the turn: asks a player for a card; it is handed over if held.
power-np-70 = May skip the turn while alone in holding the most cards.
power-np-71 = May skip the turn while alone in holding the fewest cards.
power-np-72 = Loses a life only by failing to play.
power-np-73 = After the turn: draws up to the limit.
power-np-74 = After the turn: draws as many cards as played, instead of for matches and past the limit.
power-np-75 = After the round: takes 2 cards from the row.
power-np-76 = At the start of a round: swaps the top lives of two players.
power-np-77 = May play onto a column, which is discarded.
power-np-78 = As Kittyking: may skip every turn after the first.
power-np-79 = When all numbers were played: takes back the last life lost instead of losing one.
power-np-80 = Draws single-card columns from the row.
power-np-81 = Everybody else must play at least one card of the suit of the round's first card.
power-np-82 = Nobody else may play stacks, or wager for one.
power-np-83 = Nobody else may wager before this cat has.
power-np-84 = Everybody else's hand limit is 3.
power-np-85 = Nobody else may play { MANY($suit) }.
power-np-86 = Everybody else plays with an open hand.
power-np-87 = Everybody else must go above the number played last, or below it: as the round's first two different numbers went.
power-np-88 = Everybody else draws only 1 card for each match.

## What everybody must know of a life besides what it says

order-up = Now: above { $last }.
order-down = Now: below { $last }.
order-open = The last number was { $last }; no direction yet.
order-none = No number yet.
named = Named: { $number }.

## What is asked

status = { $player }: { $asked }.
asked-now = What is asked now: { $asked }.
asked-again = { CAPITAL($asked) }.
asked-stack = add another card to the stack, or choose its place
asked-stack-add = add another card to the stack
asked-stack-put = choose the place of the stack
asked-column = draw a single-card column from the row
asked-give = give one of your cards to another player
asked-steal = choose a player to take a card from
asked-ask = name a card, and the player you ask for it
asked-blame = choose who loses a life too
asked-uncover = choose which of your lives goes on top
asked-swap-hands = swap hands with another player, or keep yours
asked-crown = name the next Kittyking
asked-take = take a card from the row
asked-bad-suit = name the bad suit of this round
asked-name = name a number for this round
asked-name-outside = name a number for this round, from { $low } to { $high } but not from 1 to { $numbers }
asked-swap-lives = choose two players whose top lives change places
# The ways to go on in a turn; each is one of the messages below.
two-ways = { $first }, or { $second }
three-ways = { $first }, { $second }, or { $third }
four-ways = { $first }, { $second }, { $third }, or { $fourth }
no-card-fits = no card can be played: { $ways }
no-stack-fits = no stack can be played: { $ways }
way-new-number = play a number that is not on the table
way-old-number = play a number that is on the table already
way-any-number = play a number that is not on the table, or one that your life lets you play again
way-start = start the row with any card you may play
way-second-turn = take a second turn
way-stack-of-two = play a stack of two or more cards
way-stack-of-three = play a stack of three or more cards
way-must-wager = you must wager a life first
way-wager = wager a life
way-wager-another = wager another life
way-skip = skip this turn
way-end = end the turn
way-give-up = give up
way-only-give-up = you have to give up

## Moves as offers

say-lay = play { $card } { $place }
say-add = add { $card }
say-subtract = subtract { $card }
say-put = put the stack { $place }
say-wager = wager a life
say-wager-card = wager a life for a card
say-wager-stack = wager a life for a stack
say-give-up = give up
say-skip = skip this turn
say-end = end the turn
say-draw = draw column { $column }
say-give = give { $card } to { $player }
say-steal = take a card from { $player }
say-ask = ask { $player } for { A($card) }
say-blame = let { $player } lose a life too
say-uncover = put { $life } on top
say-swap-hands = swap hands with { $player }
say-keep-hand = keep your hand
say-crown = make { $player } Kittyking
say-take = take { $card } (card { $spot } of the row)
say-take-unseen = take card { $spot } of the row
say-bad-suit = call { MANY($suit) } bad
say-name = name { $number }
say-swap-lives = swap the top life of { $player }

## What happened

round-begins = Round { $round }. { $player } is Kittyking, and starts.
shows = { $player } now shows { $life } (hand limit { $limit }): { $power }
wagers = { $player } wagers { lives }.
draws = { $player } draws { $card }.
draws-unseen = { $player } draws a card.
draws-discard = { $player } draws { $card } from the discard pile.
draws-column = { $player } draws { $card } from the row.
match = { $card } and { $beside } match
draws-for = { $player } draws { $count }: { $why }.
draws-by-power = { $player } draws { $count }. { $why }
match-in-vain = { CAPITAL($why) }, but the hand of { $player } is full: no card is drawn.
shuffles = The discard pile is shuffled into a new deck.
# The cards of a stack, one after another: $sum is what comes before the card.
sum-first-minus = − { $card }
sum-plus = { $sum } + { $card }
sum-minus = { $sum } − { $card }
lays = { $player } plays { $card } { $place }.
lays-as = { $player } plays { $card } as a { $number } { $place }.
lays-stack = { $player } plays { $sum } = { $number } { $place }.
lays-stack-as = { $player } plays { $sum } = { $number }, as their life counts them, { $place }.
replaces = { $player } discards the column that counts { $number }.
fails = { $player } cannot play: the round ends.
full = All numbers from 1 to 9 are on the table: the round ends.
empty-hand = { $player } has an empty hand: the round ends, and everyone loses a life.
idle = The round ends, and nobody loses a life.
skips = { $player }'s turn is skipped.
ends-turn = { $player } takes no second turn.
second-turn = { $player } has a second turn.
reverses = { $player } reverses the direction of play.
gives = { $player } gives { $card } to { $other }.
gives-unseen = { $player } gives a card to { $other }.
steals = { $player } takes { $card } from { $other }.
steals-unseen = { $player } takes a card from { $other }.
asks = { $player } asks { $other } for { A($card) }, and gets it.
asks-in-vain = { $player } asks { $other } for { A($card) }, in vain.
passes-left = { $player } has an empty hand: everybody passes their hand to the left.
passes-right = { $player } has an empty hand: everybody passes their hand to the right.
opens = { $player }'s hand is open for the rest of the game.
loses = { $player } loses { lives }.
regains = { $player } takes back { $life }.
# The end of a round. What was wagered is among the lives lost, if anything was.
loses-several = { $player } loses { lives }, counting any wagered in this round.
wagers-back = All that { AND($players) } wagered in this round comes back.
sentences = { $told } { $next }
blames = { $player } drags { $other } along.
blames-in-vain = { $player } picks { $other }, who loses a life only by failing to play.
uncovers = { $player } puts { $life } on top.
swaps-hands = { $player } swaps hands with { $other }.
crowns = { $player } names { $other } Kittyking.
takes = { $player } takes { $card } from the row.
calls-bad = { $player } calls { MANY($suit) } bad for this round.
names = { $player } names the number { $number }.
swaps-lives = { $player } swaps the top lives of { $one } and { $other }.
over = The game is over.

## The end

# How it ended, and then who won: $result is one of the sentences below.
ended = { AND($players) } { $count ->
    [one] has
   *[other] have
} no life left. { $result }
# NL-60: the last round that may be played is over, and everybody has lives.
ended-rounds = { $count } rounds have been played. { $result }
wins = { $player } wins with { lives }.
# Several have the most lives; the larger hand wins. $cards is how many it has.
wins-by-hand = { AND($tied) } have { lives } each; { $player } wins with the larger hand ({ $cards } { $cards ->
    [one] card
   *[other] cards
}).
share-all = { AND($tied) } have { lives } each and equally many cards in hand: they share the victory.
share-some = { AND($tied) } have { lives } each; { AND($winners) } have the larger hands and share the victory.
lives-kept = lives kept
lives-at-stake = lives wagered

## Why a move is refused

# Where a card counts as another number than it shows.
counts-as = Your { $card } counts as { $number }. { $reason }
reason-nl-02 = You do not hold that card.
reason-nl-14 = A wager comes before the cards are chosen.
reason-nl-18 = Without a wager only a single card may be played.
reason-nl-20 = You have no life left to wager.
reason-nl-54 = The bad suit cannot be played outside a stack.
reason-nl-60 = Nothing lets you skip this turn now.
no-player = There is no player { $number }: { $players } play.
on-table = { $number } is on the table already.
row-empty-yet = The row is empty: the first card starts it.
row-begun = The row has begun: play at its left or its right end.
full-hand = { $player } has no room: the hand limit is { cards }.
owes-stack = You have wagered for a stack, so you must play two or more cards together.
no-second-card = A stack has two or more cards, and no other card can join this one.
choose-cards-first = Choose the cards of the stack first: it has two or more.
only-one-chosen = A stack has two or more cards, and you have chosen only one.
no-such-stack = No stack with that card makes a number you may play.
in-stack-already = Your { $card } is in the stack already.
outside = The stack makes { $number }, which is not a number from 1 to { $numbers }.
stack-can-go-on = You have begun a stack that can be played, so you cannot give up.
can-play = You can play, so you cannot give up.
table-count = { $count } { $count ->
    [one] card lies
   *[other] cards lie
} on the table, so the number { $count } may not be played.
wagered-for-card = You have wagered for a card and not for a stack, so only a single card may be played.
say-which-wager = At this table a wager is for a card or for a stack: choose which.
wager-is-both = At this table a wager is for a card and a stack together.
first-life = You have not lost a life yet, and the first life cannot be wagered.
last-life = The last life cannot be wagered.
double-last-life = Your wager would put down two lives, and the last life cannot be wagered.
one-star = Only one star card can be played per round, and one has been.
one-star-in-stack = Only one star card can be played per round, so a stack cannot hold two.
one-counted-star = Only one card you count as a star can be played per round, and one has been.
one-counted-star-in-stack = Only one card you count as a star can be played per round, so a stack cannot hold two.
demanded = { $player } wagered a life that demands it, and you are next: { $power }
forbidden-by = { CAPITAL($life) }, which { $player } shows, forbids it: { $power }
skip-before-wager = A turn is skipped before any wager, and you have wagered.
only-with-power = Only a life with this power would make that possible: { $power }
next-card-fails = Your stack is made of the furthest cards together, and the next one cannot be played.
life-says = Your top life, { $life }, says: { $power }
first-turn = This is your first turn: only the second one can be ended without a play.
wagered-this-turn = You have wagered in this turn, so it can no longer be ended without a play.
no-column-to-draw = There is no such column to draw.
no-starting-column = The column with which the row began cannot be drawn.
no-new-column = The column laid this turn cannot be drawn.
no-stack-to-draw = Only a single card can be drawn, and that column is a stack.
not-yourself = Choose another player, not yourself.
holds-none = { $player } holds no cards.
chosen-already = Choose two different players: { $player } is chosen already.
no-column-to-replace = There is no such column to play onto.
only-so-many-lives = You have only { lives }.
only-so-many-cards = The row has only { cards }.

## What is wrong with a typed-in position; names of fields stay as they are

flaw-nl-02 = hand: it has hand_count cards, at most six, one in each of its first places; hand_open is 0 or 1.
flaw-nl-03 = lives, lost: nine together, life_count and lost_count of them in the first places; wagered_count is at most life_count.
flaw-nl-05 = power, parameter, shown: they are those of the life on top.
flaw-nl-10 = to_move, kittyking, demand_from, failed, crowned, swapping, stage: seats of this game, and a question.
flaw-nl-11 = row_count, column_length, row_cards: row_count columns, each with column_length cards, make up the row_card_count row_cards.
flaw-nl-14 = wager_count: at most the lives wagered by the seat to move; draws_due waits for a column.
flaw-nl-16 = chosen: 1 for a hand card that is added, 2 for one that is subtracted, chosen_count of them; only the seat that builds a stack has any.
flaw-nl-21 = deck, discards: they have deck_count and discard_count cards.
flaw-nl-22 = column_total: what the cards of the column can make; likewise first_total and last_total.
flaw-nl-23 = start_column: a column, with first_total and last_total; none of them in an empty row; laid_column: a column, once the turn's play is made.
flaw-nl-36 = stage, ending, failed, crowned, phase: they do not fit together, or wagers are still out.
flaw-nl-37 = loss: only where collateral damage asks for its target, and as the round ended.
flaw-nl-40 = stage: the game is over exactly when a player has no life left, or after 400 rounds.
flaw-nl-53 = suits_played: with star-once it counts at least the stars that lie in the row.
flaw-nl-54 = bad_suit: named by the Kittyking at the start of each round, in games that have one.
flaw-nl-60 = round_count, turn_count, skip_count, second_turn: round_count is from 1 to 400, turn_count to 200, skip_count below the number of players; other counts are not below 0, what is yes or no is 0 or 1, and a second turn follows a first, under a life that gives it.
flaw-np-58 = named: a number from −9 to 18.
flaw-np-87 = order: 1 where the first two different numbers of the round went up, 2 where they went down; else 0.
flaw-power = stage: only this life on top asks that, where there is an answer: { $power }

## The table in text

clockwise = clockwise
anticlockwise = anticlockwise
listed = { LIST($items) }
none = none
table-round = { $round }. Kittyking: { $king }. Turns go { $direction }.
round = Round { $round }
bad-suit = Bad suit: { $suit }
row = Row: { $columns }
row-empty = Row: empty
# A column of a stack, or of a card that counts as another number.
row-column = { $number } ({ LIST($cards) })
free-numbers = Not on the table: { $numbers }
piles = Deck: { $deck }. Discard pile: { $discards }.
piles-with = Deck: { $deck }. Discard pile: { $discards }, { $card } on top.
player-line = { $player }, { $cat }: { $lives }, { $hand }
you = { $player } (you)
hand-of-limit = { $count } of { $limit } { $limit ->
    [one] card
   *[other] cards
}
hand-size = { cards }
open-hand-line = open hand: { LIST($cards) }
your-hand-empty = Your hand is empty.
your-hand = Your hand:
your-hand-open = Your hand, open to all:
your-hand-cards = Your hand: { LIST($cards) }
your-hand-open-cards = Your hand, open to all: { LIST($cards) }
# What stands behind a thing: what a card may do, what a life says.
line = { $thing }: { $told }
in-stack-added = in the stack, added
in-stack-subtracted = in the stack, subtracted
cannot = no: { $reason }
stack-so-far = The stack makes { $number } so far.
# What a card at hand may do, in short.
offer-start = start the row
offer-left = left
offer-right = right
offer-column = onto column { $column }
offer-draws = { $offer } (draws { $count })
offer-add = add
offer-subtract = subtract
next-below = Next below it: { $life }
further-down = Further down: { $lives }
# Lives and what they say, one after another.
lives-below = { $lives } { CAPITAL($next) }

## The picture

button-wager = Wager a life
button-wager-title = Wager a life: draw 1 card, and play a stack
button-wager-note = draw and play a stack; back if you lose no life
button-wager-card = Wager: card
button-wager-card-title = Wager a life for a card
button-wager-card-note = draw a card; back if you lose no life
button-wager-stack = Wager: stack
button-wager-stack-title = Wager a life for a stack
button-wager-stack-note = play a stack; back if you lose no life
button-give-up = Give up
button-give-up-title = Give up: leave the round and lose a life
# Below the label of a button: what it costs.
button-give-up-note = ends the round; you lose { lives }
button-give-up-only = only if you cannot play
button-skip = Skip
button-skip-title = Skip this turn
button-end = End turn
button-end-title = End the turn: take no second one
button-keep-hand = Keep hand
button-keep-hand-title = Keep your hand
button-plus = Add +
button-plus-title = Add this card to the stack
button-minus = Subtract −
button-minus-title = Subtract this card from the stack
title-start = Start the row here
title-left = The left end of the row
title-right = The right end of the row
open-hand = Open hand: everybody sees these cards.
card-title = { CAPITAL($card) }
hand-yours = your hand
hand-yours-open = your open hand
hand-of = the hand of { $player }
hand-of-open = the open hand of { $player }
held = { CAPITAL($card) }, in { $hand }
held-added = { CAPITAL($card) }, in { $hand }, added to the stack
held-subtracted = { CAPITAL($card) }, in { $hand }, subtracted in the stack
held-hidden = A hidden card in { $hand }
player-king = { $player }, Kittyking
player-title = { $player }: { $life }, hand limit { $limit }. { $power }
player-title-lost = { $player }: no life left
king-title = { $player } is Kittyking, and starts this round
lives-title = { $player }: { $lives }
life-title = { CAPITAL($life) }, hand limit { $limit }: { $power }
life-title-top = { CAPITAL($life) } (on top), hand limit { $limit }: { $power }
life-title-wagered = { CAPITAL($life) } (wagered), hand limit { $limit }: { $power }
hand-title = { $player }: { cards } of at most { $limit }, and a full hand draws nothing
hand-title-known = { $player }: { cards } of at most { $limit }: { LIST($known) }
# $hand is one of the two before.
hand-title-stack = { $hand }; { cards } in a stack being built
round-short = R{ $round }
round-title = Round { $round }; turns go { $direction }. The round ends when somebody cannot play and loses a life, or when the numbers 1 to 9 are all on the table: then everybody loses one. Hands are kept for the next round.
chip-free = { $number } is not on the table yet
chip-taken = { $number } is on the table
deck-title = Deck: { cards }. Cards are drawn for matching suits and for wagers. Hands are not refilled, not even between rounds.
discards-empty = Discard pile: empty
discards-title = Discard pile: { cards }, { $card } on top
column-title = Column { $column }: number { $number }, { LIST($cards) }
column-title-start = Column { $column }, where the row began: number { $number }, { LIST($cards) }
name-title = Name the number { $number }
stack-begin = Build a stack that makes one number: pick a card, then its sign.
few-cards = Hands are not refilled, not even between rounds. A stack needs at least { cards }.

## The lesson

lesson-title = Nine Lives: your first game
lesson-1 = Numbers that are not there
lesson-1-1 = You are the Siamese, Tom is the Munchkin, and every cat has nine lives. When somebody loses the last one, the game ends, and whoever has the most lives wins.
lesson-1-2 = In the middle lies the row: 7, 1 and 9. On your turn you play a number that is not on the table, at either end. The circles above the row show what is still free.
lesson-1-3 = A card that has the suit of its new neighbour matches, and you draw two cards. Your 2 is a star, and so is the 7 on the left. Click the 2, then the left end of the row.
lesson-1-3-otherwise = Click your star 2, then the arrow at the left end.
lesson-1-4 = Star next to star: you have drawn two cards. Tom plays his 6 at the right end. It is a triangle like the 9, so he draws, too, but only up to his hand limit of three: the number beside the heart.
lesson-1-5 = Your square 5 matches nothing, but 5 is free. Play it at the right end.
lesson-1-5-otherwise = Click your square 5, then the arrow at the right end.
lesson-2 = Betting a life
lesson-2-1 = Another round. You hold only a 1, and a 1 lies in the row already. Whoever cannot play loses a life. But you can wager one: click Wager a life.
lesson-2-1-otherwise = Click the button Wager a life.
lesson-2-2 = The golden heart is your wager. It has brought you a card, a star 2, and now you may play several cards as one stack. Mind the life that lies on top now: it has a power that binds you.
lesson-2-3 = Your 1 and the 2 make 3, and no 3 is in the row. Click the circle 1, then Add.
lesson-2-3-otherwise = Click the circle 1, then Add.
lesson-2-4 = Then add the star 2. If your cards made too much, you could subtract.
lesson-2-4-otherwise = Click the star 2, then Add.
lesson-2-5 = 1 + 2 = 3. Put the stack at the left end: its star matches the star 7.
lesson-2-5-otherwise = Click the arrow at the left end of the row.
lesson-2-6 = Tom holds a 3 and a 1, and both are on the table now. He wagers nothing and gives up: he loses a life, and the round is over.
lesson-2-7 = Whoever loses no life gets all wagers back. The fewer lives you have left, the stranger their powers: read what the others' cats say, too. Now you can play!

## What the page says to a newcomer

goal = Keep your lives: play a number that is not on the table, or lose one. The game ends when somebody loses their last life; then whoever has the most lives wins.
counted = Lives that are left, with those wagered.
prompt = { $asked }.
prompt-place = Now choose where the { $card } goes: click an end of the row.
prompt-first = Now put the { $card } on the table: click the empty place in the middle.
prompt-sign = Now choose: is the { $card } added or subtracted?
prompt-receiver = Now choose who gets the { $card }.
prompt-asked = Now choose the player you ask for the { $card }.
prompt-other = Now choose what goes with the { $card }.
about-life = In force now: { $power }
about-give-up = You leave the round: it ends at once, and you lose { lives }, with all you wagered in it. Allowed only when you cannot play.
about-wager = Your top life is put at stake: you draw 1 card if your hand has room, and this turn you must play a stack, two or more cards added or subtracted into one number.
about-wager-card = Your top life is put at stake: you draw 1 card if your hand has room, and play a single card as usual.
about-wager-stack = Your top life is put at stake: you draw nothing, and this turn you must play a stack, two or more cards added or subtracted into one number.
about-wager-back = At the end of the round you get it back, unless you lose a life in this round: then it is lost too.
outcome-draws = draw { $count }
outcome-draws-why = Draw { $count }: { $why }.
outcome-draws-power = Draw { $count }. { $why }
outcome-no-match = No suit matches here: you draw nothing.
outcome-match-in-vain = { CAPITAL($why) }, but you draw nothing: your hand is full, or no cards are left.
outcome-full = round ends
outcome-full-why = Then all numbers from 1 to 9 are on the table: the round ends, and everybody loses a life unless a power spares them.

## The command life-set

nine-lives-the-54-life-cards-of-a-set-the-same-number-always-gives-the-same-set = Nine Lives: the 54 life cards of a set; the same number always gives the same set.
the-number-of-the-set = The number of the set.
life-set-number = The number of a life set

## The report

variant-table-count = the number of cards on the table may not be played
variant-wager-one = a wager gives a card or a stack, never both
variant-no-first-last = the first and the last life cannot be wagered
variant-star-once = one star card a round
variant-bad-suit = the Kittyking names a bad suit
variant-shuffle-own = each cat's lives are shuffled
variant-shuffle-all = all lives are shuffled together
measure-lives = lives left a seat
report-title = Nine Lives: what each power is worth
report-intro = Three players and { $sets } life sets in turn. A set is drawn by chance and decides which seat gets which powers, so what goes with a power is what it does. Then what each variant changes, and the game as published, with another life set in every game.
report-published = as published
fact-life-sets = life sets
report-life-sets = 1 to { $last }, one after another
report-comes-up = comes up for { $share } of its owners
report-powers = All 88 powers
report-powers-note = How many more games in a hundred than its equal share a seat wins if its lives hold the power and the other seats' lives do not; intervals are computed over life sets, as each set is played many times. Filled dots stand out even when the length of the list is allowed for: { $named } powers. For the other { $rest }, these games do not say which way they go.
report-power-gains = { $power }: it gains { $number } ± { $half } wins in a hundred.
report-power-costs = { $power }: it costs { $number } ± { $half } wins in a hundred.
measure-powers = powers that come up in a game
report-game = The game as published
report-game-note = This and what follows is of the published game. The first to start is the first Kittyking.
report-variant = { $name }: { $rule }
report-as-published = As published: { $number }.
report-variants = What each variant changes: { $measure }
# $size is how much longer or shorter.
report-longer = With { $name }, games are { $size } than as published
report-longer-unsure = Whether { $name } changes the length is open
# A kind of thing that the lab counts.
mark-powers-dealt = powers dealt
# A kind of thing that the lab counts.
mark-powers-seen = powers seen

## What a move gains and allows; the title is a puzzle's theme

motive-row-full = Then all numbers from 1 to 9 are in the row: the round ends, and everybody loses a life unless a power spares them.
    .title = All nine numbers
motive-last-life = It wagers your last life: if you lose a life in this round, you lose all of them.
    .title = The last life
# $count: all lives that go, those wagered among them.
motive-fails = You fail to play: the round ends, and you lose { $count } { $count ->
    [one] life
   *[other] lives
}.
    .title = Failing to play
motive-match-draws = You draw { $count } { $count ->
    [one] card
   *[other] cards
} for its suits.
    .title = A match that draws
motive-both-ends = { CAPITAL($card) } fits both ends of the row.
    .title = A match at both ends
motive-misses-match = You draw nothing for it; another play would draw { $count } { $count ->
    [one] card
   *[other] cards
}.
    .title = A match missed
motive-wager-has-stack = After the wager you can lay a stack, whatever you draw.
    .title = A wager worth it
motive-wager-needs-luck = After the wager you must lay a stack, and your cards make none yet: only what you draw can help.
    .title = A wager that needs luck
motive-wager-draws-nothing = The wager draws no card.
    .title = A wager for nothing
motive-no-card-left = It leaves you with no cards, and hands are kept for the next round.
    .title = An empty hand
motive-larger-hand = You get { $theirs } { $theirs ->
    [one] card
   *[other] cards
} for your { $mine }.
    .title = A larger hand
# $power: what the life on top says.
motive-power-used = It uses your top life: { $power }
    .title = A power used
motive-wager-draws = The wager draws { $count } { $count ->
    [one] card
   *[other] cards
}.
    .title = A wager for a card
motive-stack-ready = The stack makes { $total } then and can be put down.
    .title = A stack complete
motive-stack-begun = With one card more the stack can make { OR($totals) }.
    .title = A stack begun
motive-keeps-match = You keep { $count } { $count ->
    [one] card
   *[other] cards
} of its suit, with { $count ->
    [one] a number that is
   *[other] numbers that are
} still free.
    .title = A match kept in hand
motive-suit-not-held = You hold no card of this suit.
    .title = A suit you do not hold

## Lessons made of puzzles

exercise-wager-has-stack = A wager worth it
exercise-wager-has-stack-before = A wager puts a life at risk and draws a card, and then a stack must be laid. It is sound if you can lay one whatever you draw.
exercise-wager-has-stack-after = Wager when the stack is sure and wins you something. Otherwise keep your lives.
exercise-match-draws = A match that draws
exercise-match-draws-before = A card whose suit matches draws cards, and a larger hand lives longer. Find the play that draws.
exercise-match-draws-after = Look at the suits before the numbers: a match keeps your hand full.
exercise-wager-needs-luck = A wager that needs luck
exercise-wager-needs-luck-before = A wager without a stack in hand relies on the draw. See what else you can do.
exercise-wager-needs-luck-after = If another play is possible, leave luck to the others.
exercise-fails = Failing to play
exercise-fails-before = Whoever fails to play loses a life, and the round ends. Find something better.
exercise-fails-after = Failing costs the life on top and every life that you wagered this round. Each further wager raises the price.

## What strong play is asked about: kinds of moves

habits-openings = The first card of a row
habits-cards = Later cards
habits-places = Where in the row
habits-stacks = Stacks
habits-wagers = Wagers and skipped turns
habit-number-openings = A row that begins with a card of { $low } to { $high }
habit-number-cards = Later, a card of { $low } to { $high }
habit-left-end = At the left end
habit-right-end = At the right end
habit-grow-stack = One card more, though the stack could be put down
habit-subtract = A card that is subtracted
habit-wager = A wager
habit-wager-few-cards = A wager with { $count } cards in hand or fewer
habit-wager-few-lives = A wager with { $count } lives left or fewer
habit-wager-again = One more wager in the same round
habit-skip = Skipping a turn
