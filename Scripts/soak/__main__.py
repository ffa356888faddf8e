#!/usr/bin/env python3
"""Shows from outside, over real sockets, that a release build survives production.

    soak [PART ...] --program PATH [--minutes N] [--only WORD] [--hostile] [--memory MIB]

Parts, all of them where none is named:

    attacks     twenty-three attacks: what each may cost
    slowloris   a thousand clients that send or take one byte a second
    load        mixed load at full speed, every answer compared; memory and descriptors; with --hostile attacks among it, with
                --memory in no more than that
    proxies     two copies behind nginx and HAProxy, restarted one after the other, and one killed

A proxy that is not installed is left out, but in CI that is a failure. Exit status 1 where something does not hold.
"""

import argparse
import importlib
import os
import resource

from report import Report

PARTS = ["attacks", "slowloris", "load", "proxies"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--program", required=True, help="the release build")
    parser.add_argument("--minutes", type=float, default=0.25, help="how long the load lasts; 30 before a release")
    parser.add_argument("--only", help="of the attacks, those with this in their names")
    parser.add_argument("--hostile", action="store_true", help="attacks among the load")
    parser.add_argument("--memory", type=int, metavar="MIB", help="what the service has under load; 1024 before a release")
    options = parser.parse_args()
    unknown = [each for each in options.parts if each not in PARTS]
    if unknown:
        parser.error(f"no part {', '.join(unknown)}; there are {', '.join(PARTS)}")
    options.program = os.path.abspath(options.program)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, 8192), hard), hard))
    report = Report()
    for part in options.parts or PARTS:
        print(f"-- {part}", flush=True)
        importlib.import_module(part).run(report, options)
    raise SystemExit(report.end())


if __name__ == "__main__":
    main()
