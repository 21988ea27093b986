### Le cœur : la langue elle-même, et les phrases qui n’appartiennent à aucun jeu.

-language = Français
-plural-one = n = 0, 1
-decimal = ,
-thousands = { " " }

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
    .label = Joueurs
# en 01396f
option-called = Le nom d’une variante : lettres minuscules, chiffres et traits d’union.
    .label = Nom de la variante
# en 26c96f
player = Joueur { $number }
# en 95b8d7
numbered-name = { $name } { $number }
# en e9b963
first-choose = Choisissez d’abord : { OR($things) }.
# en 8d2a65
another = autre chose
# en da69fc
not-with-first = Cela ne va pas avec ce qui a été choisi d’abord.
# en 7bc861
points = { $count } { $count ->
    [one] point
   *[other] points
}

## Les bots

# en 5c9a1e
bot-random = hasard
# en 99fb65
bot-greedy = glouton
# en 696691
bot-kitten = chaton
# en f71740
bot-stray = chat errant
# en 90b5d4
bot-house-cat = chat de maison
# en c47698
bot-mouser = souricier
# en db7ea5
bot-panther = panthère
# en 7c1ad1
bot-tiger = tigre
# en 319a8e
bot-lion = lion
# en c9b615
bot-nekomata = nekomata

## Un jeu sans phrases à lui

# en e97ab7
over = La partie est terminée.
# en a6d411
forbidden = Les règles ne le permettent pas maintenant : { $move }.
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
# en 89ea6e
advice-next = Sinon, { $next } : { $hoped }.
# en edd8cb
advice-equal = Tout aussi bien : { OR($moves) }.
# en 4879bc
advice-only = { CAPITAL($move) } : il n’y a rien d’autre à faire.
# en ea57ba
because = { $reason } ({ $clause })
# en 7ac1c2
sentences = { $first } { $next }
# en 049e7b
listed = { LIST($things) }
# en 568331
coach-question = Ce coup vous coûterait environ { $percent } % de chances de gagner.
# en af7663
coach-better = Mieux : { $move } ({ $expected }).
# en 6c04f5
coach-yours = Votre coup : { $move } ({ $expected }).
# en a5af24
expected = { $chance }, { $lead }
# en 41c6c1
chance-none = presque aucune chance de gagner
# en ea69ee
chance-sure = une victoire presque certaine
# en cd726f
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

## Ce qui est donné est faux : les options

# en 2042f9
takes-whole-number = { $name } prend un nombre entier, pas { $value }.
# en 5a16bd
takes-number = { $name } prend un nombre de { $low } à { $high }, pas { $value }.
# en 838770
takes-one-of = { $name } prend l’une de ces valeurs : { LIST($values) }, pas { $value }.
# en f2ddbb
takes-yes-or-no = { $name } prend yes ou no, pas { $value }.
# en 2e3996
takes-text = { $name } prend un texte, pas { $value }.
# en 41c578
takes-name = { $name } prend au plus { $longest } lettres minuscules, chiffres et traits d’union, pas { $value }.
# en 8eeac1
option-fault = { $name } : { $error }
# en 9003ac
no-option = Il n’y a pas d’option { $name }. Les options sont : { LIST($known) }.
# en e90b55
no-game = Il n’y a pas de jeu { $name }. Les jeux sont : { LIST($known) }.
# en b73aa2
no-bot = Il n’y a pas de bot { $name }. Les bots sont : { LIST($known) }. Vous pouvez aussi nommer le vôtre : module:Class, program:COMMAND ou http://ADDRESS.
# en ed6009
no-language = Il n’y a pas de langue { $name }. Les langues sont : { LIST($known) }.

## Les positions, écrites avec les noms de leurs champs

