func join(_ parts: String..., separator: String = ",", prefix: String? = nil) -> String { (prefix ?? "") + parts.joined(separator: separator) }
func sum(_ first: Int, _ rest: Int..., scale: Double = 1) -> Double { Double(rest.reduce(first, +)) * scale }
func nested(_ lists: [Int]..., flatten: Bool = true) -> [Int] { flatten ? lists.flatMap { $0 } : lists.map(\.count) }
func build(_ name: String, size: Int = 2, _ make: (Int) -> String = { "\($0)" }, extra: String...) -> String { name + (0..<size).map(make).joined() + extra.joined() }
print(join("a", "b"), join(), join("x", separator: "-", prefix: ">"), join("p", "q", prefix: "<"))
print(sum(1), sum(1, 2, 3), sum(1, 2, scale: 0.5))
print(nested([1], [2, 3]), nested([1], [2, 3], flatten: false), nested(), build("n"), build("n", size: 3) { "<\($0)>" }, build("n", extra: "e", "f"), build("m", size: 1, { _ in "!" }))
func forward(_ values: Int...) -> String { show(values) }
func show(_ values: [Int]) -> String { "list \(values)" }
func show(_ values: Int...) -> String { "values \(values)" }
print(forward(1, 2), show(3), show([4]), show())
