### Adding: what is said to translators.

## What a translation lacks

file-missing = { $file } is missing: copy { $english } there and translate it.
# $gap is a sentence of those below, $line the number of a line.
in-file = { $file }: { $gap }
at-line = line { $line }: { $gap }
message-missing = { $name } is missing.
message-unknown = there is no message { $name } in English.
argument-not-given = { $name } takes ${ $argument }, which it is not given.
argument-left-out = { $name } leaves out ${ $argument }; if that is right, write `# without { $argument }` before it.
message-stale = { $name } is out of date: the English text has changed, or it has no mark.
blanks-differ = { $name } does not have the same { "{…}" } as in English: { LIST($blanks) }.
sentence-unknown = there is no sentence { $name } in English.
rules-missing = { $file } is missing.
clause-missing = { $clause } is missing.
clause-unknown = { $clause } is no clause of RULES.md.
rules-stale = { $file } is out of date: RULES.md has changed, or it has no mark.
