import JSON
import LayoutModel

@testable import LayoutCoding

/// All that a document says, a line a value, whatever it is stored in: two documents that say the same have the same lines.
///
/// It looks at values by reflection, so what a document will have one day is in it by itself. Left out is where things stand in a
/// text, and how parts are numbered that have no order.
struct DocumentContent {
  private(set) var lines: [String] = []
  private let draft: DocumentDraft
  /// Whether it says which view holds a constraint.
  private let hasOwners: Bool

  init(_ document: LayoutDocument, hasOwners: Bool = true) {
    draft = document.draft
    self.hasOwners = hasOwners
    for child in Mirror(reflecting: draft).children { addPart(child.label ?? "", child.value) }
  }

  private mutating func addPart(_ name: String, _ value: Any) {
    switch name {
    case "views": for index in draft.views.indices { addView(index) }
    // Parts of views.
    case "details", "stacks", "scrolls", "contents": break
    case "hierarchyPointer", "constraintsOwnerPointer", "constraintPointers": break
    case "versionedFeatures":
      lines += draft.versionedFeatures.map { "since \($0.since): \($0.name)" }.sorted()
    // Names of the same places.
    case "activationOrder":
      let order = draft.activationOrder.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      lines += order.map { "activation: \($0.key)" }
    case "viewVariations": add(draft.viewVariations, name)
    case "controllerVariations": add(draft.controllerVariations, name)
    case "constraintVariations": add(draft.constraintVariations, name)
    case "lists": for list in draft.lists { add(list) }
    default: add(value, name)
    }
  }

  private mutating func addView(_ index: Int) {
    let view = draft.views[index]
    let path = "views.\(index)"
    for child in Mirror(reflecting: view).children
    where !["content", "details", "role"].contains(child.label ?? "") {
      add(child.value, "\(path).\(child.label ?? "")")
    }
    let details = draft.details(ofView: index)
    for child in Mirror(reflecting: details).children where !["table", "cell"].contains(child.label ?? "") {
      add(child.value, "\(path).\(child.label ?? "")")
    }
    add(details.table ?? TableConfiguration(), path)
    add(details.cell ?? CellConfiguration(), path)
    add(draft.content(ofView: index), path)
    if let stack = draft.stack(ofView: index) { add(stack, path) }
    if let scroll = draft.scroll(ofView: index) { add(scroll, path) }
  }

  /// Variations by node and key. Groups have numbers that say nothing but what belongs together.
  private mutating func add<Property>(_ variations: [Variation<Property>], _ name: String) {
    var groups: [Int32: Int] = [:]
    let sorted = variations.enumerated().sorted {
      ($0.element.target, $0.element.key, $0.offset) < ($1.element.target, $1.element.key, $1.offset)
    }
    for (place, entry) in sorted.enumerated() {
      let group = groups[entry.element.group] ?? groups.count
      groups[entry.element.group] = group
      lines.append("\(name).\(place).group: \(group)")
      for child in Mirror(reflecting: entry.element).children where child.label != "group" {
        add(child.value, "\(name).\(place).\(child.label ?? "")")
      }
    }
  }

  /// A list with the values of each row in it: those that are written alike are stored once.
  private mutating func add(_ list: ListConfiguration) {
    for child in Mirror(reflecting: list).children where !["rows", "values"].contains(child.label ?? "") {
      add(child.value, "list.\(list.view).\(child.label ?? "")")
    }
    for (place, row) in list.rows.enumerated() {
      for child in Mirror(reflecting: row).children where child.label != "values" {
        add(child.value, "list.\(list.view).row.\(place).\(child.label ?? "")")
      }
      if let values = row.values { add(list.values[Int(values)], "list.\(list.view).row.\(place)") }
    }
  }

  private mutating func add(_ value: Any, _ path: String) {
    switch value {
    case is JSONPointer: return
    case let document as LayoutDocument:
      lines += DocumentContent(document, hasOwners: hasOwners).lines.map { "\(path).\($0)" }
    case let constraint as LayoutConstraint: add(constraint, path)
    case let controller as ControllerNode where controller.contentOwner != nil:
      // It has no name but where it stands.
      for child in Mirror(reflecting: controller).children where child.label != "id" {
        add(child.value, "\(path).\(child.label ?? "")")
      }
    default: addParts(of: value, path)
    }
  }

  private mutating func add(_ constraint: LayoutConstraint, _ path: String) {
    for child in Mirror(reflecting: constraint).children where child.label != "listIndex" {
      if child.label == "owner", !hasOwners { continue }
      add(child.value, "\(path).\(child.label ?? "")")
    }
  }

  private mutating func addParts(of value: Any, _ path: String) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .dictionary, .set:
      let parts = mirror.children.map { child -> [String] in
        var other = DocumentContent(LayoutDocument(DocumentDraft()))
        other.lines = []
        other.addParts(of: child.value, path)
        return other.lines
      }
      for part in parts.sorted(by: { $0.lexicographicallyPrecedes($1) }) { lines += part }
    case .collection:
      for (place, child) in mirror.children.enumerated() { add(child.value, "\(path).\(place)") }
    case .optional: if let child = mirror.children.first { add(child.value, path) }
    case nil, .foreignReference: lines.append("\(path): \(value)")
    case .enum where mirror.children.isEmpty: lines.append("\(path): \(value)")
    default:
      // What assigns says nothing that variable and value do not say.
      for child in mirror.children where child.label != "assign" {
        add(child.value, "\(path).\(child.label ?? "")")
      }
      if mirror.children.isEmpty { lines.append("\(path): \(value)") }
    }
  }

  /// The first line in which two differ, nil where they say the same.
  func difference(from other: DocumentContent) -> String? {
    for (one, two) in zip(lines, other.lines) where one != two { return "\(one) | \(two)" }
    if lines.count == other.lines.count { return nil }
    let longer = lines.count > other.lines.count ? self : other
    return
      "\(lines.count) and \(other.lines.count) lines: \(longer.lines[min(lines.count, other.lines.count)])"
  }
}
