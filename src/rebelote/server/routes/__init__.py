"""The routes under `/api`, a module for each thing that is asked about."""
