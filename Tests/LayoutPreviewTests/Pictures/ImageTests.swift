import Foundation
import LayoutCoding
import LayoutModel
import LayoutPreview
import TestSupport
import Testing

/// Image files in pictures: where UIKit's content modes put them, each file once, and what has no room.
@Suite struct ImageTests {
  private static func panel(_ document: String) throws -> [PicturePanel] {
    try Pictures.panels(document, archive: ImageFixtures.tree())
  }

  private static func svg(_ document: String, _ images: PictureImages = ImageFixtures.images()) throws
    -> String
  {
    Pictures.svg(try panel(document), [], images)
  }

  /// One image view of a size, at 100, 100.
  private static func document(
    _ image: String, mode: String? = nil, _ width: Int = 40, _ height: Int = 40, more: String = ""
  ) -> String {
    let mode = mode.map { #","contentMode":"\#($0)""# } ?? ""
    return """
      {"device":"iPhone SE (1st generation)"\(more),"hierarchy":{"id":"root","subviews":[{"id":"i","type":"imageView","image":"\(image)"\(mode)}]},
      "constraints":["i.left == root.left + 100","i.top == root.top + 100","i.width == \(width)","i.height == \(height)"]}
      """
  }

  /// The places of all images in a picture: x, y, width, height.
  private static func places(_ svg: String) -> [[Double]] {
    svg.matches(of: /<use href="#[^"]+" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"\/>/).map {
      [$0.output.1, $0.output.2, $0.output.3, $0.output.4].compactMap { Double($0) }
    }
  }

  /// `UIView.ContentMode`; the image has 8 × 4 points in a view of 40 × 40.
  @Test(arguments: [
    ("scaleToFill", [100, 100, 40, 40]), ("redraw", [100, 100, 40, 40]),
    ("scaleAspectFit", [100, 110, 40, 20]), ("scaleAspectFill", [80, 100, 80, 40]),
    ("center", [116, 118, 8, 4]), ("top", [116, 100, 8, 4]), ("bottom", [116, 136, 8, 4]),
    ("left", [100, 118, 8, 4]), ("right", [132, 118, 8, 4]), ("topLeft", [100, 100, 8, 4]),
    ("topRight", [132, 100, 8, 4]), ("bottomLeft", [100, 136, 8, 4]), ("bottomRight", [132, 136, 8, 4]),
  ])
  func contentModesAreThoseOfUIKit(mode: String, place: [Double]) throws {
    let svg = try Self.svg(Self.document("quarters", mode: mode))
    #expect(Self.places(svg) == [place])
    #expect(!svg.contains("class=\"image\"") && !svg.contains(">q.png<"))
    #expect(!svg.contains("#c100_100_40_40"))
    // What sticks out is shown, if the view does not say that it clips.
    let clipping = try Self.svg(
      Self.document("quarters", mode: mode).replacing("\"image\":", with: "\"clipsToBounds\":true,\"image\":")
    )
    #expect(Self.places(clipping) == [place])
    #expect(clipping.contains("clip-path=\"url(#c100_100_40_40)\"") == (mode == "scaleAspectFill"))
  }

  /// A scroll view cuts what sticks out of the views in it.
  @Test func whatSticksOutKeepsToTheScrollView() throws {
    let document = """
      {"device":"iPhone SE (1st generation)","hierarchy":{"id":"root","subviews":[{"id":"s","type":"scrollView","subviews":[
        {"id":"i","type":"imageView","image":"quarters","contentMode":"scaleAspectFill"}]}]},
      "constraints":["s.left == root.left + 100","s.top == root.top + 100","s.width == 60","s.height == 60",
        "i.left == s.left","i.top == s.top","i.width == 40","i.height == 40","i.right == s.right","i.bottom == s.bottom"]}
      """
    let svg = try Self.svg(document)
    #expect(Self.places(svg) == [[80, 100, 80, 40]])
    #expect(svg.contains(#"data-view="i" clip-path="url(#c100_100_60_60)""#))
  }

