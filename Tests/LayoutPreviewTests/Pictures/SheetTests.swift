import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import LayoutPreview

/// Several results on one picture, and on one page.
@Suite struct SheetTests {
  private static func panels() throws -> [PicturePanel] {
    try Pictures.panels(Repository.text("Tests/Fixtures/pictures/contact-sheet.json"))
  }

  private static func numbers(in svg: String) -> [Int] {
    svg.matches(of: /data-panel="(\d+)"/).compactMap { Int($0.output.1) }
  }

  /// iPhone 13 and 14 have the same screens in points.
  @Test func whatLooksTheSameSharesAPanel() throws {
    let panels = try Self.panels()
    let svg = Pictures.svg(panels)
    #expect(panels.count == 12)
    #expect(Self.numbers(in: svg) == [0, 1, 2, 3, 4, 5, 8, 9, 10, 11])
    #expect(svg.contains("<desc>iphone-13 portrait, iphone-14 portrait</desc>"))
    for panel in panels { #expect(svg.contains(panel.name)) }
  }

  @Test func scenesAreHeadings() throws {
    var panels = try Self.panels()
    for index in panels.indices { panels[index].scene = index < 4 ? "Home" : "Settings & more" }
    let svg = Pictures.svg(panels)
    #expect(svg.matches(of: /<text class="h0" [^>]*>Home</).count == 1)
    #expect(svg.matches(of: /<text class="h0" [^>]*>Settings &amp; more</).count == 1)
    // The same look in two scenes is two panels.
    var twice = Array(repeating: panels[0], count: 2)
    twice[1].scene = "Elsewhere"
    #expect(Self.numbers(in: Pictures.svg(twice)) == [0, 1])
  }

  @Test func problemsAreBoxesWithTheirSentence() throws {
    let problem = PicturePanel(name: "slide over", content: .problem("This device has no such window."))
    let svg = Pictures.svg([try Self.panels()[0], problem, problem])
    #expect(Self.numbers(in: svg) == [0, 1])
    #expect(svg.contains("class=\"problem\"") && svg.contains(">This device has no such window.</text>"))
    #expect(Pictures.html([problem]).contains("<p class=\"error\">This device has no such window.</p>"))
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func panelsDoNotOverlap(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let sizes = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
      Size(
        width: Double(Int.random(in: 200...1400, using: &generator)),
        height: Double(Int.random(in: 200...1400, using: &generator)))
    }
    let places = packPanels(sizes, gap: 28)
    let frames = zip(places.origins, sizes).map { Rect(origin: $0, size: $1) }
    #expect(frames.count == sizes.count)
    for (index, frame) in frames.enumerated() {
      #expect(frame.minX >= 0 && frame.minY >= 0)
      #expect(frame.maxX <= places.size.width + 0.01 && frame.maxY <= places.size.height + 0.01)
      for other in frames[..<index] {
        let apart =
          frame.minX >= other.maxX + 27 || other.minX >= frame.maxX + 27 || frame.minY >= other.maxY + 27
          || other.minY >= frame.maxY + 27
        #expect(apart, "\(frame) \(other)")
      }
    }
  }

  @Test func aSheetGrowsWithItsPanels() throws {
    let panels = try Self.panels().enumerated().map { index, panel in
      var panel = panel
      panel.scene = "\(index)"
      return panel
    }
    let one = Pictures.svg(panels).utf8.count
    let two = Pictures.svg(
      panels
        + panels.map { PicturePanel(name: $0.name, scene: "again " + ($0.scene ?? ""), content: $0.content) })
    #expect(two.utf8.count < 2 * one)
  }

  // MARK: Pages

  @Test func pagesHaveATableForEachPanel() throws {
    let html = Pictures.html(try Self.panels())
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\""))
    #expect(html.matches(of: /<h1>/).count == 1)
    #expect(html.matches(of: /<table>/).count == 10 && html.matches(of: /<caption>/).count == 10)
    #expect(html.matches(of: /<h2>/).count == 10)
    #expect(html.matches(of: /<th(>| (?!scope))/).isEmpty)
  }

  /// Every link leads to a view of the picture, and no two views have one name.
  @Test(arguments: GoldenTests.pictures) func linksLeadSomewhere(_ picture: GoldenTests.Picture) throws {
    let html = Pictures.html(
      try Pictures.panels(Repository.text("Tests/Fixtures/pictures/\(picture.name).json")))
    let ids = html.matches(of: #/ id="(v\d+-\d+)"/#).map { String($0.output.1) }
    let links = html.matches(of: /<a href="#([^"]*)"/).map { String($0.output.1) }
    #expect(Set(ids).count == ids.count && !ids.isEmpty)
    #expect(Set(links) == Set(ids))
    #expect(!html.utf8.contains(0))
  }
}
