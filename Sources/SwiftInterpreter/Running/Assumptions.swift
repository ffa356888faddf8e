import SwiftProgram

/// What a condition says of something that is not known.
struct Claim {
  enum Relation {
    case isEqual(Value)
    /// It is a case of an enumeration, or a value of its type by that name.
    case isCase(Name)
    /// It is less than a number, or as large where that is included.
    case isBelow(Double, includes: Bool)
  }

  /// What it is about, by its path.
  let subject: String
  let relation: Relation
  /// The subject that is above zero where that is.
  var base: String?

  /// Whether what it is about is above zero, where it holds or not.
  fileprivate func isAboveZero(_ holds: Bool) -> Bool {
    switch relation {
    case .isEqual(let value): holds && value.number ?? 0 > 0
    case .isBelow(let limit, let includes): !holds && (limit > 0 || limit == 0 && includes)
    case .isCase: false
    }
  }
}

/// What was taken to hold of what is not known, from which later conditions follow.
struct Assumptions {
  /// What was taken of a subject.
  fileprivate struct Facts {
    var value: Claim.Relation?
    var others: [Claim.Relation] = []
    var least: (Double, includes: Bool)?
    var most: (Double, includes: Bool)?
  }

  /// Conditions of which no more is known than their path.
  private var flags: [[UInt8]: Bool] = [:]
  private var facts: [[UInt8]: Facts] = [:]
  /// What is kept of values that a subject does not have.
  private static let mostOthers = 64

  /// Whether a condition follows from what was taken to hold; nil where nothing does.
  func answer(_ unknown: Unknown) -> Bool? {
    let known = unknown.claim.map { answer($0) } ?? flags[Array(unknown.subject.utf8)]
    return known.map { $0 != unknown.isNegated }
  }

  /// Takes a condition to hold, or not to.
  mutating func take(_ unknown: Unknown, toBe flag: Bool) {
    let flag = flag != unknown.isNegated
    guard let claim = unknown.claim else {
      flags[Array(unknown.subject.utf8)] = flag
      return
    }
    if let base = claim.base, claim.isAboveZero(flag) {
      let least = facts[Array(base.utf8)]?.least?.0 ?? 0
      if least <= 0 { facts[Array(base.utf8), default: Facts()].least = (0, includes: false) }
    }
    var known = facts[Array(claim.subject.utf8)] ?? Facts()
    switch claim.relation {
    case .isEqual, .isCase:
      if flag { known.value = claim.relation }
      if flag, let length = claim.relation.length {
        facts[Array((claim.subject + ".count").utf8), default: Facts()].value = length
      }
      if !flag, known.others.count < Self.mostOthers { known.others.append(claim.relation) }
    case .isBelow(let limit, let includes):
      if flag { known.most = (limit, includes) } else { known.least = (limit, !includes) }
    }
    facts[Array(claim.subject.utf8)] = known
  }

  /// The number that a subject is taken to be; nil for none.
  func number(_ subject: String) -> Double? {
    if case .isEqual(let value)? = facts[Array(subject.utf8)]?.value { value.number } else { nil }
  }

  /// The least whole number that a subject may be; nil where nothing says.
  func leastWhole(_ subject: String) -> Int? {
    guard let least = facts[Array(subject.utf8)]?.least else { return nil }
    let floor = least.0.rounded(.down)
    return Int(exactly: least.includes && floor == least.0 ? floor : floor + 1)
  }

  private func answer(_ claim: Claim) -> Bool? {
    if let length = claim.relation.length,
      answer(Claim(subject: claim.subject + ".count", relation: length)) == false
    {
      return false
    }
    guard let known = facts[Array(claim.subject.utf8)] else { return nil }
    switch claim.relation {
    case .isEqual(let wanted):
      if let value = known.value { return value.isSame(as: claim.relation) }
      if known.others.contains(where: { $0.isSame(as: claim.relation) }) { return false }
      return wanted.number.flatMap { known.mayBe($0) ? nil : false }
    case .isCase:
      if let value = known.value { return value.isSame(as: claim.relation) }
      return known.others.contains { $0.isSame(as: claim.relation) } ? false : nil
    case .isBelow(let limit, let includes):
      if case .isEqual(let value)? = known.value, let number = value.number {
        return number < limit || (includes && number == limit)
      }
      return known.isBelow(limit, includes)
    }
  }
}