# en 183f11
position-too-long = Une position a au plus { $limit } caractères ; celle-ci en a { $count }.
# en 621bba
position-beginning = Une position commence par un jeu, ses options et « | », comme dans : mauwi players=2 | to_move=1
# en 89e7ac
position-mark = { $text } : les positions portent la marque /{ $mark }, les plus anciennes /{ $older }.
# en 0d53d2
position-derived = { $field }={ $value } est faux : d’après le reste de la position, c’est { $right }.
# en f09944
position-option = Dans les options, { $word } doit s’écrire name=value.
# en 16aae4
position-field = { $word } doit s’écrire field=value.
# en 63fb39
position-twice = { $field } est donné deux fois.
# en d50c10
position-count-unsaid = { $field } : ce texte ne dit pas comment il compte. Commencez-le par { $mark } et comptez à partir de 1, ou par { $older } s’il date d’avant la version 0.2.
# en 65ca85
position-no-rows = { $field } : il n’y a pas de lignes nommées { $name }.
# en d304bf
position-no-row = { $field } : les lignes vont de 1 à { $count } ; il n’y a donc pas de ligne { $row }.
# en 488a2d
position-no-field = { $field } : il n’y a pas de champ { $name }. Les champs sont : { LIST($known) }.
# en 347250
position-step = { $field } : { $step } doit être une place, comme dans 1.hand, ou une ligne, comme dans rows[2].x.
# en a2a447
position-repeat = { $field } : { $word } doit se répéter de 1 à { $count } fois.
# en 0dcfd7
position-full = { $field } a de la place pour { $count } valeurs, et il y en a davantage.
# en 2788b2
position-public = { $field } est public : on ne peut pas le cacher.
# en ea7653
position-no-seat = { $field } : { $word } n’est pas une place ; elles se comptent à partir de 1.
# en c32d77
position-no-value = { $field } : { $word } n’en est pas une valeur.
# en 3f514e
position-not-one-of = { $field } : { $word } n’est pas l’une de ces valeurs : { LIST($known) }.
# en f72792
position-out-of-range = { $field } : { $word } sort des limites.
# en e666ba
position-impossible = Cette position est impossible : { $flaw }
# en a00db6
position-beyond = { $field } a un nombre que ce champ ne peut jamais avoir.
# en d6c6dd
position-parts = Cette position est impossible : ses parties ne vont pas ensemble.
# en 015639
position-few-cards = Cette position est impossible : il reste trop peu de cartes pour ce qui est caché.
# en 160390
position-count = Cette position est impossible : on y compte { $count } pour { $thing }, et le jeu en a { $right }.
# en 48b039
position-total = Cette position est impossible : elle a { $count } cartes et pièces en tout, et le jeu avec ces options en a { $right }.
# en ee9798
position-no-move = Cette position est impossible : le joueur dont c’est le tour n’a aucun coup permis.

## Coups, places, noms, graines

# en 40cd01
no-move-number = Il n’y a pas de coup numéro { $number } : ils vont de 0 à { $last }.
# en 9d5641
no-move-at-all = Un coup est un texte, une suite de clics ou un nombre, pas { $value }.
# en 63e673
not-a-move = { $move } n’est pas un coup { OF($game) }.
# en 54ed9f
no-ply = Il n’y a pas de coup { $ply } : ils vont de 0 à { $last }.
# en 68d506
no-seat-at-all = Une place est un nombre à partir de 0, ou None pour le public, pas { $value }.
# en 621f00
no-seat = Il n’y a pas de place { $seat } : elles vont de 0 à { $last }.
# en 97773f
names-no-list = Les noms se donnent comme une liste de textes, pas { $value }.
# en fec8ed
names-too-many = { $count } noms, c’est trop : les options prévoient { $players } joueurs.
# en a065e7
name-empty = Un nom doit être un texte qui n’est pas vide, pas { $name }.
# en df2d90
name-too-long = Le nom { $name } a plus de { $limit } caractères.
# en 0e400a
name-unshown = Le nom { $name } a un caractère qui ne peut pas s’afficher.
# en 90ef07
seed-bytes = Une graine a { $bytes } octets, pas { $count }.
# en 7f5795
seed-kind = Une graine est un nombre entier, un mot ou { $bytes } octets, pas { $value }.
# en f70862
seed-unwritten = La graine a un caractère qui ne peut pas s’écrire.
# en 374ae6
no-pictures = { $game } n’a pas d’images : show/draw.py manque.
# en 4369a3
decisions-not-over = La partie n’est pas encore terminée : personne ne sait ce que valaient ses décisions.

