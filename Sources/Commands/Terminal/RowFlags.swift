import ArgumentParser
import JSON
import Operations

/// A flag as data.
package struct FlagRow: Sendable {
  /// What its values are called.
  package var name: String
  /// The flag, without dashes.
  package var flag: String
  package var help: String
  package var isRepeatable: Bool
  /// The value that the flag stands for; nil where one follows.
  package var value: String?
  /// Values that are written shorter.
  package var abbreviations: [String: String]
  /// Whether the value names a file, whose text is meant.
  package var isFile = false
  /// The values that a shell completes; empty where there are too many.
  var completions: [String] = []

  package init(
    name: String, flag: String, help: String, isRepeatable: Bool = false, value: String? = nil,
    abbreviations: [String: String] = [:]
  ) {
    (self.name, self.flag, self.help) = (name, flag, help)
    (self.isRepeatable, self.value, self.abbreviations) = (isRepeatable, value, abbreviations)
  }
}

/// Rows from which flags are made.
package protocol FlagRows: Sendable {
  static var rows: [FlagRow] { get }
}

/// Flags that are made from rows, as if each row were a property.
///
/// ArgumentParser finds the properties of a type by reflection: this type reflects its rows.
package struct RowFlags<Rows: FlagRows>: ParsableArguments, CustomReflectable {
  /// The flags that were given, in the order of the rows.
  package private(set) var values: [(name: String, value: String)] = []

  package init() {}

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FlagKey.self)
    for row in Rows.rows {
      let key = FlagKey(stringValue: row.name)
      let given: [String] =
        if let value = row.value {
          try container.decode(Bool.self, forKey: key) ? [value] : []
        } else if row.isRepeatable {
          try container.decode([String].self, forKey: key)
        } else {
          [try container.decodeIfPresent(String.self, forKey: key)].compactMap { $0 }
        }
      values += given.map { (row.name, row.abbreviations[$0] ?? $0) }
    }
  }

  /// What was given, with the texts of files. Ends with status 2 where one cannot be read.
  func query() throws -> Query {
    try values.map { name, value in
      let isFile = Rows.rows.contains { $0.name == name && $0.isFile }
      return (name, isFile ? String(outside: try readFile(value, limit: FileLimit.configuration)) : value)
    }
  }

  package var customMirror: Mirror {
    Mirror(
      self,
      children: Rows.rows.map { row -> (label: String?, value: Any) in
        let (name, help) = (NameSpecification.customLong(row.flag), ArgumentHelp(row.help))
        if row.value != nil { return (row.name, Flag(wrappedValue: false, name: name, help: help)) }
        let completion: CompletionKind? =
          row.isFile ? .file() : row.completions.isEmpty ? nil : .list(row.completions)
        if row.isRepeatable {
          let option = Option(wrappedValue: [String](), name: name, help: help, completion: completion)
          return (row.name, option)
        }
        return (row.name, Option<String?>(name: name, help: help, completion: completion))
      })
  }
}

private struct FlagKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// The parameters of an operation as flags.
func flagRows(_ operation: Operation) -> [FlagRow] {
  operation.parameters.compactMap { parameter in
    parameter.flag.map { flag in
      var row = FlagRow(
        name: parameter.name, flag: parameter.flagName, help: flag.help,
        isRepeatable: parameter.isRepeatable, value: flag.value, abbreviations: flag.abbreviations)
      row.isFile = flag.isFile
      row.completions = parameter.name == "device" ? deviceIds() : parameter.words
      return row
    }
  }
}
