### The terminal: what is said at a keyboard. What one types stays in Latin letters.

## A match at the keyboard

# The words at the beginning of the lines are typed; the columns are lined up by hand.
help =
    A number picks from the list; a move can also be typed as it is shown there, or completed click by click.
      why MOVE     why that move is not allowed, with the rule; MOVE as a number of the list, or typed
      undo         take back your last move, if it revealed nothing new; also when you hand over
      hint         what a strong bot would do in your place, and why
      table        show the table again        scores   where everybody's points come from
      log          what happened so far        moves    list all legal moves
      rules WORD   the clauses that mention it
      save FILE    save the match; Ctrl-C saves and leaves too
      quit         leave without saving
hand-over = Hand the keyboard to { $player }. { $player }, press Enter when only you can see the screen.
seed = Seed: { $seed }
verify = nekoban verify FILE --fingerprint HEX deals a saved match again.
ask-save = Type save, or save FILE, to keep the match; Enter to leave it.
# $word is quoted.
no-clause = No clause mentions { $word }.
# $refusal is a sentence.
not-allowed = That is not allowed: { $refusal }
# Clicks that lead to several moves.
further = { $thing } … ({ $count } moves)
# $error is a sentence.
not-understood = { $error } Type ? for help.
nothing-yet = Nothing has happened yet.
ask-why = Say which move, or a part of one: why MOVE.
refused = Not allowed: { $refusal }
allowed = That move is allowed.
taken-back = Taken back.
hints-later = The rules are still being compiled. There will be hints when that is done.
adviser = The adviser
coach = The coach
# What is typed stays as it is: yes, no, why.
coach-sure = Are you sure? yes, no, or why:
coach-agree = { $player }, may a coach ask before a move that lowers the chance to win by more than { $percent }%? yes or no:
coach-off = Not everybody agrees: there is no coach.
coach-failed = The coach cannot think about this move: { $error }
# $saved is one of the three messages that follow.
left = You left the table; { $saved }.
saved-nothing = nothing was saved
saved-match = the match is saved as { $file }
saved-before = the match as it stood after move { $move } is saved as { $file }
cannot-save = It cannot be saved: { $error }
saved-to-resume = Saved as { $file }; go on with: nekoban resume { $file }
saved-to-replay = Saved as { $file }; look at it with: nekoban replay { $file }, learn from it with: nekoban review { $file }
score = { $player }: { $points }
clause = { $clause }: { $text }
# Marks a rule of our own.
ruling = (ruling)
thinking = { $player } is thinking …
waits-for-rules = { $player } is waiting for the rules: { $done } of { $parts } parts are compiled …

## Looking at a match again

replay-help = Enter or n: next   p: back   a number: go there   s SEAT: see as that seat, s: as a spectator   q: leave
replay-seats = Seats count from 1 to { $count }; you see it as a spectator now.
replay-move = Move { $number } by { $player }: { $move }

## Puzzles

puzzle-head = { $game }, puzzle { $puzzle }. Grade: { $grade }
puzzle-theme = Theme: { $theme }
puzzle-question = You are { $player }. Find the best move.
# The words at the beginning of the lines are typed; the columns are lined up by hand.
puzzle-help =
    A number picks from the list; a move can also be typed as it is shown there, or completed click by click.
      answer       show the best move
      why MOVE     why that move is not allowed, with the rule
      table        show the table again        scores   where everybody's points come from
      rules WORD   the clauses that mention it
      quit         leave
# Lines of a log follow.
puzzle-line = What can follow, with one possible deal:
puzzle-again = Try another move, or type answer.
puzzle-count = Solved on the first try: { $solved } of { $count }.
puzzle-next = Enter: the next puzzle. q: leave.