## Reprendre un coup

# en 471674
undo-nothing = Vous n’avez pas de coup à reprendre.
# en e044cf
undo-other = Le dernier coup est { OF($player) } : personne d’autre ne peut le reprendre.
# en 83d9c9
undo-answered = Un bot a répondu à votre coup depuis : il ne peut plus être repris.
# en ba4e86
undo-revealed = Ce coup a révélé quelque chose que vous ne pouviez pas savoir : il ne peut plus être repris.

## Parties enregistrées ; $fault est l’un des messages qui suivent

# en c2b58b
file-no-name = { $file } n’est pas un nom de fichier.
# en 90b8e2
file-unwritable = { $file } ne peut pas être écrit : { $error }.
# en 47d734
file-unreadable = { $file } ne peut pas être lu : { $error }.
# en 2c9109
save-too-large = { $file } dépasse { $limit } Mo : ce n’est pas une partie enregistrée.
# en d6900d
save-no-utf-8 = { $file } n’est pas un texte UTF-8 (octet { $byte }) : ce n’est pas une partie enregistrée.
# en 01721b
save-fault = { $file } : { $fault }
# en 9fffdf
save-no-json = ligne { $line }, colonne { $column } : { $error } : ce n’est pas un document JSON entier.
# en 01df18
save-unfit = le JSON ne peut pas être lu : { $error }.
# en 001382
save-no-object = une partie enregistrée est un objet JSON.
# en b1a4fc
save-lacks = il n’y a pas de { $key }.
# en 5141ca
save-whole-number = { $key } doit être un nombre entier, pas { $value }.
# en 6bf25d
save-text = { $key } doit être un texte, pas { $value }.
# en 2bb653
save-object = { $key } doit être un objet, pas { $value }.
# en 4d16cd
save-list = { $key } doit être une liste, pas { $value }.
# en 02c6e2
save-format = elle est au format { $format } ; ce programme lit les formats { $oldest } à { $newest }.
# en 469c92
save-entries = chaque entrée de { $key } doit être un texte.
# en 3ca48a
save-bots = « bots » doit nommer un bot ou null pour chacune des { $players } places.
# en d59044
save-luck = « luck » doit dire, pour certains coups, ce qui a été tiré.
# en 37a094
save-version = elle a été jouée avec la version { $version } des règles { OF($game) } ; ce programme a la version { $own }, qui peut la jouer autrement.
# en 1e0d15
save-names = elle nomme { $count } joueurs, et les options en prévoient { $players }.
# en d5b4a0
save-seed = sa graine n’est pas celle qui était annoncée.
# en 36a134
save-no-contributions = une partie au format { $format } n’a pas de contributions.
# en c6a89f
save-start = sa position de départ ne va pas avec son jeu et ses options.
# en 107b2b
save-move = coup { $number }, { $move } : { $error }
# en e0b54d
save-position = ses coups mènent à une autre position que celle qui a été enregistrée.
# en 751ac4
save-result = son résultat n’est pas celui où mènent ses coups.

## Des textes hors limites, dans une autre phrase

# en 8bf3b2
unfit-several-lines = un texte s’étend sur plusieurs lignes
# en 1b0070
unfit-parts = un nom a plus de { $count } parties
# en 110f15
unfit-nested = ses listes sont imbriquées trop profondément
# en eaf4f0
unfit-digits = un nombre a trop de chiffres
# en 803c96
unfit-digits-in-line = ligne { $line } : un nombre a trop de chiffres
# en 58c7c4
unfit-cut-off = il est trop long ou tronqué

