### MauwiとMauw：すべての文。このプロジェクトによる日本語訳です。
### 「9」は裏向きのカード。初版では「Mauw」と呼びます。

## ゲームとオプション

# en fe4f42
title-mauwi = Mauwi
# en 1c6715
title-mauw = Mauw
# en e248c5
summary = 猫の戦士たちが仲間になり、対決し、九つの命を集め、となりの命をうばい合います。
# en d7407f
credit = MauwとMauwiはVincent Joassinの作品です。MauwiはTsumeから発売されています。ここで遊べるのは、独自に作られた版です。
# en 88ec2c
option-edition = Mauwi、またはその初版Mauw。
    .label = 版
    .is-mauwi = Mauwi
    .is-mauw = 初版Mauw
# en ef68de
option-expert = まぜる{ $card }カードの枚数（mauwiのみ）。
    .label = { $card }
# en 90a080
option-teams = 二人一組で得点を合計して遊びます（mauwiのみ、4人以上）。
    .label = チーム戦
# en 9f2493
option-free-slot = 戦士を置ける空き場所：版の説明書どおり（mauwiはany、mauwはown）、だれの場所でも（any）、自分の場所だけ（own）。
    .label = 空き場所
    .is-edition = 説明書どおり
    .is-any = だれの場所でも
    .is-own = 自分の場所だけ
# en dabbec
option-start = 最初のプレイヤー：くじ（chance）か、席の番号。
    .label = 最初の人
    .is-chance = くじで決める
# en 6e99c8
option-cards = 版と枚数の違うカードと、その枚数：spirit:5,warriors:8,joker:6。公式ルールではありません。
    .label = カードの枚数
# en 7c3870
too-few-for-teams = チーム戦には{ $fewest }人以上必要です。味方どうしはとなりに座りません（MW-80）。
# en cad16a
too-many-for-mauw = 初版は2〜{ $most }人用です。それより多いときはedition=mauwiにしてください。
# en 29b20d
no-experts-in-mauw = 初版にエキスパートカード（キーウィ、ニノックス、トゥアタラ）はありません。edition=mauwiで使えます。
# en b61ab3
no-teams-in-mauw = 初版にチーム戦はありません。edition=mauwiで遊べます。
# en 31c19f
own-slots-in-mauw = 初版では、戦士は自分のエリアの空き場所にだけ置けます（MW-91）。
# en 7ba27f
no-start = startはchanceか、1〜{ $players }の席です。{ $start }は使えません。
# en 473de2
no-card-count = { $given }は枚数の書き方ではありません。例：spirit:5。カードは{ LIST($known) }です。
# en 26084b
wrong-card-count = { $card }の枚数は0〜{ $most }です。{ $given }にはできません。
# en 3b2364
card-twice = { $card }の枚数が二度書かれています。
# en c11b66
deck-size = このデッキは{ $count }枚です。{ $players }人なら{ $fewest }〜{ $most }枚にしてください。
# en 938adb
change-cards = { $card }：{ $usual }枚の代わりに{ $count }枚。
# en dc4fc5
change-expert = { $card }：{ $count }枚（決まりでは{ $most }枚まで）。

## カード

# en cd58d7
card-1 = 1
# en 8120ef
card-2 = 2
# en 174526
card-3 = 3
# en c9311b
card-4 = 4
# en adcb33
card-5 = 5
# en ef93a8
card-6 = 6
# en 128c7e
card-7 = 7
# en d2aafc
card-8 = 8
# en 822037
card-spirit = 精霊
# en ce7e9c
card-joker = ジョーカー
# en 4b4e3b
card-maui = マウイ
# en 1613d4
card-kiwi = キーウィ
# en 43474e
card-ninox = ニノックス
# en f414a1
card-tuatara = トゥアタラ
# en dc6ec0
card-as = { $value }扱いの{ $card }
# en 006f90
same-value = 同じ数
# en 1ad683
nine = 「9」
# en 1c6715
mauw = Mauw
# en 3dfbc6
nines = 「9」{ $count }枚
# en 42517d
mauws = Mauw{ $count }枚
# en 0d8c2f
friends-mauwi = 仲間
# en fdf253
fight-mauwi = 対決
# en 0d8c2f
friends-mauw = 仲間
# en fdf253
fight-mauw = 対決
# en 7c0bee
colour-red = 赤
# en cc121c
colour-yellow = 黄
# en 7aa93d
colour-green = 緑
# en ae22d5
colour-blue = 青
# en 193020
warrior-coloured = { $colour }の{ $card }
# en e672da
warrior-kind = { $colour }の戦士{ $card }
# en 0f25a9
component-warrior = 戦士{ $card }
# en 822037
component-spirit = 精霊
# en 7eb3db
component-joker = ジョーカー
# en 4826af
component-kiwi = キーウィ
# en 9f9085
component-ninox = ニノックス
# en 9bb979
component-tuatara = トゥアタラ

