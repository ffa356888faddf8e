import JSON
import LayoutModel

/// Views of children that constraints of their parent place: UIKit adds the view of a child to that of its parent, and there it
/// has a view around it that takes the constraints (CO-child-constraints).
struct HeldChildren {
  /// The children of each controller whose views need one, by index, in the order of the document. Known after a first reading.
  var children: [Int32: [Int32]] = [:]
  /// The views around them, by the index of the child.
  fileprivate(set) var views: [Int32: Int32] = [:]
  /// Views of children that stand among the subviews of a view by their ids, with the views around them.
  fileprivate var named: [(view: Int32, name: Int32, place: TextPlace)] = []

  /// What a second reading needs to know.
  var again: HeldChildren { HeldChildren(children: children) }
}

extension Draft {
  /// Adds the views around those of a controller's children, as the last subviews of its view, which was just read.
  mutating func addHolders(ofChildrenOf parent: Int) throws(ReadingEnded) {
    guard let children = held.children[Int32(parent)] else { return }
    let root = Int(document.controllers[parent].rootView)
    for child in children {
      let node = ViewNode(id: "", superview: Int32(root), controller: Int32(parent), place: .made, depth: 1)
      let view = addView(node, at: Int(linker.nodes.placesOfViews[root]))
      close(view)
      held.views[child] = Int32(view)
      try checkViews()
    }
    close(root)
  }

  /// Adds a view for that of a child which stands here by its id, among the subviews of another.
  mutating func readHolder(_ position: ViewNode.Place, in superview: Int32) throws(ReadingEnded) {
    let place = reader.place
    guard let name = try reader.string("a view, or the id of a child's view") else { return }
    let (depth, controller) = (
      document.views[Int(superview)].depth, document.views[Int(superview)].controller
    )
    let node = ViewNode(
      id: "", superview: superview, controller: controller, place: position,
      depth: depth == .max ? depth : depth + 1)
    let view = addView(node, at: reader.offset)
    close(view)
    held.named.append((Int32(view), linker.names.intern(name), place))
    try checkViews()
  }

  /// Finds the children whose views were named among subviews.
  private mutating func resolveHolders() {
    if held.named.isEmpty { return }
    let children = childrenByName()
    for (view, symbol, place) in held.named {
      let name = linker.names.name(of: symbol)
      let child = children[document.views[Int(view)].controller]?[name]
      guard let child, held.views[child] == nil else {
        let pointer = document.pointer(toView: Int(view))
        reader.fault(
          at: place.offset,
          Fault(.expected("a view, or the id of the view of a child of this controller"), at: pointer))
        continue
      }
      held.views[child] = view
    }
  }

  /// The children of controllers by their own ids and by those of their views, without those that say a view for theirs.
  private func childrenByName() -> [Int32: [String: Int32]] {
    var children: [Int32: [String: Int32]] = [:]
    for (index, controller) in document.controllers.enumerated() where controller.containerView == nil {
      guard let parent = controller.parent else { continue }
      for name in [controller.id, document.views[Int(controller.rootView)].id]
      where children[parent]?[name] == nil {
        children[parent, default: [:]][name] = Int32(index)
      }
    }
    return children
  }

  /// Puts the views of children into those that were added for them, and calls these by the children.
  mutating func fillHolders() {
    resolveHolders()
    for (child, view) in held.views.sorted(by: { $0.key < $1.key }) {
      document.controllers[Int(child)].containerView = view
      let id = "\(document.controllers[Int(child)].id)/container"
      document.views[Int(view)].id = id
      _ = linker.names.take(linker.names.intern(id), for: .item, unlike: .item, meaning: .view(view))
    }
  }

  /// Lets constraints from outside of a child speak of the view around the child's. Where there is none yet, the child is
  /// noted, for a second reading.
  mutating func constrainHolders() {
    guard document.controllers.count > 1 else { return }
    if held.children.isEmpty {
      noteChildren()
      if !held.children.isEmpty { return }
    }
    if !held.views.isEmpty { moveConstraintsToHolders() }
  }

