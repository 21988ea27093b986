### コマンドライン：コマンドの文とヘルプ。入力する語はラテン文字のままです。

## 呼び出し

# en 829369
call-error = { $said }`{ $command } --help`に一覧があります。
# en c55074
call-no-option = { $name }というオプションはありません。
# en 59c4f3
call-no-command = { $name }というコマンドはありません。
# en 9a42eb
call-missing = { $name }がありません。
# en 01100b
call-bad-value = { $name }の値が合いません。
# en 0d9a88
call-too-much = 余分な語か、合わない語があります。
# en f77bd0
language-code = --languageにはfrのような言語のコードを書いてください。
# en 6398c7
input-ended = すべてに答える前に入力が終わりました。
# en d9a611
no-option-word = { $word }はオプションではありません。オプションは--name valueの形で書きます。
# en 36a190
help-usage = 使い方：
# en 4322e6
help-options = オプション
# en 2e47a9
help-arguments = 引数
# en 6a38ad
help-commands = コマンド
# en 736600
help-default = 既定：{ $value }
# en 6ff3ca
help-required = 必須
# en 92dff9
help-this = このメッセージを表示して終わります。

## 遊ぶ

# en 67a183
ask-game = 何で遊びましょうか？
# en ee4dc7
nothing-chosen = 何も選ばれませんでした。`nekoban play mauwi`のようにゲームの名前を書いてください。
# en 8a9c60
type-number-or-name = 1〜{ $count }の番号か名前を入力してください。
# en 0c78b3
nobody-plays = だれも遊んでいません。--namesに名前を、または--botsに全部の席のボットを、コンマ区切りで書いてください。
# en ccd10b
ask-names = だれが遊びますか？名前をコンマ区切りで。{ $players }席の残りはボットです[{ $guest }]：
# en 85a4a8
guest = ゲスト
# en 14d492
ask-contribution = { $player }は、だれにも当てられない文を入力してください（空でもかまいません）：
# en 63b7cb
contribution = あなたの運への寄与：{ $contribution }
# en c25ece
no-contribution = なし
# en 36c15a
bot-waits = { $bot }は{ $game }のルールのコンパイルを待ちます。1、2分かかりますが、一度だけです。
# en cce3e8
ask-lower-bot = その間、代わりに{ $bot }に打たせますか？[Y/n]
# en 59d89f
older-luck = この対戦の運は古い方式（形式{ $format }）なので、見えているカードから見えないカードを計算できます。そのため、二人以上では続けられません。`nekoban replay`で見られます。`nekoban play`で新しく始められます。
# en ea6dda
bot-of-others = { $seat }番の席のボット{ $bot }は、こちらのボットではありません。知っているボットなら、もう一度--botsで席の順に指定してください。
# en a64fd7
other-seed = この対戦のシードの指紋は{ $fingerprint }で、与えられたものと違います。前に示されたのとは別のシードから配られています。
# en bf0bb1
game-line = { $title }（{ $status ->
    [verified] 検証済み
    [playable] 遊べる
   *[draft] 下書き
}）。{ $summary }
# en 867945
option-line = （既定{ $value }）：{ $help }
# en 2b9a2c
first-words-browser = ブラウザで{ $address }を開いて遊べます。ボットと、またはリンクで友だちと。Ctrl-Cで終わります。
# en 182f90
first-words-terminal = ターミナルで遊ぶには`nekoban --terminal`、ほかの人を入れるには`nekoban serve --host 0.0.0.0`です。
# en 7713be
first-words-help = ほかは`nekoban --help`でわかります。卓は{ $folder }に保存されます。
# en 8c60a9
port-taken = ポート{ $port }は使われています。--portで別のものを選んでください。0なら空いているものを使います。
# en 8cb7ab
port-forbidden = このマシンではポート{ $port }で待ち受けることが許されていません。--portで1024から65535までのものを選んでください。
# en fed37a
no-address = このマシンに{ $host }というアドレスはありません。--hostで別のものを選んでください。127.0.0.1はこのマシンだけ、0.0.0.0は届くところにいる人ならだれでも使えます。
# en ced293
metrics-unheard = { $address }ではメトリクスを出せません。ポートが使われているか、このマシンにそのアドレスがありません。--metricsで別のものを選んでください。
# en 373707
metrics-at-tables = { $address }ではメトリクスを出せません。このポートは卓に使われます。--metricsで別のものを選んでください。

## サーバーの運用

