### Nine Lives : toutes les phrases. Notre propre traduction : le livret n’existe qu’en anglais.
### Une rangée est faite de colonnes ; une pile est faite de plusieurs cartes jouées ensemble.

## Le jeu et ses options

# en c93083
title = Nine Lives
# en c6d6ba
summary = Jouez des nombres qui ne sont pas encore sur la table ; sinon, misez l’une de vos neuf vies.
# en 33c1d7
credit = Un jeu de Pandaqi ; Nekoban en propose une adaptation indépendante, avec ses propres mots.
# en 573127
option-life-set = Les pouvoirs des cartes vie : un numéro, que l’on peut partager.
    .label = Jeu de vies
# en 6c6d25
option-cats = Les chats des joueurs dans l’ordre : par exemple siamese,persian ; sinon comme dans la boîte.
    .label = Chats
# en eb14ed
option-table-count = On ne peut pas jouer le nombre égal au nombre de cartes sur la table.
    .label = Nombre de cartes exclu
# en cf444f
option-wager-one = Une mise donne droit à une carte ou à une pile, jamais aux deux.
    .label = Une carte ou une pile
# en ce8d57
option-no-first-last = La première et la dernière vie ne peuvent pas être misées.
    .label = Ni première ni dernière vie
# en df5a01
option-star-once = On ne joue qu’une seule étoile par manche.
    .label = Une étoile par manche
# en 18e4df
option-bad-suit = Avant chaque manche, le Roi Chaton désigne une forme maudite.
    .label = Forme maudite
# en 86d087
option-shuffle-own = Les vies de chaque chat sont mélangées.
    .label = Vies mélangées
# en cba893
option-shuffle-all = Les vies de tous les chats sont mélangées ensemble, puis distribuées.
    .label = Toutes les vies mélangées
# en 89e472
option-lives = Le nombre de vies de chaque chat ; moins de neuf, ce n’est pas une règle publiée.
    .label = Vies
# en 776e03
option-powers = Des pouvoirs de votre choix : siamese-3:even,persian-5:forced-side(left). Règle non publiée.
    .label = Pouvoirs choisis
# en 83eda5
no-life-power = { $given } n’est pas une vie avec un pouvoir. Exemple : siamese-3:even.
# en cc22a3
no-such-power = { $life } : le pouvoir { $given } n’existe pas. docs/variants.md en donne la liste.
# en 84cb90
life-twice = { $life } reçoit deux pouvoirs.
# en e066e4
power-twice = { $power } serait sur { $one } et sur { $other } ; aucun pouvoir n’est deux fois dans un jeu de vies (NL-05). Donnez à l’une un autre pouvoir, ou none.
# en c54f94
change-lives = Chaque chat a { $count } { $count ->
    [one] vie
   *[other] vies
} au lieu de { $usual }, le plus grand numéro sur le dessus.
# en 86c98f
change-power = { $life } : « { $power } » au lieu de « { $instead } »
# en c1b621
no-life-set = un jeu de vies est un nombre entier de 1 à { $largest }, pas { $given }.
# en 5d0f5f
no-cat = il n’y a pas de chat { $given }. Les chats sont : { LIST($known) }.
# en 2a68a5
cat-twice = deux joueurs ne peuvent pas avoir le même chat ({ $given }).

## Les cartes, les chats et les vies

# en b40a82
suit-circle = cercle
    .a = un cercle
    .the = le cercle
    .many = les cercles
    .of-many = de cercles
# en 6a392c
suit-square = carré
    .a = un carré
    .the = le carré
    .many = les carrés
    .of-many = de carrés
# en b1492c
suit-triangle = triangle
    .a = un triangle
    .the = le triangle
    .many = les triangles
    .of-many = de triangles
# en d1b246
suit-star = étoile
    .a = une étoile
    .the = l’étoile
    .many = les étoiles
    .of-many = d’étoiles
# en 93d068
card = { $suit } { $value }
    .a = { A($suit) } { $value }
    .the = { THE($suit) } { $value }
# en 37d867
cat-siamese = Siamois
    .of = du Siamois
# en 75cf62
cat-munchkin = Munchkin
    .of = du Munchkin
# en dc3c79
cat-persian = Persan
    .of = du Persan
# en 0243c5
cat-curl = Curl
    .of = du Curl
# en 78067c
cat-ragdoll = Ragdoll
    .of = du Ragdoll
# en 4d8e0c
cat-himalayan = Himalayen
    .of = de l’Himalayen
# en 5f1960
life-of = la vie { $number } { OF($cat) }
# en 6e178c
life-number = la vie { $number }
# en a32d66
lives = { $count } { $count ->
    [one] vie
   *[other] vies
}
# en c4e5d6
lives-wagered = { lives }, dont { $wagered } { $wagered ->
    [one] misée
   *[other] misées
}
# en 8c9cd1
cards = { $count } { $count ->
    [one] carte
   *[other] cartes
}
# en 82bdc4
side-left = gauche
# en ae0b16
side-right = droite
# en 2bf98b
nobody = joueur { $number }
# en f75295
life-set = Jeu de vies { $number }
# en b74b83
life-set-line = { $number } (limite de main { $limit }) : { $power }

## Où l’on joue

# en 6885e7
place-start = pour commencer la rangée
# en b52eb0
place-left = à gauche
# en f2df61
place-right = à droite
# en 85fee2
place-column = sur la colonne { $column }

## Ce que dit une vie

# en 5c9179
no-power = Aucun pouvoir.
# en 2e1047
power-with-note = { $power } { $note }
# en bccb27
any-side = [gauche ou droite]
# en c81eee
any-suit = [forme]
    .a = [une forme]
    .the = [la forme]
    .many = [une forme]
    .of-many = [une forme]
# en 86da54
any-other = [autre forme]
    .a = [une autre]
    .the = [l’autre forme]
    .many = [une autre]
    .of-many = [une autre]
