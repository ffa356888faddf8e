import Foundation
import LayoutService
import Testing

/// The facts that `devices.json` marks as uncertain are named where a layout used them, and nowhere else.
@Suite struct UncertainFactTests {
  private static let margin = "a.leading == root.layoutMargins.leading"

  /// The record of an iPhone 15 lists `layoutMargins.landscape` and, for the 20 points of version 26,
  /// `layoutMargins.portrait`; the 16 points before are sure.
  @Test(arguments: [
    (
      #""device":"iPhone 15","orientation":"landscape","systemVersion":18"#,
      ["device.layoutMargins.landscape"]
    ),
    (#""device":"iPhone 15","systemVersion":18"#, []),
    (#""device":"iPhone 15","systemVersion":26"#, ["device.layoutMargins.portrait"]),
    (#""device":"iPhone 6","orientation":"landscape""#, ["device.layoutMargins.landscape"]),
    (#""device":"iPhone 6""#, []),
  ])
  func margins(_ environment: String, _ expected: [String]) throws {
    #expect(try Uncertain.entries(Uncertain.document(environment, Self.margin)) == expected)
    #expect(try Uncertain.entries(Uncertain.document(environment, "a.leading == root.leading")) == [])
  }

  /// Margins of the document that are larger than the system's are not the device's.
  @Test func marginsOfTheDocument() throws {
    let body = #"""
      {"device":"iPhone 6","orientation":"landscape","hierarchy":{"id":"root","layoutMargins":{"top":0,"left":30,
      "bottom":0,"right":30},"subviews":[{"id":"a"}]},
      "constraints":["a.leading == root.layoutMargins.leading","a.top == root.top","a.width == 1","a.height == 1"]}
      """#
    #expect(try Uncertain.entries(body) == [])
  }

  /// The record of an iPhone 16 Pro lists `safeAreaInsets.landscape.top` alone, which is of the newest versions; that of
  /// a 12 mini the versions before.
  @Test(arguments: [
    (
      #""device":"iPhone 16 Pro","orientation":"landscape""#, "a.top == root.safeArea.top",
      ["device.safeAreaInsets.landscape.top"]
    ),
    (
      #""device":"iPhone 16 Pro","orientation":"landscape","systemVersion":18"#, "a.top == root.safeArea.top",
      []
    ),
    (#""device":"iPhone 16 Pro","orientation":"landscape""#, "a.leading == root.safeArea.leading", []),
    (#""device":"iPhone 16 Pro""#, "a.top == root.safeArea.top", []),
    (
      #""device":"iPhone 12 mini","systemVersion":15"#, "a.top == root.safeArea.top",
      ["device.safeAreaInsetsByOS"]
    ),
    (#""device":"iPhone 12 mini","systemVersion":26"#, "a.top == root.safeArea.top", []),
    (
      #""device":"iPad Air (5th generation)","orientation":"landscape""#, "a.top == root.safeArea.top",
      ["device.safeAreaInsets.landscape"]
    ),
    (#""device":"iPad Air (5th generation)","orientation":"landscape""#, "a.top == root.top", []),
    (
      #""device":"iPad Air (5th generation)","orientation":"landscape","window":{"width":1180,"height":820,"safeAreaInsets":{"top":9,"left":0,"bottom":0,"right":0}}"#,
      "a.top == root.safeArea.top", []
    ),
  ])
  func safeAreas(_ environment: String, _ constraint: String, _ expected: [String]) throws {
    #expect(try Uncertain.entries(Uncertain.document(environment, constraint)) == expected)
  }

  /// A guide of a view that no edge of the window's safe area reaches is the view's own.
  @Test func aViewAwayFromTheEdges() throws {
    let body = #"""
      {"device":"iPad Air (5th generation)","orientation":"landscape",
      "hierarchy":{"id":"root","subviews":[{"id":"card","subviews":[{"id":"a"}]}]},
      "constraints":["card.leading == root.leading + 200","card.top == root.top + 200","card.width == 100",
        "card.height == 100","a.top == card.safeArea.top","a.leading == card.layoutMargins.leading","a.width == 1",
        "a.height == 1"]}
      """#
    #expect(try Uncertain.entries(body) == [])
  }

  /// What keeps clear of a bar, and content that rests below it, reads the safe area as well.
  @Test func barsAndContents() throws {
    let bar = #"""
      {"device":"iPad Air (5th generation)","orientation":"landscape","systemVersion":26,
      "hierarchy":{"type":"navigationController","children":[{"id":"top"}]}}
      """#
    #expect(try Uncertain.entries(bar) == ["device.barsOS26", "device.safeAreaInsets.landscape"])
    let scrolling = #"""
      {"device":"iPad Air (5th generation)","orientation":"landscape","systemVersion":26,"hierarchy":{"id":"root",
      "type":"scrollView","contentInsetAdjustmentBehavior":"always"}}
      """#
    #expect(try Uncertain.entries(scrolling) == ["device.safeAreaInsets.landscape"])
    let never = scrolling.replacing("always", with: "never")
    #expect(try Uncertain.entries(never) == [])
  }

  /// Bars of the classic design have facts of their own: of this iPad the tab bar and toolbar are marked.
  @Test func classicBars() throws {
    let bars = #"""
      {"device":"iPad Air (5th generation)","systemVersion":16,"hierarchy":{"type":"navigationController",
      "toolbarHidden":false,"children":[{"id":"top"}]}}
      """#
    #expect(try Uncertain.entries(bars) == ["device.toolbarHeight"])
    let hidden = bars.replacing("false", with: "true")
    #expect(try Uncertain.entries(hidden) == [])
  }

  /// The record of an iPhone 16 Plus lists the zoomed size, and the classes of a zoomed phone on its side.
  @Test func displayZoom() throws {
    let upright = Uncertain.document(
      #""device":"iPhone 16 Plus","displayZoom":true"#, "a.top == root.safeArea.top")
    #expect(try Uncertain.entries(upright) == ["device.displayZoom.size"])
    #expect(
      try Uncertain.entries(upright, "/v1/resolve?orientation=landscape") == [
        "device.displayZoom.size", "device.displayZoom.sizeClasses.landscape",
      ])
    let plain = Uncertain.document(
      #""device":"iPhone 16 Plus","orientation":"landscape""#, "a.top == root.top")
    #expect(try Uncertain.entries(plain) == [])
  }

  /// The halves of the newest iPads are derived, and of this one sources tell two size classes.
  @Test func multitasking() throws {
    let body = #"""
      {"device":"iPad Pro 11-inch (M4)","orientation":"landscape","systemVersion":18,"window":{"multitasking":"half"},
      "hierarchy":{"id":"root"}}
      """#
    #expect(
      try Uncertain.entries(body) == [
        "device.multitasking.windows", "device.multitasking.windows.landscape.half.horizontal",
      ])
    #expect(try Uncertain.entries(body.replacing("half", with: "third")) == ["device.multitasking.windows"])
    #expect(try Uncertain.entries(body.replacing("half", with: "full")) == [])
  }

  /// Where nothing is narrowed, the limit of readable content takes no part.
  @Test func readableContent() throws {
    let pad = Uncertain.document(
      #""device":"iPad Air (5th generation)""#, "a.leading == root.readableContent.leading")
    #expect(try Uncertain.entries(pad) == ["device.readableContentMaxWidth"])
    let phone = Uncertain.document(#""device":"iPhone 6""#, "a.leading == root.readableContent.leading")
    #expect(try Uncertain.entries(phone) == [])
  }

  /// Two devices that share a layout may differ in what is known of them; all else they still share.
  @Test func devicesThatShareALayout() throws {
    let device =
      #""portraitSize":{"width":375,"height":667},"supportedOrientations":["portrait","landscapeRight"]"#
    let body = #"""
      {"orientation":"landscape","environments":[{"device":{\#(device),"uncertain":["layoutMargins.landscape"]}},
      {"device":{\#(device),"uncertain":["cornerRadius"]}}],"hierarchy":{"id":"root","subviews":[{"id":"a"}]},
      "constraints":["a.leading == root.layoutMargins.leading","a.top == root.top","a.width == 1","a.height == 1"]}
      """#
    let results = try #require(try Client().post("/v1/resolve", body).object()["results"] as? [[String: Any]])
    #expect(results.map { $0["uncertain"] as? [String] } == [["device.layoutMargins.landscape"], nil])
    #expect(results[0]["views"] as? NSDictionary == results[1]["views"] as? NSDictionary)
  }

  /// Each end of a transition says what it used.
  @Test func endsOfATransition() throws {
    let body = #"""
      {"device":"iPhone 15","systemVersion":18,"from":{},"to":{"orientation":"landscape"},
      "hierarchy":{"id":"root","subviews":[{"id":"a"}]},
      "constraints":["a.leading == root.layoutMargins.leading","a.top == root.top","a.width == 1","a.height == 1"]}
      """#
    let answer = try Client().post("/v1/transition", body).object()
    #expect(answer.at("from", "uncertain") == nil)
    #expect(answer.at("to", "uncertain") as? [String] == ["device.layoutMargins.landscape"])
  }
}
