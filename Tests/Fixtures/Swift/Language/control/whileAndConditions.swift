var stack = [3, 2, 1], log: [Int] = []
while let top = stack.popLast(), top < 3 { log.append(top) }
print(log, stack)
var n = 27, steps = 0
while n != 1, steps < 5 { n = n.isMultiple(of: 2) ? n / 2 : n * 3 + 1; steps += 1 }
print(n, steps)
var text = "a,b,,c"[...]
var parts: [String] = []
while let comma = text.firstIndex(of: ",") { parts.append(String(text[..<comma])); text = text[text.index(after: comma)...] }
parts.append(String(text))
print(parts)
var (low, high) = (0, 100)
repeat { let middle = (low + high) / 2; if middle * middle > 50 { high = middle } else { low = middle } } while high - low > 1
print(low, high)
let values: [Int?] = [1, nil, 3]
var index = 0
while index < values.count, case let value? = values[index] { print("value", value); index += 1 }
print(index)
if let first = values.first, let number = first, number > 0, case 1..<5 = number, !values.isEmpty { print("all hold", number) }
if case let (a, b) = (1, 2), a < b { print("less") }
for (i, c) in "abc".enumerated().reversed() where c != "b" { print(i, c) }
for x in stride(from: 1, to: 2, by: 0.25) where x != 1.5 { print(x, terminator: " ") }
for i in [5, 4] + Array(1...2) { print(i, terminator: ",") }
print()
