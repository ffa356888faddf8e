import EmbeddedData
import Glibc
import JSON
package import LayoutModel

/// The device catalogue that the program carries, and the text of each of its rows.
package struct EmbeddedCatalogue: Sendable {
  /// Its devices, each read from its row when it is first asked for.
  package let catalogue: DeviceCatalogue
  /// Where the row of each device lies in the embedded text.
  private let rows: [Range<Int>]

  /// Made at first use. Nothing of the rows is read then but where they end.
  package static let shared = EmbeddedCatalogue()

  private init() {
    let rows = Self.lines(of: Self.text)
    self.rows = rows
    catalogue = DeviceCatalogue(count: rows.count, find: Self.index(named:)) { Self.device(in: rows[$0]) }
  }

  /// The JSON text of the device at `index` of the catalogue, with all facts known about it.
  package func row(at index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: Self.text[rows[index]])
  }

  /// The ids of the devices, in their order, of which nothing else is read.
  package var ids: [String] {
    rows.compactMap { row in
      var reader = JSONReader(UnsafeBufferPointer(rebasing: Self.text[row]), maximumDepth: 16)
      return try? reader.catalogueId()
    }
  }

  /// Where each line lies, without its line feed.
  private static func lines(of text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < text.count {
      let end = endOfLine(in: text, from: start)
      lines.append(start..<end)
      start = end + 1
    }
    return lines
  }

  private static func device(in row: Range<Int>) -> Device {
    var reader = JSONReader(UnsafeBufferPointer(rebasing: text[row]), maximumDepth: 16)
    do {
      let device = try reader.catalogueDevice()
      guard let device, reader.faults.isEmpty else {
        preconditionFailure("a row of the catalogue has faults: \(reader.faults)")
      }
      return device
    } catch {
      preconditionFailure("a row of the catalogue is no JSON: \(error)")
    }
  }

  /// Looks a name up in the sorted lines of the names.
  ///
  /// - Complexity: O(log *n*) comparisons.
  private static func index(named name: String) -> Int? {
    var name = name.lowercased()
    return name.withUTF8 { wanted in
      var (low, high) = (0, names.count)
      while low < high {
        let line = NameLine(in: names, around: low + (high - low) / 2, from: low)
        let order = line.order(to: wanted)
        if order == 0 { return line.number }
        if order > 0 { high = line.start } else { low = line.end + 1 }
      }
      return nil
    }
  }

  private static var text: UnsafeBufferPointer<UInt8> { bytes(of: .devices) }
  private static var names: UnsafeBufferPointer<UInt8> { bytes(of: .deviceNames) }

  private static func bytes(of file: EmbeddedFile) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: file.start, count: file.count)
  }
}

/// One line of the names: the number of a device, a blank, and a name in small letters.
private struct NameLine {
  let start: Int
  /// Offset of its line feed.
  let end: Int
  let number: Int
  private let name: UnsafeBufferPointer<UInt8>

  /// The line that a place lies in.
  ///
  /// - Parameter start: Of a line at or before the place.
  init(in lines: UnsafeBufferPointer<UInt8>, around place: Int, from first: Int) {
    start = startOfLine(in: lines, around: place, from: first)
    end = endOfLine(in: lines, from: start)
    var index = start
    var number = 0
    while lines[index] != UInt8(ascii: " ") {
      number = 10 * number + Int(lines[index] - UInt8(ascii: "0"))
      index += 1
    }
    self.number = number
    name = UnsafeBufferPointer(rebasing: lines[(index + 1)..<end])
  }

  /// Below zero if the name comes before `other`, above if it comes after, by bytes.
  func order(to other: UnsafeBufferPointer<UInt8>) -> Int {
    guard let ours = name.baseAddress, let theirs = other.baseAddress else { return name.count - other.count }
    let order = memcmp(ours, theirs, min(name.count, other.count))
    return order == 0 ? name.count - other.count : Int(order)
  }
}

/// Where the line of a place begins, at the earliest at `first`, where a line begins.
private func startOfLine(in text: UnsafeBufferPointer<UInt8>, around place: Int, from first: Int) -> Int {
  var start = place
  while start > first, text[start - 1] != 0x0A { start -= 1 }
  return start
}

/// Where the line of a place ends: its line feed, or the end of the text.
private func endOfLine(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  guard let base = text.baseAddress, let found = memchr(base + start, 0x0A, text.count - start) else {
    return text.count
  }
  return UnsafeRawPointer(found) - UnsafeRawPointer(base)
}

extension DeviceCatalogue {
  /// The devices that the program knows by itself.
  package static var embedded: DeviceCatalogue { EmbeddedCatalogue.shared.catalogue }
}
