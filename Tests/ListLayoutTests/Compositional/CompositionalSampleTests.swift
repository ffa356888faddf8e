import LayoutModel
import ListLayout
import Testing

/// The layouts of Apple's sample code "Implementing Modern Collection Views" and of WWDC 2019/215, on a view 375 points wide;
/// frames by hand from their numbers.
@Suite struct CompositionalSampleTests {
  /// The grid: five items of a fifth of the width in a row as high as they are wide.
  @Test func fiveItemsFillARow() {
    let group = layoutGroup(
      .horizontal, .fractionalWidth(1), .fractionalWidth(0.2),
      [layoutItem(.fractionalWidth(0.2), .fractionalHeight(1))])
    let geometry = layOut((section(group), 94))
    let frames = geometry.frames()
    #expect(
      agree(Array(frames[0..<6]), [0, 75, 150, 225, 300].map { rect($0, 0, 75, 75) } + [rect(0, 75, 75, 75)]))
    // 94 items are 19 rows.
    #expect(geometry.contentSize == Size(width: 375, height: 1425))
  }

  /// The grid with insets: each item is smaller by 5 points at every side, and nothing moves.
  @Test func insetsMakeItemsSmaller() {
    let item = layoutItem(.fractionalWidth(0.2), .fractionalHeight(1), insets: insets(all: 5))
    let group = layoutGroup(.horizontal, .fractionalWidth(1), .fractionalWidth(0.2), [item])
    let frames = layOut((section(group), 7)).frames()
    #expect(frames[0] == rect(5, 5, 65, 65))
    #expect(frames[6] == rect(80, 80, 65, 65))
  }

  /// Two columns: the group keeps its count, whatever the item says of its width, and spacing comes out of the items.
  @Test func countDividesAGroup() {
    let group = layoutGroup(
      .horizontal, .fractionalWidth(1), .absolute(44),
      [layoutItem(.fractionalWidth(1), .fractionalHeight(1))], .equally(2), spacing: .fixed(10))
    let frames = layOut((section(group, spacing: 10, insets: insets(leading: 10, trailing: 10)), 3)).frames()
    #expect(
      agree(frames, [rect(10, 0, 172.5, 44), rect(192.5, 0, 172.5, 44), rect(10, 54, 172.5, 44)]))
  }

  /// Sections that differ: a list, a grid of five and one of three, with insets of 20 at the ends of each.
  @Test func sectionsFollowEachOther() {
    func columns(_ count: Int, _ height: CollectionLayoutDimension) -> CollectionLayoutSection {
      let item = layoutItem(.fractionalWidth(1), .fractionalHeight(1), insets: insets(all: 2))
      return section(
        layoutGroup(.horizontal, .fractionalWidth(1), height, [item], .equally(count)),
        insets: insets(all: 20))
    }
    let geometry = layOut(
      (columns(1, .absolute(44)), 10), (columns(5, .fractionalWidth(0.2)), 10),
      (columns(3, .fractionalWidth(0.2)), 10))
    #expect(geometry.sections[0] == rect(0, 0, 375, 480))
    // Rows of 335 by 67, which is a fifth of what the insets leave.
    #expect(agree(geometry.sections[1], rect(0, 480, 375, 174)))
    #expect(agree(geometry.frames(section: 1)[0], rect(22, 502, 63, 63)))
    #expect(
      agree(geometry.frames(section: 2)[4], rect(20 + 335 / 3 + 2, 480 + 174 + 20 + 67 + 2, 335 / 3 - 4, 63)))
    #expect(abs(geometry.contentSize.height - (480 + 174 + 40 + 4 * 67)) < 1e-6)
  }

  /// Nested groups: a large item beside two small ones in a column.
  @Test func groupsContainGroups() {
    let leading = layoutItem(.fractionalWidth(0.7), .fractionalHeight(1), insets: insets(all: 10))
    let small = layoutItem(.fractionalWidth(1), .fractionalHeight(0.3), insets: insets(all: 10))
    let trailing = layoutGroup(.vertical, .fractionalWidth(0.3), .fractionalHeight(1), [small], .equally(2))
    let group = layoutGroup(
      .horizontal, .fractionalWidth(1), .fractionalHeight(0.4), [leading, trailing])
    let geometry = layOut((section(group), 6), in: collectionView(375, 600))
    #expect(
      agree(
        geometry.frames(),
        [
          rect(10, 10, 242.5, 220), rect(272.5, 10, 92.5, 100), rect(272.5, 130, 92.5, 100),
          rect(10, 250, 242.5, 220), rect(272.5, 250, 92.5, 100), rect(272.5, 370, 92.5, 100),
        ]))
    #expect(geometry.contentSize.height == 480)
  }

  /// A badge at the upper trailing corner, a third of itself outside (WWDC 2019/215; `NSCollectionLayoutAnchor`).
  @Test func badgesStandAtCorners() {
    var item = layoutItem(.fractionalWidth(0.25), .fractionalHeight(1), insets: insets(all: 5))
    let anchor = CollectionLayoutAnchor(
      edges: [.top, .trailing], offset: .fractional(Point(x: 0.3, y: -0.3)))
    item.supplementaryItems = [
      CollectionLayoutSupplementaryItem(
        layoutSize: layoutSize(.absolute(20), .absolute(20)), elementKind: "badge", containerAnchor: anchor)
    ]
    let group = layoutGroup(.horizontal, .fractionalWidth(1), .fractionalWidth(0.2), [item])
    let geometry = layOut((section(group, insets: insets(all: 0)), 2))
    #expect(geometry.frames()[0] == rect(5, 5, 83.75, 65))
    #expect(agree(geometry.frames(.supplementary(0))[0], rect(5 + 83.75 - 20 + 6, 5 - 6, 20, 20)))
    #expect(geometry.elements.last?.zIndex == 1)
    let mirrored = layOut((section(group), 2), in: collectionView { $0.layoutDirection = .rightToLeft })
    #expect(agree(mirrored.frames(.supplementary(0))[0], rect(375 - 74.75 - 20, -1, 20, 20)))
  }

  /// Headers and footers of an estimated height are as wide as the items.
  @Test func headersAndFootersStandOutsideOfTheInsets() {
    let group = layoutGroup(
      .horizontal, .fractionalWidth(1), .absolute(44),
      [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
    var section = section(group, spacing: 5, insets: insets(top: 3, leading: 10, bottom: 4, trailing: 10))
    let size = layoutSize(.fractionalWidth(1), .estimated(44))
    section.boundarySupplementaryItems = [
      .init(
        layoutSize: size, elementKind: CollectionLayoutBoundarySupplementaryItem.sectionHeader,
        alignment: .top),
      .init(
        layoutSize: size, elementKind: CollectionLayoutBoundarySupplementaryItem.sectionFooter,
        alignment: .bottom),
    ]
    let geometry = layOut((section, 5), (section, 5), sizing: .heights([], others: 30))
    #expect(geometry.frames(.header) == [rect(10, 0, 355, 30), rect(10, 307, 355, 30)])
    #expect(geometry.frames()[0] == rect(10, 33, 355, 44))
    #expect(geometry.frames()[1] == rect(10, 82, 355, 44))
    // 30 + 3 + 5 · 44 + 4 · 5 + 4 and 30.
    #expect(geometry.frames(.footer)[0] == rect(10, 277, 355, 30))
    #expect(geometry.contentSize.height == 614)
    #expect(
      geometry.elements.map(\.element.kind).prefix(7) == [
        .header, .cell, .cell, .cell, .cell, .cell, .footer,
      ])
  }

  /// A background is as large as the section, less its own insets; items lie above it.
  @Test func backgroundsLieBehindSections() {
    let group = layoutGroup(
      .horizontal, .fractionalWidth(1), .absolute(44),
      [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
    var section = section(group, spacing: 5, insets: insets(all: 10))
    var background = CollectionLayoutDecorationItem(elementKind: "background")
    background.contentInsets = insets(all: 5)
    section.decorationItems = [background]
    let geometry = layOut((section, 5))
    #expect(geometry.frames(.decoration(0)) == [rect(5, 5, 365, 250)])
    #expect(geometry.elements.first?.zIndex == 1 && geometry.elements.last?.zIndex == 0)
  }

  /// Columns by the width of the container: two, from 800 points on more (WWDC 2019/215, adaptive sections).
  @Test func definitionsFollowTheEnvironment() {
    func columns(_ count: Int) -> CollectionLayoutSection {
      section(
        layoutGroup(
          .horizontal, .fractionalWidth(1), .absolute(44),
          [layoutItem(.fractionalWidth(1), .fractionalHeight(1))], .equally(count)))
    }
    let layout = CompositionalLayout(sections: [
      [.init(columns(1))],
      [.init(columns(5), when: .width(Comparison(atLeast: 800))), .init(columns(2))],
    ])
    #expect(layout.section(0) { _ in true } == columns(1))
    #expect(layout.section(1) { _ in true } == columns(5))
    #expect(layout.section(1) { _ in false } == columns(2))
    #expect(layout.section(7) { _ in true } == columns(5))
  }

  /// Sections that scroll by themselves: three items in a group of 85 hundredths of the width, and the next group behind it.
  @Test func orthogonalSectionsGoOnBeyondTheBounds() {
    let leading = layoutItem(.fractionalWidth(0.7), .fractionalHeight(1), insets: insets(all: 10))
    let trailing = layoutGroup(
      .vertical, .fractionalWidth(0.3), .fractionalHeight(1),
      [layoutItem(.fractionalWidth(1), .fractionalHeight(0.5), insets: insets(all: 10))])
    let group = layoutGroup(
      .horizontal, .fractionalWidth(0.85), .fractionalHeight(0.4), [leading, trailing])
    var section = section(group)
    section.orthogonalScrollingBehavior = .continuous
    let geometry = layOut((section, 5), (section, 3), in: collectionView(400, 500))
    #expect(
      agree(
        geometry.frames(section: 0),
        [
          rect(10, 10, 218, 180), rect(248, 10, 82, 80), rect(248, 110, 82, 80), rect(350, 10, 218, 180),
          rect(588, 10, 82, 80),
        ]))
    #expect(agree(geometry.frames(section: 1)[0], rect(10, 210, 218, 180)))
    #expect(geometry.contentSize == Size(width: 400, height: 400))
  }
}
