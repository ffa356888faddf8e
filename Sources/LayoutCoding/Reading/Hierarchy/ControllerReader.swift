import JSON
import LayoutModel

/// Reads one controller, whose node is already in the document, and what is below it.
struct ControllerReader {
  /// Index of the controller.
  private let index: Int
  private var children = ChildValues()
  /// Where values stand that are read when the controller's own are known.
  private var childrenMark: JSONReader.Mark?
  private var presentedMark: JSONReader.Mark?
  private var hasView = false
  /// How many views of bar items were kept for later before.
  private let firstBarView: Int
  /// The keys that only some types have.
  private var keysOfTypes: [KeyOfController] = []

  private init(_ index: Int, _ draft: borrowing Draft) {
    self.index = index
    firstBarView = draft.pendingBarViews.count
  }

  /// Reads the controller at hand.
  static func read(_ index: Int, _ reader: inout JSONReader, _ draft: inout Draft) throws(ReadingEnded) {
    guard var object = try reader.beginObject("a controller") else {
      return try draft.addRootView(ofController: index, &reader)
    }
    var controller = ControllerReader(index, draft)
    while let key = try reader.nextKey(of: &object, in: ControllerKey.rows.keys) {
      try controller.readMember(key, &reader, &draft)
    }
    try controller.finish(&reader, &draft)
  }

  private mutating func readMember(
    _ key: ControllerKey, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    if let type = key.owner {
      keysOfTypes.append(KeyOfController(key, type: type, pointer: reader.pointer, place: reader.offset))
    }
    switch key {
    case .type: draft.document.controllers[index].type = try reader.word() ?? .viewController
    case .id: try readId(&reader, &draft)
    case .name: draft.document.controllers[index].name = try reader.nodeName()
    case .view:
      hasView = true
      draft.takesBarViews = true
      try ViewReader(controller: Int32(index)).read(superview: nil, place: .root, &reader, &draft)
      draft.takesBarViews = false
    case .children:
      // The views of a controller lie before those of its children, so those are read last.
      childrenMark = reader.mark
      try skip("children", or: "viewControllers", .children(ofController: Int32(index)), &reader, &draft)
    case .presented:
      presentedMark = reader.mark
      try skip(
        "presented", or: "presentedViewController", .presented(byController: Int32(index)), &reader, &draft)
    case .modalPresentationStyle: try PresentationReader(controller: index).readStyle(&reader, &draft)
    case .presentation: try PresentationReader(controller: index).read(&reader, &draft)
    case .overrideTraits, .childTraitRules, .childSizes: try readChildValues(key, &reader, &draft)
    case .containerView: try reader.reference(.containerView(controller: Int32(index)), &draft)
    case .column:
      draft.linker.columns.append(
        PendingColumn(controller: Int32(index), pointer: reader.pointer, place: reader.offset))
      try readValue(key, &reader, &draft)
    case .navigationItem, .toolbarItems:
      draft.takesBarViews = true
      try readValue(key, &reader, &draft)
      draft.takesBarViews = false
    default: try readValue(key, &reader, &draft)
    }
  }

  /// Skips what is read later, under either of its names.
  private func skip(
    _ name: StaticString, or other: StaticString, _ place: MemberPlace, _ reader: inout JSONReader,
    _ draft: inout Draft
  ) throws(ReadingEnded) {
    guard reader.isAtMember(other) else { return try reader.skipValue(ofMember: name) }
    draft.document.memberSpellings[place] = other.description
    try reader.skipValue(ofMember: other)
  }

  /// Reads what it says of its children, by their ids.
  private mutating func readChildValues(
    _ key: ControllerKey, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    switch key {
    case .overrideTraits:
      children.traits = try reader.childValues { (reader) throws(ReadingEnded) in
        try reader.overridingTraits(&draft)
      }
    case .childTraitRules:
      children.rules = try reader.childValues { (reader) throws(ReadingEnded) in
        try reader.childTraitRules(&draft)
      }
    default:
      children.sizes = try reader.childValues { (reader) throws(ReadingEnded) in
        try reader.varied(&draft) { (reader) throws(ReadingEnded) in try reader.size() }
      }
    }
  }

  private func readValue(
    _ key: ControllerKey, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    guard let row = ControllerKey.rows.value(of: key) else { return }
    let property = try reader.value(
      key, row, of: Int32(index), into: \.document.controllerVariations, &draft)
    if let property { draft.document.controllers[index].apply(property) }
  }

