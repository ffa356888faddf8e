// What is called on a list that is declared with `!` is called on the list, where its closure takes an element.
struct Row { let name: String }

func row(_ name: String) -> Row { Row(name: name) }

final class Screen {
  var names: [String]!
  var count: Int!
  func load() {
    names = ["a", "b", "c"]
    count = names.count
  }
  func rows() -> [Row] { names.map { row($0) } }
  func long() -> [Row] { names.map { (name: String) -> Row in Row(name: name + "!") } }
  func flat() -> [String] { names.flatMap { (name: String) -> [String] in [name, name] } }
  func next() -> Int? { count.map { $0 + 1 } }
}

let screen = Screen()
screen.load()
print(screen.rows().map(\.name), screen.long().map(\.name), screen.flat())
print(screen.next() ?? 0)
