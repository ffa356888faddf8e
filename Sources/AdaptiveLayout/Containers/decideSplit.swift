import JSON
import LayoutModel

/// Whether a split view controller shows columns or one stack, to which it changes the hierarchy, and where (CO-split).
func decideSplit(_ index: Int, in state: inout ResolutionState) -> ContainerDecision {
  // Unspecified counts as compact (CO-split-collapse).
  let isCollapsed = state.controllers[index].traits.horizontalSizeClass != .regular
  let columns = state.assignColumns(of: index)
  var decision = isCollapsed ? state.collapse(index, columns) : state.expand(index, columns)
  var environment = TraitCollection()
  environment[.splitViewControllerLayoutEnvironment] = .choice(isCollapsed ? 2 : 1)
  for child in state.controllers[index].children { decision.impliedTraits.append((child, environment)) }
  return decision
}

/// The controllers in the columns of a split view controller.
typealias SplitColumns = [SplitColumn: Int]

extension ResolutionState {
  /// The columns that the children say, then for the others the columns that are left, in their order.
  fileprivate func assignColumns(of index: Int) -> SplitColumns {
    let split = document.controllers[index].container.split
    let children = installedChildren(of: index).filter {
      document.controllers[$0].id != split.controllerOnExpand
    }
    let named = children.compactMap { child in document.controllers[child].column.map { ($0, child) } }
    let columns = SplitColumns(named) { first, _ in first }
    let free = split.style.columns.filter { columns[$0] == nil }
    let others = children.filter { document.controllers[$0].column == nil }
    return columns.merging(zip(free, others)) { first, _ in first }
  }

  /// One controller in place of the columns: that of the compact column, else a stack of all
  /// (CO-split-collapse-classic, CO-split-columns-collapsed).
  fileprivate mutating func collapse(_ index: Int, _ columns: SplitColumns) -> ContainerDecision {
    var decision = ContainerDecision(
      layout: .split(SplitLayout(isCollapsed: true, displayMode: .secondaryOnly)),
      contentSafeArea: controllers[index].safeArea)
    let split = document.controllers[index].container.split
    let shown: Int?
    if split.style == .classic {
      shown = columns[.primary] ?? columns[.secondary]
      if let primary = columns[.primary], let secondary = columns[.secondary],
        isNavigation(primary), !split.discardsSecondaryOnCollapse
      {
        push(secondary, on: primary)
      }
    } else {
      shown = columns[.compact] ?? stackColumns(columns, of: split)
    }
    let frame = Rect(origin: .zero, size: size(of: index))
    if let shown { decision.placements = [ChildPlacement(child: shown, frame: frame, isOnScreen: true)] }
    return decision
  }

  /// All columns up to the top one in the navigation controller of the first.
  private mutating func stackColumns(_ columns: SplitColumns, of split: SplitConfiguration) -> Int? {
    var stacked: [Int] = []
    for column in split.style.columns {
      if let controller = columns[column] { stacked.append(controller) }
      if column == split.topColumnForCollapsing, !stacked.isEmpty { break }
    }
    guard let first = stacked.first else { return nil }
    let host = isNavigation(first) ? first : wrapInNavigationController(first)
    for controller in stacked.dropFirst() { push(controller, on: host) }
    return host
  }

  /// A navigation controller that is pushed stays an entry of its own; its bars are those of the outer one.
  private mutating func push(_ controller: Int, on navigation: Int) {
    move(controller, to: navigation)
    controllers[controller].isMergedIntoOuterStack = isNavigation(controller)
  }

  func isNavigation(_ index: Int) -> Bool { document.controllers[index].type == .navigationController }

  /// The columns side by side or one above the other, in the mode that fits.
  fileprivate mutating func expand(_ index: Int, _ assigned: SplitColumns) -> ContainerDecision {
    let split = document.controllers[index].container.split
    var columns = assigned.filter { $0.key != .compact }
    if split.style == .classic {
      addSecondary(to: &columns, of: index)
    } else {
      for (column, controller) in columns.sorted(by: { $0.value < $1.value })
      where !isNavigation(controller) {
        columns[column] = wrapInNavigationController(controller)
      }
    }
    let (mode, diagnostics) = displayMode(of: index, split)
    var layout = SplitLayout(isCollapsed: false, displayMode: mode)
    var decision = ContainerDecision(layout: .split(layout), contentSafeArea: controllers[index].safeArea)
    decision.diagnostics = diagnostics
    let geometry = SplitGeometry(ofController: index, split, in: self)
    decision.doubts.rules = geometry.doubts
    var narrow = TraitCollection()
    narrow.horizontalSizeClass = .compact
    for column in split.style.columns {
      let (frame, isOnScreen) = geometry.place(of: column, in: mode)
      let controller = columns[column]
      layout.columns.append(
        SplitLayout.Column(
          column: column, controller: controller.map { Int32($0) }, frame: frame, isOnScreen: isOnScreen))
      guard let controller else { continue }
      decision.placements.append(ChildPlacement(child: controller, frame: frame, isOnScreen: isOnScreen))
      if column != .secondary { decision.impliedTraits.append((controller, narrow)) }  // CO-split-traits
    }
    decision.layout = .split(layout)
    return decision
  }

  /// A secondary column that is missing is the top of the primary's stack, else as the document says (CO-split-expand).
  private mutating func addSecondary(to columns: inout SplitColumns, of index: Int) {
    guard columns[.secondary] == nil else { return }
    if let primary = columns[.primary], isNavigation(primary),
      let top = installedChildren(of: primary).dropFirst().last
    {
      move(top, to: index)
      columns[.secondary] = top
    } else if let id = document.controllers[index].container.split.controllerOnExpand {
      columns[.secondary] = installedChildren(of: index).first { document.controllers[$0].id == id }
    }
  }

  /// The preferred mode if style and behaviour allow it, else the automatic one (CO-split-modes).
  private func displayMode(of index: Int, _ split: SplitConfiguration) -> (SplitDisplayMode, [Diagnostic]) {
    let size = size(of: index)
    let isTiled = size.width > size.height && split.preferredBehavior != .overlay
    let automatic = isTiled ? SplitDisplayMode.oneBesideSecondary : .secondaryOnly
    let asked = split.preferredDisplayMode
    guard asked != .automatic else { return (automatic, []) }
    if split.allows(asked) { return (asked, []) }
    let unavailable = Diagnostic(
      .controller(
        .displayModeUnavailable(split.style, split.preferredBehavior, asked: asked, used: automatic)),
      pointer: document.pointer(toController: index).appending("preferredDisplayMode"))
    return (automatic, [unavailable])
  }
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
  var showsTwo: Bool { [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(self) }
}
