### サーバー：卓についての文と、断る理由。このプロジェクトによる日本語訳です。

# en 606757
closed = 主催者がこの卓を閉じました。
# en 2744b5
waiting = あと{ $count }人を待っています。
# en 3b04b7
dealing = 全員がそろいました。いっしょに運を決めています。
# en 906dd9
ended-draw = 全員の同意で引き分けになりました。
# en 4c0f51
ended-abort = 同意によって、結果なしで終わりました。
# en 373614
your-turn = あなたの番です。
# without count
# en a09db9
not-dealt = { AND($names) }が運への約束を明かさなかったため、そのときはカードが配られませんでした。その席はもう運に寄与しません。
# en e907ed
rules-version = ルールのバージョン{ $version }。
# en ed7390
needs-script = Nekobanの卓にはJavaScriptが必要です。ルールは各ゲームのRULES.mdにあります。

## 断る理由

# en 535fdf
a-bot-is-playing-for-you-come-back-to-the-table-first = いまはボットが代わりに打っています。先に卓へ戻ってください。
# en cc1425
a-clock-gives-0-to-most-seconds-for-a-move = 時計は1手につき0〜{ $most }秒です。
# en 17f79e
a-clock-gives-up-to-most-days-for-a-move = 時計は1手につき最長{ $most }日です。
# en a5078e
a-clock-has-up-to-most-minutes-for-each-player = 時計は一人につき最長{ $most }分です。
# en d5528e
a-match-has-at-most-count-moves-start-another-one = 対戦は最大{ $count }手です。新しい対戦を始めてください。
# en 122a8a
a-message-has-at-most-count-characters = メッセージは{ $count }文字までです。
# en 9261c7
a-move-is-given-either-by-its-path-or-by-its-text = 手は、クリックの道順か文字のどちらか一方で指定します。
# en 750541
a-rematch-can-begin-when-the-game-is-over = 再戦はゲームが終わってから始められます。
# en 9ec578
all-seats-of-this-table-are-taken = この卓の席はすべて埋まっています。
# en 69ad39
moves-cannot-be-taken-back-at-this-table = この卓では待ったはできません。
# en 05ec14
only-players-may-chat-at-this-table = この卓で発言できるのはプレイヤーだけです。
# en b388f5
there-are-no-hints-at-this-table = この卓ではヒントは使えません。
# en 74f5d5
bots-are-playing-alone-at-count-tables-here-and-there-is-no-room-for-another-try-again-later-or-take-a-seat-yourself = ここではすでに{ $count }卓でボットだけが対戦していて、空きがありません。あとでもう一度試すか、自分で席についてください。
# en c01a66
bots-are-already-playing-alone-at-count-tables-from-your-address-wait-until-one-game-is-over-or-take-a-seat-yourself = あなたのアドレスからの{ $count }卓で、すでにボットだけが対戦しています。どれかが終わるのを待つか、自分で席についてください。
# en 51082b
hints-are-for-the-player-to-move = ヒントは手番の人のためのものです。
# en c100e5
it-is-the-turn-of-name = { $name }の番です。
# en 309a97
messages-are-json-texts-not-bytes = メッセージはバイト列ではなくJSONの文字列です。
# en 46904b
there-is-no-coach-at-this-table = この卓にコーチはいません。
# en 74dd06
there-is-no-coach-at-a-table-with-a-clock-its-questions-would-take-time = 時計を使う卓にコーチはいません。質問に時間がかかるからです。
# en 676100
nobody-has-asked-to-take-that-back = その待ったを求めている人はいません。
# en 02c1d8
nobody-has-asked-to-end-the-game-in-this-way = そのような終わり方は求められていません。
# en 72b936
nobody-sits-in-seat-seat = 席{ $seat }にはだれも座っていません。
# en 92992a
the-rules-of-game-are-still-being-compiled-there-will-be-reviews-when-that-is-done = { $game }のルールをコンパイル中です。終わると振り返りができます。
# en d3de83
a-review-for-your-address-is-under-way-wait-until-it-is-done = あなたのアドレスからの振り返りが進行中です。終わるまで待ってください。
# en 7803f5
too-many-games-are-being-reviewed-here-try-again-later = いま振り返り中のゲームが多すぎます。あとでもう一度お試しください。
# en 36e7ef
the-game-is-not-over-a-review-would-tell-its-players-too-much = ゲームはまだ終わっていません。いま振り返ると、プレイヤーに多くを知らせすぎてしまいます。
# en 75ceb0
this-game-was-stopped-early-it-has-no-result-to-explain = このゲームは途中で終了したので、振り返る結果がありません。
# en 093dd0
that-is-too-large-limit-bytes-at-most = 大きすぎます。{ $limit }バイトまでです。
# en e4cce7
you-can-play-on-from-a-game-once-it-is-over = 続きから遊べるのは、終わったゲームだけです。
# en f8c2e9
only-picture-text-position-and-words-can-be-shown-not-count-other-things = 表示できるのはpicture、text、position、wordsだけです。ほかの{ $count }件は表示できません。
# en ec0744
only-the-host-of-the-table-may-do-that = これができるのは卓の主催者だけです。
# en e1eeab
seat-seat-is-not-free = 席{ $seat }は空いていません。
# en ae59eb
seat-seat-is-not-open = 席{ $seat }は空席ではありません。
# en 175fcd
something-went-wrong-on-the-server-but-what-you-asked-for-was-done = サーバーに問題が起きましたが、リクエストは処理されました。
# en cbbf1c
something-went-wrong-on-the-server-check-whether-what-you-asked-for-was-done = サーバーに問題が起きました。リクエストが処理されたか確かめてください。
# en 2d8642
something-went-wrong-on-the-server-nothing-was-changed = サーバーに問題が起きました。何も変わっていません。
# en 1a5385
that-answers-a-position-that-was-taken-back = その返事は、取り消された局面へのものです。
# en 760e25
that-answers-move-move-and-only-made-have-been-made = その返事は{ $move }手目へのものですが、まだ{ $made }手しか進んでいません。
# en a8b467
that-answers-move-move-made-have-been-made-since-the-start = その返事は{ $move }手目へのものですが、すでに{ $made }手進んでいます。
# en 318055
that-is-not-a-message-of-this-protocol-what-unended = このプロトコルのメッセージではありません：{ $what }
# en ea6aed
you-can-only-look-at-that-status-unended = いまは見ることしかできません。{ $status }
# en fee13b
that-is-too-much-at-once-try-again-in-seconds-s = 操作が多すぎます。{ $seconds }秒後にもう一度お試しください。
# en 672d96
that-is-your-own-seat-leave-the-table-to-give-it-up = それはあなた自身の席です。手放すには卓を離れてください。
# en cf60a0
that-is-count-characters-long-limit-are-allowed = { $count }文字あります。{ $limit }文字までです。
# en 94a191
that-seat-is-not-played-by-another-person = その席には、ほかの人は座っていません。
# en 41fea6
the-bot-s-move-is-no-longer-needed = ボットの手はもう必要ありません。
# en e63e98
the-database-does-not-answer = データベースが応答しません。
# en 6c936a
the-database-does-not-answer-try-again-in-a-moment = データベースが応答しません。少し待ってからもう一度お試しください。
# en 40ae4e
the-game-has-begun-the-seats-stay-as-they-are = ゲームは始まっています。席は変えられません。
# en 36b550
the-game-has-not-begun-nobody-sees-the-table-until-all-are-seated = ゲームはまだ始まっていません。全員がそろうまで、卓はだれにも見えません。
# en 998516
the-game-has-not-begun-there-are-open-seats = ゲームはまだ始まっていません。空いている席があります。
# en e97ab7
the-game-is-over = ゲームは終わりました。
# en da1060
the-game-is-over-there-is-nothing-to-leave = ゲームは終わっているので、席を離れる必要はありません。
# en 606757
the-host-has-closed-this-table = 主催者がこの卓を閉じました。
# en d3d164
the-match-can-be-saved-when-it-is-over-its-file-shows-all-the-cards = 対戦を保存できるのは終わってからです。ファイルにはすべてのカードが入ります。
# en 8dbe89
the-match-has-moved-on-since = 対戦はその後進んでいます。
# en e640b2
the-match-has-been-dealt-nothing-can-be-added-to-its-luck-any-more = カードはもう配られています。運に加えることはできません。
# en 978c74
the-open-seats-are-kept-for-those-who-played-the-match-before = 空いている席は、前の対戦で遊んだ人のためのものです。
# en 748a35
the-others-are-being-asked-already = すでにほかの人にたずねています。
# en a4b8bc
the-others-have-refused-ask-again-after-the-next-move = ほかの人が断りました。次の手のあとでもう一度たずねてください。
# en 9277f5
that-question-is-for-the-others-to-answer = その質問に答えるのは、ほかの人です。
# en 6eba8d
the-rematch-has-begun-and-you-have-no-seat-there-on-this-device = 再戦は始まっていますが、この端末に席はありません。
# en e82f06
the-request-cannot-be-read = リクエストを読み取れません。
# en aff79a
the-request-cannot-be-read-what-unended = リクエストを読み取れません：{ $what }
# en be8e64
the-request-cannot-be-read-what = リクエストを読み取れません：{ $what }。
# en 768d22
the-request-is-not-utf-8-text = リクエストがUTF-8の文字列ではありません。
# en 0602bc
the-seed-does-not-deal-this-match = このシードから配っても、この対戦にはなりません。
# en fc303c
the-seed-is-not-the-one-whose-fingerprint-you-were-shown = このシードの指紋は、示された指紋と違います。
# en 78a7cf
the-table-is-changing-too-quickly-try-again = 卓の変化が速すぎて処理できませんでした。もう一度お試しください。
# en 9c91a7
there-are-no-such-faces = その絵はありません。
# en 205924
there-are-too-many-connections-from-your-address = あなたのアドレスからの接続が多すぎます。
# en 2b0192
there-are-players-players-and-seats-seats = プレイヤーは{ $players }人、席は{ $seats }です。
# en 626ad5
there-is-no-bot-of-that-name-the-bots-are-names = その名前のボットはありません。選べるのは{ $names }です。
# en 471674
there-is-no-move-of-yours-to-take-back = 戻せるあなたの手がありません。
# en 35d094
there-is-no-rematch-yet = 再戦はまだありません。
# en 074b40
there-is-no-such-game = そのゲームはありません。
# en 54527b
there-is-no-such-game-the-games-are-names = そのゲームはありません。あるのは{ $names }です。
# en eff808
there-is-no-such-puzzle = その問題はありません。
# en 2d81a5
this-puzzle-has-no-such-move = この問題にその手はありません。
# en e112c7
there-is-no-such-table = その卓はありません。
# en de378c
there-is-nothing-at-this-address = このアドレスには何もありません。
# en 560ea4
the-message-is-empty = メッセージが空です。
# en 1a9a71
this-address-does-not-take-that-method = このアドレスはそのメソッドを受け付けません。
# en 9c2884
this-game-has-moves-0-to-last = この対戦は0〜{ $last }手目です。
# en 1efb6a
this-game-has-none = このゲームにはありません。
# en d22d4b
this-game-has-seats-0-to-last = この対戦の席は0〜{ $last }です。
# en 2063e2
this-link-is-not-complete-copy-it-again = リンクが途中で切れています。もう一度コピーしてください。
# en 114780
this-link-has-already-been-used-or-is-too-old-make-another-one = このリンクはすでに使われたか、古すぎます。新しく作ってください。
# en b70d47
this-request-comes-from-another-site = このリクエストは別のサイトから来ています。
# en a745b9
this-server-does-not-answer-to-that-name-whoever-runs-it-can-allow-the-name-with-hosts = このサーバーはその名前に応じません。運営者は--hostsでその名前を許可できます。
# en ad19fe
too-much-has-happened-at-this-table-only-moves-can-be-made-here-now = この卓の記録がいっぱいになりました。これからは手を打つことだけができます。
# en f9d108
this-table-is-damaged-and-was-set-aside-what-other-tables-are-not-affected = この卓は壊れているため別にしました：{ $what }。ほかの卓に影響はありません。
# en 04d2d1
this-table-is-private-you-need-a-seat-to-look-at-it = この卓は非公開です。見るには席が必要です。
# en 3ee353
this-table-was-begun-with-version-version-of-the-rules-this-server-has-version-ours-which-plays-differently-so-the-table-cannot-go-on-here = この卓はルールのバージョン{ $version }で始まりましたが、このサーバーは進み方の違うバージョン{ $ours }です。ここでは続けられません。
# en 9589c4
what-was-written-to-the-database-is-not-there-afterwards = データベースに書いたものが、あとで見つかりません。
# en 2008e6
you-already-have-a-seat-at-this-table = この卓にはすでに席があります。
# en 9d206e
you-have-already-asked-now-the-others-must-agree = すでにたずねています。あとはほかの人の同意だけです。
# en 86657a
you-have-no-seat-at-this-table = この卓にあなたの席はありません。
# en f84912
your-contribution-to-the-luck-is-already-there = あなたの寄与はもう受け取っています。
# en 00e2df
this-match-has-an-older-luck-by-which-hidden-cards-can-be-computed-so-several-people-cannot-go-on-with-it-agree-to-end-it-and-play-a-new-one = この対戦の運は古い方式で決められていて、見えないカードを計算できてしまいます。そのため、二人以上では続けられません。話し合って終わりにし、新しく始めてください。
# en 98544d
your-time-is-up = 持ち時間がなくなりました。
# en 34536b
your-time-is-up-a-bot-plays-to-the-end = 持ち時間がなくなりました。最後までボットが打ちます。
# en dafc1b
count-messages-have-been-written-at-this-table-there-is-no-room-for-more = この卓ではすでに{ $count }件の発言がありました。これ以上はできません。
# en 14c0cc
name-is-away-and-would-have-to-agree = { $name }は席を外していて、同意が必要です。
# en 363a5a
name-is-here = { $name }はここにいます。
# en 19f785
name-was-here-just-now-ask-again-in-seconds-s = { $name }はさっきまでいました。{ $seconds }秒後にもう一度たずねてください。
# en d14f9f
option-cannot-name-a-file-here-give-its-content-packed-as-one-word = ここでは{ $option }にファイル名は使えません。中身を一語にまとめて渡してください。
# en 1e8f5e
people-people-sit-here-but-the-options-say-players = ここには{ $people }人座っていますが、オプションでは{ $players }人です。
# en 9cbb53
the-rules-of-game-are-still-being-compiled-there-will-be-hints-when-that-is-done = ヒントは{ $game }のルールのコンパイルが終わると使えます。いま進行中です。
# en 4b45cf
whoever-runs-this-server-has-closed-this-table = この卓はサーバーの運営者が閉じました。
# en 1209d0
whoever-runs-this-server-has-blocked-your-address = サーバーの運営者があなたのアドレスをブロックしています。
# en 9862c3
the-match-is-just-being-dealt-try-again-in-a-moment = いまカードを配っています。少ししてからもう一度お試しください。
# en b2cc49
the-promises-are-sealed-none-can-be-added = 約束にはもう封がされているので、これ以上加えられません。
# en dffe29
a-promise-of-this-seat-was-not-revealed-so-it-no-longer-contributes = この席では約束が明かされませんでした。もう寄与しません。
# en 8c0a38
your-promise-is-already-there = あなたの約束はもう受け取っています。
# en d8fc7d
contributions-are-revealed-when-all-promises-are-sealed-yours-stays-secret = 寄与はすべての約束に封がされてから明かされます。あなたのものは秘密のままです。
# en 8d5703
that-is-not-the-contribution-you-promised = それはあなたが約束した寄与ではありません。
# en 1ba922
there-are-open-seats-the-luck-is-drawn-together-when-all-are-seated = 空いている席があります。全員がそろったら、いっしょに運を決めます。
# en ac1c85
the-contributions-are-not-those-that-were-sealed-before-they-were-revealed = 寄与が、明かされる前に封をしたものと違います。
# en d1961e
the-list-of-moves-can-be-read-when-the-game-is-over = 手の一覧はゲームが終わってから読めます。
# en 03ac45
notifications-can-only-go-to-the-https-address-of-a-browser-s-push-service = 通知の送り先は、ブラウザのプッシュサービスのhttpsアドレスだけです。
# en 2a0347
the-keys-of-the-push-service-cannot-be-read = プッシュサービスの鍵が読み取れません。
# en 63145f
this-server-sends-no-notifications-whoever-runs-it-has-not-allowed-them = このサーバーは通知を送りません。運営者が許可していません。

