from hypothesis import settings

# The machine is shared: no example is slow by itself, only by its neighbours.
settings.register_profile("no deadline", deadline=None)
settings.load_profile("no deadline")
