### Iwari: every sentence a person reads.
### Names of players and of places are given as texts; biomes, colours and Feats are messages of their own.

## The game and its options

summary = Lead tribes over a map: tents for territories, totems for connections, paths for settlements.
credit = Designed by Michael Schacht, published by ThunderGryph Games. The two maps here are this project's reconstructions.
# $names are what one types.
option-map = The map: { OR($names) }.
option-map-note = Or the path of a map file of your own.
option-drafted-hands = Players choose their starting hands from display and deck, the last player first.
option-union = The Feats of Union: for the first two players to complete a settlement.
option-discovery = The Feats of Discovery: for the first two players to fill a territory.
option-honour = The Feat of Honour: for the first to hold the totem majority on a connection by land.
option-respect = The Feat of Respect: for the first to hold the totem majority on a connection by water.
map-place-changed = { $number } to be changed
change-map = The map is { $map }, with { $territories } territories, { $spaces } tent spaces and { $connections } connections: not one of the game's two.

## The maps that come with the game: the same names as in their files
## A language writes them without an article, so that they stand in any sentence.

map-new-horizons = New Horizons
map-vast-lands = The Vast Lands
map-origin = A reconstruction drawn for Nekoban: the booklet prints no map data.
land-tallpine = Tallpine
land-gull-shore = Gull Shore
land-frostcrown = Frostcrown
land-amber-waste = Amber Waste
land-windmoor = Windmoor
land-lichen-fells = Lichen Fells
land-mossdeep = Mossdeep
land-lantern-shore = Lantern Shore
land-pale-teeth = Pale Teeth
land-white-anvil = White Anvil
land-reindeer-reach = Reindeer Reach
land-owlwood = Owlwood
land-ember-flats = Ember Flats
land-pearl-coast = Pearl Coast
land-fern-isle = Fern Isle
land-long-steppe = Long Steppe
land-blue-ice = Blue Ice
land-cedar-march = Cedar March
land-red-dunes = Red Dunes
land-heron-coast = Heron Coast
land-crane-moor = Crane Moor
sea-sea-of-first-light = Sea of First Light
sea-whale-sound = Whale Sound
sea-goose-sound = Goose Sound
sea-southern-deep = Southern Deep
# On the compass.
north = N

## Biomes, colours of tribes, Feats

biome-tundra = Tundra
biome-forest = Forest
biome-glaciers = Glaciers
biome-coast = Coast
biome-desert = Desert
# Behind a territory's name on the map of letters.
letters-tundra = Tu
letters-forest = Fo
letters-glaciers = Gl
letters-coast = Co
letters-desert = De
colour-red = Red
colour-green = Green
colour-blue = Blue
colour-yellow = Yellow
colour-orange = Orange
# On the map of letters: one letter for each colour.
letter-red = R
letter-green = G
letter-blue = B
letter-yellow = Y
letter-orange = O
# As in "the Feat of Union".
feat-union = Union
feat-discovery = Discovery
feat-honour = Honour
feat-respect = Respect
third-tribe = the third tribe
third-name = Third tribe

## Things, counted

tents = { $count } { $count ->
    [one] tent
   *[other] tents
}
totems = { $count } { $count ->
    [one] totem
   *[other] totems
}
cards = { $count } { $count ->
    [one] card
   *[other] cards
}
unseen-cards = { $count } { $count ->
    [one] unseen card
   *[other] unseen cards
}
points = { $count } { $count ->
    [one] point
   *[other] points
}
feats = { $count } { $count ->
    [one] Feat
   *[other] Feats
}
# Cards of one biome in a list of cards; a single one is its biome alone.
cards-of = { $count } { $biome }
card-list = { LIST($cards) }
no-cards = none
known-and-unseen = { $known } and { $unseen }

## Places

nowhere = nowhere
territory = { $place } ({ $biome })
connection = connection { $number } ({ $one } and { $other })
pay-one = a { $biome } card
pay-two = two { $biome } cards

## What a position is counted by

component-cards = the { $biome } cards
component-tents = the tents of tribe { $number }
component-totems = the totems of tribe { $number }
component-territory-feats = the Feats of Union and Discovery
component-connection-feats = the Feats of Honour and Respect

## Why a move is refused

