### Mauwi et Mauw : toutes les phrases. Les termes sont ceux du livret français de Mauw.
### Un 9 est une carte face cachée ; dans la première édition, c’est un Mauw.

## Le jeu et ses options

# en fe4f42
title-mauwi = Mauwi
# en 1c6715
title-mauw = Mauw
# en e248c5
summary = Des chats guerriers s’allient et se battent pour leurs neuf vies, et volent celles des voisins.
# en d7407f
credit = Mauw et Mauwi sont de Vincent Joassin ; Mauwi est édité par Tsume. Nekoban en propose une adaptation indépendante.
# en 88ec2c
option-edition = Mauwi, ou sa première édition, Mauw.
    .label = Édition
    .is-mauwi = Mauwi
    .is-mauw = Mauw, première édition
# en ef68de
option-expert = Combien de cartes { $card } sont mélangées au paquet (mauwi seulement).
    .label = { $card }
# en 90a080
option-teams = Jouer par équipes de deux qui additionnent leurs points (mauwi seulement, dès 4 joueurs).
    .label = Équipes
# en 9f2493
option-free-slot = Sur quels emplacements vides poser un guerrier : selon le livret de l’édition (mauwi : any, mauw : own), n’importe lesquels (any) ou les siens (own).
    .label = Emplacements vides
    .is-edition = selon le livret
    .is-any = chez tout le monde
    .is-own = seulement chez soi
# en dabbec
option-start = Qui commence : le hasard (chance) ou une place.
    .label = Premier joueur
    .is-chance = au hasard
# en 6e99c8
option-cards = Le nombre de cartes d’une sorte, quand ce n’est pas celui de l’édition : spirit:5,warriors:8,joker:6. Règle non publiée.
    .label = Nombres de cartes
# en 7c3870
too-few-for-teams = Il faut au moins { $fewest } joueurs pour jouer en équipes : deux coéquipiers ne sont jamais voisins (MW-80).
# en cad16a
too-many-for-mauw = La première édition se joue de 2 à { $most } ; edition=mauwi accepte plus de joueurs.
# en 29b20d
no-experts-in-mauw = La première édition n’a pas de cartes expert (Kiwi, Ninox, Tuatara) ; elles viennent avec edition=mauwi.
# en b61ab3
no-teams-in-mauw = La première édition ne se joue pas en équipes ; avec edition=mauwi, c’est possible.
# en 31c19f
own-slots-in-mauw = Dans la première édition, un guerrier ne se pose que sur un emplacement vide de sa propre zone de jeu (MW-91).
# en 7ba27f
no-start = start prend chance ou une place de 1 à { $players }, pas { $start }.
# en 473de2
no-card-count = { $given } n’est pas un nombre de cartes. Exemple : spirit:5. Les cartes sont { LIST($known) }.
# en 26084b
wrong-card-count = Il peut y avoir de 0 à { $most } cartes de la sorte { $card }, pas { $given }.
# en 3b2364
card-twice = Les cartes de la sorte { $card } sont comptées deux fois.
# en c11b66
deck-size = Ce paquet a { $count } cartes. Pour { $players } joueurs, il en faut de { $fewest } à { $most }.
# en 938adb
change-cards = { $card } : { $count } au lieu de { $usual }.
# en dc4fc5
change-expert = { $card } : { $count }, alors que les joueurs peuvent en choisir { $most } au plus.

## Les cartes

# en cd58d7
card-1 = 1
    .a = un 1
    .the = le 1
    .of = de 1
# en 8120ef
card-2 = 2
    .a = un 2
    .the = le 2
    .of = de 2
# en 174526
card-3 = 3
    .a = un 3
    .the = le 3
    .of = de 3
# en c9311b
card-4 = 4
    .a = un 4
    .the = le 4
    .of = de 4
# en adcb33
card-5 = 5
    .a = un 5
    .the = le 5
    .of = de 5
# en ef93a8
card-6 = 6
    .a = un 6
    .the = le 6
    .of = de 6
# en 128c7e
card-7 = 7
    .a = un 7
    .the = le 7
    .of = de 7
# en d2aafc
card-8 = 8
    .a = un 8
    .the = le 8
    .of = de 8
# en 822037
card-spirit = Esprit
    .a = un Esprit
    .the = l’Esprit
    .of = d’Esprit
# en ce7e9c
card-joker = Joker
    .a = un Joker
    .the = le Joker
    .of = de Joker
# en 4b4e3b
card-maui = Maui
    .a = un Maui
    .the = le Maui
    .of = de Maui
# en 1613d4
card-kiwi = Kiwi
    .a = Kiwi
    .the = Kiwi
    .of = de Kiwi
# en 43474e
card-ninox = Ninox
    .a = Ninox
    .the = Ninox
    .of = de Ninox
# en f414a1
card-tuatara = Tuatara
    .a = Tuatara
    .the = Tuatara
    .of = de Tuatara
# en dc6ec0
card-as = { $card } annoncé comme { $value }
    .a = { A($card) } annoncé comme { $value }
