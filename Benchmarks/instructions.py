"""Counts instructions with valgrind's callgrind, which gives the same numbers on any machine.

What is wanted is always a difference between two counts of runs, so that starting and stopping drop out.
"""

import re
import subprocess
import tempfile

import servers
import tools

COLLECTED = re.compile(r"Collected : (\d+)")


class Counter:
    """Counts what one program does."""

    def __init__(self, program, directory):
        tools.require("valgrind", "valgrind", "counting instructions")
        self.program = tools.without_debug_information(program, directory)
        self.callgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
        self.env = tools.steady_environment()

    def step(self, step, file, runs=20):
        """Instructions of one step over a document in process."""
        return self._slope(lambda count: self._bench(step, file, count), runs)

    def once(self, file):
        """Instructions of one request in process, for documents that take long."""
        return self._bench("request", file, 1) - self._bench("request", file, 0)

    def http(self, body, runs=40):
        """Instructions of one request over HTTP, those of the libraries included."""
        return self._slope(lambda count: self._serve(body, count), runs)

    @staticmethod
    def _slope(count, runs):
        return (count(2 * runs) - count(runs)) / runs

    def _bench(self, step, file, runs):
        command = [*self.callgrind, self.program, "bench", "--runs", str(runs), "--step", step, file]
        result = subprocess.run(command, capture_output=True, text=True, env=self.env)
        if result.returncode:
            raise SystemExit(f"bench: counting failed\n{result.stderr[-2000:]}")
        return int(COLLECTED.search(result.stderr)[1])

    def _serve(self, body, runs):
        with servers.ours(self.program, threads=1, env=self.env, under=self.callgrind) as server:
            client = servers.Client(server.port)
            client.post(body, runs)
            client.close()
        return int(COLLECTED.search(server.printed())[1])


class Allocations:
    """Counts what one program allocates."""

    def __init__(self, program, directory):
        self.program = program
        self.library = tools.compiled("allocations.c", directory, "-shared", "-fPIC")

    def of_http(self, body, runs=200):
        """Allocations of our own for one request over HTTP, those of libmicrohttpd and the C library left out."""
        return (self._serve(body, 2 * runs) - self._serve(body, runs)) / runs

    def _serve(self, body, runs):
        with tempfile.NamedTemporaryFile(mode="r") as file:
            env = tools.steady_environment(LD_PRELOAD=self.library, ALLOCATIONS=file.name)
            with servers.ours(self.program, threads=1, env=env) as server:
                client = servers.Client(server.port)
                client.post(body, runs)
                client.close()
            with open(file.name) as report:
                return int(report.read().split()[1])
