"""Software bills of materials, as SPDX 2.3 in JSON: of the program, and of the image around it."""

import datetime
import json
import platform
import re
from pathlib import Path

import binary
from files import json_text, sha256
from project import AUTHORS, PROGRAM, Fault

COMPONENTS = json.loads((Path(__file__).parent / "components.json").read_text(encoding="utf-8"))
NONE = "NOASSERTION"


def timestamp(epoch):
    return datetime.datetime.fromtimestamp(epoch, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def identifier(*parts):
    """An id as SPDX allows it, which letters, digits, points and hyphens may make up."""
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", "-".join(parts))


def package(name, version, *, licence=NONE, supplier=NONE, download=NONE, purl=None, purpose="LIBRARY", text=None, kind="Package"):
    """One entry of a bill."""
    entry = {
        "SPDXID": identifier(kind, name), "name": name, "versionInfo": version, "supplier": supplier,
        "downloadLocation": download, "filesAnalyzed": False, "licenseConcluded": licence, "licenseDeclared": licence,
        "copyrightText": text or NONE, "primaryPackagePurpose": purpose,
    }
    if purl:
        entry["externalRefs"] = [
            {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": purl}]
    return entry


def document(project, name, digest, described, others):
    """A bill: what it describes, and the others with how they are related to that."""
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": name,
        # Unique without being random: other contents have another digest.
        "documentNamespace": f"https://spdx.org/spdxdocs/{name}-{digest}",
        "creationInfo": {
            "created": timestamp(project.epoch),
            "creators": [f"Tool: {PROGRAM}-release-{project.source_version}", f"Organization: {AUTHORS}"]},
        "documentDescribes": [described["SPDXID"]],
        "packages": [described, *(entry for entry, _ in others)],
        "relationships": [
            {"spdxElementId": described["SPDXID"], "relationshipType": relation, "relatedSpdxElement": entry["SPDXID"]}
            for entry, relation in others],
    }


def known(table, name):
    if name not in COMPONENTS[table]:
        raise Fault(f"{name} is linked, but Scripts/release/components.json does not know its licence")
    return COMPONENTS[table][name]


def swift_package(found):
    facts = known("packages", found["name"])
    address = found["url"].removeprefix("https://")
    return package(
        found["name"], found["version"], licence=facts["licence"], supplier=facts["supplier"],
        download=f"git+{found['url']}@{found['version']}", purl=f"pkg:swift/{address}@{found['version']}")


def swift_runtime():
    facts, version = COMPONENTS["swift"], binary.swift_version()
    tag = f"swift-{version}-RELEASE"
    return package(
        "swift-runtime", version, licence=facts["licence"], supplier=facts["supplier"],
        download=f"git+https://github.com/swiftlang/swift@{tag}", purl=f"pkg:github/swiftlang/swift@{tag}")


def system_release():
    """Which system this is, as package addresses name it: `debian` and `debian-12`."""
    facts = platform.freedesktop_os_release()
    return facts["ID"], f"{facts['ID']}-{facts.get('VERSION_ID', 'unknown')}"


def system_library(library, architecture):
    if library.is_of_swift:
        return package(library.name, NONE, licence=COMPONENTS["swift"]["licence"])
    facts = known("libraries", re.sub(r"\.so.*", ".so", library.name))
    if library.package is None:
        return package(library.name, NONE, licence=facts["licence"])
    vendor, distribution = system_release()
    return package(
        library.package, library.version, licence=facts["licence"], supplier=f"Organization: {vendor.capitalize()}",
        purl=debian_address(library.package, library.version, vendor, distribution, architecture))


def debian_address(name, version, vendor, distribution, architecture):
    version = version.replace("+", "%2B").replace(":", "%3A")
    return f"pkg:deb/{vendor}/{name.replace('+', '%2B')}@{version}?arch={architecture}&distro={distribution}"


def of_program(project, program, carried=()):
    """The bill of the program: what is linked into it, what is carried along, and what it asks the system for."""
    digest = sha256(program)
    download = f"git+{project.repository}@{project.commit}" if project.repository else NONE
    described = package(
        PROGRAM, project.version, licence="MIT", supplier=f"Organization: {AUTHORS}", download=download,
        purl=f"pkg:generic/{PROGRAM}@{project.version}", purpose="APPLICATION", text=f"Copyright (c) 2026 {AUTHORS}")
    described["sourceInfo"] = f"commit {project.revision}"
    described["checksums"] = [{"algorithm": "SHA256", "checksumValue": digest}]
    others = [(swift_package(each), "STATIC_LINK") for each in project.dependencies()]
    others.append((swift_runtime(), "STATIC_LINK"))
    # Several libraries may be of one package.
    linked, inside = {}, {library.name for library in carried}
    for library in [*carried, *binary.libraries(program)]:
        entry = system_library(library, project.architecture)
        linked.setdefault(entry["SPDXID"], (entry, "CONTAINS" if library.name in inside else "DYNAMIC_LINK"))
    name = f"{PROGRAM}-{project.version}-linux-{project.architecture}" + ("-carrying" if carried else "")
    return document(project, name, digest[:32], described, others + list(linked.values()))


def licence(bill):
    """The licences of all that a bill says is handed on, as one expression of SPDX."""
    left = {each["relatedSpdxElement"] for each in bill["relationships"] if each["relationshipType"] == "DYNAMIC_LINK"}
    declared = {each["licenseDeclared"] for each in bill["packages"] if each["SPDXID"] not in left} - {NONE}
    return " AND ".join(sorted(f"({each})" if " OR " in each else each for each in declared))


def of_image(project, digest, status, system, program):
    """The bill of an image: the program's, and every package that the system of the image has.

    digest: of the image. status: the text of its list of packages. system: its os-release as a dictionary.
    program: the bill of the program.
    """
    vendor, distribution = system["ID"], f"{system['ID']}-{system['VERSION_ID']}"
    described = package(
        f"{PROGRAM}-image", project.version, licence=NONE, supplier=f"Organization: {AUTHORS}",
        purl=f"pkg:oci/{PROGRAM}@sha256%3A{digest}?arch={project.architecture}", purpose="CONTAINER")
    described["checksums"] = [{"algorithm": "SHA256", "checksumValue": digest}]
    licences = {entry["name"]: entry["licenseDeclared"] for entry in program["packages"]}
    contained = [entry for entry in program["packages"] if "pkg:deb/" not in json.dumps(entry.get("externalRefs", ""))]
    for paragraph in status.strip().split("\n\n"):
        fields = dict(re.findall(r"^([A-Za-z-]+): (.*)$", paragraph, re.M))
        if not fields.get("Status", "").endswith(" installed"):
            continue
        name, version = fields["Package"], fields["Version"]
        contained.append(package(
            name, version, licence=licences.get(name, NONE), supplier=f"Organization: {vendor.capitalize()}", kind="System",
            purl=debian_address(name, version, vendor, distribution, fields["Architecture"])))
    name = f"{PROGRAM}-{project.version}-image-{project.architecture}"
    return document(project, name, digest[:32], described, [(entry, "CONTAINS") for entry in contained])


def write(path, bill):
    path.write_text(json_text(bill), encoding="utf-8")
