"""What is printed in a box of Queen of 12, read from a file."""
