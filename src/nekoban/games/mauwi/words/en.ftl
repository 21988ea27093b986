### Mauwi and Mauw: every sentence a person reads.
### Names of players are given as they are. $column is a letter from A to D, or where it says so a phrase.

## The game and its options

title-mauwi = Mauwi
title-mauw = Mauw
summary = Cat warriors befriend and fight each other for nine lives, and steal them from the neighbours.
credit = Mauw and Mauwi are by Vincent Joassin; Mauwi is published by Tsume. This is an independent implementation of the rules.
option-edition = Mauwi, or its first edition Mauw.
    .is-mauwi = Mauwi
    .is-mauw = Mauw, first edition
option-expert = How many { $card } cards are shuffled in (mauwi only).
option-teams = Play in pairs that share their score (mauwi only, 4 players or more).
option-free-slot = Whose free slots take a warrior: by the edition's booklet (mauwi any, mauw own), any, or own.
    .label = Free slots
    .is-edition = as in the booklet
    .is-any = of all players
    .is-own = only one's own
option-start = Who starts: chance, or a seat.
    .label = First player
    .is-chance = by chance
option-cards = How many cards of a kind there are, if not as many as in the edition: spirit:5,warriors:8,joker:6. Not a published rule.
    .label = Numbers of cards
too-few-for-teams = Teams need at least { $fewest } players: teammates never sit side by side (MW-80).
too-many-for-mauw = The first edition is for 2 to { $most } players; edition=mauwi takes more.
no-experts-in-mauw = The first edition has no expert cards (Kiwi, Ninox, Tuatara); they come with edition=mauwi.
no-teams-in-mauw = The first edition is not played in teams; edition=mauwi is.
own-slots-in-mauw = In the first edition a warrior is put only on a free slot of one's own area (MW-91).
no-start = start takes chance or a seat from 1 to { $players }, not { $start }.
no-card-count = { $given } is not a number of cards. Write it like spirit:5. The cards are { LIST($known) }.
wrong-card-count = There can be 0 to { $most } cards of the kind { $card }, not { $given }.
card-twice = The cards of the kind { $card } are counted twice.
deck-size = This deck has { $count } cards. { $players } players need { $fewest } to { $most }.
change-cards = { $card }: { $count } instead of { $usual }.
change-expert = { $card }: { $count }, though players agree on at most { $most }.

## Cards: their names, with the article that a sentence needs

card-1 = 1
    .a = a 1
card-2 = 2
    .a = a 2
card-3 = 3
    .a = a 3
card-4 = 4
    .a = a 4
card-5 = 5
    .a = a 5
card-6 = 6
    .a = a 6
card-7 = 7
    .a = a 7
card-8 = 8
    .a = an 8
card-spirit = spirit
    .a = a spirit
card-joker = Joker
    .a = a Joker
card-maui = Maui
    .a = a Maui
card-kiwi = Kiwi
    .a = Kiwi
card-ninox = Ninox
    .a = Ninox
card-tuatara = Tuatara
    .a = Tuatara
# A Joker that was announced as a warrior.
card-as = { $card } as { A($value) }
    .a = { A($card) } as { A($value) }
same-value = the same value
    .a = the same value
# A card on its back, as the 9 that it is; in the first edition it is called Mauw.
nine = nine
    .a = a nine
    .many = nines
mauw = Mauw
    .a = a Mauw
    .many = Mauw
nines = { $count } { $count ->
    [one] nine
   *[other] nines
}
mauws = { $count } Mauw
# The two kinds of combos, in either edition: warriors that make nine, or two of the same value.
friends-mauwi = friends
    .a = friends
fight-mauwi = fight
    .a = a fight
friends-mauw = friends
    .a = friends
fight-mauw = fight
    .a = a fight
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
# A warrior with its colour, in a table of text.
warrior-coloured = { $card } { $colour }
warrior-kind = warrior { $card }, { $colour }
component-warrior = warrior { $card }
component-spirit = spirit
component-joker = joker
component-kiwi = kiwi
component-ninox = ninox
component-tuatara = tuatara

## Columns

your-column = your column { $column }
column-of = { OWNER($player) } column { $column }
# A column of whoever the sentence is about.
column-own = { OWNER($player) } column { $column }
# Somebody who has no name, since nobody sits there.
nobody = player { $number }
empty = empty
# What lies in a column: $top is a card, $nines are counted.
stack = { $top } on { $nines }

