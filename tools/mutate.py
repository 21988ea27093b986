"""Do the tests notice when a rule is wrong? A mutation tester for the games' rule modules.

    python -m tools.mutate src/nekoban/games/mauwi/rules.py --tests tests/games/mauwi -j 2

Every mutant (see `tools.mutants`) is tried against the tests that run its line, those that have
noticed mutants of the same function first, then the fastest. It runs in a forked child of a test
session collected beforehand (see `tools.trial`), where the code of the changed function is
replaced in place, so that every `from rules import f` has the mutant too. Functions that already
ran while the module was imported, and constants, have left their mark on other objects by then:
their mutants are imported afresh, which is slower.

Only the interpreted twin can be mutated this way: tests with "compiled" in their id are left out, and so
is every test that asks numba to compile something. A law that compares the twins would notice every
mutant, and say nothing about the tests of the rules.
"""

import argparse
import enum
import functools
import gc
import importlib
import importlib.abc
import importlib.machinery
import math
import multiprocessing
import os
import random
import sys
import tempfile
import time
import types
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol

from rich.console import Console
from rich.markup import escape
from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tools.mutants import Mutant, mutants_of
from tools.mutation_results import STATUSES, Kept, Result, in_order, score_of, shown
from tools.reach import Functions, codes_in, live_functions, note_lines, realpath
from tools.trial import (
    TIME_SIGNALS,
    Child,
    Send,
    Session,
    collect,
    gathered,
    limit_memory,
    limit_time,
    prepare,
)

SLACK = 10  # a mutant may take this many times as long as the rules themselves
IMPORT_SECONDS = 30.0  # a mutant imported afresh may compute so long before its first test

console = Console(highlight=False, soft_wrap=True)
Notes = dict[str, dict[int, bool]]  # of each file, the lines that were run


class Worker(Protocol):
    def __call__(self, send: Send, temporary: Path) -> None: ...


class Turns:
    """A counter shared by forked processes: each number is handed out once, and none after a moment."""

    def __init__(self, until: float = math.inf) -> None:
        self.until = until  # of the monotonic clock
        self.counter = multiprocessing.Value("i", 0)

    def upto(self, count: int) -> Iterator[int]:
        while time.monotonic() < self.until:
            with self.counter.get_lock():
                turn = self.counter.value
                self.counter.value += 1
            if turn >= count:
                return
            yield turn


def crew(jobs: int, work: Worker, folder: Path) -> list[tuple[Child, Path]]:
    """Fork the workers; each has its own temporary folder and its own log."""

    def worker(number: int) -> tuple[Child, Path]:
        log = folder / f"{number}.log"
        return Child(lambda send: work(send, folder / str(number)), log), log

    return [worker(number) for number in range(jobs)]


# --- the survey: what the tests do without any mutant ---


@dataclass
class Survey:
    seconds: dict[str, float] = field(default_factory=dict)  # test -> computing time
    failed: list[str] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)  # tests that need compiled code
    reached: dict[tuple[str, int], set[str]] = field(
        default_factory=lambda: defaultdict(set)
    )  # line -> tests
    at_import: set[tuple[str, str]] = field(default_factory=set)  # functions that ran before any test
    enums: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    libraries: list[str] = field(default_factory=list)  # what to import before a fresh trial

    def tests_for(self, mutant: Mutant) -> list[str]:
        """The tests that run a line of the mutated statement, the fastest first."""
        first, last = mutant.reach
        tests = set().union(*(self.reached.get((mutant.file, line), ()) for line in range(first, last + 1)))
        return sorted(tests, key=lambda test: (self.seconds[test], test))

    def leave_out_failed(self) -> None:
        """A test that fails anyway can notice nothing."""
        for test in self.failed:
            del self.seconds[test]
        for tests in self.reached.values():
            tests.difference_update(self.failed)

    def add(self, test: str, seconds: float, outcome: str, lines: dict[str, list[int]]) -> None:
        if outcome == "left out":
            self.left_out.append(test)
            return
        self.seconds[test] = seconds
        if outcome == "failed":
            self.failed.append(test)
        for file, numbers in lines.items():
            for number in numbers:
                self.reached[file, number].add(test)


