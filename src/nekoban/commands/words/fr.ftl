### La ligne de commande : ce que disent les commandes, et leur aide. Ce que l’on tape reste en lettres latines.

## Les appels

# en 829369
call-error = { $said } `{ $command } --help` donne la liste.
# en c55074
call-no-option = Il n’y a pas d’option { $name }.
# en 59c4f3
call-no-command = Il n’y a pas de commande { $name }.
# en 9a42eb
call-missing = Il manque { $name }.
# en 01100b
call-bad-value = La valeur donnée pour { $name } ne convient pas.
# en 0d9a88
call-too-much = Il y a des mots de trop, ou qui ne conviennent pas.
# en f77bd0
language-code = --language prend le code d’une langue, comme fr.
# en 6398c7
input-ended = L’entrée s’est terminée avant que tout ait une réponse.
# en d9a611
no-option-word = { $word } n’est pas une option ; les options s’écrivent --nom valeur.
# en 36a190
help-usage = Usage :
# en 4322e6
help-options = Options
# en 2e47a9
help-arguments = Arguments
# en 6a38ad
help-commands = Commandes
# en 736600
help-default = par défaut : { $value }
# en 6ff3ca
help-required = obligatoire
# en 92dff9
help-this = Afficher ce message et quitter.

## Jouer

# en 67a183
ask-game = À quoi jouons-nous ?
# en ee4dc7
nothing-chosen = Rien n’a été choisi : nommez le jeu, comme dans `nekoban play mauwi`.
# en 8a9c60
type-number-or-name = Tapez un nombre de 1 à { $count }, ou un nom.
# en 0c78b3
nobody-plays = Personne ne joue : donnez à --names un ou plusieurs noms, ou à --bots un bot pour chaque place, séparés par des virgules.
# en ccd10b
ask-names = Qui joue ? Des noms séparés par des virgules ; des bots prennent le reste des { $players } places [{ $guest }] :
# en 85a4a8
guest = Invité
# en 14d492
ask-contribution = { $player }, tapez quelque chose que personne ne peut deviner, ou rien :
# en 63b7cb
contribution = Votre contribution au hasard : { $contribution }
# en c25ece
no-contribution = aucune
# en 36c15a
bot-waits = { $bot } attend que les règles { OF($game) } soient compilées : une minute ou deux, une seule fois.
# en cce3e8
ask-lower-bot = Voulez-vous que { $bot } joue à sa place en attendant ? [Y/n]
# en 59d89f
older-luck = Le hasard de cette partie est celui, plus ancien, du format { $format } : qui voit les cartes visibles peut calculer des cartes cachées. On ne peut donc pas la continuer à plusieurs. `nekoban replay` la montre, et `nekoban play` en commence une autre.
# en ea6dda
bot-of-others = La place { $seat } est jouée par { $bot }, qui n’est pas un de nos bots. Si vous le connaissez, nommez-le de nouveau avec --bots, dans l’ordre des places.
# en a64fd7
other-seed = L’empreinte de la graine de cette partie est { $fingerprint }, pas celle qui est donnée : elle a été distribuée avec une autre graine que celle qui était annoncée.
# en bf0bb1
game-line = { $title } ({ $status ->
    [verified] vérifié
    [playable] jouable
   *[draft] ébauche
}). { $summary }
# en 867945
option-line = (par défaut { $value }) : { $help }
# en 2b9a2c
first-words-browser = Jouez dans le navigateur à { $address } : contre des bots, ou avec des amis par un lien. Ctrl-C arrête tout.
# en 182f90
first-words-terminal = Jouez dans le terminal avec `nekoban --terminal` ; laissez entrer les autres avec `nekoban serve --host 0.0.0.0`.
# en 7713be
first-words-help = `nekoban --help` donne tout le reste. Vos tables sont gardées dans { $folder }.
# en 8c60a9
port-taken = Le port { $port } est pris. Choisissez-en un autre avec --port ; 0 prend un port libre.
# en 8cb7ab
port-forbidden = Cette machine ne vous laisse pas écouter sur le port { $port }. Choisissez-en un de 1024 à 65535 avec --port.
# en fed37a
no-address = Cette machine n’a pas l’adresse { $host }. Choisissez-en une autre avec --host : 127.0.0.1 est pour cette machine seule, 0.0.0.0 pour tous ceux qui peuvent l’atteindre.
# en ced293
metrics-unheard = Les mesures ne peuvent pas être proposées à { $address } : le port est pris, ou cette machine n’a pas cette adresse. Choisissez-en une autre avec --metrics.
# en 373707
metrics-at-tables = Les mesures ne peuvent pas être proposées à { $address } : ce port sert les tables. Choisissez-en un autre avec --metrics.

## Faire tourner un serveur

