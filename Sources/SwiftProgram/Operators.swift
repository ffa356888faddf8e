/// In which order operators are applied: groups of precedence, and which group an operator has.
public struct OperatorTable: Sendable {
  /// A group, and the groups below which it stands.
  public struct Group: Sendable {
    public var name: String
    public var isRight = false, isAssignment = false
    public var higherThan: [String] = [], lowerThan: [String] = []
    public init(_ name: String) { self.name = name }
  }

  private var groups: [String: Group] = [:]
  private var groupOfOperator: [String: String] = [:]
  /// How often something was added.
  public private(set) var changeCount = 0

  /// The operators of the standard library.
  public init() {
    let standard: [(String, Bool, [String])] = [
      (
        "AssignmentPrecedence", true,
        ["=", "*=", "/=", "%=", "+=", "-=", "<<=", ">>=", "&=", "|=", "^=", "&+=", "&-=", "&*="]
      ),
      ("FunctionArrowPrecedence", true, ["->"]),
      ("TernaryPrecedence", true, ["?"]),
      ("DefaultPrecedence", false, []),
      ("LogicalDisjunctionPrecedence", false, ["||"]),
      ("LogicalConjunctionPrecedence", false, ["&&"]),
      ("ComparisonPrecedence", false, ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~="]),
      ("NilCoalescingPrecedence", true, ["??"]),
      ("CastingPrecedence", false, ["is", "as", "as?", "as!"]),
      ("RangeFormationPrecedence", false, ["..<", "..."]),
      ("AdditionPrecedence", false, ["+", "-", "&+", "&-", "|", "^"]),
      ("MultiplicationPrecedence", false, ["*", "/", "%", "&", "&*"]),
      ("BitwiseShiftPrecedence", false, ["<<", ">>", "&<<", "&>>"]),
    ]
    for (index, (name, isRight, operators)) in standard.enumerated() {
      var group = Group(name)
      group.isRight = isRight
      group.isAssignment = index == 0
      if index > 0 { group.higherThan = [standard[index - 1].0] }
      groups[name] = group
      for spelling in operators { groupOfOperator[spelling] = name }
    }
  }

  /// Adds a group of the app.
  public mutating func add(_ group: Group) {
    groups[group.name] = group
    changeCount += 1
  }

  /// Says which group an infix operator has; nil for the default one.
  public mutating func add(operator spelling: String, group: String?) {
    groupOfOperator[spelling] = group ?? "DefaultPrecedence"
    changeCount += 1
  }

  /// The group of an operator; an operator that nobody declared has the default one.
  public func group(of spelling: String) -> Group {
    groups[groupOfOperator[spelling] ?? "DefaultPrecedence"] ?? groups["DefaultPrecedence"] ?? Group("")
  }

  /// Whether a group binds more tightly than another.
  public func binds(_ first: Group, tighterThan second: Group) -> Bool {
    if first.name == second.name { return false }
    return reaches(first, second.name) || isAbove(second, first)
  }

  private func isAbove(_ lower: Group, _ upper: Group) -> Bool {
    lower.lowerThan.contains { name in
      name == upper.name || groups[name].map { reaches(upper, $0.name) } == true
    }
  }

  /// Whether a group stands above another one, or above one that does. Each group is looked at once.
  private func reaches(_ group: Group, _ name: String) -> Bool {
    var seen: Set<String> = [group.name]
    var open = [group]
    while let next = open.popLast() {
      for lower in next.higherThan {
        if lower == name { return true }
        if seen.insert(lower).inserted, let found = groups[lower] { open.append(found) }
      }
    }
    return false
  }
}
