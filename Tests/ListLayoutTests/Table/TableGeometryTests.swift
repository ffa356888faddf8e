import LayoutModel
import ListLayout
import Testing

/// The geometry of tables where arithmetic says it.
@Suite struct TableGeometryTests {
  /// Everything is of one height, and questions are counted.
  struct OneHeight: ElementSizing {
    var height: Double
    var questions: [ListElement] = []
    var widths: Set<Double> = []

    mutating func size(of element: ListElement, width: Double?, height: Double?) -> Size {
      questions.append(element)
      widths.insert(width ?? -1)
      return Size(width: width ?? 0, height: self.height)
    }
  }

  private func container(_ version: SystemVersion = SystemVersion(18), width: Double = 375) -> ListContainer {
    ListContainer(
      size: Size(width: width, height: 600), systemVersion: version, pixelGrid: PixelGrid(scale: 2))
  }

  private func sections(_ rows: [Int], header: Bool = false) -> [TableSection] {
    rows.map {
      var section = TableSection(rowCount: $0)
      section.header = header ? TableSectionEdge(.view, height: .given(30)) : nil
      return section
    }
  }

  @Test func rowsThatSizeThemselvesAreAskedOnceWithTheirWidth() {
    var table = TableConfiguration()
    table.style = .insetGrouped
    table.sectionHeaderHeight = .given(0)
    table.sectionFooterHeight = .given(0)
    var sizing = OneHeight(height: 60)
    let geometry = layOutTable(table, sections: sections([3]), in: container(), sizing: &sizing)
    #expect(sizing.questions == (0..<3).map { ListElement(.cell, section: 0, item: $0) })
    #expect(sizing.widths == [343])
    #expect(geometry.elements.map(\.frame.minY) == [0, 60, 120])
    #expect(geometry.contentSize == Size(width: 375, height: 180))
  }

  @Test func givenHeightsAreNotAsked() {
    var table = TableConfiguration()
    table.rowHeight = .given(50)
    var section = TableSection(rowCount: 3)
    section.rowHeights[1] = .given(80)
    var sizing = OneHeight(height: 1)
    let geometry = layOutTable(
      table, sections: [section], headerViewHeight: 100, footerViewHeight: 20, in: container(),
      sizing: &sizing)
    #expect(sizing.questions.isEmpty)
    #expect(geometry.elements.map(\.frame.minY) == [100, 150, 230])
    #expect(geometry.contentSize.height == 300)
  }

  /// `UITableView.automaticDimension` needed an estimate up to 10, and an estimate of 0 turns it off.
  @Test(
    arguments: [
      (SystemVersion(10), nil, 44.0), (SystemVersion(10), .given(80), 60), (SystemVersion(11), nil, 60),
      (SystemVersion(18), .given(0), 44),
    ] as [(SystemVersion, ListDimension?, Double)])
  func rowsSizeThemselves(version: SystemVersion, estimate: ListDimension?, height: Double) {
    var table = TableConfiguration()
    table.estimatedRowHeight = estimate
    var sizing = OneHeight(height: 60)
    let geometry = layOutTable(table, sections: sections([1]), in: container(version), sizing: &sizing)
    #expect(geometry.contentSize.height == height)
  }

  /// `sectionHeaderTopPadding` is of 15: 22 above each header of a plain table.
  @Test func headersHaveRoomAboveThem() {
    var table = TableConfiguration()
    table.rowHeight = .given(50)
    var sizing = OneHeight(height: 0)
    let plain = { (table: TableConfiguration, version: Int) in
      layOutTable(
        table, sections: sections([1, 1], header: true), in: container(SystemVersion(version)),
        sizing: &sizing
      ).elements.filter { $0.element.kind == .cell }.map(\.frame.minY)
    }
    #expect(plain(table, 14) == [30, 110])
    #expect(plain(table, 15) == [52, 154])
    table.sectionHeaderTopPadding = 0
    #expect(plain(table, 15) == [30, 110])
  }

