struct Math { var k = 3; func times(_ n: Int) -> Int { n * k }; static func square(_ n: Int) -> Int { n * n }; func add(_ a: Int, to b: Int) -> Int { a + b + k }; mutating func set(_ n: Int) { k = n } }
final class Store { var items: [String] = []; func add(_ item: String) { items.append(item) }; func add(number: Int) { items.append("#\(number)") }; func has(_ item: String) -> Bool { items.contains(item) } }
let math = Math(), store = Store()
print([1, 2].map(math.times), [3].map(Math.square), math.add(_:to:)(1, 2), Math.times(math)(4), ["1", "x"].compactMap(Int.init), [1.5].map(Int.init), [65].map(String.init))
["a", "b"].forEach(store.add)
[7].forEach(store.add(number:))
print(store.items, ["a", "z"].filter(store.has), ["a", "z"].map(store.has), [1, 2, 3].reduce(0, max), zip([1, 2], [3, 4]).map(*))
let operations: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "max": max, "pow": { a, b in (0..<Int(b)).reduce(1) { r, _ in r * a } }]
print(operations["+"]!(1.5, 2), operations["max"]!(3.5, 9.5), operations["pow"]!(2, 3), operations["?"] == nil)
let make: (Int) -> Math = Math.init(k:), negate: (Int) -> Int = (-), isEmpty = \String.isEmpty
print(make(8).times(2), negate(5), ["", "a"].map { $0[keyPath: isEmpty] }, ["", "b"].filter { !$0.isEmpty }, [[1], []].filter(\.isEmpty).count)
let lookup = ["a": 1, "b": 2], keys = ["b", "c"]
print(keys.compactMap { lookup[$0] }, keys.map { lookup[$0, default: 0] }, [true, false].map(!), [3, 1].sorted(by: <))
