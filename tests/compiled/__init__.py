"""The library installed with compiled engines plays as its sources do; where a pure build is installed these tests are skipped."""
