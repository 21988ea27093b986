### Iwari : toutes les phrases que l’on lit.
### Le livret est en anglais ; la traduction des termes et des noms de lieux est de ce projet.

## Le jeu et ses options

# en 3df25d
summary = Menez votre tribu par monts et par mers : des tentes pour les territoires, des totems pour les liaisons, des sentiers pour les campements.
# en 8fe52d
credit = Un jeu de Michael Schacht, édité par ThunderGryph Games. Les deux plateaux sont des reconstitutions de ce projet.
# en 079e17
option-map = Le plateau : { OR($names) }.
    .label = Plateau
# en d63efd
option-map-note = Ou le chemin d’un fichier de plateau à vous.
# en 29c71f
option-drafted-hands = Chacun choisit sa main de départ dans l’étalage et la pioche, le dernier joueur d’abord.
    .label = Mains choisies
# en ac5e3f
option-union = Les Exploits de l’Union : pour les deux premiers joueurs à achever un campement.
    .label = Union
# en f1fe26
option-discovery = Les Exploits de la Découverte : pour les deux premiers joueurs à remplir un territoire.
    .label = Découverte
# en cba342
option-honour = L’Exploit de l’Honneur : pour le premier à avoir la majorité des totems sur une liaison terrestre.
    .label = Honneur
# en 80732d
option-respect = L’Exploit du Respect : pour le premier à avoir la majorité des totems sur une liaison maritime.
    .label = Respect
# en ee42b5
map-place-changed = { $number } à changer
# en 97f684
change-map = Le plateau est { $map }, avec { $territories } territoires, { $spaces } emplacements de tente et { $connections } liaisons : ce n’est pas l’un des deux du jeu.

## Les plateaux du jeu : des noms sans article, pour toutes les phrases

# en fbe0e9
map-new-horizons = Nouveaux Horizons
# en a101b2
map-vast-lands = Vastes Terres
# en 4ffedf
map-origin = Reconstitution dessinée pour Nekoban : le livret n’en donne pas les données.
# en 6fdb86
land-tallpine = Hautspins
# en 317dfd
land-gull-shore = Rive-Mouette
# en 2c2f95
land-frostcrown = Cimegivre
# en 494374
land-amber-waste = Lande-d’Ambre
# en d57aaf
land-windmoor = Ventelande
# en 6a0d82
land-lichen-fells = Monts-Lichen
# en cd4731
land-mossdeep = Valmousse
# en 05853a
land-lantern-shore = Rive-Lanterne
# en 412238
land-pale-teeth = Dents-Pâles
# en d5f0ae
land-white-anvil = Blanche-Enclume
# en 3aff13
land-reindeer-reach = Pays-des-Rennes
# en 59a25c
land-owlwood = Bois-aux-Hiboux
# en c9793d
land-ember-flats = Plaine-de-Braise
# en a0d6ba
land-pearl-coast = Côte-des-Perles
# en 4d825e
land-fern-isle = Île-aux-Fougères
# en 2d19bf
land-long-steppe = Longue-Steppe
# en 273b1c
land-blue-ice = Glace-Bleue
# en e9f0df
land-cedar-march = Marche-des-Cèdres
# en 0fc2de
land-red-dunes = Dunes-Rouges
# en f8d248
land-heron-coast = Côte-des-Hérons
# en 869f16
land-crane-moor = Lande-aux-Grues
# en 388758
sea-sea-of-first-light = Mer de l’Aube
# en 4d8ee5
sea-whale-sound = Passe des Baleines
# en e6a205
sea-goose-sound = Passe des Oies
# en 8775ef
sea-southern-deep = Fosse Australe
# en 21ccc8
north = N

## Biomes, couleurs des tribus, Exploits

# en d29aad
biome-tundra = Toundra
# en 4b6545
biome-forest = Forêt
# en 9af89e
biome-glaciers = Glaciers
# en 677811
biome-coast = Côte
# en ddb85e
biome-desert = Désert
# en 17dbcf
letters-tundra = To
# en b226dc
letters-forest = Fo
# en 598e2d
letters-glaciers = Gl
# en 0a78c1
letters-coast = Cô
# en bf1edb
letters-desert = Dé
# en 4d2aef
colour-red = Rouge
# en 629f00
colour-green = Vert
# en 4fa73d
colour-blue = Bleu
# en 5ce5d0
colour-yellow = Jaune
# en b6dfdb
colour-orange = Orange
# en ccb2ba
letter-red = R
# en aeb747
letter-green = V
# en cf0da0
letter-blue = B
# en ee7110
letter-yellow = J
# en 1482c3
letter-orange = O
# en f58832
feat-union = Union
    .of = de l’Union
# en 60cab9
feat-discovery = Découverte
    .of = de la Découverte
# en c2f682
feat-honour = Honneur
    .of = de l’Honneur
# en deecf4
feat-respect = Respect
    .of = du Respect
# en abdcb5
third-tribe = la troisième tribu
# en 6e7295
third-name = 3e tribu

## Ce que l’on compte

# en b249b7
tents = { $count } { $count ->
    [one] tente
   *[other] tentes
}
# en 9d839d
totems = { $count } { $count ->
    [one] totem
   *[other] totems
}
# en 8c9cd1
cards = { $count } { $count ->
    [one] carte
   *[other] cartes
}
# en 04d3d8
unseen-cards = { $count } { $count ->
    [one] carte cachée
   *[other] cartes cachées
}
# en 7bc861
points = { $count } { $count ->
    [one] point
   *[other] points
}
# en f67aa5
feats = { $count } { $count ->
    [one] Exploit
   *[other] Exploits
}
# en 19ba25
cards-of = { $count } { $biome }
# en 346a69
card-list = { LIST($cards) }
# en c25ece
no-cards = aucune
# en 0f720e
known-and-unseen = { $known } et { $unseen }

## Les lieux

# en a1d665
nowhere = nulle part
# en 89a116
territory = { $place } ({ $biome })
# en 122910
connection = liaison { $number } ({ $one } et { $other })
    .the = la liaison { $number } ({ $one } et { $other })
    .of = de la liaison { $number } ({ $one } et { $other })
# en 7fa9b6
pay-one = une carte { $biome }
# en 051b42
pay-two = deux cartes { $biome }

## Ce que compte une position

# en 8d2f68
component-cards = les cartes { $biome }
# en 05e211
component-tents = les tentes de la tribu { $number }
# en 280c63
component-totems = les totems de la tribu { $number }
# en fdd32a
component-territory-feats = les Exploits de l’Union et de la Découverte
# en b46f68
component-connection-feats = les Exploits de l’Honneur et du Respect

## Pourquoi un coup est refusé

