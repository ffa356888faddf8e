import InterfaceBuilder
import JSON
import LayoutCoding
import LayoutModel
import SwiftScreens

extension LayoutEngine {
  /// Runs the classes of an app's scenes on top of them, each for the surroundings in which it comes to something else. A scene stays as
  /// its file says where its class lays nothing out, is not understood for the most part, or does not fit.
  ///
  /// - Returns: What the fills made a difference to.
  func runScenes(
    of app: inout ImportedApp, _ classes: SwiftClasses, _ options: OperationOptions, _ companions: Companions,
    until deadline: WorkDeadline?
  ) throws(Refusal) -> FillKeys {
    var keys = FillKeys()
    let drawn = classes.entries.indices.filter { isShown(classes.entries[$0], classes, options) }
    if drawn.isEmpty { return keys }
    let environments = try surroundings(options, companions, until: deadline)
    let scenes = DrawnScenes(app.screens)
    var made: [Int: [ImportedScene]] = [:]
    for index in drawn {
      let (readings, _) = try self.readings(classes, index, environments, options, until: deadline)
      for (reading, _) in readings { keys.add(reading) }
      let codes = readings.compactMap { $0.reading.isWorthShowing ? JSONTree($0.reading.document) : nil }
      guard let first = codes.first, codes.count == readings.count,
        let place = scenes.place(of: first, readings[0].reading), made[place] == nil,
        let scene = scenes.trees[place]
      else { continue }
      let drawn = app.screens[place]
      let shown = zip(readings, codes).compactMap { one, code in
        scene.running(code, one.reading.barChanges, isAlone: drawn.isAlone).map { tree in
          var shown = drawn.showing(tree, one.reading)
          shown.environments = one.places.count == environments.count ? nil : one.places
          shown.code = SceneCode(type: index, drawn: drawn.document)
          return shown
        }
      }
      if shown.count == readings.count { made[place] = shown }
    }
    app.replace(made)
    return keys
  }

  private func isShown(_ entry: SwiftClasses.Entry, _ classes: SwiftClasses, _ options: OperationOptions)
    -> Bool
  {
    classes.isDrawn(entry) && !options.excludesType(entry.name)
  }
}

/// The scenes of an app's files, each read once.
private struct DrawnScenes {
  let trees: [JSONTree?]
  /// By the file and the view of a controller; the first that has them counts.
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    var file, view: [UInt8]
    init(_ file: String, _ view: String) { (self.file, self.view) = (Array(file.utf8), Array(view.utf8)) }
  }

  init(_ scenes: [ImportedScene]) {
    trees = scenes.map { JSONTree($0.document) }
    for (place, scene) in scenes.enumerated() {
      for view in trees[place]?["hierarchy"]?.viewsOfControllers ?? [] {
        let key = Key(scene.file, view)
        if places[key] == nil { places[key] = place }
      }
    }
  }

  /// The scene from which a class was made: its view is the scene's. Nil for none.
  func place(of code: JSONTree, _ reading: ScreenReading) -> Int? {
    guard let view = code.controllerWithView?["view"]?["id"]?.text else { return nil }
    return reading.places.compactMap { $0.file.flatMap { places[Key($0, view)] } }.min()
  }
}

extension ImportedApp {
  /// Puts screens in the places of others.
  fileprivate mutating func replace(_ made: [Int: [ImportedScene]]) {
    if let initial {
      self.initial = initial + made.reduce(0) { $1.key < initial ? $0 + $1.value.count - 1 : $0 }
    }
    screens = screens.enumerated().flatMap { made[$0] ?? [$1] }
  }
}

extension ScreenReading {
  fileprivate var isWorthShowing: Bool {
    kind == .controller && [.clean, .near].contains(report.status)
  }
}

