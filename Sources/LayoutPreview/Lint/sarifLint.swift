import JSON
package import LayoutModel

/// What lint found as a log of SARIF 2.1.0, for code scanning and editors. Ends with a line feed.
///
/// Findings that a baseline accepts are there, and suppressed. What could not be looked at is a notification of the tool.
/// Columns are those of the report: they are right where no character of the line before is outside ASCII.
///
/// - Parameter version: Of the program, semantic.
package func sarifLint(_ report: LintReport, version: String) -> [UInt8] {
  var writer = JSONWriter()
  writer.beginObject()
  writer.member(
    "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
  writer.member("version", "2.1.0")
  writer.beginArray("runs")
  writer.beginObject()
  writer.tool(version: version)
  writer.invocation(of: report)
  writer.member("columnKind", "unicodeCodePoints")
  writer.beginArray("results")
  for file in report.files {
    for finding in file.findings { writer.result(finding, in: file) }
  }
  writer.endArray()
  writer.endObject()
  writer.endArray()
  writer.endObject()
  writer.endLine()
  return writer.bytes()
}

private let ruleIndices = Dictionary(
  LintRule.all.enumerated().map { ($0.element.code, $0.offset) }, uniquingKeysWith: { first, _ in first })

extension JSONWriter {
  fileprivate mutating func tool(version: String) {
    beginObject("tool")
    beginObject("driver")
    member("name", "layout-resolver")
    member("semanticVersion", version)
    beginArray("rules")
    for rule in LintRule.all { self.rule(rule) }
    endArray()
    endObject()
    endObject()
  }

  private mutating func rule(_ rule: LintRule) {
    beginObject()
    member("id", rule.code.rawValue)
    message("shortDescription", rule.summary)
    message("fullDescription", rule.summary)
    message("help", rule.help)
    beginObject("defaultConfiguration")
    member("enabled", rule.isDefault)
    member("level", rule.code.severity.level)
    endObject()
    object("properties", "precision", rule.precisionWord)
    endObject()
  }

  /// What could not be looked at.
  fileprivate mutating func invocation(of report: LintReport) {
    beginArray("invocations")
    beginObject()
    member("executionSuccessful", report.files.allSatisfy(\.faults.isEmpty))
    beginArray("toolExecutionNotifications")
    for file in report.files {
      for fault in file.faults {
        beginObject()
        member("level", "error")
        message("message", fault.sentence)
        beginArray("locations")
        location(of: file, at: fault.place)
        endArray()
        endObject()
      }
    }
    endArray()
    endObject()
    endArray()
  }

  fileprivate mutating func result(_ finding: LintFinding, in file: LintedFile) {
    beginObject()
    member("ruleId", finding.diagnostic.code.rawValue)
    if let index = ruleIndices[finding.diagnostic.code] { member("ruleIndex", index) }
    member("level", finding.severity.level)
    message("message", ([file.sentence(of: finding)] + finding.consequences).joined(separator: "\n"))
    let place = finding.place ?? finding.elements.first?.place
    let scene = file.scene(of: finding)
    beginArray("locations")
    location(of: file, at: place, finding.elements.first, scene)
    endArray()
    let others = finding.elements.dropFirst().filter { $0.place != nil && $0.place != place }
    if !others.isEmpty {
      beginArray("relatedLocations")
      for element in others { location(of: file, at: element.place, element, scene, element.title) }
      endArray()
    }
    object("partialFingerprints", "layoutResolver/v1", finding.fingerprint)
    if finding.isKnown {
      fragment(#","suppressions":[{"kind":"external","status":"accepted"}]"#, isValueNext: false)
    }
    endObject()
  }

  /// A place in a file and the element that stands there, either of which may be missing.
  private mutating func location(
    of file: LintedFile, at place: SourcePlace?, _ element: LintElement? = nil, _ scene: String? = nil,
    _ message: String? = nil
  ) {
    beginObject()
    if let path = file.relativePath {
      beginObject("physicalLocation")
      object("artifactLocation", "uri", uriReference(path))
      // Without one the file as a whole is meant (3.29.4).
      if let place {
        beginObject("region")
        member("startLine", place.line)
        member("startColumn", place.column)
        endObject()
      }
      endObject()
    }
    if let element {
      let name = element.name ?? element.id
      beginArray("logicalLocations")
      beginObject()
      member("name", name)
      member("fullyQualifiedName", [scene, name].compactMap { $0 }.joined(separator: "/"))
      member("kind", element.type ?? "element")
      endObject()
      endArray()
    }
    if let message { self.message("message", message) }
    endObject()
  }

  private mutating func message(_ name: StaticString, _ text: String) {
    // What looks like a link would be one (3.11.6), and no message has links.
    var previous: Unicode.Scalar?
    let separated = replaced(text) { scalar in
      defer { previous = scalar }
      return previous == "]" && scalar == "(" ? " (" : nil
    }
    object(name, "text", separated)
  }

  /// Writes a member that is an object of one member.
  private mutating func object(_ name: StaticString, _ key: StaticString, _ value: String) {
    beginObject(name)
    member(key, value)
    endObject()
  }
}

/// A path as a reference to a URI (RFC 3986, 4.1): every byte that is not unreserved in its escaped form. One that begins with
/// a slash becomes a whole URI, as SARIF asks for (3.4.3).
private func uriReference(_ path: String) -> String {
  var bytes = Array(path.hasPrefix("/") ? "file://".utf8 : "".utf8)
  for byte in path.utf8 { bytes.append(percentEncoding: byte, keeping: "-._~/") }
  return String(decoding: bytes, as: UTF8.self)
}

extension Diagnostic.Severity {
  /// As Xcode and SARIF (3.27.10) say it.
  var level: String { self == .info ? "note" : rawValue }
}

extension LintRule {
  /// As code scanning orders alerts by it.
  fileprivate var precisionWord: String {
    guard let precision, precision.judged > 0 else { return "very-high" }
    let percent = Double(precision.right) / Double(precision.judged) * 100
    return percent >= 95 ? "very-high" : percent >= 90 ? "high" : "medium"
  }

  /// What it says, and how often it is right.
  fileprivate var help: String {
    guard let precision else { return summary }
    return "\(summary) Of \(precision.judged) findings that people judged, \(precision.right) were right."
  }
}
