import ConstraintSolver
import LayoutModel

/// All view trees of a document, solved; parallel to its nodes.
struct ArrangedViews {
  var plan: ConstraintPlan
  /// In the superview's coordinates, exact. For a controller's root view, in those of the view that holds it.
  var frames: [Rect]
  var insets: [GuideInsets]
  /// Exact sizes of the content of scroll views, by view.
  var contentSizes: [Int32: Size] = [:]
  /// For each controller the safe area insets of its root view, additional insets included.
  var safeAreas: [EdgeInsets]
  /// For each controller whether its root view is on screen.
  var installed: [Bool]
}

/// Solves the view tree of each controller inside the frame that its parent gave it, parents first.
///
/// - Parameter document: Heights of `texts` follow the widths that are found.
func arrangeControllers(
  _ document: inout LayoutDocument, texts: [WrappingText], traits: [TraitCollection],
  environment: WindowEnvironment, diagnostics: inout [Diagnostic], workspace: inout ResolutionWorkspace,
  shouldStop: (() -> Bool)?
) throws(ResolutionError) -> ArrangedViews {
  var result = ArrangedViews(
    plan: ConstraintPlan(document),
    frames: Array(repeating: .zero, count: document.views.count),
    insets: Array(repeating: GuideInsets(), count: document.views.count), safeAreas: [], installed: [])
  for index in document.controllers.indices {
    let place = placeController(index, of: document, in: result, environment: environment)
    let range = document.viewRange(ofController: index)
    result.safeAreas.append(place.safeArea)
    result.installed.append(place.isInstalled)
    guard place.isInstalled else {
      for view in range { result.plan.installed[view] = false }
      continue
    }
    let host = makeHost(document.controllers[index], place, traits: traits[index], environment: environment)
    let arrangement = try arrangeController(
      &document, texts: texts, plan: result.plan, range: range, host: host, frames: &result.frames,
      insets: &result.insets, workspace: &workspace, shouldStop: shouldStop)
    adjustScrollViews(in: range, of: &document, insets: result.insets)
    result.frames[range.lowerBound] = place.frame
    readContentSizes(arrangement.solution, workspace.problem, into: &result.contentSizes)
    diagnose(
      arrangement, of: document, plan: result.plan, problem: workspace.problem, range: range,
      into: &diagnostics)
  }
  return result
}

/// Where a controller's root view goes, and what of the safe area reaches it.
private struct ControllerPlace {
  var frame: Rect
  var safeArea: EdgeInsets
  var isInstalled: Bool
}

/// The root fills the window; a child fills its container view, or its parent's root view, or has the size that
/// the parent says (traits C-41, C-42, C-1 and C-2).
private func placeController(
  _ index: Int, of document: LayoutDocument, in arranged: ArrangedViews, environment: WindowEnvironment
) -> ControllerPlace {
  let controller = document.controllers[index]
  var place: ControllerPlace
  if let parent = controller.parent.map(Int.init) {
    let holder = controller.containerView.map(Int.init) ?? Int(document.controllers[parent].rootView)
    let outer = arranged.frames[holder].size
    let size = controller.sizeInParent ?? outer
    let frame = Rect(origin: .zero, size: size)
    let distances = EdgeInsets(
      top: 0, left: 0, bottom: outer.height - size.height, right: outer.width - size.width)
    place = ControllerPlace(
      frame: frame, safeArea: overlap(arranged.insets[holder].safeArea, distances),
      isInstalled: arranged.installed[parent] && arranged.plan.installed[holder])
  } else {
    place = ControllerPlace(
      frame: Rect(origin: .zero, size: environment.size), safeArea: environment.safeAreaInsets,
      isInstalled: true)
  }
  place.isInstalled = place.isInstalled && document.views[Int(controller.rootView)].isInstalled
  for edge in RectEdge.allCases {
    place.safeArea[edge] = max(place.safeArea[edge] + controller.additionalSafeAreaInsets[edge], 0)
  }
  return place
}

private func makeHost(
  _ controller: ControllerNode, _ place: ControllerPlace, traits: TraitCollection,
  environment: WindowEnvironment
) -> Host {
  Host(
    size: place.frame.size, safeAreaInsets: place.safeArea, systemVersion: environment.systemVersion,
    direction: traits.layoutDirection ?? .leftToRight,
    readableContentMaxWidth: environment.device.readableContentMaxWidth,
    respectsSystemMinimumLayoutMargins: controller.viewRespectsSystemMinimumLayoutMargins)
}

/// Adds the safe areas of scroll views to the insets of their content, where they are asked to.
private func adjustScrollViews(in range: Range<Int>, of document: inout LayoutDocument, insets: [GuideInsets])
{
  for index in document.scrolls.indices {
    let view = Int(document.scrolls[index].view)
    guard range.contains(view), document.scrolls[index].adjustsToSafeArea else { continue }
    document.scrolls[index].adjustedContentInset =
      document.scrolls[index].adjustedContentInset + insets[view].safeArea
  }
}
