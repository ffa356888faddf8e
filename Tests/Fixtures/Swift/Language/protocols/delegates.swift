protocol TableDelegate: AnyObject {
  func table(_ table: Table, didSelect row: Int)
  func table(_ table: Table, heightFor row: Int) -> Double
  func tableShouldReload(_ table: Table) -> Bool
}
extension TableDelegate {
  func table(_ table: Table, heightFor row: Int) -> Double { 44 }
  func tableShouldReload(_ table: Table) -> Bool { true }
}
protocol TableSource: AnyObject {
  func numberOfRows(in table: Table) -> Int
  func title(for row: Int, in table: Table) -> String?
}
final class Table {
  weak var delegate: (any TableDelegate)?
  weak var source: TableSource?
  private(set) var rows: [String] = []
  func reload() {
    guard delegate?.tableShouldReload(self) ?? false, let source else { return print("not reloaded") }
    rows = (0..<source.numberOfRows(in: self)).map { "\(source.title(for: $0, in: self) ?? "none") \(delegate?.table(self, heightFor: $0) ?? 0)" }
  }
  func tap(_ row: Int) { delegate?.table(self, didSelect: row) }
}
final class Screen: TableDelegate, TableSource {
  let table = Table()
  var items = ["a", "b", "c"]
  init() { (table.delegate, table.source) = (self, self) }
  func table(_ table: Table, didSelect row: Int) {
    items.remove(at: row)
    table.reload()
  }
  func table(_ table: Table, heightFor row: Int) -> Double { row == 0 ? 60 : 44.5 }
  func numberOfRows(in table: Table) -> Int { items.count + 1 }
  func title(for row: Int, in table: Table) -> String? { row < items.count ? items[row] : nil }
}
Table().reload()
let screen = Screen()
screen.table.reload()
print(screen.table.rows)
screen.table.tap(1)
print(screen.table.rows, screen.table.delegate === screen)
