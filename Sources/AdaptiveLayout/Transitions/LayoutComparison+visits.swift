import LayoutModel

extension LayoutComparison {
  /// Every presentation controller and controller in pre-order, a presentation before what it presents; less those
  /// below a controller that does not forward; nil is about nothing to forward.
  func visitControllers(
    forwarding: KeyPath<ControllerNode, Bool>?, presentation visitPresentation: (PresentationPair) -> Void,
    controller visit: (Int) -> Void
  ) {
    var isReached = Array(repeating: true, count: new.document.controllers.count)
    for index in order {
      if let parent = new.document.controllers[index].parent.map(Int.init) {
        let forwards = forwarding.map { new.document.controllers[parent][keyPath: $0] } ?? true
        isReached[index] = isReached[parent] && forwards
      } else if let presentation = presentations[index] {
        isReached[index] = presentation.presenter.map { isReached[$0] } ?? true
        if isReached[index] { visitPresentation(presentation) }
      }
      if isReached[index] { visit(index) }
    }
  }

  /// Controllers and views: a controller, its root view, its subviews; a child controller where its root view is
  /// a subview, after those that the document has there (TX-order-views). So are the elements of a list, of which only the
  /// views are visited.
  func visitNodes(
    presentation visitPresentation: (PresentationPair) -> Void, controller visitController: (Int) -> Void,
    view visitView: (Int) -> Void
  ) {
    var childrenOfView: [Int: [Int]] = [:]
    for index in order {
      guard let holder = new.document.holder(ofController: index) else { continue }
      childrenOfView[Int(holder), default: []].append(index)
    }
    let elements = new.rootsOfElements
    enum Step {
      case controller(Int)
      case view(Int)
    }
    for root in order where new.document.controllers[root].parent == nil {
      if let presentation = presentations[root] { visitPresentation(presentation) }
      var steps: [Step] = [.controller(root)]
      while let step = steps.popLast() {
        switch step {
        case .controller(let index):
          visitController(index)
          steps.append(.view(Int(new.document.controllers[index].rootView)))
        case .view(let index):
          visitView(index)
          let children = childrenOfView[index] ?? []
          steps += children.reversed().map { .controller($0) }
          steps += (elements[index] ?? []).reversed().map { .view($0) }
          steps += new.document.subviews(of: index).reversed().map { .view($0) }
        }
      }
    }
  }
}

extension Layout {
  /// The views of the elements that lists show, by list, in the order of their controllers.
  fileprivate var rootsOfElements: [Int: [Int]] {
    var roots: [Int: [Int]] = [:]
    if lists.isEmpty { return roots }
    for index in order {
      guard let list = document.controllers[index].list else { continue }
      roots[Int(list), default: []].append(Int(document.controllers[index].rootView))
    }
    return roots
  }
}

extension DocumentValues {
  /// The subviews of a view, in their order.
  fileprivate func subviews(of index: Int) -> [Int] {
    var subviews: [Int] = []
    var next = index + 1
    while next < Int(views[index].subtreeEnd) {
      subviews.append(next)
      next = Int(views[next].subtreeEnd)
    }
    return subviews
  }
}
