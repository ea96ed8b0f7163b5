"""Simulation, fuzzing, perft and load tests, independent of any particular game."""
