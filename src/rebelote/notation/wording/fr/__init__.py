"""The French words and sentences."""
