import SwiftLexing
import SwiftOutline
import SwiftParsing
import SwiftProgram

extension FuzzTarget {
  /// A Swift file: all that is found stands in it, and in its order.
  static let swiftSource = FuzzTarget("swift-source", readings: 5) { input in
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
    var narrow = SwiftLimits.service
    (narrow.brackets, narrow.conditions) = (3, 1)
    let isRefused = outline(bytes, limits: narrow).refusal != nil
    try expect(isRefused || found.refusal == nil, "what wide limits refuse narrow ones refuse, too")
    try parses(Array(bytes))
  }

  /// Whether a file is parsed, and what is found stands in it.
  private static func parses(_ bytes: [UInt8]) throws {
    var program = Program()
    lowerFile(bytes, path: "a.swift", into: &program)
    let offsets = 0...Int32(bytes.count)
    for fault in program.files[0].faults {
      try expect(offsets.contains(fault.offset), "a fault lies in the file: \(fault)")
    }
    for spot in program.expressionSpots + program.statementSpots {
      try expect(offsets.contains(spot.offset), "a node lies in the file: \(spot)")
    }
    var again = Program()
    lowerFile(bytes, path: "a.swift", into: &again)
    let isSame =
      again.expressionSpots == program.expressionSpots && again.statementSpots == program.statementSpots
      && again.files[0].faults.map(\.offset) == program.files[0].faults.map(\.offset)
    try expect(isSame, "twice gives the same")
  }
}
