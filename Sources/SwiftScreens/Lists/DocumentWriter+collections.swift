import JSON
import LayoutModel
import SwiftInterpreter

/// Layouts of collections.
extension DocumentWriter {
  mutating func writeLayout(_ layout: ShownList.Layout?, _ id: String) {
    guard let layout else { return }
    json.key("collectionViewLayout")
    json.beginObject()
    switch layout {
    case .flow(let flow):
      json.key("flow")
      json.beginObject()
      writeFlow(flow, id)
      json.endObject()
    case .compositional(let whole, let sections):
      json.key("compositional")
      json.beginObject()
      if let configuration = object("configuration", whole) {
        if word("scrollDirection", configuration) == "horizontal" { member("scrollDirection", "horizontal") }
        writeNumber("interSectionSpacing", configuration, id)
      }
      json.key("sections")
      json.beginArray()
      for section in sections { writeSection(section, id) }
      json.endArray()
      json.endObject()
    }
    json.endObject()
  }

  /// The flow layout that a collection has; nil where it has another one.
  func flow(of collection: Object) -> ShownList.Layout? {
    guard let layout = object("collectionViewLayout", collection),
      layout.type.superclasses.contains(where: { $0.text == "UICollectionViewFlowLayout" })
    else { return nil }
    return .flow(layout)
  }

  private mutating func writeFlow(_ flow: Object, _ id: String) {
    if word("scrollDirection", flow) == "horizontal" { member("scrollDirection", "horizontal") }
    for key in ["itemSize", "headerReferenceSize", "footerReferenceSize"] {
      let size = value(key, flow)
      if numbers(size, ["width", "height"])?.contains(where: { $0 < 0 || $0 > 1e7 }) == true {
        tell(.number, "\(id).\(key)", flow, "The \(key) of \(id) is not one that it can have.")
      } else {
        insets(key, size, id, ["width", "height"], unless: key == "itemSize" ? [50, 50] : [0, 0])
      }
    }
    for key in ["minimumLineSpacing", "minimumInteritemSpacing"] { writeNumber(key, flow, id, unless: 10) }
    insets("sectionInset", value("sectionInset", flow), id, unless: [0, 0, 0, 0])
    writeWord("sectionInsetReference", flow, id, unless: "fromContentInset")
    let estimate = value("estimatedItemSize", flow)
    if numbers(estimate, ["width", "height"])?.contains(where: { $0 > 1e6 }) == true {
      member("estimatedItemSize", "automatic")
    } else {
      insets("estimatedItemSize", estimate, id, ["width", "height"], unless: [0, 0])
    }
  }

  private mutating func writeSection(_ section: Value, _ id: String) {
    json.beginObject()
    defer { json.endObject() }
    let configuration: Value
    if case .object(let section) = section {
      writeSection(section, id)
      configuration = value("listConfiguration", section) ?? .none
    } else {
      configuration = section
    }
    guard case .structure = configuration else { return }
    json.key("list")
    json.beginObject()
    for key in ["appearance", "headerMode", "footerMode"] {
      guard let word = word(interpreter.field(key, of: configuration)), word != "none" else { continue }
      member(key, word)
    }
    member("headerTopPadding", number(interpreter.field("headerTopPadding", of: configuration)))
    if case .boolean(false)? = interpreter.field("showsSeparators", of: configuration) {
      member("showsSeparators", false)
    }
    json.endObject()
  }

  private mutating func writeSection(_ section: Object, _ id: String) {
    if case .structure? = value("listConfiguration", section) {
      // A list has no groups of its own.
    } else if let group = object("group", section) {
      json.key("group")
      writeItem(group, id, depth: 0)
    }
    writeInsets(of: section, id)
    writeNumber("interGroupSpacing", section, id)
    writeWord("orthogonalScrollingBehavior", section, id, unless: "none")
    let supplements = list("boundarySupplementaryItems", section)
    if supplements.isEmpty { return }
    json.key("boundarySupplementaryItems")
    json.beginArray()
    for case .object(let supplement) in supplements {
      json.beginObject()
      writeSize(of: supplement, id)
      member("elementKind", text("elementKind", supplement))
      writeInsets(of: supplement, id)
      member("alignment", word("alignment", supplement))
      if flag("pinToVisibleBounds", supplement) == true { member("pinToVisibleBounds", true) }
      if flag("extendsBoundary", supplement) == false { member("extendsBoundary", false) }
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
    if let axis = word("axis", item), depth < 8 {
      member("axis", axis)
      let items = list("subitems", item)
      if let count = number("count", item), case .object(let repeated)? = items.first {
        json.key(flag("isRepeating", item) == true ? "repeatingSubitem" : "subitem")
        writeItem(repeated, id, depth: depth + 1)
        member("count", count)
      } else {
        json.key("subitems")
        json.beginArray()
        for case .object(let one) in items { writeItem(one, id, depth: depth + 1) }
        json.endArray()
      }
      if let spacing = object("interItemSpacing", item) { write("interItemSpacing", spacing) }
    }
    json.endObject()
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
