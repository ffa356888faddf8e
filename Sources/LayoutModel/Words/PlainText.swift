/// Text for a terminal or a log. Literals in it are ours and stay as they are; what stands between `\(` and `)` comes from names and
/// texts of others, and is made visible first, so that no name moves a cursor, begins a line or commands a CI.
///
/// All that is answered as `text/plain` and all that commands say has this type: a text that is only a `String` does not get
/// there without an escape.
package struct PlainText: Equatable, Sendable {
  package private(set) var string: String

  package init() { string = "" }

  /// A text of others, as a part of one line.
  package init(_ text: String) {
    var interpolation = StringInterpolation(literalCapacity: 0, interpolationCount: 1)
    interpolation.appendInterpolation(text)
    string = interpolation.string
  }

  /// A text as it stands, of lines that were written here, in which names were made visible before.
  package init(written text: String) { string = text }

  package var isEmpty: Bool { string.isEmpty }
  package var bytes: [UInt8] { Array(string.utf8) }

  package static func += (text: inout Self, more: Self) { text.string += more.string }
  package static func + (text: Self, more: Self) -> Self { Self(written: text.string + more.string) }
}

extension PlainText: CustomStringConvertible {
  package var description: String { string }
}

extension PlainText: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var string = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { string += literal }
    package mutating func appendInterpolation(_ text: PlainText) { string += text.string }
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      appendInterpolation(value.description)
    }

    package mutating func appendInterpolation(_ text: String) {
      let visible = text.visible
      // "::error::" begins a command to GitHub, also behind blanks.
      guard let colon = visible.commandingColon, isAtStartOfLine else {
        string += visible
        return
      }
      string += visible[..<colon] + Unicode.Scalar(":").escape
      string += visible[visible.unicodeScalars.index(after: colon)...]
    }

    private var isAtStartOfLine: Bool {
      for scalar in string.unicodeScalars.reversed() {
        if scalar == "\n" { return true }
        if !scalar.properties.isWhitespace { return false }
      }
      return true
    }
  }

  package init(stringLiteral text: String) { string = text }
  package init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }
}

extension Sequence<PlainText> {
  package func joined(separator: PlainText = "") -> PlainText {
    PlainText(written: map(\.string).joined(separator: separator.string))
  }
}

extension String {
  /// The text as a part of one line: what controls a terminal, breaks lines or turns the direction of what follows is
  /// written as an escape, and so is the beginning of what commands a CI in the midst of a line, `##[` or `##vso[`.
  package var visible: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "#") }) else { return self }
    var text = ""
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let isCommand = scalar == "#" && rest.first == "#" && beginsCommand(rest.dropFirst())
      if isCommand || scalar.isControl {
        text += scalar.escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The first mark behind blanks, if it is a colon.
  fileprivate var commandingColon: Index? {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }) else { return nil }
    return scalars[first] == ":" ? first : nil
  }
}

/// Whether what follows two number signs is a word, or nothing, and a bracket.
private func beginsCommand(_ scalars: Substring.UnicodeScalarView) -> Bool {
  scalars.prefix(16).first { !("a"..."z").contains($0) } == "["
}

extension Unicode.Scalar {
  /// Whether it controls what comes after it, as a terminal or a reader of bidirectional text ("Trojan Source") understands it.
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// How a text in Swift would have it: `\n`, `\u{1B}`.
  package var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
