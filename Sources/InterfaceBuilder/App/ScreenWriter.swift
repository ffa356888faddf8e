import JSON
import LayoutCoding
import LayoutModel
import XML

/// Writes a screen of an app as a layout document.
final class ScreenWriter {
  let app: AppReading
  private let plan: ScreenPlan
  /// What the screen becomes.
  private var screen: ImportedScene
  var writer = JSONWriter(capacity: 8192)
  /// Constraints between views of which none is above the others.
  private var loose = JSONWriter(capacity: 64)
  /// Images that views show, in points.
  var images: [String: Size] = [:]
  /// The ids of controllers, views and guides that are written.
  var ids: Set<String> = []
  /// Ids of views in cells of lists, to which nothing outside may refer.
  private var idsInLists: Set<String> = []
  var sources: SourceMap

  init(_ app: AppReading, showing index: Int) {
    self.app = app
    plan = ScreenPlan(showing: index, app.arrivals, app.shown, in: app.graph)
    sources = SourceMap(files: app.files.count)
    let controller = app.graph.controllers[index]
    let file = app.files[controller.file]
    screen = ImportedScene(
      label: SceneLabel(id: controller.id, notUnderstood: []), file: file.path ?? "",
      name: controller.element.sceneName,
      isPlaced: app.arrivals.isOfApp[index] || app.arrivals.steps[index] != nil,
      isMadeOnPad: file.file.canvas.isPad, isMadeInLandscape: file.file.canvas.orientation.isLandscape)
    writer.beginObject()
    writer.environment(app.overrides, else: file.file.canvas.deviceId)
    writer.sizeRestrictions(app.facts.sizeRestrictions)
  }

  /// The screen with its document.
  func document() -> ImportedScene {
    writer.key("hierarchy")
    loose.beginArray()
    write(0)
    loose.endArray()
    // More than the brackets.
    if loose.count > 2 {
      writer.key("constraints")
      loose.bytes().withUnsafeBufferPointer { writer.raw($0) }
    }
    writer.assets(images)
    sources.write(app.files, to: &writer)
    writer.endObject()
    writer.endLine()
    for (element, reason) in plan.notes { note(element, reason) }
    screen.document = writer.bytes()
    return screen
  }

  private func note(_ element: XMLElement, _ reason: String) {
    screen.label.notUnderstood.append(NotUnderstood(path: element.path, id: element["id"], reason: reason))
  }

  /// Writes a controller with all that it holds.
  private func write(_ index: Int) {
    let node = plan.nodes[index]
    let controller = app.graph.controllers[node.controller]
    writer.beginObject()
    writer.member(ControllerKey.type, controller.type.rawValue)
    let orientations = app.facts.orientations(on: app.overrides.device)
    if index == 0, !orientations.isEmpty {
      writer.member(ControllerKey.supportedInterfaceOrientations, orientations.map(\.rawValue))
    }
    if let scene = controller.scene, !node.isCovered {
      writeSceneHead(scene, controller, node)
    } else {
      writeHead(controller, node, taken: [])
    }
    let children = node.children.filter { !isInList($0) }
    if !children.isEmpty {
      writer.beginArray(ControllerKey.children)
      for child in children { write(child) }
      writer.endArray()
    }
    if let presented = node.presented {
      writer.key(ControllerKey.presented)
      write(presented)
    }
    writer.endObject()
  }

  /// Whether a cell of a list embeds a controller, which is left out then, with a note.
  private func isInList(_ index: Int) -> Bool {
    guard let view = plan.nodes[index].containerView, idsInLists.contains(view) else { return false }
    let element = app.graph.controllers[plan.nodes[index].controller].element
    note(element, "A cell of a list embeds the controller, which is left out.")
    return true
  }

  /// What a controller says of itself, and its views.
  private func writeSceneHead(
    _ scene: Scene, _ controller: AppGraph.Controller, _ node: ScreenPlan.Node
  ) {
    guard let translator = translator(of: scene, controller.file) else {
      return writeHead(controller, node, taken: [])
    }
    writeHead(controller, node, taken: translator.ids)
    writer.key(ControllerKey.view)
    writeView(of: translator, controller.file)
    if node.isOfOtherScreen { screen.otherViews.formUnion(translator.ids) }
  }

  /// What writes a scene, whose ids it takes for the document; nil, with a note, where something else has one of them.
  func translator(of scene: Scene, _ file: Int) -> SceneTranslator? {
    let translator = SceneTranslator(app.files[file].file, scene, bars: nil, overrides: app.overrides)
    let taken = translator.ids
    guard ids.isDisjoint(with: taken) else {
      note(scene.view, "Another object of the screen has the same id.")
      return nil
    }
    ids.formUnion(taken)
    return translator
  }

  /// Writes the views of a scene, and keeps what else the document needs of it.
  func writeView(of translator: SceneTranslator, _ file: Int) {
    swap(&writer, &translator.writer)
    translator.writeView(0)
    swap(&writer, &translator.writer)
    swap(&loose, &translator.writer)
    translator.writeLooseConstraints()
    swap(&loose, &translator.writer)
    translator.addSources(to: &sources, file: file)
    idsInLists.formUnion(translator.idsInLists)
    images.merge(translator.images) { first, _ in first }
    screen.elements.merge(app.files[file].elements(of: translator.scene, translator.tree)) { first, _ in first
    }
    screen.label.notUnderstood += translator.tree.notUnderstood
  }

  /// What a controller says of itself. Its views have the ids that are taken.
  private func writeHead(
    _ controller: AppGraph.Controller, _ node: ScreenPlan.Node, taken: Set<String>
  ) {
    let element = controller.element
    if let id = element.documentId, !taken.contains(id), ids.insert(id).inserted {
      writer.member(ControllerKey.id, id)
      sources.add(id, element, file: controller.file)
    }
    writer.controllerName(of: element)
    writer.controllerValues(of: element)
    writeBarItems(of: controller, isCovered: node.isCovered)
    switch controller.type {
    case .navigationController: writer.navigationValues(of: element)
    case .tabBarController: writer.tabBarValues(of: element, selected: node.selected)
    case .splitViewController: writer.splitValues(of: element, isPrimaryOnTop: node.isLeftFromPrimary)
    case .pageViewController:
      writer.word(ControllerKey.spineLocation, SpineLocation.self, of: element, unless: .min)
    default: break
    }
    writePlace(node)
  }

  /// How its container or presenter holds a controller.
  private func writePlace(_ node: ScreenPlan.Node) {
    // A classic split view controller has its columns in order and does not name them.
    let parent = node.parent.map { app.graph.controllers[plan.nodes[$0].controller].element }
    if let parent, parent.splitStyle != .classic {
      writer.member(ControllerKey.column, node.column?.rawValue)
    }
    if let view = node.containerView, ids.contains(view) { writer.member(ControllerKey.containerView, view) }
    if let segue = node.presentation {
      writer.presentation(segue, of: app.graph.controllers[node.controller].element) {
        ids.contains($0) && !idsInLists.contains($0)
      }
    }
  }
}

extension AppFacts {
  /// The orientations that the app takes on a device; without one those of phones.
  fileprivate func orientations(on device: Device?) -> [InterfaceOrientation] {
    device?.idiom == .pad && !padOrientations.isEmpty ? padOrientations : phoneOrientations
  }
}
