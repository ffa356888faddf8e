outer: for i in 1...4 {
  for j in 1...4 {
    if j == 3 { continue outer }
    if i == 3 { break outer }
    print(i, j)
  }
}
var n = 0
repeat { n += 3 } while n < 10
print(n)
while true {
  n -= 1
  if n % 2 == 0 { continue }
  if n < 6 { break }
}
print(n)
for i in stride(from: 10, to: 0, by: -3) { print(i, terminator: " ") }
for x in stride(from: 0.0, through: 1.0, by: 0.25) { print(x, terminator: " ") }
print()
for (index, value) in ["a", "b"].enumerated() where index > 0 { print(index, value) }
for (a, b) in zip([1, 2, 3], ["x", "y"]) { print(a, b) }
for i in (0..<3).reversed() { print(i, terminator: ",") }
for _ in 0..<2 { print("_", terminator: "") }
print()
for index in ["p", "q"].indices { print(index) }
for character in "héy" { print(character) }
loop: while true {
  switch n {
  case 5: break loop
  default: break
  }
  n -= 1
}
print(n)
for i in 0..<0 { print("never", i) }
check: if n == 5 {
  if n > 4 { break check }
  print("not reached")
}