## 列

# en f21f40
your-column = 自分の列{ $column }
    .seen = あなたの列{ $column }
# en caa745
column-of = { $player }の列{ $column }
    .seen = { $player }の列{ $column }
# without player
# en caa745
column-own = 自分の列{ $column }
    .seen = 自分の列{ $column }
# en 2bf98b
nobody = プレイヤー{ $number }
# en cb0cbe
empty = 空き
# en dd7efd
stack = { $nines }の上に{ $top }

## できない理由

# en 496e18
reason-mw-03 = 精霊は、上にカードのない{ $nine }か、自分のエリアの精霊の上に置きます。戦士の上や空き場所には置けません。
# en 1b55c6
reason-mw-05 = { $joker }は列に残りません。戦士か、自分の列の精霊の上に出します。
# en e3e4d4
reason-mw-10 = そこにはだれも座っていません。
# en c694cd
reason-mw-11 = 一つの列に{ $nine }は3枚までです。
# en 02d565
reason-mw-36 = 戦士の上の{ $joker }はコンボになります。{ $friends }か{ $fight }かを選んでください。
# en c12c28
reason-mw-40 = 精霊でふさぐのはほかの人の列です。自分の列はふさげません。
# en 4f98e7
reason-mw-51 = 攻撃されています。{ OR($defence) }で防ぐか、あきらめてください。
# en 71e437
reason-mw-52 = { OR($answers) }で攻撃を続けるか、あきらめてください。
# en 7d3b9a
reason-mw-73 = トゥアタラは攻撃されたときに使います。自分の番には出せません。
# en 77e39c
reason-mw-81 = 味方が攻撃されています。{ OR($defence) }で防ぐか、あきらめてください。
# en e692aa
reason-mw-82 = 味方の列をふさいだり、味方を攻撃したりはできません。
# en 986214
reason-mw-91 = 戦士は自分のエリアの空き場所にだけ置けます。
# en 386591
reason-mw-92 = 出せるカードがあるので、パスはできません。
# en e97ab7
reason-over = ゲームは終わりました。
# en 0f88d6
your-turn-mauwi = あなたの番です。手札を1枚、列に出してください。パスして手札をすべて捨て、4枚引くこともできます。
# en cf2310
your-turn-mauw = あなたの番です。手札を1枚、列に出してください。パスは出せるカードがないときだけです。
# en 7c6543
not-held = { $card }は手札にありません。
# en 497af9
no-combo = { $top }は{ $colour }です。コンボにできるのは{ OR($takes) }だけです。
# en ad770f
no-attack = { $top }は{ $colour }です。攻撃できるのは{ OR($takes) }だけです。
# en b49144
no-combo-with-spirit = 精霊とのコンボはありません。{ $joker }は何も宣言せずに精霊を取りのぞきます。
# en 900f65
no-lifting = 精霊を取りのぞけるのは別の精霊か{ $joker }だけで、自分のエリアに限ります。
# en 0a41dc
place-first = 先に{ $gain }の置き場所を決めてください。自分の空き場所か、上にカードのない1〜2枚の{ $nine }の上です。
# en 439966
no-place = { $gain }を置けるのは、自分の空き場所か、上にカードのない1〜2枚の{ $nine }の上です。
# en 65ef34
carry-first = キーウィが{ $card }を連れてきました。先に置き場所を決めてください。
# en 54ed34
no-warrior-there = キーウィは戦士を連れてきますが、{ $column }に戦士はいません。
# en 97fb72
no-place-for-warrior = キーウィが連れてこられるのは、そのあとどこかに出せる戦士だけです。{ $card }は出せる場所がありません。
# en caf768
no-freeing = ニノックスは相手の列の精霊を取ります。

## 入力された局面の誤り

