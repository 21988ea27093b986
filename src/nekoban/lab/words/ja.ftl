### 研究室：レポート、大会、分析の文。

## 数

# en f01f3e
or-less = { $number }（{ $end }以下）
# en ff68ed
or-more = { $number }（{ $end }以上）
# en 300d20
from-to = { $number }（{ $low }〜{ $high }）
# en 8a3d04
with-unit = { $number }{ $unit }
# en d058c1
too-few-games = 回数不足
# en 2981bf
unit-points = ポイント
# en a6d9c6
unit-turns = 手番
# en 489302
unit-moves = 手
# en f4658c
unit-lead-changes = 回
# en 2e720a
unit-wins-in-a-hundred = 勝（100回あたり）
# en 79364d
amount = { $size }{ $word }
# en d82e1d
more-often = 多く
# en e2b3b9
less-often = 少なく
# en 5cf376
more = 多く
# en e74e8a
fewer = 少なく
# en b1c514
longer = 長く
# en 1fcbed
shorter = 短く
# en 8fbc37
ordinal-1 = 1番目
# en 76db9d
ordinal-2 = 2番目
# en 57bde6
ordinal-3 = 3番目
# en 403dbd
ordinal-4 = 4番目
# en 83e663
ordinal-5 = 5番目
# en 1b6bf1
ordinal-6 = 6番目
# en 660e30
ordinal-7 = 7番目
# en 9b67a2
claim = { $said }。
# en c4cf39
unsure = { $said }（{ $number }、{ $games }回）。

## 測るもの

# en 831caa
starting-wins = { $place }に始めた席の勝ち
# en 5b0831
a-seat = 1席あたりの{ $name }
# en 19052c
turns-a-game = 1ゲームの手番数
# en 1fc6a0
decisions-a-game = 1ゲームの選択数
# en 7038c3
moves-to-choose-from = 選べる手の数
# en 7cdb57
most-moves-to-choose-from = 選べる手の最大数
# en b99d1b
forced-decisions = 選べない手番
# en 61986b
passes-a-turn = パスの割合
# en 61582a
lead-changes-a-game = 1ゲームの首位交代
# en c8b01c
winner-behind-at-half-time = 中間で負けていた勝者
# en 4a3b28
winners-largest-arrears = 勝者の最大の差
# en 6c3e34
ties = 引き分け
# en b3fc6e
points-a-seat = 1席の得点
# en b3a9cf
best-seat-ahead = 首位とほかの平均との差

## レポート