# en 8cd65f
any-number = [nombre]
# en dcb07a
power-np-01 = Ne peut pas jouer la forme d’une colonne voisine.
# en a250fe
power-np-02 = Ne joue que des nombres pairs.
# en 9cffa6
power-np-03 = Ne joue que des nombres impairs.
# en ff4f72
power-np-04 = Ne pioche que 1 carte par accord.
# en 2d234e
power-np-05 = Doit jouer au moins une carte de même forme que la première colonne de la manche.
# en c7e228
power-np-06 = Joue avec sa main visible de tous.
# en 098b69
power-np-07 = Ne peut pas miser.
# en 21e5af
power-np-08 = Doit miser à son premier tour de chaque manche.
# en c7eaae
power-np-09 = Doit miser à chaque tour.
# en 1868e5
power-np-10 = Doit jouer un nombre déjà présent sur la table.
# en 6d022d
power-np-11 = Ne joue qu’à l’extrémité { $side }.
# en de575b
power-np-12 = Ne peut pas jouer une carte qui est la seule de sa forme en main.
# en 1958fa
power-np-13 = Ne peut jouer ni la plus petite ni la plus grande valeur en main.
# en 3a7181
power-np-14 = Ne peut pas jouer une forme présente plusieurs fois en main.
# en e80428
power-np-15 = Ne peut pas jouer une valeur présente plusieurs fois en main.
# en 267846
power-np-16 = Ne peut pas jouer la forme la plus nombreuse en main.
# en 235a3f
power-np-17 = Ne peut pas jouer la forme la moins nombreuse en main.
# en e1f6e8
power-np-18 = Perd une vie pour chaque vie que perd le Roi Chaton.
# en 6cc63c
power-np-19 = Joue la carte la plus à { $side } de sa main ; une pile part aussi de ce bord.
# en 40d168
power-np-20 = Doit miser si le joueur juste avant l’a fait.
# en 0bf30c
power-np-21 = Une mise engage 2 vies.
# en fdee28
power-np-22 = Main vide à la fin de son tour : la manche prend fin et chacun perd une vie.
# en 056256
power-np-23 = Joue au plus deux cartes de chaque forme par manche.
# en fb7d75
power-np-24 = Ne joue que des nombres que montre la vie du dessus d’un joueur.
# en 0b497d
power-np-25 = Ne joue aucun nombre inférieur au numéro de cette vie.
# en 49c1ac
power-np-26 = Ne joue aucun nombre supérieur au numéro de cette vie.
# en 5ba4e7
power-np-27 = Ses piles comptent au moins 3 cartes.
# en af46cd
power-np-28 = Dans une pile, une carte s’ajoute et toutes les autres se soustraient.
# en 2433c2
power-np-29 = Dans une pile, toutes les cartes s’ajoutent.
# en 87f68a
power-np-30 = Ne pas pouvoir jouer lui coûte 2 vies.
# en ef8bb8
power-np-31 = Perd aussi une vie quand son voisin de { $side } ne peut pas jouer.
# en 80c84b
power-np-32 = Son tour est sauté s’il est seul à avoir le moins de cartes.
# en f1a0d7
power-np-33 = Son tour est sauté s’il est seul à avoir le plus de cartes.
# en e7c0a3
power-np-34 = Après son tour : donne une carte à un autre joueur.
# en d0b13b
power-np-35 = Peut rejouer les nombres inférieurs à { $number }.
# en 9cc392
power-np-36 = Peut rejouer les nombres supérieurs à { $number }.
# en cafbda
power-np-37 = Après la manche : choisit laquelle de ses vies passe sur le dessus.
# en 71e84e
power-np-38 = Ne peut pas jouer { OF_MANY($suit) }.
# en 3c03f9
power-np-39 = Ne peut pas jouer le nombre { $number }.
# en 1f4664
power-np-40 = Ne joue chaque forme qu’une fois par manche.
# en 0833b3
power-np-41 = Pioche 2 cartes quand rien ne s’accorde, et aucune sinon.
# en fb372e
power-np-42 = Peut jouer aussitôt un second tour.
# en bbeb46
power-np-43 = Doit jouer deux tours de suite ; les doublons sont permis.
# en 8a8c23
power-np-44 = Son nombre doit être supérieur à celui de la colonne voisine.
# en c68d53
power-np-45 = Son nombre doit être inférieur à celui de la colonne voisine.
# en d8ca76
power-np-46 = Pour ce chat, chaque { $suit } compte comme { A($other) }.
# en 63713e
power-np-47 = Ses cartes inférieures à { $number } comptent pour 4.
# en d873fa
power-np-48 = Ses cartes supérieures à { $number } comptent pour 6.
# en c2e4d3
power-np-49 = Une mise fait piocher 2 cartes.
# en 619ef8
power-np-50 = Après une mise, le joueur suivant doit miser aussi.
# en 205037
power-np-51 = Personne d’autre ne peut jouer le nombre { $number }.
# en 40ec15
power-np-52 = Après une mise, sa main reste visible jusqu’à la fin de la partie.
# en 8dc61c
power-np-53 = Pioche sur le dessus de la défausse.
# en f082ea
power-np-54 = Main vide à la fin de son tour : chacun passe sa main à { $side }.
# en 6eb13f
power-np-55 = Une mise inverse le sens du jeu.
# en f63d52
power-np-56 = Après son tour : s’il a pioché, le sens du jeu s’inverse.
# en 88bdbe
power-np-57 = Ne joue aucun nombre que montre la vie du dessus d’un joueur.
# en 0d2fd8
power-np-58 = Au début d’une manche, annonce un nombre de 1 à 9 qu’il peut jouer en doublon.
# en e07b20
power-np-59 = Au début d’une manche, annonce un nombre hors de 1 à 9 que ses piles peuvent faire.
# en bf7a2f
power-np-60 = Peut rejouer les nombres à { $side } de la colonne de départ.
# en 1865f7
power-np-61 = Peut rejouer le nombre des colonnes avec { A($suit) }.
# en c9bea0
power-np-62 = Après la manche : peut échanger sa main avec un autre joueur.
# en bfce8a
power-np-63 = Peut jouer un doublon par manche.
# en 606fbe
power-np-64 = Ses piles peuvent dépasser 9.
# en 722bd7
power-np-65 = Ses piles peuvent descendre sous 1.
# en ee3fe4
power-np-66 = S’il perd une vie : désigne un autre joueur, qui en perd une aussi.
# en e02511
power-np-67 = Après la manche : nomme le Roi Chaton.
# en 22325e
power-np-68 = Après son tour : prend une carte au hasard à un joueur.
# en 01bf32
power-np-69 = Après son tour : demande une carte à un joueur, qui la donne s’il l’a.
# en a444cc
power-np-70 = Peut passer son tour s’il est seul à avoir le plus de cartes.
# en b00848
power-np-71 = Peut passer son tour s’il est seul à avoir le moins de cartes.
# en b41fe6
power-np-72 = Ne perd une vie que si lui-même ne peut pas jouer.
# en 128fff
power-np-73 = Après son tour : pioche jusqu’à sa limite.
# en bd3476
power-np-74 = Après son tour : pioche autant de cartes qu’il en a joué, sans compter ni les accords ni la limite.
# en 2552df
power-np-75 = Après la manche : prend 2 cartes dans la rangée.
# en c05696
power-np-76 = Au début d’une manche : échange les vies du dessus de deux joueurs.
# en 1f4a19
power-np-77 = Peut jouer sur une colonne, qui est défaussée.
# en b2814f
power-np-78 = S’il est Roi Chaton : peut passer tous ses tours après le premier.
# en b6eef9
power-np-79 = Quand tous les nombres sont sortis : reprend sa dernière vie perdue au lieu d’en perdre une.
# en f09065
power-np-80 = Pioche des colonnes d’une seule carte dans la rangée.
# en 323ef7
power-np-81 = Tous les autres doivent jouer au moins une carte de même forme que la première de la manche.
# en aed6ca
power-np-82 = Personne d’autre ne peut jouer de pile, ni miser pour en jouer une.
# en 2a5f2a
power-np-83 = Personne d’autre ne peut miser avant ce chat.
# en 5c3f32
power-np-84 = La limite de main de tous les autres est de 3.
# en 0b64b5
power-np-85 = Personne d’autre ne peut jouer { OF_MANY($suit) }.
# en f923f4
power-np-86 = Tous les autres jouent avec leur main visible.
# en 4a5c31
power-np-87 = Tous les autres doivent jouer plus haut que le dernier nombre, ou plus bas : dans le sens des deux premiers nombres différents de la manche.
# en 1e594e
power-np-88 = Tous les autres ne piochent que 1 carte par accord.

