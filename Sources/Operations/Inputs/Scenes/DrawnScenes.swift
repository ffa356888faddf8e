import InterfaceBuilder
import LayoutModel
import SwiftScreens

/// The scenes of an app's files, each read once.
struct DrawnScenes {
  let trees: [JSONTree?]
  /// Whether the way to each begins where the app does.
  private let areOfStart: [Bool]
  /// The places of all that show a view of a controller.
  private var places: [SceneView: [Int]] = [:]
  /// The place of the one whose own controller has it.
  private var owners: [SceneView: Int] = [:]
  /// The place of the first in which it is not below what is presented.
  private var fronts: [SceneView: Int] = [:]

  init(_ scenes: [ImportedScene]) {
    (trees, areOfStart) = (scenes.map { JSONTree($0.document) }, scenes.map(\.isOfStart))
    for (place, scene) in scenes.enumerated() {
      guard let tree = trees[place] else { continue }
      for (controller, view) in tree["hierarchy"]?.viewsOfControllers ?? [] {
        let key = SceneView(file: tree.file(of: view) ?? scene.file, view: view)
        places[key, default: []].append(place)
        if controller == scene.label.id, owners[key] == nil { owners[key] = place }
        if !scene.otherViews.contains(view), fronts[key] == nil { fronts[key] = place }
      }
    }
  }

  /// The scene of the controller that has a view, or else the first that shows it.
  private func own(_ view: SceneView) -> Int? { owners[view] ?? fronts[view] ?? places[view]?.first }

  /// The document of the scene of a view; nil where none shows it.
  func document(of view: SceneView?) -> JSONTree? { view.flatMap { own($0) }.flatMap { trees[$0] } }

  /// Where the scene of a view shows its controller; nil where none does.
  func stage(of view: SceneView?) -> SceneStage? {
    guard let view, let place = own(view), let document = trees[place] else { return nil }
    return SceneStage(document, ofView: view.view, file: view.file, isOfStart: areOfStart[place])
  }

  /// The view of a file that a class loaded for its controller; nil for another one.
  func view(of reading: ScreenReading) -> SceneView? {
    guard let id = JSONTree(reading.document)?.controllerWithView?["view"]?["id"]?.text else { return nil }
    return reading.places.lazy.compactMap(\.file).map { SceneView(file: $0, view: id) }
      .first { places[$0] != nil }
  }

  /// All scenes that show a view, its own among them.
  func showing(_ view: SceneView) -> [Int] { places[view] ?? [] }

  /// Whether a view is that of the controller of a scene, and not of one in it.
  func isOwn(_ view: SceneView, _ scene: Int) -> Bool { owners[view] == scene }
}

/// A view of a file, and where that has it where it is none of a controller.
struct ShownView {
  var view: SceneView
  var nib: SceneStage?
}

/// The view of a controller, or of a xib, in an Interface Builder file.
struct SceneView: Hashable {
  let file, view: String

  // Ids and paths are the same where their bytes are.
  static func == (left: Self, right: Self) -> Bool {
    left.file.utf8.elementsEqual(right.file.utf8) && left.view.utf8.elementsEqual(right.view.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in file.utf8 { hasher.combine(byte) }
    for byte in view.utf8 { hasher.combine(byte) }
  }
}

extension JSONTree {
  /// The views of a controller and of those in it, with their controllers, from above.
  fileprivate var viewsOfControllers: [(controller: String?, view: String)] {
    let below = ["children", "presented"].compactMap { self[$0] }
    let own = self["view"]?["id"]?.text.map { (controller: self["id"]?.text, view: $0) }
    return [own].compactMap { $0 }
      + below.flatMap { $0.viewsOfControllers + $0.elements.flatMap(\.viewsOfControllers) }
  }

  /// The file in which a document's object stands; nil where it does not say.
  fileprivate func file(of id: String) -> String? {
    self["sources"]?.elements.first { $0["places"]?[id] != nil }?["file"]?.text
  }
}