reason-iw-03 = This map has no such place.
reason-iw-06 = First everybody chooses a starting hand.
reason-iw-13 = All pieces of a turn go into the same territory: { $place }.
reason-iw-15 = You may place at most two pieces in a turn, and you have placed both.
reason-iw-16 = A tent already stands on this space.
reason-iw-17 = { $place } holds { $totems }, and the leading tribe has { $tents } there: there cannot be more totems than that.
reason-iw-20 = No such card lies in the display.
reason-iw-21 = You do not hold such a card.
reason-iw-30 = The deck has just run out: the rest of your hand comes from the new deck alone.
reason-iw-91 = The Feat of Union goes into a territory that holds a tent of the settlement.
reason-iw-92 = The Feat of Discovery goes into a different territory from the one just filled.
reason-iw-93 = The Feat of Honour goes on a connection by land where you lead at both ends.
reason-iw-94 = The Feat of Respect goes on a connection by water where you lead at both ends.
reason-iw-95 = No Feat of this kind is waiting to be placed.
reason-iw-96 = A connection with a mountain carries no Feat.
reason-over = The game is over.
no-piece-placed = Place at least one piece, or discard a card instead.
piece-placed = You have placed a piece, so you cannot discard a card in this turn.
card-discarded = You have discarded a card in this turn instead of placing pieces.
no-card-of-biome = One card pays for a piece in { $place } only if it is { $biome }, and you hold no { $biome } card.
pair-of-own-biome = Two { $biome } cards stand for a card of another biome, but { $place } itself is { $biome }.
no-pair = You do not hold two { $biome } cards.
unexplored-totem = No tent stands there yet: an unexplored territory takes a single tent first.
unexplored-done = { $place } was unexplored: it took a single tent, and that ends the placing of this turn.
no-tents-left = You have no tents left.
no-totems-left = You have no totems left.
third-no-tents-left = The third tribe has no tents left.
third-no-totems-left = The third tribe has no totems left.
cards-drawn-last = Cards are drawn at the end of the turn, after everything else.
discard-first = A card is discarded at the beginning of a turn, instead of placing pieces.
placing-over = Placing is over in this turn.
third-cannot-place = The third tribe can place nothing with the cards left: one of them is discarded for it.
third-has-placed = The third tribe has placed a piece, so no card is discarded for it.
third-must-place = The third tribe can place a piece, so it must.
third-must-not-discard = The third tribe can place a piece, so it must; a card is discarded for it only if it cannot.
choose-place-first = First choose where the piece goes, then how you pay; or choose Discard, then the card.
choose-discard-first = First choose Discard, then the card.

## What is wrong with a typed-in position

flaw-iw-01 = tents: each is of a tribe that plays and stands on a space of the map; tents, totems, tents_left and totems_left of the tribes agree with them, and none is below 0.
flaw-iw-04 = mountain: each pair of connections in use needs exactly one mountain.
flaw-iw-05 = hand, known, display: a hand has at most three cards, counted in hand_count, the known among them; the display at most four.
flaw-iw-06 = stage, hand, display, starter: with stage=draft nothing is placed or discarded yet. Whoever chose a hand before holds three cards, whoever chooses later none; the display and the open cards that the seat to move took make four.
flaw-iw-10 = hand: whoever places a piece or discards a card holds one; with stage=act no piece is laid yet.
flaw-iw-15 = territory, tents_laid, pieces_laid: of what was laid in this turn the territory has as much; a second piece is asked for after the first, in a territory explored before.
flaw-iw-20 = hand, display, deck_count: a card is drawn only while the hand has fewer than three, and there is one to draw; whoever still has a turn to come has refilled the hand to three.
flaw-iw-80 = stage: the third tribe is played with two players, after the own pieces; stage=third asks only where it can place one.
flaw-iw-92 = places, feats_left: a Feat of that kind is left, and there is a place for it.
flaw-iw-17 = totems: a territory has more totems than its leading tribe has tents.
flaw-iw-22 = to_move, starter, territory, tents_laid, pieces_laid, last_round: seats of this game; a territory of the map, exactly while one or two pieces, tents_laid of them tents, were laid there in this turn; 0 or 1.
flaw-iw-30 = deck_count, half_due, half: the deck is empty only when it has run out twice; half_due is 1 only while a hand is refilled after the deck ran out, and half is scored after that.
flaw-iw-91 = earned, feats_left, tents: while a Feat of Union is left, exactly those who have a settlement have earned one.
flaw-iw-93 = earned, totems: somebody has the totem majority on a connection by land, and the Feat of Honour was never earned.
flaw-iw-94 = earned, totems: somebody has the totem majority on a connection by water, and the Feat of Respect was never earned.
flaw-iw-95 = earned, feats_left: together they make up the Feats of the game, each where a Feat can lie.

## What is asked