# en 0edf2f
reason-iw-03 = Ce lieu n’existe pas sur ce plateau.
# en a6e1bc
reason-iw-06 = D’abord, chacun choisit sa main de départ.
# en aa3683
reason-iw-13 = Toutes les pièces d’un tour vont dans le même territoire : { $place }.
# en d183d8
reason-iw-15 = On pose au plus deux pièces par tour, et vous les avez posées.
# en bcdb6c
reason-iw-16 = Il y a déjà une tente sur cet emplacement.
# en f263d8
reason-iw-17 = Il y a { $totems } à { $place }, et la tribu en tête y a { $tents } : il ne peut pas y avoir plus de totems que cela.
# en 3303cf
reason-iw-20 = Cette carte n’est pas dans l’étalage.
# en afa89b
reason-iw-21 = Vous n’avez pas cette carte en main.
# en 51bd4b
reason-iw-30 = La pioche vient de s’épuiser : complétez votre main avec la nouvelle pioche seulement.
# en 42dbfb
reason-iw-91 = L’Exploit de l’Union va dans un territoire qui contient une tente du campement.
# en 6cfe4d
reason-iw-92 = L’Exploit de la Découverte va dans un autre territoire que celui qui vient d’être rempli.
# en 101fb6
reason-iw-93 = L’Exploit de l’Honneur va sur une liaison terrestre où vous êtes en tête aux deux bouts.
# en 79864a
reason-iw-94 = L’Exploit du Respect va sur une liaison maritime où vous êtes en tête aux deux bouts.
# en 3ae144
reason-iw-95 = Il n’y a pas d’Exploit de ce type à poser.
# en 24b99b
reason-iw-96 = Une liaison couverte par une montagne ne porte pas d’Exploit.
# en e97ab7
reason-over = La partie est terminée.
# en 9d63b1
no-piece-placed = Posez au moins une pièce, ou défaussez plutôt une carte.
# en 28499a
piece-placed = Vous avez posé une pièce : vous ne défaussez donc pas de carte ce tour-ci.
# en e9edca
card-discarded = Vous avez défaussé une carte ce tour-ci au lieu de poser des pièces.
# en 7cd287
no-card-of-biome = À { $place }, une seule carte ne paie une pièce que si c’est une carte { $biome }, et vous n’en avez pas.
# en eec2c6
pair-of-own-biome = Deux cartes { $biome } remplacent une carte d’un autre biome, mais { $place } est justement du biome { $biome }.
# en f96133
no-pair = Vous n’avez pas deux cartes { $biome }.
# en f1af14
unexplored-totem = Il n’y a pas encore de tente : un territoire inexploré reçoit d’abord une seule tente.
# en 1ee37e
unexplored-done = { $place } était un territoire inexploré : une seule tente y suffit, et l’on ne pose plus rien ce tour-ci.
# en f18f3c
no-tents-left = Vous n’avez plus de tentes.
# en 8d3f22
no-totems-left = Vous n’avez plus de totems.
# en f88b57
third-no-tents-left = La troisième tribu n’a plus de tentes.
# en 9e2b10
third-no-totems-left = La troisième tribu n’a plus de totems.
# en 0a647f
cards-drawn-last = On pioche à la fin du tour, après tout le reste.
# en 061653
discard-first = On défausse une carte au début du tour, au lieu de poser des pièces.
# en ebf662
placing-over = Vous ne pouvez plus poser de pièces ce tour-ci.
# en d55ad3
third-cannot-place = La troisième tribu ne peut rien poser avec les cartes qui restent : on en défausse une pour elle.
# en a8c1bb
third-has-placed = La troisième tribu a posé une pièce : on ne défausse donc pas de carte pour elle.
# en f599ad
third-must-place = La troisième tribu peut poser une pièce, elle doit donc le faire.
# en 84f335
third-must-not-discard = La troisième tribu peut poser une pièce, elle doit donc le faire ; on ne défausse une carte pour elle que si elle ne peut pas.
# en dd5ffe
choose-place-first = Choisissez d’abord où va la pièce, puis comment vous payez ; ou bien choisissez Défausser, puis la carte.
# en d9c090
choose-discard-first = Choisissez d’abord Défausser, puis la carte.

## Ce qui ne va pas dans une position saisie

# en 95339a
flaw-iw-01 = tents : chacune est d’une tribu qui joue, sur un emplacement du plateau ; tents, totems, tents_left et totems_left des tribus s’accordent avec elles, et aucun n’est négatif.
# en e14509
flaw-iw-04 = mountain : chaque paire de liaisons utilisée demande exactement une montagne.
# en d7ad95
flaw-iw-05 = hand, known, display : une main a au plus trois cartes, comptées dans hand_count avec celles que l’on connaît ; l’étalage en a au plus quatre.
# en 6323b3
flaw-iw-06 = stage, hand, display, starter : avec stage=draft, rien n’est encore posé ni défaussé. Qui a déjà choisi sa main tient trois cartes, qui choisit plus tard n’en tient aucune ; l’étalage et les cartes visibles prises par qui doit jouer font quatre.
# en bdaa87
flaw-iw-10 = hand : qui pose une pièce ou défausse une carte en a une ; avec stage=act, aucune pièce n’est encore posée.
# en 9190c7
flaw-iw-15 = territory, tents_laid, pieces_laid : le territoire contient ce qui a été posé pendant ce tour ; une seconde pièce est demandée après la première, dans un territoire déjà exploré.
# en 0c87e4
flaw-iw-20 = hand, display, deck_count : on pioche seulement tant que la main a moins de trois cartes et qu’il y en a une à prendre ; qui doit encore jouer a complété sa main à trois cartes.
# en 2149ff
flaw-iw-80 = stage : la troisième tribu joue à deux joueurs, après les pièces du joueur ; stage=third demande seulement là où elle peut en poser une.
# en 35dfa9
flaw-iw-92 = places, feats_left : il reste un Exploit de cette sorte, et une place pour lui.
# en 9acd3d
flaw-iw-17 = totems : un territoire a plus de totems que sa tribu en tête n’a de tentes.
# en b07ed0
flaw-iw-22 = to_move, starter, territory, tents_laid, pieces_laid, last_round : des places de cette partie ; un territoire du plateau, exactement quand une ou deux pièces, dont tents_laid tentes, y ont été posées pendant ce tour ; 0 ou 1.
# en 9ca030
flaw-iw-30 = deck_count, half_due, half : la pioche est vide seulement après s’être épuisée deux fois ; half_due vaut 1 seulement tant qu’une main se complète après l’épuisement, et half se marque ensuite.
# en 4b3a3e
flaw-iw-91 = earned, feats_left, tents : tant qu’il reste un Exploit de l’Union, exactement ceux qui ont un campement en ont gagné un.
# en 271eed
flaw-iw-93 = earned, totems : quelqu’un a la majorité des totems sur une liaison terrestre, et l’Exploit de l’Honneur n’a jamais été gagné.
# en c0879f
flaw-iw-94 = earned, totems : quelqu’un a la majorité des totems sur une liaison maritime, et l’Exploit du Respect n’a jamais été gagné.
# en da9ee6
flaw-iw-95 = earned, feats_left : ensemble, ils forment les Exploits de la partie, chacun là où un Exploit peut se trouver.

