import JSON
import LayoutModel

/// A name inside a value of a stack view, before all ids are known.
struct PendingArrangedView {
  var stack: Int32
  var symbol: Int32
  var place: TextPlace
}

extension Draft {
  /// The symbols of ids; linking makes indices of them.
  mutating func arrangedSubviews(ofView view: Int32) throws(ReadingEnded) -> [Int32]? {
    var seen: Set<Int32> = []
    return try array("an array of ids") { (draft) throws(ReadingEnded) in
      guard let id = try draft.reader.string("the id of a subview") else { return nil }
      let isNew = seen.insert(draft.linker.names.intern(id)).inserted
      return isNew ? draft.arrangedView(id, of: view) : draft.reader.refuse(.duplicateId(id))
    }
  }

  /// Spacings by id, or a list with the arguments of `setCustomSpacing(_:after:)`.
  mutating func customSpacing(
    ofView view: Int32
  ) throws(ReadingEnded) -> [StackConfiguration.CustomSpacing]? {
    if try reader.stands(.array) {
      return try array("an array") { (draft) throws(ReadingEnded) in
        try draft.customSpacingAfter(ofView: view)
      }
    }
    guard var map = try reader.beginMap("an object of spacings by id") else { return nil }
    var spacings: [StackConfiguration.CustomSpacing] = []
    while let id = try reader.nextMember(of: &map) {
      let symbol = arrangedView(id, of: view)
      guard let value = try reader.spacing() else { continue }
      spacings.append(StackConfiguration.CustomSpacing(view: symbol, spacing: value))
    }
    return spacings
  }

  /// What an arranged view says of the room behind it, as if its stack view said it.
  mutating func readCustomSpacing(after view: Int) throws(ReadingEnded) {
    guard let stack = document.views[view].superview else {
      return try reader.skip(.unknownKey(ViewKey.customSpacingAfter.name, nearest: []))
    }
    if let spacing = try reader.spacing() {
      linker.spacingsOfViews.append(
        (stack, StackConfiguration.CustomSpacing(view: Int32(view), spacing: spacing)))
    }
  }

  /// Gives stack views the spacings that their views say, when all of both is read.
  private mutating func addSpacingsOfViews() {
    for (stack, spacing) in linker.spacingsOfViews {
      guard let index = document.stacks.firstIndex(where: { $0.view == stack }) else { continue }
      document.stacks[index].customSpacing.removeAll { $0.view == spacing.view }
      document.stacks[index].customSpacing.append(spacing)
    }
  }

  private mutating func customSpacingAfter(
    ofView view: Int32
  ) throws(ReadingEnded) -> StackConfiguration.CustomSpacing? {
    guard var object = try reader.beginObject("an object with spacing and after") else { return nil }
    var symbol: Int32?
    var value: Double?
    while let key = try reader.nextKey(of: &object, in: CustomSpacingKey.keys) {
      switch key {
      case .spacing: value = try reader.spacing()
      case .after: symbol = try reader.string("the id of a subview").map { arrangedView($0, of: view) }
      }
    }
    reader.require(CustomSpacingKey.allCases, of: object)
    guard let symbol, let value else { return nil }
    return StackConfiguration.CustomSpacing(view: symbol, spacing: value)
  }

  private mutating func arrangedView(_ id: String, of stack: Int32) -> Int32 {
    let symbol = linker.names.intern(id)
    linker.arrangedViews.append(PendingArrangedView(stack: stack, symbol: symbol, place: reader.place))
    return symbol
  }

  /// Turns the symbols in stack views into the subviews that they mean. To be called when all names are known.
  mutating func resolveArrangedViews() {
    defer {
      arrangeObjects()
      addSpacingsOfViews()
    }
    guard !linker.arrangedViews.isEmpty else { return }
    reportUnknownSubviews()
    for index in document.stacks.indices {
      let view = document.stacks[index].view
      document.stacks[index].arrangedSubviews = document.stacks[index].arrangedSubviews.map {
        subviews($0, of: view)
      }
      document.stacks[index].customSpacing = spacings(document.stacks[index].customSpacing, of: view)
    }
    for index in document.viewVariations.indices {
      let variation = document.viewVariations[index]
      document.viewVariations[index].property = resolved(variation.property, of: variation.target)
    }
  }

  /// Arranges the views that stand among the arranged ones, and not the other subviews.
  private mutating func arrangeObjects() {
    for arranged in linker.arrangedObjects {
      guard case .stack(let index) = document.views[Int(arranged.stack)].role else { continue }
      document.stacks[Int(index)].arrangedSubviews = arranged.views
    }
  }

  /// A value that was read after all names were resolved, with indices in place of symbols.
  mutating func resolveArrangedViews(in property: ViewProperty, ofView view: Int32) -> ViewProperty {
    reportUnknownSubviews()
    return resolved(property, of: view)
  }

  /// Tells of ids that are none of subviews, and forgets them all.
  private mutating func reportUnknownSubviews() {
    for pending in linker.arrangedViews where subview(pending.symbol, of: pending.stack) == nil {
      guard reader.takesFaults else { break }
      let name = linker.names.name(of: pending.symbol)
      let ids = document.views.lazy.filter { $0.superview == pending.stack }.map(\.id)
      let nearest = nearestNames(to: name, in: ids)
      let isUnknown = linker.names.item(of: pending.symbol) == nil
      reader.fault(
        isUnknown
          ? .unknownReference(name, nearest: nearest)
          : .expected("the id of a subview of the stack view", nearest: nearest), at: pending.place)
    }
    linker.arrangedViews = []
  }

  /// A value of a view with indices in place of symbols.
  private func resolved(_ property: ViewProperty, of view: Int32) -> ViewProperty {
    guard case .stack(let assignment) = property else { return property }
    return .stack(
      assignment.mapping(\.arrangedSubviews) { $0.map { subviews($0, of: view) } }
        .mapping(\.customSpacing) { spacings($0, of: view) })
  }

  /// The subview of that name; nil if the view has none.
  private func subview(_ symbol: Int32, of view: Int32) -> Int32? {
    guard case .view(let index)? = linker.names.item(of: symbol),
      document.views[Int(index)].superview == view
    else { return nil }
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
}

private enum CustomSpacingKey: Int, DocumentKey {
  case spacing, after
  static let keys = Keys(CustomSpacingKey.self)
}
