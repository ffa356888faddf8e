import JSON
import LayoutCoding
import LayoutModel

/// Writes one scene of a file: on Xcode's canvas as a layout document of its own, in an app as the view of a controller.
struct SceneTranslator: ~Copyable {
  let file: InterfaceBuilderFile
  let scene: Scene
  let bars: Bars
  let overrides: EnvironmentOverrides
  var tree: SceneTree
  let masks: InstalledMasks
  var writer = JSONWriter(capacity: 8192)
  /// Images that views show.
  var images: Set<String> = []
  /// The constraints of each view, by the view that will hold them; -1 for the document.
  var constraints: [Int: [ConstraintRecord]] = [:]
  /// Attributes that constraints speak of, by id of the view. Known once they are collected, on the canvas only.
  var heldAttributes: [String: Set<LayoutAttribute>] = [:]
  /// Views whose bottom a constraint puts where the safe area of the root ends. Known at the same time.
  var endsAtSafeArea: Set<String> = []
  /// Whether the scene is laid out as in Xcode: canvas and device differ.
  let isOnCanvas: Bool
  /// Where the file comes from.
  var origin = FileOrigin()
  /// The old guides of the controller, by their id.
  var controllerGuides: [(id: String, isTop: Bool)] = []

  /// - Parameter bars: Those of the canvas; nil in an app, where containers have them.
  init(_ file: InterfaceBuilderFile, _ scene: Scene, bars: Bars?, overrides: EnvironmentOverrides) {
    self.file = file
    self.scene = scene
    self.bars = bars ?? Bars()
    self.overrides = overrides
    isOnCanvas = bars != nil
    tree = SceneTree(scene, usesAutoLayout: file.usesAutoLayout)
    masks = InstalledMasks(tree)
    findControllerGuides()
    collectConstraints()
  }

  /// Writes the scene as a document of its own, on the canvas.
  mutating func translate() {
    writer.beginObject()
    writeCanvasEnvironment()
    writer.key("hierarchy")
    writeController()
    writeRest()
  }

  /// Ends the document: what views of it do not say themselves.
  mutating func writeRest() {
    if let loose = constraints[-1] {
      writer.key("constraints")
      write(loose)
    }
    writer.assets(images, of: file)
    writeSources()
    writer.endObject()
    writer.endLine()
  }

  consuming func finish() -> ImportedScene {
    ImportedScene(
      label: SceneLabel(id: scene.id, notUnderstood: tree.notUnderstood), name: scene.name,
      document: writer.bytes(), isPlaced: bars.isPlaced, isMadeOnPad: file.canvas.isPad,
      isMadeInLandscape: file.canvas.orientation.isLandscape)
  }

  /// The ids that the scene has in a document, of its views and guides.
  var ids: Set<String> { Set(tree.indices.keys).union(controllerGuides.map(\.id)) }

  /// Ids of the views that lists show.
  var idsInLists: Set<String> {
    var ids: Set<String> = []
    for index in tree.views.indices where listElement(of: index) != nil { ids.insert(tree.views[index].id) }
    return ids
  }

  private mutating func findControllerGuides() {
    guard let guides = scene.controller?.child("layoutGuides") else { return }
    for guide in guides.children where guide.name == "viewControllerLayoutGuide" {
      guard let id = guide["id"], tree.indices[id] == nil, tree.guides[id] == nil, !id.isEmpty,
        id.utf8.count <= longestId,
        !controllerGuides.contains(where: { $0.id == id })
      else { continue }
      controllerGuides.append((id, guide["type"] != "bottom"))
    }
  }

  private mutating func writeController() {
    writer.beginObject()
    writer.member(ControllerKey.type, "viewController")
    if let controller = scene.controller, !scene.id.isEmpty, scene.id.utf8.count <= longestId,
      tree.indices[scene.id] == nil,
      tree.guides[scene.id] == nil, controller["id"] != nil
    {
      writer.member(ControllerKey.id, scene.id)
    }
    if let controller = scene.controller { writer.controllerName(of: controller) }
    let item = scene.controller?.child("navigationItem", key: "navigationItem")
    if let title = item?.string(key: "title") ?? scene.controller?.string(key: "title"), !title.isEmpty {
      writer.member(ControllerKey.title, title)
    }
    if isLoneCellOfNewCanvas { writer.member(ControllerKey.viewRespectsSystemMinimumLayoutMargins, false) }
    writer.key(ControllerKey.view)
    writeView(0)
    writer.endObject()
  }

  /// Up to Xcode 16.2 the canvas gave a cell that stands alone the margins of a controller's root view, since then not
  /// (5 of 6 files).
  private var isLoneCellOfNewCanvas: Bool {
    scene.controller == nil && scene.view.name == "tableViewCell" && file.canvas.isNew
  }
}

extension SystemVersion {
  /// The newest whose sizes are known.
  static let newest = SystemVersion(26)
}

extension JSONWriter {
  /// A value that may vary: an object with `default` where it does.
  mutating func varied<Value>(_ value: Varied<Value>, _ write: (inout JSONWriter, Value) -> Void) {
    guard !value.others.isEmpty else { return write(&self, value.base) }
    beginObject()
    key("default")
    write(&self, value.base)
    for other in value.others {
      key(other.condition)
      write(&self, other.value)
    }
    endObject()
  }
}
