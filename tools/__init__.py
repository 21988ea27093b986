"""Tools for the people who work on Nekoban; none of them is part of the package."""
