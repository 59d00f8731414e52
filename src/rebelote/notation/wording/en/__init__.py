"""The English words and sentences."""
