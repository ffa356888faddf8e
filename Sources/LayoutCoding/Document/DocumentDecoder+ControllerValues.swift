import LayoutModel

extension DocumentDecoder {
  /// Reads a value of a controller that rules may set, too; nil, with a fault, if it is none.
  mutating func decodeControllerProperty(_ key: ControllerKey) throws(Fault) -> ControllerNode.Property? {
    switch key {
    case .installed: return try reader.boolean().map { .installed($0) }
    case .additionalSafeAreaInsets: return try reader.edgeInsets().map { .additionalSafeAreaInsets($0) }
    case .preferredContentSize: return try reader.size().map { .preferredContentSize($0) }
    case .viewRespectsSystemMinimumLayoutMargins:
      return try reader.boolean().map { .viewRespectsSystemMinimumLayoutMargins($0) }
    case .edgesForExtendedLayout:
      return try decodeWordList(RectEdge.self, "an array of edges").map {
        .edgesForExtendedLayout($0.reduce(into: []) { $0.insert(RectEdges($1)) })
      }
    case .extendedLayoutIncludesOpaqueBars:
      return try reader.boolean().map { .extendedLayoutIncludesOpaqueBars($0) }
    case .definesPresentationContext: return try reader.boolean().map { .definesPresentationContext($0) }
    case .viewLoaded: return try reader.boolean().map { .viewLoaded($0) }
    case .forwards: return try decodeForwards()
    case .supportedInterfaceOrientations:
      return try decodeWordList(InterfaceOrientation.self, "an array of orientations").map {
        .supportedInterfaceOrientations($0)
      }
    case .hidesBottomBarWhenPushed: return try reader.boolean().map { .hidesBottomBarWhenPushed($0) }
    case .hasDismissControl: return try reader.boolean().map { .hasDismissControl($0) }
    case .largeTitleDisplayMode:
      return try reader.word(LargeTitleDisplayMode.self).map { .largeTitleDisplayMode($0) }
    default: return try decodeContainerProperty(key).map { .container($0) }
    }
  }

  /// The same of a container.
  private mutating func decodeContainerProperty(
    _ key: ControllerKey
  ) throws(Fault) -> ContainerConfiguration.Property? {
    switch key {
    case .barMetrics: return try decodeBarMetrics()
    case .navigationBarHidden: return try reader.boolean().map { .navigationBarHidden($0) }
    case .toolbarHidden: return try reader.boolean().map { .toolbarHidden($0) }
    case .navigationBar:
      return try decodeBar(hasTitles: true).map {
        .navigationBar(isTranslucent: $0.isTranslucent, prefersLargeTitles: $0.prefersLargeTitles)
      }
    case .toolbar: return try decodeBar(hasTitles: false).map { .toolbar(isTranslucent: $0.isTranslucent) }
    case .tabBar: return try decodeBar(hasTitles: false).map { .tabBar(isTranslucent: $0.isTranslucent) }
    case .selectedIndex: return try reader.integer(in: 0...99_999).map { .selectedIndex($0) }
    case .tabBarHidden: return try reader.boolean().map { .tabBarHidden($0) }
    case .tabBarPlacement: return try reader.word(TabBarPlacement.self).map { .tabBarPlacement($0) }
    case .spineLocation: return try reader.word(SpineLocation.self).map { .spineLocation($0) }
    case .pageIndicator: return try reader.boolean().map { .pageIndicator($0) }
    default: return try decodeSplitProperty(key).map { .split($0) }
    }
  }

