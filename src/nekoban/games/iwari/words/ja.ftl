### Iwari：読まれるすべての文。
### 説明書は英語です。この日本語訳は、用語も地名もこのプロジェクト独自のものです。

## ゲームとオプション

# en 3df25d
summary = 部族を率いて大地を旅します。テントで地域を、トーテムでルートを、道で集落を競います。
# en 8fe52d
credit = 作者はMichael Schacht、出版はThunderGryph Games。二つのマップはこのプロジェクトによる再現です。
# en 079e17
option-map = マップ：{ OR($names) }。
    .label = マップ
# en d63efd
option-map-note = または自作のマップファイルのパス。
# en 29c71f
option-drafted-hands = 最初の手札を場札と山札から選びます。最後の手番の人から順に選びます。
    .label = 手札を選ぶ
# en ac5e3f
option-union = 団結の偉業：集落を完成させた最初の2人がもらえます。
    .label = 団結
# en f1fe26
option-discovery = 発見の偉業：地域をテントでいっぱいにした最初の2人がもらえます。
    .label = 発見
# en cba342
option-honour = 名誉の偉業：陸路のルートで最初にトーテムの最多を占めた人がもらえます。
    .label = 名誉
# en 80732d
option-respect = 敬意の偉業：海路のルートで最初にトーテムの最多を占めた人がもらえます。
    .label = 敬意
# en ee42b5
map-place-changed = 変更する{ $number }
# en 97f684
change-map = マップは{ $map }です（地域{ $territories }、テントのマス{ $spaces }、ルート{ $connections }）。ゲームの二つのマップのどちらでもありません。

## 付属のマップの地名

# en fbe0e9
map-new-horizons = 新たな地平
# en a101b2
map-vast-lands = 広大な大地
# en 4ffedf
map-origin = Nekobanのために描かれた再現マップです。説明書にはマップのデータがありません。
# en 6fdb86
land-tallpine = 巨松の森
# en 317dfd
land-gull-shore = かもめ浜
# en 2c2f95
land-frostcrown = 霜の冠
# en 494374
land-amber-waste = 琥珀の荒野
# en d57aaf
land-windmoor = 風の原
# en 6a0d82
land-lichen-fells = 地衣の丘
# en cd4731
land-mossdeep = 苔むす森
# en 05853a
land-lantern-shore = 灯火の岸
# en 412238
land-pale-teeth = 白い牙
# en d5f0ae
land-white-anvil = 白い金床
# en 3aff13
land-reindeer-reach = となかい野
# en 59a25c
land-owlwood = ふくろう森
# en c9793d
land-ember-flats = 残り火平原
# en a0d6ba
land-pearl-coast = 真珠海岸
# en 4d825e
land-fern-isle = しだの島
# en 2d19bf
land-long-steppe = 果ての草原
# en 273b1c
land-blue-ice = 青い氷原
# en e9f0df
land-cedar-march = 杉の辺境
# en 0fc2de
land-red-dunes = 赤い砂丘
# en f8d248
land-heron-coast = さぎの浜
# en 869f16
land-crane-moor = 鶴の湿原
# en 388758
sea-sea-of-first-light = 暁の海
# en 4d8ee5
sea-whale-sound = くじらの瀬戸
# en e6a205
sea-goose-sound = 雁の瀬戸
# en 8775ef
sea-southern-deep = 南の深海
# en 21ccc8
north = 北

## 地形、部族の色、偉業

# en d29aad
biome-tundra = ツンドラ
# en 4b6545
biome-forest = 森
# en 9af89e
biome-glaciers = 氷河
# en 677811
biome-coast = 海岸
# en ddb85e
biome-desert = 砂漠
# en 17dbcf
letters-tundra = ツ
# en b226dc
letters-forest = 森
# en 598e2d
letters-glaciers = 氷
# en 0a78c1
letters-coast = 岸
# en bf1edb
letters-desert = 砂
# en 4d2aef
colour-red = 赤
# en 629f00
colour-green = 緑
# en 4fa73d
colour-blue = 青
# en 5ce5d0
colour-yellow = 黄
# en b6dfdb
colour-orange = 橙
# en ccb2ba
letter-red = 赤
# en aeb747
letter-green = 緑
# en cf0da0
letter-blue = 青
# en ee7110
letter-yellow = 黄
# en 1482c3
letter-orange = 橙
# en f58832
feat-union = 団結
# en 60cab9
feat-discovery = 発見
# en c2f682
feat-honour = 名誉
# en deecf4
feat-respect = 敬意
# en abdcb5
third-tribe = 第三の部族
# en 6e7295
third-name = 第三の部族

## 数えるもの

# en b249b7
tents = テント{ $count }張
# en 9d839d
totems = トーテム{ $count }本
# en 8c9cd1
cards = { $count }枚
# en 04d3d8
unseen-cards = 見えないカード{ $count }枚
# en 7bc861
points = { $count }点
# en f67aa5
feats = 偉業{ $count }個
# en 19ba25
cards-of = { $biome }{ $count }枚
# en 346a69
card-list = { LIST($cards) }
# en c25ece
no-cards = なし
# en 0f720e
known-and-unseen = { $known }と{ $unseen }

## 場所

# en a1d665
nowhere = どこでもない場所
# en 89a116
territory = { $place }（{ $biome }）
# en 122910
connection = ルート{ $number }（{ $one }〜{ $other }）
# en 7fa9b6
pay-one = { $biome }カード1枚
# en 051b42
pay-two = { $biome }カード2枚

## 局面で数えるもの

# en 8d2f68
component-cards = { $biome }カード
# en 05e211
component-tents = 部族{ $number }のテント
# en 280c63
component-totems = 部族{ $number }のトーテム
# en fdd32a
component-territory-feats = 団結と発見の偉業
# en b46f68
component-connection-feats = 名誉と敬意の偉業

## 手が認められない理由

