import LayoutModel

/// Where a controller's root view goes, and what of the safe area reaches it.
struct ControllerPlace {
  /// In the coordinates of the view that holds it.
  var frame: Rect
  /// Additional insets of the controller not included.
  var safeArea: EdgeInsets
  var isOnScreen: Bool
  /// Whether it is in a sheet, where navigation bars are higher (CO-bars-in-sheets).
  var isInSheet = false
}

/// What a controller hands to its children.
struct ChildStations {
  var inheritedTraits: [(child: Int, traits: TraitCollection)] = []
  /// Places of the children whose views are loaded, and in views that are installed.
  var places: [(child: Int, place: ControllerPlace)] = []
  /// What is odd about the sizes.
  var diagnostics: [Diagnostic] = []
}

/// The root controller fills the window.
func placeRoot(in environment: ResolutionEnvironment) -> ControllerPlace {
  let frame = Rect(origin: .zero, size: environment.size)
  return ControllerPlace(frame: frame, safeArea: environment.safeAreaInsets, isOnScreen: true)
}

/// What of the safe area reaches a controller's root view, with the controller's own insets; no inset is negative
/// (CO-additional-insets). Zero for a controller without a place.
func safeArea(of index: Int, in state: ResolutionState) -> EdgeInsets {
  guard let place = state.controllers[index].place else { return .zero }
  let additional = state.document.controllers[index].additionalSafeAreaInsets
  var safeArea = EdgeInsets.zero
  for edge in RectEdge.allCases { safeArea[edge] = max(place.safeArea[edge] + additional[edge], 0) }
  return safeArea
}

/// Where every child goes, and the traits that it inherits, once the controller's own views have frames.
///
/// A container places its children by what it decided. In another controller a child fills its container view, or
/// the controller's view, or has the size that the controller says (CO-embedded, CO-child-size, AL-safe-area).
func placeChildren(of index: Int, in state: ResolutionState) -> ChildStations {
  var stations = ChildStations()
  let children = state.controllers[index].children
  /// Not in a view that is not there.
  func add(_ placement: ChildPlacement, in holder: Int) {
    guard let outer = state.controllers[index].place, state.sheet.installed[holder] else { return }
    let safeArea = state.controllers[index].decision?.contentSafeArea ?? state.sheet.insets[holder].safeArea
    let distances = edgeDistances(of: placement.frame, in: state.sheet.frames[holder].size)
    let place = ControllerPlace(
      frame: placement.frame, safeArea: overlap(safeArea, distances),
      isOnScreen: placement.isOnScreen && outer.isOnScreen, isInSheet: outer.isInSheet)
    stations.places.append((placement.child, place))
  }
  for child in children {
    // Up to system 16 a child inherits from the controller, not from the view that holds its own (TR-child-inherits).
    let isOld = state.environment.systemVersion < SystemVersion(17)
    let holder = state.holder(ofChild: child, in: index)
    let traits = isOld ? state.controllers[index].traits : state.traits(ofView: holder)
    stations.inheritedTraits.append((child, traits))
  }
  if let decision = state.controllers[index].decision {
    let root = Int(state.document.controllers[index].rootView)
    for placement in decision.placements { add(placement, in: root) }
    return stations
  }
  for child in children {
    let node = state.document.controllers[child]
    guard node.isInstalled, node.isViewLoaded != false else { continue }
    let holder = state.holder(ofChild: child, in: index)
    let own = decideSize(of: child, by: state.controllers[index].traits, in: state)
    stations.diagnostics += own.diagnostics
    let frame = Rect(origin: .zero, size: own.size ?? state.sheet.frames[holder].size)
    add(ChildPlacement(child: child, frame: frame, isOnScreen: true), in: holder)
  }
  return stations
}

extension ResolutionState {
  /// Gives children what their parent has for them.
  mutating func adopt(_ stations: ChildStations) {
    for (child, traits) in stations.inheritedTraits { controllers[child].inheritedTraits = traits }
    for (child, place) in stations.places { controllers[child].place = place }
    findings.diagnostics += stations.diagnostics
  }

  /// The view of a controller that holds the view of a child.
  fileprivate func holder(ofChild child: Int, in parent: Int) -> Int {
    Int(document.controllers[child].containerView ?? document.controllers[parent].rootView)
  }
}
