import JSON

/// What diagnostics say of elements: what many have alike is told of the first, with how many others have it. So 10,000 rows
/// of one prototype have as many diagnostics as one.
package struct ElementFindings: Sendable {
  private var places: [Key: Int] = [:]

  /// What makes diagnostics of two elements the same: all they say but the name of the element.
  private struct Key: Hashable {
    var code: Diagnostic.Code
    var list: String
    var axis: Axis?
    var pointer: String?
    var views: [String]
    var message: String

    init(_ diagnostic: Diagnostic, _ element: ElementPlace, _ name: [UInt8]) {
      (code, list, axis) = (diagnostic.code, element.list, diagnostic.ambiguity?.axis)
      pointer = diagnostic.pointer?.fragment
      views = diagnostic.views.map { $0.removing(name) }
      message = diagnostic.message.removing(name)
    }
  }

  package init() {}

  /// Says of the last diagnostics of an array which element they are about, and takes out those that others have already.
  ///
  /// - Parameters:
  ///   - start: The place of the first of them.
  ///   - cell: The id of the element's view, with which the ids of its other views begin.
  /// - Complexity: O(*n*) in the length of their texts.
  package mutating func take(
    _ diagnostics: inout [Diagnostic], from start: Int, of element: ElementPlace, cell: String
  ) {
    guard start < diagnostics.count else { return }
    let name = Array(cell.utf8)
    var kept = start
    for index in start..<diagnostics.count {
      diagnostics[index].element = element
      let key = Key(diagnostics[index], element, name)
      if let known = places[key] {
        diagnostics[known].element?.others += 1
        continue
      }
      places[key] = kept
      if kept != index { diagnostics.swapAt(kept, index) }
      kept += 1
    }
    diagnostics.removeLast(diagnostics.count - kept)
  }
}

extension String {
  /// The text without some bytes, wherever they stand in it. `replacing(_:with:)`, which compares characters, takes
  /// fifteen times as long: 0.35 s for a sentence about each of 20,000 elements.
  func removing(_ name: [UInt8]) -> String {
    guard let first = name.first else { return self }
    let bytes = Array(utf8)
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let end = index + name.count
      if bytes[index] == first, end <= bytes.count, bytes[index..<end].elementsEqual(name) {
        index = end
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    // Marks that stood apart may stand in a row now.
    return String(outside: kept)
  }
}
