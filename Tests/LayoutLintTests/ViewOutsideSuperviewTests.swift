import LayoutLint
import LayoutModel
import Testing

@Suite struct ViewOutsideSuperviewTests {
  private func found(_ subviews: String, device: String = "iPhone SE (1st generation)") throws -> [[String]] {
    try findings(
      .viewOutsideSuperview,
      in: """
        {"device": "\(device)", "hierarchy": {"id": "root", "subviews": [\(subviews)]}}
        """
    ).map(\.views)
  }

  private func button(_ id: String, x: Double, y: Double, width: Double = 100, height: Double = 30) -> String
  {
    """
    {"id": "\(id)", "type": "button", "title": "Go on",
     "frame": {"x": \(x), "y": \(y), "width": \(width), "height": \(height)}}
    """
  }

  private func box(_ subview: String, _ more: String = "", x: Double = 20, height: Double = 40) -> String {
    """
    {"id": "box"\(more), "frame": {"x": \(x), "y": 200, "width": 200, "height": \(height)}, "subviews": [\(subview)]}
    """
  }

  @Test("A phone of 320 points cuts a line of 362.")
  func textBeyondTheScreenIsTold() throws {
    let label =
      #"{"id": "hint", "type": "label", "text": "Leave this app and come back to see the advertisement", "frame": {"x": 20, "y": 200, "width": 420, "height": 21}}"#
    #expect(try found(label) == [["hint", "root"]])
    #expect(try found(label, device: "iPad Pro (12.9-inch)").isEmpty)
    let finding = try findings(
      .viewOutsideSuperview,
      in: #"{"device": "iPhone SE (1st generation)", "hierarchy": {"id": "root", "subviews": [\#(label)]}}"#
    ).first
    #expect(finding?.message.contains("beyond the right edge of root, where nothing scrolls") == true)
  }

  @Test(
    "A trailing edge 16 beyond the root's is a constant with the wrong sign, also where the text is short.")
  func constantsThatPointOutwardsAreTold() throws {
    func views(_ constant: String) throws -> [[String]] {
      try findings(
        .viewOutsideSuperview,
        in: """
          {"device": "iPhone SE (1st generation)", "hierarchy": {"id": "root", "subviews": [
            {"id": "title", "type": "label", "text": "Hello"}]},
           "constraints": ["title.top == root.top + 40", "title.leading == root.leading + 16",
            "title.trailing == root.trailing \(constant)"]}
          """
      ).map(\.views)
    }
    #expect(try views("+ 16") == [["title", "root"]])
    #expect(try views("- 16") == [])
  }

  @Test func controlsThatGetNoTouchesAreTold() throws {
    #expect(try found(box(button("go", x: 10, y: 24))) == [["go", "box"]])
  }

  @Test func whatLeavesOneEdgeIsToldOnce() throws {
    #expect(
      try found(button("one", x: 20, y: 560) + "," + button("two", x: 180, y: 560)) == [
        ["one", "two", "root"]
      ])
  }

  @Test func whatIsMeantIsNotTold() throws {
    // Edges that touch; a badge; what clips is told of otherwise; what scrolls can be scrolled to.
    #expect(try found(box(button("go", x: 0, y: 10))) == [])
    #expect(try found(box(button("badge", x: 160, y: -6, width: 46, height: 46))) == [])
    #expect(try found(box(button("go", x: 10, y: 24), #", "clipsToBounds": true"#)) == [])
    #expect(try found(box(button("go", x: 10, y: 24), #", "type": "scrollView""#)) == [])
    // A drawer waits beside the screen, a plain view shows nothing.
    #expect(try found(box(button("go", x: 10, y: 0), x: -200)) == [])
    #expect(try found(box("", x: 250)) == [])
    // Nobody can see it.
    #expect(try found(box(button("go", x: 10, y: 24), #", "hidden": true"#)) == [])
    #expect(try found(box(button("go", x: 10, y: 24), height: 0)) == [])
  }
}