## Why a move is refused

reason-mw-03 = A spirit goes on { MANY($nine) } without a card on top, or on a spirit in your own area: never on a warrior, never on an empty slot.
reason-mw-05 = A { $joker } never lies on a column: it is played on a warrior, or on a spirit of your own.
reason-mw-10 = Nobody sits there.
reason-mw-11 = A column holds at most three { MANY($nine) }.
reason-mw-36 = On a warrior a { $joker } makes a combo: choose which, { $friends } or { $fight }.
reason-mw-40 = A spirit blocks the columns of others, not your own.
reason-mw-51 = You are attacked: defend with { OR($defence, form: "a") }, or give up.
reason-mw-52 = Go on attacking with { OR($answers, form: "a") }, or give up.
reason-mw-73 = Tuatara answers an attack; it cannot be played in your own turn.
reason-mw-81 = Your teammate is attacked: defend with { OR($defence, form: "a") }, or give up.
reason-mw-82 = You cannot block or attack your teammate.
reason-mw-91 = A warrior goes only on a free slot of your own area.
reason-mw-92 = You can play a card, so you may not pass.
reason-over = The game is over.
your-turn-mauwi = It is your turn: play one card of your hand on a column, or pass: discard your hand and draw four cards.
your-turn-mauw = It is your turn: play one card of your hand on a column; only if you cannot, pass.
not-held = You do not hold { A($card) }.
no-combo = The { $top } is { $colour }: only { OR($takes, form: "a") } can make a combo with it.
no-attack = The { $top } is { $colour }: only { OR($takes, form: "a") } can attack it.
no-combo-with-spirit = There is no combo with a spirit: a { $joker } lifts it without being announced as a warrior.
no-lifting = A spirit is lifted only by another spirit or a { $joker }, and only in your own area.
place-first = First choose where your { $gain } goes: on an empty slot of yours, or on one or two { MANY($nine) } of yours without a card on top.
no-place = Your { $gain } goes on an empty slot of yours, or on one or two { MANY($nine) } of yours without a card on top.
carry-first = Kiwi has fetched the { $card }: first choose where it goes.
no-warrior-there = Kiwi fetches a warrior, and there is none on { $column }.
no-place-for-warrior = Kiwi fetches only a warrior that can then be played somewhere, and the { $card } could not.
no-freeing = Ninox lifts a spirit from a column of an opponent.

## What is wrong with a typed-in position

flaw = { $what } (MW-{ $clause })
flaw-mw-01 = hand, top, discards, draw_pile: there are more cards of a kind than the game has.
flaw-mw-02 = seen, unseen: they count the nines on the table, and there are more or fewer.
flaw-mw-03 = top: a spirit stands only on nines.
flaw-mw-05 = top: a Joker is never the top card of a column.
flaw-mw-07 = old: it counts the unseen cards in old places of hands and old_nine_count; they differ.
flaw-mw-11 = nines, top: a column has 0 to { $nines } nines and on top at most one warrior or spirit.
flaw-mw-20 = to_move: that is not a seat of this game.
flaw-mw-21 = hand, origin: every player holds { $hand } cards, and each has its origin.
flaw-mw-33 = gain_nine, gain_top: a gain waits only in the stage that asks for its place; friends need a card to draw.
flaw-mw-34 = gain_nine, gain_top: a fight gains one of the two warriors, or a Joker, below the other.
flaw-mw-38 = stage: a place is asked for a gain that fits nowhere.
flaw-mw-50 = attacker, target_seat, target_column, attack_value, attack_card: they do not make an attack.
flaw-mw-51 = to_move: the attacked player is the one to defend.
flaw-mw-52 = to_move, attack_card: after a defence the attacker is asked, and no attack card waits.
flaw-mw-60 = nines, ending: { $columns } columns of { $nines } nines end the game; an ended game has its ending.
flaw-mw-63 = turn_count, attack_count: a game has at most { $turns } turns a player, an exchange { $attacks } attack cards.
flaw-mw-71 = carried: a warrior is carried exactly while Kiwi asks where it goes.
flaw-mw-72 = gain_nine: a gain without a warrior comes from friends, unseen, or is a spirit that Ninox freed.
flaw-mw-73 = origin: only Tuatara takes a card into a hand, and only a warrior or a Joker.
flaw-mw-81 = to_move: only the attacked player's teammate can help.
flaw-mw-82 = target_seat: teammates do not attack each other.