# en 0bced8
database-unknown = データベース{ $database }がありません。--databaseで指定してください。
# en fa79af
backup-made = { $file }には、ある時点の{ $count }卓が入っています。
# en 3fbd9f
restored = { $database }には、いま{ $count }卓あります。
# en 71aafd
restored-before = { $database }には、いま{ $count }卓あります。前の内容は{ $before }にあります。
# en faf901
finding = { $what }：{ $sentence }
# en 49cea5
finding-python = Python
# en d3eb5e
finding-compiler = コンパイラー
# en 96818b
finding-games = ゲーム
# en 21d916
finding-cache = キャッシュ
# en 9dfc47
finding-database = データベース
# en 971829
finding-port = ポート
# en 9b1eec
finding-disk = ディスク
# en fb6713
finding-clock = 時計
# en d0904d
python-fit = { $python }とNekoban { $nekoban }。
# en 79e0bc
python-old = { $python }とNekoban { $nekoban }。{ $wanted }以降を入れてください。
# en 1f2560
compiler-fit = numba { $version }。
# en 08a56e
decimal = { $whole }.{ $tenth }
# en 32f54a
games-found = { $count }：{ LIST($games) }。
# en e79265
cache-later = { $folder }はルールをコンパイルするときに作られます。
# en 665985
cache-bad = { $folder }は使いません：{ $problem }。直すか、NEKOBAN_CACHEを指定してください。
# en 9d194f
cache-waiting = { $folder }。まだコンパイルされていないもの：{ LIST($games) }。
# en 7c422e
cache-full = { $folder }。すべてのゲームがコンパイル済みです。
# en 2ac368
folder-unwritable = { $folder }に書き込めません：{ $problem }。直すか、{ $setting }で別のものを指定してください。
# en 86a776
database-later = { $database }は最初の起動時に作られます。
# en b26cbf
database-ahead = { $database }は使えますが、このマシンの時計より後の時刻に使われています。時計を合わせてください。
# en 294387
database-damaged = { $problem } サーバーを止め、`nekoban restore`でバックアップを戻してください。
# en 2f2b92
database-fit = { $database }は読み書きできます。
# en 2f6442
port-free = { $port }は空いています。
# en 7c21f4
port-busy = { $port }は使われています。サーバーが動いているのかもしれません。--portで別のものを選んでください。
# en ad4f7f
disk-fit = { $folder }の空きは{ $free } GBです。
# en 79b02b
disk-full = { $folder }の空きは{ $free } GBです。0.5 GB必要なので、空きを作ってください。
# en 3c10d4
clock-fit = { $now }。
# en 898101
clock-wrong = { $now }は正しい時刻ではありません。時計を合わせてください。
# en c9a162
entries = { $count }件
# en ce0cb7
table-counts = { $count }卓：{ LIST($counts) }
# en 97bfd2
a-process = プロセス：{ LIST($figures) }
# en 667120
size-postgres = データベースの大きさ：SELECT pg_size_pretty(pg_database_size(current_database()))
# en 72bf63
size = データベースは{ $used } MB、空きは{ $free } GBです。
# en 4d7fd8
no-table = 卓{ $table }はありません。
# en c8a90f
table-closed = { $table }を閉じました。そこにいる人には数秒で伝わります。
# en 9a81a4
blocked = { $network }をブロックしました。数秒で効きます。
# en e020d5
not-blocked = { $network }はブロックされていません。ブロック中：{ LIST($known) }。
# en ee0d35
none-blocked = { $network }はブロックされていません。ブロック中のものはありません。
# en bf7da2
unblocked = { $network }のブロックを解きました。
# en 400c8a
no-network = { $address }はアドレスでもネットワークでもありません。
# en c08f4f
announcement-shape = お知らせは、表示できる500文字までの1行です。
# en 10efb1
announced = 数秒で伝わります。
# en e58880
announced-no-more = 取り下げました。

## ゲームの検査

# en 47f7ab
status-unknown = { $title }の状態が{ $status }です。{ LIST($known) }から選んでください。
# en 8eabd0
checked-open = { $title }は{ $status }：満たされていない要件が{ $count }件あります。
# en 79894b
checked-well = { $title }は{ $status }：満たされていない要件はありません。
# en 43e14a
no-folder = フォルダー{ $folder }はありません。
# en 15975b
no-tests = { $title }のテストが見つかりません。--testsでフォルダーを指定してください。
# en 083d8c
clause-counts = { $title }：条項{ $clauses }、番号のあるテスト{ $tests }
# en 9290b1
clause-bare = { $clause }にはテストがありません
# en 171c41
no-checkout = 書き込むチェックアウトがありません。--packageでフォルダーを指定してください。
# en 96dd75
next-steps = 次は：
# en 3e9597
laws-hold = { $title }：{ $games }回、くわしく見た局面{ $positions }、違反なし。
# en 8ae6a4
reasons-hold = { $title }：オプション{ $sets }組で{ $made }回の選択、理由はすべて正しいものでした。
# en 819051
sentences-hold = { $title }：同じような選択{ $made }回を文で説明し、どの文も正しいものでした。
# en af71ef
clicks-hold = { $title }：同じような選択{ $made }回で、ものを一つだけ、また二つ続けてクリックし、どの答えも正しいものでした。
# en 52fab2
worlds-hold = { $title }：オプション{ $sets }組で想像した{ $made }個の世界は、すべてその席から正しく見え、続けて遊べました。
# en 961f27
telling-holds = { $title }：各サンプル{ $games }回、{ $sentences }種類の文をどの言語でも言えました。
# en a27368
check-or-stamp = --checkで残りを調べるか、--stampで翻訳に最新の印をつけてください。
# en 288dc2
marked = { $file }に印をつけました。
# en 0182f5
translation-open = { $code }：残り{ $count }。
# en a24284
translation-done = { $code }：残りはありません。
# en c36b1d
compiling = { LIST($games) }のルールをコンパイルしています（変わるまでは一度だけです）。
# en b337cf
compiling-bar = コンパイル中
# en 167dea
no-gpu-kind = { $kind }はGPUの種類ではありません。sm_90のように書きます。
# en 6c018f
kernel-facts = { $title }、{ $part }、{ $kernel }：レジスター{ $registers }、スタック{ $stack }バイト、コード{ $size }バイト
# en 63e2f3
gpu-holds = { $title }：{ $decisions }手の対戦{ $games }回、オプション{ $sets }組：同じバイトでした。

