// Operators whose first operand is a member of the type that is wanted.
struct Priority: Equatable {
  var rawValue: Float
  static let required = Priority(rawValue: 1000)
  static func - (one: Priority, number: Float) -> Priority { Priority(rawValue: one.rawValue - number) }
}
final class Constraint { var priority = Priority.required }
let constraint = Constraint()
constraint.priority = .required - 1
print(constraint.priority.rawValue)
let almost: Priority = .required - 2.5
print(almost.rawValue)
var kept: ContiguousArray<Int> = []
kept.append(3)
var others = ContiguousArray<String>()
others.append("x")
print(kept.count, others.first ?? "none", [1, 2, 3][1...].first ?? 0)
extension Collection { subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil } }
print(kept[safe: 0] ?? -1, kept[safe: 5] ?? -1)
