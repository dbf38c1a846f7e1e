"""What needs Node: the types for other languages, as their own tools take them.

The tools are npm packages, listed in ``package.json`` beside this file; ``python -m tests.node`` installs them. Without Node, or
before they are installed, these tests are skipped.
"""
