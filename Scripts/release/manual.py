"""The page of the manual, made of what the program says about itself."""

import datetime
import json

from project import PROGRAM, output


def escaped(text):
    """Text for roff: no line begins a request, no hyphen becomes a dash."""
    lines = text.replace("\\", "\\e").replace("-", "\\-").splitlines()
    return "\n".join(f"\\&{line}" if line.startswith((".", "'")) else line for line in lines)


def names(argument):
    """How an argument is written: its flags and what follows them."""
    value = argument.get("valueName", "")
    if argument["kind"] == "positional":
        return f"\\fI{escaped(value)}\\fR" + ("..." if argument["isRepeating"] else "")
    flags = [("--" if name["kind"] == "long" else "-") + name["name"] for name in argument["names"]]
    text = ", ".join(f"\\fB{escaped(flag)}\\fR" for flag in flags)
    return f"{text} \\fI{escaped(value)}\\fR" if argument["kind"] == "option" else text


def arguments(command):
    for argument in command.get("arguments", []):
        if argument.get("shouldDisplay", True) and "abstract" in argument:
            yield f".TP\n{names(argument)}\n{escaped(argument['abstract'])}\n"


def section(command):
    """One subcommand."""
    yield f".SS {escaped(command['commandName'])}\n{escaped(command.get('abstract', ''))}\n"
    if "discussion" in command:
        yield f".PP\n{escaped(command['discussion'])}\n"
    yield from arguments(command)


def page(project, program):
    """The manual page in section 1, as text for roff."""
    told = json.loads(output(program, "--experimental-dump-help"))["command"]
    date = datetime.datetime.fromtimestamp(project.epoch, datetime.timezone.utc).strftime("%Y-%m-%d")
    commands = [each for each in told["subcommands"] if each["commandName"] != "help"]
    parts = [
        f'.TH {PROGRAM.upper().replace("-", chr(92) + "-")} 1 {date} "{project.source_version}"\n',
        f".SH NAME\n{escaped(PROGRAM)} \\- answers how UIKit would lay out a screen\n",
        f".SH SYNOPSIS\n\\fB{escaped(PROGRAM)}\\fR [\\fIcommand\\fR] [\\fIarguments\\fR]\n",
        f".SH DESCRIPTION\n{escaped(told['abstract'])}\nWithout a command it says what it can do. Colours stand on terminals, unless NO_COLOR is set.\n",
        ".SH COMMANDS\n", *(line for each in commands for line in section(each)),
        ".SH EXIT STATUS\n.TP\n0\nNothing is wrong.\n.TP\n1\nA layout has errors, or a service does not answer.\n"
        ".TP\n2\nA file cannot be used.\n.TP\n64\nThe arguments are wrong.\n.TP\n69\nThe address cannot be listened on.\n"
        ".TP\n78\nA setting is wrong.\n",
    ]
    return "".join(parts)
