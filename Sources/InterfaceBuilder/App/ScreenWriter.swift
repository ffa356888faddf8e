import JSON
import LayoutCoding
import LayoutModel

/// Writes a screen of an app as a layout document.
struct ScreenWriter: ~Copyable {
  let files: [InterfaceBuilderFile]
  let graph: AppGraph
  let plan: ScreenPlan
  let overrides: EnvironmentOverrides
  /// Orientations that the app takes; empty where it does not say.
  private let orientations: [InterfaceOrientation]
  var writer = JSONWriter(capacity: 8192)
  /// Constraints between views of which none is above the others.
  private var loose = JSONWriter(capacity: 64)
  /// Images that views show, in points.
  var images: [String: Size] = [:]
  /// The ids of controllers, views and guides that are written.
  var ids: Set<String> = []
  /// Ids of views in cells of lists, to which nothing outside may refer.
  private var idsInLists: Set<String> = []
  /// Ids of views that have a screen of their own.
  private var otherViews: Set<String> = []
  private var notUnderstood: [NotUnderstood] = []
  /// Describes the objects of each file; empty where nobody asks.
  private let describers: [ElementDescriber]
  private let origins: [FileOrigin]
  var sources: SourceMap
  private var elements: [String: SceneElement] = [:]

  init(
    _ reading: AppReading, _ graph: AppGraph, _ plan: ScreenPlan, _ facts: AppFacts,
    _ overrides: EnvironmentOverrides
  ) {
    orientations = facts.orientations(on: overrides.device)
    files = reading.files
    describers = reading.describers
    origins = reading.origins
    sources = SourceMap(files: reading.files.count)
    self.graph = graph
    self.plan = plan
    self.overrides = overrides
  }

  /// Writes the document of the screen that shows a controller.
  mutating func write(showing controller: Int) {
    writer.beginObject()
    writer.environment(overrides, else: files[graph.controllers[controller].file].canvas.deviceId)
    writer.key("hierarchy")
    loose.beginArray()
    write(0)
    loose.endArray()
    if !looseIsEmpty {
      writer.key("constraints")
      let list = loose.bytes()
      list.withUnsafeBufferPointer { writer.raw($0) }
    }
    writer.assets(images)
    sources.write(origins, to: &writer)
    writer.endObject()
    writer.endLine()
    notUnderstood += plan.notes.map { note in
      NotUnderstood(path: note.element.path, id: note.element["id"], reason: note.reason)
    }
  }

  /// The screen that was written.
  ///
  /// - Parameter isPlaced: Whether the files tell where it is shown.
  consuming func finish(_ controller: AppGraph.Controller, name: String, isPlaced: Bool) -> ImportedScene {
    let canvas = files[controller.file].canvas
    return ImportedScene(
      label: SceneLabel(id: controller.id, notUnderstood: notUnderstood), name: name,
      document: writer.bytes(), isPlaced: isPlaced, isMadeOnPad: canvas.isPad,
      isMadeInLandscape: canvas.orientation.isLandscape, otherViews: otherViews, elements: elements)
  }

  private var looseIsEmpty: Bool { loose.count <= 2 }

  // MARK: Controllers

