"""Computer players: jobs, turns, worker processes."""
