import LayoutModel

extension DocumentDecoder {
  enum ViewKey: String, JSONKey {
    case id, type, subviews, layoutGuides, constraints, installed, hidden, intrinsicContentSize
    case contentHuggingPriority, contentCompressionResistancePriority
    case layoutMargins, preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea
    case alignmentRectInsets, semanticContentAttribute
    case accessibilityIdentifier, baselineOffsets, viewForFirstBaselineLayout, viewForLastBaselineLayout
    case text, attributedText, placeholder, font, numberOfLines, lineBreakMode, preferredMaxLayoutWidth
    case adjustsFontForContentSizeCategory, title, contentEdgeInsets, configuration, segments
    case numberOfPages, style, preferredDatePickerStyle, borderStyle, scrollEnabled, contentSizeRounding
    case image, flipsForRightToLeft
    case frame, autoresizingMask, translatesAutoresizingMaskIntoConstraints, usesBottomSafeArea
    case axis, distribution, alignment, spacing, arrangedSubviews, customSpacing
    case layoutMarginsRelativeArrangement, baselineRelativeArrangement
    case contentOffset, contentInset, contentInsetAdjustmentBehavior, adjustedContentInset
    case alwaysBounceVertical, alwaysBounceHorizontal, systemLayoutSizeFitting, traitOverrides
  }
  private static let viewKeys = KeyTable(
    ViewKey.self,
    aliases: [
      "isHidden": .hidden, "directionalLayoutMargins": .layoutMargins,
      "isLayoutMarginsRelativeArrangement": .layoutMarginsRelativeArrangement,
      "isBaselineRelativeArrangement": .baselineRelativeArrangement,
    ])

  /// Reads a view and what is below it.
  mutating func decodeView(superview: Int32?, controller: Int32, place: ViewNode.Place) throws(Fault) {
    let index = document.views.count
    document.views.append(ViewNode(id: "", superview: superview, controller: controller, place: place))
    symbolsOfViews.append(nil)
    placesOfViews.append(Int32(reader.offset))
    if superview == nil { document.controllers[Int(controller)].rootView = Int32(index) }
    try checkLimit(.views, limits.views, document.views.count + document.guides.count)
    if var object = try reader.beginObject("a view") {
      while let key = try reader.nextKey(of: &object, in: Self.viewKeys) {
        try decodeMember(key, ofView: index)
      }
    }
    document.views[index].subtreeEnd = Int32(document.views.count)
  }

  private mutating func decodeMember(_ key: ViewKey, ofView index: Int) throws(Fault) {
    switch key {
    case .id: try decodeId(ofView: index)
    case .type: try decodeType(ofView: index)
    case .subviews: try decodeSubviews(of: index)
    case .layoutGuides: try decodeGuides(of: index)
    case .constraints: try decodeConstraints(owner: Int32(index))
    case .traitOverrides:
      noteFeature("traitOverrides", since: 17)
      document.viewTraitOverrides[Int32(index)] = try decodeTraits()
    case .viewForFirstBaselineLayout: try decodeReference(.firstBaseline(view: Int32(index)))
    case .viewForLastBaselineLayout: try decodeReference(.lastBaseline(view: Int32(index)))
    default:
      if key.isOfRole {
        pendingRoleKeys.append(PendingRoleKey(view: Int32(index), key: key, place: reader.offset))
      }
      try decodeVaried(
        target: Int32(index), key: key.rawValue, isObject: key.isObject, into: \.document.viewVariations,
        read: { (decoder) throws(Fault) in try decoder.decodeProperty(key, ofView: index) },
        apply: { $0.document.apply($1, toView: index) })
    }
  }

