### 共通：言語そのものと、どのゲームのものでもない文。

-language = 日本語
-decimal = .
-thousands = ,

-list = { $first }、{ $next }
-and = { $count ->
    [2] { $first }と{ $last }
   *[other] { $first }、{ $last }
}
-or = { $count ->
    [2] { $first }か{ $last }
   *[other] { $first }、または{ $last }
}
-name = { $name }
    .of = { $name }の

## 対戦

# en 7039b1
option-players = 遊ぶ人数。
    .label = 人数
# en 01396f
option-called = バリアントの名前：英小文字、数字、ハイフン。
    .label = バリアントの名前
# en 26c96f
player = プレイヤー{ $number }
# en 95b8d7
numbered-name = { $name } { $number }
# en e9b963
first-choose = 先に{ OR($things) }を選んでください。
# en 8d2a65
another = ほかのもの
# en da69fc
not-with-first = それは、先に選んだものと組み合わせられません。
# en 7bc861
points = { $count }点

## ボット

# en 5c9a1e
bot-random = ランダム
# en 99fb65
bot-greedy = 欲ばり
# en 696691
bot-kitten = 子猫
# en f71740
bot-stray = 野良猫
# en 90b5d4
bot-house-cat = 家猫
# en c47698
bot-mouser = ネズミ捕り猫
# en db7ea5
bot-panther = ヒョウ
# en 7c1ad1
bot-tiger = トラ
# en 319a8e
bot-lion = ライオン
# en c9b615
bot-nekomata = 猫又

## 独自の文のないゲーム

# en e97ab7
over = ゲームは終わりました。
# en a6d411
forbidden = ルールにより、いまはできません：{ $move }。
# en 660d18
breaks = { $clause }に反しています。
# en 8892cb
component = 部品{ $number }
# en bc134f
to-move = { $player }の番です。
# en 748556
won = { AND($winners) }の勝ちです。
# en 41b5bc
nobody-won = 勝者はいません。
# en 2981bf
points-label = 得点

## 助言

# en c8be43
advice = { $move }：{ $expected }。
# en 89ea6e
advice-next = 次善の手：{ $next }。{ $hoped }。
# en edd8cb
advice-equal = 同じくらい良い手：{ LIST($moves) }。
# en 4879bc
advice-only = { $move }：ほかにできることはありません。
# en ea57ba
because = { $reason }（{ $clause }）
# en 7ac1c2
sentences = { $first }{ $next }
# en 049e7b
listed = { LIST($things) }
# en 568331
coach-question = この手を打つと、勝つ見込みが{ $percent }%ほど下がります。
# en af7663
coach-better = より良い手：{ $move }。{ $expected }。
# en 6c04f5
coach-yours = あなたの手：{ $move }。{ $expected }。
# en a5af24
expected = { $chance }、{ $lead }
# en 41c6c1
chance-none = 勝つ見込みはほぼなし
# en ea69ee
chance-sure = ほぼ確実な勝ち
# en cd726f
chance = 勝つ見込み{ $percent }%
# en e694a6
lead-ahead = { $lead }ほどのリード
# en 9a663d
lead-behind = { $lead }ほどの遅れ
# en 146ae8
lead-level = ほぼ互角

## 新しいゲーム

# en aeba21
made-from-sample = Nekobanの見本のゲームから作られました。

## 入力の誤り：オプション

# en 2042f9
takes-whole-number = { $name }に書けるのは整数で、{ $value }ではありません。
# en 5a16bd
takes-number = { $name }に書けるのは{ $low }〜{ $high }の数で、{ $value }ではありません。
# en 838770
takes-one-of = { $name }に書けるのは{ LIST($values) }のどれかで、{ $value }ではありません。
# en f2ddbb
takes-yes-or-no = { $name }に書けるのはyesかnoで、{ $value }ではありません。
# en 2e3996
takes-text = { $name }に書けるのは文字列で、{ $value }ではありません。
# en 41c578
takes-name = { $name }に書けるのは英小文字、数字、ハイフンで、合わせて{ $longest }字までです。{ $value }は書けません。
# en 8eeac1
option-fault = { $name }：{ $error }
# en 9003ac
no-option = { $name }というオプションはありません。あるのは{ LIST($known) }です。
# en e90b55
no-game = { $name }というゲームはありません。あるのは{ LIST($known) }です。
# en b73aa2
no-bot = { $name }というボットはありません。いるのは{ LIST($known) }です。自作のボットはmodule:Class、program:COMMAND、http://ADDRESSの形で指定します。
# en ed6009
no-language = { $name }という言語はありません。あるのは{ LIST($known) }です。