## Ce qu’il faut savoir d’une vie, en plus

# en 2cf640
order-up = Maintenant : au-dessus de { $last }.
# en 6771d4
order-down = Maintenant : au-dessous de { $last }.
# en 0bf753
order-open = Le dernier nombre était { $last } ; pas encore de sens.
# en 78dcbe
order-none = Pas encore de nombre.
# en 2c73f2
named = Annoncé : { $number }.

## Ce qui est demandé

# en 32324f
status = { $player } : { $asked }.
# en 4f7eb4
asked-now = À faire maintenant : { $asked }.
# en 120183
asked-again = { CAPITAL($asked) }.
# en 510b45
asked-stack = ajoutez une carte à la pile, ou choisissez où la poser
# en 22dbe5
asked-stack-add = ajoutez une autre carte à la pile
# en e2eabb
asked-stack-put = choisissez la place de la pile
# en 36f05d
asked-column = piochez une colonne d’une seule carte dans la rangée
# en 5e6a97
asked-give = donnez une de vos cartes à un autre joueur
# en 10446c
asked-steal = choisissez à qui prendre une carte
# en 9f1c52
asked-ask = nommez une carte, et le joueur à qui vous la demandez
# en 382df8
asked-blame = choisissez qui perd aussi une vie
# en 58cf47
asked-uncover = choisissez laquelle de vos vies passe sur le dessus
# en d133eb
asked-swap-hands = échangez votre main avec un autre joueur, ou gardez-la
# en 069a6b
asked-crown = nommez le prochain Roi Chaton
# en bc3966
asked-take = prenez une carte dans la rangée
# en 884c4e
asked-bad-suit = désignez la forme maudite de cette manche
# en a1a56b
asked-name = annoncez un nombre pour cette manche
# en 0fb762
asked-name-outside = annoncez un nombre pour cette manche, de { $low } à { $high } mais pas de 1 à { $numbers }
# en 3ddf21
asked-swap-lives = choisissez deux joueurs dont les vies du dessus changent de place
# en 505aa0
two-ways = { $first }, ou { $second }
# en d61016
three-ways = { $first }, { $second }, ou { $third }
# en 30903e
four-ways = { $first }, { $second }, { $third }, ou { $fourth }
# en 04b263
no-card-fits = aucune carte ne peut être jouée ; { $ways }
# en af131b
no-stack-fits = aucune pile ne peut être jouée ; { $ways }
# en caa88f
way-new-number = jouez un nombre qui n’est pas sur la table
# en f793ba
way-old-number = jouez un nombre qui est déjà sur la table
# en f41e47
way-any-number = jouez un nombre qui n’est pas sur la table, ou un doublon que votre vie vous permet
# en 599472
way-start = commencez la rangée avec une carte que vous pouvez jouer
# en 041cf9
way-second-turn = jouez un second tour
# en e99372
way-stack-of-two = jouez une pile d’au moins deux cartes
# en e12d76
way-stack-of-three = jouez une pile d’au moins trois cartes
# en d13a61
way-must-wager = vous devez d’abord miser une vie
# en 1403b0
way-wager = misez une vie
# en 2df8de
way-wager-another = misez encore une vie
# en 218144
way-skip = passez votre tour
# en ef72ad
way-end = terminez votre tour
# en d96e25
way-give-up = abandonnez la manche
# en 858164
way-only-give-up = il faut abandonner la manche

## Les coups, proposés

# en f92bc0
say-lay = jouer { THE($card) } { $place }
# en 8609e9
say-add = ajouter { THE($card) }
# en 3aef02
say-subtract = soustraire { THE($card) }
# en 37ea72
say-put = poser la pile { $place }
# en 1403b0
say-wager = miser une vie
# en 359faf
say-wager-card = miser une vie pour une carte
# en 27b6c3
say-wager-stack = miser une vie pour une pile
# en d96e25
say-give-up = abandonner la manche
# en 218144
say-skip = passer son tour
# en ef72ad
say-end = terminer son tour
# en 13a3d7
say-draw = piocher la colonne { $column }
# en 9540fc
say-give = donner { THE($card) } à { $player }
# en 6a699c
say-steal = prendre une carte à { $player }
# en 3e3172
say-ask = demander { A($card) } à { $player }
# en 105716
say-blame = faire perdre aussi une vie à { $player }
# en 8587ad
say-uncover = mettre { $life } sur le dessus
# en c11923
say-swap-hands = échanger sa main avec { $player }
# en 7ffebf
say-keep-hand = garder sa main
# en f890fd
say-crown = nommer { $player } Roi Chaton
# en 08bc73
say-take = prendre { THE($card) } (carte { $spot } de la rangée)
# en fa3e46
say-take-unseen = prendre la carte { $spot } de la rangée
# en 2b633f
say-bad-suit = maudire { MANY($suit) }
# en f88e32
say-name = annoncer { $number }
# en b285ea
say-swap-lives = échanger la vie du dessus { OF($player) }

## Ce qui s’est passé

