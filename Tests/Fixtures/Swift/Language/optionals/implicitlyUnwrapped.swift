final class Screen {
  var label: String!
  var count: Int!
  private(set) var items: [String]! = []
  var handler: ((Int) -> Int)!
  func load() {
    label = "loaded"
    count = 3
    handler = { [unowned self] in $0 * count }
    items.append(label)
  }
}
let screen = Screen()
print(screen.label == nil, screen.label ?? "none", screen.items.count)
screen.load()
let label: String = screen.label
screen.count += 1
screen.label += "!"
print(label.count, screen.count * 2, screen.handler(5), screen.items[0], screen.label.hasSuffix("!"), screen.label as Any is String)
if let count = screen.count { print("count", count) }
screen.label = nil
print(screen.label?.count ?? -1)