# en 7be348
report-title = { $game }：{ $options }
# en 34f937
report-intro = { $game }、{ $options }。
# en ac59ce
report-intro-beside = { $game }、{ $options }と{ $other }の比較。
# en 9d4512
published-rules = 公式ルール
# en f09443
in-short = 要点
# en caed9d
not-settled = 見出しにならない結果
# en 502d37
no-headlines = 調べたことのうち、弱いボットと強いボットの両方にも当てはまるものはありません。
# en 741742
how-made = 作り方
# en ebf57e
legend = ±は95%区間の半分です。片側だけがずっと長いときは両端を示します。✓は、このページのほかの文すべてと並べても数が文を裏づけていること、?は裏づけがないという注意です。
# en e01344
legend-bots = ±は95%区間の半分です。片側だけがずっと長いときは両端を示します。どの結果も、弱いボットと強いボットの試合でもう一度調べました。「はい」は、そこでも同じ向きにはっきり出ていること、「いいえ」は、出ていないか、確かに半分より小さいこと、「不明」は、これらの試合からは言えないことです。✓は見出しで、このページのほかの結果すべてと並べても自分の数で裏づけられ、弱いボットと強いボットの数でも裏づけられています。~は自分の数では裏づけられていますが、ほかの二つのボットの両方では裏づけられていません。?は、数の裏づけがないという注意です。
# en b79693
said-sure = 数で裏づけられています
# en 10265c
said-other = このボットの数で裏づけられていますが、ほかの二つの両方ではありません
# en 37d16f
said-unsure = 注意：まだわかりません
# en 724d60
holds-for = { $bot }でも？
# en 2d23a7
holds-yes = はい
# en e9f2bd
holds-no = いいえ
# en 20c55a
holds-not-known = 不明
# $answer is yes, no or not known; $number is what was found.
# en 9523eb
holds = { $answer }（{ $number }）
# en bf53eb
all-in-numbers = { $count }件すべての数
# en d27a79
column-value = 値
# en dd4c1c
column-difference = 差
# en a8d342
column-games = 回数
# en 825431
column-note = 注
# The same number from games of another bot.
# en 524d6b
column-bot = { $bot }
# en 3391fe
fact-options = オプション
# en dc9ce6
fact-changed-rules = 公式ルールではないところ
# en a8d342
fact-games = 回数
# en 4686ba
fact-bots = ボット
# en 3c692d
fact-other-bots = ほかのボット
# en b86d74
fact-uneven-tables = 実力と運
# en a533a8
fact-seeds = シード
# en c60a80
fact-intervals = 区間
# en 7b126d
fact-made = 作成日
# en 043a7b
fact-command = コマンド
# en 4c0ca3
fact-deals = 配り
# en 236da0
fact-test = 検定
# en 36c749
fact-ratings = 評価
# en 9a67c5
options-beside = { $options }、比較：{ $other }
# en c091a3
seeds = { $first }〜{ $last }
# en b7575a
intervals-by-games = 95%、試合ごと
# en 756c56
bots-of-report = すべての席に{ $bot }、{ $games }回。ほかのボットの名がないかぎり、数はすべてこれらの試合のものです
# en d5ca6c
other-bots-of-report = 同じ条件で{ $weaker }（{ $weak }回）と{ $stronger }（{ $strong }回）
# en 7f7271
uneven-tables = { $weaker }の中に{ $bot }が1つ、席は順に替わります。あわせて{ $below }の中に{ $weaker }が1つ、{ $bot }の中に{ $stronger }が1つ
# en 655ea5
section-seats = 席
# en 88d8dd
chart-seats = 始める順ごとの勝率
# en 12bd9b
equal-chance = 互角なら1席{ $share }%です。
# en 982a63
section-length = 長さと選択
# en b32041
chart-turns = 1ゲームの手番数
# en 706cb8
note-turns = 図は1ゲームの手番数です。
# en 488ac6
section-lead = リード、実力、運
# en 32986e
note-unequal-starts = 途中でだれがリードするかは、全席が同じ点で始まる試合についてだけ示します。
# en 5555cc
note-no-lead = 席ごとに初めの点が違うので、途中でだれがリードするかは示しません。
# en 3c62fe
skill-line = 差のある卓での{ $bot }の勝ち（互角なら{ $share }%）
# en aaa7c2
section-points = 得点
# en 7dce52
chart-best-seat = 首位の得点
# en 55d4f5
chart-sources = 得点の内訳：席ごとのばらつき
# en 44de6c
note-best-seat = 最初の図は首位の得点です。{ $spread }
# en d1f388
note-spread = 得点の内訳は席ごとです。線は100席のうち10番目から90番目まで、帯は中央の半分、数は中央値です。
# en 9e7037
section-happens = 起きること
# en 54b385
section-winning = 勝ちに結びつくもの
# en 8ea3ca
section-winning-by = 勝ちに結びつくもの：{ $name }
# en 5ebcbd
note-caution = 同じ回のほかの席より一つ多いことが、互角と比べて100回に何勝の差と結びつくかです。結びつきであって、原因ではありません。塗った点は、一覧の長さを考えに入れても目立つものです。
# en 2901c6
start-sentence = { $where }{ $place }に始めると、互角より{ $size }勝ちます
# en 757423
start-unsure = { $where }{ $place }に始めると有利かどうかはわかりません
# en e7f1e2
where-with = { $name }では、
# en 8a51a5
against-one = { $bot }に対して
# en f292ae
among-several = { $bot }の中で
# en 84f635
skill-said = { $where }{ $better }は{ $others }{ $share }の試合に勝ちます
# en 217323
skill-shows = 実力が出ます：{ $said }。運だけなら{ $equal }%です。
# en 5ce1fa
skill-worse = 強いはずのボットのほうが弱い結果です：{ $said }。運だけなら{ $equal }%です。
# en 037e0f
skill-unsure = 実力は出ません：{ $said }。運だけなら{ $equal }%で、はっきりした差ではありません。
# en e4efa6
skill-few = { $count }回では足りず、実力が出るかどうかはわかりません。
# en db23e2
comeback-often = 多くの試合は逆転勝ちです：{ $share }の試合で、勝者は手番の半分が過ぎたとき負けていました。
# en c668e8
comeback-rare = 多くの試合は逆転勝ちではありません：手番の半分が過ぎたとき勝者が負けていたのは{ $share }の試合です。
# en bae310
comeback-unsure = 多くの試合が逆転勝ちかどうかはわかりません：{ $share }の試合で、勝者は手番の半分が過ぎたとき負けていました。
# en 7dc367
compared-turns = { $here }では{ $there }より{ $size }かかります
# en ce51ef
compared-choice = { $here }では{ $there }より一度に選べる手が{ $size }なります
# en eeb6ad
compared-leads = { $here }では{ $there }より首位の交代が{ $size }なります
# en 797828
compared-comebacks = { $here }では{ $there }より、中間で負けていた人が{ $size }勝ちます
# en 2fa729
compared-ties = { $here }では{ $there }より引き分けが{ $size }なります
# en db6e97
compared-skill = { $here }では{ $there }より強いボットが{ $size }勝ちます
# en e0fc75
compared-unsure = 差はわかりません：{ $measure }
# en 753df8
compared-skill-unsure = 強いボットの勝ち方に差は見られません

