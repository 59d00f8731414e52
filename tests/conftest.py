"""Settings shared by all tests."""

from hypothesis import settings

# Machines are shared: how long one example takes says nothing about the code. Where CI is set,
# hypothesis chooses its own "ci" profile, which has no deadline and draws the same examples each
# time; the loaded profile is the parent either way.
settings.register_profile("rebelote", parent=settings(), deadline=None)
settings.load_profile("rebelote")
