import LayoutModel

extension LayoutComparison {
  /// Phase 1, parents before children. What a controller does not forward does not reach those below it
  /// (TX-forwards).
  func addTraitTransitions(to events: inout [TransitionEvent]) {
    visitControllers(forwarding: \.forwardsTraits) { presentation in
      addAdaptation(of: presentation, to: &events)
    } controller: { index in
      guard let oldIndex = oldControllers[index] else { return }
      let traits = new.controllers[index].traits
      let changed = traits.namesOfChanges(from: old.controllers[oldIndex].traits)
      guard !changed.isEmpty else { return }
      events.append(
        TransitionEvent(
          .willTransitionToTraitCollection(traits), to: .controller(new.document.controllers[index].id),
          changedTraits: changed))
    }
  }

  /// Phase 2. Sizes are those on the pixel grid (TX-size-change); a controller without a view is not asked
  /// (TX-view-not-loaded). Who uses the rotation API before iOS 8 hears of a turn at its place.
  ///
  /// - Parameter duration: Of a turn, in seconds.
  func addSizeTransitions(duration: Double, to events: inout [TransitionEvent]) {
    visitControllers(forwarding: \.forwardsSize) { presentation in
      guard let size = presentation.old?.containerFrame.size, size != presentation.new.containerFrame.size
      else {
        return
      }
      events.append(
        TransitionEvent(
          .viewWillTransitionToSize(presentation.new.containerFrame.size, from: size),
          to: .presentationController(of: presentation.id)))
    } controller: { index in
      addSizeTransition(ofController: index, to: &events)
      addRotation(ofController: index, duration: duration, to: &events)
    }
  }

  private func addSizeTransition(ofController index: Int, to events: inout [TransitionEvent]) {
    guard let oldIndex = oldControllers[index], let size = new.controllers[index].frame?.size else { return }
    let oldSize = old.controllers[oldIndex].frame?.size
    guard size != oldSize, oldSize != nil || !old.document.loadsViewLate(ofController: oldIndex) else {
      return
    }
    events.append(
      TransitionEvent(
        .viewWillTransitionToSize(size, from: oldSize), to: .controller(new.document.controllers[index].id)))
  }

  /// A controller that does not hand sizes on overrides the newer method without its super implementation, which
  /// is what calls the older ones (TX-legacy-rotation).
  private func addRotation(
    ofController index: Int, duration: Double, to events: inout [TransitionEvent]
  ) {
    let node = new.document.controllers[index]
    let orientation = new.environment.orientation
    guard node.usesLegacyRotation, node.forwardsSize, oldControllers[index] != nil,
      orientation != old.environment.orientation
    else { return }
    events.append(
      TransitionEvent(
        .willRotateToInterfaceOrientation(orientation, duration: duration), to: .controller(node.id)))
  }

  /// Phase 4.
  func addTraitChanges(detail: EventDetail, to events: inout [TransitionEvent]) {
    switch detail {
    case .controllers:
      visitControllers(forwarding: nil) {
        addTraitChange(of: $0, to: &events)
      } controller: {
        addTraitChange(ofController: $0, to: &events)
      }
    case .all, .complete:
      for target in [TransitionEvent.Target.scene, .window] {
        addTraitChange(
          of: target, from: old.environment.traits, to: new.environment.traits, into: &events)
      }
      visitNodes(
        presentation: {
          addTraitChange(of: $0, to: &events)
          addTraitChange(ofWrapperOf: $0, to: &events)
        },
        controller: { addTraitChange(ofController: $0, to: &events) },
        view: { addTraitChange(ofView: $0, to: &events) })
    }
  }