# en 0edf2f
reason-iw-03 = このマップにそのような場所はありません。
# en a6e1bc
reason-iw-06 = まず全員が最初の手札を選びます。
# en aa3683
reason-iw-13 = 1手番のコマはすべて同じ地域に置きます。いまは{ $place }です。
# en d183d8
reason-iw-15 = 1手番に置けるコマは二つまでで、もう二つとも置きました。
# en bcdb6c
reason-iw-16 = このマスにはもうテントがあります。
# en f263d8
reason-iw-17 = { $place }には{ $totems }があり、いちばん多い部族は{ $tents }です。トーテムはそれより多く置けません。
# en 3303cf
reason-iw-20 = そのカードは場札にありません。
# en afa89b
reason-iw-21 = そのカードは手札にありません。
# en 51bd4b
reason-iw-30 = 山札が尽きたところです。手札の残りは新しい山札からだけ引きます。
# en 42dbfb
reason-iw-91 = 団結の偉業は、その集落のテントがある地域に置きます。
# en 6cfe4d
reason-iw-92 = 発見の偉業は、いまいっぱいになった地域とは別の地域に置きます。
# en 101fb6
reason-iw-93 = 名誉の偉業は、両端で自分が最多の陸路に置きます。
# en 79864a
reason-iw-94 = 敬意の偉業は、両端で自分が最多の海路に置きます。
# en 3ae144
reason-iw-95 = いま置くべきその種類の偉業はありません。
# en 24b99b
reason-iw-96 = 山のあるルートに偉業は置けません。
# en e97ab7
reason-over = ゲームは終わりました。
# en 9d63b1
no-piece-placed = コマを一つ以上置くか、代わりにカードを1枚捨ててください。
# en 28499a
piece-placed = もうコマを置いたので、この手番にカードを捨てることはできません。
# en e9edca
card-discarded = この手番は、コマを置く代わりにカードを捨てました。
# en 7cd287
no-card-of-biome = { $place }のコマを1枚で払えるのは{ $biome }カードだけですが、手札にありません。
# en eec2c6
pair-of-own-biome = { $biome }カード2枚は別の地形の1枚の代わりになりますが、{ $place }は{ $biome }そのものです。
# en f96133
no-pair = { $biome }カードを2枚持っていません。
# en f1af14
unexplored-totem = まだテントがありません。未踏の地域には、まずテントを一つだけ置きます。
# en 1ee37e
unexplored-done = { $place }は未踏の地域でした。テントを一つ置いたら、この手番はもうコマを置けません。
# en f18f3c
no-tents-left = テントがもうありません。
# en 8d3f22
no-totems-left = トーテムがもうありません。
# en f88b57
third-no-tents-left = 第三の部族のテントはもうありません。
# en 9e2b10
third-no-totems-left = 第三の部族のトーテムはもうありません。
# en 0a647f
cards-drawn-last = カードを引くのは手番の最後、ほかのすべてのあとです。
# en 061653
discard-first = カードを捨てるのは、手番の初めに、コマを置く代わりにするときだけです。
# en ebf662
placing-over = この手番では、もうコマを置けません。
# en d55ad3
third-cannot-place = 残りのカードでは第三の部族は何も置けません。代わりに1枚捨てます。
# en a8c1bb
third-has-placed = 第三の部族はもうコマを置いたので、そのためにカードを捨てることはありません。
# en f599ad
third-must-place = 第三の部族はコマを置けるので、置かなければなりません。
# en 84f335
third-must-not-discard = 第三の部族はコマを置けるので、置かなければなりません。カードを捨てるのは置けないときだけです。
# en dd5ffe
choose-place-first = 先にコマの置き場所を、それから払い方を選んでください。カードを捨てるなら「捨てる」を押してからカードを選びます。
# en d9c090
choose-discard-first = 先に「捨てる」を、それからカードを選んでください。

## 入力された局面の誤り

# en 95339a
flaw-iw-01 = tents：どれもゲームに参加している部族のもので、マップのマスにあります。部族のtents、totems、tents_left、totems_leftもそれと合い、0以上です。
# en e14509
flaw-iw-04 = mountain：使うルートの組には、それぞれちょうど一つの山が必要です。
# en d7ad95
flaw-iw-05 = hand、known、display：手札は、知られているものも含めてhand_countで数えて3枚まで、場札は4枚までです。
# en 6323b3
flaw-iw-06 = stage、hand、display、starter：stage=draftでは、まだ何も置かれず、捨てられていません。手札を選び終えた人は3枚、これから選ぶ人は0枚です。場札と、選んでいる人が取った表向きのカードは、合わせて4枚です。
# en bdaa87
flaw-iw-10 = hand：コマを置く人やカードを捨てる人は手札を持っています。stage=actではまだ何も置かれていません。
# en 9190c7
flaw-iw-15 = territory、tents_laid、pieces_laid：この手番で置いた数だけ、その地域にあります。二つ目を聞かれるのは、すでに探索された地域に一つ目を置いたあとです。
# en 0c87e4
flaw-iw-20 = hand、display、deck_count：カードを引くのは、手札が3枚より少なく、引くカードがある間だけです。これから手番がある人の手札は、3枚に補充されています。
# en 2149ff
flaw-iw-80 = stage：第三の部族は2人のとき、自分のコマのあとに動きます。stage=thirdは、第三の部族が何か置けるときだけです。
# en 35dfa9
flaw-iw-92 = places、feats_left：その種類の偉業が残っていて、置ける場所があります。
# en 9acd3d
flaw-iw-17 = totems：いちばん多い部族のテントより多くのトーテムがある地域があります。
# en b07ed0
flaw-iw-22 = to_move、starter、territory、tents_laid、pieces_laid、last_round：このゲームの席。マップの地域は、この手番でコマを1〜2個（うちtents_laid個はテント）置いたときだけです。そして0か1です。
# en 9ca030
flaw-iw-30 = deck_count、half_due、half：山札が空なのは2回尽きたときだけです。half_dueが1なのは山札が尽きたあと手札を補充している間だけで、halfはそのあとに得点します。
# en 4b3a3e
flaw-iw-91 = earned、feats_left、tents：団結の偉業が残っている間は、集落のある人だけがちょうど一つずつもらっています。
# en 271eed
flaw-iw-93 = earned、totems：陸路でトーテムの最多を占めた人がいるのに、名誉の偉業がまだだれのものにもなっていません。
# en c0879f
flaw-iw-94 = earned、totems：海路でトーテムの最多を占めた人がいるのに、敬意の偉業がまだだれのものにもなっていません。
# en da9ee6
flaw-iw-95 = earned、feats_left：合わせるとこのゲームの偉業のすべてになり、どれも置ける場所になければなりません。

## いま求められること

