import JSON
import LayoutModel
import ListLayout
import UIKitDefaults

/// How many views elements of lists may have in one layout. What comes later has a frame, and no views.
private let placedViewLimit = 20_000

/// Lays out the elements of lists, once all controllers have their places: where each goes, then what is seen (LI-order).
///
/// Lists inside cells come in the next round.
func layOutLists(
  in state: inout ResolutionState, workspace: inout ResolutionWorkspace
) throws(ResolutionError) {
  var lists = 0..<0
  var found = FoundElements(firstView: state.document.views.count)
  _ = try FeedbackEdge.cellsHoldLists.iterate { _ throws(ResolutionError) in
    lists = lists.upperBound..<state.document.document.draft.lists.count
    var cells: [PlacedCell] = []
    for number in lists {
      cells += try layOutList(number, &found, in: &state, shouldStop: workspace.shouldStop)
    }
    if cells.isEmpty { return ((), true) }
    let first = state.document.controllers.count
    state.add(cells, using: &workspace)
    for (number, cell) in cells.enumerated() {
      try resolve(cell, first + number, in: &state, &found, workspace: &workspace)
    }
    return ((), state.document.document.draft.lists.count == lists.upperBound)
  }
}

/// What elements of lists have so far.
private struct FoundElements {
  /// Index of their first view: they follow those of the hierarchy.
  let firstView: Int
  var viewCount = 0
  /// What was told, in both lists of diagnostics that a resolution has.
  var told = (ElementFindings(), ofLayout: ElementFindings())
}

/// The views of an element that are added to the document.
struct PlacedCell {
  var document: DocumentDraft
  /// Whether views are called as the document calls them.
  var keepsIds: Bool
  var list: Int
  var element: PlacedElement
}

/// Finds where the elements of a list go, and the views of those that can be seen.
private func layOutList(
  _ number: Int, _ found: inout FoundElements, in state: inout ResolutionState, shouldStop: (() -> Bool)?
) throws(ResolutionError) -> [PlacedCell] {
  let list = state.document.document.draft.lists[number]
  let view = Int(list.view)
  guard !list.isEmpty, state.sheet.installed[view] else { return [] }
  let surroundings = ListSurroundings(ofList: view, in: state)
  let table = surroundings.table?.configuration
  let measurer = ElementMeasurer(list, surroundings, shouldStop: shouldStop)
  let geometry =
    table == nil
    ? try measurer.collectionGeometry(state.conditionContext(ofList: view, surroundings))
    : try measurer.tableGeometry()
  state.sheet.contentSizes[list.view] = geometry.contentSize
  let offset = measurer.surroundings.container.contentOffset
  if offset != surroundings.container.contentOffset {
    state.document.apply(.scroll(\.givenContentOffset, offset), toView: view)
  }
  let grid = state.environment.pixelGrid
  var resolved = ResolvedList(view: list.view)
  resolved.sections = geometry.sections.map { ResolvedSection(frame: grid.round($0)) }
  var cells: [PlacedCell] = []
  for placed in geometry.elements {
    let (element, cell) = try place(placed, of: measurer, &found, in: &state)
    resolved.add(element, isTable: table != nil)
    if let view = element.view { resolved.cellFrames[view] = measurer.cellFrames(of: placed) }
    if let cell { cells.append(cell) }
  }
  state.sheet.lists[list.view] = resolved
  state.findings.layoutDiagnostics += state.diagnostics(of: measurer)
  if let table, resolved.sections.contains(where: { !$0.cells.isEmpty }) {
    let isOld = state.environment.systemVersion < SystemVersion(26)
    if table.isEditing, isOld { state.findings.doubts.rules.insert(.editedCells) }
    if !table.sectionIndexTitles.isEmpty { state.findings.doubts.rules.insert(.sectionIndexes) }
  }
  return cells
}

/// Finds the views of an element where it can be seen, or all are asked for.
private func place(
  _ placed: PlacedElement, of measurer: ElementMeasurer, _ found: inout FoundElements,
  in state: inout ResolutionState
) throws(ResolutionError) -> (ResolvedElement, PlacedCell?) {
  let (frame, visible) = (placed.frame, measurer.surroundings.container.visibleRect)
  // Whether they have more in common than an edge.
  let isVisible =
    frame.minX < visible.maxX && visible.minX < frame.maxX && frame.minY < visible.maxY
    && visible.minY < frame.maxY
  var element = ResolvedElement(
    placed.element, frame: state.environment.pixelGrid.round(frame), isVisible: isVisible)
  element.zIndex = placed.zIndex
  let template = measurer.content(of: placed.element).flatMap { content in
    content.template >= 0 ? measurer.list.templates[Int(content.template)] : nil
  }
  element.reuseIdentifier = template?.identifier
  guard isVisible || isAsked(placed.element, of: measurer.list, state.detail),
    found.viewCount < placedViewLimit,
    let document = try measurer.placedDocument(of: placed.element, size: frame.size)
  else { return (element, nil) }
  element.view = Int32(found.firstView + found.viewCount)
  found.viewCount += document.views.count
  let cell = PlacedCell(
    document: document, keepsIds: template?.keepsIds ?? false, list: Int(measurer.list.view), element: placed)
  return (element, cell)
}