## What is asked

status-turn-mauwi = { $player }: play one card, or pass: discard your hand and draw four cards.
status-turn-mauw = { $player }: play one card; only if you cannot, pass.
status-asked = { $player }: { $asked }
asked-carry = where does the { $card } go that Kiwi fetched?
asked-place = where does your { $gain } go?
asked-go-on = your attack was defended. Go on with { OR($answers, form: "a") }, or give up?
asked-defend = { $threat } Defend with { OR($defence, form: "a") }, or give up?
threat = { $attacker } attacks the { $warrior } on { $column } with { A($card) }.
# What is gained: a nine, in a fight with a warrior on top.
gain = { $nine }
gain-with = { $nine } with the { $top } on top

## Moves as offers; $column is a phrase

say-defend = defend with { A($card) }
say-go-on = go on with { A($card) }
say-give-up = give up
say-pass = pass, discarding your hand and drawing four cards
say-place = place your { $gain } on { $column }
say-lift-by = lift the spirit from { $column } with a { $joker }
say-lift = lift the spirit from { $column }
say-fetch = fetch the { $card } from { $column } with Kiwi
say-free = make the spirit on { $column } your { $nine } with Ninox
say-block = block { $column } with { A($card) }
say-lay = lay { A($card) } on { $column }
say-play = play { A($card) } on the { $top } on { $column } ({ $combo })
say-attack = attack with { A($card) } on the { $top } on { $column } ({ $combo })

## What happened; $column is a phrase

lays = { $player } plays { A($card) } on { $column }.
attacks = { $player } attacks { $column } with { A($card) }.
lifts = { $player } lifts the spirit from { $column } with { A($card) }.
fetches = { $player } plays Kiwi and fetches the { $card } from { $column }.
frees = { $player } plays Ninox: the spirit on { $column } becomes { A($nine) }.
defends = { $player } defends with { A($card) }.
defends-mate = { $player } defends { $mate } with { A($card) }.
cancels = { $player } plays Tuatara: the attack is cancelled and the { $card } taken.
does-not-help = { $player } does not help.
gives-up-attack = { $player } gives up the attack.
gives-up-defence = { $player } gives up the defence.
befriends = The { $one } and the { $other } become friends: { $player } gains { A($nine) }.
fights = The two { $card }s fight: { $player } gains { A($nine) } with the { $card } on top.
fights-joker = The { $card } fights the { $joker }: { $player } gains { A($nine) } with the { $card } on top.
places = { $player } places the { $gain } on { $column }.
loses = The gain fits nowhere: { $player } loses it ({ AND($cards) } discarded).
passes = { $player } passes and discards { AND($cards) }.
draws-unseen = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
draws = { $player } draws { AND($cards, form: "a") }.
reshuffles = The discard pile ({ $count } { $count ->
    [one] card
   *[other] cards
}) is shuffled into a new draw pile.
ends = The game ends: { $ending }.
ending-columns = three columns of one player have { $count } { MANY($nine) } each
ending-piles = draw pile and discard pile are empty, and a hand cannot be filled
ending-turns = everybody has had { $turns } turns

## The end, and points

points = { $count } { $count ->
    [one] point
   *[other] points
}
wins = { CAPITAL($ending) }. { AND($winners) } { $count ->
    [one] wins
   *[other] win
} with { $points }.
share = { CAPITAL($ending) }. { AND($teams) } share the win with { $points } each.
team = { $one } with { $other }
breakdown-column = column { $column }: { $content }
breakdown-mate = teammate { $player }

## The table in text

you-note = you
seat-note = seat { $seat }
team-note = team with { $player }
cards-note = { $count } { $count ->
    [one] card
   *[other] cards
}
holds-note = holds { LIST($cards) }
player-line = { $player } ({ LIST($notes) })
attacked = <- attacked
your-hand = Your hand: { LIST($cards) }
your-hand-empty = Your hand: no cards
piles = Draw pile { $drawable } · discard pile { $discarded }
piles-with = Draw pile { $drawable } · discard pile { $discarded }: { LIST($cards) }
card-times = { $card } ×{ $count }

## The picture