# en 26885c
status = { $player }の番：{ $asked }
# en 18ae06
asked-act = テントかトーテムを置くか、カードを1枚捨ててください。
# en dc60f7
asked-more = { $place }に二つ目のコマを置くか、終えてください。
# en b5890a
asked-third = 第三の部族のテントかトーテムを、自分のカードで置いてください。
# en 7b162c
asked-third-more = 第三の部族の二つ目のコマを{ $place }に置くか、終えてください。
# en 53bba3
asked-third-discard = 第三の部族は何も置けません。代わりにカードを1枚捨ててください。
# en 0db40c
asked-draw = 場札か山札からカードを取ってください（あと{ $count }枚）。
# en 460e9f
asked-draft = 最初の手札を場札と山札から選んでください（あと{ $count }枚）。
# en cc4e8d
asked-union = 集落が完成しました。その地域の一つに団結の偉業を置いてください。
# en e4be0e
asked-discovery = 地域がいっぱいになりました。別の地域に発見の偉業を置いてください。
# en b57690
asked-honour = 陸路で最多を占めました。占めている陸路に名誉の偉業を置いてください。
# en 69b3e9
asked-respect = 海路で最多を占めました。占めている海路に敬意の偉業を置いてください。

## できる手

# en 05d3dc
say-tent = { $territory }のマス{ $space }にテントを置く（{ $payment }）
# en 23b274
say-tent-off = マス{ $space }にテントを置く
# en b93794
say-totem = { $territory }にトーテムを置く（{ $payment }）
# en cc3a85
say-totem-off = 地域{ $number }にトーテムを置く
# en f39775
say-done = 置くのを終える
# en b468d1
say-discard = { $biome }カードを1枚捨てる
# en 997965
say-take = 場札から{ $biome }カードを取る
# en 32e60d
say-deck = 山札から引く
# en 322b10
say-feat-in = 偉業を{ $place }に置く
# en 640c37
say-feat-on = 偉業を{ $connection }に置く
# without count
# en b5e4b6
offer-spaces = { $territory }：空きマス { $spaces }
# en 7aa80d
offer-totems = { $territory }：{ $totems }まで置けます
# without count
# en dc546f
offer-both = { $territory }：空きマス { $spaces }、{ $totems }まで置けます

## 起きたこと

# en 465d9e
refills = 場札に{ AND($biomes) }が出ました。
# en c5152c
half-journey = 旅の中間：テントの得点計算です。{ $track }
# en a56453
half-tribe = { $tribe }は旅の中間で{ $points }を得ました：{ LIST($places) }。
# en 3a3a01
half-place = { $place }で{ $points }点
# en 8e56ba
worth-now = { $tribe }は、いまマップ上で{ $points }です（{ LIST($parts) }）。
# en e81d03
journey-ends = 旅が終わりました。{ $track }
# en c35bbf
track = { LIST($tribes) }。
# en ef3b3e
track-tribe = { $tribe }が{ $points }点
# en 8231b2
shuffles = 山札が尽き、捨て札{ $count }枚が新しい山札になりました。
# en a1e29e
deck-out = 山札が2回目に尽きました。もうだれもカードを引きません。
# en 348c33
earns-in = { $player }が{ $feat }の偉業をなしとげ、{ $place }に置きました。
# en 9f5b84
earns-on = { $player }が{ $feat }の偉業をなしとげ、{ $connection }に置きました。
# en cf6dfd
last-round-deck = 山札が2回尽きたので、最後のラウンドです。全員の手番の数がそろうまで続きます。
# en a41e4a
last-round-tents = { $player }のテントがなくなったので、最後のラウンドです。全員の手番の数がそろうまで続きます。
# en 049cf3
discards = { $player }が{ $biome }カードを捨てました。
# en b5e731
discards-for-third = 第三の部族は何も置けないので、{ $player }が{ $biome }カードを捨てました。
# en 470fbf
takes = { $player }が場札から{ $biome }カードを取りました。
# en a9aa57
draws = { $player }が山札から{ $biome }カードを引きました。
# en c971d6
draws-unseen = { $player }が山札からカードを1枚引きました。
# en eac57e
third-rests = { $player }には、第三の部族に使うカードがもうありません。
# en b5b43e
places-tent = { $player }が{ $place }のマス{ $space }にテントを置きました（{ $payment }）。
# en 262ce9
places-totem = { $player }が{ $place }にトーテムを置きました（{ $payment }）。
# en 082da4
third-places-tent = { $player }が第三の部族のテントを{ $place }のマス{ $space }に置きました（{ $payment }）。
# en 3e802d
third-places-totem = { $player }が第三の部族のトーテムを{ $place }に置きました（{ $payment }）。

## 終わりと得点

# en a939cd
ended-deck = 山札が2回尽きました。{ $result }
# without count
# en 84c1b3
ended-tents = { AND($players) }のテントがなくなりました。{ $result }
# en 22523b
wins = { $player }の勝ちです（{ $points }）。
# en 828c86
share = { AND($players) }が勝利を分け合います。得点はそれぞれ{ $points }で、残りのコマも同じ数です。
# en 2bb248
tie-break = { AND($players) }はそれぞれ{ $points }ですが、残りのコマがいちばん多い（{ $spare }個）{ $winner }の勝ちです。
# en f6d3cc
third-wins = 第三の部族が{ $points }で勝ちました（プレイヤーの最高は{ $best }点）。{ $one }も{ $other }も負けです。
# en 2774fa
third-ties = 第三の部族が{ $points }で勝ちました（プレイヤーの最高と同点）。{ $one }も{ $other }も負けです。
# en 922e75
not-scored = いまのマップ：{ $line }
# en 75a51b
half-line = 旅の中間：{ $place }
# en 17aa49
rank-1 = 1位
# en 8602fe
rank-2 = 2位
# en d3c2bd
rank-3 = 3位
# en 466a6a
rank-4 = 4位
# en fc0e26
rank-5 = 5位
# en c9c696
tent-line = { $place }：{ $tents }のうち{ $own }、{ $rank }
# en c67b47
connection-line = { $one }〜{ $other }のルート：{ $totems }
# en d31fdb
settlement-line = { LIST($places) }の集落：{ $tents }
# en 477a22
multiplied = { $line }、{ $feats }で{ $points }×{ $times }

## 文字の表