def take_survey(
    sources: dict[str, bytes], tests: Sequence[str], jobs: int, folder: Path, run: bool
) -> Survey:
    """Run every test once in a child of its own and note which lines it runs."""
    survey, files = Survey(), list(sources)
    turns = Turns()

    def work(send: Send, temporary: Path) -> None:
        called: set[tuple[str, str]] = set()
        sys.settrace(functools.partial(note_call, files, called))

        def each_test(session: Session) -> None:
            sys.settrace(None)
            send({"at_import": sorted(called), "enums": enums_in(files), "libraries": libraries()})
            names, notes = list(session.items), note_lines(sources)
            gc.freeze()  # the children leave the parent's memory alone
            for turn in turns.upto(len(names) if run else 0):
                send(surveyed(session, names[turn], notes))

        collect(tests, each_test, temporary)

    for value in gathered(crew(jobs if run else 1, work, folder)):
        if isinstance(value, dict):
            survey.at_import.update((file, name) for file, name in value["at_import"])
            survey.enums, survey.libraries = value["enums"], value["libraries"]
        elif isinstance(value, list):
            survey.add(*value)
    return survey


def surveyed(session: Session, test: str, notes: Notes) -> object:
    values, status = Child(lambda send: send(noted(session, test, notes))).finish()
    return values[0] if status == 0 else [test, 0.0, "failed", {}]


def note_call(files: Sequence[str], called: set[tuple[str, str]], frame: types.FrameType, *_: object) -> None:
    file = realpath(frame.f_code.co_filename)
    if file in files:
        called.add((file, frame.f_code.co_qualname.split(".<locals>")[0]))


def noted(session: Session, test: str, notes: Notes) -> list[object]:
    """Run a test; answers [test, computing time, outcome, lines run by file]."""
    begin = time.process_time()
    session.first_failure([test], {})
    seconds = time.process_time() - begin
    outcome = "failed" if session.failed else "left out" if session.left_out else "passed"
    return [test, seconds, outcome, {file: sorted(lines) for file, lines in notes.items()}]


def modules_of(files: Iterable[str]) -> list[tuple[str, types.ModuleType]]:
    loaded = [(getattr(module, "__file__", None), module) for module in list(sys.modules.values())]
    return [(realpath(file), module) for file, module in loaded if file and realpath(file) in files]


def enums_in(files: Sequence[str]) -> dict[str, dict[str, list[str]]]:
    """The enums each module can name, so that a member can be replaced by its sibling."""
    enums: dict[str, dict[str, list[str]]] = {file: {} for file in files}
    for file, module in modules_of(files):
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, enum.Enum) and len(value.__members__) > 1:
                enums[file][name] = list(value.__members__)
    return enums


def libraries() -> list[str]:
    """Installed packages in use: a fresh trial finds them imported and has only our own modules to read."""
    installed = [os.sep + "site-packages" + os.sep, os.sep + "dist-packages" + os.sep]
    files = {name: getattr(module, "__file__", None) or "" for name, module in sys.modules.items()}
    return sorted(
        name for name, file in files.items() if "." not in name and any(i in file for i in installed)
    )


# --- the trials ---


@dataclass
class Trials:
    """Everything the workers need to know; they inherit it by the fork."""

    mutants: list[Mutant]
    sources: dict[str, bytes]
    survey: Survey
    kept: Kept
    tests: Sequence[str]
    timeout: float
    slowest: float = math.inf  # tests that compute longer are not asked
    until: float = math.inf  # no trial begins after this moment of the monotonic clock
    kills: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))

    def is_fresh(self, mutant: Mutant) -> bool:
        return not mutant.function or (mutant.file, mutant.function) in self.survey.at_import

    def limits(self) -> dict[str, float]:
        return {test: max(self.timeout, SLACK * seconds) for test, seconds in self.survey.seconds.items()}

    def ordered(self, mutant: Mutant, tests: Iterable[str]) -> list[str]:
        """First what noticed it before, then what noticed mutants of this function, then the fastest."""
        kills, seconds = self.kills[mutant.function], self.survey.seconds
        noticed = self.kept.test_for(mutant)
        quick = [test for test in tests if seconds[test] <= self.slowest]
        return sorted(quick, key=lambda test: (test != noticed, -kills[test], seconds[test], test))


