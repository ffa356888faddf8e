import LayoutModel

/// Texts and controls in a reserved region that is active: the fold of a display that is partly open, or what the system
/// draws over the window.
func findViewsInReservedRegions(in seen: VisibleLayout) -> [Diagnostic] {
  guard seen.isPlaced else { return [] }
  let regions = seen.layout.environment.reservedRegions
  return regions.filter(\.isActive).compactMap { region in
    let views = seen.places.indices.filter { index in
      guard let place = seen[index], place.content != nil, !place.isInCell else { return false }
      return shared(region, place, in: seen) != nil
    }
    guard let first = views.first, let place = seen[first], let size = shared(region, place, in: seen)
    else { return nil }
    return Diagnostic(
      .visual(.inReservedRegion(seen.id(first), region.kind, shared: size, count: views.count)),
      views: views.map(seen.id))
  }
}

/// What a view shows in a region; nil for nothing.
private func shared(_ region: ReservedRegion, _ place: VisibleLayout.Place, in seen: VisibleLayout) -> Size? {
  let size = seen.visibleExtent(place).intersection(region.frame).size
  return size.width > 0 && size.height > 0 ? size : nil
}
