"""The server as a process: descriptors, signals and what a shell sees."""

import os
import signal
import socket
import subprocess
import urllib.request

from carta_server import BINARY, REPOSITORY
from waiting import wait_until

DEADLINE = 20  # s


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def is_well(port):
    try:
        return urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).read() == b"ok\n"
    except OSError:
        return False


def close_standard_descriptors():
    for descriptor in range(3):
        os.close(descriptor)


def test_server_without_standard_descriptors_serves_until_told():
    """Does a server that a daemon manager started without standard descriptors take none of its own lines for signals?"""
    port = free_port()
    server = subprocess.Popen(
        [BINARY, "serve", "--port", str(port)], cwd=REPOSITORY, preexec_fn=close_standard_descriptors)
    try:
        wait_until(lambda: is_well(port), "the server is well")
        server.send_signal(signal.SIGHUP)
        wait_until(lambda: is_well(port), "the server is well after it was told to load anew")
        assert server.poll() is None
        server.terminate()
        assert server.wait(DEADLINE) == 0
    finally:
        server.kill()


def test_full_disk_is_said():
    """Is an answer that cannot be written an error, and not a success?"""
    with open("/dev/full", "w") as full:
        run = subprocess.run(
            [BINARY, "check"], cwd=REPOSITORY, stdout=full, stderr=subprocess.PIPE, text=True, timeout=DEADLINE)
    assert run.returncode == 1
    assert run.stderr == "carta: standard output cannot be written\n"


def test_busy_port_is_said():
    """Is a port that another server has told plainly, with what to do?"""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        run = subprocess.run(
            [BINARY, "serve", "--port", str(port)], cwd=REPOSITORY, capture_output=True, text=True, timeout=DEADLINE)
    assert run.returncode == 1
    assert run.stderr == (
        f"carta: 127.0.0.1:{port}: address already in use; stop the other server or choose another port with --port\n")