status = { $player }: { $asked }
asked-act = place a tent or a totem, or discard a card.
asked-more = place a second piece in { $place }, or finish.
asked-third = place a tent or a totem for the third tribe: your cards pay.
asked-third-more = the third tribe may place a second piece in { $place }, or finish.
asked-third-discard = the third tribe can place nothing: discard a card for it.
asked-draw = take a card from the display or the deck ({ $count } to draw).
asked-draft = choose your starting hand from the display and the deck ({ $count } to take).
asked-union = you completed a settlement: put the Feat of Union into one of its territories.
asked-discovery = you filled a territory: put the Feat of Discovery into another one.
asked-honour = you lead a connection by land: put the Feat of Honour on one that you lead.
asked-respect = you lead a connection by water: put the Feat of Respect on one that you lead.

## Moves as offers

# $territory is the message "territory", $payment is "pay-one" or "pay-two".
say-tent = a tent on space { $space } in { $territory } for { $payment }
say-tent-off = a tent on space { $space }
say-totem = a totem in { $territory } for { $payment }
say-totem-off = a totem in territory { $number }
say-done = finish placing
say-discard = discard a { $biome } card
say-take = take { $biome } from the display
say-deck = draw from the deck
say-feat-in = put the Feat into { $place }
say-feat-on = put the Feat on { $connection }
# $spaces are the numbers of the spaces.
offer-spaces = { $territory }: open { $count ->
    [one] space
   *[other] spaces
} { $spaces }
offer-totems = { $territory }: room for { $totems }
offer-both = { $territory }: open { $count ->
    [one] space
   *[other] spaces
} { $spaces }; room for { $totems }

## What happened

refills = Into the display: { AND($biomes) }.
half-journey = Half-journey: tents are scored. { $track }
half-tribe = { $tribe } scores { $points } at half-journey: { LIST($places) }.
half-place = { $place } { $points }
worth-now = { $tribe } has { $points } on the map now: { LIST($parts) }.
journey-ends = The journey ends. { $track }
track = { LIST($tribes) }.
track-tribe = { $tribe } { $points }
shuffles = The deck has run out: { $count } discarded { $count ->
    [one] card
   *[other] cards
} form a new deck.
deck-out = The deck has run out for the second time: nobody draws any more.
earns-in = { $player } earns the Feat of { $feat } and puts it into { $place }.
earns-on = { $player } earns the Feat of { $feat } and puts it on { $connection }.
last-round-deck = The last round, since the deck has run out twice: it goes on until everybody has had the same number of turns.
last-round-tents = The last round, since { $player } has no tents left: it goes on until everybody has had the same number of turns.
discards = { $player } discards a { $biome } card.
discards-for-third = { $player } discards a { $biome } card for the third tribe, which can place nothing.
takes = { $player } takes { $biome } from the display.
draws = { $player } draws { $biome } from the deck.
draws-unseen = { $player } draws a card from the deck.
third-rests = { $player } has no card left for the third tribe.
places-tent = { $player } places a tent on space { $space } in { $place } for { $payment }.
places-totem = { $player } places a totem in { $place } for { $payment }.
third-places-tent = For the third tribe, { $player } places a tent on space { $space } in { $place } for { $payment }.
third-places-totem = For the third tribe, { $player } places a totem in { $place } for { $payment }.

## The end, and points

# How it ended, and then who won: $result is one of the sentences below.
ended-deck = The deck has run out twice. { $result }
ended-tents = { AND($players) } { $count ->
    [one] has
   *[other] have
} no tents left. { $result }
wins = { $player } wins with { $points }.
share = { AND($players) } share the victory: { $points } each, and the same number of unused pieces.
tie-break = { AND($players) } have { $points } each; { $winner } wins with the most unused pieces ({ $spare }).
third-wins = The third tribe wins with { $points } (the better player has { $best }): { $one } and { $other } both lose.
third-ties = The third tribe wins with { $points } (as many as the better player): { $one } and { $other } both lose.
# Before the end: what a line of the breakdown would bring.
not-scored = on the map now: { $line }
half-line = half-journey: { $place }
rank-1 = most
rank-2 = second-most
rank-3 = third-most
rank-4 = fourth-most
rank-5 = fifth-most
tent-line = { $place }: { $own } of { $tents }, the { $rank }
connection-line = connection of { $one } and { $other }: { $totems }
settlement-line = settlement of { $tents } in { AND($places) }
# $line is one of the lines before.
multiplied = { $line }; { $points } × { $times } for { $feats }

## The table in text