## 大会

# en 2295a3
tournament-few = 大会には2体以上のボットが必要です。例：--bots random,greedy
# en e358b9
tournament-once = 同じボットは大会に一度しか出られません。
# en 85083f
tournament-decided = { $deals }回の配りのうち{ $played }回で終わり、すべての組の差がつきました
# en fea629
tournament-all = { $deals }回の配りすべて
# en fec0d4
tournament-title = { $game }：大会
# en 71ba0e
tournament-intro = ボット{ $count }体、{ $options }、{ $games }回、{ $stopped }。
# en f37e13
verdict-better = { $one }は{ $other }より強いです：2体の勝ちのうち{ $share }。
# en 995dfe
verdict-equal = { $one }と{ $other }は互角です：{ $share }。
# en dc631b
verdict-open = { $one }と{ $other }のどちらが強いかは、{ $count }回の配りではまだわかりません：{ $share }。
# en d87bbb
verdict-early = { $one }と{ $other }のどちらが強いかは、{ $count }回の配りではまだわかりません。
# en b92f40
ratings = 評価
# en 27e461
cross-table = 対戦表
# en c9ecf1
note-ratings = { $bot }を0としたElo評価で、差の95%区間をつけています。100の差があると、2人戦100回のうちおよそ64回勝ちます。塗っていない点は、配りが少ないか全勝・全敗で、まだ両端のある区間がありません。
# en 303d5b
note-cross-table = 行と列の勝ちのうち行の割合（百分率）。
# en abe521
tournament-deals = どの配りも、違いの出る席の入れ替えすべてで行います
# en 45209b
tournament-test = 逐次検定。どれかの組を誤るのは大会の{ $doubt }以下で、勝率の差が{ $equal }以内のボットは互角とします
# en 8956c8
tournament-ratings = 勝者のある試合から、Luceのモデルで求めたElo評価。中間の{ $bot }を0とし、区間は配りごとの差です

## 分析

# en 1a81cf
chances = 一手ごとの勝つ見込み
# en 42fd75
analysis-title = { $game }：{ $moves }手、うち選択{ $choices }回。判定は{ $bot }です。
# en f8ac3d
analysis-sum = 勝ちの百分率で：最初の見込み−自分の選択で失ったもの＋運とほかの人の手＝結果。
# en 6e83f7
column-chance = 見込み
# en 8eb7bd
column-costs = 損失
# en 1288b1
column-luck = 運
# en 66b6d1
column-result = 結果
# en 53a063
turning-points = 分かれ目：
# en 742a93
no-turning-points = 一手や一度の運だけで勝敗が決まった対戦ではありません。
# en 896df3
decision = { $player }：{ $move }、最善：{ LIST($best) }
# en 131c91
decision-costs = { $player }：{ $move }（損失{ $cost } ± { $error }%）、最善：{ LIST($best) }
# en 77d822
decision-other = { $said }、{ $bot }：{ $move }
# en e7e42c
comparison = { $agent }が同じ手を選んだのは{ $count }回中{ $same }回です。損失は1回の選択につき、この対戦では勝ちの{ $played }%、{ $agent }では{ $proposed }%です。