## 局面（項目の名前で書いたもの）

# en 183f11
position-too-long = 局面は{ $limit }文字までです。これは{ $count }文字あります。
# en 621bba
position-beginning = 局面はゲーム、そのオプション、「|」で始まります。例：mauwi players=2 | to_move=1
# en 89e7ac
position-mark = { $text }：局面の印は/{ $mark }、古いものは/{ $older }です。
# en 0d53d2
position-derived = { $field }={ $value }は誤りです。局面のほかの部分から{ $right }になります。
# en f09944
position-option = オプションの{ $word }はname=valueの形で書いてください。
# en 16aae4
position-field = { $word }はfield=valueの形で書いてください。
# en 63fb39
position-twice = { $field }が2回書かれています。
# en d50c10
position-count-unsaid = { $field }：この文には数え方が書かれていません。{ $mark }で始めて1から数えるか、0.2より前に書かれたものなら{ $older }で始めてください。
# en 65ca85
position-no-rows = { $field }：{ $name }という行はありません。
# en d304bf
position-no-row = { $field }：行は1から{ $count }までで、{ $row }はありません。
# en 488a2d
position-no-field = { $field }：{ $name }という項目はありません。あるのは{ LIST($known) }です。
# en 347250
position-step = { $field }：{ $step }には1.handのような席か、rows[2].xのような行を書いてください。
# en a2a447
position-repeat = { $field }：{ $word }の繰り返しは1〜{ $count }回です。
# en 0dcfd7
position-full = { $field }に入るのは{ $count }個までですが、それより多く書かれています。
# en 2788b2
position-public = { $field }は全員に見えるので、隠せません。
# en ea7653
position-no-seat = { $field }：{ $word }は席ではありません。席は1から数えます。
# en c32d77
position-no-value = { $field }：{ $word }は値として使えません。
# en 3f514e
position-not-one-of = { $field }：{ $word }は{ LIST($known) }のどれでもありません。
# en f72792
position-out-of-range = { $field }：{ $word }は範囲を超えています。
# en e666ba
position-impossible = この局面はありえません。{ $flaw }
# en a00db6
position-beyond = { $field }の数は、この項目ではありえません。
# en d6c6dd
position-parts = この局面はありえません。内容が互いに合っていません。
# en 015639
position-few-cards = この局面はありえません。見えないところに置くカードが足りません。
# en 160390
position-count = この局面はありえません。{ $thing }が{ $count }ありますが、ゲームにあるのは{ $right }です。
# en 48b039
position-total = この局面はありえません。カードと駒が全部で{ $count }ありますが、このオプションのゲームにあるのは{ $right }です。
# en ee9798
position-no-move = この局面はありえません。手番の席に打てる手がありません。

## 手、席、名前、シード

# en 40cd01
no-move-number = { $number }番の手はありません。番号は0から{ $last }までです。
# en 9d5641
no-move-at-all = 手は文字列、クリックの並び、番号のどれかで、{ $value }ではありません。
# en 63e673
not-a-move = { $move }は{ $game }の手ではありません。
# en 54ed9f
no-ply = { $ply }手目はありません。0から{ $last }までです。
# en 68d506
no-seat-at-all = 席は0からの番号、観戦者ならNoneで、{ $value }ではありません。
# en 621f00
no-seat = 席{ $seat }はありません。0から{ $last }までです。
# en 97773f
names-no-list = 名前は文字列のリストで書きます。{ $value }ではありません。
# en fec8ed
names-too-many = 名前が{ $count }個では多すぎます。オプションでは{ $players }人です。
# en a065e7
name-empty = 名前は空でない文字列です。{ $name }ではありません。
# en df2d90
name-too-long = 名前{ $name }は{ $limit }文字を超えています。
# en 0e400a
name-unshown = 名前{ $name }には表示できない文字があります。
# en 90ef07
seed-bytes = シードは{ $bytes }バイトで、{ $count }バイトではありません。
# en 7f5795
seed-kind = シードは整数か、語か、{ $bytes }バイトで、{ $value }ではありません。
# en f70862
seed-unwritten = シードに書けない文字があります。
# en 374ae6
no-pictures = { $game }には絵がありません。show/draw.pyがないためです。
# en 4369a3
decisions-not-over = 対戦はまだ終わっていません。それぞれの選択の価値はまだわかりません。

## 待った