## Ce qui est demandé

# en 26885c
status = { $player } : { $asked }
# en 18ae06
asked-act = posez une tente ou un totem, ou défaussez une carte.
# en dc60f7
asked-more = posez une seconde pièce à { $place }, ou terminez.
# en b5890a
asked-third = posez une tente ou un totem pour la troisième tribu : vos cartes paient.
# en 7b162c
asked-third-more = posez une seconde pièce de la troisième tribu à { $place }, ou terminez.
# en 53bba3
asked-third-discard = la troisième tribu ne peut rien poser : défaussez une carte pour elle.
# en 0db40c
asked-draw = prenez une carte de l’étalage ou de la pioche (encore { $count }).
# en 460e9f
asked-draft = choisissez votre main de départ dans l’étalage et la pioche (encore { $count }).
# en cc4e8d
asked-union = campement achevé : posez l’Exploit de l’Union dans un de ses territoires.
# en e4be0e
asked-discovery = territoire rempli : posez l’Exploit de la Découverte dans un autre.
# en b57690
asked-honour = posez l’Exploit de l’Honneur sur une liaison terrestre que vous dominez.
# en 69b3e9
asked-respect = posez l’Exploit du Respect sur une liaison maritime que vous dominez.

## Les coups proposés

# en 05d3dc
say-tent = une tente sur l’emplacement { $space } à { $territory } pour { $payment }
# en 23b274
say-tent-off = une tente sur l’emplacement { $space }
# en b93794
say-totem = un totem à { $territory } pour { $payment }
# en cc3a85
say-totem-off = un totem dans le territoire { $number }
# en f39775
say-done = ne plus rien poser
# en b468d1
say-discard = défausser une carte { $biome }
# en 997965
say-take = prendre une carte { $biome } de l’étalage
# en 32e60d
say-deck = piocher une carte
# en 322b10
say-feat-in = poser l’Exploit à { $place }
# en 640c37
say-feat-on = poser l’Exploit sur { THE($connection) }
# en b5e4b6
offer-spaces = { $territory } : { $count ->
    [one] emplacement libre
   *[other] emplacements libres
} { $spaces }
# en 7aa80d
offer-totems = { $territory } : place pour { $totems }
# en dc546f
offer-both = { $territory } : { $count ->
    [one] emplacement libre
   *[other] emplacements libres
} { $spaces } ; place pour { $totems }

## Ce qui s’est passé

# en 465d9e
refills = L’étalage se complète : { AND($biomes) }.
# en c5152c
half-journey = Mi-voyage : on compte les tentes. { $track }
# en a56453
half-tribe = { $tribe } marque { $points } à mi-voyage : { LIST($places) }.
# en 3a3a01
half-place = { $place } { $points }
# en 8e56ba
worth-now = { $tribe } a maintenant { $points } sur le plateau : { LIST($parts) }.
# en e81d03
journey-ends = Le voyage s’achève. { $track }
# en c35bbf
track = { LIST($tribes) }.
# en ef3b3e
track-tribe = { $tribe } { $points }
# en 8231b2
shuffles = La pioche est épuisée : { $count } { $count ->
    [one] carte défaussée forme
   *[other] cartes défaussées forment
} une nouvelle pioche.
# en a1e29e
deck-out = La pioche est épuisée pour la deuxième fois : personne ne pioche plus.
# en 348c33
earns-in = { $player } gagne l’Exploit { OF($feat) } et le pose à { $place }.
# en 9f5b84
earns-on = { $player } gagne l’Exploit { OF($feat) } et le pose sur { THE($connection) }.
# en cf6dfd
last-round-deck = Dernière manche, car la pioche s’est épuisée deux fois : on joue jusqu’à ce que tous aient eu le même nombre de tours.
# en a41e4a
last-round-tents = Dernière manche, car { $player } n’a plus de tentes : on joue jusqu’à ce que tous aient eu le même nombre de tours.
# en 049cf3
discards = { $player } défausse une carte { $biome }.
# en b5e731
discards-for-third = { $player } défausse une carte { $biome } pour la troisième tribu, qui ne peut rien poser.
# en 470fbf
takes = { $player } prend une carte { $biome } de l’étalage.
# en a9aa57
draws = { $player } pioche une carte { $biome }.
# en c971d6
draws-unseen = { $player } pioche une carte.
# en eac57e
third-rests = { $player } n’a plus de carte pour la troisième tribu.
# en b5b43e
places-tent = { $player } pose une tente sur l’emplacement { $space } à { $place } pour { $payment }.
# en 262ce9
places-totem = { $player } pose un totem à { $place } pour { $payment }.
# en 082da4
third-places-tent = { $player } pose pour la troisième tribu une tente sur l’emplacement { $space } à { $place } pour { $payment }.
# en 3e802d
third-places-totem = { $player } pose pour la troisième tribu un totem à { $place } pour { $payment }.

## La fin et les points

# en a939cd
ended-deck = La pioche s’est épuisée deux fois. { $result }
# en 84c1b3
ended-tents = { AND($players) } { $count ->
    [one] n’a
   *[other] n’ont
} plus de tentes. { $result }
# en 22523b
wins = { $player } gagne avec { $points }.
# en 828c86
share = { AND($players) } se partagent la victoire : { $points } chacun, et le même nombre de pièces inutilisées.
# en 2bb248
tie-break = { AND($players) } ont { $points } chacun ; { $winner } gagne avec le plus de pièces inutilisées ({ $spare }).
# en f6d3cc
third-wins = La troisième tribu gagne avec { $points } (le meilleur joueur en a { $best }) : { $one } et { $other } perdent.
# en 2774fa
third-ties = La troisième tribu gagne avec { $points } (autant que le meilleur joueur) : { $one } et { $other } perdent.
# en 922e75
not-scored = sur le plateau : { $line }
# en 75a51b
half-line = mi-voyage : { $place }
# en 17aa49
rank-1 = 1re place
# en 8602fe
rank-2 = 2e place
# en d3c2bd
rank-3 = 3e place
# en 466a6a
rank-4 = 4e place
# en fc0e26
rank-5 = 5e place
# en c9c696
tent-line = { $place } : { $own } sur { $tents }, { $rank }
# en c67b47
connection-line = liaison entre { $one } et { $other } : { $totems }
# en d31fdb
settlement-line = campement de { $tents } à { AND($places) }
# en 477a22
multiplied = { $line } ; { $points } × { $times } pour { $feats }

## La table en texte

