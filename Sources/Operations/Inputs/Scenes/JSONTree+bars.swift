import SwiftScreens

/// What code says to the bars of controllers of files.
extension JSONTree {
  /// A controller of a file with what code changed of what it says to bars.
  func takingBars(of code: JSONTree, _ changes: Set<String>) -> JSONTree {
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

  /// The document with what code changed of containers.
  func changing(_ containers: [ContainerChange]) -> JSONTree {
    guard !containers.isEmpty, let hierarchy = self["hierarchy"] else { return self }
    return setting("hierarchy", to: hierarchy.changingControllers(containers))
  }

  private func changingControllers(_ changes: [ContainerChange]) -> JSONTree {
    if case .array(let elements) = self {
      let gone = changes.filter(\.isGone).map(\.id)
      let kept = elements.filter { element in !gone.contains { $0 == element["id"]?.text } }
      return .array(kept.map { $0.changingControllers(changes) })
    }
    var made = self
    for key in ["children", "presented"] {
      if let below = self[key] { made = made.setting(key, to: below.changingControllers(changes)) }
    }
    for change in changes where change.id == self["id"]?.text {
      for (key, value) in change.members {
        let words = key.split(separator: ".").map { String($0) }
        if words.count == 2 {
          made = made.setting(words[0], to: (made[words[0]] ?? .object([])).setting(words[1], to: value))
        } else {
          made = made.setting(key, to: value)
        }
      }
    }
    return made
  }

  /// The navigation controller of code that is next to the controller in it; nil for none.
  var innermostNavigation: JSONTree? {
    var (found, next): (JSONTree?, JSONTree?) = (nil, self["hierarchy"])
    while let controller = next, controller["view"] == nil {
      if controller["type"]?.text == "navigationController" { found = controller }
      next = controller["presented"] ?? controller["children"]?.elements.first
    }
    return found
  }

  /// The hierarchy with what code says to the navigation controller around a controller with a view; nil where there is none.
  func tellingNavigation(around view: String, _ said: JSONTree) -> JSONTree? {
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
}