# en 471674
undo-nothing = 戻せる自分の手がありません。
# en e044cf
undo-other = 最後の手は{ $player }のものです。戻せるのは本人だけです。
# en 83d9c9
undo-answered = そのあとボットが応じたので、この手は戻せません。
# en ba4e86
undo-revealed = この手で、知らなかったことが見えたので、戻せません。

## 保存された対戦

# en c2b58b
file-no-name = { $file }はファイルの名前になりません。
# en 90b8e2
file-unwritable = { $file }に書き込めません：{ $error }。
# en 47d734
file-unreadable = { $file }が読めません：{ $error }。
# en 2c9109
save-too-large = { $file }は{ $limit } MBを超えています。保存された対戦ではありません。
# en d6900d
save-no-utf-8 = { $file }はUTF-8の文ではありません（{ $byte }バイト目）。保存された対戦ではありません。
# en 01721b
save-fault = { $file }：{ $fault }
# en 9fffdf
save-no-json = { $line }行{ $column }列：{ $error }：完全なJSONではありません。
# en 01df18
save-unfit = JSONが読めません：{ $error }。
# en 001382
save-no-object = 保存された対戦はJSONのオブジェクトです。
# en b1a4fc
save-lacks = { $key }がありません。
# en 5141ca
save-whole-number = { $key }は整数で、{ $value }ではありません。
# en 6bf25d
save-text = { $key }は文字列で、{ $value }ではありません。
# en 2bb653
save-object = { $key }はオブジェクトで、{ $value }ではありません。
# en 4d16cd
save-list = { $key }はリストで、{ $value }ではありません。
# en 02c6e2
save-format = 形式が{ $format }です。このプログラムが読めるのは{ $oldest }〜{ $newest }です。
# en 469c92
save-entries = { $key }の中身はすべて文字列です。
# en 3ca48a
save-bots = 「bots」には{ $players }席それぞれのボットかnullを書いてください。
# en d59044
save-luck = 「luck」には、いくつかの手について出た目や引いたものを書いてください。
# en 37a094
save-version = { $game }のルールのバージョン{ $version }で行われたものです。このプログラムはバージョン{ $own }で、違う結果になるかもしれません。
# en 1e0d15
save-names = 名前は{ $count }人ですが、オプションでは{ $players }人です。
# en d5b4a0
save-seed = シードが、最初に約束されたものと違います。
# en 36a134
save-no-contributions = 形式{ $format }の対戦に寄与はありません。
# en c6a89f
save-start = 開始局面が、ゲームやオプションと合いません。
# en 107b2b
save-move = { $number }手目{ $move }：{ $error }
# en e0b54d
save-position = 手を進めると、保存されたときと別の局面になります。
# en 751ac4
save-result = 結果が、手を進めた結果と違います。

## 限度を超えた文（ほかの文の中で）

# en 8bf3b2
unfit-several-lines = 文字列が何行にもわたっています
# en 1b0070
unfit-parts = 名前の部分が{ $count }を超えています
# en 110f15
unfit-nested = リストの入れ子が深すぎます
# en eaf4f0
unfit-digits = 数の桁が多すぎます
# en 803c96
unfit-digits-in-line = { $line }行目：数の桁が多すぎます
# en 58c7c4
unfit-cut-off = 長すぎるか、途中で切れています

## 手で与えた運（テストやレッスン用）

# en 895b1c
luck-left = 与えられた運が使い切られていません。{ $left }が残っています。
# en 4b80ff
luck-no-order = 与えられた運は{ $given }ですが、まぜるのは{ LIST($cards) }です。その順番を書いてください。
# en 0890a1
luck-no-roll = 与えられた運は{ $given }ですが、ここで出るのは0〜{ $high }の数です。
# en cdc05c
luck-no-face = 与えられた運は{ $given }ですが、ここで出るのは{ LIST($faces) }のどれかです。
# en 3623ec
luck-no-draw = 与えられた運は{ $given }ですが、ここで引くのは{ LIST($kinds) }のどれかです。
# en 083dba
luck-no-list = 運は{ $limit }個までの結果のリストで書きます。{ $value }ではありません。
# en 5dcd0c
luck-no-outcome = 結果は名前か整数、またはそのリストで、{ $value }ではありません。

## 公正さ