extension ImportedScene {
  /// The scene with what code made of it; nil where its class lays nothing out, or does not fit.
  ///
  /// - Parameter drawn: The layout document of what the file draws.
  func running(_ reading: ScreenReading, over drawn: [UInt8]) -> ImportedScene? {
    guard reading.isWorthShowing, let code = JSONTree(reading.document) else { return nil }
    return JSONTree(drawn)?.running(code, reading.barChanges, isAlone: isAlone).map { showing($0, reading) }
  }

  /// Whether its file says nothing of what is around it: a xib, where a storyboard has the containers.
  fileprivate var isAlone: Bool { file.hasSuffix(".xib") }

  /// The scene with what code made of it.
  fileprivate func showing(_ tree: JSONTree, _ reading: ScreenReading) -> ImportedScene {
    var scene = self
    var writer = JSONWriter(capacity: document.count + reading.document.count)
    tree.write(to: &writer)
    scene.document = writer.bytes()
    scene.label.source = reading.report
    if !isAlone { scene.label.source?.containers = [] }
    return scene
  }
}

extension JSONTree {
  /// The controller of a class, in the containers that its code tells.
  fileprivate var controllerWithView: JSONTree? {
    var found = self["hierarchy"]
    while let controller = found, controller["view"] == nil {
      found = controller["presented"] ?? controller["children"]?.elements.first
    }
    return found
  }

  /// The ids of the views of a controller and of those in it, from above.
  fileprivate var viewsOfControllers: [String] {
    let below = ["children", "presented"].compactMap { self[$0] }
    return [self["view"]?["id"]?.text].compactMap { $0 }
      + below.flatMap { $0.viewsOfControllers + $0.elements.flatMap(\.viewsOfControllers) }
  }

  /// The document of a scene with what code made of it; nil where the two do not fit.
  ///
  /// - Parameters:
  ///   - changes: What code changed of what the file says to bars.
  ///   - isAlone: Whether the containers are those of the code.
  fileprivate func running(_ code: JSONTree, _ changes: Set<String>, isAlone: Bool) -> JSONTree? {
    guard let controller = code.controllerWithView, let drawn = self["hierarchy"],
      self["constraints"]?.elements.isEmpty != false
    else { return nil }
    var hierarchy = drawn.replacingController(by: controller, changes)
    if isAlone, let around = code["hierarchy"] {
      hierarchy = around.replacingController(by: hierarchy, changes)
    } else if let view = controller["view"]?["id"]?.text, let said = code.innermostNavigation {
      hierarchy = hierarchy.tellingNavigation(around: view, said) ?? hierarchy
    }
    var made = setting("hierarchy", to: hierarchy)
    made = made.setting("constraints", to: code["constraints"] ?? .array([]))
    made = made.setting("sources", to: .array(sources(with: code)))
    var assets = self["assets"]?.members ?? []
    for asset in code["assets"]?.members ?? [] where !assets.contains(where: { $0.key == asset.key }) {
      assets.append(asset)
    }
    return assets.isEmpty ? made : made.setting("assets", to: .object(assets))
  }

  /// The hierarchy with what code says of the controller that has the same view.
  fileprivate func replacingController(by code: JSONTree, _ changes: Set<String>) -> JSONTree {
    if let id = self["view"]?["id"]?.text, id == code["view"]?["id"]?.text {
      return code.members.reduce(takingBars(of: code, changes)) { made, member in
        ["id", "type", "name", "navigationItem", "toolbarItems"].contains(member.key)
          ? made : made.setting(member.key, to: member.value)
      }
    }
    switch self {
    case .object(let members):
      return .object(
        members.map { member in
          ["children", "presented"].contains(member.key)
            ? Member(key: member.key, value: member.value.replacingController(by: code, changes)) : member
        })
    case .array(let elements): return .array(elements.map { $0.replacingController(by: code, changes) })
    default: return self
    }
  }