# en 38d4f2
flaw = { $what }（MW-{ $clause }）
# en 082e5f
flaw-mw-01 = hand、top、discards、draw_pile：ゲームにある枚数より多いカードがあります。
# en 8ce6c9
flaw-mw-02 = seen、unseen：場の「9」の枚数ですが、合っていません。
# en 27e5bb
flaw-mw-03 = top：精霊は「9」の上にだけ置かれます。
# en 3e1c80
flaw-mw-05 = top：ジョーカーが列の一番上に来ることはありません。
# en a812f9
flaw-mw-07 = old：手札の古い場所とold_nine_countにある未公開のカードの枚数ですが、合っていません。
# en 91c676
flaw-mw-11 = nines、top：列には「9」が0〜{ $nines }枚、その上に戦士か精霊が1枚までです。
# en df3b92
flaw-mw-20 = to_move：このゲームの席ではありません。
# en 8463d1
flaw-mw-21 = hand、origin：手札は一人{ $hand }枚で、それぞれに出どころがあります。
# en ecd7cf
flaw-mw-33 = gain_nine、gain_top：獲得したカードが待つのは、置き場所を決める段階だけです。仲間には引くカードが必要です。
# en 14944f
flaw-mw-34 = gain_nine、gain_top：対決で得るのは、二人の戦士の一方かジョーカーで、もう一方の下に置きます。
# en 13c01d
flaw-mw-38 = stage：どこにも置けないカードの置き場所が問われています。
# en 7bd242
flaw-mw-50 = attacker、target_seat、target_column、attack_value、attack_card：攻撃になっていません。
# en 6fe501
flaw-mw-51 = to_move：防ぐのは攻撃されたプレイヤーです。
# en 2bb3ab
flaw-mw-52 = to_move、attack_card：防御のあとは攻撃側の番で、攻撃カードは残っていません。
# en 27544f
flaw-mw-60 = nines、ending：「9」が{ $nines }枚の列が{ $columns }本あればゲームは終わりです。終わったゲームには終わり方があります。
# en ff7277
flaw-mw-63 = turn_count、attack_count：ゲームは一人{ $turns }手番まで、攻防の攻撃カードは{ $attacks }枚までです。
# en c86dd1
flaw-mw-71 = carried：戦士が運ばれているのは、キーウィが置き場所をたずねている間だけです。
# en 09c330
flaw-mw-72 = gain_nine：戦士のない獲得は、見えないまま仲間から得たものか、ニノックスが取った精霊です。
# en 79f939
flaw-mw-73 = origin：カードを手札に取るのはトゥアタラだけで、戦士かジョーカーに限ります。
# en 69ff54
flaw-mw-81 = to_move：助けられるのは、攻撃されたプレイヤーの味方だけです。
# en 2ab9b4
flaw-mw-82 = target_seat：味方どうしは攻撃しません。

## いま決めること

# en fab5f5
status-turn-mauwi = { $player }の番：カードを1枚出すか、パスして手札をすべて捨て、4枚引きます。
# en b9c57c
status-turn-mauw = { $player }の番：カードを1枚出します。パスは出せるカードがないときだけです。
# en 26885c
status-asked = { $player }の番：{ $asked }
# en 0766cb
asked-carry = キーウィが連れてきた{ $card }をどこに置きますか？
# en b12b71
asked-place = { $gain }をどこに置きますか？
# en 86831b
asked-go-on = 攻撃は防がれました。{ OR($answers) }で続けますか、あきらめますか？
# en 4fdb05
asked-defend = { $threat }{ OR($defence) }で防ぎますか、あきらめますか？
# en 3b541a
threat = { $attacker }が{ SEEN($column) }の{ $warrior }を{ $card }で攻撃しています。
# en 9f77b5
gain = { $nine }
# en 960e14
gain-with = { $top }をのせた{ $nine }

## 手の提案

# en 3e52c1
say-defend = { $card }で防ぐ
# en 0c8fe4
say-go-on = { $card }で続ける
# en d96e25
say-give-up = あきらめる
# en f0f345
say-pass = パスして手札をすべて捨て、4枚引く
# en 4ba999
say-place = { $gain }を{ $column }に置く
# en bda8c4
say-lift-by = { $joker }で{ $column }の精霊を取りのぞく
# en 817f0b
say-lift = { $column }の精霊を取りのぞく
# en d64f86
say-fetch = キーウィで{ $column }の{ $card }を連れてくる
# en 5aebe7
say-free = ニノックスで{ $column }の精霊を自分の{ $nine }にする
# en fdf6c3
say-block = { $card }で{ $column }をふさぐ
# en 4f7cba
say-lay = { $card }を{ $column }に置く
# en d2f722
say-play = { $card }を{ $column }の{ $top }に出す（{ $combo }）
# en e0fb45
say-attack = { $card }で{ $column }の{ $top }を攻撃する（{ $combo }）

