import LayoutModel

/// How many brackets are tried where texts of labels may have some.
private let mostBrackets = 8

extension PrintedEquation {
  /// A constraint as a visual format: `H:|-(20)-[UILabel:0x7f'Hello']`, `V:[UIView:0x7f(>=44@750)]`
  /// (AL-log-forms).
  init?(visual text: Bytes, _ names: PrintedNames) {
    var body = text
    var axis = Axis.horizontal
    if let rest = text.dropping("V:") { (axis, body) = (.vertical, rest) }
    if let rest = text.dropping("H:") { body = rest }
    guard let first = body.first, first == UInt8(ascii: "|") || first == UInt8(ascii: "[") else { return nil }
    let isLeftToRight = body.ends("(LTR)")
    let isRightToLeft = body.ends("(RTL)")
    if isLeftToRight || isRightToLeft { body = body.dropLast(5).trimmed() }
    let edges: VisualEdges =
      if axis == .vertical {
        (.top, .bottom, false)
      } else if isRightToLeft {
        (.right, .left, true)
      } else {
        isLeftToRight ? (.left, .right, false) : (.leading, .trailing, false)
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
      let item = LoggedItem(body[(open + 1)..<(body.endIndex - 1)], names)
    else { return nil }
    self.init(gap, from: (.superview, edges.near), to: (.item(item), edges.near), edges)
  }

  /// `[item]-(20)-|`.
  private init?(trailing body: Bytes, _ edges: VisualEdges, _ names: PrintedNames) {
    guard let close = body.lastIndex(of: UInt8(ascii: "]")),
      let gap = VisualGap(body[(close + 1)..<(body.endIndex - 1)]),
      let item = LoggedItem(body[(body.startIndex + 1)..<close], names)
    else { return nil }
    self.init(gap, from: (.item(item), edges.far), to: (.superview, edges.far), edges)
  }

  /// `[first]-(8)-[second]` or `[item(44)]`.
  private init?(inner body: Bytes, _ axis: Axis, _ edges: VisualEdges, _ names: PrintedNames) {
    guard body.last == UInt8(ascii: "]") else { return nil }
    let contents = body[(body.startIndex + 1)..<(body.endIndex - 1)]
    var brackets = 0
    for close in contents.indices where contents[close] == UInt8(ascii: "]") && brackets < mostBrackets {
      brackets += 1
      let rest = contents[(close + 1)...]
      guard let open = rest.first("["), let gap = VisualGap(rest[..<open]),
        let from = LoggedItem(contents[..<close], names),
        let to = LoggedItem(rest[(open + 1)...], names.without(from))
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
    where contents[open] == UInt8(ascii: "(") && brackets < mostBrackets {
      brackets += 1
      let size = contents[(open + 1)..<(contents.endIndex - 1)].trimmed()
      guard let item = LoggedItem(contents[..<open], names) else { continue }
      if let gap = VisualGap(inner: size) {
        self.init(
          first: .item(item), firstAttribute: attribute, relation: gap.relation, constant: gap.constant,
          priority: gap.priority)
        return
      }
      var rest = size
      guard let relation = LayoutConstraint.Relation.take(from: &rest) else { continue }
      let (named, priority) = rest.splittingPriority
      guard let other = LoggedItem(named, names) else { continue }
      self.init(
        first: .item(item), firstAttribute: attribute, relation: relation, second: .item(other),
        secondAttribute: attribute, priority: priority ?? LayoutConstraint.required)
      return
    }
    return nil
  }
}

/// The edges that a visual format speaks of, in the direction of reading, and whether distances count towards the left.
private typealias VisualEdges = (near: LayoutAttribute, far: LayoutAttribute, isBackwards: Bool)

/// A distance or a size in a visual format.
private struct VisualGap {
  var relation = LayoutConstraint.Relation.equal
  var constant = 0.0
  var priority = LayoutConstraint.required
  var isStandard = false

  private init() {}

  /// `-(8)-`, `-8-` or nothing.
  init?(_ text: Bytes) {
    var inner = text.trimmed()
    if inner.isEmpty {
      self.init()
      return
    }
    guard inner.count > 2, inner.first == UInt8(ascii: "-"), inner.last == UInt8(ascii: "-") else {
      return nil
    }
    inner = inner.dropFirst().dropLast().trimmed()
    if inner.first == UInt8(ascii: "("), inner.last == UInt8(ascii: ")") {
      inner = inner.dropFirst().dropLast()
    }
    self.init(inner: inner)
  }

  /// `8`, `>=8@750`, `NSSpace(8)`.
  init?(inner text: Bytes) {
    var rest = text.trimmed()
    relation = LayoutConstraint.Relation.take(from: &rest) ?? .equal
    let (number, priority) = rest.splittingPriority
    if let priority { self.priority = priority }
    let spacing = number.standardSpacing
    guard let value = spacing ?? number.number else { return nil }
    (constant, isStandard) = (value, spacing != nil)
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
