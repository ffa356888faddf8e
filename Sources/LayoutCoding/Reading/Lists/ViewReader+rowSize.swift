import JSON
import LayoutModel

/// How large a row or an item is by what it says itself, in points.
struct RowSize {
  var width: Double?
  var height: Double?
}

extension ViewReader {
  /// Reads the height of a row of a table view or the size of an item of a collection view, which stand in cells that are
  /// described where they are shown. Prototypes and other views have none.
  @inline(never)
  func readRowSize(
    _ key: ViewKey, ofView index: Int, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    guard index == 0, draft.rowSizeKey == key else {
      reader.fault(.unknownKey(key.name, nearest: []))
      return try reader.skipValue()
    }
    draft.linker.keysOfTypes.append(KeyOfType(view: Int32(index), key: key, place: reader.offset))
    if key == .height {
      draft.rowSize.height = try reader.length()
    } else if let size = try reader.size() {
      draft.rowSize = RowSize(width: size.width, height: size.height)
    }
  }
}