  /// Reads one value that may vary; nil, with a fault, if it is none.
  private mutating func decodeProperty(_ key: ViewKey, ofView view: Int) throws(Fault) -> ViewProperty? {
    switch key {
    case .installed: return try decodeInstalled(ofView: view).map { .installed($0) }
    case .hidden: return try reader.boolean().map { .hidden($0) }
    case .intrinsicContentSize:
      return try reader.optionalSize(requiresBoth: false).map {
        .intrinsicContentSize(width: $0.width, height: $0.height)
      }
    case .contentHuggingPriority: return try decodePriorities().map { .contentHuggingPriority($0) }
    case .contentCompressionResistancePriority:
      return try decodePriorities().map { .contentCompressionResistancePriority($0) }
    case .layoutMargins: return try reader.layoutMargins().map { .layoutMargins($0) }
    case .preservesSuperviewLayoutMargins:
      return try reader.boolean().map { .preservesSuperviewLayoutMargins($0) }
    case .insetsLayoutMarginsFromSafeArea:
      return try reader.boolean().map { .insetsLayoutMarginsFromSafeArea($0) }
    case .alignmentRectInsets: return try reader.edgeInsets().map { .alignmentRectInsets($0) }
    case .semanticContentAttribute:
      return try reader.word(SemanticContentAttribute.self).map { .semanticContentAttribute($0) }
    case .accessibilityIdentifier: return try reader.string().map { .accessibilityIdentifier($0) }
    case .baselineOffsets: return try decodeBaselineOffsets().map { .baselineOffsets($0) }
    case .text, .attributedText, .placeholder, .font, .numberOfLines, .lineBreakMode,
      .preferredMaxLayoutWidth, .adjustsFontForContentSizeCategory, .title, .contentEdgeInsets,
      .configuration, .segments, .numberOfPages, .style, .preferredDatePickerStyle, .borderStyle,
      .scrollEnabled, .contentSizeRounding:
      return try decodeContent(key).map { .content($0) }
    case .image: return try reader.string("the name of an asset").map { .image($0) }
    case .systemLayoutSizeFitting: return try decodeFitting().map { .systemLayoutSizeFitting($0) }
    case .flipsForRightToLeft: return try reader.boolean().map { .flipsForRightToLeft($0) }
    case .id, .type, .subviews, .layoutGuides, .constraints, .viewForFirstBaselineLayout,
      .viewForLastBaselineLayout, .traitOverrides:
      return nil
    case .frame, .autoresizingMask, .translatesAutoresizingMaskIntoConstraints, .usesBottomSafeArea, .axis,
      .distribution, .alignment, .spacing, .arrangedSubviews, .customSpacing,
      .layoutMarginsRelativeArrangement, .baselineRelativeArrangement, .contentOffset,
      .contentInset, .contentInsetAdjustmentBehavior, .adjustedContentInset, .alwaysBounceVertical,
      .alwaysBounceHorizontal:
      return try decodeArrangementProperty(key, ofView: view)
    }
  }

  /// Reads values for a view that is known already: plain ones, of the keys that may vary.
  mutating func decodeViewProperties(ofView index: Int) throws(Fault) -> [ViewProperty] {
    var properties: [ViewProperty] = []
    guard var object = try reader.beginObject("an object of a view's keys") else { return properties }
    while let key = try reader.nextKey(of: &object, in: Self.viewKeys) {
      guard key.isProperty, key.isKnown(to: document.views[index].type) else {
        reader.fault(.unknownKey(key.rawValue, nearest: []))
        try reader.skipValue()
        continue
      }
      if key == .traitOverrides {
        noteFeature("traitOverrides", since: 17)
        properties.append(.traitOverrides(try decodeTraits()))
        continue
      }
      guard let property = try decodeProperty(key, ofView: index) else { continue }
      properties.append(resolveArrangedViews(in: property, ofView: Int32(index)))
    }
    return properties
  }

  /// The root view of a controller is always there (traits V-26).
  private mutating func decodeInstalled(ofView index: Int) throws(Fault) -> Bool? {
    let place = reader.offset
    let value = try reader.boolean()
    if value == false, document.views[index].superview == nil {
      let pointer = reader.pointer
      reader.fault(at: place, Fault(.cannotUninstallRoot, at: pointer))
    }
    return value
  }

  private mutating func decodeId(ofView index: Int) throws(Fault) {
    guard let id = try decodeNewId(of: .item) else { return }
    document.views[index].id = id
    symbolsOfViews[index] = names.intern(id)
  }

  /// An id that nothing else has; nil, with a fault, if it is none.
  mutating func decodeNewId(of kind: NodeKinds) throws(Fault) -> String? {
    guard let id = try reader.string() else { return nil }
    guard !id.isEmpty, id.utf8.count <= longestId else {
      reader.fault(.invalidValue(expected: "a text of 1 to \(longestId) bytes", nearest: []))
      return nil
    }
    if take(id, for: kind, unlike: [.item, .controller]) == nil {
      reader.fault(.duplicateId(id))
      return nil
    }
    return id
  }

  /// The symbol of a name, which now is taken; nil if it was taken by any of `others` before.
  mutating func take(_ name: String, for kind: NodeKinds, unlike others: NodeKinds) -> Int32? {
    let symbol = names.intern(name)
    while takenNames.count <= symbol { takenNames.append([]) }
    guard takenNames[Int(symbol)].isDisjoint(with: others) else { return nil }
    takenNames[Int(symbol)].insert(kind)
    return symbol
  }

  private mutating func decodeSubviews(of index: Int) throws(Fault) {
    let controller = document.views[index].controller
    guard var array = try reader.beginArray("an array of views") else { return }
    while let position = try reader.nextElement(of: &array) {
      try decodeView(superview: Int32(index), controller: controller, place: .subview(Int32(position)))
    }
  }

  enum GuideKey: String, JSONKey {
    case id, identifier
  }
  private static let guideKeys = KeyTable(GuideKey.self)