## ラボ

# en a2f3b4
lab-needs = ラボには{ $library }が必要です：pip install 'nekoban[lab]'
# en abe295
games-so-far = { $title }：{ $total }回のうち{ $done }回
# en 6af80f
stopped = 止めました。同じコマンドで続きから始められます。
# en e0e5f4
games-written = { AND($files) }：{ $count }回分を書きました。
# en fa1cf5
games-there = { AND($files) }：{ $count }回分、もうありました。
# en 1d91e0
same-file = --outputと--trajectoriesが同じファイルです。別々のファイルを指定してください。
# en 4cc72e
gpu-alone = --gpuではすべての対戦を一つのGPUで行います。--workers、--ray、--trajectoriesを外してください。
# en aa86fc
page-and-data = { $page }と{ $data }
# en 10779a
no-report = { $name }というレポートはありません。あるのは{ LIST($known) }です。
# en f83cf1
report-made = { $file }：{ $games }回
# en 259162
against-shape = --againstに書けるのはpublishedか、'edition=mauw players=3'のようなオプションです。
# en 50ab30
rating-span = { $low }〜{ $high }
# en a9c771
rating-middle = 基準のボット
# en b43e92
rating-few = 回数が足りません
# en ad383a
rating-most = { $high }以下
# en e10f92
rating-least = { $low }以上
# en c5a6de
rating-line = { $number } Elo（{ $interval }）
# en 7c3b82
hint-over = 対戦は終わっているので、助言はありません。振り返りには`nekoban review`を使います。
# en e89762
hint-what = 保存した対戦か、--positionの局面か、どちらか一方だけを指定してください。
# en d69063
coach-content = コーチはこの手に反対しません。
# en 1a751d
review-seats = この対戦の席は1〜{ $count }です。
# en fb4e40
review-moves = この対戦は{ $count }手です。--atには1〜{ $count }の数を書いてください。
# en bbdde9
review-no-choice = そのとき選べる手は一つだけだったので、振り返ることはありません。ほかの手を見るには1〜{ $count }の数を書いてください。
# en b51057
no-searcher = { $bot }はすべての手を比べません。tigerのように比べるレベルを選んでください。
# en 16e46d
chances-title = { $title }：一手ごとの勝つ見込み
# en feccbc
ladder-write = --writeには通常の人数でそのままのすべてのボットが必要です。--seats、--bots、--secondsを外してください。
# en a5c97f
ladder-few = ランキングには2体以上のボットが必要です。コンマで区切ってください。
# en af58a7
ladder-bar = { $title }、{ $seats }人
# en 34f20f
ladder-pair = { $title }、{ $seats }人：{ $pair }
# en 7d2225
complexity-write = --writeにはすべてのゲームが必要です。ゲームを指定しないでください。
# en 3d67b0
complexity-bar = 卓
# en 569bec
exact-write = --writeにはすべての卓が必要です。ゲームを指定せず、--smallestも付けないでください。
# en 8891bb
exact-none = このゲームには小さな卓が登録されていません。
# en df4a69
exact-bar = 手順
# en bff319
mcp-needs = nekoban mcpには{ $library }が必要です：pip install 'nekoban[mcp]'
# en 0d3f61
benchmark-needs-game = --benchmarkには--gameで遊ぶゲームの指定が必要です。

## ヘルプ：名前は英語の文の語です

