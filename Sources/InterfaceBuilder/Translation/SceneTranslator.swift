import JSON
import LayoutCoding
import LayoutModel
import XML

/// Writes one scene of a file: on Xcode's canvas as a layout document of its own, in an app as the view of a controller.
final class SceneTranslator {
  let file: InterfaceBuilderFile
  let scene: Scene
  /// Bars of the canvas; nil in an app, where containers have them.
  private let canvasBars: Bars?
  let overrides: EnvironmentOverrides
  var tree: SceneTree
  let isLoadedByCode: Bool
  var writer = JSONWriter(capacity: 8192)
  /// Images that views show, in points.
  var images: [String: Size] = [:]
  /// The constraints of each view, by the view that will hold them; -1 for the document.
  var constraints: [Int: [ConstraintRecord]] = [:]
  /// Attributes that constraints speak of, by id of the view. Known once they are collected, on the canvas only.
  var heldAttributes: [String: Set<LayoutAttribute>] = [:]
  /// Views whose bottom a constraint puts where the safe area of the root ends. Known at the same time.
  var endsAtSafeArea: Set<String> = []

  /// - Parameters:
  ///   - bars: Those of the canvas; nil in an app, where containers have them.
  ///   - isLoadedByCode: Whether a cell is one of a list that code fills.
  init(
    _ file: InterfaceBuilderFile, _ scene: Scene, bars: Bars?, overrides: EnvironmentOverrides,
    isLoadedByCode: Bool = false
  ) {
    self.file = file
    self.scene = scene
    self.overrides = overrides
    self.isLoadedByCode = isLoadedByCode
    canvasBars = bars
    tree = SceneTree(scene, usesAutoLayout: file.usesAutoLayout, isLoadedByCode: isLoadedByCode)
    collectConstraints()
  }

  var bars: Bars { canvasBars ?? Bars() }
  /// Whether the scene is laid out as in Xcode: canvas and device differ.
  var isOnCanvas: Bool { canvasBars != nil }

  /// The scene as a document of its own: on the canvas that of its controller, in an app a view that stands by itself.
  func document(of reading: FileReading) -> ImportedScene {
    writer.beginObject()
    writeEnvironment()
    writer.beginObject("hierarchy")
    writer.member(ControllerKey.type, ControllerType.viewController.rawValue)
    if isOnCanvas { writeControllerHead() }
    writer.key(ControllerKey.view)
    writeView(0)
    writer.endObject()
    if let loose = constraints[-1] {
      writer.key("constraints")
      write(loose)
    }
    writer.assets(images)
    var sources = SourceMap(files: 1)
    addSources(to: &sources, file: 0)
    if isOnCanvas, let controller = scene.controller, controller["id"] != nil {
      sources.add(scene.id, controller, file: 0)
    }
    sources.write([reading], to: &writer)
    writer.endObject()
    writer.endLine()
    return ImportedScene(
      label: SceneLabel(id: scene.id, notUnderstood: tree.notUnderstood), name: scene.name,
      document: writer.bytes(), isPlaced: bars.isPlaced, isMadeOnPad: file.canvas.isPad,
      isMadeInLandscape: file.canvas.orientation.isLandscape, elements: reading.elements(of: scene, tree))
  }

  /// The ids that the scene has in a document, of its views and guides.
  var ids: Set<String> { Set(tree.indices.keys).union(tree.controllerGuides.map(\.id)) }

  /// Ids of the views that lists show.
  var idsInLists: Set<String> {
    Set(tree.views.indices.filter { listElement(of: $0) != nil }.map { tree.views[$0].id })
  }

  private func writeControllerHead() {
    if let controller = scene.controller {
      if controller.documentId != nil, !tree.has(scene.id) { writer.member(ControllerKey.id, scene.id) }
      writer.controllerName(of: controller)
    }
    let item = scene.controller?.child("navigationItem", key: "navigationItem")
    if let title = item?.string(key: "title") ?? scene.controller?.string(key: "title"), !title.isEmpty {
      writer.member(ControllerKey.title, title)
    }
    // Up to Xcode 16.2 the canvas gave a cell that stands alone the margins of a controller's root view, since then not
    // (5 of 6 files).
    if scene.controller == nil, scene.view.name == "tableViewCell", file.canvas.isNew {
      writer.member(ControllerKey.viewRespectsSystemMinimumLayoutMargins, false)
    }
  }
}

extension SystemVersion {
  /// The newest whose sizes are known.
  static let newest = SystemVersion(26)
}
