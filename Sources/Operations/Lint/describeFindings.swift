import InterfaceBuilder
import JSON
import LayoutCoding
import LayoutModel

extension LintFinding {
  /// Gives the finding the names and places that the objects of a scene have in its file.
  mutating func describe(with elements: [String: SceneElement]) {
    for index in self.elements.indices {
      guard let known = elements[self.elements[index].id] else { continue }
      self.elements[index].name = known.name
      self.elements[index].place = known.place
      self.elements[index].type = known.type ?? self.elements[index].type
    }
    if let conflict = diagnostic.conflict {
      for constraint in conflict.constraints {
        guard let id = constraint.identifier, let known = elements[id],
          !self.elements.contains(where: { $0.id == id })
        else { continue }
        self.elements.append(
          LintElement(id: id, name: known.name, type: known.type, place: known.place))
      }
      place = conflict.constraints[conflict.broken].identifier.flatMap { elements[$0]?.place }
    }
    place = place ?? self.elements.lazy.compactMap(\.place).first
    // It is one into a document that nobody wrote.
    diagnostic.pointer = nil
    diagnostic.source = nil
  }
}

/// Gives the findings of a layout document their places in its text: those of their pointers, else of their views.
func placeFindings(
  _ findings: inout [LintFinding], of document: LayoutDocument, in body: UnsafeBufferPointer<UInt8>
) {
  guard !findings.isEmpty else { return }
  let views = Dictionary(
    document.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  func pointer(ofView id: String) -> JSONPointer? { views[id].map { document.draft.pointer(toView: $0) } }
  var pointers: Set<JSONPointer> = []
  for finding in findings {
    if let pointer = finding.diagnostic.pointer { pointers.insert(pointer) }
    pointers.formUnion(finding.elements.compactMap { pointer(ofView: $0.id) })
  }
  let places = jsonPlaces(of: pointers, in: body)
  func place(_ pointer: JSONPointer?) -> SourcePlace? {
    pointer.flatMap { places[$0] }.map { SourcePlace(line: $0.line, column: $0.column) }
  }
  for index in findings.indices {
    for element in findings[index].elements.indices {
      let id = findings[index].elements[element].id
      findings[index].elements[element].place = place(pointer(ofView: id))
    }
    findings[index].place =
      place(findings[index].diagnostic.pointer)
      ?? findings[index].elements.lazy.compactMap(\.place).first
  }
}
