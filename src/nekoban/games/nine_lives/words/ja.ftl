### Nine Lives：すべての文。このプロジェクトによる日本語訳です（説明書は英語だけです）。
### 場には列が並びます。スタックは、まとめて出した2枚以上のカードです。ライフの能力はカードの文らしく短く書きます。

## ゲームとオプション

# en c93083
title = Nine Lives
# en c6d6ba
summary = まだ場にない数を出します。出せないときは、九つのライフの一つを賭けましょう。
# en 33c1d7
credit = Pandaqiの作品です。ここで遊べるのは、わたしたちの言葉で独自に作った版です。
# en 573127
option-life-set = ライフカードの能力の組：番号を伝えれば、同じ組で遊べます。
    .label = ライフの組
# en 6c6d25
option-cats = プレイヤーの猫の順番：たとえばsiamese,persian。書かなければ箱の順です。
    .label = 猫
# en eb14ed
option-table-count = 場にあるカードの枚数と同じ数は出せません。
    .label = 枚数と同じ数は禁止
# en cf444f
option-wager-one = 賭けて得られるのは、カードかスタックのどちらか一方です。
    .label = カードかスタック
# en ce8d57
option-no-first-last = 最初のライフと最後のライフは賭けられません。
    .label = 最初と最後は賭けない
# en df5a01
option-star-once = 星は1ラウンドに1枚しか出せません。
    .label = 星は1枚
# en 18e4df
option-bad-suit = 毎ラウンドの前に、キティキングが「悪いマーク」を決めます。
    .label = 悪いマーク
# en 86d087
option-shuffle-own = 猫ごとにライフをまぜます。
    .label = ライフをまぜる
# en cba893
option-shuffle-all = すべての猫のライフをまぜて配ります。
    .label = 全員のライフをまぜる
# en 89e472
option-lives = それぞれの猫のライフの数。9より少ないのは公式ルールではありません。
    .label = ライフの数
# en 776e03
option-powers = 自分で選んだ能力：siamese-3:even,persian-5:forced-side(left)。公式ルールではありません。
    .label = 選んだ能力
# en 83eda5
no-life-power = { $given }はライフと能力の書き方ではありません。例：siamese-3:even
# en cc22a3
no-such-power = { $life }：{ $given }という能力はありません。一覧はdocs/variants.mdにあります。
# en 84cb90
life-twice = { $life }に能力が二つ書かれています。
# en e066e4
power-twice = { $power }が{ $one }と{ $other }の両方につきます。一組のライフに同じ能力は二度入りません（NL-05）。どちらかを別の能力かnoneにしてください。
# en c54f94
change-lives = どの猫のライフも{ $usual }枚の代わりに{ $count }枚で、いちばん大きい数が一番上です。
# en 86c98f
change-power = { $life }：「{ $instead }」の代わりに「{ $power }」
# en c1b621
no-life-set = ライフの組は1〜{ $largest }の整数です。{ $given }は使えません。
# en 5d0f5f
no-cat = { $given }という猫はいません。選べるのは{ LIST($known) }です。
# en 2a68a5
cat-twice = 2人が同じ猫（{ $given }）になることはできません。

## カード、猫、ライフ

# en b40a82
suit-circle = 丸
# en 6a392c
suit-square = 四角
# en b1492c
suit-triangle = 三角
# en d1b246
suit-star = 星
# en 93d068
card = { $suit }の{ $value }
# en 37d867
cat-siamese = シャム
# en 75cf62
cat-munchkin = マンチカン
# en dc3c79
cat-persian = ペルシャ
# en 0243c5
cat-curl = カール
# en 78067c
cat-ragdoll = ラグドール
# en 4d8e0c
cat-himalayan = ヒマラヤン
# en 5f1960
life-of = { $cat }のライフ{ $number }
# en 6e178c
life-number = ライフ{ $number }
# en a32d66
lives = { $count ->
    [0] ライフなし
   *[other] ライフ{ $count }つ
}
# en c4e5d6
lives-wagered = { lives }（うち{ $wagered }つは賭け中）
# en 8c9cd1
cards = { $count }枚
# en 82bdc4
side-left = 左
# en ae0b16
side-right = 右
# en 2bf98b
nobody = プレイヤー{ $number }
# en f75295
life-set = ライフの組{ $number }
# en b74b83
life-set-line = { $number }（手札上限{ $limit }）：{ $power }

## 出す場所

# en 6885e7
place-start = 場の最初に
# en b52eb0
place-left = 左端に
# en f2df61
place-right = 右端に
# en 85fee2
place-column = 列{ $column }の上に

## ライフの能力

