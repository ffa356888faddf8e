import LayoutModel

/// Two layouts side by side, and where the nodes of the new one were in the old one.
struct LayoutComparison {
  let old: Layout
  let new: Layout
  /// For each controller of the new layout its index in the old one, nil for one that was not there.
  let oldControllers: [Int?]
  /// The presentations of the new layout, by the controller whose view they present.
  let presentations: [Int: PresentationPair]
  /// The controllers that take part, parents before children: those that are installed.
  let order: [Int]
  /// Old index of each view.
  let oldViews: [Int?]

  init(_ old: Layout, _ new: Layout) {
    (self.old, self.new) = (old, new)
    order = new.installedControllers
    presentations = pairPresentations(old, new)
    var controllers: [String: Int] = [:]
    for index in old.installedControllers { controllers[old.document.controllers[index].id] = index }
    let ids = old.document.views.enumerated().lazy.map { ($0.element.id, $0.offset) }
    let views = Dictionary(ids) { first, _ in first }
    oldControllers = new.document.controllers.map { controllers[$0.id] }
    oldViews = new.document.views.map { views[$0.id] }
  }
}

/// One presentation, before and after.
struct PresentationPair {
  /// The id of the presented controller, as the request has it.
  var id: String
  /// Index of the controller that asked for it, in the new layout.
  var presenter: Int?
  /// Nil for one that begins.
  var old: PresentationLayout?
  var new: PresentationLayout

  /// Its presentation controller.
  var target: TransitionEvent.Target { .presentationController(of: id) }
}

/// The presentations of a layout by the controllers whose views they present.
private func pairPresentations(_ old: Layout, _ new: Layout) -> [Int: PresentationPair] {
  var before: [String: PresentationLayout] = [:]
  for (node, layout) in zip(old.document.controllers, old.controllers) {
    guard let presentation = layout.presentation, presentation.presentedController != nil else { continue }
    before[node.id] = presentation
  }
  var pairs: [Int: PresentationPair] = [:]
  for (index, layout) in new.controllers.enumerated() {
    guard let presentation = layout.presentation, let top = presentation.presentedController else { continue }
    let id = new.document.controllers[index].id
    pairs[Int(top)] = PresentationPair(
      id: id, presenter: new.document.presenter(ofController: index), old: before[id], new: presentation)
  }
  return pairs
}

extension Layout {
  /// The controllers of the hierarchy, less those that are not installed, with what is below them
  /// (VA-child-installed). Nor are those that nothing presents, or another one in their place (PR-gone).
  fileprivate var installedControllers: [Int] {
    var isInstalled = Array(repeating: false, count: document.controllers.count)
    let heads = Set([0] + controllers.compactMap { $0.presentation?.presentedController.map(Int.init) })
    for index in order {
      let parent = document.controllers[index].parent.map { isInstalled[Int($0)] } ?? heads.contains(index)
      isInstalled[index] = document.controllers[index].isInstalled && parent
    }
    return order.filter { isInstalled[$0] }
  }

  /// A controller as one that is called.
  func target(_ controller: Int) -> TransitionEvent.Target {
    .controller(document.controllers[controller].id)
  }
}

extension DocumentValues {
  /// The views right below one, in their order.
  func subviews(of index: Int) -> [Int] {
    var found: [Int] = []
    var next = index + 1
    while next < Int(views[index].subtreeEnd) {
      found.append(next)
      next = max(next + 1, Int(views[next].subtreeEnd))
    }
    return found
  }
}

/// What of the new layout hears of a transition.
enum TransitionNode {
  /// A presentation controller.
  case presentation(PresentationPair)
  case controller(Int)
  case view(Int)
}

extension LayoutComparison {
  /// Every presentation controller and controller in pre-order, a presentation before what it presents; less those
  /// below a controller that does not forward; nil is about nothing to forward.
  func nodes(forwarding: KeyPath<ControllerNode, Bool>?) -> [TransitionNode] {
    var nodes: [TransitionNode] = []
    var isReached = Array(repeating: true, count: new.document.controllers.count)
    for index in order {
      if let parent = new.document.controllers[index].parent.map(Int.init) {
        let forwards = forwarding.map { new.document.controllers[parent][keyPath: $0] } ?? true
        isReached[index] = isReached[parent] && forwards
      } else if let presentation = presentations[index] {
        isReached[index] = presentation.presenter.map { isReached[$0] } ?? true
        if isReached[index] { nodes.append(.presentation(presentation)) }
      }
      if isReached[index] { nodes.append(.controller(index)) }
    }
    return nodes
  }

  /// Controllers and views: a controller, its root view, its subviews; a child controller where its root view is
  /// a subview, after those that the document has there (TX-order-views). So are the elements of a list, of which only the
  /// views are visited.
  func nodesAndViews() -> [TransitionNode] {
    var nodes: [TransitionNode] = []
    var childrenOfView: [Int: [Int]] = [:]
    for index in order {
      guard let holder = new.document.holder(ofController: index) else { continue }
      childrenOfView[Int(holder), default: []].append(index)
    }
    var elements: [Int: [Int]] = [:]
    for index in new.order {
      guard let list = new.document.controllers[index].list else { continue }
      elements[Int(list), default: []].append(Int(new.document.controllers[index].rootView))
    }
    for root in order where new.document.controllers[root].parent == nil {
      if let presentation = presentations[root] { nodes.append(.presentation(presentation)) }
      var steps: [TransitionNode] = [.controller(root)]
      while let step = steps.popLast() {
        nodes.append(step)
        switch step {
        case .presentation: break
        case .controller(let index): steps.append(.view(Int(new.document.controllers[index].rootView)))
        case .view(let index):
          steps += (childrenOfView[index] ?? []).reversed().map { .controller($0) }
          steps += (elements[index] ?? []).reversed().map { .view($0) }
          steps += new.document.subviews(of: index).reversed().map { .view($0) }
        }
      }
    }
    return nodes
  }
}
