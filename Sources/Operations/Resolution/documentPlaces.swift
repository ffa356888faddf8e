import JSON
import LayoutCoding
import LayoutModel

extension DecodedRequest {
  /// Gives the document the lines of its own text, as documents have that were made of other files. One that has some keeps them.
  ///
  /// - Parameter file: What the text is called; nil for one without a name.
  /// - Complexity: O(*n*) in the length of the text, and in the depth of the document for each of its parts.
  mutating func addPlaces(in body: UnsafeRawBufferPointer, of file: String?) {
    var draft = document.draft
    guard draft.sources.isEmpty else { return }
    var names: [(id: String, pointer: JSONPointer)] = []
    for (index, view) in draft.views.enumerated() { names.append((view.id, draft.pointer(toView: index))) }
    for (index, controller) in draft.controllers.enumerated() {
      names.append((controller.id, draft.pointer(toController: index)))
    }
    for index in draft.constraints.indices {
      let pointer = draft.pointer(toConstraint: index)
      names.append((pointer.path, pointer))
    }
    let notes = environments.flatMap { $0.request.notes.compactMap(\.pointer) }
    let places = jsonPlaces(of: Set(names.map(\.pointer) + notes), in: body.bindMemory(to: UInt8.self))
    let entries = names.compactMap { name, pointer in
      places[pointer].map { SourceFile.Entry(id: name, place: SourcePlace(line: $0.line, column: $0.column)) }
    }
    for index in environments.indices {
      for note in environments[index].request.notes.indices {
        let place = environments[index].request.notes[note].pointer.flatMap { places[$0] }
        environments[index].request.notes[note].source = place.map {
          SourceLocation(file: file, place: SourcePlace(line: $0.line, column: $0.column))
        }
      }
    }
    draft.sources = [SourceFile(file: file, places: entries)]
    document = LayoutDocument(draft)
  }
}
