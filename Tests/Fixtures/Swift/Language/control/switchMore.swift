func classify(_ value: Any) -> String {
  switch value {
  case let n as Int where n == 0: "zero"
  case let n as Int where n < 0: "negative"
  case is Int: "int"
  case let d as Double where d.rounded() == d: "whole double"
  case let s as String: switch s.count { case 0: "empty"; case 1...3: "short"; default: "long" }
  case let list as [Int] where list.count > 2: "long list"
  case let list as [Int]: "list \(list.reduce(0, +))"
  case let (a, b) as (Int, Int): "pair \(a + b)"
  default: "other"
  }
}
print([0, -1, 5, 2.0, 2.5, "", "ab", "abcd", [1], [1, 2, 3], (1, 2), true].map { classify($0) })
func season(_ month: Int) -> String {
  switch month {
  case 12, 1, 2: return "winter"
  case 3...5: return "spring"
  case let m where (6...8).contains(m): return "summer"
  case 9, 10, 11: return "autumn"
  case ..<1: return "before"
  default: return "after"
  }
}
print([0, 1, 4, 7, 11, 13].map(season))
let point = (x: 1, y: -1)
switch point {
case let p where p.x == p.y: print("same")
case (x: 1, y: let y) where y > 0: print("up", y)
case (let x, -1): print("low", x)
default: print("none")
}
let tag: String? = "b"
switch tag { case "a"?: print("A"); case let t? where t > "a": print("later", t); case _?: print("some"); case nil: print("nil") }
