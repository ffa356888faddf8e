import LayoutModel

/// The nodes of a dump below each other, with what pairing asks of them.
struct DumpTree {
  let nodes: [HierarchyDump.Node]
  private(set) var children: [[Int]]
  private(set) var roots: [Int] = []

  /// - Complexity: O(*n*) in the number of nodes.
  init(_ dump: HierarchyDump) {
    nodes = dump.nodes
    children = Array(repeating: [], count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { children[Int(parent)].append(index) } else { roots.append(index) }
    }
  }

  /// A node that may stand for a view, with its frame in the coordinates of the node that stands for the view around that.
  struct Candidate {
    var node: Int
    var frame: Rect
    /// Whether nothing lies between both but what UIKit puts around controllers.
    var isDirect = true
  }

  /// The nodes below one that may stand for views of a layout: those of classes that no document has are passed over, and what is in
  /// them is taken instead.
  ///
  /// - Parameter keepsContentViews: Whether the layout has views for those that cells have.
  func candidates(below node: Int?, keepsContentViews: Bool) -> [Candidate] {
    var found: [Candidate] = []
    var pending = (node.map { children[$0] } ?? roots).reversed().map {
      Candidate(node: $0, frame: nodes[$0].frame)
    }
    while let next = pending.popLast() {
      guard isPassedOver(nodes[next.node], keepsContentViews) else {
        found.append(next)
        continue
      }
      let isDirect = next.isDirect && isAroundControllers(nodes[next.node].className)
      let offset = nodes[next.node].contentOffset ?? Point(x: 0, y: 0)
      let origin = next.frame.origin - offset
      pending += children[next.node].reversed().map {
        Candidate(node: $0, frame: nodes[$0].frame.offset(by: origin), isDirect: isDirect)
      }
    }
    return found
  }

  private func isPassedOver(_ node: HierarchyDump.Node, _ keepsContentViews: Bool) -> Bool {
    if node.className == "UIWindow" { return true }
    return node.isPrivate && !(keepsContentViews && isContentView(node.className))
  }

  /// The text that a node shows; of a button that of the label in it.
  func text(of node: Int) -> String? {
    if let text = nodes[node].text { return text }
    guard nodes[node].type == .button else { return nil }
    return children[node].lazy.compactMap { nodes[$0].text }.first
  }

  /// How many nodes below one UIKit does not keep for itself.
  func countBelow(_ node: Int) -> Int {
    var (count, pending) = (0, children[node])
    while let next = pending.popLast() {
      if !nodes[next].isPrivate { count += 1 }
      pending += children[next]
    }
    return count
  }
}

/// Whether UIKit puts a view between those of controllers.
private func isAroundControllers(_ className: String) -> Bool {
  [
    "UIWindow", "UITransitionView", "UIDropShadowView", "UILayoutContainerView", "UINavigationTransitionView",
    "UIViewControllerWrapperView", "UIPanelControllerContentView", "_UIQueuingScrollView",
    "_UIPageViewControllerContentView", "UIPresentationContainerView", "_UIParallaxDimmingView",
  ].contains(className)
}

func isContentView(_ className: String) -> Bool {
  className.hasPrefix("UI") && className.hasSuffix("ContentView")
}