# en b5cbfd
nekoban-a-table-for-five-published-rulebooks-without-a-command-it-opens-in-the-browser = Nekoban：出版された五つの説明書のための卓です。コマンドなしで起動すると、ブラウザで開きます。
# en 18b3c2
play-in-this-terminal-instead-of-the-browser = ブラウザではなく、このターミナルで遊びます。
# en 9e0c50
show-the-version = バージョンを表示します。
# en ab30f3
install-completion-for-the-current-shell = このシェルに入力補完を入れます。
# en 7b6eb7
show-completion-for-the-current-shell-to-copy-it-or-customize-the-installation = このシェルの入力補完を表示します（コピーや調整のため）。
# en a97eb8
play-a-game-here-options-of-the-game-work-here-too-players-3-edition-mauw-or-variant-file = ここで遊びます。ゲームのオプションも使えます：--players 3 --edition mauw、または--variant ファイル
# en 41c3c2
the-name-of-the-game-nekoban-games-lists-them = ゲームの名前。一覧は`nekoban games`で見られます。
# en 3153fc
the-people-at-this-keyboard-separated-by-commas = このキーボードで遊ぶ人の名前（コンマ区切り）。
# en 4e2b21
bots-for-the-other-seats-separated-by-commas-with-one-for-every-seat-you-watch = ほかの席のボット（コンマ区切り）。全部の席に指定すると観戦になります。
# en 437f8f
ask-before-a-move-that-costs-more-than-this-percentage-of-the-chance-to-win-0-never = 勝つ見込みがこの割合（%）より大きく下がる手の前に確かめます。0なら確かめません。
# en ada567
the-same-seed-deals-the-same-match = 同じシードからは同じ配りになります。
# en 66797e
ask-every-person-for-something-to-mix-into-the-luck = 運にまぜるものを一人ひとりにたずねます。
# en b0feff
no-colour-no-drawing-for-screen-readers-and-pipes = 色も線も使いません（読み上げソフトやパイプ用）。
# en b2a768
continue-a-saved-match = 保存した対戦の続きをします。
# en 90f23e
a-saved-match = 保存した対戦。
# en 68ff4c
bots-for-seats-whose-players-are-not-here = いない人の席に座るボット。
# en f4fcd3
step-through-a-saved-match-forward-and-back = 保存した対戦を、前後にたどります。
# en 100a76
the-best-move-for-whoever-is-to-move-and-why-from-what-that-player-sees = 手番の人から見えるものだけを使って、最善の手とその理由を示します。
# en aa5376
a-saved-match-that-is-not-over = 保存した、まだ終わっていない対戦。
# en faa59c
a-position-text-instead-of-a-file = ファイルの代わりに、局面のテキスト。
# en 20f0c9
ask-the-coach-about-this-move-too = この手についてコーチにも聞きます。
# en f993ec
what-a-move-may-cost-in-percent-before-the-coach-objects = コーチが反対せずに見逃す損失（%）。
# en 756833
print-it-as-data = データとして表示します。
# en 2424ab
review-a-finished-match-chances-mistakes-better-moves-luck-and-skill = 終わった対戦を振り返ります：勝つ見込み、ミス、より良い手、運と実力。
# en 9cfc4e
only-what-concerns-this-seat = この席に関することだけ。
# en 69ba3f
only-the-decision-of-this-move = この手の選択だけ。
# en 34b04e
review-anew-although-a-review-is-kept = 前の振り返りが残っていても、やり直します。
# en 6cd3f4
iterations-of-a-thorough-look-at-one-move = 一つの手をくわしく調べるときの反復回数。
# en 089927
print-the-whole-review-as-json = 振り返り全体をJSONで表示します。
# en f73023
deal-a-saved-match-again-to-prove-that-nobody-changed-the-luck-after-the-start = 保存した対戦を配り直し、始まったあとに運が変えられていないことを確かめます。
# en 2f146e
the-fingerprint-that-was-shown-before-the-match = 対戦の前に示された指紋。
# en f5d210
what-you-contributed-to-the-luck = あなたの運への寄与。
# en 80eccf
the-seal-that-was-shown-before-contributions-were-revealed = 寄与が明かされる前に示された封印。
# en 63e364
list-the-games-with-their-options = ゲームとそのオプションの一覧です。
# en 5ab7e4
show-the-rules-of-a-game-clause-by-clause-our-rulings-are-marked = ゲームのルールを条項ごとに表示します。わたしたちの裁定には印があります。
# en 3fecff
the-game = ゲーム。
# en 91cbd8
serve-tables-for-browsers-and-programs = ブラウザやプログラムのために卓を開きます。
# en 3a1227
the-address-to-listen-at = 待ち受けるアドレス。
# en 3ae3a2
the-port-0-takes-any-free-one = ポート。0なら空いているものを使います。
# en 506fba
a-file-for-sqlite-or-a-url-of-postgresql-also-set-by-nekoban-database = SQLiteのファイルか、PostgreSQLのURL。NEKOBAN_DATABASEでも指定できます。
# en 51bff6
sqlite-full-waits-for-the-disk-so-that-a-power-cut-costs-nothing = SQLite：FULLはディスクへの書き込みを待つので、停電でも何も失いません。
# en 882fb0
threads-in-which-bots-think-default-twice-the-cores = ボットが考えるスレッドの数。既定はコア数の2倍です。
# en 63c618
seconds-to-wait-before-a-bot-answers-a-move = ボットが応じるまでに手を見せておく秒数。
# en 1c5b0d
addresses-of-proxies-that-may-say-where-a-request-comes-from-separated-by-commas = リクエストの出どころを伝えてよいプロキシのアドレス（コンマ区切り）。
# en 01cbb5
names-by-which-others-reach-the-server-separated-by-commas-allows-all = サーバーに届く名前（コンマ区切り）。*はすべてを許します。
# en c2e55c
host-port-at-which-prometheus-finds-numbers = Prometheusが数値を読むhost:port。
# en a07fbc
days-to-keep-tables-that-wait-for-players-0-for-good = 待っている卓を残す日数。0ならずっと残します。
# en ebd93a
the-same-for-games-that-nobody-continues = だれも続けていないゲームについて、同じ日数。
# en 0f05fd
the-same-for-finished-games = 終わったゲームについて、同じ日数。
# en 48e57a
open-a-browser-where-there-is-one = ブラウザがあれば開きます。
# en d30fb4
copy-a-database-into-a-file-also-while-a-server-uses-it = データベースをファイルに写します。サーバーが使っている間でもできます。
# en dd2194
the-file-to-make = 作るファイル。
# en 5fc948
as-for-nekoban-serve-a-file-or-a-url-of-postgresql = `nekoban serve`と同じく、ファイルかPostgreSQLのURL。
# en 2cc2c0
put-a-backup-in-the-place-of-a-database-what-was-there-is-kept-beside-it = バックアップをデータベースの代わりに置きます。前の内容はそばに残します。
# en 9f9bd0
a-file-that-nekoban-backup-made = `nekoban backup`が作ったファイル。
# en e005b5
check-whether-everything-is-as-it-should-be-and-say-what-to-do-where-it-is-not = すべて整っているかを調べ、そうでないところは直し方を示します。
# en ca2001
the-database-default-that-of-plain-nekoban = データベース。既定は`nekoban`だけで起動したときのものです。
# en 0167a8
the-port-to-serve-at = 使うポート。
# en 30c318
orders-to-the-processes-that-serve-from-a-database = データベースを使って動いているプロセスへの指示です。
# en de3e3b
show-the-tables-the-processes-with-their-load-and-the-disk = 卓、プロセスの負荷、ディスクを表示します。
# en 8d22cd
only-open-playing-over-closed-or-aside-ones = open、playing、over、closed、asideのどれかだけ。
# en 01e625
how-many-are-listed = 一覧に出す数。
# en 143ee4
close-a-table-for-good-whatever-goes-on-there = 何をしていても、卓を閉じます。
# en 9aa1e1
the-id-of-the-table = 卓のID。
# en bccd87
keep-an-address-out = アドレスを締め出します。
# en ef9748
an-address-or-a-network-such-as-192-0-2-0-24 = アドレスか、192.0.2.0/24のようなネットワーク。
# en 1371fd
for-how-long-0-for-good = 日数。0ならずっと。
# en d72cde
let-an-address-in-again = アドレスをまた通します。
# en 8b367c
the-address-or-network-as-it-was-blocked = ブロックしたときと同じもの。
# en acf27e
show-a-message-at-all-tables-an-empty-text-takes-it-back = すべての卓にお知らせを出します。空の文で取り下げます。
# en 975414
one-line-such-as-we-will-stop-for-a-few-minutes-at-ten = 1行の文。例：10時に数分止まります。
# en d959e0
check-everything-that-is-required-of-a-game-exit-code-1-if-something-is-missing-or-broken = ゲームに求められることをすべて調べます。足りないか壊れていれば終了コードは1です。
# en eceed2
how-many-games-to-check-the-laws-on = 法則を調べるゲームの回数。
# en e0184f
list-each-clause-with-the-number-of-its-tests-exit-code-1-if-a-clause-has-none = 条項ごとにテストの数を表示します。テストのない条項があれば終了コードは1です。
# en e3769d
one-game-without-it-all-games = ゲーム一つ。省くとすべて。
# en 3b8ba9
the-folder-of-the-tests-if-it-is-not-found = テストのフォルダー（見つからないとき）。
# en 4311cf
write-a-small-complete-game-with-pictures-and-tests-as-a-start-for-your-own = 絵とテストのある小さなゲーム一式を書き出します。自作の出発点にしてください。
# en 139fbf
the-name-to-type-such-as-hidden-hands = 入力する名前。例：hidden-hands
# en 6017db
the-title-to-show-by-default-made-from-the-name = 表示する題名。既定では名前から作ります。
# en 7777af
write-a-separate-package-into-this-folder-not-into-this-checkout = このチェックアウトではなく、このフォルダーに独立したパッケージを書きます。
# en d38841
check-the-laws-on-random-matches-exit-code-1-and-the-seed-if-one-is-broken = ランダムな対戦で法則を調べます。破れていれば終了コードは1で、シードを示します。
# en b0f2f5
how-many-matches-to-check-of-each-game = ゲームごとに調べる対戦の数。
# en 8baec4
the-first-game-s-seed = 最初の回のシード。
# en d94b75
check-law-1-for-the-rules-on-a-gpu = GPUでのルールについて法則1を調べます。
# en 82f1c3
check-law-12-alone-over-this-many-random-decisions = 法則12だけを、これだけの回数のランダムな選択で調べます。
# en a9f08c
check-laws-6-and-15-alone-over-this-many-imagined-worlds = 法則6と15だけを、これだけの数の想像した世界で調べます。
# en 8431a8
tell-this-many-random-games-of-every-sample-in-all-languages-and-nothing-else = サンプルごとにこの回数のランダムなゲームを、すべての言語で語らせるだけにします。
# en 17bbfb
check-the-translations-or-mark-them-as-up-to-date-exit-code-1-if-something-is-open = 翻訳を調べるか、最新の印をつけます。残りがあれば終了コードは1です。
# en 95a26e
the-code-of-a-language-such-as-fr-all-if-left-out = frのような言語のコード。省くとすべて。
# en 88b190
show-what-is-missing-or-out-of-date-and-what-has-the-wrong-arguments = 足りないもの、古いもの、引数の違うものを示します。
# en de3ad2
mark-the-translations-as-made-from-the-present-english-text = いまの英語から訳したという印をつけます。
# en a95e90
compile-the-rules-and-what-researchers-use-ahead-of-time = ルールと、研究に使うものを前もってコンパイルします。
# en b23bd0
also-compile-what-the-lab-needs = ラボに必要なものもコンパイルします。
# en 03c1ad
compile-for-a-gpu-this-machine-needs-none = GPU用にコンパイルします。このマシンにGPUは要りません。
# en c6356d
with-gpu-the-kind-of-gpu = --gpuとともに：GPUの種類。
# en 1d47c9
let-bots-play-many-games-into-a-parquet-file-if-interrupted-run-the-same-command-to-continue = ボットに何度も対戦させ、Parquetファイルに書きます。中断しても、同じコマンドで続きから始められます。
# en da2b12
the-parquet-file-to-write = 書き込むParquetファイル。
# en b0b8f2
how-many-games = 回数。
# en 79c0ff
bots-separated-by-commas-if-fewer-than-seats-they-take-turns-your-own-module-class-program-command-or-http-address = ボット（コンマ区切り）。席より少なければ順番に座ります。自作のボットはmodule:Class、program:COMMAND、http://ADDRESSの形で指定します。
# en 9dd451
the-first-game-s-seed-the-next-games-use-the-next-numbers = 最初の回のシード。次の回は次の数を使います。
# en 5efa06
how-many-processes-play-1-uses-only-this-one = 対戦するプロセスの数。1ならこのプロセスだけです。
# en 781ee9
the-address-of-a-ray-cluster-or-local = Rayクラスターのアドレスか、local。
# en 9a26b0
follow-the-lead-in-one-game-of-this-many = この回数に1回、リードを追います。
# en a7cd7c
bots-move-on-by-one-seat-from-game-to-game = ボットは1回ごとに席を一つ移ります。
# en a9a378
let-random-bots-play-on-a-gpu = randomのボットをGPUで遊ばせます。
# en e113b3
report-on-a-set-of-options-seats-length-choice-lead-skill-luck-points-and-winning = オプションについてのレポートを作ります：席、長さ、選択、リード、実力、運、得点、勝ち方。
# en 6e2f64
compare-with-published-the-defaults-of-a-variant-its-table-by-published-rules-or-with-options-as-a-1-b-2 = published（初期値。バリアントなら、同じ卓を公式ルールにしたもの）か、'a=1 b=2'のようなオプションと比べます。
# en 260b75
games-of-each-kind-for-each-set-of-options = オプションごと、種類ごとの回数。
# en b56694
the-bot-whose-games-are-described-default-a-strong-level = 試合を調べるボット。指定しなければ強いレベル。
# en 65be40
a-weaker-bot-that-is-asked-whether-the-findings-hold-unended = 結果が当てはまるかを調べるための、弱いボットと、
# en aaff26
and-a-stronger-one-default-the-strongest-measured-level = 強いボット。指定しなければ測ってある中で最強のレベル。
# en 19c191
games-of-one-bot-among-weaker-ones-0-as-many-as-among-equal-ones = 弱いボットの中に1つ置く試合の数。0なら互角の試合と同じ数。
# en 712c6c
play-the-games-and-keep-them-pages-can-be-made-elsewhere = 試合だけをして保存します。ページはほかの場所で作れます。
# en c67891
the-page-to-write-json-goes-beside-it = 書くページ。JSONはそばに置きます。
# en 17be3c
make-the-reports-that-ship-with-the-project-if-interrupted-run-the-same-command-to-continue = プロジェクトに付属するレポートを作ります。中断しても、同じコマンドで続きから始められます。
# en 5e5a9f
one-report-such-as-mauwi-without-it-all = mauwiのようなレポート一つ。省くとすべて。
# en f35eee
where-the-pages-go = ページの置き場所。
# en e2796a
play-this-many-times-the-usual-number-of-games = ふだんの回数の何倍にするか。
# en be316e
the-same-for-the-stronger-bot-alone-whose-games-take-longest = 最も時間がかかる強いボットの対戦だけの倍率。
# en 9e869c
how-many-processes-play-default-one-per-core = 対戦するプロセスの数。既定はコアごとに一つです。
# en 395831
a-folder-to-keep-the-games-in-default-the-cache = 対戦を残すフォルダー。既定はキャッシュです。
# en 66b741
rank-bots-paired-deals-rotated-seats-ratings-with-intervals-ends-when-every-pair-is-decided = ボットの順位をつけます：同じ配りの組、席の入れ替え、区間つきの評価。すべての組の差がつくと終わります。
# en d321b4
the-bots-that-play-separated-by-commas-your-own-module-class-program-command-or-http-address = 対戦するボット（コンマ区切り）。自作のボットはmodule:Class、program:COMMAND、http://ADDRESSの形で指定します。
# en 1853b6
the-most-deals-each-is-played-in-all-rotations = 配りの上限。それぞれ、席をすべて入れ替えて対戦します。
# en 5f570f
bots-whose-shares-of-wins-differ-by-less-are-equal = 勝率の差がこれより小さいボットは互角とします。
# en d3967a
the-first-deal = 最初の配り。
# en 40290e
a-page-to-write-json-goes-beside-it = 書くページ。JSONはそばに置きます。
# en 4883cd
analyse-a-finished-match-the-best-moves-what-each-choice-cost-and-skill-apart-from-luck = 終わった対戦を調べます：最善の手、それぞれの選択で失ったもの、運と分けた実力。
# en 1b281c
a-saved-match-that-is-finished = 終わって保存された対戦。
# en e6305a
the-level-that-judges-default-the-strongest-measured-one = 判定するレベル。省くと、測ってある中で最強のもの。
# en 6a3fa6
how-long-that-look-takes-instead-of-iterations = 反復回数の代わりに、その調べにかける秒数。
# en 9a8fe5
list-only-choices-that-cost-at-least-this-much = これ以上失った選択だけを並べます。
# en a5265d
write-the-analysis-as-json-into-this-file = 分析をJSONでこのファイルに書きます。
# en 6b04ff
write-a-chart-of-the-chances-as-a-page = 勝つ見込みのグラフをページに書きます。
# en 895536
measure-how-strong-the-bots-are-in-a-round-robin-with-paired-deals-can-be-stopped-and-resumed = ボットの強さを、同じ配りの総当たりで測ります。途中で止めて続けられます。
# en 63dbd8
number-of-players-default-2-and-the-middle-number = 人数。既定は2人と、中間の人数です。
# en 0bcc66
deals-between-neighbours-each-is-two-games = となりどうしの配り。一つで2回対戦します。
# en 31d73d
deals-of-other-pairs = ほかの組の配り。
# en b67255
only-these-bots-separated-by-commas-also-your-own = このボットだけ（コンマ区切り）。自作のボットも使えます。
# en 18be4e
processes = プロセスの数。
# en f63837
write-docs-ladder-and-the-ratings = docs/ladderと評価を書きます。
# en 1ea6cb
also-compile-what-checks-the-laws = 法則を調べるものもコンパイルします。
# en 556c4e
a-file-that-names-bots-of-your-own-which-players-may-choose = 自作のボットの名前を書いたファイル。プレイヤーが選べるようになります。
# en 13f147
notify-players-who-are-away-takes-your-mailto-or-https-address = 席を外している人に知らせます。あなたのmailto:かhttps:のアドレスを書きます。
# en 5a38a5
how-long-a-searching-bot-thinks-and-one-of-your-own-may-for-each-move = 1手ごとに、探索をするボットが考える秒数。自作のボットではその上限。
# en 3d5e25
also-write-every-decision-into-this-parquet-file = すべての選択もこのParquetファイルに書きます。
# en 364363
a-bot-also-your-own-what-it-would-have-done-and-what-that-costs = ボット（自作も可）。それならどう選んだか、どれだけ損をするかを示します。
# en 3ff2cf
estimate-how-complex-games-are-length-choices-courses-of-play-information-sets-states-luck = ゲームの複雑さを見積もります：長さ、選択、進み方、情報集合、局面、運。
# en 08d2cd
random-games-at-each-table-0-leaves-them-out = 卓ごとの、ランダムに打つゲームの回数。0なら打ちません。
# en de910b
deals-at-each-table-for-the-share-of-luck-0-leaves-it-out = 卓ごとの、運の割合を調べる配りの数。0なら調べません。
# en b54970
write-the-tables-into-docs-complexity-md = 表をdocs/complexity.mdに書きます。
# en 16946c
solve-small-tables-exactly-and-find-what-bots-lose-there-to-a-perfect-opponent = 小さな卓を厳密に解き、完璧な相手に対してボットがどれだけ損をするかを調べます。
# en e4d91b
only-the-smallest-table-of-each-game = 各ゲームの一番小さな卓だけ。
# en 8990e4
how-often-a-bot-is-asked-in-every-view-with-other-luck-each-time = 一つの見え方ごとに、乱数を変えてボットにたずねる回数。
# en 30dd7f
write-the-tables-into-docs-exact-md = 表をdocs/exact.mdに書きます。
# en 9f69ba
rate-an-agent-against-our-bots-its-strength-its-illegal-tries-and-what-a-game-costs-it = エージェントをこちらのボットと対戦させて評価します：強さ、反則の手の数、1回の対戦にかかるもの。
# en 6fdd2e
the-agent-module-class-program-command-http-address-or-a-bot-of-ours = エージェント：module:Class、program:COMMAND、http://ADDRESSか、こちらのボット。
# en 5b3e2d
the-opponents-separated-by-commas-default-all-bots-with-a-measured-rating = 相手のボット（コンマ区切り）。既定は、評価を測ってあるすべてのボットです。
# en 265c39
games-against-each-opponent-the-seats-take-turns-so-take-an-even-number = 相手ごとの回数。席は交互に替わるので、偶数にしてください。
# en 3492fe
how-long-the-agent-may-think-about-a-move = エージェントが1手に使える秒数。
# en d06d97
the-json-file-to-write-an-unfinished-one-goes-on = 書き込むJSONファイル。途中のものは続きから始めます。
# en 7cf4be
serve-one-seat-to-a-language-model-over-the-model-context-protocol-on-standard-input-and-output = Model Context Protocolで、標準入出力を通して言語モデルに席を一つ用意します。
# en 04a61a
play-only-this-game-default-the-client-chooses = このゲームだけで遊びます。既定ではクライアントが選びます。
# en b651db
the-opponents-where-the-client-names-none-separated-by-commas = クライアントが指定しないときの相手のボット（コンマ区切り）。
# en 64f56e
every-game-is-dealt-from-this-seed-for-tests = テスト用：どの回もこのシードで配ります。
# en cf5f1b
rate-the-client-against-our-bots-at-game-for-two-players = --gameの2人戦で、クライアントをこちらのボットと対戦させて評価します。
# en 177e07
what-the-client-is-called-in-the-benchmark = ベンチマークでのクライアントの名前。
# en 0a4b0a
the-benchmark-s-json-file-an-unfinished-one-goes-on = ベンチマークのJSONファイル。途中のものは続きから始めます。

