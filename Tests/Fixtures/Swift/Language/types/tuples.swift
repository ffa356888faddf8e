func bounds(_ list: [Int]) -> (min: Int, max: Int) { (list.min()!, list.max()!) }
let result = bounds([3, 1, 2])
print(result, result.min, result.1)
let (low, high) = bounds([5, 4])
let (_, only) = bounds([7])
print(low, high, only)
var point = (x: 1, y: 2)
point.x = 5
point.1 += 3
(point.x, point.y) = (point.y, point.x)
print(point, point == (5, 5))
let nested = ((1, 2), [("a", 3)])
print(nested.0.1, nested.1[0].1, nested)
for (index, (name, value)) in [("a", 1), ("b", 2)].enumerated() { print(index, name, value) }
let single = (5)
let unit: Void = ()
print(single, unit)
func swapped<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }
print(swapped((1, "x")), swapped(("p", 2.5)).0)
typealias Named = (name: String, age: Int)
let named: Named = ("Ann", 3)
print(named.name, named.age, [named].map { $0.age }, [named].map { (person: Named) in person.name })
var list: [(Int, String)] = []
list.append((1, "one"))
list += [(2, "two")]
list[0].1 = "uno"
print(list, list.first { $0.0 == 2 }?.1 ?? "", list.map { number, text in "\(number)\(text)" })