# en 006f90
same-value = la même valeur
    .a = la même valeur
# en 1ad683
nine = 9
    .a = un 9
    .many = 9
# en 1c6715
mauw = Mauw
    .a = un Mauw
    .many = Mauw
# without count
# en 3dfbc6
nines = { $count ->
    [0] aucun 9
    [1] un 9
    [2] deux 9
   *[other] trois 9
}
# en 42517d
mauws = { $count } Mauw
# en 0d8c2f
friends-mauwi = amis
    .a = des amis
# en fdf253
fight-mauwi = combat
    .a = un combat
# en 0d8c2f
friends-mauw = valeur différente
    .a = une association de valeur différente
# en fdf253
fight-mauw = même valeur
    .a = une association de même valeur
# en 7c0bee
colour-red = rouge
# en cc121c
colour-yellow = jaune
# en 7aa93d
colour-green = vert
# en ae22d5
colour-blue = bleu
# en 193020
warrior-coloured = { $card } { $colour }
# en e672da
warrior-kind = guerrier { $card }, { $colour }
# en 0f25a9
component-warrior = guerrier { $card }
# en 822037
component-spirit = Esprit
# en 7eb3db
component-joker = Joker
# en 4826af
component-kiwi = Kiwi
# en 9f9085
component-ninox = Ninox
# en 9bb979
component-tuatara = Tuatara

## Les colonnes

# en f21f40
your-column = votre colonne { $column }
    .from = de votre colonne { $column }
# en caa745
column-of = la colonne { $column } { OF($player) }
    .from = de la colonne { $column } { OF($player) }
# without player
# en caa745
column-own = sa colonne { $column }
    .from = de sa colonne { $column }
# en 2bf98b
nobody = joueur { $number }
# en cb0cbe
empty = vide
# en dd7efd
stack = { $top } sur { $nines }

## Pourquoi un coup est refusé

# en 496e18
reason-mw-03 = Un Esprit se pose sur des { MANY($nine) } sans carte dessus, ou sur un Esprit de votre zone de jeu : jamais sur un guerrier, jamais sur un emplacement vide.
# en 1b55c6
reason-mw-05 = Un { $joker } ne reste jamais sur une colonne : on le joue sur un guerrier, ou sur un Esprit de sa propre zone de jeu.
# en e3e4d4
reason-mw-10 = Personne n’est assis là.
# en c694cd
reason-mw-11 = Une colonne compte au plus trois { MANY($nine) }.
# en 02d565
reason-mw-36 = Sur un guerrier, un { $joker } fait une association : dites laquelle, { $friends } ou { $fight }.
# en c12c28
reason-mw-40 = Un Esprit bloque les colonnes des autres, pas les vôtres.
# en 4f98e7
reason-mw-51 = On vous attaque : défendez-vous avec { OR($defence, form: "a") }, ou capitulez.
# en 71e437
reason-mw-52 = Continuez l’attaque avec { OR($answers, form: "a") }, ou capitulez.
# en 7d3b9a
reason-mw-73 = Tuatara répond à une attaque ; on ne le joue pas à son propre tour.
# en 77e39c
reason-mw-81 = On attaque votre coéquipier : défendez-le avec { OR($defence, form: "a") }, ou capitulez.
# en e692aa
reason-mw-82 = On ne bloque pas son coéquipier et on ne l’attaque pas.
# en 986214
reason-mw-91 = Un guerrier se pose seulement sur un emplacement vide de votre zone de jeu.
# en 386591
reason-mw-92 = Vous pouvez jouer une carte, donc vous ne pouvez pas passer.
# en e97ab7
reason-over = La partie est terminée.
# en 0f88d6
your-turn-mauwi = C’est votre tour : jouez une carte de votre main sur une colonne, ou passez (défaussez votre main et piochez quatre cartes).
# en cf2310
your-turn-mauw = C’est votre tour : jouez une carte de votre main sur une colonne ; passez seulement si vous ne pouvez pas.
# en 7c6543
not-held = Vous n’avez pas { OF($card) } en main.
# en 497af9
no-combo = Le { $top } est { $colour } : pour s’y associer, il faut { OR($takes, form: "a") }.
# en ad770f
no-attack = Le { $top } est { $colour } : pour l’attaquer, il faut { OR($takes, form: "a") }.
# en b49144
no-combo-with-spirit = Il n’y a pas d’association avec un Esprit : un { $joker } le débloque sans être annoncé.
# en 900f65
no-lifting = Seul un autre Esprit ou un { $joker } débloque un Esprit, et seulement dans votre zone de jeu.
# en 0a41dc
place-first = Dites d’abord où va votre { $gain } : sur un de vos emplacements vides, ou sur un ou deux de vos { MANY($nine) } sans carte dessus.
# en 439966
no-place = Votre { $gain } va sur un de vos emplacements vides, ou sur un ou deux de vos { MANY($nine) } sans carte dessus.
# en 65ef34
carry-first = Kiwi a pris le { $card } : dites d’abord où il va.
# en 54ed34
no-warrior-there = Kiwi prend un guerrier, et il n’y en a pas sur { $column }.
# en 97fb72
no-place-for-warrior = Kiwi ne prend qu’un guerrier qu’on peut ensuite jouer quelque part, et le { $card } n’irait nulle part.
# en caf768
no-freeing = Ninox prend un Esprit d’une colonne adverse.

