import InterfaceBuilder
import LayoutCoding
import LayoutModel
import Testing

/// What objects of files are called, and where they stand.
@Suite struct ElementDescriptionTests {
  // MARK: Places

  /// Columns count bytes: a tab is one, an é two, an emoji four.
  @Test func placesInLinesAndBytes() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14490">
      <objects>
      \t<view
      \t\tcontentMode="scaleToFill"
      \t\tid="root">
        <rect key="frame" x="0" y="0" width="9" height="9"/>
        <subviews><label text="é😀" id="a"/><!-- é --><label id="b"/>
          \t<label text="one
      two" id="c"/><label id="d"/></subviews>
        <constraints><constraint firstAttribute="width" constant="1" id="e"/></constraints>
        <viewLayoutGuide key="safeArea" id="f"/>
      </view></objects></document>
      """
    let places = [
      "root": SourcePlace(line: 4, column: 2), "a": SourcePlace(line: 8, column: 13),
      "b": SourcePlace(line: 8, column: 13 + 29 + 11), "c": SourcePlace(line: 9, column: 6),
      "d": SourcePlace(line: 10, column: 14), "e": SourcePlace(line: 11, column: 16),
      "f": SourcePlace(line: 12, column: 3),
    ]
    #expect(try elements(text).mapValues(\.place) == places)
    #expect(try elements(text.replacing("\n", with: "\r\n")).mapValues(\.place) == places)
    #expect(try elements(text.replacing("\n", with: "\r")).mapValues(\.place) == places)
    #expect(try elements("\u{FEFF}" + text).mapValues(\.place) == places)
  }

  /// The columns are those that the lines would have in UTF-8.
  @Test(arguments: [true, false])
  func placesInUTF16(isLittleEndian: Bool) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-16"?>\r
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\r
      <!-- é€😀 --><view id="root"><rect key="frame" x="0" y="0" width="9" height="9"/></view></objects></document>
      """
    let bytes = ("\u{FEFF}" + text).utf16.flatMap { unit in
      let pair = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      return isLittleEndian ? pair : pair.reversed()
    }
    #expect(try elements(bytes)["root"]?.place == SourcePlace(line: 3, column: 1 + 5 + 9 + 4))
  }

  /// All on one line, and the element that begins the text.
  @Test func placesOnOneLine() throws {
    let text =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view></objects></document>"#
    #expect(try elements(text)["v"]?.place == SourcePlace(line: 1, column: 70))
  }

  // MARK: Names

  /// Outlets before labels before identifiers before texts.
  @Test func namesInTheirOrder() throws {
    let accessibility = #"<accessibility key="accessibilityConfiguration" identifier="byAccessibility"/>"#
    let attributes =
      #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="byAttribute"/></userDefinedRuntimeAttributes>"#
    let names = try names(
      File.storyboard(
        controller: #"<connections><outlet property="byOutlet" destination="o" id="x-1"/></connections>"#,
        root: """
          <subviews>
            <label userLabel="By Label" text="Text" id="o">\(accessibility)</label>
            <label userLabel="By Label" text="Text" id="l">\(accessibility)</label>
            <label text="Text" id="i">\(accessibility)\(attributes)</label>
            <label text="Text" id="u">\(attributes)</label>
            <label text="Text" id="t"/>
            <label id="n"/>
          </subviews>
          """))
    #expect(names["o"] == "byOutlet")
    #expect(names["l"] == "By Label")
    #expect(names["i"] == "byAccessibility")
    #expect(names["u"] == "byAttribute")
    #expect(names["t"] == "\"Text\"")
    #expect(names["n"] == nil)
    #expect(names["x-1"] == nil)
  }

  /// Outlets of the controller count first; what a class of UIKit asks is no name.
  @Test func whichOutletNames() throws {
    let names = try names(
      File.storyboard(
        controller: """
          <connections>
            <outlet property="delegate" destination="c" id="o-1"/>
            <outlet property="searchDataSource" destination="c" id="o-2"/>
            <outlet property="view" destination="root" id="o-3"/>
            <outlet property="ofController" destination="b" id="o-4"/>
            <outletCollection property="labels" destination="d" id="o-5"/>
          </connections>
          """,
        root: """
          <subviews>
            <view id="a"><connections>
              <outlet property="dataSource" destination="b" id="o-6"/>
              <outlet property="first" destination="b" id="o-7"/>
              <outlet property="first" destination="c" id="o-8"/>
              <outlet property="second" destination="c" id="o-9"/>
              <outletCollection property="gestureRecognizers" destination="a" id="o-10"/>
            </connections><rect key="frame" x="0" y="0" width="9" height="9"/></view>
            <label id="b"/><label id="c"/><label id="d"/>
          </subviews>
          """))
    #expect(names["a"] == nil)
    #expect(names["b"] == "ofController")
    #expect(names["c"] == "first")
    #expect(names["d"] == "labels")
    #expect(names["root"] == nil)
    #expect(names["v-c-1"] == "Home")
  }

  /// A `.xib` is loaded by its owner, whose outlets count as a controller's do.
  @Test func outletsOfTheFilesOwner() throws {
    let text = File.xib(
      """
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <subviews><label id="a"/></subviews>
        <connections><outlet property="ofView" destination="a" id="o-2"/></connections></view>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
        <connections><outlet property="ofOwner" destination="a" id="o-1"/></connections></placeholder>
      """)
    #expect(try names(text)["a"] == "ofOwner")
  }

  /// Texts that are shown, and those that Xcode encodes.
  @Test func textsAsNames() throws {
    let names = try names(
      File.storyboard(
        controller: #"<navigationItem key="navigationItem" title="Settings" id="n"/>"#,
        root: """
          <subviews>
            <button id="b1"><state key="normal" title="Sign in"/><state key="selected" title="Other"/></button>
            <button id="b2"><state key="normal" title="Old"/>
              <buttonConfiguration key="configuration" style="plain" title="Continue"/></button>
            <button id="b3"><state key="normal"><attributedString key="attributedTitle">
              <fragment content="Two "/><fragment content="parts"/></attributedString></state></button>
            <textField placeholder="Mail address" id="f"/>
            <searchBar placeholder="Search all" id="s"/>
            <segmentedControl id="g"><segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>
            <label id="l1"><string key="text">one
          two</string></label>
            <label id="l2"><string key="text" base64-UTF8="YES">Q2Fmw6k</string></label>
            <textView text="123456789 123456789 123456789 123456789" id="t"/>
          </subviews>
          """))
    #expect(names["n"] == "\"Settings\"")
    #expect(names["b1"] == "\"Sign in\"")
    #expect(names["b2"] == "\"Continue\"")
    #expect(names["b3"] == "\"Two parts\"")
    #expect(names["f"] == "\"Mail address\"")
    #expect(names["s"] == "\"Search all\"")
    #expect(names["g"] == "\"Day | Week\"")
    #expect(names["l1"] == "\"one two\"")
    #expect(names["l2"] == "\"Café\"")
    #expect(names["t"] == "\"123456789 123456789 123456789 …\"")
  }

  /// A document names a constraint by its identifier, or by its id if it has none.
  @Test func constraintsByIdAndByIdentifier() throws {
    let elements = try elements(
      File.storyboard(
        controller: #"<connections><outlet property="height" destination="c-1" id="o-1"/></connections>"#,
        root: """
          <constraints>
          <constraint firstAttribute="height" constant="1" id="c-1"/>
          <constraint firstAttribute="height" constant="1" id="c-2" identifier="tall"/>
          <constraint firstAttribute="height" constant="1" id="c-3" userLabel="Low"/>
          <constraint firstAttribute="height" constant="1" id="c-4"/>
          </constraints>
          """))
    #expect(elements["c-1"]?.name == "height")
    #expect(elements["c-2"]?.name == "tall")
    #expect(elements["tall"] == elements["c-2"])
    #expect(elements["c-3"]?.name == "Low")
    let last = try #require(elements["c-4"])
    #expect(last.name == nil && last.type == "constraint")
  }

  @Test func typesAsDocumentsCallThem() throws {
    let elements = try elements(
      File.storyboard(
        root: """
          <subviews>
            <activityIndicatorView id="a"/><label id="l"/>
            <chartView id="m"><rect key="frame" x="0" y="0" width="9" height="9"/></chartView>
          </subviews>
          <viewLayoutGuide key="safeArea" id="g"/>
          """))
    #expect(elements["v-c-1"]?.type == "viewController")
    #expect(elements["a"]?.type == "activityIndicator")
    #expect(elements["l"]?.type == "label")
    #expect(elements["m"]?.type == "view")
    #expect(try #require(elements["g"]).type == nil)
  }

  /// Views without ids have in documents one that the file does not know.
  @Test func everyViewOfTheDocumentIsDescribed() throws {
    let text = File.storyboard(
      root: """
        <subviews><collectionView id="list"><rect key="frame" x="0" y="0" width="99" height="99"/><cells>
          <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <view key="contentView"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
          </collectionViewCell></cells></collectionView></subviews>
        """)
    let scene = try #require(try importScenes(text, describesElements: true).first)
    let ids = try layout(of: scene).document.views.map(\.id)
    #expect(ids.contains("cell/contentView"))
    #expect(ids.allSatisfy { scene.elements[$0] != nil })
  }

  @Test func nothingIsDescribedUnasked() throws {
    #expect(try importScenes(File.storyboard(root: "")).first?.elements == [:])
  }

  // MARK: What nobody should write

  /// The first of two objects counts, and each scene has its own.
  @Test func idsThatStandTwice() throws {
    func scene(_ id: String, _ outlet: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController id="\(id)"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><label id="twice" text="first"/>
      <label id="twice" text="second"/></subviews></view>
      <connections><outlet property="\(outlet)" destination="root" id="o"/></connections></viewController></objects></scene>

      """
    }
    let text = File.document("<scenes>\n" + scene("a", "mine") + scene("b", "yours") + "</scenes>")
    let scenes = try importScenes(text, describesElements: true).map(\.elements)
    #expect(scenes.map { $0["root"]?.name } == ["mine", "yours"])
    #expect(scenes.map { $0["twice"]?.name } == ["\"first\"", "\"first\""])
    let lines = try scenes.map { try #require($0["twice"]).place.line }
    #expect(lines[1] - lines[0] == 5)
    #expect(scenes[0]["b"] == nil)
  }

  @Test func namesAreShortAndOfOneLine() throws {
    let long = String(repeating: "x", count: 100_000)
    let marks = String(repeating: "\u{301}", count: 100_000)
    let names = try names(
      File.storyboard(
        root: """
          <subviews>
            <label userLabel="\(long)" id="a"/>
            <label userLabel="e\(marks)" id="b"/>
            <label userLabel="a&#9;b&#10;&#10;c&#x202E;d&#x7F;e&#x2028;f" id="c"/>
            <label userLabel=" &#x200B; " text="fallen back" id="d"/>
            <label userLabel="👨‍👩‍👧" id="e"/>
          </subviews>
          """))
    #expect(names["a"] == String(repeating: "x", count: 80) + "…")
    #expect(try #require(names["b"]).unicodeScalars.count <= 321)
    #expect(names["c"] == "a b cde f")
    #expect(names["d"] == "\"fallen back\"")
    #expect(names["e"] == "👨‍👩‍👧")
  }

  @Test func idsThatNoDocumentHasAreLeftOut() throws {
    let long = String(repeating: "x", count: 100_000)
    let elements = try elements(
      File.storyboard(root: #"<subviews><label id="\#(long)"/><label id=""/><label/></subviews>"#))
    #expect(elements.keys.allSatisfy { $0.utf8.count <= longestId && !$0.isEmpty })
  }

  // MARK: Helpers

  private func elements(_ text: String) throws -> [String: SceneElement] {
    try #require(try importScenes(text, describesElements: true).first).elements
  }

  private func elements(_ bytes: [UInt8]) throws -> [String: SceneElement] {
    try bytes.withUnsafeBytes {
      try #require(try importInterfaceBuilderFile($0, describesElements: true).first).elements
    }
  }

  private func names(_ text: String) throws -> [String: String] {
    try elements(text).compactMapValues(\.name)
  }
}
