"""The mutation tester, tried on small modules whose tests are good or bad on purpose."""

import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tools.mutants import mutants_of
from tools.mutation_results import code_digest

ROOT = Path(__file__).parent.parent

RULES = """
    def may_play(card: int, top: int) -> bool:
        '''A1. A card is laid on a lower one.'''
        return card > top
"""
GOOD_TESTS = """
    import pytest
    from rules import may_play

    @pytest.mark.parametrize(("card", "top", "answer"), [(4, 3, True), (3, 3, False), (2, 3, False)])
    def test_a_card_is_laid_on_a_lower_one(card, top, answer):
        assert may_play(card, top) is answer
"""


@pytest.fixture
def mutate(tmp_path):
    """Writes the rules and their tests, runs the tool and gives its exit status, results and text."""

    def run(rules, tests, *options):
        (tmp_path / "pytest.ini").write_text(
            "[pytest]\nfilterwarnings = error\naddopts = -q --strict-markers\n"
        )
        (tmp_path / "rules.py").write_text(textwrap.dedent(rules))
        (tmp_path / "test_rules.py").write_text(textwrap.dedent(tests))
        command = [sys.executable, "-m", "tools.mutate", "rules.py", "--tests", "test_rules.py"]
        done = subprocess.run(
            [*command, "-j", "1", "--json", "results.json", *options],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "200"},
            capture_output=True,
            text=True,
            timeout=100,
        )
        results = tmp_path / "results.json"
        return (
            done.returncode,
            json.loads(results.read_text()) if results.exists() else None,
            done.stdout + done.stderr,
        )

    return run


def texts(source, **options):
    """The mutated sources of a module, each without the lines it shares with the original."""
    source = textwrap.dedent(source).encode()
    return [
        mutant.diff(source).splitlines()[-1].lstrip("+ ") for mutant in mutants_of("m.py", source, **options)
    ]


def test_a_comparison_is_shifted_and_reversed():
    assert texts("def f(a, b):\n    return a < b") == ["return (a <= b)", "return (a >= b)"]


def test_each_comparison_of_a_chain_is_changed_alone():
    assert "return (0 < a <= 3)" in texts("def f(a):\n    return 0 <= a <= 3")
    assert "return (0 <= a < 3)" in texts("def f(a):\n    return 0 <= a <= 3")


def test_and_becomes_or_and_not_is_dropped():
    assert texts("def f(a, b):\n    return a and not b") == ["return (a or not b)", "return a and (b)"]


def test_replaced_arithmetic_keeps_its_brackets():
    assert texts("def f(a, b, c):\n    return a + b * c") == ["return (a - b * c)", "return a + (b // c)"]


def test_brackets_that_are_there_already_are_not_doubled():
    assert texts("def f(a, b):\n    return (a + b) * f(a - b)")[1:] == [
        "return (a - b) * f(a - b)",
        "return (a + b) * f(a + b)",
    ]


def test_integers_move_by_one_and_booleans_flip():
    assert texts("def f():\n    return 3") == ["return 2", "return 4"]
    assert texts("def f():\n    return 0") == ["return (-1)", "return 1"]
    assert texts("def f():\n    return True") == ["return False"]


def test_statements_without_a_value_are_deleted():
    found = texts("def f(a):\n    a.x = a.y\n    a.go()\n    for b in a:\n        continue\n    return")
    assert found == ["pass"] * 4


def test_an_added_amount_is_deleted_or_taken_away():
    assert texts("def f(a, b):\n    a.x += b") == ["a.x -= b", "pass"]


def test_conditions_are_forced_both_ways_but_no_loop_is_made_endless():
    assert texts("def f(a):\n    if a:\n        return a") == ["if False:", "if True:"]
    assert texts("def f(a):\n    while a:\n        return a") == ["while False:"]


def test_only_the_answers_of_predicates_are_inverted():
    assert texts("def may_play(a):\n    return a") == ["return not (a)"]
    assert texts("def f(a) -> bool:\n    return a.b") == ["return not (a.b)"]
    assert texts("def score(a):\n    return a") == []


def test_an_enum_member_is_replaced_by_its_sibling_in_expressions_and_patterns():
    source = "def f(a):\n    match a:\n        case Color.RED:\n            return Color.BLUE"
    assert texts(source, enums={"Color": ["RED", "BLUE"]}) == ["case Color.BLUE:", "return Color.RED"]


def test_what_is_no_rule_is_left_alone():
    source = '''
        TILES = 20
        @cached(3)
        def f(a: Literal[1], b=2) -> Literal[3]:
            """Takes 3."""
            c: Literal[4]
            assert a > 0
            return f"{a + 1}"
    '''
    assert texts(source) == []