# en 02ad63
heading = { $map }。{ $origin }
# en 9eb9e6
key = 数字は空いているテントのマス、▲{ $letter }は{ $colour }のテント、◎はトーテムの場所とそこのトーテム（{ $letter }2は{ $colour }が2本）、(7)は陸路、~7~は海路、x7xは山の下のルート、^〜^^^^はその山の印、点は道です。
# en 27acb1
territories = 地域
# en 553b3f
connections = ルート
# en 616873
tribes = 部族
# en 608c98
paths = 道：{ $pairs }
# en 5ccc6d
facts = { $first }／{ $next }
# en f4d171
notes = { LIST($notes) }
# en fa4d05
territory-line = { $territory }：{ $facts }
# en 310e9f
territory-name = { $place }（{ $biome }）
# en 37e6e4
colour-count = { $colour }{ $count }
# en beb1a6
unexplored = 未踏
# en 326649
standing-tents = テント：{ LIST($tents) }
# en d0dcc6
open-spaces = 空きマス：{ $spaces }
# en 16d263
no-open-space = 空きマスなし
# en 0b0278
standing-totems = トーテム：{ LIST($totems) }（{ $room ->
    [0] もう置けません
   *[other] あと{ $room }本置けます
}）
# en cdde11
no-totems = トーテムなし（あと{ $room }本置けます）
# en 85eebf
tents-times = 偉業でテント×{ $times }
# en d0acf5
totems-times = 偉業でトーテム×{ $times }
# en 8e0f83
by-land = 陸路
# en d5a3ae
by-water = 海路
# en 337a33
symbol = 印{ $symbol }
# en 8cf5b7
mountain = 山があり得点にならない
# en 682d9d
connection-row = { $from }〜{ $to }（{ LIST($facts) }）、両端のトーテム：{ $one }と{ $other }
# en b7c271
tribe-line = { $tribe }：{ $facts }
# en 3f2efc
you = { $player }（あなた）
# en 66458c
points-at-end = 得点{ $points }
# en edce80
points-now = 得点{ $points }、いまのマップであと{ $more }点
# en 93b604
stock = 残り{ $tents }と{ $totems }
# en 1a482a
hand = 手札：{ $cards }
# en 600b4a
starting-player = スタートプレイヤー
# en 1c319c
discard-pile = 捨て札：{ $cards }
# without count
# en 5d1d2f
earned = なしとげた偉業：{ AND($feats) }
# en 9cd018
feats-left = 残っている偉業：{ LIST($feats) }。
# en 59cebc
feat-left = { $feat }{ $count }
# en 3db63e
feats-all-earned = 偉業はすべてなしとげられました。
# en 2c028e
deck-first = 場札：{ $display }。山札：{ $cards }（1回目の山札）。
# en ce974b
deck-second = 場札：{ $display }。山札：{ $cards }（2回目の山札）。
# en cb0cbe
display-empty = なし

## 絵

# en 18432f
picture-title = Iwari：{ $map }
# en 76302c
map-title = { $map }（Iwariのマップ）
# en 00b500
map-space-title = テントのマス{ $number }、{ $place }
# en 679c4c
map-totem-title = トーテムの場所、{ $place }
# en c6c54a
map-symbol-title = { $connection }、{ $symbol }
# en a2f151
land-title = { $territory }、テントのマス{ $count }か所
# en 96c718
space-title = { $territory }の空きマス{ $space }
# en 71a72b
tent-title = { $territory }のマス{ $space }にある{ $tribe }のテント
# en 48772a
totem-title = { $territory }のトーテムの場所：{ LIST($standing) }（{ $room ->
    [0] もう置けません
   *[other] あと{ $room }本置けます
}）
# en 800926
totems-of = { $tribe }{ $count }本
# en c25ece
totems-none = なし
# en 2bd9bc
land-connection-title = ルート{ $number }（陸路）、{ $one }〜{ $other }
# en f1c721
water-connection-title = ルート{ $number }（海路）、{ $one }〜{ $other }
# en d78581
covered-title = { $connection }、山の下なので得点になりません
# en 590e53
multiplied-title = { $connection }、トーテムの得点{ $times }
# en ed0859
feat-title = { $place }の{ $feats }：最後にテントの得点が{ $times }になります
# en dfb286
supply-title = 残っている{ $feat }の偉業{ $count }個
# en e6738c
player-title = { $tribe }：これまでの得点{ $points }
# en d99171
to-move = 手番
# en 9eccc7
stock-title = { $tribe }の残り：{ $tents }と{ $totems }
# en e3e1ae
pile-title = { $player }の捨て札：{ $cards }
# en d57d43
two-sentences = { $first }。{ $next }
# en 6bfcbb
pile-does = 使ったカードと捨てたカードです（地形ごと）。得点にはなりません。山札が最初に尽きると、2回目の山札になります（IW-30）。
# en 3cd603
stock-does = 最初はテント20張とトーテム8本です。だれかが最後のテントを置くと、まもなくゲームが終わります（IW-31）。同点なら、残りのコマが多いほうの勝ちです（IW-70）。
# en 4849c6
supply-does = 偉業は、終わりに、置かれた場所の得点を何倍かにします（IW-90）。
# en 721f8e
worth-tents = テント{ $points }点
# en 8f10c8
worth-totems = トーテム{ $points }点
# en bf30b5
worth-settlements = 集落{ $points }点
# en 0115fe
worth-none = まだなし
# en 6fff94
worth-title = いまのマップ：{ $points }（{ LIST($parts) }）。ゲームの終わりに得点します（IW-31）。
# en 401dad
worth-mountain = ここのトーテムは数えません（IW-50）。
# en 72c089
worth-connection = 両端でトーテムが最多の人（同数でもよい）は、両端のトーテムの合計を得点します（IW-51）。いまは{ $totems }、得るのは{ AND($tribes) }です。
# en badeb6
worth-unled = 両端でトーテムが最多の人（同数でもよい）は、両端のトーテムの合計を得点します（IW-51）。いまは{ $totems }、両端で最多の人はいません。
# en 783a97
worth-unexplored = まだテントがありません。最初の手番に置けるのはテント一つだけです（IW-14）。
# en 00a8d9
worth-land = テントが最多の部族はここのテントの総数を、次の部族は一つ上の部族のテントの数を得点します（IW-40）。いまは{ LIST($tribes) }です。
# en 686b25
worth-tribe = { $tribe }の{ $tents }（{ $points }）
# en 2ce5a5
own-card-title = 手札の{ $biome }カード
# en a82fdd
card-title = { $player }の手札の{ $biome }カード（場札から取ったもの）
# en 2831ae
back-title = { $player }の伏せたカード
# en 467141
display-title = 場札の{ $biome }カード
# en 3744e0
deck-title = 山札：{ $cards }
# en 5bad4b
label-deck-0 = 1回目の山札と場札
# en 4e47d4
label-deck-1 = 2回目の山札と場札
# en 94b125
label-deck-2 = 山札は尽きました
# en 5ddbf3
label-last-round = { $deck }・最後のラウンド
# en a6b180
label-scored = 得点
# en 4facb0
label-discards = 捨て札
# en d0da91
label-third = 勝てば2人とも負けです。
# en 4f95d2
label-starts = 最初
# en ba24ef
label-half = 旅の中間
# en a4a3ec
label-tents = テント
# en f0ca2a
label-totems = トーテム
# en c9e4de
label-settled = 集落
# en 9321a7
label-points-title = 部族ごとの得点：旅の中間で得た点（IW-30）と、いま終わったらテント（IW-40）、トーテム（IW-51）、集落（IW-60）で得る点
# en 68638b
explain-half = 旅の中間：最初の山札が尽きるとテントの得点を数え、終わりにもう一度数えます。
# en 5d7c93
explain-tents = テント：地域で最多の部族はそこのテントの総数を、次の部族は一つ上の部族の数を得点します。
# en 7b5b51
explain-totems = トーテム：ルートの両端で最多なら、両端のトーテムの合計を得点します。
# en e0f0d0
explain-settled = 集落：道でつながった自分のテント四つ以上は、1点ずつになります。
# en 14c0f2
button-pay-card = 1枚払う
# en 3c7253
button-pay-card-title = 地域と同じ地形のカード1枚で払う
# en 5b4fb5
button-pay-two = { $biome }2枚払う
# en ec504f
button-pay-two-title = { $biome }カード2枚で、別の地形のカード1枚の代わりに払う
# en 0a6e32
button-discard = 捨てる
# en a80c84
button-discard-title = カードを1枚捨てる：続けて手札から選びます
# en 1835db
button-done = 終える
# en 280073
button-done-title = 置くのを終える

