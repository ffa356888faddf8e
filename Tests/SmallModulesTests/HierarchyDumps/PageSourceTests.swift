import HierarchyDumps
import LayoutCoding
import LayoutModel
import TestSupport
import Testing

/// Page sources and trees of elements, whose frames are in the coordinates of the window.
@Suite struct PageSourceTests {
  private func fixture(_ name: String) throws -> HierarchyDump {
    try readDump(String(decoding: try Repository.fixture("dumps/\(name)"), as: UTF8.self))
  }

  @Test func anElementLiesInTheOneAroundIt() throws {
    let dump = try fixture("appium-page.xml")
    #expect(dump.form == .pageSource)
    #expect(dump.nodes.map(\.type) == [.view, .view, .view, .label, .tabBar])
    #expect(dump.nodes.map(\.parent) == [nil, 0, 1, 2, 1])
    #expect(dump.nodes.map(\.line) == [4, 5, 6, 7, 9])
    #expect(dump.nodes[2].frame == Rect(x: 0, y: 92, width: 414, height: 725))
    #expect(dump.nodes[2].identifier == "page")
    // At 100 in the window, and the page begins at 92.
    #expect(dump.nodes[3].frame == Rect(x: 16, y: 8, width: 120, height: 21))
    #expect(dump.nodes[3].text == "Tom & Ada" && dump.nodes[3].identifier == nil)
    #expect(dump.nodes[4].frame == Rect(x: 0, y: 817, width: 414, height: 79))
  }

  @Test func webDriverAgentAnswersJSON() throws {
    let dump = try fixture("wda-tree.json")
    #expect(dump.form == .accessibilityTree)
    #expect(dump.nodes.map(\.type) == [.view, .view, .tabBar, .button])
    #expect(dump.nodes[2].frame == Rect(x: 0, y: 618, width: 375, height: 49))
    #expect(dump.nodes[3].frame == Rect(x: 2, y: 1, width: 183, height: 48))
    #expect(dump.nodes[3].identifier == "first" && dump.nodes[3].text == "First")
  }

  /// Without nesting all lies in the application, which is first.
  @Test func idbPrintsAList() throws {
    let text = """
      [{"AXFrame":"{{0, 0}, {390, 844}}","AXLabel":"App","type":"Application","role":"AXApplication","frame":{"y":0,"x":0,"width":390,"height":844}},
       {"AXFrame":"{{16, 60}, {100, 40}}","AXUniqueId":"ok","AXLabel":"OK","type":"Button","frame":{"y":60,"x":16,"width":100,"height":40}}]
      """
    let dump = try readDump(text)
    #expect(dump.nodes.map(\.parent) == [nil, 0])
    #expect(dump.nodes[1].frame == Rect(x: 16, y: 60, width: 100, height: 40))
    #expect(dump.nodes[1].identifier == "ok" && dump.nodes[1].type == .button)
  }

  /// Its bounds are the upper left and the lower right corner.
  @Test func maestroPrintsCorners() throws {
    let text = """
      {"attributes": {"bounds": "[0,0][390,844]", "resource-id": ""}, "children": [
        {"attributes": {"accessibilityText": "OK", "bounds": "[16,60][116,100]", "resource-id": "ok"}, "children": []}]}
      """
    let dump = try readDump(text)
    #expect(
      dump.nodes.map(\.frame) == [
        Rect(x: 0, y: 0, width: 390, height: 844), Rect(x: 16, y: 60, width: 100, height: 40),
      ])
  }

  @Test func frameFaultsHaveLines() throws {
    let text =
      "<AppiumAUT>\n<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"10\"/>\n<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"1\" height=\"inf\"/></AppiumAUT>"
    let faults = try #require(throws: FaultList.self) { try readDump(text) }.faults
    #expect(
      faults.map(\.kind) == [.invalidDump(.invalidFrame, line: 2), .invalidDump(.invalidFrame, line: 3)])
    let tree = "{\"type\": \"Other\",\n\"rect\": {\"x\": 0, \"y\": 0, \"width\": 10}}"
    #expect(
      try #require(throws: FaultList.self) { try readDump(tree) }.faults.map(\.kind) == [
        .invalidDump(.invalidFrame, line: 1)
      ])
  }
}
