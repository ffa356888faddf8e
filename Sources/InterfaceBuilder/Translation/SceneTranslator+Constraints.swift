import JSON
import LayoutCoding
import LayoutModel

/// A constraint of a file with its items as documents name them.
struct ConstraintRecord {
  var firstItem: String
  var firstAttribute: LayoutAttribute
  var relation: LayoutConstraint.Relation = .equal
  var second: (item: String, attribute: LayoutAttribute)?
  var multiplier: Double = 1
  var constant = Varied(base: 0.0)
  var priority = Varied(base: 1000.0)
  var identifier: String?
  /// The id in the file, by which masks speak of it.
  var id: String?
}

/// Constraints (IB-constraints, IB-guides).
extension SceneTranslator {
  /// What an id of a constraint means.
  private struct Item {
    var name: String
    /// The view that it is, or that owns the guide.
    var view: Int
    var isGuide: Bool
  }

  private func item(_ id: String) -> Item? {
    if let view = tree.indices[id] { return Item(name: id, view: view, isGuide: false) }
    if let guide = tree.guides[id] {
      return Item(name: "\(tree.views[guide.view].id).\(guide.name)", view: guide.view, isGuide: true)
    }
    if controllerGuides.contains(where: { $0.id == id }) { return Item(name: id, view: 0, isGuide: true) }
    return nil
  }

  mutating func collectConstraints() {
    for index in tree.views.indices {
      let view = tree.views[index]
      if view.fillsSuperview, let superview = view.superview { fill(index, in: superview) }
      guard let list = view.element.child("constraints") else { continue }
      for element in list.children where element.name == "constraint" {
        collect(element, owner: index)
      }
    }
    for guide in controllerGuides { place(guide) }
    if isOnCanvas { noteHeldAttributes() }
  }

  private mutating func noteHeldAttributes() {
    for record in constraints.values.joined() {
      heldAttributes[record.firstItem, default: []].insert(record.firstAttribute)
      guard let second = record.second else { continue }
      heldAttributes[second.item, default: []].insert(second.attribute)
      let ends = [(record.firstItem, record.firstAttribute), (second.item, second.attribute)]
      for (end, other) in [(ends[0], ends[1]), (ends[1], ends[0])]
      where end.1 == .bottom && isBottomOfSafeArea(other.0, other.1) {
        endsAtSafeArea.insert(end.0)
      }
    }
  }

  /// Whether an attribute of a guide stands for where the safe area of the root ends.
  private func isBottomOfSafeArea(_ item: String, _ attribute: LayoutAttribute) -> Bool {
    switch attribute {
    case .bottom: item == "\(tree.views[0].id).safeArea"
    case .top: controllerGuides.contains { $0.id == item && !$0.isTop }
    default: false
    }
  }

  private mutating func collect(_ element: XMLElement, owner: Int) {
    guard let first = item(element["firstItem"] ?? tree.views[owner].id) else {
      return tree.note(element, "The first item is not in the scene.")
    }
    guard let firstAttribute = element["firstAttribute"].flatMap(LayoutAttribute.init(name:)),
      firstAttribute != .notAnAttribute
    else { return tree.note(element, "The first attribute is unknown.") }
    var record = ConstraintRecord(firstItem: first.name, firstAttribute: firstAttribute)
    var second: Item?
    if let id = element["secondItem"] {
      guard let found = item(id) else { return tree.note(element, "The second item is not in the scene.") }
      guard let attribute = element["secondAttribute"].flatMap(LayoutAttribute.init(name:)) else {
        return tree.note(element, "The second attribute is unknown.")
      }
      second = found
      record.second = (found.name, attribute)
    }
    guard let multiplier = Self.multiplier(element["multiplier"]) else {
      return tree.note(element, "The multiplier is unreadable.")
    }
    record.multiplier = multiplier
    if let reason = Self.refusal(record, firstIsGuide: first.isGuide, secondIsGuide: second?.isGuide == true)
    {
      return tree.note(element, reason)
    }
    record.takeValues(of: element)
    let scope = listElement(of: first.view)
    if let second, listElement(of: second.view) != scope {
      return tree.note(element, "The constraint leaves a cell, which is laid out by itself.")
    }
    let isInside =
      tree.isView(owner, atOrAbove: first.view)
      && (second.map { tree.isView(owner, atOrAbove: $0.view) } ?? true)
      && listElement(of: owner) == scope
    // A cell is a tree of its own.
    constraints[isInside ? owner : scope ?? -1, default: []].append(record)
  }

