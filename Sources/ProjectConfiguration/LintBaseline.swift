import JSON
package import LayoutModel

/// Findings that a project knows and accepts. Whatever is not in it is new.
package struct LintBaseline: Sendable {
  package var fingerprints: Set<String>
  /// So many bytes may one have: some 20,000 findings.
  package static let mostBytes = 4 << 20

  package init(fingerprints: Set<String> = []) { self.fingerprints = fingerprints }

  /// Reads what ``write(_:)`` wrote.
  ///
  /// - Throws: What is wrong with it, and where.
  package init(_ bytes: [UInt8]) throws(ConfigurationFault) {
    // JSON is YAML, too.
    guard let root = try parseYAML(bytes, limit: Self.mostBytes), case .map(let members) = root.value,
      let findings = members.first(where: { $0.key.text == "findings" })?.value,
      case .list(let elements) = findings.value
    else { throw ConfigurationFault("A baseline is an object with a list of findings.", at: nil) }
    fingerprints = []
    for element in elements {
      guard case .map(let members) = element.value,
        let fingerprint = members.first(where: { $0.key.text == "fingerprint" })?.value.text
      else { throw ConfigurationFault("A finding of a baseline has a fingerprint.", at: element.place) }
      fingerprints.insert(fingerprint)
    }
  }

  /// A baseline of everything that a report has, as JSON: a line for each finding, sorted, so that it changes where findings
  /// change and nowhere else.
  package static func write(_ report: LintReport) -> [UInt8] {
    let findings = report.files.flatMap { file in file.findings.map { (file.path ?? "", $0) } }
      .sorted { order($0) < order($1) }
    var text = Array("{\"findings\": [".utf8)
    for (index, (path, finding)) in findings.enumerated() {
      text += (index == 0 ? "\n" : ",\n").utf8
      var writer = JSONWriter()
      writer.beginObject()
      writer.member("fingerprint", finding.fingerprint)
      writer.member("rule", finding.diagnostic.code.rawValue)
      writer.member("file", path)
      writer.member("message", finding.diagnostic.message)
      writer.endObject()
      text += writer.bytes()
    }
    return text + "\n]}\n".utf8
  }

  private static func order(_ finding: (path: String, LintFinding)) -> (String, String, String) {
    (finding.path, finding.1.diagnostic.code.rawValue, finding.1.fingerprint)
  }
}