  /// Writes a controller with all that it holds.
  private mutating func write(_ index: Int) {
    let node = plan.nodes[index]
    let controller = graph.controllers[node.controller]
    writer.beginObject()
    writer.member(ControllerKey.type, controller.type.rawValue)
    if index == 0, !orientations.isEmpty {
      writer.key(ControllerKey.supportedInterfaceOrientations)
      writer.beginArray()
      for orientation in orientations { writer.string(orientation.rawValue) }
      writer.endArray()
    }
    if let scene = controller.scene, !node.isCovered {
      writeSceneHead(scene, controller, node)
    } else {
      writeHead(controller, node, taken: [])
    }
    let children = node.children.filter { !isInList($0) }
    if !children.isEmpty {
      writer.key(ControllerKey.children)
      writer.beginArray()
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
  private mutating func isInList(_ index: Int) -> Bool {
    guard let view = plan.nodes[index].containerView, idsInLists.contains(view) else { return false }
    let element = graph.controllers[plan.nodes[index].controller].element
    notUnderstood.append(
      NotUnderstood(
        path: element.path, id: element["id"],
        reason: "A cell of a list embeds the controller, which is left out."))
    return true
  }

  /// What a controller says of itself, and its views.
  private mutating func writeSceneHead(
    _ scene: Scene, _ controller: AppGraph.Controller, _ node: ScreenPlan.Node
  ) {
    var translator = SceneTranslator(files[controller.file], scene, bars: nil, overrides: overrides)
    guard takeIds(of: translator, scene.view) else { return writeHead(controller, node, taken: []) }
    writeHead(controller, node, taken: translator.ids)
    writer.key(ControllerKey.view)
    writeView(of: &translator, scene, controller.file)
    if node.isOfOtherScreen { otherViews.formUnion(translator.ids) }
  }

  /// Takes the ids of a scene's views for the document.
  ///
  /// - Returns: False, with a note, where something else has one of them.
  mutating func takeIds(of translator: borrowing SceneTranslator, _ view: XMLElement) -> Bool {
    let taken = translator.ids
    guard ids.isDisjoint(with: taken) else {
      notUnderstood.append(
        NotUnderstood(
          path: view.path, id: view["id"], reason: "Another object of the screen has the same id."))
      return false
    }
    ids.formUnion(taken)
    return true
  }

  /// Writes the views of a scene, and keeps what else the document needs of it.
  mutating func writeView(of translator: inout SceneTranslator, _ scene: Scene, _ file: Int) {
    swap(&writer, &translator.writer)
    translator.writeView(0)
    swap(&writer, &translator.writer)
    swap(&loose, &translator.writer)
    translator.writeLooseConstraints()
    swap(&loose, &translator.writer)
    translator.addSources(to: &sources, file: file)
    idsInLists.formUnion(translator.idsInLists)
    for name in translator.images where images[name] == nil { images[name] = files[file].images[name] }
    if !describers.isEmpty {
      elements.merge(describers[file].elements(of: scene, translator.tree)) { first, _ in first }
    }
    notUnderstood += translator.tree.notUnderstood
  }

  /// What a controller says of itself.
  ///
  /// - Parameter taken: The ids of its views.
  private mutating func writeHead(
    _ controller: AppGraph.Controller, _ node: ScreenPlan.Node, taken: Set<String>
  ) {
    let id = controller.id
    if !id.isEmpty, id.utf8.count <= longestId, !taken.contains(id), ids.insert(id).inserted {
      writer.member(ControllerKey.id, id)
      sources.add(id, controller.element, file: controller.file)
    }
    writer.controllerName(of: controller.element)
    writer.controllerValues(of: controller.element)
    writeBarItems(of: controller, isCovered: node.isCovered)
    switch controller.type {
    case .navigationController: writer.navigationValues(of: controller.element)
    case .tabBarController: writer.tabBarValues(of: controller.element, selected: node.selected)
    case .splitViewController:
      writer.splitValues(of: controller.element, isPrimaryOnTop: node.isLeftFromPrimary)
    case .pageViewController: writer.pageValues(of: controller.element)
    default: break
    }
    writePlace(node)
  }

  /// How its container or presenter holds a controller.
  private mutating func writePlace(_ node: ScreenPlan.Node) {
    if let column = node.column, isOfColumns(node) { writer.member(ControllerKey.column, column.rawValue) }
    if let view = node.containerView, ids.contains(view) { writer.member(ControllerKey.containerView, view) }
    if let segue = node.presentation {
      writer.presentation(segue, of: graph.controllers[node.controller].element) {
        ids.contains($0) && !idsInLists.contains($0)
      }
    }
  }

  /// Whether its split view controller names its columns; a classic one has them in order.
  private func isOfColumns(_ node: ScreenPlan.Node) -> Bool {
    guard let parent = node.parent else { return false }
    return graph.controllers[plan.nodes[parent].controller].element.splitStyle != .classic
  }
}

extension AppFacts {
  /// The orientations that the app takes on a device; without one those of phones.
  fileprivate func orientations(on device: Device?) -> [InterfaceOrientation] {
    device?.idiom == .pad && !padOrientations.isEmpty ? padOrientations : phoneOrientations
  }
}
