import Foundation
import LayoutModel
import Operations
import TestSupport
import Testing

/// `layout-resolver assets` over the folder that `Fixtures/archives/generate.py` makes.
@Suite struct AssetAuditTests {
  private static let folder = Repository.root.appending(path: "Tests/Fixtures/archives/App")

  private func audit(_ devices: [String], orientation: String? = nil) throws -> AssetReport {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path())
    let tree = try readAssetFolder(paths.shuffled()) { path, limit in
      (try? Data(contentsOf: Self.folder.appending(path: path))).map { Array($0.prefix(limit)) }
    }
    return try AssetReport(of: tree, devices: devices, orientation: orientation)
  }

  /// Sizes by `sizes.json` of the images; choices by the order of the axes (AS-order).
  @Test func whatDevicesGet() throws {
    let expected = """
      Icons/star  Media.xcassets/Icons/star.imageset
        star@2x.png 15.5×8.5 @2x: iPad Air (1st generation), iPhone 15
        warning missingSlot: Row 2 is empty; it would be for iPhone 15.
      page  Media.xcassets/page.imageset
        page.pdf 30×50: iPad Air (1st generation), iPhone 15
      photo  Media.xcassets/photo.imageset
        photo.heic 32×24 @2x: iPad Air (1st generation)
        turned.jpg 15×20 @2x: iPhone 15
        info unreferencedFile: No row names the file 'old.png'.
      tint  Media.xcassets/tint.colorset
        row 0: iPad Air (1st generation), iPhone 15
      tall  More.xcassets/tall.imageset
        tall.svg 12×34: iPad Air (1st generation), iPhone 15
      error unreadableContents: Media.xcassets/broken.imageset/Contents.json cannot be read; the set is left out.

      """
    let audit = try audit(["iPad Air 1", "iPhone 15"])
    #expect(String(decoding: ReportFormat.text.write(audit), as: UTF8.self) == expected)
    #expect(
      audit.diagnostics.map(\.code.rawValue).sorted() == [
        "missingSlot", "unreadableContents", "unreferencedFile",
      ])
    let again = try self.audit(["iPad Air 1", "iPhone 15"])
    #expect(ReportFormat.json.write(again) == ReportFormat.json.write(audit))
  }

  @Test func theReportAsJSON() throws {
    let audit = try audit(["iPhone 15"], orientation: "landscape")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(ReportFormat.json.write(audit))) as? [String: Any])
    let assets = try #require(object["assets"] as? [[String: Any]])
    #expect(assets.map { $0["asset"] as? String } == ["Icons/star", "page", "photo", "tint", "tall"])
    let devices = try #require(assets[2]["devices"] as? [[String: Any]])
    #expect(devices.map { $0["orientation"] as? String } == ["landscapeRight"])
    #expect((devices[0].at("selection", "filename")) as? String == "turned.jpg")
  }

  /// Without names every device of the catalogue is asked.
  @Test func everyDevice() throws {
    let text = String(decoding: ReportFormat.text.write(try audit([])), as: UTF8.self)
    #expect(text.contains("page.pdf 30×50: all "))
    #expect(text.contains("star.png 31×17 @1x: iPad 2, iPad mini (1st generation), Apple TV HD"))
  }

  @Test func whatCannotBeUsed() throws {
    #expect(throws: Refusal.self) { try audit(["iPhone 66"]) }
    #expect(throws: Refusal.self) { try audit(["iPhone 15"], orientation: "up") }
    #expect(throws: Refusal.self) { try readAssetFolder(["a/b.png"]) { _, _ in [] } }
    #expect(throws: Refusal.self) {
      try readAssetFolder(["a.xcassets/b.imageset/Contents.json"]) { _, _ in nil }
    }
  }
}
