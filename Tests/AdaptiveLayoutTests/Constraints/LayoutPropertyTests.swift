import AdaptiveLayout
import Foundation
import LayoutModel
import Testing

/// What holds for every layout. A failure names its seed, which is a number to run again; `PROPERTY_SEEDS` in the
/// environment raises how many are tried.
@Suite struct LayoutPropertyTests {
  static let seeds = ProcessInfo.processInfo.environment["PROPERTY_SEEDS"].flatMap { UInt64($0) } ?? 300
  /// In chunks, because thousands of test cases drown the report.
  static let chunks = 8 as UInt64

  private func each(_ chunk: UInt64, _ body: (UInt64) throws -> Void) rethrows {
    for seed in stride(from: chunk + 1, through: Self.seeds, by: Int(Self.chunks)) { try body(seed) }
  }

  @Test(arguments: 0..<chunks)
  func requiredConstraintsHold(chunk: UInt64) throws {
    try each(chunk) { seed in
      let document = RandomLayout(seed: seed)
      let layout = try resolveRequest(document.text)
      guard !layout.diagnostics.contains(where: { $0.code == .layoutFeedbackLoop }) else { return }
      let broken = layout.brokenIdentifiers
      let geometry = Geometry(layout, document)
      for (constraint, owner) in document.allConstraints
      where constraint.priority == 1000 && !broken.contains(constraint.identifier) {
        guard let error = geometry.error(of: constraint, owner: owner) else { continue }
        #expect(error < 1e-6, "\(constraint), seed \(seed)")
      }
      for view in layout.views {
        let size = view.exactFrame?.size ?? .zero
        #expect(size.width >= 0 && size.height >= 0, "seed \(seed)")
      }
    }
  }

  /// The document cannot shuffle the order in which constraints count (AL-canonical-order).
  @Test(arguments: 0..<chunks)
  func orderAndNotationDoNotMatter(chunk: UInt64) throws {
    try each(chunk) { seed in
      let document = RandomLayout(seed: seed)
      let layout = try resolveRequest(document.text)
      let other = try resolveRequest(document.text(shuffledBy: seed &* 31))
      #expect(layout.views.map(\.exactFrame) == other.views.map(\.exactFrame), "seed \(seed)")
      #expect(layout.views.map(\.frame) == other.views.map(\.frame), "seed \(seed)")
      #expect(layout.facts == other.facts, "seed \(seed)")
    }
  }

  /// What is broken becomes a level below the required ones and above all others (AL-conflict-demoted).
  @Test(arguments: 0..<chunks)
  func brokenConstraintsAreWishes(chunk: UInt64) throws {
    try eachConflicting(chunk) { seed, document, layout in
      var demoted = document
      for (index, identifier) in layout.brokenInOrder.enumerated() {
        demoted.setPriority(999.9 + 0.001 * Double(index), of: identifier)
      }
      let other = try resolveRequest(demoted.text)
      #expect(other.treeOfConflicts.isEmpty, "seed \(seed)")
      expectSameFrames(layout, other, seed)
    }
  }

  /// Where the other members alone decide what the broken one speaks of, it has no say any more. An inequality leaves
  /// it one: it still wishes to come as close as it can.
  @Test(arguments: 0..<chunks)
  func leavingOutWhatIsBrokenChangesNoFrame(chunk: UInt64) throws {
    var count = 0
    try eachConflicting(chunk) { seed, document, layout in
      let conflicts = layout.treeOfConflicts
      let broken = Set(layout.brokenInOrder)
      let isDecided = conflicts.allSatisfy { conflict in
        let members = conflict.constraints + conflict.implicit
        return members.allSatisfy { !$0.text.contains("<=") && !$0.text.contains(">=") }
          && conflict.constraints.count { broken.contains($0.identifier ?? "") } == 1
      }
      guard isDecided else { return }
      count += 1
      expectSameFrames(layout, try resolveRequest(document.without(broken).text), seed)
    }
    #expect(count > 0, "seeds without such a conflict show nothing")
  }

  @Test(arguments: 0..<chunks)
  func withoutAnyMemberTheOthersAgree(chunk: UInt64) throws {
    try eachConflicting(chunk) { seed, document, layout in
      for conflict in layout.treeOfConflicts {
        // That a size is not negative may take the place of what is left out.
        let set = Set((conflict.constraints + conflict.implicit).map(\.key))
        for member in conflict.constraints {
          guard let identifier = member.identifier, !identifier.hasPrefix("UISV") else { continue }
          let other = try resolveRequest(document.without([identifier]).text)
          for remaining in other.treeOfConflicts {
            let keys = Set((remaining.constraints + remaining.implicit).map(\.key))
            #expect(!keys.isSubset(of: set), "without \(identifier), seed \(seed)")
          }
        }
      }
    }
  }

  @Test(arguments: 0..<chunks)
  func mirroringTheDirectionMirrorsTheFrames(chunk: UInt64) throws {
    var count = 0
    try each(chunk) { seed in
      var document = RandomLayout(seed: seed, isMirrorable: true)
      document.isRightToLeft = false
      let layout = try resolveRequest(document.text)
      document.isRightToLeft = true
      let mirrored = try resolveRequest(document.text)
      #expect(layout.brokenIdentifiers == mirrored.brokenIdentifiers, "seed \(seed)")
      // What is not determined lies towards the left in both.
      guard
        layout.diagnostics.allSatisfy({ $0.code == .unsatisfiableConstraints })
          && mirrored.diagnostics.allSatisfy({ $0.code == .unsatisfiableConstraints })
      else { return }
      count += 1
      for (index, view) in layout.document.views.enumerated() where !layout.isWithinHidden(index) {
        // The exact width of a scroll view's content is not told.
        guard let parent = view.superview.map({ Int($0) }), layout.views[parent].scroll == nil,
          let frame = layout.views[index].exactFrame, let other = mirrored.views[index].exactFrame,
          let outer = layout.views[parent].exactFrame
        else { continue }
        let expected = [outer.size.width - frame.maxX, frame.minY, frame.size.width, frame.size.height]
        let values = [other.minX, other.minY, other.size.width, other.size.height]
        let isMirrored = zip(values, expected).allSatisfy { abs($0 - $1) < 1e-6 }
        #expect(isMirrored, "\(view.id): \(values), expected \(expected), seed \(seed)")
      }
    }
    #expect(count > 5, "ambiguous layouts show nothing")
  }

