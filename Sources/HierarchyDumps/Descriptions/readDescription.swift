import JSON
import LayoutCoding
import LayoutModel

/// Reads what `recursiveDescription` of UIView prints, with the addresses of views or without.
///
/// Each view begins in a line of its own, behind `   | ` for each view above it and behind whatever a log puts in front of that. Lines
/// that begin no view are passed over, unless the bars in front of them say that they should.
func readDescription(
  _ bytes: UnsafeRawBufferPointer, _ limits: HierarchyDumpLimits
) throws(FaultList) -> HierarchyDump {
  var reader = DescriptionReader(bytes, limits)
  while !reader.isAtEnd, !reader.builder.isFull { reader.readViewOrLine() }
  return try reader.builder.finish(.recursiveDescription)
}

/// Whether a view stands in one of the first lines, as UIKit describes it.
func isDescription(_ bytes: UnsafeRawBufferPointer) -> Bool {
  var reader = DescriptionReader(
    UnsafeRawBufferPointer(rebasing: bytes.prefix(16 << 10)), HierarchyDumpLimits())
  return reader.findsView()
}

/// Goes through a text, view by view.
struct DescriptionReader {
  let bytes: UnsafeRawBufferPointer
  /// Where the next byte is.
  var place = 0
  /// The line of that byte, from 1.
  var line = 1
  var builder: DumpBuilder
  /// The last view of each depth, down to the last view.
  private var open: [Int32] = []
  /// How many bars stand in front of the first view.
  private var firstLevel: Int?

  init(_ bytes: UnsafeRawBufferPointer, _ limits: HierarchyDumpLimits) {
    (self.bytes, builder) = (bytes, DumpBuilder(limits))
  }

  var isAtEnd: Bool { place >= bytes.count }
  var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func advance() {
    if bytes[place] == UInt8(ascii: "\n") { line += 1 }
    place += 1
  }

  /// Passes over the rest of the line, its end too.
  mutating func skipLine() {
    while let byte, byte != UInt8(ascii: "\n") { place += 1 }
    if !isAtEnd { advance() }
  }

  /// Whether some line begins a view.
  mutating func findsView() -> Bool {
    while !isAtEnd {
      if let header = findHeader() {
        place = header.end
        if has("; frame = (") || has("; baseClass = ") { return true }
      }
      skipLine()
    }
    return false
  }

  /// Reads a line, and all others that belong to the view that begins in it.
  mutating func readViewOrLine() {
    let first = line
    guard let header = findHeader() else {
      let hasBars = standsBar(place)
      skipLine()
      if hasBars, firstLevel != nil { builder.note(.unreadableView, line: first) }
      return
    }
    place = header.end
    var node = HierarchyDump.Node(plainName(Substring(header.name)), .zero, parent: nil, line: first)
    let found = readAttributes(of: &node)
    if found.isClosed { skipLine() }
    if !found.isClosed { return builder.note(.viewNotClosed, line: first) }
    guard found.hasFrame else { return builder.note(.noFrame, line: first) }
    // UIKit does not say that a class inherits from UIView.
    let base = node.baseClass ?? (node.isOfApp ? "UIView" : nil)
    node.type = viewType(of: node.className, baseClass: base)
    add(node, level: header.level)
  }

  private mutating func add(_ node: HierarchyDump.Node, level: Int) {
    let depth = level - (firstLevel ?? level)
    firstLevel = firstLevel ?? level
    guard depth >= 0, depth <= open.count else { return builder.note(.depthJumps, line: node.line) }
    guard builder.allows(depth: depth + 1) else { return }
    var node = node
    open.removeLast(open.count - depth)
    node.parent = open.last
    open.append(builder.add(node))
  }

  // MARK: The beginning of a view

  private struct Header {
    var name: String
    /// How many bars stand in front of it.
    var level: Int
    /// Behind the class and its address.
    var end: Int
  }

  /// The view that begins in this line; nil for none. Stays where it is.
  private func findHeader() -> Header? {
    var index = place
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "<"), let (name, end) = header(at: index + 1) {
        return Header(name: name, level: bars(before: index), end: end)
      }
      index += 1
    }
    return nil
  }

  /// A class with its address, where there is one, and a semicolon behind it.
  private func header(at start: Int) -> (name: String, end: Int)? {
    var end = start
    while end < bytes.count, isPartOfClass(bytes[end]), end - start < 512 { end += 1 }
    guard end > start, !isDigit(bytes[start]) else { return nil }
    let nameEnd = end
    if end < bytes.count, bytes[end] == UInt8(ascii: ":") {
      end += 1
      while end < bytes.count, bytes[end] == 0x20 { end += 1 }
      guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "0"), bytes[end + 1] == UInt8(ascii: "x")
      else { return nil }
      end += 2
      while end < bytes.count, hexDigit(bytes[end]) != nil { end += 1 }
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return nil }
    return (String(outside: bytes[start..<nameEnd]), end)
  }

  private func isPartOfClass(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  /// How many bars stand in front of a place, with nothing but blanks between them.
  private func bars(before end: Int) -> Int {
    var (index, count) = (end - 1, 0)
    while index >= place, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == UInt8(ascii: "|") {
      if bytes[index] == UInt8(ascii: "|") { count += 1 }
      index -= 1
    }
    return count
  }

  /// Whether the first byte from a place on that is no blank is a bar.
  func standsBar(_ start: Int) -> Bool {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: "|")
  }

  /// Whether some bytes are next.
  func has(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return word.withUTF8Buffer { letters in letters.indices.allSatisfy { letters[$0] == bytes[place + $0] } }
  }
}

func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
}
