/// A message while it is read.
struct BlockDraft {
  private let firstLine: Int
  /// The last line that belongs to it so far.
  var lastLine: Int
  private var constraints: [LoggedConstraint] = []
  private var items = ItemTable()
  private var broken: Int?
  /// As in the message.
  var unreadable: [ConsoleLog.UnreadableLine] = []
  /// As in the message.
  var omittedCount = 0
  /// As in the message.
  var isComplete = false

  init(line: Int) {
    firstLine = line
    lastLine = line
  }

  /// Whether nothing stands in it but a headline.
  var isEmpty: Bool { constraints.isEmpty && unreadable.isEmpty }

  /// Adds a line that could not be read.
  mutating func note(_ line: LogLine) {
    unreadable.append(ConsoleLog.UnreadableLine(line: line.number, text: line.original.text))
    lastLine = line.number
  }

  /// Adds a constraint; what gives way is mostly in the list already.
  mutating func add(_ printed: PrintedConstraint, line: Int, text: Bytes, isBroken: Bool) {
    let constraint = LoggedConstraint(
      line: line, text: text.trimmed().text, className: printed.className, address: printed.address,
      identifier: printed.identifier, source: printed.source, kind: printed.kind, isActive: printed.isActive,
      equation: items.equation(of: printed))
    if isBroken {
      broken =
        constraints.firstIndex { !$0.address.isEmpty && $0.address == constraint.address }
        ?? constraints.firstIndex {
          $0.equation == constraint.equation && $0.className == constraint.className
            && $0.identifier == constraint.identifier
        } ?? constraints.count
      if broken != constraints.count { return }
    }
    constraints.append(constraint)
  }

  /// The message as it was read.
  func block() -> ConsoleLog.Block {
    var block = ConsoleLog.Block(lines: firstLine...max(firstLine, lastLine))
    block.items = items.items
    block.constraints = constraints
    block.broken = broken
    block.unreadable = unreadable
    block.omittedCount = omittedCount
    block.isComplete = isComplete
    return block
  }
}

/// The items of a message, each once.
struct ItemTable {
  /// In the order in which they were named.
  private(set) var items: [LoggedItem] = []
  /// By address, or by class and name where there is none.
  private var indices: [String: Int] = [:]

  /// A constraint with its items by index.
  mutating func equation(of printed: PrintedConstraint) -> LoggedEquation {
    let equation = printed.equation
    let first = item(equation.first, printed.superview, beside: equation.second)
    let second = equation.second.map { item($0, printed.superview, beside: equation.first) }
    return LoggedEquation(
      first: first, firstAttribute: equation.firstAttribute, relation: equation.relation, second: second,
      secondAttribute: equation.secondAttribute, multiplier: equation.multiplier,
      constant: equation.constant, priority: equation.priority, isStandardSpacing: equation.isStandardSpacing)
  }

  private mutating func item(
    _ item: PrintedEquation.Item, _ superview: PrintedItem?, beside other: PrintedEquation.Item?
  ) -> LoggedEquation.Item {
    if case .item(let printed) = item { return .item(index(of: printed)) }
    // What `|` is, is said beside the item in it.
    guard case .item(let printed)? = other else { return .item(0) }
    let inner = index(of: printed)
    guard let superview else { return items[inner].superview.map { .item($0) } ?? .superview(of: inner) }
    let outer = index(of: superview)
    if outer != inner, items[inner].superview == nil { items[inner].superview = outer }
    return .item(outer)
  }

  private mutating func index(of item: PrintedItem) -> Int {
    let key = item.address ?? "\(item.className ?? ""):\(item.name ?? "")"
    guard let index = indices[key] else {
      indices[key] = items.count
      items.append(
        LoggedItem(className: item.className, address: item.address, name: item.name, text: item.text))
      return items.count - 1
    }
    if items[index].className == nil { items[index].className = item.className }
    if items[index].name == nil { items[index].name = item.name }
    if items[index].text == nil { items[index].text = item.text }
    return index
  }
}
