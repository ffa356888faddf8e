import LayoutModel

/// A name inside a value of a stack view, before all ids are known.
struct PendingArrangedView {
  var stack: Int32
  var symbol: Int32
  var pointer: JSONPointer
  /// Offset in the text.
  var place: Int
}

/// A key that only views of certain types have, on a view whose type may still follow.
struct PendingRoleKey {
  var view: Int32
  var key: DocumentDecoder.ViewKey
  /// Offset in the text.
  var place: Int
}

/// Frames and masks, stack views, scroll views.
extension DocumentDecoder {
  /// Reads the type of a view, which may bring a role with it.
  mutating func decodeType(ofView index: Int) throws(Fault) {
    let type = try reader.word(ViewType.self) ?? .view
    document.views[index].type = type
    document.addRole(ofType: type, toView: index)
  }

  /// Reads one value of the keys of this file; nil, with a fault, if it is none.
  mutating func decodeArrangementProperty(_ key: ViewKey, ofView view: Int) throws(Fault) -> ViewProperty? {
    switch key {
    case .frame: return try decodeRect().map { .frame($0) }
    case .autoresizingMask: return try decodeAutoresizingMask().map { .autoresizingMask($0) }
    case .translatesAutoresizingMaskIntoConstraints:
      return try reader.boolean().map { .translatesAutoresizingMaskIntoConstraints($0) }
    case .usesBottomSafeArea: return try reader.boolean().map { .usesBottomSafeArea($0) }
    case .contentOffset, .contentInset, .contentInsetAdjustmentBehavior, .adjustedContentInset,
      .alwaysBounceVertical, .alwaysBounceHorizontal:
      return try decodeScrollProperty(key).map { .scroll($0) }
    default: return try decodeStackProperty(key, ofView: Int32(view)).map { .stack($0) }
    }
  }

  private mutating func decodeStackProperty(
    _ key: ViewKey, ofView view: Int32
  ) throws(Fault) -> StackConfiguration.Property? {
    switch key {
    case .axis: return try reader.word(Axis.self).map { .axis($0) }
    case .distribution: return try reader.word(StackConfiguration.Distribution.self).map { .distribution($0) }
    case .alignment: return try reader.word(StackConfiguration.Alignment.self).map { .alignment($0) }
    case .spacing: return try decodeSpacing().map { .spacing($0) }
    case .arrangedSubviews: return try decodeArrangedSubviews(ofView: view).map { .arrangedSubviews($0) }
    case .customSpacing: return try decodeCustomSpacing(ofView: view).map { .customSpacing($0) }
    case .layoutMarginsRelativeArrangement:
      return try reader.boolean().map { .layoutMarginsRelativeArrangement($0) }
    case .baselineRelativeArrangement:
      return try reader.boolean().map { .baselineRelativeArrangement($0) }
    default: return nil
    }
  }

  private mutating func decodeScrollProperty(_ key: ViewKey) throws(Fault) -> ScrollConfiguration.Property? {
    switch key {
    case .contentOffset: return try decodePoint().map { .contentOffset($0) }
    case .contentInset: return try reader.edgeInsets().map { .contentInset($0) }
    case .contentInsetAdjustmentBehavior:
      return try reader.word(ContentInsetAdjustmentBehavior.self).map { .contentInsetAdjustmentBehavior($0) }
    case .adjustedContentInset: return try reader.edgeInsets().map { .adjustedContentInset($0) }
    case .alwaysBounceVertical: return try reader.boolean().map { .alwaysBounceVertical($0) }
    case .alwaysBounceHorizontal: return try reader.boolean().map { .alwaysBounceHorizontal($0) }
    default: return nil
    }
  }

  private mutating func decodeAutoresizingMask() throws(Fault) -> AutoresizingMask? {
    guard var array = try reader.beginArray("an array of autoresizing words") else { return nil }
    var mask: AutoresizingMask = []
    while try reader.nextElement(of: &array) != nil {
      guard let name = try reader.string() else { continue }
      if let part = AutoresizingMask(name: name) {
        mask.formUnion(part)
      } else {
        reader.fault(
          .invalidValue(
            expected: "one of \(AutoresizingMask.names.joined(separator: ", "))",
            nearest: nearestNames(to: name, in: AutoresizingMask.names)))
      }
    }
    return mask
  }

