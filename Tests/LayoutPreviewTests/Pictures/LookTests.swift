import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import LayoutPreview

/// That pictures look like iOS: cards, bars, symbols, colours.
@Suite struct LookTests {
  private static func svg(_ name: String, _ overlays: PictureOverlays = []) throws -> String {
    Pictures.svg(try Pictures.panels(Repository.text("Tests/Fixtures/pictures/\(name).json")), overlays)
  }

  private static func screen(_ view: String, version: Int = 26, style: String = "light") throws -> String {
    Pictures.svg(
      try Pictures.panels(
        """
        {"device":"iPhone 17","systemVersion":"\(version)","traits":{"userInterfaceStyle":"\(style)"},
        "hierarchy":{"id":"root","subviews":[\(view)]}}
        """))
  }

  /// Human Interface Guidelines, Color, iOS system colors; UIColor's label, separator and background colours.
  @Test func coloursAreTheSystems() {
    let sheet = PictureStyle.picture.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    for rule in [
      ".tint{fill:#007aff}", ".dark .tint{fill:#0a84ff}", ".on{fill:#34c759}", ".dark .on{fill:#30d158}",
      ".grouped{fill:#f2f2f7}", ".dark .grouped{fill:#000}", ".row{fill:#fff}",
      ".dark .row{fill:#1c1c1e}", ".hair{stroke:#3c3c43;stroke-opacity:.29", ".delete{fill:#ff3b30}",
    ] { #expect(sheet.contains(rule), "\(rule)") }
  }

  // MARK: Lists

  private static func table(_ style: String, rows: Int, version: Int) throws -> String {
    try screen(
      """
      {"id":"table","type":"tableView","style":"\(style)","frame":{"x":0,"y":100,"width":402,"height":600},"sections":[{"rows":[
      \((0..<rows).map { "{\"id\":\"r\($0)\",\"type\":\"tableViewCell\",\"accessoryType\":\"disclosureIndicator\"}" }
        .joined(separator: ","))]}]}
      """, version: version)
  }

  /// UITableView.Style.insetGrouped: "grouped sections that are inset with rounded corners".
  @Test func sectionsAreCards() throws {
    let three = try Self.table("insetGrouped", rows: 3, version: 18)
    // Round above, straight, round below.
    #expect(three.matches(of: /<path class="row" d="[^"]*a10 10/).count == 2)
    #expect(three.matches(of: /<rect class="row" [^>]*\/>/).count == 1)
    #expect(three.contains(#"<rect class="grouped" x="0" y="100" width="402" height="600"/>"#))
    #expect(try Self.table("insetGrouped", rows: 1, version: 18).contains(/<rect class="row" [^>]* rx="10"/))
    #expect(!(try Self.table("plain", rows: 3, version: 18)).contains("class=\"grouped\""))
  }

  @Test func accessoriesAreInTheCard() throws {
    let svg = try Self.table("insetGrouped", rows: 1, version: 26)
    let card = try #require(svg.firstMatch(of: /<rect class="row" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/))
    let (start, width) = (try #require(Double(card.output.1)), try #require(Double(card.output.2)))
    let chevron = try #require(svg.firstMatch(of: /<polyline class="next" points="([\d.]+),[\d.]+ ([\d.]+),/))
    let ends = [chevron.output.1, chevron.output.2].compactMap { Double($0) }
    #expect(ends.count == 2 && ends.allSatisfy { $0 > start && $0 < start + width })
  }

  // MARK: Bars

  private static func navigation(version: Int) throws -> String {
    Pictures.svg(
      try Pictures.panels(
        """
        {"device":"iPhone 17","systemVersion":"\(version)","hierarchy":{"type":"navigationController","id":"nav","children":[
        {"id":"one"},{"id":"two","title":"Two","navigationItem":{"rightBarButtonItems":[{"systemItem":"done"},{"systemItem":"add"},
        {"systemItem":"search"}]}}]}}
        """))
  }

  /// From 26 on bars have no background of their own, and items stand in glass, those beside each other in one piece.
  @Test func barsFloatFrom26() throws {
    let (strip, glass) = (try Self.navigation(version: 18), try Self.navigation(version: 26))
    #expect(strip.contains("<rect class=\"bar\"") && !strip.contains("class=\"lens\""))
    #expect(!glass.contains("<rect class=\"bar\"") && glass.contains("id=\"picture-edge\""))
    // The back button, and one piece for both symbols; Done is tinted.
    #expect(glass.matches(of: /<rect class="lens"/).count == 2)
    #expect(glass.matches(of: /<rect class="tint"/).count == 1)
    for symbol in ["plus", "magnifyingglass", "chevron.left"] {
      #expect(strip.contains("href=\"#s-\(symbol)\"") && glass.contains("href=\"#s-\(symbol)\""), "\(symbol)")
    }
    #expect(strip.contains(">Done</text>") && glass.contains("href=\"#s-checkmark\""))
  }

  // MARK: Symbols

  private static func symbols(_ names: [String]) throws -> String {
    try screen(
      names.enumerated().map { place, name in
        """
        {"id":"s\(place)","type":"imageView","image":"UIImage(systemName: \\"\(name)\\")","frame":{"x":\(20 + 40 * place),"y":100,
        "width":30,"height":30}}
        """
      }.joined(separator: ","))
  }

  @Test func symbolsAreShapesEachOnce() throws {
    let svg = try Self.symbols([
      "heart", "heart", "heart.fill", "plus.circle.fill", "cart.badge.plus", "wifi.slash",
    ])
    for id in ["heart", "heart.fill", "plus.circle.fill", "cart", "wifi.slash"] {
      #expect(svg.components(separatedBy: "<symbol id=\"s-\(id)\"").count == 2, "\(id)")
    }
    #expect(svg.components(separatedBy: "href=\"#s-heart\"").count == 3)
    #expect(!svg.contains("class=\"unknown\""))
  }

  @Test func whatIsNotKnownIsALetter() throws {
    let svg = try Self.symbols(["quokka"])
    #expect(svg.contains("<rect class=\"unknown\"") && svg.contains(">Q</text>"))
    #expect(!svg.contains("#s-quokka"))
  }

  /// Every shape is well-formed, filled and not, enclosed and not; paths have commands of SVG and numbers only.
  @Test func shapesAreWellFormed() throws {
    let names = SymbolGlyph.common.keys.sorted() + SymbolGlyph.things.keys.sorted()
    #expect(names.count > 200 && Set(names).count == names.count)
    for name in names {
      for variant in ["", ".fill", ".circle", ".circle.fill", ".square.fill", ".slash"] {
        let glyph = try #require(SymbolGlyph(name + variant))
        let definition = String(decoding: glyph.definition.bytes, as: UTF8.self)
        let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\">\(definition)</svg>"
        #expect(Pictures.fault(in: picture) == nil, "\(name)\(variant)")
        for path in definition.matches(of: #/ d="([^"]*)"/#) {
          #expect(path.output.1.wholeMatch(of: /M[MmLlHhVvCcSsAaZz\d .\-]+/) != nil, "\(name)\(variant)")
        }
      }
    }
  }

  @Test func imagesOfButtonsStandBesideTheirTitles() throws {
    let svg = try Self.screen(
      """
      {"id":"send","type":"button","configuration":{"style":"filled","title":"Send","imagePadding":8,
      "image":"UIImage(systemName: \\"paperplane.fill\\")"},"frame":{"x":50,"y":100,"width":200,"height":44}}
      """)
    let use = try #require(
      svg.firstMatch(
        of: /<use class="i w" href="#s-paperplane.fill" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/))
    let text = try #require(svg.firstMatch(of: /<text class="tx onfill" x="([\d.]+)"[^>]*>Send</))
    let end = try #require(Double(use.output.1)) + #require(Double(use.output.2))
    #expect(abs(try #require(Double(text.output.1)) - end - 8) < 0.01)
  }

  // MARK: Dimension lines and maps

  /// Numbers of dimension lines stand beside texts, not on them.
  @Test func dimensionsKeepOffTexts() throws {
    let panels = try Pictures.panels(Repository.text("Tests/Fixtures/pictures/overlays.json"))
    guard case .layout(let layout) = panels[0].content else { return }
    let texts = layout.textLines.flatMap { index, lines in
      let origin = layout.views[index].frameInWindow?.origin ?? .zero
      return lines.map { line in
        // From the top of capitals to the baseline.
        let size = line.font.pointSize ?? 17
        return Rect(
          x: origin.x + line.origin.x, y: origin.y + line.origin.y - 0.7 * size, width: line.width,
          height: 0.7 * size)
      }
    }
    let svg = Pictures.svg(panels, .constraints)
    let numbers = svg.matches(of: /<text class="dn[^"]*" x="([\d.]+)" y="([\d.]+)" font-size="9">/)
    #expect(numbers.count > 5 && texts.count > 3)
    for number in numbers {
      let point = Point(
        x: try #require(Double(number.output.1)), y: try #require(Double(number.output.2)) - 3)
      #expect(!texts.contains { $0.covers(Rect(origin: point, size: .zero)) }, "\(point)")
    }
  }

  @Test func scenesAreAMapByName() throws {
    let one = try Pictures.panels(#"{"device":"iPhone 17","hierarchy":{"id":"root"}}"#)[0]
    let panels = (0..<30).map { number in
      var panel = one
      (panel.scene, panel.title, panel.name) = ("x\(number)-id-000", "Screen \(number)", "Screen \(number)")
      panel.flow = number < 20 ? "Main.storyboard" : "Settings.storyboard"
      return panel
    }
    let svg = Pictures.svg(panels)
    let size = try #require(svg.firstMatch(of: /<svg [^>]* width="(\d+)" height="(\d+)"/))
    let (width, height) = (try #require(Double(size.output.1)), try #require(Double(size.output.2)))
    // One column would be sixty times as high as wide.
    #expect(height < 4 * width && width < 4 * height)
    #expect(svg.matches(of: /<text class="h0" [^>]*>Screen \d+</).count == 30)
    #expect(svg.matches(of: /<text class="h0" [^>]*>(Main|Settings).storyboard</).count == 2)
    #expect(!svg.contains(">x3-id-000<"))
  }
}
