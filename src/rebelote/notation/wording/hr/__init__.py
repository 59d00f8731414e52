"""The Croatian words and sentences."""
