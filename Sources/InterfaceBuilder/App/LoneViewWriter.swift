import JSON
import LayoutCoding
import LayoutModel

/// Writes a view that stands by itself, in a `.xib` or beside a controller, as a layout document.
struct LoneViewWriter: ~Copyable {
  private let file: InterfaceBuilderFile
  private let scene: Scene
  private let overrides: EnvironmentOverrides
  private var translator: SceneTranslator

  init(
    _ file: InterfaceBuilderFile, _ scene: Scene, _ origin: FileOrigin, _ overrides: EnvironmentOverrides
  ) {
    self.file = file
    self.scene = scene
    self.overrides = overrides
    translator = SceneTranslator(file, scene, bars: nil, overrides: overrides)
    translator.origin = origin
  }

  mutating func write() {
    translator.writer.beginObject()
    translator.writer.environment(overrides, else: file.canvas.deviceId)
    if let size = ownSize { translator.writer.window(size, insets: nil) }
    translator.writer.key("hierarchy")
    translator.writer.beginObject()
    translator.writer.key(ControllerKey.type)
    translator.writer.string(ControllerType.viewController.rawValue)
    translator.writer.key(ControllerKey.view)
    translator.writeView(0)
    translator.writer.endObject()
    translator.writeRest()
  }

  /// - Parameter describer: Nil where nobody asks for descriptions.
  consuming func finish(_ describer: ElementDescriber?) -> ImportedScene {
    let elements = describer?.elements(of: scene, translator.tree) ?? [:]
    var imported = translator.finish()
    imported.elements = elements
    return imported
  }

  /// The size of a view that does not fill the screen: nil for one that does, and for the view of a controller.
  private var ownSize: Size? {
    guard let size = scene.view.rect(key: "frame")?.size, size.width > 0, size.height > 0,
      size != file.canvas.size, file.outlets.firstProperty(to: scene.id) != "view"
    else { return nil }
    return size
  }
}
