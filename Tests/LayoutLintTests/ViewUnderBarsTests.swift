import LayoutLint
import LayoutModel
import Testing

@Suite struct ViewUnderBarsTests {
  private func found(
    _ views: String, device: String = "iPhone X", _ controller: String = "", _ more: String = ""
  ) throws -> [[String]] {
    try findings(
      .viewUnderBars,
      in: """
        {"device": "\(device)"\(more), "hierarchy": {"type": "viewController"\(controller), "view": {"id": "root",
          "subviews": [\(views)]}}}
        """
    ).map(\.views)
  }

  private func label(y: Double) -> String {
    """
    {"id": "title", "type": "label", "text": "Good morning",
     "frame": {"x": 20, "y": \(y), "width": 200, "height": 21}}
    """
  }

  private func button(y: Double, height: Double) -> String {
    """
    {"id": "go", "type": "button", "title": "Go on",
     "frame": {"x": 0, "y": \(y), "width": 375, "height": \(height)}}
    """
  }

  @Test("The status bar of an iPhone X is 44 points high, that of an iPhone 8 is 20.")
  func textUnderTheStatusBarIsTold() throws {
    #expect(try found(label(y: 20)) == [["title"]])
    #expect(try found(label(y: 44)) == [])
    #expect(try found(label(y: 20), device: "iPhone 8") == [])
    #expect(try found(label(y: 2), device: "iPhone 8") == [["title"]])
  }

  @Test("The home indicator of an iPhone X takes 34 points of 812.")
  func controlsAtTheHomeIndicator() throws {
    #expect(try found(button(y: 782, height: 30)) == [["go"]])
    // It reaches the edge, and its text stays clear of it.
    #expect(try found(button(y: 720, height: 92)) == [])
    #expect(try found(button(y: 637, height: 30), device: "iPhone 8") == [])
  }

  @Test func theKeyboardCoversWhatIsBelow() throws {
    #expect(try found(button(y: 600, height: 30), device: "iPhone 8", "", #", "keyboard": true"#) == [["go"]])
    #expect(try found(button(y: 300, height: 30), device: "iPhone 8", "", #", "keyboard": true"#) == [])
  }

  @Test func whatIsMeantIsNotTold() throws {
    let full = #""frame": {"x": 0, "y": 0, "width": 375, "height": 812}"#
    // Backgrounds, what scrolls, and what nobody can see.
    #expect(try found(#"{"id": "photo", "type": "imageView", \#(full)}"#) == [])
    #expect(try found(#"{"id": "map", "type": "mapView", \#(full)}"#) == [])
    #expect(
      try found(#"{"id": "list", "type": "scrollView", \#(full), "subviews": [\#(label(y: 0))]}"#) == [])
    #expect(try found(#"{"id": "notes", "type": "textView", "text": "Some text", \#(full)}"#) == [])
    #expect(try found(#"{"id": "hidden", "hidden": true, \#(full), "subviews": [\#(label(y: 0))]}"#) == [])
    // A button that takes all touches, and a toolbar, which keeps clear by itself.
    #expect(try found(#"{"id": "tap", "type": "button", \#(full)}"#) == [])
    #expect(
      try found(
        #"{"id": "bar", "type": "toolbar", "frame": {"x": 0, "y": 763, "width": 375, "height": 49}, "subviews": [\#(label(y: 20))]}"#
      ) == [])
    #expect(try found(label(y: 20), device: "iPhone X", #", "edgesForExtendedLayout": []"#) == [])
  }

  @Test func textUnderANavigationBarIsTold() throws {
    let found = try findings(
      .viewUnderBars,
      in: """
        {"device": "iPhone 8", "hierarchy": {"type": "navigationController", "children": [{"view": {"id": "root",
          "subviews": [\(label(y: 30))]}}]}}
        """)
    #expect(found.map(\.views) == [["title"]])
  }
}
