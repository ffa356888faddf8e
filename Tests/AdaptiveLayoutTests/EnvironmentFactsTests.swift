import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import Testing

/// A document's layout is shared by all windows that agree in what it reads: what is left out of the key must decide nothing.
@Suite struct EnvironmentFactsTests {
  static let fixtures = Fixture.all(
    in: "traits", "breakpoints", "presentations", "containers", "text", "fitting", "scroll", "layout",
    "margins",
    "stack", "autoresizing", "examples")

  @Test(arguments: fixtures)
  func whatIsNotReadDecidesNothing(_ fixture: Fixture) throws {
    guard let request = try? decodeLayoutRequest(Array(fixture.request)) else { return }
    var workspace = ResolutionWorkspace()
    let prepared = PreparedDocument(request.document, using: &workspace)
    for version in [
      SystemVersion(9), SystemVersion(12), SystemVersion(16), SystemVersion(26), SystemVersion(27, 1),
    ] {
      var asked = request.environments[0].request
      asked.systemVersion = version
      guard let window = try? makeEnvironment(asked, at: .root).environment,
        let whole = try? resolve(
          prepared, in: ResolutionEnvironment(window), of: window, workspace: &workspace)
      else { continue }
      let shared = try resolve(
        prepared, in: prepared.environment(of: window), of: window, workspace: &workspace)
      for index in whole.views.indices {
        #expect(shared.views[index].exactFrame == whole.views[index].exactFrame, "\(fixture) in \(version)")
        #expect(shared.views[index].frame == whole.views[index].frame, "\(fixture) in \(version)")
        #expect(shared.views[index].scroll == whole.views[index].scroll, "\(fixture) in \(version)")
      }
      #expect(shared.controllers.map(\.traits) == whole.controllers.map(\.traits), "\(fixture) in \(version)")
      #expect(
        shared.controllers.map(\.safeAreaInsets) == whole.controllers.map(\.safeAreaInsets),
        "\(fixture) in \(version)")
      #expect(shared.diagnostics == whole.diagnostics, "\(fixture) in \(version)")
    }
  }

  /// A key that holds less than the whole window, or the test above says nothing.
  @Test func boxesReadNoVersionAndTextsDo() throws {
    for (type, isShared) in [("view", true), ("label", false)] {
      let body =
        #"{"device":"iphone-15","hierarchy":{"id":"root","subviews":[{"id":"a","type":"\#(type)"}]}}"#
      let request = try decodeLayoutRequest(Array(body.utf8))
      var workspace = ResolutionWorkspace()
      let prepared = PreparedDocument(request.document, using: &workspace)
      let keys = try [SystemVersion(17), SystemVersion(18)].map { version in
        var asked = request.environments[0].request
        asked.systemVersion = version
        return prepared.environment(of: try makeEnvironment(asked, at: .root).environment)
      }
      #expect((keys[0] == keys[1]) == isShared, "\(type)")
    }
  }
}
