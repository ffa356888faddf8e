package import LayoutCoding
package import LayoutModel

/// Translates the Interface Builder files of one app into layout documents, one for each screen.
///
/// A screen is what the app shows when a controller with a view of its own is in sight: in its containers, on the stack on
/// which segues bring it, over what presents it. The way to it is the shortest from where the app begins. What a view
/// embeds belongs to the screen of that view, and the columns of a split view controller are one screen. Views that stand by
/// themselves are screens, too (IB-screens).
///
/// The documents say of their environment what `overrides` say, else the device of the canvas. The recorded frame of a
/// view that constraints position is never read.
///
/// - Parameters:
///   - overrides: The device and what else the documents should say of their environment.
///   - scene: The id or name of the only scene whose screen is wanted, nil for all.
///   - describesElements: Whether to tell what each object is called and where it stands.
/// - Throws: ``FaultList`` if no file can be read, a limit is passed, or there is no such scene.
package func importApp(
  _ files: [InterfaceFile], facts: AppFacts = AppFacts(),
  overrides: EnvironmentOverrides = EnvironmentOverrides(),
  scene wanted: String? = nil, describesElements: Bool = false, limits: ImportLimits = ImportLimits()
) throws(FaultList) -> ImportedApp {
  var app = ImportedApp()
  var memory = ImportMemory(limits)
  var readings: [FileReading] = []
  for file in files {
    do throws(Fault) {
      readings.append(try readFile(file, describesElements: describesElements, &memory))
    } catch {
      if error.endsImport { throw FaultList([error]) }
      app.unreadable.append((file.path, error))
    }
  }
  if readings.isEmpty, !app.unreadable.isEmpty { throw FaultList(app.unreadable.map(\.fault)) }
  let reading = AppReading(readings, facts, overrides)
  do throws(Fault) {
    let screens = try choose(wanted, among: reading.screens, limits.decoding, names: reading.names)
    if let first = reading.arrivals.start.flatMap({ reading.graph.firstContent(from: $0, reading.arrivals) })
    {
      app.initial = screens.firstIndex { $0.controller == reading.shown[first] }
    }
    app.screens = try screens.map { screen throws(Fault) in
      let imported = reading.document(of: screen)
      try memory.take(imported.document.count)
      return imported
    }
  } catch {
    throw FaultList([error])
  }
  return app
}

private func readFile(
  _ file: InterfaceFile, describesElements: Bool, _ memory: inout ImportMemory
) throws(Fault) -> FileReading {
  try memory.take(file.bytes.count)
  let limits = memory.limitsOfFile(hasTexts: !file.texts.isEmpty)
  let reading = try file.bytes.withUnsafeBufferPointer { bytes throws(Fault) in
    try FileReading(
      UnsafeRawBufferPointer(bytes), texts: file.texts, path: file.path,
      describesElements: describesElements, limits)
  }
  try memory.take(reading.keptBytes)
  return reading
}

/// The files of an app that could be read, and how its screens lead from one to the next.
struct AppReading {
  let files: [FileReading]
  let graph: AppGraph
  let arrivals: Arrivals
  let shown: ShownScreens
  /// What the app says of itself.
  let facts: AppFacts
  let overrides: EnvironmentOverrides

  init(_ files: [FileReading], _ facts: AppFacts, _ overrides: EnvironmentOverrides) {
    (self.files, self.facts, self.overrides) = (files, facts, overrides)
    graph = AppGraph(files)
    arrivals = Arrivals(in: graph, mainStoryboard: facts.mainStoryboard)
    shown = ShownScreens(graph, arrivals)
  }

  /// A screen of an app.
  enum Screen {
    /// What shows a controller, by its index.
    case controller(Int)
    /// A view that stands by itself.
    case view(Scene, file: Int)

    /// Nil for a view that stands by itself.
    var controller: Int? { if case .controller(let index) = self { index } else { nil } }
  }

  /// The screens of an app, in the order of its files: one for each controller with a view of its own, but none for those
  /// that a view of another embeds and for all but the first column of a split view controller, and one for each view that
  /// stands by itself.
  var screens: [Screen] {
    var screens: [Screen] = []
    var controllers = graph.controllers.indices.makeIterator()
    for (file, reading) in files.enumerated() {
      for object in reading.file.objectLists.joined() {
        if object.isController {
          guard let index = controllers.next(), graph.controllers[index].isContent, shown[index] == index
          else { continue }
          screens.append(.controller(index))
        } else if let scene = object.viewScene {
          screens.append(.view(scene, file: file))
        }
      }
    }
    return screens
  }

  /// By which somebody may ask for a screen: the ids and names of the controllers that it shows, its own first, or of its
  /// view.
  func names(of screen: Screen) -> [String] {
    switch screen {
    case .view(let scene, _): [scene.id, scene.name]
    case .controller(let index):
      ([index] + (shown.members[index] ?? [])).flatMap {
        [graph.controllers[$0].id, graph.controllers[$0].element.sceneName]
      }
    }
  }

  func document(of screen: Screen) -> ImportedScene {
    switch screen {
    case .controller(let index):
      var imported = ScreenWriter(self, showing: index).document()
      let main = graph.initial(ofStoryboard: facts.mainStoryboard ?? "Main")
      imported.isOfStart = main != nil && arrivals.way(to: index).start == main
      return imported
    case .view(let scene, let file):
      var imported = SceneTranslator(files[file].file, scene, bars: nil, overrides: overrides)
        .document(of: files[file])
      imported.file = files[file].path ?? ""
      return imported
    }
  }
}

/// An Interface Builder file of an app.
package struct InterfaceFile: Sendable {
  /// Where it lies in the app's folder, with slashes; empty for a file without a name.
  package var path: String
  package var bytes: [UInt8]
  /// Texts in place of its own, by the object's id and the property, as Xcode's tables have them: `abc-12-xyz.text`.
  package var texts: [String: String]

  package init(path: String, bytes: [UInt8], texts: [String: String] = [:]) {
    (self.path, self.bytes, self.texts) = (path, bytes, texts)
  }
}

/// What an app says of itself besides its screens, in its `Info.plist`.
package struct AppFacts: Equatable, Sendable {
  /// The name of the storyboard with which it starts, without its extension; nil where it does not say.
  package var mainStoryboard: String?
  /// The orientations that it takes on phones; empty where it does not say.
  package var phoneOrientations: [InterfaceOrientation] = []
  /// Orientations on pads; empty for those of phones.
  package var padOrientations: [InterfaceOrientation] = []
  package var sizeRestrictions = SizeRestrictions()

  package init() {}
}

/// The screens of an app.
package struct ImportedApp: Sendable {
  /// In the order of the files, and in each in the order of its scenes.
  package var screens: [ImportedScene] = []
  /// The place of the screen with which the app begins; nil where no file says.
  package var initial: Int?
  /// Files that cannot be read. They leave the others alone.
  package var unreadable: [(path: String, fault: Fault)] = []
  /// Classes in Swift that are not shown for what is not known of them.
  package var refused: [RefusedType] = []

  package init() {}
}
