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

  /// Empty views are 50 high in a row and 240 wide in a column, where the stack does not fill and nothing holds them
  /// (IB-canvas-empty).
  @Test(arguments: [
    ("horizontal", "center", "width", 30.0, 50.0), ("vertical", "leading", "height", 240, 30),
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
