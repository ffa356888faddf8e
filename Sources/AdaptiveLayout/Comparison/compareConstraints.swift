import JSON
import LayoutModel

/// What two documents with the same names say differently of constraints, whatever their order and notation: those that say
/// the same, then those of one identifier, then those between the same attributes are taken for the same.
///
/// Those of a list's elements count where both documents have the element, once for each place of the request.
struct ConstraintComparison {
  /// In the order of the new document, then those that only the old one has.
  private(set) var changes: [ConstraintChange] = []
  /// For each change the names of the views that the constraint relates, itself or by their guides.
  private(set) var items: [[String]] = []
  /// For each constraint of the old document that the new one has, too, their texts.
  private(set) var counterparts: [String: String] = [:]
  private let old: DocumentValues
  private let new: DocumentValues
  /// The ids of what holds elements of lists in both documents.
  private let elements: Set<String>
  /// Where what was told of elements stands in the requests.
  private var told: Set<[JSONPointer?]> = []

  /// - Complexity: O(*n*) in the number of constraints.
  init(_ old: DocumentValues, _ new: DocumentValues) {
    (self.old, self.new) = (old, new)
    elements = Set(old.idsOfElements).intersection(new.idsOfElements)
    let before = old.constraints.map { ConstraintFacts($0, in: old) }
    let after = new.constraints.map { ConstraintFacts($0, in: new) }
    var mates = ConstraintMates(
      new: Array(repeating: nil, count: before.count), old: Array(repeating: nil, count: after.count))
    mates.match(before, after) { $0 }
    mates.match(before, after) { $0.identifier.isEmpty ? nil : $0.identifier }
    mates.match(before, after) { ConstraintFacts($0.items, $0.values, identifier: "") }
    mates.match(before, after) { $0.items }
    for (index, mate) in mates.old.enumerated() {
      guard let mate else {
        if after[index].values.isActive { add(.added, nil, index) }
        continue
      }
      counterparts[old.text(of: old.constraints[mate])] = new.text(of: new.constraints[index])
      let values = before[mate].differences(from: after[index])
      if values.isEmpty || !(before[mate].values.isActive || after[index].values.isActive) { continue }
      add(.changed, mate, index, values)
    }
    for (index, mate) in mates.new.enumerated() where mate == nil && before[index].values.isActive {
      add(.removed, index, nil)
    }
  }

  private mutating func add(
    _ kind: ConstraintChange.Kind, _ before: Int?, _ after: Int?, _ values: [ConstraintChange.Value] = []
  ) {
    let first = before.map { old.member(of: $0) }
    let second = after.map { new.member(of: $0) }
    let element = before.flatMap { old.element(of: $0) } ?? after.flatMap { new.element(of: $0) }
    if let element {
      // Not of one that came or went, nor what was told of another one.
      guard elements.contains(element), told.insert([first?.pointer, second?.pointer]).inserted else {
        return
      }
    }
    changes.append(ConstraintChange(kind: kind, old: first, new: second, values: values))
    items.append(after.map { new.viewNames(of: $0) } ?? before.map { old.viewNames(of: $0) } ?? [])
  }
}

extension DocumentValues {
  /// The ids of what holds elements of lists.
  fileprivate var idsOfElements: [String] { controllers.filter { $0.list != nil }.map(\.id) }

  /// The id of what holds the element of a list that a constraint is in; nil for another constraint.
  fileprivate func element(of index: Int) -> String? {
    let controller = controllers[Int(views[Int(view(of: constraints[index].firstItem))].controller)]
    return controller.list == nil ? nil : controller.id
  }

  /// A constraint as reports name it.
  fileprivate func member(of index: Int) -> Conflict.Member {
    let identifier = identifier(of: constraints[index])
    return Conflict.Member(
      pointer: pointer(toConstraint: index), identifier: identifier.isEmpty ? nil : identifier,
      text: text(of: constraints[index]), multiplier: 1)
  }

  /// The views that a constraint relates, itself or by their guides.
  fileprivate func viewNames(of index: Int) -> [String] {
    [constraints[index].firstItem, constraints[index].secondItem].compactMap { item in
      item.map { views[Int(view(of: $0))].id }
    }
  }
}

/// Which constraints of two documents are the same.
private struct ConstraintMates {
  var new: [Int?]
  var old: [Int?]

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
    guard let second = items.second, constraint.multiplier == 1,
      (second, items.secondAttribute.rawValue) < (items.first, items.firstAttribute.rawValue)
    else { return }
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
