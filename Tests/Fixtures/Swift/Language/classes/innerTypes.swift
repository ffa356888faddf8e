final class Table {
  enum Style: String { case plain, grouped }
  struct Section {
    var title: String?
    var rows: [Row] = []
    struct Row: Equatable {
      let id: Int
      var height: Double = Defaults.rowHeight
    }
    static let empty = Section()
    var height: Double { rows.reduce(title == nil ? 0 : Defaults.headerHeight) { $0 + $1.height } }
  }
  private enum Defaults { static let rowHeight = 44.0, headerHeight = 28.0 }
  typealias Builder = (inout [Section]) -> Void
  let style: Style
  private(set) var sections: [Section] = []
  init(_ style: Style = .plain, _ build: Builder) { self.style = style; build(&sections) }
  lazy var total = sections.map(\.height).reduce(0, +)
}
extension Table.Section {
  init(_ title: String, _ heights: Double?...) {
    self.init(title: title)
    rows = heights.enumerated().map { Row(id: $0.offset, height: $0.element ?? 10) }
  }
}
extension Table.Section.Row { var isTall: Bool { height > 50 } }
let table = Table(.grouped) {
  $0.append(.init("A", 60, nil))
  $0.append(.empty)
  $0.append(Table.Section(rows: [.init(id: 9)]))
  $0[1].title = "B"
}
print(table.style.rawValue, table.total, table.sections.flatMap(\.rows).filter(\.isTall).count, table.sections.map { $0.title ?? "-" })
print(Table.Section.Row(id: 1) == .init(id: 1, height: 44), Table.Style(rawValue: "plain")!, table.sections[2].rows[0])