heading = { $map }. { $origin }
key = Numbers are open tent spaces, ▲{ $letter } a tent of { $colour }; ◎ a totem space with its totems ({ $letter }2: two of { $colour }); (7) a connection by land, ~7~ by water, x7x under a mountain; ^ to ^^^^ are its mountain symbols; dots are paths.
territories = Territories
connections = Connections
tribes = Tribes
paths = Paths: { $pairs }
# What is told of a place or a tribe, one after the other.
facts = { $first }; { $next }
notes = { LIST($notes) }
territory-line = { $territory }: { $facts }
territory-name = { $place }, { $biome }
colour-count = { $colour } { $count }
unexplored = unexplored
standing-tents = tents { LIST($tents) }
open-spaces = open { $spaces }
no-open-space = no open space
standing-totems = totems { LIST($totems) }, { $room ->
    [0] no room for more
   *[other] room for { $room }
}
no-totems = no totems, room for { $room }
tents-times = Feats: tents ×{ $times }
totems-times = Feats: totems ×{ $times }
by-land = by land
by-water = by water
symbol = symbol { $symbol }
mountain = mountain: does not score
# $one and $other are how many totems of which tribe stand at both ends.
connection-row = { $from } – { $to }, { LIST($facts) }; totems { $one } – { $other }
tribe-line = { $tribe }: { $facts }
you = { $player } (you)
points-at-end = { $points } scored
points-now = { $points } scored, { $more } more on the map now
stock = { $tents } and { $totems } left
hand = hand { $cards }
starting-player = starting player
discard-pile = discards { $cards }
earned = earned the { $count ->
    [one] Feat
   *[other] Feats
} of { AND($feats) }
feats-left = Feats still to be earned: { LIST($feats) }.
feat-left = { $feat } { $count }
feats-all-earned = All Feats are earned.
deck-first = Display: { $display }. Deck: { $cards } (first deck).
deck-second = Display: { $display }. Deck: { $cards } (second deck).
display-empty = empty

## The picture

picture-title = Iwari on { $map }
map-title = { $map }, a map for Iwari
map-space-title = Tent space { $number }, { $place }
map-totem-title = Totem space, { $place }
map-symbol-title = { $connection }, { $symbol }
land-title = { $territory }, { $count } tent { $count ->
    [one] space
   *[other] spaces
}
space-title = Open tent space { $space } in { $territory }
tent-title = Tent of { $tribe } on space { $space } in { $territory }
totem-title = Totem space of { $territory }: { AND($standing) }; { $room ->
    [0] no room for more
   *[other] room for { $room } more
}
totems-of = { $count } of { $tribe }
totems-none = none
land-connection-title = Connection { $number } by land, { $one } and { $other }
water-connection-title = Connection { $number } by water, { $one } and { $other }
covered-title = { $connection }; under a mountain: it scores nothing
multiplied-title = { $connection }; totems count { $times }
feat-title = { $feats } in { $place }: its tents count { $times } at the end
supply-title = { $count } { $count ->
    [one] Feat
   *[other] Feats
} of { $feat } still to be earned
player-title = { CAPITAL($tribe) }: { $points } scored so far
to-move = to move
stock-title = { CAPITAL($tribe) } has { $tents } and { $totems } left
pile-title = Discards of { $player }: { $cards }
two-sentences = { $first }. { $next }
pile-does = Played and discarded cards, by biome. They score nothing; when the deck runs out the first time, they become the second deck (IW-30).
stock-does = 20 tents and 8 totems to begin with. The game ends soon after somebody has placed their last tent (IW-31); in a tie whoever has the most unused pieces wins (IW-70).
supply-does = A Feat multiplies the points of the place where it lies at the end (IW-90).
worth-tents = tents { $points }
worth-totems = totems { $points }
worth-settlements = settlements { $points }
worth-none = nothing yet
worth-title = On the map now: { $points } ({ LIST($parts) }), counted at the end of the game (IW-31).
worth-mountain = No totems are counted here (IW-50).
worth-connection = Whoever has the most totems at both ends, or ties for it, scores every totem at both (IW-51). Now: { $totems }, for { AND($tribes) }.
worth-unled = Whoever has the most totems at both ends, or ties for it, scores every totem at both (IW-51). Now: { $totems }, and nobody leads at both ends.
worth-unexplored = No tent stands here yet: the first turn here places one tent and nothing else (IW-14).
worth-land = Whoever has the most tents scores every tent here; each next tribe scores as many as the tribe before it has here (IW-40). Now: { LIST($tribes) }.
worth-tribe = { $tribe }: { $tents } ({ $points })
own-card-title = { $biome } card in your hand
card-title = { $biome } card in the hand of { $player }, taken from the display
back-title = Hidden card of { $player }
display-title = { $biome } card in the display
deck-title = The deck: { $cards }
label-deck-0 = First deck and display
label-deck-1 = Second deck and display
label-deck-2 = No deck is left
label-last-round = { $deck } · the last round
# So far: what the map is worth at the end comes on top.
label-scored = scored
label-discards = discarded
label-third = If it wins, both players lose.
label-starts = 1st
label-half = Half-journey
label-tents = Tents
label-totems = Totems
label-settled = Settlements
label-points-title = Points of every tribe: scored at half-journey (IW-30), then what tents (IW-40), totems (IW-51) and settlements (IW-60) would bring if the game ended now
explain-half = Half-journey: tents are scored when the first deck runs out, and again at the end.
explain-tents = Tents: whoever has the most in a territory scores every tent there, each next tribe as many as the one before it has.
explain-totems = Totems: whoever has the most at both ends of a connection scores every totem there.
explain-settled = Settlements: four or more own tents joined by paths score a point each.
button-pay-card = Pay 1 card
button-pay-card-title = Pay with one card of the territory's biome
button-pay-two = Pay 2 { $biome }
button-pay-two-title = Pay with two { $biome } cards, for any other biome
button-discard = Discard
button-discard-title = Discard a card: then choose it from your hand
button-done = Done
button-done-title = Finish placing

