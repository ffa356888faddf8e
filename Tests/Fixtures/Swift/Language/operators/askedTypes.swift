// Operators ask for types that members without a type are of, whatever stands on their other side.

struct Weight: Equatable {
  var value: Int
  static let low = Weight(value: 250)
  static let high = Weight(value: 750)
}

final class Rule {
  var weight = Weight(value: 1000)
}

precedencegroup WeightPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: AssignmentPrecedence
}
infix operator ~: WeightPrecedence

@discardableResult func ~ (rule: Rule, weight: Weight) -> Rule {
  rule.weight = weight
  return rule
}
@discardableResult func ~ (rule: Rule, weight: Int) -> Rule { rule ~ Weight(value: weight) }
@discardableResult func ~ (rules: [Rule], weight: Weight) -> [Rule] { rules.map { $0 ~ weight } }
@discardableResult func ~ (rules: [Rule], weight: Int) -> [Rule] { rules.map { $0 ~ weight } }

print(([Rule(), Rule()] ~ .low).map(\.weight.value), (Rule() ~ .high).weight.value, (Rule() ~ 5).weight.value)
print(Weight.low == .low, .high != Weight.low)

// What a prefix operator makes of a number is no number.
struct Limit {
  var value: Double
  var isLeast: Bool
}
prefix operator >=
prefix func >= (value: Double) -> Limit { Limit(value: value, isLeast: true) }
prefix func >= (value: Int) -> Limit { >=Double(value) }
prefix operator <=
prefix func <= (value: Double) -> Limit { Limit(value: value, isLeast: false) }

struct Side {
  func at(_ value: Double) -> String { "at \(value)" }
  func at(_ value: Int) -> String { "at whole \(value)" }
  func at(_ limit: Limit) -> String { "\(limit.isLeast ? "at least" : "at most") \(limit.value)" }
}
print(Side().at(4), Side().at(4.5), Side().at(>=4), Side().at(<=4.5), Side().at(-4))

// The module's name, before what a member would hide.
func doubled(_ value: Int) -> Int { value * 2 }
struct Doubler {
  func doubled() -> Int { Main.doubled(21) }
}
print(Doubler().doubled())

// Operators for key paths are none for values.
func == <Root, Value: Equatable>(keyPath: KeyPath<Root, Value>, value: Value) -> (Root) -> Bool {
  { $0[keyPath: keyPath] == value }
}
func != <Root, Value: Equatable>(keyPath: KeyPath<Root, Value>, value: Value) -> (Root) -> Bool {
  { $0[keyPath: keyPath] != value }
}
let weights = [Weight.low, .high, Weight(value: 3)]
let none: Weight? = nil
print(weights.filter(\.value == 750).count, weights.filter(\.value != 750).count, none == nil, none != nil, weights[0] != .high)

// Operators of a program call themselves for other types: none of the language is meant.
postfix operator %
struct Share { var value: Double }
postfix func % (value: Double) -> Share { Share(value: value / 100) }
postfix func % (value: Int) -> Share { Double(value)% }
infix operator ~~: WeightPrecedence
func ~~ (left: Double, right: Double) -> String { "\(left) to \(right)" }
func ~~ (left: Int, right: Int) -> String { Double(left) ~~ Double(right) }
print(40%.value, 12.5%.value, 3 ~~ 4)
func - (left: [Rule], right: Double) -> String { "\(left.count) rules but \(right)" }
func - (left: [Rule], right: Int) -> String { left - Double(right) }
print([Rule(), Rule()] - 3)
