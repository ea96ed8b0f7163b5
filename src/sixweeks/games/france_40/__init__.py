"""France '40: Victory or Defeat, by Ty Bomba (Decision Games, 2019)."""
