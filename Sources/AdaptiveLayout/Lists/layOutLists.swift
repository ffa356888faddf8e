import LayoutModel
import ListLayout
import UIKitDefaults

/// How many views elements of lists may have in one layout. What comes later has a frame, and no views.
private let placedViewLimit = 20_000

/// Lays out the elements of lists, once all controllers have their places: first where each element goes, then the
/// views of those that can be seen (LI-order).
///
/// Lists inside cells come in the next round.
func layOutLists(
  in state: inout ResolutionState, workspace: inout ResolutionWorkspace
) throws(ResolutionError) {
  var lists = 0..<0
  var views = ViewsOfElements(first: state.document.views.count)
  var told = ToldFindings()
  _ = try FeedbackEdge.cellsHoldLists.iterate { _ throws(ResolutionError) in
    lists = lists.upperBound..<state.document.lists.count
    var cells: [PlacedCell] = []
    for number in lists {
      cells += try layOutList(number, &views, in: &state, shouldStop: workspace.shouldStop)
    }
    if cells.isEmpty { return ((), true) }
    let first = state.document.controllers.count
    state.add(cells, using: &workspace)
    for (number, cell) in cells.enumerated() {
      try resolve(cell, first + number, in: &state, telling: &told, workspace: &workspace)
    }
    return ((), state.document.lists.count == lists.upperBound)
  }
}

/// The views that elements of lists have so far: they follow those of the hierarchy.
private struct ViewsOfElements {
  let first: Int
  var count = 0
}

/// What was told of elements, in both lists of diagnostics that a resolution has.
private struct ToldFindings {
  var diagnostics = ElementFindings()
  var layoutDiagnostics = ElementFindings()
}

/// The views of an element that are added to the document.
struct PlacedCell {
  var document: DocumentDraft
  /// Whether views are called as the document calls them.
  var keepsIds: Bool
  var list: Int
  var element: ListElement
  /// In the coordinates of the list's content.
  var frame: Rect
}

/// Finds where the elements of a list go, and the views of those that can be seen.
///
/// - Parameter views: Gets those that are found.
private func layOutList(
  _ number: Int, _ views: inout ViewsOfElements, in state: inout ResolutionState, shouldStop: (() -> Bool)?
) throws(ResolutionError) -> [PlacedCell] {
  let list = state.document.lists[number]
  let view = Int(list.view)
  guard !list.isEmpty, state.sheet.installed[view] else { return [] }
  let surroundings = ListSurroundings(ofList: view, in: state)
  let isTable = state.document.views[view].type == .tableView
  let measurer = ElementMeasurer(
    list, surroundings, table: isTable ? TableFacts(ofTable: view, in: state) : nil, shouldStop: shouldStop)
  let geometry =
    isTable
    ? try measurer.tableGeometry()
    : try measurer.collectionGeometry(state.conditionContext(ofList: view, surroundings))
  state.sheet.contentSizes[list.view] = geometry.contentSize
  if measurer.surroundings.container.contentOffset != surroundings.container.contentOffset {
    state.document.apply(
      .scroll(\.givenContentOffset, measurer.surroundings.container.contentOffset), toView: view)
  }
  var resolved = ResolvedList(view: list.view)
  resolved.sections = geometry.sections.map {
    ResolvedSection(frame: state.environment.pixelGrid.round($0))
  }
  var cells: [PlacedCell] = []
  for placed in geometry.elements {
    let (element, cell) = try place(placed, of: measurer, &views, in: &state)
    resolved.add(element, isTable: isTable)
    if let view = element.view { resolved.cellFrames[view] = measurer.cellFrames(of: placed) }
    if let cell { cells.append(cell) }
  }
  state.sheet.lists[list.view] = resolved
  state.findings.layoutDiagnostics += state.diagnostics(of: measurer)
  if isTable, let table = measurer.table?.configuration,
    resolved.sections.contains(where: { !$0.cells.isEmpty })
  {
    state.findings.doubts.rules.formUnion(doubts(of: table, state.environment.systemVersion))
  }
  return cells
}

/// The rules in doubt that the cells of a table follow.
private func doubts(of table: TableConfiguration, _ version: SystemVersion) -> UncertainRules {
  var rules = UncertainRules()
  if table.isEditing, version < SystemVersion(26) { rules.insert(.editedCells) }
  if !table.sectionIndexTitles.isEmpty { rules.insert(.sectionIndexes) }
  return rules
}

