import Glibc
import JSON

/// The parts of a body of type `multipart/form-data` (RFC 7578, RFC 2046 section 5.1), where they lie.
///
/// Strict: what two readers could take for different parts is no form.
struct MultipartForm {
  /// One field of the form.
  struct Part: Equatable, Sendable {
    var name: String
    var filename: String?
    /// As it stands in the part, nil if it has none.
    var contentType: String?
    /// Where the content lies in the body.
    var range: Range<Int>
  }

  /// In the order of the body.
  private(set) var parts: [Part] = []
  private static let partLimit = 256
  private static let headerLimit = 8 * 1024

  /// Reads the parts of a body.
  ///
  /// - Returns: Nil for a body that is no such form.
  init?(_ body: UnsafeRawBufferPointer, contentType: String) {
    guard let boundary = boundary(of: contentType) else { return nil }
    let delimiter = Array("\r\n--\(boundary)".utf8)
    // The first delimiter has no line before it; a preamble ends with a line end.
    var index: Int
    if body.starts(with: delimiter.dropFirst(2)) {
      index = delimiter.count - 2
    } else {
      guard let first = firstIndex(of: delimiter, in: body, from: 0) else { return nil }
      index = first + delimiter.count
    }
    while true {
      if body.has("--", at: index) { return }
      while body.has(" ", at: index) || body.has("\t", at: index) { index += 1 }
      guard body.has("\r\n", at: index), let next = firstIndex(of: delimiter, in: body, from: index) else {
        return nil
      }
      // The line end belongs to the delimiter; an empty part shares it with its header.
      guard parts.count < Self.partLimit,
        let part = Self.part(of: body, in: (index + 2)..<max(next, index + 2))
      else { return nil }
      parts.append(part)
      index = next + delimiter.count
    }
  }

  /// Header lines, an empty line, the content.
  private static func part(of body: UnsafeRawBufferPointer, in range: Range<Int>) -> Part? {
    var part = Part(name: "", range: range.upperBound..<range.upperBound)
    var index = range.lowerBound
    var hasName = false
    let headerEnd = min(range.upperBound, index + headerLimit)
    while true {
      guard let end = firstIndex(of: [0x0D, 0x0A], in: body, from: index), end + 2 <= headerEnd else {
        return nil
      }
      if end == index {
        part.range = (end + 2)..<range.upperBound
        return hasName ? part : nil
      }
      let line = String(outside: body[index..<end])
      index = end + 2
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let value = HeaderValue(line[line.utf8.index(after: colon)...])
      switch line[..<colon].lowercased() {
      case "content-disposition":
        guard !hasName, value.essence == "form-data", let name = value.parameter("name") else { return nil }
        part.name = name
        part.filename = value.parameter("filename")
        hasName = true
      case "content-type": part.contentType = value.essence
      case "content-transfer-encoding":
        guard ["binary", "8bit", "7bit"].contains(value.essence) else { return nil }
      default: break
      }
    }
  }
}

/// The boundary of a content type, nil if it is another type or has none that RFC 2046 allows.
private func boundary(of contentType: String) -> String? {
  let value = HeaderValue(contentType[...])
  guard value.essence == "multipart/form-data", let boundary = value.parameter("boundary"),
    (1...70).contains(boundary.utf8.count), boundary.utf8.last != 0x20,
    boundary.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
  else { return nil }
  return boundary
}

/// A header value with parameters: `form-data; name="catalog"`.
private struct HeaderValue {
  /// What stands before the parameters, in lower case.
  let essence: String
  private var parameters: [(name: String, value: String)] = []

  init(_ text: Substring) {
    var pieces: [String] = [""]
    var isQuoted = false
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        isEscaped = false
      } else if isQuoted, scalar == "\\" {
        isEscaped = true
        continue
      } else if scalar == "\"" {
        isQuoted.toggle()
        continue
      } else if scalar == ";", !isQuoted {
        pieces.append("")
        continue
      }
      pieces[pieces.count - 1].unicodeScalars.append(scalar)
    }
    essence = pieces[0].trimmingBlanks.lowercased()
    for piece in pieces.dropFirst() {
      let parts = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      parameters.append((parts[0].trimmingBlanks.lowercased(), parts[1].trimmingBlanks))
    }
  }

  /// The value of a parameter, nil if it is missing or stands twice.
  func parameter(_ name: String) -> String? {
    let found = parameters.filter { $0.name == name }
    return found.count == 1 ? found[0].value : nil
  }
}

private func firstIndex(of pattern: [UInt8], in body: UnsafeRawBufferPointer, from start: Int) -> Int? {
  guard let base = body.baseAddress, let first = pattern.first else { return nil }
  var index = start
  while index + pattern.count <= body.count {
    let rest = body.count - pattern.count - index + 1
    guard let found = memchr(base + index, Int32(first), rest) else { return nil }
    index = UnsafeRawPointer(found) - base
    if memcmp(found, pattern, pattern.count) == 0 { return index }
    index += 1
  }
  return nil
}

extension UnsafeRawBufferPointer {
  fileprivate func has(_ text: StaticString, at index: Int) -> Bool {
    guard index <= count - text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { letters in letters.indices.allSatisfy { self[index + $0] == letters[$0] } }
  }
}
