import LayoutModel
import Testing

/// What of a scroll view's margins reaches its content (AL-scroll-offset).
@Suite struct ScrolledMarginsTests {
  /// A row above the home indicator keeps its own margins, as rows of tables that Interface Builder recorded there do: the indicator's
  /// inset is below the content, wherever this happens to be cut.
  @Test(arguments: [200.0, 600, 740, 780, 1000])
  func theHomeIndicatorIsBelowTheContent(top: Double) throws {
    let layout = try resolveRequest(
      Array(
        """
        {"device":"iPhone 13","hierarchy":{"id":"table","type":"scrollView","subviews":[
           {"id":"row","preservesSuperviewLayoutMargins":true,"subviews":[{"id":"label"}]}]},
         "constraints":["row.leading == table.contentLayoutGuide.leading","row.trailing == table.contentLayoutGuide.trailing",
           "row.width == table.frameLayoutGuide.width","row.top == table.contentLayoutGuide.top + \(top)","row.height == 44",
           "row.bottom == table.contentLayoutGuide.bottom - 200","label.leading == row.leadingMargin",
           "label.trailing == row.trailingMargin","label.top == row.topMargin","label.bottom == row.bottomMargin"]}
        """.utf8))
    let label = try #require(layout.document.views.firstIndex { $0.id == "label" })
    let frame = try #require(layout.views[label].exactFrame)
    #expect([frame.minY, frame.size.height] == [8, 28])
    #expect(layout.diagnostics.isEmpty)
  }
}
