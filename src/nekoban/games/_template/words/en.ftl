### Mice: every sentence a person reads.

## The game

title = Mice
summary = Take mice from a heap; whoever takes the last one wins.
credit = A sample game of this project.

## Why a move is refused, and what is wrong with a typed-in position

not-held = You do not hold that card.
too-few = The heap has fewer mice than that.
no-card = You have no card, so you can only take one mouse.
over = The game is over.
flaw-cards = discards: more cards of a kind lie open than there are.
flaw-paw = paw, has_paw: a player holds a card exactly when has_paw is 1.
component-mice = mice
component-card = card { $card }

## What is asked, offered and told

status = { $player }: take one mouse, or play your paw.
say-one = take one mouse
say-paw = play your { $card }
takes = { $player } takes { $count } { $count ->
    [one] mouse
   *[other] mice
}.
draws = { $player } draws a { $card }.
draws-unseen = { $player } draws a card.
result = { $player } took the last mouse and wins.
taken = mice taken

## The table in text

heap-line = Heap: { $heap } mice
player-line = { $player }: { $taken } taken, holds { $paw }
nothing = nothing
a-card = a card

## The picture

heap-left = { $count } of { $all } left
heap-title = The heap, { $count } mice: take one
you = { $player } (you)
your-paw = Your paw: take { $card }
open-paw = A paw: { $card }
hidden-paw = A hidden paw
deck-title = The deck: { $count } cards
played-title = { $count } of the { $card }s have been played

## The lesson

lesson-title = Mice: your first game
lesson-1 = Taking mice
lesson-1-1 = There are 21 mice on the cheese. Whoever takes the last one wins.
lesson-1-2 = On your turn you may always take one mouse. The cheese glows: click it.
lesson-1-2-otherwise = First take one mouse: click the cheese.
lesson-1-3 = The mouse is yours. Tom has a hidden paw, and plays it: a three. He draws a new one.
lesson-1-4 = Your paw is a two. Playing it takes exactly two mice, and you draw a new paw. Click it.
lesson-1-4-otherwise = Play your paw: the card with the two.
lesson-2 = The last mouse
lesson-2-1 = Later in the game: three mice are left, and you hold a three. Win!
lesson-2-1-otherwise = If you take one mouse, Tom may take the others. Play the three.
lesson-2-2 = You took the last mouse and win. That is the whole game.

## What a page says to a newcomer

goal = Take the last mouse from the heap.
prompt = take one mouse from the heap, or play your paw.

## What a move gains and allows; the title is a puzzle's theme

motive-last-mouse = It takes the last mouse and wins.
    .title = The last mouse
motive-one-left = It leaves one mouse: { $player } can take it and win.
    .title = One mouse is left
motive-many-mice = It takes { $count } mice at once.
    .title = Several mice at once
