import JSON
import LayoutModel

/// Reads one controller, whose node is already in the document, and what is below it.
struct ControllerReader {
  /// Index of the controller.
  let index: Int
  private var children = ChildValues()
  /// Where values stand that are read when the controller's own are known: its views lie before those of its children.
  private var childrenMark: JSONReader.Mark?
  private var presentedMark: JSONReader.Mark?
  /// Children that have members of their own, and where these stand.
  var roles: [(key: ControllerKey, mark: JSONReader.Mark)] = []
  /// Where the controller says what its view has.
  private(set) var partsOfView: [ControllerKey: JSONReader.Mark] = [:]
  private(set) var hasView = false
  /// Where the view stands.
  private var viewMark: JSONReader.Mark?
  /// What the controller's class loads as its view.
  private var standardView = ViewType.view
  /// Whether its type is misspelt, so that nobody knows which keys it has.
  private var isOfUnknownType = false
  /// How many views of bar items were kept for later before.
  private let firstBarView: Int
  /// The keys that only some types have.
  private var keysOfTypes: [KeyOfController] = []
  /// Where it says what a bar around it shows.
  private var barItemMark: JSONReader.Mark?

  private init(_ index: Int, _ draft: borrowing Draft) {
    self.index = index
    firstBarView = draft.pending.barViews.count
  }

  /// Reads the controller at hand.
  static func read(_ index: Int, _ draft: inout Draft) throws(ReadingEnded) {
    guard var object = try draft.reader.beginObject("a controller") else {
      return try draft.addRootView(ofController: index)
    }
    var controller = ControllerReader(index, draft)
    while let key = try draft.reader.nextKey(of: &object, in: ControllerKey.rows.keys) {
      try controller.readMember(key, &draft)
    }
    try controller.finish(&draft)
  }

  private mutating func readMember(_ key: ControllerKey, _ draft: inout Draft) throws(ReadingEnded) {
    if let type = key.owner {
      keysOfTypes.append(KeyOfController(key: key, type: type, place: draft.reader.place))
    }
    // As documents that are made by programs write what is not there.
    if key != .overrideUserInterfaceStyle, try draft.reader.null() { return }
    switch key {
    case .type: try readType(&draft)
    case .id: try readId(&draft)
    case .name: draft.document.controllers[index].name = try draft.reader.nodeName()
    case .view: try readView(&draft)
    case .children, .presented, .rootViewController, .topViewController, .primary, .supplementary, .secondary,
      .compact, .subviews, .layoutGuides, .constraints:
      try keep(key, &draft)
    case .modalPresentationStyle: try draft.readPresentationStyle(of: index)
    case .presentation: try draft.readPresentation(of: index)
    case .overrideTraits:
      children.traits = try draft.childValues { (draft) throws(ReadingEnded) in try draft.overridingTraits() }
    case .childTraitRules:
      children.rules = try draft.childValues { (draft) throws(ReadingEnded) in try draft.childTraitRules() }
    case .childSizes:
      children.sizes = try draft.childValues { (draft) throws(ReadingEnded) in
        try draft.varied { (draft) throws(ReadingEnded) in try draft.reader.size() }
      }
    case .containerView: try draft.readReference(.containerView(controller: Int32(index)))
    case .column:
      draft.linker.columns.append(PendingColumn(controller: Int32(index), place: draft.reader.place))
      try readValue(key, &draft)
    case .navigationItem, .toolbarItems:
      barItemMark = barItemMark ?? draft.reader.mark
      draft.pending.takesBarViews = true
      try readValue(key, &draft)
      draft.pending.takesBarViews = false
    default: try readValue(key, &draft)
    }
  }

  private mutating func readType(_ draft: inout Draft) throws(ReadingEnded) {
    standardView = try draft.reader.lookAhead { (reader) throws(ReadingEnded) in try reader.viewOfController()
    }
    let type = try draft.controllerType()
    draft.document.controllers[index].type = type ?? .viewController
    isOfUnknownType = type == nil
  }

  private mutating func readView(_ draft: inout Draft) throws(ReadingEnded) {
    hasView = true
    draft.pending.takesBarViews = true
    viewMark = draft.reader.mark
    var standard = standardView
    if draft.reader.isAtMember("tableView") { standard = .tableView }
    if draft.reader.isAtMember("collectionView") { standard = .collectionView }
    try ViewReader(controller: Int32(index)).readRoot(standard: standard, &draft)
    draft.pending.takesBarViews = false
  }