## シミュレーション

# en 31c1b0
other-start = { $folder }には別のシミュレーション（または別のルール）の途中までがあります。消すか、別のファイルを選んでください。
# en 0fba04
other-simulation = { $file }には別のシミュレーションがあります。消すか、別のファイルを選んでください。
# en cd125b
different-games = { $file }と{ $other }の対戦が食い違ってしまいます。新しいファイルを選んでください。
# en e8a275
simulation-unreadable = { $file }が読めません：{ $error }
# en 9d5af6
not-the-same-again = { $seed }番の対戦は、もう一度行うと同じになりませんでした。
# en 2af1a8
no-ray = --rayにはRayが必要です：pip install 'nekoban[ray]'
# en 473117
no-cluster = { $address }にRayクラスターがありません：{ $error }
# en 9d6cf0
other-version = Rayクラスターに別のバージョンのnekobanがあります。同じものを入れてください。
# en a3c1d7
same-players = 一つのシミュレーションのオプションは、すべて同じ人数にしてください。
# en 96454f
bots-and-seats = ボット{ $count }体は{ $seats }席に合いません。
# en 37364f
gpu-bots = GPUで遊べるのはrandomのボットだけです。{ AND($bots) }は遊べません。--gpuを外してください。
# en 49b2c3
moves-made = 打った手の数
# en 99efcd
chance-to-win = 勝つ見込み（%）
# en cf4c89
section-players = { $count }人
# en d30c68
section-skill = 実力と運
# en 5dd207
ladder-heading = { $seats }人
# en 2e740d
ladder-columns = ボット | 評価 | 95%区間
# en 50ab30
ladder-interval = { $low }〜{ $high }
# en e15f93
duel-columns = ボット | 相手 | 勝率 | 平均リード | 回数 | 勝者なし

## ベンチマーク

# en f05aae
other-benchmark = { $file }はこのベンチマークのものではありません。消すか、別のファイルを選んでください。
# en 01849d
benchmark-title = { $agent }、{ $game }の2人戦：{ $games }回中{ $played }回。
# en d107f3
benchmark-no-rating = このルールで評価を測った相手がいないので、エージェントの評価もありません。
# en 2d11d9
benchmark-all-won = 全勝でした。ランキングでの評価は{ $low }以上です。
# en a9ec2c
benchmark-all-lost = 全敗でした。ランキングでの評価は{ $high }以下です。
# en 1ca24a
benchmark-rating = ランキングでの評価は{ $rating }（{ $low }〜{ $high }）です。
# en abc2fb
column-against = 相手
# en 05f620
column-won = 勝率
# en a6d9c6
column-turns = 手番
# en 4f53a0
column-calls = 質問
# en 78bbb4
column-illegal = 反則
# en 5c9a1e
column-random = 代打ち
# en 78d4ed
a-percentage = { $number }%
# en 530495
percentage-between = { $number }%（{ $low }〜{ $high }）

## ゲームの複雑さ

# en 254722
complexity-columns = ゲーム | 人数 | 判断 | 選択 | 分岐 | 最大 | 進み方 | 情報集合（下限） | 一度だけ | 局面（下限） | 考えうる局面
# en 3af064
luck-columns = ゲーム | 人数 | 分け合った配り | 95%区間 | 配り | 測定日
# en e7836e
luck-interval = { $low }〜{ $high }%
# en ea1e90
complexity-made = 卓ごとにランダムに打つゲーム{ $games }回。ルール：{ LIST($rules) }。
# en d1aded
luck-made = { $better }と{ $weaker }の対戦。ルール：{ LIST($rules) }。

## 厳密に解いた小さな卓

# en 4b04a0
exact-columns = ゲーム | 卓 | 局面 | 情報集合 | その手の数 | 最大の判断数 | 先頭の席にとっての値 | 可搾取量
# en a0794e
exact-table-columns = ゲーム | 卓
# en 4d3045
exact-budget = { $budget }回
# en 9de096
exact-curves = 探索の回数と可搾取量
# en 92edd9
exact-made = 見え方ごとに、乱数を変えて{ $choices }回ボットにたずねました。ルール：{ LIST($rules) }。

