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
    /// Those that begin in its scene, in the order of the file; those of columns in the order of the columns.
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
  /// Of each file the controller with which its storyboard begins, if it says.
  private(set) var initial: [Int?] = []
  /// Segues that lead nowhere, by the controller in whose scene they begin.
  private(set) var lost: [Int: [XMLElement]] = [:]
  private let files: [InterfaceBuilderFile]
  private let paths: [String]
  /// By file and object id.
  private var indices: [[String: Int]]

  /// - Parameter paths: Of the files, in the same order.
  /// - Complexity: O(*n*) in the number of elements.
  init(_ files: [InterfaceBuilderFile], paths: [String]) {
    self.files = files
    self.paths = paths
    indices = Array(repeating: [:], count: files.count)
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
      guard let file = file(ofStoryboard: name, besides: controllers[index].file),
        let next = controller(named: element["referencedIdentifier"], in: file)
      else { return nil }
      index = next
    }
    return nil
  }

  /// Of several storyboards of one name the nearest, else the first.
  private func file(ofStoryboard name: String, besides file: Int) -> Int? {
    let named = paths.indices.filter { files[$0].isStoryboard && storyboardName(paths[$0]) == name }
    let folder = folder(paths[file])
    return named.first { paths[$0].hasPrefix(folder) } ?? named.first
  }

  private func controller(named name: String?, in file: Int) -> Int? {
    guard let name else { return files[file].root["initialViewController"].flatMap { indices[file][$0] } }
    return controllers.indices.first {
      controllers[$0].file == file && controllers[$0].element["storyboardIdentifier"] == name
    }
  }

  /// The controller with which the storyboard of that name begins.
  func initial(ofStoryboard name: String) -> Int? {
    paths.indices.lazy.filter { storyboardName(paths[$0]) == name }.compactMap { initial[$0] }.first
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

/// The name of a storyboard, by which code and references know it: that of the file without its extension.
private func storyboardName(_ path: String) -> String {
  let name = path.split(separator: "/").last.map(String.init) ?? ""
  return name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name
}

/// The folder of a file, without that of its language.
private func folder(_ path: String) -> String {
  var parts = path.split(separator: "/").dropLast()
  if parts.last?.hasSuffix(".lproj") == true { parts.removeLast() }
  return parts.joined(separator: "/")
}

extension XMLElement {
  /// What a document calls the controller of this element.
  fileprivate var controllerType: ControllerType {
    // Tables and collections are views of plain controllers here.
    ControllerType(rawValue: name) ?? .viewController
  }
}
