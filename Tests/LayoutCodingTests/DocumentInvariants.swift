import LayoutModel

@testable import LayoutCoding

/// What a document of the service always is: every index valid, every tree a tree, pre-order, unique ids.
///
/// - Returns: What is broken, in words.
func brokenInvariants(of document: DocumentDraft) -> [String] {
  var invariants = DocumentInvariants(document: document)
  invariants.checkControllers()
  invariants.checkRangesOfViews()
  invariants.checkTreesOfViews()
  invariants.checkNames()
  invariants.checkConstraints()
  invariants.checkVariations()
  return invariants.broken
}

private struct DocumentInvariants {
  let document: DocumentDraft
  var broken: [String] = []

  mutating func check(_ isTrue: Bool, _ words: @autoclosure () -> String) {
    if !isTrue { broken.append(words()) }
  }

  func isView(_ index: Int32) -> Bool { document.views.indices.contains(Int(index)) }

  mutating func checkControllers() {
    let (views, controllers) = (document.views, document.controllers)
    check(controllers.first?.parent == nil && !controllers.isEmpty, "no root controller")
    for (index, controller) in controllers.enumerated() {
      let outer = controller.parent ?? document.presenter(ofController: index).map { Int32($0) }
      check(index == 0 || (outer.map { $0 >= 0 && $0 < index } ?? false), "parent of controller \(index)")
      check(
        controller.presentation.map { Int(document.presentations[Int($0)].presented) == index } ?? true,
        "presentation of controller \(index)")
      guard isView(controller.rootView) else {
        broken.append("root view of controller \(index)")
        continue
      }
      let root = views[Int(controller.rootView)]
      check(root.superview == nil && root.place == .root && Int(root.controller) == index, "root of \(index)")
      if let container = controller.containerView {
        check(isView(container), "container index")
        check(views[Int(container)].controller == controller.parent, "container of \(index)")
      }
    }
  }

  /// The view trees lie one after the other, in the controllers' order, without gaps.
  mutating func checkRangesOfViews() {
    var next = 0
    for index in document.controllers.indices {
      let range = document.viewRange(ofController: index)
      check(
        range.lowerBound == next, "views of controller \(index) begin at \(range.lowerBound), not \(next)")
      next = range.upperBound
    }
    let count = document.views.count
    check(next == count, "\(count) views, \(next) in trees")
  }

  /// Pre-order: the superview of a view is the innermost view whose subtree has not ended.
  mutating func checkTreesOfViews() {
    let views = document.views
    var positions: [Int32: Int32] = [:]
    var open: [Int] = []
    for (index, view) in views.enumerated() {
      while let last = open.last, views[last].subtreeEnd <= index { open.removeLast() }
      check(view.superview == open.last.map { Int32($0) }, "view \(index) is not below its superview")
      open.append(index)
      check(view.subtreeEnd > index && view.subtreeEnd <= views.count, "end of view \(index)")
      checkPlace(of: view, at: index, &positions)
      if let details = view.details {
        check(document.details.indices.contains(Int(details)), "details of \(index)")
      }
    }
  }

  /// - Parameter positions: How many subviews each superview has had.
  mutating func checkPlace(of view: ViewNode, at index: Int, _ positions: inout [Int32: Int32]) {
    switch (view.superview, view.place) {
    case (nil, .root): break
    case (let superview?, .subview(let position)):
      guard superview >= 0, superview < index else {
        broken.append("superview of \(index)")
        return
      }
      let parent = document.views[Int(superview)]
      check(parent.subtreeEnd >= view.subtreeEnd, "view \(index) reaches out of its superview")
      check(parent.controller == view.controller, "view \(index) changes the controller")
      check(position == positions[superview, default: 0], "position of view \(index)")
      positions[superview] = position + 1
    case (let superview?, .made):
      // Around the view of a child, which constraints of its parent place.
      check(document.controllers.contains { $0.containerView.map { Int($0) } == index }, "made view \(index)")
      check(document.views[Int(superview)].place == .root, "superview of the made view \(index)")
    default: broken.append("place of view \(index)")
    }
  }

  mutating func checkNames() {
    let guides = document.guides
    check(zip(guides, guides.dropFirst()).allSatisfy { $0.owner <= $1.owner }, "order of guides")
    check(guides.allSatisfy { isView($0.owner) }, "owners of guides")
    let ids = document.views.map(\.id) + guides.map(\.id)
    check(Set(ids).count == ids.count && !ids.contains(""), "ids of views and guides")
    let controllers = document.controllers.map(\.id)
    check(Set(controllers).count == controllers.count, "ids of controllers")
  }

  mutating func checkConstraints() {
    func isValid(_ item: LayoutItem) -> Bool {
      switch item {
      case .view(let index), .systemGuide(_, let index): isView(index)
      case .guide(let index): document.guides.indices.contains(Int(index))
      }
    }
    for (index, constraint) in document.constraints.enumerated() {
      check(isValid(constraint.firstItem), "first item of \(index)")
      if let second = constraint.secondItem { check(isValid(second), "second item of \(index)") }
      check(constraint.priority > 0 && constraint.priority <= 1000, "priority of \(index)")
      check(constraint.constant.isFinite && constraint.multiplier.isFinite, "numbers of \(index)")
      if let owner = constraint.owner { check(isView(owner), "owner of \(index)") }
    }
  }

  mutating func checkVariations() {
    check(document.viewVariations.allSatisfy { isView($0.target) }, "targets of views")
    check(
      document.constraintVariations.allSatisfy { document.constraints.indices.contains(Int($0.target)) },
      "targets of constraints")
    check(
      document.controllerVariations.allSatisfy { document.controllers.indices.contains(Int($0.target)) },
      "targets of controllers")
  }
}
