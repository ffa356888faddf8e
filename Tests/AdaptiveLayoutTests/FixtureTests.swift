import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import Testing

/// What others promise: worked examples, recordings, documentation. Adding a case needs no Swift.
@Suite struct FixtureTests {
  static let fixtures = Fixture.all(
    in: "traits", "layout", "margins", "pixels", "stack", "autoresizing", "scroll", "visual-format", "text",
    "fitting", "rules", "breakpoints", "uikit-words")

  @Test func fixturesAreFound() {
    #expect(Self.fixtures.count > 150)
  }

  @Test(arguments: fixtures)
  func resolvesAsPromised(_ fixture: Fixture) throws {
    if let faults = fixture.faults { return expectFaults(faults, fixture) }
    let layout = try resolveRequest(Array(fixture.request))
    for (id, expected) in fixture.frames.sorted(by: { $0.key < $1.key }) {
      expectClose(layout.frame(of: id, \.frame), expected, "\(id) in \(fixture)")
    }
    for (id, expected) in fixture.exactFrames.sorted(by: { $0.key < $1.key }) {
      expectClose(layout.frame(of: id, \.exactFrame), expected, "\(id) in \(fixture)")
    }
    for (id, expected) in fixture.measured.sorted(by: { $0.key < $1.key }) {
      expectClose(layout.frame(of: id, \.exactFrame), expected, "\(id) in \(fixture)", within: 1e-4)
    }
    for (id, expected) in fixture.framesInWindow.sorted(by: { $0.key < $1.key }) {
      expectClose(layout.frame(of: id, \.frameInWindow), expected, "\(id) in the window in \(fixture)")
    }
    expectArrangement(layout, fixture)
    expectExplanations(layout, fixture)
    if let window = fixture.window {
      #expect([0, 0, layout.environment.size.width, layout.environment.size.height] == window)
    }
    for (id, traits) in fixture.traits {
      for (key, expected) in traits {
        #expect(layout.trait(key, ofController: id) == expected, "\(key) of \(id)")
      }
    }
    if let rules = fixture.matchedRules { #expect(layout.matchedRules ?? [] == rules, "\(fixture)") }
    if let diagnostics = fixture.diagnostics {
      #expect(layout.findings.map(\.code.rawValue) == diagnostics, "\(layout.diagnostics)")
    }
  }

  /// Contents of scroll views, and what is ambiguous or in conflict.
  private func expectArrangement(_ layout: Layout, _ fixture: Fixture) {
    for (id, expected) in fixture.contentSizes {
      let index = layout.document.views.firstIndex { $0.id == id }
      let size = index.flatMap { layout.views[$0].scroll?.contentSize }
      #expect(size.map { [$0.width, $0.height] } == expected, "content of \(id) in \(fixture)")
    }
    for (id, expected) in fixture.adjustedContentInsets {
      let index = layout.document.views.firstIndex { $0.id == id }
      let insets = index.flatMap { layout.views[$0].scroll?.adjustedContentInset }
      #expect(insets.map { [$0.top, $0.left, $0.bottom, $0.right] } == expected, "\(id) in \(fixture)")
    }
    for (id, expected) in fixture.contentOffsets {
      let index = layout.document.views.firstIndex { $0.id == id }
      let offset = index.flatMap { layout.views[$0].scroll?.contentOffset }
      let isClose = offset.map { abs($0.x - expected[0]) < 0.01 && abs($0.y - expected[1]) < 0.01 }
      #expect(isClose == true, "\(String(describing: offset)) of \(id) in \(fixture)")
    }
    if let expected = fixture.messages {
      #expect(layout.diagnostics.map(\.message) == expected, "\(fixture)")
    }
    if let expected = fixture.ambiguous {
      #expect(layout.ambiguous == expected, "\(fixture)")
    }
    if let expected = fixture.conflicts {
      #expect(layout.conflicts == expected, "\(fixture)")
    }
  }

  /// What is said about conflicts and ambiguity beyond their members, and about fitted sizes.
  private func expectExplanations(_ layout: Layout, _ fixture: Fixture) {
    let conflicts = layout.diagnostics.compactMap { diagnostic -> LayoutModel.Conflict? in
      diagnostic.conflict
    }
    if let expected = fixture.broken {
      #expect(conflicts.map { $0.constraints[$0.broken].text } == expected, "\(fixture)")
    }
    for expected in fixture.messagesInclude {
      #expect(layout.diagnostics.contains { $0.message == expected }, "\(fixture): \(layout.diagnostics)")
    }
    for expected in fixture.conflictsInclude { #expect(layout.conflicts.contains(expected), "\(fixture)") }
    for line in fixture.consoleLines {
      #expect(
        conflicts.contains { $0.consoleText.contains(line) },
        "\(line) in \(fixture): \(conflicts.map(\.consoleText))")
    }
    let ambiguities = layout.findings.compactMap { diagnostic -> (String, LayoutModel.Ambiguity)? in
      guard let ambiguity = diagnostic.ambiguity else { return nil }
      return (diagnostic.views.first ?? "", ambiguity)
    }
    if let expected = fixture.causes {
      #expect(ambiguities.map(\.1.cause.rawValue) == expected, "\(fixture)")
    }
    for (id, variables) in fixture.intervals {
      for (name, expected) in variables {
        let axis = name == "x" || name == "width" ? Axis.horizontal : .vertical
        let ambiguity = ambiguities.first { $0.0 == id && $0.1.axis == axis }?.1
        let isSize = name == "width" || name == "height"
        let interval = isSize ? ambiguity?.size : ambiguity?.position
        #expect(interval.map { [$0.minimum, $0.maximum] } == expected, "\(name) of \(id) in \(fixture)")
      }
    }
    for (id, expected) in fixture.fitted {
      let index = layout.document.views.firstIndex { $0.id == id }
      let size = index.flatMap { layout.views[$0].systemLayoutSize }
      #expect(size.map { [$0.width, $0.height] } == expected, "\(id) fitted in \(fixture)")
    }
  }

  /// A request that cannot be read, or whose constraints UIKit does not have.
  private func expectFaults(_ expected: [Fixture.Fault], _ fixture: Fixture) {
    var faults: [Fault] = []
    do throws(FaultList) {
      faults = validateConstraints(try decodeLayoutRequest(Array(fixture.request)).document)
    } catch {
      faults = error.faults
    }
    #expect(faults.map { Fixture.Fault(code: $0.code, offset: $0.offset) } == expected, "\(fixture)")
  }

  private func expectClose(
    _ frame: Rect?, _ expected: [Double?], _ what: String, within tolerance: Double = 1e-6
  ) {
    guard let frame else {
      Issue.record("no frame of \(what)")
      return
    }
    let values = [frame.minX, frame.minY, frame.size.width, frame.size.height]
    let isClose = zip(values, expected).allSatisfy { value, expected in
      expected.map { abs(value - $0) < tolerance } ?? true
    }
    #expect(isClose, "\(what): \(values), expected \(expected)")
  }
}

extension Fault {
  /// The codes of faults of constraints, as answers have them.
  fileprivate var code: String {
    switch kind {
    case .invalidVisualFormat(let error, _, _, _): error.rawValue
    case .illegalConstraint(let illegality): illegality.rawValue
    case .unknownLayoutAttribute, .attributeMissing: "unknownLayoutAttribute"
    case .nonFinite: "nonFinite"
    case .missingKey: "missingKey"
    default: "\(kind)"
    }
  }
}

extension Layout {
  /// The variables that diagnostics call ambiguous, by view.
  fileprivate var ambiguous: [String: [String]] {
    var result: [String: [String]] = [:]
    for diagnostic in findings {
      guard let ambiguity = diagnostic.ambiguity, let view = diagnostic.views.first else {
        continue
      }
      let isHorizontal = ambiguity.axis == .horizontal
      if ambiguity.position != nil { result[view, default: []].append(isHorizontal ? "x" : "y") }
      if ambiguity.size != nil { result[view, default: []].append(isHorizontal ? "width" : "height") }
    }
    return result
  }

