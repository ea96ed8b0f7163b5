"""What there is: components, state, queries, effects."""