  /// A controller of a file with what code changed of what it says to bars.
  private func takingBars(of code: JSONTree, _ changes: Set<String>) -> JSONTree {
    var (made, item) = (self, self["navigationItem"] ?? .object([]))
    let drawn = (item.members + members).flatMap { $0.key.hasSuffix("Items") ? $0.value.elements : [] }
    for change in changes.sorted() {
      let words = change.split(separator: ".").map { String($0) }
      if words.count == 2 {
        item = item.setting(words[1], to: code[words[0]]?[words[1]].map { $0.withViews(of: drawn) })
      } else if change == "title" {
        made = made.setting(change, to: made[change] == nil ? nil : code["navigationItem"]?[change])
      } else {
        made = made.setting(change, to: code[change].map { $0.withViews(of: drawn) })
      }
    }
    let isSaid = self["navigationItem"] != nil || !item.members.isEmpty
    return isSaid ? made.setting("navigationItem", to: item) : made
  }

  /// The items of a bar, of which code leaves the views to the file.
  private func withViews(of drawn: [JSONTree]) -> JSONTree {
    guard case .array(let items) = self else { return self }
    return .array(
      items.map { item in
        item.members.count == 1 ? drawn.first { $0["id"] == item["id"] && item["id"] != nil } ?? item : item
      })
  }

  /// The navigation controller of code that is next to the controller in it; nil for none.
  fileprivate var innermostNavigation: JSONTree? {
    var (found, next): (JSONTree?, JSONTree?) = (nil, self["hierarchy"])
    while let controller = next, controller["view"] == nil {
      if controller["type"]?.text == "navigationController" { found = controller }
      next = controller["presented"] ?? controller["children"]?.elements.first
    }
    return found
  }

  /// The hierarchy with what code says to the navigation controller around a controller with a view; nil where there is none.
  fileprivate func tellingNavigation(around view: String, _ said: JSONTree) -> JSONTree? {
    for key in ["children", "presented"] {
      guard let below = self[key] else { continue }
      if let told = below.tellingNavigation(around: view, said) { return setting(key, to: told) }
    }
    if case .array(let elements) = self {
      for (place, element) in elements.enumerated() {
        guard let told = element.tellingNavigation(around: view, said) else { continue }
        var all = elements
        all[place] = told
        return .array(all)
      }
    }
    guard self["type"]?.text == "navigationController", self["children"]?.contains(view) == true else {
      return nil
    }
    var made = self
    for key in ["navigationBarHidden", "toolbarHidden"] {
      if let value = said[key] { made = made.setting(key, to: value) }
    }
    guard let bar = said["navigationBar"] else { return made }
    return made.setting(
      "navigationBar",
      to: bar.members.reduce(made["navigationBar"] ?? .object([])) { $0.setting($1.key, to: $1.value) })
  }

  /// Whether a controller with a view is among some, or in them.
  private func contains(_ view: String) -> Bool {
    self["view"]?["id"]?.text == view || elements.contains { $0.contains(view) }
      || self["children"]?.contains(view) == true
  }

  /// An object with another value for a key, or without the key.
  fileprivate func setting(_ key: String, to value: JSONTree?) -> JSONTree {
    var members = self.members
    guard let value else { return .object(members.filter { $0.key != key }) }
    if let place = members.firstIndex(where: { $0.key == key }) {
      members[place].value = value
    } else {
      members.append(Member(key: key, value: value))
    }
    return .object(members)
  }

  /// The files that a document was made of, and those of another one, with all places.
  fileprivate func sources(with other: JSONTree) -> [JSONTree] {
    var files = self["sources"]?.elements ?? []
    for file in other["sources"]?.elements ?? [] {
      guard let place = files.firstIndex(where: { $0["file"] == file["file"] }) else {
        files.append(file)
        continue
      }
      var places = files[place]["places"]?.members ?? []
      let known = Set(places.map(\.key))
      places += (file["places"]?.members ?? []).filter { !known.contains($0.key) }
      files[place] = files[place].setting("places", to: .object(places))
    }
    return files
  }
}
