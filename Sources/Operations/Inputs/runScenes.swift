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
    of app: inout ImportedApp, _ classes: SwiftClasses, _ options: OperationOptions, _ assets: AssetTree?,
    until deadline: WorkDeadline?
  ) throws(Refusal) -> FillKeys {
    var keys = FillKeys()
    let environments = try surroundings(options, assets, until: deadline)
    for index in classes.entries.indices where isShown(classes.entries[index], classes, options) {
      let (readings, _) = try self.readings(classes, index, environments, options, until: deadline)
      for (reading, _) in readings { keys.add(reading) }
      guard let place = app.screens.firstIndex(where: { $0.isShown(by: readings.first?.reading) }),
        readings.allSatisfy({ $0.reading.isWorthShowing })
      else { continue }
      let scene = app.screens[place]
      let made = readings.compactMap { reading, places in
        scene.running(reading, in: places.count == environments.count ? nil : places)
      }
      if made.count == readings.count { app.replace(place, by: made) }
    }
    return keys
  }

  private func isShown(_ entry: SwiftClasses.Entry, _ classes: SwiftClasses, _ options: OperationOptions)
    -> Bool
  {
    classes.isDrawn(entry) && !options.excludesType(entry.name)
  }
}

extension ImportedApp {
  /// Puts screens in the place of one.
  fileprivate mutating func replace(_ place: Int, by scenes: [ImportedScene]) {
    screens.replaceSubrange(place...place, with: scenes)
    if let initial, initial > place { self.initial = initial + scenes.count - 1 }
  }
}

extension ScreenReading {
  fileprivate var isWorthShowing: Bool {
    kind == .controller && [.clean, .near].contains(report.status)
  }
}

extension ImportedScene {
  /// Whether a class was made from this scene: its view is the scene's.
  fileprivate func isShown(by reading: ScreenReading?) -> Bool {
    guard let reading, reading.isWorthShowing, reading.places.contains(where: { $0.file == file }),
      let code = JSONTree(reading.document), let view = code.controllerWithView?["view"]?["id"]?.text,
      let own = JSONTree(document)
    else { return false }
    return own["hierarchy"]?.hasController(of: view) == true
  }

  /// The scene with what code made of it; nil where the two do not fit.
  fileprivate func running(_ reading: ScreenReading, in environments: [Int]?) -> ImportedScene? {
    guard let own = JSONTree(document), let code = JSONTree(reading.document),
      let controller = code.controllerWithView, let hierarchy = own["hierarchy"],
      own["constraints"]?.elements.isEmpty != false
    else { return nil }
    var made = own.setting("hierarchy", to: hierarchy.replacingController(by: controller))
    made = made.setting("constraints", to: code["constraints"] ?? .array([]))
    made = made.setting("sources", to: .array(own.sources(with: code)))
    var assets = own["assets"]?.members ?? []
    for asset in code["assets"]?.members ?? [] where !assets.contains(where: { $0.key == asset.key }) {
      assets.append(asset)
    }
    if !assets.isEmpty { made = made.setting("assets", to: .object(assets)) }
    var scene = self
    var writer = JSONWriter(capacity: document.count + reading.document.count)
    made.write(to: &writer)
    scene.document = writer.bytes()
    scene.label.source = reading.report
    scene.environments = environments
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

  fileprivate func hasController(of view: String) -> Bool {
    if self["view"]?["id"]?.text == view { return true }
    return ["children", "presented"].contains { key in
      guard let below = self[key] else { return false }
      return below.hasController(of: view) || below.elements.contains { $0.hasController(of: view) }
    }
  }

  /// The hierarchy with what code says of the controller that has the same view.
  fileprivate func replacingController(by code: JSONTree) -> JSONTree {
    if let id = self["view"]?["id"]?.text, id == code["view"]?["id"]?.text {
      return code.members.reduce(self) { made, member in
        ["id", "type", "name"].contains(member.key) ? made : made.setting(member.key, to: member.value)
      }
    }
    switch self {
    case .object(let members):
      return .object(
        members.map { member in
          ["children", "presented"].contains(member.key)
            ? Member(key: member.key, value: member.value.replacingController(by: code)) : member
        })
    case .array(let elements): return .array(elements.map { $0.replacingController(by: code) })
    default: return self
    }
  }

  /// An object with another value for a key.
  fileprivate func setting(_ key: String, to value: JSONTree) -> JSONTree {
    var members = self.members
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
