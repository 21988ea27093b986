"""A seat at a table for language models, over the Model Context Protocol. `nekoban mcp` serves it."""
