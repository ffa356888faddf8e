struct Row { let id: String, height: Double }
struct Section { let title: String; let rows: [Row]; init(_ title: String, @RowBuilder rows: () -> [Row]) { self.title = title; self.rows = rows() } }
struct Table { let sections: [Section]; init(@SectionBuilder _ sections: () -> [Section]) { self.sections = sections() }; var height: Double { sections.flatMap(\.rows).map(\.height).reduce(0, +) } }
@resultBuilder enum RowBuilder {
  static func buildExpression(_ row: Row) -> [Row] { [row] }
  static func buildExpression(_ id: String) -> [Row] { [Row(id: id, height: 44)] }
  static func buildBlock(_ rows: [Row]...) -> [Row] { rows.flatMap { $0 } }
  static func buildOptional(_ rows: [Row]?) -> [Row] { rows ?? [] }
  static func buildEither(first: [Row]) -> [Row] { first }
  static func buildEither(second: [Row]) -> [Row] { second }
  static func buildArray(_ rows: [[Row]]) -> [Row] { rows.flatMap { $0 } }
}
@resultBuilder enum SectionBuilder { static func buildBlock(_ sections: Section...) -> [Section] { sections } }
func make(_ names: [String], compact: Bool) -> Table {
  Table {
    Section("header") { "title"; Row(id: "image", height: compact ? 50 : 100) }
    Section("names") { for name in names { if name.isEmpty { Row(id: "gap", height: 8) } else { name } } }
    Section("footer") { if !compact { "help"; "about" } }
  }
}
for table in [make(["a", "", "b"], compact: false), make([], compact: true)] { print(table.sections.map { "\($0.title):\($0.rows.map(\.id).joined(separator: ","))" }, table.height) }
