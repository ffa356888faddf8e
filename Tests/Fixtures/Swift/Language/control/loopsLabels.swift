func find(_ target: Int, in grid: [[Int]]) -> (Int, Int)? {
  for (y, row) in grid.enumerated() { for (x, value) in row.enumerated() where value == target { return (x, y) } }
  return nil
}
let grid = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
if let (x, y) = find(6, in: grid) { print(x, y) }
print(find(10, in: grid) == nil)
var visited: [Int] = []
rows: for row in grid {
  var sum = 0
  columns: for value in row {
    if value == 5 { continue rows }
    if value == 9 { break rows }
    if value.isMultiple(of: 2) { continue columns }
    sum += value
    visited.append(value)
  }
  print("sum", sum)
}
print(visited)
var n = 0
repeat {
  n += 3
  if n == 9 { continue }
  if n > 15 { break }
} while n < 20
print(n)
loop: while true {
  switch n {
  case 0: break loop
  case 10...: n -= 7
  default: n -= 1
  }
}
print(n)
work: do {
  print("in do")
  if n == 0 { break work }
  print("never")
}
check: if n == 0 {
  guard visited.count > 100 else { break check }
  print("never")
}
for i in stride(from: 10, through: 0, by: -5) { print(i, terminator: ",") }
for i in (1...3).reversed() { print(i, terminator: ";") }
for (a, b) in zip(1..., ["x", "y"]) { print(a, b, terminator: " ") }
for _ in 0..<2 { print("-", terminator: "") }
print()
