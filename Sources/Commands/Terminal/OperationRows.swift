import Operations

/// The parameters of operations as flags.
enum ResolveRows: FlagRows {
  static let rows = flagRows(Operation.resolve.parameters)
}

enum ExplainRows: FlagRows {
  static let rows = flagRows(Operation.explain.parameters)
}

enum DiffRows: FlagRows {
  static let rows = flagRows(Operation.diff.parameters)
}

enum LintRows: FlagRows {
  static let rows = flagRows(Operation.lint.parameters)
}

enum ImportRows: FlagRows {
  static let rows = flagRows(Operation.import.parameters)
}

/// The parameters that say what is drawn.
enum PreviewRows: FlagRows {
  static let rows = ResolveRows.rows.compactMap { row in
    guard !["exact", "traits", "fields", "compact"].contains(row.name) else { return nil as FlagRow? }
    var row = row
    if row.name == "show" {
      row.help = "What is drawn besides: margins, safeArea, guides, constraints, with commas, or all."
    }
    return row
  }
}

/// The rows of parameters that the command line has.
private func flagRows(_ parameters: [Parameter]) -> [FlagRow] {
  parameters.compactMap { parameter in
    guard let flag = parameter.flag else { return nil }
    var row = FlagRow(
      name: parameter.name, flag: flag.name ?? dashed(parameter.name), help: flag.help)
    (row.isRepeatable, row.value) = (parameter.isRepeatable, flag.value)
    row.abbreviations = flag.abbreviations
    return row
  }
}

/// A name in small letters with dashes: `systemVersion` as `system-version`.
private func dashed(_ name: String) -> String {
  name.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
}
