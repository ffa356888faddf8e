import LayoutCoding
package import LayoutModel

/// One parameter of operations: its name in a query, its flag on the command line, and how its value is read.
///
/// A row is all that a parameter takes: the HTTP face, the command line with its help, and a test against the contract loop
/// over the rows of an ``Operation``.
package struct Parameter: Sendable {
  /// The name in a query.
  package let name: String
  /// Whether several values are all taken.
  package let isRepeatable: Bool
  /// The words that it takes; empty for values of another kind.
  package let words: [String]
  /// The flag of the command line; nil where that has none.
  package var flag: Flag?
  /// Takes a value, or says what is wrong with it.
  let read: Reading
  typealias Reading = @Sendable (String, inout OperationOptions, DeviceCatalogue) -> Fault.Kind?

  /// The spelling of a parameter on the command line.
  package struct Flag: Sendable {
    /// Without dashes; nil for the parameter's name in small letters with dashes.
    package var name: String?
    package var help: String
    /// The value that the flag stands for; nil where one follows.
    package var value: String?
    /// Values that are written shorter.
    package var abbreviations: [String: String] = [:]
    /// Whether its value is the name of a file, whose text is meant.
    package var isFile = false
  }

  init(
    _ name: String, _ flag: Flag? = nil, isRepeatable: Bool = false, words: [String] = [],
    read: @escaping Reading
  ) {
    (self.name, self.flag, self.isRepeatable) = (name, flag, isRepeatable)
    (self.words, self.read) = (words, read)
  }

  /// A text that is not empty.
  static func text(
    _ name: String, _ path: any WritableKeyPath<OperationOptions, String?> & Sendable, expected: String,
    _ flag: Flag? = nil
  ) -> Parameter {
    Parameter(name, flag) { value, options, _ in
      options[keyPath: path] = value
      return value.isEmpty ? invalid(value, expected: expected) : nil
    }
  }

  /// One of some words.
  static func word<Value: Sendable>(
    _ name: String, _ path: any WritableKeyPath<OperationOptions, Value?> & Sendable,
    _ values: [(name: String, value: Value)], _ flag: Flag? = nil
  ) -> Parameter {
    let words = values.map(\.name)
    return Parameter(name, flag, words: words) { word, options, _ in
      options[keyPath: path] = values.first { $0.name == word }?.value
      return words.contains(word) ? nil : unknownWord(word, among: words)
    }
  }

  /// The parameter with the help that one command has for it.
  func described(_ help: String) -> Parameter {
    var row = self
    row.flag = Flag(name: flag?.name, help: help, value: flag?.value)
    return row
  }
}

/// Adds a value to a list, or says what is wrong where there is none.
func take<Value>(
  _ value: Value?, into list: inout [Value], or fault: @autoclosure () -> Fault.Kind
) -> Fault.Kind? {
  guard let value else { return fault() }
  list.append(value)
  return nil
}

/// The fault of a value that means nothing, with those of some words that are near to it.
func invalid(_ word: String, expected: String, near words: [String] = []) -> Fault.Kind {
  .invalidValue(expected: expected, nearest: nearestNames(to: word, in: words))
}

/// The fault of a word that is none of those that are known.
package func unknownWord(_ word: String, among words: [String]) -> Fault.Kind {
  invalid(word, expected: "one of \(words.joined(separator: ", "))", near: words)
}

/// Reads a number of points of at most eight characters, without a sign; nil for anything else.
func readPoints(_ word: Substring) -> Double? {
  word.utf8.count <= 8 && word.utf8.allSatisfy { "0123456789.".utf8.contains($0) } ? Double(word) : nil
}

/// Reads a flag; a parameter without a value is set.
func readFlag(_ value: String, into flag: inout Bool) -> Fault.Kind? {
  switch value {
  case "true", "1", "": flag = true
  case "false", "0": flag = false
  default: return invalid(value, expected: "true or false")
  }
  return nil
}

extension Parameter {
  /// What the command line calls a parameter.
  package var flagName: String { flag?.name ?? Self.dashed(name) }

  /// What the command line calls the parameter of a name, which may be none.
  static func flagName(of name: String) -> String {
    for operation in Operation.all {
      if let known = operation.parameters.first(where: { $0.name == name }) { return known.flagName }
    }
    return dashed(name)
  }

  /// A name in small letters with dashes: `systemVersion` as `system-version`.
  static func dashed(_ name: String) -> String {
    name.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
}
