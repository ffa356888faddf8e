import JSON
import LayoutModel

/// Where the two things stand in the body of a comparison.
package enum ComparisonBody: Sendable {
  /// Two documents, by the places of their bytes.
  case documents(old: Range<Int>, new: Range<Int>)
  /// One document with `from` and `to`: what ``decodeTransitionRequest(_:overrides:catalogue:limits:)`` reads.
  case ends
}

/// Finds the two sides in the body of a comparison: `old` and `new`, or a document with `from` and `to`. What stands in them is
/// not read.
///
/// - Throws: Every fault that was found; unreadable JSON ends the search.
/// - Complexity: O(*n*) in the length of the text.
package func readComparisonBody(
  _ bytes: UnsafeRawBufferPointer, limits: DecodingLimits = DecodingLimits()
) throws(FaultList) -> ComparisonBody {
  let text = bytes.bindMemory(to: UInt8.self)
  // The documents are one level deeper than they are by themselves.
  var reader = JSONReader(text, maximumDepth: limits.depth + 1)
  var places: [SideMember: Range<Int>] = [:]
  do throws(ReadingEnded) {
    if hasEnds(text, depth: limits.depth + 1) { return .ends }
    if var object = try reader.beginObject("an object with old and new") {
      while let key = try reader.nextKey(of: &object, in: SideMember.keys) {
        let start = reader.offset
        try reader.skipValue()
        places[key] = start..<reader.offset
      }
      reader.require([SideMember.old, .new], of: object)
    }
    try reader.end()
  } catch {
    throw reader.faultsToTheEnd
  }
  guard !reader.hasFaults, let old = places[.old], let new = places[.new] else {
    throw FaultList(reader.faults)
  }
  return .documents(old: old, new: new)
}

/// Whether a body is a document with ends: it has one of them, and neither `old` nor `new`. Of unreadable text it is not.
private func hasEnds(_ text: UnsafeBufferPointer<UInt8>, depth: Int) -> Bool {
  var reader = JSONReader(text, maximumDepth: depth)
  var found = false
  do throws(ReadingEnded) {
    guard var map = try reader.beginMap() else { return false }
    while let member = try reader.nextMember(of: &map, orIn: SideMember.keys.table) {
      if case .key = member { return false }
      if case .name(let name) = member, name == "from" || name == "to" { found = true }
      try reader.skipValue()
    }
  } catch {
    return false
  }
  return found
}

/// The members of a comparison. Case names are the keys.
private enum SideMember: Int, DocumentKey {
  case old, new

  static let keys = Keys(SideMember.self)
}
