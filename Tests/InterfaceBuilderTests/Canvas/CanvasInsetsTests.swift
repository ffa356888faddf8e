import InterfaceBuilder
import LayoutModel
import Testing

/// What Xcode's canvas takes from the safe area of root views, by version of the tools and size of the view: insets that files
/// of public repositories recorded.
@Suite struct CanvasInsetsTests {
  /// How much of a root view of a size is above and below its safe area.
  private func insets(
    _ device: String, _ toolsVersion: Int, _ size: Size, controller: String = "", isAlone: Bool = false
  ) throws -> [Double] {
    let inner = """
      <subviews>\(box("view"))</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
        <constraint firstItem="view" firstAttribute="top" secondItem="safe" secondAttribute="top" id="1"/>
        <constraint firstItem="view" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="2"/>
      </constraints>
      """
    let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(size.width)\" height=\"\(size.height)\"/>"
    let text =
      isAlone
      ? File.xib("<view id=\"root\">\(rect)\(inner)</view>", device: device, toolsVersion: toolsVersion)
      : File.storyboard(
        device: device, toolsVersion: toolsVersion, width: size.width, height: size.height,
        controller: controller, root: inner)
    let frame = try #require(try frames(text)["view"])
    return [frame.origin.y, size.height - frame.maxY]
  }

  /// Status bars (IB-canvas-insets).
  @Test(arguments: [
    ("retina6_0", 390, 844, 20037, 44.0), ("retina6_0", 390, 844, 21225, 47),
    ("retina5_9", 375, 812, 21179, 44), ("retina5_9", 375, 812, 21225, 47),
    ("retina5_9", 375, 812, 21701, 50), ("retina6_1", 414, 896, 21179, 44),
    ("retina6_1", 414, 896, 21225, 48),
  ])
  func statusBars(device: String, width: Double, height: Double, toolsVersion: Int, top: Double) throws {
    let insets = try insets(device, toolsVersion, Size(width: width, height: height))
    #expect(insets == [top, 34])
  }

  /// A root as large as another phone's screen (IB-canvas-screens).
  @Test func otherScreens() throws {
    let size = Size(width: 430, height: 932)
    #expect(try insets("retina6_7", 23504, size) == [59, 34])
    #expect(try insets("retina6_7", 23504, size, controller: Self.freeform(size)) == [47, 34])
  }

  /// Sheets of Xcode 14.3 and later (IB-canvas-low-sheets).
  @Test(arguments: [(22154, 0.0), (21701, 20)])
  func lowSheets(toolsVersion: Int, top: Double) throws {
    #expect(try insets("retina4_7", toolsVersion, Size(width: 375, height: 657)) == [top, 0])
  }

  /// Low roots in Xcode 9 and 10 (IB-canvas-low-parts).
  @Test(arguments: [(475.0, 14113, 0.0), (497, 14113, 20), (475, 14868, 0), (475, 12118, 20)])
  func lowParts(height: Double, toolsVersion: Int, top: Double) throws {
    let size = Size(width: 320, height: height)
    #expect(try insets("retina4_7", toolsVersion, size, controller: Self.freeform(size)) == [top, 0])
  }

  /// Roots larger than the screen (IB-canvas-large-roots).
  @Test(arguments: [(1100.0, 17156, [44.0, 34]), (1100, 23727, [100, 68]), (700, 17156, [44, 0])])
  func largeRoots(height: Double, toolsVersion: Int, expected: [Double]) throws {
    let size = Size(width: 375, height: height)
    #expect(try insets("retina5_9", toolsVersion, size, controller: Self.freeform(size)) == expected)
    #expect(try insets("retina5_9", toolsVersion, size, isAlone: true) == expected)
  }

  /// Smaller roots of new canvases: twice above, once below (IB-canvas-large-roots).
  @Test(arguments: [
    ("retina6_12", 393.0, 594.0, 24412, [118.0, 34]), ("retina6_1", 414, 264, 24093, [96, 34]),
    ("retina6_1", 414, 264, 22505, [48, 34]),
  ])
  func smallRoots(device: String, width: Double, height: Double, toolsVersion: Int, expected: [Double]) throws
  {
    let size = Size(width: width, height: height)
    #expect(try insets(device, toolsVersion, size, isAlone: true) == expected)
  }

  /// Cells that stand alone: those of collections like other views, those of tables not (IB-canvas-parts).
  @Test(arguments: [
    ("collectionViewCell", "retina6_1", 124.0, 200.0, 21701, [48.0, 34]),
    ("collectionViewCell", "retina4_7", 370, 547, 13771, [20, 0]),
    ("collectionViewCell", "retina4_7", 255, 353, 13771, [0, 0]),
    ("tableViewCell", "retina6_1", 320, 96, 17156, [0, 0]),
  ])
  func loneCells(
    element: String, device: String, width: Double, height: Double, toolsVersion: Int, expected: [Double]
  ) throws {
    let size = Size(width: width, height: height)
    let rect = "width=\"\(width)\" height=\"\(height)\"/>"
    let text = File.xib(
      """
      <\(element) id="root"><rect key="frame" x="0" y="0" \(rect)
      <\(element == "tableViewCell" ? "tableViewCellContentView" : "view") key="contentView" id="content">
      <rect key="frame" x="0" y="0" \(rect)<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(box("view"))</subviews></\(element == "tableViewCell" ? "tableViewCellContentView" : "view")>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
        <constraint firstItem="view" firstAttribute="top" secondItem="safe" secondAttribute="top" id="1"/>
        <constraint firstItem="view" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="2"/>
      </constraints></\(element)>
      """, device: device, toolsVersion: toolsVersion)
    let frame = try #require(try frames(text)["view"])
    #expect([frame.origin.y, size.height - frame.maxY] == expected)
  }

  /// The content of a table's cell that stands alone and preserves the margins above has at its sides the cell's margins where its own
  /// are smaller (IB-margins): 15 in Xcode 11, on a phone with a home button.
  @Test(arguments: [(8, 15.0), (20, 20)])
  func marginsOfLoneCells(own: Int, side: Double) throws {
    let text = File.xib(
      """
      <tableViewCell id="root"><rect key="frame" x="0" y="0" width="600" height="54"/>
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" id="content">
      <rect key="frame" x="0" y="0" width="600" height="54"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(box("view"))</subviews><constraints>
      <constraint firstItem="view" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="1"/>
      <constraint firstItem="view" firstAttribute="trailing" secondItem="content" secondAttribute="trailingMargin" id="2"/></constraints>
      <edgeInsets key="layoutMargins" top="8" left="15" bottom="8" right="\(own)"/></tableViewCellContentView></tableViewCell>
      """, toolsVersion: 14810)
    let frame = try frames(text)["view"]
    #expect(frame?.origin.x == 15)
    #expect(frame?.maxX == 600 - side)
  }

  /// What Xcode 6 and 7 laid out (IB-canvas-any).
  @Test func rootsOfAnySize() throws {
    #expect(try insets("retina6_1", 16097, Size(width: 600, height: 600)) == [0, 0])
  }

  private static func freeform(_ size: Size) -> String {
    "<size key=\"freeformSize\" width=\"\(size.width)\" height=\"\(size.height)\"/>"
  }
}
