import LayoutModel

/// Where everything is on a sheet, from its upper left corner on: panels, those of a scene below its name, and scenes that
/// belong together below the name of that. On all levels they stand in rows, about as wide as they are high in all.
struct SheetPlan {
  /// A line above what it names.
  struct Heading {
    var text: String
    var place: Point
    /// Sizes of its font and of its room, in points.
    var size: Double, width: Double
  }

  private(set) var size = Size.zero
  /// The sheet's panels by their numbers, in the order in which they are written, with their places.
  private(set) var panels: [(number: Int, origin: Point)] = []
  private(set) var headings: [Heading] = []
  /// What is behind scenes that belong together, where there are several such groups.
  private(set) var flows: [Rect] = []

  /// - Parameters:
  ///   - sizes: Of the panels, with all that is written around them.
  ///   - unit: How large the smallest things are.
  /// - Complexity: O(*n* log *n*).
  init(of sketches: [PanelSketch], sizes: [Size], unit: Double) {
    let groups = Self.inOrder(Array(sketches.indices)) { sketches[$0].flow }
    let hasFlows = groups.count > 1
    let parts = groups.map { group in
      let scenes = Self.inOrder(group.members) { sketches[$0].scene }
      // A file with one scene has a name already.
      let title = hasFlows || scenes.count > 1 ? group.key : nil
      let hasNames = sketches.contains { $0.scene != sketches[0].scene } || scenes[0].key != nil
      return Self.block(
        title,
        of: scenes.map { scene in
          let name = hasNames ? sketches[scene.members[0]].sceneTitle : nil
          let panels = scene.members.map { Part(size: sizes[$0], panels: [($0, Point(x: 0, y: 0))]) }
          return Self.block(name, of: panels, font: 16 * unit, unit: unit)
        }, font: 20 * unit, unit: unit)
    }
    let margin = hasFlows ? 16 * unit : 0
    let places = packPanels(
      parts.map { Size(width: $0.size.width + 2 * margin, height: $0.size.height + 2 * margin) },
      gap: 28 * unit)
    for (part, place) in zip(parts, places.origins) {
      if hasFlows {
        flows.append(
          Rect(
            x: place.x, y: place.y, width: part.size.width + 2 * margin,
            height: part.size.height + 2 * margin))
      }
      let origin = place + Point(x: margin, y: margin)
      panels += part.panels.map { ($0.number, $0.origin + origin) }
      headings += part.headings.map { $0.moved(by: origin) }
    }
    size = places.size
  }

  /// Panels that have their places among each other.
  private struct Part {
    var size: Size
    var panels: [(number: Int, origin: Point)] = []
    var headings: [Heading] = []
  }

  /// Puts parts in rows, below their name if they have one.
  private static func block(_ title: String?, of parts: [Part], font: Double, unit: Double) -> Part {
    let places = packPanels(parts.map(\.size), gap: 28 * unit)
    let top = title == nil ? 0 : font + 18 * unit
    var block = Part(size: Size(width: places.size.width, height: places.size.height + top))
    if let title {
      let place = Point(x: 0, y: font)
      block.headings.append(Heading(text: title, place: place, size: font, width: block.size.width))
    }
    for (part, place) in zip(parts, places.origins) {
      let origin = place + Point(x: 0, y: top)
      block.panels += part.panels.map { ($0.number, $0.origin + origin) }
      block.headings += part.headings.map { $0.moved(by: origin) }
    }
    return block
  }

  /// What has the same key, in the order of the first of each.
  private static func inOrder(
    _ members: [Int], by key: (Int) -> String?
  ) -> [(key: String?, members: [Int])] {
    Dictionary(grouping: members, by: key).sorted { $0.value[0] < $1.value[0] }.map { ($0.key, $0.value) }
  }
}

extension SheetPlan.Heading {
  fileprivate func moved(by offset: Point) -> SheetPlan.Heading {
    var heading = self
    heading.place = place + offset
    return heading
  }
}