# en 0bced8
database-unknown = Il n’y a pas de base de données { $database }. Nommez-la avec --database.
# en fa79af
backup-made = { $file } contient { $count ->
    [one] { $count } table, telle qu’elle était
   *[other] { $count } tables, telles qu’elles étaient
} à un même instant.
# en 3fbd9f
restored = { $database } contient maintenant { $count } { $count ->
    [one] table
   *[other] tables
}.
# en 71aafd
restored-before = { $database } contient maintenant { $count } { $count ->
    [one] table
   *[other] tables
}. Ce qui s’y trouvait est dans { $before }.
# en faf901
finding = { $what } : { $sentence }
# en 49cea5
finding-python = Python
# en d3eb5e
finding-compiler = Compilateur
# en 96818b
finding-games = Jeux
# en 21d916
finding-cache = Cache
# en 9dfc47
finding-database = Base de données
# en 971829
finding-port = Port
# en 9b1eec
finding-disk = Disque
# en fb6713
finding-clock = Horloge
# en d0904d
python-fit = { $python } avec Nekoban { $nekoban }.
# en 79e0bc
python-old = { $python } avec Nekoban { $nekoban }. Installez { $wanted } ou plus récent.
# en 1f2560
compiler-fit = numba { $version }.
# en 08a56e
decimal = { $whole },{ $tenth }
# en 32f54a
games-found = { $count } : { LIST($games) }.
# en e79265
cache-later = { $folder } sera créé quand des règles seront compilées.
# en 665985
cache-bad = { $folder } n’est pas utilisé : { $problem }. Réparez cela, ou définissez NEKOBAN_CACHE.
# en 9d194f
cache-waiting = { $folder } ; pas encore compilés : { LIST($games) }.
# en 7c422e
cache-full = { $folder } ; tous les jeux sont compilés.
# en 2ac368
folder-unwritable = Rien ne peut être écrit dans { $folder } : { $problem }. Corrigez cela, ou indiquez-en un autre avec { $setting }.
# en 86a776
database-later = { $database } sera créée au premier démarrage.
# en b26cbf
database-ahead = { $database } peut servir, mais elle a déjà servi plus tard que l’heure de cette machine. Réglez l’horloge.
# en 294387
database-damaged = { $problem } Arrêtez le serveur et mettez une sauvegarde à sa place avec `nekoban restore`.
# en 2f2b92
database-fit = { $database } peut être lue et écrite.
# en 2f6442
port-free = { $port } est libre.
# en 7c21f4
port-busy = { $port } est pris, peut-être par un serveur en marche. Choisissez-en un autre avec --port.
# en ad4f7f
disk-fit = { $free } Go sont libres dans { $folder }.
# en 79b02b
disk-full = { $free } Go sont libres dans { $folder }. Faites de la place : il faut un demi-Go.
# en 3c10d4
clock-fit = { $now }.
# en 898101
clock-wrong = { $now } ne peut pas être juste. Réglez l’horloge.
# en c9a162
entries = { $count } { $count ->
    [one] entrée
   *[other] entrées
}
# en ce0cb7
table-counts = { $count } { $count ->
    [one] table
   *[other] tables
} : { LIST($counts) }
# en 97bfd2
a-process = Un processus : { LIST($figures) }
# en 667120
size-postgres = La taille de la base : SELECT pg_size_pretty(pg_database_size(current_database())).
# en 72bf63
size = La base prend { $used } Mo ; { $free } Go sont libres.
# en 4d7fd8
no-table = Il n’y a pas de table { $table }.
# en c8a90f
table-closed = { $table } est fermée ; ceux qui y sont l’apprennent en quelques secondes.
# en 9a81a4
blocked = { $network } est bloqué ; cela prend effet en quelques secondes.
# en e020d5
not-blocked = { $network } n’est pas bloqué. Sont bloqués : { LIST($known) }.
# en ee0d35
none-blocked = { $network } n’est pas bloqué. Rien n’est bloqué.
# en bf7da2
unblocked = { $network } n’est plus bloqué.
# en 400c8a
no-network = { $address } n’est ni une adresse ni un réseau.
# en c08f4f
announcement-shape = Une annonce est une ligne d’au plus 500 caractères affichables.
# en 10efb1
announced = Elle sera lue d’ici quelques secondes.
# en e58880
announced-no-more = Elle est retirée.

## Vérifier des jeux

# en 47f7ab
status-unknown = { $title } a le statut { $status } : prenez { LIST($known) }.
# en 8eabd0
checked-open = { $title } est { $status } : { $count } { $count ->
    [one] exigence n’est pas remplie
   *[other] exigences ne sont pas remplies
}.
# en 79894b
checked-well = { $title } est { $status } : toutes les exigences sont remplies.
# en 43e14a
no-folder = Il n’y a pas de dossier { $folder }.
# en 15975b
no-tests = Les tests { OF($title) } sont introuvables : nommez leur dossier avec --tests.
# en 083d8c
clause-counts = { $title } : { $clauses } clauses, { $tests } tests qui portent un identifiant
# en 9290b1
clause-bare = { $clause } n’a pas de test
# en 171c41
no-checkout = Il n’y a pas de dépôt où écrire : nommez un dossier avec --package.
# en 96dd75
next-steps = Ensuite :
# en 3e9597
laws-hold = { $title } : { $games } { $games ->
    [one] partie
   *[other] parties
}, { $positions } positions suivies de près, aucune infraction.
# en 8ae6a4
reasons-hold = { $title } : { $made } décisions avec { $sets } jeux d’options, toutes les raisons sont vraies.
# en 819051
sentences-hold = { $title } : { $made } décisions de ce genre racontées en phrases, toutes les phrases sont vraies.
# en af71ef
clicks-hold = { $title } : clics seuls et par deux lors de { $made } décisions de ce genre, toutes les réponses sont vraies.
# en 52fab2
worlds-hold = { $title } : { $made } mondes imaginés avec { $sets } jeux d’options ; la place y voit bien ce qu’elle doit voir, et tous peuvent se poursuivre.
# en 961f27
telling-holds = { $title } : { $games } { $games ->
    [one] partie
   *[other] parties
} de chaque exemple, { $sentences } phrases différentes, toutes dites dans chaque langue.
# en a27368
check-or-stamp = Ajoutez --check pour voir ce qui reste à faire, ou --stamp pour marquer les traductions comme à jour.
# en 288dc2
marked = { $file } est marqué.
# en 0182f5
translation-open = { $code } : il en reste { $count }.
# en a24284
translation-done = { $code } : rien ne reste à faire.
# en c36b1d
compiling = Compilation des règles de { LIST($games) } (une fois, jusqu’à ce qu’elles changent).
# en b337cf
compiling-bar = Compilation
# en 167dea
no-gpu-kind = { $kind } n’est pas un type de GPU ; un type s’écrit sm_90.
# en 6c018f
kernel-facts = { $title }, { $part }, { $kernel } : { $registers } registres, { $stack } octets de pile, { $size } octets de code
# en 63e2f3
gpu-holds = { $title } : { $games } parties de { $decisions } décisions, { $sets } jeux d’options : les mêmes octets.

