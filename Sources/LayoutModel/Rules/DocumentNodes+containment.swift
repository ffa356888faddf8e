extension DocumentNodes {
  /// Whether a node is another one or below it in the environment tree.
  ///
  /// A controller is above its root view, and below the view of its parent that holds it.
  ///
  /// - Complexity: O(depth) in controllers.
  package func contains(_ node: EnvironmentNode, in ancestor: EnvironmentNode) -> Bool {
    switch ancestor {
    case .window: true
    case .controller(let index):
      controllerPath(of: node).contains(index)
    case .view(let index):
      viewPath(of: node).contains { (index..<views[Int(index)].subtreeEnd).contains($0) }
    }
  }

  /// Whether all that a constraint relates is a node or below it.
  package func contains(constraint index: Int, in ancestor: EnvironmentNode) -> Bool {
    let constraint = constraints[index]
    return [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      item.map { contains(.view(owner(of: $0)), in: ancestor) } ?? true
    }
  }

  /// The view that holds the root view of a controller: nil for one that no view of a parent holds.
  package func holder(ofController index: Int) -> Int32? {
    guard let parent = controllers[index].parent else { return nil }
    return controllers[index].containerView ?? controllers[Int(parent)].rootView
  }

  /// The controller that a node is or belongs to, then that one's parents.
  package func controllerPath(of node: EnvironmentNode) -> [Int32] {
    var path: [Int32] = []
    var next: Int32? =
      switch node {
      case .window: nil
      case .controller(let index): index
      case .view(let index): views[Int(index)].controller
      }
    while let controller = next {
      path.append(controller)
      next = controllers[Int(controller)].parent
    }
    return path
  }

  /// The node if it is a view, then the views that hold the controllers around it, from the inside out.
  private func viewPath(of node: EnvironmentNode) -> [Int32] {
    let holders = controllerPath(of: node).compactMap { holder(ofController: Int($0)) }
    if case .view(let index) = node { return [index] + holders }
    return holders
  }

  private func owner(of item: LayoutItem) -> Int32 {
    switch item {
    case .view(let index): index
    case .guide(let index): guides[Int(index)].owner
    case .systemGuide(_, let index): index
    }
  }
}
