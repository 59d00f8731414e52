"""Other people's belote players, driven as bots of ours."""