def test_module_constants_are_mutated_when_asked_for():
    assert texts("TILES = 20\nNAME = 'x'", constants=True) == ["TILES = 19", "TILES = 21"]


def test_a_method_is_named_with_its_class_and_an_inner_function_by_the_outer_one():
    source = b"class A:\n    def f(self):\n        def g():\n            return 1\n        return g"
    assert {mutant.function for mutant in mutants_of("m.py", source)} == {"A.f"}


def test_text_that_is_not_ascii_does_not_shift_the_edit():
    assert texts("def f(a):\n    return '猫盤', a < 1, 'ä'")[0] == "return '猫盤', (a <= 1), 'ä'"


def test_a_pragma_spares_its_statement_and_on_a_def_the_whole_function():
    assert texts("def f(a):\n    return a < b  # pragma: no mutate — both are the same here") == []
    assert texts("def f(a):  # pragma: no mutate — words only\n    return a < b") == []


def test_a_pragma_without_a_reason_is_an_error():
    with pytest.raises(ValueError, match=r"m\.py:2: say why"):
        texts("def f(a):\n    return a < b  # pragma: no mutate")


def test_a_well_tested_function_has_all_mutants_killed(mutate):
    status, results, _ = mutate(RULES, GOOD_TESTS, "-j", "2", "--fail-under", "100")
    assert (status, results["score"], results["killed"]) == (0, 100.0, 2)


def test_functions_are_found_though_no_search_of_the_memory_goes_through_them(mutate):
    """Our conftest freezes what was collected: without a word about that every mutant would survive."""
    frozen = GOOD_TESTS + "\n    import gc\n    gc.freeze()\n"
    status, results, _ = mutate(RULES, frozen)
    assert (status, results["score"], results["killed"]) == (0, 100.0, 2)


def test_an_untested_branch_leaves_a_survivor_that_is_reported(mutate):
    rules = """
        def score(cards):
            if cards > 3:
                return cards + 10
            return cards
    """
    tests = """
        from rules import score
        def test_few_cards_score_their_number():
            assert score(2) == 2
            assert score(3) == 3
    """
    status, results, text = mutate(rules, tests, "--fail-under", "90")
    assert status == 1
    unnoticed = {(row["line"], row["status"]) for row in results["mutants"] if row["status"] != "killed"}
    assert unnoticed == {(3, "survived"), (4, "untested")}
    assert "rules.py:4 score untested" in text
    assert "-        return cards + 10\n+        return (cards - 10)" in text


def test_an_endless_mutant_counts_as_killed(mutate):
    rules = """
        def countdown(n):
            while n > 0:
                n -= 1
            return n
    """
    tests = """
        from rules import countdown
        def test_it_ends_at_nought():
            assert countdown(3) == 0
    """
    _, results, _ = mutate(rules, tests, "--timeout", "0.3")
    ended = [
        row["diff"].splitlines()[-1].strip("+ ") for row in results["mutants"] if row["status"] == "timeout"
    ]
    assert {"n += 1", "pass"} <= set(ended)
    assert results["score"] == 100 * (results["killed"] + results["timeout"]) / results["total"]


def test_a_mutant_is_seen_through_every_way_to_a_function(mutate):
    rules = """
        import functools

        def kept(function):
            @functools.wraps(function)
            def call(*values):
                return function(*values)
            return call

        class Pile:
            @property
            def height(self):
                return 4

        @kept
        def doubled(n):
            return n * 2

        TABLE = {"double": doubled}
    """
    tests = """
        from rules import TABLE, Pile, doubled
        def test_the_height():
            assert Pile().height == 4
        def test_the_table():
            assert TABLE["double"](3) == 6
    """
    _, results, text = mutate(rules, tests)
    assert results["score"] == 100, text
    assert {row["function"] for row in results["mutants"]} == {"Pile.height", "doubled"}


def test_what_ran_at_import_and_constants_are_imported_afresh(mutate):
    rules = """
        import numpy
        LARGEST = 3

        def squares(n):
            return [i * i for i in range(n + 1)]

        SQUARES = squares(LARGEST)
    """
    tests = """
        from rules import LARGEST, SQUARES
        def test_the_table_was_filled():
            assert SQUARES == [0, 1, 4, 9]
            assert LARGEST == 3
    """
    _, results, text = mutate(rules, tests, "--constants")
    assert (results["score"], results["total"]) == (100, 6), text
    assert (results["killed"], results["crashed"]) == (5, 1)  # 0 // 0 fails before any test