## Le hasard donné à la main, pour un essai ou une leçon

# en 895b1c
luck-left = Le hasard donné n’est pas épuisé : il reste { $left }.
# en 4b80ff
luck-no-order = Le hasard donné est { $given }, et l’on mélange { LIST($cards) } : donnez leur ordre.
# en 0890a1
luck-no-roll = Le hasard donné est { $given }, et ici on tire un nombre de 0 à { $high }.
# en cdc05c
luck-no-face = Le hasard donné est { $given }, et ici on tire l’un de ceux-ci : { LIST($faces) }.
# en 3623ec
luck-no-draw = Le hasard donné est { $given }, et ici on pioche l’un de ceux-ci : { LIST($kinds) }.
# en 083dba
luck-no-list = Le hasard se donne comme une liste d’au plus { $limit } résultats, pas { $value }.
# en 5dcd0c
luck-no-outcome = Un résultat est un nom, un nombre entier ou une liste de ceux-ci, pas { $value }.

## L’équité

# en f6d826
fingerprint = Empreinte de la graine : { $fingerprint }
# en bc9a5a
contributions-no-list = Les contributions se donnent comme une liste, une par place, pas { $value }.
# en de708f
contributions-too-many = { $count } contributions, c’est trop : les options prévoient { $players } joueurs.
# en a0bdf3
contribution-digits = Une contribution compte { $digits } chiffres hexadécimaux, et n’est pas { $value }.
# en 015167
promise-kind = Une promesse est le SHA-256 d’une contribution, pas { $value }.
# en bdbd7b
not-sealed = Cette partie n’a PAS été distribuée à partir de ce qui était scellé : son sceau est un autre.
# en 20bd78
not-contributed = Cette partie n’a pas été distribuée avec la contribution donnée : aucune place ne l’a.
# en 664f7a
account-dealt = { $game }, { $count } { $count ->
    [one] coup
   *[other] coups
} : la graine donne exactement cette partie.
# en 98f692
account-position = { $game }, { $count } { $count ->
    [one] coup
   *[other] coups
} à partir d’une position donnée : qui a commencé la partie l’a choisie. La graine ne donne que ce que la position laissait caché et ce qui a été tiré ensuite.
# en 260961
account-fingerprint = Empreinte de la graine, qui n’a pas donné la position de départ : { $fingerprint }
# en 478726
account-by-hand = { $game }, { $count } { $count ->
    [one] coup
   *[other] coups
} : le hasard a été donné à la main, pour un essai ou une leçon. La graine n’a PAS donné cette partie, et rien n’est prouvé.
# en a46ccc
account-since = Après la position donnée : { $said }
# en 562a83
account-nobody = Aucun joueur n’a contribué au hasard : qui distribue pouvait tirer des graines jusqu’à en trouver une à son goût.
# en 9bac95
account-everybody = Chaque joueur a contribué au hasard.
# en 4f861f
account-some = { $count ->
    [one] Seule la place { LIST($seats) } a contribué
   *[other] Seules les places { LIST($seats) } ont contribué
} au hasard.
# en 5bc82b
account-seal = Sceau de la graine et des contributions : { $seal } (comparez-le à celui qui a été montré avant leur révélation ; l’empreinte seule ne dit rien des contributions)
# en ef0560
account-quick = Le hasard de cette partie est celui, plus ancien, du format { $format } : pendant la partie, on pouvait calculer les cartes cachées d’après les cartes visibles.
# en 17d784
account-keyed = Le hasard est à clé (format { $format }) : le visible n’a rien révélé du caché.
# en 38ebe3
account-not-over = La partie n’est pas encore terminée.

## Règles compilées, et ce qu’on a mesuré avec