# en 02ad63
heading = { $map }. { $origin }
# en 9eb9e6
key = Les nombres sont les emplacements de tente libres, ▲{ $letter } une tente de cette couleur ({ $colour }) ; ◎ un emplacement de totems avec ses totems ({ $letter }2 : deux de cette couleur) ; (7) une liaison terrestre, ~7~ maritime, x7x couverte par une montagne ; ^ à ^^^^ sont ses symboles de montagne ; les points sont des sentiers.
# en 27acb1
territories = Territoires
# en 553b3f
connections = Liaisons
# en 616873
tribes = Tribus
# en 608c98
paths = Sentiers : { $pairs }
# en 5ccc6d
facts = { $first } ; { $next }
# en f4d171
notes = { LIST($notes) }
# en fa4d05
territory-line = { $territory } : { $facts }
# en 310e9f
territory-name = { $place }, { $biome }
# en 37e6e4
colour-count = { $colour } { $count }
# en beb1a6
unexplored = inexploré
# en 326649
standing-tents = tentes { LIST($tents) }
# en d0dcc6
open-spaces = libres { $spaces }
# en 16d263
no-open-space = aucun emplacement libre
# en 0b0278
standing-totems = totems { LIST($totems) }, { $room ->
    [0] plus de place
   *[other] place pour { $room }
}
# en cdde11
no-totems = aucun totem, place pour { $room }
# en 85eebf
tents-times = Exploits : tentes ×{ $times }
# en d0acf5
totems-times = Exploits : totems ×{ $times }
# en 8e0f83
by-land = terrestre
# en d5a3ae
by-water = maritime
# en 337a33
symbol = symbole { $symbol }
# en 8cf5b7
mountain = montagne : ne rapporte rien
# en 682d9d
connection-row = { $from } – { $to }, { LIST($facts) } ; totems { $one } – { $other }
# en b7c271
tribe-line = { $tribe } : { $facts }
# en 3f2efc
you = { $player } (vous)
# en 66458c
points-at-end = { $points }
# en edce80
points-now = { $points }, { $more } de plus sur le plateau
# en 93b604
stock = encore { $tents } et { $totems }
# en 1a482a
hand = main { $cards }
# en 600b4a
starting-player = premier joueur
# en 1c319c
discard-pile = défausse { $cards }
# en 5d1d2f
earned = { $count ->
    [one] Exploit gagné :
   *[other] Exploits gagnés :
} { AND($feats) }
# en 9cd018
feats-left = Exploits encore à gagner : { LIST($feats) }.
# en 59cebc
feat-left = { $feat } { $count }
# en 3db63e
feats-all-earned = Tous les Exploits sont gagnés.
# en 2c028e
deck-first = Étalage : { $display }. Pioche : { $cards } (première pioche).
# en ce974b
deck-second = Étalage : { $display }. Pioche : { $cards } (seconde pioche).
# en cb0cbe
display-empty = vide

## L’image

# en 18432f
picture-title = Iwari sur { $map }
# en 76302c
map-title = { $map }, un plateau pour Iwari
# en 00b500
map-space-title = Emplacement de tente { $number }, { $place }
# en 679c4c
map-totem-title = Emplacement de totems, { $place }
# en c6c54a
map-symbol-title = { $connection }, { $symbol }
# en a2f151
land-title = { $territory }, { $count } { $count ->
    [one] emplacement
   *[other] emplacements
} de tente
# en 96c718
space-title = Emplacement de tente { $space }, libre, à { $territory }
# en 71a72b
tent-title = Tente { OF($tribe) } sur l’emplacement { $space } à { $territory }
# en 48772a
totem-title = Emplacement de totems à { $territory } : { AND($standing) } ; { $room ->
    [0] plus de place
   *[other] encore place pour { $room }
}
# en 800926
totems-of = { $count } { OF($tribe) }
# en c25ece
totems-none = aucun
# en 2bd9bc
land-connection-title = Liaison terrestre { $number }, { $one } et { $other }
# en f1c721
water-connection-title = Liaison maritime { $number }, { $one } et { $other }
# en d78581
covered-title = { $connection } ; sous une montagne : elle ne rapporte rien
# en 590e53
multiplied-title = { $connection } ; les totems comptent { $times }
# en ed0859
feat-title = { $feats } à { $place } : ses tentes comptent { $times } à la fin
# en dfb286
supply-title = { $count } { $count ->
    [one] Exploit
   *[other] Exploits
} { OF($feat) } encore à gagner
# en e6738c
player-title = { CAPITAL($tribe) } : { $points } jusqu’ici
# en d99171
to-move = à jouer
# en 9eccc7
stock-title = { CAPITAL($tribe) } a encore { $tents } et { $totems }
# en e3e1ae
pile-title = Défausse { OF($player) } : { $cards }
# en d57d43
two-sentences = { $first }. { $next }
# en 6bfcbb
pile-does = Les cartes jouées et défaussées, par biome. Elles ne rapportent rien ; quand la pioche s’épuise pour la première fois, elles forment la seconde (IW-30).
# en 3cd603
stock-does = On commence avec 20 tentes et 8 totems. La partie finit peu après que quelqu’un a posé sa dernière tente (IW-31) ; à égalité, qui a le plus de pièces inutilisées gagne (IW-70).
# en 4849c6
supply-does = Un Exploit multiplie à la fin les points du lieu où il se trouve (IW-90).
# en 721f8e
worth-tents = tentes { $points }
# en 8f10c8
worth-totems = totems { $points }
# en bf30b5
worth-settlements = campements { $points }
# en 0115fe
worth-none = rien encore
# en 6fff94
worth-title = Sur le plateau en ce moment : { $points } ({ LIST($parts) }), à compter à la fin de la partie (IW-31).
# en 401dad
worth-mountain = On n’y compte aucun totem (IW-50).
# en 72c089
worth-connection = Qui a le plus de totems aux deux bouts, même à égalité, marque tous les totems des deux (IW-51). Maintenant : { $totems }, pour { AND($tribes) }.
# en badeb6
worth-unled = Qui a le plus de totems aux deux bouts, même à égalité, marque tous les totems des deux (IW-51). Maintenant : { $totems }, et personne n’est en tête aux deux bouts.
# en 783a97
worth-unexplored = Aucune tente ici pour l’instant : le premier tour y pose une seule tente et rien d’autre (IW-14).
# en 00a8d9
worth-land = La tribu qui a le plus de tentes marque toutes celles d’ici ; chaque suivante, autant qu’en a la précédente (IW-40). Maintenant : { LIST($tribes) }.
# en 686b25
worth-tribe = { $tribe } : { $tents } ({ $points })
# en 2ce5a5
own-card-title = Carte { $biome } de votre main
# en a82fdd
card-title = Carte { $biome } dans la main { OF($player) }, prise dans l’étalage
# en 2831ae
back-title = Carte cachée { OF($player) }
# en 467141
display-title = Carte { $biome } de l’étalage
# en 3744e0
deck-title = La pioche : { $cards }
# en 5bad4b
label-deck-0 = Première pioche
# en 4e47d4
label-deck-1 = Seconde pioche
# en 94b125
label-deck-2 = Pioche épuisée
# en 5ddbf3
label-last-round = { $deck } · dernière manche
# en a6b180
label-scored = marqués
# en 4facb0
label-discards = défaussées
# en d0da91
label-third = Si elle gagne, tous deux perdent.
# en 4f95d2
label-starts = 1er
# en ba24ef
label-half = Mi-voyage
# en a4a3ec
label-tents = Tentes
# en f0ca2a
label-totems = Totems
# en c9e4de
label-settled = Campements
# en 9321a7
label-points-title = Points de chaque tribu : marqués à mi-voyage (IW-30), puis ce que rapporteraient les tentes (IW-40), les totems (IW-51) et les campements (IW-60) si la partie finissait maintenant
# en 68638b
explain-half = Mi-voyage : les tentes comptent quand la première pioche s’épuise, et encore à la fin.
# en 5d7c93
explain-tents = Tentes : la tribu en tête d’un territoire en marque toutes les tentes, chaque suivante autant qu’en a la précédente.
# en 7b5b51
explain-totems = Totems : en tête aux deux bouts d’une liaison, on marque tous leurs totems.
# en e0f0d0
explain-settled = Campements : quatre tentes ou plus reliées par des sentiers marquent un point chacune.
# en 14c0f2
button-pay-card = 1 carte
# en 3c7253
button-pay-card-title = Payer avec une carte du biome du territoire
# en 5b4fb5
button-pay-two = Payer 2 { $biome }
# en ec504f
button-pay-two-title = Payer avec deux cartes { $biome }, pour tout autre biome
# en 0a6e32
button-discard = Défausser
# en a80c84
button-discard-title = Défausser une carte : choisissez-la ensuite dans votre main
# en 1835db
button-done = Terminer
# en 280073
button-done-title = Ne plus rien poser

