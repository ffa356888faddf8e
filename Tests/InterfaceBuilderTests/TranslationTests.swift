import InterfaceBuilder
import LayoutCoding
import LayoutModel
import Testing

/// Files written after the format page, and the frames that its rules give. Numbers in names are its sections.
@Suite struct TranslationTests {
  /// An absent first item is the owner; attributes, constants and all three forms of a multiplier
  /// (IB-constraints).
  @Test func constraintsInEveryForm() throws {
    let text = File.storyboard(
      root: """
        <subviews>\(box("a"))\(box("b"))\(box("c"))</subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="1"/>
          <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="15" id="2"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="3"/>
          <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="7:2" id="4"/>
          <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="1/5" id="5"/>
          <constraint firstItem="b" firstAttribute="height" constant="30" id="6"/>
          <constraint firstItem="b" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" multiplier="0.5" id="7"/>
          <constraint firstItem="b" firstAttribute="top" relation="greaterThanOrEqual" secondItem="a" secondAttribute="bottom" constant="9" id="8"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" priority="1" id="9"/>
          <constraint firstItem="c" firstAttribute="leading" secondItem="b" secondAttribute="trailing" symbolic="YES" constant="8" id="10"/>
          <constraint firstItem="c" firstAttribute="centerY" secondItem="b" secondAttribute="centerY" id="11"/>
          <constraint firstItem="c" firstAttribute="width" constant="10" id="12"/>
          <constraint firstItem="c" firstAttribute="height" constant="10" id="13"/>
        </constraints>
        """)
    let frames = try frames(text)
    #expect(frames["a"] == Rect(x: 10, y: 20, width: 350, height: 100))
    #expect(frames["b"] == Rect(x: 59, y: 129, width: 70, height: 30))
    #expect(frames["c"] == Rect(x: 137, y: 139, width: 10, height: 10))
  }

  /// What has no `translates…="NO"` keeps its frame; a stack view positions what it arranges (IB-frames,
  /// IB-views).
  @Test func framesThatAreKept() throws {
    let text = File.storyboard(
      root: """
        <subviews>
          <view id="kept"><rect key="frame" x="11" y="22" width="33" height="44"/></view>
          <stackView axis="vertical" spacing="5" id="stack"><rect key="frame" x="0" y="100" width="200" height="105"/>
            <subviews>
              <view id="upper"><rect key="frame" x="7" y="7" width="7" height="7"/></view>
              <view id="lower"><rect key="frame" x="7" y="7" width="7" height="7"/>
                <constraints><constraint firstAttribute="height" constant="30" id="h"/></constraints></view>
            </subviews>
          </stackView>
        </subviews>
        """)
    let frames = try frames(text)
    #expect(frames["kept"] == Rect(x: 11, y: 22, width: 33, height: 44))
    #expect(frames["upper"] == Rect(x: 0, y: 0, width: 200, height: 70))
    #expect(frames["lower"] == Rect(x: 0, y: 75, width: 200, height: 30))
  }

  /// Scroll views clip without saying it.
  @Test func whatClips() throws {
    let text = File.storyboard(
      root: """
        <subviews>
          <view clipsSubviews="YES" id="a"/><view id="b"/><scrollView clipsSubviews="YES" id="c"/>
        </subviews>
        """)
    let scene = try #require(try importScenes(text).first)
    let document = String(decoding: scene.document, as: UTF8.self)
    #expect(document.matches(of: /"clipsToBounds":true/).count == 1)
  }

  /// A mask on another device; the root's recorded size is what it is measured against (IB-views).
  @Test func masksOnAnotherDevice() throws {
    let text = File.storyboard(
      root: """
        <subviews><view id="bar"><rect key="frame" x="10" y="600" width="355" height="50"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view></subviews>
        """)
    var overrides = EnvironmentOverrides()
    overrides.device = DeviceCatalogue.embedded.device(named: "iPhone 8 Plus")
    #expect(try frames(text)["bar"] == Rect(x: 10, y: 600, width: 355, height: 50))
    #expect(try frames(text, overrides: overrides)["bar"] == Rect(x: 10, y: 669, width: 394, height: 50))
  }

  private func safeArea(_ text: String) throws -> EdgeInsets {
    let frames = try frames(text)
    let root = try #require(frames["root"])
    let area = try #require(frames["area"])
    return EdgeInsets(
      top: area.minY, left: area.minX, bottom: root.size.height - area.maxY,
      right: root.size.width - area.maxX)
  }