## Le labo

# en a2f3b4
lab-needs = Le labo a besoin de { $library } : pip install 'nekoban[lab]'.
# en abe295
games-so-far = { $title } : { $done } parties sur { $total }
# en 6af80f
stopped = Arrêté. Relancez la même commande pour continuer.
# en e0e5f4
games-written = { AND($files) } : { $count } { $count ->
    [one] partie, écrite
   *[other] parties, écrites
}.
# en fa1cf5
games-there = { AND($files) } : { $count } { $count ->
    [one] partie
   *[other] parties
}, déjà là.
# en 1d91e0
same-file = --output et --trajectories nomment le même fichier : donnez à chacun le sien.
# en 4cc72e
gpu-alone = --gpu joue toutes les parties sur un seul GPU : enlevez --workers, --ray et --trajectories.
# en aa86fc
page-and-data = { $page } et { $data }
# en 10779a
no-report = Il n’y a pas de rapport { $name }. Les rapports sont : { LIST($known) }.
# en f83cf1
report-made = { $file } : { $games } parties
# en 259162
against-shape = --against prend published, ou des options écrites comme 'edition=mauw players=3'.
# en 50ab30
rating-span = de { $low } à { $high }
# en a9c771
rating-middle = le bot du milieu
# en b43e92
rating-few = trop peu de donnes
# en ad383a
rating-most = { $high } ou moins
# en e10f92
rating-least = { $low } ou plus
# en c5a6de
rating-line = { $number } Elo  ({ $interval })
# en 7c3b82
hint-over = La partie est finie : il n’y a plus de conseil à donner. Pour la revoir : `nekoban review`.
# en e89762
hint-what = Donnez une partie enregistrée, ou une position avec --position, mais pas les deux.
# en d69063
coach-content = Le coach n’a rien contre ce coup.
# en 1a751d
review-seats = Dans cette partie, les places vont de 1 à { $count }.
# en fb4e40
review-moves = Cette partie a { $count } coups : --at prend un numéro de 1 à { $count }.
# en bbdde9
review-no-choice = Un seul coup était permis à ce moment-là : il n’y a pas de bilan à faire. Un numéro de 1 à { $count } demande un autre coup.
# en b51057
no-searcher = { $bot } ne pèse pas tous les coups : prenez un niveau qui le fait, comme tiger.
# en 16e46d
chances-title = { $title } : les chances, coup par coup
# en feccbc
ladder-write = --write veut tous les bots tels quels, aux nombres de places habituels : laissez --seats, --bots et --seconds de côté.
# en a5c97f
ladder-few = Un classement demande au moins deux bots, séparés par des virgules.
# en af58a7
ladder-bar = { $title }, { $seats } places
# en 34f20f
ladder-pair = { $title }, { $seats } : { $pair }
# en 7d2225
complexity-write = --write demande tous les jeux : n’en nommez aucun.
# en 3d67b0
complexity-bar = Tables
# en 569bec
exact-write = --write demande toutes les tables : ne nommez aucun jeu et omettez --smallest.
# en 8891bb
exact-none = Aucune petite table de ce jeu n’est déclarée.
# en df4a69
exact-bar = Étapes
# en bff319
mcp-needs = nekoban mcp a besoin de { $library } : pip install 'nekoban[mcp]'.
# en 0d3f61
benchmark-needs-game = --benchmark demande --game : le jeu à jouer.

## L’aide : chaque texte porte ses propres mots (en anglais) comme nom

