import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import Testing

/// Images inside layouts (AS-alignment-insets, AS-slices, AS-mirrored, AS-reselect). Sizes are pixels over
/// the scale of the row.
@Suite struct AssetsLayoutTests {
  /// A document with one view `photo` at the top left of the root.
  private func layout(
    type: String = "imageView", photo: String, assets: String, device: String = "iPhone 6", more: String = ""
  ) throws -> Layout {
    let body = """
      {"device": "\(device)", "hierarchy": {"id": "root", "subviews": [
        {"id": "photo", "type": "\(type)", \(photo)}]},
       "constraints": ["photo.left == root.left", "photo.top == root.top"], "assets": {\(assets)}\(more)}
      """
    return try resolveRequest(Array(body.utf8))
  }

  private static let bigAndSmall = #"""
    "a": {"contents": {"images": [
        {"idiom": "universal", "scale": "2x", "filename": "big@2x.png"},
        {"idiom": "universal", "scale": "2x", "filename": "small@2x.png", "height-class": "compact"}]},
      "files": {"big@2x.png": {"pixelWidth": 96, "pixelHeight": 96},
        "small@2x.png": {"pixelWidth": 48, "pixelHeight": 48}}}
    """#

  /// Rotation changes the image and the size of the view (WWDC 2014/216) (AS-moves-frames, AS-reselect).
  @Test(arguments: [("portrait", "big@2x.png", 48.0), ("landscape", "small@2x.png", 24.0)])
  func theVariantGivesTheSize(orientation: String, filename: String, side: Double) throws {
    let layout = try layout(
      photo: #""image": "a""#, assets: Self.bigAndSmall, more: #", "orientation": "\#(orientation)""#)
    #expect(layout.images.map(\.filename) == [filename])
    #expect(layout.views[1].frame == Rect(x: 0, y: 0, width: side, height: side))
    #expect(layout.diagnostics == [])
  }

  /// A button is at least as large as what is behind it, and has no other room than its insets (IB-button-backgrounds): sizes from
  /// Interface Builder's frames, but for the last three: nothing else, a larger title, a configuration.
  @Test(arguments: [
    (#""title": "Hit Me!", "font": {"pointSize": 18}"#, 100, 37, "[100.0, 37.0]"),
    (#""title": "7.30pm""#, 68, 27, "[68.0, 27.0]"),
    (#""image": "inner""#, 32, 32, "[32.0, 32.0]"),
    (#""title": "Log In""#, 107, 41, "[107.0, 41.0]"),
    (#""buttonType": "custom""#, 26, 44, "[26.0, 44.0]"),
    (#""title": "A", "contentEdgeInsets": {"top": 30, "left": 50, "bottom": 30, "right": 50}"#, 45, 43, nil),
    (#""configuration": {}"#, 200, 200, nil),
  ])
  func backgroundsOfButtonsCount(_ button: String, _ width: Int, _ height: Int, _ size: String?) throws {
    let assets = """
      "back": {"contents": {"images": [{"idiom": "universal", "filename": "back.png"}]}, "files": {"back.png": {"pixelWidth": \(width), "pixelHeight": \(height)}}},
      "inner": {"contents": {"images": [{"idiom": "universal", "filename": "i.png"}]}, "files": {"i.png": {"pixelWidth": 10, "pixelHeight": 22}}}
      """
    func frame(_ background: String) throws -> Rect {
      let layout = try layout(type: "button", photo: background + button, assets: assets)
      #expect(layout.diagnostics.map(\.code) == [])
      return try #require(layout.views[1].frame)
    }
    let found = try frame(#""backgroundImage": "back", "#).size
    if let size {
      #expect("\([found.width, found.height])" == size)
    } else {
      #expect(try found == frame("").size)
    }
  }

  /// A background that no asset is called is told at its key.
  @Test func missingBackgroundsAreTold() throws {
    let layout = try layout(type: "button", photo: #""backgroundImage": "b""#, assets: "")
    #expect(layout.diagnostics.map(\.code) == [.imageNotFound])
    #expect(layout.diagnostics.first?.pointer?.description == "#/hierarchy/subviews/0/backgroundImage")
  }

  @Test func anExplicitSizeWins() throws {
    let layout = try layout(
      photo: #""image": "a", "intrinsicContentSize": {"width": 10, "height": 20}"#, assets: Self.bigAndSmall)
    #expect(layout.views[1].frame == Rect(x: 0, y: 0, width: 10, height: 20))
  }

  /// The name of an asset may vary like any value.
  @Test func namesVary() throws {
    let assets = #""b": {"images": [{"idiom": "universal", "filename": "b.pdf"}]}, \#(Self.bigAndSmall)"#
    let photo = #""intrinsicContentSize": {"width": 1, "height": 1}, "image": {"default": "a", "wC": "b"}"#
    #expect(try layout(photo: photo, assets: assets).images.map(\.selection.asset) == ["b"])
    #expect(
      try layout(photo: photo, assets: assets, device: "iPad Air 1").images.map(\.selection.asset) == ["a"])
  }

  /// The frame has the point size, the alignment rectangle is inside of it (AS-alignment-insets).
  @Test func alignmentInsetsAreThoseOfTheView() throws {
    let assets = #"""
      "a": {"contents": {"images": [{"idiom": "universal", "scale": "2x", "filename": "glow@2x.png",
          "alignment-insets": {"top": 4, "left": 4, "bottom": 8, "right": 4}}]},
        "files": {"glow@2x.png": {"pixelWidth": 64, "pixelHeight": 72}}}
      """#
    let layout = try layout(photo: #""image": "a""#, assets: assets)
    #expect(layout.views[1].frame == Rect(x: -2, y: -2, width: 32, height: 36))
  }

  private static let arrow = #"""
    "a": {"contents": {"images": [
        {"idiom": "universal", "filename": "left.pdf", "language-direction": "left-to-right"},
        {"idiom": "universal", "filename": "right.pdf", "language-direction": "right-to-left"}]}},
    "b": {"images": [{"idiom": "universal", "filename": "b.pdf"}]}
    """#

  /// The direction of the view, not of the window (AS-view-direction).
  @Test func theDirectionIsThatOfTheView() throws {
    let photo = #""image": "a", "intrinsicContentSize": {"width": 1, "height": 1}"#
    let arabic = #", "locale": "ar""#
    #expect(try layout(photo: photo, assets: Self.arrow).images[0].filename == "left.pdf")
    #expect(try layout(photo: photo, assets: Self.arrow, more: arabic).images[0].filename == "right.pdf")
    let forced = photo + #", "semanticContentAttribute": "forceLeftToRight""#
    #expect(try layout(photo: forced, assets: Self.arrow, more: arabic).images[0].filename == "left.pdf")
  }

  /// An image that flips is mirrored only where its row has no direction (AS-flips).
  @Test func flippingImagesAreMirrored() throws {
    let photo = #""flipsForRightToLeft": true, "intrinsicContentSize": {"width": 1, "height": 1}"#
    func isMirrored(_ name: String, _ more: String) throws -> Bool? {
      try layout(photo: #""image": "\#(name)", \#(photo)"#, assets: Self.arrow, more: more)
        .images[0].selection.image?.isMirrored
    }
    #expect(try isMirrored("b", #", "locale": "he""#) == true)
    #expect(try isMirrored("b", "") == false)
    #expect(try isMirrored("a", #", "locale": "he""#) == false)
  }

  /// Two views under different traits choose for themselves (AS-per-view).
  @Test func childrenChooseByTheirOwnTraits() throws {
    let body = """
      {"device": "iPhone 6", "hierarchy": {"type": "viewController", "id": "main",
        "overrideTraits": {"child": {"verticalSizeClass": "compact"}},
        "view": {"id": "root", "subviews": [{"id": "outer", "type": "imageView", "image": "a"}]},
        "children": [{"id": "child", "type": "viewController",
          "view": {"id": "inside", "subviews": [{"id": "inner", "type": "imageView", "image": "a"}]}}]},
       "constraints": ["outer.left == root.left", "outer.top == root.top", "inner.left == inside.left",
         "inner.top == inside.top"], "assets": {\(Self.bigAndSmall)}}
      """
    let layout = try resolveRequest(Array(body.utf8))
    #expect(layout.images.map(\.filename) == ["big@2x.png", "small@2x.png"])
  }

  /// The device of the window gives the subtypes; an inline device says its
  /// own (AS-subtypes).
  @Test func devicesGiveTheirFacts() throws {
    let assets = #"""
      "a": {"images": [{"idiom": "iphone", "filename": "n.pdf"},
        {"idiom": "iphone", "subtype": "retina4", "filename": "r4.pdf"},
        {"idiom": "iphone", "memory": "2GB", "filename": "m.pdf"}]}
      """#
    let photo = #""image": "a", "intrinsicContentSize": {"width": 1, "height": 1}"#
    #expect(try layout(photo: photo, assets: assets, device: "iPhone 5s").images[0].filename == "r4.pdf")
    #expect(try layout(photo: photo, assets: assets, device: "iPhone 6").images[0].filename == "n.pdf")
    let inline = """
      {"device": {"portraitSize": {"width": 400, "height": 800}, "memoryGB": 3}, "hierarchy": {"id": "root",
        "type": "imageView", "image": "a", "intrinsicContentSize": {"width": 1, "height": 1}},
        "assets": {\(assets)}}
      """
    #expect(try resolveRequest(Array(inline.utf8)).images[0].filename == "m.pdf")
  }

  @Test(arguments: [
    (#""image": "b""#, "imageNotFound", "#/hierarchy/subviews/0/image"),
    (#""image": "empty""#, "noVariants", "#/hierarchy/subviews/0/image"),
    (#""image": "pad""#, "noEligibleVariant", "#/hierarchy/subviews/0/image"),
    (#""image": "icon""#, "unsupportedAssetType", "#/hierarchy/subviews/0/image"),
    (#""image": "size""#, "sizeUnknown", "#/hierarchy/subviews/0/image"),
    (#""image": "symbol""#, "symbolSizeUnknown", "#/hierarchy/subviews/0/image"),
    (#""image": "row""#, "missingIdiom", "#/assets/row/images/0"),
  ])
  func whatIsWrongIsSaid(photo: String, code: String, pointer: String) throws {
    let assets = #"""
      "empty": {"images": []}, "pad": {"images": [{"idiom": "ipad", "filename": "p.png"}]},
      "icon": {"type": "appiconset", "contents": {"images": []}},
      "size": {"images": [{"idiom": "universal", "filename": "s.png"}]},
      "symbol": {"symbols": [{"idiom": "universal", "filename": "s.svg"}]},
      "row": {"images": [{"filename": "r.png"}]}
      """#
    let layout = try layout(photo: photo, assets: assets)
    let found = layout.diagnostics.first { $0.code.rawValue == code }
    #expect(found?.pointer?.fragment == pointer, "\(layout.diagnostics)")
    #expect(layout.images.count == 1)
  }

  @Test("VA-uninstalled-image: views that are not there say what they would show, and nothing else")
  func viewsThatAreNotThereShowNothing() throws {
    let layout = try layout(photo: #""image": "a", "installed": false"#, assets: Self.bigAndSmall)
    #expect(layout.images.map(\.isInstalled) == [false])
    #expect(layout.diagnostics.allSatisfy { $0.code != .imageNotFound })
  }

  /// Many views times many rows are not listed without end.
  @Test func rejectionsAreBounded() throws {
    let rows = (0..<1000).map { #"{"idiom": "universal", "locale": "x-\#($0)", "filename": "\#($0).pdf"}"# }
    let views = Array(repeating: #"{"type": "imageView", "image": "a"}"#, count: 1000)
    let body = """
      {"device": "iPhone 6", "hierarchy": {"subviews": [\(views.joined(separator: ","))]},
       "assets": {"a": {"images": [\(rows.joined(separator: ","))]}}}
      """
    let layout = try resolveRequest(Array(body.utf8))
    #expect(layout.images.count == 1000)
    #expect(layout.images.reduce(0) { $0 + $1.selection.rejected.count } <= 101_000)
    #expect(layout.diagnostics.filter { $0.code == .rejectionsOmitted }.count == 1)
  }
}