  private func filling(_ item: String) -> String {
    """
    <subviews>\(box("area"))</subviews>
    <viewLayoutGuide key="safeArea" id="guide"/>
    <constraints>
      <constraint firstItem="area" firstAttribute="top" secondItem="\(item)" secondAttribute="top" id="1"/>
      <constraint firstItem="area" firstAttribute="leading" secondItem="\(item)" secondAttribute="leading" id="2"/>
      <constraint firstItem="\(item)" firstAttribute="trailing" secondItem="area" secondAttribute="trailing" id="3"/>
      <constraint firstItem="\(item)" firstAttribute="bottom" secondItem="area" secondAttribute="bottom" id="4"/>
    </constraints>
    """
  }

  /// The insets of the canvas by device and version of the tools (IB-canvas-insets).
  @Test(arguments: [
    ("retina4_7", 14490, 375.0, 667.0, 20.0, 0.0), ("retina4_7", 17156, 375, 667, 0, 0),
    ("retina4_7", 22155, 375, 667, 20, 0), ("retina6_1", 17156, 414, 896, 44, 34),
    ("retina6_1", 22155, 414, 896, 48, 34), ("retina6_1", 24127, 414, 896, 96, 68),
    ("retina6_12", 23077, 393, 852, 59, 34), ("retina6_12", 23727, 393, 852, 118, 68),
    ("ipad9_7", 14490, 768, 1024, 20, 0), ("retina5_9", 22155, 375, 812, 50, 34),
  ])
  func canvasInsets(
    device: String, toolsVersion: Int, width: Double, height: Double, top: Double, bottom: Double
  ) throws {
    let text = File.storyboard(
      device: device, toolsVersion: toolsVersion, width: width, height: height, root: filling("guide"))
    #expect(try safeArea(text) == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  /// Bars that the author chose for the canvas (IB-inferred-bars, IB-canvas-bars).
  @Test(arguments: [
    (#"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#, 667.0, 64.0, 0.0),
    (#"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#, 667, 20, 49),
    (#"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#, 667, 20, 44),
    (#"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>"#, 603, 0, 0),
    (#"<nil key="simulatedTopBarMetrics"/>"#, 667, 20, 0),
  ])
  func simulatedBars(metrics: String, height: Double, top: Double, bottom: Double) throws {
    let text = File.storyboard(height: height, controller: metrics, root: filling("guide"))
    #expect(try safeArea(text) == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  /// Bars inferred through segues: a tab bar controller, its navigation controller, the root and what it shows
  /// (IB-inferred-bars).
  @Test func inferredBars() throws {
    let text = File.document(
      """
      <scenes>
        <scene sceneID="1"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="tb"/><connections>
          <segue destination="nav" kind="relationship" relationship="viewControllers" id="s1"/></connections>
        </tabBarController></objects></scene>
        <scene sceneID="2"><objects><navigationController id="nav"><navigationBar key="navigationBar" id="nb"/>
          <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="s2"/>
          </connections></navigationController></objects></scene>
        <scene sceneID="3"><objects><viewController id="first"><view key="view" id="root">
          <rect key="frame" x="0" y="0" width="375" height="667"/>\(filling("guide"))</view>
          <connections><segue destination="second" kind="show" id="s3"/>
            <segue destination="third" kind="presentation" id="s4"/></connections>
        </viewController></objects></scene>
        <scene sceneID="4"><objects><viewController id="second" hidesBottomBarWhenPushed="YES">
          <view key="view" id="r2"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        </viewController></objects></scene>
        <scene sceneID="5"><objects><viewController id="third">
          <view key="view" id="r3"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        </viewController></objects></scene>
      </scenes>
      """)
    let scenes = try importScenes(text)
    #expect(scenes.map(\.label.id) == ["first", "second", "third"])
    let insets = try scenes.map { try layout(of: $0).environment.safeAreaInsets }
    #expect(insets[0] == EdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    #expect(insets[1] == EdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    #expect(insets[2] == EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(try safeArea(text) == insets[0])
  }

  /// The old guides of a controller end and begin where the safe area does (IB-guides).
  @Test func topAndBottomLayoutGuides() throws {
    let text = File.storyboard(
      controller: """
        <layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
        <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
        <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
        """,
      root: """
        <subviews>\(box("area"))</subviews>
        <constraints>
          <constraint firstItem="area" firstAttribute="top" secondItem="t" secondAttribute="bottom" id="1"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="area" secondAttribute="bottom" id="2"/>
          <constraint firstItem="area" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="3"/>
          <constraint firstAttribute="trailingMargin" secondItem="area" secondAttribute="trailing" id="4"/>
        </constraints>
        """)
    #expect(try frames(text)["area"] == Rect(x: 16, y: 20, width: 343, height: 598))
  }

  /// Margins of a cell's content view; 8 beside an accessory (IB-margins, IB-cells).
  @Test(arguments: [("", 16.0, 375.0), (#"accessoryType="disclosureIndicator""#, 8.0, 348.5)])
  func cells(accessory: String, trailing: Double, width: Double) throws {
    let text = File.xib(
      """
      <tableViewCell \(accessory) id="cell"><rect key="frame" x="0" y="0" width="375" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="root">
          <rect key="frame" x="0" y="0" width="\(width)" height="60"/>
          <subviews>\(box("area"))</subviews>
          <constraints>
            <constraint firstItem="area" firstAttribute="top" secondItem="root" secondAttribute="topMargin" id="1"/>
            <constraint firstAttribute="bottomMargin" secondItem="area" secondAttribute="bottom" id="2"/>
            <constraint firstItem="area" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="3"/>
            <constraint firstAttribute="trailingMargin" secondItem="area" secondAttribute="trailing" id="4"/>
          </constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """, toolsVersion: 22155)
    #expect(try frames(text)["area"] == Rect(x: 16, y: 11, width: width - 16 - trailing, height: 38))
  }

  /// Masks and constants by size class; IB-devices: which classes a device has (IB-variations).
  @Test func variations() throws {
    func text(_ device: String, _ width: Double, _ height: Double) -> String {
      File.storyboard(
        device: device, width: width, height: height,
        root: """
          <subviews>\(box("a"))\(box("b"))</subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="width" constant="20" id="w">
              <variation key="heightClass=regular-widthClass=regular" constant="90"/></constraint>
            <constraint firstItem="a" firstAttribute="height" constant="20" id="h"/>
            <constraint firstItem="a" firstAttribute="height" constant="50" id="h2"/>
          </constraints>
          <variation key="default"><mask key="constraints"><exclude reference="h2"/></mask>
            <mask key="subviews"><exclude reference="b"/></mask></variation>
          <variation key="widthClass=regular"><mask key="constraints"><exclude reference="h"/>
            <include reference="h2"/></mask><mask key="subviews"><include reference="b"/></mask></variation>
          """)
    }
    let phone = try frames(text("retina4_7", 375, 667))
    #expect(phone["a"]?.size == Size(width: 20, height: 20))
    #expect(phone["b"] == nil)
    let pad = try frames(text("ipad9_7", 768, 1024))
    #expect(pad["a"]?.size == Size(width: 90, height: 50))
    #expect(pad["b"] != nil)
  }

  /// Edges of a scroll view mean its content; its guides (IB-scroll).
  @Test func scrollViews() throws {
    let text = File.storyboard(
      root: """
        <subviews>
          <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">\(File.unknownFrame)
            <subviews>\(box("content"))</subviews>
            <constraints>
              <constraint firstItem="content" firstAttribute="leading" secondItem="cg" secondAttribute="leading" id="1"/>
              <constraint firstItem="content" firstAttribute="top" secondItem="cg" secondAttribute="top" id="2"/>
              <constraint firstItem="content" firstAttribute="width" secondItem="fg" secondAttribute="width" id="3"/>
              <constraint firstItem="content" firstAttribute="height" constant="900" id="4"/>
              <constraint firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="5"/>
            </constraints>
            <viewLayoutGuide key="contentLayoutGuide" id="cg"/><viewLayoutGuide key="frameLayoutGuide" id="fg"/>
          </scrollView>
        </subviews>
        <constraints>
          <constraint firstItem="scroll" firstAttribute="top" secondItem="root" secondAttribute="top" id="6"/>
          <constraint firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom" id="7"/>
          <constraint firstItem="scroll" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="8"/>
          <constraint firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" id="9"/>
        </constraints>
        """)
    #expect(try frames(text)["content"] == Rect(x: 0, y: 0, width: 375, height: 900))
  }

  /// The attributes of scroll views that say when the safe area adds to their insets, here the status bar of a device.
  /// On the canvas it always does.
  @Test(arguments: [
    (#"scrollView contentInsetAdjustmentBehavior="always""#, 20.0), ("scrollView", 0),
    (#"scrollView alwaysBounceVertical="YES""#, 20), (#"scrollView alwaysBounceHorizontal="YES""#, 0),
    (#"tableView alwaysBounceVertical="YES""#, 20), ("tableView", 0),
    (#"tableView alwaysBounceVertical="YES" contentInsetAdjustmentBehavior="never""#, 0),
  ])
  func contentInsets(element: String, top: Double) throws {
    let text = File.storyboard(
      root: """
        <subviews>
          <\(element) id="scroll"><rect key="frame" x="0" y="0" width="375" height="667"/></\(element.prefix { $0 != " " })>
        </subviews>
        """)
    var overrides = EnvironmentOverrides()
    overrides.device = DeviceCatalogue.embedded.device(named: "iPhone 8")
    let layout = try layout(of: try #require(try importScenes(text, overrides: overrides).first))
    let index = try #require(layout.document.views.firstIndex { $0.id == "scroll" })
    #expect(
      layout.views[index].scroll?.adjustedContentInset == EdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  /// What is of an unknown class takes part by its frame and constraints, and is listed.
  @Test func unknownViews() throws {
    let text = File.storyboard(
      root: """
        <subviews>\(box("new", type: "hologramView"))</subviews>
        <constraints>
          <constraint firstItem="new" firstAttribute="width" constant="10" id="1"/>
          <constraint firstItem="new" firstAttribute="height" constant="20" id="2"/>
        </constraints>
        """)
    #expect(try importScenes(text).first?.label.notUnderstood.map(\.id) == ["new"])
    #expect(try frames(text)["new"]?.size == Size(width: 10, height: 20))
  }

  /// Margins of cells by the version of the tools, on phones with a home button and on the canvas of 26
  /// (IB-margins).
  @Test(arguments: [
    (11542, 8.0, 8.0), (14490, 16, 11), (16097, 15, 11), (17506, 16, 11), (24127, 16, 15),
  ])
  func cellMargins(toolsVersion: Int, side: Double, vertical: Double) throws {
    let text = File.xib(
      """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="100"/>
        <tableViewCellContentView key="contentView" id="root"><rect key="frame" x="0" y="0" width="375" height="100"/>
          <subviews>\(box("area"))</subviews>
          <constraints>
            <constraint firstItem="area" firstAttribute="top" secondItem="root" secondAttribute="topMargin" id="1"/>
            <constraint firstAttribute="bottomMargin" secondItem="area" secondAttribute="bottom" id="2"/>
            <constraint firstItem="area" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="3"/>
            <constraint firstAttribute="trailingMargin" secondItem="area" secondAttribute="trailing" id="4"/>
          </constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """, toolsVersion: toolsVersion)
    #expect(
      try frames(text)["area"]
        == Rect(x: side, y: vertical, width: 375 - 2 * side, height: 100 - 2 * vertical))
  }

  /// A view of a xib that is smaller than the screen, by its width (IB-canvas-insets).
  @Test(arguments: [(320.0, 0.0), (414, 0), (510, 34)])
  func partsOfAScreen(width: Double, bottom: Double) throws {
    let text = File.xib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="\(width)" height="200"/>\(filling("guide"))
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      """, device: "retina6_1", toolsVersion: 17506)
    #expect(try safeArea(text) == EdgeInsets(top: 44, left: 0, bottom: bottom, right: 0))
  }

  /// A page sheet leaves the top of the screen free; its bar is higher (IB-canvas-sheets).
  @Test(arguments: [(17506, 842.0, 56.0, 34.0), (24127, 848, 70, 0)])
  func pageSheets(toolsVersion: Int, height: Double, top: Double, bottom: Double) throws {
    let text = File.storyboard(
      device: "retina6_1", toolsVersion: toolsVersion, width: 414, height: height,
      controller: #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#,
      root: filling("guide"))
    #expect(try safeArea(text) == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  /// Nothing of the safe area reaches the content of a table, on screen or below it (IB-scroll, IB-cells).
  @Test func cellsAndTheSafeArea() throws {
    func cell(_ name: String, y: Double) -> String {
      """
      <tableViewCell id="cell\(name)"><rect key="frame" x="0" y="\(y)" width="375" height="60"/>
        <tableViewCellContentView key="contentView" id="content\(name)"><rect key="frame" x="0" y="0" width="375" height="60"/>
          <subviews>\(box("area\(name)"))</subviews>
          <constraints>
            <constraint firstItem="area\(name)" firstAttribute="top" secondItem="content\(name)" secondAttribute="topMargin" id="t\(name)"/>
            <constraint firstAttribute="bottomMargin" secondItem="area\(name)" secondAttribute="bottom" id="b\(name)"/>
          </constraints>
        </tableViewCellContentView></tableViewCell>
      """
    }
    let text = File.document(
      """
      <scenes><scene sceneID="1"><objects><tableViewController id="table">
        <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
        <tableView key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <prototypes>\(cell("1", y: 0))\(cell("2", y: 900))</prototypes></tableView>
      </tableViewController></objects></scene></scenes>
      """)
    let frames = try frames(text)
    #expect(frames["area1"]?.minY == 11 && frames["area1"]?.size.height == 38)
    #expect(frames["area2"]?.minY == 11 && frames["area2"]?.size.height == 38)
  }

  /// Views that draw themselves on the canvas have the size that it found; not on a device (IB-designable).
  @Test func designables() throws {
    let text = File.storyboard(
      root: """
        <subviews>\(box("gauge"))</subviews>
        <constraints>
          <constraint firstItem="gauge" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
          <constraint firstItem="gauge" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
        </constraints>
        """
    ).replacing(
      "</document>",
      with:
        #"<designables><designable name="gauge"><size key="intrinsicContentSize" width="33" height="44"/></designable></designables></document>"#
    )
    #expect(try frames(text)["gauge"]?.size == Size(width: 33, height: 44))
  }
}