button-pass = Pass
button-pass-title = Pass: discard your hand and draw four cards
button-give-up = Give up
button-give-up-title = Give up: play no card in this exchange
button-friends-title = { CAPITAL($friends) }: for a { $joker } that makes nine with a warrior
button-fight-title = { CAPITAL($fight) }: for a { $joker } of the same value as a warrior
hidden-card-of = A hidden card of { $player }
hidden-card = A hidden card
hand-title = Your hand: { $count } { $count ->
    [one] card
   *[other] cards
}
# $player is whose hand it is.
hand-title-of = { $player }: { $count } { $count ->
    [one] card
   *[other] cards
} in hand
moving-attack = The attacking card: { $card }
moving-attacked = The attacked card: { $card }
moving-carried = The card that was fetched: { $card }
moving-gain = Gained: { A($nine) }
moving-top = Gained, for the top: { $card }
held-by = { CAPITAL($card) }, in the hand of { $player }
held = { CAPITAL($card) }, in your hand
title-your-column = Your column { $column }
title-column-of = { $player }, column { $column }
column-empty = { $column }: empty
column-title = { $column }: { $what }: { $points }
kind-on-nines = { $kind }, on { $nines }
hidden-title = { $player }: { $count ->
    [one] a hidden card
   *[other] { $count } hidden cards
}
pile-title = Draw pile: { $count } { $count ->
    [one] card
   *[other] cards
}, face down. Whoever plays a card draws one, so that each hand has four. { CAPITAL($friends) } bring a card from here.
discards-title = Discard pile: { LIST($cards) }
discards-empty = Discard pile: empty
score-title = { $player }: { $points }
full-title = { $player }: { $count } of { $most } columns with three { MANY($nine) }. { $most } of them end the game.
# Beside small boxes, one for each such column.
full-caption = three { MANY($nine) }
team-score = with { $player }: { $total }
you = { $player } (you)

## The lesson

lesson-title = Mauwi: your first game
lesson-1 = Two friends make nine
lesson-1-1 = Everybody has four columns, A to D, and four cards. At the end your columns count: the card on top, doubled by every nine beneath it. So you want nines.
lesson-1-2 = Start with a warrior: click your 4, then your empty column A.
lesson-1-2-otherwise = Click the 4 in your hand, then your column A.
lesson-1-3 = After every card you draw a new one. Tom lays a 2 in his own column A.
lesson-1-4 = A 4 and a 5 have the same colour, blue, and together they make nine: they are friends. Lay your 5 on the 4.
lesson-1-4-otherwise = Click the 5 in your hand, then the 4 in your column A.
lesson-1-5 = Both warriors go, and you gain a nine from the draw pile: the back of every card is a nine. Where should it go? Put it into column A.
lesson-1-5-otherwise = Put the nine into your column A.
lesson-1-6 = A nine without a card on top counts 9, times 2 for itself: 18 points. Tom has friends too: he lays his 7 on the 2 …
lesson-1-7 = … and puts the nine into his column A.
lesson-2 = Equals fight
lesson-2-1 = A little later. You have a 6 in column B, and more of them in your hand. Equal warriors fight: lay a 6 on the 6.
lesson-2-1-otherwise = Click a 6 in your hand, then the 6 in your column B.
lesson-2-2 = One of them turns over and becomes a nine, the other stays on top of it. Put both on the nine in your column A.
lesson-2-2-otherwise = Put them on the nine in your column A.
lesson-2-3 = A 6 on two nines: 6 × 4 = 24 points. Tom starts a third column with a 3.
lesson-2-4 = You can take what others build. Tom's 8 stands on two nines, and a 1 is its friend: attack it with your 1!
lesson-2-4-otherwise = Click your 1, then the 8 in Tom's column A.
lesson-2-5 = A player who is attacked may defend with a card of the attacking value. Tom has a 1 too, and the attack is stopped …
lesson-2-6 = … unless you go on. A Joker stands for any warrior: play it.
lesson-2-6-otherwise = Go on with the Joker.
lesson-2-7 = Tom cannot answer any more and gives up.
lesson-2-8 = His 8 is gone, and the nine is yours. Put it into column C.
lesson-2-8-otherwise = Put the nine into your column C.
lesson-3 = Spirits
lesson-3-1 = Tom's two nines in column A lie bare: that is 9 × 4 = 36 points. A spirit is worth nothing, and it sits on bare nines of others. Block his column A.
lesson-3-1-otherwise = Click the spirit, then Tom's column A.
lesson-3-2 = Now the column counts 0 × 4 = 0, until Tom lifts the spirit with a spirit or a Joker of his own. He lays a 2 on his column B instead, so that nothing can haunt it.
lesson-3-3 = If you like none of your cards, pass: you discard them all and draw four new ones. Click Pass.
lesson-3-3-otherwise = Click Pass.
lesson-3-4 = The game ends when somebody has three nines in each of three columns, or when the cards run out. Whoever has the most points wins. Now you can play!