  private mutating func decodeSplitProperty(
    _ key: ControllerKey
  ) throws(Fault) -> SplitConfiguration.Property? {
    switch key {
    case .style: return try reader.word(SplitStyle.self).map { .style($0) }
    case .preferredDisplayMode: return try decodeDisplayMode()
    case .preferredSplitBehavior: return try reader.word(SplitBehavior.self).map { .preferredBehavior($0) }
    case .primaryEdge: return try reader.word(SplitEdge.self).map { .primaryEdge($0) }
    case .topColumnForCollapsing: return try reader.word(SplitColumn.self).map { .topColumnForCollapsing($0) }
    case .preferredPrimaryColumnWidth: return try decodeWidth().map { .primaryWidth(.preferred, $0) }
    case .preferredPrimaryColumnWidthFraction:
      return try decodeFraction().map { .primaryWidth(.preferredFraction, $0) }
    case .minimumPrimaryColumnWidth: return try decodeWidth().map { .primaryWidth(.minimum, $0) }
    case .maximumPrimaryColumnWidth: return try decodeWidth().map { .primaryWidth(.maximum, $0) }
    case .preferredSupplementaryColumnWidth:
      return try decodeWidth().map { .supplementaryWidth(.preferred, $0) }
    case .preferredSupplementaryColumnWidthFraction:
      return try decodeFraction().map { .supplementaryWidth(.preferredFraction, $0) }
    case .minimumSupplementaryColumnWidth:
      return try decodeWidth().map { .supplementaryWidth(.minimum, $0) }
    case .maximumSupplementaryColumnWidth:
      return try decodeWidth().map { .supplementaryWidth(.maximum, $0) }
    case .onCollapse:
      return try reader.word(CollapseAnswer.self).map { _ in .discardsSecondaryOnCollapse(true) }
    case .onExpand: return try reader.string("the id of a child").map { .controllerOnExpand($0) }
    default: return nil
    }
  }

  /// What a delegate may say that it did with the secondary column.
  private enum CollapseAnswer: String, CaseIterable {
    case discardSecondary
  }

  // MARK: Parts

  private mutating func decodeWordList<Word: RawRepresentable<String> & CaseIterable>(
    _: Word.Type, _ expected: String
  ) throws(Fault) -> [Word]? {
    guard var array = try reader.beginArray(expected) else { return nil }
    var words: [Word] = []
    while try reader.nextElement(of: &array) != nil {
      if let word = try reader.word(Word.self) { words.append(word) }
    }
    return words
  }

  enum ForwardsKey: String, JSONKey {
    case traits, size
  }
  private static let forwardsKeys = KeyTable(ForwardsKey.self)

  private mutating func decodeForwards() throws(Fault) -> ControllerNode.Property? {
    guard var object = try reader.beginObject("an object with traits and size") else { return nil }
    var (traits, size) = (true, true)
    while let key = try reader.nextKey(of: &object, in: Self.forwardsKeys) {
      switch key {
      case .traits: traits = try reader.boolean() ?? true
      case .size: size = try reader.boolean() ?? true
      }
    }
    return .forwards(traits: traits, size: size)
  }

  enum BarMetricsKey: String, JSONKey {
    case navigationBar, largeTitle, toolbar, tabBar
  }
  private static let barMetricsKeys = KeyTable(BarMetricsKey.self)

  private mutating func decodeBarMetrics() throws(Fault) -> ContainerConfiguration.Property? {
    guard var object = try reader.beginObject("an object of heights") else { return nil }
    var metrics = BarMetrics()
    while let key = try reader.nextKey(of: &object, in: Self.barMetricsKeys) {
      let height = try reader.length()
      switch key {
      case .navigationBar: metrics.navigationBar = height
      case .largeTitle: metrics.largeTitle = height
      case .toolbar: metrics.toolbar = height
      case .tabBar: metrics.tabBar = height
      }
    }
    return .barMetrics(metrics)
  }

  enum NavigationBarKey: String, JSONKey {
    case translucent, prefersLargeTitles
  }
  private static let navigationBarKeys = KeyTable(
    NavigationBarKey.self, aliases: ["isTranslucent": .translucent])

  enum BarKey: String, JSONKey {
    case translucent
  }
  private static let barKeys = KeyTable(BarKey.self, aliases: ["isTranslucent": .translucent])

