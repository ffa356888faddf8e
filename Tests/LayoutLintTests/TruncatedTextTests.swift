import AdaptiveLayout
import LayoutCoding
import LayoutLint
import LayoutModel
import Testing

@Suite struct TruncatedTextTests {
  @Test(arguments: [(40, ["title"]), (200, [])])
  func labelsThatAreTooNarrowAreTold(_ width: Int, _ expected: [String]) throws {
    let found = try findings(
      .truncatedText,
      in: """
        {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [
          {"id": "title", "type": "label", "text": "Good morning"}]},
         "constraints": ["title.top == root.safeArea.top", "title.leading == root.leading",
           "title.width == \(width)"]}
        """)
    #expect(found.flatMap(\.views) == expected)
  }
}

/// What a rule finds in a layout document.
func findings(_ rule: Diagnostic.Code, in text: String) throws -> [Diagnostic] {
  let request = try decodeLayoutRequest(Array(text.utf8))
  let window = try makeEnvironment(request.environments[0].request, at: .root).environment
  var workspace = ResolutionWorkspace()
  let layout = try resolve(request.document, in: window, detail: lintDetail, workspace: &workspace)
  return lint(layout) { $0 == rule }
}
