import JSON
import LayoutModel
import SwiftInterpreter

/// Sections, groups and items of compositional layouts.
extension DocumentWriter {
  mutating func writeSection(_ section: Object, _ id: String) {
    if case .structure? = value("listConfiguration", section) {
      // A list has no groups of its own.
    } else if let group = object("group", section) {
      json.key("group")
      writeItem(group, id, depth: 0)
    }
    writeInsets(of: section, id)
    writeNumber("interGroupSpacing", section, id)
    writeWord("orthogonalScrollingBehavior", section, id, unless: "none")
    for key in ["contentInsetsReference", "supplementaryContentInsetsReference"] {
      writeWord(key, section, id, unless: "automatic")
    }
    writeFlag("supplementariesFollowContentInsets", section, id, unless: true)
    writeBoundaryItems(of: section, id)
    writeItems("decorationItems", section) { writer, item in
      writer.member("elementKind", writer.text("elementKind", item))
      writer.writeInsets(of: item, id)
    }
  }

  /// The items at the edges of a section or of the whole layout.
  mutating func writeBoundaryItems(of owner: Object, _ id: String) {
    let kinds = BoundaryKinds(list("boundarySupplementaryItems", owner), interpreter)
    let isSection = object("group", owner) != nil
    writeItems("boundarySupplementaryItems", owner) { writer, item in
      writer.writeSize(of: item, id)
      let kind = writer.text("elementKind", item)
      let what = isSection ? kind.flatMap { kinds.place(ofKind: $0) } : nil
      writer.member("elementKind", what.flatMap { BoundaryKinds.usual[$0] } ?? kind)
      if what == nil { writer.tellUnseen(item, id) }
      writer.writeInsets(of: item, id)
      writer.member("alignment", writer.word("alignment", item))
      writer.insets("absoluteOffset", writer.value("offset", item), id, ["x", "y"], unless: [0, 0])
      writer.writeFlag("pinToVisibleBounds", item, id)
      writer.writeFlag("extendsBoundary", item, id, unless: true)
    }
  }

  /// Says that an item has a place, and that what it shows is not laid out.
  private mutating func tellUnseen(_ item: Object, _ id: String) {
    let kind = text("elementKind", item) ?? "item"
    tell(.view, "\(id).\(kind)", item, "What \(id) shows as its \(kind) is not laid out.")
  }

  /// Writes objects of a list, where it has some.
  private mutating func writeItems(
    _ key: String, _ owner: Object, _ write: (inout DocumentWriter, Object) -> Void
  ) {
    let items = list(key, owner)
    if items.isEmpty { return }
    json.key(key)
    json.beginArray()
    for case .object(let item) in items {
      json.beginObject()
      write(&self, item)
      json.endObject()
    }
    json.endArray()
  }

  private mutating func writeInsets(of item: Object, _ id: String) {
    insets(
      "contentInsets", value("contentInsets", item), id, ["top", "leading", "bottom", "trailing"],
      unless: [0, 0, 0, 0])
  }

  private mutating func writeSize(of item: Object, _ id: String) {
    guard let size = object("layoutSize", item) else { return }
    json.key("layoutSize")
    json.beginObject()
    for side in ["widthDimension", "heightDimension"] {
      guard let dimension = object(side, size), let kind = word("kind", dimension) else { continue }
      hole(.number, value("dimension", dimension), target: "\(id).\(side)")
      json.key(side)
      object(kind, number("dimension", dimension) ?? 0)
    }
    json.endObject()
  }

  private mutating func object(_ key: String, _ number: Double) {
    json.beginObject()
    member(key, number)
    json.endObject()
  }

  /// An item or a group, which may have groups.
  private mutating func writeItem(_ item: Object, _ id: String, depth: Int) {
    json.beginObject()
    writeSize(of: item, id)
    writeInsets(of: item, id)
    writeEdgeSpacing(of: item)
    writeItems("supplementaryItems", item) { writer, supplement in
      writer.writeSupplement(supplement, id)
    }
    if isCustom(item) {
      writeItems("customItems", item) { writer, one in
        writer.writeFrame(of: one, id)
      }
    } else if let axis = word("axis", item), depth < 8 {
      writeLine(item, axis, id, depth: depth)
    }
    json.endObject()
  }

