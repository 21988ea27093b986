### Mice : toutes les phrases.

## Le jeu

# en b1a07a
title = Mice
# en 893a3d
summary = Prenez des souris du tas ; qui prend la dernière gagne.
# en c780d8
credit = Un jeu d’exemple de ce projet.

## Pourquoi un coup est refusé, et ce qui ne va pas dans une position saisie

# en 59df7e
not-held = Vous n’avez pas cette carte.
# en a9ac75
too-few = Le tas a moins de souris que cela.
# en 6f3e41
no-card = Vous n’avez pas de carte, vous pouvez donc seulement prendre une souris.
# en e97ab7
over = La partie est terminée.
# en da10e9
flaw-cards = discards : il y a plus de cartes d’une sorte à découvert qu’il n’en existe.
# en 42273a
flaw-paw = paw, has_paw : un joueur a une carte exactement quand has_paw vaut 1.
# en ff8aae
component-mice = souris
# en 13ecf7
component-card = carte { $card }

## Ce qui est demandé, proposé et raconté

# en c796d9
status = { $player } : prenez une souris, ou jouez votre patte.
# en bac4ab
say-one = prendre une souris
# en a4c40f
say-paw = jouer votre { $card }
# en bb8aab
takes = { $player } prend { $count } souris.
# en ab175a
draws = { $player } pioche un { $card }.
# en 43255d
draws-unseen = { $player } pioche une carte.
# en 4bf8ed
result = { $player } a pris la dernière souris et gagne.
# en 5992eb
taken = souris prises

## La table en texte

# en f5bdf2
heap-line = Tas : { $heap } souris
# en 8ce6bb
player-line = { $player } : { $taken } prises, en main { $paw }
# en cc76bf
nothing = rien
# en 11b7ed
a-card = une carte

## L’image

# en b10215
heap-left = il en reste { $count } sur { $all }
# en 2cbcbc
heap-title = Le tas, { $count } souris : en prendre une
# en 3f2efc
you = { $player } (vous)
# en 21ade4
your-paw = Votre patte : prendre { $card }
# en 4e5783
open-paw = Une patte : { $card }
# en cc8d96
hidden-paw = Une patte cachée
# en cb812a
deck-title = La pioche : { $count } cartes
# en 7e3766
played-title = cartes { $card } jouées : { $count }

## La leçon

# en dc2b3e
lesson-title = Mice : votre première partie
# en 8e62d2
lesson-1 = Prendre des souris
# en ec432b
lesson-1-1 = Il y a 21 souris sur le fromage. Qui prend la dernière gagne.
# en 64a47e
lesson-1-2 = À votre tour, vous pouvez toujours prendre une souris. Le fromage brille : cliquez dessus.
# en 2fd0ae
lesson-1-2-otherwise = Prenez d’abord une souris : cliquez sur le fromage.
# en b627f5
lesson-1-3 = La souris est à vous. Tom a une patte cachée, et il la joue : un trois. Il en pioche une nouvelle.
# en cec093
lesson-1-4 = Votre patte est un deux. La jouer prend exactement deux souris, et vous en piochez une nouvelle. Cliquez dessus.
# en 8812b9
lesson-1-4-otherwise = Jouez votre patte : la carte avec le deux.
# en 5e8ae1
lesson-2 = La dernière souris
# en f1577b
lesson-2-1 = Plus tard dans la partie : il reste trois souris, et vous avez un trois. Gagnez !
# en d46581
lesson-2-1-otherwise = Si vous prenez une souris, Tom peut prendre les autres. Jouez le trois.
# en 1cb3d7
lesson-2-2 = Vous avez pris la dernière souris et vous gagnez. C’est tout le jeu.

## Ce qu’une page dit à qui découvre le jeu

# en a6bd0f
goal = Prenez la dernière souris du tas.
# en c72e83
prompt = prenez une souris du tas, ou jouez votre patte.

## Ce qu’un coup apporte et permet ; le titre est le thème d’un problème

# en 4c1090
motive-last-mouse = Vous prenez la dernière souris et gagnez.
    .title = La dernière souris
# en 5e4d88
motive-one-left = Il reste une souris : { $player } peut la prendre et gagner.
    .title = Il reste une souris
# en b5f363
motive-many-mice = Vous prenez { $count } souris d’un coup.
    .title = Plusieurs souris d’un coup
