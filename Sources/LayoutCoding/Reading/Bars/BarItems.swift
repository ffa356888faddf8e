import JSON
import LayoutModel

// What controllers and bars say of the items in bars.

extension BarButtonItem {
  static let members = Members(
    "a bar button item", BarButtonItem(),
    [
      .init("id") { (draft, item) throws(ReadingEnded) in
        // An id that nothing else has; rules repeat the ids of the items that they replace.
        item.id = try draft.pending.takesBarViews ? draft.readNewId(of: .item) : draft.reader.string()
      } write: { encoder, item in
        if let id = item.id { encoder.json.string(id) }
      },
      .init("title", .string, \.title),
      .init("image", .image, \.image),
      .init("systemName", .symbol, \.image, or: "systemImageName"),
      .init("landscapeImagePhone", .image, \.landscapeImagePhone),
      .init("systemItem", .word, \.systemItem, or: "barButtonSystemItem"),
      .init("width", .length, \.width, or: "spacing"),
      .init("style", .word, \.style),
      .init("customView") { (draft, item) throws(ReadingEnded) in
        item.customView = try draft.postponeBarView("customView")
      } write: { encoder, item in
        if let number = item.customView { encoder.barView(number) }
      },
      .init("enabled", .boolean, \.isEnabled, or: "isEnabled"),
      .init("hidden", .boolean, \.isHidden, or: "isHidden"),
    ], ignoring: IgnoredKeys.ofBarItems)
}

extension TabBarItem {
  static let members = Members(
    "an object about a tab", TabBarItem(),
    [
      .init("title", .string, \.title),
      .init("image", .image, \.image),
      .init("systemName", .symbol, \.image, or: "systemImageName"),
      .init("badgeValue", .string, \.badgeValue),
      .init("systemItem", .word, \.systemItem, or: "tabBarSystemItem"),
    ], ignoring: IgnoredKeys.ofTabBarItems)
}

extension SearchConfiguration {
  static let members = Members(
    "an object about the search bar", SearchConfiguration(),
    [
      .init("hidesSearchBarWhenScrolling", .boolean, \.hidesSearchBarWhenScrolling),
      .init("placement", .word, \.placement, or: "preferredSearchBarPlacement"),
      .init("placeholder", .string, \.placeholder),
      .init("searchBar") { (draft, search) throws(ReadingEnded) in
        search.placeholder = try draft.object(searchBarMembers)?.flatMap(\.self) ?? search.placeholder
      } write: { _, _ in
      },
    ], ignoring: IgnoredKeys.ofSearchControllers)

  /// What is said of the bar of a search controller: the placeholder.
  private static let searchBarMembers = Members(
    "an object about the search bar", String?.none,
    [.init("placeholder", .string, \.self)], ignoring: IgnoredKeys.ofSearchBars)
}

/// What a controller says of its place in a navigation bar, with what is said of a search bar there and at the search
/// controller.
struct NavigationItemParts: Sendable {
  var item = NavigationItem()
  var controller: SearchConfiguration?
  var hidesWhenScrolling: Bool?
  var placement: SearchBarPlacement?
  var allowsToolbar: Bool?

  static let members = Members(
    "an object about the navigation item", NavigationItemParts(),
    [
      .init("title", .string, \.item.title),
      .init("largeTitleDisplayMode", .word, \.item.largeTitleDisplayMode),
      .init("prompt", .string, \.item.prompt),
      .init("titleView") { (draft, parts) throws(ReadingEnded) in
        parts.item.titleView = try draft.postponeBarView("titleView")
      } write: { encoder, parts in
        if let number = parts.item.titleView { encoder.barView(number) }
      },
      .init(
        "leftBarButtonItems", .sideItems("leftBarButtonItem"), \.item.leftBarButtonItems,
        or: "leftBarButtonItem"),
      .init(
        "rightBarButtonItems", .sideItems("rightBarButtonItem"), \.item.rightBarButtonItems,
        or: "rightBarButtonItem"),
      .init(
        "backBarButtonItem", ValueForm.object(BarButtonItem.members).map({ [$0] }, from: \.first),
        \.item.backBarButtonItem),
      .init("backButtonTitle", .string, \.item.backButtonTitle),
      .init("backButtonDisplayMode", .word, \.item.backButtonDisplayMode),
      .init("hidesBackButton", .boolean, \.item.hidesBackButton),
      .init("leftItemsSupplementBackButton", .boolean, \.item.leftItemsSupplementBackButton),
      .init("searchController", .object(SearchConfiguration.members), \.controller),
      .init("hidesSearchBarWhenScrolling", .boolean, \.hidesWhenScrolling),
      .init("preferredSearchBarPlacement", .word, \.placement),
      .init("searchBarPlacementAllowsToolbarIntegration", .boolean, \.allowsToolbar),
    ], ignoring: IgnoredKeys.ofNavigationItems)
}