# en 5c9179
no-power = 能力なし。
# en 2e1047
power-with-note = { $power }{ $note }
# en bccb27
any-side = ［左か右］
# en c81eee
any-suit = ［マーク］
# en 86da54
any-other = ［別のマーク］
# en 8cd65f
any-number = ［数］
# en dcb07a
power-np-01 = となりの列と同じマークのカードを出せない。
# en a250fe
power-np-02 = 偶数しか出せない。
# en 9cffa6
power-np-03 = 奇数しか出せない。
# en ff4f72
power-np-04 = マークが合うごとに1枚しか引けない。
# en 2d234e
power-np-05 = ラウンドの最初の列と同じマークのカードを1枚以上出さなければならない。
# en c7e228
power-np-06 = 手札を公開する。
# en 098b69
power-np-07 = ライフを賭けられない。
# en 21e5af
power-np-08 = 毎ラウンド、最初の手番で必ず賭ける。
# en c7eaae
power-np-09 = どの手番でも必ず賭ける。
# en 1868e5
power-np-10 = すでに場にある数を出さなければならない。
# en 6d022d
power-np-11 = { $side }端にしか出せない。
# en de575b
power-np-12 = 手札に1枚しかないマークのカードを出せない。
# en 1958fa
power-np-13 = 手札で最も小さい数と最も大きい数を出せない。
# en 3a7181
power-np-14 = 手札に2枚以上あるマークを出せない。
# en e80428
power-np-15 = 手札に2枚以上ある数を出せない。
# en 267846
power-np-16 = 手札で最も多いマークを出せない。
# en 235a3f
power-np-17 = 手札で最も少ないマークを出せない。
# en e1f6e8
power-np-18 = キティキングがライフを失うたびに、自分も1つ失う。
# en 6cc63c
power-np-19 = 手札の{ $side }端のカードを出す。スタックは{ $side }端から順に続けて出す。
# en 40d168
power-np-20 = 直前のプレイヤーが賭けたら、必ず賭ける。
# en 0bf30c
power-np-21 = 賭けるときはライフを2つ置く。
# en fdee28
power-np-22 = 手番の終わりに手札がなければラウンドは終わり、全員がライフを1つ失う。
# en 056256
power-np-23 = 同じマークは1ラウンドに2枚まで。
# en fb7d75
power-np-24 = だれかの一番上のライフと同じ数しか出せない。
# en 0b497d
power-np-25 = このライフの数より小さい数を出せない。
# en 49c1ac
power-np-26 = このライフの数より大きい数を出せない。
# en 5ba4e7
power-np-27 = スタックは3枚以上。
# en af46cd
power-np-28 = スタックでは1枚だけをプラス、ほかはすべてマイナスにする。
# en 2433c2
power-np-29 = スタックのカードはすべてプラスにする。
# en 87f68a
power-np-30 = 出せないとライフを2つ失う。
# en ef8bb8
power-np-31 = { $side }どなりの人が出せなかったときも、ライフを1つ失う。
# en 80c84b
power-np-32 = 手札が単独で最も少ない間は、手番が飛ばされる。
# en f1a0d7
power-np-33 = 手札が単独で最も多い間は、手番が飛ばされる。
# en e7c0a3
power-np-34 = 手番のあと：カードを1枚、ほかの人に渡す。
# en d0b13b
power-np-35 = { $number }より小さい数は、場にあっても出せる。
# en 9cc392
power-np-36 = { $number }より大きい数は、場にあっても出せる。
# en cafbda
power-np-37 = ラウンドのあと：自分のどのライフを一番上にするか選ぶ。
# en 71e84e
power-np-38 = { $suit }を出せない。
# en 3c03f9
power-np-39 = { $number }を出せない。
# en 1f4664
power-np-40 = 同じマークは1ラウンドに1枚まで。
# en 0833b3
power-np-41 = どのマークも合わなければ2枚引き、合えば引かない。
# en fb372e
power-np-42 = 続けてもう一度手番を行ってもよい。
# en bbeb46
power-np-43 = 必ず続けて2回手番を行う。場にある数も出せる。
# en 8a8c23
power-np-44 = となりの列より大きい数しか出せない。
# en c68d53
power-np-45 = となりの列より小さい数しか出せない。
# en d8ca76
power-np-46 = この猫にとっては、すべての{ $suit }が{ $other }になる。
# en 63713e
power-np-47 = 手札の{ $number }より小さいカードは4になる。
# en d873fa
power-np-48 = 手札の{ $number }より大きいカードは6になる。
# en c2e4d3
power-np-49 = 賭けると2枚引く。
# en 619ef8
power-np-50 = 賭けると、次の手番の人も必ず賭ける。
# en 205037
power-np-51 = ほかの人は{ $number }を出せない。
# en 40ec15
power-np-52 = 賭けると、ゲームの終わりまで手札を公開する。
# en 8dc61c
power-np-53 = 捨て札の一番上から引く。
# en f082ea
power-np-54 = 手番の終わりに手札がなければ、全員が手札を{ $side }どなりに渡す。
# en 6eb13f
power-np-55 = 賭けると、手番の向きが逆になる。
# en f63d52
power-np-56 = 手番のあと：カードを引いていたら、手番の向きが逆になる。
# en 88bdbe
power-np-57 = だれかの一番上のライフと同じ数を出せない。
# en 0d2fd8
power-np-58 = ラウンドの初めに1〜9の数を宣言する。その数は場にあっても出せる。
# en e07b20
power-np-59 = ラウンドの初めに1〜9以外の数を宣言する。スタックでその数を出せる。
# en bf7a2f
power-np-60 = 最初の列より{ $side }にある数は、場にあっても出せる。
# en 1865f7
power-np-61 = { $suit }のある列の数は、場にあっても出せる。
# en c9bea0
power-np-62 = ラウンドのあと：ほかの人と手札を交換してもよい。
# en bfce8a
power-np-63 = 1ラウンドに一度、場にある数を出せる。
# en 606fbe
power-np-64 = スタックは9より大きくてもよい。
# en 722bd7
power-np-65 = スタックは1より小さくてもよい。
# en ee3fe4
power-np-66 = ライフを失うとき：ほかの人を1人選ぶ。その人もライフを1つ失う。
# en e02511
power-np-67 = ラウンドのあと：キティキングを決める。
# en 22325e
power-np-68 = 手番のあと：1人を選び、その手札から見ないで1枚取る。
# en 01bf32
power-np-69 = 手番のあと：1人を選んでカードを1種類たずねる。持っていればもらう。
# en a444cc
power-np-70 = 手札が単独で最も多い間は、手番を飛ばしてもよい。
# en b00848
power-np-71 = 手札が単独で最も少ない間は、手番を飛ばしてもよい。
# en b41fe6
power-np-72 = 自分が出せなかったときだけライフを失う。
# en 128fff
power-np-73 = 手番のあと：手札上限まで引く。
# en bd3476
power-np-74 = 手番のあと：マークに関係なく、出した枚数だけ引く。手札上限を超えてもよい。
# en 2552df
power-np-75 = ラウンドのあと：場からカードを2枚取る。
# en c05696
power-np-76 = ラウンドの初め：2人を選び、一番上のライフを入れ替える。
# en 1f4a19
power-np-77 = 列の上に出してもよい。その列は捨て札になる。
# en b2814f
power-np-78 = キティキングのとき：2回目からの手番を飛ばしてもよい。
# en b6eef9
power-np-79 = すべての数が出そろったとき：ライフを失わず、最後に失ったライフを取りもどす。
# en f09065
power-np-80 = 場にある1枚だけの列から引く。
# en 323ef7
power-np-81 = ほかの全員は、ラウンドの最初のカードと同じマークを1枚以上出さなければならない。
# en aed6ca
power-np-82 = ほかの人はスタックを出せず、そのために賭けることもできない。
# en 2a5f2a
power-np-83 = この猫が賭けるまで、ほかの人は賭けられない。
# en 5c3f32
power-np-84 = ほかの全員の手札上限は3になる。
# en 0b64b5
power-np-85 = ほかの人は{ $suit }を出せない。
# en f923f4
power-np-86 = ほかの全員は手札を公開する。
# en 4a5c31
power-np-87 = ほかの全員は、最後に出た数より上（または下）を出さなければならない。向きは、ラウンドで最初に出た異なる二つの数で決まる。
# en 1e594e
power-np-88 = ほかの全員は、マークが合うごとに1枚しか引けない。

## 能力について、ほかに知っておくこと

