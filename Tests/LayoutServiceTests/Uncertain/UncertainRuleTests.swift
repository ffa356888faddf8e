import Foundation
import LayoutService
import Testing

/// The rules that docs/rules says rest on one voice are named where an answer followed them, and nowhere else.
@Suite struct UncertainRuleTests {
  private static func presented(
    _ device: String, _ version: Int, _ style: String, _ presentation: String = "{}"
  )
    -> String
  {
    #"""
    {"device":"\#(device)","systemVersion":\#(version),"hierarchy":{"id":"main","view":{"id":"root",
    "subviews":[{"id":"anchor","frame":{"x":300,"y":300,"width":40,"height":40}}]},"presented":{"id":"p",
    "modalPresentationStyle":"\#(style)","view":{"id":"sheet"},"presentation":\#(presentation)}}}
    """#
  }

  @Test(
    "Sheets are in doubt by version, device and height",
    arguments: [
      (
        "iPhone 16", 26, "pageSheet", #"{"detents":["medium"]}"#,
        ["PR-detents-floating", "PR-detents-medium"]
      ),
      ("iPhone 16", 18, "pageSheet", #"{"detents":["medium"]}"#, []),
      ("iPhone 16", 26, "pageSheet", "{}", []),
      ("iPhone 8", 13, "pageSheet", "{}", ["PR-card-top-home-button"]),
      ("iPhone SE (3rd generation)", 17, "pageSheet", "{}", []),
      ("iPhone X", 13, "pageSheet", "{}", []),
      ("iPad Air 2", 13, "pageSheet", "{}", ["PR-implied-width-page", "PR-page-sheet"]),
      ("iPad Air 2", 12, "pageSheet", "{}", []),
      ("iPad (5th generation)", 16, "formSheet", "{}", ["PR-form-sheet-16"]),
      ("iPad (5th generation)", 15, "formSheet", "{}", []),
      ("iPad (5th generation)", 15, "formSheet", #"{"detents":["medium"]}"#, ["PR-detents-centred"]),
      (
        "iPad Air 2", 12, "popover", #"{"sourceView":"anchor","permittedArrowDirections":["up"]}"#,
        ["PR-popover-frame", "PR-popover-gap", "PR-popover-shrinks"]
      ),
      ("iPhone 6", 12, "popover", #"{"sourceView":"anchor","permittedArrowDirections":["up"]}"#, []),
    ])
  func presentations(
    _ device: String, _ version: Int, _ style: String, _ presentation: String, _ expected: [String]
  ) throws {
    let entries = try Uncertain.entries(Self.presented(device, version, style, presentation))
    #expect(entries.filter { $0.hasPrefix("PR-") } == expected)
  }

  @Test("PR-popover-search, PR-popover-shrinks: sides with room, and none")
  func sidesOfPopovers() throws {
    let small = Self.presented("iPad Air 2", 12, "popover", #"{"sourceView":"anchor"}"#)
      .replacing(
        #""view":{"id":"sheet"}"#,
        with: #""view":{"id":"sheet"},"preferredContentSize":{"width":50,"height":50}"#)
    #expect(try Uncertain.entries(small) == ["PR-popover-frame", "PR-popover-gap", "PR-popover-search"])
    let large = small.replacing(#"{"width":50,"height":50}"#, with: #"{"width":5000,"height":5000}"#)
    #expect(try Uncertain.entries(large).contains("PR-popover-shrinks"))
  }

  @Test("CO-bars-in-sheets: a bar in a card, and on the screen")
  func barsInSheets() throws {
    let sheet = #"""
      {"device":"iPhone 15","systemVersion":18,"hierarchy":{"id":"main","presented":{"type":"navigationController",
      "id":"nav","modalPresentationStyle":"pageSheet","children":[{"id":"top"}]}}}
      """#
    #expect(try Uncertain.entries(sheet).contains("CO-bars-in-sheets"))
    #expect(try Uncertain.entries(sheet.replacing("pageSheet", with: "fullScreen")) == [])
  }

  @Test("CO-split-width-large: columns in 1366 points, not in 1024, nor where they are given")
  func columns() throws {
    func split(_ device: String, _ width: String = "") -> String {
      #"""
      {"device":"\#(device)","orientation":"landscape","systemVersion":12,"hierarchy":{"type":"splitViewController"\#(width),
      "children":[{"id":"one"},{"id":"two"}]}}
      """#
    }
    #expect(try Uncertain.entries(split("ipad-pro-12-9-1")) == ["CO-split-width-large"])
    #expect(try Uncertain.entries(split("iPad Air 2")) == [])
    let given = #","preferredPrimaryColumnWidth":300"#
    #expect(try Uncertain.entries(split("ipad-pro-12-9-1", given)) == [])
  }

  @Test("DV-pad-classes, DV-phone-windows, DV-explicit-window: windows that the catalogue does not list")
  func windows() throws {
    func window(_ device: String, _ width: Int, _ height: Int, _ constraint: String = "a.top == root.top")
      -> String
    {
      Uncertain.document(
        #""device":"\#(device)","orientation":"landscape","window":{"width":\#(width),"height":\#(height)}"#,
        constraint)
    }
    #expect(try Uncertain.entries(window("iPad Air 2", 600, 768)) == ["DV-pad-classes"])
    #expect(try Uncertain.entries(window("iPad Air 2", 507, 768)) == [])
    #expect(
      try Uncertain.entries(window("iPad Air 2", 507, 768, "a.top == root.safeArea.top")) == [
        "DV-explicit-window"
      ])
    #expect(try Uncertain.entries(window("iPhone 6", 300, 350)) == ["DV-phone-windows"])
    #expect(try Uncertain.entries(window("iPhone 6", 400, 300)) == ["DV-phone-windows"])
    #expect(try Uncertain.entries(window("iPhone 6", 667, 375)) == [])
    #expect(try Uncertain.entries(window("iPhone 6", 375, 667)) == [])
    #expect(
      try Uncertain.entries(window("iPhone 17", 900, 600, "a.top == root.safeArea.top")) == [
        "DV-explicit-window", "DV-phone-windows",
      ])
  }

  @Test("DV-nearest-era: where the safe area is read")
  func nearestEra() throws {
    let environment = #""device":"iPhone 6","systemVersion":17"#
    #expect(
      try Uncertain.entries(Uncertain.document(environment, "a.top == root.safeArea.top")) == [
        "DV-nearest-era"
      ])
    #expect(try Uncertain.entries(Uncertain.document(environment, "a.top == root.top")) == [])
  }

  /// Labels in the system's fonts, whose widths many have recorded, and in one that nobody knows.
  @Test("TE-substitutes: texts")
  func texts() throws {
    func label(_ font: String) -> String {
      #"{"device":"iPhone 6","hierarchy":{"id":"root","type":"label","text":"AVAVA","font":\#(font)}}"#
    }
    #expect(try Uncertain.entries(label(#"{"pointSize":17}"#)) == [])
    #expect(try Uncertain.entries(label(#"{"pointSize":17,"design":"monospaced"}"#)) == [])
    #expect(try Uncertain.entries(label(#"{"name":"Nobodys","pointSize":17}"#)).contains("TE-substitutes"))
  }

  @Test(
    "Sizes of controls are in doubt in the versions that decision 0072 lists",
    arguments: [
      ("searchBar", "", 26, ["IB-search-bars-26"]), ("searchBar", "", 18, []),
      ("pageControl", #","numberOfPages":3"#, 14, ["IB-page-controls"]),
      ("pageControl", #","numberOfPages":3"#, 13, []),
      ("progressView", "", 17, ["IB-progress-views-17"]), ("progressView", "", 16, []),
      ("pickerView", "", 18, ["IB-wheels"]), ("switch", "", 18, []), ("stepper", "", 13, []),
      ("segmentedControl", #","segments":["I"]"#, 12, ["IB-segmented-controls-12"]),
      ("segmentedControl", #","segments":["I"]"#, 13, []),
      ("textField", #","borderStyle":"roundedRect","font":{"pointSize":36}"#, 15, ["IB-text-fields-large"]),
      ("textField", #","borderStyle":"roundedRect""#, 15, []),
      ("searchBar", #","intrinsicContentSize":{"height":50}"#, 26, []),
    ])
  func controls(_ type: String, _ more: String, _ version: Int, _ expected: [String]) throws {
    let body = #"""
      {"device":"iPhone 15","systemVersion":\#(version),"hierarchy":{"id":"root","subviews":[{"id":"a",
      "type":"\#(type)"\#(more)}]},"constraints":["a.leading == root.leading","a.trailing == root.trailing",
      "a.top == root.top"]}
      """#
    #expect(try Uncertain.entries(body).filter { $0.hasPrefix("IB-") } == expected)
  }

  @Test func theTextTreeEndsWithIt() {
    let body = #"{"device":"iPhone 6","hierarchy":{"id":"root","type":"pickerView"}}"#
    #expect(
      Client().post("/v1/resolve", body, accept: "text/plain").text.hasSuffix("\n\nuncertain: IB-wheels\n"))
  }

  /// The order of keys and of constraints changes nothing.
  @Test func theOrderOfARequestDoesNotMatter() throws {
    let one = #"""
      {"device":"iPhone 15","orientation":"landscape","hierarchy":{"id":"root","subviews":[{"id":"a","type":"label",
      "text":"AVA"}]},"constraints":["a.leading == root.layoutMargins.leading","a.top == root.safeArea.top"]}
      """#
    let other = #"""
      {"constraints":["a.top == root.safeArea.top","a.leading == root.layoutMargins.leading"],"hierarchy":{"subviews":
      [{"text":"AVA","type":"label","id":"a"}],"id":"root"},"orientation":"landscape","device":"iPhone 15"}
      """#
    #expect(Client().post("/v1/resolve", one).text == Client().post("/v1/resolve", other).text)
    #expect(try Uncertain.entries(one) == ["device.layoutMargins.landscape"])
  }
}
