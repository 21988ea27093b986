### Le labo : ce que disent les rapports, les tournois et les analyses.

## Les nombres

# en f01f3e
or-less = { $number } ({ $end } ou moins)
# en ff68ed
or-more = { $number } ({ $end } ou plus)
# en 300d20
from-to = { $number } (de { $low } à { $high })
# en 8a3d04
with-unit = { $number } { $unit }
# en d058c1
too-few-games = trop peu de parties
# en 2981bf
unit-points = points
# en a6d9c6
unit-turns = tours
# en 489302
unit-moves = coups
# en f4658c
unit-lead-changes = changements de tête
# en 2e720a
unit-wins-in-a-hundred = victoires sur cent
# en 79364d
amount = { $size } { $word }
# en d82e1d
more-often = plus souvent
# en e2b3b9
less-often = moins souvent
# en 5cf376
more = de plus
# en e74e8a
fewer = de moins
# en b1c514
longer = de plus
# en 1fcbed
shorter = de moins
# en 8fbc37
ordinal-1 = premier
# en 76db9d
ordinal-2 = deuxième
# en 57bde6
ordinal-3 = troisième
# en 403dbd
ordinal-4 = quatrième
# en 83e663
ordinal-5 = cinquième
# en 1b6bf1
ordinal-6 = sixième
# en 660e30
ordinal-7 = septième
# en 9b67a2
claim = { $said }.
# en c4cf39
unsure = { $said } ({ $number }, { $games } parties).

## Ce qui est mesuré

# en 831caa
starting-wins = qui commence { $place } gagne
# en 5b0831
a-seat = { $name } par place
# en 19052c
turns-a-game = tours par partie
# en 1fc6a0
decisions-a-game = décisions par partie
# en 7038c3
moves-to-choose-from = coups au choix
# en 7cdb57
most-moves-to-choose-from = coups au choix, au plus
# en b99d1b
forced-decisions = décisions forcées
# en 61986b
passes-a-turn = tours passés
# en 61582a
lead-changes-a-game = changements de tête par partie
# en c8b01c
winner-behind-at-half-time = vainqueur mené à mi-partie
# en 4a3b28
winners-largest-arrears = plus grand retard du vainqueur
# en 6c3e34
ties = égalités
# en b3fc6e
points-a-seat = points par place
# en b3a9cf
best-seat-ahead = avance du meilleur sur la moyenne des autres

## Un rapport

