import InterfaceBuilder
import LayoutCoding
import LayoutModel
import Testing

/// Table and collection views of files on a device: an iPhone 14, 390 points wide, with version 17 (IB-lists).
@Suite struct ListTests {
  private static func scene(_ list: String) -> String {
    File.document(
      """
      <scenes><scene sceneID="1"><objects><tableViewController id="controller">\(list)</tableViewController>
      <viewController id="other"><view key="view" id="other-view"/></viewController></objects></scene></scenes>
      """)
  }

  private static let unknown = #"<rect key="frame" x="7" y="7" width="7" height="7"/>"#

  private static func table(_ attributes: String, _ content: String) -> String {
    scene(
      """
      <tableView key="view" \(attributes) id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
      \(content)</tableView>
      """)
  }

  /// A cell whose content view holds one view of a height at its margins.
  private static func cell(
    _ id: String, _ attributes: String = "", height: Double? = nil, more: String = ""
  ) -> String {
    let size = height.map { #"<constraint firstAttribute="height" constant="\#($0)" id="\#(id)-5"/>"# } ?? ""
    let edges = ["leading", "trailing", "top", "bottom"].enumerated().map { number, edge in
      """
      <constraint firstItem="\(id)-box" firstAttribute="\(edge)" secondItem="\(id)-content" \
      secondAttribute="\(edge)Margin" id="\(id)-\(number)"/>
      """
    }
    return """
      <tableViewCell \(attributes) id="\(id)">\(unknown)
        <tableViewCellContentView key="contentView" id="\(id)-content">\(unknown)
          <subviews>\(box("\(id)-box", "<constraints>\(size)</constraints>\(more)"))</subviews>
          <constraints>\(edges.joined())</constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """
  }

  private func overrides() -> EnvironmentOverrides {
    var overrides = EnvironmentOverrides()
    overrides.device = DeviceCatalogue.embedded.device(named: "iPhone 14")
    overrides.systemVersion = SystemVersion(17)
    return overrides
  }

  private func frames(_ text: String) throws -> [String: Rect] {
    let scene = try #require(
      try importScenes(text, overrides: overrides()).first { $0.label.id == "controller" })
    let layout = try layout(of: scene)
    var frames: [String: Rect] = [:]
    for (index, view) in layout.document.views.enumerated() { frames[view.id] = layout.views[index].frame }
    return frames
  }

  /// Rows of 44 points and one with a height of its own; 35 points above the first section and between the two.
  @Test func sectionsOfAStaticTable() throws {
    let frames = try frames(
      Self.table(
        #"dataMode="static" style="grouped" rowHeight="44""#,
        """
        <sections>
          <tableViewSection id="s1"><cells>\(Self.cell("a"))\(Self.cell("b", #"rowHeight="60""#))</cells>
          </tableViewSection>
          <tableViewSection id="s2"><cells>\(Self.cell("c"))</cells></tableViewSection>
        </sections>
        """))
    #expect(frames["a"] == Rect(x: 0, y: 35, width: 390, height: 44))
    #expect(frames["b"] == Rect(x: 0, y: 79, width: 390, height: 60))
    #expect(frames["c"] == Rect(x: 0, y: 174, width: 390, height: 44))
    // Margins of 20 at the sides in a window of 390 points, and 11 above and below.
    #expect(frames["b-box"] == Rect(x: 20, y: 11, width: 350, height: 38))
  }

  /// Below a view of 30 points, a title and its section: 11 points, the content, and 11 points. A prototype's own height does not
  /// count in a table whose rows size themselves.
  @Test func prototypesSizeThemselves() throws {
    let frames = try frames(
      Self.table(
        #"dataMode="prototypes" style="plain" separatorStyle="none" rowHeight="-1""#,
        """
        <view key="tableHeaderView" id="top"><rect key="frame" x="0" y="0" width="375" height="30"/></view>
        <prototypes>\(Self.cell("a", #"rowHeight="200""#, height: 50))\(Self.cell("b", height: 20))</prototypes>
        """))
    #expect(frames["top"] == Rect(x: 0, y: 0, width: 390, height: 30))
    #expect(frames["a"] == Rect(x: 0, y: 30, width: 390, height: 72))
    #expect(frames["b"] == Rect(x: 0, y: 102, width: 390, height: 42))
  }