## What a page says to a newcomer

goal-mauwi = Have the most points at the end. A column counts the number on top, doubled by each nine in it. Warriors that add up to 9 are friends and bring a nine; two of the same number fight and bring one with a warrior on top. The game ends when somebody has three columns of three nines, or no cards are left.
goal-mauw = Have the most points at the end. A column counts the number on top, doubled by each Mauw in it. Warriors that add up to 9 are friends and bring a Mauw; two of the same number fight and bring one with a warrior on top. The game ends when somebody has three columns of three Mauw, or no cards are left.
prompt-turn-mauwi = play a card of your hand on a column, or pass: discard your hand and draw four cards.
prompt-turn-mauw = play a card of your hand on a column; only if you cannot, pass.
prompt-column = Now choose a column for the { $card }.
prompt-joker = Now choose the warrior or the spirit for the { $card }.
prompt-kiwi = Now choose the warrior that { $card } fetches.
prompt-ninox = Now choose the spirit that { $card } takes.
prompt-combo = Now choose: { $friends } or { $fight }.
prompt-go-on-none = your attack was defended. You would need { OR($answers, form: "a") } to go on: give up.
prompt-defend-none = { $threat } You would need { OR($answers, form: "a") } to defend: give up.
category-column = Column { $column }
category-teammate = Teammate
about-combo = Needed only for a { $joker }: click the { $joker }, then a warrior, then { CAPITAL($friends) } or { CAPITAL($fight) }. With any other card the numbers decide.
about-empty = Empty: it counts 0. A warrior can be laid here, or a { $nine } that is gained.
about-worth = { $sum } = { $points }: the number on top, times 2 for each { $nine }.
about-beneath = Without the card on top it counts { $points }: { $nines }.
about-full = Full: a column holds at most three { MANY($nine) }.
outcome-counts = { CAPITAL($column) } then counts { $after } instead of { $before }.
# A label on a column of somebody else: the points below it are theirs.
outcome-them = them
outcome-friends = { CAPITAL($friends) }: { $top } and { $friend } make 9. Both go, and you gain { A($nine) } to place.
outcome-fight = { CAPITAL($fight) }: one { $top } becomes { A($nine) }, the other lies on top of it, and you place both together.
outcome-attack = attack
outcome-attack-friends = Attack: if it is not defended, the { $top } goes, and you gain { A($nine) } to place.
outcome-attack-fight = Attack: if it is not defended, the { $top } goes, and you gain { A($nine) } with the { $top } on top.
# $more: a number with its sign, as +12.
outcome-at-best = At the best place your points change by { $more }.
outcome-no-room = You have no place for that: it would be lost.
outcome-lost = gain lost
outcome-lost-why = Both cards go, but you have no place for { A($nine) }: it would be lost.
outcome-ends = end
outcome-ends-why = Your third column of three { MANY($nine) }: the game ends at once.
outcome-free = take
outcome-free-why = The spirit becomes { A($nine) } of yours.

## The report

report-title = Mauw against Mauwi
report-intro = Mauw is the first edition, Mauwi the second: other counts of cards, free slots of one's own area only, and short hands filled after every turn. The same bots play both, three at a table; at the end, every number of players.
section-mauwi-only = { $count } players, Mauwi only
# A kind of thing that the lab counts.
mark-cards-played = cards played

## What a move gains and allows; $column is a phrase, the title is a puzzle's theme

motive-ends-ahead = It completes your third column of three { MANY($nine) }: the game ends at once, and nobody has more points than you.
    .title = Ending the game in time
motive-ends-behind = It completes your third column of three { MANY($nine) }: the game ends at once, and somebody has more points than you.
    .title = The game ends too early
motive-three-nines = It makes three { MANY($nine) } in { $column }, which then counts { $points }.
    .title = Three nines in a column
motive-fight = Nobody can defend against { A($fight) } in your own area: you gain a { $gain }.
    .title = A fight at home
motive-friends = Nobody can defend against { A($friends) } in your own area: you gain { A($nine) }.
    .title = Friends at home
motive-gain-lost = What it gains fits nowhere in your area and is lost.
    .title = No room for the gain
