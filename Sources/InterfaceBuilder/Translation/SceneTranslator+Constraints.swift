import JSON
import LayoutCoding
import LayoutModel
import XML

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
  /// What an id of a constraint means: its name, the view that it is or that owns the guide, and whether it is a guide.
  private func item(_ id: String) -> (name: String, view: Int, isGuide: Bool)? {
    if let view = tree.indices[id] { return (id, view, false) }
    if let guide = tree.guides[id] { return ("\(tree.views[guide.view].id).\(guide.name)", guide.view, true) }
    return tree.controllerGuides.contains { $0.id == id } ? (id, 0, true) : nil
  }

  func collectConstraints() {
    for index in tree.views.indices {
      let view = tree.views[index]
      if view.fillsSuperview, let superview = view.superview { fill(index, in: superview) }
      for element in view.element.list("constraints") where element.name == "constraint" {
        // Xcode leaves a placeholder out of what it builds.
        if isOnCanvas || element["placeholder"] != "YES" { collect(element, owner: index) }
      }
    }
    for guide in tree.controllerGuides { place(guide) }
    if isOnCanvas { noteHeldAttributes() }
  }

  private func noteHeldAttributes() {
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
    case .top: tree.controllerGuides.contains { $0.id == item && !$0.isTop }
    default: false
    }
  }

  private func collect(_ element: XMLElement, owner: Int) {
    guard let first = item(element["firstItem"] ?? tree.views[owner].id) else {
      return tree.note(element, "The first item is not in the scene.")
    }
    guard let firstAttribute = element["firstAttribute"].flatMap(LayoutAttribute.init(name:)),
      firstAttribute != .notAnAttribute
    else { return tree.note(element, "The first attribute is unknown.") }
    var record = ConstraintRecord(firstItem: first.name, firstAttribute: firstAttribute)
    var ends = [(item: first, attribute: firstAttribute)]
    if let id = element["secondItem"] {
      guard let second = item(id) else { return tree.note(element, "The second item is not in the scene.") }
      guard let attribute = element["secondAttribute"].flatMap(LayoutAttribute.init(name:)) else {
        return tree.note(element, "The second attribute is unknown.")
      }
      record.second = (second.name, attribute)
      ends.append((second, attribute))
    }
    guard let multiplier = Self.multiplier(element["multiplier"]) else {
      return tree.note(element, "The multiplier is unreadable.")
    }
    record.multiplier = multiplier
    if ends.contains(where: { $0.item.isGuide && $0.attribute.isOnViewsOnly }) {
      return tree.note(element, "A guide does not have that attribute.")
    }
    if let reason = Self.refusal(record) { return tree.note(element, reason) }
    record.takeValues(of: element)
    if isOnCanvas, element["symbolic"] == "YES", record.isAtSide, ends.contains(where: \.item.isGuide) {
      // The distance that the canvas knows, whatever the file says (IB-canvas-symbolic).
      record.constant = Varied(base: 0)
    }
    let scope = listElement(of: first.view)
    guard ends.allSatisfy({ listElement(of: $0.item.view) == scope }) else {
      return tree.note(element, "The constraint leaves a cell, which is laid out by itself.")
    }
    let isInside =
      ends.allSatisfy { tree.isView(owner, atOrAbove: $0.item.view) } && listElement(of: owner) == scope
    // A cell is a tree of its own.
    constraints[isInside ? owner : scope ?? -1, default: []].append(record)
  }

  /// `16:9` and `1/3` are fractions, `0.5` is a number.
  private static func multiplier(_ text: String?) -> Double? {
    guard let text else { return 1 }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
    guard let first = parts.first.flatMap({ Double($0) }), parts.count <= 2 else { return nil }
    guard let second = parts.count == 2 ? Double(parts[1]) : 1, second != 0 else { return nil }
    return (1e-6...1e6).contains(abs(first / second)) ? first / second : nil
  }

  /// Why UIKit would not take a constraint; nil if it would (AL-legality).
  private static func refusal(_ record: ConstraintRecord) -> String? {
    let unpaired = "The attributes cannot be paired."
    let first = record.firstAttribute
    guard let second = record.second?.attribute else {
      if case .position = first.kind { return "A position needs a second item." } else { return nil }
    }
    switch (first.kind, second.kind) {
    case (.position(let a), .position(let b)) where a == b: break
    case (.size, .size): break
    default: return unpaired
    }
    let mixes = first.isDirectional && second.isAbsoluteSide || first.isAbsoluteSide && second.isDirectional
    return mixes ? unpaired : nil
  }

  /// The content view of an effect view is as large as that is.
  private func fill(_ view: Int, in superview: Int) {
    for attribute in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      hold(tree.views[view].id, attribute, (tree.views[superview].id, attribute), in: superview)
    }
  }

  private func place(_ guide: (id: String, isTop: Bool)) {
    let root = tree.views[0].id
    let (outer, inner): (LayoutAttribute, LayoutAttribute) = guide.isTop ? (.top, .bottom) : (.bottom, .top)
    for attribute in [.leading, .trailing, outer] { hold(guide.id, attribute, (root, attribute), in: 0) }
    hold(guide.id, inner, ("\(root).safeArea", outer), in: 0)
  }

  private func hold(
    _ item: String, _ attribute: LayoutAttribute, _ second: (String, LayoutAttribute), in view: Int
  ) {
    constraints[view, default: []].append(
      ConstraintRecord(firstItem: item, firstAttribute: attribute, second: second))
  }

  func write(_ records: [ConstraintRecord]) {
    writer.beginArray()
    for record in records { write(record) }
    writer.endArray()
  }

  /// Writes the constraints that no view has, one after the other.
  func writeLooseConstraints() { for record in constraints[-1] ?? [] { write(record) } }

  private func write(_ record: ConstraintRecord) {
    writer.beginObject()
    writer.member(ConstraintKey.firstItem, record.firstItem)
    writer.member(ConstraintKey.firstAttribute, record.firstAttribute.name)
    if record.relation != .equal { writer.member(ConstraintKey.relation, record.relation.name) }
    writer.member(ConstraintKey.secondItem, record.second?.item)
    writer.member(ConstraintKey.secondAttribute, record.second?.attribute.name)
    if record.multiplier != 1 { writer.member(ConstraintKey.multiplier, record.multiplier) }
    writer.member(ConstraintKey.constant, record.constant, unless: 0)
    writer.member(ConstraintKey.priority, record.priority, unless: 1000)
    writer.member(ConstraintKey.identifier, record.identifier ?? record.id)
    if let id = record.id { writeInstalled(id) }
    writer.endObject()
  }
}

extension ConstraintRecord {
  /// Whether it sets two leading or two trailing edges apart.
  fileprivate var isAtSide: Bool {
    relation == .equal && second?.attribute == firstAttribute
      && (firstAttribute == .leading || firstAttribute == .trailing)
  }

  /// What an element says besides items, attributes and multiplier.
  fileprivate mutating func takeValues(of element: XMLElement) {
    relation = LayoutConstraint.Relation.allCases.first { $0.name == element["relation"] } ?? .equal
    constant = element.varied({ $0.number("constant", in: -1e9...1e9) }, default: 0)
    priority = element.varied({ SceneTranslator.priority($0, "priority") }, default: 1000)
    (identifier, id) = (element["identifier"], element["id"])
  }
}
