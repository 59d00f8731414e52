"""The Dutch words and sentences."""
