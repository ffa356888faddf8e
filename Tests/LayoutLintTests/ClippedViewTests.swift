import LayoutLint
import LayoutModel
import Testing

@Suite struct ClippedViewTests {
  private func found(_ box: String, y: Double = 20, width: Double = 300) throws -> [[String]] {
    try findings(
      .clippedView,
      in: """
        {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [
          {"id": "box", \(box), "frame": {"x": 20, "y": 200, "width": \(width), "height": 30}, "subviews": [
            {"id": "title", "type": "label", "text": "Good morning",
             "frame": {"x": 0, "y": \(y), "width": 200, "height": 21}}]}]}}
        """
    ).map(\.views)
  }

  @Test func textsThatAreCutAreTold() throws {
    #expect(try found(#""clipsToBounds": true"#) == [["title", "box"]])
    #expect(try found(#""clipsToBounds": true"#, y: 0, width: 60) == [["title", "box"]])
  }

  @Test func whatFitsAndWhatScrollsIsNotTold() throws {
    #expect(try found(#""clipsToBounds": true"#, y: 4) == [])
    #expect(try found(#""clipsToBounds": false"#) == [])
    // Nothing says how large the content is.
    #expect(try found(#""type": "scrollView""#) == [])
    // Wholly out of it: it waits.
    #expect(try found(#""clipsToBounds": true"#, y: 40) == [])
    #expect(try found(#""clipsToBounds": true, "hidden": true"#) == [])
  }

  @Test("Content that is no wider than the scroll view cannot be scrolled to the side.")
  func scrollContentIsCutWhereItDoesNotScroll() throws {
    func document(_ width: Int) -> String {
      """
      {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [
        {"id": "scroll", "type": "scrollView", "subviews": [{"id": "content", "subviews": [
          {"id": "title", "type": "label", "text": "A very long line that is much wider than the phone shows"}]}]}]},
       "constraints": ["scroll.leading == root.leading", "scroll.trailing == root.trailing",
         "scroll.top == root.top", "scroll.bottom == root.bottom",
         "content.leading == scroll.contentLayout.leading", "content.trailing == scroll.contentLayout.trailing",
         "content.top == scroll.contentLayout.top", "content.bottom == scroll.contentLayout.bottom",
         "content.width == \(width)", "content.height == 2000", "title.leading == content.leading",
         "title.top == content.top", "title.width == 420"]}
      """
    }
    #expect(try findings(.clippedView, in: document(375)).map(\.views) == [["title", "scroll"]])
    let message = try findings(.clippedView, in: document(375)).first?.message
    #expect(message?.contains("does not scroll so far") == true)
    #expect(try findings(.clippedView, in: document(800)).isEmpty)
  }
}
