/// Where a file shows a class: the controllers of a storyboard among which a scene has it, or a xib whose view it is.
package struct SceneStage: Hashable, Sendable {
  /// A view of a xib, which fills its window there.
  struct Nib: Hashable, Sendable {
    let file: String, view: String
    /// Whether the class loads the file, and has what is in it.
    let isLoaded: Bool
  }

  /// A controller with those in it.
  struct Node: Hashable, Sendable {
    let file: String, id: String
    /// The document's word for it.
    let type: String
    /// The style of columns, and in which of them it is, in the document's words.
    let style: String?, column: String?
    /// The view that holds it, by its id; nil for what a container has, or nothing.
    let view: String?
    /// What its file says of its bars, by the variables that have it: of bars behind a dot.
    let bars: [String: Bool]
    let selected: Int
    let children: [Node]
    let presented: [Node]
  }

  /// Nil for a view of a xib.
  let root: Node?
  /// Nil for a controller.
  let nib: Nib?
  /// The controller that is run.
  let own: String
  /// The ids of controllers from the root to it, which is the last.
  let way: [String]
  /// The controllers on the way that show it, from what is presented last.
  let shown: Set<String>
  /// Whether the way to it begins where the app does, so that nothing else is around it.
  let isOfStart: Bool

  /// - Parameters:
  ///   - document: That of the scene.
  ///   - view: The id of the controller's view.
  ///   - file: Where things are of which the document does not say it.
  /// - Returns: Nil where the document does not show it.
  package init?(_ document: JSONTree, ofView view: String, file: String, isOfStart: Bool = false) {
    var files: [String: String] = [:]
    for source in document["sources"]?.elements ?? [] {
      guard let path = source["file"]?.text else { continue }
      for place in source["places"]?.members ?? [] where files[place.key] == nil { files[place.key] = path }
    }
    guard let hierarchy = document["hierarchy"], let way = Self.way(to: view, in: hierarchy),
      let own = way.last, let root = Node(hierarchy, files, file)
    else { return nil }
    (self.root, self.own, self.way, self.isOfStart, nib) = (root, own, way, isOfStart, nil)
    shown = Set(root.shown(on: way[...]))
  }

  /// - Parameters:
  ///   - view: The id of a view of a xib.
  ///   - isLoaded: Whether the class loads the file; else it is that of the view.
  package init(ofNib file: String, view: String, isLoaded: Bool) {
    nib = Nib(file: file, view: view, isLoaded: isLoaded)
    (root, own, way, shown, isOfStart) = (nil, view, [], [], false)
  }

  /// The ids of controllers on the way to the one that has a view.
  private static func way(to view: String, in controller: JSONTree) -> [String]? {
    guard let id = controller["id"]?.text else { return nil }
    if controller["view"]?["id"]?.text == view { return [id] }
    let below = (controller["children"]?.elements ?? []) + [controller["presented"]].compactMap { $0 }
    return below.lazy.compactMap { way(to: view, in: $0) }.first.map { [id] + $0 }
  }
}

extension SceneStage.Node {
  /// The part of a way that begins here, from what is presented last.
  fileprivate func shown(on way: ArraySlice<String>) -> ArraySlice<String> {
    guard let next = way.dropFirst().first else { return way }
    if let presented = presented.first(where: { $0.id == next }) {
      return presented.shown(on: way.dropFirst())
    }
    guard let child = children.first(where: { $0.id == next }) else { return way }
    let below = child.shown(on: way.dropFirst())
    return below.count == way.count - 1 ? way : below
  }

  fileprivate init?(_ controller: JSONTree, _ files: [String: String], _ file: String) {
    guard let id = controller["id"]?.text, let type = controller["type"]?.text else { return nil }
    (self.id, self.type, self.file) = (id, type, files[id] ?? file)
    (style, column) = (controller["style"]?.text, controller["column"]?.text)
    view = controller["containerView"]?.text
    var bars: [String: Bool] = [:]
    for (variable, value) in [
      ("saidNavigationBarHidden", controller["navigationBarHidden"]),
      ("saidToolbarHidden", controller["toolbarHidden"]),
      ("navigationBar.saidLargeTitles", controller["navigationBar"]?["prefersLargeTitles"]),
      ("navigationBar.saidTranslucent", controller["navigationBar"]?["translucent"]),
      ("tabBar.isTranslucent", controller["tabBar"]?["translucent"]),
    ] {
      if case .flag(let flag)? = value { bars[variable] = flag }
    }
    self.bars = bars
    selected = controller["selectedIndex"]?.number.map { Int($0) } ?? 0
    children = (controller["children"]?.elements ?? []).compactMap { Self($0, files, file) }
    presented = [controller["presented"]].compactMap { $0.flatMap { Self($0, files, file) } }
  }
}
