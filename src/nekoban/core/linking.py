"""How inner functions and their entry become machine code: all at once, by the means of numba.

numba by itself optimises every function together with copies of all that it calls, and makes machine code of
it. So a rule goes through LLVM once for each function that calls it, directly or through others. Only entries
are called from Python. Here an inner function stays as numba's front end left it (`Part`); the entry collects
all that it reaches, each function once (`Whole`), and only that is optimised and becomes machine code.
Entries that play for long are optimised for longer (`Loop`).
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from llvmlite.binding import Linkage, ModuleRef, create_new_function_pass_manager
from numba.core import untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, Flags
from numba.core.compiler_lock import global_compiler_lock
from numba.extending import overload
from numba.np import arrayobj

from nekoban.core.hastening import hastened, replaced

# Steps of the compiler for what rules cannot have (subset.py): contexts, closures, functions that ask to be
# inlined, and constants that a call demands.
NOT_NEEDED = (
    untyped_passes.WithLifting,
    untyped_passes.InlineClosureLikes,
    untyped_passes.MakeFunctionToJitFunction,
    untyped_passes.InlineInlinables,
    untyped_passes.FindLiterallyCalls,
    untyped_passes.LiteralUnroll,
)


class Library(JITCodeLibrary):
    """Functions as LLVM knows them."""

    def _optimize_functions(self, module: ModuleRef) -> None:
        """One by one, before they are linked: what makes them small. The rest of numba's passes would only
        be run again on the whole entry."""
        codegen: Any = self._codegen
        module.data_layout = codegen._data_layout
        passes, builder = create_new_function_pass_manager(), codegen._pass_builder()
        passes.add_simplify_cfg_pass()
        passes.add_sroa_pass()
        passes.add_instruction_combine_pass()
        passes.add_simplify_cfg_pass()
        passes.add_refprune_pass()
        for function in module.functions:
            if not function.is_declaration:
                passes.run(function, builder)


class Part(Library):
    """An inner function: not optimised, and without an address, until it is part of a whole."""

    environment: tuple[str, Any]  # what its errors are made from, by the name of the place for it

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    @property
    def codegen(self) -> Any:
        """Itself: its environment cannot be set yet, and is kept."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        self.environment = name, environment


class Whole(Library):
    """An entry with all that it reaches."""

    def finalize(self) -> None:
        self._linking_libraries = reached(self._linking_libraries)
        super().finalize()
        codegen: Any = self.codegen
        places = {place.name for place in self._final_module.global_variables}
        for library in self._linking_libraries:
            if isinstance(library, Part) and library.environment[0] in places:
                codegen.set_env(*library.environment)

    def _optimize_final_module(self) -> None:
        """In one full round. numba's cheap round before it is left out, for it changes nothing here."""
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


class Loop(Whole):
    """An entry that plays many decisions in a call."""

    def _optimize_final_module(self) -> None:
        """As if nobody else could call the functions inside, which is so. Then LLVM also inlines large ones
        that are called from one place: the code is a twentieth faster, and takes half as long again to make.
        """
        self.close()
        super()._optimize_final_module()

    def close(self) -> None:
        """Keep the functions inside for this entry alone. LLVM may then take away what they are given but
        do not need, so they get names of their own: by its old name another entry would call such a one.
        """
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr and not function.is_declaration:
                function.linkage = "internal"
                function.name = f"{function.name}.in.{self.name}"


def reached(libraries: list[Any]) -> list[Any]:
    """These libraries and those that their parts call, each once."""
    found: dict[Any, None] = {}
    waiting = list(reversed(libraries))
    while waiting:
        library = waiting.pop()
        if library not in found:
            found[library] = None
            waiting += library._linking_libraries if isinstance(library, Part) else []
    return list(found)


class QuickFlags(Flags):
    """The same flags. numba asks for all of them some hundred times a function, one by one."""

    def values(self) -> dict[str, Any]:
        """The value of each flag; the default where none was set."""
        return {**DEFAULTS, **self._values}

    def __hash__(self) -> int:
        return len(DEFAULTS)


DEFAULTS = Flags().values()


class InnerCompiler(Compiler):
    """Compiles an inner function."""

    made: type[JITCodeLibrary] = Part

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.state.flags = QuickFlags(self.state.flags)

    def define_pipelines(self) -> list[Any]:
        if self.state.library is None:
            name = self.state.func_id.func_qualname
            self.state.library = self.made(self.state.targetctx.codegen(), name)
            self.state.library.enable_object_caching()
        pipelines = super().define_pipelines()
        for pipeline in pipelines:
            pipeline.passes = [step for step in pipeline.passes if step[0] not in NOT_NEEDED]
        return pipelines


class EntryCompiler(InnerCompiler):
    """Compiles an entry."""

    made = Whole


class LoopCompiler(InnerCompiler):
    """Compiles an entry that plays many decisions in a call."""

    made = Loop


@contextmanager
def undisturbed() -> Iterator[None]:
    """While compiling: no search for garbage, of which there is little, and short errors about shapes."""
    shapes = replaced(arrayobj, "raise_with_shape_context", refuse_shapes)
    with global_compiler_lock, hastened(), shapes:
        collects = gc.isenabled()
        gc.disable()
        try:
            yield
        finally:
            if collects:
                gc.enable()


def refuse_shapes(source: Any, place: Any) -> None:
    """For `row[:3] = four_numbers`. numba's own error names both shapes, and so compiles its strings."""


@overload(refuse_shapes)
def compiled_refusal(source: Any, place: Any) -> Any:
    def refuse(source: Any, place: Any) -> None:
        raise ValueError("A slice cannot be filled from an array of another size.")

    return refuse
