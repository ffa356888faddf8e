import InterfaceBuilder
import JSON
import LayoutCoding
import LayoutModel

/// Names of the views of a document that stay what they are when something else changes: ids where the author gave them, else what
/// a view is and shows, and where among those that are alike.
struct StableNames {
  private let document: DocumentValues
  private let indices: [String: Int]
  /// Number of views of its kind before each view in its superview.
  private var ordinals: [Int]
  private let isOfCode: Bool

  /// - Parameter isOfCode: Whether code made the document, so that numbers in it may be other ones in other windows.
  /// - Complexity: O(*n*) in the number of views.
  init(_ document: DocumentValues, isOfCode: Bool = false) {
    (self.document, self.isOfCode) = (document, isOfCode)
    indices = Dictionary(document.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { a, _ in a })
    ordinals = Array(repeating: 0, count: document.views.count)
    var counts: [Kind: Int] = [:]
    for index in document.views.indices {
      let kind = Kind(superview: document.views[index].superview, name: kind(of: index))
      ordinals[index] = counts[kind, default: 0]
      counts[kind, default: 0] += 1
    }
  }

  private struct Kind: Hashable {
    var superview: Int32?
    var name: String
  }

  /// The views of a diagnostic.
  func elements(of diagnostic: Diagnostic) -> [LintElement] {
    diagnostic.views.map { id in
      guard let index = indices[id] else { return LintElement(id: id) }
      return LintElement(
        id: id, name: document.name(ofView: index), type: document.views[index].type.rawValue)
    }
  }

  /// The name of a view.
  func name(ofView id: String) -> String {
    guard let index = indices[id] else { return id }
    let node = document.views[index]
    guard let superview = node.superview, case .subview(let place) = node.place,
      id == "\(document.views[Int(superview)].id)/\(place)"
    else { return id }
    let outer = name(ofView: document.views[Int(superview)].id)
    return "\(outer)/\(kind(of: index))#\(ordinals[index])"
  }

  private func kind(of index: Int) -> String {
    let content = document.content(ofView: index)
    return document.views[index].type.rawValue + ":" + (content.text ?? content.title ?? "").prefix(40)
  }

  /// A constraint as text, with the stable names of its views.
  func name(ofConstraint text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      if isOfCode, let number = Double(word), number.isFinite { return "number" }
      guard let dot = word.firstIndex(of: "."), word.contains("/") else { return String(word) }
      return name(ofView: String(word[..<dot])) + word[dot...]
    }.joined(separator: " ")
  }
}

/// What tells a finding from all others of a file, whatever the numbers and whatever else the file has: 16 hexadecimal digits.
func fingerprint(of diagnostic: Diagnostic, scene: String?, _ names: StableNames) -> String {
  var parts = [diagnostic.code.rawValue, scene ?? ""]
  parts += diagnostic.views.map { names.name(ofView: $0) }
  if let conflict = diagnostic.conflict {
    parts += conflict.constraints.map { $0.identifier ?? names.name(ofConstraint: $0.text) }
  } else if let ambiguity = diagnostic.ambiguity {
    parts.append(ambiguity.axis.rawValue)
  }
  return fingerprint(of: parts)
}

/// The hash of some texts: FNV-1a with 64 bits, as 16 hexadecimal digits.
func fingerprint(of parts: [String]) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for part in parts {
    for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    // No text has this byte.
    hash = (hash ^ 0xFF) &* 0x100_0000_01B3
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

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
        guard let id = constraint.sourceNames.first(where: { elements[$0] != nil }), let known = elements[id],
          !self.elements.contains(where: { $0.id == id })
        else { continue }
        self.elements.append(LintElement(id: id, name: known.name, type: known.type, place: known.place))
      }
      place = conflict.constraints[conflict.broken].sourceNames.lazy.compactMap { elements[$0]?.place }.first
    }
    place = place ?? self.elements.lazy.compactMap(\.place).first
    // It is one into a document that nobody wrote.
    diagnostic.pointer = nil
    diagnostic.source = nil
  }
}

/// Gives the findings of a layout document their places in its text: those of their pointers, else of their views.
func place(_ findings: inout [LintFinding], of document: LayoutDocument, in body: UnsafeRawBufferPointer) {
  guard !findings.isEmpty else { return }
  let views = Dictionary(document.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { a, _ in a })
  func pointer(ofView id: String) -> JSONPointer? { views[id].map { document.draft.pointer(toView: $0) } }
  var pointers: Set<JSONPointer> = []
  for finding in findings {
    if let pointer = finding.diagnostic.pointer { pointers.insert(pointer) }
    pointers.formUnion(finding.elements.compactMap { pointer(ofView: $0.id) })
  }
  let places = jsonPlaces(of: pointers, in: body.bindMemory(to: UInt8.self))
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