# en b5cbfd
nekoban-a-table-for-five-published-rulebooks-without-a-command-it-opens-in-the-browser = Nekoban : une table pour cinq livrets de règles publiés. Sans commande, il s’ouvre dans le navigateur.
# en 18b3c2
play-in-this-terminal-instead-of-the-browser = Jouer dans ce terminal au lieu du navigateur.
# en 9e0c50
show-the-version = Afficher la version.
# en ab30f3
install-completion-for-the-current-shell = Installer la complétion pour ce shell.
# en 7b6eb7
show-completion-for-the-current-shell-to-copy-it-or-customize-the-installation = Afficher la complétion de ce shell, pour la copier ou l’adapter.
# en a97eb8
play-a-game-here-options-of-the-game-work-here-too-players-3-edition-mauw-or-variant-file = Jouer ici. Les options du jeu marchent aussi : --players 3 --edition mauw, ou --variant FICHIER.
# en 41c3c2
the-name-of-the-game-nekoban-games-lists-them = Le nom du jeu ; `nekoban games` en donne la liste.
# en 3153fc
the-people-at-this-keyboard-separated-by-commas = Les personnes à ce clavier, séparées par des virgules.
# en 4e2b21
bots-for-the-other-seats-separated-by-commas-with-one-for-every-seat-you-watch = Des bots pour les autres places, séparés par des virgules ; un pour chaque place : vous regardez.
# en 437f8f
ask-before-a-move-that-costs-more-than-this-percentage-of-the-chance-to-win-0-never = Demander confirmation avant un coup qui coûte plus que ce pourcentage de chances de gagner ; 0 : jamais.
# en ada567
the-same-seed-deals-the-same-match = La même graine donne la même partie.
# en 66797e
ask-every-person-for-something-to-mix-into-the-luck = Demander à chacun quelque chose à mêler au hasard.
# en b0feff
no-colour-no-drawing-for-screen-readers-and-pipes = Sans couleur ni dessin : pour les lecteurs d’écran et les tubes.
# en b2a768
continue-a-saved-match = Continuer une partie enregistrée.
# en 90f23e
a-saved-match = Une partie enregistrée.
# en 68ff4c
bots-for-seats-whose-players-are-not-here = Des bots pour les places dont les joueurs ne sont pas là.
# en f4fcd3
step-through-a-saved-match-forward-and-back = Parcourir une partie enregistrée, en avant et en arrière.
# en 100a76
the-best-move-for-whoever-is-to-move-and-why-from-what-that-player-sees = Le meilleur coup du joueur dont c’est le tour, et pourquoi, d’après ce qu’il voit.
# en aa5376
a-saved-match-that-is-not-over = Une partie enregistrée qui n’est pas finie.
# en faa59c
a-position-text-instead-of-a-file = Le texte d’une position au lieu d’un fichier.
# en 20f0c9
ask-the-coach-about-this-move-too = Demander aussi au coach ce qu’il pense de ce coup.
# en f993ec
what-a-move-may-cost-in-percent-before-the-coach-objects = Ce qu’un coup peut coûter, en pour cent, avant que le coach s’y oppose.
# en 756833
print-it-as-data = L’afficher sous forme de données.
# en 2424ab
review-a-finished-match-chances-mistakes-better-moves-luck-and-skill = Faire le bilan d’une partie terminée : chances, erreurs, meilleurs coups, hasard et talent.
# en 9cfc4e
only-what-concerns-this-seat = Seulement ce qui concerne cette place.
# en 69ba3f
only-the-decision-of-this-move = Seulement la décision de ce coup.
# en 34b04e
review-anew-although-a-review-is-kept = Refaire le bilan, même s’il y en a un de gardé.
# en 6cd3f4
iterations-of-a-thorough-look-at-one-move = Itérations de l’examen approfondi d’un coup.
# en 089927
print-the-whole-review-as-json = Afficher tout le bilan en JSON.
# en f73023
deal-a-saved-match-again-to-prove-that-nobody-changed-the-luck-after-the-start = Redistribuer une partie enregistrée, pour prouver que personne n’a changé le hasard après le début.
# en 2f146e
the-fingerprint-that-was-shown-before-the-match = L’empreinte montrée avant la partie.
# en f5d210
what-you-contributed-to-the-luck = Votre contribution au hasard.
# en 80eccf
the-seal-that-was-shown-before-contributions-were-revealed = Le sceau montré avant la révélation des contributions.
# en 63e364
list-the-games-with-their-options = Donner la liste des jeux avec leurs options.
# en 5ab7e4
show-the-rules-of-a-game-clause-by-clause-our-rulings-are-marked = Montrer les règles d’un jeu, clause par clause ; nos décisions sont marquées.
# en 3fecff
the-game = Le jeu.
# en 91cbd8
serve-tables-for-browsers-and-programs = Servir des tables aux navigateurs et aux programmes.
# en 3a1227
the-address-to-listen-at = L’adresse où écouter.
# en 3ae3a2
the-port-0-takes-any-free-one = Le port ; 0 prend un port libre.
# en 506fba
a-file-for-sqlite-or-a-url-of-postgresql-also-set-by-nekoban-database = Un fichier pour SQLite, ou une URL de PostgreSQL ; NEKOBAN_DATABASE l’indique aussi.
# en 51bff6
sqlite-full-waits-for-the-disk-so-that-a-power-cut-costs-nothing = SQLite : FULL attend le disque, pour qu’une panne de courant ne coûte rien.
# en 882fb0
threads-in-which-bots-think-default-twice-the-cores = Les fils où réfléchissent les bots ; par défaut : deux fois le nombre de cœurs.
# en 63c618
seconds-to-wait-before-a-bot-answers-a-move = Combien de secondes un coup reste avant qu’un bot y réponde.
# en 1c5b0d
addresses-of-proxies-that-may-say-where-a-request-comes-from-separated-by-commas = Adresses de mandataires qui peuvent dire d’où vient une requête, séparées par des virgules.
# en 01cbb5
names-by-which-others-reach-the-server-separated-by-commas-allows-all = Les noms par lesquels on atteint le serveur, séparés par des virgules ; * les permet tous.
# en c2e55c
host-port-at-which-prometheus-finds-numbers = hôte:port où Prometheus trouve des chiffres.
# en a07fbc
days-to-keep-tables-that-wait-for-players-0-for-good = Combien de jours on garde les tables en attente ; 0 : pour toujours.
# en ebd93a
the-same-for-games-that-nobody-continues = De même pour les parties que personne ne continue.
# en 0f05fd
the-same-for-finished-games = De même pour les parties terminées.
# en 48e57a
open-a-browser-where-there-is-one = Ouvrir un navigateur s’il y en a un.
# en d30fb4
copy-a-database-into-a-file-also-while-a-server-uses-it = Copier une base de données dans un fichier, même pendant qu’un serveur s’en sert.
# en dd2194
the-file-to-make = Le fichier à créer.
# en 5fc948
as-for-nekoban-serve-a-file-or-a-url-of-postgresql = Comme pour `nekoban serve` : un fichier, ou une URL de PostgreSQL.
# en 2cc2c0
put-a-backup-in-the-place-of-a-database-what-was-there-is-kept-beside-it = Mettre une sauvegarde à la place d’une base ; ce qui s’y trouvait est gardé à côté.
# en 9f9bd0
a-file-that-nekoban-backup-made = Un fichier fait par `nekoban backup`.
# en e005b5
check-whether-everything-is-as-it-should-be-and-say-what-to-do-where-it-is-not = Vérifier que tout est comme il faut, et dire quoi faire sinon.
# en ca2001
the-database-default-that-of-plain-nekoban = La base de données ; par défaut : celle de `nekoban` seul.
# en 0167a8
the-port-to-serve-at = Le port où servir.
# en 30c318
orders-to-the-processes-that-serve-from-a-database = Des ordres aux processus qui servent une base de données.
# en de3e3b
show-the-tables-the-processes-with-their-load-and-the-disk = Montrer les tables, les processus avec leur charge, et le disque.
# en 8d22cd
only-open-playing-over-closed-or-aside-ones = Seulement celles qui sont open, playing, over, closed ou aside.
# en 01e625
how-many-are-listed = Combien on en liste.
# en 143ee4
close-a-table-for-good-whatever-goes-on-there = Fermer une table pour de bon, quoi qu’il s’y passe.
# en 9aa1e1
the-id-of-the-table = L’identifiant de la table.
# en bccd87
keep-an-address-out = Refuser une adresse.
# en ef9748
an-address-or-a-network-such-as-192-0-2-0-24 = Une adresse, ou un réseau comme 192.0.2.0/24.
# en 1371fd
for-how-long-0-for-good = Pour combien de jours ; 0 : pour toujours.
# en d72cde
let-an-address-in-again = Laisser de nouveau entrer une adresse.
# en 8b367c
the-address-or-network-as-it-was-blocked = L’adresse ou le réseau, tels qu’ils ont été bloqués.
# en acf27e
show-a-message-at-all-tables-an-empty-text-takes-it-back = Dire quelque chose à toutes les tables ; un texte vide le retire.
# en 975414
one-line-such-as-we-will-stop-for-a-few-minutes-at-ten = Une ligne, comme : Nous arrêtons à dix heures pour quelques minutes.
# en d959e0
check-everything-that-is-required-of-a-game-exit-code-1-if-something-is-missing-or-broken = Vérifier tout ce qu’on demande à un jeu ; code de sortie 1 si quelque chose manque ou ne va pas.
# en eceed2
how-many-games-to-check-the-laws-on = Sur combien de parties vérifier les lois.
# en e0184f
list-each-clause-with-the-number-of-its-tests-exit-code-1-if-a-clause-has-none = Donner chaque clause avec le nombre de ses tests ; code de sortie 1 si une clause n’en a pas.
# en e3769d
one-game-without-it-all-games = Un jeu ; sans lui, tous les jeux.
# en 3b8ba9
the-folder-of-the-tests-if-it-is-not-found = Le dossier des tests, s’il n’est pas trouvé.
# en 4311cf
write-a-small-complete-game-with-pictures-and-tests-as-a-start-for-your-own = Écrire un petit jeu complet, avec images et tests, comme point de départ du vôtre.
# en 139fbf
the-name-to-type-such-as-hidden-hands = Le nom à taper, comme hidden-hands.
# en 6017db
the-title-to-show-by-default-made-from-the-name = Le titre à afficher ; par défaut, tiré du nom.
# en 7777af
write-a-separate-package-into-this-folder-not-into-this-checkout = Écrire un paquet à part dans ce dossier, pas dans ce dépôt.
# en d38841
check-the-laws-on-random-matches-exit-code-1-and-the-seed-if-one-is-broken = Vérifier les lois sur des parties au hasard ; code de sortie 1 et la graine si l’une est enfreinte.
# en b0f2f5
how-many-matches-to-check-of-each-game = Combien de parties vérifier, pour chaque jeu.
# en 8baec4
the-first-game-s-seed = La graine de la première partie.
# en d94b75
check-law-1-for-the-rules-on-a-gpu = Vérifier la loi 1 pour les règles sur un GPU.
# en 82f1c3
check-law-12-alone-over-this-many-random-decisions = Vérifier seulement la loi 12, sur autant de décisions au hasard.
# en a9f08c
check-laws-6-and-15-alone-over-this-many-imagined-worlds = Vérifier seulement les lois 6 et 15, sur autant de mondes imaginés.
# en 8431a8
tell-this-many-random-games-of-every-sample-in-all-languages-and-nothing-else = Raconter dans toutes les langues autant de parties au hasard de chaque exemple, et rien d’autre.
# en 17bbfb
check-the-translations-or-mark-them-as-up-to-date-exit-code-1-if-something-is-open = Vérifier les traductions, ou les marquer comme à jour ; code de sortie 1 s’il reste quelque chose.
# en 95a26e
the-code-of-a-language-such-as-fr-all-if-left-out = Le code d’une langue, comme fr ; toutes si on l’omet.
# en 88b190
show-what-is-missing-or-out-of-date-and-what-has-the-wrong-arguments = Dire ce qui manque, n’est plus à jour ou a de mauvais arguments.
# en de3ad2
mark-the-translations-as-made-from-the-present-english-text = Marquer les traductions comme faites d’après le texte anglais actuel.
# en a95e90
compile-the-rules-and-what-researchers-use-ahead-of-time = Compiler d’avance les règles, et ce dont se servent les chercheurs.
# en b23bd0
also-compile-what-the-lab-needs = Compiler aussi ce qu’il faut au labo.
# en 03c1ad
compile-for-a-gpu-this-machine-needs-none = Compiler pour un GPU ; cette machine n’en a pas besoin.
# en c6356d
with-gpu-the-kind-of-gpu = Avec --gpu : le type de GPU.
# en 1d47c9
let-bots-play-many-games-into-a-parquet-file-if-interrupted-run-the-same-command-to-continue = Faire jouer aux bots beaucoup de parties dans un fichier Parquet. En cas d’interruption, relancez la même commande.
# en da2b12
the-parquet-file-to-write = Le fichier Parquet à écrire.
# en b0b8f2
how-many-games = Combien de parties.
# en 79c0ff
bots-separated-by-commas-if-fewer-than-seats-they-take-turns-your-own-module-class-program-command-or-http-address = Des bots, séparés par des virgules ; s’ils sont moins que les places, ils alternent. Les vôtres : module:Class, program:COMMAND ou http://ADDRESS.
# en 9dd451
the-first-game-s-seed-the-next-games-use-the-next-numbers = La graine de la première partie ; les suivantes prennent les nombres suivants.
# en 5efa06
how-many-processes-play-1-uses-only-this-one = Combien de processus jouent ; 1 : seulement celui-ci.
# en 781ee9
the-address-of-a-ray-cluster-or-local = L’adresse d’un cluster Ray, ou local.
# en 9a26b0
follow-the-lead-in-one-game-of-this-many = Suivre l’avance dans une partie sur autant.
# en a7cd7c
bots-move-on-by-one-seat-from-game-to-game = Les bots avancent d’une place de partie en partie.
# en a9a378
let-random-bots-play-on-a-gpu = Laisser des bots random jouer sur un GPU.
# en e113b3
report-on-a-set-of-options-seats-length-choice-lead-skill-luck-points-and-winning = Faire un rapport sur des options : places, durée, choix, avance, talent, hasard, points et victoires.
# en 6e2f64
compare-with-published-the-defaults-of-a-variant-its-table-by-published-rules-or-with-options-as-a-1-b-2 = Comparer avec published (les valeurs par défaut ; pour une variante, la même table selon les règles publiées), ou avec des options comme 'a=1 b=2'.
# en 260b75
games-of-each-kind-for-each-set-of-options = Parties de chaque sorte, pour chaque jeu d’options.
# en b56694
the-bot-whose-games-are-described-default-a-strong-level = Le bot dont les parties sont décrites ; par défaut : un niveau fort.
# en 65be40
a-weaker-bot-that-is-asked-whether-the-findings-hold-unended = Un bot plus faible, pour savoir si les constats valent aussi pour lui,
# en aaff26
and-a-stronger-one-default-the-strongest-measured-level = et un plus fort ; par défaut : le plus fort niveau mesuré.
# en 19c191
games-of-one-bot-among-weaker-ones-0-as-many-as-among-equal-ones = Parties d’un bot parmi de plus faibles ; 0 : autant qu’entre bots égaux.
# en 712c6c
play-the-games-and-keep-them-pages-can-be-made-elsewhere = Jouer les parties et les garder ; les pages peuvent être faites ailleurs.
# en c67891
the-page-to-write-json-goes-beside-it = La page à écrire ; le JSON va à côté.
# en 17be3c
make-the-reports-that-ship-with-the-project-if-interrupted-run-the-same-command-to-continue = Faire les rapports livrés avec le projet. En cas d’interruption, relancez la même commande.
# en 5e5a9f
one-report-such-as-mauwi-without-it-all = Un rapport, comme mauwi ; sans lui, tous.
# en f35eee
where-the-pages-go = Où vont les pages.
# en e2796a
play-this-many-times-the-usual-number-of-games = Jouer autant de fois le nombre habituel de parties.
# en be316e
the-same-for-the-stronger-bot-alone-whose-games-take-longest = De même pour le seul bot plus fort, dont les parties sont les plus longues.
# en 9e869c
how-many-processes-play-default-one-per-core = Combien de processus jouent ; par défaut : un par cœur.
# en 395831
a-folder-to-keep-the-games-in-default-the-cache = Un dossier où garder les parties ; par défaut : le cache.
# en 66b741
rank-bots-paired-deals-rotated-seats-ratings-with-intervals-ends-when-every-pair-is-decided = Classer des bots : donnes appariées, places tournantes, cotes avec intervalles. Finit quand chaque paire est départagée.
# en d321b4
the-bots-that-play-separated-by-commas-your-own-module-class-program-command-or-http-address = Les bots qui jouent, séparés par des virgules. Les vôtres : module:Class, program:COMMAND ou http://ADDRESS.
# en 1853b6
the-most-deals-each-is-played-in-all-rotations = Le plus grand nombre de donnes ; chacune se joue dans toutes les rotations.
# en 5f570f
bots-whose-shares-of-wins-differ-by-less-are-equal = Des bots dont les parts de victoires diffèrent de moins sont égaux.
# en d3967a
the-first-deal = La première donne.
# en 40290e
a-page-to-write-json-goes-beside-it = Une page à écrire ; le JSON va à côté.
# en 4883cd
analyse-a-finished-match-the-best-moves-what-each-choice-cost-and-skill-apart-from-luck = Analyser une partie terminée : les meilleurs coups, ce qu’a coûté chaque choix, et le talent séparé du hasard.
# en 1b281c
a-saved-match-that-is-finished = Une partie enregistrée et terminée.
# en e6305a
the-level-that-judges-default-the-strongest-measured-one = Le niveau qui juge ; par défaut : le plus fort niveau mesuré.
# en 6a3fa6
how-long-that-look-takes-instead-of-iterations = La durée de cet examen, au lieu d’un nombre d’itérations.
# en 9a8fe5
list-only-choices-that-cost-at-least-this-much = Ne lister que les choix qui ont coûté au moins autant.
# en a5265d
write-the-analysis-as-json-into-this-file = Écrire l’analyse en JSON dans ce fichier.
# en 6b04ff
write-a-chart-of-the-chances-as-a-page = Écrire un graphique des chances sous forme de page.
# en 895536
measure-how-strong-the-bots-are-in-a-round-robin-with-paired-deals-can-be-stopped-and-resumed = Mesurer la force des bots, chacun contre chacun avec des donnes appariées. On peut arrêter et reprendre.
# en 63dbd8
number-of-players-default-2-and-the-middle-number = Nombre de joueurs ; par défaut : 2 et le nombre du milieu.
# en 0bcc66
deals-between-neighbours-each-is-two-games = Donnes entre voisins ; chacune fait deux parties.
# en 31d73d
deals-of-other-pairs = Donnes des autres paires.
# en b67255
only-these-bots-separated-by-commas-also-your-own = Seulement ces bots, séparés par des virgules ; aussi les vôtres.
# en 18be4e
processes = Processus.
# en f63837
write-docs-ladder-and-the-ratings = Écrire docs/ladder et les cotes.
# en 1ea6cb
also-compile-what-checks-the-laws = Compiler aussi ce qui vérifie les lois.
# en 556c4e
a-file-that-names-bots-of-your-own-which-players-may-choose = Un fichier qui nomme vos propres bots, que les joueurs peuvent choisir.
# en 13f147
notify-players-who-are-away-takes-your-mailto-or-https-address = Prévenir les joueurs absents ; prend votre adresse `mailto:` ou `https:`.
# en 5a38a5
how-long-a-searching-bot-thinks-and-one-of-your-own-may-for-each-move = Combien de temps un bot qui cherche réfléchit à chaque coup, et combien le vôtre peut réfléchir.
# en 3d5e25
also-write-every-decision-into-this-parquet-file = Écrire aussi chaque décision dans ce fichier Parquet.
# en 364363
a-bot-also-your-own-what-it-would-have-done-and-what-that-costs = Un bot, même le vôtre : ce qu’il aurait fait, et ce que cela coûte.
# en 3ff2cf
estimate-how-complex-games-are-length-choices-courses-of-play-information-sets-states-luck = Estimer la complexité des jeux : longueur, choix, déroulements, ensembles d’information, états, hasard.
# en 08d2cd
random-games-at-each-table-0-leaves-them-out = Parties au hasard à chaque table ; 0 n’en joue pas.
# en de910b
deals-at-each-table-for-the-share-of-luck-0-leaves-it-out = Donnes à chaque table pour la part du hasard ; 0 ne la mesure pas.
# en b54970
write-the-tables-into-docs-complexity-md = Écrire les tableaux dans docs/complexity.md.
# en 16946c
solve-small-tables-exactly-and-find-what-bots-lose-there-to-a-perfect-opponent = Résoudre exactement de petites tables, et trouver ce que les bots y perdent contre un adversaire parfait.
# en e4d91b
only-the-smallest-table-of-each-game = Seulement la plus petite table de chaque jeu.
# en 8990e4
how-often-a-bot-is-asked-in-every-view-with-other-luck-each-time = Combien de fois un bot est interrogé pour chaque vue, avec chaque fois un autre hasard.
# en 30dd7f
write-the-tables-into-docs-exact-md = Écrire les tableaux dans docs/exact.md.
# en 9f69ba
rate-an-agent-against-our-bots-its-strength-its-illegal-tries-and-what-a-game-costs-it = Évaluer un agent contre nos bots : sa force, ses essais non permis et ce qu’une partie lui coûte.
# en 6fdd2e
the-agent-module-class-program-command-http-address-or-a-bot-of-ours = L’agent : module:Class, program:COMMAND, http://ADDRESS, ou un de nos bots.
# en 5b3e2d
the-opponents-separated-by-commas-default-all-bots-with-a-measured-rating = Les adversaires, séparés par des virgules ; par défaut : tous les bots dont la cote est mesurée.
# en 265c39
games-against-each-opponent-the-seats-take-turns-so-take-an-even-number = Parties contre chaque adversaire ; les places alternent, prenez donc un nombre pair.
# en 3492fe
how-long-the-agent-may-think-about-a-move = Combien de temps l’agent peut réfléchir à un coup.
# en d06d97
the-json-file-to-write-an-unfinished-one-goes-on = Le fichier JSON à écrire ; s’il n’est pas terminé, il est continué.
# en 7cf4be
serve-one-seat-to-a-language-model-over-the-model-context-protocol-on-standard-input-and-output = Offrir une place à un modèle de langage, par le Model Context Protocol sur l’entrée et la sortie standard.
# en 04a61a
play-only-this-game-default-the-client-chooses = Ne jouer qu’à ce jeu ; par défaut, le client choisit.
# en b651db
the-opponents-where-the-client-names-none-separated-by-commas = Les adversaires si le client n’en nomme pas, séparés par des virgules.
# en 64f56e
every-game-is-dealt-from-this-seed-for-tests = Chaque partie est distribuée avec cette graine, pour des tests.
# en cf5f1b
rate-the-client-against-our-bots-at-game-for-two-players = Évaluer le client contre nos bots à --game, à deux joueurs.
# en 177e07
what-the-client-is-called-in-the-benchmark = Le nom du client dans l’évaluation.
# en 0a4b0a
the-benchmark-s-json-file-an-unfinished-one-goes-on = Le fichier JSON de l’évaluation ; s’il n’est pas terminé, il est continué.

