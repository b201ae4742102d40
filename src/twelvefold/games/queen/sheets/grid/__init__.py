"""Sheets A and B: two halves of five rows and five columns."""
