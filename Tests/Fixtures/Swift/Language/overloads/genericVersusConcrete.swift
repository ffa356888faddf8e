protocol Shape { var name: String { get } }
struct Circle: Shape { let name = "circle" }
struct Square: Shape { let name = "square" }
func describe<T>(_ value: T) -> String { "T" }
func describe<T: Shape>(_ value: T) -> String { "shape \(value.name)" }
func describe(_ value: Circle) -> String { "the circle" }
func describe<T: Shape>(_ values: [T]) -> String { "shapes \(values.count)" }
func describe<T>(_ values: [T]) -> String { "list \(values.count)" }
func describe<K, V>(_ table: [K: V]) -> String { "table \(table.count)" }
func describe<A, B>(_ pair: (A, B)) -> String { "pair" }
func pick<T: Comparable>(_ a: T, _ b: T) -> String { "comparable" }
func pick<T>(_ a: T, _ b: T) -> String { "anything" }
func pick(_ a: Int, _ b: Int) -> String { "ints" }
print(describe(1), describe(Circle()), describe(Square()), describe([Square()]), describe([1, 2]), describe(["a": 1]), describe((1, "b")))
print(pick(1, 2), pick("a", "b"), pick(Circle(), Circle()), pick(1.5, 2))
struct Box<T> {
  let value: T
  func show() -> String { "box" }
}
extension Box where T == Int { func show() -> String { "int box \(value + 1)" } }
extension Box where T: Shape { func show() -> String { "shape box \(value.name)" } }
print(Box(value: 1).show(), Box(value: Circle()).show(), Box(value: "s").show())