# en 368039
round-begins = Manche { $round }. { $player }, Roi Chaton, commence.
# en 788f85
shows = { $player } montre maintenant { $life } (limite de main { $limit }) : { $power }
# en c8533c
wagers = { $player } mise { lives }.
# en eeeed2
draws = { $player } pioche { A($card) }.
# en 43255d
draws-unseen = { $player } pioche une carte.
# en 91fd6b
draws-discard = { $player } pioche { A($card) } dans la défausse.
# en e7996f
draws-column = { $player } pioche { A($card) } dans la rangée.
# en 8beaef
match = { THE($card) } s’accorde avec { THE($beside) }
# en 8b9faa
draws-for = { $player } pioche { cards } : { $why }.
# en cb95b2
draws-by-power = { $player } pioche { cards }. { $why }
# en 056233
match-in-vain = { CAPITAL($why) }, mais la main { OF($player) } est pleine : rien n’est pioché.
# en a7bad5
shuffles = La défausse est mélangée et forme une nouvelle pioche.
# en cfb9d0
sum-first-minus = − { $card }
# en 30360c
sum-plus = { $sum } + { $card }
# en ed2be2
sum-minus = { $sum } − { $card }
# en 06fdb1
lays = { $player } joue { A($card) } { $place }.
# en 80f5e4
lays-as = { $player } joue { A($card) } comme un { $number } { $place }.
# en 09346d
lays-stack = { $player } joue { $sum } = { $number } { $place }.
# en b57825
lays-stack-as = { $player } joue { $sum } = { $number }, selon le compte de sa vie, { $place }.
# en 8856e7
replaces = { $player } défausse la colonne qui vaut { $number }.
# en b48312
fails = { $player } ne peut pas jouer : la manche prend fin.
# en b2a65c
full = Tous les nombres de 1 à 9 sont sur la table : la manche prend fin.
# en 344c0c
empty-hand = { $player } n’a plus de cartes : la manche prend fin, et tout le monde perd une vie.
# en e81c8f
idle = La manche prend fin, et personne ne perd de vie.
# en 942642
skips = Le tour { OF($player) } est sauté.
# en d072d5
ends-turn = { $player } renonce à son second tour.
# en e40135
second-turn = { $player } joue un second tour.
# en 864b61
reverses = { $player } inverse le sens du jeu.
# en f94148
gives = { $player } donne { A($card) } à { $other }.
# en 8d084b
gives-unseen = { $player } donne une carte à { $other }.
# en 4ae335
steals = { $player } prend { A($card) } à { $other }.
# en 2068cc
steals-unseen = { $player } prend une carte à { $other }.
# en 56c2cb
asks = { $player } demande { A($card) } à { $other }, et l’obtient.
# en a25b1a
asks-in-vain = { $player } demande { A($card) } à { $other }, en vain.
# en cbdf62
passes-left = { $player } n’a plus de cartes : chacun passe sa main à gauche.
# en e7be3b
passes-right = { $player } n’a plus de cartes : chacun passe sa main à droite.
# en 14354e
opens = La main { OF($player) } est visible jusqu’à la fin de la partie.
# en ee18e3
loses = { $player } perd { lives }.
# en 853056
regains = { $player } reprend { $life }.
# en ac25d4
loses-several = { $player } perd { lives }, toute mise de cette manche comprise.
# en 904dc3
wagers-back = Mises de cette manche rendues : { AND($players) }.
# en dc7aad
sentences = { $told } { $next }
# en 771efd
blames = { $player } entraîne { $other } dans sa chute.
# en 4e5682
blames-in-vain = { $player } désigne { $other }, qui ne perd une vie que faute de pouvoir jouer.
# en 411dd9
uncovers = { $player } met { $life } sur le dessus.
# en 2d29ce
swaps-hands = { $player } échange sa main avec { $other }.
# en a0c869
crowns = { $player } nomme { $other } Roi Chaton.
# en af5199
takes = { $player } prend { A($card) } dans la rangée.
# en ad7328
calls-bad = { $player } maudit { MANY($suit) } pour cette manche.
# en 8aab5f
names = { $player } annonce le nombre { $number }.
# en 949533
swaps-lives = { $player } échange les vies du dessus { OF($one) } et { OF($other) }.
# en e97ab7
over = La partie est terminée.

## La fin

# en cdc957
ended = { AND($players) } { $count ->
    [one] n’a
   *[other] n’ont
} plus de vie. { $result }
# en 964abd
ended-rounds = { $count } manches ont été jouées. { $result }
# en 7555ae
wins = { $player } gagne avec { lives }.
# en 650bda
wins-by-hand = { AND($tied) } ont { lives } chacun ; { $player } gagne avec la plus grande main ({ $cards } { $cards ->
    [one] carte
   *[other] cartes
}).
# en 131c63
share-all = { AND($tied) } ont { lives } chacun et le même nombre de cartes en main : la victoire est partagée.
# en d45eb4
share-some = { AND($tied) } ont { lives } chacun ; { AND($winners) } ont les plus grandes mains et se partagent la victoire.
# en cce0bf
lives-kept = vies gardées
# en 259e76
lives-at-stake = vies misées

## Pourquoi un coup est refusé

# en 29183e
counts-as = Votre { $card } compte pour { $number }. { $reason }
# en 59df7e
reason-nl-02 = Vous n’avez pas cette carte en main.
# en f65f79
reason-nl-14 = On mise avant de choisir ses cartes.
# en 4ef0c8
reason-nl-18 = Sans mise, on ne joue qu’une seule carte.
# en a810a0
reason-nl-20 = Vous n’avez plus de vie à miser.
# en ab2400
reason-nl-54 = La forme maudite ne se joue que dans une pile.
# en 0075e0
reason-nl-60 = Rien ne vous permet de passer votre tour maintenant.
# en d7cf74
no-player = Il n’y a pas de joueur { $number } : vous êtes { $players }.
# en 939f9f
on-table = Le nombre { $number } est déjà sur la table.
# en a49e18
row-empty-yet = La rangée est vide : la première carte la commence.
# en 163ab6
row-begun = La rangée est commencée : jouez à son extrémité gauche ou droite.
# en 303c05
full-hand = { $player } n’a plus de place : la limite de main est de { cards }.
# en a213b4
owes-stack = Vous avez misé pour une pile : jouez au moins deux cartes ensemble.
# en d4c61e
no-second-card = Une pile compte au moins deux cartes, et aucune autre ne peut rejoindre celle-ci.
# en 2c6a09
choose-cards-first = Choisissez d’abord les cartes de la pile : au moins deux.
# en 5e5de0
only-one-chosen = Une pile compte au moins deux cartes, et vous n’en avez choisi qu’une.
# en c6a104
no-such-stack = Aucune pile avec cette carte ne fait un nombre que vous pouvez jouer.
# en 1fafee
in-stack-already = Votre { $card } est déjà dans la pile.
# en 52e8e2
outside = La pile fait { $number }, qui n’est pas un nombre de 1 à { $numbers }.
# en 328652
stack-can-go-on = Vous avez commencé une pile qui peut être jouée : vous ne pouvez pas abandonner la manche.
# en b5c8e6
can-play = Vous pouvez jouer : vous ne pouvez pas abandonner la manche.
# en 36c8dc
table-count = Il y a { cards } sur la table : le nombre { $count } ne peut pas être joué.
# en 0a5f6b
wagered-for-card = Vous avez misé pour une carte et non pour une pile : ne jouez qu’une seule carte.
# en 856c4f
say-which-wager = À cette table, on mise pour une carte ou pour une pile : dites laquelle.
# en aedcc3
wager-is-both = À cette table, une mise vaut à la fois pour une carte et pour une pile.
# en 922614
first-life = Vous n’avez pas encore perdu de vie, et la première vie ne peut pas être misée.
# en 9fba08
last-life = La dernière vie ne peut pas être misée.
# en acc0c2
double-last-life = Votre mise engagerait deux vies, et la dernière ne peut pas être misée.
# en bf9619
one-star = On ne joue qu’une étoile par manche, et il y en a déjà eu une.
# en b7a436
one-star-in-stack = On ne joue qu’une étoile par manche : une pile ne peut pas en contenir deux.
# en 882e92
one-counted-star = Vous ne pouvez jouer qu’une carte comptant pour vous comme étoile par manche, et il y en a déjà eu une.
# en 9696fe
one-counted-star-in-stack = Vous ne pouvez jouer qu’une carte comptant pour vous comme étoile par manche : une pile ne peut pas en contenir deux.
# en a6e81c
demanded = { $player } a misé une vie qui l’exige, et c’est à vous : { $power }
# en de0c68
forbidden-by = { CAPITAL($life) }, que montre { $player }, l’interdit : { $power }
# en ae2adf
skip-before-wager = On passe son tour avant toute mise, et vous avez misé.
# en 0d0b15
only-with-power = Il faudrait une vie avec ce pouvoir : { $power }
# en 0261af
next-card-fails = Votre pile prend les cartes qui se suivent depuis le bord, et la suivante ne peut pas être jouée.
# en 134de9
life-says = Votre vie du dessus, { $life }, a ce pouvoir : { $power }
# en 106d8a
first-turn = C’est votre premier tour : seul le second peut se terminer sans jouer.
# en 319ac7
wagered-this-turn = Vous avez misé pendant ce tour : il ne peut plus se terminer sans jouer.
# en fe8d2a
no-column-to-draw = Il n’y a pas de colonne de ce numéro à piocher.
# en 68599e
no-starting-column = La colonne par laquelle la rangée a commencé ne peut pas être piochée.
# en 4d2709
no-new-column = La colonne posée pendant ce tour ne peut pas être piochée.
# en 7546c2
no-stack-to-draw = On ne pioche qu’une carte seule, et cette colonne est une pile.
# en 7a874a
not-yourself = Choisissez un autre joueur que vous-même.
# en abaca8
holds-none = { $player } n’a pas de cartes.
# en b3e81b
chosen-already = Choisissez deux joueurs différents : vous avez déjà choisi { $player }.
# en c18f9d
no-column-to-replace = Il n’y a pas de colonne de ce numéro où jouer.
# en 5ff5b5
only-so-many-lives = Vous n’avez que { lives }.
# en 195379
only-so-many-cards = La rangée n’a que { cards }.

