struct Anchor { let name: String }
struct Expression {
  let anchor: Anchor
  var multiplier = 1.0, constant = 0.0
}
struct Constraint: CustomStringConvertible {
  let text: String
  var priority = 1000
  var description: String { "\(text)@\(priority)" }
}
func * (anchor: Anchor, value: Double) -> Expression { Expression(anchor: anchor, multiplier: value) }
func + (anchor: Anchor, value: Double) -> Expression { Expression(anchor: anchor, constant: value) }
func + (expression: Expression, value: Double) -> Expression {
  Expression(
    anchor: expression.anchor, multiplier: expression.multiplier, constant: expression.constant + value)
}
func - (anchor: Anchor, value: Double) -> Expression { anchor + -value }
func == (left: Anchor, right: Anchor) -> Constraint { Constraint(text: "\(left.name)=\(right.name)") }
func == (left: Anchor, right: Expression) -> Constraint {
  Constraint(text: "\(left.name)=\(right.anchor.name)*\(right.multiplier)+\(right.constant)")
}
func == (left: Anchor, right: Double) -> Constraint { Constraint(text: "\(left.name)=\(right)") }
func >= (left: Anchor, right: Double) -> Constraint { Constraint(text: "\(left.name)>=\(right)") }
infix operator ~ : AssignmentPrecedence
func ~ (constraint: Constraint, priority: Int) -> Constraint {
  var copy = constraint
  copy.priority = priority
  return copy
}
let a = Anchor(name: "a")
let b = Anchor(name: "b")
let list: [Constraint] = [a == b, a == b * 2 + 8, a == b - 4, a == 50, a >= 10, a == b + 1 ~ 750]
for constraint in list { print(constraint) }
