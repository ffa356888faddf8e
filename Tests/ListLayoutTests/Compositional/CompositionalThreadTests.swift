import LayoutModel
import ListLayout
import Testing

/// Frames and sizes that UIKit printed in public threads, and what its documentation draws.
@Suite struct CompositionalThreadTests {
  /// A console log of version 16 in a blog: cells of `continuousGroupLeadingBoundary`, groups of 100 by 100, insets of 20;
  /// the fifth is at (420 20; 60 60) of its section.
  @Test func loggedOrthogonalCell() {
    let item = layoutItem(.fractionalWidth(1), .fractionalWidth(1), insets: insets(all: 20))
    var section = section(layoutGroup(.horizontal, .absolute(100), .absolute(100), [item], .times(1)))
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    let frames = layOut((section, 17), in: collectionView(390, 844)).frames()
    #expect(frames[4] == rect(420, 20, 60, 60))
  }

  /// UIKit's own words for a container that it could not fill: "contentSize={1012, 719.5} … applying insets ({0, 14, 0, 14})
  /// from sectionInsetsReference "layoutMargins" to collection view frame {{0, 114}, {1040, 719.5}}"
  /// (SideStore/SideStore, issue 1340).
  @Test func loggedContainerOfMargins() {
    var section = section(
      layoutGroup(
        .horizontal, .fractionalWidth(1), .fractionalHeight(1),
        [layoutItem(.fractionalWidth(1), .fractionalHeight(1))]))
    section.contentInsetsReference = .layoutMargins
    let container = collectionView(1040, 719.5) {
      $0.layoutMargins = EdgeInsets(top: 8, left: 14, bottom: 8, right: 14)
    }
    #expect(layOut((section, 1), in: container).frames() == [rect(14, 0, 1012, 719.5)])
  }

  /// A view 32 points wide whose section has insets of 16 at both sides: nothing is left, and UIKit complains
  /// (LiveContainer/LiveContainer, issue 1414). Here the items are 0 wide.
  @Test func loggedContainerWithoutRoom() {
    let group = layoutGroup(
      .horizontal, .fractionalWidth(1), .estimated(94),
      [layoutItem(.fractionalWidth(0.25), .estimated(94))], spacing: .fixed(16))
    let geometry = layOut(
      (section(group, insets: insets(leading: 16, trailing: 16)), 2), in: collectionView(32, 653),
      sizing: .heights([94, 94]))
    #expect(geometry.frames() == [rect(16, 0, 0, 94), rect(16, 94, 0, 94)])
  }

  /// A logged cell of an inset grouped list, "frame = (20 44; 390 44)": 20 is the margin of windows 430 points wide.
  @Test func loggedListCell() {
    let list = CollectionLayoutSection(.list(CollectionLayoutListConfiguration(appearance: .insetGrouped)))
    let container = collectionView(430, 932) {
      $0.layoutMargins = EdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
    }
    let frames = layOut((list, 2), in: container, sizing: .heights([44, 44])).frames()
    #expect(frames.allSatisfy { $0.minX == 20 && $0.size == Size(width: 390, height: 44) })
    #expect(frames[1].minY - frames[0].minY == 44)
  }

