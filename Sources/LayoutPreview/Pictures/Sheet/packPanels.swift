import LayoutModel

/// Where panels are on a sheet.
struct PanelPlaces {
  var origins: [Point]
  var size: Size
}

/// Puts panels in rows, about as wide as they are high in all. Low ones stand above each other beside high ones, so that
/// phones in both orientations and tablets leave no great holes. The order is kept unless that wastes much paper: then the
/// highest come first.
///
/// - Parameter gap: Between panels, in points.
/// - Complexity: O(*n* log *n*): a row has no more than a few dozen panels.
func packPanels(_ sizes: [Size], gap: Double) -> PanelPlaces {
  let asGiven = bestRows(of: sizes, gap: gap)
  guard sizes.count > 2 else { return asGiven.places }
  let order = sizes.indices.sorted { (sizes[$1].height, $0) < (sizes[$0].height, $1) }
  var byHeight = bestRows(of: order.map { sizes[$0] }, gap: gap)
  guard byHeight.cost < 0.85 * asGiven.cost else { return asGiven.places }
  let origins = byHeight.places.origins
  for (place, index) in order.enumerated() { byHeight.places.origins[index] = origins[place] }
  return byHeight.places
}

/// The rows of the width that needs the least paper.
private func bestRows(of sizes: [Size], gap: Double) -> (places: PanelPlaces, cost: Double) {
  let widest = sizes.map(\.width).max() ?? 0
  let area = sizes.reduce(0) { $0 + ($1.width + gap) * ($1.height + gap) }
  var best: (places: PanelPlaces, cost: Double)?
  for share in [1.0, 0.85, 1.15, 0.7, 1.3] {
    let places = rows(of: sizes, width: max(widest, (area * 1.5).squareRoot() * share), gap: gap)
    // What is not square is worth a little more paper.
    let ratio = places.size.width / max(1, places.size.height)
    let cost = places.size.width * places.size.height * (1 + 0.05 * max(ratio, 1 / max(ratio, 0.01)))
    if best.map({ cost < $0.cost }) ?? true { best = (places, cost) }
  }
  return best ?? (PanelPlaces(origins: [], size: .zero), 0)
}

private struct Column {
  var x: Double
  var width: Double
  var filled: Double
}

private func rows(of sizes: [Size], width: Double, gap: Double) -> PanelPlaces {
  var places = PanelPlaces(origins: [], size: .zero)
  var columns: [Column] = []
  var (top, height) = (0.0, 0.0)
  for size in sizes {
    if let index = columns.firstIndex(where: {
      // A row may become a little higher: two phones that lie hardly fit beside one that stands.
      $0.filled + gap + size.height <= height * 1.25 && size.width <= $0.width + 1
        && size.width >= $0.width * 0.5
    }) {
      height = max(height, columns[index].filled + gap + size.height)
      places.origins.append(Point(x: columns[index].x, y: top + columns[index].filled + gap))
      columns[index].filled += gap + size.height
      continue
    }
    var x = columns.last.map { $0.x + $0.width + gap } ?? 0
    if !columns.isEmpty, x + size.width > width + 0.5 {
      top += height + gap
      (columns, height, x) = ([], 0, 0)
    }
    columns.append(Column(x: x, width: size.width, filled: size.height))
    height = max(height, size.height)
    places.origins.append(Point(x: x, y: top))
    places.size.width = max(places.size.width, x + size.width)
  }
  places.size.height = top + height
  return places
}
