import JSON
package import LayoutModel

/// Findings that a project knows and accepts. Whatever is not in it is new, and so is what is known in some sizes of windows where it is in
/// others, too.
package struct LintBaseline: Sendable {
  /// By fingerprint.
  package var findings: [String: KnownFinding]
  /// So many bytes may one have: some 20,000 findings.
  package static let mostBytes = 4 << 20

  package init(findings: [String: KnownFinding] = [:]) { self.findings = findings }

  /// Reads what ``write(_:)`` wrote.
  ///
  /// - Throws: What is wrong with it, and where.
  package init(_ bytes: [UInt8]) throws(ConfigurationFault) {
    // JSON is YAML, too.
    guard let root = try parseYAML(bytes, limit: Self.mostBytes), case .map(let members) = root.value,
      let findings = members.first(where: { $0.key.text == "findings" })?.value,
      case .list(let elements) = findings.value
    else { throw ConfigurationFault("A baseline is an object with a list of findings.", at: nil) }
    self.findings = [:]
    for element in elements {
      guard case .map(let members) = element.value,
        let fingerprint = members.first(where: { $0.key.text == "fingerprint" })?.value.text
      else { throw ConfigurationFault("A finding of a baseline has a fingerprint.", at: element.place) }
      self.findings[fingerprint] = try KnownFinding(members.first { $0.key.text == "sizes" }?.value)
    }
  }

  /// A baseline of everything that a report has, as JSON: a line for each finding, sorted, so that it changes where findings
  /// change and nowhere else.
  package static func write(_ report: LintReport) -> [UInt8] {
    let findings = report.files.flatMap { file in file.findings.map { (file, $0) } }
      .sorted { order($0) < order($1) }
    var text = Array("{\"findings\": [".utf8)
    for (index, (file, finding)) in findings.enumerated() {
      text += (index == 0 ? "\n" : ",\n").utf8
      var writer = JSONWriter()
      writer.beginObject()
      writer.member("fingerprint", finding.fingerprint)
      writer.member("rule", finding.diagnostic.code.rawValue)
      writer.member("file", file.path ?? "")
      writer.member("message", finding.diagnostic.message)
      writer.sizes(KnownFinding(finding, of: file))
      writer.endObject()
      text += writer.bytes()
    }
    return text + "\n]}\n".utf8
  }

  private static func order(_ finding: (file: LintedFile, LintFinding)) -> (String, String, String) {
    (finding.file.path ?? "", finding.1.diagnostic.code.rawValue, finding.1.fingerprint)
  }
}

extension KnownFinding {
  /// Reads what a baseline says of sizes: an object of lists of two ends; nothing for all.
  fileprivate init(_ value: YAMLNode?) throws(ConfigurationFault) {
    self.init()
    guard let value else { return }
    guard case .map(let places) = value.value else { throw Self.fault(value) }
    for (place, list) in places {
      guard case .list(let intervals) = list.value, let name = place.text else { throw Self.fault(list) }
      for interval in intervals {
        guard case .list(let ends) = interval.value, ends.count == 2,
          let from = ends[0].text.flatMap({ Double($0) }), let to = ends[1].text.flatMap({ Double($0) })
        else { throw Self.fault(interval) }
        sizes[name, default: []].append(WindowSweep.Interval(from: from, to: to))
      }
    }
  }

  private static func fault(_ value: YAMLNode) -> ConfigurationFault {
    ConfigurationFault("Sizes of a finding are lists of two numbers, by environment.", at: value.place)
  }
}

extension JSONWriter {
  /// Writes the sizes in which a finding is known, where those are not all.
  fileprivate mutating func sizes(_ known: KnownFinding) {
    if known.sizes.isEmpty { return }
    beginObject("sizes")
    for (place, intervals) in known.sizes.sorted(by: { $0.key < $1.key }) {
      key(place)
      beginArray()
      for interval in intervals {
        beginArray()
        interval.from.write(to: &self)
        interval.to.write(to: &self)
        endArray()
      }
      endArray()
    }
    endObject()
  }
}