  /// A question of 2023 (Stack Overflow 77072857): two groups that both fill their outer group. There is room for the first
  /// only, so that the third item begins a page of its own, half as wide as the screen.
  @Test func aGroupWithoutRoomIsLeftOut() {
    let half = layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))
    let whole = layoutItem(.fractionalWidth(1), .fractionalHeight(1))
    let plan = layoutGroup(.horizontal, .fractionalWidth(1), .fractionalHeight(1), [half], .equally(2))
    let form = layoutGroup(.horizontal, .fractionalWidth(1), .fractionalHeight(1), [whole], .equally(1))
    var section = section(
      layoutGroup(.horizontal, .fractionalWidth(1), .fractionalHeight(1), [plan, form]))
    section.orthogonalScrollingBehavior = .groupPaging
    let frames = layOut((section, 3), in: collectionView(400, 300)).frames()
    #expect(frames == [rect(0, 0, 200, 300), rect(200, 0, 200, 300), rect(400, 0, 200, 300)])
  }

  /// A line below each item, anchored to its bottom, with cells that ask for 150 in place of 201 points; version 13 draws
  /// it at 150 (kishikawakatsumi/IBPCollectionViewCompositionalLayout, issue 99).
  @Test func supplementaryItemsFollowSelfSizedCells() {
    var item = layoutItem(.fractionalWidth(1), .estimated(201))
    item.supplementaryItems = [
      CollectionLayoutSupplementaryItem(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(1)), elementKind: "separator",
        containerAnchor: CollectionLayoutAnchor(edges: [.bottom], offset: .absolute(Point(x: 0, y: 1))))
    ]
    let group = layoutGroup(.vertical, .fractionalWidth(1), .estimated(201), [item])
    let geometry = layOut((section(group, insets: insets(all: 16)), 2), sizing: .heights([150, 150]))
    #expect(geometry.frames(.supplementary(0)) == [rect(16, 166, 343, 1), rect(16, 316, 343, 1)])
  }

  /// Cards of 185 by 160 with 10 between them and 15 around, which version 13 shows like this (issue 132 of the same).
  @Test func orthogonalCardsBeginAfterTheInset() {
    let group = layoutGroup(
      .horizontal, .absolute(185), .absolute(160), [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
    var section = section(group, spacing: 10, insets: insets(leading: 15, trailing: 15))
    section.orthogonalScrollingBehavior = .continuous
    let geometry = layOut((section, 3))
    #expect(geometry.frames() == [rect(15, 0, 185, 160), rect(210, 0, 185, 160), rect(405, 0, 185, 160)])
    #expect(geometry.contentSize.height == 160)
  }

  /// The figures of `contentInsets` and `edgeSpacing`: items of 20 points become 16 by insets of 2; with 2 points behind them
  /// they stay 20 and move; in a text from right to left to the other side.
  @Test func figuresOfTheDocumentation() {
    let plain = layoutItem(.absolute(20), .absolute(20))
    let inset = layoutItem(.absolute(20), .absolute(20), insets: insets(all: 2))
    var spaced = plain
    spaced.edgeSpacing.trailing = .fixed(2)
    func frames(_ item: CollectionLayoutItem, _ direction: LayoutDirection = .leftToRight) -> [Rect] {
      layOut(
        (section(layoutGroup(.horizontal, .absolute(66), .absolute(20), [item])), 3),
        in: collectionView(66, 100) { $0.layoutDirection = direction }
      ).frames()
    }
    #expect(frames(plain) == [rect(0, 0, 20, 20), rect(20, 0, 20, 20), rect(40, 0, 20, 20)])
    #expect(frames(inset) == [rect(2, 2, 16, 16), rect(22, 2, 16, 16), rect(42, 2, 16, 16)])
    #expect(frames(spaced) == [rect(0, 0, 20, 20), rect(22, 0, 20, 20), rect(44, 0, 20, 20)])
    #expect(
      frames(spaced, .rightToLeft) == [rect(46, 0, 20, 20), rect(24, 0, 20, 20), rect(2, 0, 20, 20)])
  }

  /// `uniformAcrossSiblings(estimate:)`: three items in a row, as high as the highest; with `estimated` each as it asks.
  @Test func uniformSiblingsAreAsHighAsTheHighest() {
    func frames(_ height: CollectionLayoutDimension) -> [Rect] {
      let group = layoutGroup(
        .horizontal, .fractionalWidth(1), .estimated(50), [layoutItem(.fractionalWidth(1 / 3.0), height)],
        .times(3))
      return layOut((section(group), 4), in: collectionView(300), sizing: .heights([40, 70, 55, 10])).frames()
    }
    #expect(frames(.estimated(50)).map(\.size.height) == [40, 70, 55, 10])
    #expect(frames(.estimated(50))[3].minY == 70)
    #expect(frames(.uniformAcrossSiblings(50)).map(\.size.height) == [70, 70, 70, 10])
  }

  /// "When specified on the outermost group for a section, the largest size will be shared across the entire section"
  /// (header).
  @Test func uniformGroupsAreAsHighAsTheHighest() {
    let group = layoutGroup(
      .horizontal, .fractionalWidth(1), .uniformAcrossSiblings(50),
      [layoutItem(.fractionalWidth(0.5), .uniformAcrossSiblings(50))], .times(2))
    let frames = layOut((section(group), 4), sizing: .heights([40, 70, 55, 10])).frames()
    #expect(frames.map(\.minY) == [0, 0, 70, 70])
    #expect(frames.map(\.size.height) == [70, 70, 70, 70])
  }
}