## レッスン

# en ff5931
lesson-title = Iwari：はじめてのゲーム
# en a6cf0f
lesson-1 = 最初のテント
# en 10e510
lesson-1-1 = あなたは丸の印の、赤い部族を率います。地域の地形は五つ、ツンドラ、森、氷河、海岸、砂漠です。カードも同じです。
# en 34e52a
lesson-1-2 = カード1枚で、同じ地形の地域にコマを一つ置けます。森カードが2枚あります。「巨松の森」の光っているマスをクリックしてから、「1枚払う」を押しましょう。
# en 55c620
lesson-1-2-otherwise = 「巨松の森」の光っているマスをクリックし、それから「1枚払う」のボタンを押してください。
# en 42e56c
lesson-1-3 = まだだれも来ていない地域なので、この手番に置けるのはテント一つだけです。次は手札を3枚に補充します。場札の森カードを取りましょう。
# en efb945
lesson-1-3-otherwise = 山札のとなりに表向きで置かれた森カードを取ってください。
# en c8bb53
lesson-1-4 = 場札が補充されました。次はTomの番です。砂漠カードで「琥珀の荒野」を探検します。
# en 4e2d3d
lesson-1-5 = Tomは山札から引きます。何を引いたかはだれにも見えません。場札から取ったカードは、全員に知られたままです。
# en 698876
lesson-2 = 二つのコマと、2枚1組
# en c48bf1
lesson-2-1 = 数手番あとです。もうテントがある地域には、1手番に二つまでコマを置けます。テントでもトーテムでもかまいませんが、すべて同じ地域です。
# en 1979e6
lesson-2-2 = 「巨松の森」で差をつけましょう。自分のテントと道でつながった光っているマスに三つ目のテントを置き、森カードで払います。
# en a107c9
lesson-2-2-otherwise = 「巨松の森」の光っているマスをクリックし、それから「1枚払う」のボタンを押してください。
# en 19f574
lesson-2-3 = 森カードはもうありませんが、同じ地形の2枚は、ほかのどの地形の1枚の代わりにもなります。木の印がある「巨松の森」のトーテムの場所をクリックし、海岸カード2枚で払いましょう。
# en b0cc99
lesson-2-3-otherwise = 木の印のトーテムの場所をクリックし、それから海岸の印が二つあるボタンを押してください。
# en b7a7ff
lesson-2-4 = トーテムが立ちました！一つの地域のトーテムは、そこでいちばん多い部族のテントの数までです。カード3枚、コマ二つ、地域一つ。1手番にできるのはここまでです。手札を補充しましょう。まず砂漠カードを、
# en 730709
lesson-2-4-otherwise = 場札から砂漠カードを取ってください。
# en a9ba28
lesson-2-5 = 次に海岸カードを、
# en d13d09
lesson-2-5-otherwise = 場札から海岸カードを取ってください。
# en 9f3d70
lesson-2-6 = 最後の1枚は、見えない山札から引きます。
# en e48950
lesson-2-6-otherwise = 山札から引いてください。
# en 2d6121
lesson-3 = 得点になるもの
# en 3963cc
lesson-3-1 = テント：「巨松の森」には5張あります。あなたがいちばん多いので、その全部で5点です。2番目のTomは、あなたのそこのテントと同じ数の4点です。山札が最初に尽きたときと、最後にもう一度得点します。
# en 7410f5
lesson-3-2 = 集落：道でつながった自分のテントが四つ以上あれば、最後にテント一つが1点になります。あなたの集落は「巨松の森」から「霜の冠」まで続いていて、5点です。
# en 189bc0
lesson-3-3 = トーテム：ルート1は「巨松の森」と「かもめ浜」を結びます。両端ともトーテムが最多（同数でも可）の人は、そこにある全部のトーテムが得点になります。「巨松の森」ではあなたが最多です。「かもめ浜」にもトーテムを置きましょう。
# en 1ffde9
lesson-3-3-otherwise = 波の印がある「かもめ浜」のトーテムの場所をクリックし、それから「1枚払う」を押してください。
# en 1085bc
lesson-3-4 = 「かもめ浜」は1本ずつ。同数で十分です。これでルート1はあなたの4点になりました。残りのカードはここでは使えないので、山札から手札を補充しましょう。
# en e48950
lesson-3-4-otherwise = 山札から引いてください。
# en eefd94
lesson-3-5 = 眠れる山の下のルートは得点になりません。山札が2回尽きるか、だれかが最後のテントを置いたら、そのラウンドを終えて、得点のいちばん多い人が勝ちます。よい旅を！

## はじめての人へ