## 小さな卓を解く

# en dd1f7a
exact-only-two = 解けるのは2人の卓だけで、{ $players }人の卓は解けません。
# en 5ee387
exact-too-large = { $game }：この卓の状態は{ $count }を超えます。

## 強い手が教えること

# en dd51c2
teach-title = { $game }：上級者の打ち方に学ぶ
# $strong と $plain はボットの名前。
# en 126cec
teach-intro = ボット{ $strong }は、何百万もの試合から学んだネットワークでプレイします。これを上級者とみなします。ボット{ $plain }は、その場で一番得になるものを選びます。これを初心者とみなします。{ $strong }どうしの二人の試合{ $games }回で、すべての場面について両方にたずねました。ですから、このページは同じ問いへの二つの答えを比べています。
# $search は先を読むボット、$plain は初心者のボット。
# en e9ad7a
teach-legend = ±は95%区間の半分です（試合ごと、または配りごと）。片側だけがずっと長いときは両端を示します。ポイントは百の場面、または百の試合あたりです。習慣については、ネットワークを使って先を読む{ $search }に同じ試合の一部の場面でたずねた答えと、{ $plain }どうしの試合でも確かめました。✓は確かな結果です。このページのほかの文をすべて考えに入れても自分の数で裏づけられ、ほかの答えでも、たずねたかぎり裏づけられています。~は自分の数だけで裏づけられています。
# en 834321
teach-plain-games = { $plain }の試合
# $strong と $plain は数。
# en fe03f5
teach-habit = { $habit }：選べる場面のうち、初心者は{ $plain }%、上級者は{ $strong }%で選びます（{ $size }）
# en 838941
teach-habit-unsure = { $habit }：差があるとは言えません
# en c417c7
teach-rates = { $strong }%に対して{ $plain }%。選べるのは全場面の{ $open }%
# en 97248f
teach-habits-note = 同じ場面で、上級者が{ $plain }より何ポイント多くそれを選ぶかです。できる手のうち一部だけがこの種類である場面を数えます。塗りつぶした点は、一覧の長さを考えに入れても目立つものです。
# en 34ca06
teach-motives = 手で得られるもの、できるようになること
# en 2af816
teach-always = できるときは必ず：{ $habit }
# en 912dcb
teach-never = 避けられるときは決してしない：{ $habit }
# en d0a22d
teach-advice = 初心者のための心得
# en 29ff4a
teach-advice-note = 心得を守るボット{ $plain }が、守らない同じボットに勝つ割合です。心得は、{ $strong }と{ $plain }の選び方が最も違うものです。どの配りも席を入れ替えて二回行います。守ると損になる心得は、上級者が回数ではなく時機をうまく選んでいることを示します。
# $rule は teach-always か teach-never。
# en 8f5876
teach-advice-wins = 心得「{ $rule }」を守る初心者は、守らない初心者との試合の{ $share }に勝ちます。
# en 0d98d9
teach-advice-costs = 時機しだいです。心得「{ $rule }」を守る初心者は、守らない初心者との試合の{ $share }に勝ちます。
# en a8b258
teach-worth = 上級者が守ると損をする心得
# en 809683
teach-worth-note = 自分の打ち方に反する心得を守る{ $strong }が、守らない{ $strong }に勝つ割合です。損が大きいものほど、その強さを支えています。
# en cac1fb
teach-worth-wins = 心得「{ $rule }」を守る上級者は、守らない上級者との試合の{ $share }に勝ちます。
# en fb938d
teach-worth-costs = 上級者には大きな損です。心得「{ $rule }」を守る上級者は、守らない上級者との試合の{ $share }に勝ちます。
# en bcd9a0
teach-rule-unsure = 心得「{ $rule }」で何が変わるかは、はっきりしません：{ $share }。
# en 9c6269
teach-games = 上級者{ $strong }回、初心者{ $plain }回。ほかに、勝ちに結びつくものを見るための上級者{ $marked }回
# en 48c18d
teach-deals = 心得ごとに{ $deals }配り、{ $games }試合
# $mark は数えるもの（使ったカードなど）。$size はどれだけ多いか少ないか。
# en a5854e
teach-thing = { CAPITAL($mark) }、{ $thing }：上級者どうしでは、相手より一つ多いと{ $size }なります
