import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import Testing

/// Bars in the strip at the side of a phone that folds (CO-vertical-bars): with a tab bar the scene still has 84 at the
/// side and 34 below, and the tab bar is a pill from 393 to 442 of 466, as probes on the simulator of 27.1 had it.
@Suite struct VerticalBarTests {
  private static let tabs = #"""
    {"id":"tabs","type":"tabBarController","children":[{"id":"nav","type":"navigationController","toolbarHidden":false,
     "children":[{"id":"one"TITLE}]},{"id":"two"},{"id":"three"}]}
    """#

  private func layout(_ environment: String, _ hierarchy: String = tabs, title: String = "") throws -> Layout
  {
    let body = #"{\#(environment),"hierarchy":\#(hierarchy.replacing("TITLE", with: title))}"#
    let request = try decodeLayoutRequest(Array(body.utf8))
    let window = try makeEnvironment(request.environments[0].request, at: .root).environment
    var workspace = ResolutionWorkspace()
    return try resolve(request.document, in: window, workspace: &workspace)
  }

  private func bar(_ name: String, of id: String, in layout: Layout) throws -> BarLayout {
    let index = try #require(
      layout.document.controllers.indices.first { layout.document.controllers[$0].id == id })
    let bars = try #require(layout.controllers[index].container).bars
    return try #require(bars.first { $0.name == name }).bar
  }

  private func safeArea(of id: String, in layout: Layout) throws -> EdgeInsets {
    let index = try #require(
      layout.document.controllers.indices.first { layout.document.controllers[$0].id == id })
    return layout.controllers[index].safeAreaInsets
  }

  @Test(
    "The strip takes no further room",
    arguments: [
      (#""device":"iphone-duo-outer""#, EdgeInsets(top: 0, left: 0, bottom: 34, right: 84)),
      (
        #""device":"iphone-duo-outer","orientation":"landscapeRight""#,
        EdgeInsets(top: 0, left: 84, bottom: 34, right: 0)
      ),
      (
        #""device":"iphone-duo-outer","orientation":"landscapeLeft""#,
        EdgeInsets(top: 0, left: 0, bottom: 34, right: 84)
      ),
      (
        #""device":"iphone-duo-inner","orientation":"landscape""#,
        EdgeInsets(top: 0, left: 0, bottom: 34, right: 84)
      ),
    ])
  func insets(_ environment: String, _ expected: EdgeInsets) throws {
    let layout = try layout(environment)
    #expect(try safeArea(of: "one", in: layout) == expected)
    for (name, id) in [("tabBar", "tabs"), ("navigationBar", "nav"), ("toolbar", "nav")] {
      #expect(try bar(name, of: id, in: layout).isVertical)
    }
    #expect(layout.uncertain.contains("CO-vertical-bars"))
  }

  @Test("The tab bar is a pill from 393 to 442 of 466 above the home indicator, and mirrored at the left")
  func tabBar() throws {
    let upright = try bar("tabBar", of: "tabs", in: layout(#""device":"iphone-duo-outer""#)).frame
    #expect((upright.minX, upright.maxX, upright.maxY) == (393, 442, 678 - 34))
    let left = #""device":"iphone-duo-outer","orientation":"landscapeRight""#
    let turned = try bar("tabBar", of: "tabs", in: layout(left)).frame
    #expect((turned.minX, turned.maxX, turned.maxY) == (24, 73, 466 - 34))
  }

  @Test("A title stays in a bar beside the strip, and stands at its start")
  func titles() throws {
    let layout = try layout(
      #""device":"iphone-duo-outer","systemVersion":"27.1""#, title: #","title":"Home""#)
    let navigation = try bar("navigationBar", of: "nav", in: layout)
    #expect(!navigation.isVertical)
    #expect(navigation.frame == Rect(x: 0, y: 0, width: 466 - 84, height: 44))
    #expect(try safeArea(of: "one", in: layout) == EdgeInsets(top: 44, left: 0, bottom: 34, right: 84))
    let index = try #require(
      layout.document.controllers.indices.first { layout.document.controllers[$0].id == "nav" })
    guard case .navigation(let contents)? = layout.controllers[index].container else { return }
    let title = try #require(contents.contents?.title)
    #expect(title.frame.minX < 30)
  }

  /// A tab bar was measured to leave 83 upright: 49 and the home indicator.
  @Test("Upright the inner display has its bars above and below")
  func upright() throws {
    let layout = try layout(#""device":"iphone-duo-inner""#)
    let tabBar = try bar("tabBar", of: "tabs", in: layout)
    #expect(!tabBar.isVertical)
    #expect(tabBar.frame == Rect(x: 0, y: 951 - 83, width: 669, height: 83))
  }

  @Test("What does not reach the strip has its bars above: the primary column of a split view")
  func columns() throws {
    let split = #"""
      {"id":"split","type":"splitViewController","style":"doubleColumn","preferredDisplayMode":"oneBesideSecondary","children":[
       {"id":"list","type":"navigationController","children":[{"id":"a"}]},
       {"id":"detail","type":"navigationController","children":[{"id":"b"}]}]}
      """#
    let layout = try layout(#""device":"iphone-duo-inner","orientation":"landscape""#, split)
    #expect(try !bar("navigationBar", of: "list", in: layout).isVertical)
    #expect(try bar("navigationBar", of: "detail", in: layout).isVertical)
  }
}
