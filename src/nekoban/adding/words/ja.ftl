### 追加：翻訳者に伝えること。

## 翻訳に足りないもの

# en aec9ac
file-missing = { $file }がありません。{ $english }をそこに写して翻訳してください。
# en 22f50d
in-file = { $file }：{ $gap }
# en c333ce
at-line = { $line }行目：{ $gap }
# en 9a42eb
message-missing = { $name }がありません。
# en 5ffa5a
message-unknown = { $name }というメッセージは英語にありません。
# en 679617
argument-not-given = { $name }が使う${ $argument }は渡されません。
# en 361ad8
argument-left-out = { $name }に${ $argument }がありません。それで正しければ、前に`# without { $argument }`と書いてください。
# en 481fa0
message-stale = { $name }は古くなっています。英語の文が変わったか、印がありません。
# en 98b9dc
blanks-differ = { $name }の{ "{…}" }が英語と違います：{ LIST($blanks) }
# en 378363
sentence-unknown = { $name }という文は英語にありません。
# en 7c2649
rules-missing = { $file }がありません。
# en 2fbe40
clause-missing = { $clause }がありません。
# en 3f7347
clause-unknown = { $clause }はRULES.mdの条項ではありません。
# en 62f993
rules-stale = { $file }は古くなっています。RULES.mdが変わったか、印がありません。