motive-spirit-blocks = A spirit blocks { $column }: its { $points } do not count until another spirit or a { $joker } lifts it.
    .title = A spirit that blocks
motive-warrior-blocks = The warrior blocks { $column }: it counts { $after } instead of { $before }.
    .title = A warrior that blocks
motive-sure-attack = { $player } cannot defend: every card that could stop the attack is in your sight.
    .title = An attack nobody can stop
motive-attack-can-be-defended = { $player } may hold { OR($cards, form: "a") } and defend: { $count } such { $count ->
    [one] card is
   *[other] cards are
} out of your sight.
    .title = An attack that can be defended
motive-attack-frees-nines = If the attack succeeds, { $column } counts { $after } instead of { $before }.
    .title = An attack that frees nines
motive-cancels = Tuatara cancels the attack: you take the { $card }, and { OWNER($attacker) } turn is over.
    .title = Tuatara cancels an attack
motive-keeps-warrior = The { $top } stays where it is, unless { $attacker } goes on with { OR($answers, form: "a") }.
    .title = An attack defended
motive-gives-warrior-up = The { $top } is lost, and { $attacker } makes the combo.
    .title = A warrior given up
motive-unblocks = It lifts the spirit: { $column } counts { $points } again.
    .title = A spirit lifted
motive-spirit-turned = The spirit becomes your { $nine }.
    .title = Ninox turns a spirit
motive-frees-column = It unblocks { $column }, which counts { $points } again.
    .title = Ninox frees a column
motive-prepares-combo = You keep { OR($partners, form: "a") } for a combo with the { $card } in your next turn.
    .title = A combo prepared
motive-covers-nines = While the warrior lies there, { $column } counts { $after } instead of { $before }.
    .title = Nines covered
motive-last-joker = It is the last { $joker }: all the others are in sight.
    .title = The last Joker
motive-open-to-attack = Others can attack the { $card } with { OR($attackers, form: "a") }.
    .title = A warrior open to attack
motive-new-hand = None of your cards makes a combo, an attack or a block now: four new ones may.
    .title = Four new cards
motive-attack-fight = If nobody stops the attack, you gain a { $gain }.
    .title = An attack for a fight
motive-attack-friends = If nobody stops the attack, you gain { A($nine) }.
    .title = An attack for friends
motive-column-grows = { CAPITAL($column) } then counts { $after } instead of { $before }.
    .title = A column that grows

## Lessons made of puzzles

exercise-keeps-warrior = An attack defended
exercise-keeps-warrior-before = Somebody attacks a warrior of yours. A defence costs a card and keeps the warrior. Decide what is worth more.
exercise-keeps-warrior-after = Defend with the card that you need least, and remember that the attacker may go on.
exercise-friends = Friends at home
exercise-friends-before = Two warriors of one colour with different values are friends. In your own area nobody can stop them, and you gain a nine. Find the friends that serve you best.
exercise-friends-after = Friends at home cost two cards and are certain. Look for them before you try anything that can be defended against.
exercise-fight = A fight at home
exercise-fight-before = Two warriors of the same value fight: one becomes a nine, and the other stays on top of it. In your own area nobody can defend. See where a fight gains most.
exercise-fight-after = A fight keeps a warrior on the new nine. Choose the column in which that warrior does you good.
exercise-open-to-attack = A warrior open to attack
exercise-open-to-attack-before = A warrior that lies open can be attacked with a card of the same value, with the other value of its colour, and with a Joker. Find the move that gives the others less to attack.
exercise-open-to-attack-after = Before you lay a warrior, ask who could attack it, and with what.

## What strong play is asked about: kinds of moves

habits-openings = The first two turns of each player
habits-cards = Cards
habits-columns = Columns
habits-fights = Attacks, defences and dropping the hand
habit-warrior-openings = In the first turns, a warrior of { $low } to { $high } on a free column
habit-warrior-cards = Later, a warrior of { $low } to { $high } on a free column
habit-joker = A Joker played
habit-kiwi = Kiwi fetches a warrior
habit-ninox = Ninox turns a spirit
habit-onto = { $count ->
    [0] A warrior on a free column without nines
    [one] A warrior on a free column with one nine
   *[other] A warrior on a free column with { $count } nines
}
habit-gains-high = A gain on the column with the most nines
habit-attack = An attack
habit-attack-nines = An attack on a column with { $count } nines or more
habit-go-on = Going on with an attack
habit-drop = Dropping the hand for new cards