# en f6d826
fingerprint = シードの指紋：{ $fingerprint }
# en bc9a5a
contributions-no-list = 寄与は席ごとに一つのリストで書きます。{ $value }ではありません。
# en de708f
contributions-too-many = 寄与が{ $count }個では多すぎます。オプションでは{ $players }人です。
# en a0bdf3
contribution-digits = 寄与は16進数{ $digits }桁で、{ $value }ではありません。
# en 015167
promise-kind = 約束は寄与のSHA-256で、{ $value }ではありません。
# en bdbd7b
not-sealed = この対戦は、封じられたものから配られていません。封印が違います。
# en 20bd78
not-contributed = この対戦は、その寄与を使って配られていません。どの席にもありません。
# en 664f7a
account-dealt = { $game }、{ $count }手：シードから配り直すと、この対戦と完全に一致します。
# en 98f692
account-position = { $game }、与えられた局面から{ $count }手：局面は対戦を始めた人が選んだものです。シードが決めるのは、局面で見えなかったものと、そのあと引かれたものだけです。
# en 260961
account-fingerprint = シードの指紋（与えられた局面を配ったものではありません）：{ $fingerprint }
# en 478726
account-by-hand = { $game }、{ $count }手：運は、テストかレッスンのために人が指定したものです。シードから配られた対戦ではないので、何の証明にもなりません。
# en a46ccc
account-since = 与えられた局面のあと：{ $said }
# en 562a83
account-nobody = だれも運に寄与していません。そのため、配る側は気に入るものが出るまでシードを引き直すことができました。
# en 9bac95
account-everybody = 全員が運に寄与しました。
# without count
# en 4f861f
account-some = 運に寄与したのは席{ LIST($seats) }だけです。
# en 5bc82b
account-seal = シードと寄与の封印：{ $seal }（寄与が明かされる前に示されたものと比べてください。指紋だけでは、何が寄与されたかはわかりません）
# en ef0560
account-quick = この対戦の運は古い方式（形式{ $format }）です。対戦中に、見えているカードから見えないカードを計算できました。
# en 17d784
account-keyed = 運は鍵付きです（形式{ $format }）。見えていたものから、見えないものは何もわかりませんでした。
# en 38ebe3
account-not-over = 対戦はまだ終わっていません。

## コンパイルされたルールと測定

# en 427666
cache-no-folder = フォルダーではありません
# en d61d05
cache-other-user = 別のユーザーのものです
# en ba02dc
cache-others-write = ほかの人も書き込めます（直すには：chmod go-w { $folder }）
# en 733b9b
cache-unwritable = 書き込めません
# en bb9e33
cache-unused = キャッシュのフォルダー{ $folder }は使いません：{ $problem }。コンパイルしたルールは今回かぎりです。残すには、NEKOBAN_CACHEに自分のフォルダーを指定してください。
# en d04ffc
measured = ルールのバージョン{ $version }で測定しました。
# en fa9e39
measured-before = ルールのバージョン{ $version }で測定しました。いまのルールはバージョン{ $own }です。

## ほかの人のボット

# en ae4ca3
agent-stand-in = { $agent }は{ $fault }。代わりにランダムな手を打ちました。
# en 143644
agent-stand-in-again = { $agent }は{ $fault }。代わりにランダムな手を打ちました。これで{ $count }回目です。
# en b26a97
agent-broken = { $agent }は{ $count }回続けて失敗したので、もう質問しません：{ $fault }。
# en 333908
agent-slow = { $seconds }秒を超えました
# en aec234
agent-late = 時間がかかりすぎました
# en 7a1c84
agent-ended = 時間がかかりすぎたので止められました
# en b3830c
agent-ended-itself = 自分で終了しました
# en 4b01e0
agent-long-line = { $limit }文字を超える行を書きました
# en c7b37b
agent-failed = 失敗しました：{ $error }
# en 140b42
agent-unstarted-again = 再び起動できませんでした：{ $error }
# en 9799a6
agent-unasked = 質問できませんでした：{ $error }
# en b504b9
agent-status = HTTPステータス{ $status }で答えました
# en c2859a
agent-long-answer = { $limit }バイトを超える答えを返しました
# en 9aab61
agent-answered-no-move = { $answer }と答えましたが、手がありません
# en 502937
agent-no-text = 文字列ではない{ $move }を手として答えました
# en 6cf774
agent-illegal = { $tries }回とも打てない手を答えました。最後は{ $refused }
# en baa11e
agent-refused = { $move }：{ $reason }
# en 8c99a7
agent-no-move = これは{ $game }の手ではありません。
# en d0889e
agent-no-command = { $agent }はコマンドとして読めません：{ $error }。
# en b0ef08
agent-no-program = program:の後にプログラムがありません。program:./tabby --fastのように、続けてコマンドを書いてください。
# en 505722
agent-unstarted = { $agent }を起動できません：{ $error }。
# en 788c7e
agent-unusable = { $agent }は使えません：{ $error }。
# en 7b07e9
agent-unready = { $agent }は使えません：準備ができる前に、{ $fault }。
# en fc8e8f
agent-no-address = { $address }はアドレスではありません：{ $error }。
# en 28436d
agent-no-host = { $address }はアドレスではありません。ホストの名前がありません。