extension Assumptions.Facts {
  fileprivate func mayBe(_ number: Double) -> Bool {
    if let least, number < least.0 || (number == least.0 && !least.includes) { return false }
    if let most, number > most.0 || (number == most.0 && !most.includes) { return false }
    return true
  }

  /// Whether all that is possible lies below a limit, or nothing does.
  fileprivate func isBelow(_ limit: Double, _ includes: Bool) -> Bool? {
    if let most, most.0 < limit || (most.0 == limit && (includes || !most.includes)) { return true }
    if let least, least.0 > limit || (least.0 == limit && !(includes && least.includes)) { return false }
    return nil
  }
}

extension Claim.Relation {
  /// Whether two say the same of what they are about.
  fileprivate func isSame(as other: Claim.Relation) -> Bool {
    switch (self, other) {
    case (.isCase(let first), .isCase(let second)): first == second
    case (.isEqual(let first), .isEqual(let second)):
      first.number.flatMap { one in second.number.map { one == $0 } } ?? (ValueKey(first) == ValueKey(second))
    default: false
    }
  }
}

extension Interpreter {
  /// What comparing what is not known with a value comes to: a condition of its own, or what follows from those that were taken to
  /// hold. Nil where it is no comparison, or with something that is not known either.
  func compared(_ word: String, _ left: Value, _ right: Value) -> Value? {
    switch (left, right) {
    case (.unknown(let unknown), _): return compared(word, unknown, right)
    case (_, .unknown(let unknown)): return compared(Self.turned[word] ?? word, unknown, left)
    default: return nil
    }
  }