  /// The texts of the members of each conflict.
  fileprivate var conflicts: [[String]] {
    diagnostics.compactMap { diagnostic in
      guard let conflict = diagnostic.conflict else { return nil }
      return conflict.constraints.map(\.text)
    }
  }

  fileprivate func frame(of id: String, _ path: KeyPath<ViewLayout, Rect?>) -> Rect? {
    document.views.firstIndex { $0.id == id }.flatMap { views[$0][keyPath: path] }
  }

  fileprivate func trait(_ key: String, ofController id: String) -> String? {
    guard let trait = Trait(key: key), let index = document.controllers.firstIndex(where: { $0.id == id })
    else { return nil }
    switch controllers[index].traits[trait] {
    case .choice(let raw): return trait.values.first { $0.raw == raw }?.name
    case .number(let number): return number == number.rounded() ? String(Int(number)) : String(number)
    case .language(let tag): return tag
    case .flag(let flag): return String(flag)
    case nil: return nil
    }
  }
}

/// Decodes and resolves a request that has no faults.
func resolveRequest(_ body: [UInt8], detail: ResolutionDetail = []) throws -> Layout {
  let request = try decodeLayoutRequest(body)
  let faults = validateConstraints(request.document)
  if let fault = faults.first { throw fault }
  let window = try makeEnvironment(request.environments[0].request, at: .root)
  if let fault = validateFeatures(request.document, in: window.environment).first {
    throw fault
  }
  var workspace = ResolutionWorkspace()
  var layout = try resolve(request.document, in: window.environment, detail: detail, workspace: &workspace)
  layout.diagnostics = window.diagnostics + layout.diagnostics
  return layout
}