## 起きたこと

# en 8bacaa
lays = { $player }が{ $card }を{ $column }に出しました。
# en eb679f
attacks = { $player }が{ $card }で{ $column }を攻撃しました。
# en e53d44
lifts = { $player }が{ $card }で{ $column }の精霊を取りのぞきました。
# en 4fac63
fetches = { $player }がキーウィを出し、{ $column }の{ $card }を連れてきました。
# en 389dde
frees = { $player }がニノックスを出し、{ $column }の精霊が{ $nine }になりました。
# en 92e02a
defends = { $player }が{ $card }で防ぎました。
# en cd9b99
defends-mate = { $player }が{ $card }で{ $mate }を守りました。
# en a0ca89
cancels = { $player }がトゥアタラを出しました。攻撃は取り消され、{ $card }は{ $player }の手札に入ります。
# en f666b3
does-not-help = { $player }は助けませんでした。
# en 48dee9
gives-up-attack = { $player }は攻撃をあきらめました。
# en d9cfd5
gives-up-defence = { $player }は防御をあきらめました。
# en 5be729
befriends = { $one }と{ $other }が仲間になりました。{ $player }は{ $nine }を得ます。
# en c6f003
fights = { $card }どうしが対決しました。{ $player }は{ $card }をのせた{ $nine }を得ます。
# en 3c357c
fights-joker = { $card }が{ $joker }と対決しました。{ $player }は{ $card }をのせた{ $nine }を得ます。
# en 570e5f
places = { $player }が{ $gain }を{ $column }に置きました。
# en 9c372d
loses = どこにも置けないので、{ $player }は得たカードを失います（捨て札：{ AND($cards) }）。
# en 7a4ac9
passes = { $player }はパスし、{ AND($cards) }を捨てました。
# en d33d97
draws-unseen = { $player }がカードを{ $count }枚引きました。
# en 19ea79
draws = { $player }が{ AND($cards) }を引きました。
# en a1833e
reshuffles = 捨て札（{ $count }枚）をまぜて、新しい山札にしました。
# en 01bf28
ends = ゲーム終了：{ $ending }。
# en d6faf2
ending-columns = 一人のプレイヤーの三つの列に{ $nine }が{ $count }枚ずつそろいました
# en c5ecbb
ending-piles = 山札も捨て札もなくなり、手札を補充できません
# en 621c8d
ending-turns = 全員が{ $turns }回ずつ手番を終えました

## 結果と得点

# en 7bc861
points = { $count }点
# without count
# en 62725c
wins = { $ending }。{ AND($winners) }が{ $points }で勝ちました。
# en f4113c
share = { $ending }。{ AND($teams) }がそれぞれ{ $points }で勝利を分け合います。
# en 2d2435
team = { $one }・{ $other }組
# en cc0edc
breakdown-column = 列{ $column }：{ $content }
# en 218089
breakdown-mate = 味方の{ $player }

## 文字の卓

# en 2ae956
you-note = あなた
# en a14b79
seat-note = 席{ $seat }
# en f44e8e
team-note = { $player }と組
# en 8c9cd1
cards-note = 手札{ $count }枚
# en 748d74
holds-note = 手札に{ LIST($cards) }
# en 7d6132
player-line = { $player }（{ LIST($notes) }）
# en 78938a
attacked = ←攻撃中
# en 4412c4
your-hand = あなたの手札：{ LIST($cards) }
# en 25e746
your-hand-empty = あなたの手札：なし
# en ba5ee1
piles = 山札{ $drawable }枚・捨て札{ $discarded }枚
# en 8d8213
piles-with = 山札{ $drawable }枚・捨て札{ $discarded }枚：{ LIST($cards) }
# en 400d81
card-times = { $card }×{ $count }

## 絵