## The lesson

lesson-title = Iwari: your first game
lesson-1 = A first tent
lesson-1-1 = You lead the red tribe, with the circle. Territories have five biomes: Tundra, Forest, Glaciers, Coast and Desert. So do the cards.
lesson-1-2 = A card puts one piece into a territory of its biome. You hold two Forest cards: click the glowing tent space of Tallpine, then Pay 1 card.
lesson-1-2-otherwise = Click the glowing space in the forest of Tallpine, then the button Pay 1 card.
lesson-1-3 = Nobody had been there, so a single tent is all it takes this turn. Now refill your hand to three: take the Forest card from the display.
lesson-1-3-otherwise = Take the Forest card that lies open beside the deck.
lesson-1-4 = The display is refilled. Now it is Tom's turn: he explores the Amber Waste with a Desert card.
lesson-1-5 = He draws from the deck. What he drew, nobody sees; a card from the display stays open.
lesson-2 = Two pieces, and a pair
lesson-2-1 = A few turns later. Where tents stand already, you may place up to two pieces in a turn, tents or totems, all in one territory.
lesson-2-2 = Lead Tallpine clearly: put a third tent on the glowing space, joined to yours by a path, and pay your Forest card.
lesson-2-2-otherwise = Click the glowing space in Tallpine, then the button Pay 1 card.
lesson-2-3 = No Forest is left, but two cards of one biome stand for any other. Click the totem space of Tallpine, the sign with the tree, and pay with your two Coast cards.
lesson-2-3-otherwise = Click the totem space with the tree, then the button with two Coast signs.
lesson-2-4 = A totem! A territory never holds more totems than its leading tribe has tents. Three cards, two pieces, one territory: more is not possible in a turn. Refill your hand: take the Desert card,
lesson-2-4-otherwise = Take the Desert card from the display.
lesson-2-5 = then the Coast card,
lesson-2-5-otherwise = Take the Coast card from the display.
lesson-2-6 = and the last one unseen from the deck.
lesson-2-6-otherwise = Draw from the deck.
lesson-3 = What scores
lesson-3-1 = Tents: in Tallpine stand five. You have the most of them and score all 5; Tom is second and scores as many as you have there, 4. This is scored when the deck runs out the first time, and again at the end.
lesson-3-2 = Settlements: four or more of your tents joined by paths score a point each at the end. Yours runs from Tallpine into Frostcrown: 5 points.
lesson-3-3 = Totems: connection 1 joins Tallpine and Gull Shore. Whoever has the most totems at both ends, or ties for it, scores every totem there. You lead in Tallpine: put a totem into Gull Shore, too.
lesson-3-3-otherwise = Click the totem space of Gull Shore, the sign with the wave, then Pay 1 card.
lesson-3-4 = One each in Gull Shore: a tie is enough. Connection 1 is worth 4 points to you now. Your other cards do not fit here, so refill your hand from the deck.
lesson-3-4-otherwise = Draw from the deck.
lesson-3-5 = Connections under a sleeping mountain score nothing. When the deck has run out twice, or somebody has placed the last tent, the round is finished, and whoever has the most points wins. Enjoy the journey!

## For a newcomer