# en 427666
cache-no-folder = ce n’est pas un dossier
# en d61d05
cache-other-user = il appartient à quelqu’un d’autre
# en ba02dc
cache-others-write = d’autres peuvent y écrire (pour y remédier : chmod go-w { $folder })
# en 733b9b
cache-unwritable = vous ne pouvez pas y écrire
# en bb9e33
cache-unused = Le dossier de cache { $folder } n’est pas utilisé : { $problem }. Les règles compilées ne sont gardées que pour cette fois. Mettez dans NEKOBAN_CACHE un dossier à vous pour les garder.
# en d04ffc
measured = Mesuré avec la version { $version } des règles.
# en fa9e39
measured-before = Mesuré avec la version { $version } des règles ; elles en sont maintenant à la version { $own }.

## Les bots des autres

# en ae4ca3
agent-stand-in = { $agent } { $fault }. Un coup au hasard a été joué à sa place.
# en 143644
agent-stand-in-again = { $agent } { $fault }. Un coup au hasard a été joué à sa place. C’était la { $count }e fois.
# en b26a97
agent-broken = { $agent } a échoué { $count } fois de suite et n’est plus interrogé : il { $fault }.
# en 333908
agent-slow = a mis plus de { $seconds } s
# en aec234
agent-late = a mis trop de temps
# en 7a1c84
agent-ended = a mis trop de temps et a été arrêté
# en b3830c
agent-ended-itself = s’est arrêté de lui-même
# en 4b01e0
agent-long-line = a écrit une ligne de plus de { $limit } caractères
# en c7b37b
agent-failed = a échoué : { $error }
# en 140b42
agent-unstarted-again = n’a pas pu être redémarré : { $error }
# en 9799a6
agent-unasked = n’a pas pu être interrogé : { $error }
# en b504b9
agent-status = a répondu avec le statut HTTP { $status }
# en c2859a
agent-long-answer = a répondu par plus de { $limit } octets
# en 9aab61
agent-answered-no-move = a répondu { $answer }, où il n’y a pas de coup
# en 502937
agent-no-text = a nommé le coup { $move }, qui n’est pas un texte
# en 6cf774
agent-illegal = n’a nommé aucun coup permis en { $tries } essais ; le dernier était { $refused }
# en baa11e
agent-refused = { $move } : { $reason }
# en 8c99a7
agent-no-move = ce n’est pas un coup { OF($game) }.
# en d0889e
agent-no-command = { $agent } ne se lit pas comme une commande : { $error }.
# en b0ef08
agent-no-program = `program:` ne nomme aucun programme. Écrivez la commande à la suite : program:./tabby --fast.
# en 505722
agent-unstarted = { $agent } ne peut pas être démarré : { $error }.
# en 788c7e
agent-unusable = { $agent } n’est pas utilisable : { $error }.
# en 7b07e9
agent-unready = { $agent } n’est pas utilisable : avant d’être prêt, il { $fault }.
# en fc8e8f
agent-no-address = { $address } n’est pas une adresse : { $error }.
# en 28436d
agent-no-host = { $address } n’est pas une adresse : elle ne nomme aucun hôte.

## Problèmes

