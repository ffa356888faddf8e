import TestSupport

/// A layout document from a seed, in parts that a test can reorder, leave out, mirror or write in another notation.
struct RandomLayout {
  struct Constraint {
    var identifier: String
    var firstItem: String
    var firstAttribute: String
    var relation = "equal"
    var secondItem: String?
    var secondAttribute = "notAnAttribute"
    var multiplier = 1.0
    var constant = 0.0
    var priority = 1000.0
  }

  struct Node {
    var id: String
    /// Key and JSON text.
    var properties: [(key: String, value: String)] = []
    var subviews: [Node] = []
    /// Constraints that belong to the view.
    var constraints: [Constraint] = []

    subscript(key: String) -> String? { properties.first { $0.key == key }?.value }
    var all: [Node] { [self] + subviews.flatMap(\.all) }
  }

  var width = 320.0
  var height = 480.0
  var scale = 2
  /// Top and bottom; the sides have none.
  var safeArea = (top: 0.0, bottom: 0.0)
  var isRightToLeft = false
  var root = Node(id: "root")
  var constraints: [Constraint] = []

  /// - Parameter isMirrorable: Whether it says everything by leading and trailing.
  init(seed: UInt64, isMirrorable: Bool = false) {
    var maker = Maker(seed: seed, isMirrorable: isMirrorable)
    width = maker.pick([320, 375, 390, 414, 768])
    height = maker.pick([480, 667, 844, 1024])
    scale = maker.pick([1, 2, 3])
    if maker.chance(40) { safeArea = (maker.pick([20, 44]), maker.pick([0, 34])) }
    isRightToLeft = maker.chance(35)
    maker.fill(&root, depth: 0)
    constraints = maker.constraints
    if maker.chance(25) { contradict(&maker) }
  }

  /// Says of something required that it is a little different.
  private mutating func contradict(_ maker: inout Maker) {
    // Between centres a distance is the same in either direction.
    let candidates = constraints.filter {
      $0.relation == "equal" && $0.priority == 1000 && $0.firstAttribute != "centerX"
    }
    guard var again = candidates.randomElement(using: &maker.generator) else { return }
    again.constant += maker.pick([7, -11, 300])
    again.identifier = "again"
    constraints.append(again)
  }

  /// Every constraint with the path of its list and the id of the view that holds it, if one does.
  var allConstraints: [(constraint: Constraint, owner: String?)] {
    constraints.map { ($0, nil) } + root.all.flatMap { node in node.constraints.map { ($0, node.id) } }
  }

  /// This layout without the constraints of these identifiers.
  func without(_ identifiers: Set<String>) -> RandomLayout {
    var copy = self
    copy.removeConstraints { identifiers.contains($0.identifier) }
    return copy
  }

  mutating func removeConstraints(where isUnwanted: (Constraint) -> Bool) {
    func clean(_ node: inout Node) {
      node.constraints.removeAll(where: isUnwanted)
      for index in node.subviews.indices { clean(&node.subviews[index]) }
    }
    constraints.removeAll(where: isUnwanted)
    clean(&root)
  }
}

// MARK: - Text

extension RandomLayout {
  /// The document as JSON, constraints in their short form.
  var text: String {
    var none: SeededGenerator? = nil
    return text(&none)
  }

  /// This layout as a document: keys and constraints in another order, each constraint in either notation.
  func text(shuffledBy seed: UInt64) -> String {
    var generator: SeededGenerator? = SeededGenerator(seed: seed)
    return text(&generator)
  }

  private func text(_ generator: inout SeededGenerator?) -> String {
    let device = """
      {"portraitSize": {"width": \(width), "height": \(height)}, "displayScale": \(scale), "safeAreaInsets": \
      {"portrait": {"top": \(safeArea.top), "left": 0, "bottom": \(safeArea.bottom), "right": 0}}}
      """
    return object(
      [
        ("device", device), ("systemVersion", "17"),
        ("traits", "{\"layoutDirection\": \"\(isRightToLeft ? "rightToLeft" : "leftToRight")\"}"),
        ("hierarchy", text(of: root, &generator)), ("constraints", list(constraints, &generator)),
      ], &generator)
  }

