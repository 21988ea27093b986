### Le serveur : ce qu’il dit des tables, et pourquoi il refuse quelque chose.

# en 606757
closed = L’hôte a fermé cette table.
# en 2744b5
waiting = Il manque encore { $count } { $count ->
    [one] joueur
   *[other] joueurs
}.
# en 3b04b7
dealing = Tout le monde est là : le hasard est tiré en commun.
# en 906dd9
ended-draw = Partie nulle, d’un commun accord.
# en 4c0f51
ended-abort = La partie a été arrêtée d’un commun accord, sans résultat.
# en 373614
your-turn = C’est à vous.
# en a09db9
not-dealt = { AND($names) } : la contribution promise au hasard n’a pas été révélée. La partie n’a donc pas été distribuée à ce moment-là, et { $count ->
    [one] cette place ne contribue
   *[other] ces places ne contribuent
} plus.
# en e907ed
rules-version = Version { $version } des règles.
# en ed7390
needs-script = La table de Nekoban a besoin de JavaScript ; les règles de chaque jeu se trouvent dans son fichier RULES.md.

## Refus

# en 535fdf
a-bot-is-playing-for-you-come-back-to-the-table-first = Un bot joue pour vous en ce moment. Revenez d’abord à la table.
# en cc1425
a-clock-gives-0-to-most-seconds-for-a-move = Une pendule donne de 0 à { $most } secondes par coup.
# en 17f79e
a-clock-gives-up-to-most-days-for-a-move = Une pendule donne au plus { $most } jours par coup.
# en a5078e
a-clock-has-up-to-most-minutes-for-each-player = Une pendule donne au plus { $most } minutes par joueur.
# en d5528e
a-match-has-at-most-count-moves-start-another-one = Une partie a au plus { $count } coups : commencez-en une autre.
# en 122a8a
a-message-has-at-most-count-characters = Un message a au plus { $count } caractères.
# en 9261c7
a-move-is-given-either-by-its-path-or-by-its-text = Un coup se donne soit par son chemin, soit par son texte.
# en 750541
a-rematch-can-begin-when-the-game-is-over = La revanche peut commencer quand la partie est terminée.
# en 9ec578
all-seats-of-this-table-are-taken = Toutes les places de cette table sont prises.
# en 69ad39
moves-cannot-be-taken-back-at-this-table = À cette table, on ne reprend aucun coup.
# en 05ec14
only-players-may-chat-at-this-table = À cette table, seuls les joueurs peuvent écrire.
# en b388f5
there-are-no-hints-at-this-table = À cette table, il n’y a pas de conseils.
# en 74f5d5
bots-are-playing-alone-at-count-tables-here-and-there-is-no-room-for-another-try-again-later-or-take-a-seat-yourself = Des bots jouent déjà seuls à { $count } tables ici, et il n’y a plus de place. Réessayez plus tard, ou asseyez-vous vous-même.
# en c01a66
bots-are-already-playing-alone-at-count-tables-from-your-address-wait-until-one-game-is-over-or-take-a-seat-yourself = Des bots jouent déjà seuls à { $count } tables de votre adresse. Attendez qu’une partie se termine, ou asseyez-vous vous-même.
# en 51082b
hints-are-for-the-player-to-move = Les conseils sont réservés au joueur dont c’est le tour.
# en c100e5
it-is-the-turn-of-name = C’est à { $name } de jouer.
# en 309a97
messages-are-json-texts-not-bytes = Les messages sont des textes JSON, pas des octets.
# en 46904b
there-is-no-coach-at-this-table = Il n’y a pas de coach à cette table.
# en 74dd06
there-is-no-coach-at-a-table-with-a-clock-its-questions-would-take-time = Il n’y a pas de coach quand une pendule tourne : ses questions prendraient du temps.
# en 676100
nobody-has-asked-to-take-that-back = Personne ne demande à reprendre ce coup.
# en 02c1d8
nobody-has-asked-to-end-the-game-in-this-way = Personne ne demande d’arrêter la partie de cette façon.
# en 72b936
nobody-sits-in-seat-seat = Personne n’est assis à la place { $seat }.
# en 92992a
the-rules-of-game-are-still-being-compiled-there-will-be-reviews-when-that-is-done = Les bilans viendront quand les règles { OF($game) } seront compilées, ce qui est en cours.
# en d3de83
a-review-for-your-address-is-under-way-wait-until-it-is-done = Un bilan est déjà en cours pour votre adresse. Attendez qu’il soit fini.
# en 7803f5
too-many-games-are-being-reviewed-here-try-again-later = Trop de bilans sont en cours ici. Réessayez plus tard.
# en 36e7ef
the-game-is-not-over-a-review-would-tell-its-players-too-much = La partie n’est pas terminée : un bilan en dirait trop à ses joueurs.
# en 75ceb0
this-game-was-stopped-early-it-has-no-result-to-explain = Cette partie a été arrêtée avant la fin : elle n’a pas de résultat à expliquer.
# en 093dd0
that-is-too-large-limit-bytes-at-most = C’est trop gros : { $limit } octets au plus.
# en e4cce7
you-can-play-on-from-a-game-once-it-is-over = Vous pourrez continuer à partir de cette partie une fois qu’elle sera terminée.
# en f8c2e9
only-picture-text-position-and-words-can-be-shown-not-count-other-things = On peut montrer seulement picture, text, position et words, pas { $count } autres choses.
# en ec0744
only-the-host-of-the-table-may-do-that = Seul l’hôte de la table peut faire cela.
# en e1eeab
seat-seat-is-not-free = La place { $seat } n’est pas libre.
# en ae59eb
seat-seat-is-not-open = La place { $seat } n’est pas ouverte.
# en 175fcd
something-went-wrong-on-the-server-but-what-you-asked-for-was-done = Une erreur s’est produite sur le serveur, mais votre demande a été exécutée.
# en cbbf1c
something-went-wrong-on-the-server-check-whether-what-you-asked-for-was-done = Une erreur s’est produite sur le serveur. Vérifiez si votre demande a été exécutée.
# en 2d8642
something-went-wrong-on-the-server-nothing-was-changed = Une erreur s’est produite sur le serveur. Rien n’a changé.
# en 1a5385
that-answers-a-position-that-was-taken-back = Cette réponse concerne une position annulée depuis.
# en 760e25
that-answers-move-move-and-only-made-have-been-made = Cette réponse concerne le coup { $move } ; coups joués jusqu’ici : { $made }.
# en a8b467
that-answers-move-move-made-have-been-made-since-the-start = Cette réponse concerne le coup { $move } ; coups joués depuis le début : { $made }.
# en 318055
that-is-not-a-message-of-this-protocol-what-unended = Ce n’est pas un message de ce protocole : { $what }
# en ea6aed
you-can-only-look-at-that-status-unended = Vous ne pouvez que regarder. { $status }
# en fee13b
that-is-too-much-at-once-try-again-in-seconds-s = Trop de demandes à la fois. Réessayez dans { $seconds } s.
# en 672d96
that-is-your-own-seat-leave-the-table-to-give-it-up = C’est votre propre place : quittez la table pour la rendre.
# en cf60a0
that-is-count-characters-long-limit-are-allowed = Cela fait { $count } caractères ; { $limit } sont permis.
# en 94a191
that-seat-is-not-played-by-another-person = Cette place n’est pas tenue par une autre personne.
# en 41fea6
the-bot-s-move-is-no-longer-needed = Le coup du bot n’est plus attendu.
# en e63e98
the-database-does-not-answer = La base de données ne répond pas.
# en 6c936a
the-database-does-not-answer-try-again-in-a-moment = La base de données ne répond pas. Réessayez dans un instant.
# en 40ae4e
the-game-has-begun-the-seats-stay-as-they-are = La partie a commencé : les places restent comme elles sont.
# en 36b550
the-game-has-not-begun-nobody-sees-the-table-until-all-are-seated = La partie n’a pas commencé : personne ne voit la table avant que tous soient assis.
# en 998516
the-game-has-not-begun-there-are-open-seats = La partie n’a pas commencé : il reste des places libres.
# en e97ab7
the-game-is-over = La partie est terminée.
# en da1060
the-game-is-over-there-is-nothing-to-leave = La partie est terminée ; il n’y a rien à quitter.
# en 606757
the-host-has-closed-this-table = L’hôte a fermé cette table.
# en d3d164
the-match-can-be-saved-when-it-is-over-its-file-shows-all-the-cards = On peut enregistrer la partie quand elle est terminée : le fichier contient toutes les cartes.
# en 8dbe89
the-match-has-moved-on-since = La partie a avancé depuis.
# en e640b2
the-match-has-been-dealt-nothing-can-be-added-to-its-luck-any-more = La partie est distribuée : on ne peut plus rien ajouter à son hasard.
# en 978c74
the-open-seats-are-kept-for-those-who-played-the-match-before = Les places libres sont réservées aux joueurs de la partie précédente.
# en 748a35
the-others-are-being-asked-already = On demande déjà aux autres.
# en a4b8bc
the-others-have-refused-ask-again-after-the-next-move = Les autres ont refusé. Redemandez après le prochain coup.
# en 9277f5
that-question-is-for-the-others-to-answer = C’est aux autres de répondre à cette question.
# en 6eba8d
the-rematch-has-begun-and-you-have-no-seat-there-on-this-device = La revanche a commencé, et vous n’y avez pas de place sur cet appareil.
# en e82f06
the-request-cannot-be-read = La demande est illisible.
# en aff79a
the-request-cannot-be-read-what-unended = La demande est illisible : { $what }
# en be8e64
the-request-cannot-be-read-what = La demande est illisible : { $what }.
# en 768d22
the-request-is-not-utf-8-text = La demande n’est pas du texte UTF-8.
# en 0602bc
the-seed-does-not-deal-this-match = La graine ne donne PAS cette partie.
# en fc303c
the-seed-is-not-the-one-whose-fingerprint-you-were-shown = La graine n’est PAS celle dont on vous a montré l’empreinte.
# en 78a7cf
the-table-is-changing-too-quickly-try-again = La table change trop vite en ce moment. Réessayez.
# en 9c91a7
there-are-no-such-faces = Ces images n’existent pas.
# en 205924
there-are-too-many-connections-from-your-address = Il y a trop de connexions depuis votre adresse.
# en 2b0192
there-are-players-players-and-seats-seats = Il y a { $players } joueurs et { $seats } places.
# en 626ad5
there-is-no-bot-of-that-name-the-bots-are-names = Il n’y a pas de bot de ce nom. Les bots sont : { $names }.
# en 471674
there-is-no-move-of-yours-to-take-back = Vous n’avez aucun coup à reprendre.
# en 35d094
there-is-no-rematch-yet = Il n’y a pas encore de revanche.
# en 074b40
there-is-no-such-game = Ce jeu n’existe pas.
# en 54527b
there-is-no-such-game-the-games-are-names = Ce jeu n’existe pas. Les jeux sont : { $names }.
# en eff808
there-is-no-such-puzzle = Ce problème n’existe pas.
# en 2d81a5
this-puzzle-has-no-such-move = Ce coup n’existe pas dans ce problème.
# en e112c7
there-is-no-such-table = Cette table n’existe pas.
# en de378c
there-is-nothing-at-this-address = Il n’y a rien à cette adresse.
# en 560ea4
the-message-is-empty = Le message est vide.
# en 1a9a71
this-address-does-not-take-that-method = Cette adresse n’accepte pas cette méthode.
# en 9c2884
this-game-has-moves-0-to-last = Cette partie a les coups 0 à { $last }.
# en 1efb6a
this-game-has-none = Ce jeu n’en a pas.
# en d22d4b
this-game-has-seats-0-to-last = Cette partie a les places 0 à { $last }.
# en 2063e2
this-link-is-not-complete-copy-it-again = Ce lien est incomplet. Copiez-le de nouveau.
# en 114780
this-link-has-already-been-used-or-is-too-old-make-another-one = Ce lien a déjà servi, ou il est trop ancien. Faites-en un autre.
# en b70d47
this-request-comes-from-another-site = Cette demande vient d’un autre site.
# en a745b9
this-server-does-not-answer-to-that-name-whoever-runs-it-can-allow-the-name-with-hosts = Ce serveur ne répond pas à ce nom. La personne qui le gère peut l’autoriser avec --hosts.
# en ad19fe
too-much-has-happened-at-this-table-only-moves-can-be-made-here-now = Il s’est passé trop de choses à cette table : on ne peut plus qu’y jouer.
# en f9d108
this-table-is-damaged-and-was-set-aside-what-other-tables-are-not-affected = Cette table est endommagée et mise de côté : { $what }. Les autres tables ne sont pas touchées.
# en 04d2d1
this-table-is-private-you-need-a-seat-to-look-at-it = Cette table est privée : il faut une place pour la regarder.
# en 3ee353
this-table-was-begun-with-version-version-of-the-rules-this-server-has-version-ours-which-plays-differently-so-the-table-cannot-go-on-here = Cette table a commencé avec la version { $version } des règles ; ce serveur a la version { $ours }, qui joue autrement. Elle ne peut pas continuer ici.
# en 9589c4
what-was-written-to-the-database-is-not-there-afterwards = Ce qui est écrit dans la base de données ne s’y retrouve pas.
# en 2008e6
you-already-have-a-seat-at-this-table = Vous avez déjà une place à cette table.
# en 9d206e
you-have-already-asked-now-the-others-must-agree = Vous avez déjà demandé ; aux autres d’accepter.
# en 86657a
you-have-no-seat-at-this-table = Vous n’avez pas de place à cette table.
# en f84912
your-contribution-to-the-luck-is-already-there = Votre contribution au hasard est déjà là.
# en 00e2df
this-match-has-an-older-luck-by-which-hidden-cards-can-be-computed-so-several-people-cannot-go-on-with-it-agree-to-end-it-and-play-a-new-one = Le hasard de cette partie date d’une ancienne version et permet de calculer des cartes cachées : on ne peut donc pas la continuer à plusieurs. Mettez-vous d’accord pour l’arrêter, et jouez-en une autre.
# en 98544d
your-time-is-up = Votre temps est écoulé.
# en 34536b
your-time-is-up-a-bot-plays-to-the-end = Votre temps est écoulé : un bot joue jusqu’à la fin.
# en dafc1b
count-messages-have-been-written-at-this-table-there-is-no-room-for-more = { $count } messages ont été écrits à cette table ; il n’y a plus de place.
# en 14c0cc
name-is-away-and-would-have-to-agree = { $name } n’est pas là, et son accord serait nécessaire.
# en 363a5a
name-is-here = { $name } est là.
# en 19f785
name-was-here-just-now-ask-again-in-seconds-s = { $name } était là à l’instant. Redemandez dans { $seconds } s.
# en d14f9f
option-cannot-name-a-file-here-give-its-content-packed-as-one-word = { $option } ne peut pas nommer un fichier ici : donnez son contenu, compressé en un mot.
# en 1e8f5e
people-people-sit-here-but-the-options-say-players = { $people } personnes sont assises ici, alors que les options en prévoient { $players }.
# en 9cbb53
the-rules-of-game-are-still-being-compiled-there-will-be-hints-when-that-is-done = Les conseils viendront quand les règles { OF($game) } seront compilées, ce qui est en cours.
# en 4b45cf
whoever-runs-this-server-has-closed-this-table = La personne qui gère ce serveur a fermé cette table.
# en 1209d0
whoever-runs-this-server-has-blocked-your-address = La personne qui gère ce serveur a bloqué votre adresse.
# en 9862c3
the-match-is-just-being-dealt-try-again-in-a-moment = La partie est en train d’être distribuée. Réessayez dans un instant.
# en b2cc49
the-promises-are-sealed-none-can-be-added = Les promesses sont scellées : on ne peut plus en ajouter.
# en dffe29
a-promise-of-this-seat-was-not-revealed-so-it-no-longer-contributes = À cette place, une contribution promise n’a pas été révélée : la place ne contribue plus.
# en 8c0a38
your-promise-is-already-there = Votre promesse est déjà là.
# en d8fc7d
contributions-are-revealed-when-all-promises-are-sealed-yours-stays-secret = Les contributions sont révélées quand toutes les promesses sont scellées. La vôtre reste secrète.
# en 8d5703
that-is-not-the-contribution-you-promised = Ce n’est pas la contribution que vous avez promise.
# en 1ba922
there-are-open-seats-the-luck-is-drawn-together-when-all-are-seated = Il y a des places libres : le hasard est tiré en commun quand tout le monde est assis.
# en ac1c85
the-contributions-are-not-those-that-were-sealed-before-they-were-revealed = Les contributions ne sont PAS celles qui étaient scellées avant d’être révélées.
# en d1961e
the-list-of-moves-can-be-read-when-the-game-is-over = La liste des coups se lit une fois la partie terminée.
# en 03ac45
notifications-can-only-go-to-the-https-address-of-a-browser-s-push-service = Les notifications ne peuvent aller qu’à l’adresse https du service d’envoi d’un navigateur.
# en 2a0347
the-keys-of-the-push-service-cannot-be-read = Les clés du service d’envoi sont illisibles.
# en 63145f
this-server-sends-no-notifications-whoever-runs-it-has-not-allowed-them = Ce serveur n’envoie pas de notifications : la personne qui le gère ne l’a pas permis.