goal = Lead in territories with tents, on connections with totems, and join tents to settlements.
prompt-discard = Now choose the card that you discard.
prompt-place = Now choose where this card pays for a tent or a totem.
prompt-paid = place a tent or a totem: a card of its biome pays for it.
prompt-pay = Pay for { $place }: one { $biome } card, or two { OR($pairs) } cards.
prompt-pay-pair = Without a { $biome } card { $place } costs two cards of one biome. Click the pair ({ OR($pairs) }), or Cancel.
prompt-half-journey = Half-journey was scored: { $track } Now { $asked }
# Instead of the name of whoever reads it, in a list of points.
yourself = you
prompt-unexplored = { $place } was unexplored: one tent only. Now { $asked }
brings-tent = With a tent here, points on the map would be: { LIST($tribes) }.
brings-totem = With a totem here, points on the map would be: { LIST($tribes) }.
brings-points = { $tribe } { $after } (now { $before })
brings-nothing = A piece here changes no points for now.
map-size-text = { $territories } territories, { $spaces } tent spaces, { $connections } connections.
category-half-journey = Half-journey
category-tents = Tents
category-totems = Totems
category-settlements = Settlements

## What is wrong with a map file; what stands in the file is quoted as it is

# $fault is one of the messages below, $place one of those that begin with map-place.
map-fault = { $file }: { $fault }.
map-fault-at = { $file }, { $place }: { $fault }.
map-place-territory = territory { $number }
map-place-sea = sea
map-place-sea-name = sea name { $number }
map-place-connection = connection { $number }
map-place-connection-at = connection at place { $number }
map-unfit = { $file }: { $fault }; write it like { $example }.toml.
map-no-toml = { $file }: this is not valid TOML ({ $fault }); correct that line.
map-or-file-unknown = There is no map or file { $file }; use { LIST($names) }, or the path of a .toml file.
map-unreadable = The file { $file } cannot be read ({ $fault }); give one that can.
map-too-long = { $file }: the file has more than { $limit } bytes; a map needs far less.
map-no-utf-8 = { $file }: byte { $byte } is not UTF-8; save the file as UTF-8.
map-no-table = this must be a table of fields; write `field = value` pairs
map-field-unknown = the field { $field } is unknown; use { LIST($known) }
map-field-missing = the field '{ $field }' is missing; add it
map-field-text = '{ $field }' must be a text of 1 to { $limit } letters; write it in quotes on one line
map-field-choice = '{ $field }' is { $value }; write one of { LIST($allowed) }
map-field-number = '{ $field }' is { $value }; write a whole number from { $low } to { $high }
map-field-list = '{ $field }' must be a list; write it in square brackets
map-entries-exactly = '{ $field }' has { $count } entries; write exactly { $low }
map-entries = '{ $field }' has { $count } entries; write { $low } to { $high }, as there is room for
map-field-numbers = { $value } stands in '{ $field }'; write { $count } whole numbers in brackets
map-point-off = the point { $point } of '{ $field }' lies off the map; keep within { $size }
map-huge-number = a huge number
map-list-or-table = a list or table
map-size = the size is { $width } by { $height }; write two numbers from { $low } to { $high }
map-key = the key { $key } is not plain; use small letters, digits and hyphens
map-neighbours = 'neighbours' must name territories; write their keys in quotes
map-space-twice = tent space { $space } is there twice; give each space a number of its own
map-too-many-spaces = there are { $count } tent spaces; keep to { $limit }, as there is no more room
map-space-missing = tent space { $number } is missing; number the tent spaces 1 to { $last } without gaps
map-connection-missing = connection { $number } is missing; number the connections 1 to { $last } without gaps
map-isle = an isle is not a list of points; write 3 to { $limit } points for each
map-path-nowhere = the path { $path } leads to nowhere, as there is no tent space { $space }; join two of the spaces 1 to { $last }
map-path-back = the path { $path } leads back to its own space; join two different spaces
map-path-twice = the path { $path } is there twice; delete one of them
map-connection-twice = this number is there twice; give each connection a number of its own
map-connection-to-itself = it joins a territory to itself; name two different territories in 'between'
map-territory-unknown = there is no territory { $key }; write the key of an existing one
map-key-twice = two territories have the key '{ $key }'; give each a key of its own
# $biome is the word of the file, such as "forest".
map-biome-missing = no territory is { $biome }; give every biome at least one territory
map-totem-outside = its totem space lies outside its outline; move 'totem' inside
map-space-outside = tent space { $space } lies outside its outline; move the space inside
map-own-neighbour = it is its own neighbour; delete its key from 'neighbours'
map-one-sided-neighbour = '{ $key }' does not name it as a neighbour; add it there, or delete it here
map-too-many-paths = tent space { $space } has { $count } paths; keep to { $limit }
map-symbol-used = the symbol { $symbol } is used { $times ->
    [one] once
   *[other] { $times } times
}; print it on two connections or on none
# $complaint is one of the messages below.
map-not-ours = { $complaint }; correct that, or give a map that is not our { $map } another name
map-wrong-biomes = { $count } territories are { $biome }, not { $wanted }
map-few-crossings = { $count } paths cross borders, fewer than { $wanted }
map-same-biome = the neighbours '{ $one }' and '{ $other }' are both { $biome }
map-border-unsaid = '{ $one }' and '{ $other }' share a border, and 'neighbours' does not say so
map-island = tent space { $space } in territory { $territory } is an island that no path joins to space 1
# $wanted is a number or the message map-range.
map-connection-count = there are { $count } connections, not { $wanted }
map-few-by-water = fewer than { $wanted } connections are by water
map-symbol-unused = the symbol { $symbol } is not used
map-plain-land = no connection by land is without a symbol
map-plain-water = no connection by water is without a symbol
map-connection-7 = connection 7 does not join a Glaciers and a Tundra territory
map-space-count = there are { $count } tent spaces, not { $wanted }
map-land-spaces = { $place } has { $count } tent spaces, not { $wanted }
map-land-not-joined = the tent spaces of { $place } are not joined within it
map-range = { $low } to { $high }
# A map that a program gave, not a file.
map-given = the map
map-packed = packed map
map-packed-cut-off = The packed map is too long or cut off; pack the map file again.
map-packed-damaged = The packed map is damaged; pack the map file again.
map-unknown = There is no map { $map }; use { LIST($names) }, or a packed map file.
map-not-known-here = The map of this table is not known here: read its options first, and keep them.

