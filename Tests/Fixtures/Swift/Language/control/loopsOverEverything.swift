enum Day: Int, CaseIterable { case mon, tue, wed }
struct Countdown: Sequence { let from: Int; func makeIterator() -> AnyIterator<Int> { var n = from; return AnyIterator { n -= 1; return n >= 0 ? n : nil } } }
for day in Day.allCases where day != .tue { print(day, day.rawValue, terminator: " ") }
for n in Countdown(from: 3) { print(n, terminator: ",") }
for (key, value) in ["a": 1, "b": 2].sorted(by: { $0.key > $1.key }) { print(key, value, terminator: ";") }
for c in "hi!" where c.isLetter { print(c, terminator: "-") }
for x in Set([3, 1, 2]).sorted() { print(x, terminator: "") }
for (i, (a, b)) in zip([1, 2], ["x", "y"]).enumerated() { print(i, a, b, terminator: " ") }
for i in (0..<3).reversed() where i != 1 { print(i, terminator: "|") }
for _ in 1...2 { print("*", terminator: "") }
for value in [1, nil, 3] { print(value ?? 0, terminator: " ") }
for case let value? in [1, nil, 3] { print(value, terminator: " ") }
for row in [[1, 2], [3]] { for cell in row { print(cell, terminator: "") } }
for step in stride(from: 3, to: 0, by: -1) { print(step, terminator: "") }
print()
