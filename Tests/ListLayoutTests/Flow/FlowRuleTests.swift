import LayoutModel
import Testing

@testable import ListLayout

/// Rules as Apple's documentation states them, with numbers worked out by hand.
@Suite struct FlowRuleTests {
  /// Collection View Programming Guide: "the flow layout object centers items vertically on the same line"; a line is as high
  /// as its highest item, and lines have their spacing between the lowest and the highest point.
  @Test("LI-flow-thickness") func itemsAreCentredInTheirLine() {
    var flow = FlowCase(width: 100)
    flow.add([Size(40, 20), Size(40, 50), Size(40, 30), Size(40, 10)])
    #expect(flow.cells().map(\.minY) == [15, 0, 60, 70])
    #expect(flow.result.geometry.contentSize == Size(100, 90))
  }

  /// `sectionInset` and `headerReferenceSize`: insets lie between header, lines and footer, and do not narrow headers; without a
  /// length in the direction of scrolling there is no header. `minimumLineSpacing`: not beside headers and footers.
  @Test("LI-flow-sections, LI-flow-headers") func sectionsFollowEachOther() {
    var flow = FlowCase(width: 200)
    flow.layout.sectionInset = EdgeInsets(top: 5, left: 20, bottom: 7, right: 30)
    flow.layout.headerReferenceSize = Size(60, 40)
    flow.layout.footerReferenceSize = Size(60, 25)
    flow.layout.itemSize = Size(150, 50)
    flow.add(2)
    flow.add(0)
    flow.sections[0].hasHeader = true
    flow.sections[0].hasFooter = true
    flow.sections[1].hasHeader = true
    flow.sections[1].headerReferenceSize = Size(10, 0)
    let geometry = flow.result.geometry
    #expect(
      geometry.elements.map(\.frame) == [
        Rect(0, 0, 200, 40), Rect(20, 45, 150, 50), Rect(20, 105, 150, 50), Rect(0, 162, 200, 25),
      ])
    #expect(geometry.elements.map(\.element.kind) == [.header, .cell, .cell, .footer])
    #expect(geometry.sections == [Rect(0, 0, 200, 187), Rect(0, 187, 200, 12)])
    #expect(geometry.contentSize == Size(200, 199))
  }

  /// Sideways, widths of headers count, and their height is that of the view.
  @Test("LI-flow-headers: sideways") func headersOfRows() {
    var flow = FlowCase(width: 300, height: 100)
    flow.layout.scrollDirection = .horizontal
    flow.layout.headerReferenceSize = Size(30, 40)
    flow.layout.sectionInset = EdgeInsets(top: 10, left: 5, bottom: 10, right: 15)
    flow.layout.itemSize = Size(60, 80)
    flow.add(2)
    flow.sections[0].hasHeader = true
    #expect(flow.frames(.header) == [Rect(0, 0, 30, 100)])
    #expect(flow.cells() == [Rect(35, 10, 60, 80), Rect(105, 10, 60, 80)])
    #expect(flow.result.geometry.contentSize == Size(180, 100))
  }

  /// What a delegate says of one section replaces what the layout says.
  @Test("LI-flow-delegates") func delegatesAnswerForSections() {
    var flow = FlowCase(width: 220)
    flow.add(3)
    flow.add(3)
    flow.sections[1].sectionInset = EdgeInsets(top: 1, left: 10, bottom: 2, right: 10)
    flow.sections[1].minimumInteritemSpacing = 60
    flow.sections[1].minimumLineSpacing = 4
    flow.sections[1].itemSizes = [0: Size(40, 40), 1: Size(40, 40), 2: Size(40, 40)]
    #expect(flow.cells(0).map(\.origin) == [0, 85, 170].map { Point(x: $0, y: 0) })
    #expect(
      flow.cells(1) == [Rect(10, 51, 40, 40), Rect(170, 51, 40, 40), Rect(10, 95, 40, 40)])
    #expect(flow.result.geometry.contentSize.height == 137)
  }

  /// `sectionInsetReference`: insets count from the safe area or the margins, and are at least the content inset.
  @Test("LI-flow-inset-reference") func insetsCountFromSafeAreaOrMargins() {
    var flow = FlowCase(width: 800, height: 300)
    flow.container.safeAreaInsets = EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    flow.container.layoutMargins = EdgeInsets(top: 8, left: 60, bottom: 29, right: 64)
    flow.layout.sectionInset = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    flow.layout.itemSize = Size(100, 20)
    flow.layout.minimumInteritemSpacing = 600
    flow.add(2)
    func reach() -> [Double] { [flow.cells()[0].minX, flow.cells()[0].minY] }
    flow.layout.itemSize.width = 780
    #expect(flow.cells()[0] == Rect(10, 10, 780, 20))
    flow.layout.sectionInsetReference = .fromSafeArea
    flow.layout.itemSize.width = 692
    #expect(flow.cells()[0] == Rect(54, 10, 692, 20))
    flow.layout.sectionInsetReference = .fromLayoutMargins
    flow.layout.itemSize.width = 656
    #expect(flow.cells()[0] == Rect(70, 10, 656, 20))
    // Content insets of 50 leave 700, of which 4 are insets; 60 are more than safe area and inset.
    flow.layout.sectionInsetReference = .fromSafeArea
    flow.container.adjustedContentInset = EdgeInsets(top: 0, left: 50, bottom: 0, right: 60)
    flow.layout.itemSize.width = 686
    #expect(flow.cells()[0] == Rect(4, 10, 686, 20))
  }

  /// `sectionHeadersPinToVisibleBounds`: a header stays at the top of what is visible until the next one pushes it away; a footer
  /// at the bottom likewise.
  @Test("LI-flow-pins") func headersAndFootersPin() {
    var flow = FlowCase(width: 100, height: 200)
    flow.layout.headerReferenceSize = Size(0, 30)
    flow.layout.footerReferenceSize = Size(0, 20)
    flow.layout.itemSize = Size(100, 300)
    for section in 0..<3 {
      flow.add(1)
      flow.sections[section].hasHeader = true
      flow.sections[section].hasFooter = true
    }
    flow.container.adjustedContentInset.top = 64
    // Sections are 350 high; 104 to 240 of the content is seen below a bar.
    flow.container.contentOffset.y = 40
    func tops(_ kind: ListElement.Kind) -> [Double] { (0..<3).map { flow.frames(kind, $0)[0].minY } }
    #expect(tops(.header) == [0, 350, 700])
    flow.layout.sectionHeadersPinToVisibleBounds = true
    #expect(tops(.header) == [104, 350, 700])
    #expect(tops(.footer) == [330, 680, 1030])
    flow.layout.sectionFootersPinToVisibleBounds = true
    #expect(tops(.footer) == [220, 350, 700])
    // 335 is the top: the header of the first section leaves with its end at 350.
    flow.container.contentOffset.y = 271
    #expect(tops(.header) == [320, 350, 700])
    // Beyond the start nothing pins, as people found when a view bounces.
    flow.container.contentOffset.y = -100
    #expect(tops(.header) == [0, 350, 700])
  }

  /// `estimatedItemSize`: any other value than zero asks each cell. `collectionView(_:layout:sizeForItemAt:)` turns that off (Open
  /// Radar 25778615).
  @Test("LI-flow-estimates") func estimatedItemsAreAsked() {
    var flow = FlowCase(width: 200)
    flow.layout.estimatedItemSize = .automatic
    flow.add(3)
    flow.sections[0].itemSizes[1] = Size(120, 10)
    flow.sizes = FlowSizes { Size(60 + 10 * Double($0.item), 20) }
    #expect(flow.cells() == [Rect(0, 0, 60, 20), Rect(80, 5, 120, 10), Rect(0, 30, 80, 20)])
    var sizes = flow.sizes
    _ = layOutFlow(flow.layout, sections: flow.sections, in: flow.container, sizing: &sizes)
    #expect(sizes.asked == [0, 2].map { ListElement(.cell, section: 0, item: $0) })
    flow.layout.estimatedItemSize = nil
    #expect(flow.cells()[0].size == Size(50, 50))
  }

  /// What `sizing` throws ends the layout.
  @Test func failuresAreThrown() {
    struct Refusal: Error {}
    struct Refusing: ElementSizing {
      func size(of: ListElement, width: Double?, height: Double?) throws(Refusal) -> Size { throw Refusal() }
    }
    var flow = FlowCase(width: 200)
    flow.layout.estimatedItemSize = .automatic
    flow.add(1)
    var sizing = Refusing()
    #expect(throws: Refusal.self) {
      _ = try layOutFlow(flow.layout, sections: flow.sections, in: flow.container, sizing: &sizing)
    }
  }
}
