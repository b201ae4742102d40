"""Sheets C and D: the value area, the overflow track, the colour area and the lists or boxes."""
