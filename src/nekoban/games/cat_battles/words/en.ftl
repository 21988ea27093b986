### Cat Battles: every sentence a person reads.
### $cat, $foe and $target are names of cats, or where it says so a phrase with their owners. $area is a phrase.

## The game and its options

title = Cat Battles
summary = Two squads of cats fight for a territory; the Boss that loses all its fish has lost.
credit = Game design: Macoto Nakamura. Made by Bandai (BANDAI NAMCO), who own the game and its names. Levels, effects, die and map come from a public secondary source; the set H01 is house-made.
option-squad-1 = The first seat's squad: a set, or figures as in S01-05.01.02.03x2.
option-squad-2 = The second seat's squad.
option-territory = The territory, for its Center Effect.
option-own-territory = A territory of your own: center(ranged-attack) is its Center Effect, touching(south+center,…) the areas that touch. Not a published rule.
no-territory-text = { $given } is not a territory. Write it like center(ranged-attack)touching(south+center,center+north).
no-center-effect = { $given } is not a front effect. The front effects are: { LIST($known) }.
center-effect-twice = The Center Effect has { $given } twice.
no-border = { $given } is not two areas that touch. The areas are { LIST($known) }.
area-apart = No way leads to the area { $area }: every area has to be reached from every other.
center-list = center has to be a list of front effects, as in ["ranged-attack"].
touching-list = touching has to be a list of pairs of areas, as in [["south", "center"]].
change-figure = { $name } ({ $figure }) is a made-up figure.
change-touching = { $count } pairs of areas touch, and not the same ones as on the published territory.
change-center = The Center Effect is { AND($effects) }.
no-effect = nothing
option-side-lanes = Whether the two side areas of one half touch.
    .label = Side paths
option-same-figure = Whose cats on the territory keep a Kitten with their figure id on the bench: anybody's, or own.
    .label = Same figure twice
    .is-any = cats of both sides
    .is-own = only one's own cats
option-starter = Whether cats run away to the bench; auto: when both squads have four Kittens.
    .label = Running to the bench
    .is-auto = if both have four Kittens
    .is-on = yes
    .is-off = no
option-first = Who begins.
    .label = First turn
    .is-chance = by chance
    .is-first = the first seat
    .is-second = the second seat
component-first = fish of the first seat
component-second = fish of the second seat
lead = { $count } fish

## Figures, their sets and where their data come from

figure-s01-01 = Pirozhki
figure-s01-02 = Maro
figure-s01-03 = Chocomaca
figure-s01-04 = Cleopatra
figure-s01-05 = Ekizo
figure-s02-01 = Shadow
figure-s02-02 = Pochachin
figure-s02-03 = Sham
figure-s02-04 = Ame
figure-s02-05 = Oddeyes
figure-g01-01 = Snow
figure-g01-02 = Kutsushita
figure-g01-03 = Hachi
figure-g01-04 = Chatrap
figure-g01-05 = Suko
figure-h01-01 = Whirl
figure-h01-02 = Lucky
figure-h01-03 = Skillet
figure-h01-04 = Pebble
figure-h01-05 = Bugle
# Where there is no cat.
figure-none = nobody
set-s01 = Cat Café
set-s02 = High-Class
set-g01 = City Cat
set-h01 = House
set-own = Own figures
origin-published = public secondary source
origin-house = house-made
origin-own = a player's own file
# A name with a mark, for figures that were not published.
marked-house = { $name } (house-made)
marked-own = { $name } (own figure)
kind-boss = Boss
kind-kitten = Kitten
# A cat with its owner.
whose = { $player }'s { $cat }
yours = your { $cat }
fish = { $count } fish

## Areas, and the places beside the territory

area-south = south
    .the = the south
    .at = in the south
area-south-west = south-west
    .the = the south-west
    .at = in the south-west
area-south-east = south-east
    .the = the south-east
    .at = in the south-east
area-center = center
    .the = the center
    .at = in the center
area-north-west = north-west
    .the = the north-west
    .at = in the north-west
area-north-east = north-east
    .the = the north-east
    .at = in the north-east
area-north = north
    .the = the north
    .at = in the north
area-bench = bench
    .the = the bench
    .at = on the bench
area-hangout = loser-cat hangout
    .the = the loser-cat hangout
    .at = in the loser-cat hangout

## The die and the phases

face-no-damage = no damage
face-one-damage = 1 damage
face-two-damage = 2 damage
face-sleep = Sleep
dice = { LIST($faces) }
dice-none = nothing yet
phase-start = start phase
phase-play = play phase
phase-main = main phase
phase-end = end phase

## Front effects, and what they do in the words of a badge

