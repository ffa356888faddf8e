import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import Testing

/// A resolution changes no document, and leaves nothing behind for the next one.
@Suite struct ImmutabilityTests {
  static let fixtures = Fixture.all(
    in: "traits", "breakpoints", "presentations", "containers", "text", "fitting", "scroll")

  @Test(arguments: fixtures)
  func resolvingTwiceGivesTheSameAndChangesNothing(_ fixture: Fixture) throws {
    guard let request = try? decodeLayoutRequest(Array(fixture.request)) else { return }
    let asked = request.environments[0].request
    guard let window = try? makeEnvironment(asked, at: .root).environment else { return }
    var workspace = ResolutionWorkspace()
    let prepared = PreparedDocument(request.document, using: &workspace)
    let before = text(prepared.document)
    let environment = ResolutionEnvironment(window)
    guard let first = try? resolve(prepared, in: environment, workspace: &workspace) else {
      return
    }
    #expect(text(prepared.document) == before, "\(fixture)")
    // Another window between the two: what it finds is of no account.
    var other = asked
    other.orientation = window.orientation == .portrait ? .landscapeRight : .portrait
    if let turned = try? makeEnvironment(other, at: .root).environment {
      _ = try? resolve(prepared, in: ResolutionEnvironment(turned), workspace: &workspace)
    }
    let second = try resolve(prepared, in: environment, workspace: &workspace)
    #expect(text(second.controllers) == text(first.controllers), "\(fixture)")
    #expect(text(second.views) == text(first.views), "\(fixture)")
    #expect(text(second.document.controllers) == text(first.document.controllers), "\(fixture)")
    #expect(text(second.document.views) == text(first.document.views), "\(fixture)")
    #expect(second.diagnostics == first.diagnostics, "\(fixture)")
    #expect(second.matchedRules == first.matchedRules, "\(fixture)")
  }

  private func text(_ value: some Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }
}