## Ce qui ne va pas dans une position saisie

# en 38d4f2
flaw = { $what } (MW-{ $clause })
# en 082e5f
flaw-mw-01 = hand, top, discards, draw_pile : il y a plus de cartes d’une sorte que le jeu n’en a.
# en 8ce6c9
flaw-mw-02 = seen, unseen : ils comptent les 9 de la table, et il y en a plus ou moins.
# en 27e5bb
flaw-mw-03 = top : un Esprit se pose seulement sur des 9.
# en 3e1c80
flaw-mw-05 = top : un Joker n’est jamais la carte du dessus d’une colonne.
# en a812f9
flaw-mw-07 = old : il compte les cartes non vues aux anciennes places des mains et old_nine_count ; les nombres diffèrent.
# en 91c676
flaw-mw-11 = nines, top : une colonne a de 0 à { $nines } cartes 9, et dessus au plus un guerrier ou un Esprit.
# en df3b92
flaw-mw-20 = to_move : ce n’est pas une place de cette partie.
# en 8463d1
flaw-mw-21 = hand, origin : chaque joueur a { $hand } cartes en main, et chacune a son origine.
# en ecd7cf
flaw-mw-33 = gain_nine, gain_top : un gain n’attend que lorsqu’on demande sa place ; deux amis exigent une carte à piocher.
# en 14944f
flaw-mw-34 = gain_nine, gain_top : un combat gagne un des deux guerriers, ou un Joker, sous l’autre.
# en 13c01d
flaw-mw-38 = stage : on demande une place pour un gain qui ne peut être posé.
# en 7bd242
flaw-mw-50 = attacker, target_seat, target_column, attack_value, attack_card : ils ne font pas une attaque.
# en 6fe501
flaw-mw-51 = to_move : c’est au joueur attaqué de se défendre.
# en 2bb3ab
flaw-mw-52 = to_move, attack_card : après une défense on interroge l’assaillant, et aucune carte d’attaque n’attend.
# en 27544f
flaw-mw-60 = nines, ending : { $columns } colonnes de { $nines } cartes 9 terminent la partie ; une partie terminée dit comment.
# en ff7277
flaw-mw-63 = turn_count, attack_count : une partie a au plus { $turns } tours par joueur, un échange { $attacks } cartes d’attaque.
# en c86dd1
flaw-mw-71 = carried : un guerrier est en chemin exactement quand Kiwi demande où il va.
# en 09c330
flaw-mw-72 = gain_nine : un gain sans guerrier vient de deux amis, sans être vu, ou c’est un Esprit libéré par Ninox.
# en 79f939
flaw-mw-73 = origin : seul Tuatara prend une carte en main, et seulement un guerrier ou un Joker.
# en 69ff54
flaw-mw-81 = to_move : seul le coéquipier du joueur attaqué peut aider.
# en 2ab9b4
flaw-mw-82 = target_seat : deux coéquipiers ne s’attaquent pas.

## Ce qui est demandé

# en fab5f5
status-turn-mauwi = { $player } : jouez une carte, ou passez (défaussez votre main et piochez quatre cartes).
# en b9c57c
status-turn-mauw = { $player } : jouez une carte ; passez seulement si vous ne pouvez pas.
# en 26885c
status-asked = { $player } : { $asked }
# en 0766cb
asked-carry = où va le { $card } que Kiwi a pris ?
# en b12b71
asked-place = où va votre { $gain } ?
# en 86831b
asked-go-on = votre attaque est défendue. Continuer avec { OR($answers, form: "a") }, ou capituler ?
# en 4fdb05
asked-defend = { $threat } Vous défendre avec { OR($defence, form: "a") }, ou capituler ?
# en 3b541a
threat = { $attacker } attaque le { $warrior } { FROM($column) } avec { A($card) }.
# en 9f77b5
gain = { $nine }
# en 960e14
gain-with = { $nine } avec le { $top } dessus

## Les coups, proposés

# en 3e52c1
say-defend = se défendre avec { A($card) }
# en 0c8fe4
say-go-on = continuer avec { A($card) }
# en d96e25
say-give-up = capituler
# en f0f345
say-pass = passer, défausser sa main et piocher quatre cartes
# en 4ba999
say-place = poser votre { $gain } sur { $column }
# en bda8c4
say-lift-by = débloquer { $column } avec un { $joker }
# en 817f0b
say-lift = débloquer { $column } avec un Esprit
# en d64f86
say-fetch = prendre le { $card } { FROM($column) } avec Kiwi
# en 5aebe7
say-free = faire de l’Esprit { FROM($column) } votre { $nine } avec Ninox
# en fdf6c3
say-block = bloquer { $column } avec { A($card) }
# en 4f7cba
say-lay = poser { A($card) } sur { $column }
# en d2f722
say-play = jouer { A($card) } sur le { $top } { FROM($column) } ({ $combo })
# en e0fb45
say-attack = attaquer avec { A($card) } le { $top } { FROM($column) } ({ $combo })