  /// Keeps a part of the structure for later: the controller's own values come first.
  private mutating func keep(_ key: ControllerKey, _ draft: inout Draft) throws(ReadingEnded) {
    switch key {
    case .children:
      childrenMark = draft.reader.mark
      try skip(
        "children", or: ["viewControllers", "childViewControllers"], .children(ofController: Int32(index)),
        &draft)
    case .presented:
      if try draft.reader.skipAlert() { return }
      presentedMark = draft.reader.mark
      try skip(
        "presented", or: ["presentedViewController", "presents"], .presented(byController: Int32(index)),
        &draft)
    case .rootViewController, .topViewController, .primary, .supplementary, .secondary, .compact:
      if try draft.reader.null() { return }
      roles.append((key, draft.reader.mark))
      try draft.reader.skipValue(ofMember: "rootViewController")
    case .subviews, .layoutGuides, .constraints:
      partsOfView[key] = draft.reader.mark
      try draft.reader.skipValue()
    default: break
    }
  }

  /// Skips what is read later, under any of its names.
  private func skip(
    _ name: StaticString, or others: [StaticString], _ place: MemberPlace, _ draft: inout Draft
  ) throws(ReadingEnded) {
    guard let other = others.first(where: { draft.reader.isAtMember($0) }) else {
      return try draft.reader.skipValue(ofMember: name)
    }
    draft.document.memberSpellings[place] = other.description
    try draft.reader.skipValue(ofMember: other)
  }

  private func readValue(_ key: ControllerKey, _ draft: inout Draft) throws(ReadingEnded) {
    guard let row = ControllerKey.rows.value(of: key) else { return }
    let property = try draft.value(key, row, of: Int32(index), into: \.document.controllerVariations)
    if let property { draft.document.controllers[index].apply(property) }
  }

  private func readId(_ draft: inout Draft) throws(ReadingEnded) {
    guard let id = try draft.readNewId(of: .controller) else { return }
    draft.document.controllers[index].id = id
    draft.linker.nodes.placesOfUnnamedControllers[index] = nil
  }

  /// Reads what is below the controller, when its own values are known.
  private func finish(_ draft: inout Draft) throws(ReadingEnded) {
    let type = draft.document.controllers[index].type
    for entry in keysOfTypes where entry.type != type && !isOfUnknownType {
      draft.reader.fault(.keyOfOtherType(entry.key.name, type: entry.type.rawValue), at: entry.place)
    }
    if type == .navigationController, let barItemMark { draft.addUnusedBarItem(at: barItemMark) }
    if childrenMark == nil, roles.isEmpty, type.showsChildrenAlone { try checkView(of: type, &draft) }
    try readPartsOfView(&draft)
    try draft.addHolders(ofChildrenOf: index)
    try draft.readBarViews(from: firstBarView, of: index)
    let firstChild = draft.document.controllers.count
    try readRoles(isTop: false, &draft)
    if let childrenMark { try readChildren(at: childrenMark, &draft) }
    try readRoles(isTop: true, &draft)
    children.apply(toChildrenOf: index, &draft)
    if let presentedMark { try readPresented(at: presentedMark, &draft) }
    checkChildren(from: firstChild, &draft)
  }

  /// Tells of a view with subviews that nobody sees, since a container without children says it.
  private func checkView(of type: ControllerType, _ draft: inout Draft) throws(ReadingEnded) {
    guard let viewMark else { return }
    let end = draft.reader.mark
    draft.reader.goBack(to: viewMark)
    if try draft.reader.objectHasMember("subviews") {
      let expected =
        "children, whose views a \(type.rawValue) shows; this view belongs into one: "
        + "{\"type\": \"\(type.rawValue)\", \"children\": [{\"view\": {…}}]}"
      draft.reader.fault(.expected(expected), at: draft.reader.place)
    }
    draft.reader.goBack(to: end)
  }

  /// Reads the controller that this one presents: one more subtree of controllers.
  private func readPresented(at mark: JSONReader.Mark, _ draft: inout Draft) throws(ReadingEnded) {
    let end = draft.reader.mark
    draft.reader.goBack(to: mark)
    let presented = draft.addPresented(
      by: index, id: "\(draft.document.controllers[index].id)/presented",
      place: .presented(by: Int32(index)), at: draft.reader.offset)
    try Self.read(presented, &draft)
    draft.reader.goBack(to: end)
  }