/// Finds the views of an element where it can be seen, or all are asked for.
private func place(
  _ placed: PlacedElement, of measurer: ElementMeasurer, _ views: inout ViewsOfElements,
  in state: inout ResolutionState
) throws(ResolutionError) -> (ResolvedElement, PlacedCell?) {
  let container = measurer.surroundings.container
  let list = Int(measurer.list.view)
  let isVisible = placed.frame.overlaps(container.visibleRect)
  var element = ResolvedElement(
    placed.element, frame: state.environment.pixelGrid.round(placed.frame), isVisible: isVisible)
  element.zIndex = placed.zIndex
  let content = measurer.content(of: placed.element)
  if let content, content.template >= 0 {
    element.reuseIdentifier = measurer.list.templates[Int(content.template)].identifier
  }
  guard isVisible || isAskedFor(placed.element, of: measurer.list, state.detail),
    views.count < placedViewLimit,
    let content, let document = try measurer.placedDocument(of: placed.element, size: placed.frame.size)
  else { return (element, nil) }
  let keepsIds = content.template >= 0 && measurer.list.templates[Int(content.template)].keepsIds
  element.view = Int32(views.first + views.count)
  views.count += document.views.count
  return (
    element,
    PlacedCell(
      document: document, keepsIds: keepsIds, list: list, element: placed.element, frame: placed.frame)
  )
}

/// Whether somebody asks for the views of an element that cannot be seen.
private func isAskedFor(_ element: ListElement, of list: ListConfiguration, _ detail: ResolutionDetail)
  -> Bool
{
  if detail.contains(.allElements) { return true }
  guard detail.contains(.firstElements) else { return false }
  guard list.sections.indices.contains(element.section) else { return true }
  return Int(list.sections[element.section].rows.lowerBound) + element.section + element.item
    < ResolutionDetail.firstElementCount
}

/// Resolves the views of an element in its frame.
private func resolve(
  _ cell: PlacedCell, _ controller: Int, in state: inout ResolutionState, telling told: inout ToldFindings,
  workspace: inout ResolutionWorkspace
) throws(ResolutionError) {
  try workspace.checkTime()
  let owner = Int(state.document.views[cell.list].controller)
  state.controllers[controller].inheritedTraits = state.traits(ofView: cell.list)
  state.controllers[controller].place = ControllerPlace(
    frame: cell.frame, safeArea: .zero,
    isOnScreen: state.controllers[owner].place?.isOnScreen ?? false)
  let known = (state.findings.diagnostics.count, state.findings.layoutDiagnostics.count)
  try resolveController(controller, in: &state, workspace: &workspace)
  state.forgetSeparator(from: known.1)
  let place = ElementPlace(list: state.document.views[cell.list].id, cell.element)
  let id = state.document.views[Int(state.document.controllers[controller].rootView)].id
  told.diagnostics.take(&state.findings.diagnostics, from: known.0, of: place, cell: id)
  told.layoutDiagnostics.take(&state.findings.layoutDiagnostics, from: known.1, of: place, cell: id)
}

extension ResolvedList {
  fileprivate mutating func add(_ element: ResolvedElement, isTable: Bool) {
    let section = element.element.section
    guard sections.indices.contains(section) else {
      guard isTable else { return others.append(element) }
      if element.element.kind == .header { tableHeaderView = element } else { tableFooterView = element }
      return
    }
    switch element.element.kind {
    case .cell: sections[section].cells.append(element)
    case .header: sections[section].header = element
    case .footer: sections[section].footer = element
    case .supplementary, .decoration: sections[section].others.append(element)
    }
  }
}

extension Rect {
  /// Whether two rectangles have more in common than an edge.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension ResolutionState {
  /// Takes away what the diagnostics from a place on tell of the room that a separator adds to a content view: UIKit stretches
  /// something, and nobody could say what (LI-cell-separator).
  fileprivate mutating func forgetSeparator(from first: Int) {
    let grid = environment.pixelGrid
    let room = TableMetrics.separatorThickness(environment.systemVersion, scale: grid.scale) + 1 / grid.scale
    guard findings.layoutDiagnostics.count > first else { return }
    let kept = findings.layoutDiagnostics[first...].filter { !$0.isOfRoom(room) }
    findings.layoutDiagnostics.replaceSubrange(first..., with: kept)
  }
}

extension Diagnostic {
  /// Whether it tells of no more than some points that could be above or below.
  fileprivate func isOfRoom(_ points: Double) -> Bool {
    guard let ambiguity, ambiguity.axis == .vertical else { return false }
    return [ambiguity.position, ambiguity.size].allSatisfy { interval in
      guard let interval else { return true }
      guard let minimum = interval.minimum, let maximum = interval.maximum else { return false }
      return maximum - minimum <= points + 1e-3
    }
  }
}