  private static let rectKeys = KeyTable(RectKey.self)

  mutating func decodeRect() throws(Fault) -> Rect? {
    guard var object = try reader.beginObject("an object with x, y, width and height") else { return nil }
    var values: [RectKey: Double] = [:]
    var seen: Set<RectKey> = []
    while let key = try reader.nextKey(of: &object, in: Self.rectKeys) {
      seen.insert(key)
      values[key] = key == .width || key == .height ? try reader.length() : try reader.coordinate()
    }
    for key in RectKey.allCases where !seen.contains(key) { reader.fault(.missingKey(key.rawValue)) }
    guard let x = values[.x], let y = values[.y], let width = values[.width], let height = values[.height]
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  private static let pointKeys = KeyTable(PointKey.self)

  private mutating func decodePoint() throws(Fault) -> Point? {
    guard var object = try reader.beginObject("an object with x and y") else { return nil }
    var values: [PointKey: Double] = [:]
    var seen: Set<PointKey> = []
    while let key = try reader.nextKey(of: &object, in: Self.pointKeys) {
      seen.insert(key)
      values[key] = try reader.coordinate()
    }
    for key in PointKey.allCases where !seen.contains(key) { reader.fault(.missingKey(key.rawValue)) }
    guard let x = values[.x], let y = values[.y] else { return nil }
    return Point(x: x, y: y)
  }
}

// MARK: - Stack views

extension DocumentDecoder {
  /// A number of points of either sign, or UIKit's distance between siblings.
  private mutating func decodeSpacing() throws(Fault) -> Double? {
    guard try reader.nextType() == .string else { return try reader.coordinate() }
    guard let word = try reader.string() else { return nil }
    if word == "system" { return StackConfiguration.systemSpacing }
    reader.fault(.invalidValue(expected: "a number or \"system\"", nearest: ["system"]))
    return nil
  }

  /// The symbols of ids; ``resolveArrangedViews()`` makes indices of them.
  private mutating func decodeArrangedSubviews(ofView view: Int32) throws(Fault) -> [Int32]? {
    guard var array = try reader.beginArray("an array of ids") else { return nil }
    var symbols: [Int32] = []
    var seen: Set<Int32> = []
    while try reader.nextElement(of: &array) != nil {
      guard let id = try reader.string("the id of a subview") else { continue }
      let symbol = names.intern(id)
      if !seen.insert(symbol).inserted {
        reader.fault(.duplicateId(id))
        continue
      }
      symbols.append(symbol)
      pendingArrangedViews.append(
        PendingArrangedView(
          stack: view, symbol: symbol, pointer: reader.pointer, place: reader.offset))
    }
    return symbols
  }

  private mutating func decodeCustomSpacing(
    ofView view: Int32
  ) throws(Fault) -> [StackConfiguration.CustomSpacing]? {
    guard var map = try reader.beginMap("an object of spacings by id") else { return nil }
    var spacings: [StackConfiguration.CustomSpacing] = []
    while let id = try reader.nextMember(of: &map) {
      let symbol = names.intern(id)
      pendingArrangedViews.append(
        PendingArrangedView(
          stack: view, symbol: symbol, pointer: reader.pointer, place: reader.offset))
      guard let spacing = try decodeSpacing() else { continue }
      spacings.append(StackConfiguration.CustomSpacing(view: symbol, spacing: spacing))
    }
    return spacings
  }

