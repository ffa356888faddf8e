import LayoutModel
import Testing

/// Names and raw values are UIKit's; the public headers of UIKit are the source.
@Suite struct VocabularyTests {
  @Test(
    arguments: [
      (0, "notAnAttribute"), (1, "left"), (2, "right"), (3, "top"), (4, "bottom"), (5, "leading"),
      (6, "trailing"),
      (7, "width"), (8, "height"), (9, "centerX"), (10, "centerY"), (11, "lastBaseline"),
      (12, "firstBaseline"),
      (13, "leftMargin"), (14, "rightMargin"), (15, "topMargin"), (16, "bottomMargin"), (17, "leadingMargin"),
      (18, "trailingMargin"), (19, "centerXWithinMargins"), (20, "centerYWithinMargins"),
    ] as [(UInt8, String)])
  func attributesHaveUIKitsNumbers(_ raw: UInt8, _ name: String) {
    #expect(LayoutAttribute(rawValue: raw)?.name == name)
    #expect(LayoutAttribute(name: name)?.rawValue == raw)
  }

  @Test func attributesEndWithTheTable() {
    #expect(LayoutAttribute.allCases.count == 21)
    #expect(LayoutAttribute(name: "baseline") == .lastBaseline)
    #expect(LayoutAttribute(name: "Left") == nil)
    #expect(LayoutAttribute(name: "") == nil)
  }

  @Test func kindsFollowTheLetters() {
    let sizes = LayoutAttribute.allCases.filter { if case .size = $0.kind { true } else { false } }
    #expect(sizes == [.width, .height])
    let vertical = LayoutAttribute.allCases.filter { $0.kind == .position(.vertical) }
    #expect(
      vertical == [
        .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins,
      ])
    #expect(
      LayoutAttribute.allCases.filter(\.isDirectional) == [
        .leading, .trailing, .leadingMargin, .trailingMargin,
      ])
    #expect(LayoutAttribute.allCases.filter(\.isAbsoluteSide) == [.left, .right, .leftMargin, .rightMargin])
    #expect(LayoutAttribute.allCases.filter { !$0.isOnViewsOnly }.count == 11)
  }

  @Test func relationsHaveUIKitsNumbers() {
    #expect(LayoutConstraint.Relation.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(
      LayoutConstraint.Relation.allCases.map(\.name) == ["lessThanOrEqual", "equal", "greaterThanOrEqual"])
    #expect(LayoutConstraint.Relation.allCases.map(\.sign) == ["<=", "==", ">="])
  }

  @Test func priorityNamesMeanUIKitsLevels() {
    #expect(LayoutConstraint.priorityNames.map { LayoutConstraint.priority(named: $0) } == [1000, 750, 250])
    #expect(LayoutConstraint.priority(named: "Required") == nil)
  }

  @Test(arguments: [
    ("12", 12, 0), ("12.0", 12, 0), ("26.1", 26, 1), ("9.3", 9, 3), ("10.10", 10, 10), ("999.999", 999, 999),
    ("1", 1, 0), ("08.01", 8, 1),
  ])
  func readsVersions(_ text: String, _ major: Int, _ minor: Int) {
    #expect(SystemVersion(text) == SystemVersion(major, minor))
  }

  @Test(arguments: [
    "", "0", "0.5", "x", "12.", ".5", "12.x", "1.2.3", " 12", "12 ", "-12", "+12", "1000", "12.1000", "1e1",
    "１２", "v12",
  ])
  func refusesOtherVersions(_ text: String) { #expect(SystemVersion(text) == nil) }

  @Test func versionsCompareByNumbers() {
    let versions = ["8", "9.3", "10", "10.2", "10.10", "26.1"].compactMap { SystemVersion($0) }
    #expect(versions.count == 6 && versions == versions.sorted())
    #expect(versions.map(\.description) == ["8", "9.3", "10", "10.2", "10.10", "26.1"])
  }

  @Test func landscapeAloneIsLandscapeRight() {
    #expect(InterfaceOrientation(word: "landscape") == .landscapeRight)
    #expect(
      InterfaceOrientation.allCases.map(\.rawValue)
        == ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"])
    #expect(InterfaceOrientation(word: "Portrait") == nil)
  }

  // MARK: Variations

  @Test(
    arguments: [
      ("wC", .compact, nil), ("wR", .regular, nil), ("hC", nil, .compact), ("hR", nil, .regular),
      ("wC hR", .compact, .regular), ("hR wC", .compact, .regular), ("wR hC", .regular, .compact),
    ] as [(String, SizeClass?, SizeClass?)])
  func readsConditions(_ key: String, _ horizontal: SizeClass?, _ vertical: SizeClass?) {
    #expect(SizeClassCondition(key) == SizeClassCondition(horizontal: horizontal, vertical: vertical))
  }

  @Test(arguments: [
    "", " ", "default", "wc", "wA", "wC ", " wC", "wC  hC", "wC wC", "wC wR", "hC hR", "wC hC wC", "w",
    "wChC",
  ])
  func refusesOtherConditions(_ key: String) { #expect(SizeClassCondition(key) == nil) }

  @Test func everySuggestedConditionCanBeRead() {
    #expect(Set(SizeClassCondition.keys.compactMap { SizeClassCondition($0) }).count == 8)
  }

  @Test func moreSpecificConditionsRankHigher() {
    let ranks = ["hC", "wC", "wC hC"].compactMap { SizeClassCondition($0)?.rank }
    #expect(ranks == ranks.sorted() && Set(ranks).count == 3)
  }

  @Test func anUnspecifiedClassFulfilsNoDemand() {
    var traits = TraitCollection()
    traits.horizontalSizeClass = .compact
    let matching = SizeClassCondition.keys.filter { SizeClassCondition($0)?.matches(traits) == true }
    #expect(matching == ["wC"])
    traits.verticalSizeClass = .regular
    #expect(
      SizeClassCondition.keys.filter { SizeClassCondition($0)?.matches(traits) == true } == [
        "wC", "hR", "wC hR",
      ])
  }
}
