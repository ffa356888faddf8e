import LayoutModel

/// The root controller fills the window.
func placeRoot(in state: inout ResolutionState) {
  state.controllers[0].inheritedTraits = state.environment.traits
  state.controllers[0].place = ControllerPlace(
    frame: Rect(origin: .zero, size: state.environment.size), safeArea: state.environment.safeAreaInsets,
    isOnScreen: true)
}

/// Adds the controller's own insets to what of the safe area reaches it; no inset is negative (traits C-2).
func addSafeArea(to index: Int, in state: inout ResolutionState) {
  guard let place = state.controllers[index].place else { return }
  let additional = state.document.controllers[index].additionalSafeAreaInsets
  for edge in RectEdge.allCases {
    state.controllers[index].safeArea[edge] = max(place.safeArea[edge] + additional[edge], 0)
  }
}

/// Gives every child its place and the traits that it inherits, once the controller's own views have frames.
///
/// A container places its children by what it decided. In another controller a child fills its container view, or
/// the controller's view, or has the size that the controller says (traits C-41, C-42, C-1).
func placeChildren(of index: Int, in state: inout ResolutionState) {
  for child in state.controllers[index].children {
    let node = state.document.controllers[child]
    let holder = Int(node.containerView ?? state.document.controllers[index].rootView)
    state.controllers[child].inheritedTraits = state.traits(forChildIn: holder, of: index)
    guard let outer = state.controllers[index].place, node.isInstalled, state.installed[holder] else {
      continue
    }
    let bounds = state.frames[holder].size
    var place: ControllerPlace
    if state.controllers[index].container != nil {
      guard let decided = state.controllers[index].placements.first(where: { $0.child == child }) else {
        continue
      }
      place = ControllerPlace(
        frame: decided.frame,
        safeArea: overlap(
          state.controllers[index].contentSafeArea, edgeDistances(of: decided.frame, in: bounds)),
        isOnScreen: decided.isOnScreen)
    } else {
      guard node.isViewLoaded != false else { continue }
      let frame = Rect(origin: .zero, size: node.sizeInParent ?? bounds)
      place = ControllerPlace(
        frame: frame,
        safeArea: overlap(state.insets[holder].safeArea, edgeDistances(of: frame, in: bounds)),
        isOnScreen: true)
    }
    place.isOnScreen = place.isOnScreen && outer.isOnScreen
    place.isInSheet = outer.isInSheet
    state.controllers[child].place = place
  }
}

extension ResolutionState {
  /// From system 17 on a child inherits from the view that holds its own, before that from the controller
  /// (traits P-3).
  fileprivate func traits(forChildIn holder: Int, of parent: Int) -> TraitCollection {
    environment.systemVersion >= SystemVersion(17) ? traits(ofView: holder) : controllers[parent].traits
  }
}
