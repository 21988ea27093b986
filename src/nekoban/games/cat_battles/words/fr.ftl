### Cat Battles : toutes les phrases, dans notre propre traduction.
### Les noms des chats publiés restent tels quels ; aucun accord ne dépend du sexe d’un chat.

## Le jeu et ses options

# en bd1cc4
title = Cat Battles
# en 2c2273
summary = Deux bandes de chats se disputent un territoire ; le Boss qui n’a plus de poisson a perdu.
# en bb4e50
credit = Conception du jeu : Macoto Nakamura. Fabriqué par Bandai (BANDAI NAMCO), propriétaire du jeu et de ses noms. Les niveaux, les effets, le dé et le plan viennent d’une source secondaire publique ; la série H01 est faite maison.
# en e39fd7
option-squad-1 = La bande de la première place : une série, ou des figurines, comme S01-05.01.02.03x2.
    .label = Bande 1
# en 692601
option-squad-2 = La bande de la seconde place.
    .label = Bande 2
# en 3972e0
option-territory = Le territoire, pour son effet du centre.
    .label = Territoire
# en 684c20
option-own-territory = Un territoire à vous : center(ranged-attack) donne son effet du centre, touching(south+center,…) les zones qui se touchent. Règle non publiée.
    .label = Territoire inventé
# en a4ab70
no-territory-text = { $given } n’est pas un territoire. Exemple : center(ranged-attack)touching(south+center,center+north).
# en d392e1
no-center-effect = { $given } n’est pas un effet recto. Les effets recto sont : { LIST($known) }.
# en 5a5ae7
center-effect-twice = L’effet du centre contient deux fois { $given }.
# en c93d7a
no-border = { $given } ne désigne pas deux zones qui se touchent. Les zones sont { LIST($known) }.
# en cad6fc
area-apart = Aucun chemin ne mène à la zone { $area } : de chaque zone, on doit pouvoir atteindre toutes les autres.
# en f08184
center-list = center doit être une liste d’effets recto, comme dans ["ranged-attack"].
# en 134079
touching-list = touching doit être une liste de paires de zones, comme dans [["south", "center"]].
# en 86094e
change-figure = { $name } ({ $figure }) est une figurine inventée.
# en b82869
change-touching = { $count } paires de zones se touchent, et ce ne sont pas celles du territoire publié.
# en 1dd468
change-center = Effet du centre : { AND($effects) }.
# en cc76bf
no-effect = aucun
# en 5f87fa
option-side-lanes = Contact entre les deux zones latérales d’une même moitié.
    .label = Passages latéraux
# en fe54b3
option-same-figure = Quels chats sur le territoire retiennent sur le banc un Chaton de même numéro : ceux des deux camps (any) ou les siens (own).
    .label = Même figurine
    .is-any = les chats des deux camps
    .is-own = seulement les siens
# en 5d6453
option-starter = Fuite des chats sur le banc ; auto : quand les deux bandes ont quatre Chatons.
    .label = Fuite sur le banc
    .is-auto = si les deux bandes ont quatre Chatons
    .is-on = oui
    .is-off = non
# en a3f6f0
option-first = Qui commence.
    .label = Premier tour
    .is-chance = au hasard
    .is-first = la première place
    .is-second = la seconde place
# en 3334f9
component-first = poissons de la première place
# en 0ca042
component-second = poissons de la seconde place
# en 94ffde
lead = { $count } { $count ->
    [one] poisson
   *[other] poissons
}

## Les figurines, leurs séries et l’origine de leurs données

# en 9d1270
figure-s01-01 = Pirozhki
# en 0aae9d
figure-s01-02 = Maro
# en 621f0f
figure-s01-03 = Chocomaca
# en b39dff
figure-s01-04 = Cléopâtre
# en 9aa40c
figure-s01-05 = Ekizo
# en f70def
figure-s02-01 = Shadow
# en 8bd781
figure-s02-02 = Pochachin
# en 7c511c
figure-s02-03 = Sham
# en b9e2e0
figure-s02-04 = Ame
# en 6a3391
figure-s02-05 = Oddeyes
# en fc9eb0
figure-g01-01 = Snow
# en fa5b99
figure-g01-02 = Kutsushita
# en 29b8e8
figure-g01-03 = Hachi
# en 9f5908
figure-g01-04 = Chatrap
# en 94885c
figure-g01-05 = Suko
# en a8efa8
figure-h01-01 = Tourbillon
# en c5ec5c
figure-h01-02 = Veinard
# en 7586d1
figure-h01-03 = Poêlon
# en 4e7f2b
figure-h01-04 = Caillou
# en 624340
figure-h01-05 = Clairon
# en daeee2
figure-none = personne
# en cef34f
set-s01 = Café des chats
# en da286c
set-s02 = Haute société
# en 769821
set-g01 = Chats de ville
# en 2a55ac
set-h01 = Maison
# en 421fdf
set-own = Figurines personnelles
# en b22c66
origin-published = source secondaire publique
# en cdc4cf
origin-house = faites maison
# en 4c74f1
origin-own = fichier d’un joueur
# en 112610
marked-house = { $name } (fait maison)
# en 304945
marked-own = { $name } (figurine personnelle)
# en cf62ce
kind-boss = Boss
# en c630c4
kind-kitten = Chaton
# en 6125f4
whose = { $cat } { OF($player) }
    .of = { OF($cat) } { OF($player) }
# en e6a5da
yours = votre { $cat }
# en 94ffde
fish = { $count } { $count ->
    [one] poisson
   *[other] poissons
}

## Les zones, et les lieux à côté du territoire

# en a54850
area-south = sud
    .the = le sud
    .at = au sud
# en e5f974
area-south-west = sud-ouest
    .the = le sud-ouest
    .at = au sud-ouest
# en 6152ea
area-south-east = sud-est
    .the = le sud-est
    .at = au sud-est
# en da9de3
area-center = centre
    .the = le centre
    .at = au centre
# en f5662d
area-north-west = nord-ouest
    .the = le nord-ouest
    .at = au nord-ouest
# en 9e568b
area-north-east = nord-est
    .the = le nord-est
    .at = au nord-est
# en 8a1b0d
area-north = nord
    .the = le nord
    .at = au nord
# en d2e815
area-bench = banc
    .the = le banc
    .at = sur le banc
# en 14cb62
area-hangout = repaire des vaincus
    .the = le repaire des vaincus
    .at = au repaire des vaincus

## Le dé et les phases

# en 91f638
face-no-damage = aucun dégât
# en c177cf
face-one-damage = 1 dégât
# en 51aa23
face-two-damage = 2 dégâts
# en b2205a
face-sleep = Sommeil
# en 8cf4bc
dice = { LIST($faces) }
# en 0115fe
dice-none = rien encore
# en 0ded9d
phase-start = phase de début
    .short = début
# en 2bc1bf
phase-play = phase d’entrée
    .short = entrée
# en 23e9df
phase-main = phase d’action
    .short = action
# en f396e1
phase-end = phase de fin
    .short = fin

## Les effets recto, et ce qu’ils font

