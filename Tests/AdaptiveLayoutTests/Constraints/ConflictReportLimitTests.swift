import AdaptiveLayout
import LayoutModel
import Testing

/// Many conflicts of many constraints are listed only as far as somebody reads them.
@Suite struct ConflictReportLimitTests {
  /// Rows of as many views each from edge to edge, whose widths do not add up to that of the screen.
  private func rows(_ count: Int) -> [UInt8] {
    var views: [String] = []
    var constraints: [String] = []
    for row in 0..<count {
      let names = (0..<count).map { "v\(row)x\($0)" }
      views += names.map { #"{"id":"\#($0)"}"# }
      constraints.append("\(names[0]).left==r.left")
      constraints += names.indices.dropFirst().map { "\(names[$0]).left==\(names[$0 - 1]).right" }
      constraints += names.map { "\($0).width==1" }
      constraints.append("\(names[count - 1]).right==r.right")
    }
    let texts = constraints.map { #""\#($0)""# }
    return Array(
      """
      {"device":"iPhone 6","hierarchy":{"id":"r","subviews":[\(views.joined(separator: ","))]},
       "constraints":[\(texts.joined(separator: ","))]}
      """.utf8)
  }

  private func conflicts(_ layout: Layout) -> [(diagnostic: Diagnostic, conflict: Conflict)] {
    layout.diagnostics.compactMap { diagnostic in
      if let conflict = diagnostic.conflict { (diagnostic, conflict) } else { nil }
    }
  }

  @Test func fewAreListedWhole() throws {
    let found = conflicts(try resolveRequest(rows(8)))
    #expect(found.count == 8)
    for (_, conflict) in found {
      #expect(conflict.constraintCount == nil)
      #expect(conflict.implicitCount == nil)
      #expect(!conflict.consoleText.contains(" more\n"))
    }
  }

  @Test func ofManyTheFirstAndTheBrokenOneAreListed() throws {
    let found = conflicts(try resolveRequest(rows(40)))
    #expect(found.count == 40)
    #expect(found.map(\.conflict.constraints.count).reduce(0, +) < 2000 + 9 * found.count)
    #expect(found[0].conflict.constraintCount == nil)
    for (diagnostic, conflict) in found {
      #expect(conflict.constraints[conflict.broken].pointer == diagnostic.pointer)
      guard let count = conflict.constraintCount else { continue }
      let omitted = count - conflict.constraints.count
      #expect(omitted > 0)
      #expect(conflict.constraints.count <= 9)
      #expect(diagnostic.message.contains(" and \(omitted) more. Will attempt"))
      #expect(conflict.consoleText.contains("    and \(omitted) more\n)"))
    }
    #expect(found.contains { $0.conflict.constraintCount != nil })
  }
}