/// Whether somebody asks for the views of an element that cannot be seen.
private func isAsked(_ element: ListElement, of list: ListConfiguration, _ detail: ResolutionDetail) -> Bool {
  if detail.contains(.allElements) { return true }
  guard detail.contains(.firstElements) else { return false }
  guard list.sections.indices.contains(element.section) else { return true }
  return Int(list.sections[element.section].rows.lowerBound) + element.section + element.item
    < ResolutionDetail.firstElementCount
}

/// Resolves the views of an element in its frame.
private func resolve(
  _ cell: PlacedCell, _ controller: Int, in state: inout ResolutionState, _ found: inout FoundElements,
  workspace: inout ResolutionWorkspace
) throws(ResolutionError) {
  try workspace.checkTime()
  let owner = Int(state.document.views[cell.list].controller)
  state.controllers[controller].inheritedTraits = state.traits(ofView: cell.list)
  state.controllers[controller].place = ControllerPlace(
    frame: cell.element.frame, safeArea: .zero,
    isOnScreen: state.controllers[owner].place?.isOnScreen ?? false)
  let known = (state.findings.diagnostics.count, state.findings.layoutDiagnostics.count)
  try resolveController(controller, in: &state, workspace: &workspace)
  state.forgetSeparator(from: known.1)
  let place = ElementPlace(list: state.document.views[cell.list].id, cell.element.element)
  let id = state.document.views[Int(state.document.controllers[controller].rootView)].id
  found.told.0.take(&state.findings.diagnostics, from: known.0, of: place, cell: id)
  found.told.ofLayout.take(&state.findings.layoutDiagnostics, from: known.1, of: place, cell: id)
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

extension ResolutionState {
  /// What UIKit writes on the console of the elements of a list as it finds out how large they are.
  fileprivate func diagnostics(of measurer: ElementMeasurer) -> [Diagnostic] {
    let list = measurer.list
    let id = document.views[Int(list.view)].id
    func diagnostic(_ finding: LayoutFinding, _ element: ListElement, _ others: Int, _ template: Int?)
      -> Diagnostic
    {
      let prototype = template.flatMap { list.templates.indices.contains($0) ? list.templates[$0] : nil }
      var diagnostic = Diagnostic(.layout(finding), views: [id], pointer: prototype?.pointer)
      diagnostic.element = ElementPlace(list: id, element)
      diagnostic.element?.others = others
      return diagnostic
    }
    // Once for each prototype, of cells whose constraints say no height (LI-zero-height).
    var diagnostics = measurer.collapsed.sorted { $0.key < $1.key }.map {
      diagnostic(.ambiguousRowHeight, $1.first, $1.others, Int($0))
    }
    // One for all items that are longer than the lines of their flow layout.
    guard let note = measurer.notes.first else { return diagnostics }
    let row = Int(list.sections[note.section].rows.lowerBound) + note.item
    diagnostics.append(
      diagnostic(
        .itemsDoNotFit(note.axis, length: note.length, available: note.available),
        ListElement(.cell, section: note.section, item: note.item),
        measurer.notes.reduce(-1) { $0 + $1.count },
        list.rows.indices.contains(row) ? Int(list.rows[row].template) : nil))
    return diagnostics
  }

  /// Takes away what the diagnostics from a place on tell of the room that a separator adds to a content view: UIKit stretches
  /// something, and nobody could say what (LI-cell-separator).
  fileprivate mutating func forgetSeparator(from first: Int) {
    guard findings.layoutDiagnostics.count > first else { return }
    let scale = environment.pixelGrid.scale
    let room = TableMetrics.separatorThickness(environment.systemVersion, scale: scale) + 1 / scale
    let kept = findings.layoutDiagnostics[first...].filter { diagnostic in
      guard let ambiguity = diagnostic.ambiguity, ambiguity.axis == .vertical else { return true }
      return [ambiguity.position, ambiguity.size].compactMap(\.self).contains { interval in
        guard let minimum = interval.minimum, let maximum = interval.maximum else { return true }
        return maximum - minimum > room + 1e-3
      }
    }
    findings.layoutDiagnostics.replaceSubrange(first..., with: kept)
  }
}
