"""Which offsets are worth a look."""

import os
import random

COUNT = 400 if os.environ.get("CARTA_SWEEP") else 40
BEYOND = 500.0  # px past the end
SEED = int(os.environ.get("CARTA_SEED", random.randrange(2**32)))


def seed():
    """CARTA_SEED, or a new one for this run; it stands at the head of the report, and in what a failing test says."""
    return SEED


def telling_offsets(answer, random_source, count=COUNT):
    """Offsets at which something begins or ends (a header pins, pushes, is gone; a section's turn), a pixel around
    them, the ends of the page, the stretch before its end, and others at random. `answer` is `/layout`'s at 0."""
    maximum = answer["offset"]["max"]
    heights = sorted({header["height"] for header in answer["headers"]})
    stacks = {0, *heights, *(a + b for a in heights for b in heights), sum(heights)}
    tops = [header["top"] for header in answer["headers"]] + [section["top"] for section in answer["sections"]]
    edges = {top - stack + near for top in tops for stack in stacks for near in (-1, 0, 1)}
    edges = sorted(edge for edge in edges if 0 <= edge <= maximum)
    chosen = [0, maximum, maximum + BEYOND, max(0, maximum - 1), max(0, maximum - 2)]
    chosen += [random_source.randint(int(max(0, maximum - 150)), int(maximum)) for _ in range(5)]
    chosen += [random_source.randint(0, int(maximum)) for _ in range(8)]
    wanted = count - len(chosen)
    chosen += random_source.sample(edges, wanted) if len(edges) > wanted else edges
    random_source.shuffle(chosen)
    return chosen
