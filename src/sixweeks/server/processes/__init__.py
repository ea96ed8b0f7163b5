"""Several processes on one port: a front that hands connections over, and its supervision."""