## 問題

# en e8a275
puzzles-unread = { $file }を読めません：{ $error }
# en d02887
puzzles-empty = { $file }には問題がありません。`nekoban puzzle make`に--outputと--addを付けると追加できます。
# en 1c77cb
puzzle-lessons = { $game }には問題のレッスンが{ $count }個あり、番号は1からです。
# en deadf0
puzzle-lesson-row = レッスン{ $number }：{ $title }
# en 772128
puzzles-bar = { $game }の問題
# en 83436a
puzzles-made = { $count }問を{ $file }に書きました。
# en 6a44e3
puzzles-solve-them-here-or-make-more-nekoban-puzzle-game-begins-at-once = 問題をここで解きます。新しく作ることもできます。`nekoban puzzle ゲーム`ですぐに始まります。
# en 742ad1
the-puzzle-without-it-any = 問題。省くとどれか一つ。
# en 649c02
the-puzzle-of-the-day = 今日の問題。
# en dcfd79
a-lesson-made-of-puzzles-by-number = 問題で作ったレッスンの番号。
# en 609a05
list-all-puzzles-and-lessons = すべての問題とレッスンの一覧。
# en 0bc655
print-it-as-data-instead-of-asking = 出題せずに、データとして表示します。
# en d2bedf
puzzles-from-this-file-as-make-writes-them = `make`が書いたこのファイルの問題。
# en 7a86b8
solve-puzzles-of-a-game-find-the-best-move = ゲームの問題を解きます：最善の手を見つけてください。
# en 7fbc49
how-many = 作る数。
# en 858df0
the-same-seed-finds-the-same-puzzles = 同じシードからは同じ問題が見つかります。
# en d9657b
seconds-to-look-for-them-at-most = 探す時間の上限（秒）。
# en ff9364
how-much-better-than-all-others-the-answer-must-be = 答えに求める、ほかのすべての手との差。
# en 456f89
the-file-to-write = 書き出すファイル。
# en b6d134
make-puzzles-from-games-between-bots-options-of-the-game-work-here-too-players-2 = ボットどうしの対戦から問題を作ります。ゲームのオプションも使えます：--players 2。
# en a5b2db
keep-the-puzzles-of-the-file-and-add-others = ファイルの問題を残して、新しいものを加えます。

