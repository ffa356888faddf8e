package import LayoutModel

/// The calls that UIKit makes between two layouts of one hierarchy, in their order (traits 5.1 and 5.2).
///
/// Nodes are the same where their ids are. A pure comparison: an event exists exactly where a value differs and
/// nothing hides it.
///
/// - Parameters:
///   - announced: The new layout as it is before anything is asked for during the transition: what the first two
///     phases speak of.
///   - requests: Those that are made; see ``requestsMade(_:from:announced:)``.
package func listEvents(
  from old: Layout, announced: Layout, to new: Layout, requests: [ControllerRequest] = [], detail: EventDetail
) -> [TransitionEvent] {
  var events: [TransitionEvent] = []
  let announcement = LayoutComparison(old, announced)
  announcement.addTraitTransitions(to: &events)
  announcement.addSizeTransitions(to: &events)
  insert(requests, of: new.document, into: &events)
  LayoutComparison(old, new).addTraitChanges(detail: detail, to: &events)
  return events
}

/// The requests of controllers that are told of a new size: the others have no occasion (traits X-25).
package func requestsMade(
  _ requests: [ControllerRequest], from old: Layout, announced: Layout
) -> [ControllerRequest] {
  guard !requests.isEmpty else { return [] }
  var events: [TransitionEvent] = []
  LayoutComparison(old, announced).addSizeTransitions(to: &events)
  let told = Set(events.map(\.target))
  return requests.filter { told.contains(.controller(announced.document.controllers[Int($0.requester)].id)) }
}

/// Puts what is asked for directly after the size of the controller that asks.
private func insert(
  _ requests: [ControllerRequest], of document: LayoutDocument, into events: inout [TransitionEvent]
) {
  guard !requests.isEmpty else { return }
  var byRequester: [TransitionEvent.Target: [TransitionEvent]] = [:]
  for request in requests {
    let target = TransitionEvent.Target.controller(document.controllers[Int(request.requester)].id)
    let id = document.controllers[Int(request.controller)].id
    let call: TransitionEvent.Call =
      request.kind == .push ? .pushViewController(id) : .presentViewController(id)
    byRequester[target, default: []].append(TransitionEvent(call, to: target, isAnimated: false))
  }
  events = events.flatMap { event in event.phase == 2 ? [event] + (byRequester[event.target] ?? []) : [event]
  }
}

/// One presentation, before and after.
private struct PresentationPair {
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

/// Two layouts side by side, and where the nodes of the new one were in the old one.
private struct LayoutComparison {
  let old: Layout
  let new: Layout
  /// For each controller of the new layout its index in the old one, nil for one that was not there.
  private let oldControllers: [Int?]
  /// The presentations of the new layout, by the controller whose view they present.
  private let presentations: [Int: PresentationPair]
  /// The controllers that take part, parents before children: those that are installed.
  private let order: [Int]
  /// The same for each view.
  private let oldViews: [Int?]

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

  /// Phase 1, parents before children. What a controller does not forward does not reach those below it
  /// (traits X-14).
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

  /// Phase 2. Sizes are those on the pixel grid (traits X-12); a controller without a view is not asked
  /// (traits X-15).
  func addSizeTransitions(to events: inout [TransitionEvent]) {
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
      guard let oldIndex = oldControllers[index], let size = new.controllers[index].frame?.size else {
        return
      }
      let oldSize = old.controllers[oldIndex].frame?.size
      guard size != oldSize else { return }
      events.append(
        TransitionEvent(
          .viewWillTransitionToSize(size, from: oldSize), to: .controller(new.document.controllers[index].id))
      )
    }
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
    case .all:
      for target in [TransitionEvent.Target.scene, .window] {
        addTraitChange(
          of: target, from: old.environment.traits, to: new.environment.traits, into: &events)
      }
      visitNodes(
        presentation: { addTraitChange(of: $0, to: &events) },
        controller: { addTraitChange(ofController: $0, to: &events) },
        view: { addTraitChange(ofView: $0, to: &events) })
    }
  }

  /// What a presentation controller hears before the tree that it presents: its own traits, and then that its style
  /// is another one now (traits M-50).
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
    events.append(TransitionEvent(.willPresentWithAdaptiveStyle(style), to: target))
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

  private func addTraitChange(ofController index: Int, to events: inout [TransitionEvent]) {
    guard let oldIndex = oldControllers[index] else { return addAppearance(ofController: index, to: &events) }
    addTraitChange(
      of: .controller(new.document.controllers[index].id), from: old.controllers[oldIndex].traits,
      to: new.controllers[index].traits, into: &events)
  }

  /// Until version 12 a new controller was told its first traits as a change from none (traits X-18).
  private func addAppearance(ofController index: Int, to events: inout [TransitionEvent]) {
    guard new.environment.systemVersion < SystemVersion(13) else { return }
    events.append(
      TransitionEvent(
        .traitCollectionDidChange(previous: nil), to: .controller(new.document.controllers[index].id),
        changedTraits: new.controllers[index].traits.namesOfChanges(from: TraitCollection())))
  }

  /// A view is told whether it is installed or not (traits X-16).
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

