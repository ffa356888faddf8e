import LayoutModel
import SwiftInterpreter

/// Views that somebody else lays out, as SwiftUI does, or a class that is in no file: where they have no size by their constraints,
/// their own would count.
struct OpaqueViews {
  /// In the order of the document.
  private(set) var all: [Object] = []
  private var isOpaque: Set<ObjectIdentifier> = []
  /// The attributes that constraints give to each.
  private var attributes: [ObjectIdentifier: Set<String>] = [:]

  mutating func add(_ view: Object) {
    if isOpaque.insert(ObjectIdentifier(view)).inserted { all.append(view) }
  }

  mutating func note(_ attribute: String, of view: Object) {
    if isOpaque.contains(ObjectIdentifier(view)) {
      attributes[ObjectIdentifier(view), default: []].insert(attribute)
    }
  }

  /// Whether constraints say on both axes where a view begins and ends.
  func isSized(_ view: Object) -> Bool {
    let found = attributes[ObjectIdentifier(view)] ?? []
    return isSized(found, "width", [["left", "leading"], ["right", "trailing"], ["centerX"]])
      && isSized(found, "height", [["top"], ["bottom"], ["centerY"]])
  }

  private func isSized(_ found: Set<String>, _ size: String, _ places: [[String]]) -> Bool {
    found.contains(size) || places.count { $0.contains { found.contains($0) } } > 1
  }
}

extension DocumentWriter {
  /// Remembers a view that somebody else lays out.
  mutating func noteOpaque(_ view: Object) {
    if interpreter.isStandIn(.object(view)) { opaque.add(view) }
  }

  mutating func note(_ constraint: Object, _ item: String, _ attribute: String) {
    if let view = object(item, constraint), let word = word(attribute, constraint) {
      opaque.note(word, of: view)
    }
  }

  /// Tells the opaque views of whose size the layout makes use.
  mutating func tellUnknownSizes() {
    for view in opaque.all where !opaque.isSized(view) {
      // A view with a mask has its frame.
      if flag("translatesAutoresizingMaskIntoConstraints", view) == true { continue }
      let id = names.name(of: view, or: "view")
      holes.append(
        SourceHole(
          key: "\(id).intrinsicContentSize", kind: .view, target: "\(id).intrinsicContentSize",
          place: places.location(of: view.madeAt), reason: "unknownType",
          says: "The size of \(id) is not known: its class is in no file."))
    }
  }
}