# en 6153a9
puzzles-format = Les problèmes { OF($game) } ne sont pas un fichier au format { $format }. Créez-les avec `nekoban puzzle make`.
# en fa66f9
puzzles-version = Les problèmes { OF($game) } ont été créés pour la version { $made } de ses règles ; elles en sont à la version { $now }. Créez-en d’autres avec `nekoban puzzle make`.
# en f5e339
puzzles-none = { $game } n’a pas de problèmes. `nekoban puzzle make` en crée.
# en f0890f
puzzle-unknown = { $game } n’a pas de problème { $puzzle } parmi ses { $count }. `nekoban puzzle` avec le jeu et --list en donne la liste.
# en a9c6d3
puzzle-field = Le champ { $field } d’un problème manque, est inconnu ou a une valeur incorrecte : { $puzzle }
# en 36e488
puzzle-changed = Le problème { $puzzle } a été modifié : son nom ne correspond pas à sa position et à sa réponse.
# en ea15c1
puzzle-fault = Le problème { $puzzle } est inutilisable. { $fault }
# en d6490c
puzzle-game = Sa position n’est pas une position { OF($game) }.
# en 6df787
puzzle-spelling = Sa position n’est pas écrite de la manière habituelle.
# en 05d84f
puzzle-secrets = Sa position n’est pas exactement ce que voit le joueur dont c’est le tour.
# en 71f142
puzzle-moves = Il lui faut une chance et une suite pour chaque coup permis, et pour aucun autre.
# en 10e43a
puzzle-answer = La réponse et le coup tentant doivent être deux coups permis.
# en 16e6dc
puzzle-chances = La réponse doit avoir de meilleures chances que tout autre coup.
# en fcb847
puzzle-right = Bonne réponse. { CAPITAL($move) } : { $percent } % de chances de gagner. Sinon, { $next } : { $hoped } %.
# en e7e406
puzzle-wrong = Ce n’est pas le meilleur coup. { CAPITAL($move) } : { $percent } % de chances de gagner. Un autre coup en donne { $hoped } %.
# en 215e18
puzzle-shown = Le meilleur coup : { $move }, { $percent } % de chances de gagner.
# en 662633
puzzle-theme-none = Jugement

## Sur un GPU

# en 26a9d6
gpu-builder = Compiler pour un GPU demande { $library } : pip install 'nekoban[gpu]'. Il n’y a pas besoin de GPU pour cela, et le résultat peut être copié dans le dossier de cache d’une machine qui en a un.
# en c25b20
gpu-library = Jouer sur un GPU demande CuPy : pip install 'nekoban[gpu]'.
# en ce0668
no-gpu = Il n’y a pas de GPU NVIDIA ici. Tout le reste fonctionne sans.
# en 4abb66
gpu-unusable = Aucun GPU NVIDIA n’est utilisable ici ({ $error }). Tout le reste fonctionne sans.
# en 64aad2
gpu-old-driver = Le pilote du GPU est trop ancien pour ce CuPy ({ $error }) : mettez le pilote à jour.
# en 4a3c22
gpu-memory = Le GPU n’a pas assez de mémoire pour autant de parties : { $error }
# en 5830ee
gpu-many-options = Ces parties ont plus de { $count } jeux d’options différents. Un GPU en joue moins à la fois.
# en d6b40a
gpu-not-built = { $title } n’est pas compilé pour ce type de GPU ({ $kind }). Lancez `{ $command }`, ici ou sur une autre machine, et placez { $file } dans { $folder }.
# en cacd99
gpu-code-refused = Le pilote du GPU n’accepte pas { $file } ({ $error }) : mettez le pilote à jour, ou compilez avec une version plus ancienne de CUDA.
# en 116da1
gpu-stopped = { $count ->
    [one] { $count } partie { OF($title) } s’est arrêtée
   *[other] { $count } parties { OF($title) } se sont arrêtées
} sur le GPU : une règle y a rencontré une erreur, ou il lui fallait plus de place que n’en a un fil d’exécution. Les règles compilées pour le processeur n’ont pas cette limite.

## Variantes : des règles publiées dont quelque chose est changé

