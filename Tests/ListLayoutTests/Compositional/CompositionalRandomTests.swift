import LayoutModel
import ListLayout
import TestSupport
import Testing

/// Random layouts against the reference, which reads the documentation another way.
@Suite struct CompositionalRandomTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func agreesWithTheReference(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (width, height) = (Double(200 + random.below(800)), Double(300 + random.below(700)))
    let (left, right) = (Double(random.below(50)), Double(random.below(50)))
    let isMirrored = random.chance(40)
    let sections = (0..<1 + random.below(3)).map { _ in (section(&random), random.below(25)) }
    let spacing = Double(random.below(20))
    let container = collectionView(width, height) {
      $0.safeAreaInsets = EdgeInsets(top: 40, left: left, bottom: 30, right: right)
      $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    }
    var layout = CompositionalLayout(sections: sections.map { [.init($0.0)] })
    layout.interSectionSpacing = spacing
    var sizing = GivenSizes.none
    let geometry = layOutSections(
      layout, sections: sections.map { CompositionalSection($0.0, itemCount: $0.1) }, in: container,
      sizing: &sizing)
    let expected = CompositionalReference.frames(
      sections, spacing: spacing, width: width, height: height, leading: isMirrored ? right : left,
      trailing: isMirrored ? left : right, isMirrored: isMirrored, header: 31)
    #expect(agree(geometry.frames(), expected.cells))
    #expect(abs(geometry.contentSize.height - expected.height) < 1e-6)
  }

  private func section(_ random: inout SeededGenerator) -> CollectionLayoutSection {
    let width: CollectionLayoutDimension =
      random.chance(50) ? .fractionalWidth(1) : .fractionalWidth(random.pick([0.3, 0.5, 0.85]))
    let height: CollectionLayoutDimension = random.pick([
      .absolute(44), .absolute(120.5), .fractionalWidth(0.2), .fractionalHeight(0.4),
    ])
    var section = CollectionLayoutSection(.group(group(width, height, depth: 2, &random)))
    section.interGroupSpacing = Double(random.below(12))
    if random.chance(60) { section.contentInsets = someInsets(20, &random) }
    if random.chance(30) {
      section.orthogonalScrollingBehavior = random.pick([
        .continuous, .paging, .groupPaging, .groupPagingCentered, .continuousGroupLeadingBoundary,
      ])
    }
    if random.chance(40) {
      section.boundarySupplementaryItems = [
        .init(
          layoutSize: layoutSize(.fractionalWidth(1), .absolute(31)), elementKind: "title", alignment: .top)
      ]
    }
    return section
  }

  private func group(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension, depth: Int,
    _ random: inout SeededGenerator
  ) -> CollectionLayoutItem {
    let axis: Axis = random.chance(60) ? .horizontal : .vertical
    var repetition = CollectionLayoutGroup.Repetition.untilFull
    if random.chance(50) {
      let count = 1 + random.below(4)
      repetition = random.chance(50) ? .times(count) : .equally(count)
    }
    let count = repetition == .untilFull ? 1 + random.below(3) : 1
    let subitems = (0..<count).map { _ in item(depth: depth - 1, &random) }
    var line = layoutGroup(
      axis, width, height, subitems, repetition, spacing: spacing(12, &random))
    if random.chance(20) { line.contentInsets = someInsets(5, &random) }
    return line
  }

  private func item(depth: Int, _ random: inout SeededGenerator) -> CollectionLayoutItem {
    let width = side(&random)
    let height = side(&random)
    if depth > 0, random.chance(40) { return group(width, height, depth: depth, &random) }
    var item = layoutItem(width, height, insets: random.chance(40) ? someInsets(6, &random) : .none)
    if random.chance(30) {
      item.edgeSpacing.leading = spacing(7, &random)
      item.edgeSpacing.top = spacing(7, &random)
      item.edgeSpacing.trailing = spacing(7, &random)
      item.edgeSpacing.bottom = spacing(7, &random)
    }
    return item
  }

  private func side(_ random: inout SeededGenerator) -> CollectionLayoutDimension {
    random.pick([
      .fractionalWidth(0.25), .fractionalWidth(0.5), .fractionalHeight(1), .fractionalHeight(0.5),
      .absolute(30),
      .absolute(55), .fractionalWidth(1),
    ])
  }

  private func spacing(_ most: Int, _ random: inout SeededGenerator) -> CollectionLayoutSpacing {
    let value = Double(random.below(most))
    return random.chance(70) ? .fixed(value) : .flexible(value)
  }

  private func someInsets(_ most: Int, _ random: inout SeededGenerator) -> DirectionalEdgeInsets {
    insets(
      top: Double(random.below(most)), leading: Double(random.below(most)),
      bottom: Double(random.below(most)),
      trailing: Double(random.below(most)))
  }
}