  /// What a presentation controller hears before the tree that it presents: its own traits, and then that its style
  /// is another one now (PR-during-transition).
  private func addAdaptation(of presentation: PresentationPair, to events: inout [TransitionEvent]) {
    guard let before = presentation.old else { return }
    let target = TransitionEvent.Target.presentationController(of: presentation.id)
    let changed = presentation.new.traits.namesOfChanges(from: before.traits)
    if !changed.isEmpty {
      events.append(
        TransitionEvent(
          .willTransitionToTraitCollection(presentation.new.traits), to: target, changedTraits: changed))
    }
    guard before.style != presentation.new.style else { return }
    let style = presentation.new.isAdapted ? presentation.new.style : .none
    events.append(TransitionEvent(.willPresentWithAdaptiveStyle(style, hasCoordinator: true), to: target))
    if let original = old.presentedId(by: before), let replacement = new.presentedId(by: presentation.new),
      original != replacement
    {
      events.append(
        TransitionEvent(
          .viewControllerReplaced(original: original, replacement: replacement), to: target))
    }
  }

  private func addTraitChange(of presentation: PresentationPair, to events: inout [TransitionEvent]) {
    guard let before = presentation.old else { return }
    addTraitChange(
      of: .presentationController(of: presentation.id), from: before.traits, to: presentation.new.traits,
      into: &events)
  }

  /// The wrapper of a presentation is a view that has the traits of its presentation controller (PR-wrapper).
  private func addTraitChange(ofWrapperOf presentation: PresentationPair, to events: inout [TransitionEvent])
  {
    guard let before = presentation.old, before.wrapper != nil, let wrapper = presentation.new.wrapper else {
      return
    }
    addTraitChange(of: .view(wrapper), from: before.traits, to: presentation.new.traits, into: &events)
  }

  private func addTraitChange(ofController index: Int, to events: inout [TransitionEvent]) {
    guard let oldIndex = oldControllers[index] else { return addAppearance(ofController: index, to: &events) }
    addTraitChange(
      of: .controller(new.document.controllers[index].id), from: old.controllers[oldIndex].traits,
      to: new.controllers[index].traits, into: &events)
  }

  /// Until version 12 a new controller was told its first traits as a change from none (TX-added).
  private func addAppearance(ofController index: Int, to events: inout [TransitionEvent]) {
    guard new.environment.systemVersion < SystemVersion(13) else { return }
    events.append(
      TransitionEvent(
        .traitCollectionDidChange(previous: nil), to: .controller(new.document.controllers[index].id),
        changedTraits: new.controllers[index].traits.namesOfChanges(from: TraitCollection())))
  }

  /// A view is told whether it is installed or not (TX-uninstalled-views).
  private func addTraitChange(ofView index: Int, to events: inout [TransitionEvent]) {
    let controller = Int(new.document.views[index].controller)
    if let oldIndex = oldViews[index] {
      addTraitChange(
        of: .view(new.document.views[index].id), from: old.traits(ofView: oldIndex),
        to: new.traits(ofView: index), into: &events)
    } else if oldControllers[controller] == nil, new.environment.systemVersion < SystemVersion(13) {
      events.append(
        TransitionEvent(
          .traitCollectionDidChange(previous: nil), to: .view(new.document.views[index].id),
          changedTraits: new.traits(ofView: index).namesOfChanges(from: TraitCollection())))
    }
  }

  private func addTraitChange(
    of target: TransitionEvent.Target, from oldTraits: TraitCollection, to newTraits: TraitCollection,
    into events: inout [TransitionEvent]
  ) {
    let changed = newTraits.namesOfChanges(from: oldTraits)
    guard !changed.isEmpty else { return }
    events.append(
      TransitionEvent(
        .traitCollectionDidChange(previous: oldTraits), to: target, changedTraits: changed))
  }
}

extension DocumentValues {
  /// Whether what a controller lies in loads its view as it shows it: such a view has its size from
  /// the start, and no other one before (TX-view-not-loaded).
  fileprivate func loadsViewLate(ofController index: Int) -> Bool {
    controllers[index].parent.map { controllers[Int($0)].type != .viewController } ?? false
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
