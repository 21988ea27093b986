"""From plain functions to machine code: with linking.py and hastening.py the only ones that use numba.

Some things go beyond numba's documented use, and are checked when this module is imported: how a call
between compiled functions finds its types (`get_call_template`), where a compiled function is kept
(`_cache`), how functions are linked (linking.py), and what is remembered meanwhile (hastening.py).
"""

from __future__ import annotations

import inspect
import os
import pickle
import re
import tempfile
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
from numba import types
from numba.core.caching import _Cache
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.compiler import CompileResult
from numba.core.dispatcher import Dispatcher
from numba.core.errors import NumbaError
from numba.core.serialize import dumps
from numba.core.sigutils import normalize_signature
from numba.np import arrayobj

from nekoban.core.argument_types import Signature, argument_types
from nekoban.core.hastening import HASTENED
from nekoban.core.linking import EntryCompiler, InnerCompiler, LoopCompiler, undisturbed
from nekoban.core.subset import CannotCompile, UntriedCompiler

TRIED = "numba>=0.68,<0.69"  # as in pyproject.toml
TRIED_RELEASES = ("0.68.",)
EXPECTED = (
    (Dispatcher, "get_call_template", ["self", "args", "kws"]),
    (Dispatcher, "compile", ["self", "sig"]),
    (JITCodeLibrary, "finalize", ["self"]),
    (JITCodeLibrary, "get_pointer_to_function", ["self", "name"]),
    (JITCPUCodegen, "set_env", ["self", "env_name", "env"]),
    (JITCodeLibrary, "_optimize_functions", ["self", "ll_module"]),
    (arrayobj, "raise_with_shape_context", ["src_shapes", "index_shape"]),
    *((owner, name, list(arguments)) for owner, name, arguments, _ in HASTENED),
)
CHECK_BYTES = 16
CAUSE = re.compile(r"^(?!Failed in|During:|File |\s|- |>>>|<source)(?P<cause>\S.*)$", re.MULTILINE)
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
PLACE = re.compile(r"(?:at |File \")(?P<file>[^\n\"(]+\.py)(?:\"?, line | \()(?P<line>\d+)")


def check_numba() -> None:
    """Refuse, with a sentence, a numba that was never tried, or whose internals are not as expected."""
    if not f"{numba.__version__}.".startswith(TRIED_RELEASES):
        raise UntriedCompiler(
            f"numba {numba.__version__} was never tried with Nekoban. "
            f"Install one that was: pip install '{TRIED}'."
        )
    for owner, name, arguments in EXPECTED:
        found = getattr(owner, name, None)
        if found is None or list(inspect.signature(found).parameters) != arguments:
            raise UntriedCompiler(
                f"numba {numba.__version__} was never tried with Nekoban: its {owner.__name__}.{name} is not "
                f"as expected. Install one that was tried: pip install '{TRIED}'."
            )


check_numba()


class KeptCode(_Cache):
    """Compiled code of one entry, in a folder named by what it is made from: one file for each signature.

    A file begins with a digest of the rest, so a truncated one counts as missing and is made again. Files are
    written completely and then renamed, so several processes can share a folder.
    """

    def __init__(self, folder: Path, before: Callable[[], None]) -> None:
        self.folder = folder
        self.before = before  # called before anything is compiled

    @property
    def cache_path(self) -> str:
        return str(self.folder)

    def file(self, signature: Any, codegen: Any) -> Path:
        told = repr((str(signature), codegen.magic_tuple())).encode()
        return self.folder / f"{blake2b(told, digest_size=8).hexdigest()}.code"

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        target_context.refresh()
        content = read_whole(self.file(sig, target_context.codegen()))
        try:
            kept = None if content is None else pickle.loads(content)
        except ImportError:  # made from an equal function of a game that is not here
            kept = None
        if kept is None:
            self.before()
            return None
        return CompileResult._rebuild(target_context, *kept)

    def save_overload(self, sig: Any, data: Any) -> None:
        if not data.lifted and not data.library.has_dynamic_globals:
            write_whole(self.file(sig, data.codegen), dumps(data._reduce()))

    def enable(self) -> None: ...
    def disable(self) -> None: ...
    def flush(self) -> None: ...


def read_whole(file: Path) -> bytes | None:
    """The content of a file, if it is complete."""
    try:
        content = file.read_bytes()
    except OSError:
        return None
    check, content = content[:CHECK_BYTES], content[CHECK_BYTES:]
    return content if blake2b(content, digest_size=CHECK_BYTES).digest() == check else None


def write_whole(file: Path, content: bytes) -> None:
    """Write a file so that others see all of it or nothing. If the disk is full, nothing is kept."""
    try:
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as made:
            made.write(blake2b(content, digest_size=CHECK_BYTES).digest() + content)
        os.replace(made.name, file)
    except OSError:
        return


def machine_code(
    function: FunctionType, flags: dict[str, Any], cache: KeptCode | None, is_loop: bool = False
) -> Any:
    """A function compiled when it is first called, or loaded from the cache."""
    compiler = (LoopCompiler if is_loop else EntryCompiler) if cache else InnerCompiler
    made: Any = called_with_wide_numbers(numba.njit(**flags, pipeline_class=compiler)(function))
    if cache is not None:
        made._cache = cache
        made.compile = in_a_sentence(made.compile)
    return made


def called_with_wide_numbers(function: Any) -> Any:
    """Let calls between rules pass every number as an int64, as the interpreted rules do.

    Otherwise numba compiles a function again for each mixture of widths, enums and constants it is called
    with, which doubles the compile time for the same code.
    """

    def wide(kind: Any) -> Any:
        plain = types.unliteral(kind)
        number = isinstance(plain, types.Integer | types.IntEnumMember)
        return types.int64 if number else plain

    template = function.get_call_template
    function.get_call_template = lambda args, kws: template([wide(kind) for kind in args], kws)
    return function


def in_a_sentence(compile_one: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Turn numba's errors, of some hundred lines, into one sentence about the first cause."""

    def compiling(signature: Any) -> Any:
        try:
            with undisturbed():
                return compile_one(signature)
        except NumbaError as error:
            raise CannotCompile(first_cause(str(error))) from None

    return compiling


def first_cause(complaint: str) -> str:
    """The innermost place and cause of an error of numba's, which is coloured if colorama is installed."""
    complaint = COLOURS.sub("", complaint)
    place, cause = PLACE.search(complaint), CAUSE.search(complaint)
    where = f"{Path(place['file']).resolve()}:{place['line']}" if place else "a rule"
    what = cause["cause"] if cause else complaint.strip().splitlines()[0]
    return f"{where}: the compiler does not take this: {what.rstrip('.')}."


def compile_at(entry: Any, signature: Signature) -> Any:
    """Compile or load an entry for arguments of these types; returns the function for just these.

    The types are a tuple, because that is what a call looks up: code stored under a whole signature would be
    compiled once more at the first call.
    """
    arguments = argument_types(signature, normalize_signature, types.NamedTuple)
    entry.compile(arguments)
    return entry.get_overload(arguments)
