"""The variants: one file each, found by the registry's scan and named by nobody."""