# en 7be348
report-title = { $game } : { $options }
# en 34f937
report-intro = { $game } avec { $options }.
# en ac59ce
report-intro-beside = { $game } avec { $options }, à côté de { $other }.
# en 9d4512
published-rules = les règles publiées
# en f09443
in-short = En bref
# en caed9d
not-settled = Les constats qui ne font pas un titre
# en 502d37
no-headlines = Rien de ce qu’on a cherché ne vaut aussi pour le bot plus faible et pour le bot plus fort.
# en 741742
how-made = Comment il a été fait
# en ebf57e
legend = ± est la moitié de l’intervalle à 95 % ; on donne ses bornes quand il va bien plus loin d’un côté. ✓ : les nombres étayent la phrase, même à côté de toutes les autres de cette page. ? : un avertissement, ils n’en étayent aucune.
# en e01344
legend-bots = ± est la moitié de l’intervalle à 95 % ; on donne ses bornes quand il va bien plus loin d’un côté. Chaque constat a été cherché de nouveau dans les parties d’un bot plus faible et d’un bot plus fort. Oui : il s’y trouve aussi, dans le même sens et nettement. Non : il ne s’y trouve pas, ou à coup sûr moins de la moitié de ce qui a été constaté. On ne sait pas : ces parties ne le disent pas. ✓ est un titre : ses propres nombres l’étayent, même à côté de tous les autres constats de la page, et ceux du bot plus faible et du bot plus fort aussi. ~ est étayé par ses propres nombres, mais pas par ceux des deux autres bots. Le signe ? avertit qu’ils n’étayent rien.
# en b79693
said-sure = étayé par les nombres
# en 10265c
said-other = étayé par les nombres de ce bot, mais pas par ceux des deux autres
# en 37d16f
said-unsure = avertissement : question ouverte
# en 724d60
holds-for = vaut pour { $bot } ?
# en 2d23a7
holds-yes = oui
# en e9f2bd
holds-no = non
# en 20c55a
holds-not-known = on ne sait pas
# $answer is yes, no or not known; $number is what was found.
# en 9523eb
holds = { $answer } ({ $number })
# en bf53eb
all-in-numbers = Les { $count } en nombres
# en d27a79
column-value = valeur
# en dd4c1c
column-difference = différence
# en a8d342
column-games = parties
# en 825431
column-note = note
# The same number from games of another bot.
# en 524d6b
column-bot = { $bot }
# en 3391fe
fact-options = options
# en dc9ce6
fact-changed-rules = règle non publiée
# en a8d342
fact-games = parties
# en 4686ba
fact-bots = bots
# en 3c692d
fact-other-bots = autres bots
# en b86d74
fact-uneven-tables = talent et hasard
# en a533a8
fact-seeds = graines
# en c60a80
fact-intervals = intervalles
# en 7b126d
fact-made = fait le
# en 043a7b
fact-command = commande
# en 4c0ca3
fact-deals = donnes
# en 236da0
fact-test = test
# en 36c749
fact-ratings = cotes
# en 9a67c5
options-beside = { $options } ; à côté : { $other }
# en c091a3
seeds = { $first } à { $last }
# en b7575a
intervals-by-games = 95 %, par parties
# en 756c56
bots-of-report = { $bot } à chaque place, { $games } parties ; tous les nombres en viennent, sauf si un autre bot est nommé
# en d5ca6c
other-bots-of-report = les mêmes tables avec { $weaker } ({ $weak } parties) et avec { $stronger } ({ $strong } parties)
# en 7f7271
uneven-tables = un bot { $bot } parmi des bots { $weaker }, places tournantes ; à côté, un bot { $weaker } parmi des bots { $below }, et un bot { $stronger } parmi des bots { $bot }
# en 655ea5
section-seats = Places
# en 88d8dd
chart-seats = Combien de fois chaque place gagne, par ordre de départ
# en 12bd9b
equal-chance = À chances égales, chaque place gagnerait { $share } % des parties.
# en 982a63
section-length = Durée et choix
# en b32041
chart-turns = Combien de tours durent les parties
# en 706cb8
note-turns = L’image montre combien de tours durent les parties.
# en 488ac6
section-lead = Avance, talent et hasard
# en 32986e
note-unequal-starts = On ne montre qui mène en cours de partie que si toutes les places commencent avec le même nombre de points.
# en 5555cc
note-no-lead = On ne montre pas qui mène en cours de partie : les places ne commencent pas toutes avec le même nombre de points.
# en 3c62fe
skill-line = { $bot } gagne la table inégale (à chances égales { $share } %)
# en aaa7c2
section-points = Points
# en 7dce52
chart-best-seat = Points de la meilleure place
# en 55d4f5
chart-sources = Points par source : leur répartition sur les places
# en 44de6c
note-best-seat = La première image montre les points de la meilleure place. { $spread }
# en d1f388
note-spread = Les points par source sont par place : la ligne va de la dixième à la quatre-vingt-dixième de cent places, la barre contient la moitié du milieu, et le nombre est la médiane.
# en 9e7037
section-happens = Ce qui se passe
# en 54b385
section-winning = Ce qui accompagne la victoire
# en 8ea3ca
section-winning-by = Ce qui accompagne la victoire : { $name }
# en 5ebcbd
note-caution = Combien de victoires de plus ou de moins sur cent qu’à chances égales vont avec un de plus que les autres places de la même partie. C’est une corrélation, pas une cause. Les points pleins se détachent, même compte tenu de la longueur de la liste.
# en 2901c6
start-sentence = Qui commence { $place } gagne { $size } qu’à chances égales{ $where }
# en 757423
start-unsure = On ne peut pas dire si commencer { $place } aide{ $where }
# en e7f1e2
where-with = { " " }avec { $name }
# en 8a51a5
against-one = contre { $bot }
# en f292ae
among-several = parmi des bots { $bot }
# en 84f635
skill-said = { $better } { $others } gagne { $share } des parties{ $where }
# en 217323
skill-shows = Le talent se voit : { $said }, là où le hasard seul donne { $equal } %.
# en 5ce1fa
skill-worse = Le bot dit meilleur est moins bon : { $said }, là où le hasard seul donne { $equal } %.
# en 037e0f
skill-unsure = Le talent ne se voit pas : { $said }, là où le hasard seul donne { $equal } % ; ce n’est pas une différence nette.
# en e4efa6
skill-few = { $count } parties, c’est trop peu : on ne peut pas dire si le talent se voit.
# en db23e2
comeback-often = Le plus souvent, le vainqueur a dû combler un retard : dans { $share } des parties, il était mené après la moitié des tours.
# en c668e8
comeback-rare = Le plus souvent, le vainqueur n’a pas eu de retard à combler : dans { $share } des parties seulement, il était mené après la moitié des tours.
# en bae310
comeback-unsure = On ne peut pas dire si, le plus souvent, le vainqueur a dû combler un retard : dans { $share } des parties, il était mené après la moitié des tours.
# en 7dc367
compared-turns = Avec { $here }, les parties durent { $size } qu’avec { $there }
# en ce51ef
compared-choice = Avec { $here }, une décision offre { $size } qu’avec { $there }
# en eeb6ad
compared-leads = Avec { $here }, une partie a { $size } qu’avec { $there }
# en 797828
compared-comebacks = Avec { $here }, le vainqueur était mené à mi-partie { $size } qu’avec { $there }
# en 2fa729
compared-ties = Avec { $here }, il y a égalité { $size } qu’avec { $there }
# en db6e97
compared-skill = Avec { $here }, le meilleur bot gagne { $size } qu’avec { $there }
# en e0fc75
compared-unsure = On ne peut voir aucune différence : { $measure }
# en 753df8
compared-skill-unsure = On ne peut voir aucune différence dans les victoires du meilleur bot

