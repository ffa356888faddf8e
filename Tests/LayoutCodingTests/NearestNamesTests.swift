import TestSupport
import Testing

@testable import LayoutModel

/// What people mistype, and what they meant.
@Suite struct NearestNamesTests {
  static let viewKeys = [
    "id", "type", "subviews", "layoutGuides", "constraints", "installed", "hidden", "intrinsicContentSize",
    "contentHuggingPriority", "contentCompressionResistancePriority", "layoutMargins",
    "directionalLayoutMargins", "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
    "alignmentRectInsets", "semanticContentAttribute", "accessibilityIdentifier", "baselineOffsets",
    "viewForFirstBaselineLayout", "viewForLastBaselineLayout", "text", "image", "font", "numberOfLines",
  ]
  static let documentKeys = [
    "device", "orientation", "systemVersion", "window", "displayZoom", "traits", "locale", "hierarchy",
    "constraints", "assets", "strict",
  ]
  static let attributes = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
    "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
    "leadingMargin",
    "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
  ]

  @Test(
    arguments: [
      // Letters exchanged, left out, doubled, replaced; another letter case.
      ("heirarchy", "hierarchy", documentKeys), ("hierachy", "hierarchy", documentKeys),
      ("hierarchyy", "hierarchy", documentKeys), ("Hierarchy", "hierarchy", documentKeys),
      ("constrains", "constraints", documentKeys), ("constraint", "constraints", documentKeys),
      ("oriantation", "orientation", documentKeys), ("devcie", "device", documentKeys),
      ("sistemVersion", "systemVersion", documentKeys), ("trait", "traits", documentKeys),
      ("system_version", "systemVersion", documentKeys), ("display-zoom", "displayZoom", documentKeys),
      ("tralling", "trailing", attributes), ("trailling", "trailing", attributes),
      ("leeding", "leading", attributes), ("widht", "width", attributes), ("heigth", "height", attributes),
      ("centreX", "centerX", attributes), ("centerx", "centerX", attributes),
      ("buttom", "bottom", attributes),
      ("center", "centerX", attributes), ("lastBaselin", "lastBaseline", attributes),
      ("baseline", "lastBaseline", attributes), ("leadingmargins", "leadingMargin", attributes),
      ("subview", "subviews", viewKeys), ("subveiws", "subviews", viewKeys), ("hiden", "hidden", viewKeys),
      ("layoutMargin", "layoutMargins", viewKeys),
      ("contentHugingPriority", "contentHuggingPriority", viewKeys),
      // A word of the name left out, or one too many.
      ("intrinsicSize", "intrinsicContentSize", viewKeys), ("fontSize", "font", viewKeys),
      ("huggingPriority", "contentHuggingPriority", viewKeys),
      ("compressionResistancePriority", "contentCompressionResistancePriority", viewKeys),
      ("contentCompressionResistance", "contentCompressionResistancePriority", viewKeys),
      ("numberOfTextLines", "numberOfLines", viewKeys),
      ("imageName", "image", viewKeys), ("layoutGuide", "layoutGuides", viewKeys),
    ] as [(String, String, [String])])
  func findsWhatWasMeant(_ written: String, _ meant: String, _ names: [String]) {
    let nearest = nearestNames(to: written, in: names)
    #expect(nearest.first == meant, "\(nearest)")
    #expect(nearest.count <= 3)
  }

  @Test(
    arguments: [
      ("", attributes), ("xyz", attributes), ("backgroundColor", attributes), ("q", attributes),
      ("cornerRadius", documentKeys), ("ids", ["width", "height"]), ("a", ["b", "c", "d"]),
      ("zzzzzzzzzzzzzzzzzzzz", viewKeys), ("title", []), ("title", [""]),
    ] as [(String, [String])])
  func saysNothingRatherThanNonsense(_ written: String, _ names: [String]) {
    #expect(nearestNames(to: written, in: names) == [])
  }

  @Test func namesTheNearestFirstAndKeepsTheOrderAmongEquals() {
    #expect(
      nearestNames(to: "title", in: ["titles2", "tilte", "title1", "titl", "titel"]).prefix(2) == [
        "tilte", "title1",
      ])
    #expect(nearestNames(to: "cell9", in: (1...8).map { "cell\($0)" }) == ["cell1", "cell2", "cell3"])
  }

  @Test func namesNothingTwice() {
    #expect(nearestNames(to: "titel", in: ["title", "title", "title"]) == ["title"])
  }

  /// The bounded search gives the distances of the definition.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func distancesAreThoseOfTheDefinition(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let texts = (0..<2).map { _ in String((0..<random.below(9)).map { _ in random.pick(["a", "b", "c"]) }) }
      let expected = plainDistance(Array(texts[0]), Array(texts[1]))
      var comparison = NameComparison(with: texts[0])
      for limit in 0...9 {
        let distance = comparison.distance(to: texts[1], atMost: limit)
        #expect(distance == (expected <= limit ? expected : nil), "\(texts) \(limit)")
      }
    }
  }

  /// Optimal string alignment as its recurrence says it.
  private func plainDistance(_ a: [Character], _ b: [Character]) -> Int {
    guard let x = a.last, let y = b.last else { return max(a.count, b.count) }
    let (shortA, shortB) = (Array(a.dropLast()), Array(b.dropLast()))
    var best = plainDistance(shortA, shortB) + (x == y ? 0 : 1)
    // An equal last letter is always kept.
    if x == y { return best }
    best = min(best, plainDistance(shortA, b) + 1, plainDistance(a, shortB) + 1)
    if let u = shortA.last, let v = shortB.last, x == v, y == u {
      best = min(best, plainDistance(Array(shortA.dropLast()), Array(shortB.dropLast())) + 1)
    }
    return best
  }
}
