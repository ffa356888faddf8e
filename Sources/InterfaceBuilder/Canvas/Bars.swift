import LayoutModel
import XML

/// The bars that Interface Builder shows around a scene, told by the file or inferred from its segues.
struct Bars {
  enum Bar {
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
  /// Whether the view ends at one of these.
  var areOpaqueBelow: Bool { tabBar == .opaque || toolbar == .opaque }
  var hasStatusBar = true
  var surroundings = Surroundings.screen
  /// Whether the file tells where the scene is shown. Code may put any other one into a sheet, a container, or below a bar.
  var isPlaced = false

  /// Where the scene is shown.
  enum Surroundings { case screen, popover, container }
}

/// Follows the segues of a storyboard backwards (IB-inferred-bars).
struct BarInference {
  private let file: InterfaceBuilderFile
  /// For each object id the segues that lead to it, in the order of the file.
  private let incoming: [String: [Segue]]
  /// A segue and the controller in whose scene it begins.
  private typealias Segue = (source: XMLElement, element: XMLElement)

  init(_ file: InterfaceBuilderFile) {
    self.file = file
    let segues = file.segues.filter { $0.element["destination"] != nil }
    incoming = Dictionary(grouping: segues) { $0.element["destination"] ?? "" }
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
    guard let segue = decisive(id)?.element else { return false }
    switch segue["kind"] {
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
      case "simulatedTopBarMetrics": bars.navigationBar = child.name == "nil" ? .none : child.bar
      case "simulatedBottomBarMetrics":
        bars.tabBar = child.name == "simulatedTabBarMetrics" ? child.bar : .none
        bars.toolbar = child.name == "simulatedToolbarMetrics" ? child.bar : .none
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
    guard depth < 64, let id = controller["id"], let (source, segue) = decisive(id) else { return Bars() }
    switch (segue["kind"], segue["relationship"]) {
    case ("relationship", "rootViewController"):
      return onStack(controller, of: source, inferred(source, depth: depth + 1))
    case ("relationship", "viewControllers") where source.name == "tabBarController":
      return Bars(tabBar: source.child("tabBar", key: "tabBar")?.bar ?? .translucent)
    case ("show", _), ("push", _), ("showDetail", _):
      var bars = inferred(source, depth: depth + 1)
      if controller.isTrue("hidesBottomBarWhenPushed") { bars.tabBar = .none }
      if bars.navigationBar == .none { return Bars(hasStatusBar: bars.hasStatusBar) }
      bars.hasLargeTitle = bars.hasLargeTitle && !controller.hasSmallTitle
      return bars
    case ("popoverPresentation", _), ("popover", _): return Bars(surroundings: .popover)
    case ("embed", _): return Bars(surroundings: .container)
    default: return Bars()
    }
  }

  /// The bars around the first controller of a navigation controller, inside those of that one.
  private func onStack(_ controller: XMLElement, of stack: XMLElement, _ outer: Bars) -> Bars {
    var bars = outer
    (bars.navigationBar, bars.surroundings) = (.none, .screen)
    if !stack.isTrue("navigationBarHidden") {
      let bar = stack.child("navigationBar", key: "navigationBar")
      bars.navigationBar = bar?.bar ?? .translucent
      bars.hasLargeTitle = bar?.isTrue("largeTitles") == true && !controller.hasSmallTitle
    }
    if stack.isFalse("toolbarHidden") {
      bars.toolbar = stack.child("toolbar", key: "toolbar")?.bar ?? .translucent
    }
    if controller.isTrue("hidesBottomBarWhenPushed") { bars.tabBar = .none }
    return bars
  }

  /// The segue that decides where several lead to an object.
  private func decisive(_ id: String) -> Segue? {
    let segues = incoming[id] ?? []
    return segues.first { file.tieBreakers.contains($0.element["id"] ?? "") } ?? segues.first
  }
}

extension XMLElement {
  fileprivate var bar: Bars.Bar { isFalse("translucent") ? .opaque : .translucent }

  fileprivate var hasSmallTitle: Bool {
    child("navigationItem", key: "navigationItem")?["largeTitleDisplayMode"] == "never"
  }
}