## Les bots de la personne qui gère le serveur

# en 0346ef
own-bot-name = { $file } : un bot à vous ne peut pas s’appeler { $name }. Prenez au plus { $limit } minuscules, chiffres et traits d’union, et pas le nom d’un de nos bots.
# en 2181ed
own-bot-place = { $file } : { $name } doit nommer un bot, comme 'program:python3 tabby.py', 'cats:Tabby', 'http://127.0.0.1:9000/' ou 'tiger@2s'.
# en 3bd4c6
variant-brought = votre variante

## Une partie redistribuée, pour la page où l’on revoit une partie

# en 0648a3
verify-dealt = La graine donne exactement { $count ->
    [one] ce coup
   *[other] ces { $count } coups
}.
# en 9c514b
verify-position = Cette partie a commencé à partir d’une position donnée, que sa graine n’a pas distribuée ; la graine donne ce qui a été tiré { $count ->
    [one] au coup joué
   *[other] pendant les { $count } coups joués
} depuis.
# en a9d862
verify-promised = C’est bien celle qui avait été promise au début.
# en 0dc4dd
verify-compare = Son empreinte est { $fingerprint } : comparez-la à celle qui a été montrée au début.
# en a7c60c
verify-sealed = Chaque contribution est celle qui avait été scellée avant que la première soit révélée.

