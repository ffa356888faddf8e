import LayoutModel
import Testing

@testable import ListLayout

/// Frames that UIKit printed, most of them as the "expected value" of its warning about cached frames that a subclass of
/// `UICollectionViewFlowLayout` had changed.
@Suite struct FlowRecordedTests {
  /// `algal/ALGReversedFlowLayout` pull request 3: item 11 at {{0, 15499}, {320, 1399}}, with the spacings of UIKit.
  @Test("LI-flow-lines: twelve cells one below the other") func linesFollowEachOther() {
    var flow = FlowCase(width: 320)
    flow.layout.itemSize = Size(320, 1399)
    flow.add(12)
    #expect(flow.cells()[11] == Rect(0, 15499, 320, 1399))
  }

  /// `fggeraissate/FFCalendar` issue 24: item 3 at {{440, 2}, {144, 120}}, seven days of 144 in the 1024 points of an iPad.
  @Test("LI-flow-full-lines: a week of a calendar") func weeksAreSpread() {
    var flow = FlowCase(width: 1024)
    flow.layout.itemSize = Size(144, 120)
    flow.layout.minimumInteritemSpacing = 2
    flow.layout.minimumLineSpacing = 2
    flow.layout.sectionInset.top = 2
    flow.add(35)
    #expect(flow.cells()[3] == Rect(440, 2, 144, 120))
  }

  /// `jessesquires/JSQMessagesViewController` issue 1218: {{4, 10}, {367, 58}} on 375 points, with the library's insets.
  @Test("LI-flow-insets: a message") func messagesStandInTheirInsets() {
    var flow = FlowCase(width: 375)
    flow.layout.sectionInset = EdgeInsets(top: 10, left: 4, bottom: 10, right: 4)
    flow.add([Size(367, 58), Size(367, 100)])
    #expect(flow.cells()[0] == Rect(4, 10, 367, 58))
  }

  /// `terminatorover/RGCardViewLayout` issue 16: {{35, 83.5}, {305, 500.25}} on an iPhone 6. The library's source has the
  /// sizes: a card is three quarters of 667 high, so that 83.375 lie above it.
  @Test("LI-flow-single, LI-flow-pixels: a card in the middle of its column") func cardsAreCentred() {
    var flow = FlowCase(width: 375, height: 667)
    flow.layout.scrollDirection = .horizontal
    flow.layout.itemSize = Size(305, 500.25)
    flow.layout.sectionInset = EdgeInsets(top: 0, left: 35, bottom: 0, right: 35)
    flow.add(1)
    flow.add(1)
    #expect(flow.cells()[0] == Rect(35, 83.5, 305, 500.25))
  }

  /// `akkyie/AKPickerView` issue 62: {{170.66666666666666, 0}, {73, 736}} on an iPhone 6 Plus: the inset is half of what 414
  /// points leave beside the first item, 170.5.
  @Test("LI-flow-pixels: halves go to larger coordinates") func halvesAreRoundedUp() {
    var flow = FlowCase(width: 414, height: 736, scale: 3)
    flow.layout.scrollDirection = .horizontal
    flow.layout.sectionInset = EdgeInsets(top: 0, left: 170.5, bottom: 0, right: 170.5)
    flow.add([Size(73, 736), Size(60, 736)])
    #expect(flow.cells()[0] == Rect(170.0 + 2.0 / 3, 0, 73, 736))
  }

  /// `nilsou/NHAlignmentFlowLayout` issue 7: {{196.5, 16}, {160, 170.6666666666672}} where the library's own sum was
  /// 196.6666: two columns of 160 on 375 points with 18 1/3 before, between and after them.
  @Test("LI-flow-pixels: the nearest pixel, and sizes as they are") func sizesAreNotRounded() {
    var flow = FlowCase(width: 375)
    let gap = 55.0 / 3
    flow.layout.sectionInset = EdgeInsets(top: 16, left: gap, bottom: 16, right: gap)
    flow.layout.minimumInteritemSpacing = gap
    flow.layout.itemSize = Size(160, 170.6666666666672)
    flow.add(2)
    #expect(flow.cells()[1] == Rect(196.5, 16, 160, 170.6666666666672))
  }

