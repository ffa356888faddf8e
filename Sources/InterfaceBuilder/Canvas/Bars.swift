import LayoutModel

/// The bars that Interface Builder shows around a scene, told by the file or inferred from its segues.
struct Bars: Hashable {
  enum Bar: Hashable {
    case none
    /// It lies over the view, and the safe area ends at it.
    case translucent
    /// The view ends at it.
    case opaque
  }

  var navigationBar = Bar.none
  var hasLargeTitle = false
  /// A tab bar or a toolbar at the bottom.
  var tabBar = Bar.none
  var toolbar = Bar.none
  var hasStatusBar = true
  var surroundings = Surroundings.screen
  /// Whether the file tells where the scene is shown. Code may put any other one into a sheet, a container, or below a bar.
  var isPlaced = false

  /// Where the scene is shown.
  enum Surroundings: Hashable {
    case screen, popover, container
  }
}

/// Follows the segues of a storyboard backwards (IB-inferred-bars).
struct BarInference {
  private let file: InterfaceBuilderFile
  /// For each object id the segues that lead to it, in the order of the file.
  private var incoming: [String: [Segue]] = [:]

  private struct Segue {
    var id: String
    var kind: String
    var relationship: String
    /// The controller in whose scene it begins.
    var source: XMLElement
  }

  init(_ file: InterfaceBuilderFile) {
    self.file = file
    guard let scenes = file.root.child("scenes") else { return }
    for scene in scenes.children {
      guard let controller = scene.child("objects")?.children.first(where: { $0.isController }) else {
        continue
      }
      for element in scene.descendants where element.name == "segue" {
        guard let destination = element["destination"] else { continue }
        incoming[destination, default: []].append(
          Segue(
            id: element["id"] ?? "", kind: element["kind"] ?? "",
            relationship: element["relationship"] ?? "", source: controller))
      }
    }
  }

  /// The bars of a scene.
  func bars(of scene: Scene) -> Bars {
    var bars = scene.controller.map { inferred($0, depth: 0) } ?? simulated(scene.view, Bars())
    bars.isPlaced = scene.controller.map { isPlaced($0, bars) } ?? false
    return bars
  }

  /// Whether the storyboard begins with a controller, or a segue brings it to the whole screen.
  private func isPlaced(_ controller: XMLElement, _ bars: Bars) -> Bool {
    guard let id = controller["id"] else { return false }
    if file.root["initialViewController"] == id { return true }
    guard let segue = decisive(incoming[id] ?? []) else { return false }
    switch segue.kind {
    case "relationship": return true
    case "show", "push", "showDetail": return bars.navigationBar != .none
    default: return controller["modalPresentationStyle"] == "fullScreen"
    }
  }

  /// What the author chose for the canvas wins over what would be inferred, and is inferred further.
  private func simulated(_ holder: XMLElement, _ inferred: Bars) -> Bars {
    var bars = inferred
    for child in holder.children {
      switch child["key"] {
      case "simulatedStatusBarMetrics": bars.hasStatusBar = child.name != "nil"
      case "simulatedTopBarMetrics":
        bars.navigationBar = child.name == "nil" ? .none : Self.bar(child)
      case "simulatedBottomBarMetrics":
        bars.tabBar = child.name == "simulatedTabBarMetrics" ? Self.bar(child) : .none
        bars.toolbar = child.name == "simulatedToolbarMetrics" ? Self.bar(child) : .none
      default: break
      }
    }
    return bars
  }

  /// - Parameter depth: Of the way back, which a cycle of segues would make endless.
  private func inferred(_ controller: XMLElement, depth: Int) -> Bars {
    simulated(controller, inferredFromSegues(controller, depth: depth))
  }

  private func inferredFromSegues(_ controller: XMLElement, depth: Int) -> Bars {
    guard depth < 64, let id = controller["id"], let segue = decisive(incoming[id] ?? []) else {
      return Bars()
    }
    switch (segue.kind, segue.relationship) {
    case ("relationship", "rootViewController"):
      return onStack(controller, of: segue.source, inferred(segue.source, depth: depth + 1))
    case ("relationship", "viewControllers"):
      var bars = Bars()
      if segue.source.name == "tabBarController" {
        bars.tabBar = segue.source.child("tabBar", key: "tabBar").map(Self.bar) ?? .translucent
      }
      return bars
    case ("show", _), ("push", _), ("showDetail", _):
      var bars = inferred(segue.source, depth: depth + 1)
      if controller.isTrue("hidesBottomBarWhenPushed") { bars.tabBar = .none }
      if bars.navigationBar == .none {
        var alone = Bars()
        alone.hasStatusBar = bars.hasStatusBar
        return alone
      }
      bars.hasLargeTitle = Self.largeTitle(controller, ofPrevious: bars.hasLargeTitle)
      return bars
    case ("popoverPresentation", _), ("popover", _):
      var bars = Bars()
      bars.surroundings = .popover
      return bars
    case ("embed", _):
      var bars = Bars()
      bars.surroundings = .container
      return bars
    default: return Bars()
    }
  }

  /// The bars around the first controller of a navigation controller, inside those of that one.
  private func onStack(_ controller: XMLElement, of stack: XMLElement, _ outer: Bars) -> Bars {
    var bars = outer
    bars.navigationBar = .none
    bars.surroundings = .screen
    if !stack.isTrue("navigationBarHidden") {
      let bar = stack.child("navigationBar", key: "navigationBar")
      bars.navigationBar = bar.map(Self.bar) ?? .translucent
      bars.hasLargeTitle = Self.showsLargeTitle(controller, bar)
    }
    if stack["toolbarHidden"] == "NO" {
      bars.toolbar = stack.child("toolbar", key: "toolbar").map(Self.bar) ?? .translucent
    }
    if controller.isTrue("hidesBottomBarWhenPushed") { bars.tabBar = .none }
    return bars
  }

  private func decisive(_ segues: [Segue]) -> Segue? {
    segues.first { file.tieBreakers.contains($0.id) } ?? segues.first
  }

  private static func bar(_ element: XMLElement) -> Bars.Bar {
    element["translucent"] == "NO" ? .opaque : .translucent
  }

  private static func showsLargeTitle(_ controller: XMLElement, _ bar: XMLElement?) -> Bool {
    guard bar?.isTrue("largeTitles") == true else { return false }
    return largeTitle(controller, ofPrevious: true)
  }

  private static func largeTitle(_ controller: XMLElement, ofPrevious previous: Bool) -> Bool {
    switch controller.child("navigationItem", key: "navigationItem")?["largeTitleDisplayMode"] {
    case "never": false
    default: previous
    }
  }
}

extension XMLElement {
  /// Whether it is a controller that a segue may begin or end at.
  var isController: Bool { name.hasSuffix("Controller") || name == "viewControllerPlaceholder" }
}
