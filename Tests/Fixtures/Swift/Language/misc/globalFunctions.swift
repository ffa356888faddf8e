let list = [3, 1, 2]
var (a, b) = (1, 2)
swap(&a, &b)
print(a, b, max(1, 2, 3), abs(-4), Array(zip(list, list.dropFirst())).count, type(of: list))
print(1, 2, separator: "-", terminator: "!\n")
print("a", terminator: "")
print("b")
print()
print([1, 2], ["a": 1], (1, "x"), 1...2, true, "text", 2.0, [nil, 1].count)
print(Array(stride(from: 1, to: 10, by: 3)), Array(sequence(first: 1, next: { $0 < 10 ? $0 * 2 : nil })))
assert(true)
precondition(list.count == 3, "three")
func unreachable(_ flag: Bool) -> Int { if flag { return 1 } else { fatalError("no") } }
print(unreachable(true), repeatElement("z", count: 2).joined())