## La leçon

# en ff5931
lesson-title = Iwari : votre première partie
# en a6cf0f
lesson-1 = Une première tente
# en 10e510
lesson-1-1 = Vous menez la tribu rouge, marquée d’un cercle. Les territoires sont de cinq biomes : Toundra, Forêt, Glaciers, Côte et Désert. Les cartes aussi.
# en 34e52a
lesson-1-2 = Une carte pose une pièce dans un territoire de son biome. Vous avez deux cartes Forêt : cliquez sur l’emplacement qui brille à Hautspins, puis sur « 1 carte ».
# en 55c620
lesson-1-2-otherwise = Cliquez sur l’emplacement qui brille dans la forêt de Hautspins, puis sur le bouton « 1 carte ».
# en 42e56c
lesson-1-3 = Personne n’y était encore allé : on n’y pose qu’une seule tente ce tour-ci. Complétez maintenant votre main à trois cartes : prenez la carte Forêt de l’étalage.
# en efb945
lesson-1-3-otherwise = Prenez la carte Forêt, face visible à côté de la pioche.
# en c8bb53
lesson-1-4 = L’étalage se complète. C’est au tour de Tom : il explore Lande-d’Ambre avec une carte Désert.
# en 4e2d3d
lesson-1-5 = Il pioche. Ce qu’il a pioché, personne ne le voit ; une carte de l’étalage, elle, reste connue de tous.
# en 698876
lesson-2 = Deux pièces et une paire
# en c48bf1
lesson-2-1 = Quelques tours plus tard. Là où il y a déjà des tentes, vous pouvez poser jusqu’à deux pièces par tour, tentes ou totems, toutes dans un même territoire.
# en 1979e6
lesson-2-2 = Prenez nettement la tête à Hautspins : posez une troisième tente sur l’emplacement qui brille, relié aux vôtres par un sentier, et payez avec votre carte Forêt.
# en a107c9
lesson-2-2-otherwise = Cliquez sur l’emplacement qui brille à Hautspins, puis sur le bouton « 1 carte ».
# en 19f574
lesson-2-3 = Plus de carte Forêt, mais deux cartes d’un même biome remplacent n’importe quelle autre. Cliquez sur l’emplacement de totems de Hautspins, le signe avec l’arbre, et payez avec vos deux cartes Côte.
# en b0cc99
lesson-2-3-otherwise = Cliquez sur l’emplacement de totems avec l’arbre, puis sur le bouton aux deux signes Côte.
# en b7a7ff
lesson-2-4 = Un totem ! Un territoire n’a jamais plus de totems que sa tribu en tête n’a de tentes. Trois cartes, deux pièces, un territoire : on ne peut pas faire plus en un tour. Complétez votre main : prenez la carte Désert,
# en 730709
lesson-2-4-otherwise = Prenez la carte Désert de l’étalage.
# en a9ba28
lesson-2-5 = puis la carte Côte,
# en d13d09
lesson-2-5-otherwise = Prenez la carte Côte de l’étalage.
# en 9f3d70
lesson-2-6 = et la dernière, cachée, dans la pioche.
# en e48950
lesson-2-6-otherwise = Piochez une carte.
# en 2d6121
lesson-3 = Ce qui rapporte des points
# en 3963cc
lesson-3-1 = Les tentes : il y en a cinq à Hautspins. Vous en avez le plus et marquez les 5 ; Tom est deuxième et marque autant que vous y avez de tentes, soit 4. On les compte quand la pioche s’épuise pour la première fois, et de nouveau à la fin.
# en 7410f5
lesson-3-2 = Les campements : quatre de vos tentes ou plus, reliées par des sentiers, rapportent un point chacune à la fin. Le vôtre va de Hautspins jusqu’à Cimegivre : 5 points.
# en 189bc0
lesson-3-3 = Les totems : la liaison 1 relie Hautspins et Rive-Mouette. Qui a le plus de totems aux deux bouts, même à égalité, marque tous les totems qui s’y trouvent. Vous êtes en tête à Hautspins : posez aussi un totem à Rive-Mouette.
# en 1ffde9
lesson-3-3-otherwise = Cliquez sur l’emplacement de totems de Rive-Mouette, le signe avec la vague, puis sur « 1 carte ».
# en 1085bc
lesson-3-4 = Un chacun à Rive-Mouette : l’égalité suffit. La liaison 1 vous vaut maintenant 4 points. Vos autres cartes ne vont pas ici : complétez votre main dans la pioche.
# en e48950
lesson-3-4-otherwise = Piochez une carte.
# en eefd94
lesson-3-5 = Les liaisons couvertes par une montagne endormie ne rapportent rien. Quand la pioche s’est épuisée deux fois, ou que quelqu’un a posé sa dernière tente, on termine la manche, et celui qui a le plus de points gagne. Bon voyage !

## Pour qui débute

