final class Constraint { let text: String; var priority = 1000; init(_ text: String) { self.text = text } }
protocol ConstraintGroup { var constraints: [Constraint] { get } }
extension Constraint: ConstraintGroup { var constraints: [Constraint] { [self] } }
extension Array: ConstraintGroup where Element == Constraint { var constraints: [Constraint] { self } }
@resultBuilder
struct LayoutBuilder {
  static func buildBlock(_ groups: any ConstraintGroup...) -> [Constraint] { groups.flatMap { $0.constraints } }
  static func buildOptional(_ group: (any ConstraintGroup)?) -> any ConstraintGroup { group ?? [Constraint]() }
  static func buildEither(first group: any ConstraintGroup) -> any ConstraintGroup { group }
  static func buildEither(second group: any ConstraintGroup) -> any ConstraintGroup { group }
  static func buildArray(_ groups: [any ConstraintGroup]) -> any ConstraintGroup { groups.flatMap { $0.constraints } }
}
struct Anchor {
  let name: String
  func equal(_ other: Anchor, _ constant: Int = 0) -> Constraint { Constraint("\(name)=\(other.name)+\(constant)") }
  func equal(_ constant: Int) -> Constraint { Constraint("\(name)=\(constant)") }
}
extension Constraint {
  func priority(_ value: Int) -> Constraint {
    priority = value
    return self
  }
}
func activate(@LayoutBuilder _ body: () -> [Constraint]) -> String { body().map { "\($0.text)@\($0.priority)" }.joined(separator: " ") }
func edges(_ a: Anchor, _ b: Anchor) -> [Constraint] { [a.equal(b), b.equal(a, -1)] }
let top = Anchor(name: "top"), left = Anchor(name: "left")
for wide in [true, false] {
  print(activate {
    top.equal(left, 8)
    if wide { left.equal(20).priority(750) }
    edges(top, left)
    for i in 1...2 { top.equal(i) }
    if wide { top.equal(1) } else { left.equal(2) }
  })
}
print(activate { left.equal(3) }, activate {})