## Un tournoi

# en 2295a3
tournament-few = Un tournoi demande deux bots ou plus, comme dans --bots random,greedy.
# en e358b9
tournament-once = Chaque bot n’entre qu’une fois dans un tournoi.
# en 85083f
tournament-decided = après { $played } donnes sur { $deals } : chaque paire est départagée
# en fea629
tournament-all = après les { $deals } donnes
# en fec0d4
tournament-title = { $game } : un tournoi
# en 71ba0e
tournament-intro = { $count } bots, { $options } ; { $games } parties, { $stopped }.
# en f37e13
verdict-better = { $one } est meilleur que { $other } : { $share } de ce que les deux ont gagné.
# en 995dfe
verdict-equal = { $one } et { $other } se valent : { $share }.
# en dc631b
verdict-open = Après { $count } donnes, on ne sait pas encore qui de { $one } ou de { $other } est le meilleur : { $share }.
# en d87bbb
verdict-early = Après { $count } donnes, on ne sait pas encore qui de { $one } ou de { $other } est le meilleur.
# en b92f40
ratings = Cotes
# en 27e461
cross-table = Tableau croisé
# en c9ecf1
note-ratings = Sur l’échelle Elo, au-dessus de { $bot }, avec des intervalles à 95 % de cet écart : 100 de plus gagnent environ 64 parties à deux sur 100. Un point vide n’a pas encore d’intervalle à deux bouts : trop peu de donnes, ou toutes gagnées, ou perdues.
# en 303d5b
note-cross-table = La part de la ligne dans ce que ligne et colonne ont gagné, en centièmes.
# en abe521
tournament-deals = chaque donne se joue dans toutes les rotations de places qui diffèrent
# en 45209b
tournament-test = séquentiel, se trompe sur une paire dans { $doubt } des tournois au plus ; des bots à moins de { $equal } de victoire sont dits égaux
# en 8956c8
tournament-ratings = échelle Elo selon le modèle de Luce, d’après les parties gagnées par quelqu’un ; le bot du milieu, { $bot }, est à 0, et les intervalles sont ceux de l’écart avec lui, par donnes

## Une analyse

# en 1a81cf
chances = Les chances, coup par coup
# en 42fd75
analysis-title = { $game } : { $moves } coups, dont { $choices } choix ; jugés par { $bot }.
# en f8ac3d
analysis-sum = En centièmes de victoire : chance du début − coût de ses propres choix + hasard et jeu des autres = résultat.
# en 6e83f7
column-chance = chance
# en 8eb7bd
column-costs = coût
# en 1288b1
column-luck = hasard
# en 66b6d1
column-result = résultat
# en 53a063
turning-points = Tournants :
# en 742a93
no-turning-points = Aucun coup ni coup du sort n’a décidé à lui seul de cette partie.
# en 896df3
decision = { $player } : { $move } ; le mieux : { LIST($best) }
# en 131c91
decision-costs = { $player } : { $move } (coûte { $cost } ± { $error } %) ; le mieux : { LIST($best) }
# en 77d822
decision-other = { $said } ; { $bot } : { $move }
# en e7e42c
comparison = { $agent } aurait fait le même choix { $same } fois sur { $count }. Un choix de la partie coûte { $played } % d’une victoire, un choix de { $agent } { $proposed } %.