front-move-2 = Move 2
front-move-3 = Move 3
front-roadblock = Roadblock
front-ranged-attack = Ranged Attack
front-dice-roll-1 = Dice Roll +1
front-dice-roll-2 = Dice Roll +2
front-damage-more-1 = Damage +1
front-damage-less-1 = Damage −1
front-no-sleep = No Sleep
front-direct-hit = Direct Hit
front-pushover = Pushover
front-double-attack = Double Attack
front-counterattack = Counterattack
does-move-2 = moves up to 2 areas
does-move-3 = moves up to 3 areas
does-roadblock = an opposing cat that moves into its area stops there
does-ranged-attack = also attacks one area away
does-dice-roll-1 = one more roll
does-dice-roll-2 = two more rolls
does-damage-more-1 = 1 more damage unless it rolls Sleep
does-damage-less-1 = takes 1 less damage
does-no-sleep = a Sleep it rolls counts as no damage
does-direct-hit = a Kitten it hits must take the damage itself
does-pushover = after its attack on a Kitten, that Kitten is moved one area
does-double-attack = may attack the same Kitten once more
does-counterattack = may attack back when attacked from its own area
brief-roadblock = stops foes that enter
brief-ranged-attack = also one area away
brief-damage-less-1 = takes 1 less damage
brief-no-sleep = Sleep counts as 0
brief-direct-hit = a Kitten must take it
brief-pushover = pushes a Kitten away
brief-double-attack = a Kitten twice
brief-counterattack = may attack back
fronts = { AND($fronts) }
fronts-none = none
front-does = { $front } ({ $does })

## Rear effects: when, on what condition, and what they do

timing-start-phase = in the start phase
timing-moving = before it moves
timing-instead-of-attacking = instead of attacking
timing-attacking = before it rolls
timing-defending = when it is attacked, before the roll
timing-boss-attacked = when its own Boss is attacked, before the roll
timing-rolled = in its attack
timing-counted-as-attacker = when the damage of its attack is counted
timing-counted-as-target = when damage to it is counted
timing-opposing-effect = right after an opposing rear effect
timing-end-phase = in the end phase
timing-greedy-boss = Greedy Boss
when-with-boss = { $timing } and this cat is in the Boss's area
when-rolled = { $timing } on { $roll }
roll-no-damage = a roll of no damage
roll-one-damage = a roll of 1 damage
roll-two-damage = a roll of 2 damage
roll-sleep = a Sleep
# All that follow stand after a colon, or between brackets.
effect-damage-here = { $amount } damage to one opposing cat in the same area
effect-damage-anywhere = { $amount } damage to one opposing Kitten anywhere
effect-damage-all-here = { $amount } damage to every opposing Kitten in the same area
effect-damage-all-in-area = { $amount } damage to every opposing Kitten in one area of the owner's choice
effect-move-kitten = one Kitten of either side moves to any area
effect-step = this cat moves one area
effect-move-limit = Move { $amount } this time
effect-negate = the attack is negated
effect-negate-and-rest = the attack is negated; this cat neither moves nor attacks in its next own turn
effect-dice-roll = Dice Roll +{ $amount } for this attack
effect-damage-more = { $amount } more damage
effect-damage-less = { $amount } less damage
effect-damage-more-this-turn = Damage +{ $amount } this turn
effect-counterattack = Counterattack for this attack
effect-change-die = that die becomes { $face }
effect-cancel = that effect is cancelled
effect-none = nothing
rear = { $cost } fish, { $when }: { $effect }
rear-greedy = { $when } (as soon as the dish has { $greedy } fish; these go to the trash): { $effect }

## What is printed on a figure

printed = Front: { $front }. Rear: { $rear }.
printed-on = { $printed } { $figure }; data: { $origin }.
figure = { $figure } { $cat }, { $kind }, level { $level }. { $printed } Data: { $origin }.
# Two facts in a row, of more.
listed = { $first }; { $next }

## What is asked: after a name and a colon

status = { $player }: { $question }
ask-start-phase = { $most ->
    [0] use effects of the start phase, or go on.
    [1] take a fish from your box: fish pay for Kittens and effects.
   *[other] take 1 to { $most } fish from your box: fish pay for Kittens and effects.
}
# The same in One on One, where no Kittens are played and only the Bosses are there.
ask-start-phase-duel = { $most ->
    [0] use effects of the start phase, or go on.
    [1] take a fish from your box.
   *[other] take 1 to { $most } fish from your box.
}
ask-play-phase = play Kittens from the bench, or go on.
ask-main-phase = move and attack with your cats, or end { $ends ->
    [turn] your turn
   *[phase] the main phase
}.
# The same in One on One, where nothing moves.
ask-main-phase-duel = attack with your Boss, or end { $ends ->
    [turn] your turn
   *[phase] the main phase
}.
ask-end-phase = use effects of the end phase, or end your turn.
ask-damage = { $cat } is hit for { $damage }: does the cat take it (it holds { $held } fish), or the box ({ $box } fish)?
ask-counterattack = { $cat } may attack { $foe } back.
ask-second-attack = { $cat } may attack { $foe } once more.
ask-pushover = choose an adjacent area: Pushover moves { $foe } there.
ask-cancelling = { $cat } uses its effect ({ $effect }): cancel it?
ask-target = choose whom { $cat } strikes: { $effect }.
ask-spot = choose an area for { $cat }: { $effect }.
ask-stride = choose where { $cat } goes.
ask-shift = { $cat } moves one Kitten of either side to another area.
# In an attack $attacker and $target are cats with their owners; $dice is what was rolled.
ask-exchange = { $attacker } attacks { $target }. Use an effect before the roll, or pass.
ask-rolling = { $attacker } attacks { $target }. Rolled: { $dice }. Roll on ({ $left } left), or stop.
ask-rolling-last = { $attacker } attacks { $target }. Rolled: { $dice }. Answer the roll, or stop.
ask-rolling-sleep = { $attacker } attacks { $target }. Rolled: { $dice }. Answer the Sleep, or the attack fails.
ask-counting = { $attacker } attacks { $target }. Rolled: { $dice }. Change the damage, or pass.