  /// `16:9` and `1/3` are fractions, `0.5` is a number.
  private static func multiplier(_ text: String?) -> Double? {
    guard let text else { return 1 }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
    guard let first = parts.first.flatMap({ Double($0) }), parts.count <= 2 else { return nil }
    var value = first
    if parts.count == 2 {
      guard let second = Double(parts[1]), second != 0 else { return nil }
      value /= second
    }
    return (1e-6...1e6).contains(abs(value)) ? value : nil
  }

  /// Why UIKit would not take a constraint; nil if it would (AL-legality).
  private static func refusal(
    _ record: ConstraintRecord, firstIsGuide: Bool, secondIsGuide: Bool
  ) -> String? {
    let unpaired = "The attributes cannot be paired."
    if firstIsGuide, record.firstAttribute.isOnViewsOnly { return "A guide does not have that attribute." }
    guard let second = record.second else {
      if case .position = record.firstAttribute.kind { return "A position needs a second item." }
      return nil
    }
    if secondIsGuide, second.attribute.isOnViewsOnly { return "A guide does not have that attribute." }
    switch (record.firstAttribute.kind, second.attribute.kind) {
    case (.position(let a), .position(let b)): if a != b { return unpaired }
    case (.size, .size): break
    default: return unpaired
    }
    let mixes =
      (record.firstAttribute.isDirectional && second.attribute.isAbsoluteSide)
      || (record.firstAttribute.isAbsoluteSide && second.attribute.isDirectional)
    return mixes ? unpaired : nil
  }

  /// The content view of an effect view is as large as that is.
  private mutating func fill(_ view: Int, in superview: Int) {
    for attribute in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      constraints[superview, default: []].append(
        ConstraintRecord(
          firstItem: tree.views[view].id, firstAttribute: attribute,
          second: (tree.views[superview].id, attribute)))
    }
  }

  private mutating func place(_ guide: (id: String, isTop: Bool)) {
    let root = tree.views[0].id
    let pairs: [(LayoutAttribute, String, LayoutAttribute)] = [
      (.leading, root, .leading), (.trailing, root, .trailing),
      guide.isTop ? (.top, root, .top) : (.bottom, root, .bottom),
      guide.isTop ? (.bottom, "\(root).safeArea", .top) : (.top, "\(root).safeArea", .bottom),
    ]
    for (attribute, item, other) in pairs {
      constraints[0, default: []].append(
        ConstraintRecord(firstItem: guide.id, firstAttribute: attribute, second: (item, other)))
    }
  }

  // MARK: Writing

  mutating func write(_ records: [ConstraintRecord]) {
    writer.beginArray()
    for record in records { write(record) }
    writer.endArray()
  }

  /// Writes the constraints that no view has, one after the other.
  mutating func writeLooseConstraints() {
    for record in constraints[-1] ?? [] { write(record) }
  }

  private mutating func write(_ record: ConstraintRecord) {
    writer.beginObject()
    writer.member(ConstraintKey.firstItem, record.firstItem)
    writer.member(ConstraintKey.firstAttribute, record.firstAttribute.name)
    if record.relation != .equal { writer.member(ConstraintKey.relation, record.relation.name) }
    if let second = record.second {
      writer.member(ConstraintKey.secondItem, second.item)
      writer.member(ConstraintKey.secondAttribute, second.attribute.name)
    }
    if record.multiplier != 1 { writer.member(ConstraintKey.multiplier, record.multiplier) }
    writer.member(ConstraintKey.constant, record.constant, unless: 0)
    writer.member(ConstraintKey.priority, record.priority, unless: 1000)
    writer.member(ConstraintKey.identifier, record.identifier ?? record.id)
    if let id = record.id { writeInstalled(id) }
    writer.endObject()
  }
}

extension ConstraintRecord {
  /// What an element says besides items, attributes and multiplier.
  fileprivate mutating func takeValues(of element: XMLElement) {
    switch element["relation"] {
    case "greaterThanOrEqual": relation = .greaterThanOrEqual
    case "lessThanOrEqual": relation = .lessThanOrEqual
    default: break
    }
    constant = element.varied(
      { $0.number("constant").flatMap { abs($0) <= 1e9 ? $0 : nil } }, default: 0)
    priority = element.varied({ SceneTranslator.priority($0, "priority") }, default: 1000)
    identifier = element["identifier"]
    id = element["id"]
  }
}