def run_trials(trials: Trials, jobs: int, folder: Path) -> Iterator[Result]:
    """Try all mutants; those that no test reaches have survived without a trial.

    The workers are forked before this returns: the caller may start threads afterwards.
    """
    indices = range(len(trials.mutants))
    fresh = [index for index in indices if trials.is_fresh(trials.mutants[index])]
    tests = {index: trials.survey.tests_for(trials.mutants[index]) for index in indices}
    placed = [index for index in indices if index not in set(fresh) and tests[index]]
    turns, fresh_turns = Turns(trials.until), Turns(trials.until)

    def work(send: Send, temporary: Path) -> None:
        if fresh:
            prepare_fresh(trials, trials.mutants[fresh[0]], temporary)
        for turn in fresh_turns.upto(len(fresh)):
            mutant = trials.mutants[fresh[turn]]
            send([fresh[turn], *try_fresh(trials, mutant, temporary)])

        def each_mutant(session: Session) -> None:
            functions = live_functions(trials.sources)
            gc.freeze()
            for turn in turns.upto(len(placed)):
                mutant = trials.mutants[placed[turn]]
                send([placed[turn], *try_in_place(trials, mutant, session, functions, tests[placed[turn]])])

        if placed:
            collect(trials.tests, each_mutant, temporary)

    children = crew(jobs, work, folder)
    untested = [trials.mutants[index] for index in indices if index not in {*fresh, *placed}]
    return results_of(trials.mutants, untested, children)


def results_of(
    mutants: Sequence[Mutant], untested: Sequence[Mutant], children: Sequence[tuple[Child, Path]]
) -> Iterator[Result]:
    yield from (Result(mutant, "untested") for mutant in untested)
    for value in gathered(children):
        assert isinstance(value, list)
        index, *outcome = value
        yield Result(mutants[index], *outcome)


def try_in_place(
    trials: Trials, mutant: Mutant, session: Session, functions: Functions, tests: list[str]
) -> tuple[str, str, str]:
    def trial(send: Send) -> None:
        limit_memory()
        replace_code(mutant, trials.sources[mutant.file], functions)
        send("ready")
        send(session.first_failure(trials.ordered(mutant, tests), trials.limits()))

    return outcome_of(trials, mutant, Child(reporting_errors(trial)))


def prepare_fresh(trials: Trials, mutant: Mutant, temporary: Path) -> None:
    """Import the libraries, and make sure that the rules themselves pass when imported afresh."""
    for name in trials.survey.libraries:
        importlib.import_module(name)
    unchanged = replace(mutant, start=0, end=0, text="")
    outcome = try_fresh(trials, unchanged, temporary)
    if outcome[0] != "survived":
        raise RuntimeError(f"the rules themselves fail when imported afresh: {outcome}")


def try_fresh(trials: Trials, mutant: Mutant, temporary: Path) -> tuple[str, str, str]:
    """Import the mutant as if it were the module, in a process that has not imported any of ours."""

    def trial(send: Send) -> None:
        limit_memory()
        limit_time(max(trials.timeout, IMPORT_SECONDS))
        sys.meta_path.insert(0, MutantFinder(mutant.file, mutant.applied(trials.sources[mutant.file])))
        send("ready")

        def all_tests(session: Session) -> None:
            tests = [test for test in session.items if test in trials.survey.seconds]
            send(session.first_failure(trials.ordered(mutant, tests), trials.limits()))

        collect(trials.tests, all_tests, temporary)

    return outcome_of(trials, mutant, Child(reporting_errors(trial)))


def reporting_errors(trial: Callable[[Send], None]) -> Callable[[Send], None]:
    """An error before the trial was ready is ours, not the mutant's: say so instead of counting it."""

    def work(send: Send) -> None:
        ready = False

        def sending(value: object) -> None:
            nonlocal ready
            ready = True
            send(value)

        try:
            trial(sending)
        except Exception as error:
            if not ready:
                send({"error": f"{type(error).__name__}: {error}"})
            raise

    return work


def outcome_of(trials: Trials, mutant: Mutant, child: Child) -> tuple[str, str, str]:
    """(status, the test that noticed, a note) of a trial that has been started."""
    values, status = child.finish()
    if values and isinstance(values[0], dict):
        return "error", "", values[0]["error"]
    if -status in TIME_SIGNALS:
        return "timeout", "", ""
    if len(values) < 2:
        return "crashed", "", f"exit status {status}"
    killer = values[1]
    if not isinstance(killer, str):
        return "survived", "", ""
    trials.kills[mutant.function][killer] += 1
    return "killed", killer, ""