## Problèmes

# en e8a275
puzzles-unread = { $file } ne peut pas être lu : { $error }
# en d02887
puzzles-empty = { $file } ne contient aucun problème. `nekoban puzzle make` avec --output et --add en ajoute.
# en 1c77cb
puzzle-lessons = { $game } a { $count ->
    [one] une leçon faite de problèmes ; elle porte le numéro 1
   *[other] { $count } leçons faites de problèmes ; elles sont numérotées à partir de 1
}.
# en deadf0
puzzle-lesson-row = Leçon { $number } : { $title }
# en 772128
puzzles-bar = Problèmes { OF($game) }
# en 83436a
puzzles-made = { $count ->
    [one] { $count } problème est
   *[other] { $count } problèmes sont
} dans { $file }.
# en 6a44e3
puzzles-solve-them-here-or-make-more-nekoban-puzzle-game-begins-at-once = Problèmes : les résoudre ici, ou en créer d’autres. `nekoban puzzle JEU` commence tout de suite.
# en 742ad1
the-puzzle-without-it-any = Le problème ; sans lui, n’importe lequel.
# en 649c02
the-puzzle-of-the-day = Le problème du jour.
# en dcfd79
a-lesson-made-of-puzzles-by-number = Une leçon faite de problèmes, par son numéro.
# en 609a05
list-all-puzzles-and-lessons = Lister tous les problèmes et toutes les leçons.
# en 0bc655
print-it-as-data-instead-of-asking = L’afficher sous forme de données au lieu de poser la question.
# en d2bedf
puzzles-from-this-file-as-make-writes-them = Les problèmes de ce fichier, tels que `make` les écrit.
# en 7a86b8
solve-puzzles-of-a-game-find-the-best-move = Résoudre des problèmes d’un jeu : trouver le meilleur coup.
# en 7fbc49
how-many = Combien.
# en 858df0
the-same-seed-finds-the-same-puzzles = La même graine donne les mêmes problèmes.
# en d9657b
seconds-to-look-for-them-at-most = Durée maximale de la recherche, en secondes.
# en ff9364
how-much-better-than-all-others-the-answer-must-be = De combien la réponse doit être meilleure que tous les autres coups.
# en 456f89
the-file-to-write = Le fichier à écrire.
# en b6d134
make-puzzles-from-games-between-bots-options-of-the-game-work-here-too-players-2 = Créer des problèmes à partir de parties entre bots. Les options du jeu marchent aussi : --players 2.
# en a5b2db
keep-the-puzzles-of-the-file-and-add-others = Garder les problèmes du fichier, et en ajouter d’autres.

