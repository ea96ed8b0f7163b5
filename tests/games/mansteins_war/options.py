"""Options for random games."""

from sixweeks.games.mansteins_war.model.state import Options

EVERYTHING = {name: "on" for name in Options.__struct_fields__ if name != "netherlands"}