## Moves as offers

say-take = take { $count } fish
say-play = play { $cat } for { $level } fish
say-move = move { $cat } to { THE($area) }
say-attack = attack { $target } with { $cat }
say-use = use { $cat }: { $effect }; pay { $paid }
say-target = strike { $target }
say-push = move { $target } to { THE($area) }
say-spot = choose { THE($area) }
say-roll = roll a die
say-stop = stop rolling
say-fail = let the attack fail
say-pass = pass
say-cat = the cat takes the damage
say-box = the fish box takes the damage
say-done-start = go on without fish
say-done-play = play no more Kittens
say-done-main = end the main phase
say-done-end = end the turn
paid-dish = { $dish } from the dish
paid-cat = { $held } from the cat
paid-both = { $dish } from the dish and { $held } from the cat

## What happened; $cat and $target are cats with their owners

turn-begins = Turn { $turn }: { $player }.
turn-over = Nothing was left for { $player } to do: the turn is over.
duel-begins = { $player }'s fish box is empty: One on One! All Kittens return to the benches.
takes = { $player } takes { $count } fish.
draw-by-turns = The 300th turn is over: a draw.
plays = { $cat } is played.
moves = { $cat } moves to { THE($area) }.
moved = { $cat } is moved to { THE($area) }.
attacks = { $cat } attacks { $target }.
attacks-again = { $cat } attacks again: { $target }.
counterattacks = { $cat } counterattacks { $target }.
front-works = { $cat }: { $front }.
uses = { $cat } uses its effect: { $effect }.
uses-for = { $cat } uses its effect for { $paid }: { $effect }.
cancelled = The effect of { $cat } is cancelled.
negated = The attack of { $cat } is negated.
rolls = { $cat } rolls { $face }.
changes-die = The die becomes { $face }.
falls-asleep = { $cat } falls asleep: the attack fails.
no-damage-done = The attack of { $cat } does no damage.
suffers = { $cat } loses { $count } fish.
box-suffers = { $cat } is spared: the fish box loses { $count } fish.
runs = { $cat } runs away to { THE($area) }.
greedy = { $cat } is a Greedy Boss: { $effect }.
greedy-no-kitten = { $cat } is a Greedy Boss, but there is no Kitten to move.
greedy-nobody = { $cat } is a Greedy Boss, but there is nobody to strike.
defeated = { $cat } has no fish left and is defeated.

## The end

result-draw = The 300th turn ended without a winner: a draw.
result = { $winner } wins: { $loser }'s Boss { $cat } has no fish left.
breakdown-boss = fish held by the Boss

## Why a move is refused; $cat is a name, $foe a cat with its owner