## nekoban train

# en 3c1ead
trained = Le réseau est dans { $file }. Le bot qui joue avec lui s’appelle `network:{ $file }`.
# en 1e9c1f
train-needs = L’entraînement a besoin de { $module } : pip install 'nekoban[train]'.
# en 2e98f2
train-a-network-for-a-game-by-self-play-or-measure-one-that-was-trained = Entraîner un réseau pour un jeu en le faisant jouer contre lui-même, ou mesurer la force d’un réseau entraîné.
# en e4ab78
where-checkpoints-and-networks-are-kept-a-stopped-training-goes-on-there = Où garder les points de reprise et les réseaux ; un entraînement interrompu y reprend.
# en bad29e
play-and-learn-on-a-gpu = Jouer et apprendre sur un GPU.
# en 0cb0f9
stop-after-this-many-minutes = S’arrêter après ce nombre de minutes.
# en da4251
stop-after-this-many-decisions = S’arrêter après ce nombre de décisions.
# en a0b667
matches-at-a-time = Parties jouées en même temps.
# en 0967b6
the-same-seed-begins-with-the-same-network-and-deals = La même graine donne au départ le même réseau et les mêmes donnes.
# en 596a84
weights-to-begin-with-instead-of-none = Les poids de départ ; sans cette option, aucun.
# en 64023d
learn-to-beat-the-network-of-this-file-which-does-not-learn = Apprendre à battre le réseau de ce fichier, qui n’apprend pas.
# en 11520d
do-not-train-measure-the-networks-of-the-folder-against-these-bots = Ne pas entraîner : mesurer la force des réseaux du dossier contre ces bots.
# en 3c4667
deals-for-each-measurement-two-games-each = Nombre de donnes par mesure, deux parties chacune.