## Simulations

# en 31c1b0
other-start = { $folder } contient le début d’une autre simulation (ou d’autres règles) : supprimez-le, ou choisissez un autre fichier.
# en 0fba04
other-simulation = { $file } contient une autre simulation : supprimez-le, ou choisissez un autre fichier.
# en cd125b
different-games = { $file } et { $other } contiendraient des parties différentes : choisissez de nouveaux fichiers.
# en e8a275
simulation-unreadable = { $file } ne peut pas être lu : { $error }
# en 9d5af6
not-the-same-again = La partie { $seed } n’a pas été la même quand elle a été rejouée.
# en 2af1a8
no-ray = --ray a besoin de Ray : pip install 'nekoban[ray]'.
# en 473117
no-cluster = Il n’y a pas de cluster Ray à { $address } : { $error }
# en 9d6cf0
other-version = Un nœud du cluster Ray a une autre version de nekoban : installez la même.
# en a3c1d7
same-players = Tous les jeux d’options d’une simulation ont le même nombre de joueurs.
# en 96454f
bots-and-seats = { $count } bots ne vont pas pour { $seats } places.
# en 37364f
gpu-bots = Seuls des bots random jouent sur un GPU, pas { AND($bots) } : enlevez --gpu.
# en 49b2c3
moves-made = coups joués
# en 99efcd
chance-to-win = chances de gagner, %
# en cf4c89
section-players = { $count } joueurs
# en d30c68
section-skill = Talent et hasard
# en 5dd207
ladder-heading = { $seats } places
# en 2e740d
ladder-columns = bot | cote | intervalle à 95 %
# en 50ab30
ladder-interval = de { $low } à { $high }
# en e15f93
duel-columns = bot | contre | part de victoires | avance moyenne | parties | sans vainqueur

## Une évaluation

# en f05aae
other-benchmark = { $file } n’est pas de cette évaluation : supprimez-le, ou choisissez un autre fichier.
# en 01849d
benchmark-title = { $agent }, { $game } à deux : { $played } { $played ->
    [one] partie
   *[other] parties
} sur { $games }.
# en d107f3
benchmark-no-rating = Aucun adversaire n’a de cote mesurée avec ces règles : l’agent n’en a donc pas non plus.
# en 2d11d9
benchmark-all-won = Il a gagné toutes les parties : sa cote au classement est de { $low } ou plus.
# en a9ec2c
benchmark-all-lost = Il a perdu toutes les parties : sa cote au classement est de { $high } ou moins.
# en 1ca24a
benchmark-rating = Sa cote au classement est de { $rating }, entre { $low } et { $high }.
# en abc2fb
column-against = contre
# en 05f620
column-won = gagné
# en a6d9c6
column-turns = choix
# en 4f53a0
column-calls = appels
# en 78bbb4
column-illegal = illégal
# en 5c9a1e
column-random = hasard
# en 78d4ed
a-percentage = { $number } %
# en 530495
percentage-between = { $number } % ({ $low }–{ $high })

## La complexité des jeux

# en 254722
complexity-columns = jeu | joueurs | décisions | choix | coups possibles | maximum | déroulements | ensembles d’information, au moins | vus une fois | états, au moins | états imaginables
# en 3af064
luck-columns = jeu | joueurs | donnes partagées | intervalle à 95 % | donnes | mesuré le
# en e7836e
luck-interval = de { $low } à { $high } %
# en ea1e90
complexity-made = { $games } parties au hasard à chaque table. Règles : { LIST($rules) }.
# en d1aded
luck-made = Entre { $better } et { $weaker }. Règles : { LIST($rules) }.

## Petites tables résolues exactement

# en 4b04a0
exact-columns = jeu | table | états | ensembles d’information | leurs coups | décisions au plus | valeur pour la première place | exploitabilité
# en a0794e
exact-table-columns = jeu | table
# en 4d3045
exact-budget = { $budget } itérations
# en 9de096
exact-curves = Exploitabilité selon les itérations de la recherche
# en 92edd9
exact-made = Chaque bot a été interrogé { $choices } fois pour chaque vue, avec chaque fois un autre hasard. Règles : { LIST($rules) }.

## Petites tables, résolues

# en dd1f7a
exact-only-two = Seules les tables à deux peuvent être résolues, pas à { $players }.
# en 5ee387
exact-too-large = { $game } : cette table a plus de { $count } états.

