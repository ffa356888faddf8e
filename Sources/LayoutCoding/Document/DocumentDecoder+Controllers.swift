import LayoutModel

extension DocumentDecoder {
  enum ControllerKey: String, JSONKey {
    case type, id, view, children, overrideTraits, containerView, childSizes, additionalSafeAreaInsets
    case viewRespectsSystemMinimumLayoutMargins
    case presented, modalPresentationStyle, presentation, preferredContentSize, definesPresentationContext
    case hasDismissControl
  }
  private static let controllerKeys = KeyTable(ControllerKey.self)

  /// The hierarchy: a controller, or for short a view, the root view of an implied controller.
  mutating func decodeHierarchy() throws(Fault) {
    hasHierarchy = true
    document.controllers = [ControllerNode(id: "main", parent: nil, childIndex: 0)]
    placesOfUnnamedControllers = [Int32(reader.offset)]
    if try hierarchyIsController() {
      try decodeController(0)
    } else {
      document.controllers[0].isImplicit = true
      try decodeView(superview: nil, controller: 0, place: .root)
    }
  }

  /// A controller says so by its type, or has a key that no view has.
  private func hierarchyIsController() throws(Fault) -> Bool {
    // A copy reads ahead. It keeps its faults for itself: they are found again.
    var ahead = reader
    guard try ahead.nextType() == .object, var object = try ahead.beginMap() else { return false }
    while let name = try ahead.nextMember(of: &object) {
      switch name {
      case "view", "children", "overrideTraits", "childSizes", "containerView", "additionalSafeAreaInsets",
        "viewRespectsSystemMinimumLayoutMargins", "presented", "modalPresentationStyle", "presentation",
        "preferredContentSize", "definesPresentationContext", "hasDismissControl":
        return true
      // Only views have these, and reading over them would mean reading the whole hierarchy.
      case "subviews", "constraints", "layoutGuides", "intrinsicContentSize": return false
      case "type" where try ahead.nextType() == .string:
        let type = try ahead.string() ?? ""
        if type.hasSuffix("Controller") { return true }
        if ViewType(rawValue: type) != nil { return false }
      default: try ahead.skipValue()
      }
    }
    return false
  }

  /// Reads a controller whose node is already in the document.
  mutating func decodeController(_ index: Int) throws(Fault) {
    guard var object = try reader.beginObject("a controller") else {
      return try addRootView(ofController: index)
    }
    var values = ChildValues()
    var childrenMark: JSONReader.Mark?
    var presentedMark: JSONReader.Mark?
    var hasView = false
    while let key = try reader.nextKey(of: &object, in: Self.controllerKeys) {
      switch key {
      case .type: document.controllers[index].type = try reader.word(ControllerType.self) ?? .viewController
      case .id: try decodeControllerId(index)
      case .view:
        hasView = true
        try decodeView(superview: nil, controller: Int32(index), place: .root)
      case .children:
        // The views of a controller lie before those of its children, so those are read last.
        childrenMark = reader.mark
        try reader.skipValue(ofMember: "children")
      case .presented:
        presentedMark = reader.mark
        try reader.skipValue(ofMember: "presented")
      case .overrideTraits:
        values.traits = try decodeChildMap { (decoder) throws(Fault) in try decoder.decodeTraits() }
      case .childSizes:
        values.sizes = try decodeChildMap { (decoder) throws(Fault) in try decoder.reader.size() }
      case .containerView: try decodeReference(.containerView(controller: Int32(index)))
      case .additionalSafeAreaInsets: try decodeAdditionalSafeAreaInsets(index)
      case .viewRespectsSystemMinimumLayoutMargins:
        document.controllers[index].viewRespectsSystemMinimumLayoutMargins = try reader.boolean() ?? true
      case .modalPresentationStyle: try decodePresentationStyle(ofController: index)
      case .presentation: try decodePresentation(ofController: index)
      case .preferredContentSize: try decodePreferredContentSize(index)
      case .definesPresentationContext:
        document.controllers[index].definesPresentationContext = try reader.boolean() ?? false
      case .hasDismissControl: document.controllers[index].hasDismissControl = try reader.boolean() ?? false
      }
    }
    if !hasView { try addRootView(ofController: index) }
    if let childrenMark { try decodeChildren(of: index, at: childrenMark) }
    if let presentedMark { try decodePresented(by: index, at: presentedMark) }
    apply(values, toChildrenOf: index)
  }