  /// What a container says of its children by place or id must be about one of them. The first one is at an index, the
  /// others follow.
  private func checkChildren(from first: Int, _ draft: inout Draft) {
    guard !keysOfTypes.isEmpty, !isOfUnknownType else { return }
    let container = draft.document.controllers[index].container
    let children = draft.document.controllers[first...].filter { $0.parent == Int32(index) }
    for entry in keysOfTypes {
      if entry.key == .selectedIndex, container.selectedIndex >= max(children.count, 1) {
        draft.reader.fault(.expected("the index of a child, counted from 0"), at: entry.place)
      }
      if entry.key == .onExpand, let id = container.split.controllerOnExpand,
        !children.contains(where: { $0.id == id })
      {
        let nearest = nearestNames(to: id, in: children.map(\.id))
        draft.reader.fault(.unknownReference(id, nearest: nearest), at: entry.place)
      }
    }
  }
}

extension JSONReader {
  /// Skips an alert, which UIKit lays out by itself and which leaves all others where they are; false for anything else.
  fileprivate mutating func skipAlert() throws(ReadingEnded) -> Bool {
    let isAlert = try lookAhead { (reader) throws(ReadingEnded) in
      guard try reader.stands(.object), var map = try reader.beginMap("a controller") else { return false }
      while let name = try reader.nextMember(of: &map) {
        if name == "type" || name == "class", try reader.stands(.string) {
          return ["alertController", "UIAlertController", "alert", "actionSheet"].contains(
            try reader.string() ?? "")
        }
        try reader.skipValue()
      }
      return false
    }
    if isAlert { try ignoreValue(as: "alertController") }
    return isAlert
  }

  /// What the class at hand loads as its view.
  fileprivate mutating func viewOfController() throws(ReadingEnded) -> ViewType {
    guard try stands(.string), let name = try string() else { return .view }
    if name.hasSuffix("ableViewController") { return .tableView }
    return name.hasSuffix("ollectionViewController") ? .collectionView : .view
  }
}

extension ControllerType {
  /// Whether nothing is seen of its own view but what its children show, and bars.
  fileprivate var showsChildrenAlone: Bool {
    [.navigationController, .tabBarController, .splitViewController].contains(self)
  }
}

/// A key that only one type of controller has, and where it stands.
private struct KeyOfController {
  var key: ControllerKey
  var type: ControllerType
  var place: TextPlace
}

extension Draft {
  /// A type of controllers, or a class of the app that the end of its name says one of; nil, with a fault, for anything else.
  fileprivate mutating func controllerType() throws(ReadingEnded) -> ControllerType? {
    let name = try reader.lookAhead { (reader) throws(ReadingEnded) in
      try reader.stands(.string) ? reader.string() : nil
    }
    guard let name, ControllerType(spelled: name) == nil,
      let type = ClassOfApp.ending(of: name, among: ClassOfApp.controllers)
    else { return try reader.word() }
    classesOfApp.add(name, as: type.rawValue, at: reader.pointer, reader.offset)
    try reader.skipValue()
    return type
  }

  /// Notes what nobody sees: bars show what the controllers in a navigation controller say.
  fileprivate mutating func addUnusedBarItem(at mark: JSONReader.Mark) {
    let end = reader.mark
    reader.goBack(to: mark)
    let place = reader.offset
    if unusedBarItem.map({ place < $0.place }) ?? true { unusedBarItem = (reader.pointer, place) }
    reader.goBack(to: end)
  }

  /// What to tell of it: one diagnostic, at the first of them; none where there are none.
  var notesOnBarItems: [Diagnostic] {
    unusedBarItem.map { [Diagnostic(.request(.barItemNotShown), pointer: $0.pointer)] } ?? []
  }

  /// Adds a controller without an id of its own that stands at a place of the text, and whose values are read next.
  mutating func addController(_ node: ControllerNode, at place: Int) -> Int {
    document.controllers.append(node)
    linker.nodes.placesOfUnnamedControllers.append(Int32(place))
    return document.controllers.count - 1
  }

  /// Adds a controller that another one presents.
  mutating func addPresented(
    by presenter: Int, id: String, place: ControllerNode.Place, at offset: Int
  ) -> Int {
    var node = ControllerNode(id: id, place: place)
    node.presentation = Int32(document.presentations.count)
    let index = addController(node, at: offset)
    document.presentations.append(Presentation(presenter: Int32(presenter), presented: Int32(index)))
    linker.placesOfPresentations.append(offset)
    return index
  }

  /// Adds the view of a controller that does not say anything about it.
  mutating func addRootView(ofController index: Int) throws(ReadingEnded) {
    let place = linker.nodes.placesOfUnnamedControllers[index].map(Int.init) ?? reader.offset
    let view = addView(ViewNode(id: "", superview: nil, controller: Int32(index), place: .root), at: place)
    document.controllers[index].rootView = Int32(view)
    linker.nodes.unwrittenRootViews.insert(view)
    document.views[view].subtreeEnd = Int32(view + 1)
    try checkViews()
  }
}