## Ce qui s’est passé

# en 8bacaa
lays = { $player } joue { A($card) } sur { $column }.
# en eb679f
attacks = { $player } attaque { $column } avec { A($card) }.
# en e53d44
lifts = { $player } débloque { $column } avec { A($card) }.
# en 4fac63
fetches = { $player } joue Kiwi et prend le { $card } { FROM($column) }.
# en 389dde
frees = { $player } joue Ninox : l’Esprit { FROM($column) } devient { A($nine) }.
# en 92e02a
defends = { $player } se défend avec { A($card) }.
# en cd9b99
defends-mate = { $player } défend { $mate } avec { A($card) }.
# en a0ca89
cancels = { $player } joue Tuatara : l’attaque est annulée, et { THE($card) } va dans sa main.
# en f666b3
does-not-help = { $player } n’aide pas.
# en 48dee9
gives-up-attack = { $player } capitule et cesse d’attaquer.
# en d9cfd5
gives-up-defence = { $player } capitule et ne se défend pas.
# en 5be729
befriends = { $nine ->
    [mauw] Le { $one } et le { $other } s’associent : { $player } gagne { A($nine) }.
   *[nine] Le { $one } et le { $other } deviennent amis : { $player } gagne { A($nine) }.
}
# en c6f003
fights = { $nine ->
    [mauw] Les deux { $card } s’associent : { $player } gagne { A($nine) } avec le { $card } dessus.
   *[nine] Les deux { $card } se battent : { $player } gagne { A($nine) } avec le { $card } dessus.
}
# en 3c357c
fights-joker = { $nine ->
    [mauw] Le { $card } et le { $joker } s’associent : { $player } gagne { A($nine) } avec le { $card } dessus.
   *[nine] Le { $card } se bat contre le { $joker } : { $player } gagne { A($nine) } avec le { $card } dessus.
}
# en 570e5f
places = { $player } pose le { $gain } sur { $column }.
# en 9c372d
loses = Le gain ne peut être posé : { $player } le perd (défaussé : { AND($cards) }).
# en 7a4ac9
passes = { $player } passe et défausse { AND($cards, form: "a") }.
# en d33d97
draws-unseen = { $player } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
# en 19ea79
draws = { $player } pioche { AND($cards, form: "a") }.
# en a1833e
reshuffles = La défausse ({ $count } { $count ->
    [one] carte
   *[other] cartes
}) est mélangée et forme une nouvelle pioche.
# en 01bf28
ends = La partie prend fin : { $ending }.
# en d6faf2
ending-columns = un joueur a trois colonnes de { $count ->
    [3] trois
   *[other] { $count }
} { MANY($nine) }
# en c5ecbb
ending-piles = la pioche et la défausse sont vides, et une main ne peut être complétée
# en 621c8d
ending-turns = chacun a joué { $turns } tours

## La fin, et les points

# en 7bc861
points = { $count } { $count ->
    [one] point
   *[other] points
}
# en 62725c
wins = { CAPITAL($ending) }. { AND($winners) } { $count ->
    [one] gagne
   *[other] gagnent
} avec { $points }.
# en f4113c
share = { CAPITAL($ending) }. { AND($teams) } se partagent la victoire avec { $points } chacun.
# en 2d2435
team = { $one } avec { $other }
# en cc0edc
breakdown-column = colonne { $column } : { $content }
# en 218089
breakdown-mate = coéquipier { $player }

## La table en texte

# en 2ae956
you-note = vous
# en a14b79
seat-note = place { $seat }
# en f44e8e
team-note = en équipe avec { $player }
# en 8c9cd1
cards-note = { $count } { $count ->
    [one] carte
   *[other] cartes
}
# en 748d74
holds-note = a en main { LIST($cards) }
# en 7d6132
player-line = { $player } ({ LIST($notes) })
# en 78938a
attacked = <- attaqué
# en 4412c4
your-hand = Votre main : { LIST($cards) }
# en 25e746
your-hand-empty = Votre main : aucune carte
# en ba5ee1
piles = Pioche { $drawable } · défausse { $discarded }
# en 8d8213
piles-with = Pioche { $drawable } · défausse { $discarded } : { LIST($cards) }
# en 400d81
card-times = { $card } ×{ $count }

## L’image

