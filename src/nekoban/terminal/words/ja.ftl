### ターミナル：キーボードの前で読まれる文。入力する語はラテン文字のままです。

## キーボードでの対戦

# en 3d7b14
help =
    番号で一覧から選びます。手は表示のとおりに入力しても、クリックの順に足していってもかまいません。
      why 手       その手がなぜ打てないかと、その根拠のルール（一覧の番号でも、入力した手でも）
      undo         最後の手を戻す（新しいことが見えていないとき。交代時も可）
      hint         強いボットならどうするかと、その理由
      table        卓をもう一度表示              scores   全員の得点の内訳
      log          これまでのできごと            moves    打てる手の一覧
      rules 語     その語が出てくる条項
      save 名前    対戦をファイルに保存（Ctrl-Cでも保存して終わります）
      quit         保存せずに終わる
# en 8e0d80
hand-over = { $player }にキーボードを渡してください。{ $player }は、画面が自分にだけ見えるようになったらEnterを押してください。
# en 64d459
seed = シード：{ $seed }
# en bb997b
verify = nekoban verify ファイル --fingerprint HEXで、保存した対戦を配り直して確かめられます。
# en 7a9ebc
ask-save = 対戦を残すにはsaveかsave 名前と入力してください。Enterで残さずに終わります。
# en 154e8f
no-clause = { $word }が出てくる条項はありません。
# en d26ae1
not-allowed = その手は打てません。{ $refusal }
# en e39cf2
further = { $thing }…（{ $count }手）
# en 2e6a0e
not-understood = { $error }「?」と入力すると使い方が出ます。
# en 03fef9
nothing-yet = まだ何も起きていません。
# en 8d76e9
ask-why = どの手か、または手の一部を書いてください。例：why 手
# en 4418f9
refused = 打てません。{ $refusal }
# en 11ee13
allowed = その手は打てます。
# en 8425e9
taken-back = 手を戻しました。
# en 76be3e
hints-later = ヒントは、いま進んでいるルールのコンパイルが終わると出せます。あとでもう一度お試しください。
# en 9c10ec
adviser = アドバイザー
# en 171693
coach = コーチ
# en 7a117a
coach-sure = この手でいいですか？ yes、no、whyのどれかを入力：
# en 773609
coach-agree = { $player }、勝つ見込みが{ $percent }%より大きく下がる手の前に、コーチが確かめてもいいですか？ yesかnoを入力：
# en db12f6
coach-off = 全員の同意がそろわないので、コーチはつきません。
# en 005279
coach-failed = コーチはこの手を検討できません：{ $error }
# en 8fa284
left = 卓を離れました。{ $saved }。
# en 7c4690
saved-nothing = 何も保存していません
# en fda7bc
saved-match = 対戦は{ $file }に保存してあります
# en 219950
saved-before = 対戦は{ $move }手目の時点で{ $file }に保存してあります
# en 7f27a0
cannot-save = 保存できません。{ $error }
# en 658bf1
saved-to-resume = { $file }に保存しました。続けるには：nekoban resume { $file }
# en b0c806
saved-to-replay = { $file }に保存しました。見返すには：nekoban replay { $file }、振り返るには：nekoban review { $file }
# en 43f2f7
score = { $player }：{ $points }
# en f011f6
clause = { $clause }：{ $text }
# en db158f
ruling = （裁定）
# en 6ed179
thinking = { $player }が考えています…
# en ddcb6c
waits-for-rules = { $player }がルールを待っています。コンパイルは{ $parts }のうち{ $done }まで終わりました…

## 対戦を見返す

# en e4edf4
replay-help = Enterかn：次へ  p：前へ  数：その手へ  s 席：その席から見る、s：観戦者として見る  q：終わる
# en a9f3ba
replay-seats = 席は1から{ $count }までです。いまは観戦者として見ています。
# en 368995
replay-move = { $number }手目、{ $player }：{ $move }

## 問題

# en 12f360
puzzle-head = { $game }、問題{ $puzzle }。難易度：{ $grade }
# en 68b2b4
puzzle-theme = テーマ：{ $theme }
# en 9fea47
puzzle-question = あなたは{ $player }です。最善の手を見つけてください。
# en d2c253
puzzle-help =
    番号で一覧から選びます。手は表示のとおりに入力しても、クリックの順に足していってもかまいません。
      answer       最善の手を見る
      why 手       その手がなぜ打てないかと、その根拠のルール
      table        卓をもう一度表示        scores   全員の得点の内訳
      rules 語     その語が出てくる条項
      quit         やめる
# en db9a7d
puzzle-line = ありうる配りの一つで、この後に起こりうること：
# en 98281d
puzzle-again = 別の手を試すか、answerと入力してください。
# en 882682
puzzle-count = 最初の手で正解：{ $count }問中{ $solved }問。
# en cdbf94
puzzle-next = Enterで次の問題、qでやめる。
