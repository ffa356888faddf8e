import LayoutModel
import UIKitDefaults

/// How high rows, headers and footers of a table are: what somebody gave, what the system has, or what an element asks for.
struct TableHeights {
  let table: TableConfiguration
  let container: ListContainer
  let hasHeaderView: Bool

  private var version: SystemVersion { container.systemVersion }
  private var isPlain: Bool { table.style == .plain }

  /// Above each header (LI-header-padding).
  var headerPadding: Double {
    guard version >= SystemVersion(15) else { return 0 }
    return max(
      0, table.sectionHeaderTopPadding ?? (isPlain ? TableMetrics.plainHeaderTopPadding[version] : 0))
  }

  /// LI-row-height, LI-row-automatic.
  func row<S: ElementSizing & ~Copyable>(
    _ row: Int, of section: TableSection, _ element: ListElement, width: Double, _ sizing: inout S
  ) throws(S.Failure) -> Double {
    if case .given(let height) = section.rowHeights[row] ?? table.rowHeight { return max(0, height) }
    guard rowsSizeThemselves else { return TableMetrics.rowHeight }
    return max(0, try sizing.size(of: element, width: width, height: nil).height)
  }

  /// An estimate of 0 turns it off; up to 10 rows need one to begin with.
  private var rowsSizeThemselves: Bool {
    if table.estimatedRowHeight == .given(0) { return false }
    return version >= TableMetrics.selfSizingSince || table.estimatedRowHeight != nil
  }

  /// LI-header-automatic, LI-header-empty.
  func header<S: ElementSizing & ~Copyable>(
    of section: TableSection, at index: Int, width: Double, followsFooter: Bool, _ sizing: inout S
  ) throws(S.Failure) -> Double {
    guard let header = section.header else {
      return section.headerHeight.map { max(0, $0) } ?? emptyHeader(isFirst: index == 0)
    }
    return try height(
      of: header, given: table.sectionHeaderHeight, ListElement(.header, section: index), width: width,
      room: headerRoom(isFirst: index == 0, followsFooter: followsFooter), &sizing)
  }

  private func height<S: ElementSizing & ~Copyable>(
    of edge: TableSectionEdge, given: ListDimension, _ element: ListElement, width: Double, room: Double,
    _ sizing: inout S
  ) throws(S.Failure) -> Double {
    if case .given(let height)? = edge.height { return max(0, height) }
    if edge.content == .view, case .given(let height) = given { return max(0, height) }
    let asked = max(0, try sizing.size(of: element, width: width, height: nil).height)
    return edge.content == .title ? titled(asked + room, given: given) : asked
  }

  /// A text's height, or the table's where that counts (LI-header-given).
  private func titled(_ asked: Double, given: ListDimension) -> Double {
    guard case .given(let height) = given, isPlain else { return asked }
    guard version >= TableMetrics.defaultHeadersIgnoredSince else { return max(0, height) }
    return height > TableMetrics.fileHeader ? max(asked, height) : asked
  }

  /// What the place of a header adds to what its text asks for (LI-header-grouped).
  private func headerRoom(isFirst: Bool, followsFooter: Bool) -> Double {
    if isPlain { return 0 }
    if isFirst, container.isBelowLargeTitle, version >= TableMetrics.compactFirstHeaderSince { return 0 }
    if isFirst { return container.pixelGrid.roundDown(TableMetrics.groupedGap / 2) }
    return followsFooter ? TableMetrics.paddingAfterFooter[version] : 0
  }

  private func emptyHeader(isFirst: Bool) -> Double {
    if isPlain { return 0 }
    guard case .given(let height) = table.sectionHeaderHeight else {
      if isFirst { return hasHeaderView ? 0 : TableMetrics.groupedTop }
      return TableMetrics.groupedGap - emptyAutomaticFooter
    }
    guard isFirst, version < TableMetrics.givenFirstHeaderSince else { return max(0, height) }
    return hasHeaderView ? 0 : max(TableMetrics.groupedTop, height)
  }

  func footer<S: ElementSizing & ~Copyable>(
    of section: TableSection, at index: Int, width: Double, _ sizing: inout S
  ) throws(S.Failure) -> Double {
    if let footer = section.footer {
      return try height(
        of: footer, given: table.sectionFooterHeight, ListElement(.footer, section: index), width: width,
        room: 0, &sizing)
    }
    if let height = section.footerHeight { return max(0, height) }
    if isPlain { return 0 }
    if case .given(let height) = table.sectionFooterHeight { return max(0, height) }
    return emptyAutomaticFooter
  }

  /// The smaller half, on pixels.
  private var emptyAutomaticFooter: Double { container.pixelGrid.roundDown(TableMetrics.groupedGap / 2) }
}

extension PixelGrid {
  /// The highest pixel multiple that is not above `value`.
  func roundDown(_ value: Double) -> Double { (value * scale + 1e-6).rounded(.down) / scale }
}
