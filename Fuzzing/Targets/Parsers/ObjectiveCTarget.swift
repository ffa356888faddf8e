import ObjectiveCHeaders
import SwiftOutline

extension FuzzTarget {
  /// Bytes as a header, as the implementation beside it, and as the words of the Swift that names all of it: what is made is Swift, twice the same.
  static let objectiveC = FuzzTarget("objective-c", readings: 4) { input in
    let bytes = Array(input)
    func swift() -> String {
      var sources = ObjectiveCSources()
      sources.headers = [readHeader(bytes)]
      sources.implementations.read(bytes)
      sources.words = UsedWords([bytes])
      sources.bases = ["A"]
      return importedSwift(
        of: sources, beside: KnownSwift(isDeclared: { _ in false }, isMember: { _ in false }))
    }
    let made = swift()
    let refusal = outline(Array(made.utf8)).refusal
    try expect(refusal == nil, "what is made of a header is Swift: \(made.prefix(400))")
    try expect(made == swift(), "what is made is the same a second time")
  }
}
