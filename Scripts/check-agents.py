#!/usr/bin/env python3
"""Asks the tools as agents do: with clients of both eras of the Model Context Protocol, over standard input and over HTTP, and as
docs/agents.md says it, from an empty folder.

    check-agents.py PROGRAM URL NEW OLD

NEW and OLD are interpreters of Python that have the package `mcp`, in its newest version and in one before revision 2026-07-28.
Exits with 1 where something does not work.
"""

import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "Tests/Fixtures/agents"

# What a client of either era does: lists the tools, calls each, and lets the package hold each answer against its schema.
DRIVER = '''
import asyncio, json, sys
target, folder = sys.argv[1:3]
calls = json.loads(sys.argv[3])

async def drive(session):
    tools = (await session.list_tools()).tools
    assert sorted(tool.name for tool in tools) == sorted(calls), tools
    for name, arguments in calls.items():
        answer = await session.call_tool(name, arguments)
        failed = getattr(answer, "is_error", None) or getattr(answer, "isError", None)
        value = getattr(answer, "structured_content", None) or getattr(answer, "structuredContent", None)
        assert not failed and value, (name, answer)

async def new():
    from mcp import Client, StdioServerParameters
    server = target if target.startswith("http") else StdioServerParameters(command=target, args=["mcp"], cwd=folder)
    async with Client(server) as session:
        assert session.protocol_version >= "2026-07-28", session.protocol_version
        await drive(session)

async def old():
    from mcp import ClientSession, StdioServerParameters
    if target.startswith("http"):
        from mcp.client.streamable_http import streamablehttp_client
        streams = streamablehttp_client(target)
    else:
        from mcp.client.stdio import stdio_client
        streams = stdio_client(StdioServerParameters(command=target, args=["mcp"], cwd=folder))
    async with streams as (reading, writing, *_), ClientSession(reading, writing) as session:
        await session.initialize()
        await session.send_ping()
        await drive(session)

import mcp
asyncio.run(new() if hasattr(mcp, "Client") else old())
'''


def calls(with_paths):
    """One call of each tool, whose sources are files or texts."""
    def source(name, path="path", text="text"):
        return {path: name} if with_paths else {text: (FIXTURES / name).read_text(encoding="utf-8")}

    screen = source("Faults.storyboard")
    return {
        "check": screen, "frames": {**screen, "device": "iPhone SE"}, "explain": {**screen, "device": ["iPhone SE", "iPad mini 4"]},
        "compare": {**source("Login.storyboard", "beforePath", "beforeText"), **screen}, "picture": screen, "devices": {"match": "mini"},
    }


def check_clients(program, url, interpreters):
    for python in interpreters:
        version = subprocess.run(
            [python, "-c", "from importlib.metadata import version; print(version('mcp'))"], capture_output=True, text=True, check=True)
        for target, with_paths in ((program, True), (url + "/mcp", False)):
            subprocess.run([python, "-c", DRIVER, target, FIXTURES, json.dumps(calls(with_paths))], check=True, timeout=120)
            print(f"ok   mcp {version.stdout.strip()} over {'standard input' if with_paths else 'HTTP'}")


def check_page(program, url):
    """Runs the commands of docs/agents.md that need no client, in an empty folder."""
    text = (ROOT / "docs/agents.md").read_text(encoding="utf-8")
    blocks = re.findall(r"(?:^    .*\n)+", text, re.MULTILINE)
    wanted = [block for block in blocks if "claude mcp add" not in block]
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "agents").symlink_to(ROOT / "agents")
        places = {**os.environ, "PATH": f"{pathlib.Path(program).resolve().parent}:{os.environ['PATH']}"}
        for block in wanted:
            script = re.sub(r"^    ", "", block, flags=re.MULTILINE).replace("localhost:8080", url.removeprefix("http://"))
            run = subprocess.run(["bash", "-euc", script], cwd=folder, env=places, capture_output=True, text=True, timeout=60)
            if run.returncode != 0:
                sys.exit(f"docs/agents.md: {script}{run.stdout}{run.stderr}")
            if "jsonrpc" in script and '"result"' not in run.stdout:
                sys.exit(f"docs/agents.md: {script}answers {run.stdout}")
    for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL):
        json.loads(block)
    print(f"ok   {len(wanted)} blocks of docs/agents.md")


def check_skill(program):
    """Runs the commands of the skill on files of the names that it says: none may be misused."""
    text = (ROOT / "agents/layout-resolver/SKILL.md").read_text(encoding="utf-8")
    commands = [line.strip() for line in text.splitlines() if line.startswith("    layout-resolver ")]
    with tempfile.TemporaryDirectory() as folder:
        for name, source in (("Login", "Faults"), ("old", "Login")):
            shutil.copy(FIXTURES / f"{source}.storyboard", pathlib.Path(folder) / f"{name}.storyboard")
        shutil.copytree(ROOT / "examples/contacts", pathlib.Path(folder) / "Sources/App")
        for command in commands:
            run = subprocess.run([program, *shlex.split(command)[1:]], cwd=folder, capture_output=True, text=True, timeout=300)
            if run.returncode not in (0, 1) or not run.stdout and "--output" not in command:
                sys.exit(f"SKILL.md: {command}: {run.returncode}\n{run.stdout}{run.stderr}")
    print(f"ok   {len(commands)} commands of SKILL.md")


def main():
    program, url, *interpreters = sys.argv[1:]
    check_clients(program, url, interpreters)
    check_page(program, url)
    check_skill(str(pathlib.Path(program).resolve()))


if __name__ == "__main__":
    main()
