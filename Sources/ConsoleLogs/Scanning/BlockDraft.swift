/// A message while it is read.
struct BlockDraft {
  var block: ConsoleLog.Block
  /// Items by address, or by class and name where there is none.
  private var indices: [String: Int] = [:]

  init(line: Int) { block = ConsoleLog.Block(lines: line...line) }

  /// The last line that belongs to it so far.
  var lastLine: Int { block.lines.upperBound }

  /// Whether nothing stands in it but a headline.
  var isEmpty: Bool { block.constraints.isEmpty && block.unreadable.isEmpty }

  /// Goes on to a line, which belongs to it.
  mutating func extend(to line: LogLine) { block.lines = block.lines.lowerBound...max(lastLine, line.number) }

  /// Adds a line that could not be read.
  mutating func note(_ line: LogLine, className: String? = nil) {
    block.unreadable.append(
      ConsoleLog.UnreadableLine(line: line.number, text: line.original.text, className: className))
  }

  /// Adds a constraint; what gives way is mostly in the list already.
  mutating func add(_ printed: PrintedConstraint, line: Int, text: Bytes, isBroken: Bool) {
    let constraint = LoggedConstraint(
      line: line, text: text.trimmed().text, className: printed.className, address: printed.address,
      identifier: printed.identifier, source: printed.source, kind: printed.kind, isActive: printed.isActive,
      equation: equation(of: printed))
    if isBroken {
      let known = block.constraints
      block.broken =
        known.firstIndex { !$0.address.isEmpty && $0.address == constraint.address }
        ?? known.firstIndex {
          $0.equation == constraint.equation && $0.className == constraint.className
            && $0.identifier == constraint.identifier
        } ?? known.count
      if block.broken != known.count { return }
    }
    block.constraints.append(constraint)
  }

  /// A constraint with its items by index.
  private mutating func equation(of printed: PrintedConstraint) -> LoggedEquation {
    let equation = printed.equation
    let first = item(equation.first, printed.superview, beside: equation.second)
    let second = equation.second.map { item($0, printed.superview, beside: equation.first) }
    return LoggedEquation(
      first: first, firstAttribute: equation.firstAttribute, relation: equation.relation, second: second,
      secondAttribute: equation.secondAttribute, multiplier: equation.multiplier,
      constant: equation.constant, priority: equation.priority, isStandardSpacing: equation.isStandardSpacing)
  }

  private mutating func item(
    _ item: PrintedEquation.Item, _ superview: LoggedItem?, beside other: PrintedEquation.Item?
  ) -> LoggedEquation.Item {
    if case .item(let printed) = item { return .item(index(of: printed)) }
    // What `|` is, is said beside the item in it.
    guard case .item(let printed)? = other else { return .item(0) }
    let inner = index(of: printed)
    guard let superview else {
      return block.items[inner].superview.map { .item($0) } ?? .superview(of: inner)
    }
    let outer = index(of: superview)
    if outer != inner, block.items[inner].superview == nil { block.items[inner].superview = outer }
    return .item(outer)
  }

  private mutating func index(of item: LoggedItem) -> Int {
    let key = item.address ?? "\(item.className ?? ""):\(item.name ?? "")"
    guard let index = indices[key] else {
      indices[key] = block.items.count
      block.items.append(item)
      return block.items.count - 1
    }
    block.items[index].className = block.items[index].className ?? item.className
    block.items[index].name = block.items[index].name ?? item.name
    block.items[index].text = block.items[index].text ?? item.text
    return index
  }
}
