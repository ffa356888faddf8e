import LayoutModel

// What comparisons say of windows of all sizes, in words.

extension SweepDifference {
  /// `iPhone 15, portrait, widths 320 to 1280`.
  func title(in report: ComparisonReport) -> String {
    "\(report.entries.sentence(for: [entry])), \(side.rawValue)s \(sizes.words)"
  }

  /// What is found in other sizes, what jumps, and what windows decide otherwise, one line each.
  var lines: [String] {
    var lines = findings.map(\.sentence)
    lines += jumps.appeared.map { "now \($0.sentence(side))" }
    lines += jumps.vanished.map { "no longer \($0.sentence(side))" }
    if let bands { lines.append("\(bands.old.sentence) became \(bands.new.sentence)") }
    return lines
  }

  /// Where nothing is found now.
  var cleanSentence: String { sizes.sentence(ofClean: clean) }
}

extension SweepDifference.Finding {
  /// `now warning: clippedText at 320 to 346.5: message`.
  fileprivate var sentence: String {
    let changes = [
      sizes.appeared.isEmpty ? nil : "now at \(listed(sizes.appeared))",
      sizes.vanished.isEmpty ? nil : "no longer at \(listed(sizes.vanished))",
    ]
    let names = listed(elements.map(\.title), most: 3)
    let about = names.isEmpty ? "" : " (\(names))"
    return """
      \(changes.compactMap { $0 }.joined(separator: ", ")): \(severity.rawValue) \(diagnostic.code.rawValue) \
      \(oneLine(diagnostic.messageWithElement))\(about)
      """
  }
}

extension [WindowSweep.Band] {
  fileprivate var sentence: String { map(\.sentence).joined(separator: "; ") }
}
