import InterfaceBuilder
import LayoutCoding
import LayoutModel
import Testing

/// What documents of files say of where they come from, and what people call what is in them.
@Suite struct OriginTests {
  private func document(_ text: String, path: String? = nil) throws -> DocumentDraft {
    let scenes = try Array(text.utf8).withUnsafeBytes { try importInterfaceBuilderFile($0, path: path) }
    return try decodeLayoutRequest(try #require(scenes.first).document).document.draft
  }

  private func names(_ document: DocumentDraft) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: document.views.indices.compactMap { index in
        document.name(ofView: index).map { (document.views[index].id, $0) }
      })
  }

  /// Outlets before labels before identifiers before texts, which stand there as they are.
  @Test func namesOfViews() throws {
    let accessibility = #"<accessibility key="accessibilityConfiguration" identifier="byAccessibility"/>"#
    let long = String(repeating: "👨‍👩‍👧", count: 80)
    let document = try document(
      File.storyboard(
        controller: #"<connections><outlet property="byOutlet" destination="o" id="x-1"/></connections>"#,
        root: """
          <subviews>
            <label userLabel="By Label" text="Text" id="o">\(accessibility)</label>
            <label userLabel="By Label" text="Text" id="l">\(accessibility)</label>
            <label text="Text" id="i">\(accessibility)</label>
            <label text="Please sign in with your name, and then" id="t"/>
            <label userLabel="same" id="same"/>
            <label userLabel="\(long)" id="e"/>
            <label id="n"/>
          </subviews>
          """))
    let names = names(document)
    #expect(names["o"] == "byOutlet" && names["l"] == "By Label" && names["i"] == "byAccessibility")
    #expect(names["t"] == "Please sign in with your name,…")
    #expect(names["same"] == nil && names["n"] == nil && names["root"] == nil)
    // Whole characters of 18 bytes.
    #expect(names["e"] == String(repeating: "👨‍👩‍👧", count: 14))
  }

  @Test(arguments: [
    (#"storyboardIdentifier="Home" userLabel="Start" customClass="HomeController""#, "Home" as String?),
    (#"userLabel="Start" customClass="HomeController""#, "Start"),
    (#"customClass="HomeController""#, "HomeController"), ("", nil),
  ])
  func namesOfControllers(_ attributes: String, _ name: String?) throws {
    let text = File.storyboard(root: "").replacing(#"storyboardIdentifier="Home""#, with: attributes)
    #expect(try document(text).controllers[0].name == name)
  }

  /// Lines and columns of what the document names; not of what it does not.
  @Test func placesOfAFile() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490" useAutolayout="YES">
      <scenes><scene sceneID="s"><objects>
      <viewController id="c"><layoutGuides><viewControllerLayoutGuide type="top" id="g"/></layoutGuides>
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="600" height="600"/>
          <subviews><label translatesAutoresizingMaskIntoConstraints="NO" text="é" id="a"/>
          </subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="g" secondAttribute="bottom" id="c-1"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c-2" identifier="edge"/>
            <constraint firstItem="a" firstAttribute="width" constant="9" id="c-3" identifier="twice"/>
            <constraint firstItem="a" firstAttribute="height" constant="9" id="c-4" identifier="twice"/>
          </constraints>
          <viewLayoutGuide key="safeArea" id="s-a"/>
        </view></viewController><placeholder placeholderIdentifier="IBFirstResponder" id="p"/></objects></scene></scenes></document>
      """
    let sources = try document(text, path: "Base.lproj/Main.storyboard").sources
    #expect(sources.count == 1 && sources.first?.file == "Base.lproj/Main.storyboard")
    let places = sources.first?.places.map { "\($0.id) \($0.place.line):\($0.place.column)" }
    #expect(places == ["c 4:1", "g 4:38", "root 5:3", "a 6:15", "c-1 9:7", "edge 10:7"])
    #expect(try document(text).sources.first?.file == nil)
  }

  /// A canvas of any size class leaves both open: base values show (IB-canvas-any).
  @Test func aCanvasWithoutADeviceIsOfAnyClass() throws {
    let text = File.storyboard(
      width: 600, height: 600,
      root: """
        <subviews>\(box("a"))</subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
          <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
          <constraint firstItem="a" firstAttribute="height" constant="5" id="3"/>
          <constraint firstItem="a" firstAttribute="width" constant="10" id="4">
            <variation key="widthClass=regular" constant="20"/><variation key="heightClass=compact" constant="30"/>
            <variation key="widthClass=compact" constant="40"/>
          </constraint>
        </constraints>
        """
    ).replacing(#"<device id="retina4_7" orientation="portrait"/>"#, with: "")
    #expect(try frames(text)["a"]?.size == Size(width: 10, height: 5))
  }
}
