### 共通：言語そのものと、どのゲームのものでもない文。

-language = 日本語

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
# en 26c96f
player = プレイヤー{ $number }
# en e9b963
first-choose = 先に{ OR($things) }を選んでください。
# en 8d2a65
another = ほかのもの
# en 7bc861
points = { $count }点

## 独自の文のないゲーム

# en e97ab7
over = ゲームは終わりました。
# en 00d999
forbidden = いま{ $move }はルールで禁じられています。
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
# en f3e157
advice-next = { $move }：{ $expected }。次の候補は、{ $next }：{ $hoped }。
# en 4879bc
advice-only = { $move }：ほかにできることはありません。
# en a5af24
expected = { $chance }、{ $lead }
# en 41c6c1
chance-none = 勝つ見込みはほとんどありません
# en ea69ee
chance-sure = ほぼ確実に勝てます
# en 2bda47
chance = 勝つ見込み{ $percent }％
# en e694a6
lead-ahead = 約{ $lead }のリード
# en 9a663d
lead-behind = 約{ $lead }の遅れ
# en 146ae8
lead-level = ほぼ互角

## 新しいゲーム

# en aeba21
made-from-sample = Nekobanの見本のゲームから作られました。
