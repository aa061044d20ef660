#!/usr/bin/env python3
"""What a request costs, beside the least that libmicrohttpd can do.

Carta and a bare server in C (bare.c) serve the same page, and Carta answers random questions to /layout where the bare
server sends canned JSON. Both run at the same time and are loaded in turns, so that whatever else the machine does hits
both. The figure is CPU time of the server's process for a request (user and system, from /proc); its ratio is what to
quote. Needs a release build, a C compiler and wrk: `make bench` sees to that.
"""

import argparse
import gzip
import os
import re
import socket
import statistics
import subprocess
import sys
import time
import urllib.request
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CARTA = ROOT / ".build/release/carta"
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_until_it_answers(url):
    deadline = time.monotonic() + 10
    while True:
        try:
            return urllib.request.urlopen(url).read()
        except OSError:
            if time.monotonic() > deadline:
                sys.exit(f"{url} does not answer")
            time.sleep(0.01)


@contextmanager
def running(command):
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=ROOT)
    try:
        yield process.pid
    finally:
        process.terminate()
        process.wait()


def cpu_seconds(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_PER_SECOND


def load(pid, url, connections, seconds, script=None):
    """Loads `url` and returns CPU µs a request and requests a second."""
    command = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s"]
    if script:
        command += ["-s", str(script)]
    before = cpu_seconds(pid)
    report = subprocess.run([*command, url], check=True, capture_output=True, text=True).stdout
    spent = cpu_seconds(pid) - before
    requests = int(re.search(r"(\d+) requests in", report).group(1))
    failures = re.search(r"Non-2xx or 3xx responses: (\d+)|Socket errors", report)
    if failures:
        sys.exit(f"{url}: not every request was answered:\n{report}")
    return spent / requests * 1e6, float(re.search(r"Requests/sec:\s+([\d.]+)", report).group(1))


def compare(rows, rounds):
    """Loads all rows in turns; prints medians, and each row's ratio to the one after it."""
    samples = {name: [] for name, *_ in rows}
    for _ in range(rounds):
        for name, *arguments in rows:
            samples[name].append(load(*arguments))
    medians = {name: [statistics.median(values) for values in zip(*samples[name])] for name in samples}
    for (name, *_), (other, *_) in zip(rows[::2], rows[1::2]):
        cost, rate = medians[name]
        bare_cost, bare_rate = medians[other]
        print(f"  {name:<14}{cost:7.1f} µs  {rate:9.0f} /s    {other:<12}{bare_cost:7.1f} µs  {bare_rate:9.0f} /s"
              f"    ratio {cost / bare_cost:5.2f}   difference {cost - bare_cost:+5.1f} µs")


def print_sizes(page):
    stripped = ROOT / ".build/carta-stripped"
    subprocess.run(["strip", "-o", stripped, CARTA], check=True)
    print(f"binary      {CARTA.stat().st_size:>9} bytes, stripped {stripped.stat().st_size}")
    print(f"page        {len(page):>9} bytes, gzip -9 {len(gzip.compress(page, 9))}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="turns of each load (5)")
    parser.add_argument("--seconds", type=int, default=2, help="length of a turn (2)")
    parser.add_argument("--connections", type=int, nargs="+", default=[1, 32, 128, 256], help="(1 32 128 256)")
    options = parser.parse_args()

    bare = ROOT / ".build/bare"
    subprocess.run(["cc", "-O2", "-o", bare, HERE / "bare.c", "-lmicrohttpd", "-lpthread"], check=True)
    carta_port, bare_port = free_port(), free_port()
    page_file = ROOT / ".build/bench-page.html"
    threads = str(os.cpu_count())
    with running([CARTA, "serve", "--port", str(carta_port)]) as carta_pid:
        carta = f"http://127.0.0.1:{carta_port}"
        page = wait_until_it_answers(f"{carta}/menu")
        page_file.write_bytes(page)
        with running([bare, str(bare_port), page_file, threads]) as bare_pid:
            plain = f"http://127.0.0.1:{bare_port}"
            assert wait_until_it_answers(f"{plain}/page") == page
            print_sizes(page)
            for connections in options.connections:
                print(f"{connections} connections, CPU time a request and requests a second, medians of {options.rounds}")
                common = (connections, options.seconds)
                compare(
                    [
                        ("carta page", carta_pid, f"{carta}/menu", *common),
                        ("bare page", bare_pid, f"{plain}/page", *common),
                        ("carta /layout", carta_pid, carta, *common, HERE / "random_layout.lua"),
                        ("bare JSON", bare_pid, f"{plain}/json", *common),
                    ],
                    options.rounds,
                )


if __name__ == "__main__":
    main()