# en e24cb5
button-pass = Passer
# en 1425f2
button-pass-title = Passer : défausser sa main et piocher quatre cartes
# en 4570f3
button-give-up = Capituler
# en 7441fe
button-give-up-title = Capituler : ne plus jouer de carte dans cet échange
# en 47415f
button-friends-title = { CAPITAL($friends) } : pour un { $joker } qui fait neuf avec un guerrier
# en 207736
button-fight-title = { CAPITAL($fight) } : pour un { $joker } de la même valeur qu’un guerrier
# en ca312d
hidden-card-of = Une carte cachée { OF($player) }
# en 9f5186
hidden-card = Une carte cachée
# en 4486c1
hand-title = Votre main : { $count } { $count ->
    [one] carte
   *[other] cartes
}
# en 563c8f
hand-title-of = Main { OF($player) } : { $count } { $count ->
    [one] carte
   *[other] cartes
}
# en 1b734a
moving-attack = La carte qui attaque : { $card }
# en 4a0084
moving-attacked = La carte attaquée : { $card }
# en 9343ab
moving-carried = La carte prise : { $card }
# en 1e5ca4
moving-gain = Gagné : { A($nine) }
# en 15f8dc
moving-top = Gagné, à poser dessus : { $card }
# en 5e0f6e
held-by = { CAPITAL($card) }, dans la main { OF($player) }
# en b6bf1f
held = { CAPITAL($card) }, dans votre main
# en 46f459
title-your-column = Votre colonne { $column }
# en b9515e
title-column-of = { $player }, colonne { $column }
# en 009739
column-empty = { $column } : vide
# en dc5f3b
column-title = { $column } : { $what } ({ $points })
# en 6ae9db
kind-on-nines = { $kind }, sur { $nines }
# en 92f5a3
hidden-title = { $player } : { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}
# en 15ee21
pile-title = Pioche : { $count } { $count ->
    [one] carte
   *[other] cartes
}, face cachée. Qui joue une carte en pioche une : chaque main en a quatre. { $friends ->
    [friends-mauw] Une association de valeur différente rapporte un Mauw pris ici.
   *[friends-mauwi] Les amis rapportent un 9 pris ici.
}
# en a11551
discards-title = Défausse : { LIST($cards) }
# en fd2121
discards-empty = Défausse : vide
# en 43f2f7
score-title = { $player } : { $points }
# en ee4135
full-title = { $player } : { $count } colonnes sur { $most } avec trois { MANY($nine) }. La partie finit quand il y en a { $most }.
# en 2fb862
full-caption = trois { MANY($nine) }
# en 078c15
team-score = avec { $player } : { $total }
# en 3f2efc
you = { $player } (vous)

## La leçon

# en b48dbe
lesson-title = Mauwi : votre première partie
# en ad6879
lesson-1 = Deux amis font neuf
# en bfd76b
lesson-1-1 = Chacun a quatre colonnes, de A à D, et quatre cartes. À la fin, vos colonnes comptent : la carte du dessus, doublée par chaque 9 qu’elle recouvre. C’est donc des 9 qu’il vous faut.
# en 6fac6d
lesson-1-2 = Commencez par un guerrier : cliquez sur votre 4, puis sur votre colonne A, qui est vide.
# en 0ac687
lesson-1-2-otherwise = Cliquez sur le 4 de votre main, puis sur votre colonne A.
# en 33c2ed
lesson-1-3 = Après chaque carte, vous en piochez une nouvelle. Tom pose un 2 dans sa colonne A.
# en 3c3490
lesson-1-4 = Un 4 et un 5 ont la même couleur, le bleu, et font neuf ensemble : ils sont amis. Posez votre 5 sur le 4.
# en 09c33c
lesson-1-4-otherwise = Cliquez sur le 5 de votre main, puis sur le 4 de votre colonne A.
# en cea68a
lesson-1-5 = Les deux guerriers s’en vont, et vous gagnez un 9 de la pioche : le dos de chaque carte est un 9. Où le mettre ? Posez-le dans la colonne A.
# en e693c6
lesson-1-5-otherwise = Posez le 9 dans votre colonne A.
# en e8e9f0
lesson-1-6 = Un 9 sans carte dessus compte 9, fois 2 pour lui-même : 18 points. Tom a des amis, lui aussi : il pose son 7 sur le 2…
# en 4d945c
lesson-1-7 = … et place le 9 dans sa colonne A.
# en c65b44
lesson-2 = À valeur égale, on se bat
# en 4d5e65
lesson-2-1 = Un peu plus tard. Vous avez un 6 dans la colonne B, et d’autres en main. Les guerriers égaux se battent : posez un 6 sur le 6.
# en a3dc08
lesson-2-1-otherwise = Cliquez sur un 6 de votre main, puis sur le 6 de votre colonne B.
# en c46f6e
lesson-2-2 = L’un des deux se retourne et devient un 9, l’autre reste dessus. Posez les deux sur le 9 de votre colonne A.
# en 2a9a3b
lesson-2-2-otherwise = Posez-les sur le 9 de votre colonne A.
# en b29132
lesson-2-3 = Un 6 sur deux 9 : 6 × 4 = 24 points. Tom commence une troisième colonne avec un 3.
# en cd93c9
lesson-2-4 = Vous pouvez prendre ce que les autres construisent. Le 8 de Tom est sur deux 9, et un 1 est son ami : attaquez-le avec votre 1 !
# en ae668a
lesson-2-4-otherwise = Cliquez sur votre 1, puis sur le 8 de la colonne A de Tom.
# en 16bdc0
lesson-2-5 = Qui est attaqué peut se défendre avec une carte de la valeur qui attaque. Tom a aussi un 1, et l’attaque est arrêtée…
# en a6f15c
lesson-2-6 = … sauf si vous continuez. Un Joker remplace n’importe quel guerrier : jouez-le.
# en e6a71c
lesson-2-6-otherwise = Continuez avec le Joker.
# en d3bd9e
lesson-2-7 = Tom ne peut plus répondre et capitule.
# en 3d573a
lesson-2-8 = Son 8 est parti, et le 9 est à vous. Posez-le dans la colonne C.
# en 41bcb4
lesson-2-8-otherwise = Posez le 9 dans votre colonne C.
# en 22f1a8
lesson-3 = Les Esprits
# en ac2589
lesson-3-1 = Les deux 9 de la colonne A de Tom sont à découvert : cela fait 9 × 4 = 36 points. Un Esprit ne vaut rien, et il se pose sur les 9 découverts des autres. Bloquez sa colonne A.
# en 549187
lesson-3-1-otherwise = Cliquez sur l’Esprit, puis sur la colonne A de Tom.
# en ee81ea
lesson-3-2 = Maintenant, la colonne compte 0 × 4 = 0, jusqu’à ce que Tom la débloque avec un Esprit ou un Joker à lui. Il préfère poser un 2 sur sa colonne B, pour que rien ne vienne la hanter.
# en 313b69
lesson-3-3 = Si aucune de vos cartes ne vous plaît, passez : vous les défaussez toutes et en piochez quatre nouvelles. Cliquez sur Passer.
# en 6d84ab
lesson-3-3-otherwise = Cliquez sur Passer.
# en 9a4e5a
lesson-3-4 = La partie prend fin quand quelqu’un a trois 9 dans chacune de trois colonnes, ou quand il n’y a plus de cartes. Qui a le plus de points gagne. À vous de jouer !

