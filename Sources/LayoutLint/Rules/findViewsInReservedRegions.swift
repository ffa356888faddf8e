import LayoutModel

/// Texts and controls in a reserved region that is active: the fold of a display that is partly open, or what the system
/// draws over the window.
func findViewsInReservedRegions(in seen: VisibleLayout) -> [Diagnostic] {
  guard seen.isPlaced else { return [] }
  let regions = seen.layout.environment.reservedRegions
  return regions.filter(\.isActive).compactMap { region in
    let views = seen.contents(in: region.frame)
    guard let first = views.first else { return nil }
    return Diagnostic(
      .visual(
        .inReservedRegion(seen.id(first.index), region.kind, shared: first.shared, count: views.count)),
      views: views.map { seen.id($0.index) })
  }
}

extension VisibleLayout {
  /// The texts and controls outside of cells that show something in a rectangle of the window, with the size of that.
  func contents(in rect: Rect) -> [(index: Int, shared: Size)] {
    places.indices.compactMap { index in
      guard let place = places[index], place.content != nil, !place.isInCell else { return nil }
      let shared = visibleExtent(place).intersection(rect).size
      return shared.width > 0 && shared.height > 0 ? (index, shared) : nil
    }
  }
}
