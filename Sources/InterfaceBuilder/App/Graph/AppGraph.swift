import LayoutModel
import XML

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
  /// The storyboards of a name, by which code and references know them: those of the files without their extension.
  private var storyboards: [String: [Int]] = [:]
  /// First storyboard of a name in a folder, by both.
  private var nearest: [[String]: Int] = [:]
  /// Folder of each file, without that of its language.
  private let folders: [String]
  /// By file and object id.
  private var indices: [[String: Int]]
  /// By file and storyboard identifier.
  private var identified: [[String: Int]]

  /// - Complexity: O(*n*) in the number of elements.
  init(_ readings: [FileReading]) {
    files = readings.map(\.file)
    folders = readings.map { folder($0.path ?? "") }
    indices = Array(repeating: [:], count: files.count)
    identified = indices
    for file in files.indices {
      addControllers(of: file)
      guard files[file].isStoryboard else { continue }
      let name = storyboardName(readings[file].path ?? "")
      storyboards[name, default: []].append(file)
      if nearest[[name, folders[file]]] == nil { nearest[[name, folders[file]]] = file }
    }
    initial = files.indices.map { file in
      files[file].root["initialViewController"].flatMap { indices[file][$0] }
    }
    let targets = controllers.indices.map { target(of: $0) }
    for file in files.indices { addSegues(of: file, targets) }
    for index in controllers.indices { controllers[index].sortColumns() }
  }

  private mutating func addControllers(of file: Int) {
    for object in files[file].objectLists.joined() where object.isController {
      let id = object["id"] ?? ""
      if indices[file][id] == nil { indices[file][id] = controllers.count }
      if let name = object["storyboardIdentifier"], identified[file][name] == nil {
        identified[file][name] = controllers.count
      }
      // Tables and collections are views of plain controllers here.
      let type = ControllerType(rawValue: object.name) ?? .viewController
      controllers.append(
        Controller(file: file, element: object, id: id, type: type, scene: object.controllerScene))
    }
  }

  private mutating func addSegues(of file: Int, _ targets: [Int?]) {
    for (controller, element) in files[file].segues {
      guard let source = indices[file][controller["id"] ?? ""], let kind = SegueKind(element),
        let id = element["destination"]
      else { continue }
      guard let destination = indices[file][id] else {
        lost[source, default: []].append(element)
        continue
      }
      let target = targets[destination]
      if target == nil { controllers[destination].isUnknownReference = true }
      controllers[source].segues.append(
        Segue(kind: kind, source: source, destination: target ?? destination, element: element))
    }
  }

  /// The controller that one stands for: itself, or what a reference to a storyboard means; nil where nothing has that name.
  private func target(of index: Int) -> Int? {
    var index = index
    // A reference may mean another one.
    for _ in 0..<8 {
      let (file, element) = (controllers[index].file, controllers[index].element)
      guard element.name == "viewControllerPlaceholder" else { return index }
      let name = element["storyboardName"] ?? ""
      guard let other = nearest[[name, folders[file]]] ?? storyboards[name]?.first,
        let next = element["referencedIdentifier"].map({ identified[other][$0] }) ?? initial[other]
      else { return nil }
      index = next
    }
    return nil
  }

  /// The controller with which the storyboard of that name begins.
  func initial(ofStoryboard name: String) -> Int? { storyboards[name]?.lazy.compactMap { initial[$0] }.first }

  /// Whether the author of a storyboard chose a segue where several lead to one scene.
  func isTieBreaker(_ segue: Segue) -> Bool {
    guard let id = segue.element["id"] else { return false }
    return files[controllers[segue.source].file].tieBreakers.contains(id)
  }
}

extension AppGraph.Controller {
  /// Whether it shows something of its own: its view, or pages that code gives it.
  var isContent: Bool { scene != nil || type == .pageViewController }

  /// Files have the columns of a split view controller in any order.
  fileprivate mutating func sortColumns() {
    guard type == .splitViewController else { return }
    let columns = SplitColumn.allCases.flatMap { column in segues.filter { $0.kind == .column(column) } }
    segues = columns + segues.filter { if case .column = $0.kind { false } else { true } }
  }
}

private func storyboardName(_ path: String) -> String {
  let name = path.split(separator: "/").last.map(String.init) ?? ""
  return name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name
}

private func folder(_ path: String) -> String {
  var parts = path.split(separator: "/").dropLast()
  if parts.last?.hasSuffix(".lproj") == true { parts.removeLast() }
  return parts.joined(separator: "/")
}

/// What a segue does to the screen.
enum SegueKind: Equatable {
  /// A navigation controller begins with its destination.
  case root
  /// A tab bar controller has it.
  case tab
  /// A split view controller has it.
  case column(SplitColumn)
  /// It lies in a view.
  case embed
  /// It comes on top of a stack; where there is none, over everything.
  case show
  /// It replaces the last column of a split view controller; where there is none, it comes over everything.
  case showDetail
  case present
  case popover

  /// Nil for a segue that goes back, that does what its own code says, or that is none.
  init?(_ element: XMLElement) {
    switch element["kind"] {
    case "relationship":
      switch element["relationship"] {
      case "rootViewController": self = .root
      case "viewControllers": self = .tab
      case "masterViewController", "primaryViewController": self = .column(.primary)
      case "supplementaryViewController": self = .column(.supplementary)
      case "detailViewController", "secondaryViewController": self = .column(.secondary)
      case "compactViewController": self = .column(.compact)
      default: return nil
      }
    case "embed": self = .embed
    case "show", "push": self = .show
    case "showDetail", "replace": self = .showDetail
    case "presentation", "modal": self = .present
    case "popoverPresentation", "popover": self = .popover
    default: return nil
    }
  }

  /// Whether the destination is there as soon as the source is.
  var isStructure: Bool {
    switch self {
    case .root, .tab, .column, .embed: true
    case .show, .showDetail, .present, .popover: false
    }
  }
}
