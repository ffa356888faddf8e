import JSON
import LayoutModel

/// What a controller says of its place in a navigation bar.
extension JSONReader {
  enum NavigationItemKey: Int, DocumentKey {
    case title, largeTitleDisplayMode, prompt, titleView
    case leftBarButtonItems, rightBarButtonItems
    case backBarButtonItem, backButtonTitle, backButtonDisplayMode, hidesBackButton
    case leftItemsSupplementBackButton, searchController, hidesSearchBarWhenScrolling
    case preferredSearchBarPlacement
  }
  private static let navigationItemKeys = Keys(
    NavigationItemKey.self,
    aliases: ["leftBarButtonItem": .leftBarButtonItems, "rightBarButtonItem": .rightBarButtonItems],
    ignoring: IgnoredKeys.ofNavigationItems)

  mutating func navigationItem(_ draft: inout Draft) throws(ReadingEnded) -> NavigationItem? {
    guard var object = try beginObject("an object about the navigation item") else { return nil }
    var item = NavigationItem()
    var search = SearchValues()
    while let key = try nextKey(of: &object, in: Self.navigationItemKeys) {
      switch key {
      case .title: item.title = try string()
      case .largeTitleDisplayMode: item.largeTitleDisplayMode = try word()
      case .prompt: item.prompt = try string()
      case .titleView: item.titleView = try draft.postponeBarView(key, &self)
      case .leftBarButtonItems: item.leftBarButtonItems = try sideItems("leftBarButtonItem", &draft)
      case .rightBarButtonItems: item.rightBarButtonItems = try sideItems("rightBarButtonItem", &draft)
      case .backBarButtonItem: item.backBarButtonItem = try barButtonItem(&draft).map { [$0] }
      case .backButtonTitle: item.backButtonTitle = try string()
      case .backButtonDisplayMode: item.backButtonDisplayMode = try word()
      case .hidesBackButton: item.hidesBackButton = try boolean()
      case .leftItemsSupplementBackButton: item.leftItemsSupplementBackButton = try boolean()
      case .searchController: search.controller = try searchController()
      case .hidesSearchBarWhenScrolling: search.hidesWhenScrolling = try boolean()
      case .preferredSearchBarPlacement: search.placement = try word()
      }
    }
    item.searchController = search.configuration
    return item
  }

  /// The items of one side: a list, or one item under the name for one.
  private mutating func sideItems(
    _ single: StaticString, _ draft: inout Draft
  ) throws(ReadingEnded) -> [BarButtonItem]? {
    isAtMember(single) ? try barButtonItem(&draft).map { [$0] } : try barButtonItems(&draft)
  }

  enum SearchControllerKey: Int, DocumentKey {
    case hidesSearchBarWhenScrolling, placement, placeholder
  }
  private static let searchControllerKeys = Keys(SearchControllerKey.self)

  private mutating func searchController() throws(ReadingEnded) -> SearchConfiguration? {
    guard var object = try beginObject("an object about the search bar") else { return nil }
    var search = SearchConfiguration()
    while let key = try nextKey(of: &object, in: Self.searchControllerKeys) {
      switch key {
      case .hidesSearchBarWhenScrolling: search.hidesSearchBarWhenScrolling = try boolean() ?? true
      case .placement: search.placement = try word() ?? .automatic
      case .placeholder: search.placeholder = try string()
      }
    }
    return search
  }
}

/// What is said of a search bar, at the navigation item and at the search controller.
private struct SearchValues {
  var controller: SearchConfiguration?
  var hidesWhenScrolling: Bool?
  var placement: SearchBarPlacement?

  /// Nil without a search controller, of which the navigation item says nothing then.
  var configuration: SearchConfiguration? {
    guard var search = controller else { return nil }
    search.hidesSearchBarWhenScrolling = hidesWhenScrolling ?? search.hidesSearchBarWhenScrolling
    search.placement = placement ?? search.placement
    return search
  }
}