## Ce qui ne va pas dans une position saisie ; les noms des champs restent tels quels

# en f44713
flaw-nl-02 = hand : elle a hand_count cartes, six au plus, aux premières places ; hand_open vaut 0 ou 1.
# en f6bf3b
flaw-nl-03 = lives, lost : neuf en tout, life_count et lost_count d’entre elles aux premières places ; wagered_count vaut au plus life_count.
# en 40dba0
flaw-nl-05 = power, parameter, shown : ce sont ceux de la vie du dessus.
# en 15de09
flaw-nl-10 = to_move, kittyking, demand_from, failed, crowned, swapping, stage : des places de cette partie, et une question.
# en e9090c
flaw-nl-11 = row_count, column_length, row_cards : row_count colonnes de column_length cartes chacune forment les row_card_count row_cards.
# en bdd68e
flaw-nl-14 = wager_count : au plus les vies misées par la place qui joue ; draws_due attend une colonne.
# en 9990ef
flaw-nl-16 = chosen : 1 pour une carte ajoutée, 2 pour une carte soustraite, chosen_count en tout ; seul le joueur qui forme une pile en a.
# en 461aa4
flaw-nl-21 = deck, discards : ils ont deck_count et discard_count cartes.
# en 935446
flaw-nl-22 = column_total : ce que les cartes de la colonne peuvent faire ; de même first_total et last_total.
# en b63365
flaw-nl-23 = start_column : une colonne, avec first_total et last_total ; aucun d’eux dans une rangée vide ; laid_column : une colonne, une fois que le coup du tour est joué.
# en 00abd6
flaw-nl-36 = stage, ending, failed, crowned, phase : ils ne vont pas ensemble, ou des vies sont encore misées.
# en a7a169
flaw-nl-37 = loss : seulement quand le pouvoir NP-66 demande sa cible, et selon la fin de la manche.
# en 134268
flaw-nl-40 = stage : la partie est terminée exactement quand un joueur n’a plus de vie, ou après 400 manches.
# en 222a87
flaw-nl-53 = suits_played : avec star-once, il compte au moins les étoiles de la rangée.
# en a57c0e
flaw-nl-54 = bad_suit : désignée par le Roi Chaton au début de chaque manche, dans les parties qui en ont une.
# en 4848ef
flaw-nl-60 = round_count, turn_count, skip_count, second_turn : round_count va de 1 à 400, turn_count jusqu’à 200, skip_count reste sous le nombre de joueurs ; les autres nombres ne sont pas négatifs, ce qui est oui ou non vaut 0 ou 1, et un second tour suit un premier, sous une vie qui le donne.
# en dfa11b
flaw-np-58 = named : un nombre de −9 à 18.
# en 4cd5b9
flaw-np-87 = order : 1 si les deux premiers nombres différents de la manche montaient, 2 s’ils descendaient ; sinon 0.
# en b9fe9c
flaw-power = stage : seule cette vie sur le dessus le demande, là où il y a une réponse : { $power }

## La table en texte

# en 7f237f
clockwise = horaire
# en 5ab34c
anticlockwise = antihoraire
# en 1a39e2
listed = { LIST($items) }
# en c25ece
none = aucun
# en f90ba0
table-round = { $round }. Roi Chaton : { $king }. On joue dans le sens { $direction }.
# en 23994e
round = Manche { $round }
# en cd5d31
bad-suit = Forme maudite : { $suit }
# en 90b91b
row = Rangée : { $columns }
# en eda30a
row-empty = Rangée : vide
# en 3d807d
row-column = { $number } ({ LIST($cards) })
# en bca5ed
free-numbers = Pas sur la table : { $numbers }
# en 9cc8a2
piles = Pioche : { $deck }. Défausse : { $discards }.
# en c28c1e
piles-with = Pioche : { $deck }. Défausse : { $discards }, { $card } sur le dessus.
# en abe810
player-line = { $player }, { $cat } : { $lives }, { $hand }
# en 3f2efc
you = { $player } (vous)
# en eddbac
hand-of-limit = { $count } { $count ->
    [one] carte
   *[other] cartes
} sur { $limit }
# en a5cb11
hand-size = { cards }
# en 6ff6fb
open-hand-line = main visible : { LIST($cards) }
# en 56a267
your-hand-empty = Votre main est vide.
# en b3a7af
your-hand = Votre main :
# en 672ffa
your-hand-open = Votre main, visible de tous :
# en 4412c4
your-hand-cards = Votre main : { LIST($cards) }
# en 899eb2
your-hand-open-cards = Votre main, visible de tous : { LIST($cards) }
# en 6eb856
line = { $thing } : { $told }
# en d8486c
in-stack-added = dans la pile, à ajouter
# en 331ac2
in-stack-subtracted = dans la pile, à soustraire
# en 07263b
cannot = non. { $reason }
# en 3cbfa8
stack-so-far = La pile fait { $number } pour l’instant.
# en 5111f4
offer-start = commencer la rangée
# en 82bdc4
offer-left = à gauche
# en ae0b16
offer-right = à droite
# en 85fee2
offer-column = sur la colonne { $column }
# en d7cbe2
offer-draws = { $offer } (pioche { $count })
# en 5f63b0
offer-add = ajouter
# en cae12a
offer-subtract = soustraire
# en b2e134
next-below = Juste dessous, { $life }
# en 89afd1
further-down = Plus bas, { $lives }
# en a89612
lives-below = { $lives } { CAPITAL($next) }

