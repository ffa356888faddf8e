import LayoutModel

extension PrintedEquation {
  /// How many brackets are tried where texts of labels may have some.
  private static let mostBrackets = 8

  /// A constraint as a visual format: `H:|-(20)-[UILabel:0x7f'Hello']`, `V:[UIView:0x7f(>=44@750)]`
  /// (AL-log-forms).
  init?(visual text: Bytes, _ names: PrintedNames) {
    var body = text
    var axis = Axis.horizontal
    if let rest = text.dropping("V:") { (axis, body) = (.vertical, rest) }
    if let rest = text.dropping("H:") { body = rest }
    guard let first = body.first, first == UInt8(ascii: "|") || first == UInt8(ascii: "[") else { return nil }
    var edges = VisualEdges(axis)
    if body.ends("(LTR)") {
      edges = VisualEdges(axis, .leftToRight)
      body = body.dropLast(5).trimmed()
    } else if body.ends("(RTL)") {
      edges = VisualEdges(axis, .rightToLeft)
      body = body.dropLast(5).trimmed()
    }
    guard let last = body.last, body.count >= 2 else { return nil }
    switch (first == UInt8(ascii: "|"), last == UInt8(ascii: "|")) {
    case (true, false): self.init(leading: body, edges, names)
    case (false, true): self.init(trailing: body, edges, names)
    case (false, false): self.init(inner: body, axis, edges, names)
    case (true, true): return nil
    }
  }

  /// `|-(20)-[item]`.
  private init?(leading body: Bytes, _ edges: VisualEdges, _ names: PrintedNames) {
    guard let open = body.first("["), body.last == UInt8(ascii: "]"),
      let gap = VisualGap(body[(body.startIndex + 1)..<open]),
      let item = PrintedItem(body[(open + 1)..<(body.endIndex - 1)], names)
    else { return nil }
    self.init(gap, from: (.superview, edges.near), to: (.item(item), edges.near), edges)
  }

  /// `[item]-(20)-|`.
  private init?(trailing body: Bytes, _ edges: VisualEdges, _ names: PrintedNames) {
    guard let close = body.lastIndex(of: UInt8(ascii: "]")),
      let gap = VisualGap(body[(close + 1)..<(body.endIndex - 1)]),
      let item = PrintedItem(body[(body.startIndex + 1)..<close], names)
    else { return nil }
    self.init(gap, from: (.item(item), edges.far), to: (.superview, edges.far), edges)
  }

  /// `[first]-(8)-[second]` or `[item(44)]`.
  private init?(inner body: Bytes, _ axis: Axis, _ edges: VisualEdges, _ names: PrintedNames) {
    guard body.last == UInt8(ascii: "]") else { return nil }
    let contents = body[(body.startIndex + 1)..<(body.endIndex - 1)]
    var brackets = 0
    for close in contents.indices where contents[close] == UInt8(ascii: "]") && brackets < Self.mostBrackets {
      brackets += 1
      let rest = contents[(close + 1)...]
      guard let open = rest.first("["), let gap = VisualGap(rest[..<open]),
        let from = PrintedItem(contents[..<close], names),
        let to = PrintedItem(rest[(open + 1)...], names.without(from))
      else { continue }
      self.init(gap, from: (.item(from), edges.far), to: (.item(to), edges.near), edges)
      return
    }
    self.init(size: contents, axis, names)
  }

  /// What one thing is away from another in the direction of reading.
  private init(
    _ gap: VisualGap, from: (item: Item, edge: LayoutAttribute), to: (item: Item, edge: LayoutAttribute),
    _ edges: VisualEdges
  ) {
    let (first, second) = edges.isBackwards ? (from, to) : (to, from)
    self.init(
      first: first.item, firstAttribute: first.edge, relation: gap.relation, second: second.item,
      secondAttribute: second.edge, constant: gap.constant, priority: gap.priority,
      isStandardSpacing: gap.isStandard)
  }