# en 673b55
goal = テントで地域を、トーテムでルートを制し、テントをつないで集落を作ります。
# en ad7d86
prompt-discard = 次に、捨てるカードを選んでください。
# en e46595
prompt-place = このカードでテントかトーテムを置く所を選んでください。
# en ff05aa
prompt-paid = テントかトーテムを置いてください。その地形のカード1枚で払えます。
# en 6e8f3b
prompt-pay = { $place }への払い方を選んでください：{ $biome }カード1枚か、{ OR($pairs) }カード2枚です。
# en cfad43
prompt-pay-pair = { $biome }カードがないので、{ $place }には同じ地形のカード2枚がいります。払う2枚（{ OR($pairs) }）をクリックするか、「やめる」を押してください。
# en 5ee877
prompt-half-journey = 旅の中間の得点計算：{ $track }次に、{ $asked }
# en 2ae956
yourself = あなた
# en 22b0c8
prompt-unexplored = { $place }は未踏の地域だったので、テントは一つだけです。次に、{ $asked }
# en b1b4ef
brings-tent = ここにテントを置くと、マップ上の点は：{ LIST($tribes) }。
# en 092bf8
brings-totem = ここにトーテムを置くと、マップ上の点は：{ LIST($tribes) }。
# en d59978
brings-points = { $tribe } { $after }（いま{ $before }）
# en 098cce
brings-nothing = ここにコマを置いても、いまは点が変わりません。
# en 9d7d97
map-size-text = 地域{ $territories }、テントのマス{ $spaces }、ルート{ $connections }。
# en ba24ef
category-half-journey = 旅の中間
# en a4a3ec
category-tents = テント
# en f0ca2a
category-totems = トーテム
# en c9e4de
category-settlements = 集落

## マップファイルの誤り（ファイルの中の語はそのまま引用します）

# en 9a0414
map-fault = { $file }：{ $fault }。
# en e2374f
map-fault-at = { $file }、{ $place }：{ $fault }。
# en c2353e
map-place-territory = 地域{ $number }
# en c7a860
map-place-sea = 海
# en d202ed
map-place-sea-name = 海の名前{ $number }
# en 671c82
map-place-connection = ルート{ $number }
# en 01925a
map-place-connection-at = { $number }番目のルート
# en caf3fc
map-unfit = { $file }：{ $fault }。{ $example }.tomlのように書いてください。
# en 27ee5a
map-no-toml = { $file }：正しいTOMLではありません（{ $fault }）。その行を直してください。
# en f9beae
map-or-file-unknown = { $file }というマップやファイルはありません。{ LIST($names) }か、.tomlファイルのパスを使ってください。
# en 6f57f2
map-unreadable = ファイル{ $file }は読めません（{ $fault }）。読めるファイルを指定してください。
# en 1016a6
map-too-long = { $file }：ファイルが{ $limit }バイトを超えています。マップはもっとずっと小さいはずです。
# en af6521
map-no-utf-8 = { $file }：{ $byte }バイト目がUTF-8ではありません。UTF-8で保存してください。
# en 9b31e0
map-no-table = 項目の表でなければなりません。`field = value`の形で書いてください
# en 4960a6
map-field-unknown = { $field }という項目はありません。使えるのは{ LIST($known) }です
# en 808553
map-field-missing = 項目「{ $field }」がありません。書き足してください
# en ef3193
map-field-text = 「{ $field }」は1〜{ $limit }文字の文字列です。引用符で囲んで1行で書いてください
# en e255b9
map-field-choice = 「{ $field }」が{ $value }になっています。{ LIST($allowed) }のどれかを書いてください
# en f30116
map-field-number = 「{ $field }」が{ $value }になっています。{ $low }〜{ $high }の整数を書いてください
# en c7d8b9
map-field-list = 「{ $field }」はリストです。角かっこで囲んでください
# without high
# en 76070e
map-entries-exactly = 「{ $field }」の中身が{ $count }個です。ちょうど{ $low }個書いてください
# en 57f120
map-entries = 「{ $field }」の中身が{ $count }個です。入るのは{ $low }〜{ $high }個です
# en 1223df
map-field-numbers = 「{ $field }」に{ $value }があります。整数{ $count }個を角かっこで囲んで書いてください
# en 58a4af
map-point-off = 「{ $field }」の点{ $point }はマップの外です。{ $size }の中に収めてください
# en b88d71
map-huge-number = 大きすぎる数
# en cd2a4b
map-list-or-table = リストか表
# en 7dafdf
map-size = 大きさが{ $width }×{ $height }です。{ $low }〜{ $high }の数を二つ書いてください
# en 638564
map-key = キー{ $key }に使えない文字があります。小文字の英字、数字、ハイフンで書いてください
# en 87ffba
map-neighbours = 「neighbours」には地域を書きます。キーを引用符で囲んでください
# en b894dd
map-space-twice = テントのマス{ $space }が二つあります。マスごとに別の番号をつけてください
# en 67637d
map-too-many-spaces = テントのマスが{ $count }あります。{ $limit }までにしてください
# en 5dc699
map-space-missing = テントのマス{ $number }がありません。1〜{ $last }の番号を続けてつけてください
# en 59161d
map-connection-missing = ルート{ $number }がありません。1〜{ $last }の番号を続けてつけてください
# en 3fda8e
map-isle = 点のリストでない島があります。一つにつき3〜{ $limit }個の点を書いてください
# en e62e0f
map-path-nowhere = 道{ $path }の行き先がありません。マス{ $space }はないので、マス1〜{ $last }の二つを結んでください
# en 343705
map-path-back = 道{ $path }は同じマスに戻っています。別々のマスを結んでください
# en b54cb3
map-path-twice = 道{ $path }が二つあります。一つを消してください
# en 47efe4
map-connection-twice = 同じ番号が二つあります。ルートごとに別の番号をつけてください
# en 8e860a
map-connection-to-itself = 同じ地域どうしを結んでいます。「between」に別々の地域を二つ書いてください
# en 77e44e
map-territory-unknown = { $key }という地域はありません。ある地域のキーを書いてください
# en 94e683
map-key-twice = キー「{ $key }」の地域が二つあります。地域ごとに別のキーをつけてください
# en dd42e2
map-biome-missing = 「{ $biome }」の地域がありません。どの地形の地域も一つは必要です
# en e3d962
map-totem-outside = トーテムの場所が輪郭の外です。「totem」を中に移してください
# en ed7951
map-space-outside = テントのマス{ $space }が輪郭の外です。中に移してください
# en df68ec
map-own-neighbour = 自分自身がとなりの地域になっています。「neighbours」から自分のキーを消してください
# en 783db8
map-one-sided-neighbour = 「{ $key }」のほうでは、となりの地域として書かれていません。あちらに書き足すか、こちらから消してください
# en 9cef62
map-too-many-paths = テントのマス{ $space }に道が{ $count }本あります。{ $limit }本までにしてください
# en 4371de
map-symbol-used = 印{ $symbol }が{ $times }回使われています。二つのルートにつけるか、まったくつけないでください
# en 5fb205
map-not-ours = { $complaint }。直すか、付属の{ $map }でないマップには別の名前をつけてください
# en 906d56
map-wrong-biomes = 「{ $biome }」の地域が{ $count }で、{ $wanted }ではありません
# en 0e4159
map-few-crossings = 地域の境を越える道が{ $count }本で、{ $wanted }本に足りません
# en 7c556e
map-same-biome = となりどうしの「{ $one }」と「{ $other }」が、どちらも「{ $biome }」です
# en be7eba
map-border-unsaid = 「{ $one }」と「{ $other }」は境を接していますが、「neighbours」に書かれていません
# en 204c70
map-island = 地域{ $territory }のテントのマス{ $space }は、どの道でもマス1につながっていません
# en 9fa751
map-connection-count = ルートが{ $count }本で、{ $wanted }本ではありません
# en b88852
map-few-by-water = 海路が{ $wanted }本に足りません
# en 290ef3
map-symbol-unused = 印{ $symbol }が使われていません
# en f103c7
map-plain-land = 印のない陸路がありません
# en 95f7a1
map-plain-water = 印のない海路がありません
# en c93286
map-connection-7 = ルート7が氷河の地域とツンドラの地域を結んでいません
# en 1f369e
map-space-count = テントのマスが{ $count }で、{ $wanted }ではありません
# en 7fa192
map-land-spaces = { $place }のテントのマスが{ $count }で、{ $wanted }ではありません
# en 1c0bf3
map-land-not-joined = { $place }のテントのマスが、その中でつながっていません
# en 50ab30
map-range = { $low }〜{ $high }
# en f4c600
map-given = マップ
# en f8aafe
map-packed = 圧縮されたマップ
# en 8569c4
map-packed-cut-off = 圧縮されたマップが長すぎるか、途中で切れています。マップファイルを圧縮し直してください。
# en de72bf
map-packed-damaged = 圧縮されたマップが壊れています。マップファイルを圧縮し直してください。
# en ccc5d9
map-unknown = { $map }というマップはありません。{ LIST($names) }か、圧縮されたマップファイルを使ってください。
# en f2b218
map-not-known-here = この卓のマップはここではわかりません。先にオプションを読み、とっておいてください。

