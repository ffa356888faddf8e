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
  /// Gives a child to another parent, as its last one.
  mutating func move(_ child: Int, to parent: Int) {
    if let old = document.controllers[child].parent.map(Int.init) {
      controllers[old].children.removeAll { $0 == child }
    }
    controllers[parent].children.append(child)
    document.controllers[child].parent = Int32(parent)
    document.controllers[child].containerView = nil
  }

  /// Takes a controller away from its parent, to be presented by itself.
  mutating func detach(_ child: Int) {
    if let parent = document.controllers[child].parent.map(Int.init) {
      controllers[parent].children.removeAll { $0 == child }
    }
    document.controllers[child].parent = nil
    document.controllers[child].containerView = nil
    install(child, true)
  }

  /// Adds or removes a controller.
  mutating func install(_ index: Int, _ isInstalled: Bool) {
    controllers[index].isInstalled = isInstalled
    document.controllers[index].isInstalled = isInstalled
  }

  /// Puts a navigation controller that nobody wrote around a controller, in its place among the children of its
  /// parent.
  ///
  /// - Returns: Its index.
  mutating func wrapInNavigationController(_ content: Int) -> Int {
    let id = unusedId(document.controllers[content].id + "/navigation")
    let index = document.addNavigationController(id, viewId: unusedId(id + "/view"), around: content)
    controllers.append(ControllerState(children: [content]))
    document.natural.append(NaturalSize())
    sheet.frames.append(.zero)
    sheet.insets.append(GuideInsets())
    sheet.installed.append(false)
    if let parent = document.controllers[content].parent.map(Int.init),
      let place = controllers[parent].children.firstIndex(of: content)
    {
      controllers[parent].children[place] = index
    }
    document.controllers[index].parent = document.controllers[content].parent
    document.controllers[index].containerView = document.controllers[content].containerView
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

extension DocumentValues {
  /// Adds a navigation controller with an empty view at the end of the document.
  ///
  /// - Returns: Its index.
  fileprivate mutating func addNavigationController(
    _ id: String, viewId: String, around content: Int
  ) -> Int {
    let index = controllers.count
    var node = ControllerNode(id: id, place: .implied(for: Int32(content)))
    node.type = .navigationController
    node.column = controllers[content].column
    node.rootView = Int32(views.count)
    controllers.append(node)
    var view = ViewNode(id: viewId, superview: nil, controller: Int32(index), place: .root)
    view.subtreeEnd = Int32(views.count + 1)
    views.append(view)
    return index
  }
}