  @Test(arguments: 0..<chunks)
  func framesAreOnThePixelGridAndEdgesMeet(chunk: UInt64) throws {
    try each(chunk) { seed in
      let document = RandomLayout(seed: seed)
      let layout = try resolveRequest(document.text)
      let geometry = Geometry(layout, document)
      for axis in Axis.allCases {
        var edges: [(exact: Double, rounded: Double)] = []
        for (index, view) in layout.views.enumerated() {
          guard let frame = view.frame, let inWindow = view.frameInWindow else { continue }
          for value in [frame.minimum(axis), frame.maximum(axis), inWindow.minimum(axis)] {
            let pixels = value * Double(document.scale)
            #expect(abs(pixels - pixels.rounded()) < 1e-6, "\(value), seed \(seed)")
          }
          let exact = geometry.rects[index]
          edges.append((exact.minimum(axis), inWindow.minimum(axis)))
          edges.append((exact.maximum(axis), inWindow.maximum(axis)))
        }
        edges.sort { $0.exact < $1.exact }
        for (edge, next) in zip(edges, edges.dropFirst()) {
          #expect(edge.rounded <= next.rounded + 1e-6, "\(edge) \(next), seed \(seed)")
          if next.exact - edge.exact < 1e-9 {
            #expect(abs(edge.rounded - next.rounded) < 1e-6, "\(edge) \(next), seed \(seed)")
          }
        }
      }
    }
  }

  // MARK: Help

  /// Documents with conflicts in which only what the document says was broken.
  private func eachConflicting(
    _ chunk: UInt64, _ body: (UInt64, RandomLayout, Layout) throws -> Void
  ) throws {
    try each(chunk) { seed in
      let document = RandomLayout(seed: seed)
      let layout = try resolveRequest(document.text)
      let written = Set(document.allConstraints.map(\.constraint.identifier))
      let broken = layout.treeOfConflicts.map { $0.constraints[$0.broken].identifier ?? "" }
      guard !broken.isEmpty, broken.allSatisfy(written.contains) else { return }
      try body(seed, document, layout)
    }
  }

  private func expectSameFrames(_ a: Layout, _ b: Layout, _ seed: UInt64) {
    for (index, view) in a.document.views.enumerated() {
      guard let frame = a.views[index].exactFrame, let other = b.views[index].exactFrame else { continue }
      let isSame =
        abs(frame.minX - other.minX) < 1e-6 && abs(frame.minY - other.minY) < 1e-6
        && abs(frame.size.width - other.size.width) < 1e-6
        && abs(frame.size.height - other.size.height) < 1e-6
      #expect(isSame, "\(view.id): \(frame), \(other), seed \(seed)")
    }
  }
}

private func resolveRequest(_ text: String) throws -> Layout { try resolveRequest(Array(text.utf8)) }

extension RandomLayout {
  fileprivate mutating func setPriority(_ priority: Double, of identifier: String) {
    func set(_ list: inout [Constraint]) {
      for index in list.indices where list[index].identifier == identifier { list[index].priority = priority }
    }
    func change(_ node: inout Node) {
      set(&node.constraints)
      for index in node.subviews.indices { change(&node.subviews[index]) }
    }
    set(&constraints)
    change(&root)
  }
}

extension Conflict.Member {
  /// What it says and what it is called, whatever its place in the request.
  var key: [String] { [identifier ?? "", text] }
}

extension Layout {
  fileprivate var treeOfConflicts: [Conflict] {
    diagnostics.compactMap { diagnostic in
      diagnostic.conflict
    }
  }

  /// Identifiers of the constraints that were given up, in the order of the rounds.
  fileprivate var brokenInOrder: [String] {
    treeOfConflicts.map { $0.constraints[$0.broken].identifier ?? "" }
  }

  /// Whether a view or one above it is hidden: nobody asks where it is.
  fileprivate func isWithinHidden(_ view: Int) -> Bool {
    document.views[view].isHidden || (document.views[view].superview.map { isWithinHidden(Int($0)) } ?? false)
  }

  fileprivate var brokenIdentifiers: Set<String> { Set(brokenInOrder) }

  /// Every diagnostic but for places in the request.
  fileprivate var facts: [String] {
    diagnostics.map { diagnostic in
      var text = "\(diagnostic.code.rawValue) \(diagnostic.message) \(diagnostic.views)"
      if var ambiguity = diagnostic.ambiguity {
        // Where they stand is not what they say.
        for index in ambiguity.tie?.constraints.indices ?? 0..<0 {
          ambiguity.tie?.constraints[index].pointer = nil
        }
        text += "\(ambiguity)"
      } else if let conflict = diagnostic.conflict {
        for member in conflict.constraints + conflict.implicit {
          text += "\(member.key) \(member.multiplier)"
        }
        text += conflict.constraints[conflict.broken].text
      }
      return text
    }
  }
}