# en 2cf640
order-up = いまは{ $last }より上。
# en 6771d4
order-down = いまは{ $last }より下。
# en 0bf753
order-open = 最後の数は{ $last }、向きは未定。
# en 78dcbe
order-none = まだ数が出ていない。
# en 2c73f2
named = 宣言：{ $number }。

## いま決めること

# en 32324f
status = { $player }の番：{ $asked }。
# en 4f7eb4
asked-now = いま決めること：{ $asked }。
# en 120183
asked-again = { $asked }。
# en 510b45
asked-stack = スタックにカードを加えるか、置く場所を選んでください
# en 22dbe5
asked-stack-add = スタックにカードを加えてください
# en e2eabb
asked-stack-put = スタックを置く場所を選んでください
# en 36f05d
asked-column = 場から1枚だけの列を引いてください
# en 5e6a97
asked-give = カードを1枚、ほかの人に渡してください
# en 10446c
asked-steal = だれから1枚取るか選んでください
# en 9f1c52
asked-ask = カードと、たずねる相手を選んでください
# en 382df8
asked-blame = いっしょにライフを失う人を選んでください
# en 58cf47
asked-uncover = 自分のどのライフを一番上にするか選んでください
# en d133eb
asked-swap-hands = ほかの人と手札を交換するか、そのままにしてください
# en 069a6b
asked-crown = 次のキティキングを決めてください
# en bc3966
asked-take = 場からカードを1枚取ってください
# en 884c4e
asked-bad-suit = このラウンドの「悪いマーク」を決めてください
# en a1a56b
asked-name = このラウンドの数を宣言してください
# en 0fb762
asked-name-outside = このラウンドの数を、{ $low }〜{ $high }のうち1〜{ $numbers }以外で宣言してください
# en 3ddf21
asked-swap-lives = 一番上のライフを入れ替える2人を選んでください
# en 505aa0
two-ways = { EITHER($first) }、{ $second }
# en d61016
three-ways = { EITHER($first) }、{ EITHER($second) }、{ $third }
# en 30903e
four-ways = { EITHER($first) }、{ EITHER($second) }、{ EITHER($third) }、{ $fourth }
# en 04b263
no-card-fits = 出せるカードがありません。{ $ways }
# en af131b
no-stack-fits = 出せるスタックがありません。{ $ways }
# en caa88f
way-new-number = まだ場にない数を出してください
    .either = まだ場にない数を出すか
# en f793ba
way-old-number = すでに場にある数を出してください
    .either = すでに場にある数を出すか
# en f41e47
way-any-number = まだ場にない数か、能力で許された数を出してください
    .either = まだ場にない数か、能力で許された数を出すか
# en 599472
way-start = 出せるカードで場を始めてください
    .either = 出せるカードで場を始めるか
# en 041cf9
way-second-turn = もう一度手番を行ってください
    .either = もう一度手番を行うか
# en e99372
way-stack-of-two = 2枚以上のスタックを出してください
    .either = 2枚以上のスタックを出すか
# en e12d76
way-stack-of-three = 3枚以上のスタックを出してください
    .either = 3枚以上のスタックを出すか
# en d13a61
way-must-wager = まずライフを賭けてください
    .either = まずライフを賭けるか
# en 1403b0
way-wager = ライフを賭けてください
    .either = ライフを賭けるか
# en 2df8de
way-wager-another = さらにライフを賭けてください
    .either = さらにライフを賭けるか
# en 218144
way-skip = この手番を飛ばしてください
    .either = この手番を飛ばすか
# en ef72ad
way-end = 手番を終えてください
    .either = 手番を終えるか
# en d96e25
way-give-up = あきらめてください
    .either = あきらめるか
# en 858164
way-only-give-up = あきらめるしかありません
    .either = あきらめるか

## 手の提案

# en f92bc0
say-lay = { $card }を{ $place }出す
# en 8609e9
say-add = { $card }をプラスで加える
# en 3aef02
say-subtract = { $card }をマイナスで加える
# en 37ea72
say-put = スタックを{ $place }出す
# en 1403b0
say-wager = ライフを賭ける
# en 359faf
say-wager-card = カードのためにライフを賭ける
# en 27b6c3
say-wager-stack = スタックのためにライフを賭ける
# en d96e25
say-give-up = あきらめる
# en 218144
say-skip = この手番を飛ばす
# en ef72ad
say-end = 手番を終える
# en 13a3d7
say-draw = 列{ $column }を引く
# en 9540fc
say-give = { $card }を{ $player }に渡す
# en 6a699c
say-steal = { $player }から1枚取る
# en 3e3172
say-ask = { $player }に{ $card }を持っているかたずねる
# en 105716
say-blame = { $player }にもライフを1つ失わせる
# en 8587ad
say-uncover = { $life }を一番上にする
# en c11923
say-swap-hands = { $player }と手札を交換する
# en 7ffebf
say-keep-hand = 手札をそのままにする
# en f890fd
say-crown = { $player }をキティキングにする
# en 08bc73
say-take = { $card }を取る（場の{ $spot }枚目）
# en fa3e46
say-take-unseen = 場の{ $spot }枚目のカードを取る
# en 2b633f
say-bad-suit = { $suit }を「悪いマーク」にする
# en f88e32
say-name = { $number }を宣言する
# en b285ea
say-swap-lives = { $player }の一番上のライフを入れ替える

## 起きたこと