  private mutating func decodeGuides(of index: Int) throws(Fault) {
    guard var array = try reader.beginArray("an array of layout guides") else { return }
    while try reader.nextElement(of: &array) != nil {
      guard var object = try reader.beginObject("a layout guide") else { continue }
      var id: String?
      var identifier: String?
      var hasId = false
      while let key = try reader.nextKey(of: &object, in: Self.guideKeys) {
        switch key {
        case .id:
          hasId = true
          id = try decodeNewId(of: .item)
        case .identifier: identifier = try reader.string()
        }
      }
      if !hasId { reader.fault(.missingKey("id")) }
      guard let id else { continue }
      document.guides.append(GuideNode(id: id, owner: Int32(index), identifier: identifier))
      try checkLimit(.views, limits.views, document.views.count + document.guides.count)
    }
  }

  private static let axisKeys = KeyTable(AxisKey.self)

  /// A priority for both axes, or an object with one for each.
  private mutating func decodePriorities() throws(Fault) -> AxisPriorities? {
    if try reader.nextType() != .object {
      return try decodePriority().map { AxisPriorities(horizontal: $0, vertical: $0) }
    }
    guard var object = try reader.beginObject() else { return nil }
    var horizontal: Float?
    var vertical: Float?
    var hasFaults = false
    while let key = try reader.nextKey(of: &object, in: Self.axisKeys) {
      let value = try decodePriority()
      hasFaults = hasFaults || value == nil
      switch key {
      case .horizontal: horizontal = value
      case .vertical: vertical = value
      }
    }
    if let horizontal, let vertical { return AxisPriorities(horizontal: horizontal, vertical: vertical) }
    if !hasFaults { reader.fault(.missingKey(horizontal == nil ? "horizontal" : "vertical")) }
    return nil
  }

  /// A number above 0, at most 1000, or one of UIKit's names for them.
  mutating func decodePriority() throws(Fault) -> Float? {
    let expected = "a number above 0 and at most 1000, or required, high or low"
    if try reader.nextType() == .string {
      guard let name = try reader.string() else { return nil }
      if let value = LayoutConstraint.priority(named: name) { return value }
      reader.fault(
        .invalidValue(expected: expected, nearest: nearestNames(to: name, in: LayoutConstraint.priorityNames))
      )
      return nil
    }
    guard let value = try reader.double(expected) else { return nil }
    if let priority = Float(priority: value) { return priority }
    reader.fault(.illegalConstraint(.badPriority))
    return nil
  }

  private static let baselineKeys = KeyTable(BaselineKey.self)

  private mutating func decodeBaselineOffsets() throws(Fault) -> BaselineOffsets? {
    guard var object = try reader.beginObject("an object with first and last") else { return nil }
    var offsets = BaselineOffsets(first: 0, last: 0)
    while let key = try reader.nextKey(of: &object, in: Self.baselineKeys) {
      switch key {
      case .first: offsets.first = try reader.coordinate() ?? 0
      case .last: offsets.last = try reader.coordinate() ?? 0
      }
    }
    return offsets
  }

  /// Too many of something ends the reading: what follows would only be more.
  func checkLimit(_ limit: Limit, _ allowed: Int, _ value: Int) throws(Fault) {
    if value > allowed {
      throw Fault(.limitExceeded(limit, limit: allowed, value: value), at: reader.pointer)
    }
  }
}

/// The names of nodes without an id hold the ids of those above them, so ids cannot be of any length.
package let longestId = 256

extension Float {
  /// A priority as UIKit keeps it; nil if it is not above 0 or is above 1000.
  init?(priority: Double) {
    guard priority > 0, priority <= 1000 else { return nil }
    self = max(Float(priority), .leastNonzeroMagnitude)
  }
}

private enum AxisKey: String, JSONKey {
  case horizontal, vertical
}

private enum BaselineKey: String, JSONKey {
  case first, last
}

extension DocumentDecoder.ViewKey {
  /// Whether it is a value and no part of the structure, which nothing changes.
  fileprivate var isProperty: Bool {
    switch self {
    case .id, .type, .subviews, .layoutGuides, .constraints, .viewForFirstBaselineLayout,
      .viewForLastBaselineLayout:
      false
    default: true
    }
  }

  /// Whether a value of this key is an object itself, so that only `default` tells a variation.
  fileprivate var isObject: Bool {
    switch self {
    case .intrinsicContentSize, .contentHuggingPriority, .contentCompressionResistancePriority,
      .layoutMargins, .alignmentRectInsets, .baselineOffsets, .frame, .customSpacing, .contentOffset,
      .contentInset, .adjustedContentInset, .font, .contentEdgeInsets, .configuration,
      .systemLayoutSizeFitting:
      true
    default: false
    }
  }
}