  /// Whether a group says itself where its items are.
  private func isCustom(_ item: Object) -> Bool {
    if case .function? = value("itemProvider", item) { return true }
    return false
  }

  private mutating func writeLine(_ group: Object, _ axis: String, _ id: String, depth: Int) {
    member("axis", axis)
    let items = list("subitems", group)
    if let count = number("count", group), case .object(let repeated)? = items.first {
      json.key(flag("isRepeating", group) == true ? "repeatingSubitem" : "subitem")
      writeItem(repeated, id, depth: depth + 1)
      member("count", count)
    } else {
      json.key("subitems")
      json.beginArray()
      for case .object(let one) in items { writeItem(one, id, depth: depth + 1) }
      json.endArray()
    }
    if let spacing = object("interItemSpacing", group) { write("interItemSpacing", spacing) }
  }

  /// Where an item of a group is that says so itself.
  private mutating func writeFrame(of item: Object, _ id: String) {
    let frame = value("frame", item)
    hole(.number, frame, target: "\(id).frame")
    let parts = [("origin", ["x", "y"]), ("size", ["width", "height"])]
    let sides = parts.flatMap { part, sides in
      zip(sides, numbers(frame.flatMap { interpreter.field(part, of: $0) }, sides) ?? [0, 0])
    }
    object("frame", sides.map { ($0, $1) })
    member("zIndex", number("zIndex", item))
  }

  /// What stands at an edge or a corner of an item.
  private mutating func writeSupplement(_ item: Object, _ id: String) {
    writeSize(of: item, id)
    member("elementKind", text("elementKind", item))
    tellUnseen(item, id)
    writeInsets(of: item, id)
    for key in ["containerAnchor", "itemAnchor"] {
      guard let anchor = object(key, item) else { continue }
      json.key(key)
      json.beginObject()
      let edges = rawValue(value("edges", anchor)).map { Int($0) } ?? 0
      json.key("edges")
      json.beginArray()
      for (bit, edge) in ["top", "leading", "bottom", "trailing"].enumerated() where edges >> bit & 1 == 1 {
        json.string(edge)
      }
      json.endArray()
      let isAbsolute = flag("isAbsoluteOffset", anchor) == true
      insets(
        isAbsolute ? "absoluteOffset" : "fractionalOffset", value("offset", anchor), id, ["x", "y"],
        unless: [0, 0])
      json.endObject()
    }
  }

  private mutating func write(_ key: String, _ spacing: Object) {
    json.key(key)
    object(flag("isFlexible", spacing) == true ? "flexible" : "fixed", number("spacing", spacing) ?? 0)
  }

  private mutating func writeEdgeSpacing(of item: Object) {
    guard let spacing = object("edgeSpacing", item) else { return }
    json.key("edgeSpacing")
    json.beginObject()
    for side in ["leading", "top", "trailing", "bottom"] {
      if let one = object(side, spacing) { write(side, one) }
    }
    json.endObject()
  }
}

/// Which items at the edges of a section are its header and its footer: those of UIKit's kinds, else the first above and the first below.
struct BoundaryKinds {
  static let usual = [
    "header": "UICollectionElementKindSectionHeader", "footer": "UICollectionElementKindSectionFooter",
  ]
  /// The kinds of both.
  private(set) var kinds: [String: String] = [:]

  init(_ items: [Value], _ interpreter: Interpreter) {
    let found = items.compactMap { item -> (kind: String, side: String)? in
      guard case .string(let kind)? = interpreter.field("elementKind", of: item),
        case .enumeration(let alignment)? = interpreter.field("alignment", of: item)
      else { return nil }
      return (kind, interpreter.spelling(of: alignment.name))
    }
    for (what, side) in [("header", "top"), ("footer", "bottom")] {
      let usual = Self.usual[what]
      let others = found.filter { $0.side.hasPrefix(side) && !Self.usual.values.contains($0.kind) }
      kinds[what] = found.first { $0.kind == usual }?.kind ?? others.first?.kind
    }
  }

  func place(ofKind kind: String) -> String? { kinds.first { $0.value == kind }?.key }
}
