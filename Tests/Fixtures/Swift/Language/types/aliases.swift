typealias Handler = (Int) -> String
typealias Table<Value> = [String: Value]
struct Grid {
  typealias Cell = (x: Int, y: Int)
  typealias Row = [Cell]
  var rows: [Row] = [[(1, 2)]]
  func first() -> Cell { rows[0][0] }
}
let handler: Handler = { "n\($0)" }
let table: Table<Int> = ["a": 1]
print(handler(3), table["a"]!, Grid().first().y)
protocol Container {
  associatedtype Item
  var items: [Item] { get }
}
struct Words: Container {
  typealias Item = String
  let items = ["a", "b"]
}
extension Container { var last: Item? { items.last } }
print(Words().last ?? "", Words.Item.self)
class Model {}
typealias Screen = Model
extension Screen { var title: String { "screen" } }
func make(_ type: Screen.Type = Screen.self) -> String { Screen().title }
print(make(), type(of: Screen()) == Model.self)
func run(_ completion: Handler? = nil, other: @escaping Handler) -> String { (completion ?? other)(1) }
print(run { "trailing \($0)" }, run({ "a\($0)" }, other: { "b\($0)" }))
