extension DocumentNodes {
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
