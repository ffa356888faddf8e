import JSON
import LayoutModel

/// What two documents with the same names say differently of constraints.
struct ConstraintComparison {
  /// In the order of the new document, then those that only the old one has.
  var changes: [ConstraintChange] = []
  /// For each change the names of the views that the constraint relates, itself or by their guides.
  var items: [[String]] = []
  /// For each constraint of the old document that the new one has, too, their texts.
  var counterparts: [String: String] = [:]
}

/// Compares the constraints of two documents, whatever their order and notation: those that say the same, then those of one
/// identifier, then those between the same attributes are taken for the same.
///
/// Those of a list's elements count where both documents have the element, and once for all elements that have them from one
/// place of the request.
///
/// - Complexity: O(*n*) in the number of constraints.
func compareConstraints(_ old: DocumentValues, _ new: DocumentValues) -> ConstraintComparison {
  let before = old.constraints.map { ConstraintFacts($0, in: old) }
  let after = new.constraints.map { ConstraintFacts($0, in: new) }
  var mates = ConstraintMates(before.count, after.count)
  mates.match(before, after) { $0 }
  mates.match(before, after) { $0.identifier.isEmpty ? nil : $0.identifier }
  mates.match(before, after) { ConstraintFacts($0.items, $0.values, identifier: "") }
  mates.match(before, after) { $0.items }
  var comparison = ConstraintComparison()
  var elements = ElementConstraints(old, new)
  for index in new.constraints.indices {
    guard let mate = mates.old[index] else {
      if !after[index].values.isActive || !elements.areNews(of: nil, index) { continue }
      comparison.changes.append(
        ConstraintChange(kind: .added, old: nil, new: new.member(ofConstraint: index)))
      comparison.items.append(new.viewNames(ofConstraint: index))
      continue
    }
    let (first, second) = (old.member(ofConstraint: mate), new.member(ofConstraint: index))
    comparison.counterparts[first.text] = second.text
    let values = before[mate].differences(from: after[index])
    if values.isEmpty || !(before[mate].values.isActive || after[index].values.isActive) { continue }
    if !elements.areNews(of: mate, index) { continue }
    comparison.changes.append(ConstraintChange(kind: .changed, old: first, new: second, values: values))
    comparison.items.append(new.viewNames(ofConstraint: index))
  }
  for index in old.constraints.indices where mates.new[index] == nil && before[index].values.isActive {
    if !elements.areNews(of: index, nil) { continue }
    comparison.changes.append(
      ConstraintChange(kind: .removed, old: old.member(ofConstraint: index), new: nil))
    comparison.items.append(old.viewNames(ofConstraint: index))
  }
  return comparison
}

/// The constraints that elements of lists have from their templates.
private struct ElementConstraints {
  private let old: DocumentValues
  private let new: DocumentValues
  /// The ids of what holds elements in both documents.
  private let common: Set<String>
  private var told: Set<[JSONPointer?]> = []

  init(_ old: DocumentValues, _ new: DocumentValues) {
    (self.old, self.new) = (old, new)
    let before = Set(old.controllers.lazy.filter { $0.list != nil }.map(\.id))
    common =
      before.isEmpty ? [] : before.intersection(new.controllers.lazy.filter { $0.list != nil }.map(\.id))
  }

  /// Whether a difference is told: not one of an element that came or went, nor what was told of another one.
  mutating func areNews(of before: Int?, _ after: Int?) -> Bool {
    let ids = [
      before.flatMap { old.element(ofConstraint: $0) }, after.flatMap { new.element(ofConstraint: $0) },
    ]
    guard let id = ids.compactMap(\.self).first else { return true }
    guard common.contains(id) else { return false }
    return told.insert([
      before.map { old.pointer(toConstraint: $0) }, after.map { new.pointer(toConstraint: $0) },
    ]).inserted
  }
}

extension DocumentValues {
  /// The id of what holds the element of a list that a constraint is in; nil for another constraint.
  fileprivate func element(ofConstraint index: Int) -> String? {
    let controller = controllers[Int(views[Int(view(of: constraints[index].firstItem))].controller)]
    return controller.list == nil ? nil : controller.id
  }

