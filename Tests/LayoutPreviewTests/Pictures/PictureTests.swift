import Foundation
import JSON
import LayoutModel
import LayoutPreview
import TestSupport
import Testing

/// What pictures show, and where.
@Suite struct PictureTests {
  private static func layout(of name: String) throws -> Layout {
    let panels = try Pictures.panels(Repository.text("Tests/Fixtures/pictures/\(name).json"))
    guard case .layout(let layout) = panels[0].content else { throw NoLayout() }
    return layout
  }

  private struct NoLayout: Error {}

  private static func panel(_ layout: Layout) -> PicturePanel {
    PicturePanel(name: "", content: .layout(layout))
  }

  @Test func viewsAreDrawnOnceInTheirOrder() throws {
    let svg = Pictures.svg([Self.panel(try Self.layout(of: "controls"))])
    let ids = svg.matches(of: /data-view="([^"]*)"/).map { String($0.output.1) }
    #expect(ids.first == "root" && Set(ids).count == ids.count)
    let names = ["title", "photo", "nameLabel", "row", "news", "newsLabel", "count", "box", "inner", "save"]
    #expect(ids.filter(names.contains) == names)
  }

  @Test func whatIsNotDrawnIsListed() throws {
    let svg = Pictures.svg([Self.panel(try Self.layout(of: "controls"))])
    for id in ["secret", "spare", "far"] { #expect(!svg.contains("data-view=\"\(id)\"")) }
    #expect(svg.contains(">hidden: secret<"))
    #expect(svg.contains(">not installed: spare<"))
    #expect(svg.contains(">not on screen: far<"))
  }

  /// A text is as wide as it was measured, whatever font draws it, and begins where the layout says.
  @Test func textsHaveTheWidthThatWasMeasured() throws {
    var layout = try Self.layout(of: "controls")
    let index = try #require(layout.document.views.firstIndex { $0.id == "title" })
    let font = FontDescription(pointSize: 21.5, weight: .bold)
    layout.textLines = [
      index: [
        TextLine(role: .text, text: "By hand", origin: Point(x: 3, y: 18.25), width: 77.125, font: font)
      ]
    ]
    let frame = try #require(layout.views[index].frameInWindow)
    let svg = Pictures.svg([Self.panel(layout)])
    let place = "x=\"\(number(frame.minX + 3))\" y=\"\(number(frame.minY + 18.25))\""
    #expect(
      svg.contains(
        "<text class=\"tx\" \(place) textLength=\"77.125\" lengthAdjust=\"spacingAndGlyphs\" font-size=\"21.5\" "
          + "font-weight=\"700\">By hand</text>"))
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String((value * 1000).rounded() / 1000)
  }

  @Test func everyLineOfTheLayoutIsThere() throws {
    let layout = try Self.layout(of: "controls")
    let lines = layout.textLines.filter { !layout.document.views[$0.key].isHidden }.flatMap(\.value)
    let svg = Pictures.svg([Self.panel(layout)])
    #expect(lines.count > 10)
    #expect(
      svg.matches(of: #/ textLength="/#).count == lines.filter { $0.width > 0 && !$0.text.isEmpty }.count)
  }

  /// The left end is where a line from right to left ends: CSS Text, "text-anchor" of SVG 1.1, 10.9.1.
  @Test func linesFromRightToLeftEndAtTheirLeftEnd() throws {
    let layout = try Self.layout(of: "right-to-left")
    let index = try #require(layout.document.views.firstIndex { $0.id == "title" })
    let (frame, line) = (layout.views[index].frameInWindow, layout.textLines[index]?.first)
    let x = try #require(frame).minX + (try #require(line)).origin.x
    let svg = Pictures.svg([Self.panel(layout)])
    let start = try #require(svg.range(of: "<text class=\"tx\" x=\"\(number(x))\""))
    let tag = svg[start.lowerBound...].prefix { $0 != ">" }
    #expect(tag.contains(" direction=\"rtl\" unicode-bidi=\"isolate\" text-anchor=\"end\""))
  }

  @Test func conflictsAndAmbiguityAreMarked() throws {
    let svg = Pictures.svg([Self.panel(try Self.layout(of: "conflict-and-ambiguity"))])
    #expect(svg.contains("<rect class=\"bad\" x=\"16\""))
    // `drifting` has no x, `note` has no y.
    #expect(svg.matches(of: #/<rect class="hh" /#).count == 1)
    #expect(svg.matches(of: #/<rect class="hv" /#).count == 1)
    #expect(svg.contains("id=\"picture-hatch-h\"") && svg.contains("id=\"picture-hatch-v\""))
    #expect(svg.matches(of: /class="mark"/).count == 2 && svg.matches(of: /class="mark warning"/).count == 4)
  }

  @Test func overlaysAreDrawnWhereTheyAreAskedFor() throws {
    let panels = [Self.panel(try Self.layout(of: "overlays"))]
    let classes: [(PictureOverlays, String)] = [
      (.margins, "rect class=\"margins\""), (.safeArea, "rect class=\"safearea\""),
      (.guides, "rect class=\"guide\""), (.constraints, "line class=\"d"),
    ]
    for (overlay, mark) in classes {
      for (other, otherMark) in classes {
        #expect(Pictures.svg(panels, overlay).contains(otherMark) == (other == overlay))
      }
      #expect(!Pictures.svg(panels).contains(mark))
    }
  }

  @Test func dimensionsHaveTheirNumbers() throws {
    var layout = try Self.layout(of: "overlays")
    let index = try #require(layout.document.views.firstIndex { $0.id == "photo" })
    let frame = try #require(layout.views[index].frameInWindow)
    let side = PlacedConstraint.Side(
      item: "photo", view: Int32(index), frame: frame, attribute: .width)
    layout.placedConstraints = [true, false].map { holds in
      var constraint = PlacedConstraint(
        text: "photo.width == 120", axis: .horizontal, relation: .equal, priority: 1000, first: side,
        second: nil)
      constraint.pointer = JSONPointer(["constraints", "4"])
      (constraint.isTight, constraint.isSatisfied) = (holds, holds)
      return constraint
    }
    let svg = Pictures.svg([Self.panel(layout)], .constraints)
    #expect(svg.matches(of: /<text class="dn halo m"[^>]*>120</).count == 1)
    #expect(svg.matches(of: /<text class="dn halo m broken"[^>]*>120</).count == 1)
  }

  @Test func darkIsSaidByThePanel() throws {
    #expect(
      Pictures.svg([Self.panel(try Self.layout(of: "dark-split-view"))]).contains("<g class=\"panel dark\" "))
    #expect(!Pictures.svg([Self.panel(try Self.layout(of: "controls"))]).contains("class=\"panel dark\""))
  }

  @Test func barsHaveTheirTitles() throws {
    let svg = Pictures.svg([Self.panel(try Self.layout(of: "dark-split-view"))])
    #expect(svg.contains(">Inbox</text>") && svg.contains("<title>navigationBar ("))
  }

  @Test func samePanelsSameBytes() throws {
    for picture in GoldenTests.pictures {
      let document = try Repository.text("Tests/Fixtures/pictures/\(picture.name).json")
      let first = try svgPicture(of: Pictures.panels(document), picture.overlays)
      #expect(try svgPicture(of: Pictures.panels(document), picture.overlays) == first)
    }
  }

  /// Wherever somebody looks at it from, the smallest letters are nine points high on a phone.
  @Test(arguments: GoldenTests.pictures) func lettersAreLegible(_ picture: GoldenTests.Picture) throws {
    let svg = Pictures.svg(
      try Pictures.panels(Repository.text("Tests/Fixtures/pictures/\(picture.name).json")), picture.overlays)
    for match in svg.matches(of: /<text class="([^"]*)"[^>]* font-size="([^"]+)"/)
    where !match.output.1.hasPrefix("tx") {
      #expect(try #require(Double(match.output.2)) >= 9)
    }
  }

  /// `UIView.clipsToBounds`: of views it is false by default, of scroll views true.
  @Test(arguments: [
    ("view", nil, false), ("view", true, true), ("scrollView", nil, true), ("scrollView", false, false),
  ])
  func viewsClipWhereTheySaySo(type: String, clips: Bool?, isCut: Bool) throws {
    let word = clips.map { #","clipsToBounds":\#($0)"# } ?? ""
    let document = """
      {"device":"iPhone SE (1st generation)","hierarchy":{"id":"root","subviews":[{"id":"box","type":"\(type)"\(word),"subviews":[{"id":"wide"}]}]},
      "constraints":["box.left == root.left + 10","box.top == root.top + 100","box.width == 40","box.height == 40",
      "wide.left == box.left","wide.top == box.top","wide.width == 90","wide.height == 20"]}
      """
    let svg = Pictures.svg(try Pictures.panels(document))
    #expect(svg.contains(#"data-view="wide" clip-path="url(#c10_100_40_40)""#) == isCut)
  }

  /// DV-reserved-regions: the fold of the inner display on its side lies at (455.5, 0, 40, 669), and bends along its middle. It is active
  /// while the device is partly open.
  @Test("DV-reserved-regions: pictures show the fold where somebody asks", arguments: ["book", "flat"])
  func foldsAreDrawn(_ posture: String) throws {
    let panels = try Pictures.panels(
      """
      {"device": "iphone-duo-inner", "orientation": "landscape", "posture": "\(posture)", "hierarchy": {"id": "root"}}
      """)
    let svg = Pictures.svg(panels, [.reservedRegions])
    let style = posture == "book" ? "reserved" : "reserved idle"
    #expect(svg.contains(#"<rect class="\#(style)" x="455.5" y="0" width="40" height="669"/>"#))
    #expect(svg.contains(#"<line class="core" x1="475.5" y1="0" x2="475.5" y2="669"/>"#))
    #expect(!Pictures.svg(panels).contains(#"class="reserved"#))
  }
}