# en e24cb5
button-pass = パス
# en 1425f2
button-pass-title = パス：手札をすべて捨て、4枚引く
# en 4570f3
button-give-up = あきらめる
# en 7441fe
button-give-up-title = あきらめる：この攻防ではもうカードを出さない
# en 47415f
button-friends-title = { $friends }：{ $joker }と戦士で9にするとき
# en 207736
button-fight-title = { $fight }：{ $joker }を戦士と同じ数にするとき
# en ca312d
hidden-card-of = { $player }の伏せたカード
# en 9f5186
hidden-card = 伏せたカード
# en 4486c1
hand-title = あなたの手札：{ $count }枚
# en 563c8f
hand-title-of = { $player }の手札：{ $count }枚
# en 1b734a
moving-attack = 攻撃しているカード：{ $card }
# en 4a0084
moving-attacked = 攻撃されているカード：{ $card }
# en 9343ab
moving-carried = 取ってきたカード：{ $card }
# en 1e5ca4
moving-gain = 得たカード：{ A($nine) }
# en 15f8dc
moving-top = 得たカード（一番上に置く）：{ $card }
# en 5e0f6e
held-by = { $player }の手札の{ $card }
# en b6bf1f
held = あなたの手札の{ $card }
# en 46f459
title-your-column = あなたの列{ $column }
# en b9515e
title-column-of = { $player }の列{ $column }
# en 009739
column-empty = { $column }：空き
# en dc5f3b
column-title = { $column }：{ $what }（{ $points }）
# en 6ae9db
kind-on-nines = { $nines }の上に{ $kind }
# en 92f5a3
hidden-title = { $player }：伏せたカード{ $count }枚
# en 15ee21
pile-title = 山札：伏せたカード{ $count }枚。カードを出した人は1枚引き、手札はいつも4枚です。{ $friends }がもたらすカードもここから取ります。
# en a11551
discards-title = 捨て札：{ LIST($cards) }
# en fd2121
discards-empty = 捨て札：なし
# en 43f2f7
score-title = { $player }：{ $points }
# en ee4135
full-title = { $player }：{ $nine }が3枚そろった列は{ $most }列のうち{ $count }列。{ $most }列そろうとゲーム終了。
# en 2fb862
full-caption = { $nine }3枚
# en 078c15
team-score = { $player }と：{ $total }
# en 3f2efc
you = { $player }（あなた）

## はじめてのゲーム

# en b48dbe
lesson-title = Mauwi：はじめてのゲーム
# en ad6879
lesson-1 = 仲間二人で9になる
# en bfd76b
lesson-1-1 = 一人ひとりに四つの列A〜Dと、4枚のカードがあります。最後に列を数えます。一番上のカードの数が、下の「9」1枚ごとに2倍になります。だから「9」を集めましょう。
# en 6fac6d
lesson-1-2 = まずは戦士から。手札の4をクリックし、次に空いている列Aをクリックしてください。
# en 0ac687
lesson-1-2-otherwise = 手札の4をクリックし、次に自分の列Aをクリックしてください。
# en 33c2ed
lesson-1-3 = カードを出すたびに、新しく1枚引きます。Tomは自分の列Aに2を置きます。
# en 3c3490
lesson-1-4 = 4と5は同じ青で、合わせて9になります。二人は仲間です。5を4に重ねてください。
# en 09c33c
lesson-1-4-otherwise = 手札の5をクリックし、次に列Aの4をクリックしてください。
# en cea68a
lesson-1-5 = 二人の戦士は去り、山札から「9」を1枚得ます。どのカードも裏面は9です。どこに置きますか？列Aに置きましょう。
# en e693c6
lesson-1-5-otherwise = 「9」を自分の列Aに置いてください。
# en e8e9f0
lesson-1-6 = 上にカードのない「9」は、9に自分の分の2をかけて18点です。Tomにも仲間がいます。2に7を重ねて……
# en 4d945c
lesson-1-7 = ……「9」を自分の列Aに置きます。
# en c65b44
lesson-2 = 同じ数は対決する
# en 4d5e65
lesson-2-1 = 少しあとのこと。列Bに6があり、手札にも6があります。同じ数の戦士は対決します。6に6を重ねてください。
# en a3dc08
lesson-2-1-otherwise = 手札の6をクリックし、次に列Bの6をクリックしてください。
# en c46f6e
lesson-2-2 = 一方は裏返って「9」になり、もう一方がその上に残ります。二つを列Aの「9」の上に置いてください。
# en 2a9a3b
lesson-2-2-otherwise = 列Aの「9」の上に置いてください。
# en b29132
lesson-2-3 = 「9」2枚の上の6は、6×4＝24点です。Tomは3で三つ目の列を始めます。
# en cd93c9
lesson-2-4 = ほかの人が作ったものを取ることもできます。Tomの8は「9」2枚の上にいて、1はその仲間です。1で攻撃しましょう！
# en ae668a
lesson-2-4-otherwise = 手札の1をクリックし、次にTomの列Aの8をクリックしてください。
# en 16bdc0
lesson-2-5 = 攻撃された人は、攻撃と同じ数のカードで防げます。Tomも1を持っていて、攻撃は止まります……
# en a6f15c
lesson-2-6 = ……でも、攻撃は続けられます。ジョーカーはどの戦士の代わりにもなります。出してください。
# en e6a71c
lesson-2-6-otherwise = ジョーカーで続けてください。
# en d3bd9e
lesson-2-7 = Tomはもう防げず、あきらめます。
# en 3d573a
lesson-2-8 = Tomの8は去り、「9」はあなたのものです。列Cに置いてください。
# en 41bcb4
lesson-2-8-otherwise = 「9」を自分の列Cに置いてください。
# en 22f1a8
lesson-3 = 精霊
# en ac2589
lesson-3-1 = Tomの列Aの「9」2枚には、上にカードがありません。9×4＝36点です。精霊は0点で、ほかの人のむき出しの「9」の上に置けます。Tomの列Aをふさぎましょう。
# en 549187
lesson-3-1-otherwise = 精霊をクリックし、次にTomの列Aをクリックしてください。
# en ee81ea
lesson-3-2 = これで、Tomが自分の精霊かジョーカーで取りのぞくまで、この列は0×4＝0点です。Tomは代わりに列Bに2を置き、何も取りつけないようにしました。
# en 313b69
lesson-3-3 = 出したいカードがなければパスします。手札をすべて捨て、新しく4枚引きます。「パス」をクリックしてください。
# en 6d84ab
lesson-3-3-otherwise = 「パス」をクリックしてください。
# en 9a4e5a
lesson-3-4 = だれかが三つの列に「9」を3枚ずつそろえるか、カードがなくなるとゲームは終わりです。得点の最も多い人の勝ちです。さあ、遊びましょう！

