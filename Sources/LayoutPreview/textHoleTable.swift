package import LayoutModel

/// What the source of screens does not tell, for people at a terminal: a line for each key, then the names that nobody declares, then how
/// many screens there are. Ends with a line feed.
package func textHoleTable(_ table: HoleTable) -> PlainText {
  var text = PlainText()
  for isBlocking in [true, false] {
    let rows = table.keys.filter { $0.isBlocking == isBlocking }
    if rows.isEmpty { continue }
    text += isBlocking ? "Something is not laid out for:\n" : "Something stands in for:\n"
    for row in rows { text += "  \(line(row))\n" }
  }
  if !table.missing.isEmpty { text += "Declared nowhere:\n" }
  for one in table.missing {
    text += "  \(counted(one.screens, "screen"))  \(oneLine(one.name))  \(counted(one.count, "use"))\n"
  }
  let parts = SourceReport.Status.allCases.compactMap { status in
    table.counts[status].map { "\($0) \(status.rawValue)" }
  }
  let refused = table.refusedCount == 0 ? [] : ["\(table.refusedCount) refused"]
  let all = table.counts.values.reduce(table.refusedCount, +)
  let details = (parts + refused).joined(separator: ", ")
  return text + "\(counted(all, "screen"))\(details.isEmpty ? "" : ": \(details)")\n"
}

private func line(_ row: HoleTable.Row) -> PlainText {
  let hole = row.hole
  let screens = row.screens.count > 1 ? ", \(counted(row.screens.count, "screen"))" : ""
  let fill = row.fill.map { "--fill '\(oneLine($0).replacing("'", with: "'\\''"))'" }
  let parts = [
    "\(counted(row.sites, "site"))\(screens)", hole.kind.rawValue, oneLine(hole.key), hole.place?.text,
    oneLine(hole.says),
    fill,
  ]
  return PlainText(parts.compactMap { $0 }.joined(separator: "  "))
}
