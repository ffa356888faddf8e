import LayoutModel

/// Texts and controls of a window on an iPad that reach under its controls, in the corner where lines begin (AL-corner-adaptation).
func findViewsUnderWindowControls(in seen: VisibleLayout) -> [Diagnostic] {
  guard seen.isPlaced, let controls = seen.layout.environment.corners.controls else { return [] }
  let views = seen.places.indices.filter { index in
    guard let place = seen[index], place.content != nil, !place.isInCell else { return false }
    let shared = seen.visibleExtent(place).intersection(controls).size
    return shared.width > 0 && shared.height > 0
  }
  guard let first = views.first else { return [] }
  return [
    Diagnostic(
      .visual(.underWindowControls(seen.id(first), controls.size, count: views.count)),
      views: views.map(seen.id))
  ]
}
