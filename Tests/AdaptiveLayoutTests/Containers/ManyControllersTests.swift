import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import Testing

/// Requests with more controllers than anybody needs take time in proportion to their length.
@Suite struct ManyControllersTests {
  private func controllers(_ type: String, _ count: Int, _ members: (Int) -> String) -> [UInt8] {
    let children = (0..<count).map(members).joined(separator: ",")
    return Array(#"{"device":"iPad Air 1","hierarchy":{"type":"\#(type)","children":[\#(children)]}}"#.utf8)
  }

  @Test(.timeLimit(.minutes(1))) func everyColumnOfManySplitViewsIsWrapped() throws {
    let count = 2000
    let layout = try resolveRequest(
      controllers("viewController", count) { _ in
        #"{"type":"splitViewController","style":"doubleColumn","children":[{},{}]}"#
      })
    #expect(layout.order.count == 1 + 5 * count)
    #expect(layout.document.controllers.count { $0.isMade } == 2 * count)
    #expect(Set(layout.document.controllers.map(\.id)).count == layout.order.count)
  }

  @Test(.timeLimit(.minutes(1))) func aStackMayHaveManyViews() throws {
    let layout = try resolveRequest(
      controllers("navigationController", 10_000) { _ in #"{"viewLoaded":true}"# })
    #expect(layout.controllers.count { $0.isOnScreen } == 2)
    #expect(layout.controllers.allSatisfy { $0.frame != nil })
  }

  @Test(.timeLimit(.minutes(1))) func containersMayBeDeep() throws {
    var text = "{}"
    for level in 0..<200 {
      let type = ["navigationController", "tabBarController", "splitViewController", "pageViewController"][
        level % 4]
      text = #"{"type":"\#(type)","children":[\#(text)]}"#
    }
    let layout = try resolveRequest(Array(#"{"device":"iPhone 6","hierarchy":\#(text)}"#.utf8))
    #expect(layout.controllers.count == 201)
    #expect(
      layout.controllers.allSatisfy { controller in
        RectEdge.allCases.allSatisfy { controller.safeAreaInsets[$0] >= 0 }
      })
  }

  @Test func stopsWhenAsked() throws {
    let request = try decodeLayoutRequest(controllers("viewController", 100) { _ in "{}" })
    let window = try makeEnvironment(request.environments[0].request, at: .root)
    var workspace = ResolutionWorkspace()
    #expect(throws: ResolutionError.timeLimit) {
      try resolve(request.document, in: window.environment, workspace: &workspace) { true }
    }
  }
}