  /// `mokagio/UICollectionViewLeftAlignedLayout` issue 4: {{217.666, 0}, {136.333, 30}} where the library wanted 179: the
  /// second of two items reaches the end of the line, at 354.
  @Test("LI-flow-full-lines: two items at the ends of a line") func twoItemsReachTheEnds() {
    var flow = FlowCase(width: 354, scale: 3)
    flow.add([Size(169, 30), Size(136 + 1.0 / 3, 30), Size(200, 30)])
    #expect(flow.cells()[1].isClose(to: Rect(217 + 2.0 / 3, 0, 136 + 1.0 / 3, 30)))
  }

  /// Pull request 67 of `steipete/PSTCollectionView`: two items of 155 with 10 between them fill 320 points of iOS 6.
  @Test("LI-flow-lines: what fits exactly") func exactFitsShareALine() {
    var flow = FlowCase(width: 320)
    flow.layout.itemSize = Size(155, 40)
    flow.add(4)
    #expect(flow.cells().map(\.minX) == [0, 165, 0, 165])
  }
}

/// Cells of flow layouts as `IGListDebugger` wrote them into issues of `Instagram/IGListKit`, with UIKit's three places.
@Suite struct FlowDumpTests {
  private func expect(_ found: [Rect], _ printed: [Rect]) {
    #expect(found.count == printed.count)
    for (frame, wanted) in zip(found, printed) where !frame.isClose(to: wanted, 0.001) {
      Issue.record("\(frame) instead of \(wanted)")
    }
  }

  /// Issue 1232, 414 points at three pixels each: two columns of (414 - 0.5) / 2 with half a point between them, between lines too. The
  /// sections before end at 451.25, which the four positions that follow leave open by less than a quarter of a point.
  @Test("LI-flow-pixels: every origin is rounded by itself") func twoColumns() {
    var flow = FlowCase(width: 414, scale: 3)
    (flow.layout.minimumLineSpacing, flow.layout.minimumInteritemSpacing) = (0.5, 0.5)
    flow.add([Size(414, 451.25)])
    flow.add(Array(repeating: Size(206.75, 80), count: 4))
    flow.add([Size(414, 55)])
    flow.add(Array(repeating: Size(206.75, 80), count: 2))
    expect(
      flow.cells(1),
      [
        Rect(0, 451.333, 206.75, 80), Rect(207.333, 451.333, 206.75, 80), Rect(0, 531.667, 206.75, 80),
        Rect(207.333, 531.667, 206.75, 80),
      ])
    expect(flow.cells(2), [Rect(0, 611.667, 414, 55)])
    expect(flow.cells(3), [Rect(0, 666.667, 206.75, 80), Rect(207.333, 666.667, 206.75, 80)])
  }

  /// Issue 1374, iOS 12.2: the first of twenty sections in a row of 375 by 213.333.
  @Test("LI-flow-single: a tile in a row") func tile() {
    var flow = FlowCase(width: 375, height: 213.33333333333334, scale: 3)
    flow.layout.scrollDirection = .horizontal
    flow.layout.itemSize = Size(319, 193.446)
    flow.layout.sectionInset.left = 16
    for _ in 0..<20 { flow.add(1) }
    expect(flow.cells(0), [Rect(16, 10, 319, 193.446)])
  }

  /// Issue 866, a television: videos of 412 by 240 in a row that is 66 lower than they are. The dump does not say how high the
  /// row is, but videos that began at its top would be at 0.
  @Test("LI-flow-too-large: too high videos stand in the middle") func videos() {
    var flow = FlowCase(width: 1920, height: 174, scale: 1)
    flow.layout.scrollDirection = .horizontal
    flow.layout.itemSize = Size(412, 240)
    flow.layout.minimumLineSpacing = 60
    flow.layout.sectionInset.left = 80
    flow.add(4)
    expect(flow.cells(), [80, 552, 1024, 1496].map { Rect($0, -33, 412, 240) })
    #expect(flow.result.notes.map(\.count) == [4])
  }

