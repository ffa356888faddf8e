import LayoutModel

extension LayoutComparison {
  /// Parents and presentation controllers hear that a child has another preferred size (TX-content-size). Children come
  /// before their parents, since what a parent wishes for may follow from them.
  func addPreferredSizes(in phase: Int, to events: inout [TransitionEvent]) {
    for index in childrenFirst {
      guard let oldIndex = oldControllers[index], let target = container(of: index) else { continue }
      let id = new.document.controllers[index].id
      let (before, after) = (old.controllers[oldIndex], new.controllers[index])
      if differ(before.preferredContentSize, after.preferredContentSize) {
        events.append(
          TransitionEvent(
            .preferredContentSizeDidChange(
              child: id, after.preferredContentSize, from: before.preferredContentSize), to: target,
            in: phase))
      }
    }
  }

  /// Phase 3: the same where constraints give a child's view another fitting size.
  func addFittingSizes(to events: inout [TransitionEvent]) {
    for index in childrenFirst {
      guard let oldIndex = oldControllers[index], let target = container(of: index) else { continue }
      let id = new.document.controllers[index].id
      let fitting = (
        old: old.views[Int(old.document.controllers[oldIndex].rootView)].systemLayoutSize,
        new: new.views[Int(new.document.controllers[index].rootView)].systemLayoutSize
      )
      if let was = fitting.old, let fits = fitting.new, differ(was, fits) {
        events.append(
          TransitionEvent(.systemLayoutFittingSizeDidChange(child: id, fits, from: was), to: target))
      }
    }
  }

  /// Who is told: the parent, of a presented controller its presentation controller; nil for the root of the window.
  private func container(of index: Int) -> TransitionEvent.Target? {
    if let parent = new.document.controllers[index].parent {
      return .controller(new.document.controllers[Int(parent)].id)
    }
    return presentations[index].map { .presentationController(of: $0.id) }
  }

  /// The controllers that take part, children before their parents.
  private var childrenFirst: [Int] {
    var result: [Int] = []
    var open: [Int] = []
    for index in order {
      let parent = new.document.controllers[index].parent.map(Int.init)
      while let last = open.last, last != parent { result.append(open.removeLast()) }
      open.append(index)
    }
    return result + open.reversed()
  }

  /// Sizes as solved may be off by less than anybody sees.
  private func differ(_ size: Size, _ other: Size) -> Bool {
    (size.width - other.width).magnitude > 1e-3 || (size.height - other.height).magnitude > 1e-3
  }
}
