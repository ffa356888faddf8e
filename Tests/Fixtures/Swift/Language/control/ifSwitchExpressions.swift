enum Size { case small, medium, large }
func width(_ size: Size, compact: Bool) -> Double {
  let base: Double = switch size {
  case .small: 10
  case .medium: if compact { 15 } else { 20 }
  case .large: 40
  }
  let factor = if compact { 0.5 } else { 1.0 }
  return base * factor
}
for size in [Size.small, .medium, .large] { print(width(size, compact: true), width(size, compact: false)) }
let text = if width(.small, compact: false) > 9 { "wide" } else if width(.small, compact: true) > 9 { "middle" } else { "narrow" }
let count: Int? = switch text { case "wide": 3; case "middle": nil; default: 0 }
print(text, count ?? -1)
func name(_ n: Int) -> String {
  switch n {
  case 0: "zero"
  case let n where n < 0: "minus \(name(-n))"
  default: if n > 9 { "many" } else { "few" }
  }
}
print(name(0), name(-4), name(12))
struct View {
  var isHidden: Bool
  var alpha: Double { if isHidden { 0 } else { 1 } }
  var insets: [Double] {
    switch (isHidden, alpha) {
    case (true, _): []
    case (false, 1): [8, 8]
    default: [4]
    }
  }
}
print(View(isHidden: true).alpha, View(isHidden: false).alpha, View(isHidden: false).insets, View(isHidden: true).insets)
let closure = { (n: Int) -> String in switch n { case 1: "one" default: "other" } }
print(closure(1), closure(2))
var value = 5
value = if value > 3 { value * 2 } else { 0 }
let list = [1, 2, 3].map { if $0 == 2 { "two" } else { "\($0)" } }
print(value, list, try { () throws -> Int in if value > 5 { 1 } else { throw Failed() } }())
struct Failed: Error {}
