import JSON
import LayoutModel

/// Whether a split view controller shows columns or one stack, and where its columns are (CO-split).
///
/// - Parameter state: With the hierarchy that the columns or the stack make.
func decideSplit(_ index: Int, in state: inout ResolutionState) -> ContainerDecision {
  // Unspecified counts as compact (CO-split-collapse).
  let isCollapsed = state.controllers[index].traits.horizontalSizeClass != .regular
  let columns = assignColumns(of: index, in: state)
  var decision =
    isCollapsed ? collapse(index, columns, in: &state) : expand(index, columns, in: &state)
  var environment = TraitCollection()
  environment[.splitViewControllerLayoutEnvironment] = .choice(isCollapsed ? 2 : 1)
  for child in state.controllers[index].children { decision.impliedTraits.append((child, environment)) }
  return decision
}

/// The controllers in the columns of a split view controller.
typealias SplitColumns = [SplitColumn: Int]

/// The columns that the children say, then for the others the columns that are left, in their order.
private func assignColumns(of index: Int, in state: ResolutionState) -> SplitColumns {
  let split = state.document.controllers[index].container.split
  let children = state.installedChildren(of: index).filter {
    state.document.controllers[$0].id != split.controllerOnExpand
  }
  var columns: SplitColumns = [:]
  for child in children {
    if let column = state.document.controllers[child].column, columns[column] == nil {
      columns[column] = child
    }
  }
  var free = split.style.columns.filter { columns[$0] == nil }
  for child in children where state.document.controllers[child].column == nil && !free.isEmpty {
    columns[free.removeFirst()] = child
  }
  return columns
}

// MARK: - Collapsed

/// One controller in place of the columns: that of the compact column, else a stack of all
/// (CO-split-collapse-classic, CO-split-columns-collapsed).
private func collapse(
  _ index: Int, _ columns: SplitColumns, in state: inout ResolutionState
) -> ContainerDecision {
  var decision = ContainerDecision(
    layout: .split(SplitLayout(isCollapsed: true, displayMode: .secondaryOnly)),
    contentSafeArea: state.controllers[index].safeArea)
  let split = state.document.controllers[index].container.split
  let shown: Int?
  if split.style == .classic {
    shown = columns[.primary] ?? columns[.secondary]
    if let primary = columns[.primary], let secondary = columns[.secondary],
      state.isNavigation(primary), !split.discardsSecondaryOnCollapse
    {
      push(secondary, on: primary, in: &state)
    }
  } else if let compact = columns[.compact] {
    shown = compact
  } else {
    shown = stackColumns(columns, of: split, in: &state)
  }
  guard let shown else { return decision }
  decision.placements = [
    ChildPlacement(child: shown, frame: Rect(origin: .zero, size: state.size(of: index)), isOnScreen: true)
  ]
  return decision
}

/// All columns up to the top one in the navigation controller of the first.
private func stackColumns(
  _ columns: SplitColumns, of split: SplitConfiguration, in state: inout ResolutionState
) -> Int? {
  var stacked: [Int] = []
  for column in split.style.columns {
    if let controller = columns[column] { stacked.append(controller) }
    if column == split.topColumnForCollapsing, !stacked.isEmpty { break }
  }
  guard let first = stacked.first else { return nil }
  let host = state.isNavigation(first) ? first : state.wrapInNavigationController(first)
  for controller in stacked.dropFirst() { push(controller, on: host, in: &state) }
  return host
}

/// A navigation controller that is pushed stays an entry of its own; its bars are those of the outer one.
private func push(_ controller: Int, on navigation: Int, in state: inout ResolutionState) {
  state.move(controller, to: navigation)
  state.controllers[controller].isMergedIntoOuterStack = state.isNavigation(controller)
}

extension ResolutionState {
  fileprivate func isNavigation(_ index: Int) -> Bool {
    document.controllers[index].type == .navigationController
  }
}

// MARK: - Expanded

