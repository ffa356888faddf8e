import AdaptiveLayout
import ConsoleLogs
import LayoutModel

extension FuzzTarget {
  /// Any text as what a console printed; what it says is rebuilt as documents.
  static let console = FuzzTarget("console") { input in
    let bytes = Array(input)
    let lineCount = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
    let log: ConsoleLog
    do throws(ConsoleLogError) {
      log = try parseConsoleLog(bytes, limits: limits)
    } catch {
      if case .tooLong(let limit, let actual) = error { try expect(limit < actual, "it is too long") }
      return
    }
    try expect(!log.blocks.isEmpty, "a text without a message is refused")
    for block in log.blocks {
      for lines in [block.lines] + block.repeats {
        try expect(
          lines.lowerBound >= 1 && lines.upperBound <= lineCount, "the lines are in the text: \(lines)")
      }
      try check(block)
    }
  }

  private static var limits: ConsoleLogLimits {
    var limits = ConsoleLogLimits()
    limits.bytes = 20_000
    (limits.blocks, limits.constraints) = (50, 400)
    return limits
  }

  private static func check(_ block: ConsoleLog.Block) throws(BrokenProperty) {
    try expect(block.broken.map { block.constraints.indices.contains($0) } ?? true, "what breaks is there")
    for constraint in block.constraints {
      try expect(block.lines.contains(constraint.line), "a constraint is in its message")
    }
    let rebuilt = document(of: block)
    let document = rebuilt.document
    try expect(rebuilt.origins.count == document.constraints.count, "each constraint has its origin")
    try expect(rebuilt.origins.allSatisfy { block.constraints.indices.contains($0) }, "origins are there")
    try expect(Set(document.views.map(\.id)).count == document.views.count, "ids are unique")
    try expect(
      document.views.allSatisfy { (1...256).contains($0.id.utf8.count) }, "ids are as long as ids may be")
    for (index, view) in document.views.enumerated() {
      try expect(Int(view.subtreeEnd) > index, "a view ends behind itself")
      try expect((view.superview ?? -1) < index, "superviews come first")
    }
    try expect(validateConstraints(LayoutDocument(document)).isEmpty, "the constraints are legal")
  }
}