# en 368039
round-begins = 第{ $round }ラウンド。キティキングの{ $player }から始めます。
# en 788f85
shows = { $player }の一番上は{ $life }（手札上限{ $limit }）になりました：{ $power }
# en c8533c
wagers = { $player }が{ lives }を賭けました。
# en eeeed2
draws = { $player }が{ $card }を引きました。
# en 43255d
draws-unseen = { $player }がカードを1枚引きました。
# en 91fd6b
draws-discard = { $player }が捨て札から{ $card }を引きました。
# en e7996f
draws-column = { $player }が場から{ $card }を引きました。
# en 8beaef
match = { $card }と{ $beside }のマークが同じ
# en 8b9faa
draws-for = { $player }が{ $count }枚引きます（{ $why }）。
# en cb95b2
draws-by-power = { $player }が{ $count }枚引きます。{ $why }
# en 056233
match-in-vain = { $why }ですが、{ $player }の手札はいっぱいなので引けません。
# en a7bad5
shuffles = 捨て札をまぜて、新しい山札にしました。
# en cfb9d0
sum-first-minus = −{ $card }
# en 30360c
sum-plus = { $sum }＋{ $card }
# en ed2be2
sum-minus = { $sum }−{ $card }
# en 06fdb1
lays = { $player }が{ $card }を{ $place }出しました。
# en 80f5e4
lays-as = { $player }が{ $card }を{ $number }として{ $place }出しました。
# en 09346d
lays-stack = { $player }が{ $sum }＝{ $number }を{ $place }出しました。
# en b57825
lays-stack-as = { $player }が{ $sum }＝{ $number }（ライフの数え方で）を{ $place }出しました。
# en 8856e7
replaces = { $player }が{ $number }の列を捨てました。
# en b48312
fails = { $player }は出せません。ラウンド終了です。
# en b2a65c
full = 1〜9のすべての数が場に出そろいました。ラウンド終了です。
# en 344c0c
empty-hand = { $player }の手札がなくなりました。ラウンド終了で、全員がライフを1つ失います。
# en e81c8f
idle = ラウンド終了です。ライフを失う人はいません。
# en 942642
skips = { $player }の手番は飛ばされます。
# en d072d5
ends-turn = { $player }は2回目の手番を行いません。
# en e40135
second-turn = { $player }の2回目の手番です。
# en 864b61
reverses = { $player }が手番の向きを逆にしました。
# en f94148
gives = { $player }が{ $card }を{ $other }に渡しました。
# en 8d084b
gives-unseen = { $player }がカードを1枚、{ $other }に渡しました。
# en 4ae335
steals = { $player }が{ $other }から{ $card }を取りました。
# en 2068cc
steals-unseen = { $player }が{ $other }からカードを1枚取りました。
# en 56c2cb
asks = { $player }が{ $other }に{ $card }をたずね、もらいました。
# en a25b1a
asks-in-vain = { $player }が{ $other }に{ $card }をたずねましたが、持っていませんでした。
# en cbdf62
passes-left = { $player }の手札がなくなり、全員が手札を左どなりに渡しました。
# en e7be3b
passes-right = { $player }の手札がなくなり、全員が手札を右どなりに渡しました。
# en 14354e
opens = { $player }の手札は、ゲームの終わりまで公開されます。
# en ee18e3
loses = { $player }がライフを{ $count }つ失いました。
# en 853056
regains = { $player }が{ $life }を取りもどしました。
# en ac25d4
loses-several = { $player }がライフを{ $count }つ失いました（このラウンドで賭けた分があれば、それも含みます）。
# en 904dc3
wagers-back = { AND($players) }がこのラウンドで賭けたライフは、すべて戻りました。
# en dc7aad
sentences = { $told }{ $next }
# en 771efd
blames = { $player }が{ $other }を道連れにしました。
# en 4e5682
blames-in-vain = { $player }が{ $other }を選びましたが、その人がライフを失うのは自分が出せなかったときだけです。
# en 411dd9
uncovers = { $player }が{ $life }を一番上にしました。
# en 2d29ce
swaps-hands = { $player }が{ $other }と手札を交換しました。
# en a0c869
crowns = { $player }が{ $other }をキティキングにしました。
# en af5199
takes = { $player }が場から{ $card }を取りました。
# en ad7328
calls-bad = { $player }が{ $suit }をこのラウンドの「悪いマーク」にしました。
# en 8aab5f
names = { $player }が{ $number }を宣言しました。
# en 949533
swaps-lives = { $player }が、{ $one }と{ $other }の一番上のライフを入れ替えました。
# en e97ab7
over = ゲームは終わりました。

## 結果

# without count
# en cdc957
ended = { AND($players) }のライフがなくなりました。{ $result }
# en 964abd
ended-rounds = { $count }ラウンドが終わりました。{ $result }
# en 7555ae
wins = { $player }がライフを{ $count }つ残して勝ちました。
# en 650bda
wins-by-hand = { AND($tied) }はいずれもライフ{ $count }つですが、手札の最も多い{ $player }（{ $cards }枚）の勝ちです。
# en 131c63
share-all = { AND($tied) }はライフ（{ $count }つ）も手札の枚数も同じです。勝利を分け合います。
# en d45eb4
share-some = { AND($tied) }は同じ{ lives }です。手札の多い{ AND($winners) }が勝利を分け合います。
# en cce0bf
lives-kept = 残ったライフ
# en 259e76
lives-at-stake = 賭けたライフ

## できない理由

