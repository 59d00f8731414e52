"""Tables for people: who sits, what they are told of each other, their clocks, chips and words."""