  /// A constraint as reports name it.
  fileprivate func member(ofConstraint index: Int) -> Conflict.Member {
    let identifier = identifier(of: constraints[index])
    return Conflict.Member(
      pointer: pointer(toConstraint: index), identifier: identifier.isEmpty ? nil : identifier,
      text: text(of: constraints[index]), multiplier: 1)
  }
}

extension DocumentValues {
  /// The views that a constraint relates, itself or by their guides.
  fileprivate func viewNames(ofConstraint index: Int) -> [String] {
    [constraints[index].firstItem, constraints[index].secondItem].compactMap { item in
      item.map { views[Int(view(of: $0))].id }
    }
  }
}

/// Which constraints of two documents are the same.
private struct ConstraintMates {
  var new: [Int?]
  var old: [Int?]

  init(_ oldCount: Int, _ newCount: Int) {
    new = Array(repeating: nil, count: oldCount)
    old = Array(repeating: nil, count: newCount)
  }

  /// Pairs those that have no mate yet, first with first, where a key is the same; nil is no key.
  mutating func match<Key: Hashable>(
    _ before: [ConstraintFacts], _ after: [ConstraintFacts], by key: (ConstraintFacts) -> Key?
  ) {
    var places: [Key: [Int]] = [:]
    for index in after.indices.reversed() where old[index] == nil {
      if let key = key(after[index]) { places[key, default: []].append(index) }
    }
    if places.isEmpty { return }
    for index in before.indices where new[index] == nil {
      guard let key = key(before[index]), let mate = places[key]?.popLast() else { continue }
      new[index] = mate
      old[mate] = index
    }
  }
}

/// What a constraint says, in one form of several that are equal: `a.left == b.left + 8` is `b.left == a.left - 8`.
private struct ConstraintFacts: Hashable {
  /// What it relates.
  struct Items: Hashable {
    var first: String
    var firstAttribute: LayoutAttribute
    var second: String?
    var secondAttribute: LayoutAttribute
  }

  struct Values: Hashable {
    var relation: LayoutConstraint.Relation
    var multiplier: Double
    var constant: Double
    var priority: Float
    var isActive: Bool
  }

  var items: Items
  var values: Values
  var identifier: String

  init(_ items: Items, _ values: Values, identifier: String) {
    (self.items, self.values, self.identifier) = (items, values, identifier)
  }

  init(_ constraint: LayoutConstraint, in document: DocumentValues) {
    items = Items(
      first: document.name(of: constraint.firstItem), firstAttribute: constraint.firstAttribute,
      second: constraint.secondItem.map { document.name(of: $0) },
      secondAttribute: constraint.secondAttribute)
    values = Values(
      relation: constraint.relation, multiplier: constraint.multiplier, constant: constraint.constant,
      priority: constraint.priority, isActive: constraint.isActive && constraint.isInstalled)
    identifier = document.identifier(of: constraint)
    guard let second = items.second, constraint.multiplier == 1 else { return }
    let (name, other) = (
      (second, items.secondAttribute.rawValue), (items.first, items.firstAttribute.rawValue)
    )
    guard name < other else { return }
    items = Items(
      first: second, firstAttribute: items.secondAttribute, second: items.first,
      secondAttribute: items.firstAttribute)
    // Not -0.
    values.constant = 0 - values.constant
    values.relation = LayoutConstraint.Relation(rawValue: -values.relation.rawValue) ?? values.relation
  }

  func differences(from other: ConstraintFacts) -> [ConstraintChange.Value] {
    var found: [ConstraintChange.Value] = []
    if items != other.items { found.append(.items) }
    if values.relation != other.values.relation { found.append(.relation) }
    if values.multiplier != other.values.multiplier { found.append(.multiplier) }
    if values.constant != other.values.constant { found.append(.constant) }
    if values.priority != other.values.priority { found.append(.priority) }
    if values.isActive != other.values.isActive { found.append(.active) }
    return found
  }
}
