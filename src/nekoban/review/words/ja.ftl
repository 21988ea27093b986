### 振り返り：終わった対戦について伝えること。

# en 5c092d
not-over = 対戦はまだ終わっていません。いま振り返ると、プレイヤーに多くを知らせすぎてしまいます。
# en 3a124e
percent = { $whole }.{ $tenth }%
# en fb5c9f
percent-below = −{ $whole }.{ $tenth }%

## 選択の良さ

# en c0aa79
mark-best = 最善の手
# en 9324ab
mark-equal = 最善の手と同じくらい良い手
# en 8c0e6c
mark-inaccuracy = 緩手
# en c5f3d7
mark-mistake = 疑問手
# en 372b05
mark-blunder = 悪手

## 選択

# en 28d851
chose-best = { $player }の選択：{ $move }。最善の手でした。勝つ見込みは{ $chance }です。
# en bc8845
chose-equal = { $player }の選択：{ $move }。見つかった最善の手と同じくらい良い手です：{ $best }。勝つ見込みは{ $chance }です。
# en 6aec7d
chose-other = { $player }の選択：{ $move }。勝つ見込みは{ $hope }です。少し良い手：{ $best }。こちらは{ $chance }です。見込みの損失は{ $cost }です。
# en fc4ba5
chose-mistake = { $player }の選択：{ $move }。勝つ見込みは{ $hope }です。より良い手：{ $best }。こちらは{ $chance }です。見込みの損失は{ $cost }で、{ $mark }です。
# en 364237
chose-unsure = { $player }の選択：{ $move }。勝つ見込みは{ $hope }です。確かではありませんが、より良いかもしれない手：{ $best }。こちらは{ $chance }で、差は{ $cost }です。
# en 76c7bd
cost-within = { $cost }（±{ $error }）

## 分かれ目

# en 431b8b
turn-mistake = { $number }手目、{ $player }の選択：{ $move }。より良い手：{ $best }。勝つ見込みは{ $hope }ではなく{ $chance }でした。
# en 0d8956
turn-rose = { $first }〜{ $last }手目：運とほかの人の手で、{ $player }の見込みが{ $before }から{ $after }に上がりました。
# en e182c0
turn-fell = { $first }〜{ $last }手目：運とほかの人の手で、{ $player }の見込みが{ $before }から{ $after }に下がりました。
# en 1bf201
turn-rose-once = { $number }手目：運によって、{ $player }の見込みが{ $before }から{ $after }に上がりました。
# en 850c9d
turn-fell-once = { $number }手目：運によって、{ $player }の見込みが{ $before }から{ $after }に下がりました。
# en 04244a
then = { $said }{ $line }

## ターミナルでの振り返り

# en 045038
title = { $game }：{ $moves }手、うち選択{ $choices }回。分析：{ $mind }。
# en 98f320
sum = 最初の見込み−自分の選択の損失＋運とほかの人の手＝結果：
# en e6809d
column-player = プレイヤー
# en 60c1e4
column-first = 最初の見込み
# en 8eb7bd
column-costs = 損失
# en 1288b1
column-luck = 運
# en 66b6d1
column-result = 結果
# en ef0d1b
account = { $player }：最初の見込み{ $first }、自分の選択の損失{ $costs }、運とほかの人の手{ $luck }、結果{ $result }。
# en 277ede
turning-points = 分かれ目
# en 72d9f3
no-turning-points = 一手や一度の運だけで勝敗が決まった対戦ではありません。
# en 6d5cf1
decisions = 選択
# en 512d50
one-decision = { $number }手目。{ $said }
# en 6ac323
no-mistakes = 勝つ見込みを{ $least }より大きく下げたと確かに言える選択はありません。
# en 15dbb8
reviewing = 振り返り中
# en 0463ee
moment = 全{ $moves }手の{ $number }手目：{ $player }から見えた卓。分析：{ $mind }。
# en a03871
best-moves = 良い手
# en 2d0e4a
best-move = { $place }．{ $move }。勝つ見込みは{ $chance }です。
