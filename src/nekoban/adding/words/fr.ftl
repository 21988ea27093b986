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
# en 679617
argument-not-given = { $name } prend ${ $argument }, qui ne lui est pas donné.
# en 361ad8
argument-left-out = { $name } omet ${ $argument } ; si c’est voulu, écrivez `# without { $argument }` devant.
# en 481fa0
message-stale = { $name } n’est plus à jour : le texte anglais a changé, ou la marque manque.
# en 98b9dc
blanks-differ = { $name } n’a pas les mêmes { "{…}" } qu’en anglais : { LIST($blanks) }.
# en 378363
sentence-unknown = il n’y a pas de phrase { $name } en anglais.
# en 7c2649
rules-missing = { $file } manque.
# en 2fbe40
clause-missing = { $clause } manque.
# en 3f7347
clause-unknown = { $clause } n’est pas une clause de RULES.md.
# en 62f993
rules-stale = { $file } n’est plus à jour : RULES.md a changé, ou la marque manque.
