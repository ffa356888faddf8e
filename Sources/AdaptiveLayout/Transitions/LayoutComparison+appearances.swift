import LayoutModel

/// Appearance callbacks, before and after the animation.
struct AppearanceEvents {
  var before: [TransitionEvent] = []
  var after: [TransitionEvent] = []
}

extension LayoutComparison {
  /// The appearance callbacks of the controllers whose views come on screen or leave it (TX-appearance): of each
  /// exchange those before the animation, then those after it.
  ///
  /// - Parameters:
  ///   - isAnimated: What they are told.
  ///   - isAtOnce: Whether all are made while sizes are told (TX-during).
  ///   - includes: Which controllers, by id.
  func appearanceEvents(
    isAnimated: Bool, isAtOnce: Bool = false, where includes: (String) -> Bool = { _ in true }
  ) -> AppearanceEvents {
    var events = AppearanceEvents()
    let last = isAtOnce ? 2 : 5
    func event(_ call: TransitionEvent.Call, _ id: String, _ phase: Int) -> TransitionEvent {
      TransitionEvent(call, to: .controller(id), in: phase, isAnimated: isAnimated)
    }
    for exchange in exchanges() {
      let leaving = exchange.leaving.filter(includes)
      let coming = exchange.coming.filter(includes)
      let willLeave = leaving.map { event(.viewWillDisappear, $0, 2) }
      let willCome = coming.map { event(.viewWillAppear, $0, 2) }
      let didLeave = leaving.map { event(.viewDidDisappear, $0, last) }
      let didCome = coming.map { event(.viewDidAppear, $0, last) }
      switch exchange.kind {
      case .stack:
        events.before += willLeave + willCome
        events.after += didLeave + didCome
      case .presentation:
        events.before += willLeave + willCome
        events.after += didCome + didLeave
      case .pages:
        events.before += willCome + willLeave
        events.after += didLeave + didCome
      }
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
          let container = covered.contains(node.id) ? nil : parent
          let key = container.map { layout.document.controllers[$0].id }
          place = places[key] ?? exchanges.count
          if place == exchanges.count {
            places[key] = place
            exchanges.append(Exchange(in: container.map { layout.document.controllers[$0].type }))
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
}

/// Controllers that leave one place, and those that come to it, each in pre-order.
private struct Exchange {
  /// How the callbacks follow each other.
  enum Kind {
    case stack, presentation, pages
  }

  var kind: Kind
  var leaving: [String] = []
  var coming: [String] = []

  /// - Parameter container: Nil for what is presented and what presents.
  init(in container: ControllerType?) {
    switch container {
    case nil: kind = .presentation
    case .tabBarController, .pageViewController: kind = .pages
    default: kind = .stack
    }
  }
}

extension Layout {
  /// Whether the view of a controller of the hierarchy is on screen.
  func isShown(_ index: Int) -> Bool {
    document.controllers[index].contentOwner == nil && controllers[index].isOnScreen
      && controllers[index].frame != nil
  }

  /// The ids of the controllers whose views are on screen.
  var shownControllers: Set<String> {
    Set(order.filter(isShown).map { document.controllers[$0].id })
  }

  /// The ids of the controllers that presentations cover, with everything below them.
  fileprivate var coveredHeads: Set<String> {
    Set(
      controllers.lazy.compactMap(\.presentation)
        .filter { $0.removesPresentersView && $0.presentedController != nil }
        .map { document.controllers[Int($0.presentingController)].id })
  }
}