# en a6ec14
front-move-2 = Déplacement 2
# en 743529
front-move-3 = Déplacement 3
# en 52bf9a
front-roadblock = Barrage
# en 645abe
front-ranged-attack = Attaque à distance
# en a47397
front-dice-roll-1 = Lancer +1
# en 6ba05d
front-dice-roll-2 = Lancer +2
# en 846435
front-damage-more-1 = Dégâts +1
# en f0f4da
front-damage-less-1 = Dégâts −1
# en b1dadb
front-no-sleep = Insomnie
# en eac28b
front-direct-hit = Coup direct
# en bef70b
front-pushover = Bousculade
# en ea264c
front-double-attack = Double attaque
# en 8c8b47
front-counterattack = Contre-attaque
# en 6a0e37
does-move-2 = se déplace de 2 zones au plus
# en 0533c0
does-move-3 = se déplace de 3 zones au plus
# en 258f31
does-roadblock = un chat adverse qui entre dans sa zone s’y arrête
# en e37a55
does-ranged-attack = attaque aussi à une zone de distance
# en 1d2846
does-dice-roll-1 = un lancer de plus
# en 7b5586
does-dice-roll-2 = deux lancers de plus
# en 36ad1e
does-damage-more-1 = 1 dégât de plus, sauf sur un Sommeil
# en 23fc65
does-damage-less-1 = reçoit 1 dégât de moins
# en 98278e
does-no-sleep = un Sommeil compte pour lui comme aucun dégât
# en ce2bb7
does-direct-hit = un Chaton touché encaisse lui-même les dégâts
# en 7498c5
does-pushover = après son attaque contre un Chaton, celui-ci est déplacé d’une zone
# en a64637
does-double-attack = peut attaquer le même Chaton une deuxième fois
# en c10848
does-counterattack = peut riposter quand on l’attaque depuis sa propre zone
# en 44bb61
brief-roadblock = arrête l’adversaire
# en c4251c
brief-ranged-attack = aussi à une zone
# en 23fc65
brief-damage-less-1 = reçoit 1 de moins
# en 98456d
brief-no-sleep = Sommeil compte 0
# en fd22fb
brief-direct-hit = le Chaton encaisse
# en 04c52e
brief-pushover = repousse un Chaton
# en 02bcb6
brief-double-attack = un Chaton deux fois
# en b91645
brief-counterattack = peut riposter
# en 5247ce
fronts = { AND($fronts) }
# en c25ece
fronts-none = aucun
# en 3f59b7
front-does = { $front } ({ $does })

## Les effets verso : quand, à quelle condition, et ce qu’ils font

# en 9f4bfa
timing-start-phase = pendant la phase de début
# en 6cafd7
timing-moving = avant de se déplacer
# en a43660
timing-instead-of-attacking = au lieu d’attaquer
# en bfb7a5
timing-attacking = avant de lancer le dé
# en b0fb84
timing-defending = quand on l’attaque, avant le lancer
# en 6a81f9
timing-boss-attacked = quand on attaque son Boss, avant le lancer
# en 5077b4
timing-rolled = pendant son attaque
# en c2298e
timing-counted-as-attacker = quand on compte les dégâts de son attaque
# en 80ce69
timing-counted-as-target = quand on compte les dégâts qu’il reçoit
# en 363105
timing-opposing-effect = juste après un effet verso adverse
# en af79ad
timing-end-phase = pendant la phase de fin
# en 332bf9
timing-greedy-boss = Boss glouton
# en d33657
when-with-boss = { $timing }, si ce chat est dans la zone du Boss
# en 3519cc
when-rolled = { $timing }, sur { $roll }
# en fbc62f
roll-no-damage = un lancer sans dégât
# en 2b17dd
roll-one-damage = un lancer de 1 dégât
# en fa7a01
roll-two-damage = un lancer de 2 dégâts
# en 08c978
roll-sleep = un Sommeil
# en 9ea7b8
effect-damage-here = { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} à un chat adverse de la même zone
# en 51fbcf
effect-damage-anywhere = { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} à un Chaton adverse, où qu’il soit
# en 3a3a16
effect-damage-all-here = { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} à chaque Chaton adverse de la même zone
# en 2e0e97
effect-damage-all-in-area = { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} à chaque Chaton adverse d’une zone au choix
# en 9f8128
effect-move-kitten = un Chaton de l’un ou l’autre camp va dans une zone au choix
# en af77c5
effect-step = ce chat avance d’une zone
# en 710d35
effect-move-limit = Déplacement { $amount } pour cette fois
# en 413d2f
effect-negate = l’attaque est annulée
# en d7d8cc
effect-negate-and-rest = l’attaque est annulée ; à son prochain tour, ce chat ne se déplace pas et n’attaque pas
# en 99e48d
effect-dice-roll = Lancer +{ $amount } pour cette attaque
# en 33a5d1
effect-damage-more = { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} de plus
# en 40b51c
effect-damage-less = { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} de moins
# en d6a7ef
effect-damage-more-this-turn = Dégâts +{ $amount } pour ce tour
# en d49e70
effect-counterattack = Contre-attaque pour cette attaque
# en a92d74
effect-change-die = ce dé devient { $face }
# en df09c1
effect-cancel = cet effet est annulé
# en cc76bf
effect-none = rien
# en c5377e
rear = { $cost } { $cost ->
    [one] poisson
   *[other] poissons
}, { $when } : { $effect }
# en 7df4b8
rear-greedy = { $when } (dès que la gamelle a { $greedy } poissons, qui vont à la poubelle) : { $effect }

## Ce qui est imprimé sur une figurine

# en da5d3b
printed = Recto : { $front }. Verso : { $rear }.
# en a7e34f
printed-on = { $printed } { $figure } ; données : { $origin }.
# en 54b4d4
figure = { $figure } { $cat }, { $kind }, niveau { $level }. { $printed } Données : { $origin }.
# en 5ccc6d
listed = { $first } ; { $next }

## Ce qu’on demande : après un nom et deux points

# en 0f757e
status = { $player } : { $question }
# en d5dda6
ask-start-phase = { $most ->
    [0] utilisez des effets de la phase de début, ou continuez.
    [1] prenez un poisson de la réserve : les poissons paient Chatons et effets.
   *[other] prenez de 1 à { $most } poissons de la réserve : ils paient Chatons et effets.
}
# en 53de29
ask-start-phase-duel = { $most ->
    [0] utilisez des effets de la phase de début, ou continuez.
    [1] prenez un poisson de la réserve.
   *[other] prenez de 1 à { $most } poissons de la réserve.
}
# en 6caba9
ask-play-phase = faites entrer des Chatons du banc, ou continuez.
# en b1ef90
ask-main-phase = déplacez vos chats et attaquez, ou terminez { $ends ->
    [turn] votre tour
   *[phase] la phase d’action
}.
# en 85e87a
ask-main-phase-duel = attaquez avec votre Boss, ou terminez { $ends ->
    [turn] votre tour
   *[phase] la phase d’action
}.
# en b702f5
ask-end-phase = utilisez des effets de la phase de fin, ou terminez votre tour.
# en 8bb5cf
ask-damage = { $cat } reçoit { $damage } { $damage ->
    [one] dégât
   *[other] dégâts
} : qui encaisse, le chat (qui porte { $held } { $held ->
    [one] poisson
   *[other] poissons
}) ou la réserve ({ $box } { $box ->
    [one] poisson
   *[other] poissons
}) ?
# en 9e2ad1
ask-counterattack = { $cat } peut riposter contre { $foe }.
# en 91c978
ask-second-attack = { $cat } peut attaquer { $foe } une deuxième fois.
# en 6e51e1
ask-pushover = choisissez une zone voisine : Bousculade y déplace { $foe }.
# en 3765d3
ask-cancelling = { $cat } utilise son effet ({ $effect }) : l’annuler ?
# en 2f5741
ask-target = choisissez la cible { OF($cat) } : { $effect }.
# en 34831f
ask-spot = choisissez une zone pour { $cat } : { $effect }.
# en 62c167
ask-stride = choisissez où va { $cat }.
# en 502951
ask-shift = { $cat } déplace un Chaton de l’un ou l’autre camp dans une autre zone.
# en d3f98c
ask-exchange = { $attacker } attaque { $target }. Utilisez un effet avant le lancer, ou passez.
# en f48178
ask-rolling = { $attacker } attaque { $target }. Dés : { $dice }. Lancez encore ({ $left ->
    [one] une fois
   *[other] { $left } fois
} au plus), ou arrêtez.
# en 155593
ask-rolling-last = { $attacker } attaque { $target }. Dés : { $dice }. Répondez au lancer, ou arrêtez.
# en 04ef4f
ask-rolling-sleep = { $attacker } attaque { $target }. Dés : { $dice }. Répondez au Sommeil, sinon l’attaque échoue.
# en cbfe80
ask-counting = { $attacker } attaque { $target }. Dés : { $dice }. Modifiez les dégâts, ou passez.

