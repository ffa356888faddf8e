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
    self.old = old
    self.new = new
    order = new.installedControllers
    presentations = pairPresentations(old, new)
    var controllers: [String: Int] = [:]
    for index in old.installedControllers { controllers[old.document.controllers[index].id] = index }
    let views = indices(of: old.document.views.map(\.id))
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
}

/// The presentations of a layout by the controllers whose views they present.
private func pairPresentations(_ old: Layout, _ new: Layout) -> [Int: PresentationPair] {
  var before: [String: PresentationLayout] = [:]
  for (node, layout) in zip(old.document.controllers, old.controllers) {
    if let presentation = layout.presentation, presentation.presentedController != nil {
      before[node.id] = presentation
    }
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
}

private func indices(of ids: [String]) -> [String: Int] {
  Dictionary(ids.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
}
