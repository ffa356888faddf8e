import LayoutModel
import XML

/// The controllers of one screen, as a tree: containers with what they hold, and what is presented over them.
struct ScreenPlan {
  struct Node {
    /// Index in ``AppGraph/controllers``.
    var controller: Int
    /// The node that holds or presents it, and how many are above it.
    var parent: Int?
    var depth: Int
    var children: [Int] = []
    /// The view of the parent that holds it, by its id; nil for all of the parent.
    var containerView: String?
    var column: SplitColumn?
    var presented: Int?
    /// The segue that presents it.
    var presentation: XMLElement?
    /// Whether nothing of it shows: below the top of a stack, or in a tab that is not selected.
    var isCovered = false
    /// Whether it has a screen of its own: it is below what this one presents.
    var isOfOtherScreen = false
    /// Whether the way goes on from a split view controller's first column, which is on top then where it collapses.
    var isLeftFromPrimary = false
    /// Index of the child that a tab bar controller shows.
    var selected = 0
  }

  /// The first is the root.
  private(set) var nodes: [Node] = []
  /// What could not be shown, and why.
  private(set) var notes: [(element: XMLElement, reason: String)] = []
  private typealias Segue = AppGraph.Segue
  private let graph: AppGraph
  /// The nodes of the controllers that are in the tree.
  private var places: [Int: Int] = [:]
  private var hasHighStack = false

  /// How many containers may lie in each other.
  private static let deepest = 32
  /// How many controllers of a stack a screen has: the first and the last.
  private static let highestStack = 32
  /// How many presentations lie over each other.
  private static let mostPresentations = 4
  /// How many tabs a screen has: the first, and the one that shows.
  private static let mostTabs = 32

  /// Plans the screen that shows a controller.
  ///
  /// - Complexity: O(*n*) in the number of controllers on the way and on the screen.
  init(showing controller: Int, _ arrivals: Arrivals, _ shown: ShownScreens, in graph: AppGraph) {
    self.graph = graph
    var (start, segues) = arrivals.way(to: controller)
    let presenting = segues.indices.filter { [.present, .popover].contains(segues[$0].kind) }
    if presenting.count > Self.mostPresentations {
      let first = presenting[presenting.count - Self.mostPresentations - 1]
      notes.append(
        (segues[first].element, "Too many presentations lie over each other: the first are left out."))
      start = segues[first].destination
      segues.removeSubrange(...first)
    }
    leaveOutMiddle(of: &segues)
    var last = add(start, to: nil, isCovered: false)
    for segue in segues {
      follow(segue, from: last)
      last = places[segue.destination] ?? last
    }
    for (index, node) in nodes.enumerated() where places[node.controller] == index && !node.isCovered {
      notes += (graph.lost[node.controller] ?? []).map {
        ($0, "The segue leads to no controller of the file.")
      }
    }
    for (other, node) in places { nodes[node].isOfOtherScreen = shown[other] != controller }
  }

  /// Leaves pushes between the first and the last out where many follow each other.
  private mutating func leaveOutMiddle(of segues: inout [Segue]) {
    var kept: [Segue] = []
    var place = 0
    while place < segues.count {
      let run = segues[place...].prefix { $0.kind == .show }
      if run.count > Self.highestStack {
        noteHighStack(run[place])
        kept.append(run[place])
        kept += run.suffix(Self.highestStack - 2)
      } else {
        kept += run
      }
      place += run.count
      kept += segues[place...].prefix(1)
      place += 1
    }
    segues = kept
  }

  // MARK: What a controller consists of

  /// Adds a controller with all that it holds; nil if it cannot be there.
  private mutating func add(_ controller: Int, to parent: Int?, isCovered: Bool) -> Int? {
    let depth = parent.map { nodes[$0].depth + 1 } ?? 0
    guard places[controller] == nil, depth < Self.deepest else { return nil }
    let index = nodes.count
    places[controller] = index
    nodes.append(Node(controller: controller, parent: parent, depth: depth, isCovered: isCovered))
    switch graph.controllers[controller].type {
    case .tabBarController: addTabs(to: index)
    case .navigationController: addContents(to: index) { $0 == .root }
    case .splitViewController: addContents(to: index) { if case .column = $0 { true } else { false } }
    case _ where isCovered: break
    default: addContents(to: index) { $0 == .embed }
    }
    return index
  }

  private mutating func addContents(to index: Int, where isMeant: (SegueKind) -> Bool) {
    for segue in segues(of: index) where isMeant(segue.kind) {
      guard let child = addDestination(of: segue, to: index, isCovered: nodes[index].isCovered) else {
        continue
      }
      if case .column(let column) = segue.kind { nodes[child].column = column }
      // The view that holds what it embeds.
      if segue.kind == .embed { nodes[child].containerView = segue.element.parent?.parent?["id"] }
      nodes[index].children.append(child)
      // A stack begins with one.
      if segue.kind == .root { return }
    }
  }

