import LayoutModel

/// A controller that is presented at one end, and at the other one pushed on a stack in place of that (PR-pushed).
struct Restacking {
  /// Its id.
  let id: String
  /// The id of the controller that is presented at the one end: itself, or what is around it.
  let presented: String
  /// The id of the controller that presents it.
  let presenter: String
  /// The id of the navigation controller that pushes it.
  let stack: String
  /// Whether it is pushed at the end, and not at the beginning.
  let isPush: Bool
}

extension LayoutComparison {
  /// The controllers that go from a presentation to a stack or back, in the order of the document.
  var restackings: [Restacking] {
    if new.document.presentations.isEmpty { return [] }
    return new.document.controllers.indices.compactMap { index in
      guard let oldIndex = oldControllers[index], let before = old.controllers[oldIndex].presentation,
        let after = new.controllers[index].presentation,
        let presenter = new.document.presenter(ofController: index)
      else { return nil }
      let (source, target) = (old.stack(of: before), new.stack(of: after))
      guard let stack = target ?? source, (source == nil) != (target == nil) else { return nil }
      let id = new.document.controllers[index].id
      let presented = target == nil ? new.presentedId(by: after) : old.presentedId(by: before)
      return Restacking(
        id: id, presented: presented ?? id, presenter: new.document.controllers[presenter].id, stack: stack,
        isPush: target != nil)
    }
  }

  /// What those hear who dismiss and push, or pop and present: with the new traits and at once, the one that goes before the
  /// one that comes.
  ///
  /// - Parameter isComplete: Whether appearances are told, too.
  func restackingEvents(_ restackings: [Restacking], isComplete: Bool) -> [TransitionEvent] {
    let stacks = isComplete && !restackings.isEmpty ? stackExchanges() : [:]
    return restackings.flatMap { restacking -> [TransitionEvent] in
      func request(_ call: TransitionEvent.Call, _ target: String) -> [TransitionEvent] {
        [TransitionEvent(call, to: .controller(target), in: 1, isAnimated: false)]
      }
      func exchange(leaving: [String], coming: [String]) -> [TransitionEvent] {
        let calls: [(TransitionEvent.Call, [String])] = [
          (.viewWillDisappear, leaving), (.viewWillAppear, coming), (.viewDidDisappear, leaving),
          (.viewDidAppear, coming),
        ]
        guard isComplete else { return [] }
        return calls.flatMap { call, ids in ids.flatMap { request(call, $0) } }
      }
      let others = stacks[restacking.stack] ?? (leaving: [], coming: [])
      let (presented, shown) = (restacking.presented, old.shown(below: restacking.presented))
      if restacking.isPush {
        return request(.dismissViewController(presented), restacking.presenter)
          + exchange(leaving: shown, coming: [])
          + request(.pushViewController(restacking.id), restacking.stack)
          + exchange(leaving: others.leaving, coming: new.shown(below: restacking.id))
      }
      let begun = presentations.values.first { isComplete && $0.id == restacking.id }
      return request(.popViewController(restacking.id), restacking.stack)
        + exchange(leaving: old.shown(below: restacking.id), coming: others.coming)
        + request(.presentViewController(presented), restacking.presenter)
        + (begun.map { start(of: $0, hasCoordinator: false, in: 1, replacing: $0.id) } ?? [])
        + exchange(leaving: [], coming: new.shown(below: presented))
    }
  }
}

extension LayoutComparison {
  /// Who comes and goes where something is pushed in place of a presentation, and is told of it then.
  func idsOfExchanges(_ restackings: [Restacking]) -> Set<String> {
    let stacks = stackExchanges()
    return Set(restackings.flatMap { stacks[$0.stack].map { $0.leaving + $0.coming } ?? [] })
  }
}

extension Layout {
  /// The id of the navigation controller on which a presentation pushes; nil for one that presents.
  fileprivate func stack(of presentation: PresentationLayout) -> String? {
    guard case .push(let stack)? = presentation.replacement else { return nil }
    return document.controllers[Int(stack)].id
  }

  /// The ids of a controller and those in it whose views are on screen, in pre-order.
  fileprivate func shown(below id: String) -> [String] {
    let shown = shownControllers
    var inside: Set<Int> = []
    return order.compactMap { index in
      let node = document.controllers[index]
      guard node.id == id || node.parent.map({ inside.contains(Int($0)) }) ?? false else { return nil }
      inside.insert(index)
      return shown.contains(node.id) ? node.id : nil
    }
  }
}