  /// `item(44)`, `item(>=44@750)`, `item(==other)`.
  private init?(size contents: Bytes, _ axis: Axis, _ names: PrintedNames) {
    guard contents.last == UInt8(ascii: ")") else { return nil }
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    var brackets = 0
    for open in contents.indices.reversed()
    where contents[open] == UInt8(ascii: "(") && brackets < Self.mostBrackets {
      brackets += 1
      let size = contents[(open + 1)..<(contents.endIndex - 1)].trimmed()
      guard let item = PrintedItem(contents[..<open], names) else { continue }
      if let gap = VisualGap(inner: size) {
        self.init(
          first: .item(item), firstAttribute: attribute, relation: gap.relation, constant: gap.constant,
          priority: gap.priority)
        return
      }
      var rest = size
      guard let relation = LayoutConstraint.Relation.take(from: &rest) else { continue }
      let (named, priority) = rest.splittingPriority
      guard let other = PrintedItem(named, names) else { continue }
      self.init(
        first: .item(item), firstAttribute: attribute, relation: relation, second: .item(other),
        secondAttribute: attribute, priority: priority ?? LayoutConstraint.required)
      return
    }
    return nil
  }
}

/// The edges that a visual format speaks of, in the direction of reading.
private struct VisualEdges {
  enum Direction {
    case leftToRight, rightToLeft
  }

  var near: LayoutAttribute
  var far: LayoutAttribute
  /// Whether distances count towards the left.
  var isBackwards = false

  /// - Parameter direction: Nil where leading and trailing decide.
  init(_ axis: Axis, _ direction: Direction? = nil) {
    switch (axis, direction) {
    case (.vertical, _): (near, far) = (.top, .bottom)
    case (.horizontal, nil): (near, far) = (.leading, .trailing)
    case (.horizontal, .leftToRight): (near, far) = (.left, .right)
    case (.horizontal, .rightToLeft): (near, far, isBackwards) = (.right, .left, true)
    }
  }
}

/// A distance or a size in a visual format.
private struct VisualGap {
  var relation = LayoutConstraint.Relation.equal
  var constant = 0.0
  var priority = LayoutConstraint.required
  var isStandard = false

  /// `-(8)-`, `-8-` or nothing.
  init?(_ text: Bytes) {
    var inner = text.trimmed()
    let isNothing = inner.isEmpty
    if !isNothing {
      guard inner.count > 2, inner.first == UInt8(ascii: "-"), inner.last == UInt8(ascii: "-") else {
        return nil
      }
      inner = inner.dropFirst().dropLast().trimmed()
      if inner.first == UInt8(ascii: "("), inner.last == UInt8(ascii: ")") {
        inner = inner.dropFirst().dropLast()
      }
    }
    self.init(inner: inner, isNothing: isNothing)
  }

  /// `8`, `>=8@750`, `NSSpace(8)`.
  init?(inner text: Bytes, isNothing: Bool = false) {
    if isNothing { return }
    var rest = text.trimmed()
    relation = LayoutConstraint.Relation.take(from: &rest) ?? .equal
    let (number, priority) = rest.splittingPriority
    if let priority { self.priority = priority }
    if let spacing = number.standardSpacing {
      (constant, isStandard) = (spacing, true)
    } else if let value = number.number {
      constant = value
    } else {
      return nil
    }
  }
}

extension Bytes {
  fileprivate func ends(_ word: StaticString) -> Bool { has(word, at: endIndex - word.utf8CodeUnitCount) }

  /// What stands before `@750`, and the priority, nil without one.
  fileprivate var splittingPriority: (rest: Bytes, priority: Float?) {
    guard let at = lastIndex(of: UInt8(ascii: "@")), let priority = PrintedBody.priority(self[(at + 1)...])
    else { return (self, nil) }
    return (self[..<at].trimmed(), priority)
  }
}
