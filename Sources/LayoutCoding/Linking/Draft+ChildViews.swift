import JSON
import LayoutModel

/// Views of children that constraints of their parent place: UIKit adds the view of a child to that of its parent, and there it
/// has a view around it that takes the constraints (CO-child-constraints).
struct HeldChildren {
  /// The children of each controller whose views need one, by index, in the order of the document. Known after a first reading.
  var children: [Int32: [Int32]] = [:]
  /// The views around them, by the index of the child.
  fileprivate(set) var views: [Int32: Int32] = [:]
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

  /// Puts the views of children into those that were added for them, and calls these by the children.
  mutating func fillHolders() {
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
    guard held.views.isEmpty else { return moveConstraintsToHolders() }
    for index in document.constraints.indices {
      let constraint = document.constraints[index]
      guard let second = constraint.secondItem else { continue }
      let items = [constraint.firstItem, second]
      let controllers = items.map { document.views[Int(document.owner(of: $0))].controller }
      guard controllers[0] != controllers[1], let parent = commonParent(of: controllers) else { continue }
      for (item, controller) in zip(items, controllers) where controller != parent {
        guard isRoot(item, of: controller), isHeld(controller) else { break }
        var children = held.children[parent] ?? []
        if !children.contains(controller) { children.append(controller) }
        held.children[parent] = children.sorted()
      }
    }
  }

  /// The parent in whose view both views lie: of siblings, or of a child and its parent.
  private func commonParent(of controllers: [Int32]) -> Int32? {
    let parents = controllers.map { document.controllers[Int($0)].parent }
    if parents[0] == controllers[1] { return controllers[1] }
    if parents[1] == controllers[0] { return controllers[0] }
    return parents[0] == parents[1] ? parents[0] : nil
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
    func moved(_ item: LayoutItem) -> LayoutItem {
      switch item {
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
      let controllers = Set(items.map { document.views[Int(document.owner(of: $0))].controller })
      if controllers.count == 1, items.count > 1 { continue }
      document.constraints[index].firstItem = moved(constraint.firstItem)
      document.constraints[index].secondItem = constraint.secondItem.map(moved)
      if let owner = constraint.owner, holders[owner] != nil {
        document.constraintPointers[Int32(index)] = document.pointer(toConstraint: index)
        document.constraints[index].owner = nil
      }
    }
  }
}