## Ce qu’une page dit à qui découvre le jeu

# en 47a3d1
goal-mauwi = Ayez le plus de points à la fin. Une colonne compte le nombre du dessus, doublé par chaque 9 qu’elle contient. Deux guerriers qui font 9 sont amis et rapportent un 9 ; deux du même nombre se battent et en rapportent un avec un guerrier dessus. La partie finit quand quelqu’un a trois colonnes de trois 9, ou quand il n’y a plus de cartes.
# en 9e5a75
goal-mauw = Ayez le plus de points à la fin. Une colonne compte le nombre du dessus, doublé par chaque Mauw qu’elle contient. Deux guerriers de même couleur s’associent et rapportent un Mauw ; s’ils ont la même valeur, avec un guerrier dessus. La partie finit quand quelqu’un a trois colonnes de trois Mauw, ou quand il n’y a plus de cartes.
# en 12a8ef
prompt-turn-mauwi = jouez une carte de votre main sur une colonne, ou passez (défaussez votre main et piochez quatre cartes).
# en 47fcd4
prompt-turn-mauw = jouez une carte de votre main sur une colonne ; passez seulement si vous ne pouvez pas.
# en 3c4300
prompt-column = Choisissez maintenant une colonne pour { THE($card) }.
# en ae6e54
prompt-joker = Choisissez maintenant le guerrier ou l’Esprit pour votre { $card }.
# en f75631
prompt-kiwi = Choisissez maintenant le guerrier que prend { $card }.
# en 5c86ef
prompt-ninox = Choisissez maintenant l’Esprit que prend { $card }.
# en 0cc91b
prompt-combo = Choisissez maintenant : { $friends } ou { $fight }.
# en d1038f
prompt-go-on-none = votre attaque est défendue. Il vous faudrait { OR($answers, form: "a") } pour continuer : capitulez.
# en e28af2
prompt-defend-none = { $threat } Il vous faudrait { OR($answers, form: "a") } pour vous défendre : capitulez.
# en a2b150
category-column = Colonne { $column }
# en 93a288
category-teammate = Coéquipier
# en 5aacad
about-combo = Seulement pour un { $joker } : cliquez sur le { $joker }, puis sur un guerrier, puis sur { CAPITAL($friends) } ou { CAPITAL($fight) }. Avec toute autre carte, ce sont les nombres qui décident.
# en b5632b
about-empty = Vide : elle compte 0. On peut y poser un guerrier, ou un { $nine } gagné.
# en eb0bdb
about-worth = { $sum } = { $points } : le nombre du dessus, fois 2 pour chaque { $nine }.
# en 2fe13d
about-beneath = Sans la carte du dessus, la colonne ({ $nines }) compte { $points }.
# en b74c81
about-full = Pleine : une colonne compte au plus trois { MANY($nine) }.
# en f45ccf
outcome-counts = { CAPITAL($column) } compte alors { $after } au lieu de { $before }.
# en 788bf3
outcome-them = eux
# en f05a88
outcome-friends = { CAPITAL($friends) } : { $top } et { $friend } font 9. Les deux partent, et vous gagnez { A($nine) } à poser.
# en 860ef5
outcome-fight = { CAPITAL($fight) } : l’un des { $top } devient { A($nine) }, l’autre reste dessus, et vous posez les deux ensemble.
# en 083aac
outcome-attack = attaque
# en e3a9c7
outcome-attack-friends = Attaque : sans défense, le { $top } part, et vous gagnez { A($nine) } à poser.
# en 136e98
outcome-attack-fight = Attaque : sans défense, le { $top } part, et vous gagnez { A($nine) } avec un { $top } dessus.
# en 0cd623
outcome-at-best = À la meilleure place, vos points changent de { $more }.
# en f01d0f
outcome-no-room = Vous n’avez pas de place pour cela : le gain serait perdu.
# en 6dc094
outcome-lost = perdu
# en 00f528
outcome-lost-why = Les deux cartes partent, mais vous n’avez pas de place pour { A($nine) } : le gain serait perdu.
# en 07ff53
outcome-ends = fin
# en 54c0d9
outcome-ends-why = Votre troisième colonne de trois { MANY($nine) } : la partie finit aussitôt.
# en 6327e3
outcome-free = prendre
# en 221890
outcome-free-why = L’Esprit devient { A($nine) } à vous.