## The command map-balance

iwari-whether-a-map-is-fair-equal-bots-play-on-it-with-every-number-of-players = Iwari: whether a map is fair. Equal bots play on it with every number of players.
a-map-s-name-or-file = A map's name or file.
a-bot-else-those-of-the-report = A bot; else those of the report.
a-folder-with-the-games-of-the-report-default-the-cache = A folder with the games of the report; default: the cache.
more-or-fewer-games-than-usual = More or fewer games than usual.
processes-that-play = Processes that play.
write-the-page-of-the-maps-here = Write the page of the maps here.
# Figures are written with sign and point.
balance-summary = { $map }, { $players } players, { $bot }: { $games } games, { $won } won, best seat { $seat }, best in turn order { $turn }, least entered { $entered }%: { $fair ->
    [yes] fair
   *[no] NOT FAIR
}, turn order { $even ->
    [yes] even
   *[no] NOT EVEN
}

## The report

report-title = Iwari: maps, players and Feats
report-intro = Both maps with every number of players, without Feats; then each Feat alone, with three players. The maps are this project's reconstructions.
measure-ties = ties, or nobody wins
report-skill = One better bot at a table of three.
report-seats = How often each seat wins, { $count } players
report-third-tribe = { $equal } { $spread } With two players the third tribe can win, and then nobody does.
report-third-tribe-more = With two players on { $map } the third tribe wins { $share } of the games: more than a third of them, and then no player wins.
report-third-tribe-less = With two players on { $map } the third tribe wins { $share } of the games: not even a third of them.
report-third-tribe-unsure = Whether the third tribe wins more or less than a third of the games on { $map } cannot be told ({ $share }).
report-note = { $equal } { $spread }
where-map = { " " }on { $map }
where-map-players = { " " }on { $map } with { $count } players
# $size is how much more or less.
report-map-turns = With { $count } players { $here } has { $size } a game than { $there }
report-map-points = With { $count } players { $here } has { $size } a seat than { $there }
report-map-unsure = No difference between the maps can be told in { $measure }
report-feat-wins = { $feat }: wins that go with earning it once more
report-feat-earned = { $feat }: earned a game
report-feat-points = { $feat }: points a seat
report-feat-turns = { $feat }: turns more or fewer than without
report-feat-chart = Wins that go with earning a Feat on { $map }
report-feats = Feats on { $map }
report-feats-note = Three players, one Feat at a time.
report-feat = Earning the Feat of { $feat } goes with { $size }
report-feat-unsure = What earning the Feat of { $feat } goes with cannot be told
report-leads = leads { $place }
report-holds = holds connection { $number }
report-places = Territories and connections on { $map }
report-places-note = How many more wins in a hundred go with leading or holding it at the end; three players, no Feats.
report-map-new-horizons = New Horizons
report-map-vast-lands = Vast Lands
# A kind of thing that the lab counts.
mark-feats = feats
# A kind of thing that the lab counts.
mark-territories-led = territories led
# A kind of thing that the lab counts.
mark-connections-held = connections held
# A kind of thing that the lab counts.
mark-territories-entered = territories entered