# en 361eaa
invented-title = { $title } : { $called } (règle non publiée)
# en 163928
invented-title-unnamed = { $title } (règle non publiée)
# en aee73a
invented-changes = Règle non publiée : { LIST($changes) }
# en aa66d3
variant-change = { $clause } : { $sentence }
# en 9a3a24
variant-unnamed = ma-variante
# en ab38e2
variant-your-text = votre texte
# en 01721b
variant-fault = { $file } : { $fault }
# en 170e7d
variant-fault-line = { $file }, ligne { $line } : { $fault }
# en 250d59
variant-said = { $said }
# en f841f8
variant-no-head = { $file } : une variante commence par une table [variant], qui donne le jeu, le nom de la variante et ce qu’elle change.
# en 2e8ac0
variant-no-table = { $table } doit être une table, comme dans [{ $table }].
# en 8ad2fc
variant-no-list = { $table } doit être une liste de tables, comme dans [[{ $table }]].
# en b075b1
variant-no-field = Il n’y a pas de champ { $value } ici. Vous pouvez utiliser : { LIST($known) }.
# en b572a7
variant-no-field-near = Il n’y a pas de champ { $value } ici. Vouliez-vous dire { $near } ?
# en 484d96
variant-twice = { $field } est donné deux fois : ici et dans une table à part. Donnez-le une seule fois.
# en 65f594
variant-number = { $field } doit être un nombre entier de { $low } à { $high }, pas { $value }.
# en 88e5df
variant-text = { $field } doit être un texte d’au plus { $longest } caractères sur une seule ligne.
# en 5e48bc
variant-texts = { $field } doit être une liste de textes, comme dans ["A", "B"].
# en cf954c
variant-word = { $field } ne peut pas être { $value }. Valeurs possibles : { LIST($known) }.
# en f9ce57
variant-word-near = { $field } ne peut pas être { $value }. Vouliez-vous dire { $near } ?
# en aa6064
variant-name = name prend des lettres minuscules, des chiffres et des traits d’union, { $longest } au plus.
# en 151214
variant-changes-nothing = Rien n’y diffère des règles publiées : ce n’est donc pas une variante.
# en 0f181e
variant-not-changed = Ce fichier ne change pas { $value }. Il change : { LIST($known) }.
# en f29f14
variant-not-changed-near = Ce fichier ne change pas { $value }. Vouliez-vous dire { $near } ?
# en 692a53
variant-unsaid = Ce fichier change aussi { AND($clauses) }. Indiquez-le dans changes.
# en 105a6e
variant-other-game = { $file } est une variante { OF($game) }, pas { OF($other) }.
# en 743a21
variant-what = Une variante se donne par un fichier, par le contenu de ce fichier ou par son texte court, pas par { $value }.
# en 47d734
variant-unread = { $file } ne peut pas être lu : { $error }.
# en 084243
variant-long = { $file } dépasse { $limit } octets.
# en a70203
variant-no-utf-8 = { $file } n’est pas écrit en UTF-8 : voyez l’octet { $byte }.
# en 2a0695
variant-unfit = { $file } ne peut pas être lu : { $fault }.
# en d32fd5
variant-no-toml = { $file } n’est pas du TOML : { $fault }.
# en cc76bf
variant-nothing = rien
# en c3b6ee
variant-huge = un nombre aussi grand
# en 87993d
variant-list-or-table = une liste ou une table

## Poids des réseaux

# en ed68ff
weights-damaged = { $file } n’est pas un fichier de poids, ou il est endommagé ({ $what }).
# en b42ff4
weights-too-large = décompressé, il est trop gros
# en a39f87
weights-shape = le tableau { $name } n’a pas la forme qu’il faut à un réseau de ce jeu
# en 1612c7
weights-digest = { $file } est endommagé : son empreinte ne correspond pas. Refaites-le avec `nekoban train`.
# en b33ecc
weights-other-game = { $file } est fait pour un autre jeu que { $title }, ou pour une autre forme de ce jeu ({ $other }, règles { $rules }). Refaites-le avec `nekoban train { $name }`.
# en 90262e
train-no-gpu = PyTorch ne trouve pas de GPU ici. Sans --gpu, l’entraînement se fait sur le processeur.
# en d31d83
train-other-rival = { $folder } contient un entraînement contre un autre réseau, ou contre lui-même. Donnez le même --against qu’avant, ou un autre dossier avec --folder.
# en 796c87
train-other-game = { $folder } contient un entraînement { OF($game) } : donnez un autre dossier avec --folder.
# en 4501b7
no-relative = { $game } n’a pas de petite table { $name }. Il a : { LIST($known) }.
# en a518dc
no-relatives = { $game } n’a pas de petites tables.