## 問題

# en 6153a9
puzzles-format = { $game }の問題のファイルは{ $format }の形式ではありません。`nekoban puzzle make`で作ってください。
# en fa66f9
puzzles-version = { $game }の問題はルールのバージョン{ $made }のものですが、いまのバージョンは{ $now }です。`nekoban puzzle make`で新しく作ってください。
# en f5e339
puzzles-none = { $game }には問題がありません。`nekoban puzzle make`で作れます。
# en f0890f
puzzle-unknown = { $game }の{ $count }問の中に問題{ $puzzle }はありません。`nekoban puzzle`にゲームと--listを付けると一覧が出ます。
# en a9c6d3
puzzle-field = 問題の項目{ $field }が足りないか、使えない項目か、値が正しくありません：{ $puzzle }
# en 36e488
puzzle-changed = 問題{ $puzzle }は書き換えられています。名前が局面と答えに合いません。
# en ea15c1
puzzle-fault = 問題{ $puzzle }は使えません。{ $fault }
# en d6490c
puzzle-game = 局面が{ $game }のものではありません。
# en 6df787
puzzle-spelling = 局面の書き方が標準の形ではありません。
# en 05d84f
puzzle-secrets = 局面が、手番の席から見えるものと完全には一致しません。
# en 71f142
puzzle-moves = 打てるすべての手に、そしてその手だけに、見込みと続きが必要です。
# en 10e43a
puzzle-answer = 答えと誘いの手は、打てる別々の手でなければなりません。
# en 16e6dc
puzzle-chances = 答えの見込みは、ほかのどの手よりも高くなければなりません。
# en fcb847
puzzle-right = 正解です：{ $move }。勝つ見込みは{ $percent }%です。次善の手：{ $next }。こちらは{ $hoped }%です。
# en e7e406
puzzle-wrong = 最善の手ではありません：{ $move }。勝つ見込みは{ $percent }%ですが、別の手なら{ $hoped }%です。
# en 215e18
puzzle-shown = 最善の手：{ $move }。勝つ見込みは{ $percent }%です。
# en 662633
puzzle-theme-none = 判断

## GPUで

# en 26a9d6
gpu-builder = GPU用にコンパイルするには{ $library }が必要です：pip install 'nekoban[gpu]'。コンパイルにGPUは要りません。できたものは、GPUのあるマシンのキャッシュフォルダーにコピーできます。
# en c25b20
gpu-library = GPUで動かすにはCuPyが必要です：pip install 'nekoban[gpu]'
# en ce0668
no-gpu = ここにはNVIDIAのGPUがありません。ほかのことはすべてGPUなしで使えます。
# en 4abb66
gpu-unusable = ここではNVIDIAのGPUが使えません（{ $error }）。ほかのことはすべてGPUなしで使えます。
# en 64aad2
gpu-old-driver = GPUのドライバーがこのCuPyには古すぎます（{ $error }）。ドライバーを更新してください。
# en 4a3c22
gpu-memory = これだけの対戦にはGPUのメモリが足りません：{ $error }
# en 5830ee
gpu-many-options = これらの対戦には{ $count }種類を超えるオプションの組み合わせがあります。GPUで一度に対戦できるのはそれより少ない数です。
# en d6b40a
gpu-not-built = { $title }はこの種類のGPU（{ $kind }）用にコンパイルされていません。ここか別のマシンで`{ $command }`を実行し、{ $file }を{ $folder }に置いてください。
# en cacd99
gpu-code-refused = GPUのドライバーが{ $file }を受け付けません（{ $error }）。ドライバーを更新するか、もっと古いCUDAでコンパイルしてください。
# en 116da1
gpu-stopped = { $title }の対戦が{ $count }回、GPUで止まりました。ルールで問題が起きたか、スレッドのメモリが足りませんでした。CPU用にコンパイルしたルールにこの制限はありません。

## バリアント：公式ルールの一部を変えたもの

