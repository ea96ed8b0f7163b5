"""What a game tells and shows: sentences, catalogues, scenes, rules, the definition."""