// MARK: - The way through the hierarchy

extension LayoutComparison {
  /// Every presentation controller and controller in pre-order, a presentation before what it presents; less those
  /// below a controller that does not forward; nil is about nothing to forward.
  private func visitControllers(
    forwarding: KeyPath<ControllerNode, Bool>?, presentation visitPresentation: (PresentationPair) -> Void,
    controller visit: (Int) -> Void
  ) {
    var isReached = Array(repeating: true, count: new.document.controllers.count)
    for index in order {
      if let parent = new.document.controllers[index].parent.map(Int.init) {
        let forwards = forwarding.map { new.document.controllers[parent][keyPath: $0] } ?? true
        isReached[index] = isReached[parent] && forwards
      } else if let presentation = presentations[index] {
        isReached[index] = presentation.presenter.map { isReached[$0] } ?? true
        if isReached[index] { visitPresentation(presentation) }
      }
      if isReached[index] { visit(index) }
    }
  }

  /// Controllers and views: a controller, its root view, its subviews; a child controller where its root view is
  /// a subview, after those that the document has there (traits X-4).
  private func visitNodes(
    presentation visitPresentation: (PresentationPair) -> Void, controller visitController: (Int) -> Void,
    view visitView: (Int) -> Void
  ) {
    var childrenOfView: [Int: [Int]] = [:]
    for index in order {
      guard let holder = new.document.holder(ofController: index) else { continue }
      childrenOfView[Int(holder), default: []].append(index)
    }
    enum Step {
      case controller(Int)
      case view(Int)
    }
    for root in order where new.document.controllers[root].parent == nil {
      if let presentation = presentations[root] { visitPresentation(presentation) }
      var steps: [Step] = [.controller(root)]
      while let step = steps.popLast() {
        switch step {
        case .controller(let index):
          visitController(index)
          steps.append(.view(Int(new.document.controllers[index].rootView)))
        case .view(let index):
          visitView(index)
          let children = childrenOfView[index] ?? []
          steps += children.reversed().map { .controller($0) }
          steps += new.document.subviews(of: index).reversed().map { .view($0) }
        }
      }
    }
  }
}

extension LayoutDocument {
  /// The subviews of a view, in their order.
  fileprivate func subviews(of index: Int) -> [Int] {
    var subviews: [Int] = []
    var next = index + 1
    while next < Int(views[index].subtreeEnd) {
      subviews.append(next)
      next = Int(views[next].subtreeEnd)
    }
    return subviews
  }
}

extension TraitCollection {
  /// The names of the traits whose values differ (traits T-13).
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
  fileprivate func presentedId(by presentation: PresentationLayout) -> String? {
    presentation.presentedController.map { document.controllers[Int($0)].id }
  }

  /// The controllers of the hierarchy, less those that are not installed, with what is below them (decisions 45).
  /// Nor are those that nothing presents, or another one in their place (traits M-52).
  fileprivate var installedControllers: [Int] {
    var isInstalled = Array(repeating: false, count: document.controllers.count)
    let heads = Set([0] + controllers.compactMap { $0.presentation?.presentedController.map(Int.init) })
    for index in order {
      let parent = document.controllers[index].parent.map { isInstalled[Int($0)] } ?? heads.contains(index)
      isInstalled[index] = document.controllers[index].isInstalled && parent
    }
    return order.filter { isInstalled[$0] }
  }

  /// Whether a controller has a view. One whose container view is not installed has one, without a size
  /// (traits V-25).
  fileprivate func isViewLoaded(ofController index: Int) -> Bool {
    var index = index
    while controllers[index].frame == nil {
      guard let parent = document.controllers[index].parent.map(Int.init),
        let holder = document.holder(ofController: index)
      else { return false }
      if !views[Int(holder)].isInstalled { return true }
      // Its parent has a view and shows it nowhere.
      if controllers[parent].frame != nil { return false }
      index = parent
    }
    return true
  }
}

private func indices(of ids: [String]) -> [String: Int] {
  Dictionary(ids.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
}
