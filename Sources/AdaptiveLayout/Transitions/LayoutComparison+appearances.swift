import LayoutModel

/// Appearance callbacks, before and after the animation.
typealias AppearanceEvents = (before: [TransitionEvent], after: [TransitionEvent])

extension LayoutComparison {
  /// The appearance callbacks of the controllers whose views come on screen or leave it (TX-appearance): of each
  /// exchange those before the animation, then those after it.
  ///
  /// - Parameters:
  ///   - isAnimated: What they are told.
  ///   - isAtOnce: Whether all are made while sizes are told (TX-during).
  ///   - includes: Which controllers, by id.
  func appearanceEvents(
    isAnimated: Bool, isAtOnce: Bool = false, where includes: (String) -> Bool
  ) -> AppearanceEvents {
    var events: AppearanceEvents = ([], [])
    func calls(_ call: TransitionEvent.Call, _ ids: [String], _ phase: Int) -> [TransitionEvent] {
      ids.filter(includes).map {
        TransitionEvent(call, to: .controller($0), in: phase, isAnimated: isAnimated)
      }
    }
    for exchange in exchanges() {
      let willLeave = calls(.viewWillDisappear, exchange.leaving, 2)
      let willCome = calls(.viewWillAppear, exchange.coming, 2)
      let didLeave = calls(.viewDidDisappear, exchange.leaving, isAtOnce ? 2 : 5)
      let didCome = calls(.viewDidAppear, exchange.coming, isAtOnce ? 2 : 5)
      let isOfPages = exchange.container == .tabBarController || exchange.container == .pageViewController
      events.before += isOfPages ? willCome + willLeave : willLeave + willCome
      events.after += exchange.container == nil ? didCome + didLeave : didLeave + didCome
    }
    return events
  }

  /// Where controllers take the places of others: in each container by itself, and in the window.
  private func exchanges() -> [Exchange] {
    var exchanges: [Exchange] = []
    var places: [String?: Int] = [:]
    let shown = (old: old.shownControllers, new: new.shownControllers)
    // No container exchanges what a presentation covers.
    let covered = old.coveredHeads.union(new.coveredHeads)
    func note(_ layout: Layout, _ known: Set<String>, to list: WritableKeyPath<Exchange, [String]>) {
      var placeOfHead: [Int: Int] = [:]
      for index in layout.order {
        let node = layout.document.controllers[index]
        guard layout.isShown(index), !known.contains(node.id) else { continue }
        let parent = node.parent.map(Int.init)
        let place: Int
        if let inherited = parent.flatMap({ placeOfHead[$0] }) {
          place = inherited
        } else {
          let container = covered.contains(node.id) ? nil : parent.map { layout.document.controllers[$0] }
          place = places[container?.id] ?? exchanges.count
          if place == exchanges.count {
            places[container?.id] = place
            exchanges.append(Exchange(container: container?.type, containerId: container?.id))
          }
        }
        placeOfHead[index] = place
        exchanges[place][keyPath: list].append(node.id)
      }
    }
    note(old, shown.new, to: \.leaving)
    note(new, shown.old, to: \.coming)
    return exchanges
  }

  /// Who leaves each navigation controller and who comes to it, by the id of that.
  func stackExchanges() -> [String: (leaving: [String], coming: [String])] {
    var stacks: [String: (leaving: [String], coming: [String])] = [:]
    for exchange in exchanges() where exchange.container == .navigationController {
      if let id = exchange.containerId { stacks[id] = (exchange.leaving, exchange.coming) }
    }
    return stacks
  }

  /// Parents and presentation controllers hear that a child has another preferred size (TX-content-size).
  func preferredSizes(in phase: Int) -> [TransitionEvent] {
    sizeChanges(in: phase) {
      $0.controllers[$1].preferredContentSize
    } call: {
      .preferredContentSizeDidChange(child: $0, $1, from: $2)
    }
  }

  /// Phase 3: the same where constraints give a child's view another fitting size.
  func fittingSizes() -> [TransitionEvent] {
    sizeChanges(in: 3) {
      $0.controllers[$1].systemLayoutFittingSize
    } call: {
      .systemLayoutFittingSizeDidChange(child: $0, $1, from: $2)
    }
  }

  /// Children come before their parents, since what a parent wishes for may follow from them.
  private func sizeChanges(
    in phase: Int, of size: (Layout, Int) -> Size?, call: (String, Size, Size) -> TransitionEvent.Call
  ) -> [TransitionEvent] {
    childrenFirst.compactMap { index in
      guard let oldIndex = oldControllers[index], let target = container(of: index),
        let before = size(old, oldIndex), let after = size(new, index),
        // Sizes as solved may be off by less than anybody sees.
        Axis.allCases.contains(where: { (before[$0] - after[$0]).magnitude > 1e-3 })
      else { return nil }
      return TransitionEvent(call(new.document.controllers[index].id, after, before), to: target, in: phase)
    }
  }

  /// Who is told: the parent, of a presented controller its presentation controller; nil for the root of the window.
  private func container(of index: Int) -> TransitionEvent.Target? {
    new.document.controllers[index].parent.map { new.target(Int($0)) } ?? presentations[index]?.target
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
}

/// Controllers that leave one place, and those that come to it, each in pre-order.
private struct Exchange {
  /// Nil for what is presented and what presents.
  let container: ControllerType?
  let containerId: String?
  var leaving: [String] = []
  var coming: [String] = []
}

extension Layout {
  /// Whether the view of a controller of the hierarchy is on screen.
  fileprivate func isShown(_ index: Int) -> Bool {
    document.controllers[index].contentOwner == nil && controllers[index].isOnScreen
      && controllers[index].frame != nil
  }

  /// The ids of the controllers whose views are on screen.
  var shownControllers: Set<String> { Set(order.filter(isShown).map { document.controllers[$0].id }) }

  /// The ids of the controllers that presentations cover, with everything below them.
  fileprivate var coveredHeads: Set<String> {
    Set(
      controllers.lazy.compactMap(\.presentation)
        .filter { $0.removesPresentersView && $0.presentedController != nil }
        .map { document.controllers[Int($0.presentingController)].id })
  }
}
