import LayoutModel
import UIKitDefaults

/// Resolves what controllers present, and what those present in turn: the last stage (TR-pipeline).
///
/// A presentation begins when the tree of its presenter has frames, since a popover points at some of them. Each
/// adds its tree to the controllers that were reached.
///
/// - Returns: The presentations that push on a stack instead, by number. Their stacks were resolved without them:
///   where there are any, the resolution begins again with them in place.
func resolvePresentations(
  in state: inout ResolutionState, workspace: inout ResolutionWorkspace
) throws(ResolutionError) -> [Int: PresentationLayout] {
  guard !state.document.presentations.isEmpty else { return [:] }
  var pushed: [Int: PresentationLayout] = [:]
  let numbers = state.prepared.presentationOfPresenter
  var place = 0
  while place < state.order.count {
    let presenter = state.order[place]
    place += 1
    // Many small trees take long without one that does.
    try workspace.checkTime()
    // Nobody presents from a controller that was made here.
    guard presenter < numbers.count, let number = numbers[presenter], state.sheet.presentations[number] == nil
    else { continue }
    pushed[number] = try resolvePresentation(number, in: &state, workspace: &workspace)
  }
  coverPresenters(in: &state)
  return pushed
}

/// Resolves one presentation, whose presenter has been reached, and the tree that it shows.
///
/// - Returns: What becomes of it, where it pushes; nothing is resolved then.
private func resolvePresentation(
  _ number: Int, in state: inout ResolutionState, workspace: inout ResolutionWorkspace
) throws(ResolutionError) -> PresentationLayout? {
  let presenter = Int(state.document.presentations[number].presenter)
  let original = Int(state.document.presentations[number].presented)
  decideInstallation(of: original, by: presenter, in: &state)
  state.foresee(original)
  guard state.controllers[presenter].place?.isOnScreen == true,
    state.document.controllers[original].isInstalled
  else {
    // Nothing is presented from a controller that is not there: its tree has traits, but no frames.
    state.controllers[original].inheritedTraits = state.environment.traits
    try resolveSubtree(of: original, in: &state, workspace: &workspace)
    return nil
  }
  let decision = decidePresentation(number, in: state)
  state.findings.diagnostics += decision.diagnostics
  var layout = decision.layout
  if case .push? = layout.replacement { return layout }
  let top = replace(original, by: layout.replacement, in: &state)
  layout.presentedController = Int32(top)
  if layout.hasWrapper {
    layout.wrapper = state.unusedId(state.document.controllers[original].id + "/wrapper")
  }
  state.sheet.presentations[number] = layout
  state.controllers[top].presentation = number
  let placed = placePresented(layout, of: number, top: top, in: state)
  state.adopt(placed, of: number, top: top)
  try resolveSubtree(of: top, in: &state, workspace: &workspace)
  if case .controller? = layout.replacement {
    // The original keeps its traits, and is not on screen.
    state.controllers[original].inheritedTraits = state.controllers[top].inheritedTraits
    try resolveSubtree(of: original, in: &state, workspace: &workspace)
  }
  return nil
}

/// Puts controllers on the stacks that they are pushed on in place of being presented (PR-pushed).
func push(_ pushed: [Int: PresentationLayout], in state: inout ResolutionState) {
  for number in pushed.keys.sorted() {
    state.sheet.presentations[number] = pushed[number]
    guard case .push(let stack)? = pushed[number]?.replacement else { continue }
    state.move(Int(state.document.presentations[number].presented), to: Int(stack))
  }
}

/// Puts the replacement in the place of the presented controller (PR-replacement).
///
/// - Returns: The index of the controller whose view is presented.
private func replace(
  _ original: Int, by replacement: PresentationReplacement.Kind?, in state: inout ResolutionState
) -> Int {
  switch replacement {
  case nil, .push?: return original
  case .navigation?: return state.wrapInNavigationController(original)
  case .controller(let other)?:
    state.detach(Int(other))
    return Int(other)
  }
}

/// Takes views off the screen that presentations remove (PR-covered-views). Their frames stay.
private func coverPresenters(in state: inout ResolutionState) {
  for layout in state.sheet.presentations {
    guard let layout, layout.removesPresentersView, layout.presentedController != nil else { continue }
    var pending = [Int(layout.presentingController)]
    while let index = pending.popLast() {
      state.controllers[index].place?.isOnScreen = false
      pending += state.controllers[index].children
    }
  }
  // Views of bar items are where their controllers are.
  for host in state.document.barViews.map({ Int($0) }) {
    guard let owner = state.document.controllers[host].contentOwner,
      state.controllers[Int(owner)].place?.isOnScreen != true
    else { continue }
    state.controllers[host].place?.isOnScreen = false
  }
}
