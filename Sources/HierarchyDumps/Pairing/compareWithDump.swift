package import LayoutModel
import UIKitDefaults

/// The things in which a layout is not what a dump has recorded: views that are more than half a pixel away, that the dump does not
/// have, or that the layout does not have.
///
/// Views and nodes are paired level by level, in their order, by identifiers, classes and texts (docs/decisions/0144). Of dumps that
/// do not have every view, page sources and elements for accessibility, only what can be paired is compared.
///
/// - Complexity: O(*n*) in the number of views and nodes, times at most 200.
package func compare(_ layout: Layout, with dump: HierarchyDump) -> [Diagnostic] {
  var comparison = DumpComparison(layout, dump)
  comparison.compareWindows(dump)
  if dump.form == .recursiveDescription {
    comparison.compareTrees()
  } else {
    comparison.compareElements()
  }
  return comparison.findings
}

private struct DumpComparison {
  private let layout: Layout
  private let tree: ScreenTree
  private let dump: DumpTree
  private let faces: [ViewFace?]
  private(set) var findings: [Diagnostic] = []
  private var hasOtherWindow = false

  init(_ layout: Layout, _ dump: HierarchyDump) {
    (self.layout, self.dump) = (layout, DumpTree(dump))
    let tree = ScreenTree(layout)
    self.tree = tree
    faces = layout.views.indices.map { layout.views[$0].frame == nil ? nil : ViewFace($0, layout) }
  }

  private mutating func add(_ finding: DumpFinding, views: [Int] = []) {
    findings.append(Diagnostic(.dump(finding), views: views.map { layout.document.views[$0].id }))
  }

  mutating func compareWindows(_ source: HierarchyDump) {
    guard let size = source.windowSize else { return }
    let own = layout.environment.size
    hasOtherWindow = abs(size.width - own.width) > 0.5 || abs(size.height - own.height) > 0.5
    if hasOtherWindow { add(.windowDiffers(layout: own, dump: size)) }
  }

  // MARK: Trees

  /// A view whose subviews are to be paired, with the node that stands for it; nil for the window.
  private struct Level {
    var view: Int?
    var node: Int?
  }

  mutating func compareTrees() {
    var pending = [Level()]
    while let level = pending.popLast() {
      let views = views(below: level.view)
      let keepsContentViews = views.contains { isPart($0.view) }
      let nodes = dump.candidates(below: level.node, keepsContentViews: keepsContentViews)
      let pairs = align(views.count, nodes.count) { score(views[$0], nodes[$1]) }
      var (pairedViews, pairedNodes) = (Set<Int>(), Set<Int>())
      var next: [Level] = []
      for (view, node) in pairs {
        pairedViews.insert(view)
        pairedNodes.insert(node)
        compareFrames(views[view], nodes[node], isRoot: level.view == nil)
        next.append(Level(view: views[view].view, node: nodes[node].node))
      }
      for index in views.indices where !pairedViews.contains(index) { noteMissing(views[index].view) }
      for index in nodes.indices where !pairedNodes.contains(index) {
        noteUnknown(nodes[index], in: level.view)
      }
      pending += next.reversed()
    }
  }

  /// A view with its frame in the coordinates of the one whose subviews are paired.
  private struct Placed {
    var view: Int
    var frame: Rect
  }

  /// The views below one. The root views of containers are UIKit's own, and what is in them stands for them.
  private func views(below view: Int?) -> [Placed] {
    var found: [Placed] = []
    var pending = (view.map { tree.children[$0] } ?? tree.roots).reversed().map {
      Placed(view: $0, frame: frame(of: $0))
    }
    while let next = pending.popLast() {
      guard isOfContainer(next.view) else {
        found.append(next)
        continue
      }
      pending += tree.children[next.view].reversed().map {
        Placed(view: $0, frame: frame(of: $0).offset(by: next.frame.origin))
      }
    }
    return found
  }

  private func frame(of view: Int) -> Rect { layout.views[view].frame ?? .zero }

  private func isOfContainer(_ view: Int) -> Bool {
    let node = layout.document.views[view]
    guard node.superview == nil, node.place == .root else { return false }
    return layout.document.controllers[Int(node.controller)].type != .viewController
  }

  private func isPart(_ view: Int) -> Bool {
    if case .part = layout.document.views[view].place { true } else { false }
  }

