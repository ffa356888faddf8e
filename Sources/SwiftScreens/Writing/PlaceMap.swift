import LayoutModel
import SwiftOutline
import SwiftProgram

/// Where what a document has is made in the files of the app.
struct PlaceMap {
  private let lined: [Int: LinedFile]
  private(set) var files: [SourceFile] = []

  /// - Parameter lined: The app's files, by their places in the program.
  init(_ lined: [Int: LinedFile]) { self.lined = lined }

  /// Notes where something is made: a view by its id, a constraint by the JSON Pointer to it.
  mutating func add(_ id: String, _ spot: SourceSpot) {
    guard let location = location(of: spot) else { return }
    add(SourceFile.Entry(id: id, place: location.place), of: location.file)
  }

  mutating func add(_ entry: SourceFile.Entry, of file: String?) {
    if let index = files.firstIndex(where: { $0.file == file }) {
      files[index].places.append(entry)
    } else {
      files.append(SourceFile(file: file, places: [entry]))
    }
  }

  /// The line and column of a place; nil for one in UIKit's own Swift.
  func location(of spot: SourceSpot) -> SourceLocation? {
    guard let file = lined[Int(spot.file)] else { return nil }
    let place = file.lines.place(of: Int(spot.offset))
    return SourceLocation(file: file.path, place: SourcePlace(line: place.line, column: place.column))
  }
}
