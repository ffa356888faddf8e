import SwiftOutline

extension FuzzTarget {
  /// A Swift file: all that is found stands in it, and in its order.
  static let swiftOutline = FuzzTarget("swift-outline", readings: 2) { input in
    let bytes = input.bindMemory(to: UInt8.self)
    let found = outline(bytes)
    let lines = LineStarts(bytes)
    if let refusal = found.refusal {
      try expect((0...bytes.count).contains(refusal.offset), "a refusal lies in the file: \(refusal)")
      let place = lines.place(of: refusal.offset)
      try expect(
        place == (refusal.line, refusal.column), "its place is that of its offset: \(place), \(refusal)")
      try expect(found.types.isEmpty && found.members.isEmpty, "of what is refused nothing is told")
    }
    let ranges = found.types.map(\.name) + found.members.map(\.name) + found.inherited + found.imports
    for range in ranges {
      try expect(range.offsets.upperBound <= bytes.count, "a name lies in the file: \(range)")
      if let text = range.text(in: bytes) { try expect(!text.isEmpty, "a name is not empty") }
    }
    for (index, type) in found.types.enumerated() {
      try expect((-1..<Int32(index)).contains(type.parent), "a type stands behind the one around it")
      let isInside = type.inherited.upperBound <= Int32(found.inherited.count)
      try expect(isInside, "what a type inherits is listed")
    }
    for member in found.members {
      try expect((-1..<Int32(found.types.count)).contains(member.type), "a member has a type")
    }
    for (first, second) in zip(found.members, found.members.dropFirst()) {
      try expect(first.name.start < second.name.start, "members stand in the order of the file")
    }
    let again = outline(Array(bytes))
    try expect(again.members == found.members && again.refusal == found.refusal, "twice gives the same")
    var narrow = OutlineLimits.service
    (narrow.brackets, narrow.prefixes, narrow.angles) = (3, 3, 3)
    let isRefused = outline(bytes, limits: narrow).refusal != nil
    try expect(isRefused || found.refusal == nil, "what wide limits refuse narrow ones refuse, too")
  }
}