## Les coups proposés

# en 9a4e60
say-take = prendre { $count } { $count ->
    [one] poisson
   *[other] poissons
}
# en a3f7fd
say-play = faire entrer { $cat } pour { $level } { $level ->
    [one] poisson
   *[other] poissons
}
# en 72eaf5
say-move = déplacer { $cat } vers { THE($area) }
# en 55219e
say-attack = attaquer { $target } avec { $cat }
# en 8d8e9e
say-use = utiliser l’effet { OF($cat) } : { $effect } ; payer { $paid }
# en c864a9
say-target = frapper { $target }
# en e39198
say-push = déplacer { $target } vers { THE($area) }
# en 71cfdb
say-spot = choisir { THE($area) }
# en 72d829
say-roll = lancer un dé
# en 9a9d48
say-stop = arrêter de lancer
# en fd5d14
say-fail = accepter l’échec
# en f10db4
say-pass = passer
# en 81ace5
say-cat = le chat encaisse les dégâts
# en fce7fb
say-box = la réserve encaisse les dégâts
# en 43806a
say-done-start = continuer sans poisson
# en 795022
say-done-play = ne plus faire entrer de Chatons
# en b37814
say-done-main = terminer les actions
# en ef72ad
say-done-end = terminer le tour
# en f760ae
paid-dish = { $dish } { $dish ->
    [one] poisson
   *[other] poissons
} de la gamelle
# en 8c2d33
paid-cat = { $held } { $held ->
    [one] poisson
   *[other] poissons
} du chat
# en a76dce
paid-both = { $dish } de la gamelle et { $held } du chat

## Ce qui s’est passé

# en 6bd93a
turn-begins = Tour { $turn } : { $player }.
# en 7a75c5
turn-over = { $player } n’a plus rien à faire : le tour est fini.
# en e6189f
duel-begins = La réserve { OF($player) } est vide : duel ! Tous les Chatons retournent sur leur banc.
# en 8722b8
takes = { $player } prend { fish }.
# en cc654e
draw-by-turns = Le 300e tour est terminé : partie nulle.
# en b3380b
plays = { $cat } entre sur le territoire.
# en b2471a
moves = { $cat } va { AT($area) }.
# en e39a39
moved = { $cat } se retrouve { AT($area) }.
# en 8728a6
attacks = { $cat } attaque { $target }.
# en 5b73e0
attacks-again = { $cat } attaque de nouveau { $target }.
# en b01fdb
counterattacks = { $cat } contre-attaque { $target }.
# en c8c903
front-works = { $cat } : { $front }.
# en b91d55
uses = { $cat } utilise son effet : { $effect }.
# en 4fdfd6
uses-for = { $cat } utilise son effet pour { $paid } : { $effect }.
# en 1df203
cancelled = L’effet { OF($cat) } est annulé.
# en d8ae5e
negated = L’attaque { OF($cat) } est annulée.
# en 869457
rolls = { $cat } lance le dé : { $face }.
# en 125cd7
changes-die = Le dé devient { $face }.
# en 0d8921
falls-asleep = { $cat } s’endort : l’attaque échoue.
# en b7e664
no-damage-done = L’attaque { OF($cat) } ne fait aucun dégât.
# en bca130
suffers = { $cat } perd { fish }.
# en 524d71
box-suffers = La réserve paie pour { $cat } et perd { fish }.
# en 4e56de
runs = { $cat } s’enfuit { AT($area) }.
# en 0265aa
greedy = { $cat } devient un Boss glouton : { $effect }.
# en 9b5761
greedy-no-kitten = { $cat } devient un Boss glouton, mais il n’y a aucun Chaton à déplacer.
# en 927ed4
greedy-nobody = { $cat } devient un Boss glouton, mais il n’y a personne à frapper.
# en ee1c43
defeated = { $cat } n’a plus de poisson : c’est la défaite.

## La fin

# en 9d074f
result-draw = Le 300e tour s’est terminé sans vainqueur : partie nulle.
# en 56c895
result = Victoire { OF($winner) } : { $cat }, le Boss { OF($loser) }, n’a plus de poisson.
# en 1f8216
breakdown-boss = poissons portés par le Boss

## Pourquoi un coup est refusé

