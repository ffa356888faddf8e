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
    state.controllers[child].inheritedTraits = state.traits(
      forChildIn: state.holder(ofChild: child, in: index), of: index)
  }
  if state.controllers[index].container != nil {
    for placement in state.controllers[index].placements {
      place(placement, in: state.document.controllers[index].rootView, of: index, &state)
    }
    return
  }
  for child in state.controllers[index].children {
    let node = state.document.controllers[child]
    guard node.isInstalled, node.isViewLoaded != false else { continue }
    let holder = state.holder(ofChild: child, in: index)
    let size = node.sizeInParent ?? state.frames[holder].size
    place(
      ChildPlacement(child: child, frame: Rect(origin: .zero, size: size), isOnScreen: true),
      in: Int32(holder), of: index, &state)
  }
}

/// Puts a child into a view of its parent. It has no place in a view that is not there.
private func place(
  _ placement: ChildPlacement, in holder: Int32, of parent: Int, _ state: inout ResolutionState
) {
  let holder = Int(holder)
  guard let outer = state.controllers[parent].place, state.installed[holder] else { return }
  let safeArea =
    state.controllers[parent].container == nil
    ? state.insets[holder].safeArea : state.controllers[parent].contentSafeArea
  state.controllers[placement.child].place = ControllerPlace(
    frame: placement.frame,
    safeArea: overlap(safeArea, edgeDistances(of: placement.frame, in: state.frames[holder].size)),
    isOnScreen: placement.isOnScreen && outer.isOnScreen, isInSheet: outer.isInSheet)
}

extension ResolutionState {
  /// The view of a controller that holds the view of a child.
  fileprivate func holder(ofChild child: Int, in parent: Int) -> Int {
    Int(document.controllers[child].containerView ?? document.controllers[parent].rootView)
  }

  /// From system 17 on a child inherits from the view that holds its own, before that from the controller
  /// (traits P-3).
  fileprivate func traits(forChildIn holder: Int, of parent: Int) -> TraitCollection {
    environment.systemVersion >= SystemVersion(17) ? traits(ofView: holder) : controllers[parent].traits
  }
}