## Ce qu’enseigne le jeu fort

# en dd51c2
teach-title = { $game } : ce qu’enseigne le jeu d’un expert
# $strong et $plain sont des noms de bots.
# en 126cec
teach-intro = Le bot { $strong } joue d’après un réseau qui a appris en jouant bien des millions de parties : il tient lieu d’expert. Le bot { $plain } prend toujours ce qui rapporte le plus sur le moment : il tient lieu de débutant. Dans { $games } parties à deux que { $strong } a jouées contre lui-même, on a demandé à l’un et à l’autre, à chaque décision, ce qu’ils feraient. La page compare donc deux réponses aux mêmes questions.
# $search est le bot qui cherche, $plain celui des débutants.
# en e9ad7a
teach-legend = ± est la moitié de l’intervalle à 95 %, par parties ou par donnes ; ses bornes sont données quand il s’étend bien plus loin d’un côté. Les points se comptent sur cent décisions, ou sur cent parties. Ce qui est dit d’une habitude a été vérifié dans les réponses de { $search }, qui réfléchit avec le réseau, à certaines décisions des mêmes parties, et dans des parties que { $plain } a jouées contre lui-même. ✓ marque un résultat établi : ses propres nombres le montrent, même à côté de toutes les autres phrases de cette page, et les autres réponses aussi, là où on les a demandées. ~ marque un résultat que seuls ses propres nombres montrent.
# en 834321
teach-plain-games = les parties de { $plain }
# $strong et $plain sont des nombres.
# en fe03f5
teach-habit = { $habit } : quand on a le choix, l’expert le fait dans { $strong } % des décisions et le débutant dans { $plain } %, soit { $size }
# en 838941
teach-habit-unsure = { $habit } : on ne peut établir aucune différence
# en c417c7
teach-rates = { $strong } % contre { $plain } % ; le choix se présente dans { $open } % des décisions
# en 97248f
teach-habits-note = De combien de points l’expert fait ce choix plus souvent que { $plain }, aux mêmes décisions : celles où certains coups légaux sont de cette sorte et d’autres non. Les ronds pleins ressortent, compte tenu de la longueur de la liste.
# en 34ca06
teach-motives = Ce que les coups rapportent et permettent
# en 2af816
teach-always = toujours « { $habit } » quand c’est possible
# en 912dcb
teach-never = jamais « { $habit } » si on peut l’éviter
# en d0a22d
teach-advice = Des règles pour débuter
# en 29ff4a
teach-advice-note = Ce que gagne le bot { $plain } qui suit la règle contre le même bot qui ne la suit pas. Les règles sont celles où { $strong } s’écarte le plus de { $plain }. Chaque donne est jouée deux fois, en échangeant les places. Une règle qui fait perdre montre que l’expert sait mieux quand le faire, et non combien de fois.
# $rule est teach-always ou teach-never.
# en 8f5876
teach-advice-wins = Règle : { $rule }. Un débutant qui la suit gagne { $share } des parties contre un autre qui ne la suit pas.
# en 0d98d9
teach-advice-costs = Tout dépend du moment. Règle : { $rule }. Un débutant qui la suit gagne { $share } des parties contre un autre qui ne la suit pas.
# en a8b258
teach-worth = Ce que des règles coûtent à l’expert
# en 809683
teach-worth-note = Ce que gagne le bot { $strong } contre lui-même quand il suit une règle contraire à son jeu. Plus elle lui coûte, plus son jeu repose sur ce qu’elle lui interdit.
# en cac1fb
teach-worth-wins = Règle : { $rule }. Un expert qui la suit gagne { $share } des parties contre un expert qui ne la suit pas.
# en fb938d
teach-worth-costs = Cher pour un expert. Règle : { $rule }. S’il la suit, il gagne { $share } des parties contre un expert qui ne la suit pas.
# en bcd9a0
teach-rule-unsure = Règle : { $rule }. On ne peut établir ce qu’elle apporte : { $share }.
# en 9c6269
teach-games = { $strong } d’experts, { $plain } de débutants, et { $marked } autres d’experts pour ce qui accompagne la victoire
# en 48c18d
teach-deals = { $deals } pour chaque règle, { $games } parties
# $mark est ce qui est compté, comme les cartes jouées ; $size dit combien de plus ou de moins.
# en a5854e
teach-thing = { CAPITAL($mark) }, { $thing } : entre experts, en avoir un de plus que l’autre va de pair avec { $size }
