let a: Int? = 3, b: Int? = nil
print(a == 3, a != nil, b == nil, a == b, a ?? 0 > 2, b ?? 10, (b ?? a) ?? 0)
enum Kind { case x, y }
let kind: Kind? = .x, missing: Kind? = nil
print(kind == .x, kind == .y, missing == .x, missing != .y, missing == nil, kind != nil)
let flag: Bool? = nil
print(flag == true, flag != true, flag ?? false, flag == nil)
switch (kind, a) {
case (.x?, let n?): print("x", n)
default: print("other")
}
struct S: Equatable { var n: Int? }
print(S(n: 1) == S(n: 1), S(n: nil) == S(), S(n: 2) != S(n: nil), [a, b] == [3, nil])
var chain: [Int]? = [1]
chain?[0] = 5
chain? += [6]
print(chain ?? [], chain?.last == 6, chain?.isEmpty == false, chain?.contains(5) ?? false)
let first = b ?? a.map { $0 * 2 } ?? 0
print(first, max(a ?? 0, b ?? 7), [b, a].compactMap { $0 }.first ?? -1)
