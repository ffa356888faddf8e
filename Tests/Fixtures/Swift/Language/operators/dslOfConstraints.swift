struct Anchor { let view: String, edge: String; var description: String { "\(view).\(edge)" } }
struct Term { var anchor: Anchor?, multiplier = 1.0, constant = 0.0 }
struct Rule: CustomStringConvertible {
  let left: Anchor, relation: String, right: Term
  var priority: Double = 1000
  var description: String {
    let target = right.anchor.map { "\($0.description)*\(right.multiplier)" } ?? "-"
    return "\(left.description)\(relation)\(target)+\(right.constant)@\(priority)"
  }
}
infix operator ~: LogicalConjunctionPrecedence
protocol TermConvertible { var term: Term { get } }
extension Anchor: TermConvertible { var term: Term { Term(anchor: self) } }
extension Term: TermConvertible { var term: Term { self } }
extension Double: TermConvertible { var term: Term { Term(constant: self) } }
extension Int: TermConvertible { var term: Term { Double(self).term } }
func + (a: TermConvertible, b: Double) -> Term { var t = a.term; t.constant += b; return t }
func - (a: TermConvertible, b: Double) -> Term { a + -b }
func * (a: Anchor, b: Double) -> Term { Term(anchor: a, multiplier: b) }
func / (a: Anchor, b: Double) -> Term { a * (1 / b) }
func == (a: Anchor, b: TermConvertible) -> Rule { Rule(left: a, relation: "=", right: b.term) }
func <= (a: Anchor, b: TermConvertible) -> Rule { Rule(left: a, relation: "<=", right: b.term) }
func >= (a: Anchor, b: TermConvertible) -> Rule { Rule(left: a, relation: ">=", right: b.term) }
func ~ (rule: Rule, priority: Double) -> Rule { var copy = rule; copy.priority = priority; return copy }
func ~ (rules: [Rule], priority: Double) -> [Rule] { rules.map { $0 ~ priority } }
let top = Anchor(view: "a", edge: "top"), bottom = Anchor(view: "b", edge: "bottom"), width = Anchor(view: "a", edge: "width")
let rules = [top == bottom, top == bottom + 8, top <= bottom * 2 - 4, width == 100, width >= 50.5 ~ 750, width == width / 2 ~ 250]
rules.forEach { print($0) }
print(([top == 1, top >= 2] ~ 10).map(\.priority), (top == bottom).right.anchor?.view ?? "-")
func activate(_ rules: Rule...) -> Int { rules.count }
print(activate(top == bottom, width == 3, bottom >= top - 1))
