final class Screen {
  private(set) var log: [String] = []
  lazy var title: String = make("title")
  lazy var header = Header(owner: self)
  lazy var rows: [String] = {
    log.append("rows")
    return (0..<3).map { "\(title)\($0)" }
  }()
  lazy var callback: (Int) -> String = { [unowned self] in "\(title) \($0)" }
  var isLoaded: Bool { log.contains("title") }
  func make(_ text: String) -> String {
    log.append(text)
    return text.uppercased()
  }
  final class Header {
    unowned let owner: Screen
    lazy var text = owner.title + "-header"
    init(owner: Screen) {
      self.owner = owner
      owner.log.append("header")
    }
  }
}
let screen = Screen()
print(screen.isLoaded, screen.log)
print(screen.header.text, screen.isLoaded)
print(screen.rows, screen.rows.count)
screen.title = "new"
print(screen.callback(1), screen.header.text, screen.rows[0])
screen.rows.append("more")
print(screen.rows.last!, screen.log)
struct Holder {
  var base = 3
  lazy var doubled = base * 2
  lazy var list = [base, base + 1]
  mutating func both() -> Int { doubled + list.count }
}
var holder = Holder()
print(holder.both(), holder.doubled)
holder.base = 50
holder.list[0] = 9
print(holder.doubled, holder.list, Holder(base: 1).base)