# en f6a695
not-now = Pas maintenant : { $question }
# en d4d71d
idle-foe = { AND($cats) } { $count ->
    [one] peut
   *[other] peuvent
} encore attaquer, mais { $foe } est trop loin.
# en 8a8f3e
idle-boss = { $cat } est un Boss : il ne se déplace pas, et aucun chat adverse n’est assez près pour être attaqué.
# en f64b1d
reason-cb-01 = L’effet { OF($cat) } ne frappe que des Chatons, et { $foe } est un Boss.
# en 19ff4e
reason-cb-07 = { $cat } n’est pas sur le territoire.
# en 16d17f
reason-cb-08 = L’effet { OF($cat) } ne changerait rien maintenant : { $effect }.
# en a1df50
reason-cb-08-area = Il n’y a aucun Chaton adverse { AT($area) }.
# en c5eecd
reason-cb-11 = Aucun chat de la bande ne porte ce numéro.
# en 18bda2
reason-cb-22 = La réserve n’a que { $box } { $box ->
    [one] poisson
   *[other] poissons
}.
# en 79b2f7
reason-cb-22-done = Prenez d’abord de 1 à 3 poissons : la réserve en a encore.
# en 530a67
reason-cb-23 = Les Chatons entrent depuis le banc, et { $cat } est { AT($area) }.
# en 0271c8
reason-cb-24 = { $cat } prend { $level } { $level ->
    [one] poisson
   *[other] poissons
} dans la gamelle, qui { $dish ->
    [0] est vide
    [one] n’en a qu’un
   *[other] n’en a que { $dish }
}.
# en 84365e
reason-cb-25 = { $foe }, qui a le même numéro de figurine, est déjà sur le territoire.
# en 7ac5c1
reason-cb-26-acted = { $cat } a déjà agi pendant ce tour.
# en 8b06ef
reason-cb-26-moved = { $cat } a déjà changé de zone pendant ce tour.
# en 3eb316
reason-cb-30 = { $cat } ne peut pas aller jusqu’{ AT($area) }.
# en 2cb136
reason-cb-30-there = { $cat } est déjà { AT($area) }.
# en ae55ef
reason-cb-31-enters = { $player } a déjà un chat au centre ; aucun autre de ses chats ne peut y entrer.
# en 855ac2
reason-cb-31-crosses = { $player } a déjà un chat au centre ; aucun autre de ses chats ne peut le traverser.
# en 625e23
reason-cb-32 = Un Barrage adverse arrête { $cat } en chemin vers { THE($area) }.
# en 48467f
reason-cb-40 = { $foe } n’est pas dans la zone { OF($cat) }.
# en 88679e
reason-cb-40-ranged = { $foe } est à plus d’une zone { OF($cat) }.
# en ecd030
reason-cb-42 = { $cat } n’a plus de lancers.
# en ab58b9
reason-cb-43 = L’effet { OF($cat) } s’utilise sur { $roll }, et le dernier lancer était différent.
# en a47c61
reason-cb-43-sleep = Un Sommeil met fin aux lancers.
# en d85b05
reason-cb-45 = Une réserve vide n’encaisse rien.
# en 1f3f95
reason-cb-59 = Coup direct : le Chaton doit encaisser lui-même les dégâts.
# en 10d4c0
reason-cb-60 = La Bousculade déplace { $foe } dans une zone voisine.
# en 1c12d1
reason-cb-60-other = La Bousculade déplace { $foe }, et aucun autre chat.
# en 9261b4
reason-cb-61 = C’est la deuxième attaque { OF($cat) }, contre { $foe } et personne d’autre.
# en eb6e79
reason-cb-62 = C’est la riposte { OF($cat) }, contre { $foe } et personne d’autre.
# en 773326
reason-cb-70 = L’effet { OF($cat) } s’utilise à un autre moment : { $timing }.
# en 99e5f8
reason-cb-71 = L’effet { OF($cat) } coûte { $cost } { $cost ->
    [one] poisson
   *[other] poissons
}. La gamelle { $dish ->
    [0] est vide
   *[other] en a { $dish }
}, et { $held ->
    [one] le chat doit garder son seul poisson
   *[other] de ses { $held } poissons, le chat doit garder le dernier
}.
# en 2812ff
reason-cb-71-only = L’effet { OF($cat) } ne coûte que { $cost } { $cost ->
    [one] poisson
   *[other] poissons
}.
# en 2e7598
reason-cb-71-last = { $cat } porte { $held } { $held ->
    [one] poisson
   *[other] poissons
} et doit garder le dernier.
# en b245e4
reason-cb-71-dish = La gamelle devrait alors payer { $rest } { $rest ->
    [one] poisson
   *[other] poissons
} ; elle { $dish ->
    [0] est vide
    [one] n’en a qu’un
   *[other] n’en a que { $dish }
}.
# en 362eeb
reason-cb-72 = L’effet { OF($cat) } a déjà servi pendant ce tour.
# en 5a2a95
reason-cb-73 = L’effet { OF($cat) } ne sert que dans son propre combat, et celui-ci n’est pas le sien.
# en cfe919
reason-cb-73-move = Cet effet ne déplace que { $cat }.
# en ca65c4
reason-cb-76 = L’effet { OF($cat) } frappe un chat de la même zone, et { $foe } est ailleurs.
# en b7aa25
reason-cb-77 = { $foe } ne recevrait aucun dégât.
# en e31c23
reason-cb-77-area = Aucun Chaton adverse { AT($area) } ne recevrait de dégâts.
# en 74e484
reason-cb-91 = En duel, on ne fait rien entrer et rien ne se déplace ; seuls les Boss se battent.
# en b280db
reason-cb-r1 = { $cat } se repose ce tour-ci : ni déplacement ni attaque.
# en 2678f1
reason-cb-r3 = { $cat } est déjà { AT($area) } et doit aller dans une autre zone.
# en f3d686
reason-cb-r4 = { $cat } ne répond que depuis la zone de son Boss.
# en e97ab7
reason-over = La partie est terminée.

## Ce qui ne va pas dans une position tapée

# en c79ef4
flaw-cb-02 = area : le centre accueille au plus un chat de chaque joueur.
# en 530960
flaw-cb-04 = held, box, dish, trash : un chat sur le territoire porte de 1 poisson à autant que son niveau, les autres n’en portent pas, et rien n’est au-dessous de 0.
# en e4ce4e
flaw-cb-07 = area : un Chaton est sur le territoire et ne peut pas y être : il n’est dans aucune bande, ou les Boss sont en duel.
# en 73e611
flaw-cb-08 = tasks, phase : ce qui attend là est impossible, ou ne laisse qu’une seule chose à faire, et alors on ne demande rien à personne.
# en 076faf
flaw-cb-12 = area : un Boss est dans sa base ; en duel, les deux sont au centre.
# en a5919b
flaw-cb-20 = box, one_on_one : qui commence son tour avec une réserve vide déclare le duel ; pendant la phase de début, seul le Boss glouton de l’autre joueur la vide, et la poubelle de ce joueur contient alors 6 poissons.
# en cd382a
flaw-cb-22 = phase : une phase de début n’attend que si la réserve a 2 poissons entre lesquels choisir, ou si un effet peut servir.
# en 3d3739
flaw-cb-23 = phase : une phase d’entrée n’attend que s’il y a un Chaton à faire entrer et que la gamelle peut le payer.
# en 604831
flaw-cb-25 = area : deux chats de même numéro de figurine sont sur le territoire.
# en c390c5
flaw-cb-26 = to_move : entre deux décisions d’un tour, c’est au joueur actif de jouer.
# en 36f682
flaw-cb-42 = roll_count, roll_limit : il y a plus de dés lancés que l’attaque n’en permet, ou aucun.
# en f90a56
flaw-cb-80 = dish : une gamelle de 6 poissons ou plus a déjà rendu son Boss glouton.
# en ea59df
flaw-cb-93 = turn : le 300e est le dernier.

## La table en texte

# en e97ab7
text-over = La partie est terminée.
# en e2efbc
text-turn = Tour { $turn }
# en 5c692a
text-duel = Duel.
# en ad4026
text-heading = { $turn }, { $phase } { OF($player) }.
# en fcac4c
text-heading-duel = { $turn }, { $phase } { OF($player) }. { $duel }
# en 965af6
text-base = { $area } (base { OF($player) })
# en 23fc49
text-gives = { $area } (donne { $fronts })
# en 9df83a
text-area = { $area } : { $cats }
# en daeee2
text-nobody = personne
# en d5258b
text-touching = Zones voisines : { $areas }
# en 24fd78
text-touches = { $area } : { LIST($others) }
# en f73550
text-boss = Boss { $cat }
# en e0ec17
text-cat = { $player } { $number } { $cat } ({ LIST($marks) })
# en f6befe
mark-fish = { $held } { $held ->
    [one] poisson
   *[other] poissons
} sur { $level }
# en 3f406c
mark-acted = a agi
# en 0435c8
mark-moved = a bougé
# en 3b727d
mark-used = effet utilisé
# en ad37bf
mark-more = dégâts +{ $more } ce tour-ci
# en 397f48
mark-rests-next = se repose au prochain tour
# en 869178
mark-rests = se repose
# en 040632
text-player = { $player } : réserve { $box }, gamelle { $dish }, poubelle { $trash }
# en c0b344
text-aside = { $area } : { LIST($cats) }
# en bc648a
text-waiting = { $number } { $cat } (niveau { $level })
# en 02816c
text-attack = { $attacker } attaque { $target }. Dés : { $dice } ; encore { $left } { $left ->
    [one] lancer
   *[other] lancers
}.
# en 190b58
text-cats = Chats
# en 15c493
text-squad-of = { $player } :