## コマンドmap-balance

# en 2f100f
iwari-whether-a-map-is-fair-equal-bots-play-on-it-with-every-number-of-players = Iwari：マップが公平かどうか。同じ強さのボットが、すべての人数で対戦します。
# en d165b9
a-map-s-name-or-file = マップの名前かファイル。
# en 05977b
a-bot-else-those-of-the-report = ボット。省くとレポートのボット。
# en 0c02bb
a-folder-with-the-games-of-the-report-default-the-cache = レポートの試合のあるフォルダー。省くとキャッシュ。
# en e5c9d5
more-or-fewer-games-than-usual = 試合数をふだんの何倍にするか。
# en 953ec1
processes-that-play = 対戦するプロセスの数。
# en bdd715
write-the-page-of-the-maps-here = マップのページをここに書きます。
# en 7f5cc2
balance-summary = { $map }、{ $players }人、{ $bot }：{ $games }試合、勝者あり{ $won }、いちばん有利な席{ $seat }、いちばん有利な手番順{ $turn }、訪れが最も少ない地域{ $entered }%：{ $fair ->
    [yes] 公平
   *[no] 公平ではない
}、手番順は{ $even ->
    [yes] 互角
   *[no] 偏りあり
}

## レポート

# en fc2d79
report-title = Iwari：マップ、人数、偉業
# en a5d857
report-intro = 偉業なしで二つのマップをすべての人数で、それから偉業を一つずつ3人で遊びます。マップはこのプロジェクトによる再現です。
# en 3f15fb
measure-ties = 引き分け、または勝者なし
# en dbd9a3
report-skill = 3人の卓に強いボットが1体。
# en 499629
report-seats = 席ごとの勝率、{ $count }人
# en f5a717
report-third-tribe = { $equal }{ $spread }2人のときは第三の部族が勝つことがあり、その場合は勝者がいません。
# en 76dfdc
report-third-tribe-more = 2人で{ $map }で遊ぶと、第三の部族が{ $share }の試合で勝ちます。3分の1を超え、そのときはどのプレイヤーも勝ちません。
# en 8b4b93
report-third-tribe-less = 2人で{ $map }で遊ぶと、第三の部族が{ $share }の試合で勝ちます。3分の1にも届きません。
# en a4a9c9
report-third-tribe-unsure = { $map }で第三の部族の勝ちが試合の3分の1より多いか少ないかはわかりません（{ $share }）。
# en 0777e9
report-note = { $equal }{ $spread }
# en 6f6fa3
where-map = { $map }では、
# en 5d45f3
where-map-players = { $map }の{ $count }人では、
# en a6f17f
report-map-turns = { $count }人では、{ $here }は{ $there }より1ゲームの手番数が{ $size }なります
# en 7e3aac
report-map-points = { $count }人では、{ $here }は{ $there }より1席の得点が{ $size }なります
# en 1e4ff9
report-map-unsure = マップによる差はわかりません：{ $measure }
# en 70f350
report-feat-wins = { $feat }：一つなしとげるごとの勝ちの差
# en c438c5
report-feat-earned = { $feat }：1ゲームでなしとげた数
# en 4155f4
report-feat-points = { $feat }：1席の得点
# en a416f2
report-feat-turns = { $feat }：ないときとの手番の差
# en feb830
report-feat-chart = { $map }：偉業をなしとげることと勝ちの関係
# en 207445
report-feats = { $map }の偉業
# en 75bcc5
report-feats-note = 3人、偉業は一つずつ。
# en b9109f
report-feat = { $feat }の偉業をなしとげると、{ $size }なります
# en 3f3c9c
report-feat-unsure = { $feat }の偉業をなしとげることと勝ちの関係はわかりません
# en a20a3c
report-leads = { $place }で首位
# en a722b4
report-holds = ルート{ $number }を占める
# en 7d5cdc
report-places = { $map }の地域とルート
# en 8ed898
report-places-note = 最後に首位に立つこと、または占めていることが、100試合あたり何勝の差と結びつくかです。3人、偉業なし。
# en fbe0e9
report-map-new-horizons = 新たな地平
# en 107db3
report-map-vast-lands = 広大な大地
# en 61ee9c
mark-feats = 偉業
# en 4752d8
mark-territories-led = 首位の地域
# en 0fe773
mark-connections-held = 占めたルート
# en 45f70d
mark-territories-entered = 訪れた地域

