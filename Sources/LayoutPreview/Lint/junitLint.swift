package import LayoutModel

/// What lint found as a report of JUnit tests, as Jenkins, GitLab and others read it: a suite for each file, in it a test that
/// fails for each finding and one that passes for each scene without any. What a baseline accepts is skipped, what could
/// not be looked at is an error.
///
/// Valid by the schemas of Jenkins (junit-10.xsd) and Ant. Nothing of it depends on when and where it is made: times are 0.
///
/// What is less grave than ``LintedFile/failOn`` does not fail; it stands in the output of the suite.
package func junitLint(_ report: LintReport) -> [UInt8] {
  var markup: MarkupWriter = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
  for (index, file) in report.files.enumerated() { markup += TestSuite(file).markup(id: index) }
  markup.raw("</testsuites>\n")
  return markup.bytes
}

/// A file as tests.
private struct TestSuite {
  enum Outcome {
    case passed, skipped, failure, error
  }

  var name: String
  var className: String
  /// With what stands in their elements.
  var cases: [(name: String, outcome: Outcome, content: MarkupWriter)] = []
  /// Findings that do not fail.
  var output: [String] = []
  private var names: [String: Int] = [:]

  init(_ file: LintedFile) {
    name = file.title
    let path = oneLine(file.relativePath ?? name)
    let fileName = path.split(separator: "/").last.map(String.init) ?? path
    className = path.split(separator: "/").joined(separator: ".")
    if let dot = className.lastIndex(of: "."), fileName.dropFirst().contains(".") {
      className = String(className[..<dot])
    }
    for fault in file.faults {
      let message = (fault.place.map { "\($0.text): " } ?? "") + fault.sentence
      add(fileName, .error, "<error type=\"refused\" message=\"\(name: message)\"/>")
    }
    let failing = file.findings.filter { !$0.isKnown && $0.severity >= file.failOn }
    var scenes = Set(failing.map { file.scene(of: $0) })
    for layout in file.layouts where scenes.insert(layout.scene).inserted {
      add(layout.scene.map(oneLine) ?? fileName, .passed, "")
    }
    for finding in file.findings { add(finding, of: file) }
  }

  private mutating func add(_ finding: LintFinding, of file: LintedFile) {
    let code = finding.diagnostic.code.rawValue
    let element = finding.elements.first.map { oneLine($0.name ?? $0.id) }
    let name = [file.scene(of: finding).map(oneLine), code, element].compactMap { $0 }.joined(separator: ": ")
    let lines = file.lines(of: finding)
    if finding.isKnown {
      add(name, .skipped, "<skipped/>")
    } else if finding.severity >= file.failOn {
      let start: MarkupWriter = "type=\"\(name: code)\" message=\"\(name: file.sentence(of: finding))\""
      add(name, .failure, "<failure \(start)>\(lines: lines)</failure>")
    } else {
      output += lines
    }
  }

  /// Tests have different names, since some readers keep one of each name.
  private mutating func add(_ name: String, _ outcome: Outcome, _ content: MarkupWriter) {
    let count = names[name, default: 0] + 1
    names[name] = count
    cases.append((count == 1 ? name : "\(name) (\(count))", outcome, content))
  }

  func markup(id: Int) -> MarkupWriter {
    func count(_ outcome: Outcome) -> Int { cases.count { $0.outcome == outcome } }
    var markup: MarkupWriter = """
      <testsuite name="\(name: name)" tests="\(cases.count)" failures="\(count(.failure))" \
      errors="\(count(.error))" skipped="\(count(.skipped))" id="\(id)" package="layout-resolver" time="0" \
      timestamp="1970-01-01T00:00:00" hostname="localhost">
      <properties/>

      """
    for test in cases {
      markup += "<testcase name=\"\(name: test.name)\" classname=\"\(name: className)\" time=\"0\""
      markup += test.outcome == .passed ? "/>\n" : ">\(test.content)</testcase>\n"
    }
    markup += "<system-out>\(lines: output)</system-out>\n<system-err/>\n</testsuite>\n"
    return markup
  }
}

extension MarkupWriter {
  fileprivate mutating func appendInterpolation(lines: [String]) {
    for (index, line) in lines.enumerated() { self += "\(raw: index > 0 ? "\n" : "")\(name: line)" }
  }
}
