"""Garbage collection in a server: young unreachable objects are freed at once, old ones by a rare full collection."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import gc, weakref
from twelvefold.server import gc_tuning

class Thing: ...

def cycle():
    thing = Thing()
    thing.itself = thing
    return thing

gc_tuning.begin()
young = weakref.ref(cycle())
more = [[] for _ in range(2 * gc_tuning.YOUNG_THRESHOLD)]
assert young() is None, "young unreachable objects are found"

thing = cycle()
old = weakref.ref(thing)
more += [[] for _ in range(2 * gc_tuning.YOUNG_THRESHOLD)]
assert gc.get_freeze_count() > 2 * gc_tuning.YOUNG_THRESHOLD, "survivors are frozen"
del thing
more += [[] for _ in range(2 * gc_tuning.YOUNG_THRESHOLD)]
assert old() is not None
gc_tuning.collect_if_due()
assert old() is not None, "it is not time yet"
for _ in range(gc_tuning.FULL_GC_AFTER):
    gc_tuning.add()
gc_tuning.collect_if_due()
assert old() is None
"""


def test_young_unreachable_objects_are_freed_at_once_and_old_ones_in_time() -> None:
    subprocess.run([sys.executable, "-c", SCRIPT], check=True, timeout=60)
