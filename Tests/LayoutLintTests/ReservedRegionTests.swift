import LayoutLint
import LayoutModel
import Testing

/// Texts and controls in the fold of iPhone Duo: 40 points in the middle of 951, as five people have measured it.
@Suite struct ReservedRegionTests {
  private func found(_ posture: String, x: Double, width: Double, type: String = "button") throws
    -> [[String]]
  {
    try findings(
      .inReservedRegion,
      in: """
        {"device": "iphone-duo-inner", "orientation": "landscape", "posture": "\(posture)", "hierarchy": {"id": "root",
          "subviews": [{"id": "go", "type": "\(type)", "frame": {"x": \(x), "y": 300, "width": \(width), "height": 44}}]}}
        """
    ).map(\.views)
  }

  @Test func controlInTheFoldIsToldWhileItIsPartlyOpen() throws {
    #expect(try found("book", x: 400, width: 60) == [["go"]])
    #expect(try found("half", x: 490, width: 60) == [["go"]])
    #expect(try found("flat", x: 400, width: 60) == [])
  }

  @Test func besideTheFoldNothingIsTold() throws {
    #expect(try found("book", x: 395, width: 60) == [])
    #expect(try found("book", x: 496, width: 60) == [])
  }

  @Test func onlyWhatIsReadOrTouchedIsTold() throws {
    #expect(try found("book", x: 0, width: 951, type: "view") == [])
  }

  /// One has measured the status strip: 84 by 120 at the right edge.
  @Test func underTheIndicatorsIsTold() throws {
    let found = try findings(
      .inReservedRegion,
      in: """
        {"device": "iphone-duo-inner", "orientation": "landscape", "hierarchy": {"id": "root",
          "subviews": [{"id": "go", "type": "button", "frame": {"x": 880, "y": 60, "width": 44, "height": 44}}]}}
        """)
    #expect(found.map(\.views) == [["go"]])
  }

  /// Two have measured 66 points of the corner of a window on an iPad, 75 high.
  @Test func underTheControlsOfAWindowIsTold() throws {
    func found(_ more: String, x: Double, y: Double) throws -> [[String]] {
      try findings(
        .underWindowControls,
        in: """
          {"device": "ipad-pro-11-m4", \(more), "hierarchy": {"id": "root",
            "subviews": [{"id": "go", "type": "button", "frame": {"x": \(x), "y": \(y), "width": 44, "height": 44}}]}}
          """
      ).map(\.views)
    }
    let window = #""window": {"width": 600, "height": 800}"#
    #expect(try found(window, x: 20, y: 40) == [["go"]])
    #expect(try found(window, x: 66, y: 40) == [])
    #expect(try found(window, x: 20, y: 75) == [])
    #expect(try found(window + #", "traits": {"layoutDirection": "rightToLeft"}"#, x: 535, y: 0) == [["go"]])
    #expect(try found(#""window": {"multitasking": "full"}"#, x: 20, y: 40) == [])
    #expect(try found(window + #", "systemVersion": 18"#, x: 20, y: 40) == [])
  }
}