  /// - Parameter hasTitles: Whether it is a navigation bar.
  private mutating func decodeBar(
    hasTitles: Bool
  ) throws(Fault) -> (isTranslucent: Bool, prefersLargeTitles: Bool)? {
    guard var object = try reader.beginObject("an object about a bar") else { return nil }
    var bar = (isTranslucent: true, prefersLargeTitles: false)
    if hasTitles {
      while let key = try reader.nextKey(of: &object, in: Self.navigationBarKeys) {
        let value = try reader.boolean()
        switch key {
        case .translucent: bar.isTranslucent = value ?? true
        case .prefersLargeTitles: bar.prefersLargeTitles = value ?? false
        }
      }
    } else {
      while try reader.nextKey(of: &object, in: Self.barKeys) != nil {
        bar.isTranslucent = try reader.boolean() ?? true
      }
    }
    return bar
  }

  private mutating func decodeDisplayMode() throws(Fault) -> SplitConfiguration.Property? {
    let names = SplitDisplayMode.allCases.map(\.rawValue) + ["primaryHidden", "allVisible", "primaryOverlay"]
    let expected = "one of \(names.joined(separator: ", "))"
    guard let name = try reader.string(expected) else { return nil }
    if let mode = SplitDisplayMode(name: name) { return .preferredDisplayMode(mode) }
    reader.fault(.invalidValue(expected: expected, nearest: nearestNames(to: name, in: names)))
    return nil
  }

  /// A number, or "automatic", which is an inner nil.
  private mutating func decodeWidth() throws(Fault) -> Double?? {
    if try isAutomatic() { return .some(nil) }
    return try reader.length().map { .some($0) }
  }

  private mutating func decodeFraction() throws(Fault) -> Double?? {
    if try isAutomatic() { return .some(nil) }
    guard let value = try reader.double() else { return nil }
    if value >= 0, value <= 1 { return .some(value) }
    reader.fault(.invalidValue(expected: "a number from 0 to 1, or \"automatic\"", nearest: []))
    return nil
  }

  /// Whether the word stands here, which is read.
  private mutating func isAutomatic() throws(Fault) -> Bool {
    guard try reader.nextType() == .string else { return false }
    let start = reader.mark
    if try reader.string() == "automatic" { return true }
    reader.goBack(to: start)
    return false
  }
}

extension DocumentDecoder.ControllerKey {
  /// Whether the value may differ between size classes.
  var mayVary: Bool {
    switch self {
    case .installed, .additionalSafeAreaInsets, .preferredContentSize: true
    default: false
    }
  }

  /// Whether a plain value is an object, so that only `default` tells a variation.
  var isObject: Bool { self != .installed }

  /// The type of the controllers that have the key, nil for all.
  var container: ControllerType? {
    switch self {
    case .navigationBarHidden, .toolbarHidden, .navigationBar, .toolbar: .navigationController
    case .selectedIndex, .tabBarHidden, .tabBarPlacement, .tabBar: .tabBarController
    case .style, .preferredDisplayMode, .preferredSplitBehavior, .primaryEdge, .topColumnForCollapsing,
      .preferredPrimaryColumnWidth, .preferredPrimaryColumnWidthFraction, .minimumPrimaryColumnWidth,
      .maximumPrimaryColumnWidth, .preferredSupplementaryColumnWidth,
      .preferredSupplementaryColumnWidthFraction, .minimumSupplementaryColumnWidth,
      .maximumSupplementaryColumnWidth, .onCollapse, .onExpand:
      .splitViewController
    case .spineLocation, .pageIndicator: .pageViewController
    case .type, .id, .view, .children, .overrideTraits, .childTraitRules, .containerView, .childSizes,
      .column, .traitOverrides, .overrideUserInterfaceStyle, .installed, .additionalSafeAreaInsets,
      .preferredContentSize, .viewRespectsSystemMinimumLayoutMargins, .edgesForExtendedLayout,
      .extendedLayoutIncludesOpaqueBars, .definesPresentationContext, .viewLoaded, .forwards,
      .supportedInterfaceOrientations, .hidesBottomBarWhenPushed, .hasDismissControl,
      .largeTitleDisplayMode, .barMetrics, .presented, .modalPresentationStyle, .presentation:
      nil
    }
  }
}
