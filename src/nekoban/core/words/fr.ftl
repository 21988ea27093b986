### Le cœur : la langue elle-même, et les phrases qui n’appartiennent à aucun jeu.

-language = Français
-plural-one = n = 0, 1

## Listes et noms

-list = { $first }, { $next }
-and = { $first } et { $last }
-or = { $first } ou { $last }
-name = { $name }
    .of = { INITIAL($name) ->
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }
