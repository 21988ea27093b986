### 猫のなわばりあらそい（Cat Battles）：すべての文。このプロジェクトによる日本語訳で、
### 用語やフィギュアの名前は発売元の日本語版と違うことがあります。

## ゲームとオプション

# en bd1cc4
title = 猫のなわばりあらそい
# en 2c2273
summary = 猫の二つのチームがなわばりをめぐって争います。魚をすべて失ったボス猫の負けです。
# en bb4e50
credit = ゲームデザイン：Macoto Nakamura。製造元はバンダイ（BANDAI NAMCO）で、ゲームと名称の権利は同社にあります。レベル、効果、サイコロ、マップは公開されている二次資料によります。H01はこのプロジェクトの自作セットです。
# en e39fd7
option-squad-1 = 1番の席のチーム：セットの番号か、S01-05.01.02.03x2のようなフィギュアの並び。
    .label = チーム1
# en 692601
option-squad-2 = 2番の席のチーム。
    .label = チーム2
# en 3972e0
option-territory = なわばり。中央効果が変わります。
    .label = なわばり
# en 684c20
option-own-territory = 自作のなわばり：center(ranged-attack)は中央効果、touching(south+center,…)は隣り合うエリア。公式ルールではありません。
    .label = 自作のなわばり
# en a4ab70
no-territory-text = { $given }はなわばりの書き方ではありません。例：center(ranged-attack)touching(south+center,center+north)
# en d392e1
no-center-effect = { $given }という表効果はありません。あるのは{ LIST($known) }です。
# en 5a5ae7
center-effect-twice = 中央効果に{ $given }が二度あります。
# en c93d7a
no-border = { $given }は隣り合う二つのエリアではありません。エリアは{ LIST($known) }です。
# en cad6fc
area-apart = エリア{ $area }へ行く道がありません。どのエリアからもほかのすべてのエリアへ行けなければなりません。
# en f08184
center-list = centerに書けるのは["ranged-attack"]のような表効果のリストです。
# en 134079
touching-list = touchingに書けるのは[["south", "center"]]のようなエリアの組のリストです。
# en 86094e
change-figure = { $name }（{ $figure }）は自作のフィギュアです。
# en b82869
change-touching = 隣り合うエリアは{ $count }組で、公式のなわばりとは組み合わせが違います。
# en 1dd468
change-center = 中央効果は{ AND($effects) }です。
# en cc76bf
no-effect = なし
# en 5f87fa
option-side-lanes = 同じ側の左右のエリアどうしがつながっているか。
    .label = 左右のつながり
# en fe54b3
option-same-figure = なわばりに同じフィギュア番号の猫がいる子猫は、ベンチから出せません。両者の猫を見るか（any）、自分の猫だけを見るか（own）。
    .label = 同じフィギュア
    .is-any = 両者の猫
    .is-own = 自分の猫だけ
# en 5d6453
option-starter = 逃げた猫がベンチにもどるか。autoなら、両チームの子猫が4匹ずつのとき。
    .label = ベンチへもどる
    .is-auto = 両チームの子猫が4匹ずつのとき
    .is-on = はい
    .is-off = いいえ
# en a3f6f0
option-first = どちらが先手になるか。
    .label = 先手
    .is-chance = くじで決める
    .is-first = 一番目の席
    .is-second = 二番目の席
# en 3334f9
component-first = 1番の席の魚
# en 0ca042
component-second = 2番の席の魚
# en 94ffde
lead = 魚{ $count }匹

## フィギュア、セット、データの出どころ

# en 9d1270
figure-s01-01 = ピロシキ
# en 0aae9d
figure-s01-02 = マロ
# en 621f0f
figure-s01-03 = チョコマカ
# en b39dff
figure-s01-04 = クレオパトラ
# en 9aa40c
figure-s01-05 = エキゾー
# en f70def
figure-s02-01 = シャドウ
# en 8bd781
figure-s02-02 = ポチャチン
# en 7c511c
figure-s02-03 = シャム
# en b9e2e0
figure-s02-04 = アメ
# en 6a3391
figure-s02-05 = オッドアイ
# en fc9eb0
figure-g01-01 = スノー
# en fa5b99
figure-g01-02 = クツシタ
# en 29b8e8
figure-g01-03 = ハチ
# en 9f5908
figure-g01-04 = チャトラップ
# en 94885c
figure-g01-05 = スコ
# en a8efa8
figure-h01-01 = ツムジ
# en c5ec5c
figure-h01-02 = ラッキー
# en 7586d1
figure-h01-03 = スキレット
# en 4e7f2b
figure-h01-04 = コイシ
# en 624340
figure-h01-05 = ラッパ
# en daeee2
figure-none = だれもいない
# en cef34f
set-s01 = 猫カフェ
# en da286c
set-s02 = ハイクラス
# en 769821
set-g01 = まち猫
# en 2a55ac
set-h01 = ハウス
# en 421fdf
set-own = 自分のフィギュア
# en b22c66
origin-published = 公開されている二次資料
# en cdc4cf
origin-house = このプロジェクトの自作
# en 4c74f1
origin-own = プレイヤーのファイル
# en 112610
marked-house = { $name }（自作）
# en 304945
marked-own = { $name }（自分のフィギュア）
# en cf62ce
kind-boss = ボス猫
# en c630c4
kind-kitten = 子猫
# en 6125f4
whose = { $player }の{ $cat }
# en e6a5da
yours = 自分の{ $cat }
# en 94ffde
fish = 魚{ $count }匹

## エリアと、なわばりの外の場所

# en a54850
area-south = 南
    .the = 南エリア
# en e5f974
area-south-west = 南西
    .the = 南西エリア
# en 6152ea
area-south-east = 南東
    .the = 南東エリア
# en da9de3
area-center = 中央
    .the = 中央エリア
# en f5662d
area-north-west = 北西
    .the = 北西エリア
# en 9e568b
area-north-east = 北東
    .the = 北東エリア
# en 8a1b0d
area-north = 北
    .the = 北エリア
# en d2e815
area-bench = ベンチ
    .the = ベンチ
# en 14cb62
area-hangout = 負け猫のたまり場
    .the = 負け猫のたまり場

## サイコロとフェイズ

# en 91f638
face-no-damage = ダメージなし
# en c177cf
face-one-damage = 1ダメージ
# en 51aa23
face-two-damage = 2ダメージ
# en b2205a
face-sleep = ねむり
# en 8cf4bc
dice = { LIST($faces) }
# en 0115fe
dice-none = まだなし
# en 0ded9d
phase-start = スタートフェイズ
    .short = スタート
# en 2bc1bf
phase-play = プレイフェイズ
    .short = プレイ
# en 23e9df
phase-main = メインフェイズ
    .short = メイン
# en f396e1
phase-end = エンドフェイズ
    .short = エンド

## 表効果

# en a6ec14
front-move-2 = 移動2
# en 743529
front-move-3 = 移動3
# en 52bf9a
front-roadblock = とおせんぼ
# en 645abe
front-ranged-attack = 遠距離攻撃
# en a47397
front-dice-roll-1 = サイコロ＋1
# en 6ba05d
front-dice-roll-2 = サイコロ＋2
# en 846435
front-damage-more-1 = ダメージ＋1
# en f0f4da
front-damage-less-1 = ダメージ－1
# en b1dadb
front-no-sleep = ねむらない
# en eac28b
front-direct-hit = 直撃
# en bef70b
front-pushover = 押し出し
# en ea264c
front-double-attack = 連続攻撃
# en 8c8b47
front-counterattack = 反撃
# en 6a0e37
does-move-2 = 2エリアまで移動できる
# en 0533c0
does-move-3 = 3エリアまで移動できる
# en 258f31
does-roadblock = 同じエリアに入ってきた相手の猫を止める
# en e37a55
does-ranged-attack = となりのエリアも攻撃できる
# en 1d2846
does-dice-roll-1 = 1回多く振れる
# en 7b5586
does-dice-roll-2 = 2回多く振れる
# en 36ad1e
does-damage-more-1 = ねむりが出なければダメージが1増える
# en 23fc65
does-damage-less-1 = 受けるダメージが1減る
# en 98278e
does-no-sleep = ねむりが出ても、ダメージなしとして続けられる
# en ce2bb7
does-direct-hit = 当たった子猫は自分でダメージを受ける
# en 7498c5
does-pushover = 攻撃した子猫を、そのあと1エリア動かす
# en a64637
does-double-attack = 同じ子猫をもう一度攻撃できる
# en c10848
does-counterattack = 同じエリアから攻撃されたら、やり返せる
# en 44bb61
brief-roadblock = 入った相手を止める
# en c4251c
brief-ranged-attack = 1エリア先も攻撃
# en 23fc65
brief-damage-less-1 = 受けるダメージが1減る
# en 98456d
brief-no-sleep = ねむりは0になる
# en fd22fb
brief-direct-hit = 子猫が自分で受ける
# en 04c52e
brief-pushover = 子猫を押し出す
# en 02bcb6
brief-double-attack = 同じ子猫に2回攻撃
# en b91645
brief-counterattack = 攻撃し返せる
# en 5247ce
fronts = { LIST($fronts) }
# en c25ece
fronts-none = なし
# en 3f59b7
front-does = { $front }（{ $does }）

## 裏効果：タイミング、条件、内容

# en 9f4bfa
timing-start-phase = スタートフェイズ中
# en 6cafd7
timing-moving = 移動する前
# en a43660
timing-instead-of-attacking = 攻撃の代わり
# en bfb7a5
timing-attacking = サイコロを振る前
# en b0fb84
timing-defending = 攻撃されたとき、相手が振る前
# en 6a81f9
timing-boss-attacked = 自分のボス猫が攻撃されたとき、相手が振る前
# en 5077b4
timing-rolled = 攻撃中
# en c2298e
timing-counted-as-attacker = 与えるダメージを数えるとき
# en 80ce69
timing-counted-as-target = 受けるダメージを数えるとき
# en 363105
timing-opposing-effect = 相手の裏効果の直後
# en af79ad
timing-end-phase = エンドフェイズ中
# en 332bf9
timing-greedy-boss = くいしんぼうボス
# en d33657
when-with-boss = { $timing }（この猫がボス猫と同じエリアにいれば）
# en 3519cc
when-rolled = { $timing }、{ $roll }が出たとき
# en fbc62f
roll-no-damage = ダメージなし
# en 2b17dd
roll-one-damage = 1ダメージ
# en fa7a01
roll-two-damage = 2ダメージ
# en 08c978
roll-sleep = ねむり
# en 9ea7b8
effect-damage-here = 同じエリアの相手の猫1匹に{ $amount }ダメージ
# en 51fbcf
effect-damage-anywhere = なわばりにいる相手の子猫1匹に{ $amount }ダメージ
# en 3a3a16
effect-damage-all-here = 同じエリアの相手の子猫すべてに{ $amount }ダメージ
# en 2e0e97
effect-damage-all-in-area = 好きなエリア一つにいる相手の子猫すべてに{ $amount }ダメージ
# en 9f8128
effect-move-kitten = 自分か相手の子猫1匹を、好きなエリアに動かす
# en af77c5
effect-step = この猫が1エリア移動する
# en 710d35
effect-move-limit = 今回だけ移動{ $amount }
# en 413d2f
effect-negate = その攻撃を無効にする
# en d7d8cc
effect-negate-and-rest = その攻撃を無効にし、この猫は次の自分のターンに移動も攻撃もできなくなる
# en 99e48d
effect-dice-roll = この攻撃だけサイコロ＋{ $amount }
# en 33a5d1
effect-damage-more = ダメージを{ $amount }増やす
# en 40b51c
effect-damage-less = ダメージを{ $amount }減らす
# en d6a7ef
effect-damage-more-this-turn = このターンだけダメージ＋{ $amount }
# en d49e70
effect-counterattack = この攻撃に反撃できる
# en a92d74
effect-change-die = そのサイコロを{ $face }に変える
# en df09c1
effect-cancel = その効果を打ち消す
# en cc76bf
effect-none = なし
# en c5377e
rear = 魚{ $cost }匹、{ $when }：{ $effect }
# en 7df4b8
rear-greedy = { $when }（皿の魚が{ $greedy }匹になるとすぐ。その魚はゴミ箱へ）：{ $effect }

## フィギュアに書かれていること

# en da5d3b
printed = 表：{ $front }。裏：{ $rear }。
# en a7e34f
printed-on = { $printed }{ $figure }、データ：{ $origin }。
# en 54b4d4
figure = { $figure } { $cat }、{ $kind }、レベル{ $level }。{ $printed }データ：{ $origin }。
# en 5ccc6d
listed = { $first }、{ $next }

## いま決めること

# en 0f757e
status = { $player }の番：{ $question }
# en d5dda6
ask-start-phase = { $most ->
    [0] スタートフェイズの効果を使うか、先へ進んでください。
    [1] 魚箱から魚を1匹取ってください。魚で子猫を出し、効果を使います。
   *[other] 魚箱から魚を1〜{ $most }匹取ってください。魚で子猫を出し、効果を使います。
}
# en 53de29
ask-start-phase-duel = { $most ->
    [0] スタートフェイズの効果を使うか、先へ進んでください。
    [1] 魚箱から魚を1匹取ってください。
   *[other] 魚箱から魚を1〜{ $most }匹取ってください。
}
# en 6caba9
ask-play-phase = ベンチから子猫を出すか、先へ進んでください。
# en b1ef90
ask-main-phase = 猫を移動させて攻撃するか、{ $ends ->
    [turn] ターン
   *[phase] メインフェイズ
}を終えてください。
# en 85e87a
ask-main-phase-duel = ボス猫で攻撃するか、{ $ends ->
    [turn] ターン
   *[phase] メインフェイズ
}を終えてください。
# en b702f5
ask-end-phase = エンドフェイズの効果を使うか、ターンを終えてください。
# en 8bb5cf
ask-damage = { $cat }に{ $damage }ダメージ。猫（魚{ $held }匹）が受けますか、魚箱（{ $box }匹）が受けますか？
# en 9e2ad1
ask-counterattack = { $cat }は{ $foe }に反撃できます。
# en 91c978
ask-second-attack = { $cat }は{ $foe }をもう一度攻撃できます。
# en 6e51e1
ask-pushover = となりのエリアを選んでください。押し出しで{ $foe }がそこへ動きます。
# en 3765d3
ask-cancelling = { $cat }が効果を使います：{ $effect }。打ち消しますか？
# en 2f5741
ask-target = { $cat }の効果の相手を選んでください：{ $effect }。
# en 34831f
ask-spot = { $cat }の効果のエリアを選んでください：{ $effect }。
# en 62c167
ask-stride = { $cat }の行き先を選んでください。
# en 502951
ask-shift = { $cat }の効果で、自分か相手の子猫1匹を別のエリアに動かしてください。
# en d3f98c
ask-exchange = { $attacker }が{ $target }を攻撃します。サイコロの前に効果を使うか、パスしてください。
# en f48178
ask-rolling = { $attacker }が{ $target }を攻撃中。出た目：{ $dice }。続けて振るか（あと{ $left }回）、ここでやめてください。
# en 155593
ask-rolling-last = { $attacker }が{ $target }を攻撃中。出た目：{ $dice }。この目に効果を使うか、ここでやめてください。
# en 04ef4f
ask-rolling-sleep = { $attacker }が{ $target }を攻撃中。出た目：{ $dice }。ねむりに効果を使わないと、攻撃は失敗です。
# en cbfe80
ask-counting = { $attacker }が{ $target }を攻撃中。出た目：{ $dice }。効果でダメージを変えるか、パスしてください。

## 手の提案

# en 9a4e60
say-take = 魚を{ $count }匹取る
# en a3f7fd
say-play = { $cat }を出す（魚{ $level }匹）
# en 72eaf5
say-move = { $cat }を{ THE($area) }に移動する
# en 55219e
say-attack = { $cat }で{ $target }を攻撃する
# en 8d8e9e
say-use = { $cat }の効果を使う：{ $effect }（{ $paid }を払う）
# en c864a9
say-target = { $target }を狙う
# en e39198
say-push = { $target }を{ THE($area) }に動かす
# en 71cfdb
say-spot = { THE($area) }を選ぶ
# en 72d829
say-roll = サイコロを振る
# en 9a9d48
say-stop = 振るのをやめる
# en fd5d14
say-fail = 攻撃を失敗にする
# en f10db4
say-pass = パス
# en 81ace5
say-cat = 猫がダメージを受ける
# en fce7fb
say-box = 魚箱がダメージを受ける
# en 43806a
say-done-start = 魚なしで進む
# en 795022
say-done-play = もう子猫を出さない
# en b37814
say-done-main = メインフェイズを終える
# en ef72ad
say-done-end = ターンを終える
# en f760ae
paid-dish = 皿の魚{ $dish }匹
# en 8c2d33
paid-cat = 猫の魚{ $held }匹
# en a76dce
paid-both = 皿の魚{ $dish }匹と猫の魚{ $held }匹

## 起きたこと

# en 6bd93a
turn-begins = { $turn }ターン目：{ $player }の番です。
# en 7a75c5
turn-over = { $player }にできることがなくなり、ターンが終わりました。
# en e6189f
duel-begins = { $player }の魚箱が空です。一騎打ち！子猫はみなベンチにもどります。
# en 8722b8
takes = { $player }が魚を{ $count }匹取りました。
# en cc654e
draw-by-turns = 300ターン目が終わりました。引き分けです。
# en b3380b
plays = { $cat }がなわばりに出てきました。
# en b2471a
moves = { $cat }が{ THE($area) }に移動しました。
# en e39a39
moved = { $cat }が{ THE($area) }に動かされました。
# en 8728a6
attacks = { $cat }が{ $target }を攻撃しました。
# en 5b73e0
attacks-again = { $cat }がもう一度{ $target }を攻撃しました。
# en b01fdb
counterattacks = { $cat }が{ $target }に反撃しました。
# en c8c903
front-works = { $cat }の「{ $front }」が発動しました。
# en b91d55
uses = { $cat }が効果を使いました：{ $effect }。
# en 4fdfd6
uses-for = { $cat }が{ $paid }を払って効果を使いました：{ $effect }。
# en 1df203
cancelled = { $cat }の効果は打ち消されました。
# en d8ae5e
negated = { $cat }の攻撃は無効になりました。
# en 869457
rolls = { $cat }のサイコロ：{ $face }。
# en 125cd7
changes-die = サイコロが{ $face }に変わりました。
# en 0d8921
falls-asleep = { $cat }は眠ってしまい、攻撃は失敗です。
# en b7e664
no-damage-done = { $cat }の攻撃はダメージになりませんでした。
# en bca130
suffers = { $cat }が魚を{ $count }匹失いました。
# en 524d71
box-suffers = { $cat }は無事です。代わりに魚箱の魚が{ $count }匹減りました。
# en 4e56de
runs = { $cat }は{ THE($area) }に逃げました。
# en 0265aa
greedy = { $cat }がくいしんぼうボスになりました：{ $effect }。
# en 9b5761
greedy-no-kitten = { $cat }がくいしんぼうボスになりましたが、動かせる子猫がいません。
# en 927ed4
greedy-nobody = { $cat }がくいしんぼうボスになりましたが、狙える相手がいません。
# en ee1c43
defeated = { $cat }は魚がなくなり、負けました。

## 結果

# en 9d074f
result-draw = 300ターン目が終わっても勝負がつかず、引き分けです。
# en 56c895
result = { $winner }の勝ち：{ $loser }のボス猫{ $cat }の魚がなくなりました。
# en 1f8216
breakdown-boss = ボス猫が持つ魚

## できない理由

# en f6a695
not-now = いまはできません。{ $question }
# without count
# en d4d71d
idle-foe = まだ攻撃できるのは{ AND($cats) }ですが、{ $foe }は届く距離にいません。
# en 8a8f3e
idle-boss = { $cat }はボス猫なので移動しません。攻撃できる距離に相手の猫がいません。
# en f64b1d
reason-cb-01 = { $cat }の効果で狙えるのは子猫だけで、{ $foe }はボス猫です。
# en 19ff4e
reason-cb-07 = { $cat }はなわばりにいません。
# en 16d17f
reason-cb-08 = { $cat }の効果を使っても、いまは何も変わりません：{ $effect }。
# en a1df50
reason-cb-08-area = { THE($area) }に相手の子猫はいません。
# en c5eecd
reason-cb-11 = その番号の猫はチームにいません。
# en 18bda2
reason-cb-22 = 魚箱には魚が{ $box }匹しかありません。
# en 79b2f7
reason-cb-22-done = 魚箱にまだ魚があります。先に1〜3匹取ってください。
# en 530a67
reason-cb-23 = 子猫はベンチから出します。{ $cat }は{ THE($area) }にいます。
# en 0271c8
reason-cb-24 = { $cat }を出すには皿の魚が{ $level }匹いりますが、{ $dish ->
    [0] 皿は空です
   *[other] { $dish }匹しかありません
}。
# en 84365e
reason-cb-25 = 同じフィギュア番号の{ $foe }が、もうなわばりにいます。
# en 7ac5c1
reason-cb-26-acted = { $cat }はこのターン、もう行動しました。
# en 8b06ef
reason-cb-26-moved = { $cat }はこのターン、もう移動しました。
# en 3eb316
reason-cb-30 = { $cat }は{ THE($area) }まで行けません。
# en 2cb136
reason-cb-30-there = { $cat }はもう{ THE($area) }にいます。
# en ae55ef
reason-cb-31-enters = { $player }の猫がもう中央エリアにいるので、{ $player }のほかの猫は入れません。
# en 855ac2
reason-cb-31-crosses = { $player }の猫がもう中央エリアにいるので、{ $player }のほかの猫は通れません。
# en 625e23
reason-cb-32 = { THE($area) }へ行く途中、{ $cat }は相手のとおせんぼで止められます。
# en 48467f
reason-cb-40 = { $foe }は{ $cat }と同じエリアにいません。
# en 88679e
reason-cb-40-ranged = { $foe }は{ $cat }のいるエリアにもとなりのエリアにもいません。
# en ecd030
reason-cb-42 = { $cat }はもう振れません。
# en ab58b9
reason-cb-43 = { $cat }の効果は{ $roll }が出たときに使いますが、最後に出た目は違います。
# en a47c61
reason-cb-43-sleep = ねむりが出たら、もう振れません。
# en d85b05
reason-cb-45 = 空の魚箱はダメージを受けられません。
# en 1f3f95
reason-cb-59 = 直撃なので、子猫が自分でダメージを受けます。
# en 10d4c0
reason-cb-60 = 押し出しで{ $foe }を動かせるのは、つながっているエリアです。
# en 1c12d1
reason-cb-60-other = 押し出しで動かせるのは{ $foe }だけです。
# en 9261b4
reason-cb-61 = いまもう一度攻撃できるのは{ $cat }だけで、相手は{ $foe }だけです。
# en eb6e79
reason-cb-62 = いま反撃できるのは{ $cat }だけで、相手は{ $foe }だけです。
# en 773326
reason-cb-70 = { $cat }の効果はいま使えません。タイミング：{ $timing }。
# en 99e5f8
reason-cb-71 = { $cat }の効果には魚{ $cost }匹が必要です。皿は{ $dish ->
    [0] 空で
   *[other] { $dish }匹で
}、{ $held ->
    [1] 猫の最後の1匹は払えません
   *[other] 猫が持つ{ $held }匹のうち最後の1匹は払えません
}。
# en 2812ff
reason-cb-71-only = { $cat }の効果に必要な魚は{ $cost }匹だけです。
# en 2e7598
reason-cb-71-last = { $cat }の持つ魚は{ $held }匹で、最後の1匹は払えません。
# en b245e4
reason-cb-71-dish = それだと皿から{ $rest }匹払うことになりますが、{ $dish ->
    [0] 皿は空です
   *[other] 皿には{ $dish }匹しかありません
}。
# en 362eeb
reason-cb-72 = { $cat }の効果はこのターン、もう使いました。
# en 5a2a95
reason-cb-73 = { $cat }の効果は自分の戦いで使うもので、これは別の猫の戦いです。
# en cfe919
reason-cb-73-move = この効果で移動できるのは{ $cat }だけです。
# en ca65c4
reason-cb-76 = { $cat }の効果で狙えるのは同じエリアの猫ですが、{ $foe }は別のエリアにいます。
# en b7aa25
reason-cb-77 = { $foe }が受けるダメージは0になります。
# en e31c23
reason-cb-77-area = { THE($area) }の相手の子猫が受けるダメージは、すべて0になります。
# en 74e484
reason-cb-91 = 一騎打ちでは、猫を出すことも移動することもできません。戦うのはボス猫だけです。
# en b280db
reason-cb-r1 = { $cat }はこのターンお休みで、移動も攻撃もできません。
# en 2678f1
reason-cb-r3 = { $cat }はもう{ THE($area) }にいます。別のエリアに動かしてください。
# en f3d686
reason-cb-r4 = { $cat }が効果を使えるのは、ボス猫と同じエリアにいるときだけです。
# en e97ab7
reason-over = ゲームは終わりました。

## 入力された局面の誤り

# en c79ef4
flaw-cb-02 = area：中央エリアにいられるのは、各プレイヤーの猫1匹までです。
# en 530960
flaw-cb-04 = held、box、dish、trash：なわばりの猫が持つ魚は1匹からレベルの数まで、ほかの猫は0匹です。どれも0より少なくなりません。
# en e4ce4e
flaw-cb-07 = area：なわばりにいられない子猫がいます。チームの猫でないか、ボス猫の一騎打ちの最中です。
# en 73e611
flaw-cb-08 = tasks、phase：待っている処理がありえないか、できることが一つしかなく、だれにもたずねません。
# en 076faf
flaw-cb-12 = area：ボス猫は自分の本拠地にいます。一騎打ちでは両方が中央エリアにいます。
# en a5919b
flaw-cb-20 = box、one_on_one：魚箱が空でターンを始めるプレイヤーは一騎打ちを宣言します。スタートフェイズで魚箱を空にするのは相手のくいしんぼうボスだけで、そのとき相手のゴミ箱には魚が6匹あります。
# en cd382a
flaw-cb-22 = phase：スタートフェイズで待つのは、魚箱に魚が2匹以上あるか、使える効果があるときだけです。
# en 3d3739
flaw-cb-23 = phase：プレイフェイズで待つのは、皿の魚で出せる子猫がいるときだけです。
# en 604831
flaw-cb-25 = area：同じフィギュア番号の猫が2匹、なわばりにいます。
# en c390c5
flaw-cb-26 = to_move：ターンの途中で決めるのはターンプレイヤーです。
# en 36f682
flaw-cb-42 = roll_count、roll_limit：振った回数がこの攻撃の上限より多いか、0回です。
# en f90a56
flaw-cb-80 = dish：魚が6匹以上の皿は、もうボス猫をくいしんぼうにしています。
# en ea59df
flaw-cb-93 = turn：300ターン目が最後です。

## 文字の卓

# en e97ab7
text-over = ゲームは終わりました。
# en e2efbc
text-turn = { $turn }ターン目
# en 5c692a
text-duel = 一騎打ち。
# en ad4026
text-heading = { $turn }、{ $player }の{ $phase }。
# en fcac4c
text-heading-duel = { $turn }、{ $player }の{ $phase }。{ $duel }
# en 965af6
text-base = { $area }（{ $player }の本拠地）
# en 23fc49
text-gives = { $area }（「{ $fronts }」を得る）
# en 9df83a
text-area = { $area }：{ $cats }
# en daeee2
text-nobody = だれもいない
# en d5258b
text-touching = つながり：{ $areas }
# en 24fd78
text-touches = { $area }（{ LIST($others) }）
# en f73550
text-boss = ボス猫{ $cat }
# en e0ec17
text-cat = { $player } { $number } { $cat }（{ LIST($marks) }）
# en f6befe
mark-fish = 魚{ $held }/{ $level }匹
# en 3f406c
mark-acted = 行動済み
# en 0435c8
mark-moved = 移動済み
# en 3b727d
mark-used = 効果使用済み
# en ad37bf
mark-more = このターンだけダメージ＋{ $more }
# en 397f48
mark-rests-next = 次のターンお休み
# en 869178
mark-rests = お休み
# en 040632
text-player = { $player }：魚箱{ $box }、皿{ $dish }、ゴミ箱{ $trash }
# en c0b344
text-aside = { $area }：{ LIST($cats) }
# en bc648a
text-waiting = { $number } { $cat }（レベル{ $level }）
# en 02816c
text-attack = { $attacker }が{ $target }を攻撃中。出た目：{ $dice }。あと{ $left }回振れます。
# en 190b58
text-cats = 猫たち
# en 15c493
text-squad-of = { $player }：

## チーム作り

# en ae2541
set-heading = { $set } { $name }
# en dd170f
builder-commands = コマンド：add ID、drop ID、from SQUAD、done、quit。
# en 44ffdd
builder-say = add ID、drop ID、from SQUAD、done、quitのどれかを入力してください。
# en 84e681
builder-squad = チーム：{ LIST($cats) }。
# en 5a7957
builder-nobody = チーム：まだだれもいません。
# en ebcf4e
builder-cat = { $figure } { $cat }
# en 9f41c0
builder-ready = 完成：{ $squad }
# en b7a850
one-boss = チームのボス猫はちょうど1匹です。いまは{ $count }匹です。
# en 28c63e
few-kittens = チームの子猫は{ $least }匹以上です。いまは{ $count }匹です。
# en 82655c
many-kittens = チームの子猫は{ $most }匹までです。いまは{ $count }匹です。
# en 2220d2
many-alike = 同じフィギュア番号の子猫は{ $most }匹までです。{ $figure }が{ $count }匹います。
# en fd857c
no-more-alike = 同じフィギュア番号の子猫は{ $most }匹までです。
# en 7537f2
no-more-kittens = チームの子猫は{ $most }匹までです。
# en f94670
two-ways = このチームでは{ $figure }の内容が2通り書かれています。
# en 681134
long-squad = チームの文字列は{ $most }文字までです。これは{ $count }文字あります。
# en 52dd7c
no-figure-text = { $text }はフィギュアではありません。チームはS01や、S01-05.01.02.03.G01-03x2のように書きます。
# en ef34ef
no-such-figure = フィギュア{ $figure }はありません。あるのは{ LIST($known) }です。
# en 399510
not-anew = { $figure }はセット「{ $set }」のフィギュアなので、内容を書きかえられません。
# en 7a3308
in-brackets = { $figure }：かっこの中には{ $parts }を書きます。
# en 28e117
not-in-squad = { $figure }はチームにいません。

## フィギュアのファイル

# en 087df4
where-set = { $file }、set
# en 54b193
where-figure = { $file }、フィギュア{ $figure }
# en b5a2cb
where-number = { $number }番目
# en 812666
where-rear = { $where }、rear
# en f76981
where-territory = { $file }、{ $number }番目のなわばり
# en e73915
where-squad = チーム
# en cccff3
many-digits = けた数のとても多い数
# en 4dd638
file-no-table = { $where }は表でなければなりません。
# en 605bb9
file-no-field = { $where }：{ $field }という項目はありません。あるのは{ LIST($known) }です。
# en 16ce2f
file-missing = { $where }：{ $field }がありません。
# en 94b958
file-no-text = { $where }：{ $field }は文字列でなければなりません。{ $value }は使えません。
# en 4b34f2
file-no-number = { $where }：{ $field }は整数でなければなりません。{ $value }は使えません。
# en a78117
file-range = { $where }：{ $field }は{ $low }〜{ $high }でなければなりません。{ $value }は使えません。
# en 2469d3
file-word = { $where }：{ $field }は{ LIST($known) }のどれかでなければなりません。{ $value }は使えません。
# en 50ba98
file-no-list = { $where }：{ $field }はリストでなければなりません。{ $value }は使えません。
# en de12fa
file-unknown = { $where }：{ $field }に未知の{ $value }があります。使えるのは{ LIST($known) }です。
# en 8e56ec
file-twice = { $where }：{ $field }に{ $value }が2回あります。
# en b82a1a
file-set-id = { $where }：{ $field }はX01のように、英字1字と数字2字でなければなりません。{ $value }は使えません。
# en 86c967
file-no-figures = { $where }：{ $field }は[[figure]]の表のリストでなければなりません。
# en 82fa58
file-figure-id = { $where }：{ $field }は{ $set }-と数字2字でなければなりません。{ $value }は使えません。
# en d8364a
file-kind = { $where }：{ $field }はkittenかbossでなければなりません。{ $value }は使えません。
# en 96787d
file-name-letters = { $where }：{ $field }に使えるのは文字、数字、空白、-、'だけです。{ $value }は使えません。
# en 3c643f
file-name-long = { $where }：{ $field }は{ $most }バイトまでです。{ $value }は使えません。
# en 2da7b8
file-greedy = { $where }：{ $field }は、bossならgreedy-bossで、kittenならそれ以外でなければなりません。
# en 0b5a9b
file-no-cost = { $where }：{ $field }はbossには書けません。くいしんぼうボスはほかに何も払いません。
# en 955ff8
file-timing = { $where }：{ $effect }の{ $field }は{ LIST($known) }のどれかでなければなりません。{ $value }は使えません。
# en 66a80e
file-no-amount = { $where }：{ $field }は{ $effect }には書けません。
# en 623512
file-condition = { $where }：{ $field }で目を指定するのはrolledのときで、そのときは必ず指定します。
# en f1ea59
file-faces = { $where }：{ $field }は{ LIST($known) }のリストでなければなりません。
# en 6b727f
file-pairs = { $where }：{ $field }は{ LIST($known) }のうち二つの組でなければなりません。{ $value }は使えません。
# en e9f348
file-id-twice = { $where }：idが2回使われています。
# en 5c9f81
file-id-taken = { $where }：id { $set }はセット「{ $name }」が使っています。
# en 47d734
file-unread = { $file }を読めません：{ $error }。
# en 7db618
file-no-name = { $file }はファイル名ではありません。
# en 2fe0cf
file-large = { $file }は{ $most }kBより大きく、フィギュアのファイルではありません。
# en 06f9f3
file-no-utf-8 = { $file }はUTF-8の文書ではありません（{ $byte }バイト目）。
# en c3d3a1
file-no-toml = { $file }はTOMLファイルではありません：{ $error }。
# en 61c36c
file-unfit = { $file }：{ $error }：フィギュアのファイルではありません。

## 絵

# en 57dca6
label-badges = 表効果
# en f6f793
label-die = サイコロ
# en bd77f0
label-rolled = 最後の目：{ $cat }
# en f53637
label-box = 魚箱
# en 695b43
label-dish = 皿
# en 5f5a8b
label-trash = ゴミ箱
# en 464131
button-roll = 振る
# en db7875
button-roll-title = サイコロを振る
# en 4e1a33
button-stop = やめる：{ $count }ダメージ
# en 0e970f
button-cat = 猫
# en d41752
button-cat-title = 猫がダメージを受ける
# en a4e7ec
button-box = 魚箱
# en e1e4f0
button-box-title = 魚箱がダメージを受ける
# en e24cb5
button-pass = パス
# en e24cb5
button-pass-title = パス
# en 5cffe1
button-pass-effect = 効果なし
# en 85bf2e
button-pass-effect-title = 効果を使わない
# en 04c850
button-pass-attack = 攻撃しない
# en 537a13
button-pass-attack-title = 攻撃しない
# en f49582
button-go-on = { $next ->
    [moving] 移動へ進む
    [attacking] 攻撃へ進む
   *[end] エンドフェイズへ進む
}
# en 90ee1d
button-end-turn = ターンを終える
# en 44d1bc
button-end-turn-title = もう子猫を出さない（動ける猫がいないので、ターンが終わる）
# en 703fad
button-take = { $count }匹取る
# en b41b5b
button-take-title = 魚箱から皿に魚を{ $count }匹取る
# en 27d3c3
take-greedy = 皿の魚が{ $greedy }匹になり、{ $cat }が動く：{ $effect }（CB-80）。
# en 85a759
button-pay = { $paid }を払う
# en e36e6d
button-pay-nothing = 払わずに使う
# en 60bd06
button-pay-title = { $label }：{ $cat }の効果（{ $effect }）
# en 3f2efc
you = { $player }（あなた）
# en af952d
turn-line = { $turn }ターン目・{ SHORT($phase) }
# en 57089b
turn-line-duel = { $turn }ターン目・一騎打ち
# en 1ba898
area-label = { $area }
# en 1ba898
area-title = { THE($area) }
# en 288b54
area-title-base = { THE($area) }、{ $player }の本拠地
# en 14efe6
area-title-gives = { THE($area) }：「{ $fronts }」を得る
# en 7da6e9
box-title = { $player }の魚箱：{ $count }匹
# en 15295f
dish-title = { $player }の皿：{ $count }匹
# en 9390d2
trash-title = { $player }のゴミ箱：{ $count }匹
# en d57d43
two-sentences = { $first }。{ $next }
# en 33d067
said-after = { $first }{ $next }
# en c26edd
box-does = 毎ターンの初めに、ここから皿へ魚を1〜3匹取ります（CB-22）。猫の代わりにダメージを受けられます（CB-47）。持ち主のターンの初めに空なら、子猫はみなベンチに帰り、2匹のボス猫だけの一騎打ちが始まります（CB-20）。
# en 658257
dish-does = 子猫を出すとき（CB-23）と効果を使うとき（CB-71）に、ここから払います。猫や魚箱が失った魚はここに来ます。{ $greedy }匹になると、ボス猫{ $cat }がくいしんぼうボスになります。その魚はゴミ箱へ行き、すぐに次のことが起こります：{ $effect }（CB-80）。
# en bb0d5a
trash-does = もう使えない魚です。
# en ca552b
player-title = { $player }：ボス猫{ $cat }が持つ魚は{ $count }匹
# en e03d5b
sleep-mark = z z
# en fdbbd7
figure-title = { $facts }。{ $printed }
# en b44024
figure-who = { $cat }、{ $player }の{ $kind }、レベル{ $level }、{ THE($area) }
# en 5508a9
figure-holds = 魚{ $count }匹
# en f07bed
figure-acted = 行動済み
# en c28b71
figure-used = このターン効果使用済み
# en 7effdc
figure-more = このターンだけダメージ＋{ $more }
# en 869178
figure-rests = お休み
# en 9c6d65
die-title = サイコロ：{ $face }
# en 26378d
die-odds = サイコロの6つの面は1、1、2、0、0、ねむりです。

## はじめてのゲーム

# en 3908ae
lesson-title = 猫のなわばりあらそい：はじめてのゲーム
# en 9055d4
lesson-1 = 魚と子猫
# en 269eff
lesson-1-1 = あなたのボス猫は、下の本拠地にいる王冠のエキゾー。Tomのボス猫はオッドアイです。台の上の魚は猫の勇気で、ボス猫の魚がなくなったら負けです。
# en a77ec5
lesson-1-2 = ターンの始めに魚を取ります。魚箱から皿へ1〜3匹です。3匹取りましょう。
# en 66ae19
lesson-1-2-otherwise = ボタンをクリックして、魚を3匹取ってください。
# en a4ab32
lesson-1-3 = その魚で、ベンチの子猫を出します。子猫はレベルの数だけ魚を持ちます。レベルは台の点の数です。点が二つのマロをクリックして出しましょう。
# en 2ef424
lesson-1-3-otherwise = 盾を持った猫、マロを出してください。
# en 6e65d8
lesson-1-4 = 皿に魚が1匹残っています。箱に入った猫、チョコマカを出すのにちょうどです。
# en 4ae586
lesson-1-4-otherwise = 箱に入った猫、チョコマカを出してください。
# en c76c7e
lesson-1-5 = 今度は猫たちが1匹ずつ行動できます。1エリア移動して、同じエリアの猫を攻撃します。小さな足あとは、チョコマカが2エリア移動できる印です。チョコマカ、中央エリアの順にクリックしてください。
# en 06946f
lesson-1-5-otherwise = チョコマカ、中央エリアの順にクリックしてください。
# en 7b603e
lesson-1-6 = 中央エリアにいられるのは、それぞれ1匹だけ。このなわばりでは、そこにいる猫が「遠距離攻撃」を得ます。まだ届く相手がいないので、ターンを終えましょう。
# en d11a7c
lesson-1-6-otherwise = ボタンでターンを終えてください。
# en 9bce8e
lesson-1-7 = Tomのターンです。Tomも魚を取ります。
# en da0dc1
lesson-2 = 攻撃！
# en f6d35a
lesson-2-1 = 何ターンかあと、あなたのピロシキが中央エリアでTomのアメと出会いました。攻撃です。ピロシキ、アメの順にクリックしてください。
# en 4df5bb
lesson-2-1-otherwise = 中央エリアのピロシキをクリックし、次にTomのアメをクリックしてください。
# en 00a26a
lesson-2-2 = 最初のサイコロは1ダメージ。レベルの数まで、ここでは3回まで振れて、ダメージは足されていきます。でも、ねむりが出たらすべて水の泡！思い切って、もう一度振りましょう。
# en 5ff235
lesson-2-2-otherwise = もう一度振ってください。
# en 1a181e
lesson-2-3 = 合わせて2ダメージ、アメの魚と同じ数です。もう十分、ここでやめましょう。
# en deecc8
lesson-2-3-otherwise = ねむりが出る前にやめてください。
# en b146b8
lesson-2-4 = ピロシキには「直撃」があるので、アメは自分で受けるしかなく、魚を2匹とも失って逃げました。魚は消えたわけではなく、Tomの皿に移りました。皿に6匹たまると、ボス猫がくいしんぼうになって、ひとりでに襲ってきます。
# en d60678
lesson-3 = 攻撃されたら
# en d63abb
lesson-3-1 = Tomのシャムがあなたのクレオパトラを攻撃し、2ダメージを出しました。
# en a32b52
lesson-3-2 = Tomはそこでやめます。
# en f97f95
lesson-3-3 = だれが払うかは、あなたが決めます。猫が自分の魚で払うか、魚箱が払うかです。クレオパトラが払うと逃げてしまうので、魚箱に受けさせましょう。
# en 1c47b2
lesson-3-3-otherwise = 魚箱にダメージを受けさせてください。
# en d4adf1
lesson-3-4 = 魚が2匹、魚箱から皿に移りました。皿の魚は使えます。でも、自分のターンの始めに魚箱が空だと、ボス猫どうしが中央エリアで向かい合い、一騎打ちになります。
# en 5152b8
lesson-4 = 最後の1匹
# en 089874
lesson-4-1 = もうすぐ決着です。オッドアイの魚は1匹、Tomの魚箱は空です。クレオパトラでボス猫を攻撃しましょう。
# en b33a13
lesson-4-1-otherwise = クレオパトラ、王冠のオッドアイの順にクリックしてください。
# en 7d60c0
lesson-4-2 = 猫には、魚を払って使う裏効果もあります。フィギュアを指すと読めます。クレオパトラの裏効果は、魚1匹で2回多く振れるというもの。クレオパトラをクリックし、次に皿から払うボタンをクリックしてください。
# en cd7ce7
lesson-4-2-otherwise = クレオパトラをクリックし、次に皿から払うボタンをクリックしてください。
# en 422fa7
lesson-4-3 = まだダメージなし。続けて振りましょう。
# en 5ff235
lesson-4-3-otherwise = もう一度振ってください。
# en 27fef1
lesson-4-4 = ねむりが出た！でもクレオパトラは「ねむらない」ので、そのまま続けられます。振りましょう。
# en 5ff235
lesson-4-4-otherwise = もう一度振ってください。
# en a3f038
lesson-4-5 = 1ダメージで十分です。ここでやめましょう。
# en 46343c
lesson-4-5-otherwise = ここでやめて、勝ちましょう。
# en 62c313
lesson-4-6 = オッドアイの魚がなくなり、あなたの勝ちです。猫にはそれぞれ自分の効果があります。フィギュアを指して読んでみてください。よい狩りを！

## はじめての人へ

# en 1b5295
goal = 相手のボス猫が持つ魚をすべて奪いましょう。
# en fcf62c
counted = それぞれのボス猫がいま持っている魚の数です。
# en e6ab8a
prompt-pushed = { $cat }が行くエリアを選んでください。
# en fa086e
news-duel = { $begins }これからは2匹のボス猫だけが中央エリアで戦います。
# en ee0554
prompt-attacked = { $cat }を攻撃する猫をクリックしてください。
# en ded3b2
prompt-box-low = { $most ->
    [1] 魚を1匹
   *[other] 魚を1〜{ $most }匹
}取ってください。魚箱が空になると、子猫はみな帰って一騎打ちです。
# en e00dc7
prompt-greedy = { $cat }がくいしんぼうボスになりました。皿の魚{ $greedy }匹がゴミ箱へ行きます。
# en f7167f
prompt-greedy-near = 皿にあと{ $count }匹で、{ $cat }がすぐに動きます。
# en 0b1dbc
prompt-moved = { $cat }はまだ動けます。この猫かほかの猫をクリックするか、{ $ends ->
    [turn] ターン
   *[phase] メインフェイズ
}を終えてください。
# en 33c6f5
prompt-play-last = ベンチから子猫を出すか、ターンを終えてください。動ける猫がいません。
# en 03859c
prompt-click = 効果を使うなら{ OR($cats) }をクリック。
# en 7a3e8d
way-move = 移動先のエリア
# en 3284db
way-attack = 攻撃する猫（{ $count }回、0〜2ダメージ）
# en 314569
way-effect = 効果（{ $effect }）に{ $fish }を払うボタン
# en 0ac95c
prompt-main = { $cat }：{ OR($ways) }をクリックしてください。
# en ee81a9
prompt-pays = { $cat }の効果は{ $fish }で使えます：{ $effect }。払い方をクリックするか、「やめる」を押してください。
# en 734d38
prompt-free = { $cat }の効果は払わずに使えます：{ $effect }。「払わずに使う」か「やめる」をクリックしてください。
# en dd949c
figure-item = { $figure }（{ $kind }、レベル{ $level }）
# en 46bc1b
center-item-none = 中央に効果はありません。
# en 7715d4
center-item = 中央にいる猫の効果：{ LIST($fronts) }。
# en d390db
outcome-attack = { $cat }は{ $count }回まで振り、0〜2のダメージを合計します。ねむりが出ると攻撃は失敗です
# en 24806a
outcome-attack-awake = { $cat }は{ $count }回まで振り、0〜2のダメージを合計します。ねむりは0です
# en 2931bb
outcome-most = { $target }が受けるダメージは合わせて最大{ $count }です。
# en a63111
about-front = { CAPITAL($front) }。
# en 1283a2
about-rear = 裏効果：{ $rear }。
# en a4dac6
about-level = レベル{ $level }：{ $fish }で出し、{ $level }回までサイコロを振れます。

## コマンドsquads

# en 253f50
cat-battles-see-all-figures-and-build-a-squad-its-text-goes-into-squad-1-or-squad-2 = 猫のなわばりあらそい：すべてのフィギュアを見て、チームを組みます。できた文を--squad-1か--squad-2に書きます。
# en 20eef0
a-file-of-your-own-figures = 自作のフィギュアのファイル。

## レポート

# en d9a338
report-title = 猫のなわばりあらそい：すべてのチーム
# en ea69f5
report-intro = スターターの4チームと、二つのセット全部をどちらかのボス猫が率いる自由な12チームの、同じチームどうしも含む総当たりです。同じフィギュアは、なわばりに一つしか置けません（CB-25）。フィギュアが重なるチームどうしでは、互いの子猫がベンチに残ります。先手はくじで決めます。数は行のチームの100回あたりの勝ちで、引き分けは半分です。
# en 2f66cb
report-all-squads = すべてのチーム
# en 3810a1
report-starter = { $set }スターター
# en 069e6b
report-free = { $one }+{ $other }、ボス猫{ $boss }
# en a7b607
fact-free-squads = 自由なチーム
# en 73ac33
report-free-squads = { $name }は{ $code }、以下同様：二つのセットの子猫と、そのどちらかのボス猫
# en ecba28
report-chart-pairs = 行のチームの、列のチームに対する勝ち
# en 60f771
report-pairs = 行と列の対戦
# en b871f3
report-share = 勝率
# en b7b352
report-each = それぞれのチームと、ほかのすべて
# en 1c3535
report-starters = スターターの中では、同じ相手に対して{ $one }が{ $other }より{ $size }勝ちます
# en 5411a3
report-starters-unsure = スターターどうしの差はわかりません
# en 1f4858
report-wins = { $name }の、ほかのチームに対する勝率は{ $share }です
# en a4bf75
report-outermost = { $said }。{ $end ->
    [most] 半分を超え、このボットでは全体で最高
   *[least] 半分に届かず、このボットでは全体で最低
}です。
# en 09f591
report-outermost-near = { $said }。{ $end ->
    [most] 半分を超え、このボットでは全体で最高
   *[least] 半分に届かず、このボットでは全体で最低
}ですが、{ $count ->
    [1] { $near }
   *[other] ほかの{ $count }チーム
}も同じくらいかもしれません。
# en 2b4fad
report-no-edge = { $said }：はっきりした優劣はありません。
# en 37d74e
report-begin = 先手は互角より{ $size }勝ちます
# en 381c9a
report-begin-unsure = 先手が有利かどうかはわかりません
# en 986da7
report-side = 1番の席のチームは互角より{ $size }勝ちます
# en aee772
report-side-unsure = なわばりのどちら側かで違うかどうかはわかりません
# en 40406f
report-figures = フィギュア
# en 8034ef
report-figures-note = そのフィギュアを相手より一度多く出すことが、すべての組み合わせで100回に何勝の差と結びつくかです。もう一度出されるのは逃げたからなので、結びつきであって原因ではありません。区間は組み合わせごとです。
# en 5e9c98
mark-figures-played = 出したフィギュア
# en 2a70b0
mark-figures-lost = 失ったフィギュア

## その手で得るものと許すもの。題は問題のテーマ。$held、$box、$dish、$costは数えた魚

# en 216fd2
motive-boss-lost = { $cat }の魚がなくなり、その場で負けになります。
    .title = 倒されるボス猫
# en 283797
motive-boss-attacked = { $target }が持つのは{ $held }、魚箱にあるのは{ $box }です。持っている魚がなくなったボス猫は倒されます。
    .title = ボス猫への攻撃
# en a2c987
motive-boss-in-reach = { $cat }の攻撃が{ $target }に届くようになります。
    .title = ボス猫に届く
# en 55b843
motive-can-be-countered = { $target }には反撃があり、どちらの猫もまだいればやり返せます。
    .title = 反撃される攻撃
# en b47cca
motive-from-afar = { $target }には反撃がありますが、ほかのエリアの猫には使えません。
    .title = 遠くからの攻撃
# en 6f3e46
motive-direct-hit = 直撃：{ $target }が自分でダメージを受けます。持っているのは{ $held }です。
    .title = 直撃
# en e3ab25
motive-damage-kept = ここまでの{ $count }ダメージを確保します。
    .title = やめどき
# en 85da8a
motive-damage-risked = 6面のうち1面はねむりです。出ると、ここまでの{ $count }ダメージはなくなります。
    .title = もう一度振る
# en 320ee7
motive-kitten-runs = { $cat }の魚がなくなり、逃げます。
    .title = 逃げる子猫
# en 1968a6
motive-cat-spared = 魚箱がダメージを受け、{ $cat }は{ $held }を持ったままです。
    .title = 魚箱が受ける
# en 71f0da
motive-greedy-boss = 皿の魚が{ $greedy }匹になり、{ $cat }がくいしんぼうボスになります：{ $effect }。
    .title = くいしんぼうボス
# en 91b459
motive-box-emptied = 魚箱が空になり、次の自分のターンは一騎打ちで始まります。
    .title = 空の魚箱
# en 76c376
motive-fish-for-kitten = 皿の{ $dish }で、{ OR($cats) }を出せます。
    .title = 子猫のための魚
# en f8ea3a
motive-kitten-played = { $cat }が{ $held }を持って本拠地に出て、このターンに行動できます。
    .title = 子猫を出す
# without count
# en ffc5b3
motive-meets-cats = そこでは{ AND($cats) }が{ $cat }を攻撃できます。{ $cat }が持つのは{ $held }です。
    .title = ほかの猫と出会う
# en 7ab706
motive-effect-used = { $cat }が{ $cost }で効果を使います：{ $effect }。
    .title = 裏効果
# en 29e5b6
motive-kitten-attacked = { $target }が持つのは{ $held }です。魚がなくなった子猫は逃げます。
    .title = 子猫への攻撃
# en b82d0b
motive-roll-may-finish = { $target }が持つのは{ $held }です。もう一度振れば、すべて失わせるだけのダメージになるかもしれません。
    .title = 魚をすべて失わせる
# en 4a2605
motive-nothing-to-lose = ここまでダメージがないので、もう一度振っても失うものはありません。
    .title = 失うものはない
# en ce099b
motive-damage-void = { $cat }が持つのは{ $held }だけです。残りの{ $count }ダメージは無効になります。
    .title = 無効になるダメージ
# en 18f8bc
motive-kitten-in-reach = そこからは{ $cat }の攻撃が{ OR($cats) }に届きます。
    .title = 子猫に届く
# en b24abc
motive-out-of-reach = { $held }を持つ{ $cat }は、追われないかぎり、そこでは{ AND($cats) }の攻撃が届きません。
    .title = 攻撃の届かない場所
# en bdd1bc
motive-box-kept = 魚箱に{ $box }が残ります。空になると、自分のターンは一騎打ちで始まります。
    .title = 魚箱に残す
# en b7860b
motive-dish-kept = 皿に{ $dish }が残り、効果やあとの子猫に使えます。
    .title = 皿に残す

## 問題のレッスン

# en c1bc63
exercise-boss-attacked = ボス猫への攻撃
# en 584c4f
exercise-boss-attacked-before = 持っている魚がなくなったボス猫は倒され、ゲームが終わります。どの攻撃に価値があるか考えましょう。
# en 7115ef
exercise-boss-attacked-after = 攻撃する前に、ボス猫の持つ魚と、魚箱がまだ受けられる分を数えましょう。
# en 41957b
exercise-damage-kept = やめどき
# en f8ff8d
exercise-damage-kept-before = もう一度振れますが、ねむりが出ると、ここまでのダメージはなくなります。やめどきを見つけましょう。
# en d890b9
exercise-damage-kept-after = ダメージがたまるほど、もう一度振って失うものも大きくなります。
# en 28bb39
exercise-cat-spared = 魚箱が受ける
# en 391e41
exercise-cat-spared-before = ダメージは猫か魚箱が受けます。どちらが受けるか選びましょう。
# en 979d0f
exercise-cat-spared-after = その猫が必要な間は魚箱を使いましょう。空になると一騎打ちが始まります。
# en d461ee
exercise-kitten-played = 子猫を出す
# en d8ac23
exercise-kitten-played-before = 子猫を出すには魚がかかりますが、すぐに行動できます。いま出すべきか、どの子猫かを考えましょう。
# en 0e37ec
exercise-kitten-played-after = 猫が1匹増えれば攻撃も増えますが、皿の魚はなくなります。

## 強い手に尋ねる、手の種類

# en 7877f7
habits-openings = それぞれの最初の2ターン
# en 4998ea
habits-fish = 魚
# en 40406f
habits-figures = フィギュア
# en 10e727
habits-territory = 猫の行き先
# en 71876d
habits-fights = 攻撃
# en d89ac3
habit-early-most-fish = 早いうちに、取れるだけ魚を取る
# en 3adb06
habit-early-kitten = 早いうちに子猫を出す
# en 2c170e
habit-early-attack = 早いうちの攻撃
# en 5a893c
habit-take = 魚を{ $count }匹取る
# en 6bd97a
habit-save-fish = 子猫や効果に払えるのに、やめておく
# en bc65e9
habit-play = { $cat }（{ $figure }）を出す
# en ef7131
habit-kitten-moves = 子猫が動く
# en 81353f
habit-kitten-center = 子猫が中央へ行く
# en 871df6
habit-kitten-far = 子猫が中央の向こうへ行く
# en efe18e
habit-kitten-home = 子猫が本拠地へもどる
# en 883471
habit-attack = 攻撃
# en 4c67bb
habit-boss-attacks = ボス猫が攻撃する
# en 37c593
habit-attack-weaker = 魚の少ない猫への攻撃
# en 9f298d
habit-attack-stronger = 魚の多い猫への攻撃