  private mutating func addTabs(to index: Int) {
    for segue in segues(of: index) where segue.kind == .tab {
      if nodes[index].children.count == Self.mostTabs {
        return notes.append((segue.element, "There are many tabs: this one and those after it are left out."))
      }
      let isCovered = nodes[index].isCovered || !nodes[index].children.isEmpty
      guard let child = addDestination(of: segue, to: index, isCovered: isCovered) else { continue }
      nodes[index].children.append(child)
    }
  }

  private func segues(of index: Int) -> [Segue] { graph.controllers[nodes[index].controller].segues }

  /// Adds the destination of a segue with all that it holds; nil, with a note, if it cannot be there.
  private mutating func addDestination(of segue: Segue, to parent: Int, isCovered: Bool = false) -> Int? {
    let child = add(segue.destination, to: parent, isCovered: isCovered)
    if child == nil {
      notes.append((segue.element, "The destination is left out. It is on this screen already, or too deep."))
    }
    return child
  }

  /// Tells once that a stack is not there as a whole.
  private mutating func noteHighStack(_ segue: Segue) {
    if hasHighStack { return }
    hasHighStack = true
    notes.append((segue.element, "The stack is high: some controllers between are left out."))
  }

  // MARK: What happens on the way

  /// - Parameter last: The node that the last one led to, where the source of this one is left out.
  private mutating func follow(_ segue: Segue, from last: Int?) {
    guard let source = places[segue.source] ?? last else { return }
    if !segue.kind.isStructure, let (split, child) = holder(of: source, type: .splitViewController) {
      nodes[split].isLeftFromPrimary = nodes[child].column == .primary && segue.kind != .showDetail
    }
    switch segue.kind {
    case .root, .column, .embed: break
    case .tab: select(segue.destination, in: source)
    case .show:
      if let (stack, _) = holder(of: source, type: .navigationController),
        graph.controllers[segue.destination].type != .navigationController
      {
        push(segue, onto: stack)
      } else {
        present(segue, from: source)
      }
    case .showDetail:
      if let (split, _) = holder(of: source, type: .splitViewController) {
        replaceLastColumn(of: split, by: segue)
      } else {
        present(segue, from: source)
      }
    case .present, .popover: present(segue, from: source)
    }
  }

  /// The nearest container of a type that holds a node, and what of it does, without leaving a presentation.
  private func holder(of index: Int, type: ControllerType) -> (container: Int, child: Int)? {
    var index = index
    while nodes[index].presentation == nil, let parent = nodes[index].parent {
      if graph.controllers[nodes[parent].controller].type == type { return (parent, index) }
      index = parent
    }
    return nil
  }

  /// Shows another tab than the first.
  private mutating func select(_ controller: Int, in tabs: Int) {
    if places[controller] == nil, let last = nodes[tabs].children.popLast() {
      forget(last)
      guard let child = add(controller, to: tabs, isCovered: true) else { return }
      nodes[tabs].children.append(child)
    }
    guard let child = places[controller], let place = nodes[tabs].children.firstIndex(of: child),
      place != nodes[tabs].selected
    else { return }
    let last = nodes[tabs].children[nodes[tabs].selected]
    nodes[tabs].children[nodes[tabs].selected] = renew(last, isCovered: true)
    nodes[tabs].children[place] = renew(child, isCovered: false)
    nodes[tabs].selected = place
  }

  private mutating func push(_ segue: Segue, onto stack: Int) {
    guard let top = nodes[stack].children.last else { return present(segue, from: stack) }
    nodes[stack].children[nodes[stack].children.count - 1] = renew(top, isCovered: true)
    guard let child = addDestination(of: segue, to: stack) else { return }
    nodes[stack].children.append(child)
    if nodes[stack].children.count > Self.highestStack {
      forget(nodes[stack].children.remove(at: 1))
      noteHighStack(segue)
    }
  }

  private mutating func replaceLastColumn(of split: Int, by segue: Segue) {
    let column = nodes[split].children.last { nodes[$0].column == .secondary }
    guard let child = addDestination(of: segue, to: split) else { return }
    nodes[child].column = .secondary
    if let column, let place = nodes[split].children.firstIndex(of: column) {
      forget(column)
      nodes[split].children[place] = child
    } else {
      nodes[split].children.append(child)
    }
  }

  private mutating func present(_ segue: Segue, from source: Int) {
    guard let child = addDestination(of: segue, to: source) else { return }
    nodes[child].presentation = segue.element
    nodes[source].presented = child
  }

  /// Copies a controller, with what it holds at first.
  private mutating func renew(_ index: Int, isCovered: Bool) -> Int {
    let old = nodes[index]
    forget(index)
    guard let new = add(old.controller, to: old.parent, isCovered: isCovered) else { return index }
    (nodes[new].column, nodes[new].containerView) = (old.column, old.containerView)
    return new
  }

  /// Takes a node with all below it out of the tree.
  private mutating func forget(_ index: Int) {
    places[nodes[index].controller] = nil
    for child in nodes[index].children { forget(child) }
    if let presented = nodes[index].presented { forget(presented) }
  }
}
