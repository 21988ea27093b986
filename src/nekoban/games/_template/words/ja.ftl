### Mice：すべての文。このプロジェクトによる日本語訳です。

## ゲーム

# en b1a07a
title = Mice
# en 893a3d
summary = 山からネズミを取ります。最後の1匹を取った人の勝ちです。
# en c780d8
credit = このプロジェクトの見本のゲームです。

## できない理由と、入力された局面の誤り

# en 59df7e
not-held = そのカードを持っていません。
# en a9ac75
too-few = 山のネズミはそれより少ないです。
# en 6f3e41
no-card = カードがないので、ネズミを1匹取ることしかできません。
# en e97ab7
over = ゲームは終わりました。
# en da10e9
flaw-cards = discards：ある種類の開いたカードが、実際の枚数より多くあります。
# en 42273a
flaw-paw = paw、has_paw：カードを持っているのは、has_pawが1のときだけです。
# en ff8aae
component-mice = ネズミ
# en 13ecf7
component-card = カード{ $card }

## たずねること、できること、起きたこと

# en c796d9
status = { $player }の番：ネズミを1匹取るか、手のカードを出します。
# en bac4ab
say-one = ネズミを1匹取る
# en a4c40f
say-paw = 手の{ $card }を出す
# en bb8aab
takes = { $player }がネズミを{ $count }匹取りました。
# en ab175a
draws = { $player }が{ $card }を引きました。
# en 43255d
draws-unseen = { $player }がカードを1枚引きました。
# en 4bf8ed
result = { $player }が最後のネズミを取って勝ちました。
# en 5992eb
taken = 取ったネズミ

## 文字の卓

# en f5bdf2
heap-line = 山：ネズミ{ $heap }匹
# en 8ce6bb
player-line = { $player }：{ $taken }匹、手に{ $paw }
# en cc76bf
nothing = なし
# en 11b7ed
a-card = カード1枚

## 絵

# en b10215
heap-left = 残り{ $count }匹／{ $all }匹
# en 2cbcbc
heap-title = 山、ネズミ{ $count }匹：1匹取る
# en 3f2efc
you = { $player }（あなた）
# en 21ade4
your-paw = あなたのカード：{ $card }匹取る
# en 4e5783
open-paw = カード：{ $card }
# en cc8d96
hidden-paw = 伏せたカード
# en cb812a
deck-title = 山札：{ $count }枚
# en 7e3766
played-title = 出された{ $card }：{ $count }枚

## はじめてのゲーム

# en dc2b3e
lesson-title = Mice：はじめてのゲーム
# en 8e62d2
lesson-1 = ネズミを取る
# en ec432b
lesson-1-1 = チーズの上に21匹のネズミがいます。最後の1匹を取った人の勝ちです。
# en 64a47e
lesson-1-2 = 自分の番には、いつでもネズミを1匹取れます。チーズが光っています。クリックしてください。
# en 2fd0ae
lesson-1-2-otherwise = まずネズミを1匹取ります。チーズをクリックしてください。
# en b627f5
lesson-1-3 = ネズミはあなたのものです。Tomは伏せたカードを出しました。3です。新しいカードを引きます。
# en cec093
lesson-1-4 = あなたのカードは2です。出すとちょうど2匹取り、新しいカードを引きます。クリックしてください。
# en 8812b9
lesson-1-4-otherwise = 手のカード、2を出してください。
# en 5e8ae1
lesson-2 = 最後のネズミ
# en f1577b
lesson-2-1 = しばらくあと。ネズミは残り3匹、あなたのカードは3です。勝ちましょう！
# en d46581
lesson-2-1-otherwise = 1匹だけ取ると、Tomに残りを取られるかもしれません。3を出してください。
# en 1cb3d7
lesson-2-2 = 最後のネズミを取って、あなたの勝ちです。これでゲームのすべてです。

## 初めて遊ぶ人にページが伝えること

# en a6bd0f
goal = 山から最後のネズミを取ります。
# en c72e83
prompt = 山からネズミを1匹取るか、手のカードを出します。

## その手で得るものと許すもの。題は問題のテーマ

# en 4c1090
motive-last-mouse = 最後のネズミを取って勝ちます。
    .title = 最後のネズミ
# en 5e4d88
motive-one-left = ネズミが1匹残り、{ $player }がそれを取って勝てます。
    .title = 残り1匹
# en b5f363
motive-many-mice = 一度に{ $count }匹取れます。
    .title = 一度に何匹も