# en 361eaa
invented-title = { $title }：{ $called }（公式ルールではありません）
# en 163928
invented-title-unnamed = { $title }（公式ルールではありません）
# en aee73a
invented-changes = 公式ルールではありません：{ LIST($changes) }
# en aa66d3
variant-change = { $clause }：{ $sentence }
# en 9a3a24
variant-unnamed = my-variant
# en ab38e2
variant-your-text = 入力したテキスト
# en 01721b
variant-fault = { $file }：{ $fault }
# en 170e7d
variant-fault-line = { $file }の{ $line }行目：{ $fault }
# en 250d59
variant-said = { $said }
# en f841f8
variant-no-head = { $file }：バリアントは、ゲームと名前と変えるルールを書いた[variant]の表で始まります。
# en 2e8ac0
variant-no-table = { $table }は[{ $table }]のような表でなければなりません。
# en 8ad2fc
variant-no-list = { $table }は[[{ $table }]]のような表のリストでなければなりません。
# en b075b1
variant-no-field = ここに{ $value }という項目はありません。あるのは{ LIST($known) }です。
# en b572a7
variant-no-field-near = ここに{ $value }という項目はありません。{ $near }のことですか？
# en 484d96
variant-twice = { $field }が二か所に書かれています（ここと専用の表）。どちらか一つにしてください。
# en 65f594
variant-number = { $field }に書けるのは{ $low }〜{ $high }の整数です。{ $value }は書けません。
# en 88e5df
variant-text = { $field }に書けるのは1行で{ $longest }字までの文字列です。
# en 5e48bc
variant-texts = { $field }に書けるのは["A", "B"]のような文字列のリストです。
# en cf954c
variant-word = { $field }に{ $value }は書けません。書けるのは{ LIST($known) }です。
# en f9ce57
variant-word-near = { $field }に{ $value }は書けません。{ $near }のことですか？
# en aa6064
variant-name = nameに書けるのは英小文字、数字、ハイフンで、合わせて{ $longest }字までです。
# en 151214
variant-changes-nothing = 公式ルールと違うところがないので、バリアントではありません。
# en 0f181e
variant-not-changed = このファイルは{ $value }を変えません。変えるのは{ LIST($known) }です。
# en f29f14
variant-not-changed-near = このファイルは{ $value }を変えません。{ $near }のことですか？
# en 692a53
variant-unsaid = このファイルは{ AND($clauses) }も変えます。changesに書いてください。
# en 105a6e
variant-other-game = { $file }は{ $game }のバリアントで、{ $other }のものではありません。
# en 743a21
variant-what = バリアントはファイルか、その中身か、短いテキストで表します。{ $value }ではありません。
# en 47d734
variant-unread = { $file }が読めません：{ $error }。
# en 084243
variant-long = { $file }は{ $limit }バイトを超えています。
# en a70203
variant-no-utf-8 = { $file }はUTF-8で書かれていません（{ $byte }バイト目）。
# en 2a0695
variant-unfit = { $file }が読めません：{ $fault }。
# en d32fd5
variant-no-toml = { $file }はTOMLではありません：{ $fault }。
# en cc76bf
variant-nothing = 空
# en c3b6ee
variant-huge = 大きすぎる数
# en 87993d
variant-list-or-table = リストか表

## ネットワークの重み

# en ed68ff
weights-damaged = { $file }は重みのファイルではないか、壊れています（{ $what }）。
# en b42ff4
weights-too-large = 展開すると大きすぎます
# en a39f87
weights-shape = 配列{ $name }の形が、このゲームのネットワークに必要な形と違います
# en 1612c7
weights-digest = { $file }は壊れています。ダイジェストが一致しません。`nekoban train`で作り直してください。
# en b33ecc
weights-other-game = { $file }は{ $title }とは別のゲームか、別の形式のためのものです（{ $other }、ルールのバージョン{ $rules }）。`nekoban train { $name }`で作り直してください。
# en 90262e
train-no-gpu = PyTorchから使えるGPUがありません。--gpuを付けなければ、学習はCPUで行われます。
# en d31d83
train-other-rival = { $folder }にあるのは、別のネットワーク、または自分自身を相手にした学習です。前と同じ--againstを指定するか、--folderで別のフォルダーを指定してください。
# en 796c87
train-other-game = { $folder }にあるのは{ $game }の学習です。--folderで別のフォルダーを指定してください。
# en 4501b7
no-relative = { $game }に小さな卓{ $name }はありません。あるのは{ LIST($known) }です。
# en a518dc
no-relatives = { $game }に小さな卓はありません。
