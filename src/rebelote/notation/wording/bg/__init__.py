"""The Bulgarian words and sentences."""