  /// Issue 866 again: sections of one category each, and issue 759: the list of the example app.
  @Test(
    "LI-flow-sections: sections of one item",
    arguments: [
      (1920.0, 280.0, [5: 1400.0, 6: 1680]), (375, 55, [2: 110, 3: 165, 4: 220, 5: 275, 6: 330, 7: 385]),
    ])
  func sectionsOfOneItem(width: Double, height: Double, tops: [Int: Double]) {
    var flow = FlowCase(width: width, scale: width > 1000 ? 1 : 2)
    flow.layout.itemSize = Size(width, height)
    for _ in 0..<10 { flow.add(1) }
    for (section, top) in tops { #expect(flow.cells(section) == [Rect(0, top, width, height)]) }
  }
}

/// What people saw and described, with the numbers of their projects.
@Suite struct FlowObservedTests {
  /// Open Radar 32517782 and its sample project, on an iPad of 9.7 inches: small cells of 320 by 253 and a wide one, which
  /// is the last, in a view with content insets.
  private func radar(width: Double, inset: Double, small: Int, wide: Double) -> FlowCase {
    var flow = FlowCase(width: width)
    flow.container.adjustedContentInset = EdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    flow.layout.headerReferenceSize = Size(0, 60)
    flow.layout.minimumLineSpacing = 12
    flow.layout.sectionInset = EdgeInsets(top: 17, left: 0, bottom: 9, right: 0)
    flow.add(Array(repeating: Size(320, 253), count: small) + [Size(wide, 80)])
    flow.sections[0].hasHeader = true
    return flow
  }

  @Test("LI-flow-single: upright, the last of three small cells is centred") func oddCellIsCentred() {
    let flow = radar(width: 768, inset: 59, small: 3, wide: 650)
    #expect(
      flow.cells() == [
        Rect(0, 77, 320, 253), Rect(330, 77, 320, 253), Rect(165, 342, 320, 253), Rect(0, 607, 650, 80),
      ])
    #expect(flow.frames(.header) == [Rect(0, 0, 650, 60)])
    #expect(flow.result.geometry.contentSize == Size(650, 696))
  }

  @Test("LI-flow-full-lines: on its side, the second of two small cells leaves a gap")
  func twoCellsAreSpread() {
    let flow = radar(width: 1024, inset: 21, small: 2, wide: 982)
    #expect(flow.cells().map(\.minX) == [0, 662, 0])
  }

  @Test("LI-flow-equal: without the wide cell the small ones begin at the left")
  func equalCellsStayInTheirGrid() {
    var flow = FlowCase(width: 650)
    flow.layout.itemSize = Size(320, 253)
    flow.add(3)
    #expect(flow.cells().map(\.minX) == [0, 330, 0])
  }

  /// Open Radar 20825965: the last line is left-aligned where sizes differ; a question of 2019 ("Collection view grid last row
  /// appears differently despite equal widths") has such a line full, with the smallest spacing in it.
  @Test("LI-flow-last-line: of items that differ") func lastLineIsNotSpread() {
    var flow = FlowCase(width: 300)
    flow.add([Size(100, 30), Size(150, 30), Size(150, 30), Size(100, 30)])
    #expect(flow.cells().map(\.minX) == [0, 150, 0, 160])
  }

  /// In a grid all lines have the gaps of a full one: "UICollectionView is smart and lays out items like they
  /// would have been placed on a full row" (`PSTGridLayoutRow.m`).
  @Test("LI-flow-equal: the last line of a grid") func lastLineOfAGrid() {
    var flow = FlowCase(width: 320)
    flow.add(7)
    #expect(flow.cells().map(\.minX) == [0, 67.5, 135, 202.5, 270, 0, 67.5])
    #expect(flow.cells()[6].minY == 60)
  }

  /// `Instagram/IGListKit` issue 520: with an estimated size the only cell of a section is centred; two begin at the left.
  @Test("LI-flow-one-estimated") func oneEstimatedCellIsCentred() {
    var flow = FlowCase(width: 320)
    flow.layout.estimatedItemSize = .size(Size(50, 50))
    flow.sizes = FlowSizes { _ in Size(100, 40) }
    flow.add(1)
    flow.add(2)
    #expect(flow.cells(0) == [Rect(110, 0, 100, 40)])
    #expect(flow.cells(1).map(\.minX) == [0, 110])
  }

