import LayoutModel

/// Where the elements of a document begin, in lines and columns.
///
/// A line ends with LF, CR LF or CR, as in XML. A column counts bytes of UTF-8, in a file in UTF-16 those that the line
/// would have; in a file in another encoding bytes of the file. A byte order mark is not counted.
struct ElementPlaces {
  /// By index of the element.
  private let places: [(line: Int32, column: Int32)]

  /// - Parameter bytes: The text that the document was read from.
  /// - Complexity: O(*n*) in the length of the text.
  init(of document: XMLDocument, in bytes: UnsafeRawBufferPointer) {
    var cursor = TextCursor(bytes)
    places = document.nodes.map { node in
      cursor.advance(to: Int(node.offset))
      return (cursor.line, cursor.column)
    }
  }

  subscript(element: XMLElement) -> SourcePlace {
    let place = places[element.index]
    return SourcePlace(line: Int(place.line), column: Int(place.column))
  }
}

/// Goes through a text and counts lines and columns.
private struct TextCursor {
  private enum Encoding {
    case bytes
    case utf16(isLittleEndian: Bool)
  }

  private let bytes: UnsafeRawBufferPointer
  private let encoding: Encoding
  private var offset: Int
  private var isAfterReturn = false
  private(set) var line: Int32 = 1
  private(set) var column: Int32 = 1

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    switch Array(bytes.prefix(3)) {
    case [0xEF, 0xBB, 0xBF]: (encoding, offset) = (.bytes, 3)
    case let start where start.starts(with: [0xFF, 0xFE]):
      (encoding, offset) = (.utf16(isLittleEndian: true), 2)
    case let start where start.starts(with: [0xFE, 0xFF]):
      (encoding, offset) = (.utf16(isLittleEndian: false), 2)
    case let start where start.starts(with: [0x3C, 0]): (encoding, offset) = (.utf16(isLittleEndian: true), 0)
    case let start where start.starts(with: [0, 0x3C]):
      (encoding, offset) = (.utf16(isLittleEndian: false), 0)
    default: (encoding, offset) = (.bytes, 0)
    }
  }

  /// Goes on to an offset that is not before the last one.
  mutating func advance(to target: Int) {
    let target = min(target, bytes.count)
    switch encoding {
    case .bytes:
      while offset < target {
        count(UInt16(bytes[offset]), width: 1)
        offset += 1
      }
    case .utf16(let isLittleEndian):
      while offset + 1 < target {
        let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
        let unit = isLittleEndian ? second << 8 | first : first << 8 | second
        // Each half of a pair stands for two of its four bytes.
        let isHalf = (0xD800...0xDFFF).contains(unit)
        count(unit, width: unit < 0x80 ? 1 : unit < 0x800 || isHalf ? 2 : 3)
        offset += 2
      }
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
