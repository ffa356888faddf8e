import JSON
import LayoutModel
import LayoutPreview
import Testing

/// The text of an audit's report, written by hand from what the report says.
@Suite struct AssetReportTests {
  private static let viewers = ["A", "B", "C", "D", "E"].map {
    AssetReport.Viewer(name: $0, device: $0.lowercased(), orientation: .portrait)
  }

  private static func choice(_ filename: String, width: Double, scale: Double) -> AssetSelection {
    var choice = AssetSelection(asset: "photo", type: .imageset, status: .resolved, reason: "")
    choice.filename = filename
    var image = ImageVariant(scale: scale, isVector: false, isMirrored: false, renderingMode: .automatic)
    image.pointSize = Size(width: width, height: 10)
    choice.image = image
    return choice
  }

  @Test func devicesThatGetTheSameStandTogether() {
    var report = AssetReport(viewers: Self.viewers, folderDiagnostics: [])
    let set = AssetSet(name: "photo", type: .imageset, pointer: .root)
    let small = Self.choice("photo@2x.png", width: 20.5, scale: 2)
    let none = AssetSelection(asset: "photo", type: .imageset, status: .none, reason: "")
    report.entries = [
      AssetReport.Entry(
        set: set, choices: [small, small, none, small, small],
        diagnostics: [Diagnostic(.assetChoice(.noEligibleVariantFor("C")))])
    ]
    let expected = """
      photo\u{20}\u{20}
        photo@2x.png 20.5×10 @2x: A, B, D and 1 more
        nothing: C
        warning noEligibleVariant: Nothing for C.

      """
    #expect(textAssetReport(report).string == expected)
  }

  @Test func allDevicesHaveAWordOfTheirOwn() {
    let report = AssetReport(viewers: Self.viewers, folderDiagnostics: [])
    #expect(report.names(of: [0, 1, 2, 3, 4]) == "all 5 devices")
    #expect(report.names(of: [0, 4]) == "A, E")
    let few = AssetReport(viewers: Array(Self.viewers.prefix(2)), folderDiagnostics: [])
    #expect(few.names(of: [0, 1]) == "A, B")
  }
}