## L’atelier des bandes

# en ae2541
set-heading = { $set } { $name }
# en dd170f
builder-commands = Commandes : add ID, drop ID, from SQUAD, done, quit.
# en 44ffdd
builder-say = Tapez add ID, drop ID, from SQUAD, done ou quit.
# en 84e681
builder-squad = Bande : { LIST($cats) }.
# en 5a7957
builder-nobody = Bande : personne encore.
# en ebcf4e
builder-cat = { $figure } { $cat }
# en 9f41c0
builder-ready = Prête : { $squad }
# en b7a850
one-boss = Une bande a exactement un Boss ; celle-ci en a { $count }.
# en 28c63e
few-kittens = Une bande a au moins { $least } Chatons ; celle-ci en a { $count }.
# en 82655c
many-kittens = Une bande a au plus { $most } Chatons ; celle-ci en a { $count }.
# en 2220d2
many-alike = Une bande a au plus { $most } Chatons d’un même numéro de figurine ; il y a { $count } fois { $figure }.
# en fd857c
no-more-alike = Une bande a au plus { $most } Chatons de même numéro de figurine.
# en 7537f2
no-more-kittens = Une bande a au plus { $most } Chatons.
# en f94670
two-ways = Cette bande décrit { $figure } de deux façons.
# en 681134
long-squad = Le texte d’une bande a au plus { $most } caractères ; celui-ci en a { $count }.
# en 52dd7c
no-figure-text = { $text } n’est pas une figurine : une bande s’écrit comme S01, ou comme S01-05.01.02.03.G01-03x2.
# en ef34ef
no-such-figure = Il n’y a pas de figurine { $figure }. Les figurines sont : { LIST($known) }.
# en 399510
not-anew = { $figure } appartient à la série { $set } : on ne peut pas la redécrire.
# en 7a3308
in-brackets = { $figure } : entre les parenthèses se trouvent { $parts }.
# en 28e117
not-in-squad = { $figure } n’est pas dans la bande.

## Un fichier de figurines

# en 087df4
where-set = { $file }, set
# en 54b193
where-figure = { $file }, figurine { $figure }
# en b5a2cb
where-number = numéro { $number }
# en 812666
where-rear = { $where }, rear
# en f76981
where-territory = { $file }, territoire numéro { $number }
# en e73915
where-squad = la bande
# en cccff3
many-digits = un nombre de très nombreux chiffres
# en 4dd638
file-no-table = { $where } devrait être une table.
# en 605bb9
file-no-field = { $where } : il n’y a pas de champ { $field } ; il y a { LIST($known) }.
# en 16ce2f
file-missing = { $where } : { $field } manque.
# en 94b958
file-no-text = { $where } : { $field } devrait être un texte, pas { $value }.
# en 4b34f2
file-no-number = { $where } : { $field } devrait être un nombre entier, pas { $value }.
# en a78117
file-range = { $where } : { $field } devrait aller de { $low } à { $high } ; { $value } n’y est pas.
# en 2469d3
file-word = { $where } : { $field } devrait être l’un de ces mots : { LIST($known) } ; pas { $value }.
# en 50ba98
file-no-list = { $where } : { $field } devrait être une liste, pas { $value }.
# en de12fa
file-unknown = { $where } : { $field } contient { $value }, qui est inconnu ; il y a { LIST($known) }.
# en 8e56ec
file-twice = { $where } : { $field } nomme { $value } deux fois.
# en b82a1a
file-set-id = { $where } : { $field } devrait être une lettre et deux chiffres, comme X01, pas { $value }.
# en 86c967
file-no-figures = { $where } : { $field } devrait être une liste de tables [[figure]].
# en 82fa58
file-figure-id = { $where } : { $field } devrait être { $set }- et deux chiffres, pas { $value }.
# en d8364a
file-kind = { $where } : { $field } devrait être kitten ou boss, pas { $value }.
# en 96787d
file-name-letters = { $where } : { $field } ne devrait avoir que des lettres, des chiffres, des espaces, des - et des ', pas { $value }.
# en 3c643f
file-name-long = { $where } : { $field } devrait avoir { $most } octets au plus, pas { $value }.
# en 2da7b8
file-greedy = { $where } : { $field } devrait être greedy-boss pour un boss, et pour aucun kitten.
# en 0b5a9b
file-no-cost = { $where } : { $field } n’est pas pour un boss : un Boss glouton ne paie rien de plus.
# en 955ff8
file-timing = { $where } : pour { $effect }, { $field } devrait être l’un de ces mots : { LIST($known) } ; pas { $value }.
# en 66a80e
file-no-amount = { $where } : { $field } n’est pas pour { $effect }.
# en 623512
file-condition = { $where } : { $field } devrait nommer un lancer quand le moment est rolled, et seulement alors.
# en f1ea59
file-faces = { $where } : { $field } devrait être une liste de { LIST($known) }.
# en 6b727f
file-pairs = { $where } : { $field } devrait réunir deux de ces zones : { LIST($known) } ; pas { $value }.
# en e9f348
file-id-twice = { $where } : id est utilisé deux fois.
# en 5c9f81
file-id-taken = { $where } : l’id { $set } est pris par la série { $name }.
# en 47d734
file-unread = { $file } ne peut pas être lu : { $error }.
# en 7db618
file-no-name = { $file } n’est pas un nom de fichier.
# en 2fe0cf
file-large = { $file } dépasse { $most } ko : ce n’est pas un fichier de figurines.
# en 06f9f3
file-no-utf-8 = { $file } n’est pas un texte UTF-8 (octet { $byte }).
# en c3d3a1
file-no-toml = { $file } n’est pas un fichier TOML : { $error }.
# en 61c36c
file-unfit = { $file } : { $error } : ce n’est pas un fichier de figurines.

## L’image

