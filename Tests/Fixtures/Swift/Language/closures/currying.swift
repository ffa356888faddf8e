func add(_ a: Int) -> (Int) -> Int { { a + $0 } }
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
func memo<K: Hashable, V>(_ body: @escaping (K) -> V) -> (K) -> V { var known: [K: V] = [:]; return { key in if let value = known[key] { return value }; let value = body(key); known[key] = value; return value } }
print(add(1)(2), [1, 2].map(add(10)), compose(add(1), { "\($0)!" })(4), curry(+)(3)(4), flip(curry(-))(1)(10))
var calls = 0
let slow = memo { (n: Int) -> Int in calls += 1; return n * n }
print(slow(4), slow(4), slow(5), calls)
let pipeline: [(Int) -> Int] = [add(1), { $0 * 2 }, { [offset = 100] in $0 + offset }]
print(pipeline.reduce(5) { $1($0) }, pipeline.map { $0(1) }, pipeline.reduce({ $0 }, compose)(0))
let fix: (Int) -> Int = { n in n < 2 ? n : n }
print(fix(3), { (a: Int, b: Int) -> Int in a * b }(3, 4), ((1...3).map { n in { n * n } }).map { $0() })
