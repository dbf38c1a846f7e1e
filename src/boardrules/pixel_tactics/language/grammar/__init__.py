"""The structs of the ability language."""
