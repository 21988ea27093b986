### The core: the language itself, and sentences that are no game's own.

# What the language calls itself, for lists of languages.
-language = English
# Which numbers take which plural, as CLDR writes it; what no rule takes is "other".
-plural-one = n = 1

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
player = Player { $number }
first-choose = First choose { OR($things) }.
another = another
points = { $count } { $count ->
    [one] point
   *[other] points
}

## A game without words of its own

over = The game is over.
forbidden = A rule forbids to { $move } now.
breaks = it breaks { $clause }.
component = component { $number }
to-move = { $player } is to move.
won = { AND($winners) } won.
nobody-won = Nobody won.
points-label = points

## Advice

advice = { CAPITAL($move) }: { $expected }.
advice-next = { CAPITAL($move) }: { $expected }. Next best, { $next }: { $hoped }.
advice-only = { CAPITAL($move) }: there is nothing else to do.
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
} { $percent } % chance to win
lead-ahead = about { $lead } ahead
lead-behind = about { $lead } behind
lead-level = about level

## A new game

made-from-sample = Made from the sample game of Nekoban.
