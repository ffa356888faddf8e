/// A place in a JSON document, as RFC 6901 writes it.
///
/// The pointer is kept as its tokens; ``fragment`` gives the form that answers use (`#/constraints/3`).
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  /// Member names and array indices from the root down, unescaped.
  package var tokens: [String]
  /// The path of the file in an archive or folder, nil for the request itself.
  package var file: String?

  /// The whole document.
  package static let root = JSONPointer([])

  package init(_ tokens: [String], in file: String? = nil) {
    self.tokens = tokens
    self.file = file
  }

  /// The member or element of this place that `token` names.
  package func appending(_ token: String) -> JSONPointer { JSONPointer(tokens + [token], in: file) }

  /// The element of this place at `index`.
  package func appending(_ index: Int) -> JSONPointer { appending(String(index)) }

  /// The URI fragment form, `#` for the root. RFC 6901 section 6. In a file its path comes first:
  /// `Media.xcassets/logo.imageset/Contents.json#/images/0`.
  ///
  /// Names outside the characters that a fragment may hold are percent-encoded, so the result is ASCII.
  package var fragment: String {
    var bytes: [UInt8] = []
    // In a path `?` would begin a query, and `:` make a scheme of what stands before.
    for part in (file ?? "").split(separator: "/") {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
      for byte in part.utf8 { bytes.append(percentEncoding: byte, keeping: "-._~!$&'()*+,;=@") }
    }
    bytes.append(UInt8(ascii: "#"))
    for token in tokens {
      bytes.append(UInt8(ascii: "/"))
      for byte in token.utf8 {
        switch byte {
        case UInt8(ascii: "~"): bytes += Array("~0".utf8)
        case UInt8(ascii: "/"): bytes += Array("~1".utf8)
        default: bytes.append(percentEncoding: byte, keeping: "-._!$&'()*+,;=:@?")
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads the URI fragment form, as ``fragment`` writes it for the request itself; nil for anything else.
  package init?(fragment text: some StringProtocol) {
    guard text.hasPrefix("#") else { return nil }
    let parts = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard parts.first?.isEmpty == true else { return nil }
    self.init(
      parts.dropFirst().map { part in
        var bytes: [UInt8] = []
        var rest = Array(part.utf8)[...]
        while let byte = rest.popFirst() {
          if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(hexDigit),
            let low = rest.dropFirst().first.flatMap(hexDigit)
          {
            bytes.append(UInt8(high << 4 | low))
            rest = rest.dropFirst(2)
          } else {
            bytes.append(byte)
          }
        }
        let token = String(decoding: bytes, as: UTF8.self)
        return token.replacing("~1", with: "/").replacing("~0", with: "~")
      })
  }

  /// The form that stands in JSON strings, empty for the root (RFC 6901 section 5). The file is not part of it.
  package var path: String {
    var text = ""
    for token in tokens {
      text += "/"
      for character in token.unicodeScalars {
        switch character {
        case "~": text += "~0"
        case "/": text += "~1"
        default: text.unicodeScalars.append(character)
        }
      }
    }
    return text
  }

  package var description: String { fragment }
}

extension [UInt8] {
  /// Appends a byte of a URI: letters, digits and `others` as they are, all else in its escaped form.
  package mutating func append(percentEncoding byte: UInt8, keeping others: String) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      append(byte)
    case _ where others.utf8.contains(byte): append(byte)
    default:
      let digits = Array("0123456789ABCDEF".utf8)
      self += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
}