## Pourquoi une table a été mise de côté

# en f99282
entry-number-is-missing-unended = l’entrée { $number } manque
# en 925f79
entry-number-is-not-as-it-was-written-unended = l’entrée { $number } n’est plus telle qu’elle a été écrite
# en 57035e
entry-number-cannot-be-read-unended = l’entrée { $number } est illisible
# en c99e5f
entry-number-does-not-follow-from-what-was-before-unended = l’entrée { $number } ne découle pas de ce qui précède
# en 3f151f
entry-number-is-no-legal-move-unended = l’entrée { $number } n’est pas un coup permis
# en 81aa39
entry-number-leads-to-another-position-than-it-did-unended = l’entrée { $number } mène à une autre position qu’alors
# en 85647e
entry-number-takes-back-what-was-not-played-unended = l’entrée { $number } reprend un coup qui n’a pas été joué
# en 11869f
its-game-options-or-first-position-are-not-known-here-unended = son jeu, ses options ou sa position de départ sont inconnus ici
# en b9c351
its-first-row-cannot-be-read-unended = sa première ligne est illisible

## La base de données, pour la personne qui gère le serveur

# en 7abc2d
database-unusable = La base de données est inutilisable : { $what }
# en 3a9361
postgres-needs = PostgreSQL a besoin de { $library } : pip install 'nekoban[postgres]'.
# en 9e46bc
no-database-address = { $address } n’est ni un fichier ni l’adresse d’une base PostgreSQL.
# en 5a2941
database-in-memory = Les tables se gardent dans un fichier ou dans PostgreSQL : une base en mémoire les perdrait.
# en eb5534
database-layout = La base de données a le schéma { $found }, et cette version de Nekoban lit jusqu’au { $known }. Mettez Nekoban à jour, ou donnez une autre base.
# en 03c8e8
backup-postgres = PostgreSQL a ses propres programmes pour cela : pg_dump --format=custom --file=FILE URL fait une sauvegarde pendant que les serveurs tournent, et pg_restore --clean --if-exists --dbname=URL FILE la remet en place.
# en ffc969
backup-no-database = Il n’y a pas de base de données { $file }.
# en 657a7c
backup-file-there = { $file } existe déjà. Donnez un autre fichier, ou supprimez celui-ci.
# en 25aa00
backup-damaged = { $file } est endommagé : { $what }.
# en 1404d1
backup-foreign-commands = { $file } n’est pas une base de données de Nekoban : quelqu’un y a ajouté des commandes.
# en 01e469
backup-not-ours = { $file } n’est pas une base de données de Nekoban : { $what }.
# en bdfa5a
backup-unwritten = La sauvegarde n’a pas pu être écrite : { $what }
# en 941520
backup-no-file = Il n’y a pas de fichier { $file }.
# en ad3196
backup-in-use = Un serveur utilise cette base de données. Arrêtez-le d’abord, ou restaurez dans un autre fichier.

## Avec quoi un serveur démarre, et l’application installée

# en 88480a
serving-at = Nekoban est à l’adresse { $address }
# en c94db6
metrics-address = { $address } n’est pas une adresse : les mesures prennent host:port, comme 127.0.0.1:9100.
# en 18522b
proxies-shape = { $word } n’est pas l’adresse d’un mandataire : --proxies prend des adresses et des réseaux séparés par des virgules, comme 127.0.0.1,10.0.0.0/8.
# en 1a4689
hosts-shape = { $word } n’est pas un nom d’hôte : --hosts prend des noms séparés par des virgules, comme cats.example, sans https:// et sans port.
# en 272307
push-contact = --push prend une adresse à vous pour les services d’envoi : mailto:… ou https://…
# en 7f14d7
push-needs = Les notifications ont besoin de { $library } : pip install 'nekoban[push]'.
# en 26058d
app-description = Une table pour jouer à des jeux de chats.
