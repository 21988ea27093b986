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
# en 40d3e5
argument-not-given = { $name }が使う${ $argument }は渡されません。
# en 361ad8
argument-left-out = { $name }に${ $argument }がありません。それで正しければ、前に`# without { $argument }`と書いてください。
# en ce6630
message-stale = { $name }は古くなっているか、印がありません。英語の文と比べてから、--stampを付けて実行してください。
# en 29034b
message-english = { $name }は英語のままです。翻訳してください。
# en 98b9dc
blanks-differ = { $name }の{ "{…}" }が英語と違います：{ LIST($blanks) }
# en bbfcc5
no-json = JSONファイルではありません：{ $error }
# en 9e4d59
no-table = en.jsonのような、名前と文の表でなければなりません。
# en 73b128
no-sentence = { $name }は文字列か、「other」を含む複数形ごとの文字列でなければなりません。
# en 378363
sentence-unknown = { $name }という文は英語にありません。
# en 2fbe40
clause-missing = { $clause }がありません。
# en 837861
clause-unknown = { $clause }はRULES.mdの条項ではありません。
# en acfbd4
rules-stale = { $file }は古くなっているか、印がありません。RULES.mdと比べてから、--stampを付けて実行してください。
