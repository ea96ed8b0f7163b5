"""What the page shows: pieces, choices, layers, facts about a place, and odds."""
