import InterfaceBuilder
import LayoutCoding
import LayoutModel
import Testing

/// What Xcode's canvas does and no device: sizes and places that files of public repositories recorded.
@Suite struct CanvasTests {
  /// The frames in a stack view in the root's corner that holds one element.
  private func arranged(
    _ element: String, axis: String, alignment: String = "fill", toolsVersion: Int = 22155, size: String = ""
  ) throws -> [String: Rect] {
    try frames(
      File.storyboard(
        toolsVersion: toolsVersion,
        root: """
          <subviews>
            <stackView axis="\(axis)" alignment="\(alignment)" id="stack" translatesAutoresizingMaskIntoConstraints="NO">
              \(File.unknownFrame)<subviews>\(element)</subviews>
            </stackView>
          </subviews>
          <constraints>
            <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
            \(size)
          </constraints>
          """))
  }

  /// Empty labels of one line are 50 × 50 whatever the axis, of several lines nothing (IB-canvas-empty).
  @Test(arguments: [
    ("horizontal", "", 50.0), ("vertical", "", 50), ("vertical", #"text="""#, 50),
    ("vertical", #"numberOfLines="0""#, 0), ("horizontal", #"text="" numberOfLines="3""#, 0),
  ])
  func emptyLabels(axis: String, attributes: String, side: Double) throws {
    let frames = try arranged("<label id=\"label\" \(attributes)>\(File.unknownFrame)</label>", axis: axis)
    #expect(frames["label"]?.size == Size(width: side, height: side))
  }

  /// Empty views are 50 high in a row, and 240 wide in a column that they do not fill, where nothing holds them
  /// (IB-canvas-empty).
  @Test(arguments: [
    ("horizontal", "center", "width", 30.0, 50.0), ("horizontal", "fill", "width", 30, 50),
    ("vertical", "leading", "height", 240, 30),
    ("vertical", "center", "height", 240, 30),
  ])
  func emptyViews(axis: String, alignment: String, given: String, width: Double, height: Double) throws {
    let element = """
      <view id="view" translatesAutoresizingMaskIntoConstraints="NO">\(File.unknownFrame)<constraints>
      <constraint firstAttribute="\(given)" constant="30" id="3"/></constraints></view>
      """
    let frames = try arranged(element, axis: axis, alignment: alignment)
    #expect(frames["view"]?.size == Size(width: width, height: height))
  }

  /// A view whose content holds neither side of it is as one without content (IB-canvas-empty). Seen from outside, a label in the
  /// middle of a view of 100 in a column stands in one of 240.
  @Test func viewsThatTheirContentDoesNotHold() throws {
    let element = """
      <view id="view" translatesAutoresizingMaskIntoConstraints="NO">\(File.unknownFrame)
      <subviews><label text="Ag" id="label" translatesAutoresizingMaskIntoConstraints="NO">\(File.unknownFrame)</label></subviews>
      <constraints>
      <constraint firstAttribute="height" constant="100" id="3"/>
      <constraint firstItem="label" firstAttribute="centerX" secondItem="view" secondAttribute="centerX" id="4"/>
      <constraint firstItem="label" firstAttribute="top" secondItem="view" secondAttribute="top" id="5"/></constraints></view>
      """
    let frames = try arranged(element, axis: "vertical", alignment: "center", toolsVersion: 16096)
    #expect(frames["view"]?.size == Size(width: 240, height: 100))
  }

  /// Rows that fill are as high as their buttons before tools 17 (IB-canvas-empty): 30 in four rows, later 50.
  @Test(arguments: [(15400, 30.0), (21507, 50)])
  func emptyViewsBesideButtons(toolsVersion: Int, height: Double) throws {
    let element = """
      <view id="view">\(File.unknownFrame)</view>
      <button id="button" buttonType="roundedRect">\(File.unknownFrame)<state key="normal" title="Finish"/></button>
      """
    let frames = try arranged(element, axis: "horizontal", toolsVersion: toolsVersion)
    #expect(frames["view"]?.size.height == height)
  }

  /// An image view with a reference to a symbol is not empty: 26 by 26 in a row (IB-canvas-empty, AS-symbol-sizes).
  @Test func referencesToImages() throws {
    let element = """
      <imageView id="image">\(File.unknownFrame)
      <imageReference key="image" image="plus.circle.fill" catalog="system" symbolScale="large"/></imageView>
      """
    let frames = try arranged(element, axis: "horizontal", alignment: "center", toolsVersion: 20037)
    #expect(frames["image"]?.size == Size(width: 26, height: 26))
  }

  /// The keyboard's guide is an element of its own: a view above it ends with the screen (IB-guides).
  @Test func keyboardGuides() throws {
    let text = File.storyboard(
      device: "retina4_0", toolsVersion: 22505, width: 320, height: 568,
      root: """
        <subviews>\(box("view"))</subviews><keyboardLayoutGuide key="keyboard" id="keyboard"/>
        <constraints>
          <constraint firstItem="view" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
          <constraint firstItem="view" firstAttribute="bottom" secondItem="keyboard" secondAttribute="top" id="2"/>
        </constraints>
        """)
    #expect(try frames(text)["view"]?.size.height == 568)
  }

  /// Text styles by version of the tools: extra small in between (IB-canvas-small-text).
  @Test(arguments: [
    (17701, "Body", 20.5), (18122, "Body", 17), (20037, "Callout", 16), (20037, "Subhead", 14.5),
    (20037, "Title3", 20.5), (21225, "Body", 20.5),
  ])
  func textStyles(toolsVersion: Int, style: String, height: Double) throws {
    let element = """
      <label text="Ag" id="label">\(File.unknownFrame)
      <fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/></label>
      """
    let frames = try arranged(element, axis: "vertical", toolsVersion: toolsVersion)
    #expect(frames["label"]?.size.height == height)
  }

  /// Titles are smaller from Xcode 9 to the first 11: 30, 26 and 20 points (IB-canvas-titles).
  @Test(arguments: [
    (11542, "Title1", 33.5), (13196, "Title1", 31.5), (14313, "Title0", 36), (14800, "Title2", 24),
    (14800, "Title3", 24), (17156, "Title1", 33.5), (17156, "Title0", 41),
  ])
  func titles(toolsVersion: Int, style: String, height: Double) throws {
    let element = """
      <label text="Ag" id="label">\(File.unknownFrame)
      <fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/></label>
      """
    let frames = try arranged(element, axis: "vertical", toolsVersion: toolsVersion)
    #expect(frames["label"]?.size.height == height)
  }

  /// A label of several lines whose class draws itself has the font in which its text is as large as the file says,
  /// whatever font is described (IB-canvas-designable-fonts).
  @Test(arguments: [
    (18122, "Title 2", 56.5, 23.0), (18122, "Footnote", 51, 14.5), (20037, "No Results", 101, 24),
    (21225, "Label", 41.5, 20.5),
  ])
  func designableLabels(toolsVersion: Int, text: String, width: Double, height: Double) throws {
    let file = File.storyboard(
      toolsVersion: toolsVersion,
      root: """
        <subviews>
        \(box("label", type: "label", #"text="\#(text)" numberOfLines="0" customClass="Styled""#))</subviews>
        <constraints>
          <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
          <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
        </constraints>
        """
    ).replacing(
      "<resources>",
      with: """
        <designables><designable name="label">
          <size key="intrinsicContentSize" width="\(width)" height="\(height)"/>
        </designable></designables><resources>
        """)
    let size = try #require(try frames(file)["label"]?.size)
    #expect(abs(size.width - width) <= 0.5)
    #expect(size.height == height)
  }

  /// A toolbar is higher where it ends above the home indicator (IB-canvas-toolbars).
  @Test func toolbars() throws {
    let bars = ["upper", "lower"].map { box($0, type: "toolbar") }.joined()
    let edges = ["upper", "lower"].map {
      """
      <constraint firstItem="\($0)" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="\($0)L"/>
      <constraint firstItem="\($0)" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="\($0)T"/>
      """
    }
    let frames = try frames(
      File.storyboard(
        device: "retina6_1", toolsVersion: 17156, width: 414, height: 896,
        root: """
          <subviews>\(bars)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>\(edges.joined())
            <constraint firstItem="lower" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="1"/>
            <constraint firstItem="lower" firstAttribute="top" secondItem="upper" secondAttribute="bottom" id="2"/>
          </constraints>
          """))
    #expect(frames["lower"] == Rect(x: 0, y: 813, width: 414, height: 49))
    #expect(frames["upper"] == Rect(x: 0, y: 769, width: 414, height: 44))
  }

  /// A label of one line between two others is measured in whole points, one that only begins somewhere in pixels
  /// (IB-canvas-whole-labels).
  @Test func wholeLabels() throws {
    let labels = ["upper", "middle", "lower"].map { box($0, type: "label", #"text="Label""#) }.joined()
    let pairs = [("upper", "root"), ("middle", "upper"), ("lower", "middle")]
    let constraints = pairs.map {
      """
      <constraint firstItem="\($0.0)" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="\($0.0)L"/>
      <constraint firstItem="\($0.0)" firstAttribute="top" secondItem="\($0.1)"
        secondAttribute="\($0.1 == "root" ? "top" : "bottom")" constant="20" id="\($0.0)T"/>
      """
    }
    let frames = try frames(
      File.storyboard(
        toolsVersion: 21225,
        root: "<subviews>\(labels)</subviews><constraints>\(constraints.joined())</constraints>"))
    #expect(frames["middle"]?.size == Size(width: 42, height: 21))
    #expect(frames["lower"]?.size == Size(width: 41.5, height: 20.5))
  }

  /// What a controller says of the status bar holds for those that it shows (IB-inferred-bars).
  @Test(arguments: [("", 20.0), (#"<nil key="simulatedStatusBarMetrics"/>"#, 0)])
  func statusBarOfShownScenes(metrics: String, top: Double) throws {
    func scene(_ id: String, _ inner: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController id="c\(id)">
        <layoutGuides><viewControllerLayoutGuide type="top" id="t\(id)"/></layoutGuides>
        <view key="view" id="r\(id)"><rect key="frame" x="0" y="0" width="343" height="500"/>
          <subviews>\(box("v\(id)"))</subviews><constraints>
            <constraint firstItem="v\(id)" firstAttribute="top" secondItem="t\(id)" secondAttribute="bottom" id="1\(id)"/>
          </constraints></view>
        <size key="freeformSize" width="343" height="500"/>\(inner)
      </viewController></objects></scene>
      """
    }
    let segue = #"<connections><segue destination="cB" kind="show" id="g"/></connections>"#
    let text = File.document(
      "<scenes>\(scene("A", metrics + segue))\(scene("B", ""))</scenes>", toolsVersion: 14113)
    let shown = try layout(of: try #require(try importScenes(text).last))
    let index = try #require(shown.document.views.firstIndex { $0.id == "vB" })
    #expect(shown.views[index].frame?.origin.y == top)
  }

  /// An indicator that is hidden because it stands still (IB-canvas-indicators).
  @Test func indicators() throws {
    let element = """
      <activityIndicatorView hidden="YES" hidesWhenStopped="YES" style="gray" id="indicator">\(File.unknownFrame)
      </activityIndicatorView>
      """
    #expect(try arranged(element, axis: "vertical")["indicator"]?.size == Size(width: 20, height: 20))
  }

  /// Buttons: 15 points in the type system, 18 in the type custom; a line high with an image only; with a title font of
  /// the configuration, and with a symbol in one (IB-buttons).
  @Test(arguments: [
    (#"<button buttonType="system" %><state key="normal" title="Ag"/></button>"#, 22155, 30.0),
    (#"<button %><state key="normal" title="Ag"/></button>"#, 22155, 34),
    (#"<button %><state key="normal" image="small"/></button>"#, 22155, 22),
    (#"<button buttonType="system" %><state key="normal" image="small"/></button>"#, 22155, 18),
    (
      #"<button buttonType="system" %><buttonConfiguration key="configuration" style="plain" title="Ag"/></button>"#,
      18122, 31
    ),
    (
      #"<button buttonType="system" %><buttonConfiguration key="configuration" style="plain" title="Ag"><fontDescription key="titleFontDescription" type="system" pointSize="30"/></buttonConfiguration></button>"#,
      22155, 50
    ),
    (
      #"<button buttonType="infoLight" %><buttonConfiguration key="configuration" style="plain"/></button>"#,
      24128,
      34
    ),
  ])
  func buttons(element: String, toolsVersion: Int, height: Double) throws {
    let text = File.inCorner(
      element, toolsVersion: toolsVersion, resources: #"<image name="small" width="16" height="16"/>"#)
    #expect(try frames(text)["control"]?.size.height == height)
  }

  /// One label of several lines alone in a row leaves a button beside it its width, two share the row
  /// (AL-stack-text-width).
  @Test(arguments: [(1, 40.0), (2, 100.0)])
  func labelsInRows(labels: Int, buttonWidth: Double) throws {
    let label = #"<label text="A" numberOfLines="2" horizontalHuggingPriority="249" %/>"#
    let views = (0..<labels).map { label.replacing("%", with: "id=\"label\($0)\"") }
    let text = File.storyboard(
      root: """
        <subviews><stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
        \(views.joined())<view id="view"><constraints>
        <constraint firstAttribute="width" constant="40" priority="755" id="w"/></constraints></view>
        </subviews></stackView></subviews>
        <constraints>
          <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
          <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
          <constraint firstItem="stack" firstAttribute="width" constant="300" id="3"/>
        </constraints>
        """)
    #expect(try frames(text)["view"]?.size.width == buttonWidth)
  }

  /// Hidden views keep a length that they have to have, and take no room: one before the others ends where these begin, one between two
  /// begins in the middle of their distance, and one behind them where they end (IB-canvas-hidden,
  /// AL-stack-hidden-lengths).
  @Test func hiddenViewsInRows() throws {
    func view(_ id: String, width: Int, _ attributes: String = "") -> String {
      """
      <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\(File.unknownFrame)
      <constraints><constraint firstAttribute="width" constant="\(width)" id="w-\(id)"/></constraints></view>
      """
    }
    let text = File.storyboard(
      root: """
        <subviews><stackView spacing="5" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
        \(view("before", width: 44, hidden))\(view("a", width: 16))\(view("between", width: 12, hidden))
        \(view("b", width: 20))\(view("behind", width: 90, hidden))
        </subviews></stackView></subviews>
        <constraints>
          <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
          <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
        </constraints>
        """)
    let frames = try frames(text)
    let places = ["before", "a", "between", "b", "behind"].map {
      [frames[$0]?.origin.x, frames[$0]?.size.width]
    }
    #expect(places == [[-44, 44], [0, 16], [18.5, 12], [21, 20], [41, 90]])
    #expect(frames["stack"]?.size.width == 41)
  }

  private let hidden = #"hidden="YES""#

  /// A distance to the safe area that only the system knows is none at its sides, whatever number the file has for it
  /// (IB-canvas-symbolic).
  @Test(arguments: [("symbolic=\"YES\"", 0.0), ("", 20)])
  func symbolicDistances(attribute: String, x: Double) throws {
    let text = File.storyboard(
      toolsVersion: 14113,
      root: """
        <subviews>\(box("area"))</subviews><viewLayoutGuide key="safeArea" id="guide"/><constraints>
        <constraint firstItem="area" firstAttribute="leading" secondItem="guide" secondAttribute="leading" constant="20" \(attribute) id="1"/>
        <constraint firstItem="area" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/></constraints>
        """)
    #expect(try frames(text)["area"]?.origin.x == x)
  }

  /// A slider in a toolbar is 34 high, elsewhere 31 (IB-canvas-toolbars).
  @Test(arguments: [("toolbar", 34.0), ("view", 31)])
  func slidersInToolbars(holder: String, height: Double) throws {
    let slider = """
      <slider id="slider" translatesAutoresizingMaskIntoConstraints="NO">\(File.unknownFrame)</slider>
      """
    let item =
      holder == "toolbar"
      ? ("<items><barButtonItem style=\"plain\" id=\"i\">", "</barButtonItem></items>")
      : ("<subviews>", "</subviews>")
    let view = """
      <view key="customView" id="view"><rect key="frame" x="57" y="10" width="300" height="33"/><subviews>\(slider)</subviews><constraints>
      <constraint firstItem="slider" firstAttribute="centerY" secondItem="view" secondAttribute="centerY" id="1"/>
      <constraint firstItem="slider" firstAttribute="leading" secondItem="view" secondAttribute="leading" constant="8" id="2"/>
      <constraint firstAttribute="trailing" secondItem="slider" secondAttribute="trailing" constant="50" id="3"/></constraints></view>
      """
    let text = File.storyboard(
      toolsVersion: 17156,
      root: """
        <subviews><\(holder) id="bar"><rect key="frame" x="0" y="600" width="375" height="44"/>\(item.0)\(view)\(item.1)</\(holder)></subviews>
        """)
    let frame = try frames(text)["slider"]
    #expect(frame?.size.height == height)
    #expect(frame?.origin.x == 6)
  }

  /// A view that stands alone keeps clear of the home indicator from Xcode 14 on, once (IB-canvas-parts).
  @Test(arguments: [(17506, 0.0), (22505, 34), (24128, 34)])
  func loneViews(toolsVersion: Int, bottom: Double) throws {
    let text = File.xib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="408" height="200"/><subviews>\(box("area"))</subviews>
        <viewLayoutGuide key="safeArea" id="guide"/><constraints>
        <constraint firstItem="guide" firstAttribute="bottom" secondItem="area" secondAttribute="bottom" id="1"/>
        <constraint firstItem="area" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/></constraints>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      """, device: "retina6_1", toolsVersion: toolsVersion)
    #expect(try frames(text)["area"]?.maxY == 200 - bottom)
  }

  /// A field that is higher than its text keeps it in the middle: in 30 points, 5 above a label on the same baseline
  /// (AL-baselines).
  @Test func baselinesOfFields() throws {
    let text = File.storyboard(
      toolsVersion: 17132,
      root: """
        <subviews><label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="label">\(File.unknownFrame)
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
          <textField text="Ag" translatesAutoresizingMaskIntoConstraints="NO" id="field">\(File.unknownFrame)
          <fontDescription key="fontDescription" type="system" pointSize="17"/><constraints>
          <constraint firstAttribute="height" constant="30" id="0"/></constraints></textField></subviews>
        <constraints>
          <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="1"/>
          <constraint firstItem="field" firstAttribute="baseline" secondItem="label" secondAttribute="baseline" id="2"/>
        </constraints>
        """)
    let frames = try frames(text)
    #expect(frames["field"]?.minY == 35)
  }
}