  private func readId(_ reader: inout JSONReader, _ draft: inout Draft) throws(ReadingEnded) {
    guard let id = try draft.linker.readNewId(of: .controller, &reader) else { return }
    draft.document.controllers[index].id = id
    draft.linker.nodes.placesOfUnnamedControllers[index] = nil
  }

  // MARK: Below

  /// Reads what is below the controller, when its own values are known.
  private func finish(_ reader: inout JSONReader, _ draft: inout Draft) throws(ReadingEnded) {
    let type = draft.document.controllers[index].type
    for entry in keysOfTypes where entry.type != type {
      let kind = Fault.Kind.keyOfOtherType(entry.key.name, type: entry.type.rawValue)
      reader.fault(at: entry.place, Fault(kind, at: entry.pointer))
    }
    if !hasView { try draft.addRootView(ofController: index, &reader) }
    try draft.readBarViews(from: firstBarView, of: index, &reader)
    let firstChild = draft.document.controllers.count
    if let childrenMark { try readChildren(at: childrenMark, &reader, &draft) }
    children.apply(toChildrenOf: index, &draft, &reader)
    if let presentedMark { try readPresented(at: presentedMark, &reader, &draft) }
    checkChildren(from: firstChild, draft.document, &reader)
  }

  private func readChildren(
    at mark: JSONReader.Mark, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    let end = reader.mark
    reader.goBack(to: mark)
    if var array = try reader.beginArray("an array of controllers") {
      while let position = try reader.nextElement(of: &array) {
        let id = "\(draft.document.controllers[index].id)/\(position)"
        let child = draft.addController(
          ControllerNode(id: id, place: .child(of: Int32(index), at: Int32(position))), at: reader.offset)
        try Self.read(child, &reader, &draft)
      }
    }
    reader.goBack(to: end)
  }

  /// Reads the controller that this one presents: one more subtree of controllers.
  private func readPresented(
    at mark: JSONReader.Mark, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    let end = reader.mark
    reader.goBack(to: mark)
    let presented = draft.addPresented(
      by: index, id: "\(draft.document.controllers[index].id)/presented",
      place: .presented(by: Int32(index)), at: reader.offset)
    try Self.read(presented, &reader, &draft)
    reader.goBack(to: end)
  }

  /// What a container says of its children by place or id must be about one of them.
  ///
  /// - Parameter first: Index of its first child, which the others follow.
  private func checkChildren(from first: Int, _ document: DocumentDraft, _ reader: inout JSONReader) {
    guard !keysOfTypes.isEmpty else { return }
    let container = document.controllers[index].container
    let children = document.controllers[first...].filter { $0.parent == Int32(index) }
    for entry in keysOfTypes {
      if entry.key == .selectedIndex, container.selectedIndex >= max(children.count, 1) {
        reader.fault(
          at: entry.place,
          Fault(
            .invalidValue(expected: "the index of a child, counted from 0", nearest: []), at: entry.pointer))
      }
      if entry.key == .onExpand, let id = container.split.controllerOnExpand,
        !children.contains(where: { $0.id == id })
      {
        reader.fault(
          at: entry.place,
          Fault(
            .unknownReference(id, nearest: nearestNames(to: id, in: children.map(\.id))), at: entry.pointer))
      }
    }
  }
}

/// A key that only one type of controller has, and where it stands.
private struct KeyOfController {
  var key: ControllerKey
  var type: ControllerType
  var pointer: JSONPointer
  /// The offset in the text.
  var place: Int

  init(_ key: ControllerKey, type: ControllerType, pointer: JSONPointer, place: Int) {
    (self.key, self.type, self.pointer, self.place) = (key, type, pointer, place)
  }
}

extension Draft {
  /// Adds a controller without an id of its own, whose values are read next.
  ///
  /// - Parameter place: Where it stands in the text.
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
  mutating func addRootView(
    ofController index: Int, _ reader: inout JSONReader
  ) throws(ReadingEnded) {
    let place = linker.nodes.placesOfUnnamedControllers[index].map(Int.init) ?? reader.offset
    let view = addView(
      ViewNode(id: "", superview: nil, controller: Int32(index), place: .root), at: place)
    document.controllers[index].rootView = Int32(view)
    linker.nodes.unwrittenRootViews.insert(view)
    document.views[view].subtreeEnd = Int32(view + 1)
    try checkViews(&reader)
  }
}
