import LayoutLint
import LayoutModel
import Testing

@Suite struct FilterFindingsTests {
  private func told(_ text: String) throws -> [String] {
    let layout = try layout(of: text)
    #expect(
      layout.diagnostics.contains { $0.code == .ambiguousLayout || $0.code == .unsatisfiableConstraints })
    return filterFindings(layout.diagnostics, in: layout).flatMap(\.views)
  }

  private func box(_ members: String, _ constraints: String, parent: String = "") throws -> [String] {
    try told(
      """
      {"device": "iPhone 8", "hierarchy": {"id": "root", \(parent) "subviews": [{"id": "a"\(members)}]},
       "constraints": ["a.top == root.top", "a.leading == root.leading", "a.width == 50" \(constraints)]}
      """)
  }

  @Test func ambiguousHeightsAreTold() throws {
    #expect(try box("", "") == ["a"])
  }

  /// `UIView.intrinsicContentSize` may be overridden.
  @Test func sizesThatOnlyCodeKnowsAreNot() throws {
    #expect(try box(#", "customClass": "Chart""#, "").isEmpty)
  }

  @Test func norWhatFollowsFromThem() throws {
    let text = { (members: String) in
      """
      {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [{"id": "a"\(members)}, {"id": "b"}]},
       "constraints": ["a.top == root.top", "a.leading == root.leading", "a.width == 50", "b.top == a.bottom",
         "b.leading == root.leading", "b.width == 50", "b.height == 50"]}
      """
    }
    #expect(try told(text("")) == ["a", "b"])
    #expect(try told(text(#", "customClass": "Chart""#)).isEmpty)
  }

  @Test func hiddenOnesAreNot() throws {
    #expect(try box(#", "hidden": true"#, "").isEmpty)
    #expect(try box("", "", parent: #""hidden": true,"#).isEmpty)
  }

  /// A row has the height that its content needs.
  @Test func heightsInCellsAreNot() throws {
    let found = try told(
      """
      {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [
        {"id": "cell", "type": "tableViewCell", "frame": {"x": 0, "y": 0, "width": 320, "height": 44}, "subviews": [
          {"id": "a"}], "constraints": ["a.top == cell.top", "a.leading == cell.leading", "a.width == 50"]}]}}
      """)
    #expect(found.isEmpty)
  }

  /// `UIStackView`: what it arranges may be shown later.
  @Test func stacksOfHiddenViewsAreNot() throws {
    let text = { (hidden: Bool) in
      """
      {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [{"id": "space"},
        {"id": "a", "type": "stackView", "axis": "vertical", "subviews": [
          {"id": "b", "hidden": \(hidden), "intrinsicContentSize": {"width": 50, "height": 50}}]}]},
       "constraints": ["space.top == root.top", "space.leading == root.leading", "space.width == 50",
         "a.top == space.bottom", "a.bottom == root.bottom", "a.leading == root.leading", "a.width == 50",
         "a.height >= 45"]}
      """
    }
    #expect(try told(text(true)).isEmpty)
  }

  @Test func conflictsAreTold() throws {
    #expect(try box("", #", "a.height == 10", "a.height == 20""#) == ["a"])
  }

  @Test func conflictsWithTheHeightOfARowAreNot() throws {
    let found = try told(
      """
      {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [
        {"id": "cell", "type": "tableViewCell", "translatesAutoresizingMaskIntoConstraints": true,
         "frame": {"x": 0, "y": 0, "width": 320, "height": 44}, "subviews": [
          {"id": "a"}], "constraints": ["a.top == cell.top + 10", "a.bottom == cell.bottom", "a.height == 60",
           "a.leading == cell.leading", "a.width == 50"]}]}}
      """)
    #expect(found.isEmpty)
  }
}
