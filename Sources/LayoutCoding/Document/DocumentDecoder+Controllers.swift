import LayoutModel

extension DocumentDecoder {
  enum ControllerKey: String, JSONKey {
    case type, id, view, children, overrideTraits, childTraitRules, containerView, childSizes, column
    case traitOverrides, overrideUserInterfaceStyle, installed, additionalSafeAreaInsets, preferredContentSize
    case viewRespectsSystemMinimumLayoutMargins, edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars
    case definesPresentationContext, viewLoaded, forwards, supportedInterfaceOrientations
    case hidesBottomBarWhenPushed, hasDismissControl, largeTitleDisplayMode, barMetrics
    case navigationBarHidden, toolbarHidden, navigationBar, toolbar
    case selectedIndex, tabBarHidden, tabBarPlacement, tabBar
    case style, preferredDisplayMode, preferredSplitBehavior, primaryEdge, topColumnForCollapsing
    case preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction
    case minimumPrimaryColumnWidth, maximumPrimaryColumnWidth
    case preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction
    case minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth
    case onCollapse, onExpand, spineLocation, pageIndicator
    case presented, modalPresentationStyle, presentation
  }
  static let controllerKeys = KeyTable(
    ControllerKey.self,
    aliases: [
      "isViewLoaded": .viewLoaded, "isNavigationBarHidden": .navigationBarHidden,
      "isToolbarHidden": .toolbarHidden, "isTabBarHidden": .tabBarHidden,
    ])

