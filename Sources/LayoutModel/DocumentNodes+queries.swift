// What people call the nodes of a document, and how they lie in each other.
extension DocumentNodes {
  /// The name of a view, nil where the document says none.
  package func name(ofView index: Int) -> String? { views[index].details.flatMap { details[Int($0)].name } }
  /// What a view is called in texts for people: `loginButton (id x1y-2z-abc)`, or its id alone.
  package func title(ofView index: Int) -> String { title(views[index].id, name(ofView: index)) }

  /// Title of a controller, for people.
  package func title(ofController index: Int) -> String {
    title(controllers[index].id, controllers[index].name)
  }

  /// What those of some views that have a name are called in such texts, by their ids, in O(*n*) of all views.
  package func titles(ofViews ids: Set<String>) -> [String: String] {
    if ids.isEmpty { return [:] }
    var titles: [String: String] = [:]
    for index in views.indices where name(ofView: index) != nil && ids.contains(views[index].id) {
      titles[views[index].id] = title(ofView: index)
    }
    return titles
  }

  private func title(_ id: String, _ name: String?) -> String {
    guard let name, name != id else { return id }
    return "\(name) (id \(id))"
  }

  /// Whether a node is another one or below it in the environment tree, in O(depth) of controllers: a controller is
  /// above its root view, and below the view of its parent that holds it.
  package func contains(_ node: EnvironmentNode, in ancestor: EnvironmentNode) -> Bool {
    switch ancestor {
    case .window: true
    case .controller(let index): controllerPath(of: node).contains(index)
    case .view(let index): viewPath(of: node).contains { (index..<views[Int(index)].subtreeEnd).contains($0) }
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
    controllers[index].parent.map { controllers[index].containerView ?? controllers[Int($0)].rootView }
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

  /// The view that an item is, or that the guide belongs to.
  package func owner(of item: LayoutItem) -> Int32 {
    switch item {
    case .view(let index), .systemGuide(_, let index): index
    case .guide(let index): guides[Int(index)].owner
    }
  }

  /// The controller whose `presented` a controller is, by index; nil for the root and for children.
  package func presenter(ofController index: Int) -> Int? {
    controllers[index].presentation.map { Int(presentations[Int($0)].presenter) }
  }

  /// The controller that presents (PR-context): for a presentation in the current context the nearest one from
  /// the requester up that defines a context, else the head of the requester's chain of parents.
  package func presentingController(of presentation: Presentation) -> Int32 {
    let isInContext =
      !presentation.shouldPresentInFullscreen && presentation.modalPresentationStyle != .custom
      || presentation.modalPresentationStyle?.isInCurrentContext == true
    return presentingController(from: presentation.presenter, isInContext: isInContext)
  }

  /// The controller that presents what a requester asks for, by the kind of presentation.
  package func presentingController(from requester: Int32, isInContext: Bool) -> Int32 {
    var controller = requester
    while !(isInContext && controllers[Int(controller)].definesPresentationContext),
      let parent = controllers[Int(controller)].parent
    {
      controller = parent
    }
    return controller
  }

  /// Whether a controller is a descendant of another one.
  package func isController(_ index: Int32, below ancestor: Int32) -> Bool {
    var controller = controllers[Int(index)].parent
    while let current = controller, current != ancestor { controller = controllers[Int(current)].parent }
    return controller == ancestor
  }

  /// Whether a controller is another one, a descendant of it, or presented by one of those.
  package func isController(_ index: Int32, reachedThrough ancestor: Int32) -> Bool {
    var controller: Int32? = index
    while let current = controller, current != ancestor {
      controller = controllers[Int(current)].parent ?? presenter(ofController: Int(current)).map { Int32($0) }
    }
    return controller == ancestor
  }
}