  private func text(of node: Node, _ generator: inout SeededGenerator?) -> String {
    var members = [("id", "\"\(node.id)\"")]
    members += node.properties.map { ($0.key, $0.value) }
    if !node.subviews.isEmpty {
      var parts: [String] = []
      for subview in node.subviews { parts.append(text(of: subview, &generator)) }
      members.append(("subviews", "[" + parts.joined(separator: ", ") + "]"))
    }
    if !node.constraints.isEmpty { members.append(("constraints", list(node.constraints, &generator))) }
    return object(members, &generator)
  }

  private func list(_ constraints: [Constraint], _ generator: inout SeededGenerator?) -> String {
    var parts: [String] = []
    for constraint in constraints {
      let isObject = generator.map { _ in generator!.next() % 2 == 0 } ?? false
      parts.append(isObject ? object(members(of: constraint), &generator) : short(constraint))
    }
    if generator != nil { parts.shuffle(using: &generator!) }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  private func object(_ members: [(String, String)], _ generator: inout SeededGenerator?) -> String {
    let ordered = generator.map { _ in members.shuffled(using: &generator!) } ?? members
    return "{" + ordered.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }

  private func members(of constraint: Constraint) -> [(String, String)] {
    var members = [
      ("firstItem", "\"\(constraint.firstItem)\""), ("firstAttribute", "\"\(constraint.firstAttribute)\""),
      ("relation", "\"\(constraint.relation)\""), ("identifier", "\"\(constraint.identifier)\""),
      ("constant", "\(constraint.constant)"), ("priority", "\(constraint.priority)"),
    ]
    if let second = constraint.secondItem {
      members += [
        ("secondItem", "\"\(second)\""), ("secondAttribute", "\"\(constraint.secondAttribute)\""),
        ("multiplier", "\(constraint.multiplier)"),
      ]
    }
    return members
  }

  private func short(_ constraint: Constraint) -> String {
    let signs = ["equal": "==", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="]
    var text = "\(constraint.firstItem).\(constraint.firstAttribute) \(signs[constraint.relation] ?? "") "
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += "\(constraint.multiplier) * " }
      text += "\(second).\(constraint.secondAttribute)"
      if constraint.constant > 0 { text += " + \(constraint.constant)" }
      if constraint.constant < 0 { text += " - \(-constraint.constant)" }
    } else {
      text += "\(constraint.constant)"
    }
    return "\"\(text) @\(constraint.priority) '\(constraint.identifier)'\""
  }
}

// MARK: - Making

/// Makes view trees as people write them, and now and then as they should not.
private struct Maker {
  var generator: SeededGenerator
  var constraints: [RandomLayout.Constraint] = []
  private let isMirrorable: Bool
  /// Whether this document leaves things out.
  private let isLoose: Bool
  private var budget: Int
  private var count = 0