  /// What comparisons are whose sides are exchanged.
  private static let turned = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]

  private func compared(_ word: String, _ unknown: Unknown, _ value: Value) -> Value? {
    if case .boolean(let flag) = value, word == "==" || word == "!=" {
      return condition(flag == (word == "==") ? unknown : unknown.negated)
    }
    if case .none = value, unknown.isPresent, word == "==" || word == "!=" { return .boolean(word == "!=") }
    guard unknown.claim == nil, !unknown.isNegated else { return nil }
    if let member = unknown.implicitMember, let other = memberName(of: value), word == "==" || word == "!=" {
      return .boolean((member == other) == (word == "=="))
    }
    switch (word, value.number) {
    case ("<", let limit?): return claimed(unknown, .isBelow(limit, includes: false))
    case ("<=", let limit?): return claimed(unknown, .isBelow(limit, includes: true))
    case (">", let limit?): return claimed(unknown, .isBelow(limit, includes: true), isNegated: true)
    case (">=", let limit?): return claimed(unknown, .isBelow(limit, includes: false), isNegated: true)
    case ("==", _), ("!=", _):
      return relation(value).map { claimed(unknown, $0, isNegated: word == "!=") }
    default: return nil
    }
  }

  /// The case of an enumeration, or the name of a member whose type nobody told; nil for other values.
  private func memberName(of value: Value) -> String? {
    switch value {
    case .enumeration(let one): text(one.name)
    case .unknown(let unknown): unknown.implicitMember
    default: nil
    }
  }

  /// What being equal to a value is; nil for a value that says little of what equals it.
  private func relation(_ value: Value) -> Claim.Relation? {
    switch value {
    case .integer, .floating, .string: return .isEqual(value)
    case .enumeration(let one): return one.payload.isEmpty ? .isCase(one.name) : nil
    // `.member` of a type that nobody declares.
    case .unknown(let unknown) where unknown.reason == .unknownType:
      let word = unknown.path.split(separator: ".").last.map(String.init) ?? ""
      return .isCase(program.names.name(word))
    default: return nil
    }
  }

  /// A condition on what is not known.
  func claimed(
    _ unknown: Unknown, _ relation: Claim.Relation, of subject: String? = nil, isNegated: Bool = false
  ) -> Value {
    let base = subject == nil ? unknown.base : nil
    var (subject, relation) = (subject ?? unknown.subject, relation)
    if case .isEqual(.string("")) = relation { (subject, relation) = (subject + ".count", .zero) }
    let found = unknown.claiming(Claim(subject: subject, relation: relation, base: base))
    return condition(isNegated ? found.negated : found)
  }

  /// A condition, or what it is where that follows.
  private func condition(_ unknown: Unknown) -> Value {
    guard let answer = assumptions.answer(unknown) else { return .unknown(unknown) }
    followed += 1
    return .boolean(answer)
  }

  /// Whether a condition that is not known is taken to hold: the first that is asked of a subject, and what follows from it.
  private func isHeld(_ unknown: Unknown) -> Bool {
    if let known = assumptions.answer(unknown) { return known }
    assumptions.take(unknown, toBe: true)
    lastTaken = unknown
    return true
  }

  /// Whether a condition that is not known holds, for who asks while nothing runs. It is told as a choice where nothing said it before: what
  /// runs later may follow from it.
  package func holds(_ unknown: Unknown) -> Bool {
    let isNew = assumptions.answer(unknown) == nil
    let answer = isHeld(unknown)
    if isNew { takeToHold(unknown.path, at: unknown.spot, as: value(of: unknown, where: answer)) }
    return answer
  }

  /// What is not known by its path, where a condition on it holds or not: what is compared with others is told as what holds.
  package func value(of unknown: Unknown, where holds: Bool) -> Bool {
    unknown.claim != nil || holds != unknown.isNegated
  }

  /// Whether a condition that is not known holds, which is told as a choice.
  func isTakenToHold(_ unknown: Unknown, at place: SourceSpot? = nil) -> Bool {
    let answer = isHeld(unknown)
    takeToHold(unknown.path, at: place, as: value(of: unknown, where: answer))
    return answer
  }

  /// What is usual in the place of something that is not known, which is told as a choice; what somebody says where that is said.
  package func taken(_ usual: Value, for path: String) -> Value {
    if let given = filled(path, nil) { return given }
    takeToHold(path)
    return usual
  }

  /// A number that is not known, as conditions have it, which is told as a choice.
  func takenNumber(_ unknown: Unknown, or usual: Int) -> Int {
    takeToHold(unknown.path)
    return assumedNumber(unknown, or: usual)
  }

  /// A number that is not known, as far as conditions said which it is, or else a small one that none excludes.
  package func assumedNumber(_ unknown: Unknown, or usual: Int) -> Int {
    if let known = assumptions.number(unknown.subject).flatMap({ Int(exactly: $0) }) { return known }
    if isTaken(unknown, .isEqual(.integer(usual, .int))) { return usual }
    let least = assumptions.leastWhole(unknown.subject) ?? usual
    return isTaken(unknown, .isEqual(.integer(least, .int))) ? least : usual
  }

  /// Elements of a sequence that is not known: one, unless conditions said how many there are. What there is none of is not told.
  func elements(of unknown: Unknown) -> [Value] {
    let count = Unknown(unknown.subject + ".count", unknown.reason, unknown.spot)
    if assumptions.number(count.subject) == nil { takeToHold(unknown.path) }
    let number = min(max(assumedNumber(count, or: 1), 0), Self.mostElements)
    return Array(repeating: element(of: unknown), count: number)
  }

  /// Elements that stand for those of what is not known.
  static let mostElements = 16

  private func isTaken(_ unknown: Unknown, _ relation: Claim.Relation) -> Bool {
    switch claimed(unknown, relation) {
    case .boolean(let flag): flag
    case .unknown(let condition): isHeld(condition)
    default: false
    }
  }
}

extension Claim.Relation {
  static var zero: Claim.Relation { .isEqual(.integer(0, .int)) }

  /// How long a text is that equals what it says; nil for what is no text.
  fileprivate var length: Claim.Relation? {
    if case .isEqual(.string(let text)) = self { .isEqual(.integer(text.count, .int)) } else { nil }
  }
}

extension Value {
  /// The number that it is, whole or not.
  package var number: Double? {
    switch self {
    case .integer(let number, let kind): kind.double(number)
    case .floating(let number, _): number
    default: nil
    }
  }
}