# en 29183e
counts-as = { $card }は{ $number }になります。{ $reason }
# en 59df7e
reason-nl-02 = そのカードは手札にありません。
# en f65f79
reason-nl-14 = 賭けるのは、カードを選ぶ前です。
# en 4ef0c8
reason-nl-18 = 賭けていないときは、1枚しか出せません。
# en a810a0
reason-nl-20 = 賭けられるライフがもうありません。
# en ab2400
reason-nl-54 = 「悪いマーク」はスタックの中でしか出せません。
# en 0075e0
reason-nl-60 = いまは手番を飛ばせません。
# en d7cf74
no-player = プレイヤー{ $number }はいません。{ $players }人で遊んでいます。
# en 939f9f
on-table = { $number }はもう場にあります。
# en a49e18
row-empty-yet = 場は空です。最初のカードから始まります。
# en 163ab6
row-begun = 場はもう始まっています。左端か右端に出してください。
# en 303c05
full-hand = { $player }の手札はいっぱいです。手札上限は{ $count }枚です。
# en a213b4
owes-stack = スタックのために賭けたので、2枚以上をまとめて出さなければなりません。
# en d4c61e
no-second-card = スタックは2枚以上ですが、このカードと組めるカードがありません。
# en 2c6a09
choose-cards-first = 先にスタックのカードを2枚以上選んでください。
# en 5e5de0
only-one-chosen = スタックは2枚以上です。まだ1枚しか選んでいません。
# en c6a104
no-such-stack = そのカードを使って出せる数になるスタックはありません。
# en 1fafee
in-stack-already = { $card }はもうスタックに入っています。
# en 52e8e2
outside = スタックは{ $number }になり、1〜{ $numbers }ではありません。
# en 328652
stack-can-go-on = 作りかけのスタックは出せるので、あきらめることはできません。
# en b5c8e6
can-play = 出せるカードがあるので、あきらめることはできません。
# en 36c8dc
table-count = 場に{ $count }枚あるので、{ $count }は出せません。
# en 0a5f6b
wagered-for-card = スタックではなくカードのために賭けたので、1枚しか出せません。
# en 856c4f
say-which-wager = この卓では、カードのためかスタックのためか、どちらかを選んで賭けます。
# en aedcc3
wager-is-both = この卓では、賭けるとカードもスタックも得られます。
# en 922614
first-life = まだライフを失っていません。最初のライフは賭けられません。
# en 9fba08
last-life = 最後のライフは賭けられません。
# en acc0c2
double-last-life = 賭けるとライフを2つ置くことになりますが、最後のライフは賭けられません。
# en bf9619
one-star = 星は1ラウンドに1枚だけで、もう出ています。
# en b7a436
one-star-in-stack = 星は1ラウンドに1枚だけなので、スタックに2枚は入れられません。
# en 882e92
one-counted-star = あなたにとって星になるカードは1ラウンドに1枚だけで、もう出ています。
# en 9696fe
one-counted-star-in-stack = あなたにとって星になるカードは1ラウンドに1枚だけなので、スタックに2枚は入れられません。
# en a6e81c
demanded = { $player }が賭けたライフの能力が、次の番のあなたに及んでいます：{ $power }
# en de0c68
forbidden-by = { $player }の一番上のライフ（{ $life }）が禁じています：{ $power }
# en ae2adf
skip-before-wager = 手番を飛ばせるのは賭ける前だけです。もう賭けています。
# en 0d0b15
only-with-power = それができるのは、この能力のライフだけです：{ $power }
# en 0261af
next-card-fails = スタックは端から順に続けて出しますが、次のカードは出せません。
# en 134de9
life-says = あなたの一番上のライフ（{ $life }）の能力です：{ $power }
# en 106d8a
first-turn = これは1回目の手番です。出さずに終えられるのは2回目だけです。
# en 319ac7
wagered-this-turn = この手番で賭けたので、もう出さずに終えることはできません。
# en fe8d2a
no-column-to-draw = そのような列はありません。
# en 68599e
no-starting-column = ラウンドの最初の列は引けません。
# en 4d2709
no-new-column = この手番に出した列は引けません。
# en 7546c2
no-stack-to-draw = 引けるのは1枚だけの列です。その列はスタックです。
# en 7a874a
not-yourself = 自分以外の人を選んでください。
# en abaca8
holds-none = { $player }は手札がありません。
# en b3e81b
chosen-already = 別々の2人を選んでください。{ $player }はもう選ばれています。
# en c18f9d
no-column-to-replace = その上に出せる列はありません。
# en 5ff5b5
only-so-many-lives = あなたのライフは{ $count }つだけです。
# en 195379
only-so-many-cards = 場のカードは{ $count }枚だけです。

## 入力された局面の誤り。項目の名前はそのまま書きます

# en f44713
flaw-nl-02 = hand：hand_count枚（6枚まで）が先頭から並びます。hand_openは0か1です。
# en f6bf3b
flaw-nl-03 = lives、lost：合わせて9枚で、life_count枚とlost_count枚が先頭から並びます。wagered_countはlife_count以下です。
# en 40dba0
flaw-nl-05 = power、parameter、shown：一番上のライフのものでなければなりません。
# en 15de09
flaw-nl-10 = to_move、kittyking、demand_from、failed、crowned、swapping、stage：このゲームの席と、何かをたずねる段階です。
# en e9090c
flaw-nl-11 = row_count、column_length、row_cards：row_count個の列（それぞれcolumn_length枚）が、row_card_count枚のrow_cardsと一致します。
# en bdd68e
flaw-nl-14 = wager_count：手番の席が賭けたライフの数までです。draws_dueは列を待ちます。
# en 9990ef
flaw-nl-16 = chosen：1はプラス、2はマイナスで、全部でchosen_count枚です。スタックを作っている人だけが持ちます。
# en 461aa4
flaw-nl-21 = deck、discards：deck_count枚とdiscard_count枚です。
# en 935446
flaw-nl-22 = column_total：その列のカードで作れる数です。first_totalとlast_totalも同じです。
# en b63365
flaw-nl-23 = start_column：列の一つで、first_totalとlast_totalもあります。場が空ならどれもありません。laid_column：手番のカードを出したあとの列です。
# en 00abd6
flaw-nl-36 = stage、ending、failed、crowned、phase：合っていないか、まだ賭けたライフが出ています。
# en a7a169
flaw-nl-37 = loss：NP-66の能力が相手をたずねているときだけで、ラウンドの終わり方に合わせます。
# en 134268
flaw-nl-40 = stage：ゲームが終わるのは、だれかのライフがなくなったときか、400ラウンドのあとだけです。
# en 222a87
flaw-nl-53 = suits_played：star-onceでは、少なくとも場の星の枚数です。
# en a57c0e
flaw-nl-54 = bad_suit：「悪いマーク」のあるゲームで、毎ラウンドの初めにキティキングが決めます。
# en 4848ef
flaw-nl-60 = round_count、turn_count、skip_count、second_turn：round_countは1〜400、turn_countは200まで、skip_countはプレイヤーの人数未満です。ほかの数は0以上、はいかいいえは0か1で、2回目の手番は、それを与えるライフの1回目に続きます。
# en dfa11b
flaw-np-58 = named：−9〜18の数です。
# en 4cd5b9
flaw-np-87 = order：ラウンドで最初の異なる二つの数が上がれば1、下がれば2、それ以外は0です。
# en b9fe9c
flaw-power = stage：この能力のライフが一番上にあり、答えがあるときだけたずねられます：{ $power }

## 文字の卓

# en 7f237f
clockwise = 時計回り
# en 5ab34c
anticlockwise = 反時計回り
# en 1a39e2
listed = { LIST($items) }
# en c25ece
none = なし
# en f90ba0
table-round = { $round }。キティキング：{ $king }。手番は{ $direction }。
# en 23994e
round = 第{ $round }ラウンド
# en cd5d31
bad-suit = 悪いマーク：{ $suit }
# en 90b91b
row = 場：{ $columns }
# en eda30a
row-empty = 場：なし
# en 3d807d
row-column = { $number }（{ LIST($cards) }）
# en bca5ed
free-numbers = 場にない数：{ $numbers }
# en 9cc8a2
piles = 山札：{ $deck }。捨て札：{ $discards }。
# en c28c1e
piles-with = 山札：{ $deck }。捨て札：{ $discards }（一番上は{ $card }）。
# en abe810
player-line = { $player }、{ $cat }：{ $lives }、{ $hand }
# en 3f2efc
you = { $player }（あなた）
# en eddbac
hand-of-limit = 手札{ $count }枚（上限{ $limit }枚）
# en a5cb11
hand-size = 手札{ $count }枚
# en 6ff6fb
open-hand-line = 公開された手札：{ LIST($cards) }
# en 56a267
your-hand-empty = あなたの手札はありません。
# en b3a7af
your-hand = あなたの手札：
# en 672ffa
your-hand-open = あなたの手札（公開中）：
# en 4412c4
your-hand-cards = あなたの手札：{ LIST($cards) }
# en 899eb2
your-hand-open-cards = あなたの手札（公開中）：{ LIST($cards) }
# en 6eb856
line = { $thing }：{ $told }
# en d8486c
in-stack-added = スタックの中、プラス
# en 331ac2
in-stack-subtracted = スタックの中、マイナス
# en 07263b
cannot = 出せません。{ $reason }
# en 3cbfa8
stack-so-far = スタックはいま{ $number }です。
# en 5111f4
offer-start = 場の最初
# en 82bdc4
offer-left = 左端
# en ae0b16
offer-right = 右端
# en 85fee2
offer-column = 列{ $column }の上
# en d7cbe2
offer-draws = { $offer }（{ $count }枚引く）
# en 5f63b0
offer-add = プラス
# en cae12a
offer-subtract = マイナス
# en b2e134
next-below = その下：{ $life }
# en 89afd1
further-down = さらに下：{ $lives }
# en a89612
lives-below = { $lives }{ $next }

