import LayoutModel

extension LayoutComparison {
  /// Phase 1, parents before children. What a controller does not forward stops there (TX-forwards).
  func traitTransitions() -> [TransitionEvent] {
    nodes(forwarding: \.forwardsTraits).flatMap { node -> [TransitionEvent] in
      let presentation: PresentationPair? = if case .presentation(let pair) = node { pair } else { nil }
      let adaptation = presentation.map { self.adaptation(of: $0) } ?? []
      let traits = traits(of: node)
      guard let before = traits.old else { return adaptation }
      let changed = traits.new.namesOfChanges(from: before)
      if changed.isEmpty { return adaptation }
      let call = TransitionEvent.Call.willTransitionToTraitCollection(traits.new)
      return [TransitionEvent(call, to: target(node), changedTraits: changed)] + adaptation
    }
  }

  /// What a presentation controller hears after its own traits: that its style is another one now (PR-during-transition).
  private func adaptation(of presentation: PresentationPair) -> [TransitionEvent] {
    guard let before = presentation.old, before.style != presentation.new.style else { return [] }
    return start(of: presentation, hasCoordinator: true, in: 1, replacing: old.presentedId(by: before))
  }

  /// What the delegate hears when a presentation begins or adapts: the style, and what is presented instead (PR-replacement).
  func start(
    of presentation: PresentationPair, hasCoordinator: Bool, in phase: Int, replacing original: String?
  ) -> [TransitionEvent] {
    let style = presentation.new.isAdapted ? presentation.new.style : .none
    var calls = [TransitionEvent.Call.willPresentWithAdaptiveStyle(style, hasCoordinator: hasCoordinator)]
    if let original, let shown = new.presentedId(by: presentation.new), shown != original {
      calls.append(.viewControllerReplaced(original: original, replacement: shown))
    }
    return calls.map { TransitionEvent($0, to: presentation.target, in: phase) }
  }

  /// Phase 2. Sizes are those on the pixel grid (TX-size-change); a controller without a view is not asked
  /// (TX-view-not-loaded). Who uses the rotation API before iOS 8 hears of a turn at its place, which takes `duration` seconds.
  func sizeTransitions(duration: Double) -> [TransitionEvent] {
    nodes(forwarding: \.forwardsSize).flatMap { node -> [TransitionEvent] in
      let calls: [TransitionEvent.Call?] =
        switch node {
        case .presentation(let pair): [sizeTransition(of: pair)]
        case .controller(let index):
          [sizeTransition(ofController: index), rotation(ofController: index, duration: duration)]
        case .view: []
        }
      return calls.compactMap { $0.map { TransitionEvent($0, to: target(node)) } }
    }
  }

  private func sizeTransition(of presentation: PresentationPair) -> TransitionEvent.Call? {
    let size = presentation.new.containerFrame.size
    guard let before = presentation.old?.containerFrame.size, before != size else { return nil }
    return .viewWillTransitionToSize(size, from: before)
  }

  private func sizeTransition(ofController index: Int) -> TransitionEvent.Call? {
    guard let oldIndex = oldControllers[index], let size = new.controllers[index].frame?.size else {
      return nil
    }
    let oldSize = old.controllers[oldIndex].frame?.size
    // What loads its view as it shows it gives it its size from the start, and no other one before (TX-view-not-loaded).
    let outer = old.document.controllers[oldIndex].parent.map { old.document.controllers[Int($0)].type }
    if size == oldSize || oldSize == nil && outer != nil && outer != .viewController { return nil }
    return .viewWillTransitionToSize(size, from: oldSize)
  }

  /// A controller that does not hand sizes on overrides the newer method without its super implementation, which
  /// is what calls the older ones (TX-legacy-rotation).
  private func rotation(ofController index: Int, duration: Double) -> TransitionEvent.Call? {
    let node = new.document.controllers[index]
    let orientation = new.environment.orientation
    guard node.usesLegacyRotation, node.forwardsSize, oldControllers[index] != nil,
      orientation != old.environment.orientation
    else { return nil }
    return .willRotateToInterfaceOrientation(orientation, duration: duration)
  }

  /// Phase 4.
  func traitChanges(detail: EventDetail) -> [TransitionEvent] {
    if detail == .controllers { return nodes(forwarding: nil).compactMap { traitChange(of: $0) } }
    let (before, after) = (old.environment.traits, new.environment.traits)
    // Before there were scenes the screen was the outermost that has traits.
    let outermost: TransitionEvent.Target =
      new.environment.systemVersion < SystemVersion(13) ? .screen : .scene
    var events = [outermost, .window].compactMap { traitChange(of: $0, (before, after)) }
    for node in nodesAndViews() {
      if let event = traitChange(of: node) { events.append(event) }
      // The wrapper of a presentation is a view that has the traits of its presentation controller (PR-wrapper).
      guard case .presentation(let pair) = node, pair.old?.wrapper != nil, let wrapper = pair.new.wrapper,
        let event = traitChange(of: .view(wrapper), traits(of: node))
      else { continue }
      events.append(event)
    }
    return events
  }

  private func traitChange(of node: TransitionNode) -> TransitionEvent? {
    let traits = traits(of: node)
    return traits.old != nil || hearsFirstTraits(node) ? traitChange(of: target(node), traits) : nil
  }

  /// Until version 12 a new controller was told its first traits as a change from none, and so were its views (TX-added).
  private func hearsFirstTraits(_ node: TransitionNode) -> Bool {
    guard new.environment.systemVersion < SystemVersion(13) else { return false }
    return switch node {
    case .presentation: false
    case .controller: true
    case .view(let index): oldControllers[Int(new.document.views[index].controller)] == nil
    }
  }

  private func target(_ node: TransitionNode) -> TransitionEvent.Target {
    switch node {
    case .presentation(let pair): pair.target
    case .controller(let index): new.target(index)
    case .view(let index): .view(new.document.views[index].id)
    }
  }

  /// Nil for what was not there. A view is told whether it is installed or not (TX-uninstalled-views).
  private func traits(of node: TransitionNode) -> (old: TraitCollection?, new: TraitCollection) {
    switch node {
    case .presentation(let pair): (pair.old?.traits, pair.new.traits)
    case .controller(let index):
      (oldControllers[index].map { old.controllers[$0].traits }, new.controllers[index].traits)
    case .view(let index): (oldViews[index].map { old.traits(ofView: $0) }, new.traits(ofView: index))
    }
  }

  private func traitChange(
    of target: TransitionEvent.Target, _ traits: (old: TraitCollection?, new: TraitCollection)
  ) -> TransitionEvent? {
    let changed = traits.new.namesOfChanges(from: traits.old ?? TraitCollection())
    if traits.old != nil, changed.isEmpty { return nil }
    return TransitionEvent(
      .traitCollectionDidChange(previous: traits.old), to: target, changedTraits: changed)
  }
}

extension TraitCollection {
  /// The names of the traits whose values differ (TR-changed).
  fileprivate func namesOfChanges(from other: TraitCollection) -> [String] {
    changedTraits(from: other).map(\.key) + changedCustomTraits(from: other)
  }
}

extension Layout {
  /// What a view's environment says.
  fileprivate func traits(ofView index: Int) -> TraitCollection {
    viewTraits[index] ?? controllers[Int(document.views[index].controller)].traits
  }

  /// The id of the controller whose view a presentation presents.
  func presentedId(by presentation: PresentationLayout) -> String? {
    presentation.presentedController.map { document.controllers[Int($0)].id }
  }
}