## 運営者のボット

# en 0346ef
own-bot-name = { $file }：自作のボットに{ $name }という名前は使えません。英小文字、数字、ハイフンで{ $limit }文字までとし、こちらのボットの名前は避けてください。
# en 2181ed
own-bot-place = { $file }：{ $name }には'program:python3 tabby.py'、'cats:Tabby'、'http://127.0.0.1:9000/'、'tiger@2s'のようなボットを書いてください。
# en 3bd4c6
variant-brought = 入力したバリアント

## リプレイのページ：もう一度配った対戦

# en 0648a3
verify-dealt = シードから配り直すと、{ $count }手のこの対戦と完全に一致します。
# en 9c514b
verify-position = この対戦は与えられた局面から始まりました。局面はシードから配られたものではありません。シードが決めるのは、そのあとの{ $count }手で引かれたものです。
# en a9d862
verify-promised = シードは、はじめに約束されたものです。
# en 0dc4dd
verify-compare = シードの指紋は{ $fingerprint }です。はじめに示されたものと比べてください。
# en a7c60c
verify-sealed = どの寄与も、明かされる前に封をしたものと一致します。

## 卓が除けられた理由

# en f99282
entry-number-is-missing-unended = 記録{ $number }がありません
# en 925f79
entry-number-is-not-as-it-was-written-unended = 記録{ $number }が書かれたときと違います
# en 57035e
entry-number-cannot-be-read-unended = 記録{ $number }が読み取れません
# en c99e5f
entry-number-does-not-follow-from-what-was-before-unended = 記録{ $number }がそれまでの流れに合いません
# en 3f151f
entry-number-is-no-legal-move-unended = 記録{ $number }が合法手ではありません
# en 81aa39
entry-number-leads-to-another-position-than-it-did-unended = 記録{ $number }のあとの局面が当時と違います
# en 85647e
entry-number-takes-back-what-was-not-played-unended = 記録{ $number }が、打たれていない手を取り消しています
# en 11869f
its-game-options-or-first-position-are-not-known-here-unended = ゲーム、オプション、または最初の局面がここでは不明です
# en b9c351
its-first-row-cannot-be-read-unended = 最初の行が読み取れません

