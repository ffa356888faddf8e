package import LayoutModel

/// A value of a YAML text, with its place.
struct YAMLNode: Sendable {
  enum Value: Sendable {
    /// With what was written, without quotes.
    case scalar(String, isPlain: Bool)
    case list([YAMLNode])
    /// In the order of the text. Keys are scalars.
    case map([(key: YAMLNode, value: YAMLNode)])
  }

  var value: Value
  var place: SourcePlace

  /// What was written, nil for anything but a scalar.
  var text: String? {
    if case .scalar(let text, _) = value { return text }
    return nil
  }

  /// Whether nothing was written.
  var isNull: Bool {
    if case .scalar(let text, isPlain: true) = value { return ["", "~", "null"].contains(text) }
    return false
  }
}

/// What is wrong with a configuration, and where.
package struct ConfigurationFault: Error, Hashable, Sendable {
  /// One sentence.
  package var message: String
  /// Nil for the file as a whole.
  package var place: SourcePlace?

  package init(_ message: String, at place: SourcePlace?) {
    self.message = message
    self.place = place
  }
}