def replace_code(mutant: Mutant, source: bytes, functions: Functions) -> None:
    """Give every live copy of the mutated function its new code."""
    key = (mutant.file, mutant.function, mutant.first_line)
    module = compile(mutant.applied(source), mutant.file, "exec", dont_inherit=True)
    codes = [code for code in codes_in(module) if (code.co_qualname, code.co_firstlineno) == key[1:]]
    if len(codes) != 1 or key not in functions:
        raise LookupError(f"{mutant.function} is not to be found in the running module")
    for function in functions[key]:
        function.__code__ = codes[0]


class MutantFinder(importlib.abc.MetaPathFinder):
    """Finds modules as usual, save that one file has another text."""

    def __init__(self, file: str, source: bytes):
        self.file = file
        self.source = source

    def find_spec(self, fullname, path=None, target=None):
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if spec and spec.origin and realpath(spec.origin) == self.file:
            spec.loader = MutantLoader(fullname, spec.origin, self.source)
            return spec
        return None


class MutantLoader(importlib.machinery.SourceFileLoader):
    def __init__(self, fullname: str, path: str, source: bytes):
        super().__init__(fullname, path)
        self.source = source

    def get_code(self, fullname: str) -> types.CodeType:
        return compile(self.source, self.path, "exec", dont_inherit=True)


# --- the report ---


def by_function(results: Sequence[Result]) -> Table:
    groups: dict[tuple[str, str], list[Result]] = defaultdict(list)
    for result in in_order(results):
        groups[result.mutant.file, result.mutant.function or "(constants)"].append(result)
    table = Table("function", *STATUSES, "score")
    last_file = ""
    for (file, name), group in [*groups.items(), (("all", "all"), list(results))]:
        if file not in (last_file, "all"):
            table.add_section()
            table.add_row(f"[dim]{escape(shown(file))}[/]")
        last_file = file
        counts = Counter(result.status for result in group)
        table.add_row(name, *(str(counts[status] or "") for status in STATUSES), f"{score_of(group):.1f}%")
    return table


def print_unnoticed(results: Sequence[Result], sources: Mapping[str, bytes]) -> None:
    for result in in_order(results):
        if result.is_noticed:
            continue
        mutant = result.mutant
        where = f"{shown(mutant.file)}:{mutant.line} {mutant.function}"
        console.print(f"\n[bold]{escape(where)}[/] {result.status}: {mutant.change} {escape(result.note)}")
        for line in mutant.diff(sources[mutant.file]).splitlines():
            console.print(f"[{'red' if line.startswith('-') else 'green'}]{escape(line)}[/]")


# --- the command ---


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.mutate", description="Do the tests notice a wrong rule?")
    parser.add_argument("files", nargs="+", type=Path, help="modules, or folders of modules, to mutate")
    parser.add_argument("--tests", nargs="+", required=True, help="what pytest is to collect")
    parser.add_argument(
        "-j", "--jobs", type=int, default=min(2, os.cpu_count() or 1), help="worker processes"
    )
    parser.add_argument("-k", dest="chosen", default="", help="only tests whose names match, as in pytest")
    parser.add_argument("--sample", type=int, help="try only this many mutants, drawn by --seed")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--timeout", type=float, default=3.0, help="computing seconds one test may always take"
    )
    parser.add_argument(
        "--slowest", type=float, default=math.inf, help="leave out tests that compute for more seconds"
    )
    parser.add_argument(
        "--keep", type=Path, help="write each result to this file as it comes; what it has is not tried again"
    )
    parser.add_argument("--again", action="store_true", help="but try again what was not noticed")
    parser.add_argument(
        "--seconds", type=float, default=math.inf, help="begin no trial later; go on with the same --keep"
    )
    parser.add_argument(
        "--without-failing", action="store_true", help="leave out tests that fail without any mutant"
    )
    parser.add_argument("--constants", action="store_true", help="also mutate module-level constants")
    parser.add_argument("--list", action="store_true", help="list the mutants and stop")
    parser.add_argument("--json", type=Path, help="write all results to this file")
    parser.add_argument(
        "--fail-under", type=float, default=0.0, help="exit 1 when the score is lower (per cent)"
    )
    return parser.parse_args(argv)