  private mutating func decodeChildren(of parent: Int, at mark: JSONReader.Mark) throws(Fault) {
    let end = reader.mark
    reader.goBack(to: mark)
    if var array = try reader.beginArray("an array of controllers") {
      while let position = try reader.nextElement(of: &array) {
        let id = "\(document.controllers[parent].id)/\(position)"
        document.controllers.append(
          ControllerNode(id: id, parent: Int32(parent), childIndex: Int32(position)))
        placesOfUnnamedControllers.append(Int32(reader.offset))
        try decodeController(document.controllers.count - 1)
      }
    }
    reader.goBack(to: end)
  }

  private mutating func decodeControllerId(_ index: Int) throws(Fault) {
    guard let id = try decodeNewId(of: .controller) else { return }
    document.controllers[index].id = id
    placesOfUnnamedControllers[index] = nil
  }

  private mutating func decodeAdditionalSafeAreaInsets(_ index: Int) throws(Fault) {
    try decodeVaried(
      target: Int32(index), key: "additionalSafeAreaInsets", isObject: true,
      into: \.document.controllerVariations,
      read: { (decoder) throws(Fault) in try decoder.reader.edgeInsets().map { .additionalSafeAreaInsets($0) }
      },
      apply: { $0.document.controllers[index].apply($1) })
  }

  private mutating func decodePreferredContentSize(_ index: Int) throws(Fault) {
    try decodeVaried(
      target: Int32(index), key: "preferredContentSize", isObject: true,
      into: \.document.controllerVariations,
      read: { (decoder) throws(Fault) in try decoder.reader.size().map { .preferredContentSize($0) } },
      apply: { $0.document.controllers[index].apply($1) })
  }

  /// The view of a controller that does not say anything about it.
  private mutating func addRootView(ofController index: Int) throws(Fault) {
    let view = document.views.count
    document.controllers[index].rootView = Int32(view)
    document.views.append(ViewNode(id: "", superview: nil, controller: Int32(index), place: .root))
    symbolsOfViews.append(nil)
    placesOfViews.append(placesOfUnnamedControllers[index] ?? Int32(reader.offset))
    document.views[view].subtreeEnd = Int32(view + 1)
    try checkLimit(.views, limits.views, document.views.count + document.guides.count)
  }
}

/// What a container says of its children, by their ids.
struct ChildValues {
  var traits: [ChildValue<TraitCollection>] = []
  var sizes: [ChildValue<Size>] = []
}

/// One value for one child, and where it stands.
struct ChildValue<Value> {
  var child: String
  var value: Value
  var pointer: JSONPointer
  /// The offset in the text.
  var place: Int
}

extension DocumentDecoder {
  /// An object of values by child id; null says nothing.
  private mutating func decodeChildMap<Value>(
    _ read: (inout DocumentDecoder) throws(Fault) -> Value?
  ) throws(Fault) -> [ChildValue<Value>] {
    var values: [ChildValue<Value>] = []
    guard var object = try reader.beginMap("an object by child id") else { return values }
    while let child = try reader.nextMember(of: &object) {
      let place = reader.offset
      let pointer = reader.pointer
      guard child.utf8.count <= longestId else {
        // No child has such an id, and faults below it would repeat it.
        reader.fault(.overrideTargetNotChild(child))
        try reader.skipValue()
        continue
      }
      if try reader.null() { continue }
      if let value = try read(&self) {
        values.append(ChildValue(child: child, value: value, pointer: pointer, place: place))
      }
    }
    return values
  }

  private mutating func apply(_ values: ChildValues, toChildrenOf parent: Int) {
    guard !values.traits.isEmpty || !values.sizes.isEmpty else { return }
    var children: [String: Int] = [:]
    for index in document.controllers.indices.dropFirst(parent)
    where document.controllers[index].parent == Int32(parent) {
      children[document.controllers[index].id] = index
    }
    for entry in values.traits {
      guard let index = child(of: entry, in: children) else { continue }
      document.controllers[index].overrideTraits = entry.value
    }
    for entry in values.sizes {
      guard let index = child(of: entry, in: children) else { continue }
      document.controllers[index].sizeInParent = entry.value
    }
  }

  /// The child that an entry means; nil, with a fault, if there is none.
  private mutating func child<Value>(of entry: ChildValue<Value>, in children: [String: Int]) -> Int? {
    if let index = children[entry.child] { return index }
    reader.fault(at: entry.place, Fault(.overrideTargetNotChild(entry.child), at: entry.pointer))
    return nil
  }
}
