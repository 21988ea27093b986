### Le terminal : ce que l’on lit au clavier. Ce que l’on tape reste en lettres latines.

## Une partie au clavier

# en 3d7b14
help =
    Un numéro choisit dans la liste. On peut aussi taper un coup tel qu’il y figure,
    ou le compléter clic par clic.
      why COUP     pourquoi ce coup n’est pas permis, avec la règle
                   (COUP : un numéro de la liste, ou le texte d’un coup)
      undo         reprendre votre dernier coup, s’il n’a rien révélé
                   (aussi au moment de passer le clavier)
      hint         ce qu’un bot fort ferait à votre place, et pourquoi
      table        revoir la table           scores   d’où viennent les points
      log          ce qui s’est passé        moves    tous les coups permis
      rules MOT    les clauses qui en parlent
      save FICHIER enregistrer la partie ; Ctrl-C enregistre et quitte aussi
      quit         quitter sans enregistrer
# en 8e0d80
hand-over = Passez le clavier à { $player }. { $player }, appuyez sur Entrée quand personne d’autre ne voit l’écran.
# en 64d459
seed = Graine : { $seed }
# en bb997b
verify = nekoban verify FICHIER --fingerprint HEX redistribue une partie enregistrée.
# en 7a9ebc
ask-save = Tapez save, ou save FICHIER, pour garder la partie ; Entrée pour ne pas la garder.
# en 154e8f
no-clause = Aucune clause ne parle de { $word }.
# en d26ae1
not-allowed = Ce n’est pas permis : { $refusal }
# en e39cf2
further = { $thing } … ({ $count } coups)
# en 2e6a0e
not-understood = { $error } Tapez ? pour de l’aide.
# en 03fef9
nothing-yet = Il ne s’est encore rien passé.
# en 8d76e9
ask-why = Dites quel coup, ou un début de coup : why COUP.
# en 4418f9
refused = Pas permis : { $refusal }
# en 11ee13
allowed = Ce coup est permis.
# en 8425e9
taken-back = Coup repris.
# en 76be3e
hints-later = Les conseils viendront quand les règles seront compilées, ce qui est en cours. Redemandez plus tard.
# en 9c10ec
adviser = Le conseiller
# en 171693
coach = Le coach
# en 7a117a
coach-sure = Vraiment ? yes, no ou why :
# en 773609
coach-agree = { $player }, un coach peut-il demander confirmation avant un coup qui coûte plus de { $percent } % de chances de gagner ? yes ou no :
# en db12f6
coach-off = Tout le monde n’est pas d’accord : il n’y aura pas de coach.
# en 005279
coach-failed = Le coach ne peut pas examiner ce coup : { $error }
# en 8fa284
left = Vous avez quitté la table ; { $saved }.
# en 7c4690
saved-nothing = rien n’a été enregistré
# en fda7bc
saved-match = la partie est enregistrée dans { $file }
# en 219950
saved-before = la partie est enregistrée dans { $file } telle qu’elle était après le coup { $move }
# en 7f27a0
cannot-save = Impossible de l’enregistrer : { $error }
# en 658bf1
saved-to-resume = Enregistrée dans { $file } ; pour continuer : nekoban resume { $file }
# en b0c806
saved-to-replay = Enregistrée dans { $file } ; pour la revoir : nekoban replay { $file }, pour en tirer des leçons : nekoban review { $file }
# en 43f2f7
score = { $player } : { $points }
# en f011f6
clause = { $clause } : { $text }
# en db158f
ruling = (décision)
# en 6ed179
thinking = { $player } réfléchit…
# en ddcb6c
waits-for-rules = { $player } attend les règles : { $done } parties sur { $parts } sont compilées…

## Revoir une partie

# en e4edf4
replay-help = Entrée ou n : suivant   p : précédent   un nombre : y aller   s PLACE : vu de cette place, s : vu du public   q : quitter
# en a9f3ba
replay-seats = Les places vont de 1 à { $count } ; vous voyez maintenant la partie comme le public.
# en 368995
replay-move = Coup { $number }, { $player } : { $move }

## Problèmes

# en 12f360
puzzle-head = { $game }, problème { $puzzle }. Niveau : { $grade }
# en 68b2b4
puzzle-theme = Thème : { $theme }
# en 9fea47
puzzle-question = Vous êtes { $player }. Trouvez le meilleur coup.
# en d2c253
puzzle-help =
    Un numéro choisit dans la liste. On peut aussi taper un coup tel qu’il y figure,
    ou le compléter clic par clic.
      answer       montrer le meilleur coup
      why COUP     pourquoi ce coup n’est pas permis, avec la règle
      table        revoir la table           scores   d’où viennent les points
      rules MOT    les clauses qui en parlent
      quit         partir
# en db9a7d
puzzle-line = Une suite possible, avec une donne parmi d’autres :
# en 98281d
puzzle-again = Essayez un autre coup, ou tapez answer.
# en 882682
puzzle-count = Résolus du premier coup : { $solved } sur { $count }.
# en cdbf94
puzzle-next = Entrée : le problème suivant. q : partir.
