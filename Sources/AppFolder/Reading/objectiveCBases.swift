import LayoutModel

/// A class that an Objective-C header of the folder declares, with what it inherits from.
package struct ObjectiveCClass: Equatable, Sendable {
  package var name: String
  package var superclass: String
}

extension FileReader {
  /// The classes in Objective-C from which the Swift of a folder inherits, and those from which these do, in the order of their names. Each is
  /// looked for in the header that has its name.
  mutating func objectiveCBases(
    of sources: [SourceText], in headers: [String: FolderEntry]
  ) throws(AppFolderError) -> [ObjectiveCClass] {
    if headers.isEmpty { return [] }
    var open = sources.flatMap { firstInherited(in: $0.bytes) }.filter { headers[$0] != nil }
    var found: [String: ObjectiveCClass] = [:]
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let entry = headers[name], let bytes = try header(entry),
        let superclass = superclass(of: name, in: bytes)
      else { continue }
      found[name] = ObjectiveCClass(name: name, superclass: superclass)
      open.append(superclass)
    }
    return found.values.sorted { isBefore($0.name, $1.name) }
  }
}

/// The first name behind the colon of each class that a Swift file declares. What stands in comments and texts counts too, and does no harm: no
/// header has its name.
private func firstInherited(in bytes: [UInt8]) -> [String] {
  var found: [String] = []
  var scanner = WordScanner(bytes)
  while scanner.find("class ") {
    guard scanner.word() != nil, scanner.take(UInt8(ascii: ":")), let name = scanner.word() else { continue }
    found.append(name)
  }
  return found
}

/// `Base` of `@interface Name : Base`.
private func superclass(of name: String, in bytes: [UInt8]) -> String? {
  var scanner = WordScanner(bytes)
  while scanner.find("@interface ") {
    if scanner.word() == name, scanner.take(UInt8(ascii: ":")) { return scanner.word() }
  }
  return nil
}

/// Words in a file, one after another.
private struct WordScanner {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Goes behind the next place where some letters stand.
  mutating func find(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    while place + wanted.count <= bytes.count {
      if bytes[place] == wanted[0], bytes[place..<place + wanted.count].elementsEqual(wanted) {
        place += wanted.count
        return true
      }
      place += 1
    }
    return false
  }

  mutating func word() -> String? {
    skipSpace()
    let start = place
    while place < bytes.count, isOfWord(bytes[place]) { place += 1 }
    // A longer one is nobody's.
    return start == place || place - start > 256 ? nil : String(decoding: bytes[start..<place], as: UTF8.self)
  }

  mutating func take(_ letter: UInt8) -> Bool {
    skipSpace()
    guard place < bytes.count, bytes[place] == letter else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
  }

  private func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
