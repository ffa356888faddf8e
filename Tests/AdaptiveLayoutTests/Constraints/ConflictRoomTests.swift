import AdaptiveLayout
import LayoutModel
import Testing

/// Many conflicts of many constraints are listed only as far as somebody reads them.
@Suite struct ConflictRoomTests {
  /// A chain of views as wide as the screen cannot be, with an end that is wished for at many places.
  private func chain(_ count: Int) -> [UInt8] {
    let views = (0..<count).map { #"{"id":"v\#($0)"}"# }
    var constraints = ["v0.left==r.left"]
    constraints += (1..<count).map { "v\($0).left==v\($0 - 1).right" }
    constraints += (0..<count).map { "v\($0).width==10" }
    constraints += (0..<count).map { "v\(count - 1).right==r.right+\($0)" }
    let texts = constraints.map { #""\#($0)""# }
    return Array(
      """
      {"device":"iPhone 6","hierarchy":{"id":"r","subviews":[\(views.joined(separator: ","))]},
       "constraints":[\(texts.joined(separator: ","))]}
      """.utf8)
  }

  private func conflicts(_ layout: Layout) -> [(diagnostic: Diagnostic, conflict: Conflict)] {
    layout.diagnostics.compactMap { diagnostic in
      if case .conflict(let conflict) = diagnostic.detail { (diagnostic, conflict) } else { nil }
    }
  }

  @Test func fewAreListedWhole() throws {
    let found = conflicts(try resolveRequest(chain(8)))
    #expect(found.count == 8)
    for (_, conflict) in found {
      #expect(conflict.constraintCount == nil)
      #expect(conflict.implicitCount == nil)
      #expect(!conflict.consoleText.contains(" more\n"))
    }
  }

  @Test func ofManyTheFirstAndTheBrokenOneAreListed() throws {
    let found = conflicts(try resolveRequest(chain(60)))
    // Each wish for the end contradicts the next one, and at least one of them the chain.
    #expect(found.count >= 60)
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