## データベース（運営者向け）

# en 7abc2d
database-unusable = データベースを使えません：{ $what }
# en 3a9361
postgres-needs = PostgreSQLには{ $library }が必要です：pip install 'nekoban[postgres]'
# en 9e46bc
no-database-address = { $address }はファイルでも、PostgreSQLデータベースのアドレスでもありません。
# en 5a2941
database-in-memory = 卓はファイルかPostgreSQLに保存します。メモリ上のデータベースでは失われてしまいます。
# en eb5534
database-layout = データベースのレイアウトは{ $found }ですが、このNekobanが読めるのは{ $known }までです。Nekobanを更新するか、別のデータベースを指定してください。
# en 03c8e8
backup-postgres = PostgreSQLには専用のプログラムがあります。pg_dump --format=custom --file=FILE URLはサーバーの稼働中にバックアップを作り、pg_restore --clean --if-exists --dbname=URL FILEはそれを書き戻します。
# en ffc969
backup-no-database = データベース{ $file }はありません。
# en 657a7c
backup-file-there = { $file }はすでにあります。別のファイルを指定するか、それを削除してください。
# en 25aa00
backup-damaged = { $file }は壊れています：{ $what }
# en 1404d1
backup-foreign-commands = { $file }はNekobanのデータベースではありません。だれかがコマンドを加えています。
# en 01e469
backup-not-ours = { $file }はNekobanのデータベースではありません：{ $what }
# en bdfa5a
backup-unwritten = バックアップを書き込めませんでした：{ $what }
# en 941520
backup-no-file = ファイル{ $file }はありません。
# en ad3196
backup-in-use = サーバーがこのデータベースを使っています。先に止めるか、別のファイルに復元してください。

## サーバーの起動とアプリ

# en 88480a
serving-at = Nekobanのアドレスは{ $address }です。
# en c94db6
metrics-address = { $address }はアドレスではありません。メトリクスには127.0.0.1:9100のようにhost:portを書きます。
# en 18522b
proxies-shape = { $word }はプロキシのアドレスではありません。--proxiesには127.0.0.1,10.0.0.0/8のように、アドレスやネットワークをコンマで区切って書きます。
# en 1a4689
hosts-shape = { $word }はホストの名前ではありません。--hostsにはcats.exampleのように、名前をコンマで区切って書きます。https://やポートは付けません。
# en 272307
push-contact = --pushには、プッシュサービスに伝えるあなたの連絡先を書きます：mailto:…またはhttps://…
# en 7f14d7
push-needs = 通知には{ $library }が必要です：pip install 'nekoban[push]'
# en 26058d
app-description = 猫のゲームを遊ぶための卓。