  private func score(_ view: Placed, _ candidate: DumpTree.Candidate) -> Int? {
    guard let face = faces[view.view] else { return nil }
    let node = dump.nodes[candidate.node]
    let isContentView = isPart(view.view) && isContentView(node.className)
    guard let likeness = isContentView ? 10 : face.likeness(to: node, text: dump.text(of: candidate.node))
    else {
      return nil
    }
    // Where several pairs are as good, the one that lies where it should.
    let sameSize = isSame(view.frame.size, candidate.frame.size)
    let isThere =
      sameSize && isSame(view.frame.origin.x, candidate.frame.origin.x)
      && isSame(view.frame.origin.y, candidate.frame.origin.y)
    let sameCount = tree.children[view.view].count == dump.children[candidate.node].count
    return likeness * 1024 + (isThere ? 4 : 0) + (sameSize ? 2 : 0) + (sameCount ? 1 : 0)
  }

  private func isSame(_ first: Size, _ second: Size) -> Bool {
    isSame(first.width, second.width) && isSame(first.height, second.height)
  }

  /// Half a pixel, and what six digits of a number leave open.
  private func isSame(_ own: Double, _ recorded: Double) -> Bool {
    abs(own - recorded) <= 0.5 / layout.environment.pixelGrid.scale + 0.001 + abs(recorded) * 5e-6
  }

  private mutating func compareFrames(_ view: Placed, _ candidate: DumpTree.Candidate, isRoot: Bool) {
    let (own, recorded) = (view.frame, candidate.frame)
    if isSame(own.size, recorded.size), isSame(own.minX, recorded.minX), isSame(own.minY, recorded.minY) {
      return
    }
    // That of the window is told already.
    if isRoot, hasOtherWindow { return }
    let id = layout.document.title(ofView: view.view)
    add(
      .frameDiffers(id, layout: own, dump: recorded, line: dump.nodes[candidate.node].line),
      views: [view.view])
  }

  private mutating func noteMissing(_ view: Int) {
    // A list has no views for what is outside of its bounds.
    let node = layout.document.views[view]
    if let list = layout.document.controllers[Int(node.controller)].list, node.superview == nil,
      let own = layout.views[view].frameInWindow, let outer = layout.views[Int(list)].frameInWindow,
      own.maxY <= outer.minY || own.minY >= outer.maxY || own.maxX <= outer.minX || own.minX >= outer.maxX
    {
      return
    }
    var (count, pending) = (0, tree.children[view])
    while let next = pending.popLast() {
      count += 1
      pending += tree.children[next]
    }
    add(.viewNotInDump(layout.document.title(ofView: view), below: count), views: [view])
  }

  /// Tells of a node that stands for no view, unless UIKit makes such ones by itself.
  private mutating func noteUnknown(_ candidate: DumpTree.Candidate, in view: Int?) {
    let node = dump.nodes[candidate.node]
    if let type = node.type, type.facts.features.contains(.bar) { return }
    let outer = view.map { layout.document.views[$0].type } ?? .view
    let isPlain = outer == .view || outer == .stackView || outer == .containerView || outer == .scrollView
    let isIndicator = outer == .scrollView && node.type == .imageView
    guard node.isOfApp || isPlain && !isIndicator && candidate.isDirect else { return }
    let below = dump.countBelow(candidate.node)
    add(
      .viewNotInLayout(node.className, frame: candidate.frame, below: below, line: node.line),
      views: view.map { [$0] } ?? [])
  }

  // MARK: Elements

  /// Pairs what has an identifier or a text, and compares it in the window: a page source does not have every view.
  mutating func compareElements() {
    let views = layout.views.indices.filter { faces[$0]?.isElement == true && layout.views[$0].isOnScreen }
    let nodes = dump.nodes.indices.filter { dump.nodes[$0].identifier != nil || dump.nodes[$0].text != nil }
    var frames: [Rect] = []
    for node in dump.nodes {
      let origin = node.parent.map { frames[Int($0)].origin } ?? Point(x: 0, y: 0)
      frames.append(node.frame.offset(by: origin))
    }
    let pairs = align(views.count, nodes.count) { view, node in
      faces[views[view]]?.elementLikeness(to: dump.nodes[nodes[node]])
    }
    for (view, node) in pairs {
      guard let frame = layout.views[views[view]].frameInWindow else { continue }
      let candidate = DumpTree.Candidate(node: nodes[node], frame: frames[nodes[node]])
      compareFrames(Placed(view: views[view], frame: frame), candidate, isRoot: false)
    }
  }
}
