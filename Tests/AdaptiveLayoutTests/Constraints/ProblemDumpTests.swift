import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import TestSupport
import Testing

/// The dump of a problem, for people who look for a wrong number.
@Suite struct ProblemDumpTests {
  private func dump(_ body: String) throws -> String {
    let request = try decodeLayoutRequest(Array(body.utf8))
    let window = try makeEnvironment(request.environments[0].request, at: .root)
    var workspace = ResolutionWorkspace()
    workspace.dump = ""
    _ = try resolve(request.document, in: window.environment, workspace: &workspace)
    return workspace.dump?.string ?? ""
  }

  @Test func namesVariablesAndSources() throws {
    let text = try dump(
      """
      {"device":"iPhone 6","hierarchy":{"id":"root","subviews":[
        {"id":"box","intrinsicContentSize":{"width":30,"height":20}}]},
       "constraints":["box.width == 40 'wide'","box.leading == root.leading + 8"]}
      """)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("controller "))
    #expect(lines.contains("  0–3  root"))
    #expect(lines.contains("  4–7  box"))
    #expect(lines.contains { $0.hasSuffix("  host.width  (what holds the view)") })
    #expect(lines.contains { $0.hasSuffix("  box.width == 40 'wide'  (written #/constraints/0)") })
    #expect(lines.contains { $0.contains("  box.leading == root.leading + 8  (written #/constraints/1)") })
    #expect(lines.contains { $0.contains("  box.height <= 20  (hugging #/hierarchy/subviews/0)") })
  }

  /// The dump is for a terminal.
  @Test func namesControlNoTerminal() throws {
    let text = try dump(
      #"{"device":"iPhone 6","hierarchy":{"id":"r","subviews":[{"id":"a\u001b[31m\n::error::b","intrinsicContentSize":{"width":3,"height":2}}]}}"#
    )
    #expect(text.contains(#"a\u{1B}[31m\n::error::b`.width"#))
    #expect(hasNoControls(text) && beginsNoCommand(text), "\(text)")
  }

  @Test func keepsNothingUnasked() throws {
    let request = try decodeLayoutRequest(Array(#"{"device":"iPhone 6","hierarchy":{"id":"root"}}"#.utf8))
    let window = try makeEnvironment(request.environments[0].request, at: .root)
    var workspace = ResolutionWorkspace()
    _ = try resolve(request.document, in: window.environment, workspace: &workspace)
    #expect(workspace.dump == nil)
  }
}
