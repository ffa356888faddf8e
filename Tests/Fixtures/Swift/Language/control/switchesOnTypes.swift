protocol Shape {}
struct Square: Shape { var side = 2 }
class Round: Shape { var radius = 3 }
final class Oval: Round { var other = 4 }
func name(_ value: Any) -> String {
  switch value {
  case is Square: "square"
  case let oval as Oval: "oval \(oval.other)"
  case let round as Round where round.radius > 5: "big round"
  case is Round: "round"
  case let number as Int: "int \(number)"
  case let text as String: "text \(text)"
  case let list as [Int]: "list \(list.count)"
  case let (a, b) as (Int, String): "pair \(a) \(b)"
  case is Double: "double"
  default: "unknown"
  }
}
let big = Round()
big.radius = 9
for value in [Square(), Oval(), big, Round(), 4, "x", [1, 2], (1, "b"), 2.5, true] as [Any] {
  print(name(value))
}
let shape: any Shape = Oval()
if let round = shape as? Round, !(shape is Square) { print(round.radius) }
