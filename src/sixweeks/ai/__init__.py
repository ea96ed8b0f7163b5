"""Computer players. They see only their own side's view."""