## What a move gains and allows; the title is a puzzle's theme. $points, $before and $after are points, counted

motive-majority-turned = The tent gives you the lead in { $place }, which counts { $after } for you instead of { $before }.
    .title = A lead taken
motive-majority-tied = The tent draws you level with the leader in { $place }, which counts { $after } for you instead of { $before }.
    .title = A lead shared
motive-connection-held = It gives you the majority on { AND($connections) }: { $points } as things stand.
    .title = A connection held
motive-connection-broken = It takes the majority on { $connection } from { $player }.
    .title = A connection broken
motive-feat-earned = It earns the Feat of { AND($feats) }, which multiplies points at the end.
    .title = A Feat earned
motive-settlement = It adds { $points } to your settlements.
    .title = A settlement
motive-lead-closed = It takes the last tent space of { $place }: nobody can overtake you there.
    .title = A lead made safe
motive-feeds-leader = Every tent counts for whoever leads: { $place } is then worth { $points } to { AND($players) }.
    .title = A tent for the leader
motive-opens-territory = After this { $place } is explored: others may place up to two pieces there in a turn.
    .title = A territory opened
motive-pays-double = It pays with two cards, where one { $biome } card would do.
    .title = Paying double
motive-last-card = It is the last { $biome } card to be had: all others are in hands or discard piles.
    .title = The last card of a biome
motive-deck-ends = It is the last card of the deck: the half-journey is scored after this turn.
    .title = The deck runs out
motive-nothing-placed = It places nothing this turn, although you could place a piece.
    .title = A turn without a piece
motive-lead-widened = The tent widens your lead in { $place }, which counts { $after } for you instead of { $before }.
    .title = A lead widened
motive-second-place = Behind the leader { $place } counts { $after } for you instead of { $before }.
    .title = A place behind the leader
motive-connection-grows = You hold { AND($connections) }: one totem more brings { $points }.
    .title = A connection that grows
motive-totem-lead = No tribe has more totems than you in { $place } then: that is one end of { AND($connections) }.
    .title = One end of a connection
motive-new-biome = You hold no { $biome } card yet: { $biome } has { $count } free tent { $count ->
    [one] space
   *[other] spaces
}.
    .title = A new biome
motive-pair-held = You hold { $count } { $biome } cards then: two of them stand for one card of any other biome.
    .title = A pair
motive-cards-kept = You keep { $count } { $count ->
    [one] card
   *[other] cards
} for later turns.
    .title = Cards kept
motive-unseen-card = Nobody else learns which card you draw.
    .title = A card nobody sees

## Lessons made of puzzles

exercise-connection-held = A connection held
exercise-connection-held-before = All totems at the two ends of a connection score for whoever has the majority there. Find the piece that gives it to you.
exercise-connection-held-after = At each end you need only as many totems as anyone else has. Look for a place where one piece is enough.
exercise-majority-turned = A lead taken
exercise-majority-turned-before = In a territory every tent counts for whoever leads. Find the tent that makes you the sole leader.
exercise-majority-turned-after = A tent that takes the lead gains everything that stands there. One that only adds to your lead gains little.
exercise-majority-tied = A lead shared
exercise-majority-tied-before = Drawing level with the leader scores too, and is often cheaper than overtaking. Find out where.
exercise-majority-tied-after = A shared lead is the first step to one of your own.
exercise-settlement = A settlement
exercise-settlement-before = Four or more of your tents joined by paths are a settlement and score a point each. Find the tent that completes or extends one.
exercise-settlement-after = Paths cross borders: look at the whole map before you choose a space.

## What strong play is asked about: kinds of moves

habits-openings = The first tents
habits-pieces = Tents and totems
habits-territories = Territories of New Horizons
habits-cards = Cards
habit-open-alone = A piece in a territory without tents, before { $count } tents of one's own stand
habit-open-totem = A totem before { $count } tents of one's own stand
habit-tent = A tent
habit-totem = A totem
habit-second-piece = A second piece in the turn
habit-two-cards = Paying with two cards of another biome
habit-join = A piece where only others have tents
habit-in = A piece in { $place }
habit-take = A { $biome } card from the display