  /// Open Radar 47732322: spacings of 10 between items and 50 between lines of a layout that scrolls sideways: with equal
  /// cells 50 lie between columns; with cells that differ 10, and more than 50 in a column.
  @Test("LI-flow-horizontal-spacing: columns of equal and of different cells") func spacingsAreExchanged() {
    var flow = FlowCase(width: 320, height: 300)
    flow.layout.scrollDirection = .horizontal
    flow.layout.minimumLineSpacing = 50
    flow.layout.minimumInteritemSpacing = 10
    flow.layout.itemSize = Size(80, 145)
    flow.add(4)
    #expect(
      flow.cells().map(\.origin) == [
        Point(x: 0, y: 0), Point(x: 0, y: 155), Point(x: 130, y: 0), Point(x: 130, y: 155),
      ])
    flow.sections = []
    flow.add([Size(80, 120), Size(80, 120), Size(70, 120), Size(80, 120)])
    #expect(flow.cells().map(\.minX) == [0, 0, 95, 90])
    #expect(flow.cells().map(\.minY) == [0, 180, 0, 170])
  }

  /// Thread 766161 of Apple's forums: a row of cells with different widths that are higher than the view: the spacing of
  /// items lies before the first.
  @Test("LI-flow-too-large: what is too high in a row") func tooHighCellsBeginLate() {
    var flow = FlowCase(width: 375, height: 40)
    flow.layout.scrollDirection = .horizontal
    flow.layout.minimumLineSpacing = 30
    flow.layout.minimumInteritemSpacing = 8
    flow.add([Size(60, 44), Size(90, 44)])
    #expect(flow.cells().map(\.minX) == [8, 76])
    #expect(
      flow.result.notes == [
        FlowNote(section: 0, item: 0, count: 2, axis: .vertical, length: 44, available: 40)
      ])
  }

  /// UIKit's warning, as `patchthecode/JTAppleCalendar` issue 823 and others quote it: the item width must be less than that of
  /// the view minus the insets of section and content. What is as wide has no warning (the radars above).
  @Test("LI-flow-too-large: the warning") func tooWideItemsAreNoted() {
    var flow = FlowCase(width: 375)
    flow.layout.sectionInset = EdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    flow.layout.itemSize = Size(359, 40)
    flow.add(2)
    #expect(flow.result.notes.isEmpty)
    flow.layout.itemSize.width = 360
    #expect(
      flow.result.notes == [
        FlowNote(section: 0, item: 0, count: 2, axis: .horizontal, length: 360, available: 359)
      ])
  }

  /// Open Radar 25698641, iOS 9: sideways in a right-to-left language the first cell is the rightmost.
  @Test("LI-flow-right-to-left: a row") func rowsBeginAtTheRight() {
    var flow = FlowCase(width: 200, height: 50)
    flow.container.layoutDirection = .rightToLeft
    flow.layout.scrollDirection = .horizontal
    flow.add(10)
    #expect(flow.result.geometry.contentSize == Size(590, 50))
    #expect(flow.cells().map(\.minX) == (0..<10).map { 540 - 60 * Double($0) })
  }

  /// A question about Arabic ("UICollectionView doesn't fill data from right to left in RTL") and an issue of 2019: cells of one
  /// size are reversed, cells of different widths are not, unless a subclass flips the layout.
  @Test("LI-flow-right-to-left, LI-flow-flips: equal and different cells") func differentCellsAreNotReversed()
  {
    var flow = FlowCase(width: 170)
    flow.container.layoutDirection = .rightToLeft
    flow.layout.sectionInset = EdgeInsets(top: 0, left: 4, bottom: 0, right: 6)
    flow.add(3)
    #expect(flow.cells().map(\.minX) == [114, 4, 114])
    flow.sections = []
    flow.add([Size(50, 50), Size(40, 50), Size(45, 50)])
    #expect(flow.cells().map(\.minX) == [4, 64, 114])
    flow.layout.flipsHorizontallyInOppositeLayoutDirection = true
    flow.layout.sectionInset = .zero
    #expect(flow.cells().map(\.minX) == [120, 70, 15])
  }
}
