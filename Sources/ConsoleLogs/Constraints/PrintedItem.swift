/// A view or a guide as one line names it.
extension LoggedItem {
  private static let longestName = 300

  /// `UIView:0x7f`, `UILabel:0x7f'Hello'`, `title` with its address elsewhere, or `UILabel:title` as libraries print it.
  init?(_ bytes: Bytes, _ names: PrintedNames) {
    let text = bytes.trimmed()
    guard !text.isEmpty, text.count <= Self.longestName else { return nil }
    if let address = names.address(of: text) {
      (self.address, name) = (address, text.text)
      return
    }
    if let range = text.address {
      let label = text[..<range.lowerBound].droppingColon
      let rest = text[range.upperBound...]
      guard !label.isEmpty, !label.contains(where: { [UInt8]("[]=|\"".utf8).contains($0) }),
        rest.isEmpty || rest.first == UInt8(ascii: "'")
      else { return nil }
      address = text[range].text
      if names.isName(label, of: text[range]) { name = label.text } else { className = label.text }
      if !rest.isEmpty { self.text = rest.withoutQuotes.text }
      return
    }
    let colon = text.first(":")
    if let colon, colon > text.startIndex, colon + 1 < text.endIndex, text[..<colon].isClassName {
      (className, name) = (text[..<colon].text, text[(colon + 1)...].text)
    } else {
      name = text.text
    }
  }
}

/// What stands behind `names:`: the addresses of what goes by a name, and what `|` is (AL-log-superview).
struct PrintedNames {
  private var addresses: [(name: Bytes, address: Bytes)] = []
  /// What `'|':` explains.
  private var outer: Bytes?

  /// - Parameter text: `'|':UIView:0x7f, title:0x8f`.
  init(_ text: Bytes) {
    var rest = text
    while let range = rest.address {
      var end = range.upperBound
      if end < rest.endIndex, rest[end] == UInt8(ascii: "'") {
        let tail = rest[(end + 1)...]
        end = tail.first("',").map { $0 + 1 } ?? tail.last("'").map { $0 + 1 } ?? tail.endIndex
      }
      let name = rest[..<range.lowerBound].droppingColon
      if let inner = name.dropping("'|':") ?? name.dropping("'|' :") {
        if outer == nil { outer = rest[inner.startIndex..<end] }
      } else {
        addresses.append((name, rest[range]))
      }
      rest = rest[end...].drop { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") }
    }
  }

  /// What `|` is; nil if the line does not say it.
  var superview: LoggedItem? { outer.flatMap { LoggedItem($0, self) } }

  /// The address of what goes by that name.
  func address(of name: Bytes) -> String? { addresses.first { $0.name == name }?.address.text }

  /// The names that are left when an item has taken its own: two views may go by one name.
  func without(_ item: LoggedItem) -> PrintedNames {
    guard item.name != nil, item.address != nil else { return self }
    var rest = self
    let same = addresses.indices.filter { addresses[$0].name.text == item.name }
    if same.count > 1, let own = same.first(where: { addresses[$0].address.text == item.address }) {
      rest.addresses.remove(at: own)
    }
    return rest
  }

  /// Whether an address has that name.
  func isName(_ name: Bytes, of address: Bytes) -> Bool {
    addresses.contains { $0.name == name && $0.address == address }
  }
}

extension Bytes {
  /// Where the first `0x` with its digits is that stands behind a colon.
  var address: Range<Int>? {
    for index in indices where self[index] == UInt8(ascii: ":") {
      let start = afterBlanks(index + 1)
      guard has("0x", at: start) else { continue }
      let digits = self[(start + 2)...].prefix(while: \.isHexDigit)
      if !digits.isEmpty { return start..<digits.endIndex }
    }
    return nil
  }

  /// Without the colon at the end.
  var droppingColon: Bytes {
    let text = trimmed()
    return text.last == UInt8(ascii: ":") ? text.dropLast().trimmed() : text
  }

  /// Without the quotes around it; the second may have been cut off.
  var withoutQuotes: Bytes {
    let text = first == UInt8(ascii: "'") ? dropFirst() : self
    return text.last == UInt8(ascii: "'") ? text.dropLast() : text
  }

  fileprivate var isClassName: Bool {
    allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }
  }
}
