import AdaptiveLayout
import Foundation
import JSON
import LayoutCoding
import LayoutModel
import Testing

/// What holds for every explanation: what is proposed helps when the request is changed so, and what is called equally good
/// is. A failure names its seed.
@Suite struct ExplanationPropertyTests {
  /// So many trees with conflicts, and as many with ambiguities, in chunks.
  static let chunks = 10 as UInt64
  static let perChunk = 20

  /// Trees for which `isWanted` holds, as many as a chunk has.
  private func each(
    _ chunk: UInt64, where isWanted: KeyPath<Explained, Bool>, _ body: (Explained) throws -> Void
  ) throws {
    var count = 0
    var seed = 10_000 + chunk
    while count < Self.perChunk {
      seed += Self.chunks
      let explained = try Explained(RandomLayout(seed: seed), seed: seed)
      guard explained[keyPath: isWanted] else { continue }
      count += 1
      try body(explained)
    }
  }

  @Test(arguments: 0..<chunks)
  func changesEndConflicts(chunk: UInt64) throws {
    try each(chunk, where: \.hasConflict) { explained in
      let told = explained.findings.compactMap(\.conflict)
      #expect(told.map(\.texts) == explained.layout.conflicts.map(\.texts), "\(explained)")
      for finding in explained.findings where finding.conflict != nil {
        // Against what stack views make of hidden views there may be no single change.
        let isMade = finding.conflict?.constraints.allSatisfy { $0.identifier?.hasPrefix("UISV") == true }
        #expect(
          !finding.remedies.isEmpty || isMade == true, "\(explained): \(finding.diagnostic.message)")
        let arithmetic = try #require(finding.arithmetic)
        let sum = arithmetic.lines.reduce(0) { $0 + $1.addend }
        #expect(abs(sum - arithmetic.sum) < 1e-6 && arithmetic.sum > 1e-9, "\(explained)")
        for remedy in finding.remedies { try expectEnd(of: finding, by: remedy, explained) }
        try expectMinimal(finding, explained)
      }
    }
  }

  /// Without any one of its members the others of a set agree.
  private func expectMinimal(_ finding: ExplainedFinding, _ explained: Explained) throws {
    guard let conflict = finding.conflict else { return }
    // That a size is not negative may take the place of what is left out.
    let set = Set((conflict.constraints + conflict.implicit).map(\.key))
    for identifier in conflict.constraints.compactMap(\.identifier) where !identifier.hasPrefix("UISV") {
      let other = try resolveRequest(Array(explained.tree.without([identifier]).text.utf8))
      for remaining in other.conflicts {
        let keys = Set((remaining.constraints + remaining.implicit).map(\.key))
        #expect(!keys.isSubset(of: set), "\(explained): without \(identifier)")
      }
    }
  }

  private func expectEnd(of finding: ExplainedFinding, by remedy: Remedy, _ explained: Explained) throws {
    let name = "\(explained): \(remedy.action.sentence)"
    let operations = try #require(explained.patcher.operations(of: remedy), "\(name)")
    let after = try resolveRequest(try explained.request(changedBy: operations))
    #expect(after.conflicts.count == remedy.conflicts, "\(name)")
    #expect(after.conflicts.count < explained.layout.conflicts.count, "\(name)")
    let set = finding.conflict?.texts ?? []
    #expect(!after.conflicts.contains { $0.texts == set }, "\(name)")
  }

  @Test(arguments: 0..<chunks)
  func changesSettleAmbiguities(chunk: UInt64) throws {
    try each(chunk, where: \.hasAmbiguity) { explained in
      for finding in explained.findings {
        guard let place = finding.openPlace else { continue }
        for remedy in finding.remedies.prefix(3) {
          let name = "\(explained): \(remedy.action.sentence)"
          let operations = try #require(explained.patcher.operations(of: remedy), "\(name)")
          let after = try resolveRequest(try explained.request(changedBy: operations))
          #expect(!after.openPlaces.contains(place), "\(name)")
          #expect(after.conflicts.count <= explained.layout.conflicts.count, "\(name)")
        }
        expectEquallyGood(finding, explained)
      }
    }
  }

  /// Both layouts meet every required constraint, and they differ.
  private func expectEquallyGood(_ finding: ExplainedFinding, _ explained: Explained) {
    let broken = Set(explained.layout.conflicts.compactMap { $0.constraints[$0.broken].identifier })
    #expect(finding.examples.count == 2, "\(explained): \(finding.diagnostic.message)")
    guard finding.examples.count == 2 else { return }
    // Of the content of a scroll view no frame is told.
    let differs = finding.examples[0] != finding.examples[1]
    #expect(differs || !explained.isVisible(finding), "\(explained): \(finding.diagnostic.message)")
    for example in finding.examples {
      for (text, error) in explained.errors(in: example, without: broken) {
        #expect(error < 1e-3, "\(explained): \(text)")
      }
    }
  }
}

/// A random tree with its explanation.
private struct Explained: CustomStringConvertible {
  let seed: UInt64
  let tree: RandomLayout
  let layout: Layout
  let findings: [ExplainedFinding]
  let patcher: RequestPatcher