# en 57dca6
label-badges = Effets recto
# en f6f793
label-die = Un dé
# en bd77f0
label-rolled = Dés { OF($cat) }
# en f53637
label-box = Réserve
# en 695b43
label-dish = Gamelle
# en 5f5a8b
label-trash = Poubelle
# en 464131
button-roll = Lancer
# en db7875
button-roll-title = Lancer un dé
# en 4e1a33
button-stop = Arrêter : { $count } { $count ->
    [one] dégât
   *[other] dégâts
}
# en 0e970f
button-cat = Le chat
# en d41752
button-cat-title = Le chat encaisse les dégâts
# en a4e7ec
button-box = La réserve
# en e1e4f0
button-box-title = La réserve encaisse les dégâts
# en e24cb5
button-pass = Passer
# en e24cb5
button-pass-title = Passer
# en 5cffe1
button-pass-effect = Sans effet
# en 85bf2e
button-pass-effect-title = N’utiliser aucun effet
# en 04c850
button-pass-attack = Sans attaque
# en 537a13
button-pass-attack-title = Ne pas attaquer
# en f49582
button-go-on = { $next ->
    [moving] Passer aux déplacements
    [attacking] Passer aux attaques
   *[end] Passer à la phase de fin
}
# en 90ee1d
button-end-turn = Terminer le tour
# en 44d1bc
button-end-turn-title = Ne plus faire entrer de Chatons ; aucun chat ne peut agir, donc le tour se termine
# en 703fad
button-take = Prendre { $count }
# en b41b5b
button-take-title = Prendre { fish } de la réserve dans la gamelle
# en 27d3c3
take-greedy = Elle en a alors { $greedy }, et { $cat } frappe : { $effect } (CB-80).
# en 85a759
button-pay = Payer { $paid }
# en e36e6d
button-pay-nothing = L’utiliser gratuitement
# en 60bd06
button-pay-title = { $label } : effet { OF($cat) }, { $effect }
# en 3f2efc
you = { $player } (vous)
# en af952d
turn-line = Tour { $turn }, { SHORT($phase) }
# en 57089b
turn-line-duel = Tour { $turn } : duel !
# en 1ba898
area-label = { CAPITAL($area) }
# en 1ba898
area-title = { CAPITAL($area) }
# en 288b54
area-title-base = { CAPITAL($area) }, base { OF($player) }
# en 14efe6
area-title-gives = { CAPITAL($area) } : donne { $fronts }
# en 7da6e9
box-title = Réserve { OF($player) } : { fish }
# en 15295f
dish-title = Gamelle { OF($player) } : { fish }
# en 9390d2
trash-title = Poubelle { OF($player) } : { fish }
# en d57d43
two-sentences = { $first }. { $next }
# en 33d067
said-after = { $first } { CAPITAL($next) }
# en c26edd
box-does = Chaque tour commence par 1 à 3 poissons de la réserve à la gamelle (CB-22). Elle peut encaisser les dégâts à la place d’un chat (CB-47). Si elle est vide au début du tour de son propriétaire, tous les Chatons rentrent et seuls les deux Boss se battent encore : c’est le duel (CB-20).
# en 658257
dish-does = Elle paie les Chatons (CB-23) et les effets (CB-71) ; les poissons perdus par les chats et la réserve y tombent. Quand elle en a { $greedy }, le Boss { $cat } devient glouton : ils vont à la poubelle, et il fait aussitôt ceci : { $effect } (CB-80).
# en bb0d5a
trash-does = Ces poissons sont hors du jeu.
# en ca552b
player-title = { $player } : son Boss { $cat } porte { fish }
# en e03d5b
sleep-mark = z z
# en fdbbd7
figure-title = { $facts }. { $printed }
# en b44024
figure-who = { $cat }, { $kind } { OF($player) }, niveau { $level }, { AT($area) }
# en 5508a9
figure-holds = porte { fish }
# en f07bed
figure-acted = a agi
# en c28b71
figure-used = effet utilisé ce tour-ci
# en 7effdc
figure-more = { $more } { $more ->
    [one] dégât
   *[other] dégâts
} de plus ce tour-ci
# en 869178
figure-rests = se repose
# en 9c6d65
die-title = Dé : { $face }
# en 26378d
die-odds = Un dé a six faces : 1, 1, 2, 0, 0 et Sommeil.

## La leçon

# en 3908ae
lesson-title = Cat Battles : votre première partie
# en 9055d4
lesson-1 = Poissons et Chatons
# en 269eff
lesson-1-1 = Votre Boss est Ekizo, avec la couronne, en bas dans votre base ; celui de Tom est Oddeyes. Les poissons sur un socle sont le courage du chat. Un Boss qui n’en porte plus a perdu la partie.
# en a77ec5
lesson-1-2 = Un tour commence par des poissons : 1 à 3 passent de votre réserve dans votre gamelle. Prenez-en 3.
# en 66ae19
lesson-1-2-otherwise = Prenez 3 poissons : cliquez sur le bouton.
# en a4ab32
lesson-1-3 = Avec eux, vous faites entrer les Chatons de votre banc. Un Chaton prend autant de poissons que son niveau, les points sur son socle. Faites entrer Maro, qui en a deux : cliquez sur lui.
# en 2ef424
lesson-1-3-otherwise = Faites entrer Maro, le chat au bouclier.
# en 6e65d8
lesson-1-4 = Il reste un poisson dans la gamelle : assez pour Chocomaca, le chat dans la boîte.
# en 4ae586
lesson-1-4-otherwise = Faites entrer Chocomaca, le chat dans la boîte.
# en c76c7e
lesson-1-5 = Maintenant, chacun de vos chats peut agir : se déplacer d’une zone, puis attaquer un chat de la même zone. La petite patte dit que Chocomaca se déplace de deux. Cliquez sur Chocomaca, puis sur le centre.
# en 06946f
lesson-1-5-otherwise = Cliquez sur Chocomaca, puis sur la zone du centre.
# en 7b603e
lesson-1-6 = Le centre accueille un chat de chaque camp et, sur ce territoire, il donne un effet : Attaque à distance. Personne n’est encore à portée ; terminez donc votre tour.
# en d11a7c
lesson-1-6-otherwise = Terminez votre tour avec le bouton.
# en 9bce8e
lesson-1-7 = Le tour de Tom commence : lui aussi prend des poissons.
# en da0dc1
lesson-2 = À l’attaque !
# en f6d35a
lesson-2-1 = Quelques tours plus tard, votre Pirozhki rencontre au centre Ame, le chat de Tom. Attaquez : cliquez sur Pirozhki, puis sur Ame.
# en 4df5bb
lesson-2-1-otherwise = Cliquez sur votre Pirozhki au centre, puis sur Ame, le chat de Tom.
# en 00a26a
lesson-2-2 = Le premier dé montre 1 dégât. Vous pouvez lancer autant de fois que votre niveau, ici trois, et les dégâts s’additionnent. Mais un Sommeil, et tout est perdu ! Osez un lancer de plus.
# en 5ff235
lesson-2-2-otherwise = Lancez encore une fois.
# en 1a181e
lesson-2-3 = 2 dégâts en tout, autant qu’Ame a de poissons. C’est assez : arrêtez.
# en deecc8
lesson-2-3-otherwise = Arrêtez avant que le Sommeil ne vienne.
# en b146b8
lesson-2-4 = Pirozhki a Coup direct : Ame a dû encaisser, a perdu ses deux poissons et s’est enfui. Les poissons ne sont pas perdus : ils sont dans la gamelle de Tom. Quand il y en a 6, un Boss devient glouton, et frappe de lui-même.
# en d60678
lesson-3 = Être touché
# en d63abb
lesson-3-1 = Sham, le chat de Tom, attaque votre Cléopâtre et lance 2 dégâts.
# en a32b52
lesson-3-2 = Tom s’arrête là.
# en f97f95
lesson-3-3 = C’est à vous de dire qui paie : la chatte avec ses propres poissons, ou votre réserve. Cléopâtre s’enfuirait ; laissez payer la réserve.
# en 1c47b2
lesson-3-3-otherwise = Faites encaisser les dégâts par la réserve.
# en d4adf1
lesson-3-4 = Deux poissons sont passés de votre réserve dans votre gamelle, où ils peuvent servir. Mais quand une réserve est vide au début du tour de son propriétaire, les Boss se retrouvent au centre : c’est le duel.
# en 5152b8
lesson-4 = Le dernier poisson
# en 089874
lesson-4-1 = La fin est proche : Oddeyes porte un poisson, et la réserve de Tom est vide. Attaquez le Boss avec Cléopâtre.
# en b33a13
lesson-4-1-otherwise = Cliquez sur Cléopâtre, puis sur Oddeyes, avec la couronne.
# en 7d60c0
lesson-4-2 = Les chats ont aussi un effet verso, qui coûte des poissons ; l’infobulle d’une figurine le décrit. Celui de Cléopâtre donne deux lancers de plus pour un poisson. Cliquez sur Cléopâtre, puis sur le bouton qui paie avec la gamelle.
# en cd7ce7
lesson-4-2-otherwise = Cliquez sur Cléopâtre, puis sur le bouton qui paie avec la gamelle.
# en 422fa7
lesson-4-3 = Pas encore de dégât. Lancez encore.
# en 5ff235
lesson-4-3-otherwise = Lancez encore une fois.
# en 27fef1
lesson-4-4 = Un Sommeil ! Mais Cléopâtre a Insomnie, et continue comme si de rien n’était. Lancez.
# en 5ff235
lesson-4-4-otherwise = Lancez encore une fois.
# en a3f038
lesson-4-5 = Il ne vous faut que 1 dégât. Arrêtez.
# en 46343c
lesson-4-5-otherwise = Arrêtez, et gagnez.
# en 62c313
lesson-4-6 = Oddeyes n’a plus de poisson : vous gagnez. Chaque chat a ses propres effets ; pointez une figurine pour les lire. Bonne chasse !

