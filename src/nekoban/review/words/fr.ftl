### Les bilans : ce qui est dit d’une partie terminée.

# en 5c092d
not-over = La partie n’est pas terminée : un bilan en dirait trop à ses joueurs.
# en 3a124e
percent = { $whole },{ $tenth } %
# en fb5c9f
percent-below = −{ $whole },{ $tenth } %

## La qualité d’une décision

# en c0aa79
mark-best = meilleur coup
# en 9324ab
mark-equal = aussi bon que le meilleur coup
# en 8c0e6c
mark-inaccuracy = imprécision
# en c5f3d7
mark-mistake = erreur
# en 372b05
mark-blunder = gaffe

## Une décision

# en 28d851
chose-best = Choix { OF($player) } : { $move }. C’était le meilleur coup, avec { $chance } de chances de gagner.
# en bc8845
chose-equal = Choix { OF($player) } : { $move }. Ce coup vaut le meilleur qui ait été trouvé : { $best }, avec { $chance } de chances de gagner.
# en 6aec7d
chose-other = Choix { OF($player) } : { $move }, avec { $hope } de chances de gagner. Un peu mieux : { $best }, avec { $chance }. Coût : { $cost } de chances de gagner.
# en fc4ba5
chose-mistake = Choix { OF($player) } : { $move }, avec { $hope } de chances de gagner. Mieux : { $best }, avec { $chance }. Coût : { $cost } de chances de gagner ({ $mark }).
# en 364237
chose-unsure = Choix { OF($player) } : { $move }, avec { $hope } de chances de gagner. Peut-être mieux, mais ce n’est pas sûr : { $best }, avec { $chance }. Différence : { $cost }.
# en 76c7bd
cost-within = { $cost } (± { $error })

## Les tournants

# en 431b8b
turn-mistake = Coup { $number }, choix { OF($player) } : { $move }. Mieux : { $best }, avec { $chance } de chances de gagner au lieu de { $hope }.
# en 0d8956
turn-rose = Coups { $first } à { $last } : le hasard et les autres ont fait monter les chances { OF($player) } de { $before } à { $after }.
# en e182c0
turn-fell = Coups { $first } à { $last } : le hasard et les autres ont fait baisser les chances { OF($player) } de { $before } à { $after }.
# en 1bf201
turn-rose-once = Coup { $number } : le hasard a fait monter les chances { OF($player) } de { $before } à { $after }.
# en 850c9d
turn-fell-once = Coup { $number } : le hasard a fait baisser les chances { OF($player) } de { $before } à { $after }.
# en 04244a
then = { $said } { $line }

## Un bilan au clavier

# en 045038
title = { $game } : { $moves } coups, dont { $choices } choix ; bilan établi par le bot { $mind }.
# en 98f320
sum = Chances au départ − coût de ses choix + hasard et jeu des autres = résultat :
# en e6809d
column-player = joueur
# en 60c1e4
column-first = chances au départ
# en 8eb7bd
column-costs = coût
# en 1288b1
column-luck = hasard
# en 66b6d1
column-result = résultat
# en ef0d1b
account = { $player } : chances au départ { $first }, coût de ses choix { $costs }, hasard et jeu des autres { $luck }, résultat { $result }.
# en 277ede
turning-points = Tournants
# en 72d9f3
no-turning-points = Aucun coup ni aucun coup du sort n’a décidé à lui seul de cette partie.
# en 6d5cf1
decisions = Décisions
# en 512d50
one-decision = Coup { $number }. { $said }
# en 6ac323
no-mistakes = Aucune décision n’a coûté à coup sûr plus de { $least } de chances de gagner.
# en 15dbb8
reviewing = Bilan en cours
# en 0463ee
moment = Coup { $number } sur { $moves } : la table vue par { $player }. Bilan établi par le bot { $mind }.
# en a03871
best-moves = Les meilleurs coups
# en 2d0e4a
best-move = { $place }. { $move }, avec { $chance } de chances de gagner.