## L’image

# en 1a72ef
button-wager = Miser une vie
# en 69c55d
button-wager-title = Miser une vie : piocher 1 carte, et jouer une pile
# en 34409f
button-wager-note = piocher, jouer une pile ; rendue si aucune vie n’est perdue
# en 01cb66
button-wager-card = Mise : carte
# en e270ed
button-wager-card-title = Miser une vie pour une carte
# en f7b0b7
button-wager-card-note = piocher une carte ; rendue si aucune vie n’est perdue
# en 20cc0c
button-wager-stack = Mise : pile
# en ccb4b5
button-wager-stack-title = Miser une vie pour une pile
# en 6d402e
button-wager-stack-note = jouer une pile ; rendue si aucune vie n’est perdue
# en 4570f3
button-give-up = Abandonner
# en 8d5161
button-give-up-title = Abandonner la manche : perdre une vie
# en 4b6204
button-give-up-note = finit la manche ; vous perdez { lives }
# en 5561fb
button-give-up-only = seulement si vous ne pouvez pas jouer
# en bf2fd1
button-skip = Passer
# en 3c0e6a
button-skip-title = Passer son tour
# en 4b9e71
button-end = Fin du tour
# en 371f6d
button-end-title = Terminer le tour : renoncer au second
# en 32aff6
button-keep-hand = Garder
# en c4a575
button-keep-hand-title = Garder votre main
# en e4fb73
button-plus = Ajouter +
# en 142dfc
button-plus-title = Ajouter cette carte à la pile
# en 19c0c5
button-minus = Soustraire −
# en 4b31e2
button-minus-title = Soustraire cette carte dans la pile
# en 2c3ea9
title-start = Commencer la rangée ici
# en 82bb4d
title-left = L’extrémité gauche de la rangée
# en 8b1404
title-right = L’extrémité droite de la rangée
# en 915111
open-hand = Main visible : tout le monde voit ces cartes.
# en c1c632
card-title = { CAPITAL($card) }
# en 01f30a
hand-yours = votre main
# en 6216b2
hand-yours-open = votre main visible
# en f067e1
hand-of = la main { OF($player) }
# en 7c86f3
hand-of-open = la main visible { OF($player) }
# en b232b3
held = { CAPITAL($card) } : dans { $hand }
# en 5f9160
held-added = { CAPITAL($card) } : dans { $hand }, à ajouter à la pile
# en d277cc
held-subtracted = { CAPITAL($card) } : dans { $hand }, à soustraire dans la pile
# en 5492dc
held-hidden = Une carte cachée dans { $hand }
# en 730fff
player-king = { $player }, Roi Chaton
# en 896439
player-title = { $player } : { $life }, limite de main { $limit }. { $power }
# en dac4f0
player-title-lost = { $player } : plus aucune vie
# en 7765b7
king-title = { $player }, Roi Chaton, commence cette manche
# en 2da3d5
lives-title = { $player } : { $lives }
# en 0b021e
life-title = { CAPITAL($life) }, limite de main { $limit } : { $power }
# en 7aa82e
life-title-top = { CAPITAL($life) } (sur le dessus), limite de main { $limit } : { $power }
# en 8c338c
life-title-wagered = { CAPITAL($life) } (misée), limite de main { $limit } : { $power }
# en 45a3f6
hand-title = { $player } : { cards } sur { $limit } au plus, et une main pleine ne pioche rien
# en 60c7d7
hand-title-known = { $player } : { cards } sur { $limit } au plus : { LIST($known) }
# en 8afebf
hand-title-stack = { $hand } ; { cards } dans une pile en cours
# en 487023
round-short = M{ $round }
# en 485c9e
round-title = Manche { $round } ; on joue dans le sens { $direction }. La manche prend fin quand quelqu’un ne peut pas jouer et perd une vie, ou quand les nombres de 1 à 9 sont tous sur la table : alors chacun en perd une. On garde sa main pour la manche suivante.
# en a78876
chip-free = { $number } n’est pas encore sur la table
# en 0d8491
chip-taken = { $number } est sur la table
# en 363606
deck-title = Pioche : { cards }. On pioche quand les formes s’accordent et quand on mise. Les mains ne sont pas complétées, même entre les manches.
# en fd2121
discards-empty = Défausse : vide
# en e1bf32
discards-title = Défausse : { cards }, { $card } sur le dessus
# en 682b40
column-title = Colonne { $column } : nombre { $number }, { LIST($cards) }
# en ac99b7
column-title-start = Colonne { $column }, où la rangée a commencé : nombre { $number }, { LIST($cards) }
# en fc070b
name-title = Annoncer le nombre { $number }
# en 2cedb6
stack-begin = Formez une pile qui fait un nombre : choisissez une carte, puis son signe.
# en 34cba0
few-cards = Les mains ne sont pas complétées, même entre les manches. Une pile demande au moins { cards }.

## La première partie

