import Foundation
import LayoutService
import Testing

/// What follows the keyboard: its guides, popovers and form sheets. Heights are given, and the rest is arithmetic.
@Suite struct KeyboardGuideTests {
  /// An answer about views whose constraints stand below each other.
  private func resolve(_ environment: String, _ subviews: String, _ constraints: [String]) throws -> [String:
    Any]
  {
    let list = constraints.map { "\"\($0)\"" }.joined(separator: ",")
    let answer = Client().post(
      "/v1/resolve",
      "{\(environment),\"hierarchy\":{\"id\":\"root\",\"subviews\":\(subviews)},\"constraints\":[\(list)]}")
    try #require(answer.status == 200, "\(answer.text)")
    let layout = try answer.object()
    #expect((layout["diagnostics"] as? [Any])?.count == 0, "\(layout["diagnostics"] ?? "")")
    return layout
  }

  /// `a` covers the guide of a view.
  private static func covering(_ guide: String) -> [String] {
    ["left", "right", "top", "bottom"].map { "a.\($0) == \(guide).\($0)" }
  }

  private static let phone = #""device":"iPhone 8","systemVersion":16"#

  @Test("AL-keyboard: from the keyboard's top to the bottom of the window, as wide as that")
  func docked() throws {
    for guide in ["root.keyboard", "root.keyboardLayoutGuide"] {
      let layout = try resolve(
        Self.phone + #","keyboard":{"height":260}"#, #"[{"id":"a"}]"#, Self.covering(guide))
      #expect(layout.rect("views", "a", "frame") == [0, 407, 375, 260])
      #expect(layout["uncertain"] == nil)
    }
  }

  /// The safe area of an iPhone X ends 34 points above the bottom; a keyboard covers that.
  @Test("AL-keyboard: without a keyboard the safe area, with one its top whatever usesBottomSafeArea says")
  func bottomSafeArea() throws {
    for (keyboard, uses, y) in [
      ("false", true, 778.0), ("false", false, 812), ("{\"height\":300}", true, 512),
      ("{\"height\":300}", false, 512),
    ] {
      let body = #"""
        {"device":"iPhone X","systemVersion":16,"keyboard":\#(keyboard),"hierarchy":{"id":"root","usesBottomSafeArea":\#(uses),
        "subviews":[{"id":"a"}]},"constraints":["a.left == root.left","a.width == 1","a.height == 10",
        "a.bottom == root.keyboard.top"]}
        """#
      let layout = try Client().post("/v1/resolve", body).object()
      #expect(layout.rect("views", "a", "frame")?[1] == y - 10, "\(keyboard) \(uses)")
    }
  }

  /// The card is 335 × 200 at (20, 100): the keyboard begins 307 below its top, 20 to the left of it.
  @Test("AL-keyboard-elsewhere: the same place of the window in a view that does not reach it")
  func elsewhere() throws {
    let layout = try resolve(
      Self.phone + #","keyboard":{"height":260}"#, #"[{"id":"card","subviews":[{"id":"a"}]}]"#,
      [
        "card.left == root.left + 20", "card.right == root.right - 20", "card.top == root.top + 100",
        "card.height == 200",
      ] + Self.covering("card.keyboard"))
    #expect(layout.rect("views", "a", "frame") == [-20, 307, 375, 260])
    #expect(layout.rect("views", "a", "frameInWindow") == [0, 407, 375, 260])
    #expect(layout["uncertain"] as? [String] == ["AL-keyboard-elsewhere"])
  }

  @Test(
    "AL-keyboard-elsewhere: a view that ends at its own guide, and one inside a scroll view that rests below the bar"
  )
  func endsAtItsOwnGuide() throws {
    let card = try resolve(
      Self.phone + #","keyboard":{"height":260}"#, #"[{"id":"card"}]"#,
      [
        "card.left == root.left", "card.right == root.right", "card.top == root.top + 100",
        "card.bottom == card.keyboard.top - 8",
      ])
    #expect(card.rect("views", "card", "frame") == [0, 100, 375, 299])
    let scrolled = try resolve(
      Self.phone + #","keyboard":{"height":260}"#,
      #"[{"id":"scroll","type":"scrollView","contentOffset":{"x":0,"y":30},"subviews":[{"id":"page","subviews":[{"id":"a"}]}]}]"#,
      [
        "scroll.left == root.left", "scroll.right == root.right", "scroll.top == root.top",
        "scroll.bottom == root.bottom", "page.left == scroll.left", "page.right == scroll.right",
        "page.top == scroll.top", "page.bottom == scroll.bottom", "page.width == 375", "page.height == 2000",
      ] + Self.covering("page.keyboard"))
    #expect(scrolled.rect("views", "a", "frameInWindow") == [0, 407, 375, 260])
  }

  @Test("AL-keyboard: a child controller sees it from where it is")
  func child() throws {
    let body = #"""
      {"device":"iPhone 8","systemVersion":16,"keyboard":{"height":260},"hierarchy":{"id":"main","view":{"id":"root","subviews":[
      {"id":"pane"}]},"children":[{"id":"child","containerView":"pane","view":{"id":"inner","subviews":[{"id":"a"}]}}]},
      "constraints":["pane.left == root.left","pane.right == root.right","pane.top == root.top + 100","pane.bottom == root.bottom",
      "a.left == inner.left","a.width == 1","a.top == inner.top","a.bottom == inner.keyboard.top"]}
      """#
    let answer = Client().post("/v1/resolve", body)
    #expect(try answer.object().rect("views", "a", "frame") == [0, 0, 1, 307], "\(answer.text)")
  }

  /// A sheet of version 15 begins at 47 + 10: 553 - 57 below its top is the keyboard.
  @Test("AL-keyboard: in a sheet it is where it is on the screen")
  func sheet() throws {
    let body = #"""
      {"device":"iPhone 13","systemVersion":15,"keyboard":{"height":291},"hierarchy":{"id":"main","view":{"id":"root"},
      "presented":{"id":"sheet","modalPresentationStyle":"pageSheet","view":{"id":"inner","subviews":[{"id":"a"}]}}},
      "constraints":["a.left == inner.left","a.width == 1","a.height == 40","a.bottom == inner.keyboard.top"]}
      """#
    let layout = try Client().post("/v1/resolve", body).object()
    #expect(layout.rect("views", "inner", "frameInWindow") == [0, 57, 390, 787])
    #expect(layout.rect("views", "a", "frame") == [0, 456, 1, 40])
  }

  @Test("AL-keyboard-insets: safe areas and content insets stay")
  func insets() throws {
    func values(_ keyboard: String) throws -> [NSObject?] {
      let body = #"""
        {"device":"iPhone 13","systemVersion":15,"keyboard":\#(keyboard),"hierarchy":{"id":"root","type":"scrollView",
        "contentInsetAdjustmentBehavior":"always"}}
        """#
      let layout = try Client().post("/v1/resolve", body).object()
      return [
        layout.at("environment", "safeAreaInsets"), layout.at("views", "root", "adjustedContentInset"),
      ].map { $0 as? NSObject }
    }
    let hidden = try values("false")
    #expect(try values(#"{"height":291}"#) == hidden)
    #expect((hidden[1] as? [String: Double])?["bottom"] == 34)
  }

  /// What a document does not read is shared: one layout under two keyboards, each with its own environment.
  @Test func environmentsThatDifferInItAreKeptApart() throws {
    func bottoms(_ edge: String) throws -> [[Double]?] {
      let body = #"""
        {"device":"iPhone 13","systemVersion":15,"environments":[{"keyboard":{"height":291}},{},{"keyboard":{"height":200}}],
        "hierarchy":{"id":"root","subviews":[{"id":"a"}]},"constraints":["a.left == root.left","a.width == 1",
        "a.height == 4","a.bottom == \#(edge)"]}
        """#
      let results = try #require(
        try Client().post("/v1/resolve", body).object()["results"] as? [[String: Any]])
      #expect(results.map { $0.rect("environment", "keyboard", "frame")?[3] } == [291, nil, 200])
      return results.map { $0.rect("views", "a", "frame") }
    }
    #expect(try bottoms("root.keyboard.top") == [[0, 549, 1, 4], [0, 806, 1, 4], [0, 640, 1, 4]])
    #expect(try bottoms("root.bottom") == Array(repeating: [0, 840, 1, 4], count: 3))
  }

  private static let pad = #""device":"iPad Pro (9.7-inch)","systemVersion":16"#
  private static let frame = #"{"x":40,"y":600,"width":320,"height":250}"#

  @Test(
    "AL-keyboard-undocked: as if hidden, unless the guide follows it",
    arguments: [
      ("floating", false), ("floating", true), ("split", false), ("split", true), ("undocked", true),
    ])
  func undocked(_ style: String, _ follows: Bool) throws {
    let body = #"""
      {\#(Self.pad),"keyboard":{"\#(style)":true,"frame":\#(Self.frame)},"hierarchy":{"id":"root",
      "followsUndockedKeyboard":\#(follows),"subviews":[{"id":"a"}]},
      "constraints":["a.left == root.keyboard.left","a.right == root.keyboard.right","a.top == root.keyboard.top",
      "a.bottom == root.keyboard.bottom"]}
      """#
    let layout = try Client().post("/v1/resolve", body).object()
    #expect(layout.rect("views", "a", "frame") == (follows ? [40, 600, 320, 250] : [0, 1024, 768, 0]))
    #expect(layout["uncertain"] == nil)
  }

  /// Two apps beside each other on 1024 × 768: the window is 507 wide, and so is its part of the keyboard.
  @Test("DV-keyboard: a window beside another one has its part of it")
  func splitView() throws {
    let layout = try resolve(
      Self.pad + #","orientation":"landscape","window":{"multitasking":"half"},"keyboard":{"height":398}"#,
      #"[{"id":"a"}]"#, Self.covering("root.keyboard"))
    let width = try #require(layout.rect("environment", "window"))[2]
    #expect(width < 1024)
    #expect(layout.rect("views", "a", "frame") == [0, 370, width, 398])
    #expect(layout["uncertain"] == nil)
  }

  @Test("DV-keyboard-window: a window that is lower than the screen")
  func lowWindow() throws {
    let layout = try resolve(
      Self.phone + #","window":{"width":375,"height":400},"keyboard":{"height":200}"#, #"[{"id":"a"}]"#,
      Self.covering("root.keyboard"))
    #expect(layout.rect("views", "a", "frame") == [0, 200, 375, 200])
    #expect((layout["uncertain"] as? [String])?.contains("DV-keyboard-window") == true)
  }

  // MARK: presentations

  /// 200 × 300 below a button that ends at 700 fits a screen of 1024, but not above a keyboard of 264.
  @Test("PR-popover-keyboard: a popover keeps clear of it")
  func popover() throws {
    func frame(_ keyboard: String) throws -> (frame: [Double]?, uncertain: [String]) {
      let body = #"""
        {\#(Self.pad),"keyboard":\#(keyboard),"hierarchy":{"id":"main","view":{"id":"root","subviews":[{"id":"button"}]},
        "presented":{"id":"menu","modalPresentationStyle":"popover","preferredContentSize":{"width":200,"height":300},
        "presentation":{"sourceView":"button"},"view":{"id":"menuView"}}},
        "constraints":["button.left == root.left + 300","button.width == 100","button.top == root.top + 660",
        "button.height == 40"]}
        """#
      let answer = Client().post("/v1/resolve", body)
      try #require(answer.status == 200, "\(answer.text)")
      let layout = try answer.object()
      return (layout.rect("views", "menuView", "frameInWindow"), layout["uncertain"] as? [String] ?? [])
    }
    let free = try frame("false")
    #expect(free.frame == [250, 713, 200, 300])
    #expect(!free.uncertain.contains("PR-popover-keyboard"))
    // 660 - 13 - 300.
    let above = try frame(#"{"height":264}"#)
    #expect(above.frame == [250, 347, 200, 300])
    #expect(above.uncertain.contains("PR-popover-keyboard"))
    #expect(try frame(#"{"height":5}"#) == free)
    #expect(try frame(#"{"floating":true,"frame":\#(Self.frame)}"#).frame == free.frame)
  }

  /// 540 × 620 in the middle of 768 × 1024 begins at 202 and ends at 822; on its side, of 768, it begins at 74.
  @Test("PR-form-sheet-keyboard: a form sheet moves up as far as it must and can")
  func formSheet() throws {
    func frame(_ keyboard: String, _ orientation: String, style: String = "formSheet") throws -> [Double]? {
      let body = #"""
        {"device":"iPad Pro (9.7-inch)","systemVersion":12,"orientation":"\#(orientation)","keyboard":\#(keyboard),
        "hierarchy":{"id":"main","view":{"id":"root"},"presented":{"id":"sheet","modalPresentationStyle":"\#(style)",
        "view":{"id":"sheetView"}}}}
        """#
      let layout = try Client().post("/v1/resolve", body).object()
      let frame = layout.rect("views", "sheetView", "frameInWindow")
      let moves = frame?[1] == 140 || frame?[1] == 20 && style == "formSheet"
      let names = layout["uncertain"] as? [String] ?? []
      #expect(names.contains("PR-form-sheet-keyboard") == moves, "\(keyboard) \(orientation)")
      return frame
    }
    #expect(try frame("false", "portrait") == [114, 202, 540, 620])
    #expect(try frame(#"{"height":200}"#, "portrait") == [114, 202, 540, 620])
    #expect(try frame(#"{"height":264}"#, "portrait") == [114, 140, 540, 620])
    #expect(try frame("false", "landscape") == [242, 74, 540, 620])
    #expect(try frame(#"{"height":352}"#, "landscape") == [242, 20, 540, 620])
    #expect(
      try frame(#"{"height":352}"#, "landscape", style: "pageSheet")
        == frame("false", "landscape", style: "pageSheet"))
  }
}