# en 673b55
goal = Dominez les territoires avec vos tentes et les liaisons avec vos totems, et reliez des tentes en campements.
# en ad7d86
prompt-discard = Choisissez maintenant la carte que vous défaussez.
# en e46595
prompt-place = Choisissez où cette carte paie une tente ou un totem.
# en ff05aa
prompt-paid = posez une tente ou un totem : une carte de son biome suffit.
# en 6e8f3b
prompt-pay = Payez pour { $place } : une carte { $biome }, ou deux cartes { OR($pairs) }.
# en cfad43
prompt-pay-pair = Sans carte { $biome }, { $place } coûte deux cartes d’un même biome. Cliquez sur la paire ({ OR($pairs) }), ou sur « Annuler ».
# en 5ee877
prompt-half-journey = le mi-voyage vient d’être compté. Totaux : { $track } Maintenant, { $asked }
# en 2ae956
yourself = vous
# en 22b0c8
prompt-unexplored = territoire inexploré ({ $place }) : une seule tente. Ensuite, { $asked }
# en b1b4ef
brings-tent = Avec une tente ici, les points sur le plateau seraient : { LIST($tribes) }.
# en 092bf8
brings-totem = Avec un totem ici, les points sur le plateau seraient : { LIST($tribes) }.
# en d59978
brings-points = { $tribe } { $after } (maintenant { $before })
# en 098cce
brings-nothing = Une pièce ici ne change aucun point pour l’instant.
# en 9d7d97
map-size-text = { $territories } territoires, { $spaces } emplacements de tente, { $connections } liaisons.
# en ba24ef
category-half-journey = Mi-voyage
# en a4a3ec
category-tents = Tentes
# en f0ca2a
category-totems = Totems
# en c9e4de
category-settlements = Campements

## Ce qui ne va pas dans un fichier de plateau ; ce qui s’y trouve est cité tel quel

# en 9a0414
map-fault = { $file } : { $fault }.
# en e2374f
map-fault-at = { $file }, { $place } : { $fault }.
# en c2353e
map-place-territory = territoire { $number }
# en c7a860
map-place-sea = mer
# en d202ed
map-place-sea-name = nom de mer { $number }
# en 671c82
map-place-connection = liaison { $number }
# en 01925a
map-place-connection-at = liaison en position { $number }
# en caf3fc
map-unfit = { $file } : { $fault } ; écrivez-le comme { $example }.toml.
# en 27ee5a
map-no-toml = { $file } : ce n’est pas du TOML valable ({ $fault }) ; corrigez cette ligne.
# en f9beae
map-or-file-unknown = Il n’y a ni plateau ni fichier { $file } ; prenez { LIST($names) }, ou le chemin d’un fichier .toml.
# en 6f57f2
map-unreadable = Le fichier { $file } ne peut pas être lu ({ $fault }) ; donnez-en un qui puisse l’être.
# en 1016a6
map-too-long = { $file } : le fichier a plus de { $limit } octets ; un plateau en demande bien moins.
# en af6521
map-no-utf-8 = { $file } : l’octet { $byte } n’est pas de l’UTF-8 ; enregistrez le fichier en UTF-8.
# en 9b31e0
map-no-table = ce doit être une table de champs ; écrivez des lignes `field = value`
# en 4960a6
map-field-unknown = le champ { $field } est inconnu ; prenez { LIST($known) }
# en 808553
map-field-missing = le champ « { $field } » manque ; ajoutez-le
# en ef3193
map-field-text = « { $field } » doit être un texte de 1 à { $limit } lettres ; écrivez-le entre guillemets sur une ligne
# en e255b9
map-field-choice = « { $field } » vaut { $value } ; écrivez l’un de ceux-ci : { LIST($allowed) }
# en f30116
map-field-number = « { $field } » vaut { $value } ; écrivez un nombre entier de { $low } à { $high }
# en c7d8b9
map-field-list = « { $field } » doit être une liste ; écrivez-la entre crochets
# without high
# en 76070e
map-entries-exactly = « { $field } » a { $count } { $count ->
    [one] entrée
   *[other] entrées
} ; écrivez-en exactement { $low }
# en 57f120
map-entries = « { $field } » a { $count } { $count ->
    [one] entrée
   *[other] entrées
} ; écrivez-en de { $low } à { $high }, il n’y a pas de place pour plus
# en 1223df
map-field-numbers = « { $field } » contient { $value } ; écrivez { $count } nombres entiers entre crochets
# en 58a4af
map-point-off = le point { $point } de « { $field } » est hors du plateau ; restez dans { $size }
# en b88d71
map-huge-number = un nombre énorme
# en cd2a4b
map-list-or-table = une liste ou une table
# en 7dafdf
map-size = la taille est de { $width } sur { $height } ; écrivez deux nombres de { $low } à { $high }
# en 638564
map-key = la clé { $key } n’est pas simple ; prenez des minuscules, des chiffres et des traits d’union
# en 87ffba
map-neighbours = « neighbours » doit nommer des territoires ; écrivez leurs clés entre guillemets
# en b894dd
map-space-twice = l’emplacement de tente { $space } y est deux fois ; donnez à chacun son propre numéro
# en 67637d
map-too-many-spaces = il y a { $count } emplacements de tente ; tenez-vous-en à { $limit }, car il n’y a pas plus de place
# en 5dc699
map-space-missing = l’emplacement de tente { $number } manque ; numérotez-les de 1 à { $last } sans trou
# en 59161d
map-connection-missing = la liaison { $number } manque ; numérotez-les de 1 à { $last } sans trou
# en 3fda8e
map-isle = une île n’est pas une liste de points ; écrivez de 3 à { $limit } points pour chacune
# en e62e0f
map-path-nowhere = le sentier { $path } ne mène nulle part, car il n’y a pas d’emplacement { $space } ; reliez deux des emplacements 1 à { $last }
# en 343705
map-path-back = le sentier { $path } revient à son propre emplacement ; reliez-en deux différents
# en b54cb3
map-path-twice = le sentier { $path } y est deux fois ; supprimez-en un
# en 47efe4
map-connection-twice = ce numéro y est deux fois ; donnez à chaque liaison le sien
# en 8e860a
map-connection-to-itself = elle relie un territoire à lui-même ; nommez deux territoires différents dans « between »
# en 77e44e
map-territory-unknown = il n’y a pas de territoire { $key } ; écrivez la clé d’un territoire qui existe
# en 94e683
map-key-twice = deux territoires ont la clé « { $key } » ; donnez à chacun la sienne
# en dd42e2
map-biome-missing = aucun territoire n’est « { $biome } » ; donnez au moins un territoire à chaque biome
# en e3d962
map-totem-outside = son emplacement de totems est hors de son contour ; déplacez « totem » à l’intérieur
# en ed7951
map-space-outside = l’emplacement de tente { $space } est hors de son contour ; déplacez-le à l’intérieur
# en df68ec
map-own-neighbour = il est son propre voisin ; supprimez sa clé de « neighbours »
# en 783db8
map-one-sided-neighbour = « { $key } » ne le nomme pas comme voisin ; ajoutez-le là-bas, ou supprimez-le ici
# en 9cef62
map-too-many-paths = l’emplacement de tente { $space } a { $count } sentiers ; tenez-vous-en à { $limit }
# en 4371de
map-symbol-used = le symbole { $symbol } sert { $times } fois ; mettez-le sur deux liaisons ou sur aucune
# en 5fb205
map-not-ours = { $complaint } ; corrigez cela, ou donnez un autre nom à un plateau qui n’est pas notre { $map }
# en 906d56
map-wrong-biomes = il y a { $count } territoires « { $biome } », et non { $wanted }
# en 0e4159
map-few-crossings = { $count } sentiers passent une frontière, moins que { $wanted }
# en 7c556e
map-same-biome = les voisins « { $one } » et « { $other } » sont tous deux « { $biome } »
# en be7eba
map-border-unsaid = « { $one } » et « { $other } » ont une frontière commune, et « neighbours » ne le dit pas
# en 204c70
map-island = l’emplacement de tente { $space } du territoire { $territory } est isolé : aucun sentier ne le relie à l’emplacement 1
# en 9fa751
map-connection-count = il y a { $count } liaisons, et non { $wanted }
# en b88852
map-few-by-water = il y a moins de { $wanted } liaisons maritimes
# en 290ef3
map-symbol-unused = le symbole { $symbol } ne sert pas
# en f103c7
map-plain-land = toutes les liaisons terrestres ont un symbole
# en 95f7a1
map-plain-water = toutes les liaisons maritimes ont un symbole
# en c93286
map-connection-7 = la liaison 7 ne relie pas un territoire Glaciers et un territoire Toundra
# en 1f369e
map-space-count = il y a { $count } emplacements de tente, et non { $wanted }
# en 7fa192
map-land-spaces = { $place } a { $count } emplacements de tente, et non { $wanted }
# en 1c0bf3
map-land-not-joined = les emplacements de tente { OF($place) } ne sont pas reliés entre eux dans le territoire
# en 50ab30
map-range = { $low } à { $high }
# en f4c600
map-given = le plateau
# en f8aafe
map-packed = plateau compressé
# en 8569c4
map-packed-cut-off = Le plateau compressé est trop long ou tronqué ; compressez de nouveau le fichier.
# en de72bf
map-packed-damaged = Le plateau compressé est abîmé ; compressez de nouveau le fichier.
# en ccc5d9
map-unknown = Il n’y a pas de plateau { $map } ; prenez { LIST($names) }, ou un fichier de plateau compressé.
# en f2b218
map-not-known-here = Le plateau de cette table n’est pas connu ici : lisez d’abord ses options, et gardez-les.

