import LayoutModel
import TestSupport
import Testing

/// Lines of text views (TE-text-view-lines), by what one line more or less makes of the height.
@Suite struct TextContainerTests {
  private func size(_ text: String, _ more: String) throws -> Size {
    let layout = try resolveRequest(
      Array(
        """
        {"device":"iPhone 15","hierarchy":{"id":"root","subviews":[
        {"id":"text","type":"textView","scrollEnabled":false,"font":{"pointSize":17},"text":"\(text)"\(more)}]},
        "constraints":["text.top == root.top","text.leading == root.leading"]}
        """.utf8))
    let view = try #require(layout.document.views.indices.first { layout.document.views[$0].id == "text" })
    return try #require(layout.views[view].frame?.size)
  }

  @Test(arguments: [
    #","maximumNumberOfLines":2"#, #","textContainer":{"maximumNumberOfLines":2}"#,
    #","textContainer.maximumNumberOfLines":2"#,
  ])
  func aContainerTakesSoManyLines(_ more: String) throws {
    #expect(try size("One\\nTwo\\nThree and more", more) == size("One\\nTwo", ""))
  }

  @Test(arguments: [0, 3, 7])
  func thereAreNoLinesToLeaveOut(_ lines: Int) throws {
    let text = "One\\nTwo\\nThree"
    #expect(try size(text, #","maximumNumberOfLines":\#(lines)"#) == size(text, ""))
  }

  /// Lines that are broken count as those that are written.
  @Test func brokenLinesCount() throws {
    let width = #","constraints":["text.width == 100"]"#
    let text = "A text of some more words that has to be broken"
    let two = try size(text, #","maximumNumberOfLines":2"# + width)
    #expect(try two.height == size("One\\nTwo", width).height && size(text, width).height > two.height)
  }
}