  /// The title takes room, and the system lays out the label of a cell of its own.
  @Test func titlesAndCellsOfTheSystem() throws {
    let frames = try frames(
      Self.table(
        #"dataMode="static" style="plain" rowHeight="44""#,
        """
        <sections><tableViewSection headerTitle="General" id="s1"><cells>
          <tableViewCell style="IBUITableViewCellStyleDefault" accessoryType="disclosureIndicator" textLabel="label" id="a">
            <tableViewCellContentView key="contentView" id="a-content">\(Self.unknown)
              <subviews><label text="Wi-Fi" id="label">\(Self.unknown)</label></subviews>
            </tableViewCellContentView>
          </tableViewCell>
        </cells></tableViewSection></sections>
        """))
    let cell = try #require(frames["a"])
    #expect(cell.size == Size(width: 390, height: 44) && cell.minY > 22)
    let label = try #require(frames["label"])
    #expect(label.minX == 20 && label.minY >= 0 && label.maxY <= 44)
  }

  /// Three items of 100 points would have gaps of 35 in 370 points; so have two.
  @Test func flowLayout() throws {
    func item(_ id: String) -> String {
      """
      <collectionViewCell id="\(id)">\(Self.unknown)
        <collectionViewCellContentView key="contentView" id="\(id)-content">\(Self.unknown)
          <subviews>\(box("\(id)-box"))</subviews>
          <constraints>
            <constraint firstItem="\(id)-box" firstAttribute="trailing" secondItem="\(id)-content" secondAttribute="trailing" id="\(id)-1"/>
            <constraint firstItem="\(id)-box" firstAttribute="bottom" secondItem="\(id)-content" secondAttribute="bottom" id="\(id)-2"/>
            <constraint firstItem="\(id)-box" firstAttribute="width" secondItem="\(id)-content" secondAttribute="width" multiplier="1:4" id="\(id)-3"/>
            <constraint firstItem="\(id)-box" firstAttribute="height" secondItem="\(id)-content" secondAttribute="height" multiplier="1:2" id="\(id)-4"/>
          </constraints>
        </collectionViewCellContentView>
      </collectionViewCell>
      """
    }
    let frames = try frames(
      Self.scene(
        """
        <collectionView key="view" dataMode="prototypes" id="list">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="layout">
            <size key="itemSize" width="100" height="80"/>
            <size key="headerReferenceSize" width="50" height="40"/>
            <size key="footerReferenceSize" width="0.0" height="0.0"/>
            <inset key="sectionInset" minX="10" minY="5" maxX="10" maxY="5"/>
          </collectionViewFlowLayout>
          <cells>\(item("a"))\(item("b"))</cells>
          <collectionReusableView key="sectionHeaderView" id="header">\(Self.unknown)</collectionReusableView>
        </collectionView>
        """))
    #expect(frames["header"] == Rect(x: 0, y: 0, width: 390, height: 40))
    #expect(frames["a"] == Rect(x: 10, y: 45, width: 100, height: 80))
    #expect(frames["b"] == Rect(x: 145, y: 45, width: 100, height: 80))
    #expect(frames["b-box"] == Rect(x: 75, y: 40, width: 25, height: 40))
  }

  /// A constraint between two cells means nothing where each is laid out by itself; what a cell embeds is left out.
  @Test func whatLeavesACellIsLeftOut() throws {
    let text = Self.table(
      #"dataMode="prototypes" rowHeight="44""#,
      """
      <prototypes>\(Self.cell("a", more: #"<connections><segue destination="other" kind="embed" id="e"/></connections>"#))\
      \(Self.cell("b"))</prototypes>
      <constraints><constraint firstItem="a-box" firstAttribute="top" secondItem="b-box" secondAttribute="top" id="x"/></constraints>
      """)
    let scene = try #require(
      try importScenes(text, overrides: overrides()).first { $0.label.id == "controller" })
    #expect(scene.label.notUnderstood.contains { $0.id == "x" })
    #expect(try layout(of: scene).document.views.contains { $0.id == "a-box" })
  }

  /// On the canvas cells have the frames of the file.
  @Test func cellsOfTheCanvas() throws {
    let scene = try #require(
      try importScenes(
        Self.table(#"dataMode="prototypes" rowHeight="44""#, "<prototypes>\(Self.cell("a"))</prototypes>")
      ).first { $0.label.id == "controller" })
    let layout = try layout(of: scene)
    let cell = try #require(layout.document.views.firstIndex { $0.id == "a" })
    #expect(layout.views[cell].frame == Rect(x: 7, y: 7, width: 7, height: 7))
  }
}