  /// The hierarchy: a controller, or for short a view, the root view of an implied controller.
  mutating func decodeHierarchy() throws(Fault) {
    hasHierarchy = true
    document.controllers = [ControllerNode(id: "main", place: .root)]
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
      // Only views have these, and reading over them would mean reading the whole hierarchy.
      case "subviews", "constraints", "layoutGuides", "intrinsicContentSize": return false
      case "type" where try ahead.nextType() == .string:
        let type = try ahead.string() ?? ""
        if type.hasSuffix("Controller") { return true }
        if ViewType(rawValue: type) != nil { return false }
      case _ where Self.isOfControllersOnly(name): return true
      default: try ahead.skipValue()
      }
    }
    return false
  }

  private static func isOfControllersOnly(_ name: String) -> Bool {
    ControllerKey(rawValue: name) != nil && ViewKey(rawValue: name) == nil
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
    var containerKeys: [ContainerKey] = []
    while let key = try reader.nextKey(of: &object, in: Self.controllerKeys) {
      if let type = key.container {
        containerKeys.append(
          ContainerKey(key: key, type: type, pointer: reader.pointer, place: reader.offset))
      }
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
      case .modalPresentationStyle: try decodePresentationStyle(ofController: index)
      case .presentation: try decodePresentation(ofController: index)
      case .overrideTraits:
        values.traits = try decodeChildMap { (decoder) throws(Fault) in try decoder.decodeTraits() }
      case .childTraitRules:
        values.rules = try decodeChildMap { (decoder) throws(Fault) in try decoder.decodeChildTraitRules() }
      case .childSizes:
        values.sizes = try decodeChildMap { (decoder) throws(Fault) in try decoder.reader.size() }
      case .containerView: try decodeReference(.containerView(controller: Int32(index)))
      case .column: try decodeColumn(ofController: index)
      case .traitOverrides:
        noteFeature("traitOverrides", since: 17)
        document.controllers[index].traitOverrides = try decodeTraits()
      case .overrideUserInterfaceStyle: try decodeStyleOverride(index)
      default: try decodeValue(key, ofController: index)
      }
    }
    refuse(containerKeys, unlikeTypeOf: index)
    if !hasView { try addRootView(ofController: index) }
    let firstChild = document.controllers.count
    if let childrenMark { try decodeChildren(of: index, at: childrenMark) }
    apply(values, toChildrenOf: index)
    if let presentedMark { try decodePresented(by: index, at: presentedMark) }
    checkChildren(of: index, from: firstChild, named: containerKeys)
  }

  /// Reads a value that is kept as a property of the node.
  private mutating func decodeValue(_ key: ControllerKey, ofController index: Int) throws(Fault) {
    guard key.mayVary else {
      if let property = try decodeControllerProperty(key) { document.controllers[index].apply(property) }
      return
    }
    try decodeVaried(
      target: Int32(index), key: key.rawValue, isObject: key.isObject, into: \.document.controllerVariations,
      read: { (decoder) throws(Fault) in
        let place = decoder.reader.offset
        let property = try decoder.decodeControllerProperty(key)
        if case .installed(false)? = property, index == 0 {
          let pointer = decoder.reader.pointer
          decoder.reader.fault(at: place, Fault(.cannotUninstallRoot, at: pointer))
        }
        return property
      },
      apply: { $0.document.controllers[index].apply($1) })
  }

  /// The column is compared with those that its parent has when all types are known.
  private mutating func decodeColumn(ofController index: Int) throws(Fault) {
    pendingColumns.append(
      PendingColumn(controller: Int32(index), pointer: reader.pointer, place: reader.offset))
    document.controllers[index].column = try reader.word(SplitColumn.self)
  }

  private mutating func decodeStyleOverride(_ index: Int) throws(Fault) {
    noteFeature("overrideUserInterfaceStyle", since: 13)
    guard case .choice(let raw)? = try decodeTrait(.userInterfaceStyle) else { return }
    document.controllers[index].overrideUserInterfaceStyle = UserInterfaceStyle(rawValue: raw)
  }

  /// Remembers that the value at hand is something that systems have from a version on.
  mutating func noteFeature(_ name: String, since major: Int) {
    document.versionedFeatures.append(
      VersionedFeature(name, since: SystemVersion(major), pointer: reader.pointer))
  }

  private mutating func decodeChildren(of parent: Int, at mark: JSONReader.Mark) throws(Fault) {
    let end = reader.mark
    reader.goBack(to: mark)
    if var array = try reader.beginArray("an array of controllers") {
      while let position = try reader.nextElement(of: &array) {
        let id = "\(document.controllers[parent].id)/\(position)"
        document.controllers.append(
          ControllerNode(id: id, place: .child(of: Int32(parent), at: Int32(position))))
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

  /// The view of a controller that does not say anything about it.
  private mutating func addRootView(ofController index: Int) throws(Fault) {
    let view = document.views.count
    document.controllers[index].rootView = Int32(view)
    unwrittenRootViews.insert(view)
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
  var rules: [ChildValue<ChildTraitRules>] = []
  var sizes: [ChildValue<Size>] = []
}

/// The column that a controller says, and where it stands.
struct PendingColumn {
  var controller: Int32
  var pointer: JSONPointer
  /// The offset in the text.
  var place: Int
}

/// A key that only one type of controller has, and where it stands.
struct ContainerKey {
  var key: DocumentDecoder.ControllerKey
  var type: ControllerType
  var pointer: JSONPointer
  /// The offset in the text.
  var place: Int
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
    guard !values.traits.isEmpty || !values.rules.isEmpty || !values.sizes.isEmpty else { return }
    var children: [String: Int] = [:]
    for index in document.controllers.indices.dropFirst(parent)
    where document.controllers[index].parent == Int32(parent) {
      children[document.controllers[index].id] = index
    }
    for entry in values.traits {
      guard let index = child(of: entry, in: children) else { continue }
      document.controllers[index].overrideTraits = entry.value
    }
    for entry in values.rules where entry.child == "*" {
      for index in children.values { document.controllers[index].childTraitRules = entry.value }
    }
    for entry in values.rules where entry.child != "*" {
      guard let index = child(of: entry, in: children) else { continue }
      document.controllers[index].childTraitRules = entry.value
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

  /// Keys of other types of controllers are unknown here.
  private mutating func refuse(_ keys: [ContainerKey], unlikeTypeOf index: Int) {
    for entry in keys where entry.type != document.controllers[index].type {
      reader.fault(
        at: entry.place, Fault(.unknownKey(entry.key.rawValue, nearest: []), at: entry.pointer))
    }
  }

  /// What a container says of its children by place or id must be about one of them.
  ///
  /// - Parameter first: Index of its first child, which the others follow.
  private mutating func checkChildren(of index: Int, from first: Int, named keys: [ContainerKey]) {
    guard !keys.isEmpty else { return }
    let container = document.controllers[index].container
    let children = document.controllers[first...].filter { $0.parent == Int32(index) }
    for entry in keys {
      if entry.key == .selectedIndex, container.selectedIndex >= max(children.count, 1) {
        reader.fault(
          at: entry.place,
          Fault(.invalidValue(expected: "the index of a child", nearest: []), at: entry.pointer))
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

  /// A column is one that the split view controller around it has, and nobody else is in it.
  mutating func checkColumns() {
    var taken: Set<[Int]> = []
    for pending in pendingColumns {
      let node = document.controllers[Int(pending.controller)]
      let parent = node.parent.map { document.controllers[Int($0)] }
      guard let parent, parent.type == .splitViewController else {
        reader.fault(at: pending.place, Fault(.unknownKey("column", nearest: []), at: pending.pointer))
        continue
      }
      guard let column = node.column else { continue }
      let columns = parent.container.split.style.namedColumns
      let number = columns.firstIndex(of: column)
      if number.map({ taken.insert([Int(node.parent ?? 0), $0]).inserted }) != true {
        let names = columns.map(\.rawValue).joined(separator: ", ")
        reader.fault(
          at: pending.place,
          Fault(
            .invalidValue(expected: "one of \(names) that no other child has", nearest: []),
            at: pending.pointer))
      }
    }
  }

  enum ChildTraitRuleKey: String, JSONKey {
    case when, traits
  }
  private static let childTraitRuleKeys = KeyTable(ChildTraitRuleKey.self)

  enum ChildTraitRulesKey: String, JSONKey {
    case rules, includeStatic
  }
  private static let childTraitRulesKeys = KeyTable(ChildTraitRulesKey.self)

  /// A list of answers, or an object with one.
  mutating func decodeChildTraitRules() throws(Fault) -> ChildTraitRules? {
    var rules = ChildTraitRules()
    if try reader.nextType() == .array {
      rules.rules = try decodeChildTraitRuleList()
      return rules
    }
    guard var object = try reader.beginObject("an array of rules, or an object with rules") else {
      return nil
    }
    var hasRules = false
    while let key = try reader.nextKey(of: &object, in: Self.childTraitRulesKeys) {
      switch key {
      case .rules:
        hasRules = true
        rules.rules = try decodeChildTraitRuleList()
      case .includeStatic: rules.includesStatic = try reader.boolean() ?? false
      }
    }
    if !hasRules { reader.fault(.missingKey("rules")) }
    return rules
  }

  private mutating func decodeChildTraitRuleList() throws(Fault) -> [ChildTraitRules.Rule] {
    var rules: [ChildTraitRules.Rule] = []
    guard var array = try reader.beginArray("an array of rules") else { return rules }
    while try reader.nextElement(of: &array) != nil {
      guard var object = try reader.beginObject("an object with when and traits") else { continue }
      var rule = ChildTraitRules.Rule(when: .all([]), traits: TraitCollection())
      var seen: Set<ChildTraitRuleKey> = []
      while let key = try reader.nextKey(of: &object, in: Self.childTraitRuleKeys) {
        seen.insert(key)
        switch key {
        case .when: rule.when = try decodeCondition() ?? rule.when
        case .traits where try reader.null(): break
        case .traits: rule.traits = try decodeTraits()
        }
      }
      for key in ChildTraitRuleKey.allCases where !seen.contains(key) {
        reader.fault(.missingKey(key.rawValue))
      }
      rules.append(rule)
    }
    return rules
  }
}