  init(seed: UInt64, isMirrorable: Bool) {
    generator = SeededGenerator(seed: seed)
    self.isMirrorable = isMirrorable
    let fifth = generator.next() % 5
    isLoose = fifth == 0 && !isMirrorable
    budget = Int(generator.next() % 6) + 1
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int(generator.next() % UInt64(values.count))]
  }
  mutating func chance(_ percent: UInt64) -> Bool { generator.next() % 100 < percent }

  private mutating func name() -> String {
    count += 1
    return "v\(count)"
  }

  private mutating func priority(required percent: UInt64) -> Double {
    chance(percent) ? 1000 : pick([999, 751, 750, 749.5, 501, 500, 251, 250, 249, 100])
  }

  private mutating func add(
    _ first: String, _ firstAttribute: String, _ second: String?, _ secondAttribute: String,
    _ constant: Double = 0, relation: String = "equal", multiplier: Double = 1, priority: Double = 1000
  ) {
    constraints.append(
      RandomLayout.Constraint(
        identifier: "c\(constraints.count)", firstItem: first, firstAttribute: firstAttribute,
        relation: relation, secondItem: second, secondAttribute: secondAttribute, multiplier: multiplier,
        constant: constant, priority: priority))
  }

  // MARK: Views

  mutating func fill(_ node: inout RandomLayout.Node, depth: Int) {
    let before = constraints.count
    var placed: [String] = []
    for _ in 0..<pick([1, 2, 2, 3]) {
      let child = view(depth: depth)
      place(child, in: node.id, after: placed)
      placed.append(child.id)
      node.subviews.append(child)
      if budget <= 0 { break }
    }
    // Some lists belong to the view.
    if depth > 0, chance(30) {
      node.constraints = Array(constraints[before...]).filter { !$0.firstItem.contains(".") }
      let moved = Set(node.constraints.map(\.identifier))
      // Names stay unique, though the list is shorter now.
      for index in node.constraints.indices { node.constraints[index].identifier = "\(node.id)-\(index)" }
      constraints.removeAll { moved.contains($0.identifier) }
      for index in before..<constraints.count { constraints[index].identifier = "c\(index)" }
    }
  }

  private mutating func view(depth: Int) -> RandomLayout.Node {
    budget -= 1
    let kind = pick(Array(0..<10))
    if depth < 3, budget > 0, kind > 6 { return stack(depth: depth) }
    var node = RandomLayout.Node(id: name())
    if depth < 3, budget > 0, kind > 3 {
      fill(&node, depth: depth + 1)
    } else if depth < 2, kind == 3 {
      scroll(&node)
    } else {
      content(&node, surely: false)
    }
    return node
  }

  private mutating func content(_ node: inout RandomLayout.Node, surely: Bool) {
    guard surely || chance(70) else { return }
    let size: (Double, Double) = (pick([20, 30.5, 44, 71, 120, 200]), pick([10, 20.5, 34, 60]))
    node.properties.append(("intrinsicContentSize", "{\"width\": \(size.0), \"height\": \(size.1)}"))
    if chance(40) {
      node.properties.append(("contentHuggingPriority", "\(pick([249, 251, 260.5]) as Double)"))
    }
    if chance(30) {
      node.properties.append(("contentCompressionResistancePriority", "\(pick([749, 751, 760.5]) as Double)"))
    }
  }

  /// Content that is as wide as the scroll view or wider.
  private mutating func scroll(_ node: inout RandomLayout.Node) {
    node.properties.append(("type", "\"scrollView\""))
    var inner = RandomLayout.Node(id: name())
    content(&inner, surely: true)
    let area = chance(50) ? node.id : node.id + ".contentLayout"
    for (start, end, size) in [("leading", "trailing", "width"), ("top", "bottom", "height")] {
      add(inner.id, start, area, start, pick([0, 8]))
      add(area, end, inner.id, end, pick([0, 16]))
      if chance(60) { add(inner.id, size, node.id, size, pick([0, -20, 100])) }
    }
    node.subviews.append(inner)
  }

  private mutating func stack(depth: Int) -> RandomLayout.Node {
    var node = RandomLayout.Node(id: name(), properties: [("type", "\"stackView\"")])
    let isVertical = chance(50)
    node.properties.append(("axis", isVertical ? "\"vertical\"" : "\"horizontal\""))
    let distributions = ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
    node.properties.append(("distribution", "\"\(pick(distributions))\""))
    let alignments =
      ["fill", "center"]
      + (isVertical ? ["leading", "trailing"] : ["top", "bottom", "firstBaseline", "lastBaseline"])
    node.properties.append(("alignment", "\"\(pick(alignments))\""))
    if chance(70) { node.properties.append(("spacing", pick(["4", "8.5", "12", "\"system\""]))) }
    if chance(20) { node.properties.append(("layoutMarginsRelativeArrangement", "true")) }
    for _ in 0..<pick([1, 2, 2, 3]) {
      var child: RandomLayout.Node
      if depth < 2, budget > 1, chance(25) {
        child = view(depth: depth + 1)
      } else {
        child = RandomLayout.Node(id: name())
        content(&child, surely: chance(85))
      }
      if chance(10) { child.properties.append(("hidden", "true")) }
      if chance(12) {
        add(
          child.id, pick(["width", "height"]), nil, "notAnAttribute", pick([25, 60]),
          relation: pick(["equal", "greaterThanOrEqual"]), priority: priority(required: 50))
      }
      node.subviews.append(child)
    }
    return node
  }

  // MARK: Constraints

  private mutating func place(_ node: RandomLayout.Node, in parent: String, after placed: [String]) {
    let hasSize = node["intrinsicContentSize"] != nil || node["axis"] != nil
    for isHorizontal in [true, false] {
      if isLoose, chance(30) { continue }
      let isPlain = isHorizontal && !isMirrorable && chance(20)
      let names =
        isHorizontal
        ? (isPlain ? ["left", "right", "width", "centerX"] : ["leading", "trailing", "width", "centerX"])
        : ["top", "bottom", "height", "centerY"]
      let outer = edgeOwner(of: parent)
      switch pick(Array(0..<6)) {
      case 0 where !placed.isEmpty:
        add(node.id, names[0], pick(placed), names[1], pick([0, 8, 10.5]), priority: priority(required: 93))
        if !hasSize || chance(40) { length(node.id, names[2], parent, placed, priority(required: 90)) }
      case 0, 1, 2:
        add(node.id, names[0], outer, names[0], pick([0, 8, 16, 20.25]), priority: priority(required: 93))
        if chance(55) {
          add(
            outer, names[1], node.id, names[1], pick([0, 8, 16]),
            relation: pick(["equal", "greaterThanOrEqual"]),
            priority: priority(required: 93))
        } else if !hasSize || chance(40) {
          length(node.id, names[2], parent, placed, priority(required: 90))
        }
      case 3:
        let multiplier = isHorizontal && isMirrorable ? 1 : pick([1, 1, 0.5, 1.25])
        add(node.id, names[3], multiplier == 1 ? outer : parent, names[3], multiplier: multiplier)
        if !hasSize || chance(40) { length(node.id, names[2], parent, placed, priority(required: 90)) }
      case 4:
        add(node.id, names[0], outer, names[0], pick([0, 10]), relation: "greaterThanOrEqual")
        add(node.id, names[1], outer, names[1], pick([0, -10]), relation: "lessThanOrEqual")
        add(node.id, names[0], outer, names[0], pick([0, 30]), priority: pick([500, 749, 251]))
        length(node.id, names[2], parent, placed, pick([999, 750, 501]))
      default:
        add(node.id, names[1], outer, names[1], pick([0, -8]), priority: priority(required: 93))
        if !hasSize || chance(40) { length(node.id, names[2], parent, placed, priority(required: 90)) }
      }
    }
  }

  /// The parent, or one of its guides.
  private mutating func edgeOwner(of parent: String) -> String {
    parent + pick(["", "", "", ".safeArea", ".layoutMargins"])
  }

  private mutating func length(
    _ id: String, _ size: String, _ parent: String, _ placed: [String], _ priority: Double
  ) {
    if !placed.isEmpty, chance(30) {
      add(
        id, size, pick(placed), size, pick([0, 10]), relation: pick(["equal", "equal", "lessThanOrEqual"]),
        multiplier: pick([1, 0.5, 2]), priority: priority)
    } else if chance(50) {
      add(id, size, parent, size, pick([0, -10]), multiplier: pick([0.5, 0.25, 0.3]), priority: priority)
    } else {
      add(
        id, size, nil, "notAnAttribute", pick([20, 44.5, 60, 90]),
        relation: pick(["equal", "equal", "equal", "greaterThanOrEqual"]), priority: priority)
    }
  }
}