  /// Turns the symbols in stack views into the subviews that they mean. To be called when all names are known.
  mutating func resolveArrangedViews() {
    checkRoleKeys()
    guard !pendingArrangedViews.isEmpty else { return }
    defer { pendingArrangedViews = [] }
    for pending in pendingArrangedViews where subview(pending.symbol, of: pending.stack) == nil {
      guard reader.takesFaults else { break }
      let fault = unknownSubview(pending)
      reader.fault(at: pending.place, fault)
    }
    for index in document.stacks.indices {
      let view = document.stacks[index].view
      document.stacks[index].arrangedSubviews = document.stacks[index].arrangedSubviews.map {
        subviews($0, of: view)
      }
      document.stacks[index].customSpacing = spacings(document.stacks[index].customSpacing, of: view)
    }
    for index in document.viewVariations.indices {
      guard case .stack(let property) = document.viewVariations[index].property else { continue }
      let view = document.viewVariations[index].target
      switch property {
      case .arrangedSubviews(let symbols):
        document.viewVariations[index].property = .stack(.arrangedSubviews(subviews(symbols, of: view)))
      case .customSpacing(let values):
        document.viewVariations[index].property = .stack(.customSpacing(spacings(values, of: view)))
      default: break
      }
    }
  }

  /// A value that was read after all names were resolved, with indices in place of symbols.
  mutating func resolveArrangedViews(in property: ViewProperty, ofView view: Int32) -> ViewProperty {
    while items.count < names.count { items.append(nil) }
    for pending in pendingArrangedViews where subview(pending.symbol, of: pending.stack) == nil {
      guard reader.takesFaults else { break }
      let fault = unknownSubview(pending)
      reader.fault(at: pending.place, fault)
    }
    pendingArrangedViews = []
    switch property {
    case .stack(.arrangedSubviews(let symbols)): return .stack(.arrangedSubviews(subviews(symbols, of: view)))
    case .stack(.customSpacing(let values)): return .stack(.customSpacing(spacings(values, of: view)))
    default: return property
    }
  }

  /// The subview of that name; nil if the view has none.
  private func subview(_ symbol: Int32, of view: Int32) -> Int32? {
    guard case .view(let index)? = items[Int(symbol)], document.views[Int(index)].superview == view else {
      return nil
    }
    return index
  }

  private func subviews(_ symbols: [Int32], of view: Int32) -> [Int32] {
    symbols.compactMap { subview($0, of: view) }
  }

  private func spacings(
    _ values: [StackConfiguration.CustomSpacing], of view: Int32
  ) -> [StackConfiguration.CustomSpacing] {
    values.compactMap { value in
      subview(value.view, of: view).map { StackConfiguration.CustomSpacing(view: $0, spacing: value.spacing) }
    }
  }

  private func unknownSubview(_ pending: PendingArrangedView) -> Fault {
    let name = names.name(of: pending.symbol)
    let ids = document.views.lazy.filter { $0.superview == pending.stack }.map(\.id)
    let nearest = nearestNames(to: name, in: ids)
    let kind: Fault.Kind =
      items[Int(pending.symbol)] == nil
      ? .unknownReference(name, nearest: nearest)
      : .invalidValue(expected: "the id of a subview of the stack view", nearest: nearest)
    return Fault(kind, at: pending.pointer)
  }

  /// Keys of stack views and of scroll views are unknown to other views.
  private mutating func checkRoleKeys() {
    for pending in pendingRoleKeys where !pending.key.isKnown(to: document.views[Int(pending.view)].type) {
      let pointer = document.pointer(toView: Int(pending.view)).appending(pending.key.rawValue)
      reader.fault(at: pending.place, Fault(.unknownKey(pending.key.rawValue, nearest: []), at: pointer))
    }
  }
}

private enum RectKey: String, JSONKey {
  case x, y, width, height
}

private enum PointKey: String, JSONKey {
  case x, y
}

extension DocumentDecoder.ViewKey {
  /// Whether only views of certain types have it.
  var isOfRole: Bool { !isKnown(to: .view) }

  func isKnown(to type: ViewType) -> Bool {
    switch self {
    case .axis, .distribution, .alignment, .spacing, .arrangedSubviews, .customSpacing,
      .layoutMarginsRelativeArrangement, .baselineRelativeArrangement:
      type == .stackView
    case .contentOffset, .contentInset, .contentInsetAdjustmentBehavior, .adjustedContentInset,
      .alwaysBounceVertical, .alwaysBounceHorizontal:
      type.isScrollView
    default: true
    }
  }
}
