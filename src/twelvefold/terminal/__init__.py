"""The command-line program: play, replay, serve and read the rules; works with screen readers and pipes."""
