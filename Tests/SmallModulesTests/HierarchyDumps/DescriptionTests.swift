import HierarchyDumps
import LayoutCoding
import LayoutModel
import TestSupport
import Testing

func readDump(_ text: String, nodes: Int = 1000, depth: Int = 50) throws(FaultList) -> HierarchyDump {
  var limits = HierarchyDumpLimits()
  (limits.nodes, limits.depth) = (nodes, depth)
  let bytes = Array(text.utf8)
  return try bytes.withUnsafeBufferPointer { buffer throws(FaultList) in
    try readHierarchyDump(UnsafeRawBufferPointer(buffer), limits)
  }
}

/// What UIKit prints of views, as it stands in consoles, questions and snapshots.
@Suite struct DescriptionTests {
  /// As a debugger prints it, behind what a log puts in front of its first line.
  private static let console = """
    2019-03-01 10:00:00.123 App[1:2] <UIWindow: 0x7f83; frame = (0 0; 320 568); autoresize = W+H; gestureRecognizers = <NSArray: 0x60; layer = 1>; layer = <UIWindowLayer: 0x61>>
       | <_TtC5MyApp8CardView: 0x7f84; frame = (0 40.3333; 82 20.5); hidden = YES; layer = <CALayer: 0x62>>
       |    | <UILabel: 0x7f85; frame = (-8 1; 30 40); text = 'it's; "a" <b>
    second line'; alpha = 0.5; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x63>>
       | <MyApp.List: 0x7f86; baseClass = UITableView; frame = (0 60; 320 500); clipsToBounds = YES; backgroundColor = <UIDynamicSystemColor: 0x64; name = systemBackgroundColor>; layer = <CALayer: 0x65>; contentOffset: {0, -20}; contentSize: {320, 88}; dataSource: <MyApp.Source: 0x66; frame = (1 1; 1 1)>>
       |    | <UIImageView: 0x7f87; frame = (1e+02 0; 2.5 3); userInteractionEnabled = NO; layer = <CALayer: 0x67>> - (null)
    """

  @Test func aConsoleIsRead() throws {
    let nodes = try readDump(Self.console).nodes
    #expect(nodes.map(\.className) == ["UIWindow", "CardView", "UILabel", "List", "UIImageView"])
    #expect(nodes.map(\.type) == [.view, .view, .label, .tableView, .imageView])
    #expect(nodes.map(\.parent) == [nil, 0, 1, 0, 3])
    #expect(nodes.map(\.line) == [1, 2, 3, 5, 6])
    #expect(nodes.map(\.isHidden) == [false, true, false, false, false])
    #expect(nodes[1].frame == Rect(x: 0, y: 40.3333, width: 82, height: 20.5))
    #expect(nodes[2].frame.origin == Point(x: -8, y: 1))
    #expect(nodes[2].text == "it's; \"a\" <b>\nsecond line")
    #expect(nodes[3].contentOffset == Point(x: 0, y: -20))
    #expect(nodes[4].frame == Rect(x: 100, y: 0, width: 2.5, height: 3))
  }

  /// swift-snapshot-testing takes the addresses away.
  @Test func aSnapshotIsTheSame() throws {
    let text = Self.console.replacing(#/: 0x[\da-f]+/#, with: "")
    #expect(try readDump(text).nodes.map(\.className) == readDump(Self.console).nodes.map(\.className))
  }

  @Test func severalWindowsAreSeveralRoots() throws {
    let text = "<UIWindow; frame = (0 0; 9 9); layer = <A>>\n   | <UIView; frame = (1 2; 3 4); layer = <A>>\n"
    let dump = try readDump(text + text)
    #expect(dump.nodes.map(\.parent) == [nil, 0, nil, 2])
    #expect(dump.windowSize == nil)
    #expect(try readDump(text).windowSize == Size(width: 9, height: 9))
  }

  /// Each fault has its line, and one does not hide the next.
  @Test func damageIsToldWithItsLine() throws {
    let text = """
      <UIView; frame = (0 0; 100 100); layer = <CALayer>>
         | <UIView; frame = (0 0; 100); layer = <CALayer>>
         |    |    | <UIView; frame = (0 0; 1 1); layer = <CALayer>>
         | UILabel; frame = (0 0; 1 1)
         | <UIView; layer = <CALayer>>
         | <UIView; frame = (0 0; 1 1); layer = <CALayer>
         | <UIView; frame = (0 0; nan 1); layer = <CALayer>>
         | <UIView; frame = (0 0; 1 -1); layer = <CALayer>>
      """
    let faults = try #require(throws: FaultList.self) { try readDump(text) }.faults
    let told = faults.map { fault -> String in
      if case .invalidDump(let reason, let line) = fault.kind { "\(line) \(reason)" } else { "\(fault.kind)" }
    }
    #expect(
      told == [
        "2 invalidFrame", "3 depthJumps", "4 unreadableView", "5 noFrame", "6 viewNotClosed",
        "7 invalidFrame",
        "8 invalidFrame",
      ])
  }

  @Test(arguments: [
    "", "no dump", "<UIView: 0x1>", "<NSArray: 0x1; count = 2>", "{}", "[]", "<XCUIElementTypeOther/>",
  ])
  func whatHasNoViewsIsRefused(text: String) {
    #expect(throws: FaultList.self) { try readDump(text) }
  }

  @Test func limitsHold() throws {
    let line = "<UIView; frame = (0 0; 1 1); layer = <A>>\n"
    #expect(throws: FaultList.self) { try readDump(String(repeating: line, count: 11), nodes: 10) }
    let deep = (0..<12).map { String(repeating: "   | ", count: $0) + line }.joined()
    #expect(throws: FaultList.self) { try readDump(deep, depth: 10) }
    #expect(try readDump(deep, depth: 12).nodes.count == 12)
  }

  /// Where a text ends is looked for once, whatever stands in it.
  @Test func quotesTakeNoTime() {
    let text = "<UILabel; frame = (0 0; 1 1); text = '" + String(repeating: "'; <\n'>", count: 40_000) + "x"
    let start = ContinuousClock.now
    #expect(throws: FaultList.self) { try readDump(text) }
    #expect(ContinuousClock.now - start < .seconds(5))
  }
}