def sources_of(paths: Iterable[Path]) -> dict[str, bytes]:
    """The modules in the order of their names, however they are listed: a sample is then the same."""
    files = [file for path in paths for file in (path.rglob("*.py") if path.is_dir() else [path])]
    return {realpath(file): file.read_bytes() for file in sorted(files)}


def all_mutants(args: argparse.Namespace, sources: dict[str, bytes], survey: Survey) -> list[Mutant]:
    mutants: list[Mutant] = []
    for file, source in sources.items():
        mutants += mutants_of(file, source, survey.enums.get(file), args.constants)
    return mutants


def sampled(mutants: list[Mutant], sample: int | None, seed: int) -> list[Mutant]:
    """This many mutants by chance, in an order by chance: what a stopped run has tried is a sample too."""
    count = len(mutants) if sample is None else min(sample, len(mutants))
    return random.Random(seed).sample(mutants, count)


def with_progress(results: Iterator[Result], total: int) -> list[Result]:
    done: list[Result] = []
    columns = (TextColumn("{task.description}"), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("mutants", total=total)
        for result in results:
            done.append(result)
            unnoticed = sum(not result.is_noticed for result in done)
            progress.update(task, advance=1, description=f"mutants, {unnoticed} unnoticed")
    return done


def main(argv: Sequence[str] | None = None) -> int:
    args = arguments(argv)
    sources = sources_of(args.files)
    with tempfile.TemporaryDirectory(prefix="mutate-") as folder:
        begin = time.monotonic()
        prepare(Path(folder) / "cache", sources)
        tests = [*args.tests, *(["-k", args.chosen] if args.chosen else [])]
        survey = take_survey(sources, tests, args.jobs, Path(folder), run=not args.list)
        mutants = all_mutants(args, sources, survey)
        chosen = sampled(mutants, args.sample, args.seed)
        if args.list:
            print_list(chosen, sources)
            return 0
        if not tell_survey(survey, args.without_failing, time.monotonic() - begin):
            return 2
        kept = Kept(args.keep, mutants, sources)
        known = [
            result for result in kept.results(chosen, survey.seconds) if result.is_noticed or not args.again
        ]
        missing = [mutant for mutant in chosen if mutant not in {result.mutant for result in known}]
        until = begin + args.seconds
        trials = Trials(missing, sources, survey, kept, tests, args.timeout, args.slowest, until)
        found = kept.keep(run_trials(trials, args.jobs, Path(folder)))
        results = [*known, *with_progress(found, len(missing))]
    return report(args, results, len(chosen), kept, time.monotonic() - begin)


def print_list(mutants: Iterable[Mutant], sources: dict[str, bytes]) -> None:
    for mutant in sorted(mutants, key=lambda mutant: (mutant.file, mutant.start, mutant.text)):
        console.print(escape(f"{shown(mutant.file)}:{mutant.line} {mutant.function} {mutant.change}"))
        console.print(escape(mutant.diff(sources[mutant.file])))


def tell_survey(survey: Survey, without_failing: bool, seconds: float) -> bool:
    """Say what the survey found, and whether the trials can begin."""
    if survey.failed:
        console.print(escape("These tests fail without any mutant:\n" + "\n".join(survey.failed)))
        if not without_failing:
            return False
        survey.leave_out_failed()
    console.print(f"{len(survey.seconds)} tests surveyed in {seconds:.1f} s")
    for test in sorted(survey.left_out):
        console.print(escape(f"left out, it needs the compiled twin: {test}"))
    return True


def report(args: argparse.Namespace, results: list[Result], total: int, kept: Kept, seconds: float) -> int:
    print_unnoticed(results, kept.sources)
    console.print(by_function(results))
    score = score_of(results)
    console.print(f"{len(results)} of {total} mutants in {seconds:.0f} s: {score:.1f}% noticed")
    if len(results) < total:
        console.print("There was no time for the others: the same command with --keep goes on with them.")
        return 3
    if args.json:
        args.json.write_text(kept.as_json(results))
    return 1 if score < args.fail_under else 0


if __name__ == "__main__":
    sys.exit(main())
