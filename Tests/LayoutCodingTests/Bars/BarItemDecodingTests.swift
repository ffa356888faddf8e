import JSON
import LayoutModel
import Testing

@testable import LayoutCoding

/// What controllers say of bars, under the names that UIKit's properties have.
@Suite struct BarItemDecodingTests {
  private func document(_ members: String) throws -> DocumentDraft {
    try request(
      #"""
      {"device":"iPhone 8","hierarchy":{"type":"navigationController","id":"nav","children":[
        {"id":"a",\#(members),"view":{"id":"aView"}}]}}
      """#
    ).document.draft
  }

  private func items(_ members: String) throws -> BarItems {
    let document = try document(members)
    return try #require(document.controllers.first { $0.id == "a" }).barItems
  }

  @Test func navigationItemsHaveUIKitsProperties() throws {
    let item = try items(
      #"""
      "navigationItem":{"title":"T","prompt":"P","hidesBackButton":true,"leftItemsSupplementBackButton":true,
        "backButtonTitle":"B","backButtonDisplayMode":".minimal","backBarButtonItem":{"title":"Back"},
        "leftBarButtonItem":{"systemItem":"add"},
        "rightBarButtonItems":[{"id":"r","title":"R","style":".done","isEnabled":false},{"systemItem":".flexibleSpace","width":4}],
        "searchController":{"placeholder":"S"},"hidesSearchBarWhenScrolling":false,"preferredSearchBarPlacement":".stacked"}
      """#
    ).navigationItem
    #expect(item.title == "T" && item.prompt == "P" && item.backButtonTitle == "B")
    #expect(item.hidesBackButton == true && item.leftItemsSupplementBackButton == true)
    #expect(item.backButtonDisplayMode == .minimal && item.backBarButtonItem?.first?.title == "Back")
    #expect(item.leftBarButtonItems?.map(\.systemItem) == [.add])
    let right = try #require(item.rightBarButtonItems)
    #expect(right[0].id == "r" && right[0].style == .done && !right[0].isEnabled)
    #expect(right[1].systemItem == .flexibleSpace && right[1].width == 4)
    let search = try #require(item.searchController)
    #expect(search.placement == .stacked && !search.hidesSearchBarWhenScrolling && search.placeholder == "S")
  }

  @Test func tabsAndToolbarItems() throws {
    let items = try items(
      #"""
      "tabBarItem":{"title":"T","badgeValue":"3","image":"UIImage(systemName: \"star\")"},
      "toolbarItems":[{"systemItem":"UIBarButtonSystemItemCompose"},{"image":"asset","landscapeImagePhone":"low"}]
      """#)
    #expect(items.tabBarItem?.title == "T" && items.tabBarItem?.badgeValue == "3")
    #expect(items.tabBarItem?.image == .symbol(SymbolImage(name: "star")))
    #expect(items.toolbarItems[0].systemItem == .compose)
    #expect(items.toolbarItems[1].image == .asset("asset"))
    #expect(items.toolbarItems[1].landscapeImagePhone == .asset("low"))
  }

  /// A view of an item belongs to its controller, and stands where it was written.
  @Test func viewsOfItemsAreViewsOfTheDocument() throws {
    let document = try document(
      #"""
      "navigationItem":{"rightBarButtonItems":[{"title":"x"},{"customView":{"subviews":[{"id":"in"}]}}],
        "titleView":{"id":"t"}}
      """#)
    let ids = document.views.map(\.id)
    let view = try #require(ids.firstIndex(of: "in"))
    #expect(
      document.pointer(toView: view).fragment
        == "#/hierarchy/children/0/navigationItem/rightBarButtonItems/1/customView/subviews/0")
    #expect(ids.contains("t") && ids.contains("a/navigationItem/rightBarButtonItems/1/customView/view"))
    #expect(document.barViews.count == 2)
    let owner = try #require(document.controllers[Int(document.views[view].controller)].contentOwner)
    #expect(document.controllers[Int(owner)].id == "a")
  }

  @Test func barsAmongViewsHaveItems() throws {
    let document = try request(
      #"""
      {"device":"iPhone 8","hierarchy":{"id":"root","subviews":[
        {"id":"n","items":[{"title":"A"},{"title":"B"}],"type":"navigationBar"},
        {"id":"t","type":"toolbar","items":[{"systemItem":"add"}]},
        {"id":"b","type":"tabBar","items":[{"title":"A"}]},
        {"id":"s","type":"segmentedControl","items":["one","two"]}]}}
      """#
    ).document.draft
    guard case .navigationBar(let stack)? = document.content(ofView: 1).barItems,
      case .toolbar(let items)? = document.content(ofView: 2).barItems,
      case .tabBar(let tabs)? = document.content(ofView: 3).barItems
    else {
      Issue.record("a bar without its items")
      return
    }
    #expect(stack.map(\.title) == ["A", "B"] && items.map(\.systemItem) == [.add])
    #expect(tabs.map(\.title) == ["A"] && document.content(ofView: 4).segments == ["one", "two"])
  }

  @Test(arguments: [
    (#""navigationItem":{"titel":"x"}"#, "navigationItem/titel"),
    (
      #""navigationItem":{"leftBarButtonItem":{},"leftBarButtonItems":[]}"#,
      "navigationItem/leftBarButtonItems"
    ),
    (#""navigationItem":{"rightBarButtonItem":[]}"#, "navigationItem/rightBarButtonItem"),
    (#""navigationItem":{"titleView":"x"}"#, "navigationItem/titleView"),
    (#""navigationItem":{"titleView":{"type":"labell"}}"#, "navigationItem/titleView/type"),
    (
      #""navigationItem":{"searchController":{"placement":"top"}}"#,
      "navigationItem/searchController/placement"
    ),
    (#""toolbarItems":[{},{"systemItem":"ad"}]"#, "toolbarItems/1/systemItem"),
    (#""toolbarItems":[{"id":"aView"}]"#, "view/id"),
    (#""toolbarItems":{}"#, "toolbarItems"),
    (#""tabBarItem":{"systemItem":"star"}"#, "tabBarItem/systemItem"),
    (#""tabBarItem":[]"#, "tabBarItem"),
  ])
  func faultsSayWhere(_ members: String, _ place: String) {
    let found = faults(
      of: #"{"device":"iPhone 8","hierarchy":{"id":"a",\#(members),"view":{"id":"aView"}}}"#)
    #expect(found.map(\.pointer) == ["#/hierarchy/\(place)"])
  }

  /// Rules change values, and make no views.
  @Test func rulesHaveNoViewsOfItems() throws {
    let text = #"""
      {"device":"iPhone 8","hierarchy":{"id":"a","view":{}},"rules":[{"id":"r","when":{"minWidth":1},
        "set":{"controllers":{"a":{"navigationItem":{"title":"x","titleView":{}}}}}}]}
      """#
    #expect(faults(of: text).contains { $0.pointer.hasSuffix("/navigationItem/titleView") })
  }
}