## Le rapport

# en b8d11b
report-title = Mauw contre Mauwi
# en c43cc5
report-intro = Mauw est la première édition, Mauwi la seconde : d’autres nombres de cartes, les emplacements vides de sa propre zone de jeu seulement, et les mains incomplètes complétées après chaque tour. Les mêmes bots jouent aux deux, à trois ; à la fin, tous les nombres de joueurs.
# en 05b336
section-mauwi-only = { $count } joueurs, Mauwi seulement
# en 939e4e
mark-cards-played = cartes jouées

## Ce qu’un coup apporte et permet ; $column est une expression, le titre est le thème d’un problème

# en 454f83
motive-ends-ahead = C’est la troisième colonne de trois { MANY($nine) } : la partie se termine aussitôt, et personne n’a plus de points que vous.
    .title = Finir la partie à temps
# en 207a06
motive-ends-behind = C’est la troisième colonne de trois { MANY($nine) } : la partie se termine aussitôt, et un autre a plus de points que vous.
    .title = La partie finit trop tôt
# en 1c3d34
motive-three-nines = Cela fait trois { MANY($nine) } dans { $column }, qui vaut alors { $points }.
    .title = Trois 9 dans une colonne
# en f7b1d9
motive-fight = Personne ne peut se défendre contre { A($fight) } dans votre propre zone de jeu : vous gagnez un { $gain }.
    .title = Un combat chez soi
# en fc367b
motive-friends = Personne ne peut se défendre contre { A($friends) } dans votre propre zone de jeu : vous gagnez { A($nine) }.
    .title = Des amis chez soi
# en 604b18
motive-gain-lost = Le gain ne peut être posé dans votre zone de jeu : il est perdu.
    .title = Pas de place pour le gain
# en 93b807
motive-spirit-blocks = Un Esprit bloque { $column } : elle perd { $points } tant qu’un autre Esprit ou un { $joker } ne l’a pas débloquée.
    .title = Un Esprit qui bloque
# en 2790d3
motive-warrior-blocks = Le guerrier bloque { $column } : elle vaut { $after } au lieu de { $before }.
    .title = Un guerrier qui bloque
# en ddb07c
motive-sure-attack = { $player } ne peut pas se défendre : vous voyez toutes les cartes qui arrêteraient l’attaque.
    .title = Une attaque imparable
# en a558cc
motive-attack-can-be-defended = { $player } a peut-être { OR($cards, form: "a") } pour se défendre : il en reste { $count } que vous ne voyez pas.
    .title = Une attaque qu’on peut parer
# en 8e42b0
motive-attack-frees-nines = Si l’attaque réussit, { $column } vaut { $after } au lieu de { $before }.
    .title = Une attaque qui libère des 9
# en aa1b20
motive-cancels = Tuatara annule l’attaque : vous prenez le { $card } en main, et le tour { OF($attacker) } est terminé.
    .title = Tuatara annule une attaque
# en 40c5b2
motive-keeps-warrior = Le { $top } reste en place, sauf si { $attacker } continue avec { OR($answers, form: "a") }.
    .title = Une attaque parée
# en 8a52fa
motive-gives-warrior-up = Le { $top } est perdu, et { $attacker } fait l’association.
    .title = Un guerrier abandonné
# en 318dd6
motive-unblocks = { CAPITAL($column) } est débloquée et vaut de nouveau { $points }.
    .title = Une colonne débloquée