## 絵

# en 1a72ef
button-wager = ライフを賭ける
# en 69c55d
button-wager-title = ライフを賭ける：1枚引いて、スタックを出す
# en 34409f
button-wager-note = 1枚引いてスタックを出す。ライフを失わなければ戻る
# en 01cb66
button-wager-card = 賭け：カード
# en e270ed
button-wager-card-title = カードのためにライフを賭ける
# en f7b0b7
button-wager-card-note = 1枚引く。ライフを失わなければ戻る
# en 20cc0c
button-wager-stack = 賭け：スタック
# en ccb4b5
button-wager-stack-title = スタックのためにライフを賭ける
# en 6d402e
button-wager-stack-note = スタックを出す。ライフを失わなければ戻る
# en 4570f3
button-give-up = あきらめる
# en 8d5161
button-give-up-title = あきらめる：ラウンドを降りてライフを失う
# en 4b6204
button-give-up-note = ラウンドが終わり、ライフを{ $count }つ失う
# en 5561fb
button-give-up-only = 出せないときだけ
# en bf2fd1
button-skip = 飛ばす
# en 3c0e6a
button-skip-title = この手番を飛ばす
# en 4b9e71
button-end = 手番を終える
# en 371f6d
button-end-title = 手番を終える：2回目は行わない
# en 32aff6
button-keep-hand = そのまま
# en c4a575
button-keep-hand-title = 手札をそのままにする
# en e4fb73
button-plus = プラス＋
# en 142dfc
button-plus-title = このカードをプラスで加える
# en 19c0c5
button-minus = マイナス−
# en 4b31e2
button-minus-title = このカードをマイナスで加える
# en 2c3ea9
title-start = ここから場を始める
# en 82bb4d
title-left = 場の左端
# en 8b1404
title-right = 場の右端
# en 915111
open-hand = 公開中：このカードは全員に見えています。
# en c1c632
card-title = { $card }
# en 01f30a
hand-yours = あなたの手札
# en 6216b2
hand-yours-open = あなたの公開された手札
# en f067e1
hand-of = { $player }の手札
# en 7c86f3
hand-of-open = { $player }の公開された手札
# en b232b3
held = { $card }：{ $hand }
# en 5f9160
held-added = { $card }：{ $hand }（スタックでプラス）
# en d277cc
held-subtracted = { $card }：{ $hand }（スタックでマイナス）
# en 5492dc
held-hidden = { $hand }の伏せたカード
# en 730fff
player-king = { $player }（キティキング）
# en 896439
player-title = { $player }：{ $life }、手札上限{ $limit }。{ $power }
# en dac4f0
player-title-lost = { $player }：ライフなし
# en 7765b7
king-title = { $player }はキティキングで、このラウンドの最初の番です
# en 2da3d5
lives-title = { $player }：{ $lives }
# en 0b021e
life-title = { $life }、手札上限{ $limit }：{ $power }
# en 7aa82e
life-title-top = { $life }（一番上）、手札上限{ $limit }：{ $power }
# en 8c338c
life-title-wagered = { $life }（賭け中）、手札上限{ $limit }：{ $power }
# en 45a3f6
hand-title = { $player }：手札{ $count }枚（上限{ $limit }枚、上限になると引けない）
# en 60c7d7
hand-title-known = { $player }：手札{ $count }枚（上限{ $limit }枚）：{ LIST($known) }
# en 8afebf
hand-title-stack = { $hand }、うち{ $count }枚は作りかけのスタック
# en 487023
round-short = R{ $round }
# en 485c9e
round-title = 第{ $round }ラウンド、手番は{ $direction }。だれかが出せずにライフを失うか、1〜9の数がすべて場に出そろって全員がライフを失うと、ラウンドが終わります。手札は次のラウンドに持ち越します。
# en a78876
chip-free = { $number }はまだ場にない
# en 0d8491
chip-taken = { $number }は場にある
# en 363606
deck-title = 山札：{ $count }枚。マークが合ったときと、ライフを賭けたときに引きます。手札はラウンドが変わっても補充されません。
# en fd2121
discards-empty = 捨て札：なし
# en e1bf32
discards-title = 捨て札：{ $count }枚、一番上は{ $card }
# en 682b40
column-title = 列{ $column }：数{ $number }、{ LIST($cards) }
# en ac99b7
column-title-start = 列{ $column }（最初の列）：数{ $number }、{ LIST($cards) }
# en fc070b
name-title = { $number }を宣言する
# en 2cedb6
stack-begin = スタックを作り、一つの数にします。カードを選び、プラスかマイナスを選んでください。
# en 34cba0
few-cards = 手札はラウンドが変わっても補充されません。スタックには{ $count }枚以上必要です。

## はじめてのゲーム

