import LayoutModel

/// The controllers of an app's files, and how its storyboards lead from one to the next.
struct AppGraph {
  struct Controller {
    /// Index of its file.
    var file: Int
    var element: XMLElement
    /// The object id; empty for one without.
    var id: String
    var type: ControllerType
    /// Nil for one that has no view of its own in the file.
    var scene: Scene?
    /// Segues that begin in the scene, in the order of the file; those of columns in the order of the columns.
    var segues: [Segue] = []
    /// Whether it stands for a controller that is in no file that is here.
    var isUnknownReference = false
  }

  struct Segue {
    var kind: SegueKind
    /// Indices of controllers.
    var source: Int
    var destination: Int
    var element: XMLElement
  }

  /// In the order of the files.
  private(set) var controllers: [Controller] = []
  /// Initial controller of each file's storyboard, if it names one.
  private(set) var initial: [Int?] = []
  /// Segues that lead nowhere, by the controller in whose scene they begin.
  private(set) var lost: [Int: [XMLElement]] = [:]
  private let files: [InterfaceBuilderFile]
  private let storyboards: StoryboardNames
  /// By file and object id.
  private var indices: [[String: Int]]
  /// By file and storyboard identifier.
  private var identified: [[String: Int]]

  /// - Parameter paths: Of the files, in the same order.
  /// - Complexity: O(*n*) in the number of elements.
  init(_ files: [InterfaceBuilderFile], paths: [String]) {
    self.files = files
    storyboards = StoryboardNames(files, paths: paths)
    indices = Array(repeating: [:], count: files.count)
    identified = indices
    for file in files.indices { addControllers(of: file) }
    initial = files.indices.map { file in
      files[file].root["initialViewController"].flatMap { indices[file][$0] }
    }
    let targets = controllers.indices.map { target(of: $0) }
    for file in files.indices { addSegues(of: file, targets) }
  }

  private mutating func addControllers(of file: Int) {
    for objects in files[file].objectLists {
      for object in objects.children where object.isController {
        let id = object["id"] ?? ""
        if indices[file][id] == nil { indices[file][id] = controllers.count }
        if let name = object["storyboardIdentifier"], identified[file][name] == nil {
          identified[file][name] = controllers.count
        }
        controllers.append(
          Controller(
            file: file, element: object, id: id, type: object.controllerType,
            scene: object.controllerScene))
      }
    }
  }

  private mutating func addSegues(of file: Int, _ targets: [Int?]) {
    guard let scenes = files[file].root.child("scenes") else { return }
    for scene in scenes.children {
      guard let first = scene.child("objects")?.children.first(where: { $0.isController }),
        let source = indices[file][first["id"] ?? ""]
      else { continue }
      for element in scene.descendants where element.name == "segue" {
        guard let kind = SegueKind(element), let id = element["destination"] else { continue }
        guard let destination = indices[file][id] else {
          lost[source, default: []].append(element)
          continue
        }
        let target = targets[destination]
        if target == nil { controllers[destination].isUnknownReference = true }
        controllers[source].segues.append(
          Segue(kind: kind, source: source, destination: target ?? destination, element: element))
      }
      controllers[source].sortColumns()
    }
  }

  /// The controller that one stands for: itself, or what a reference to a storyboard means; nil where nothing has that name.
  private func target(of index: Int) -> Int? {
    var index = index
    // A reference may mean another one.
    for _ in 0..<8 {
      let element = controllers[index].element
      guard element.name == "viewControllerPlaceholder" else { return index }
      let name = element["storyboardName"] ?? ""
      guard let file = storyboards.file(named: name, seenFrom: controllers[index].file),
        let next = controller(named: element["referencedIdentifier"], in: file)
      else { return nil }
      index = next
    }
    return nil
  }

  private func controller(named name: String?, in file: Int) -> Int? {
    name.map { identified[file][$0] } ?? initial[file]
  }

  /// The controller with which the storyboard of that name begins.
  func initial(ofStoryboard name: String) -> Int? {
    storyboards.files(named: name).lazy.compactMap { initial[$0] }.first
  }

  /// Whether the author of a storyboard chose a segue where several lead to one scene.
  func isTieBreaker(_ segue: Segue) -> Bool {
    guard let id = segue.element["id"] else { return false }
    return files[controllers[segue.source].file].tieBreakers.contains(id)
  }
}

extension AppGraph.Controller {
  /// Files have the columns of a split view controller in any order.
  fileprivate mutating func sortColumns() {
    guard type == .splitViewController else { return }
    let order: [SplitColumn] = [.primary, .supplementary, .secondary, .compact]
    func place(_ segue: AppGraph.Segue) -> Int {
      guard case .column(let column) = segue.kind else { return order.count }
      return order.firstIndex(of: column) ?? order.count
    }
    segues =
      order.indices.flatMap { index in segues.filter { place($0) == index } }
      + segues.filter { place($0) == order.count }
  }
}

extension XMLElement {
  /// What a document calls the controller of this element.
  fileprivate var controllerType: ControllerType {
    // Tables and collections are views of plain controllers here.
    ControllerType(rawValue: name) ?? .viewController
  }
}
