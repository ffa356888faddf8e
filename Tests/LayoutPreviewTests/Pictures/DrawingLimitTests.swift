import LayoutModel
import TestSupport
import Testing

@testable import LayoutPreview

/// What ends a drawing, and what need not be drawn.
@Suite struct DrawingLimitTests {
  private static func panels() throws -> [PicturePanel] {
    try Pictures.panels(Repository.text("Tests/Fixtures/pictures/contact-sheet.json"))
  }

  private static func large() throws -> [PicturePanel] {
    let views = (0..<400).map { #"{"id":"v\#($0)","frame":{"x":0,"y":\#($0),"width":10,"height":10}}"# }
    return try Pictures.panels(
      #"{"device":"iPhone 15","hierarchy":{"id":"r","subviews":[\#(views.joined(separator: ","))]}}"#)
  }

  /// Time that has passed before the first panel ends the drawing, time that passes in the middle of a panel in there.
  @Test(arguments: [0, 1, 3, 7])
  func timeEndsADrawing(most: Int) throws {
    let panels = try Self.large()
    let watch = Watch(most: most)
    let limits = DrawingLimits(bytes: .max) { watch.ask() }
    #expect(throws: DrawingError.interrupted) { try svgPicture(of: panels, [], limits: limits) }
    #expect(watch.questions == most + 1)
    let other = Watch(most: most)
    #expect(throws: DrawingError.interrupted) {
      try htmlPage(of: panels, [], limits: DrawingLimits(bytes: .max) { other.ask() })
    }
  }

  /// The rows of a page are written by the same watch as its picture.
  @Test func timeEndsAPageBehindItsPicture() throws {
    let panels = try Self.large()
    let ofPicture = Watch(most: .max)
    _ = try svgPicture(of: panels, [], limits: DrawingLimits(bytes: .max) { ofPicture.ask() })
    let ofPage = Watch(most: ofPicture.questions + 1)
    #expect(throws: DrawingError.interrupted) {
      try htmlPage(of: panels, [], limits: DrawingLimits(bytes: .max) { ofPage.ask() })
    }
  }

  /// Panels count as soon as they are drawn, and those that look like another one do not.
  @Test func bytesEndADrawing() throws {
    let panels = try Self.panels()
    let one = try ContactSheet([panels[0]], PanelStyle(.picture, of: panels, []), DrawingLimits())
    let bytes = one.sketches[0].count
    let limits = DrawingLimits(bytes: bytes) { false }
    #expect(throws: DrawingError.self) { try svgPicture(of: panels, [], limits: limits) }
    let equal = Array(repeating: panels[0], count: 5)
    #expect(try svgPicture(of: equal, [], limits: limits) == svgPicture(of: equal, []))
  }

  /// What comes of one resolution is drawn once, and the picture is the same to the byte; other windows are drawn anew.
  @Test(arguments: [PanelStyle.Form.picture, .page])
  func equalResultsAreDrawnOnce(form: PanelStyle.Form) throws {
    let panels = try Self.panels().flatMap { [$0, $0, $0] }
    let written = { (known: Bool) throws -> [UInt8] in
      var sheet = ContactSheet(PanelStyle(form, of: panels, []), DrawingLimits())
      // All as of one resolution, though they are of several: only those in equal windows may share a panel.
      for panel in panels { try sheet.add(panel, resolution: known ? 0 : nil) }
      return form == .page ? sheet.page() : sheet.picture()
    }
    #expect(try written(false) == written(true))
  }

  @Test func whatIsDrawnIsNotDrawnAgain() throws {
    let panel = try Self.large()[0]
    let questions = { (resolution: Int?) throws -> Int in
      let watch = Watch(most: .max)
      let limits = DrawingLimits(bytes: .max) { watch.ask() }
      var sheet = ContactSheet(PanelStyle(.picture, of: [panel], []), limits)
      for _ in 0..<5 { try sheet.add(panel, resolution: resolution) }
      #expect(sheet.sketches.count == 1)
      return watch.questions
    }
    #expect(try questions(nil) > 3 * questions(0))
  }
}