# en f459cb
lesson-title = Nine Lives : votre première partie
# en 509f8a
lesson-1 = Les nombres qui manquent
# en 268997
lesson-1-1 = Vous êtes le Siamois, Tom est le Munchkin, et chaque chat a neuf vies. La partie finit quand quelqu’un perd sa dernière vie, et qui a le plus de vies gagne.
# en 6afa33
lesson-1-2 = Au milieu, la rangée : 7, 1 et 9. À votre tour, vous jouez un nombre qui n’est pas sur la table, à l’une des deux extrémités. Les ronds au-dessus de la rangée montrent ce qui est encore libre.
# en 1e79d1
lesson-1-3 = Une carte de la même forme que sa nouvelle voisine s’accorde avec elle, et vous piochez deux cartes. Votre 2 est une étoile, le 7 de gauche aussi. Cliquez sur le 2, puis sur l’extrémité gauche de la rangée.
# en 94a52b
lesson-1-3-otherwise = Cliquez sur votre étoile 2, puis sur la flèche à l’extrémité gauche.
# en 3f01f3
lesson-1-4 = Une étoile à côté d’une étoile : vous avez pioché deux cartes. Tom joue son 6 à droite. C’est un triangle comme le 9, donc il pioche aussi, mais seulement jusqu’à sa limite de main, trois cartes : le nombre à côté du cœur.
# en 81f7ba
lesson-1-5 = Votre carré 5 ne s’accorde avec rien, mais le 5 est libre. Jouez-le à l’extrémité droite.
# en d464a8
lesson-1-5-otherwise = Cliquez sur votre carré 5, puis sur la flèche à l’extrémité droite.
# en a2ae4d
lesson-2 = Miser une vie
# en 62ebd0
lesson-2-1 = Une autre manche. Vous n’avez qu’un 1 en main, et il y a déjà un 1 dans la rangée. Qui ne peut pas jouer perd une vie. Mais vous pouvez en miser une : cliquez sur Miser une vie.
# en 0a4bbf
lesson-2-1-otherwise = Cliquez sur le bouton Miser une vie.
# en 8112a9
lesson-2-2 = Le cœur doré est votre mise. Elle vous a rapporté une carte, l’étoile 2, et vous pouvez maintenant jouer plusieurs cartes en une pile. Attention à la vie qui est maintenant sur le dessus : son pouvoir s’applique à vous.
# en 518d02
lesson-2-3 = Votre 1 et le 2 font 3, et il n’y a pas de 3 dans la rangée. Cliquez sur le cercle 1, puis sur Ajouter.
# en f6f85c
lesson-2-3-otherwise = Cliquez sur le cercle 1, puis sur Ajouter.
# en a80c9f
lesson-2-4 = Ajoutez ensuite l’étoile 2. Si vos cartes faisaient trop, vous pourriez soustraire.
# en cc8421
lesson-2-4-otherwise = Cliquez sur l’étoile 2, puis sur Ajouter.
# en eb55c8
lesson-2-5 = 1 + 2 = 3. Posez la pile à l’extrémité gauche : son étoile s’accorde avec l’étoile 7.
# en 64e7bd
lesson-2-5-otherwise = Cliquez sur la flèche à l’extrémité gauche de la rangée.
# en 394c2d
lesson-2-6 = Tom a un 3 et un 1, et les deux sont maintenant sur la table. Il ne mise rien et abandonne : il perd une vie, et la manche est finie.
# en f3bba4
lesson-2-7 = Qui ne perd pas de vie récupère toutes ses mises. Plus vous descendez dans vos vies, plus leurs pouvoirs sont étranges : lisez aussi ce que disent les chats des autres. À vous de jouer !

## Pour qui découvre le jeu

# en bb783e
goal = Gardez vos vies : jouez un nombre qui n’est pas sur la table, ou vous en perdez une. La partie finit quand quelqu’un perd sa dernière vie ; celui à qui il reste alors le plus de vies gagne.
# en 363d1b
counted = Vies qui restent, avec celles qui sont misées.
# en 4ffec5
prompt = { $asked }.
# en 1728a1
prompt-place = Choisissez maintenant où va { THE($card) } : cliquez sur une extrémité de la rangée.
# en b982c3
prompt-first = Posez maintenant { THE($card) } : cliquez sur la place vide au milieu.
# en 191b7f
prompt-sign = Choisissez maintenant : { THE($card) } s’ajoute ou se soustrait ?
# en a92f91
prompt-receiver = Choisissez maintenant qui reçoit { THE($card) }.
# en 644b9f
prompt-asked = Choisissez maintenant à qui vous demandez { THE($card) }.
# en 516b05
prompt-other = Choisissez maintenant ce qui va avec { THE($card) }.
# en 361dcd
about-life = En vigueur : { $power }
# en 54e3f9
about-give-up = Vous quittez la manche : elle prend fin aussitôt, et vous perdez { lives }, avec tout ce que vous y avez misé. Permis seulement quand vous ne pouvez pas jouer.
# en 8ba752
about-wager = Votre vie du dessus est mise en jeu : vous piochez 1 carte si votre main n’est pas pleine, et ce tour-ci vous devez jouer une pile, deux cartes ou plus ajoutées ou soustraites pour faire un nombre.
# en b21baa
about-wager-card = Votre vie du dessus est mise en jeu : vous piochez 1 carte si votre main n’est pas pleine, et vous jouez une seule carte comme d’habitude.
# en 3c6a04
about-wager-stack = Votre vie du dessus est mise en jeu : vous ne piochez rien, et ce tour-ci vous devez jouer une pile, deux cartes ou plus ajoutées ou soustraites pour faire un nombre.
# en 382b51
about-wager-back = À la fin de la manche vous la reprenez, sauf si vous perdez une vie dans cette manche : alors elle est perdue aussi.
# en e3bd84
outcome-draws = pioche { $count }
# en 6d8bf6
outcome-draws-why = Piochez { cards } : { $why }.
# en 75cfa9
outcome-draws-power = Piochez { $count }. { $why }
# en d80ebb
outcome-no-match = Aucune forme ne s’accorde ici : vous ne piochez rien.
# en 95fd4f
outcome-match-in-vain = { CAPITAL($why) }, mais vous ne piochez rien : votre main est pleine, ou il n’y a plus de cartes.
# en 2f7ec6
outcome-full = fin de manche
# en 5219cb
outcome-full-why = Tous les nombres de 1 à 9 sont alors sur la table : la manche prend fin, et chacun perd une vie, sauf si un pouvoir l’épargne.

## La commande life-set

# en 1af9f4
nine-lives-the-54-life-cards-of-a-set-the-same-number-always-gives-the-same-set = Nine Lives : les 54 cartes vie d’un jeu de vies ; toujours les mêmes pour le même numéro.
# en 1146c7
the-number-of-the-set = Le numéro du jeu de vies.
# en 8bee92
life-set-number = Le numéro d’un jeu de vies

## Le rapport

# en c59000
variant-table-count = le nombre de cartes sur la table ne peut pas être joué
# en 533154
variant-wager-one = une mise donne droit à une carte ou à une pile, jamais aux deux
# en ec6ce8
variant-no-first-last = la première et la dernière vie ne peuvent pas être misées
# en 3caf7e
variant-star-once = une seule étoile par manche
# en 40a52f
variant-bad-suit = le Roi Chaton désigne une forme maudite
# en 98c747
variant-shuffle-own = les vies de chaque chat sont mélangées
# en d19beb
variant-shuffle-all = toutes les vies sont mélangées ensemble
# en acc955
measure-lives = vies restantes par place
# en 0640d4
report-title = Nine Lives : ce que vaut chaque pouvoir
# en 0f5887
report-intro = Trois joueurs et { $sets } jeux de vies à tour de rôle. Un jeu de vies est tiré au hasard et décide quelle place reçoit quels pouvoirs : ce qu’on observe avec un pouvoir est donc son effet. Puis ce que change chaque variante, et le jeu tel que publié, un autre jeu de vies à chaque partie.
# en 00d620
report-published = tel que publié
# en 56fb90
fact-life-sets = jeux de vies
# en 4c7bea
report-life-sets = de 1 à { $last }, l’un après l’autre
# en 3faffc
report-comes-up = apparaît chez { $share } de ceux qui l’ont
# en b3616c
report-powers = Les 88 pouvoirs
# en 65351b
report-powers-note = Combien de parties sur cent une place gagne de plus qu’à chances égales quand ses vies portent le pouvoir et que celles des autres ne l’ont pas ; les intervalles sont calculés sur les jeux de vies, car chacun est joué bien des fois. Les points pleins se détachent, même compte tenu de la longueur de la liste : { $named } pouvoirs. Pour les { $rest } autres, ces parties ne disent pas dans quel sens ils vont.
# en 383dc3
report-power-gains = { $power } : il rapporte { $number } ± { $half } victoires sur cent.
# en 623eaa
report-power-costs = { $power } : il coûte { $number } ± { $half } victoires sur cent.
# en 0045c8
measure-powers = pouvoirs apparus par partie
# en 858dd7
report-game = Le jeu tel que publié
# en e215a8
report-game-note = Ceci et la suite concernent le jeu tel que publié. Le premier à commencer est le premier Roi Chaton.
# en f0afc9
report-variant = { $name } : { $rule }
# en 5d4bdc
report-as-published = Tel que publié : { $number }.
# en b672e0
report-variants = Ce que change chaque variante : { $measure }
# en d5e43b
report-longer = Avec { $name }, les parties durent { $size } que dans le jeu publié
# en f40431
report-longer-unsure = On ne sait pas si { $name } change la durée
# en d7c953
mark-powers-dealt = pouvoirs reçus
# en 9d49d7
mark-powers-seen = pouvoirs apparus

