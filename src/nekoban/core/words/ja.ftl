### 共通：言語そのものと、どのゲームのものでもない文。

-language = 日本語

-list = { $first }、{ $next }
-and = { $first }と{ $last }
-or = { $first }か{ $last }
-name = { $name }
    .of = { $name }の
