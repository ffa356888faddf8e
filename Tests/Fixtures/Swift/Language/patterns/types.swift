class View {}
class Label: View { var text = "label" }
class Button: Label { var action = "tap" }
struct Model { var id = 4 }
protocol Named { var name: String { get } }
extension Model: Named { var name: String { "model \(id)" } }
func tell(_ value: Any) -> String {
  switch value {
  case is Button: return "button"
  case let label as Label where label.text.isEmpty: return "empty label"
  case let label as Label: return "label " + label.text
  case is View: return "view"
  case let number as Int: return "int \(number)"
  case let number as Double: return "double \(number)"
  case let text as String: return "text \(text)"
  case let named as Named: return named.name
  case let list as [Int]: return "ints \(list.count)"
  case let table as [String: Int]: return "table \(table["a"] ?? 0)"
  case let (a, b) as (Int, String): return "pair \(a) \(b)"
  case let block as () -> String: return "block " + block()
  case is [Any]: return "list"
  default: return "other"
  }
}
let empty = Label()
empty.text = ""
let block: () -> String = { "ran" }
let values: [Any] = [Button(), empty, Label(), View(), 3, 2.5, "s", Model(), [1, 2], ["a": 7], (1, "x"), block, ["q"], true]
for value in values { print(tell(value)) }