extension ValueForm {
  /// The items of one side: a list, or one item under the name for one.
  fileprivate static func sideItems(_ single: StaticString) -> ValueForm<[BarButtonItem]> {
    .init { (draft, _) throws(ReadingEnded) in
      guard draft.reader.isAtMember(single) else { return try draft.barButtonItems() }
      return try draft.barButtonItem().map { [$0] }
    } write: {
      $0.objects(BarButtonItem.members, $1)
    }
  }
}

extension Draft {
  /// A list of bar button items; faulty ones are left out.
  mutating func barButtonItems() throws(ReadingEnded) -> [BarButtonItem]? {
    try array("an array of bar button items") { (draft) throws(ReadingEnded) in try draft.barButtonItem() }
  }

  /// An item: an object, or the word for one of the system, as in `"flexibleSpace"`. One that is hidden is none.
  fileprivate mutating func barButtonItem() throws(ReadingEnded) -> BarButtonItem? {
    guard try reader.stands(.string) else {
      return try object(BarButtonItem.members).flatMap { $0.isHidden ? nil : $0 }
    }
    guard let word = try reader.word(BarButtonSystemItem.self) else { return nil }
    var item = BarButtonItem()
    item.systemItem = word
    return item
  }

  mutating func navigationItem() throws(ReadingEnded) -> NavigationItem? {
    guard var parts = try object(NavigationItemParts.members) else { return nil }
    // Without a search controller the navigation item says nothing of one.
    if var search = parts.controller {
      search.hidesSearchBarWhenScrolling = parts.hidesWhenScrolling ?? search.hidesSearchBarWhenScrolling
      search.placement = parts.placement ?? search.placement
      search.allowsToolbarIntegration = parts.allowsToolbar ?? true
      parts.item.searchController = search
    }
    return parts.item
  }

  /// Keeps the view at hand for later, and gives its number in ``DocumentDraft/barViews``; nil, with a fault, where the
  /// controller at hand may have none.
  mutating func postponeBarView(_ name: String) throws(ReadingEnded) -> Int32? {
    guard pending.takesBarViews else {
      try reader.skip(.unknownKey(name, nearest: []))
      return nil
    }
    guard try reader.stands(.object) else {
      _ = try reader.beginObject("a view")
      return nil
    }
    let number = Int32(document.barViews.count)
    document.barViews.append(0)
    let pointer = reader.pointer
    pending.barViews.append(PendingBarView(bookmark: try reader.postpone(), pointer: pointer))
    return number
  }

  /// Reads the views that were kept for a controller: each as the root view of a controller that is none of the
  /// hierarchy. `first` were kept before the controller was read.
  mutating func readBarViews(from first: Int, of owner: Int) throws(ReadingEnded) {
    guard pending.barViews.count > first else { return }
    let end = reader.bookmark
    pending.takesBarViews = true
    defer { pending.takesBarViews = false }
    // Views of bar items may hold bars with items.
    var number = first
    while number < pending.barViews.count {
      let view = pending.barViews[number]
      let known = document.pointer(toController: owner).tokens.count
      let path = view.pointer.tokens.dropFirst(known).joined(separator: "/")
      var node = ControllerNode(
        id: "\(document.controllers[owner].id)/\(path)", place: .inBar(of: Int32(owner), at: view.pointer))
      node.isImplicit = true
      node.viewRespectsSystemMinimumLayoutMargins = false
      reader.goBack(to: view.bookmark)
      let index = addController(node, at: reader.offset)
      document.barViews[number] = Int32(index)
      try ViewReader(controller: Int32(index)).read(superview: nil, place: .root, &self)
      number += 1
    }
    reader.goBack(to: end)
  }
}

/// Items of a view, which are read when its type is known.
struct PendingBarItems {
  var view: Int
  var place: JSONReader.Bookmark
}

extension ViewReader {
  /// Reads the items that were kept for a view, whose type is known now: those of a bar, or the titles of segments. Nothing
  /// where none were.
  @inline(never)
  func readItems(ofView index: Int, hasSegments: Bool, _ draft: inout Draft) throws(ReadingEnded) {
    guard let pending = draft.pending.items.last, pending.view == index else { return }
    draft.pending.items.removeLast()
    let end = draft.reader.bookmark
    draft.reader.goBack(to: pending.place)
    if hasSegments { draft.reader.fault(.duplicateKey(ViewKey.items.name)) }
    let items: ViewBarItems?
    switch draft.document.views[index].type {
    case .navigationBar:
      // The one on top last.
      items = try draft.array("an array of navigation items") { (draft) throws(ReadingEnded) in
        try draft.navigationItem()
      }.map { .navigationBar($0) }
    case .toolbar: items = try draft.barButtonItems().map { .toolbar($0) }
    case .tabBar:
      items = try draft.objects("an array of the items of a tab bar", TabBarItem.members).map { .tabBar($0) }
    default:
      items = nil
      try readValue(.items, ofView: index, &draft)
    }
    if let items {
      draft.document.apply(.content(\.barItems, items), toView: index)
      draft.document.viewBars.append(Int32(index))
    }
    draft.reader.goBack(to: end)
  }
}

/// A view of a bar item, which is read when the views of its controller are: those lie before it.
struct PendingBarView {
  var bookmark: JSONReader.Bookmark
  var pointer: JSONPointer
}
