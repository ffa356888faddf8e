struct Sale { let item: String, count: Int, price: Double }
let sales = [Sale(item: "a", count: 2, price: 1.5), Sale(item: "b", count: 1, price: 10), Sale(item: "a", count: 3, price: 1.5)]
print(sales.reduce(0) { $0 + Double($1.count) * $1.price }, sales.reduce(into: [String: Int]()) { $0[$1.item, default: 0] += $1.count }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print([1, 2, 3, 4].reduce((even: 0, odd: 0)) { $1 % 2 == 0 ? ($0.even + $1, $0.odd) : ($0.even, $0.odd + $1) }, ["a", "b"].reduce("") { "\($1)\($0)" }, [[1], [2, 3]].reduce([], +))
print([3, 1, 2].reduce(Int.max, min), [1, 2, 3].reduce(into: []) { $0.insert($1 * 10, at: 0) }, (1...5).reduce(1, *), [true, false].reduce(true) { $0 && $1 }, [0.5, 0.25].reduce(1, -))
let runs = [1, 1, 2, 3, 3, 3].reduce(into: [[Int]]()) { runs, n in
  if runs.last?.first == n { runs[runs.count - 1].append(n) } else { runs.append([n]) }
}
print(runs, runs.map { "\($0.count)x\($0[0])" }, runs.max { $0.count < $1.count }!)
func compose(_ steps: [(Int) -> Int]) -> (Int) -> Int { steps.reduce({ $0 }) { done, next in { next(done($0)) } } }
print(compose([{ $0 + 1 }, { $0 * 10 }])(2), [Int]().reduce(5, +), [String?]([nil, "x"]).reduce(0) { $0 + ($1?.count ?? 100) })
