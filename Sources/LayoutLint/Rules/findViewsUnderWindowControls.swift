import LayoutModel

/// Texts and controls of a window on an iPad that reach under its controls, in the corner where lines begin (AL-corner-adaptation).
func findViewsUnderWindowControls(in seen: VisibleLayout) -> [Diagnostic] {
  guard seen.isPlaced, let controls = seen.layout.environment.corners.controls else { return [] }
  let views = seen.contents(in: controls).map(\.index)
  guard let first = views.first else { return [] }
  return [
    Diagnostic(
      .visual(.underWindowControls(seen.id(first), controls.size, count: views.count)),
      views: views.map(seen.id))
  ]
}