# en 0bc3a9
motive-spirit-turned = L’Esprit devient votre { $nine }.
    .title = Ninox retourne un Esprit
# en 7c3948
motive-frees-column = L’Esprit est parti : { $column } vaut de nouveau { $points }.
    .title = Ninox libère une colonne
# en e40964
motive-prepares-combo = Vous gardez { OR($partners, form: "a") } pour une association avec le { $card } à votre prochain tour.
    .title = Une association préparée
# en 28a37f
motive-covers-nines = Tant que le guerrier est là, { $column } vaut { $after } au lieu de { $before }.
    .title = Des 9 recouverts
# en aa1f25
motive-last-joker = C’est le dernier { $joker } : vous voyez tous les autres.
    .title = Le dernier Joker
# en 552dbb
motive-open-to-attack = Les autres peuvent attaquer le { $card } avec { OR($attackers, form: "a") }.
    .title = Un guerrier exposé
# en b33d58
motive-new-hand = Aucune de vos cartes ne permet pour l’instant d’association, d’attaque ni de blocage : quatre nouvelles le permettront peut-être.
    .title = Quatre nouvelles cartes
# en 2a83cd
motive-attack-fight = Si personne n’arrête l’attaque, vous gagnez un { $gain }.
    .title = Attaquer pour un combat
# en 80e18f
motive-attack-friends = Si personne n’arrête l’attaque, vous gagnez { A($nine) }.
    .title = Attaquer pour des amis
# en aaa6a0
motive-column-grows = { CAPITAL($column) } vaut alors { $after } au lieu de { $before }.
    .title = Une colonne qui grandit

## Leçons faites de problèmes

# en e393d1
exercise-keeps-warrior = Une attaque parée
# en 598e0f
exercise-keeps-warrior-before = Quelqu’un attaque l’un de vos guerriers. Se défendre coûte une carte et sauve le guerrier. À vous de voir ce qui vaut le plus.
# en 72cca9
exercise-keeps-warrior-after = Défendez-vous avec la carte dont vous avez le moins besoin, et n’oubliez pas que l’assaillant peut continuer.
# en db0d59
exercise-friends = Des amis chez soi
# en 5fd3aa
exercise-friends-before = Deux guerriers d’une même couleur et de valeurs différentes sont des amis. Dans votre propre zone de jeu, personne ne peut les arrêter, et vous gagnez un 9. Trouvez les amis qui vous servent le mieux.
# en 7c119c
exercise-friends-after = Des amis chez soi coûtent deux cartes, mais réussissent à coup sûr. Cherchez-les avant de tenter ce qui peut être paré.
# en 0d637a
exercise-fight = Un combat chez soi
# en 1c6c4c
exercise-fight-before = Deux guerriers de même valeur se battent : l’un devient un 9, l’autre reste dessus. Dans votre propre zone de jeu, personne ne peut se défendre. Voyez où un combat rapporte le plus.
# en 47a860
exercise-fight-after = Après un combat, un guerrier reste sur le nouveau 9. Choisissez la colonne où ce guerrier vous est utile.
# en 97c09a
exercise-open-to-attack = Un guerrier exposé
# en 249e79
exercise-open-to-attack-before = Un guerrier exposé peut être attaqué par un guerrier de même valeur, par l’autre valeur de sa couleur et par un Joker. Trouvez le coup qui offre moins de cibles aux autres.
# en f64a08
exercise-open-to-attack-after = Avant de poser un guerrier, demandez-vous qui pourrait l’attaquer, et avec quoi.

## Ce qu’on demande au jeu fort : des sortes de coups

# en 7877f7
habits-openings = Les deux premiers tours de chacun
# en 6f2c69
habits-cards = Cartes
# en 3e92e2
habits-columns = Colonnes
# en 97a6c0
habits-fights = Attaquer, se défendre et jeter sa main
# en 9a17ad
habit-warrior-openings = Aux premiers tours, un guerrier de { $low } à { $high } sur une colonne libre
# en 631827
habit-warrior-cards = Plus tard, un guerrier de { $low } à { $high } sur une colonne libre
# en c1d7e1
habit-joker = Un Joker joué
# en 0831a3
habit-kiwi = Kiwi va chercher un guerrier
# en 823ad8
habit-ninox = Ninox retourne un Esprit
# en 1ea21b
habit-onto = { $count ->
    [0] Un guerrier sur une colonne libre sans 9
    [one] Un guerrier sur une colonne libre avec un 9
   *[other] Un guerrier sur une colonne libre avec { $count } 9
}
# en c00548
habit-gains-high = Un gain sur la colonne qui a le plus de 9
# en 883471
habit-attack = Une attaque
# en bf3452
habit-attack-nines = Une attaque contre une colonne d’au moins { $count } 9
# en e81705
habit-go-on = Continuer une attaque
# en 63a644
habit-drop = Jeter sa main pour de nouvelles cartes
