import SwiftScreens

/// Documents of scenes with what code makes of the views of their controllers.
extension JSONTree {
  /// The controller of a class, in the containers that its code tells.
  var controllerWithView: JSONTree? {
    var found = self["hierarchy"]
    while let controller = found, controller["view"] == nil {
      found = controller["presented"] ?? controller["children"]?.elements.first
    }
    return found
  }

  /// The document of a scene with what codes made of it, one after the other.
  ///
  /// - Parameters:
  ///   - codes: What each of some classes made, with the view that its controller has in the scene, and what it changed of what the file
  ///     says to bars.
  ///   - isAlone: Whether the containers are those of the code.
  func running(_ codes: [(view: String, code: JSONTree, changes: Set<String>)], isAlone: Bool) -> JSONTree {
    var own: Set<String> = []
    for one in codes { self["hierarchy"]?.controller(ofView: one.view)?["view"]?.collectIds(in: &own) }
    var made = withoutConstraints(between: own)
    for one in codes { made = made.running(one.code, one.changes, view: one.view, isAlone: isAlone) }
    return made
  }

  private func running(
    _ code: JSONTree, _ changes: Set<String>, view: String, isAlone: Bool
  ) -> JSONTree {
    guard let drawn = self["hierarchy"] else { return self }
    let constraints = self["constraints"]?.elements ?? []
    let code = code.renamed(code.newIds(besides: drawn, ofView: view))
      .movingConstraints { "/constraints/\(constraints.count + $0)" }
    guard let controller = code.controllerWithView else { return self }
    var hierarchy = drawn.replacingController(ofView: view, by: controller, changes)
    if isAlone, let around = code["hierarchy"], let own = controller["view"]?["id"]?.text {
      hierarchy = around.replacingController(ofView: own, by: hierarchy, changes)
    } else if let own = controller["view"]?["id"]?.text, let said = code.innermostNavigation {
      hierarchy = hierarchy.tellingNavigation(around: own, said) ?? hierarchy
    }
    var made = setting("hierarchy", to: hierarchy)
    made = made.setting("constraints", to: .array(constraints + (code["constraints"]?.elements ?? [])))
    made = made.setting("sources", to: .array(made.sources(with: code)))
    var assets = self["assets"]?.members ?? []
    for asset in code["assets"]?.members ?? [] where !assets.contains(where: { $0.key == asset.key }) {
      assets.append(asset)
    }
    return assets.isEmpty ? made : made.setting("assets", to: .object(assets))
  }

  /// The controller that has a view, itself or one in it.
  private func controller(ofView view: String) -> JSONTree? {
    if self["view"]?["id"]?.text == view { return self }
    let below = ["children", "presented"].compactMap { self[$0] } + elements
    return below.lazy.compactMap { $0.controller(ofView: view) }.first
  }

  /// The hierarchy with what code says of the controller that has a view.
  private func replacingController(
    ofView view: String, by code: JSONTree, _ changes: Set<String>
  ) -> JSONTree {
    if self["view"]?["id"]?.text == view {
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
            ? Member(
              key: member.key, value: member.value.replacingController(ofView: view, by: code, changes))
            : member
        })
    case .array(let elements):
      return .array(elements.map { $0.replacingController(ofView: view, by: code, changes) })
    default: return self
    }
  }

  // MARK: Ids

  /// The ids of what code makes that something else in a hierarchy has, with others for them.
  private func newIds(besides hierarchy: JSONTree, ofView view: String) -> [String: String] {
    var (own, taken): (Set<String>, Set<String>) = ([], [])
    controllerWithView?["view"]?.collectIds(in: &own)
    hierarchy.collectIds(in: &taken, besidesView: view)
    var found: [String: String] = [:]
    for id in own.intersection(taken).sorted() {
      var number = 2
      while taken.contains("\(id)\(number)") || own.contains("\(id)\(number)") { number += 1 }
      found[id] = "\(id)\(number)"
      own.insert("\(id)\(number)")
    }
    return found
  }

  /// - Parameter view: The view of a controller of which only the children count; nil for none.
  private func collectIds(in found: inout Set<String>, besidesView view: String? = nil) {
    let isLeftOut = view != nil && self["view"]?["id"]?.text == view
    for member in members where !isLeftOut || ["children", "presented"].contains(member.key) {
      if member.key == "id", let id = member.value.text { found.insert(id) }
      member.value.collectIds(in: &found, besidesView: view)
    }
    for element in elements { element.collectIds(in: &found, besidesView: view) }
  }

  /// With other ids, where they are declared and where something names them.
  private func renamed(_ ids: [String: String], key: String = "") -> JSONTree {
    if ids.isEmpty { return self }
    switch self {
    case .text(let text) where Self.keysOfIds.contains(key): return .text(Self.renamed(text, ids))
    case .array(let elements): return .array(elements.map { $0.renamed(ids, key: key) })
    case .object(let members):
      let keys = key == "customSpacing" || key == "places"
      return .object(
        members.map { member in
          Member(
            key: keys ? ids[member.key] ?? member.key : member.key,
            value: member.value.renamed(ids, key: member.key))
        })
    default: return self
    }
  }

  /// A name of a view, or of a guide behind that of its view.
  private static func renamed(_ name: String, _ ids: [String: String]) -> String {
    if let new = ids[name] { return new }
    guard let dot = name.lastIndex(of: "."), let new = ids[String(name[..<dot])] else { return name }
    return new + name[dot...]
  }

  private static let keysOfIds: Set<String> = ["id", "firstItem", "secondItem", "arrangedSubviews"]

  // MARK: Constraints and places

  /// Without the constraints of the document of which all items are among some views: code says them again.
  private func withoutConstraints(between ids: Set<String>) -> JSONTree {
    guard let constraints = self["constraints"]?.elements, !constraints.isEmpty else { return self }
    let isKept = constraints.map { constraint in
      !["firstItem", "secondItem"].compactMap { constraint[$0]?.text }.allSatisfy { name in
        ids.contains(name) || name.lastIndex(of: ".").map { ids.contains(String(name[..<$0])) } == true
      }
    }
    let kept = zip(constraints, isKept).filter(\.1).map(\.0)
    return setting("constraints", to: .array(kept)).movingConstraints { place in
      guard isKept.indices.contains(place), isKept[place] else { return nil }
      return "/constraints/\(isKept[..<place].count { $0 })"
    }
  }

  /// With other JSON Pointers to the constraints of the document in its sources; without those for which there are none.
  private func movingConstraints(_ pointer: (Int) -> String?) -> JSONTree {
    guard let files = self["sources"]?.elements else { return self }
    let start = "/constraints/"
    return setting(
      "sources",
      to: .array(
        files.map { file in
          let places = (file["places"]?.members ?? []).compactMap { member -> Member? in
            guard member.key.hasPrefix(start), let place = Int(member.key.dropFirst(start.count)) else {
              return member
            }
            return pointer(place).map { Member(key: $0, value: member.value) }
          }
          return file.setting("places", to: .object(places))
        }))
  }

  /// The files that a document was made of, and those of another one, with all places.
  private func sources(with other: JSONTree) -> [JSONTree] {
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