def test_a_cached_result_hides_no_mutant_from_the_tests_that_share_it(mutate):
    rules = "def score():\n    return 3"
    tests = """
        import functools
        from rules import score
        cached = functools.cache(score)
        def test_it_can_be_asked():
            cached()
        def test_it_is_three():
            assert cached() == 3
    """
    assert mutate(rules, tests)[1]["score"] == 100


def test_the_compiled_twin_is_left_out(mutate):
    tests = GOOD_TESTS + "\n    def test_compiled_rules():\n        raise RuntimeError('must not run')\n"
    assert mutate(RULES, tests)[0] == 0


def test_a_test_that_compiles_is_left_out_and_named(mutate):
    tests = """
        import numba
        from rules import may_play
        def test_the_twins_agree():
            assert numba.njit(may_play)(3, 2) == may_play(3, 2)
    """
    _, results, text = mutate(RULES, tests)
    assert results["untested"] == results["total"]
    assert "left out, it needs the compiled twin: test_rules.py::test_the_twins_agree" in text


def test_tests_that_fail_without_a_mutant_are_named(mutate):
    status, results, text = mutate(RULES, "def test_wrong():\n    assert False")
    assert (status, results) == (2, None)
    assert "test_rules.py::test_wrong" in text


def test_a_module_that_cannot_be_imported_is_an_error_with_its_reason(mutate):
    status, _, text = mutate("import nothing_of_this_name", GOOD_TESTS)
    assert status != 0
    assert "nothing_of_this_name" in text


def test_only_the_chosen_tests_are_asked(mutate):
    tests = GOOD_TESTS + "\n    def test_that_fails():\n        raise AssertionError\n"
    assert mutate(RULES, tests, "-k", "lower")[1]["score"] == 100


TWO_TESTS = """
    from rules import score
    def test_a_quick_one():
        assert score(0) == 10
    def test_b_slow_one():
        for _ in range(3_000_000):
            pass
        assert score(-1) == 9
"""


def test_the_test_that_noticed_a_mutant_before_is_asked_first(mutate, tmp_path):
    rules = "def score(a):\n    return a + 10"
    keep = tmp_path / "kept.jsonl"
    rows = mutate(rules, TWO_TESTS, "--keep", str(keep))[1]["mutants"]
    assert {row["test"][-9:] for row in rows} == {"quick_one"}
    keep.write_text(keep.read_text().replace("a_quick_one", "b_slow_one"))
    changed = "ANOTHER = 1\n" + rules
    rows = mutate(changed, TWO_TESTS, "--keep", str(keep))[1]["mutants"]
    assert {row["test"][-8:] for row in rows} == {"slow_one"}


TWO_RULES = "def score(a):\n    return a + 10\n\ndef bonus(a):\n    return a - 1"
BONUS_TEST = "    def test_bonus():\n        from rules import bonus\n        assert bonus(3) == 2\n"


def test_what_was_noticed_is_kept_and_the_rest_is_tried_again_when_asked(mutate, tmp_path):
    keep = tmp_path / "kept.jsonl"
    first = mutate(TWO_RULES, TWO_TESTS, "--keep", str(keep))[1]
    assert {row["function"] for row in first["mutants"] if row["status"] != "killed"} == {"bonus"}
    lines = len(keep.read_text().splitlines())
    assert lines == first["total"]
    again = mutate("# moved\n" + TWO_RULES, TWO_TESTS + BONUS_TEST, "--keep", str(keep))[1]
    assert (again["killed"], len(keep.read_text().splitlines())) == (first["killed"], lines)
    last = mutate(TWO_RULES, TWO_TESTS + BONUS_TEST, "--keep", str(keep), "--again")[1]
    assert last["killed"] == last["total"] == first["total"]
    assert len(keep.read_text().splitlines()) == lines + first["total"] - first["killed"]


def test_a_result_counts_only_for_the_same_code_and_while_its_test_exists(mutate, tmp_path):
    keep = tmp_path / "kept.jsonl"
    mutate(TWO_RULES, TWO_TESTS + BONUS_TEST, "--keep", str(keep))
    fewer = mutate(TWO_RULES, TWO_TESTS, "--keep", str(keep))[1]
    assert {row["function"] for row in fewer["mutants"] if row["status"] != "killed"} == {"bonus"}
    keep.write_text(keep.read_text().replace('"untested"', '"killed"'))
    other = mutate(TWO_RULES.replace("a - 1", "2 - 1"), TWO_TESTS, "--keep", str(keep))[1]
    assert other["untested"] > 0


