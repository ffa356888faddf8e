import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import Testing

/// What holds for every comparison of random documents. A failure names its seed.
@Suite struct ComparisonPropertyTests {
  /// A document and its layout.
  private struct Traced {
    let document: LayoutDocument
    let layout: TracedLayout

    init(_ text: String, named other: LayoutDocument? = nil) throws {
      let request = try decodeLayoutRequest(Array(text.utf8))
      document = request.document
      var named = document
      if let other { named = document.named(as: other.values, ViewMatching(document.values, other.values)) }
      let window = try makeEnvironment(request.environments[0].request, at: .root)
      var workspace = ResolutionWorkspace()
      layout = try TracedLayout(
        PreparedDocument(named, using: &workspace), in: ResolutionEnvironment(window.environment),
        detail: .measures,
        workspace: &workspace, shouldStop: nil)
    }
  }

  private func compare(_ old: String, _ new: String) throws -> LayoutDifference {
    let after = try Traced(new)
    let before = try Traced(old, named: after.document)
    return try compareLayouts(
      before.layout, after.layout, ViewMatching(before.document.values, after.document.values))
  }

  /// Another order of keys and constraints and another notation change nothing, whatever conflicts and is ambiguous.
  @Test(arguments: 0..<10 as Range<UInt64>)
  func equalDocumentsDoNotDiffer(chunk: UInt64) throws {
    for seed in chunk * 20..<(chunk + 1) * 20 {
      let tree = RandomLayout(seed: 40_000 + seed)
      let difference = try compare(tree.text, tree.text(shuffledBy: seed))
      #expect(difference.views.isEmpty && difference.facts.isEmpty, "seed \(seed): \(difference.views)")
      #expect(difference.diagnostics.isEmpty, "seed \(seed): \(difference.diagnostics)")
      #expect(difference.constraints.isEmpty, "seed \(seed): \(difference.constraints)")
    }
  }

  /// One constant that is another is the only constraint that is told, under its identifier; and where a view that is
  /// determined before and afterwards moved, something is named that did it.
  @Test(arguments: 0..<10 as Range<UInt64>)
  func oneConstantIsNamed(chunk: UInt64) throws {
    for seed in chunk * 20..<(chunk + 1) * 20 {
      let tree = RandomLayout(seed: 50_000 + seed)
      guard !tree.constraints.isEmpty else { continue }
      var changed = tree
      let place = Int(seed) % tree.constraints.count
      changed.constraints[place].constant += 5
      let difference = try compare(tree.text, changed.text(shuffledBy: seed))
      #expect(difference.constraints.count == 1, "seed \(seed): \(difference.constraints)")
      #expect(difference.constraints.first?.new?.identifier == tree.constraints[place].identifier)
      #expect(difference.constraints.first?.values == [.constant], "seed \(seed)")
      for edge in difference.views.flatMap(\.edges)
      where edge.old.basis == .constraints && edge.new.basis == .constraints {
        #expect(!edge.causes.isEmpty, "seed \(seed): \(edge)")
      }
    }
  }

  // MARK: Matching

  private func screen(_ subviews: [String]) throws -> DocumentValues {
    let text = """
      {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [\(subviews.joined(separator: ","))]}}
      """
    return try decodeLayoutRequest(Array(text.utf8)).document.values
  }

  /// Labels by their texts, in another place of one order; one that only looks like another type is none.
  @Test func viewsWithoutIdsAreMatchedByWhatTheyAre() throws {
    let label = { (text: String) in #"{"type": "label", "text": "\#(text)"}"# }
    let old = try screen([label("A"), #"{"id": "x"}"#, label("B"), #"{"subviews": [\#(label("C"))]}"#])
    let new = try screen([
      #"{"subviews": [\#(label("C"))]}"#, label("New"), label("A"), #"{"type": "button"}"#, #"{"id": "x"}"#,
      label("Other"),
    ])
    let matching = ViewMatching(old, new)
    // root, A, x, B, the view with C, C; and root, the view with C, C, New, A, the button, x, Other. A and x keep their
    // order; B is the label that stands after x now; the view with C stands before A now, which no order allows.
    #expect(matching.new == [0, 4, 6, 7, nil, nil])
    #expect(
      old.document.named(as: new, matching).views.map(\.id) == [
        "root", "root/2", "x", "root/5", "root/3'", "root/3/0",
      ])
  }

  /// 20,000 siblings without ids, all of them other ones: no quadratic work.
  @Test(.timeLimit(.minutes(1)))
  func manySiblingsAreMatchedInTime() throws {
    let views = { (first: Int) in
      (first..<first + 19_000).map { #"{"type": "label", "text": "\#($0 % 997)"}"# }
    }
    let (old, new) = (try screen(views(0)), try screen(views(500)))
    let matching = ViewMatching(old, new)
    #expect(matching.new.count { $0 != nil } > 18_000)
  }
}
