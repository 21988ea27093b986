### Le cœur : la langue elle-même, et les phrases qui n’appartiennent à aucun jeu.

-language = Français
-plural-one = n = 0, 1

## Listes et noms

-list = { $first }, { $next }
-and = { $first } et { $last }
-or = { $first } ou { $last }
-name = { $name }
    .of = { INITIAL($name) ->
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }

## Une partie

# en 7039b1
option-players = Combien de joueurs.
# en 26c96f
player = Joueur { $number }
# en e9b963
first-choose = Choisissez d’abord { OR($things) }.
# en 8d2a65
another = autre chose
# en 7bc861
points = { $count } { $count ->
    [one] point
   *[other] points
}

## Un jeu sans phrases à lui

# en e97ab7
over = La partie est terminée.
# en 00d999
forbidden = Une règle interdit maintenant { $move }.
# en 660d18
breaks = elle contredit { $clause }.
# en 8892cb
component = élément { $number }
# en bc134f
to-move = C’est à { $player } de jouer.
# en 748556
won = Victoire pour { AND($winners) }.
# en 41b5bc
nobody-won = Personne n’a gagné.
# en 2981bf
points-label = points

## Conseils

# en c8be43
advice = { CAPITAL($move) } : { $expected }.
# en f3e157
advice-next = { CAPITAL($move) } : { $expected }. Sinon, { $next } : { $hoped }.
# en 4879bc
advice-only = { CAPITAL($move) } : il n’y a rien d’autre à faire.
# en a5af24
expected = { $chance }, { $lead }
# en 41c6c1
chance-none = presque aucune chance de gagner
# en ea69ee
chance-sure = une victoire presque certaine
# en 2bda47
chance = { $percent } % de chances de gagner
# en e694a6
lead-ahead = environ { $lead } d’avance
# en 9a663d
lead-behind = environ { $lead } de retard
# en 146ae8
lead-level = à peu près à égalité

## Un nouveau jeu

# en aeba21
made-from-sample = Fait à partir du jeu d’exemple de Nekoban.
