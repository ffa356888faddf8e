import LayoutLint
import LayoutModel
import Testing

/// Views on an iPhone 8, 375 points wide.
@Suite struct OverlappingViewsTests {
  private static let title =
    #"{"id": "title", "type": "label", "text": "Good morning", "frame": {"x": 20, "y": 100, "width": 200, "height": 21}}"#

  private func found(_ views: String...) throws -> [[String]] {
    try findings(
      .overlappingViews,
      in: """
        {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [\(views.joined(separator: ","))]}}
        """
    ).map(\.views)
  }

  private func view(
    _ id: String, _ type: String, x: Double, y: Double, width: Double, height: Double, _ more: String = ""
  ) -> String {
    """
    {"id": "\(id)", "type": "\(type)"\(more),
     "frame": {"x": \(x), "y": \(y), "width": \(width), "height": \(height)}}
    """
  }

  @Test func textOverTextIsTold() throws {
    #expect(
      try found(
        Self.title, view("date", "label", x: 60, y: 104, width: 200, height: 21, #", "text": "Monday""#))
        == [["date", "title"]])
  }

  @Test func controlsOverControlsAndTextsAreTold() throws {
    let close = view("close", "button", x: 20, y: 500, width: 60, height: 30, #", "title": "Close""#)
    #expect(
      try found(close, view("kind", "segmentedControl", x: 60, y: 500, width: 200, height: 32)) == [
        ["kind", "close"]
      ])
    #expect(
      try found(Self.title, view("on", "switch", x: 90, y: 105, width: 51, height: 31)) == [["on", "title"]])
  }

  @Test("What is meant to lie over other things is not told.")
  func whatIsMeantIsNotTold() throws {
    let field = view("field", "textField", x: 20, y: 90, width: 300, height: 40)
    let date = #", "text": "Monday""#
    let others = [
      // Beside each other, with edges that touch.
      view("date", "label", x: 220, y: 100, width: 100, height: 21, date),
      // Only the empty end of the label.
      view("go", "button", x: 160, y: 96, width: 60, height: 30, #", "title": "Go""#),
      // Two states of one place.
      view("date", "label", x: 20, y: 100, width: 120, height: 21, date),
      // Something that shows neither text nor a control.
      view("photo", "imageView", x: 0, y: 80, width: 375, height: 80),
      view("wait", "activityIndicator", x: 40, y: 100, width: 20, height: 20),
      // A place to tap.
      view("tap", "button", x: 10, y: 90, width: 100, height: 60),
      view("gone", "label", x: 60, y: 104, width: 200, height: 21, date + #", "hidden": true"#),
    ]
    for other in others { #expect(try found(Self.title, other) == [], "\(other)") }
    #expect(
      try found(field, view("show", "button", x: 290, y: 95, width: 44, height: 30, #", "title": "Show""#))
        == [])
  }

  @Test func overlaysThatCoverEverythingAreNotTold() throws {
    #expect(
      try found(
        Self.title,
        """
        {"id": "overlay", "frame": {"x": 0, "y": 0, "width": 375, "height": 667}, "subviews": [
          \(view("message", "label", x: 60, y: 104, width: 200, height: 21, #", "text": "Please wait""#))]}
        """) == [])
  }

  @Test("Scrolled content may pass below what stands still.")
  func scrolledContentIsNotTold() throws {
    #expect(
      try found(
        """
        {"id": "list", "type": "scrollView", "frame": {"x": 0, "y": 0, "width": 375, "height": 667},
         "subviews": [\(Self.title)]}
        """, view("add", "button", x: 60, y: 104, width: 80, height: 40, #", "title": "Add""#)) == [])
  }

  @Test func oneOfTwoBranchesIsToldOnce() throws {
    let rows = [0.0, 30].map { y in
      ["name", "kind"].map { id in
        view("\(id)\(Int(y))", "label", x: 0, y: y, width: 100, height: 21, #", "text": "Something""#)
      }
    }
    let one =
      #"{"id": "one", "frame": {"x": 20, "y": 100, "width": 100, "height": 60}, "subviews": [\#(rows[0][0]), \#(rows[1][0])]}"#
    let other =
      #"{"id": "other", "frame": {"x": 50, "y": 108, "width": 100, "height": 60}, "subviews": [\#(rows[0][1]), \#(rows[1][1])]}"#
    #expect(try found(one, other).count == 1)
  }

  @Test func thousandsOfViewsAndHugeNumbersDoNotTrap() throws {
    let many = (0..<1500).map { view("v\($0)", "switch", x: 0, y: 0, width: 51, height: 31) }
    #expect(try found(many.joined(separator: ",")).isEmpty)
    _ = try found(Self.title, view("far", "switch", x: 1e5, y: -1e5, width: 1e5, height: 1e5))
  }
}
