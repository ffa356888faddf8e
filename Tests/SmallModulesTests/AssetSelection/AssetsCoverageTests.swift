import AdaptiveLayout
import AssetSelection
import JSON
import LayoutCoding
import LayoutModel
import Testing

/// What no device would use: each case follows from the rules of the choice (AS-eligible, AS-order) and from the
/// devices that Apple has made since 2011.
@Suite struct AssetsCoverageTests {
  /// One context for each device of the catalogue.
  private static let devices: [(name: String, context: AssetContext)] = DeviceCatalogue.embedded.devices
    .compactMap {
      device in
      guard let window = try? makeEnvironment(EnvironmentRequest(device: device), at: .root).environment
      else {
        return nil
      }
      var environment = AssetEnvironment()
      environment.device = AssetDevice(device)
      return (device.name, AssetContext(window.traits, in: AssetSurroundings(environment)))
    }

  private func coverage(_ rows: String, for names: [String] = []) throws -> AssetCoverage {
    let contents = #"{"images": [\#(rows)]}"#
    let set = try decodeAssetContents(Array(contents.utf8), name: "a")
    let asked = try names.map { name in try #require(Self.devices.first { $0.name == name }).context }
    return try #require(
      AssetCoverage(
        of: set, for: asked, everywhere: AssetContext.otherPlatforms + Self.devices.map(\.context)))
  }

  private static func row(_ filename: String?, _ attributes: String = "", idiom: String = "universal")
    -> String
  {
    let file = filename.map { #""filename": "\#($0)", "# } ?? ""
    return #"{\#(file)"idiom": "\#(idiom)"\#(attributes.isEmpty ? "" : ", " + attributes)}"#
  }

  private static func scales(_ idiom: String) -> String {
    (1...3).map { row("\(idiom)\($0).png", #""scale": "\#($0)x""#, idiom: idiom) }.joined(separator: ", ")
  }

  @Test(
    arguments: [
      // Televisions and the first iPads have one pixel per point (AS-scale).
      (scales("universal"), []),
      // No phone since the iPhone 4 does; no iPad has three.
      (scales("iphone"), [0]), (scales("ipad"), [2]),
      // Alone even the wrong scale is used (AS-scale).
      (row("a.png", #""scale": "1x""#, idiom: "iphone"), []),
      // Other platforms.
      (scales("tv"), [2]), (row("a.png", idiom: "vision") + "," + row("b.png", idiom: "car"), []),
      (row("a.png", #""subtype": "mac-catalyst", "scale": "2x""#, idiom: "ipad"), []),
      // No such phone (AS-subtypes).
      (row("a.png", #""subtype": "retina4", "scale": "2x""#, idiom: "iphone"), []),
      (row("a.png", #""subtype": "669h", "scale": "2x""#, idiom: "iphone"), [0]),
      // A vector beats inexact bitmaps (AS-scale).
      (row("a.pdf") + "," + row("a@3x.png", #""scale": "3x""#, idiom: "universal"), []),
      (row("a.pdf", idiom: "ipad") + "," + row("a@3x.png", #""scale": "3x""#, idiom: "ipad"), [1]),
      // Size classes, styles, contrasts and directions occur in every combination; here three rows have them all.
      (
        row("a.png") + "," + row("b.png", #""width-class": "compact", "height-class": "regular""#) + ","
          + row("c.png", #""width-class": "regular""#) + "," + row("d.png", #""height-class": "compact""#),
        [0]
      ),
      (
        row("l.png", #""appearances": [{"appearance": "luminosity", "value": "light"}]"#) + ","
          + row("d.png", #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#) + ","
          + row("h.png", #""appearances": [{"appearance": "contrast", "value": "high"}]"#), [2]
      ),
      (
        row("l.png", #""language-direction": "left-to-right""#) + ","
          + row("r.png", #""language-direction": "right-to-left""#) + "," + row("fixed.png"), [2]
      ),
      // Locales, memory and processors are those that rows name, and others.
      (
        row("fr.png", #""locale": "fr""#) + "," + row("fr-CA.png", #""locale": "fr-CA""#) + ","
          + row("a.png"), []
      ),
      (row("m.png", #""memory": "4GB""#) + "," + row("g.png", #""graphics-feature-set": "metal3v1""#), []),
      // A gamut is never refused, but something unmarked is better than the other one.
      (
        row("p3.png", #""display-gamut": "display-P3""#) + "," + row("s.png", #""display-gamut": "sRGB""#), []
      ),
    ] as [(String, [Int])])
  func filesThatNobodyGets(rows: String, unreachable: [Int]) throws {
    #expect(try coverage(rows).unreachable == unreachable)
  }

  @Test func emptySlots() throws {
    let rows =
      Self.row("a.png", #""scale": "1x""#) + "," + Self.row("a@2x.png", #""scale": "2x""#) + ","
      + Self.row(nil, #""scale": "3x""#) + "," + Self.row(nil, idiom: "tv") + ","
      + Self.row(nil, #""scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#)
    let coverage = try coverage(rows, for: ["iPhone 6", "iPhone 15", "iPad Air (1st generation)"])
    #expect(coverage.missing.map(\.row) == [2, 4])
    #expect(coverage.missing.map(\.contexts) == [[1], [0, 1, 2]])
  }

  @Test func whatHasNoEndHasNoAnswer() throws {
    let rows = (0..<1200).map { Self.row("\($0).png", #""locale": "x-\#($0 + 10_000)""#) }.joined(
      separator: ",")
    let set = try decodeAssetContents(Array(#"{"images": [\#(rows)]}"#.utf8), name: "a")
    #expect(AssetCoverage(of: set, for: [], everywhere: AssetContext.otherPlatforms) == nil)
  }
}