## Ce qu’un coup apporte et permet ; le titre est le thème d’un problème

# en c34fa2
motive-row-full = Les nombres de 1 à 9 sont alors tous sur la table : la manche prend fin, et chacun perd une vie, sauf si un pouvoir l’épargne.
    .title = Les neuf nombres
# en 1b13c6
motive-last-life = Vous misez votre dernière vie : si vous perdez une vie dans cette manche, vous les perdez toutes.
    .title = La dernière vie
# en fc8690
motive-fails = Vous ne pouvez pas jouer : la manche se termine, et vous perdez { $count } { $count ->
    [one] vie
   *[other] vies
}.
    .title = Ne pas pouvoir jouer
# en 968a99
motive-match-draws = Par ses formes, ce coup fait piocher { $count } { $count ->
    [one] carte
   *[other] cartes
}.
    .title = Un accord qui fait piocher
# en e3279d
motive-both-ends = { CAPITAL($card) } s’accorde avec les deux extrémités de la rangée.
    .title = Un accord aux deux extrémités
# en 9c7485
motive-misses-match = Ce coup ne fait rien piocher, alors qu’un autre fait piocher { $count } { $count ->
    [one] carte
   *[other] cartes
}.
    .title = Un accord manqué
# en 081ac9
motive-wager-has-stack = Vous pourrez jouer une pile après la mise, quoi que vous piochiez.
    .title = Une mise qui en vaut la peine
# en 7c4b58
motive-wager-needs-luck = Après la mise, il faut jouer une pile, et vos cartes n’en font pas encore : seule la pioche peut vous aider.
    .title = Une mise qui compte sur la chance
# en ee316a
motive-wager-draws-nothing = La mise ne fait piocher aucune carte.
    .title = Une mise pour rien
# en af8e79
motive-no-card-left = Il ne vous reste aucune carte, et l’on garde sa main d’une manche à l’autre.
    .title = Une main vide
# en b65ff4
motive-larger-hand = Vous recevez { $theirs } { $theirs ->
    [one] carte
   *[other] cartes
} contre { $mine }.
    .title = Une main plus grande
# en d8b654
motive-power-used = Ce coup utilise votre vie du dessus : { $power }
    .title = Un pouvoir utilisé
# en 946b17
motive-wager-draws = La mise fait piocher { $count } { $count ->
    [one] carte
   *[other] cartes
}.
    .title = Une mise pour une carte
# en 9d9e5c
motive-stack-ready = La pile fait alors { $total } et peut être jouée.
    .title = Une pile complète
# en 847493
motive-stack-begun = Avec une carte de plus, la pile peut faire { OR($totals) }.
    .title = Une pile commencée
# en 9019c5
motive-keeps-match = Vous gardez { $count } { $count ->
    [one] carte de cette forme, dont le nombre est encore libre
   *[other] cartes de cette forme, dont les nombres sont encore libres
}.
    .title = Un accord gardé en main
# en 5309d5
motive-suit-not-held = Vous n’avez aucune carte de cette forme.
    .title = Une forme qu’on n’a pas

## Leçons faites de problèmes

# en d3f2c5
exercise-wager-has-stack = Une mise qui en vaut la peine
# en 69740d
exercise-wager-has-stack-before = Miser met une vie en jeu et fait piocher une carte, mais il faut ensuite jouer une pile. La mise est sûre si vous pouvez en jouer une quoi que vous piochiez.
# en e62777
exercise-wager-has-stack-after = Misez quand la pile est sûre et qu’elle vous rapporte. Sinon, gardez vos vies.
# en bb2f73
exercise-match-draws = Un accord qui fait piocher
# en 7f4fbb
exercise-match-draws-before = Une carte dont la forme s’accorde fait piocher, et une main plus grande tient plus longtemps. Trouvez le coup qui fait piocher.
# en 6e2e29
exercise-match-draws-after = Regardez les formes avant les nombres : un accord garde votre main bien garnie.
# en 270c9a
exercise-wager-needs-luck = Une mise qui compte sur la chance
# en c59a41
exercise-wager-needs-luck-before = Miser sans pile en main, c’est compter sur la pioche. Voyez ce que vous pouvez faire d’autre.
# en 7905f6
exercise-wager-needs-luck-after = Si un autre coup permet de continuer, laissez le hasard aux autres.
# en 9b2f7c
exercise-fails = Ne pas pouvoir jouer
# en 84c92c
exercise-fails-before = Qui ne peut pas jouer perd une vie, et la manche se termine. Trouvez le coup qui vaut mieux.
# en 9190d1
exercise-fails-after = Ne pas pouvoir jouer coûte la vie du dessus et toutes les vies misées dans la manche. Une mise de plus rend l’échec plus cher.

## Ce qu’on demande au jeu fort : des sortes de coups

# en 39e2ee
habits-openings = La première carte d’une rangée
# en 58b02c
habits-cards = Les cartes suivantes
# en 6bdfd5
habits-places = Où dans la rangée
# en 9ca4f8
habits-stacks = Piles
# en ff4e39
habits-wagers = Miser et passer
# en 1c046c
habit-number-openings = Une rangée qui commence par une carte de { $low } à { $high }
# en 2e3307
habit-number-cards = Plus tard, une carte de { $low } à { $high }
# en 4674cd
habit-left-end = À l’extrémité gauche
# en f8b029
habit-right-end = À l’extrémité droite
# en 73982d
habit-grow-stack = Une carte de plus, alors que la pile pourrait être jouée
# en d95038
habit-subtract = Une carte soustraite
# en 8a656b
habit-wager = Une mise
# en 53155f
habit-wager-few-cards = Une mise avec { $count } cartes en main ou moins
# en ddc6ca
habit-wager-few-lives = Une mise avec { $count } vies ou moins
# en bd4389
habit-wager-again = Une mise de plus dans la même manche
# en b8a815
habit-skip = Passer son tour