## 初めて遊ぶ人にページが伝えること

# en 47a3d1
goal-mauwi = 最後に得点の最も多い人の勝ちです。列の点は一番上の数で、「9」1枚ごとに2倍になります。足して9になる戦士は仲間になって「9」を1枚もたらし、同じ数の戦士は対決して、戦士をのせた「9」をもたらします。だれかが「9」3枚の列を三つそろえるか、カードがなくなるとゲーム終了です。
# en 9e5a75
goal-mauw = 最後に得点の最も多い人の勝ちです。列の点は一番上の数で、Mauw1枚ごとに2倍になります。足して9になる戦士は仲間になってMauwを1枚もたらし、同じ数の戦士は対決して、戦士をのせたMauwをもたらします。だれかがMauw3枚の列を三つそろえるか、カードがなくなるとゲーム終了です。
# en 12a8ef
prompt-turn-mauwi = 手札を1枚、列に出すか、パスして手札をすべて捨て、4枚引きます。
# en 47fcd4
prompt-turn-mauw = 手札を1枚、列に出します。パスは出せるカードがないときだけです。
# en 3c4300
prompt-column = { $card }を置く列を選びます。
# en ae6e54
prompt-joker = { $card }を出す戦士か精霊を選びます。
# en f75631
prompt-kiwi = { $card }が連れてくる戦士を選びます。
# en 5c86ef
prompt-ninox = { $card }が取る精霊を選びます。
# en 0cc91b
prompt-combo = { $friends }か{ $fight }かを選びます。
# en d1038f
prompt-go-on-none = 攻撃は防がれました。続けるには{ OR($answers) }が必要なので、あきらめてください。
# en e28af2
prompt-defend-none = { $threat }防ぐには{ OR($answers) }が必要なので、あきらめてください。
# en a2b150
category-column = 列{ $column }
# en 93a288
category-teammate = 味方
# en 5aacad
about-combo = { $joker }のときだけ使います。{ $joker }、戦士、「{ $friends }」か「{ $fight }」の順にクリックしてください。ほかのカードは数で決まります。
# en b5632b
about-empty = 空きの列は0点です。戦士か、得た{ $nine }を置けます。
# en eb0bdb
about-worth = { $sum }＝{ $points }。一番上の数に、{ $nine }1枚ごとに2を掛けます。
# en 2fe13d
about-beneath = 上のカードがなくなると{ $nines }が残り、{ $points }になります。
# en b74c81
about-full = いっぱいです。一つの列に{ $nine }は3枚までです。
# en f45ccf
outcome-counts = { $column }は{ $before }点から{ $after }点になります。
# en 788bf3
outcome-them = 相手
# en f05a88
outcome-friends = { $friends }：{ $top }と{ $friend }で9になります。二人とも去り、{ $nine }を得て置きます。
# en 860ef5
outcome-fight = { $fight }：一方の{ $top }が{ $nine }になり、もう一方がその上にのります。2枚をいっしょに置きます。
# en 083aac
outcome-attack = 攻撃
# en e3a9c7
outcome-attack-friends = 攻撃：防がれなければ{ $top }が去り、{ $nine }を得て置きます。
# en 136e98
outcome-attack-fight = 攻撃：防がれなければ{ $top }が去り、{ $top }をのせた{ $nine }を得ます。
# en 0cd623
outcome-at-best = 一番よい場所に置くと、得点は{ $more }点変わります。
# en f01d0f
outcome-no-room = 置く場所がないので失われます。
# en 6dc094
outcome-lost = 失う
# en 00f528
outcome-lost-why = 2枚とも去りますが、{ $nine }を置く場所がないので失われます。
# en 07ff53
outcome-ends = 終了
# en 54c0d9
outcome-ends-why = 三つ目の列に{ $nine }が3枚そろい、ゲームがすぐに終わります。
# en 6327e3
outcome-free = 取る
# en 221890
outcome-free-why = 精霊が自分の{ $nine }になります。

