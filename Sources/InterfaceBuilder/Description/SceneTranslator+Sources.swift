import LayoutCoding
import LayoutModel

/// Where the nodes of a scene come from.
extension SceneTranslator {
  /// Writes the places of all that the document names.
  mutating func writeSources() {
    var map = SourceMap(files: 1)
    addSources(to: &map, file: 0)
    if let controller = scene.controller, controller["id"] != nil { map.add(scene.id, controller, file: 0) }
    map.write([origin], to: &writer)
  }

  /// Adds views, guides, and constraints by what documents call them.
  func addSources(to map: inout SourceMap, file number: Int) {
    for view in tree.views { map.add(view.id, view.element, file: number) }
    for guide in controllerGuides {
      if let element = file.elements[guide.id] { map.add(guide.id, element, file: number) }
    }
    for record in constraints.values.joined() {
      guard let name = record.identifier ?? record.id, let element = record.id.flatMap({ file.elements[$0] })
      else { continue }
      map.add(name, element, file: number)
    }
  }
}