  @Test func sectionsWithoutAnythingTakeNoRoomInPlainTables() {
    var sizing = OneHeight(height: 50)
    let geometry = layOutTable(
      TableConfiguration(), sections: sections([0, 2, 0]), in: container(), sizing: &sizing)
    #expect(geometry.sections.map(\.size.height) == [0, 100, 0])
    var grouped = TableConfiguration()
    grouped.style = .grouped
    let gaps = layOutTable(grouped, sections: sections([1, 1]), in: container(), sizing: &sizing)
    // 35 above the first, and 17.5 + 17.5 between two.
    #expect(gaps.elements.map(\.frame.minY) == [35, 120])
    #expect(gaps.contentSize.height == 187.5)
  }

  /// The header of the section on screen stays below the inset until its section ends; the next pushes it away.
  @Test(arguments: [
    (offset: 0.0, first: 0.0, second: 230.0), (offset: 100, first: 110, second: 230),
    (offset: 195, first: 200, second: 230), (offset: 240, first: 200, second: 250),
  ])
  func headersStayOnScreen(offset: Double, first: Double, second: Double) {
    var table = TableConfiguration()
    table.rowHeight = .given(50)
    table.sectionHeaderTopPadding = 0
    var container = container()
    container.contentOffset.y = offset
    container.adjustedContentInset.top = offset == 0 ? 0 : 10
    var sizing = OneHeight(height: 0)
    let geometry = layOutTable(
      table, sections: sections([4, 4], header: true), in: container, sizing: &sizing)
    let headers = geometry.elements.filter { $0.element.kind == .header }
    #expect(headers.map(\.frame.minY) == [first, second])
    #expect(headers.allSatisfy { $0.zIndex == 1 })
    #expect(geometry.contentSize.height == 460)
  }

  @Test func footersStayOnScreen() {
    var table = TableConfiguration()
    table.rowHeight = .given(100)
    var section = TableSection(rowCount: 10)
    section.footer = TableSectionEdge(.view, height: .given(40))
    var sizing = OneHeight(height: 0)
    let geometry = layOutTable(table, sections: [section], in: container(), sizing: &sizing)
    #expect(geometry.elements.last?.frame == Rect(x: 0, y: 560, width: 375, height: 40))
    table.style = .grouped
    let grouped = layOutTable(table, sections: [section], in: container(), sizing: &sizing)
    #expect(grouped.elements.last?.frame.minY == 1035)
  }

  @Test func cardsKeepOutOfTheSafeArea() {
    var table = TableConfiguration()
    table.style = .insetGrouped
    var container = container(width: 812)
    container.safeAreaInsets = EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    var sizing = OneHeight(height: 50)
    let geometry = layOutTable(table, sections: sections([1]), in: container, sizing: &sizing)
    #expect(geometry.elements[0].frame.minX == 64)
    #expect(geometry.elements[0].frame.size.width == 684)
  }

  /// The bytes of the question may be of any size.
  @Test func nonsenseIsNothing() {
    var table = TableConfiguration()
    table.rowHeight = .given(-5)
    table.style = .insetGrouped
    table.sectionHeaderHeight = .given(-1)
    table.sectionFooterHeight = .given(-1)
    var sizing = OneHeight(height: -3)
    let geometry = layOutTable(
      table, sections: sections([-1, 2]), headerViewHeight: -4, in: container(width: 10), sizing: &sizing)
    #expect(geometry.elements.map(\.frame.size) == [.zero, .zero])
    #expect(geometry.contentSize.height == 35 * 0)
  }

  @Test func tenThousandRows() {
    var sizing = OneHeight(height: 51.5)
    let clock = ContinuousClock()
    var geometry = ListGeometry()
    let time = clock.measure {
      geometry = layOutTable(
        TableConfiguration(), sections: sections([10_000]), in: container(), sizing: &sizing)
    }
    #expect(geometry.contentSize.height == 515_000)
    #expect(time < .milliseconds(500))
  }
}
