import LayoutModel

/// The controllers of one environment: which were reached, and what is known of each. Containers and presentations give
/// children to other parents and put controllers around some that nobody wrote.
struct Hierarchy {
  /// Parallel to the document's controllers.
  var controllers: [ControllerState] = []
  /// The controllers in the order in which they were reached: pre-order of the hierarchy.
  var order: [Int] = []
  /// What look-ahead found of controllers that were not reached; it goes before what is known of them.
  var glimpses: [Int: ControllerGlimpse] = [:]
  /// The names of all nodes; filled when the first one is made that nobody wrote.
  var takenIds: Set<String> = []
}

extension ResolutionState {
  mutating func move(_ child: Int, to parent: Int) {
    hang(child, from: Int32(parent))
    controllers[parent].children.append(child)
  }

  /// Takes a controller away from its parent, to be presented by itself.
  mutating func detach(_ child: Int) {
    hang(child, from: nil)
    install(child, true)
  }

  private mutating func hang(_ child: Int, from parent: Int32?) {
    if let old = document.controllers[child].parent.map(Int.init) {
      controllers[old].children.removeAll { $0 == child }
    }
    document.controllers[child].parent = parent
    document.controllers[child].containerView = nil
  }

  mutating func install(_ index: Int, _ isInstalled: Bool) {
    controllers[index].isInstalled = isInstalled
    document.controllers[index].isInstalled = isInstalled
  }

  /// Puts a navigation controller with an empty view, which nobody wrote, around a controller: at the end of the document,
  /// in its place among the children of its parent. Returns its index.
  mutating func wrapInNavigationController(_ content: Int) -> Int {
    let index = document.controllers.count
    let inner = document.controllers[content]
    let id = unusedId(inner.id + "/navigation")
    var node = ControllerNode(id: id, place: .implied(for: Int32(content)))
    (node.type, node.column) = (.navigationController, inner.column)
    (node.parent, node.containerView) = (inner.parent, inner.containerView)
    node.rootView = Int32(document.views.count)
    document.controllers.append(node)
    var view = ViewNode(id: unusedId(id + "/view"), superview: nil, controller: Int32(index), place: .root)
    view.subtreeEnd = Int32(document.views.count + 1)
    document.views.append(view)
    document.takeNaturalSizes()
    controllers.append(ControllerState(children: [content]))
    sheet.frames.append(.zero)
    sheet.insets.append(GuideInsets())
    sheet.installed.append(false)
    if let parent = inner.parent.map(Int.init),
      let place = controllers[parent].children.firstIndex(of: content)
    {
      controllers[parent].children[place] = index
    }
    document.controllers[content].parent = Int32(index)
    document.controllers[content].containerView = nil
    return index
  }

  /// The name, with as many primes as it takes for nothing else to be called so. It is taken from now on.
  mutating func unusedId(_ name: String) -> String {
    if hierarchy.takenIds.isEmpty {
      hierarchy.takenIds.formUnion(document.controllers.lazy.map(\.id))
      hierarchy.takenIds.formUnion(document.views.lazy.map(\.id))
      hierarchy.takenIds.formUnion(document.guides.lazy.map(\.id))
    }
    var id = name
    while !hierarchy.takenIds.insert(id).inserted { id += "'" }
    return id
  }

  /// The style in which a controller is presented, or the one that it lies in; `none` outside presentations.
  ///
  /// - Complexity: O(depth).
  func presentedStyle(ofController index: Int) -> ModalPresentationStyle {
    guard !sheet.presentations.isEmpty else { return ModalPresentationStyle.none }
    var head = index
    while let parent = document.controllers[head].parent { head = Int(parent) }
    guard let number = controllers[head].presentation else { return ModalPresentationStyle.none }
    return sheet.presentations[number]?.style ?? ModalPresentationStyle.none
  }
}