## レポート

# en b8d11b
report-title = MauwとMauwiの比較
# en c43cc5
report-intro = Mauwは初版、Mauwiは第2版です。カードの枚数が違い、置けるのは自分のエリアの空きだけになり、少なくなった手札は手番ごとに補充されます。同じボットが3人で両方を遊びます。最後に、すべての人数を示します。
# en 05b336
section-mauwi-only = { $count }人、Mauwiのみ
# en 939e4e
mark-cards-played = 出したカード

## その手で得るものと許すもの。$columnは語句、題は問題のテーマ

# en 454f83
motive-ends-ahead = { $nine }3枚の列が三つになり、ゲームはすぐに終わります。あなたより点の多い人はいません。
    .title = よいときに終わらせる
# en 207a06
motive-ends-behind = { $nine }3枚の列が三つになり、ゲームはすぐに終わります。あなたより点の多い人がいます。
    .title = 早すぎる終わり
# en 1c3d34
motive-three-nines = { $column }の{ $nine }が3枚になり、{ $points }になります。
    .title = 一つの列に「9」3枚
# en f7b1d9
motive-fight = 自分のエリアでの{ $fight }は、だれにも防げません。{ $gain }を得ます。
    .title = 自分のエリアでの対決
# en fc367b
motive-friends = 自分のエリアでの{ $friends }は、だれにも防げません。{ $nine }を得ます。
    .title = 自分のエリアでの仲間
# en 604b18
motive-gain-lost = 得るカードを置ける場所が自分のエリアになく、失われます。
    .title = 置く場所がない
# en 93b807
motive-spirit-blocks = 精霊が{ $column }をふさぎます。別の精霊か{ $joker }で取りのぞかれるまで、{ $points }が0点になります。
    .title = ふさぐ精霊
# en 2790d3
motive-warrior-blocks = 戦士が{ $column }をふさぎ、{ $before }が{ $after }になります。
    .title = ふさぐ戦士
# en ddb07c
motive-sure-attack = { $player }は防げません。攻撃を止められるカードは、すべて見えています。
    .title = 防げない攻撃
# en a558cc
motive-attack-can-be-defended = { $player }は{ OR($cards) }で防ぐかもしれません。そのようなカードが{ $count }枚、まだ見えていません。
    .title = 防がれるかもしれない攻撃
# en 8e42b0
motive-attack-frees-nines = 攻撃が決まると、{ $column }は{ $before }から{ $after }になります。
    .title = 「9」の上を空ける攻撃
# en aa1b20
motive-cancels = トゥアタラで攻撃を取り消します。{ $card }を手札に入れ、{ $attacker }の番は終わります。
    .title = トゥアタラで取り消す
# en 40c5b2
motive-keeps-warrior = { $attacker }が{ OR($answers) }で続けないかぎり、{ $top }は残ります。
    .title = 防いだ攻撃
# en 8a52fa
motive-gives-warrior-up = { $top }を失い、{ $attacker }のコンボになります。
    .title = あきらめた戦士
# en 318dd6
motive-unblocks = 精霊を取りのぞき、{ $column }はまた{ $points }になります。
    .title = 精霊を取りのぞく
# en 0bc3a9
motive-spirit-turned = 精霊が自分の{ $nine }になります。
    .title = ニノックスで精霊を「9」に