/// The columns side by side or one above the other, in the mode that fits.
private func expand(
  _ index: Int, _ assigned: SplitColumns, in state: inout ResolutionState
) -> ContainerDecision {
  let split = state.document.controllers[index].container.split
  var columns = assigned
  columns[.compact] = nil
  if split.style == .classic {
    addSecondary(to: &columns, of: index, in: &state)
  } else {
    for (column, controller) in columns.sorted(by: { $0.value < $1.value })
    where !state.isNavigation(controller) {
      columns[column] = state.wrapInNavigationController(controller)
    }
  }
  let (mode, diagnostics) = displayMode(of: index, split, in: state)
  var layout = SplitLayout(isCollapsed: false, displayMode: mode)
  var decision = ContainerDecision(
    layout: .split(layout), contentSafeArea: state.controllers[index].safeArea)
  decision.diagnostics = diagnostics
  let geometry = SplitGeometry(ofController: index, split, in: state)
  decision.doubts.rules = geometry.doubts
  var narrow = TraitCollection()
  narrow.horizontalSizeClass = .compact
  for column in split.style.columns {
    let place = geometry.place(of: column, in: mode)
    let controller = columns[column]
    layout.columns.append(
      SplitLayout.Column(
        column: column, controller: controller.map { Int32($0) }, frame: place.frame,
        isOnScreen: place.isOnScreen))
    guard let controller else { continue }
    decision.placements.append(
      ChildPlacement(child: controller, frame: place.frame, isOnScreen: place.isOnScreen))
    if column != .secondary { decision.impliedTraits.append((controller, narrow)) }  // CO-split-traits
  }
  decision.layout = .split(layout)
  return decision
}

/// Without a secondary column it is the top of the primary one's stack, else the controller that the document names
/// for the case (CO-split-expand).
private func addSecondary(to columns: inout SplitColumns, of index: Int, in state: inout ResolutionState) {
  guard columns[.secondary] == nil else { return }
  if let primary = columns[.primary], state.isNavigation(primary),
    let top = state.installedChildren(of: primary).dropFirst().last
  {
    state.move(top, to: index)
    columns[.secondary] = top
  } else if let id = state.document.controllers[index].container.split.controllerOnExpand {
    columns[.secondary] = state.installedChildren(of: index).first { state.document.controllers[$0].id == id }
  }
}

/// The preferred mode if style and behaviour allow it, else the automatic one (CO-split-modes).
private func displayMode(
  of index: Int, _ split: SplitConfiguration, in state: ResolutionState
) -> (mode: SplitDisplayMode, diagnostics: [Diagnostic]) {
  let size = state.size(of: index)
  let isWide = size.width > size.height
  let automatic: SplitDisplayMode
  switch split.preferredBehavior {
  case .automatic, .tile, .displace: automatic = isWide ? .oneBesideSecondary : .secondaryOnly
  case .overlay: automatic = .secondaryOnly
  }
  guard split.preferredDisplayMode != .automatic else { return (automatic, []) }
  if split.allows(split.preferredDisplayMode) { return (split.preferredDisplayMode, []) }
  let unavailable = Diagnostic(
    .controller(
      .displayModeUnavailable(
        split.style, split.preferredBehavior, asked: split.preferredDisplayMode, used: automatic)),
    pointer: state.document.pointer(toController: index).appending("preferredDisplayMode"))
  return (automatic, [unavailable])
}

extension SplitConfiguration {
  fileprivate func allows(_ mode: SplitDisplayMode) -> Bool {
    if mode.showsTwo, style != .tripleColumn { return false }
    return switch preferredBehavior {
    case .automatic: true
    case .tile: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary].contains(mode)
    case .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary].contains(mode)
    case .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary].contains(mode)
    }
  }
}

extension SplitDisplayMode {
  /// Whether both columns beside the secondary one are on screen.
  var showsTwo: Bool {
    switch self {
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
    case .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary: false
    }
  }
}
