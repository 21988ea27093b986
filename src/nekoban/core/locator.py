"""Where numba keeps a compiled function.

Our cache folders are named by the content of all sources, so the place of a source file need not be part of
its place in the cache: two checkouts of the same rules share what either has compiled.
"""

from pathlib import Path

from numba.core.caching import UserProvidedCacheLocator


class ContentLocator(UserProvidedCacheLocator):
    """Keeps a function under the name of its source's folder, wherever that folder lies."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        return Path(py_file).parent.name
