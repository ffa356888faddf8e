import AdaptiveLayout
import LayoutCoding
import LayoutModel
import Testing

/// What is asked ahead leaves nothing behind: a controller has the values of the rules that match, and no others.
@Suite struct LookAheadTests {
  private static let presentations = #"""
    {"device":"iPad Air 1","hierarchy":{"id":"main","view":{"id":"root"},
     "presented":{"id":"sheet","modalPresentationStyle":"formSheet","view":{"id":"sheetView"},
      "presented":{"id":"second","modalPresentationStyle":"popover","view":{"id":"secondView"},
       "presentation":{"sourceView":"sheetView"}}}},
     "rules":[{"id":"wide","scope":"sheet","when":{"horizontalSizeClass":"CLASS"},
      "set":{"controllers":{"sheet":{"preferredContentSize":{"width":300,"height":200}}}}}]}
    """#

  private func layout(ruleFor sizeClass: String) throws -> Layout {
    let document = Self.presentations.split(separator: "CLASS").joined(separator: sizeClass)
    return try resolveRequest(Array(document.utf8))
  }

  /// A form sheet tells its content that it is narrow. Whether a popover in it adapts is asked as if there were no
  /// sheet, in regular width; a rule for that width must not change the controller in the sheet.
  @Test func aRuleThatDoesNotMatchChangesNothing() throws {
    let layout = try layout(ruleFor: "regular")
    #expect(layout.matchedRules == [])
    #expect(layout.controllers[1].preferredContentSize == .zero)
    #expect(layout.document.controllers[1].preferredContentSize == .zero)
    // UIKit's default form sheet, in the middle of 768 × 1024.
    #expect(layout.controllers[1].frame == Rect(x: 114, y: 202, width: 540, height: 620))
  }

  @Test func aRuleThatMatchesDoes() throws {
    let layout = try layout(ruleFor: "compact")
    #expect(layout.matchedRules == ["wide"])
    #expect(layout.controllers[1].frame?.size == Size(width: 300, height: 200))
  }
}
