### Ajouter : ce qui est dit à qui traduit.

## Ce qui manque à une traduction

# en aec9ac
file-missing = { $file } manque : copiez-y { $english } et traduisez-le.
# en 22f50d
in-file = { $file } : { $gap }
# en c333ce
at-line = ligne { $line } : { $gap }
# en 9a42eb
message-missing = { $name } manque.
# en 5ffa5a
message-unknown = il n’y a pas de message { $name } en anglais.
# en 40d3e5
argument-not-given = { $name } utilise ${ $argument }, qui ne lui est pas donné.
# en 361ad8
argument-left-out = { $name } omet ${ $argument } ; si c’est voulu, écrivez `# without { $argument }` devant.
# en ce6630
message-stale = { $name } n’est plus à jour, ou n’a pas de marque : comparez-le avec le texte anglais, puis relancez la commande avec --stamp.
# en 29034b
message-english = { $name } est encore en anglais : traduisez-le.
# en 98b9dc
blanks-differ = { $name } n’a pas les mêmes { "{…}" } qu’en anglais : { LIST($blanks) }.
# en bbfcc5
no-json = ce n’est pas un fichier JSON : { $error }.
# en 9e4d59
no-table = ce doit être une table de noms et de phrases, comme dans en.json.
# en 73b128
no-sentence = { $name } doit être un texte, ou des textes selon le pluriel, dont « other ».
# en 378363
sentence-unknown = il n’y a pas de phrase { $name } en anglais.
# en 2fbe40
clause-missing = { $clause } manque.
# en 837861
clause-unknown = { $clause } n’est pas une clause de RULES.md.
# en acfbd4
rules-stale = { $file } n’est plus à jour, ou n’a pas de marque : comparez-le avec RULES.md, puis relancez la commande avec --stamp.
