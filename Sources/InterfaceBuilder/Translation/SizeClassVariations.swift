import LayoutModel

/// What Interface Builder calls variations: other values for some size classes (IB-variations).
extension XMLElement {
  /// The variations with the key that a document writes for each (`wC hR`), `default` for the base. Those for other
  /// platforms never hold here.
  var variations: [(condition: String, element: XMLElement)] {
    var result: [(condition: String, element: XMLElement)] = []
    for child in children where child.name == "variation" {
      guard let key = child["key"], let condition = documentCondition(key),
        !result.contains(where: { $0.condition == condition })
      else { continue }
      result.append((condition, child))
    }
    return result
  }
}

/// `heightClass=regular-widthClass=compact` as `wC hR`.
private func documentCondition(_ key: String) -> String? {
  if key == "default" { return key }
  var width: String?
  var height: String?
  for part in key.split(separator: "-") {
    switch part {
    case "widthClass=compact": width = "wC"
    case "widthClass=regular": width = "wR"
    case "heightClass=compact": height = "hC"
    case "heightClass=regular": height = "hR"
    default: return nil
    }
  }
  let condition = [width, height].compactMap { $0 }.joined(separator: " ")
  return condition.isEmpty ? nil : condition
}

/// A value with its variations.
struct Varied<Value> {
  var base: Value
  var others: [(condition: String, value: Value)] = []
}

extension XMLElement {
  /// A property of an element and of its variations.
  ///
  /// - Parameter read: The value that an element says, nil if it says nothing of it.
  func varied<Value>(_ read: (XMLElement) -> Value?, default base: Value) -> Varied<Value> {
    var result = Varied(base: read(self) ?? base)
    for (condition, variation) in variations {
      guard let value = read(variation) else { continue }
      if condition == "default" {
        result.base = value
      } else {
        result.others.append((condition, value))
      }
    }
    return result
  }
}

/// Which views and constraints are installed for which size classes: the masks of a scene.
struct InstalledMasks {
  private(set) var byId: [String: Varied<Bool>] = [:]

  init(_ tree: SceneTree) {
    for view in tree.views {
      for (condition, variation) in view.element.variations {
        for mask in variation.children where mask.name == "mask" {
          for entry in mask.children {
            guard let id = entry["reference"] else { continue }
            add(id, condition, isInstalled: entry.name == "include")
          }
        }
      }
    }
  }

  private mutating func add(_ id: String, _ condition: String, isInstalled: Bool) {
    var value = byId[id] ?? Varied(base: true)
    if condition == "default" {
      value.base = isInstalled
    } else if !value.others.contains(where: { $0.condition == condition }) {
      value.others.append((condition, isInstalled))
    }
    byId[id] = value
  }
}