## Pour qui découvre le jeu

# en 1b5295
goal = Prenez tous les poissons que porte le Boss adverse.
# en fcf62c
counted = Poissons que porte chaque Boss à présent.
# en e6ab8a
prompt-pushed = Choisissez maintenant la zone où va { $cat }.
# en fa086e
news-duel = { $begins } Désormais seuls les deux Boss se battent, au centre.
# en ee0554
prompt-attacked = Cliquez maintenant sur le chat qui attaque { $cat }.
# en ded3b2
prompt-box-low = { $most ->
    [1] prenez un poisson
   *[other] prenez de 1 à { $most } poissons
}. Réserve vide : duel, les Chatons rentrent.
# en e00dc7
prompt-greedy = { $cat } devient un Boss glouton : { $greedy } poissons passent de la gamelle à la poubelle.
# en f7167f
prompt-greedy-near = Avec { $count } de plus dans la gamelle, { $cat } frappe aussitôt.
# en 0b1dbc
prompt-moved = { $cat } peut encore agir : cliquez sur ce chat ou un autre, ou terminez { $ends ->
    [turn] votre tour
   *[phase] la phase d’action
}.
# en 33c6f5
prompt-play-last = faites entrer des Chatons du banc, ou terminez le tour : aucun de vos chats ne peut agir.
# en 03859c
prompt-click = Pour un effet, cliquez sur { OR($cats) }.
# en 7a3e8d
way-move = allez dans une zone
# en 3284db
way-attack = attaquez un chat ({ $count } { $count ->
    [one] lancer
   *[other] lancers
} de 0 à 2 dégâts)
# en 314569
way-effect = payez { $fish } pour un effet ({ $effect })
# en 0ac95c
prompt-main = { $cat } : { OR($ways) }.
# en ee81a9
prompt-pays = L’effet { OF($cat) } coûte { $fish } : { $effect }. Cliquez sur ce qui paie, ou sur « Annuler ».
# en 734d38
prompt-free = L’effet { OF($cat) } est gratuit : { $effect }. Cliquez sur « L’utiliser gratuitement », ou sur « Annuler ».
# en dd949c
figure-item = { $figure }, { $kind }, niveau { $level }
# en 46bc1b
center-item-none = Le centre n’a pas d’effet.
# en 7715d4
center-item = Au centre, un chat a en plus : { LIST($fronts) }.
# en d390db
outcome-attack = { $cat } a { $count } { $count ->
    [one] lancer
   *[other] lancers
} de 0 à 2 dégâts, additionnés ; sur un Sommeil, l’attaque échoue
# en 24806a
outcome-attack-awake = { $cat } a { $count } { $count ->
    [one] lancer
   *[other] lancers
} de 0 à 2 dégâts, additionnés ; un Sommeil compte 0
# en 2931bb
outcome-most = En tout, { $target } subit au plus { $count } { $count ->
    [one] dégât
   *[other] dégâts
}.
# en a63111
about-front = { CAPITAL($front) }.
# en 1283a2
about-rear = Effet verso, { $rear }.
# en a4dac6
about-level = Niveau { $level } : il coûte { $fish } et lance le dé { $level ->
    [one] une fois
   *[other] jusqu’à { $level } fois
}.

## La commande squads

# en 253f50
cat-battles-see-all-figures-and-build-a-squad-its-text-goes-into-squad-1-or-squad-2 = Cat Battles : voir toutes les figurines et composer une bande ; son texte va dans --squad-1 ou --squad-2.
# en 20eef0
a-file-of-your-own-figures = Un fichier de vos propres figurines.

## Le rapport

# en d9a338
report-title = Cat Battles : toutes les bandes
# en ea69f5
report-intro = Les quatre bandes de départ, et les douze bandes libres de deux séries entières menées par l’un ou l’autre Boss, chacune contre chaque autre et contre elle-même. Une figurine n’est qu’une fois sur le territoire (CB-25) : des bandes aux mêmes figurines se retiennent leurs Chatons sur le banc. On tire au sort qui commence. Les nombres sont les victoires de la ligne sur cent ; une égalité compte pour moitié.
# en 2f66cb
report-all-squads = toutes les bandes
# en 3810a1
report-starter = { $set }, départ
# en 069e6b
report-free = { $one }+{ $other }, Boss { $boss }
# en a7b607
fact-free-squads = bandes libres
# en 73ac33
report-free-squads = { $name } est { $code }, et ainsi de suite : les Chatons de deux séries et un de leurs Boss
# en ecba28
report-chart-pairs = Victoires de la ligne contre la colonne
# en 60f771
report-pairs = Ligne contre colonne
# en b871f3
report-share = Part de victoires
# en b7b352
report-each = Chaque bande contre toutes les autres
# en 1c3535
report-starters = Parmi les bandes de départ, { $one } gagne { $size } que { $other } contre les mêmes adversaires
# en 5411a3
report-starters-unsure = On ne peut pas départager les bandes de départ
# en 1f4858
report-wins = { $name } gagne { $share } de ses parties contre les autres
# en a4bf75
report-outermost = { $said }, { $end ->
    [most] plus de la moitié ; avec ce bot, aucune bande ne gagne davantage
   *[least] moins de la moitié ; avec ce bot, aucune bande ne gagne moins
}.
# en 09f591
report-outermost-near = { $said }, { $end ->
    [most] plus de la moitié ; avec ce bot, aucune bande ne gagne davantage, mais { $count ->
        [1] { $near } gagne peut-être autant
       *[other] { $count } autres gagnent peut-être autant
    }
   *[least] moins de la moitié ; avec ce bot, aucune bande ne gagne moins, mais { $count ->
        [1] { $near } gagne peut-être aussi peu
       *[other] { $count } autres gagnent peut-être aussi peu
    }
}.
# en 2b4fad
report-no-edge = { $said } : pas d’avantage net.
# en 37d74e
report-begin = Qui commence gagne { $size } qu’à chances égales
# en 381c9a
report-begin-unsure = On ne peut pas dire si commencer aide
# en 986da7
report-side = La bande de la première place gagne { $size } qu’à chances égales
# en aee772
report-side-unsure = On ne peut pas dire si le côté du territoire compte
# en 40406f
report-figures = Figurines
# en 8034ef
report-figures-note = Combien de victoires de plus ou de moins sur cent vont avec une entrée de la figurine de plus que dans l’autre camp, sur toutes les rencontres. Une figurine rejouée s’était enfuie : c’est une corrélation, pas une cause. Les intervalles sont calculés par rencontre.
# en 5e9c98
mark-figures-played = figurines jouées
# en 2a70b0
mark-figures-lost = figurines perdues