## nekoban train

# en 3c1ead
trained = ネットワークは{ $file }にあります。これを使うボットの名前は`network:{ $file }`です。
# en 1e9c1f
train-needs = 学習には{ $module }が必要です：pip install 'nekoban[train]'
# en 2e98f2
train-a-network-for-a-game-by-self-play-or-measure-one-that-was-trained = 自分どうしの対戦でゲームのネットワークを学習させます。学習したものの強さを測ることもできます。
# en e4ab78
where-checkpoints-and-networks-are-kept-a-stopped-training-goes-on-there = 途中経過とネットワークの置き場所。止めた学習はここから続きます。
# en bad29e
play-and-learn-on-a-gpu = GPUで対戦し、学習します。
# en 0cb0f9
stop-after-this-many-minutes = この時間（分）がたったら止まります。
# en da4251
stop-after-this-many-decisions = 選択がこの回数になったら止まります。
# en a0b667
matches-at-a-time = 同時に進める対戦の数。
# en 0967b6
the-same-seed-begins-with-the-same-network-and-deals = 同じシードなら、同じネットワークと同じ配りから始まります。
# en 596a84
weights-to-begin-with-instead-of-none = 最初に使う重み。省くと、何も知らない状態から始めます。
# en 64023d
learn-to-beat-the-network-of-this-file-which-does-not-learn = このファイルのネットワーク（学習しない）に勝つことを学びます。
# en 11520d
do-not-train-measure-the-networks-of-the-folder-against-these-bots = 学習せずに、フォルダーのネットワークをこれらのボットと対戦させて強さを測ります。
# en 3c4667
deals-for-each-measurement-two-games-each = 1回の測定の配りの数。一つで2回対戦します。

