"""How the maps were derived: see README.md."""