# en f459cb
lesson-title = Nine Lives：はじめてのゲーム
# en 509f8a
lesson-1 = 場にない数
# en 268997
lesson-1-1 = あなたはシャム、Tomはマンチカン。どの猫にも九つのライフがあります。だれかが最後のライフを失うとゲームは終わり、ライフの最も多い人が勝ちます。
# en 6afa33
lesson-1-2 = 真ん中が場で、7、1、9が並んでいます。自分の番には、場にない数を左端か右端に出します。場の上にある丸が、まだ出せる数です。
# en 1e79d1
lesson-1-3 = 出したカードのマークがとなりと同じなら、2枚引けます。あなたの2は星で、左端の7も星です。2をクリックし、次に場の左端をクリックしてください。
# en 94a52b
lesson-1-3-otherwise = 手札の星の2をクリックし、次に左端の矢印をクリックしてください。
# en 3f01f3
lesson-1-4 = 星のとなりに星を出したので、2枚引きました。Tomは6を右端に出します。9と同じ三角なのでTomも引きますが、手札上限の3枚までです。ハートの横の数が手札上限です。
# en 81f7ba
lesson-1-5 = あなたの四角の5は、どのマークとも合いません。でも5はまだ場にないので、右端に出してください。
# en d464a8
lesson-1-5-otherwise = 手札の四角の5をクリックし、次に右端の矢印をクリックしてください。
# en a2ae4d
lesson-2 = ライフを賭ける
# en 62ebd0
lesson-2-1 = 別のラウンドです。手札は1だけで、場にはもう1があります。出せない人はライフを1つ失います。でも、ライフを賭けることができます。「ライフを賭ける」をクリックしてください。
# en 0a4bbf
lesson-2-1-otherwise = 「ライフを賭ける」をクリックしてください。
# en 8112a9
lesson-2-2 = 金色のハートが、賭けたライフです。おかげで星の2を引き、何枚かのカードを一つのスタックとして出せるようになりました。いま一番上にあるライフに注意しましょう。その能力があなたに働きます。
# en 518d02
lesson-2-3 = あなたの1と2を足すと3になり、場に3はありません。丸の1をクリックし、次に「プラス」をクリックしてください。
# en f6f85c
lesson-2-3-otherwise = 丸の1をクリックし、次に「プラス」をクリックしてください。
# en a80c9f
lesson-2-4 = 次に星の2を加えます。足すと大きすぎるときは、マイナスにすることもできます。
# en cc8421
lesson-2-4-otherwise = 星の2をクリックし、次に「プラス」をクリックしてください。
# en eb55c8
lesson-2-5 = 1＋2＝3です。スタックを左端に置きましょう。スタックの星が、星の7と合います。
# en 64e7bd
lesson-2-5-otherwise = 場の左端の矢印をクリックしてください。
# en 394c2d
lesson-2-6 = Tomの手札は3と1で、いまはどちらも場にあります。Tomは賭けずにあきらめ、ライフを1つ失って、ラウンドは終わりです。
# en f3bba4
lesson-2-7 = ライフを失わなかった人は、賭けたライフをすべて取りもどします。ライフが減るほど、能力は変わったものになります。ほかの人の猫の能力も読んでおきましょう。さあ、遊びましょう！

## はじめての人へ

# en bb783e
goal = ライフを守りましょう。場にない数を出せないと、ライフを1つ失います。だれかが最後のライフを失うとゲーム終了で、ライフの最も多い人の勝ちです。
# en 363d1b
counted = いま残っているライフの数です（賭けた分も含む）。
# en 4ffec5
prompt = { $asked }。
# en 1728a1
prompt-place = { $card }を出す場所を選んでください。場の左端か右端をクリックします。
# en b982c3
prompt-first = { $card }を場に出します。中央の空いている場所をクリックしてください。
# en 191b7f
prompt-sign = { $card }をプラスにするかマイナスにするか選んでください。
# en a92f91
prompt-receiver = { $card }を渡す相手を選んでください。
# en 644b9f
prompt-asked = { $card }をたずねる相手を選んでください。
# en 516b05
prompt-other = { $card }と組み合わせるものを選んでください。
# en 361dcd
about-life = 今の効果：{ $power }
# en 54e3f9
about-give-up = ラウンドから降ります。ラウンドはすぐに終わり、賭けた分も含めてライフを{ $count }つ失います。出せないときだけできます。
# en 8ba752
about-wager = 一番上のライフを賭けます。手札に空きがあれば1枚引き、この番は必ずスタック（2枚以上を足し引きして一つの数にしたもの）を出します。
# en b21baa
about-wager-card = 一番上のライフを賭けます。手札に空きがあれば1枚引き、いつもどおりカードを1枚出します。
# en 3c6a04
about-wager-stack = 一番上のライフを賭けます。カードは引かず、この番は必ずスタック（2枚以上を足し引きして一つの数にしたもの）を出します。
# en 382b51
about-wager-back = ラウンドの終わりに賭けたライフは戻ります。ただし、このラウンドでライフを失うと、賭けたライフも失います。
# en e3bd84
outcome-draws = { $count }枚引く
# en 6d8bf6
outcome-draws-why = { $count }枚引けます（{ $why }）。
# en 75cfa9
outcome-draws-power = { $count }枚引けます。{ $why }
# en d80ebb
outcome-no-match = ここではマークが合わないので、カードを引けません。
# en 95fd4f
outcome-match-in-vain = { $why }ですが、手札がいっぱいか、カードが残っていないので引けません。
# en 2f7ec6
outcome-full = ラウンド終了
# en 5219cb
outcome-full-why = 1〜9のすべての数が場に出そろい、ラウンドが終わります。能力で守られない人は、全員ライフを1つ失います。

## コマンドlife-set

# en 1af9f4
nine-lives-the-54-life-cards-of-a-set-the-same-number-always-gives-the-same-set = Nine Lives：ライフカード54枚の一組。同じ番号なら、いつも同じです。
# en 1146c7
the-number-of-the-set = 組の番号。
# en 8bee92
life-set-number = ライフの組の番号

## レポート