not-now = Not now: { $question }
idle-foe = { AND($cats) } can still attack, but { $foe } is out of { $count ->
    [one] its
   *[other] their
} reach.
idle-boss = { $cat } is a Boss: it does not move, and no opposing cat is near enough to attack.
reason-cb-01 = { $cat }'s effect strikes Kittens only, and { $foe } is a Boss.
reason-cb-07 = { $cat } is not on the territory.
reason-cb-08 = { $cat }'s effect would change nothing now: { $effect }.
reason-cb-08-area = There is no opposing Kitten { AT($area) }.
reason-cb-11 = There is no cat with that number in the squad.
reason-cb-22 = The box has only { $box } fish.
reason-cb-22-done = First take 1 to 3 fish: the box still has some.
reason-cb-23 = Kittens are played from the bench, and { $cat } is { AT($area) }.
reason-cb-24 = { $cat } costs { $level } fish from the dish, which has { $dish ->
    [0] none
   *[other] { $dish }
}.
# $foe may be an own cat here.
reason-cb-25 = { $foe }, with the same figure id, is already on the territory.
reason-cb-26-acted = { $cat } has already acted this turn.
reason-cb-26-moved = { $cat } has already moved this turn.
reason-cb-30 = { $cat } cannot go as far as { THE($area) }.
reason-cb-30-there = { $cat } is { AT($area) } already.
reason-cb-31-enters = { $player } already has a cat in the center, so no other cat of { $player } enters it.
reason-cb-31-crosses = { $player } already has a cat in the center, so no other cat of { $player } crosses it.
reason-cb-32 = An opposing Roadblock stops { $cat } on the way to { THE($area) }.
reason-cb-40 = { $foe } is not in { $cat }'s area.
reason-cb-40-ranged = { $foe } is more than one area away from { $cat }.
reason-cb-42 = { $cat } has no rolls left.
reason-cb-43 = { $cat }'s effect is used on { $roll }, and the last roll was a different one.
reason-cb-43-sleep = A Sleep ends the rolling.
reason-cb-45 = An empty box takes no damage.
reason-cb-59 = Direct Hit: the Kitten itself must take the damage.
reason-cb-60 = The Pushover moves { $foe } to a touching area.
reason-cb-60-other = The Pushover moves { $foe } and no other cat.
reason-cb-61 = Now only { $cat } may attack once more, and only { $foe }.
reason-cb-62 = Now only { $cat } may attack back, and only { $foe }.
reason-cb-70 = { $cat }'s effect is used at another time: { $timing }.
reason-cb-71 = { $cat }'s effect costs { $cost } fish. The dish has { $dish ->
    [0] none
   *[other] { $dish }
}, and { $held ->
    [1] the cat must keep its only fish
   *[other] the cat must keep the last of its { $held } fish
}.
reason-cb-71-only = { $cat }'s effect costs only { $cost } fish.
reason-cb-71-last = { $cat } holds { $held } fish and must keep the last.
reason-cb-71-dish = { $rest } fish must then come from the dish, which has { $dish ->
    [0] none
   *[other] { $dish }
}.
reason-cb-72 = { $cat }'s effect was already used this turn.
reason-cb-73 = { $cat }'s effect is for its own fight, and this is another cat's.
reason-cb-73-move = Only { $cat } moves by its own effect.
reason-cb-76 = { $cat }'s effect strikes a cat in the same area, and { $foe } is elsewhere.
reason-cb-77 = { $foe } would take 0 damage.
reason-cb-77-area = Every opposing Kitten { AT($area) } would take 0 damage.
reason-cb-91 = In a One on One nothing is played or moved, and only the Bosses fight.
reason-cb-r1 = { $cat } rests this turn: it neither moves nor attacks.
reason-cb-r3 = { $cat } is { AT($area) } already and must go to another area.
reason-cb-r4 = { $cat } answers only while it is in its Boss's area.
reason-over = The game is over.

## What is wrong with a typed-in position; the words before the colon name fields

flaw-cb-02 = area: the center holds at most one cat of each player.
flaw-cb-04 = held, box, dish, trash: a cat on the territory holds from 1 fish up to its level, other cats hold none, and nothing has fewer than 0.
flaw-cb-07 = area: a Kitten is on the territory that cannot be there: it is in no squad, or the Bosses fight One on One.
flaw-cb-08 = tasks, phase: what waits to be done there cannot be, or it leaves only one thing to do, and then nobody is asked.
flaw-cb-12 = area: a Boss stands in its base area; in a One on One both stand in the center.
flaw-cb-20 = box, one_on_one: a player whose box is empty as the turn begins declares One on One; in the start phase only the other player's Greedy Boss empties it, and that player's trash has 6 fish then.
flaw-cb-22 = phase: a start phase waits only while the box has 2 fish to choose from, or an effect can be used.
flaw-cb-23 = phase: a play phase waits only while there is a Kitten to play and the dish can pay it.
flaw-cb-25 = area: two cats with the same figure id are on the territory.
flaw-cb-26 = to_move: between two decisions of a turn it is the current player who moves.
flaw-cb-42 = roll_count, roll_limit: the dice rolled are more than the attack has, or none.
flaw-cb-80 = dish: one with 6 or more fish has made its Boss greedy.
flaw-cb-93 = turn: the 300th is the last.

## The table in text