def test_a_run_stops_in_time_and_goes_on_later(mutate, tmp_path):
    keep = tmp_path / "kept.jsonl"
    status, results, text = mutate(RULES, GOOD_TESTS, "--keep", str(keep), "--seconds", "0")
    assert (status, results, keep.read_text()) == (3, None, "")
    assert "no time for the others" in text
    assert mutate(RULES, GOOD_TESTS, "--keep", str(keep))[0] == 0
    whole = keep.read_text().splitlines(keepends=True)
    keep.write_text(whole[0])
    status, results, _ = mutate(RULES, GOOD_TESTS, "--keep", str(keep))
    assert (status, results["killed"]) == (0, len(whole))
    assert keep.read_text().splitlines(keepends=True)[0] == whole[0]
    assert len(keep.read_text().splitlines()) == len(whole)


def test_failing_tests_can_be_left_out(mutate):
    wrong = GOOD_TESTS + "\n    def test_wrong():\n        assert not may_play(4, 3)\n"
    status, results, text = mutate(RULES, wrong, "--without-failing")
    assert (status, results["score"]) == (0, 100)
    assert "test_wrong" in text
    assert not any("test_wrong" in row["test"] for row in results["mutants"])


def test_slow_tests_can_be_left_out(mutate):
    rules = "def score(a):\n    return 10 if a == 0 else 9"
    statuses = {
        limit: {row["status"] for row in mutate(rules, TWO_TESTS, "--slowest", limit)[1]["mutants"]}
        for limit in ("0.02", "9")
    }
    assert statuses == {"0.02": {"killed", "survived"}, "9": {"killed"}}


def test_the_survey_finds_the_tests_of_every_kind_of_statement(mutate):
    rules = """
        import contextlib

        def step(a):
            with contextlib.suppress(KeyError):
                match a:
                    case 1:
                        return 10
                    case n if n > 5:
                        return 20
            try:
                for i in range(a):
                    while i > 1:
                        return 30
                else:
                    a = a + 40
            finally:
                a = a + 1
            class Inner:
                def value(self):
                    return a + 50
            return (lambda: Inner().value())()
    """
    tests = """
        import pytest
        from rules import step
        ANSWERS = [(0, 91), (1, 10), (2, 93), (3, 30), (5, 30), (6, 20)]
        @pytest.mark.parametrize(("a", "answer"), ANSWERS)
        def test_step(a, answer):
            assert step(a) == answer
    """
    _, results, text = mutate(rules, tests)
    assert results["score"] == 100, text


READ = """
import sys
from pathlib import Path
from nekoban.core.messages import Catalogue
from tools.trial import read_messages
tell = Catalogue(Path(sys.argv[1]))
assert not tell.tables
read_messages()
print(tell.tables["en"]["greeting"]({}))
"""


def test_messages_are_read_before_any_trial(tmp_path):
    """In a process of its own: other tests may have left catalogues that cannot be read."""
    (tmp_path / "en.ftl").write_text("greeting = Hello\n")
    command = [sys.executable, "-c", READ, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.stdout == "Hello\n", done.stderr


def test_a_sample_is_drawn_by_its_seed(mutate):
    rules = "def score(a):\n    return a + 1 + 2 + 3 + 4"
    tests = "from rules import score\ndef test_it():\n    assert score(0) == 10"
    samples = [mutate(rules, tests, "--list", "--sample", "3", "--seed", seed)[2] for seed in "112"]
    assert samples[0].count("rules.py:2") == 3
    assert samples[0] == samples[1] != samples[2]


def test_the_list_shows_every_mutant_and_tries_none(mutate):
    status, results, text = mutate(RULES, GOOD_TESTS, "--list")
    assert (status, results) == (0, None)
    assert "rules.py:4 may_play comparison changed" in text
    assert "+    return (card >= top)" in text


def test_a_digest_of_code_leaves_out_comments_and_docstrings_and_nothing_else() -> None:
    plain, told = (
        b'def paint():\n    return "#fff"\n',
        b'"""A wall."""\n\n\ndef paint():\n    """White\n\n    # it is."""\n    return "#fff"\n',
    )
    assert code_digest(plain) == code_digest(told) != code_digest(told.replace(b"#fff", b"#000"))
    assert code_digest(b'x = 1\n"""Of x."""\n') != code_digest(b"x = 1\n")  # no docstring: its line counts
    assert code_digest(b'paint = "#fff"  # white\n') == code_digest(b'paint = "#fff"\n\n# a comment\n')
    assert code_digest(b'paint = "#fff"\n') != code_digest(b'paint = "#000"\n')