# en c59000
variant-table-count = 場のカードの枚数と同じ数は出せない
# en 533154
variant-wager-one = 賭けて得られるのは、カードかスタックのどちらか一方
# en ec6ce8
variant-no-first-last = 最初と最後のライフは賭けられない
# en 3caf7e
variant-star-once = 星は1ラウンドに1枚
# en 40a52f
variant-bad-suit = キティキングが「悪いマーク」を決める
# en 98c747
variant-shuffle-own = 猫ごとにライフをまぜる
# en d19beb
variant-shuffle-all = すべてのライフをまぜて配る
# en acc955
measure-lives = 1席に残ったライフ
# en 0640d4
report-title = Nine Lives：それぞれの能力の値打ち
# en 0f5887
report-intro = 3人で、{ $sets }のライフの組を順に使います。組は偶然に選ばれ、どの席にどの能力が来るかを決めるので、能力に伴う差はその能力の働きです。そのあと、各バリアントで変わることと、ゲームごとに組を変えた公式ルールの対戦を示します。
# en 00d620
report-published = 公式ルール
# en 56fb90
fact-life-sets = ライフの組
# en 4c7bea
report-life-sets = 1から{ $last }まで順に
# en 3faffc
report-comes-up = 持ち主の{ $share }で現れます
# en b3616c
report-powers = 88の能力すべて
# en 65351b
report-powers-note = 自分のライフにその能力があり、ほかの席のライフにはないとき、互角より100回に何回多く勝つかです。どのライフの組も何度も使うので、区間は組ごとに計算します。塗った点は、一覧の長さを考えに入れても目立つもので、{ $named }の能力です。残りの{ $rest }は、これらの試合からはどちらとも言えません。
# en 383dc3
report-power-gains = { $power }：100回に{ $number } ± { $half }勝の得です。
# en 623eaa
report-power-costs = { $power }：100回に{ $number } ± { $half }勝の損です。
# en 0045c8
measure-powers = 1ゲームに現れる能力
# en 858dd7
report-game = 公式ルールのゲーム
# en e215a8
report-game-note = ここからは公式ルールのゲームです。最初に始める人が最初のキティキングです。
# en f0afc9
report-variant = { $name }：{ $rule }
# en 5d4bdc
report-as-published = 公式ルールでは{ $number }。
# en b672e0
report-variants = 各バリアントで変わること：{ $measure }
# en d5e43b
report-longer = { $name }では、公式ルールより{ $size }なります
# en f40431
report-longer-unsure = { $name }で長さが変わるかどうかはわかりません
# en d7c953
mark-powers-dealt = 配られた能力
# en 9d49d7
mark-powers-seen = 現れた能力

## その手で得るものと許すもの。題は問題のテーマ

# en c34fa2
motive-row-full = 1〜9の数がすべて場に出そろい、ラウンドが終わります。能力で守られない人は、全員ライフを1つ失います。
    .title = 九つの数が出そろう
# en 1b13c6
motive-last-life = 最後のライフを賭けます。このラウンドでライフを失うと、すべてのライフを失います。
    .title = 最後のライフ
# en fc8690
motive-fails = 出せないのでラウンドが終わり、ライフを{ $count }つ失います。
    .title = 出せない
# en 968a99
motive-match-draws = マークによって、カードを{ $count }枚引きます。
    .title = マークを合わせて引く
# en e3279d
motive-both-ends = { $card }は場の両端とマークが合います。
    .title = 両端に合う
# en 9c7485
motive-misses-match = この手では引けませんが、ほかの手なら{ $count }枚引けます。
    .title = マークを合わせそこなう
# en 081ac9
motive-wager-has-stack = 何を引いても、賭けたあとにスタックを出せます。
    .title = 価値のある賭け
# en 7c4b58
motive-wager-needs-luck = 賭けたあとはスタックを出さなければなりませんが、いまの手札では作れません。引くカードしだいです。
    .title = 運しだいの賭け
# en ee316a
motive-wager-draws-nothing = この賭けではカードを引けません。
    .title = 引けない賭け
# en af8e79
motive-no-card-left = 手札がなくなります。手札は次のラウンドに持ちこされます。
    .title = 手札がない
# en b65ff4
motive-larger-hand = 自分の{ $mine }枚の代わりに、{ $theirs }枚を受け取ります。
    .title = より多い手札
# en d8b654
motive-power-used = 一番上のライフの能力を使います：{ $power }
    .title = 能力を使う
# en 946b17
motive-wager-draws = この賭けでカードを{ $count }枚引きます。
    .title = カードのための賭け
# en 9d9e5c
motive-stack-ready = スタックは{ $total }になり、出すことができます。
    .title = できあがったスタック
# en 847493
motive-stack-begun = あと1枚で、スタックは{ OR($totals) }になります。
    .title = 作りかけのスタック
# en 9019c5
motive-keeps-match = 同じマークで、まだ場にない数のカードが{ $count }枚手に残ります。
    .title = 手に残るマーク
# en 5309d5
motive-suit-not-held = このマークのカードは持っていません。
    .title = 持っていないマーク

## 問題のレッスン

# en d3f2c5
exercise-wager-has-stack = 価値のある賭け
# en 69740d
exercise-wager-has-stack-before = 賭けると、ライフを危険にさらす代わりにカードを1枚引けますが、そのあとスタックを出さなければなりません。何を引いても出せるなら安全です。
# en e62777
exercise-wager-has-stack-after = スタックが確実で得になるときに賭けましょう。そうでなければライフを守りましょう。
# en bb2f73
exercise-match-draws = マークを合わせて引く
# en 7f4fbb
exercise-match-draws-before = マークが合うカードを出すとカードを引けます。手札が多いほど長く生き残れます。引ける手を見つけましょう。
# en 6e2e29
exercise-match-draws-after = 数より先にマークを見ましょう。マークが合えば手札は減りません。
# en 270c9a
exercise-wager-needs-luck = 運しだいの賭け
# en c59a41
exercise-wager-needs-luck-before = 手札でスタックを作れない賭けは、引くカードしだいです。ほかに何ができるか考えましょう。
# en 7905f6
exercise-wager-needs-luck-after = ほかの手で続けられるなら、運はほかの人にまかせましょう。
# en 9b2f7c
exercise-fails = 出せない
# en 84c92c
exercise-fails-before = 出せない人はライフを1つ失い、ラウンドが終わります。もっと価値のある手を見つけましょう。
# en 9190d1
exercise-fails-after = 出せないと、一番上のライフと、このラウンドに賭けたライフをすべて失います。さらに賭けるほど、失敗したときの損は大きくなります。

## 強い手に尋ねる、手の種類

# en 39e2ee
habits-openings = 場の最初のカード
# en 58b02c
habits-cards = その後のカード
# en 6bdfd5
habits-places = 場のどこに出すか
# en 9ca4f8
habits-stacks = スタック
# en ff4e39
habits-wagers = 賭けと飛ばし
# en 1c046c
habit-number-openings = { $low }〜{ $high }のカードで場を始める
# en 2e3307
habit-number-cards = その後、{ $low }〜{ $high }のカードを出す
# en 4674cd
habit-left-end = 左端に出す
# en f8b029
habit-right-end = 右端に出す
# en 73982d
habit-grow-stack = 出せるスタックにもう1枚加える
# en d95038
habit-subtract = 引き算するカード
# en 8a656b
habit-wager = 賭け
# en 53155f
habit-wager-few-cards = 手札{ $count }枚以下での賭け
# en ddc6ca
habit-wager-few-lives = ライフ{ $count }つ以下での賭け
# en bd4389
habit-wager-again = 同じラウンドでもう一度賭ける
# en b8a815
habit-skip = 手番を飛ばす