# en 523c3a
puzzles-no-level = { $name }は問題を判定できるレベルではありません。{ LIST($known) }のどれかにしてください。
# en a207cf
the-level-that-judges-without-it-the-strongest = 判定するレベル。省くと、いちばん強いもの。
# en 2a9f94
a-variant-file-or-a-variant-s-short-text = バリアントのファイル、または短いテキスト。
# en 44e05f
write-the-variant-into-this-file = バリアントをこのファイルに書きます。
# en 50411e
check-a-variant-say-what-it-changes-of-the-published-rules-and-its-short-text = バリアントを確かめ、公式ルールから変わるところと短いテキストを示します。
# en e2e9d5
variant-none = { $game }の公式ルールと違うところがないので、バリアントではありません。
# en 90b8e2
variant-unwritten = { $file }に書けません：{ $error }。
# en ea4a2b
games-of-strong-play-half-as-many-of-beginners = 強い手の試合の数。初心者の試合はその半分。
# en 1e995f
deals-with-each-rule-each-is-two-games = きまりごとの配りの数。それぞれ2試合。
# en b436e4
write-a-page-for-each-game-and-its-data = ゲームごとのページとそのデータを書きます。
# en f3553b
what-strong-play-teaches-which-moves-it-prefers-to-a-beginner-s-can-be-stopped-and-resumed = 強い手が教えること：初心者より好む手。途中で止めて続けられます。