  var description: String { "seed \(seed)" }

  init(_ tree: RandomLayout, seed: UInt64) throws {
    (self.tree, self.seed) = (tree, seed)
    let body = Array(tree.text.utf8)
    let request = try decodeLayoutRequest(body)
    let window = try makeEnvironment(request.environments[0].request, at: .root)
    var workspace = ResolutionWorkspace()
    let prepared = PreparedDocument(request.document, using: &workspace)
    let explained = try prepared.explain(
      in: ResolutionEnvironment(window.environment), workspace: &workspace)
    layout = explained.layout
    findings = explained.explanation.findings
    let changes = findings.flatMap { $0.remedies.flatMap(\.changes) }
    patcher = body.withUnsafeBufferPointer { RequestPatcher(changes, of: request.document, in: $0) }
  }

  var hasConflict: Bool { !layout.conflicts.isEmpty }
  var hasAmbiguity: Bool { findings.contains { $0.openPlace != nil } }

  /// Whether a finding is about a view, of which a frame is told.
  func isVisible(_ finding: ExplainedFinding) -> Bool {
    guard let view = tree.root.all.first(where: { $0.id == finding.openPlace?.view }) else { return false }
    return view["type"] != "\"scrollView\""
  }

  /// The request with changes as RFC 6902 means them, made by nobody of ours.
  func request(changedBy operations: [PatchOperation]) throws -> [UInt8] {
    var value = try JSONSerialization.jsonObject(with: Data(tree.text.utf8))
    for operation in operations { value = try operation.applied(to: value) }
    return Array(try JSONSerialization.data(withJSONObject: value))
  }

  /// For each constraint by how much it fails in an example, if it is required.
  func errors(
    in example: ExampleLayout, without broken: Set<String>
  ) -> [(text: String, required: Double)] {
    var shown = layout
    let indices = Dictionary(uniqueKeysWithValues: layout.document.views.enumerated().map { ($1.id, $0) })
    for place in example.places { shown.views[indices[place.id]!].exactFrame = place.frame }
    let geometry = Geometry(shown, tree)
    return tree.allConstraints.compactMap { constraint, owner in
      guard constraint.priority == 1000, !broken.contains(constraint.identifier),
        !constraint.speaksOfInsets, let error = geometry.error(of: constraint, owner: owner)
      else { return nil }
      return ("\(constraint)", error)
    }
  }
}

extension RandomLayout.Constraint {
  /// Whether it names a guide, whose insets follow frames.
  fileprivate var speaksOfInsets: Bool {
    firstItem.contains(".") || secondItem?.contains(".") == true
  }
}

/// A view and an axis.
private struct OpenPlace: Hashable {
  var view: String
  var axis: Axis
}

extension Diagnostic {
  fileprivate var openPlace: OpenPlace? {
    guard let ambiguity = ambiguity, let view = views.first else { return nil }
    return OpenPlace(view: view, axis: ambiguity.axis)
  }
}

extension ExplainedFinding {
  fileprivate var openPlace: OpenPlace? { diagnostic.openPlace }
  fileprivate var conflict: Conflict? {
    diagnostic.conflict
  }
}

extension Conflict {
  fileprivate var texts: [String] {
    (constraints + implicit).map { "\($0.text) \($0.identifier ?? "")" }
  }
}

extension Layout {
  fileprivate var conflicts: [Conflict] {
    diagnostics.compactMap { $0.conflict }
  }
  fileprivate var openPlaces: Set<OpenPlace> { Set(findings.compactMap(\.openPlace)) }
}

extension PatchOperation {
  fileprivate func applied(to root: Any) throws -> Any {
    switch self {
    case .add(let place, let value): try change(root, place.tokens[...], isReplacing: false) { value.json }
    case .replace(let place, let value): try change(root, place.tokens[...], isReplacing: true) { value.json }
    case .remove(let place): try change(root, place.tokens[...], isReplacing: true) { nil }
    }
  }

  private func change(
    _ value: Any, _ path: ArraySlice<String>, isReplacing: Bool, _ new: () -> Any?
  ) throws -> Any {
    let token = try #require(path.first)
    let rest = path.dropFirst()
    if var object = value as? [String: Any] {
      if !rest.isEmpty || isReplacing { #expect(object[token] != nil) }
      object[token] =
        rest.isEmpty ? new() : try change(try #require(object[token]), rest, isReplacing: isReplacing, new)
      return object
    }
    var array = try #require(value as? [Any])
    if rest.isEmpty, token == "-" { return array + [try #require(new())] }
    let index = try #require(Int(token))
    if !rest.isEmpty {
      array[index] = try change(array[index], rest, isReplacing: isReplacing, new)
    } else {
      if isReplacing { array.remove(at: index) }
      if let new = new() { array.insert(new, at: index) }
    }
    return array
  }
}

extension PatchValue {
  fileprivate var json: Any {
    switch self {
    case .text(let text): text
    case .number(let number): number
    case .flag(let flag): flag
    case .texts(let texts): texts
    case .axes(let priorities):
      ["horizontal": priorities.horizontal, "vertical": priorities.vertical].compactMapValues { $0 }
    }
  }
}
