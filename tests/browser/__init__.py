"""A package, so that its fixtures live as long as its tests follow each other."""
