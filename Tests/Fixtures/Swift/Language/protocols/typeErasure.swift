protocol Shape { func area() -> Double; var name: String { get } }
struct Square: Shape { var side: Double; func area() -> Double { side * side }; let name = "square" }
struct Circle: Shape { var radius: Double; func area() -> Double { radius * radius * 3 }; var name: String { "circle" } }
struct AnyShape: Shape {
  private let _area: () -> Double
  let name: String
  init<S: Shape>(_ shape: S) { _area = shape.area; name = "any " + shape.name }
  func area() -> Double { _area() }
}
protocol Cell: AnyObject { associatedtype Model; func configure(_ model: Model) -> String }
final class TextCell: Cell { func configure(_ model: String) -> String { "text:\(model)" } }
final class NumberCell: Cell { func configure(_ model: Int) -> String { "number:\(model)" } }
struct Row {
  let show: () -> String
  init<C: Cell>(_ cell: C, _ model: C.Model) { show = { cell.configure(model) } }
}
final class AnyHandler<Input> {
  private let body: (Input) -> String
  init(_ body: @escaping (Input) -> String) { self.body = body }
  convenience init<H: Handler>(_ handler: H) where H.Input == Input { self.init(handler.handle) }
  func callAsFunction(_ input: Input) -> String { body(input) }
}
protocol Handler { associatedtype Input; func handle(_ input: Input) -> String }
struct Doubler: Handler { func handle(_ input: Int) -> String { "\(input * 2)" } }
let shapes = [AnyShape(Square(side: 2)), AnyShape(Circle(radius: 1)), AnyShape(AnyShape(Square(side: 1)))]
print(shapes.map { $0.area() }, shapes.map(\.name))
print([Row(TextCell(), "a"), Row(NumberCell(), 5)].map { $0.show() }, AnyHandler(Doubler())(4), AnyHandler<String> { $0 + "!" }("x"))
let any: [any Shape] = [Square(side: 3), Circle(radius: 2)]
func largest(_ shapes: [any Shape]) -> (any Shape)? { shapes.max { $0.area() < $1.area() } }
func describe(_ shape: some Shape) -> String { "\(shape.name) \(shape.area())" }
print(largest(any)!.name, any.map { describe($0) }, largest([]) == nil)
var table: [AnyHashable: Any] = ["a": 1, 2: "b", 3.5: [1]]
table["c"] = true
print(table["a"] as? Int ?? 0, table[2] as? String ?? "-", table[AnyHashable("c")] as? Bool ?? false, table.count, table[9] == nil)
