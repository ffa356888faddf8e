func parse(_ text: String?) -> String {
  guard let text, !text.isEmpty else { return "nothing" }
  guard let number = Int(text), number > 0 else { return "no number: \(text)" }
  guard case 1...9 = number else { return "large \(number)" }
  return "small \(number)"
}
for text in [nil, "", "x", "-1", "5", "50"] { print(parse(text)) }
func pair(_ a: Int?, _ b: Int?) -> Int {
  if let a, let b, a < b { return a + b }
  if let a = a ?? b { return a }
  return 0
}
print(pair(1, 2), pair(2, 1), pair(nil, 7), pair(nil, nil))
var countdown: Int? = 3
while let current = countdown {
  print(current)
  countdown = current > 1 ? current - 1 : nil
}
if var value = Int("4") {
  value += 1
  print(value)
}
