import LayoutCoding
import LayoutModel

/// One parameter of operations: its name in a query, its flag on the command line, and how its value is read.
///
/// A row is all that a parameter takes: the HTTP face, the command line with its help, and a test against the contract loop
/// over the rows of an ``Operation``.
package struct Parameter: Sendable {
  /// The name in a query.
  package let name: String
  /// Whether several values are all taken.
  package var isRepeatable = false
  /// The words that it takes; empty for values of another kind.
  package var words: [String] = []
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
  }

  init(_ name: String, _ flag: Flag? = nil, words: [String] = [], read: @escaping Reading) {
    (self.name, self.flag, self.words, self.read) = (name, flag, words, read)
  }

  /// A text that is not empty.
  static func text(
    _ name: String, _ path: any WritableKeyPath<OperationOptions, String?> & Sendable, expected: String,
    _ flag: Flag? = nil
  ) -> Parameter {
    Parameter(name, flag) { value, options, _ in
      options[keyPath: path] = value
      return value.isEmpty ? .invalidValue(expected: expected, nearest: []) : nil
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

  /// The parameter with the name and the help that one command has for it.
  func described(_ help: String) -> Parameter {
    var row = self
    row.flag = Flag(name: flag?.name, help: help, value: flag?.value)
    return row
  }
}

/// The fault of a word that is none of those that are known.
func unknownWord(_ word: String, among words: [String]) -> Fault.Kind {
  .invalidValue(
    expected: "one of \(words.joined(separator: ", "))", nearest: nearestNames(to: word, in: words))
}

/// Reads a flag; a parameter without a value is set.
func readFlag(_ value: String, into flag: inout Bool) -> Fault.Kind? {
  switch value {
  case "true", "1", "": flag = true
  case "false", "0": flag = false
  default: return .invalidValue(expected: "true or false", nearest: [])
  }
  return nil
}
