package import LayoutModel

extension HoleTable: Answer {
  package static let rows: Rows = [
    .member("holes") { $0.keys }, .filled("missing") { $0.missing },
    .object(
      "screens",
      [
        .member("clean") { $0.counts[.clean] ?? 0 }, .member("near") { $0.counts[.near] ?? 0 },
        .member("partial") { $0.counts[.partial] ?? 0 }, .member("refused") { $0.refusedCount },
      ]),
  ]
}

extension HoleTable.Row: Answer {
  package static let rows: Rows = [
    .member("key") { $0.hole.key }, .member("kind") { $0.hole.kind }, .member("blocking") { $0.isBlocking },
    .member("sites") { $0.sites }, .member("screens") { $0.screens }, .optional("place") { $0.hole.place },
    .member("says") { $0.hole.says }, .optional("fill") { $0.fill },
  ]
}

extension HoleTable.Missing: Answer {
  package static let rows: Rows = [
    .member("name") { $0.name }, .member("screens") { $0.screens }, .member("count") { $0.count },
  ]
}