## その手で得るものと許すもの。題は問題のテーマ。$points、$before、$afterは数えた点

# en 46cd96
motive-majority-turned = このテントで{ $place }の単独1位になり、得点は{ $before }から{ $after }になります。
    .title = 首位に立つ
# en 309c0a
motive-majority-tied = { $place }でテントの数が1位に並び、得点は{ $before }から{ $after }になります。
    .title = 首位に並ぶ
# en 2cb061
motive-connection-held = { AND($connections) }で最多を占めます。いまのままなら{ $points }です。
    .title = ルートを占める
# en 83b141
motive-connection-broken = { $player }が{ $connection }の最多を失います。
    .title = ルートを断つ
# en 48f1eb
motive-feat-earned = { AND($feats) }の偉業をなしとげます。最後に得点が何倍かになります。
    .title = 偉業をなしとげる
# en 4b4c99
motive-settlement = 集落の得点が{ $points }増えます。
    .title = 集落
# en 72b9e6
motive-lead-closed = { $place }の最後のテントのマスです。そこではもうだれにも抜かれません。
    .title = 確かな首位
# en 1ab789
motive-feeds-leader = テントはすべて1位の得点になります。{ $place }は{ AND($players) }にとって{ $points }になります。
    .title = 1位を助けるテント
# en 758908
motive-opens-territory = { $place }が探検済みになり、ほかの人は1手番にコマを二つまで置けます。
    .title = 開かれた地域
# en 7f03f3
motive-pays-double = { $biome }カード1枚ですむのに、2枚払います。
    .title = 2枚払う
# en 088548
motive-last-card = 捨て札にも手札にもない、最後の{ $biome }カードです。
    .title = その地形の最後の1枚
# en b1c3ed
motive-deck-ends = 山札の最後の1枚です。この手番のあと、旅の中間の得点計算があります。
    .title = 山札が尽きる
# en 8fdf22
motive-nothing-placed = 置けるのに、この手番は何も置きません。
    .title = 何も置かない手番
# en 72cf1f
motive-lead-widened = { $place }でのリードが広がり、得点は{ $before }から{ $after }になります。
    .title = 首位を広げる
# en 5a452d
motive-second-place = { $place }では1位に及びませんが、得点は{ $before }から{ $after }になります。
    .title = 首位に続く
# en e2a8bf
motive-connection-grows = { AND($connections) }で最多です。トーテムが増え、{ $points }増えます。
    .title = 育つルート
# en 61708f
motive-totem-lead = { $place }ではトーテムの数でどの部族にも負けません。{ AND($connections) }の一方の端です。
    .title = ルートの一方の端
# en ed1978
motive-new-biome = { $biome }カードはまだ手札にありません。{ $biome }には空いたテントのマスが{ $count }か所あります。
    .title = 新しい地形
# en 3acb6a
motive-pair-held = { $biome }カードが{ $count }枚になります。2枚で、ほかの地形のどのカード1枚の代わりにもなります。
    .title = ペア
# en 7e5a24
motive-cards-kept = あとの手番のために、カードが{ $count }枚手に残ります。
    .title = 残したカード
# en e2f4e7
motive-unseen-card = 引いたカードが何か、ほかの人にはわかりません。
    .title = だれも見ないカード

## 問題のレッスン

# en b4692c
exercise-connection-held = ルートを占める
# en 4e933a
exercise-connection-held-before = ルートの両端の地域のトーテムは、両方で最多の人の得点になります。自分を最多にするコマの置き方を見つけましょう。
# en 967eff
exercise-connection-held-after = 両端のそれぞれで、いちばん多い人と同じ数のトーテムがあれば足ります。コマ一つですむ場所を探しましょう。
# en 3520e3
exercise-majority-turned = 首位に立つ
# en 273574
exercise-majority-turned-before = 地域のテントは、すべて1位の人の得点になります。単独1位になれるテントを見つけましょう。
# en 703ca4
exercise-majority-turned-after = 首位に立つテントなら、そこにあるものすべてが得点になります。自分のテントを増やすだけでは、あまり得になりません。
# en 441182
exercise-majority-tied = 首位に並ぶ
# en 4b3c81
exercise-majority-tied-before = 1位に並ぶだけでも点になり、抜くより安くすむことも多いです。その場所を見つけましょう。
# en bbba10
exercise-majority-tied-after = 首位に並ぶことは、単独首位への第一歩です。
# en fcc38f
exercise-settlement = 集落
# en 0a364e
exercise-settlement-before = 道でつながった四つ以上の自分のテントは集落になり、テント一つにつき1点です。集落を完成させるテントか、広げるテントを見つけましょう。
# en 4c99d1
exercise-settlement-after = 道は境界を越えます。マスを選ぶ前に、マップ全体を見ましょう。

## 強い手に尋ねる、手の種類

# en 568201
habits-openings = 最初のテント
# en 3cdc27
habits-pieces = テントとトーテム
# en 92c209
habits-territories = 新たな地平の地域
# en 6f2c69
habits-cards = カード
# en d0739f
habit-open-alone = 自分のテントが{ $count }張になる前に、テントのない地域にコマを置く
# en f5703b
habit-open-totem = 自分のテントが{ $count }張になる前のトーテム
# en 8b8413
habit-tent = テント
# en 4cf75e
habit-totem = トーテム
# en f8ae7a
habit-second-piece = 手番の二つ目のコマ
# en cfd1b3
habit-two-cards = ほかの地形のカード2枚で払う
# en 57a8bd
habit-join = ほかの部族だけがテントを持つところにコマを置く
# en c628e0
habit-in = { $place }にコマを置く
# en bb0717
habit-take = 場札の{ $biome }カードを取る
