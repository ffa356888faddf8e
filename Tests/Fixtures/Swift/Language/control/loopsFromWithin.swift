// Loops that end from within, and by more than their conditions say.
var rounds = 0
while true {
  rounds += 1
  if rounds % 2 == 0 { continue }
  guard rounds < 20 else { break }
}
print(rounds)
var index = 0
outer: while index < 40 {
  var inner = 0
  while true {
    inner += 1
    if inner > index { index += 1; continue outer }
    if index == 30 { break outer }
  }
}
print(index)
var left = 50
repeat { left -= 3 } while left > 0
print(left)
func first(over limit: Int) -> Int {
  var value = 1
  while true { value *= 3; if value > limit { return value } }
}
print(first(over: 1_000))
