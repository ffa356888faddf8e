import LayoutModel

extension DocumentDecoder {
  enum ControllerKey: String, JSONKey {
    case type, id, view, children, overrideTraits, containerView, childSizes, additionalSafeAreaInsets
    case viewRespectsSystemMinimumLayoutMargins
  }
  private static let controllerKeys = KeyTable(ControllerKey.self)

  /// The hierarchy: a controller, or for short a view, the root view of an implied controller.
  mutating func decodeHierarchy() throws(Fault) {
    hasHierarchy = true
    document.controllers = [ControllerNode(id: "main", parent: nil, childIndex: 0)]
    if try hierarchyIsController() {
      try decodeController(0)
    } else {
      document.controllers[0].isImplicit = true
      try decodeView(superview: nil, controller: 0, place: .root)
    }
  }

  /// A controller says so by its type, or has a key that no view has.
  private mutating func hierarchyIsController() throws(Fault) -> Bool {
    let start = reader.mark
    defer { reader.goBack(to: start) }
    guard try reader.nextType() == .object, var object = try reader.beginMap() else { return false }
    while let name = try reader.nextMember(of: &object) {
      switch name {
      case "view", "children", "overrideTraits": return true
      // Only views have these, and reading over them would mean reading the whole hierarchy.
      case "subviews", "constraints", "layoutGuides", "intrinsicContentSize": return false
      case "type" where try reader.nextType() == .string:
        return try reader.string()?.hasSuffix("Controller") == true
      default: try reader.skipValue()
      }
    }
    return false
  }

  /// Reads a controller whose node is already in the document.
  private mutating func decodeController(_ index: Int) throws(Fault) {
    guard var object = try reader.beginObject("a controller") else {
      return addRootView(ofController: index)
    }
    var values = ChildValues()
    var childrenMark: JSONReader.Mark?
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
        try reader.skipValue()
      case .overrideTraits:
        values.traits = try decodeChildMap { (decoder) throws(Fault) in try decoder.decodeTraits() }
      case .childSizes:
        values.sizes = try decodeChildMap { (decoder) throws(Fault) in try decoder.reader.size() }
      case .containerView: try decodeReference { .containerView(controller: Int32(index), $0) }
      case .additionalSafeAreaInsets: try decodeAdditionalSafeAreaInsets(index)
      case .viewRespectsSystemMinimumLayoutMargins:
        document.controllers[index].viewRespectsSystemMinimumLayoutMargins = try reader.boolean() ?? true
      }
    }
    if !hasView { addRootView(ofController: index) }
    if let childrenMark { try decodeChildren(of: index, at: childrenMark) }
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
        try decodeController(document.controllers.count - 1)
      }
    }
    reader.goBack(to: end)
  }

  private mutating func decodeControllerId(_ index: Int) throws(Fault) {
    guard let id = try decodeNewId() else { return }
    document.controllers[index].id = id
  }

  private mutating func decodeAdditionalSafeAreaInsets(_ index: Int) throws(Fault) {
    try decodeVaried(
      target: Int32(index), key: "additionalSafeAreaInsets", isObject: true,
      into: \.document.controllerVariations,
      read: { (decoder) throws(Fault) in try decoder.reader.edgeInsets().map { .additionalSafeAreaInsets($0) }
      },
      apply: { $0.document.controllers[index].apply($1) })
  }

  /// The view of a controller that does not say anything about it.
  private mutating func addRootView(ofController index: Int) {
    let view = document.views.count
    document.controllers[index].rootView = Int32(view)
    document.views.append(ViewNode(id: "", superview: nil, controller: Int32(index), place: .root))
    symbolsOfViews.append(nil)
    document.views[view].subtreeEnd = Int32(view + 1)
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
}

extension DocumentDecoder {
  /// An object of values by child id; null says nothing.
  private mutating func decodeChildMap<Value>(
    _ read: (inout DocumentDecoder) throws(Fault) -> Value?
  ) throws(Fault) -> [ChildValue<Value>] {
    var values: [ChildValue<Value>] = []
    guard var object = try reader.beginMap("an object by child id") else { return values }
    while let child = try reader.nextMember(of: &object) {
      let pointer = reader.pointer
      if try reader.null() { continue }
      if let value = try read(&self) {
        values.append(ChildValue(child: child, value: value, pointer: pointer))
      }
    }
    return values
  }

  private mutating func apply(_ values: ChildValues, toChildrenOf parent: Int) {
    if values.traits.isEmpty, values.sizes.isEmpty { return }
    var children: [String: Int] = [:]
    for index in document.controllers.indices where document.controllers[index].parent == Int32(parent) {
      children[document.controllers[index].id] = index
    }
    for entry in values.traits {
      if let index = children[entry.child] {
        document.controllers[index].overrideTraits = entry.value
      } else {
        lateFaults.append(Fault(.overrideTargetNotChild(entry.child), at: entry.pointer))
      }
    }
    for entry in values.sizes {
      if let index = children[entry.child] {
        document.controllers[index].sizeInParent = entry.value
      } else {
        lateFaults.append(Fault(.overrideTargetNotChild(entry.child), at: entry.pointer))
      }
    }
  }
}
