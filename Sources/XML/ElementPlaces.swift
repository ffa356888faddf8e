package import LayoutModel

/// Where the elements of a document begin, in lines and columns.
///
/// A line ends with LF, CR LF or CR, as in XML. A column counts bytes of UTF-8, in a file in UTF-16 those that the line
/// would have; in a file in another encoding bytes of the file. A byte order mark is not counted.
package struct ElementPlaces: Sendable {
  /// By index of the element.
  private let places: [(line: Int32, column: Int32)]

  /// - Parameter bytes: The text that the document was read from.
  /// - Complexity: O(*n*) in the length of the text.
  package init(of document: XMLDocument, in bytes: UnsafeRawBufferPointer) {
    var cursor = TextCursor(bytes)
    places = document.nodes.map {
      cursor.advance(to: Int($0.offset))
      return (cursor.line, cursor.column)
    }
  }

  package subscript(element: XMLElement) -> SourcePlace {
    let place = places[element.index]
    return SourcePlace(line: Int(place.line), column: Int(place.column))
  }
}

/// Goes through a text and counts lines and columns.
private struct TextCursor {
  private let bytes: UnsafeRawBufferPointer
  /// The order of bytes in UTF-16; nil for an encoding of bytes.
  private let isLittleEndian: Bool?
  private var offset: Int
  private var isAfterReturn = false
  private(set) var line: Int32 = 1
  private(set) var column: Int32 = 1

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    let starts: [(bytes: [UInt8], mark: Int, isLittleEndian: Bool?)] = [
      ([0xEF, 0xBB, 0xBF], 3, nil), ([0xFF, 0xFE], 2, true), ([0xFE, 0xFF], 2, false),
      ([0x3C, 0], 0, true), ([0, 0x3C], 0, false),
    ]
    let start = starts.first { bytes.starts(with: $0.bytes) }
    (offset, isLittleEndian) = (start?.mark ?? 0, start?.isLittleEndian)
  }

  /// Goes on to an offset that is not before the last one.
  mutating func advance(to target: Int) {
    let target = min(target, bytes.count)
    guard let isLittleEndian else {
      for byte in bytes[offset..<max(offset, target)] { count(UInt16(byte), width: 1) }
      offset = max(offset, target)
      return
    }
    while offset + 1 < target {
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      let unit = isLittleEndian ? second << 8 | first : first << 8 | second
      // Each half of a pair stands for two of its four bytes.
      let isHalf = (0xD800...0xDFFF).contains(unit)
      count(unit, width: unit < 0x80 ? 1 : unit < 0x800 || isHalf ? 2 : 3)
      offset += 2
    }
  }

  private mutating func count(_ unit: UInt16, width: Int32) {
    switch unit {
    case 0x0A where isAfterReturn: isAfterReturn = false
    case 0x0A, 0x0D:
      line += 1
      column = 1
      isAfterReturn = unit == 0x0D
    default:
      column += width
      isAfterReturn = false
    }
  }
}
