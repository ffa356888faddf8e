import JSON
import LayoutModel
import SwiftOutline
import SwiftProgram

/// Where what a document has is made in the files of the app.
struct PlaceMap {
  private let program: Program
  private let lines: [Int: LineStarts]
  private(set) var files: [SourceFile] = []

  /// - Parameter lines: Of the app's files, by their places in the program.
  init(_ program: Program, _ lines: [Int: LineStarts]) { (self.program, self.lines) = (program, lines) }

  /// Notes where something is made: a view by its id, a constraint by the JSON Pointer to it.
  mutating func add(_ id: String, _ spot: SourceSpot) {
    guard let location = location(of: spot) else { return }
    let entry = SourceFile.Entry(id: id, place: location.place)
    if let index = files.firstIndex(where: { $0.file == location.file }) {
      files[index].places.append(entry)
    } else {
      files.append(SourceFile(file: location.file, places: [entry]))
    }
  }

  /// The line and column of a place; nil for one in UIKit's own Swift.
  func location(of spot: SourceSpot) -> SourceLocation? {
    guard let lines = lines[Int(spot.file)] else { return nil }
    let place = lines.place(of: Int(spot.offset))
    return SourceLocation(
      file: program.files[Int(spot.file)].path, place: SourcePlace(line: place.line, column: place.column))
  }

  /// The member `sources` of a document.
  func write(to json: inout JSONWriter) {
    if files.isEmpty { return }
    json.beginArray("sources")
    for file in files {
      json.beginObject()
      if let path = file.file { json.member("file", path) }
      json.beginObject("places")
      for entry in file.places {
        json.key(entry.id)
        json.beginArray()
        json.integer(entry.place.line)
        json.integer(entry.place.column)
        json.endArray()
      }
      json.endObject()
      json.endObject()
    }
    json.endArray()
  }
}
