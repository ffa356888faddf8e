import JSON
import LayoutCoding
import LayoutModel

/// Writes one scene of a file as a layout document.
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
  /// Of which attributes constraints speak, by id of the view. Known once they are collected, on the canvas only.
  var heldAttributes: [String: Set<LayoutAttribute>] = [:]
  /// Views whose bottom a constraint puts where the safe area of the root ends. Known at the same time.
  var endsAtSafeArea: Set<String> = []
  /// Whether the scene is laid out as in Xcode: canvas and device differ.
  var isOnCanvas: Bool { overrides.device == nil }
  /// Where the file comes from.
  var origin = FileOrigin()
  /// The old guides of the controller, by their id.
  var controllerGuides: [(id: String, isTop: Bool)] = []

  init(_ file: InterfaceBuilderFile, _ scene: Scene, bars: Bars, overrides: EnvironmentOverrides) {
    self.file = file
    self.scene = scene
    self.bars = bars
    self.overrides = overrides
    tree = SceneTree(scene, usesAutoLayout: file.usesAutoLayout)
    masks = InstalledMasks(tree)
  }

  mutating func translate() {
    findControllerGuides()
    collectConstraints()
    writer.beginObject()
    writeEnvironment()
    writer.key("hierarchy")
    writeController()
    if let loose = constraints[-1] {
      writer.key("constraints")
      write(loose)
    }
    writeAssets()
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
    writer.key(ControllerKey.type)
    writer.string("viewController")
    if let controller = scene.controller, !scene.id.isEmpty, scene.id.utf8.count <= longestId,
      tree.indices[scene.id] == nil,
      tree.guides[scene.id] == nil, controller["id"] != nil
    {
      writer.key(ControllerKey.id)
      writer.string(scene.id)
    }
    writeControllerName()
    let item = scene.controller?.child("navigationItem", key: "navigationItem")
    if let title = item?.string(key: "title") ?? scene.controller?.string(key: "title"), !title.isEmpty {
      writer.key(ControllerKey.title)
      writer.string(title)
    }
    if !isOnCanvas {
      let insets = barInsets(version: overrides.systemVersion ?? overrides.device?.newestSystemVersion)
      if insets != .zero {
        writer.key(ControllerKey.additionalSafeAreaInsets)
        writer.insets(insets)
      }
    }
    if isLoneCellOfNewCanvas {
      writer.key(ControllerKey.viewRespectsSystemMinimumLayoutMargins)
      writer.boolean(false)
    }
    writer.key(ControllerKey.view)
    writeView(0)
    writer.endObject()
  }

  /// Up to Xcode 16.2 the canvas gave a cell that stands alone the margins of a controller's root view, since then not
  /// (5 of 6 files).
  private var isLoneCellOfNewCanvas: Bool {
    isOnCanvas && scene.controller == nil && scene.view.name == "tableViewCell"
      && file.canvas.isNew
  }

  /// The images that are shown, each of the size that the file records.
  private mutating func writeAssets() {
    let shown = images.filter { file.images[$0] != nil }.sorted()
    guard !shown.isEmpty else { return }
    writer.key("assets")
    writer.beginObject()
    for name in shown {
      guard let size = file.images[name] else { continue }
      writer.key(name)
      writer.beginObject()
      writer.key("contents")
      writer.beginObject()
      writer.key("images")
      writer.beginArray()
      writer.beginObject()
      writer.key("idiom")
      writer.string("universal")
      writer.key("filename")
      writer.string(Self.fileName(ofImage: name))
      writer.endObject()
      writer.endArray()
      writer.endObject()
      writer.key("files")
      writer.beginObject()
      writer.key(Self.fileName(ofImage: name))
      writer.beginObject()
      writer.key("pointWidth")
      writer.number(size.width)
      writer.key("pointHeight")
      writer.number(size.height)
      writer.endObject()
      writer.endObject()
      writer.endObject()
    }
    writer.endObject()
  }
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
