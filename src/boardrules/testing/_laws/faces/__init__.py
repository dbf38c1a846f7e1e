"""Laws of what people and programs see of a game: notation, sentences, pictures, explanations, numbers."""
