"""The engines compiled with mypyc play as their sources do; without mypyc or a C compiler these tests are skipped."""