# en 523c3a
puzzles-no-level = { $name } n’est pas un niveau qui puisse juger des problèmes. Prenez l’un de ceux-ci : { LIST($known) }.
# en a207cf
the-level-that-judges-without-it-the-strongest = Le niveau qui juge ; sans lui, le plus fort.
# en 2a9f94
a-variant-file-or-a-variant-s-short-text = Un fichier de variante, ou le texte court d’une variante.
# en 44e05f
write-the-variant-into-this-file = Écrire la variante dans ce fichier.
# en 50411e
check-a-variant-say-what-it-changes-of-the-published-rules-and-its-short-text = Vérifier une variante : montrer ce qu’elle change aux règles publiées, et son texte court.
# en e2e9d5
variant-none = Rien n’y diffère des règles publiées { OF($game) } : ce n’est donc pas une variante.
# en 90b8e2
variant-unwritten = { $file } ne peut pas être écrit : { $error }.
# en ea4a2b
games-of-strong-play-half-as-many-of-beginners = Parties du jeu fort ; moitié moins de débutants.
# en 1e995f
deals-with-each-rule-each-is-two-games = Donnes avec chaque règle ; chacune fait deux parties.
# en b436e4
write-a-page-for-each-game-and-its-data = Écrire une page pour chaque jeu, avec ses données.
# en f3553b
what-strong-play-teaches-which-moves-it-prefers-to-a-beginner-s-can-be-stopped-and-resumed = Ce qu’enseigne le jeu fort : les coups qu’il préfère à ceux d’un débutant. On peut arrêter et reprendre.
