import AdaptiveLayout
import LayoutCoding
import LayoutModel
import Testing

/// Which views take sizes of images (AS-point-size, AS-alignment-insets, AS-slices). Sizes are pixels over
/// the scale of the row.
@Suite struct AssetsViewTests {
  private static let assets = #"""
    "icon": {"contents": {"images": [
        {"idiom": "universal", "scale": "2x", "filename": "icon@2x.png"},
        {"idiom": "universal", "scale": "2x", "filename": "dark@2x.png",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]}]},
      "files": {"icon@2x.png": {"pixelWidth": 80, "pixelHeight": 40},
        "dark@2x.png": {"pixelWidth": 100, "pixelHeight": 60}}},
    "bubble": {"contents": {"images": [{"idiom": "universal", "scale": "2x", "filename": "bubble@2x.png",
        "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 2, "height": 2},
          "cap-insets": {"top": 10, "left": 12, "bottom": 10, "right": 14}}}]},
      "files": {"bubble@2x.png": {"pixelWidth": 200, "pixelHeight": 100}}},
    "arrow": {"contents": {"images": [{"idiom": "universal", "scale": "2x", "filename": "arrow@2x.png",
        "language-direction": "left-to-right", "alignment-insets": {"top": 0, "left": 4, "bottom": 0, "right": 10}}]},
      "files": {"arrow@2x.png": {"pixelWidth": 44, "pixelHeight": 40}}},
    "unsized": {"images": [{"idiom": "universal", "scale": "2x", "filename": "u.png"}]}
    """#

  private func layout(_ view: String, more: String = "", leading: String = "left") throws -> Layout {
    let body = """
      {"device": "iPhone 15", "hierarchy": {"id": "root", "subviews": [{"id": "v", \(view)}]},
       "constraints": ["v.\(leading) == root.\(leading)", "v.top == root.top"],
       "assets": {\(Self.assets)}\(more)}
      """
    return try resolveRequest(Array(body.utf8))
  }

  private func size(_ view: String, more: String = "") throws -> [Double] {
    let frame = try #require(try layout(view, more: more).views[1].frame)
    return [frame.size.width, frame.size.height]
  }

  /// The scale is the row's, also on a display of 3x, and a style may change the size (AS-point-size,
  /// AS-moves-frames).
  @Test func imageViews() throws {
    #expect(try size(#""type": "imageView", "image": "icon""#) == [40, 20])
    #expect(
      try size(#""type": "imageView", "image": "icon""#, more: #", "traits": {"userInterfaceStyle": "dark"}"#)
        == [50, 30])
  }

  /// AS-slice-size: (12 + 2 + 14) / 2 and (10 + 2 + 10) / 2.
  @Test func slicedImages() throws {
    #expect(try size(#""type": "imageView", "image": "bubble""#) == [14, 11])
  }

  /// The insets of a mirrored image change sides; 22 points less 2 and 5 lie between them (AS-mirrored).
  @Test func mirroredInsets() throws {
    let view = #""type": "imageView", "image": "arrow""#
    #expect(try layout(view).views[1].frame == Rect(x: -2, y: 0, width: 22, height: 20))
    #expect(
      try layout(view, more: #", "locale": "ar""#).views[1].frame == Rect(x: -5, y: 0, width: 22, height: 20))
  }

  /// Buttons as UIKit makes them: without title as large as the image, with a configuration 12 and 7 more on each side.
  @Test func buttons() throws {
    #expect(try size(#""type": "button", "image": "icon""#) == [40, 20])
    #expect(try size(#""type": "button", "configuration": {"style": "plain", "image": "icon"}"#) == [64, 34])
    #expect(
      try size(
        #""type": "button", "configuration": {"image": "icon"}"#,
        more: #", "traits": {"userInterfaceStyle": "dark"}"#) == [74, 44])
    let layout = try layout(#""type": "button", "configuration": {"image": "icon"}"#)
    #expect(layout.images.map(\.filename) == ["icon@2x.png"])
  }

  /// What the document says wins, also that there is no intrinsic size or no inset.
  @Test func explicitValuesWin() throws {
    let none = try layout(#""type": "imageView", "image": "icon", "intrinsicContentSize": {}"#)
    #expect(none.diagnostics.contains { $0.code == .ambiguousLayout })
    let view =
      #""type": "imageView", "image": "arrow", "alignmentRectInsets": {"top": 0, "left": 0, "bottom": 0, "right": 0}"#
    #expect(try layout(view).views[1].frame?.origin.x == 0)
  }

  /// No image, no size (AS-no-image). AS-no-size: no size is said where a view needs one.
  @Test(arguments: ["imageView", "button"])
  func imagesWithoutSize(type: String) throws {
    let layout = try layout(#""type": "\#(type)", "image": "unsized""#)
    #expect(layout.diagnostics.contains { $0.code == .sizeUnknown })
    let sized = try self.layout(
      #""type": "\#(type)", "image": "unsized", "intrinsicContentSize": {"width": 5, "height": 5}"#)
    #expect(sized.diagnostics == [])
    let missing = try self.layout(#""type": "imageView", "image": "nothing""#)
    #expect(missing.diagnostics.map(\.code) == [.imageNotFound])
    #expect(missing.diagnostics.first?.consequences.map(\.code) == [.ambiguousLayout, .ambiguousLayout])
  }

  /// Names that leave the folder of a set (AS-unsafe-path).
  @Test(arguments: ["../a.png", "a/b.png", "..", #"a\u0000.png"#])
  func unsafeNames(name: String) throws {
    let contents = #"{"images": [{"idiom": "universal", "filename": "\#(name)"}]}"#
    let error = #expect(throws: FaultList.self) { try decodeAssetContents(Array(contents.utf8), name: "a") }
    guard case .unsafePath? = error?.faults.first?.kind else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