  /// Notes the children whose views constraints from outside of them place.
  private mutating func noteChildren() {
    for index in document.constraints.indices {
      let constraint = document.constraints[index]
      guard let second = constraint.secondItem else { continue }
      let items = [constraint.firstItem, second]
      let controllers = items.map { controller(of: $0) }
      guard controllers[0] != controllers[1], let parent = commonParent(of: controllers) else { continue }
      for (item, controller) in zip(items, controllers) where controller != parent {
        guard isRoot(item, of: controller), isHeld(controller) else { break }
        var children = held.children[parent] ?? []
        if !children.contains(controller) { children.append(controller) }
        held.children[parent] = children.sorted()
      }
    }
  }

  /// The view of the parent of the controller whose view a root is; nil where that places its children itself.
  func viewAround(root: Int32) -> Int32? {
    let controller = document.views[Int(root)].controller
    guard document.controllers[Int(controller)].rootView == root,
      let parent = document.controllers[Int(controller)].parent,
      isHeld(controller) || held.views[controller] != nil
    else { return nil }
    return document.controllers[Int(parent)].rootView
  }

  /// The parent in whose view both views lie: of siblings, or of a child and its parent.
  private func commonParent(of controllers: [Int32]) -> Int32? {
    let parents = controllers.map { document.controllers[Int($0)].parent }
    if parents[0] == controllers[1] { return controllers[1] }
    if parents[1] == controllers[0] { return controllers[0] }
    return parents[0] == parents[1] ? parents[0] : nil
  }

  private func controller(of item: LayoutItem) -> Int32 {
    document.views[Int(document.owner(of: item))].controller
  }

  private func isRoot(_ item: LayoutItem, of controller: Int32) -> Bool {
    document.owner(of: item) == document.controllers[Int(controller)].rootView
  }

  /// Whether a child is placed by nothing else: its parent is no container of UIKit, and says no view and no size for it.
  private func isHeld(_ child: Int32) -> Bool {
    let node = document.controllers[Int(child)]
    guard let parent = node.parent.map({ document.controllers[Int($0)] }) else { return false }
    let isPlaced = node.containerView != nil || node.sizeInParent != nil
    return parent.type == .viewController && !isPlaced
  }

  /// Constraints with the parent's views, and those of its lists about the child's view alone.
  private mutating func moveConstraintsToHolders() {
    var holders: [Int32: Int32] = [:]
    for (child, view) in held.views { holders[document.controllers[Int(child)].rootView] = view }
    func moved(_ item: LayoutItem, of parent: Int32? = nil) -> LayoutItem {
      let controller = controller(of: item)
      // The parent's own view is what the child's lies in.
      if let parent, controller == parent { return item }
      return switch item {
      case .view(let view): holders[view].map { .view($0) } ?? item
      case .systemGuide(let guide, let view): holders[view].map { .systemGuide(guide, ofView: $0) } ?? item
      case .guide: item
      }
    }
    for index in document.constraints.indices {
      let constraint = document.constraints[index]
      let items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
      guard items.contains(where: { moved($0) != $0 }) else { continue }
      // A view's constraints with what is in it stay its own.
      let controllers = Set(items.map { controller(of: $0) })
      if controllers.count == 1, items.count > 1 { continue }
      let parent = items.count == 2 ? commonParent(of: items.map { controller(of: $0) }) : nil
      document.constraints[index].firstItem = moved(constraint.firstItem, of: parent)
      document.constraints[index].secondItem = constraint.secondItem.map { moved($0, of: parent) }
      if let owner = constraint.owner, holders[owner] != nil {
        document.constraintPointers[Int32(index)] = document.pointer(toConstraint: index)
        document.constraints[index].owner = nil
      }
    }
  }
}
