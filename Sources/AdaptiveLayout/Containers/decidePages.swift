import LayoutModel
import UIKitDefaults

/// The pages that a page view controller shows: one, or two around a spine in the middle (CO-pages).
func decidePages(_ index: Int, in state: ResolutionState) -> ContainerDecision {
  let container = state.document.controllers[index].container
  let children = state.installedChildren(of: index)
  var size = state.size(of: index)
  var layout = PageLayout()
  if container.hasPageIndicator {
    let height = min(StandardBars.pageDots, size.height)
    size.height -= height
    let frame = Rect(x: 0, y: size.height, width: size.width, height: height)
    layout.pageControl = BarLayout(frame: frame, backgroundFrame: frame)
  }
  var frames = [Rect(origin: .zero, size: size)]
  if container.spineLocation == .mid {
    // The left page has the pixel that cannot be halved.
    let left = state.environment.pixelGrid.roundUp(size.width / 2)
    frames = [
      Rect(x: 0, y: 0, width: left, height: size.height),
      Rect(x: left, y: 0, width: size.width - left, height: size.height),
    ]
  }
  layout.pages = children.prefix(frames.count).map { Int32($0) }
  var decision = ContainerDecision(layout: .page(layout), contentSafeArea: state.controllers[index].safeArea)
  decision.placements = children.enumerated().compactMap { place, child in
    let isShown = place < frames.count
    return state.placement(of: child, at: isShown ? frames[place] : frames[0], isOnScreen: isShown)
  }
  return decision
}