text-over = The game is over.
text-turn = Turn { $turn }
text-duel = One on One.
text-heading = { $turn }, { $player }'s { $phase }.
text-heading-duel = { $turn }, { $player }'s { $phase }. { $duel }
text-base = { $area } ({ $player }'s base)
text-gives = { $area } (gives { $fronts })
text-area = { $area }: { $cats }
text-nobody = nobody
text-touching = Touching: { $areas }
text-touches = { $area }: { LIST($others) }
text-boss = Boss { $cat }
text-cat = { $player } { $number } { $cat } ({ LIST($marks) })
mark-fish = { $held } of { $level } fish
mark-acted = acted
mark-moved = moved
mark-used = effect used
mark-more = damage +{ $more } this turn
mark-rests-next = rests next turn
mark-rests = rests
text-player = { $player }: box { $box }, dish { $dish }, trash { $trash }
text-aside = { $area }: { LIST($cats) }
text-waiting = { $number } { $cat } (level { $level })
text-attack = { $attacker } attacks { $target }. Rolled: { $dice }; { $left } { $left ->
    [one] roll
   *[other] rolls
} left.
text-cats = Cats
text-squad-of = { $player }:

## The squad builder; words in capitals, and add, drop, from, done, quit are typed

set-heading = { $set } { $name }
builder-commands = Commands: add ID, drop ID, from SQUAD, done, quit.
builder-say = Type add ID, drop ID, from SQUAD, done, or quit.
builder-squad = Squad: { LIST($cats) }.
builder-nobody = Squad: nobody yet.
builder-cat = { $figure } { $cat }
builder-ready = Ready: { $squad }
one-boss = A squad has exactly one Boss; this one has { $count }.
few-kittens = A squad has at least { $least } Kittens; this one has { $count }.
many-kittens = A squad has at most { $most } Kittens; this one has { $count }.
many-alike = A squad has at most { $most } Kittens of one figure id; there are { $count } of { $figure }.
no-more-alike = A squad has at most { $most } Kittens with the same figure id.
no-more-kittens = A squad has at most { $most } Kittens.
two-ways = This squad describes { $figure } in two ways.
long-squad = A squad's text has at most { $most } characters; this one has { $count }.
no-figure-text = { $text } is not a figure: a squad reads like S01, or like S01-05.01.02.03.G01-03x2.
no-such-figure = There is no figure { $figure }. The figures are: { LIST($known) }.
not-anew = { $figure } belongs to the set { $set }: it cannot be described again.
in-brackets = { $figure }: the brackets must contain { $parts }.
not-in-squad = { $figure } is not in the squad.

## A file of figures: $where is the file and the place in it, $field a word of the file, $value what stands there

where-set = { $file }, set
where-figure = { $file }, figure { $figure }
where-number = number { $number }
where-rear = { $where }, rear
where-territory = { $file }, territory number { $number }
where-squad = the squad
many-digits = a number with very many digits
file-no-table = { $where } should be a table.
file-no-field = { $where }: there is no field { $field }; there are { LIST($known) }.
file-missing = { $where }: { $field } is missing.
file-no-text = { $where }: { $field } should be a text, not { $value }.
file-no-number = { $where }: { $field } should be a whole number, not { $value }.
file-range = { $where }: { $field } should be from { $low } to { $high }, not { $value }.
file-word = { $where }: { $field } should be one of { LIST($known) }, not { $value }.
file-no-list = { $where }: { $field } should be a list, not { $value }.
file-unknown = { $where }: { $field } has the unknown { $value }; there are { LIST($known) }.
file-twice = { $where }: { $field } names { $value } twice.
file-set-id = { $where }: { $field } should be a letter and two digits, as in X01, not { $value }.
file-no-figures = { $where }: { $field } should be a list of [[figure]] tables.
file-figure-id = { $where }: { $field } should be { $set }- and two digits, not { $value }.
file-kind = { $where }: { $field } should be kitten or boss, not { $value }.
file-name-letters = { $where }: { $field } should have letters, digits, spaces, - and ' only, not { $value }.
file-name-long = { $where }: { $field } should have at most { $most } bytes, not { $value }.
file-greedy = { $where }: { $field } should be greedy-boss for a boss, and for no kitten.
file-no-cost = { $where }: { $field } is not for a boss: a Greedy Boss pays nothing further.
file-timing = { $where }: { $field } should be one of { LIST($known) } for { $effect }, not { $value }.
file-no-amount = { $where }: { $field } is not for { $effect }.
file-condition = { $where }: { $field } should name a roll when the timing is rolled, and only then.
file-faces = { $where }: { $field } should be a list of { LIST($known) }.
file-pairs = { $where }: { $field } should pair two of { LIST($known) }, not { $value }.
file-id-twice = { $where }: id is used twice.
file-id-taken = { $where }: id { $set } is taken by the set { $name }.
file-unread = { $file } cannot be read: { $error }.
file-no-name = { $file } is not the name of a file.
file-large = { $file } is larger than { $most } kB: not a file of figures.
file-no-utf-8 = { $file } is not UTF-8 text (byte { $byte }).
file-no-toml = { $file } is not a TOML file: { $error }.
file-unfit = { $file }: { $error }: not a file of figures.

## The picture

label-badges = Front effects
label-die = A die
label-rolled = Last roll: { $cat }
label-box = Box
label-dish = Dish
label-trash = Trash
button-roll = Roll
button-roll-title = Roll a die
button-stop = Stop: { $count } damage
button-cat = The cat
button-cat-title = The cat takes the damage
button-box = The box
button-box-title = The fish box takes the damage
button-pass = Pass
button-pass-title = Pass
button-pass-effect = No effect
button-pass-effect-title = Use no effect
button-pass-attack = No attack
button-pass-attack-title = Do not attack
button-go-on = Go on to { $next ->
    [moving] moving
    [attacking] attacking
   *[end] the end phase
}
button-end-turn = End the turn
button-end-turn-title = Play no more Kittens; no cat can act, so the turn ends
button-take = Take { $count }
button-take-title = Take { $count } fish from the box into the dish
take-greedy = Then it has { $greedy }, and { $cat } strikes: { $effect } (CB-80).
button-pay = Pay { $paid }
button-pay-nothing = Use it for nothing
button-pay-title = { $label }: { $cat }'s effect, { $effect }
you = { $player } (you)
turn-line = Turn { $turn }, { $phase }
turn-line-duel = Turn { $turn }: One on One!
area-label = { CAPITAL($area) }
area-title = { CAPITAL($area) }
area-title-base = { CAPITAL($area) }, base of { $player }
area-title-gives = { CAPITAL($area) }: gives { $fronts }
box-title = Fish box of { $player }: { $count } fish
dish-title = Fish dish of { $player }: { $count } fish
trash-title = Fish trash of { $player }: { $count } fish
two-sentences = { $first }. { $next }
said-after = { $first } { CAPITAL($next) }
box-does = Every turn begins with 1 to 3 fish from it into the dish (CB-22). It can take damage for a cat (CB-47). If it is empty when its owner's turn begins, all Kittens go home and only the two Bosses fight on: One on One (CB-20).
dish-does = From it Kittens are played (CB-23) and effects paid (CB-71); fish that cats and the box lose land here. With { $greedy } in it the Boss { $cat } turns greedy: they go to the trash, and it does this at once: { $effect } (CB-80).
trash-does = Fish that are out of the game.
player-title = { $player }: the Boss { $cat } holds { $count } fish
sleep-mark = z z
figure-title = { $facts }. { $printed }
figure-who = { $cat }, { $kind } of { $player }, level { $level }, { AT($area) }
figure-holds = holds { $count } fish
figure-acted = has acted
figure-used = effect used this turn
figure-more = { $more } more damage this turn
figure-rests = rests
die-title = Die: { $face }
die-odds = A die has six faces: 1, 1, 2, 0, 0 and Sleep.

## The lesson

lesson-title = Cat Battles: your first game
lesson-1 = Fish and Kittens
lesson-1-1 = Your Boss is Ekizo, with the crown, down in your base; Tom's is Oddeyes. The fish on a stand are the cat's courage. A Boss that holds none has lost the game.
lesson-1-2 = A turn begins with fish: 1 to 3 go from your box into your dish. Take 3.
lesson-1-2-otherwise = Take 3 fish: click the button.
lesson-1-3 = With them you play Kittens from your bench. A Kitten takes as many fish as its level, the pips on its stand. Play Maro, who has two: click him.
lesson-1-3-otherwise = Play Maro, the cat with the shield.
lesson-1-4 = One fish is left in the dish: enough for Chocomaca, the cat in the box.
lesson-1-4-otherwise = Play Chocomaca, the cat in the box.
lesson-1-5 = Now each of your cats may act: move one area, then attack a cat in the same area. The little paw says that Chocomaca moves two. Click Chocomaca, then the center.
lesson-1-5-otherwise = Click Chocomaca, then the center area.
lesson-1-6 = The center holds one cat of each side, and gives an effect on this territory: Ranged Attack. Nobody is in reach yet, so end your turn.
lesson-1-6-otherwise = End your turn with the button.
lesson-1-7 = Tom's turn begins: he takes fish, too.
lesson-2 = Attack!
lesson-2-1 = Some turns later, your Pirozhki meets Tom's Ame in the center. Attack: click Pirozhki, then Ame.
lesson-2-1-otherwise = Click your Pirozhki in the center, then Tom's Ame.
lesson-2-2 = The first die shows 1 damage. You may roll as often as your level, three times here, and the damage adds up. But a Sleep ends it all for nothing! Dare one more roll.
lesson-2-2-otherwise = Roll once more.
lesson-2-3 = 2 damage in all, as many as Ame has fish. That is enough: stop.
lesson-2-3-otherwise = Stop before Sleep comes.
lesson-2-4 = Pirozhki has Direct Hit: Ame had to take it, lost both fish and ran away. The fish are not gone: they lie in Tom's dish. With 6 there, a Boss gets greedy, and strikes by itself.
lesson-3 = Being hit
lesson-3-1 = Tom's Sham attacks your Cleopatra, and rolls 2 damage.
lesson-3-2 = Tom stops there.
lesson-3-3 = Now you decide who pays: the cat with her own fish, or your fish box. Cleopatra would run away; let the box take it.
lesson-3-3-otherwise = Let the fish box take the damage.
lesson-3-4 = Two fish went from your box to your dish, where you can use them. But when a box is empty at the start of its owner's turn, the Bosses meet in the center: One on One.
lesson-4 = The last fish
lesson-4-1 = The end is near: Oddeyes holds one fish, and Tom's box is empty. Attack the Boss with Cleopatra.
lesson-4-1-otherwise = Click Cleopatra, then Oddeyes with the crown.
lesson-4-2 = Cats have a rear effect, too, which costs fish; a figure's title tells it. Cleopatra's gives two more rolls for one fish. Click Cleopatra, then Pay 1 from the dish.
lesson-4-2-otherwise = Click Cleopatra, then the button Pay 1 from the dish.
lesson-4-3 = No damage yet. Roll on.
lesson-4-3-otherwise = Roll once more.
lesson-4-4 = A Sleep! But Cleopatra has No Sleep, and just goes on. Roll.
lesson-4-4-otherwise = Roll once more.
lesson-4-5 = 1 damage is all you need. Stop.
lesson-4-5-otherwise = Stop, and win.
lesson-4-6 = Oddeyes has no fish left: you win. Every cat has effects of its own; point at a figure to read them. Good hunting!

## What the page says to a newcomer

goal = Take all the fish that the other side's Boss holds.
counted = Fish that the Boss holds now.
news-duel = { $begins } From now on only the two Bosses fight, in the center.
prompt-pushed = Now choose the area where { $cat } goes.
prompt-attacked = Now click the cat that attacks { $cat }.
prompt-box-low = { $most ->
    [1] take a fish
   *[other] take 1 to { $most } fish
}. An empty box sends all Kittens home: a duel.
prompt-greedy = { $cat } is a Greedy Boss: { $greedy } fish went from the dish to the trash.
prompt-greedy-near = With { $count } more in the dish { $cat } strikes at once.
prompt-moved = { $cat } can still act: click it or another cat, or end { $ends ->
    [turn] your turn
   *[phase] the main phase
}.
prompt-play-last = play Kittens from the bench, or end your turn: no cat of yours can act.
prompt-click = For an effect click { OR($cats) }.
way-move = move to an area
way-attack = attack a cat ({ $count } { $count ->
    [one] roll
   *[other] rolls
} of 0 to 2 damage)
way-effect = pay { $fish } for an effect ({ $effect })
prompt-main = { $cat }: { OR($ways) }.
prompt-pays = { $cat }'s effect costs { $fish }: { $effect }. Click who pays, or Cancel.
prompt-free = { $cat }'s effect costs nothing: { $effect }. Click Use it for nothing, or Cancel.
figure-item = { $figure }, { $kind }, level { $level }
center-item-none = The center has no effect.
center-item = A cat in the center has { LIST($fronts) }.
outcome-attack = { $cat } has { $count } { $count ->
    [one] roll
   *[other] rolls
} of 0 to 2 damage, added up; with a Sleep the attack fails
outcome-attack-awake = { $cat } has { $count } { $count ->
    [one] roll
   *[other] rolls
} of 0 to 2 damage, added up; a Sleep counts as 0
outcome-most = In all, { $target } takes at most { $count } damage.
about-front = { CAPITAL($front) }.
about-rear = Rear effect, { $rear }.
about-level = Level { $level }: it costs { $fish } and rolls up to { $level } { $level ->
    [one] time
   *[other] times
}.

## The command squads

cat-battles-see-all-figures-and-build-a-squad-its-text-goes-into-squad-1-or-squad-2 = Cat Battles: see all figures and build a squad; its text goes into --squad-1 or --squad-2.
a-file-of-your-own-figures = A file of your own figures.

## The report

report-title = Cat Battles: all squads
report-intro = The four starter squads, and the twelve free squads of two whole sets led by either Boss, every one against every other and against itself. A figure stands only once on the territory (CB-25): squads with the same figures keep each other's Kittens on the bench. Who begins is drawn by lot. Numbers are the row's wins in a hundred; a draw counts half.
report-all-squads = all squads
report-starter = { $set } starter
report-free = { $one }+{ $other }, Boss { $boss }
fact-free-squads = free squads
report-free-squads = { $name } is { $code }, and so on: the Kittens of two sets and one of their Bosses
report-chart-pairs = Wins of the row against the column
report-pairs = Row against column
report-share = Share of wins
report-each = Each squad against all others
# $size is how much more or less often.
report-starters = Among the starters, { $one } wins { $size } than { $other } against the same field
report-starters-unsure = The starters cannot be told apart
report-wins = { $name } wins { $share } of its games against the others
# $said is the message report-wins; $near are the squads that may be as far out, $count how many.
report-outermost = { $said }, { $end ->
    [most] more than half; with this bot no squad wins more
   *[least] less than half; with this bot no squad wins less
}.
report-outermost-near = { $said }, { $end ->
    [most] more than half; with this bot no squad wins more, though { $count ->
        [1] { $near } may win as much
       *[other] { $count } others may win as much
    }
   *[least] less than half; with this bot no squad wins less, though { $count ->
        [1] { $near } may win as little
       *[other] { $count } others may win as little
    }
}.
report-no-edge = { $said }: no clear edge.
report-begin = Whoever begins wins { $size } than in an even game
report-begin-unsure = Whether beginning helps cannot be told
report-side = The squad on the first seat wins { $size } than in an even game
report-side-unsure = Whether the side of the territory matters cannot be told
report-figures = Figures
report-figures-note = How many more or fewer wins in a hundred go with playing the figure once more than the other side, over all pairings. A figure that is played again had run away: this is what goes together, not what causes what. Intervals are by pairings.
# A kind of thing that the lab counts.
mark-figures-played = figures played
# A kind of thing that the lab counts.
mark-figures-lost = figures lost

## What a move gains and allows; the title is a puzzle's theme. $held, $box, $dish and $cost are fish, counted

motive-boss-lost = { $cat } has no fish left then: you lose at once.
    .title = The Boss defeated
motive-boss-attacked = { $target } holds { $held } and has { $box } in the box: a Boss that holds no fish is defeated.
    .title = An attack on the Boss
motive-boss-in-reach = { $target } is in reach of { $cat } then.
    .title = The Boss in reach
motive-can-be-countered = { $target } has Counterattack and may attack back, if both are still there.
    .title = An attack that can be countered
motive-from-afar = { $target } has Counterattack, but cannot use it against another area.
    .title = An attack from afar
motive-direct-hit = Direct Hit: { $target } must take the damage itself and holds { $held }.
    .title = A direct hit
motive-damage-kept = You keep the { $count } damage so far.
    .title = Stopping in time
motive-damage-risked = One face in six is Sleep: then the { $count } damage so far is lost.
    .title = One more roll
motive-kitten-runs = { $cat } has no fish left then and runs away.
    .title = A Kitten runs away
motive-cat-spared = { $cat } keeps { $held }: the box takes the damage.
    .title = The box takes it
motive-greedy-boss = With { $greedy } fish in the dish { $cat } is a Greedy Boss: { $effect }.
    .title = A Greedy Boss
motive-box-emptied = Your fish box is empty then: your next turn begins with One on One.
    .title = The box is empty
motive-fish-for-kitten = With { $dish } in the dish you can play { OR($cats) }.
    .title = Fish for a Kitten
motive-kitten-played = { $cat } enters your base with { $held } and may act this turn.
    .title = A Kitten enters
# $count is how many cats there are.
motive-meets-cats = { $count ->
    [one] One cat
   *[other] { $count } cats
} can attack { $cat } there, which holds { $held }: { AND($cats) }.
    .title = Meeting other cats
motive-effect-used = { $cat } uses its effect for { $cost }: { $effect }.
    .title = A rear effect
motive-kitten-attacked = { $target } holds { $held }: a Kitten that holds no fish runs away.
    .title = An attack on a Kitten
motive-roll-may-finish = { $target } holds { $held }: one more roll may do enough damage to take them all.
    .title = Enough for all its fish
motive-nothing-to-lose = There is no damage so far: another roll risks nothing.
    .title = Nothing to lose
motive-damage-void = { $cat } holds only { $held }: { $count } of the damage is void.
    .title = Damage that is void
motive-kitten-in-reach = From there { $cat } can attack { OR($cats) }.
    .title = A Kitten in reach
motive-out-of-reach = { $cat }, which holds { $held }, is out of reach of { AND($cats) } there, as long as nobody follows.
    .title = Out of reach
motive-box-kept = Your box keeps { $box }: once it is empty, your turn begins with One on One.
    .title = Fish kept in the box
motive-dish-kept = You keep { $dish } in the dish, for effects and for later Kittens.
    .title = Fish kept in the dish

## Lessons made of puzzles

exercise-boss-attacked = An attack on the Boss
exercise-boss-attacked-before = A Boss that holds no fish is defeated, and the battle is over. Decide which attack on it is worth making.
exercise-boss-attacked-after = Count what the Boss holds and what its box can still take before you strike.
exercise-damage-kept = Stopping in time
exercise-damage-kept-before = You may roll again, but Sleep loses all the damage so far. Find the moment to stop.
exercise-damage-kept-after = The more damage you have, the more another roll can cost you.
exercise-cat-spared = The box takes it
exercise-cat-spared-before = Damage can be taken by the cat or by the fish box. Choose who pays.
exercise-cat-spared-after = Use the box while you need the cat. When the box is empty, One on One begins.
exercise-kitten-played = A Kitten enters
exercise-kitten-played-before = A Kitten costs fish to play and may act at once. Decide whether this is the moment, and for which Kitten.
exercise-kitten-played-after = One more cat is one more attack, but the fish are gone from the dish.

## What strong play is asked about: kinds of moves

habits-openings = The first two turns of each player
habits-fish = Fish
habits-figures = Figures
habits-territory = Where cats go
habits-fights = Attacks
habit-early-most-fish = As many fish as can be had, early
habit-early-kitten = A Kitten played early
habit-early-attack = An early attack
habit-take = Taking { $count } fish
habit-save-fish = Stopping, though a Kitten or an effect could be paid
habit-play = { $cat } ({ $figure }) played
habit-kitten-moves = A Kitten moves
habit-kitten-center = A Kitten goes to the center
habit-kitten-far = A Kitten goes beyond the center
habit-kitten-home = A Kitten goes back to the base
habit-attack = An attack
habit-boss-attacks = The Boss attacks
habit-attack-weaker = An attack on a cat with fewer fish
habit-attack-stronger = An attack on a cat with more fish
