import LayoutModel
import Testing

/// What views show in the words of code: what follows for their sizes, and what is told of it.
@Suite struct WordsOfContentTests {
  private func layout(_ view: String) throws -> Layout {
    let text = #"""
      {"device":"iPhone 6","hierarchy":{"id":"root","subviews":[{"id":"v",\#(view)}]},
      "constraints":["v.top == root.top\nv.leading == root.leading"]}
      """#
    return try resolveRequest(Array(text.utf8))
  }

  private func height(_ view: String) throws -> Double? { try layout(view).views[1].frame?.size.height }

  @Test(arguments: [("Helvetika 17", "'Helvetica'"), ("Avenyr-Heavy 17", "'Avenir'")])
  func unknownFontsNameTheNearestFamily(_ font: String, _ nearest: String) throws {
    let found = try layout(#""type":"label","text":"a","font":"\#(font)""#).diagnostics
    #expect(
      found.contains { $0.code == .contentSizeEstimated && $0.message.contains("Did you mean \(nearest)") })
  }

  /// The default of UIKit is 8 above and below.
  @Test func insetsOfTextContainersCount() throws {
    let view = #""type":"textView","text":"Hello","isScrollEnabled":false"#
    let normal = try #require(try height(view))
    let inset = try #require(
      try height(view + #","textContainerInset":"UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)""#))
    #expect(inset == normal + 14)
    #expect(try height(view + #","textContainerInset":{"top":8,"bottom":8}"#) == normal)
  }
}
