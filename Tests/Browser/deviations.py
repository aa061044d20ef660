"""How far what was compared lay apart, for the table at the end of a run."""

import collections
import json

Place = collections.namedtuple("Place", "browser page ratio")


class Deviations:
    """The largest deviation of each browser, page and ratio, in device pixels: at rest, and in frames on the way, where
    a header may lag; and how often it was looked for."""

    def __init__(self):
        self._largest = collections.defaultdict(lambda: [0.0, 0.0])
        self._counts = collections.Counter()

    def record(self, place, deviation, in_frame=False):
        largest = self._largest[place]
        largest[in_frame] = max(largest[in_frame], deviation)
        self._counts[place] += 1

    def add(self, rows):
        """Takes what another process recorded, as its `rows`."""
        for row in rows:
            place = Place(row["browser"], row["page"], row["ratio"])
            largest = self._largest[place]
            for in_frame, key in enumerate(("at rest", "in frames")):
                largest[in_frame] = max(largest[in_frame], row[key])
            self._counts[place] += row["comparisons"]

    def rows(self):
        """A dictionary for each browser, page and ratio."""
        return [
            {**place._asdict(), "at rest": self._largest[place][0], "in frames": self._largest[place][1],
             "comparisons": count}
            for place, count in sorted(self._counts.items())
        ]

    def lines(self):
        """A table, a line each; none when nothing was compared."""
        rows = self.rows()
        if not rows:
            return []
        pixels = ("at rest", "in frames")
        largest = {key: max(row[key] for row in rows) for key in pixels}
        count = sum(row["comparisons"] for row in rows)
        rows.append({"browser": "all", "page": "", "ratio": "", **largest, "comparisons": count})
        table = [list(rows[0])] + [[f"{cell:.3f}" if key in pixels else str(cell) for key, cell in row.items()]
                                   for row in rows]
        widths = [max(len(cell) for cell in column) for column in zip(*table)]
        return ["largest deviations of browser, server and module, in device pixels:"] + [
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in table]

    def json(self):
        """The same for programs."""
        return json.dumps(self.rows(), indent=1)
