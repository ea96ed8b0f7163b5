"""Computer players. They see only the view of their own side."""
