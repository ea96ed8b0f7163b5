"""The laboratory: it drives whole games by the hundred and knows none of them."""