# en 7c3948
motive-frees-column = 精霊がいなくなり、{ $column }はまた{ $points }になります。
    .title = ニノックスで開く列
# en e40964
motive-prepares-combo = 次の番に{ $card }とのコンボになる{ OR($partners) }が手に残ります。
    .title = コンボの準備
# en 28a37f
motive-covers-nines = 戦士が上にいる間、{ $column }は{ $before }ではなく{ $after }です。
    .title = おおわれた「9」
# en aa1f25
motive-last-joker = 最後の{ $joker }です。ほかはすべて見えています。
    .title = 最後のジョーカー
# en 552dbb
motive-open-to-attack = ほかの人は{ OR($attackers) }で{ $card }を攻撃できます。
    .title = 狙われる戦士
# en b33d58
motive-new-hand = いまの手札ではコンボも攻撃もできず、ふさぐこともできません。新しい4枚ならできるかもしれません。
    .title = 新しい4枚
# en 2a83cd
motive-attack-fight = だれも攻撃を止めなければ、{ $gain }を得ます。
    .title = 対決をねらう攻撃
# en 80e18f
motive-attack-friends = だれも攻撃を止めなければ、{ $nine }を得ます。
    .title = 仲間をねらう攻撃
# en aaa6a0
motive-column-grows = { $column }は{ $before }から{ $after }になります。
    .title = 育つ列

## 問題のレッスン

# en e393d1
exercise-keeps-warrior = 防いだ攻撃
# en 598e0f
exercise-keeps-warrior-before = あなたの戦士が攻撃されています。防ぐには1枚使いますが、戦士は残ります。どちらが大切か決めましょう。
# en 72cca9
exercise-keeps-warrior-after = いちばん要らないカードで防ぎましょう。相手が攻撃を続けることもあります。
# en db0d59
exercise-friends = 自分のエリアでの仲間
# en 5fd3aa
exercise-friends-before = 同じ色で数の違う戦士2枚は仲間です。自分のエリアではだれにも止められず、「9」を得ます。いちばん役に立つ仲間を見つけましょう。
# en 7c119c
exercise-friends-after = 自分のエリアでの仲間は、2枚使いますが確実です。防がれるかもしれない手を試す前に、まずこれを探しましょう。
# en 0d637a
exercise-fight = 自分のエリアでの対決
# en 1c6c4c
exercise-fight-before = 同じ数の戦士2枚は対決し、1枚が「9」になり、もう1枚がその上に残ります。自分のエリアではだれにも防げません。対決がいちばん得になる所を探しましょう。
# en 47a860
exercise-fight-after = 対決のあと、新しい「9」の上に戦士が残ります。その戦士が役に立つ列を選びましょう。
# en 97c09a
exercise-open-to-attack = 狙われる戦士
# en 249e79
exercise-open-to-attack-before = むき出しの戦士は、同じ数のカード、同じ色のもう一つの数のカード、ジョーカーで攻撃されます。ほかの人の攻撃の的を減らす手を見つけましょう。
# en f64a08
exercise-open-to-attack-after = 戦士を置く前に、だれが何で攻撃できるかを考えましょう。

## 強い手に尋ねる、手の種類

# en 7877f7
habits-openings = それぞれの最初の2手番
# en 6f2c69
habits-cards = カード
# en 3e92e2
habits-columns = 列
# en 97a6c0
habits-fights = 攻撃と防御、手札の入れ替え
# en 9a17ad
habit-warrior-openings = 最初の手番に、空いた列に{ $low }〜{ $high }の戦士を置く
# en 631827
habit-warrior-cards = その後、空いた列に{ $low }〜{ $high }の戦士を置く
# en c1d7e1
habit-joker = ジョーカーを使う
# en 0831a3
habit-kiwi = キーウィで戦士を取ってくる
# en 823ad8
habit-ninox = ニノックスで精霊を裏返す
# en 1ea21b
habit-onto = { $count ->
    [0] 「9」のない空いた列に戦士を置く
   *[other] 「9」が{ $count }枚ある空いた列に戦士を置く
}
# en c00548
habit-gains-high = 得たカードを、「9」が一番多い列に置く
# en 883471
habit-attack = 攻撃
# en bf3452
habit-attack-nines = 「9」が{ $count }枚以上ある列への攻撃
# en e81705
habit-go-on = 攻撃を続ける
# en 63a644
habit-drop = 手札を捨てて引きなおす
