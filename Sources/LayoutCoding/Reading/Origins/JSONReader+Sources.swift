import JSON
import LayoutModel

/// The longest path of a file that documents tell: diagnostics repeat it.
package let longestSourcePath = 1024

/// The greatest line and column: files are read whole, and none is that long.
private let greatestPlace = 999_999_999

extension JSONReader {
  private enum SourceKey: Int, DocumentKey {
    case file, places
  }
  private static let sourceKeys = Keys(SourceKey.self)

  /// The files that a document was made of, with the places of what it has from each.
  mutating func sources() throws(ReadingEnded) -> [SourceFile] {
    var sources: [SourceFile] = []
    guard var array = try beginArray("an array of files") else { return sources }
    while try nextElement(of: &array) != nil {
      if let source = try source() { sources.append(source) }
    }
    return sources
  }

  private mutating func source() throws(ReadingEnded) -> SourceFile? {
    guard var object = try beginObject("an object with file and places") else { return nil }
    var source = SourceFile()
    while let key = try nextKey(of: &object, in: Self.sourceKeys) {
      switch key {
      case .file: source.file = try text(ofAtMost: longestSourcePath)
      case .places: source.places = try places()
      }
    }
    require([SourceKey.places], of: object)
    return source
  }

  /// Lines and columns by the ids of what stands there. Nobody checks that the document has what is called so: a tool may
  /// tell all that its file has.
  private mutating func places() throws(ReadingEnded) -> [SourceFile.Entry] {
    var places: [SourceFile.Entry] = []
    guard var map = try beginMap("an object of places by id") else { return places }
    while let id = try nextMember(of: &map) {
      if let place = try sourcePlace() { places.append(SourceFile.Entry(id: id, place: place)) }
    }
    return places
  }

  /// A line and a column, both from 1.
  private mutating func sourcePlace() throws(ReadingEnded) -> SourcePlace? {
    let expected: StaticString = "a line and a column"
    let (start, pointer) = (offset, pointer)
    guard var array = try beginArray(expected) else { return nil }
    var numbers: [Int] = []
    var count = 0
    while try nextElement(of: &array) != nil {
      count += 1
      if count > 2 {
        try skipValue()
      } else if let number = try integer(in: 1...greatestPlace) {
        numbers.append(number)
      }
    }
    if count == 2 { return numbers.count == 2 ? SourcePlace(line: numbers[0], column: numbers[1]) : nil }
    fault(at: start, Fault(.invalidValue(expected: expected.description, nearest: []), at: pointer))
    return nil
  }
}
