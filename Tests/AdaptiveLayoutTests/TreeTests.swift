import Foundation
import JSON
import LayoutModel
import TestSupport
import Testing

/// A random view tree, and what the exact rational solver makes of it after a lowering that was written from the
/// rules alone. See `generate.py` beside the data.
struct Tree: Sendable, CustomStringConvertible {
  struct Conflict: Hashable {
    /// Pointers of the members that the request or a generated rule contributed, sorted.
    var members: [String]
    var broken: String
  }

  /// What is not unique about an item on one axis.
  struct Ambiguity {
    var ranges: [String: [Double?]]
    /// Nil where position and size have different causes.
    var cause: String?
  }

  let number: Int
  let document: [UInt8]
  /// As solved: x, y, width, height; empty for a view that is not installed.
  let frames: [String: [Double]]
  /// By item and axis.
  let ambiguous: [String: Ambiguity]
  let conflicts: Set<Conflict>
  /// Whether insets still move after the last pass.
  let isFeedbackLoop: Bool

  var description: String { "tree \(number)" }

  static let all: [Tree] = {
    let files = ["trees", "found"].compactMap {
      try? Data(contentsOf: Repository.fixtures.appending(path: "trees/\($0).jsonl"))
    }
    return files.joined().split(separator: UInt8(ascii: "\n")).enumerated().compactMap { number, line in
      (try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]).flatMap {
        try? Tree($0, number: number + 1)
      }
    }
  }()

  private init(_ object: [String: Any], number: Int) throws {
    self.number = number
    document = Array(
      try JSONSerialization.data(withJSONObject: object["d"] ?? [:], options: [.sortedKeys]))
    frames = (object["f"] as? [String: Any] ?? [:]).mapValues { $0 as? [Double] ?? [] }
    isFeedbackLoop = object["l"] as? Bool ?? false
    var ambiguous: [String: Ambiguity] = [:]
    for row in object["a"] as? [[Any]] ?? [] {
      let ranges = (row[2] as? [String: [Any]] ?? [:]).mapValues { $0.map { $0 as? Double } }
      ambiguous["\(row[0]) \(row[1])"] = Ambiguity(ranges: ranges, cause: row[3] as? String)
    }
    self.ambiguous = ambiguous
    conflicts = Set(
      (object["c"] as? [[String: Any]] ?? []).map {
        Conflict(members: $0["members"] as? [String] ?? [], broken: $0["broken"] as? String ?? "")
      })
  }
}

@Suite struct TreeTests {
  static let chunks = 12

  @Test func thereAreEnough() {
    #expect(Tree.all.count >= 1201)
    #expect(Tree.all.count { !$0.ambiguous.isEmpty } > 200)
    #expect(Tree.all.count { !$0.conflicts.isEmpty } > 90)
  }

  /// In chunks, because a thousand test cases drown the report.
  @Test(arguments: 0..<chunks)
  func agreeWithTheOracle(chunk: Int) throws {
    for tree in Tree.all where tree.number % Self.chunks == chunk {
      let layout = try resolveRequest(tree.document)
      expectFrames(layout, tree)
      expectAmbiguity(layout, tree)
      #expect(layout.treeConflicts == tree.conflicts, "\(tree)")
      let others = layout.diagnostics.map(\.code).filter {
        $0 != .ambiguousLayout && $0 != .unsatisfiableConstraints
      }
      #expect(others == (tree.isFeedbackLoop ? [.layoutFeedbackLoop] : []), "\(tree)")
    }
  }

  private func expectFrames(_ layout: Layout, _ tree: Tree) {
    #expect(layout.document.views.count == tree.frames.count, "\(tree)")
    for (index, view) in layout.document.views.enumerated() {
      let expected = tree.frames[view.id] ?? []
      let frame = layout.views[index].exactFrame
      let values = frame.map { [$0.minX, $0.minY, $0.size.width, $0.size.height] } ?? []
      let isClose =
        values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) < 1e-6 }
      #expect(isClose, "\(view.id) in \(tree): \(values), expected \(expected)")
    }
  }

  private func expectAmbiguity(_ layout: Layout, _ tree: Tree) {
    let found = layout.treeAmbiguities
    #expect(Set(found.keys) == Set(tree.ambiguous.keys), "\(tree)")
    for (item, expected) in tree.ambiguous {
      guard let ambiguity = found[item] else { continue }
      #expect(Set(ambiguity.ranges.keys) == Set(expected.ranges.keys), "\(item) in \(tree)")
      for (variable, range) in ambiguity.ranges {
        let agrees = zip(range, expected.ranges[variable] ?? []).allSatisfy { a, b in
          guard let a, let b else { return a == nil && b == nil }
          return abs(a - b) < 1e-6
        }
        #expect(agrees, "\(variable) of \(item) in \(tree): \(range), not \(expected.ranges)")
      }
      if let cause = expected.cause { #expect(ambiguity.cause == cause, "\(item) in \(tree)") }
    }
  }
}

extension Layout {
  /// What diagnostics call ambiguous, by item and axis; the content of a scroll view is an item of its own.
  fileprivate var treeAmbiguities: [String: Tree.Ambiguity] {
    var result: [String: Tree.Ambiguity] = [:]
    for diagnostic in findings {
      guard let ambiguity = diagnostic.ambiguity, let view = diagnostic.views.first else {
        continue
      }
      let isHorizontal = ambiguity.axis == .horizontal
      var ranges: [String: [Double?]] = [:]
      if let range = ambiguity.position { ranges[isHorizontal ? "x" : "y"] = [range.minimum, range.maximum] }
      if let range = ambiguity.size {
        ranges[isHorizontal ? "width" : "height"] = [range.minimum, range.maximum]
      }
      let item = diagnostic.message.contains("scrollable content") ? view + ".contentLayout" : view
      result["\(item) \(isHorizontal ? "horizontal" : "vertical")"] = Tree.Ambiguity(
        ranges: ranges, cause: ambiguity.cause.rawValue)
    }
    return result
  }

  fileprivate var treeConflicts: Set<Tree.Conflict> {
    Set(
      diagnostics.compactMap { diagnostic in
        guard let conflict = diagnostic.conflict else { return nil }
        let pointers = conflict.constraints.map { $0.pointer?.fragment ?? "" }
        return Tree.Conflict(members: pointers.sorted(), broken: pointers[conflict.broken])
      })
  }
}