  @Test func everyContentModeIsTried() { #expect(ContentMode.allCases.count == 13) }

  /// Caps of 4 points keep their size, the middle of 1 point fills the rest, and what the compiler discards of the middle is not
  /// shown.
  @Test func slicesKeepTheirCaps() throws {
    let svg = try Self.svg(Self.document("frame", 40, 20))
    let columns = [(100.0, 4.0), (104.0, 32.0), (136.0, 4.0)]
    let rows = [(100.0, 4.0), (104.0, 12.0), (116.0, 4.0)]
    #expect(Self.clips(svg) == rows.flatMap { row in columns.map { [$0.0, row.0, $0.1, row.1] } })
    let places = Self.places(svg)
    try #require(places.count == 9)
    // The corners at their size: the file has 12 points, of which the last column begins at 8.
    #expect(places[0] == [100, 100, 12, 12] && places[8] == [128, 108, 12, 12])
    // Of the middle pixel what lies behind 4.5 fills 32 points, 0.02 of it: so it does not fade into the caps.
    #expect(places[1] == [-7096, 100, 19200, 12])
    // Where there is no room for the caps, they share it.
    #expect(Self.clips(try Self.svg(Self.document("frame", 4, 4))).map { $0[2] } == [2, 2, 2, 2])
  }

  /// What each image of a picture keeps to: x, y, width, height.
  private static func clips(_ svg: String) -> [[Double]] {
    svg.matches(of: /<g clip-path="url\(#c([0-9._]+)\)"><use/).map { match in
      match.output.1.split(separator: "_").compactMap { Double($0) }
    }
  }

  @Test func templatesHaveTheTint() throws {
    let light = try Self.svg(Self.document("ring"))
    #expect(light.contains(" filter=\"url(#picture-tint)\"") && light.contains("<filter id=\"picture-tint\""))
    let dark = try Self.svg(Self.document("ring", more: #","traits":{"userInterfaceStyle":"dark"}"#))
    #expect(dark.contains(" filter=\"url(#picture-tint-dark)\""))
    #expect(!(try Self.svg(Self.document("quarters"))).contains("filter"))
  }

  @Test func imagesForTheOtherDirectionAreMirrored() throws {
    #expect(!(try Self.svg(Self.document("arrow"))).contains("matrix("))
    let mirrored = try Self.svg(Self.document("arrow", more: #","locale":"ar""#))
    // x becomes 240 - x, which keeps the middle, 120, in its place.
    #expect(mirrored.contains(" transform=\"matrix(-1 0 0 1 240 0)\""))
  }

  @Test func eachFileIsInThePictureOnce() throws {
    let views = (0..<6).map {
      #"{"id":"v\#($0)","type":"imageView","image":"\#($0 < 3 ? "quarters" : "same")"}"#
    }
    let places = (0..<6).map { #""v\#($0).top == root.top + \#(40 * $0)","v\#($0).left == root.left""# }
    let text = """
      {"environments":[{"device":"iPhone SE (1st generation)"},{"device":"iPad Air 1"}],"hierarchy":{"id":"root","subviews":[\(views.joined(separator: ","))]},
      "constraints":[\(places.joined(separator: ","))]}
      """
    let svg = try Self.svg(text)
    #expect(svg.matches(of: /<use href="#i/).count == 12)
    #expect(svg.matches(of: /<image\ /).count == 1)
    #expect(try Self.svg(text) == svg)
    let ids = Set(svg.matches(of: /<use href="#([^"]+)"/).map { String($0.output.1) })
    #expect(ids.allSatisfy { svg.contains("<symbol id=\"\($0)\"") })
    let page = Pictures.html(try Self.panel(text), [], ImageFixtures.images())
    #expect(page.matches(of: /<image\ /).count == 1)
    #expect(Pictures.fault(in: svg) == nil && Pictures.fault(in: page) == nil)
  }

  @Test func mediaTypesAndBytesAreThoseThatWereGiven() throws {
    let svg = try Self.svg(Self.document("drawing"))
    let data = try #require(svg.firstMatch(of: /href="data:image\/svg\+xml;base64,([A-Za-z0-9+\/=]+)"/))
    #expect(Data(base64Encoded: String(data.output.1)) == Data(ImageFixtures.drawing))
  }

  @Test func whatHasNoRoomIsABoxAndIsCounted() throws {
    var images = PictureImages()
    images.leaveOut("Images.xcassets/quarters.imageset/q.png")
    let svg = try Self.svg(Self.document("quarters"), images)
    #expect(svg.contains("class=\"image\"") && svg.contains(">q.png<") && !svg.contains("<use href"))
    #expect(svg.contains(">1 image is too large to be drawn<"))
    #expect(!(try Self.svg(Self.document("page"))).contains("too large"))
  }

  /// Without images a picture is what it was before there were any.
  @Test func withoutImagesNothingChanges() throws {
    let document = Self.document("quarters")
    let panels = try Self.panel(document)
    #expect(try svgPicture(of: panels, []) == svgPicture(of: panels, [], images: PictureImages()))
    #expect(Pictures.svg(panels).contains("class=\"image\""))
  }

  @Test func filesOfWhatIsNotOnScreenAreNotAskedFor() throws {
    let hidden = Self.document("quarters").replacing(#""image":"#, with: #""isHidden":true,"image":"#)
    #expect(ImageDemand(try Self.panel(hidden)).files.isEmpty)
    let demand = ImageDemand(try Self.panel(Self.document("frame")))
    #expect(demand.files.map(\.path) == ["Images.xcassets/frame.imageset/f.png"])
    #expect(demand.files.first.map { [Double($0.drawings), Double($0.tints), $0.area] } == [9, 0, 1600])
  }
}
