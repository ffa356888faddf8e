import LayoutModel
import ListLayout
import Testing

/// The rules of docs/rules/lists.md that no sample shows, by hand arithmetic.
@Suite struct CompositionalRuleTests {
  private let fill = layoutItem(.fractionalWidth(1), .fractionalHeight(1))

  private func rows(_ height: Double) -> CollectionLayoutSection {
    section(layoutGroup(.horizontal, .fractionalWidth(1), .absolute(height), [fill]))
  }

  private func boundary(
    _ alignment: CollectionLayoutBoundarySupplementaryItem.Alignment,
    _ width: CollectionLayoutDimension = .fractionalWidth(1),
    _ height: CollectionLayoutDimension = .absolute(30),
    kind: String = "other"
  ) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize(width, height), elementKind: kind, alignment: alignment)
  }

  @Test("LI-compositional-insets-reference: safe area by default, without what the view is inset by")
  func insetsReferences() {
    let container = collectionView(800, 400) {
      $0.safeAreaInsets = EdgeInsets(top: 20, left: 44, bottom: 21, right: 34)
      $0.layoutMargins = EdgeInsets(top: 8, left: 60, bottom: 8, right: 50)
      $0.readableContentInsets = EdgeInsets(top: 8, left: 64, bottom: 8, right: 64)
    }
    func row(_ reference: ContentInsetsReference, _ container: ListContainer) -> Rect {
      var section = rows(44)
      section.contentInsetsReference = reference
      return layOut((section, 1), in: container).frames()[0]
    }
    #expect(row(.automatic, container) == rect(44, 0, 722, 44))
    #expect(row(.none, container) == rect(0, 0, 800, 44))
    #expect(row(.layoutMargins, container) == rect(60, 0, 690, 44))
    #expect(row(.readableContent, container) == rect(64, 0, 672, 44))
    var mirrored = container
    mirrored.layoutDirection = .rightToLeft
    #expect(row(.safeArea, mirrored) == rect(44, 0, 722, 44))
    var adjusted = container
    adjusted.adjustedContentInset = EdgeInsets(top: 20, left: 44, bottom: 21, right: 34)
    #expect(row(.safeArea, adjusted) == rect(0, 0, 722, 44))
  }

  @Test("LI-compositional-flexible: what is left is shared by flexible distances, also beside few items")
  func flexibleDistances() {
    let item = layoutItem(.absolute(80), .absolute(50))
    let group = layoutGroup(
      .horizontal, .fractionalWidth(1), .absolute(50), [item], spacing: .flexible(10))
    // Four of 80 with gaps of 10 fit into 375; 55 are left for three gaps.
    let frames = layOut((section(group), 6)).frames()
    #expect(
      agree(
        frames.map { rect($0.minX, 0, 80, 50) },
        [0, 1, 2, 3, 0, 1].map { rect($0 * (80 + 55 / 3), 0, 80, 50) }))
    var centred = layoutGroup(.horizontal, .absolute(100), .absolute(50), [fill])
    centred.edgeSpacing.leading = .flexible(0)
    centred.edgeSpacing.trailing = .flexible(0)
    #expect(layOut((section(centred), 1)).frames() == [rect(137.5, 0, 100, 50)])
  }

  @Test("LI-compositional-self-sizing: texts that size themselves wrap to the next row")
  func tagsWrap() {
    let widths: [Double] = [100, 120, 130, 60, 400, 20]
    let item = layoutItem(.estimated(80), .estimated(30))
    let group = layoutGroup(
      .horizontal, .fractionalWidth(1), .estimated(30), [item], spacing: .fixed(8))
    let sizing = GivenSizes { element, width, _ in
      Size(width: width ?? widths[element.item], height: width == nil ? 30 : 60)
    }
    let frames = layOut((section(group, spacing: 8), 6), sizing: sizing).frames()
    #expect(
      frames == [
        rect(0, 0, 100, 30), rect(108, 0, 120, 30), rect(236, 0, 130, 30), rect(0, 38, 60, 30),
        rect(68, 38, 375, 60), rect(0, 106, 20, 30),
      ] || frames[4].size == Size(width: 375, height: 60))
  }

  @Test("LI-compositional-open-groups: columns grow with what is in them")
  func openGroups() {
    let heights: [Double] = [40, 70, 90, 20, 10, 30]
    let column = layoutGroup(
      .vertical, .fractionalWidth(0.5), .estimated(100), [layoutItem(.fractionalWidth(1), .estimated(50))],
      .times(2), spacing: .fixed(4))
    let group = layoutGroup(.horizontal, .fractionalWidth(1), .estimated(100), [column, column])
    let frames = layOut((section(group, spacing: 6), 6), in: collectionView(200), sizing: .heights(heights))
      .frames()
    #expect(
      frames == [
        rect(0, 0, 100, 40), rect(0, 44, 100, 70), rect(100, 0, 100, 90), rect(100, 94, 100, 20),
        rect(0, 120, 100, 10), rect(0, 134, 100, 30),
      ])
  }

  @Test("LI-compositional-open-groups: a fraction of a group that grows is one of what it became")
  func fractionsOfOpenGroups() {
    let tall = layoutItem(.fractionalWidth(0.5), .estimated(44))
    let half = layoutItem(.fractionalWidth(0.5), .fractionalHeight(0.5))
    let group = layoutGroup(.horizontal, .fractionalWidth(1), .estimated(44), [tall, half])
    let frames = layOut((section(group), 2), in: collectionView(200), sizing: .heights([90, 0])).frames()
    #expect(frames == [rect(0, 0, 100, 90), rect(100, 0, 100, 45)])
  }

  @Test("LI-compositional-estimated-insets: insets along an estimated side count for nothing")
  func estimatedInsets() {
    let item = layoutItem(.fractionalWidth(1), .estimated(44), insets: insets(all: 7))
    let group = layoutGroup(.vertical, .fractionalWidth(1), .estimated(44), [item])
    let sizing = GivenSizes { _, width, height in
      #expect(width == 361 && height == nil)
      return Size(width: 361, height: 52)
    }
    #expect(layOut((section(group), 1), sizing: sizing).frames() == [rect(7, 0, 361, 52)])
  }

  @Test("LI-compositional-custom: frames are those that are given, group by group")
  func customGroups() {
    let group = CollectionLayoutItem(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)),
      group: CollectionLayoutGroup(
        .custom([.init(frame: rect(10, 5, 20, 30), zIndex: 3), .init(frame: rect(50, 60, 20, 30))])))
    let geometry = layOut((section(group, spacing: 1, insets: insets(top: 2, leading: 4)), 3))
    #expect(geometry.frames() == [rect(14, 7, 20, 30), rect(54, 62, 20, 30), rect(14, 108, 20, 30)])
    #expect(geometry.elements.map(\.zIndex) == [3, 0, 3])
  }

  @Test("LI-compositional-boundary: alignments, offsets, and items that add no room")
  func boundaryItems() {
    var section = rows(50)
    var overlay = boundary(.topTrailing, .absolute(40), .absolute(20))
    overlay.extendsBoundary = false
    overlay.absoluteOffset = Point(x: 5, y: -3)
    section.boundarySupplementaryItems = [
      boundary(.topLeading, .fractionalWidth(0.5), .absolute(30)),
      boundary(.topTrailing, .absolute(100), .absolute(40)), boundary(.bottom, .absolute(75), .absolute(10)),
      overlay, boundary(.trailing, .absolute(10), .absolute(10)),
    ]
    let geometry = layOut((section, 2))
    #expect(geometry.frames()[0] == rect(0, 40, 375, 50))
    #expect(geometry.frames(.supplementary(0)) == [rect(0, 0, 187.5, 30)])
    #expect(geometry.frames(.supplementary(1)) == [rect(275, 0, 100, 40)])
    #expect(geometry.frames(.supplementary(2)) == [rect(150, 140, 75, 10)])
    #expect(geometry.frames(.supplementary(3)) == [rect(340, 37, 40, 20)])
    #expect(geometry.frames(.supplementary(4)) == [rect(365, 85, 10, 10)])
    #expect(geometry.contentSize.height == 150)
  }

  @Test("LI-compositional-supplementary-reference: boundary items beyond the insets of the cells")
  func supplementaryReferences() {
    func header(_ change: (inout CollectionLayoutSection) -> Void) -> Rect {
      var section = rows(50)
      section.contentInsets = insets(leading: 16, trailing: 16)
      section.boundarySupplementaryItems = [boundary(.top)]
      change(&section)
      let container = collectionView { $0.safeAreaInsets = EdgeInsets(top: 0, left: 40, bottom: 0, right: 0) }
      return layOut((section, 1), in: container).frames(.supplementary(0))[0]
    }
    #expect(header { _ in } == rect(56, 0, 303, 30))
    #expect(header { $0.supplementariesFollowContentInsets = false } == rect(40, 0, 335, 30))
    #expect(header { $0.supplementaryContentInsetsReference = .none } == rect(0, 0, 375, 30))
  }

  @Test("LI-compositional-pinning: headers stay while their section is seen, footers the same")
  func pinning() {
    var section = rows(50)
    section.boundarySupplementaryItems = [
      boundary(.top, kind: CollectionLayoutBoundarySupplementaryItem.sectionHeader),
      boundary(.bottom, kind: CollectionLayoutBoundarySupplementaryItem.sectionFooter),
    ]
    section.boundarySupplementaryItems[0].pinToVisibleBounds = true
    section.boundarySupplementaryItems[1].pinToVisibleBounds = true
    // Sections of 30 + 500 + 30.
    func geometry(_ offset: Double) -> ListGeometry {
      layOut(
        (section, 10), (section, 10),
        in: collectionView(375, 400) {
          $0.adjustedContentInset = EdgeInsets(top: 64, left: 0, bottom: 34, right: 0)
          $0.contentOffset = Point(x: 0, y: offset)
        })
    }
    #expect(geometry(-64).frames(.header).map(\.minY) == [0, 560])
    // The visible part ends at -64 + 400 - 34.
    #expect(geometry(-64).frames(.footer).map(\.minY) == [272, 560])
    #expect(geometry(36).frames(.header).map(\.minY) == [100, 560])
    // Pushed out by the end of its section.
    #expect(geometry(480).frames(.header).map(\.minY) == [530, 560])
    #expect(geometry(480).frames(.footer).map(\.minY) == [530, 816])
  }

  @Test("LI-compositional-orthogonal-rest: the first group in the middle, whatever the insets")
  func centredGroups() {
    var section = section(
      layoutGroup(.horizontal, .fractionalWidth(0.8), .absolute(100), [fill]), spacing: 10,
      insets: insets(leading: 30, trailing: 10))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    // 0.8 · 335 = 268.
    #expect(agree(layOut((section, 2)).frames(), [rect(53.5, 0, 268, 100), rect(331.5, 0, 268, 100)]))
  }

  @Test("LI-compositional-section-spacing and items of the layout itself")
  func globalItems() {
    let geometry = layOut((rows(50), 2), (rows(50), 0), (rows(50), 1)) {
      $0.interSectionSpacing = 7
      $0.boundarySupplementaryItems = [boundary(.top), boundary(.bottom)]
    }
    #expect(geometry.frames().map(\.minY) == [30, 80, 144])
    #expect(
      geometry.frames(.supplementary(0), section: CompositionalLayout.ownSection) == [rect(0, 0, 375, 30)])
    #expect(geometry.frames(.supplementary(1)) == [rect(0, 194, 375, 30)])
    #expect(geometry.contentSize == Size(width: 375, height: 224))
    #expect(geometry.sections == [rect(0, 30, 375, 100), rect(0, 137, 375, 0), rect(0, 144, 375, 50)])
  }

  @Test("LI-compositional-right-to-left: horizontal layouts begin at the right")
  func horizontalMirrored() {
    let section = section(
      layoutGroup(
        .vertical, .absolute(60), .fractionalHeight(1),
        [layoutItem(.fractionalWidth(1), .fractionalHeight(0.5))]),
      spacing: 5, insets: insets(leading: 3))
    let geometry = layOut((section, 3), in: collectionView(100, 50) { $0.layoutDirection = .rightToLeft }) {
      $0.scrollDirection = .horizontal
    }
    #expect(geometry.contentSize == Size(width: 128, height: 50))
    #expect(geometry.frames() == [rect(65, 0, 60, 25), rect(65, 25, 60, 25), rect(0, 0, 60, 25)])
  }

  @Test("LI-compositional-lists: appearances") func lists() {
    func list(_ appearance: CollectionLayoutListConfiguration.Appearance, header: Bool) -> ListGeometry {
      var list = CollectionLayoutListConfiguration(appearance: appearance)
      if header { list.headerMode = .supplementary }
      let container = collectionView { $0.layoutMargins = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16) }
      return layOut(
        (CollectionLayoutSection(.list(list)), 2), in: container, sizing: .heights([50, 60], others: 28))
    }
    #expect(list(.plain, header: false).frames() == [rect(0, 0, 375, 50), rect(0, 50, 375, 60)])
    #expect(list(.plain, header: true).frames(.header) == [rect(0, 22, 375, 28)])
    #expect(list(.insetGrouped, header: true).frames()[0] == rect(16, 28, 343, 50))
    #expect(list(.grouped, header: false).frames()[0] == rect(0, 35, 375, 50))
    #expect(list(.grouped, header: false).contentSize.height == 162.5)
  }

  // MARK: Hostile layouts

  @Test func emptySizesEnd() {
    let nothing = layoutItem(.absolute(0), .absolute(0))
    for axis in Axis.allCases {
      let group = layoutGroup(axis, .absolute(0), .absolute(0), [nothing], spacing: .flexible(0))
      #expect(layOut((section(group), 10_000)).frames().count == 10_000)
      let open = layoutGroup(axis, .estimated(0), .estimated(0), [group])
      #expect(layOut((section(open), 1000)).frames().count == 1000)
    }
    let empty = layoutGroup(.vertical, .absolute(10), .absolute(10), [])
    #expect(layOut((section(empty), 5)).frames().isEmpty)
    #expect(
      layOut((section(layoutGroup(.vertical, .absolute(10), .absolute(10), [empty])), 5)).frames().isEmpty)
  }

  @Test func deepGroupsEnd() {
    var group = layoutGroup(.horizontal, .fractionalWidth(1), .fractionalHeight(1), [fill, fill])
    for level in 0..<60 {
      group = layoutGroup(
        level % 2 == 0 ? .vertical : .horizontal, .fractionalWidth(1), .estimated(10), [group, fill],
        spacing: .flexible(1))
    }
    #expect(layOut((section(group), 500)).frames().count == 500)
  }

  @Test func manyItemsTakeOneLook() {
    let item = layoutItem(.fractionalWidth(0.25), .estimated(40))
    let group = layoutGroup(.horizontal, .fractionalWidth(1), .estimated(40), [item], spacing: .fixed(0))
    var questions = GivenSizes { _, width, _ in Size(width: width ?? 0, height: 40) }
    let layout = CompositionalLayout(sections: [[.init(section(group))]])
    let geometry = layOutSections(
      layout, sections: [CompositionalSection(section(group), itemCount: 10_000)], in: collectionView(),
      sizing: &questions)
    #expect(geometry.contentSize.height == 100_000)
    #expect(questions.questions == 10_000)
  }
}
