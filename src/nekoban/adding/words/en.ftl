### Adding: what is said to translators.

## What a translation lacks

file-missing = { $file } is missing: copy { $english } there and translate it.
# $gap is a sentence of those below, $line the number of a line.
in-file = { $file }: { $gap }
at-line = line { $line }: { $gap }
message-missing = { $name } is missing.
message-unknown = there is no message { $name } in English.
argument-not-given = { $name } uses ${ $argument }, which it is not given.
argument-left-out = { $name } leaves out ${ $argument }; if that is right, write `# without { $argument }` before it.
message-stale = { $name } is out of date, or has no mark: compare it with the English text, then run the command with --stamp.
# It has the same words as in English.
message-english = { $name } is still English: translate it.
blanks-differ = { $name } does not have the same { "{…}" } as in English: { LIST($blanks) }.
# $error is what Python says.
no-json = this is not a JSON file: { $error }.
no-table = this must be a table of names and sentences, as in en.json.
no-sentence = { $name } must be a text, or texts by plural with “other” among them.
sentence-unknown = there is no sentence { $name } in English.
clause-missing = { $clause } is missing.
clause-unknown = { $clause } is not a clause of RULES.md.
rules-stale = { $file } is out of date, or has no mark: compare it with RULES.md, then run the command with --stamp.