## La commande map-balance

# en 2f100f
iwari-whether-a-map-is-fair-equal-bots-play-on-it-with-every-number-of-players = Iwari : un plateau est-il équitable ? Des bots de même force y jouent, à tous les nombres de joueurs.
# en d165b9
a-map-s-name-or-file = Le nom ou le fichier d’un plateau.
# en 05977b
a-bot-else-those-of-the-report = Un bot ; sinon ceux du rapport.
# en 0c02bb
a-folder-with-the-games-of-the-report-default-the-cache = Un dossier avec les parties du rapport ; par défaut : le cache.
# en e5c9d5
more-or-fewer-games-than-usual = Plus ou moins de parties que d’habitude.
# en 953ec1
processes-that-play = Combien de processus jouent.
# en bdd715
write-the-page-of-the-maps-here = Écrire ici la page des plateaux.
# en 7f5cc2
balance-summary = { $map }, { $players } joueurs, { $bot } : { $games } parties, dont { $won } avec un gagnant, meilleure place { $seat }, meilleur rang de tour { $turn }, territoire le moins visité { $entered } % : { $fair ->
    [yes] équitable
   *[no] PAS ÉQUITABLE
}, ordre du tour { $even ->
    [yes] égal
   *[no] INÉGAL
}

## Le rapport

# en fc2d79
report-title = Iwari : plateaux, joueurs et Exploits
# en a5d857
report-intro = Les deux plateaux à tous les nombres de joueurs, sans Exploits ; puis chaque Exploit seul, à trois joueurs. Les plateaux sont des reconstitutions de ce projet.
# en 3f15fb
measure-ties = égalités, ou personne ne gagne
# en dbd9a3
report-skill = Un meilleur bot à une table de trois.
# en 499629
report-seats = Combien de fois chaque place gagne, { $count } joueurs
# en f5a717
report-third-tribe = { $equal } { $spread } À deux joueurs, la troisième tribu peut gagner, et alors personne ne gagne.
# en 76dfdc
report-third-tribe-more = À deux joueurs sur { $map }, la troisième tribu gagne { $share } des parties : plus d’un tiers, et alors aucun joueur ne gagne.
# en 8b4b93
report-third-tribe-less = À deux joueurs sur { $map }, la troisième tribu gagne { $share } des parties : pas même un tiers.
# en a4a9c9
report-third-tribe-unsure = On ne peut pas dire si la troisième tribu gagne plus d’un tiers des parties sur { $map }, ou moins ({ $share }).
# en 0777e9
report-note = { $equal } { $spread }
# en 6f6fa3
where-map = { " " }sur { $map }
# en 5d45f3
where-map-players = { " " }sur { $map } à { $count } joueurs
# en a6f17f
report-map-turns = À { $count } joueurs, { $here } demande { $size } par partie que { $there }
# en 7e3aac
report-map-points = À { $count } joueurs, { $here } rapporte { $size } par place que { $there }
# en 1e4ff9
report-map-unsure = On ne peut voir aucune différence entre les plateaux : { $measure }
# en 70f350
report-feat-wins = { $feat } : écart de victoires par Exploit gagné
# en c438c5
report-feat-earned = { $feat } : Exploits gagnés par partie
# en 4155f4
report-feat-points = { $feat } : points par place
# en a416f2
report-feat-turns = { $feat } : tours de plus ou de moins que sans
# en feb830
report-feat-chart = Victoires liées à un Exploit gagné sur { $map }
# en 207445
report-feats = Exploits sur { $map }
# en 75bcc5
report-feats-note = Trois joueurs, un Exploit à la fois.
# en b9109f
report-feat = Gagner l’Exploit { OF($feat) } s’accompagne de { $size }
# en 3f3c9c
report-feat-unsure = On ne peut pas dire si gagner l’Exploit { OF($feat) } va avec plus ou moins de victoires
# en a20a3c
report-leads = en tête à { $place }
# en a722b4
report-holds = tient la liaison { $number }
# en 7d5cdc
report-places = Territoires et liaisons sur { $map }
# en 8ed898
report-places-note = Combien de victoires de plus sur cent vont avec la tête d’un territoire, ou avec une liaison tenue, à la fin ; trois joueurs, sans Exploits.
# en fbe0e9
report-map-new-horizons = Nouveaux Horizons
# en 107db3
report-map-vast-lands = Vastes Terres
# en 61ee9c
mark-feats = Exploits
# en 4752d8
mark-territories-led = territoires dominés
# en 0fe773
mark-connections-held = liaisons tenues
# en 45f70d
mark-territories-entered = territoires visités

