import JSON
package import LayoutCoding
package import LayoutModel
import XML

/// One scene of a file as a layout document.
package struct ImportedScene: Sendable {
  package var label: SceneLabel
  /// The file that has it: ``InterfaceFile/path``.
  package var file = ""
  /// The storyboard identifier, label or class, or else the id.
  package var name: String
  /// A layout document: JSON text.
  package var document: [UInt8] = []
  /// Whether the file tells where the scene is shown. Code may put any other one into a sheet, a container, or below a bar.
  package var isPlaced: Bool
  /// Whether the way to it begins where the app does, so that nothing else is around it.
  package var isOfStart = false
  /// Whether the file was made on the canvas of an iPad.
  package var isMadeOnPad: Bool
  /// Whether it was made on a canvas in landscape.
  package var isMadeInLandscape: Bool
  /// The ids of views that show here and have a screen of their own: those below what is presented.
  package var otherViews: Set<String> = []
  /// The objects of the scene by their ids, where somebody asked for them: the views by the ids that they have in the
  /// document, and controllers, guides, constraints, items of bars and segues. A constraint stands under its identifier,
  /// too, by which the document names it. Of several objects with one id the first counts.
  package var elements: [String: SceneElement] = [:]
  /// The environments for which it was made, by their places among those that are asked for; nil for all.
  package var environments: [Int]?
  /// The code that made it what it is; nil for what only a file says.
  package var code: SceneCode?
}

/// The class in Swift that made a screen what it is. In other windows it may come to something else.
package struct SceneCode: Sendable {
  /// Its place among the classes of the folder; nil for an object that a request makes, and where a file draws the screen.
  package var type: Int?
  /// What a file draws of the screen, and who changes that; nil for what only code makes.
  package var drawn: DrawnCode?

  package init(type: Int?, drawn: DrawnCode? = nil) { (self.type, self.drawn) = (type, drawn) }
}

/// A scene of a file, and the classes whose code is in it.
package struct DrawnCode: Sendable {
  /// A layout document: JSON text.
  package var document: [UInt8]
  /// Their places among the classes of the folder, and the ids of the views of their controllers.
  package var classes: [(type: Int, view: String)]

  package init(document: [UInt8], classes: [(type: Int, view: String)]) {
    (self.document, self.classes) = (document, classes)
  }
}

extension ImportedScene {
  /// A screen that no Interface Builder file has.
  ///
  /// - Parameter document: JSON text.
  package init(label: SceneLabel, file: String, name: String, document: [UInt8]) {
    self.init(
      label: label, file: file, name: name, document: document, isPlaced: false, isMadeOnPad: false,
      isMadeInLandscape: false)
  }
}

/// Translates a `.storyboard` or `.xib` file into layout documents, one for each scene, as Xcode's canvas shows it.
///
/// The recorded frame of a view that constraints position is never read. Those of root views, of views that keep
/// their frame, and of cells are.
///
/// - Parameters:
///   - overrides: What to put in place of what the canvas says; no device, which needs the whole app.
///   - scene: The id or name of the only scene to translate, nil for all.
///   - path: What the file is called, for ``LayoutDocument/sources``.
///   - describesElements: Whether to tell what each object is called and where it stands.
/// - Throws: ``FaultList`` if the text is no XML or no file of UIKit's Interface Builder, passes a limit, or has no
///   such scene.
package func importInterfaceBuilderFile(
  _ bytes: UnsafeRawBufferPointer, overrides: EnvironmentOverrides = EnvironmentOverrides(),
  scene wanted: String? = nil, path: String? = nil, describesElements: Bool = false,
  limits: ImportLimits = ImportLimits()
) throws(FaultList) -> [ImportedScene] {
  do throws(Fault) {
    var memory = ImportMemory(limits)
    let reading = try FileReading(
      bytes, path: path, describesElements: describesElements, memory.limitsOfFile(hasTexts: false))
    try memory.take(reading.keptBytes)
    let bars = BarInference(reading.file)
    let scenes = try choose(wanted, among: reading.file.scenes, limits.decoding) { [$0.id, $0.name] }
    return try scenes.map { scene throws(Fault) in
      let imported = SceneTranslator(reading.file, scene, bars: bars.bars(of: scene), overrides: overrides)
        .document(of: reading)
      try memory.take(imported.document.count)
      return imported
    }
  } catch {
    throw FaultList([error])
  }
}

/// A file that could be read.
struct FileReading {
  /// Nil for a file without a name.
  let path: String?
  let file: InterfaceBuilderFile
  /// Where its elements stand.
  let places: ElementPlaces
  /// Whether somebody asks what each object is called and where it stands.
  let describesElements: Bool
  /// What it takes, about.
  let keptBytes: Int

  /// - Parameter texts: In place of the file's own: ``InterfaceFile/texts``.
  init(
    _ bytes: UnsafeRawBufferPointer, texts: [String: String] = [:], path: String?, describesElements: Bool,
    _ limits: XMLLimits
  ) throws(Fault) {
    let document = try parseXML(bytes, limits).replacingTexts(with: texts)
    keptBytes = document.keptBytes
    file = try InterfaceBuilderFile(document)
    places = ElementPlaces(of: document, in: bytes)
    self.path = path
    self.describesElements = describesElements
  }
}

/// Chooses the scenes of a file or screens of an app that somebody names; all for nil. There may be too many, or none.
func choose<Item>(
  _ wanted: String?, among items: [Item], _ limits: DecodingLimits, names: (Item) -> [String]
) throws(Fault) -> [Item] {
  guard items.count <= limits.environments else {
    throw Fault(.limitExceeded(.environments, limit: limits.environments, value: items.count), at: .root)
  }
  guard let wanted else { return items }
  let chosen = items.filter { names($0).contains(wanted) }
  guard chosen.isEmpty else { return chosen }
  let nearest = nearestNames(to: wanted, in: items.flatMap(names))
  throw Fault(.unknownReference(wanted, nearest: nearest), parameter: "scene")
}
