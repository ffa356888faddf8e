package import LayoutModel

/// What lint found as a report of JUnit tests, as Jenkins, GitLab and others read it: a suite for each file, in it a test that
/// fails for each finding and one that passes for each scene without any. What a baseline accepts is skipped, what could
/// not be looked at is an error.
///
/// Valid by the schemas of Jenkins (junit-10.xsd) and Ant. Nothing of it depends on when and where it is made: times are 0.
///
/// What is less grave than ``LintedFile/failOn`` does not fail; it stands in the output of the suite.
package func junitLint(_ report: LintReport) -> [UInt8] {
  var markup = MarkupWriter()
  markup.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n")
  for (index, file) in report.files.enumerated() {
    markup.suite(TestSuite(file, failingOn: file.failOn), id: index)
  }
  markup.raw("</testsuites>\n")
  return markup.bytes
}

/// A file as tests.
private struct TestSuite {
  struct Case {
    var name: String
    var outcome: Outcome
  }

  enum Outcome {
    case passed, skipped
    case failure(code: String, message: String, lines: [String])
    case error(message: String)
  }

  var name: String
  var className: String
  var cases: [Case] = []
  /// Findings that do not fail.
  var output: [String] = []
  private var names: [String: Int] = [:]

  init(_ file: LintedFile, failingOn severity: Diagnostic.Severity) {
    name = file.title
    let path = oneLine(file.relativePath ?? name)
    let fileName = path.split(separator: "/").last.map(String.init) ?? path
    className = path.split(separator: "/").joined(separator: ".")
    if let dot = className.lastIndex(of: "."), fileName.dropFirst().contains(".") {
      className = String(className[..<dot])
    }
    for fault in file.faults {
      let place = fault.place.map { "\($0.text): " } ?? ""
      add(fileName, .error(message: place + fault.sentence))
    }
    var failing: Set<String?> = []
    for finding in file.findings where !finding.isKnown && finding.severity >= severity {
      failing.insert(file.scene(of: finding))
    }
    var scenes: Set<String?> = []
    for layout in file.layouts where scenes.insert(layout.scene).inserted && !failing.contains(layout.scene) {
      add(layout.scene.map(oneLine) ?? fileName, .passed)
    }
    for finding in file.findings { add(finding, of: file, failingOn: severity) }
  }

  private mutating func add(
    _ finding: LintFinding, of file: LintedFile, failingOn severity: Diagnostic.Severity
  ) {
    let code = finding.diagnostic.code.rawValue
    let element = finding.elements.first.map { oneLine($0.name ?? $0.id) }
    let name = [file.scene(of: finding).map(oneLine), code, element].compactMap { $0 }.joined(separator: ": ")
    if finding.isKnown {
      add(name, .skipped)
    } else if finding.severity >= severity {
      let lines = file.lines(of: finding)
      add(name, .failure(code: code, message: file.sentence(of: finding), lines: lines))
    } else {
      output += file.lines(of: finding)
    }
  }

  /// Tests have different names, since some readers keep one of each name.
  private mutating func add(_ name: String, _ outcome: Outcome) {
    let count = names[name, default: 0] + 1
    names[name] = count
    cases.append(Case(name: count == 1 ? name : "\(name) (\(count))", outcome: outcome))
  }

  func count(where matches: (Outcome) -> Bool) -> Int { cases.count { matches($0.outcome) } }
}

extension MarkupWriter {
  fileprivate mutating func suite(_ suite: TestSuite, id: Int) {
    raw("<testsuite")
    attribute(" name=\"", suite.name)
    attribute(" tests=\"", "\(suite.cases.count)")
    attribute(" failures=\"", "\(suite.count { if case .failure = $0 { true } else { false } })")
    attribute(" errors=\"", "\(suite.count { if case .error = $0 { true } else { false } })")
    attribute(" skipped=\"", "\(suite.count { if case .skipped = $0 { true } else { false } })")
    attribute(" id=\"", "\(id)")
    raw(" package=\"layout-resolver\" time=\"0\" timestamp=\"1970-01-01T00:00:00\" hostname=\"localhost\">\n")
    raw("<properties/>\n")
    for test in suite.cases { self.test(test, of: suite.className) }
    raw("<system-out>")
    lines(suite.output)
    raw("</system-out>\n<system-err/>\n</testsuite>\n")
  }

  private mutating func test(_ test: TestSuite.Case, of className: String) {
    raw("<testcase")
    attribute(" name=\"", test.name)
    attribute(" classname=\"", className)
    raw(" time=\"0\"")
    switch test.outcome {
    case .passed: raw("/>\n")
    case .skipped: raw("><skipped/></testcase>\n")
    case .error(let message):
      raw("><error type=\"refused\"")
      attribute(" message=\"", message)
      raw("/></testcase>\n")
    case .failure(let code, let message, let lines):
      raw("><failure")
      attribute(" type=\"", code)
      attribute(" message=\"", message)
      raw(">")
      self.lines(lines)
      raw("</failure></testcase>\n")
    }
  }

  /// Writes an attribute, given with the blank before it and up to the quotation mark: ` name="`.
  private mutating func attribute(_ start: StaticString, _ value: String) {
    raw(start)
    name(value)
    raw("\"")
  }

  private mutating func lines(_ lines: [String]) {
    for (index, line) in lines.enumerated() {
      if index > 0 { raw("\n") }
      name(line)
    }
  }
}
