import InterfaceBuilder
import LayoutCoding
import LayoutModel
import Testing

/// How large what decides its own size is, in files written after the format page.
@Suite struct NaturalSizeTests {
  /// Controls and images that decide their own size, at the leading edge and the top (IB-control-alignment,
  /// IB-control-sizes, IB-images).
  @Test(arguments: [
    (#"<switch %/>"#, 14490, 51.0, 31.0), (#"<switch %/>"#, 24127, 63, 28), (#"<stepper %/>"#, 17156, 94, 32),
    (#"<stepper %/>"#, 14800, 94, 28),
    (#"<activityIndicatorView style="whiteLarge" %/>"#, 14490, 37, 37),
    (#"<imageView image="logo" %/>"#, 14490, 40, 24),
    (#"<label text="" placeholderIntrinsicWidth="80" placeholderIntrinsicHeight="12" %/>"#, 14490, 80, 12),
    (#"<button %><state key="normal" image="logo"/></button>"#, 14490, 40, 24),
  ])
  func naturalSizes(element: String, toolsVersion: Int, width: Double, height: Double) throws {
    let text = File.inCorner(
      element, toolsVersion: toolsVersion, resources: #"<image name="logo" width="40" height="24"/>"#)
    #expect(try frames(text)["control"]?.size == Size(width: width, height: height))
  }

  /// Fields without a border, secure or with a button to clear them (IB-canvas-secure-fields, IB-canvas-clear-buttons).
  @Test(arguments: [
    ("14", "", #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#, 17701, 17.0),
    ("17", "", #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#, 24127, 21),
    ("14", "", #"<textInputTraits key="textInputTraits"/>"#, 17701, 18.5),
    ("12", #"clearButtonMode="whileEditing""#, "", 14490, 19), ("12", "", "", 14490, 15),
    ("17", #"clearButtonMode="whileEditing""#, "", 14490, 21),
    ("12", #"clearButtonMode="whileEditing""#, "", 15505, 15),
  ])
  func plainFields(size: String, attributes: String, traits: String, toolsVersion: Int, height: Double) throws
  {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
    let text = File.inCorner(
      "<textField \(attributes) placeholder=\"Name\" %>\(font)\(traits)</textField>",
      toolsVersion: toolsVersion)
    let field = try #require(try frames(text)["control"]?.size)
    #expect(field.height == height)
    #expect(field.width > 25)
  }

  /// A letter of a font of icons is a square (TE-icon-fonts): 24 by 24 in three fonts of two repositories.
  @Test(arguments: ["FontAwesome", "MaterialIcons-Regular", "icomoon"]) func icons(font: String) throws {
    let description =
      "<fontDescription key=\"fontDescription\" name=\"\(font)\" family=\"Icons\" pointSize=\"24\"/>"
    let text = File.inCorner("<label text=\"\u{E8A4}\" %>\(description)</label>", toolsVersion: 21701)
    #expect(try frames(text)["control"]?.size == Size(width: 24, height: 24))
  }

  /// A button with a title and an image is as high as the higher of both (IB-buttons).
  @Test func buttonsWithImage() throws {
    let text = File.inCorner(
      #"<button buttonType="system" %><state key="normal" title="Ag" image="logo"/></button>"#,
      resources: #"<image name="logo" width="40" height="24"/>"#)
    #expect(try frames(text)["control"]?.size.height == 24)
  }

  /// Line heights in the forms of a font; a text in a child element, also in base64 (TE-line-height).
  @Test(arguments: [
    (#"text="Ag"><fontDescription key="fontDescription" type="system" pointSize="14"/>"#, 17.0),
    (#"text="Ag"><fontDescription key="fontDescription" type="boldSystem" pointSize="24"/>"#, 29),
    (#"text="Ag"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>"#, 31.5),
    (#"numberOfLines="0"><string key="text">A&#10;B</string>"#, 41),
    (#"numberOfLines="0"><mutableString key="text" base64-UTF8="YES">QQpC</mutableString>"#, 41),
    (
      #"text="x"><attributedString key="attributedText"><fragment content="Ag"><attributes><font key="NSFont" metaFont="system" size="20"/></attributes></fragment></attributedString>"#,
      24
    ),
    (
      #"numberOfLines="0"><attributedString key="attributedText"><fragment><string key="content">A&#10;B</string><attributes><font key="NSFont" metaFont="system" size="20"/><paragraphStyle key="NSParagraphStyle" alignment="left" lineSpacing="7"/></attributes></fragment></attributedString>"#,
      55
    ),
  ])
  func lineHeights(label: String, height: Double) throws {
    let text = File.inCorner("<label % \(label)</label>")
    #expect(try frames(text)["control"]?.size.height == height)
  }

  /// Labels in the cells of tables are measured in whole points on the canvas, and in pixels on a device
  /// (TE-rounding).
  @Test func labelsInCells() throws {
    let text = File.xib(
      """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="60"/>
        <tableViewCellContentView key="contentView" id="root"><rect key="frame" x="0" y="0" width="375" height="60"/>
          <subviews>\(box("label", type: "label", #"text="Label""#))</subviews>
          <constraints>
            <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
            <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
          </constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """)
    #expect(try frames(text)["label"]?.size == Size(width: 42, height: 21))
    var overrides = EnvironmentOverrides()
    overrides.device = DeviceCatalogue.embedded.device(named: "iPhone 8")
    #expect(try frames(text, overrides: overrides)["label"]?.size.height == 20.5)
  }

  /// The lines of a text style lie as far from each other as the style says, 22 points for body; the first has
  /// the height of its font (TE-dynamic-type). Three lines are 20.29 + 2 × 22.
  @Test func linesOfATextStyle() throws {
    let text = File.storyboard(
      root: """
        <subviews><label numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="label">
          <string key="text">A&#10;B&#10;C</string>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
        <constraints>
          <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
          <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
        </constraints>
        """)
    #expect(try frames(text)["label"]?.size.height == 64.5)
  }

  /// In a text view the last line of a text style, too, is as high as the distance of its lines: 19 × 22 and 6 × 19
  /// (TE-text-view).
  @Test(arguments: [(14460, 19, 434.0), (20037, 6, 130)])
  func textViews(toolsVersion: Int, lines: Int, height: Double) throws {
    let text = File.inCorner(
      """
      <textView scrollEnabled="NO" %><string key="text">\(Array(repeating: "A", count: lines).joined(separator: "&#10;"))</string>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></textView>
      """, toolsVersion: toolsVersion)
    #expect(try frames(text)["control"]?.size.height == height)
  }

  /// A label whose width is free within bounds is as wide as the longest of its lines (AL-wrap-width).
  @Test func aBrokenLabelIsAsWideAsItsLines() throws {
    let text = File.storyboard(
      root: """
        <subviews><label numberOfLines="0" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO"
          text="Internationalization and localization of applications" id="label"/></subviews>
        <constraints>
          <constraint firstItem="label" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="1"/>
          <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
          <constraint firstItem="label" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="root" secondAttribute="leading" constant="70" id="3"/>
        </constraints>
        """)
    let frame = try #require(try frames(text)["label"])
    #expect(frame.size.width < 235 && frame.size.width > 150)
    #expect(frame.minX > 70 && abs(frame.minX + frame.maxX - 375) <= 0.5)
    #expect(frame.size.height > 41 - 1)
  }
}
