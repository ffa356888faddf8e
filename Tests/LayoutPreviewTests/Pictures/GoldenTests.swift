import Foundation
import LayoutPreview
import TestSupport
import Testing

/// Pictures that somebody has looked at, beside their documents in `Tests/Fixtures/pictures`.
///
/// With `RECORD=1` they are written anew, and the tests fail: look at them, then keep them.
@Suite struct GoldenTests {
  struct Picture: Sendable, CustomTestStringConvertible {
    let name: String
    var overlays: PictureOverlays = []
    /// Whether the files of ``ImageFixtures`` are there.
    var hasImages = false
    var testDescription: String { name }
  }

  static let pictures = [
    Picture(name: "controls"),
    Picture(name: "lists"),
    Picture(name: "dark-split-view"),
    Picture(name: "sheet"),
    Picture(name: "popover"),
    Picture(name: "conflict-and-ambiguity"),
    Picture(name: "overlays", overlays: [.margins, .safeArea, .guides, .constraints]),
    Picture(name: "right-to-left"),
    Picture(name: "contact-sheet"),
    Picture(name: "windows"),
    Picture(name: "iphone-duo", overlays: [.safeArea, .reservedRegions]),
    Picture(name: "hostile"),
    Picture(name: "images", hasImages: true),
  ]

  @Test(arguments: pictures)
  func isTheOneThatWasLookedAt(_ picture: Picture) throws {
    let document = try Repository.text("Tests/Fixtures/pictures/\(picture.name).json")
    let panels = try Pictures.panels(document, archive: picture.hasImages ? ImageFixtures.tree() : nil)
    let images = picture.hasImages ? ImageFixtures.images() : PictureImages()
    let svg = Pictures.svg(panels, picture.overlays, images)
    #expect(Pictures.fault(in: svg) == nil)
    let html = Pictures.html(panels, picture.overlays, images)
    #expect(Pictures.fault(in: html) == nil)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let file = Repository.fixtures.appending(path: "pictures/\(picture.name).svg")
      try Data(svg.utf8).write(to: file)
      Issue.record("recorded \(picture.name).svg")
    }
    if let folder = ProcessInfo.processInfo.environment["PAGES"] {
      try Data(html.utf8).write(to: URL(filePath: folder).appending(path: "\(picture.name).html"))
    }
    let expected = try String(
      contentsOf: Repository.fixtures.appending(path: "pictures/\(picture.name).svg"), encoding: .utf8)
    #expect(svg == expected)
  }
}
