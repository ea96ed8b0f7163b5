"""Games as text: records, positions, the notation of answers, and replay."""