## Ce qu’un coup apporte et permet ; le titre est le thème d’un problème. $points, $before et $after sont des points comptés

# en 46cd96
motive-majority-turned = La tente vous met seul en tête à { $place }, qui vous rapporte { $after } au lieu de { $before }.
    .title = Prendre la tête
# en 309c0a
motive-majority-tied = La tente vous met à égalité en tête à { $place }, qui vous rapporte { $after } au lieu de { $before }.
    .title = Partager la tête
# en 2cb061
motive-connection-held = Vous obtenez la majorité sur { AND($connections, form: "the") } : { $points } dans l’état actuel.
    .title = Une liaison tenue
# en 83b141
motive-connection-broken = { CAPITAL($player) } perd la majorité sur { THE($connection) }.
    .title = Une liaison rompue
# en 48f1eb
motive-feat-earned = Vous gagnez l’Exploit { AND($feats, form: "of") }, ce qui multiplie des points à la fin du voyage.
    .title = Un Exploit gagné
# en 4b4c99
motive-settlement = Vos campements rapportent { $points } de plus.
    .title = Un campement
# en 72b9e6
motive-lead-closed = C’est le dernier emplacement de tente à { $place } : personne ne peut vous y dépasser.
    .title = Une avance assurée
# en 1ab789
motive-feeds-leader = Chaque tente compte pour qui est en tête : { $place } vaut alors { $points } pour { AND($players) }.
    .title = Une tente pour le premier
# en 758908
motive-opens-territory = { $place } devient un territoire exploré : les autres peuvent y poser jusqu’à deux pièces par tour.
    .title = Un territoire ouvert
# en 7f03f3
motive-pays-double = Vous payez avec deux cartes, là où une seule carte { $biome } suffirait.
    .title = Payer double
# en 088548
motive-last-card = C’est la dernière carte { $biome } qui ne soit ni défaussée ni en main.
    .title = La dernière carte d’un biome
# en b1c3ed
motive-deck-ends = C’est la dernière carte de la pioche : le décompte de mi-voyage a lieu après ce tour.
    .title = La pioche s’épuise
# en 8fdf22
motive-nothing-placed = Vous ne posez rien ce tour-ci, alors que vous le pourriez.
    .title = Un tour sans pièce
# en 72cf1f
motive-lead-widened = La tente augmente votre avance à { $place }, qui vous rapporte { $after } au lieu de { $before }.
    .title = Une avance augmentée
# en 5a452d
motive-second-place = Derrière le premier, { $place } vous rapporte { $after } au lieu de { $before }.
    .title = Une place derrière le premier
# en e2a8bf
motive-connection-grows = Vous tenez { AND($connections, form: "the") } : un totem de plus y rapporte { $points }.
    .title = Une liaison qui grandit
# en 61708f
motive-totem-lead = Aucune tribu n’a alors plus de totems que vous à { $place } : c’est un bout { AND($connections, form: "of") }.
    .title = Un bout de liaison
# en ed1978
motive-new-biome = Vous n’avez pas encore de carte { $biome } : ce biome a encore { $count } { $count ->
    [one] emplacement de tente libre
   *[other] emplacements de tente libres
}.
    .title = Un biome de plus
# en 3acb6a
motive-pair-held = Vous avez alors { $count } cartes { $biome } : deux d’entre elles valent une carte de n’importe quel autre biome.
    .title = Une paire
# en 7e5a24
motive-cards-kept = Vous gardez { $count } { $count ->
    [one] carte
   *[other] cartes
} pour les tours suivants.
    .title = Des cartes gardées
# en e2f4e7
motive-unseen-card = Personne d’autre n’apprend quelle carte vous piochez.
    .title = Une carte que personne ne voit

## Leçons faites de problèmes

# en b4692c
exercise-connection-held = Une liaison tenue
# en 4e933a
exercise-connection-held-before = Les totems des deux territoires d’une liaison comptent pour qui a la majorité dans les deux. Trouvez la pièce qui vous la donne.
# en 967eff
exercise-connection-held-after = À chaque bout, il suffit d’avoir autant de totems que chacun des autres. Cherchez où une seule pièce suffit.
# en 3520e3
exercise-majority-turned = Prendre la tête
# en 273574
exercise-majority-turned-before = Dans un territoire, chaque tente compte pour qui est en tête. Trouvez la tente qui vous met seul en tête.
# en 703ca4
exercise-majority-turned-after = Une tente qui vous met en tête rapporte tout ce qui se trouve là. Celle qui ne fait que s’ajouter aux vôtres rapporte peu.
# en 441182
exercise-majority-tied = Partager la tête
# en 4b3c81
exercise-majority-tied-before = Être à égalité avec le premier rapporte aussi des points, et coûte souvent moins que de le dépasser. Trouvez où.
# en bbba10
exercise-majority-tied-after = Partager la tête, c’est un premier pas pour la prendre seul.
# en fcc38f
exercise-settlement = Un campement
# en 0a364e
exercise-settlement-before = Quatre de vos tentes ou plus, reliées par des sentiers, forment un campement et rapportent un point chacune. Trouvez la tente qui achève un campement ou l’agrandit.
# en 4c99d1
exercise-settlement-after = Les sentiers passent les frontières : regardez tout le plateau avant de choisir un emplacement.

## Ce qu’on demande au jeu fort : des sortes de coups

# en 568201
habits-openings = Les premières tentes
# en 3cdc27
habits-pieces = Tentes et totems
# en 92c209
habits-territories = Les territoires de Nouveaux Horizons
# en 6f2c69
habits-cards = Cartes
# en d0739f
habit-open-alone = Une pièce dans un territoire sans tente, avant d’avoir { $count } tentes
# en f5703b
habit-open-totem = Un totem avant d’avoir { $count } tentes
# en 8b8413
habit-tent = Une tente
# en 4cf75e
habit-totem = Un totem
# en f8ae7a
habit-second-piece = Une deuxième pièce dans le tour
# en cfd1b3
habit-two-cards = Payer avec deux cartes d’un autre biome
# en 57a8bd
habit-join = Une pièce là où seuls les autres ont des tentes
# en c628e0
habit-in = Une pièce à { $place }
# en bb0717
habit-take = Une carte { $biome } de l’étalage