## Ce qu’un coup apporte et permet ; le titre est le thème d’un problème. $held, $box, $dish et $cost sont des poissons comptés

# en 216fd2
motive-boss-lost = { $cat } n’a alors plus de poisson : vous perdez aussitôt.
    .title = Le Boss vaincu
# en 283797
motive-boss-attacked = { $target } porte { $held }, avec { $box } dans la réserve : un Boss qui ne porte plus de poisson est vaincu.
    .title = Une attaque contre le Boss
# en a2c987
motive-boss-in-reach = { $target } est alors à portée { OF($cat) }.
    .title = Le Boss à portée
# en 55b843
motive-can-be-countered = { $target } a Contre-attaque et peut riposter, si les deux chats sont encore là.
    .title = Une attaque qui appelle une riposte
# en b47cca
motive-from-afar = { $target } a Contre-attaque, mais ne peut pas s’en servir contre un chat d’une autre zone.
    .title = Une attaque de loin
# en 6f3e46
motive-direct-hit = Coup direct : la réserve ne peut rien pour { $target }, qui porte { $held }.
    .title = Un coup direct
# en e3ab25
motive-damage-kept = Vous gardez { $count ->
    [one] le dégât obtenu
   *[other] les { $count } dégâts obtenus
} jusqu’ici.
    .title = S’arrêter à temps
# en 85da8a
motive-damage-risked = Une face sur six est Sommeil : { $count ->
    [one] le dégât déjà obtenu serait perdu
   *[other] les { $count } dégâts déjà obtenus seraient perdus
}.
    .title = Un lancer de plus
# en 320ee7
motive-kitten-runs = { $cat } n’a alors plus de poisson et s’enfuit.
    .title = Un Chaton s’enfuit
# en 1968a6
motive-cat-spared = { $cat } garde { $held } : la réserve encaisse les dégâts.
    .title = La réserve encaisse
# en 71f0da
motive-greedy-boss = Avec { $greedy } poissons dans la gamelle, { $cat } devient un Boss glouton : { $effect }.
    .title = Un Boss glouton
# en 91b459
motive-box-emptied = Votre réserve est alors vide : votre prochain tour commence par le duel.
    .title = La réserve vide
# en 76c376
motive-fish-for-kitten = Avec { $dish } dans la gamelle, vous pouvez faire entrer { OR($cats) }.
    .title = Des poissons pour un Chaton
# en f8ea3a
motive-kitten-played = { $cat } entre dans votre base avec { $held } et peut agir ce tour-ci.
    .title = Un Chaton entre
# en ffc5b3
motive-meets-cats = { AND($cats) } { $count ->
    [one] peut
   *[other] peuvent
} y attaquer { $cat }, qui porte { $held }.
    .title = Face à d’autres chats
# en 7ab706
motive-effect-used = { $cat } utilise son effet pour { $cost } : { $effect }.
    .title = Un effet verso
# en 29e5b6
motive-kitten-attacked = { $target } porte { $held } : un Chaton qui ne porte plus de poisson s’enfuit.
    .title = Une attaque contre un Chaton
# en b82d0b
motive-roll-may-finish = { $target } porte { $held } : un lancer de plus peut suffire à tout lui prendre.
    .title = De quoi tout lui prendre
# en 4a2605
motive-nothing-to-lose = Il n’y a pas encore de dégâts : un lancer de plus ne risque rien.
    .title = Rien à perdre
# en ce099b
motive-damage-void = { $cat } ne porte que { $held } : { $count ->
    [one] un point de dégât est perdu
   *[other] { $count } points de dégâts sont perdus
}.
    .title = Des dégâts perdus
# en 18f8bc
motive-kitten-in-reach = De là, { $cat } peut attaquer { OR($cats) }.
    .title = Un Chaton à portée
# en b24abc
motive-out-of-reach = { $cat }, qui porte { $held }, y est hors de portée { AND($cats, form: "of") }, tant que personne ne suit.
    .title = Hors de portée
# en bdd1bc
motive-box-kept = Votre réserve garde { $box } : quand elle est vide, votre tour commence par le duel.
    .title = Des poissons gardés en réserve
# en b7860b
motive-dish-kept = Vous gardez { $dish } dans la gamelle, pour des effets et pour d’autres Chatons.
    .title = Des poissons gardés dans la gamelle

## Leçons faites de problèmes

# en c1bc63
exercise-boss-attacked = Une attaque contre le Boss
# en 584c4f
exercise-boss-attacked-before = Un Boss qui ne porte plus de poisson est vaincu, et la partie est finie. Voyez quelle attaque contre lui en vaut la peine.
# en 7115ef
exercise-boss-attacked-after = Avant de frapper, comptez ce que porte le Boss et ce que sa réserve peut encore encaisser.
# en 41957b
exercise-damage-kept = S’arrêter à temps
# en f8ff8d
exercise-damage-kept-before = Vous pouvez relancer le dé, mais Sommeil fait perdre tous les dégâts déjà obtenus. Trouvez le moment de vous arrêter.
# en d890b9
exercise-damage-kept-after = Plus vous avez déjà de dégâts, plus un lancer de plus peut coûter cher.
# en 28bb39
exercise-cat-spared = La réserve encaisse
# en 391e41
exercise-cat-spared-before = C’est le chat ou la réserve qui encaisse les dégâts. Choisissez qui paie.
# en 979d0f
exercise-cat-spared-after = La réserve est là pour servir tant que le chat est utile. Quand elle est vide, le duel commence.
# en d461ee
exercise-kitten-played = Un Chaton entre
# en d8ac23
exercise-kitten-played-before = Un Chaton qui entre coûte des poissons et peut agir tout de suite. Voyez si c’est le moment, et lequel choisir.
# en 0e37ec
exercise-kitten-played-after = Un chat de plus, c’est une attaque de plus, mais les poissons ne sont plus dans la gamelle.

## Ce qu’on demande au jeu fort : des sortes de coups

# en 7877f7
habits-openings = Les deux premiers tours de chacun
# en 4998ea
habits-fish = Poissons
# en 40406f
habits-figures = Figurines
# en 10e727
habits-territory = Où vont les chats
# en 71876d
habits-fights = Attaques
# en d89ac3
habit-early-most-fish = Dès le début, autant de poissons que possible
# en 3adb06
habit-early-kitten = Un Chaton entré dès le début
# en 2c170e
habit-early-attack = Une attaque dès le début
# en 5a893c
habit-take = Prendre { $count } { $count ->
    [one] poisson
   *[other] poissons
}
# en 6bd97a
habit-save-fish = S’arrêter, alors qu’on pourrait payer un Chaton ou un effet
# en bc65e9
habit-play = { $cat } ({ $figure }) en jeu
# en ef7131
habit-kitten-moves = Un Chaton se déplace
# en 81353f
habit-kitten-center = Un Chaton va au centre
# en 871df6
habit-kitten-far = Un Chaton va au-delà du centre
# en efe18e
habit-kitten-home = Un Chaton revient à la base
# en 883471
habit-attack = Une attaque
# en 4c67bb
habit-boss-attacks = Le Boss attaque
# en 37c593
habit-attack-weaker = Une attaque contre un chat qui porte moins de poissons
# en 9f298d
habit-attack-stronger = Une attaque contre un chat qui porte plus de poissons
