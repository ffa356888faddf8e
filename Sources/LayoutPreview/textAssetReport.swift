package import LayoutModel

/// The report of an audit as text, for people at a terminal: each set with what its devices get, then what is
/// remarkable about it, at last what is about the folders. Each line ends with a line feed.
package func textAssetReport(_ report: AssetReport) -> PlainText {
  var text = PlainText()
  for entry in report.entries {
    text += "\(entry.set.name)  \(entry.set.path ?? "")\n"
    for (choice, indices) in grouped(entry.choices) { text += "  \(choice): \(report.names(of: indices))\n" }
    for diagnostic in entry.diagnostics { text += "  \(line(diagnostic))\n" }
  }
  for diagnostic in report.folderDiagnostics { text += "\(line(diagnostic))\n" }
  return text
}

private func line(_ diagnostic: Diagnostic) -> String {
  "\(diagnostic.severity.rawValue) \(diagnostic.code.rawValue): \(diagnostic.message)"
}

/// Devices that get the same, in the order of the first of each.
private func grouped(_ choices: [AssetSelection]) -> [(choice: String, indices: [Int])] {
  let groups = Dictionary(grouping: choices.indices) { describe(choices[$0]) }
  return groups.sorted { $0.value[0] < $1.value[0] }.map { ($0.key, $0.value) }
}

private func describe(_ choice: AssetSelection) -> String {
  guard choice.status == .resolved else { return "nothing" }
  var row = ""
  if case .contents(let index)? = choice.origin { row = "row \(index)" }
  guard let image = choice.image else { return choice.filename ?? row }
  let size = image.pointSize.map { " \(shortest($0.width))×\(shortest($0.height))" } ?? " (size unknown)"
  return "\(choice.filename ?? row)\(size)\(image.isVector ? "" : " @\(shortest(image.scale))x")"
}

/// A number with at most two decimals.
private func shortest(_ value: Double) -> String {
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
}
