import JSON
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
struct KeyOfType {
  var view: Int32
  var key: ViewKey
  /// Offset in the text.
  var place: Int
}

// MARK: - Reading

extension JSONReader {
  /// The symbols of ids; the linker makes indices of them.
  mutating func arrangedSubviews(
    ofView view: Int32, _ draft: inout Draft
  ) throws(ReadingEnded) -> [Int32]? {
    guard var array = try beginArray("an array of ids") else { return nil }
    var symbols: [Int32] = []
    var seen: Set<Int32> = []
    while try nextElement(of: &array) != nil {
      guard let id = try string("the id of a subview") else { continue }
      let symbol = draft.linker.names.intern(id)
      if !seen.insert(symbol).inserted {
        fault(.duplicateId(id))
        continue
      }
      symbols.append(symbol)
      draft.linker.arrangedViews.append(
        PendingArrangedView(
          stack: view, symbol: symbol, pointer: pointer, place: offset))
    }
    return symbols
  }

  mutating func customSpacing(
    ofView view: Int32, _ draft: inout Draft
  ) throws(ReadingEnded) -> [StackConfiguration.CustomSpacing]? {
    if try stands(.array) { return try customSpacings(ofView: view, &draft) }
    guard var map = try beginMap("an object of spacings by id") else { return nil }
    var spacings: [StackConfiguration.CustomSpacing] = []
    while let id = try nextMember(of: &map) {
      let symbol = arrangedView(id, of: view, &draft)
      guard let value = try spacing() else { continue }
      spacings.append(StackConfiguration.CustomSpacing(view: symbol, spacing: value))
    }
    return spacings
  }

  private func arrangedView(_ id: String, of stack: Int32, _ draft: inout Draft) -> Int32 {
    let symbol = draft.linker.names.intern(id)
    draft.linker.arrangedViews.append(
      PendingArrangedView(stack: stack, symbol: symbol, pointer: pointer, place: offset))
    return symbol
  }

  enum CustomSpacingKey: Int, DocumentKey {
    case spacing, after
  }
  private static let customSpacingKeys = Keys(CustomSpacingKey.self)

  /// Links custom spacings that are written as a list with the arguments of `setCustomSpacing(_:after:)`.
  private mutating func customSpacings(
    ofView view: Int32, _ draft: inout Draft
  ) throws(ReadingEnded) -> [StackConfiguration.CustomSpacing]? {
    guard var array = try beginArray() else { return nil }
    var spacings: [StackConfiguration.CustomSpacing] = []
    while try nextElement(of: &array) != nil {
      guard var object = try beginObject("an object with spacing and after") else { continue }
      var symbol: Int32?
      var value: Double?
      while let key = try nextKey(of: &object, in: Self.customSpacingKeys) {
        switch key {
        case .spacing: value = try spacing()
        case .after: symbol = try string("the id of a subview").map { arrangedView($0, of: view, &draft) }
        }
      }
      require(CustomSpacingKey.allCases, of: object)
      guard let symbol, let value else { continue }
      spacings.append(StackConfiguration.CustomSpacing(view: symbol, spacing: value))
    }
    return spacings
  }
}

// MARK: - Linking

extension Linker {
  /// Turns the symbols in stack views into the subviews that they mean. To be called when all names are known.
  mutating func resolveArrangedViews(of document: inout DocumentDraft, _ reader: inout JSONReader) {
    guard !arrangedViews.isEmpty else { return }
    defer { arrangedViews = [] }
    for pending in arrangedViews where subview(pending.symbol, of: pending.stack, document) == nil {
      guard reader.takesFaults else { break }
      let fault = unknownSubview(pending, document)
      reader.fault(at: pending.place, fault)
    }
    for index in document.stacks.indices {
      let view = document.stacks[index].view
      let arranged = document.stacks[index].arrangedSubviews.map { subviews($0, of: view, document) }
      document.stacks[index].arrangedSubviews = arranged
      let spacings = spacings(document.stacks[index].customSpacing, of: view, document)
      document.stacks[index].customSpacing = spacings
    }
    for index in document.viewVariations.indices {
      let variation = document.viewVariations[index]
      document.viewVariations[index].property = resolved(variation.property, of: variation.target, document)
    }
  }

  /// A value that was read after all names were resolved, with indices in place of symbols.
  mutating func resolveArrangedViews(
    in property: ViewProperty, ofView view: Int32, _ document: DocumentDraft, _ reader: inout JSONReader
  ) -> ViewProperty {
    for pending in arrangedViews where subview(pending.symbol, of: pending.stack, document) == nil {
      guard reader.takesFaults else { break }
      let fault = unknownSubview(pending, document)
      reader.fault(at: pending.place, fault)
    }
    arrangedViews = []
    return resolved(property, of: view, document)
  }

  /// A value of a view with indices in place of symbols.
  private func resolved(
    _ property: ViewProperty, of view: Int32, _ document: DocumentDraft
  ) -> ViewProperty {
    guard case .stack(let assignment) = property else { return property }
    return .stack(
      assignment.mapping(\.arrangedSubviews) { $0.map { subviews($0, of: view, document) } }
        .mapping(\.customSpacing) { spacings($0, of: view, document) })
  }

  /// The subview of that name; nil if the view has none.
  private func subview(_ symbol: Int32, of view: Int32, _ document: DocumentDraft) -> Int32? {
    guard case .view(let index)? = names.item(of: symbol), document.views[Int(index)].superview == view else {
      return nil
    }
    return index
  }

  private func subviews(_ symbols: [Int32], of view: Int32, _ document: DocumentDraft) -> [Int32] {
    symbols.compactMap { subview($0, of: view, document) }
  }

  private func spacings(
    _ values: [StackConfiguration.CustomSpacing], of view: Int32, _ document: DocumentDraft
  ) -> [StackConfiguration.CustomSpacing] {
    values.compactMap { value in
      subview(value.view, of: view, document).map {
        StackConfiguration.CustomSpacing(view: $0, spacing: value.spacing)
      }
    }
  }

  private func unknownSubview(_ pending: PendingArrangedView, _ document: DocumentDraft) -> Fault {
    let name = names.name(of: pending.symbol)
    let ids = document.views.lazy.filter { $0.superview == pending.stack }.map(\.id)
    let nearest = nearestNames(to: name, in: ids)
    let kind: Fault.Kind =
      names.item(of: pending.symbol) == nil
      ? .unknownReference(name, nearest: nearest)
      : .invalidValue(expected: "the id of a subview of the stack view", nearest: nearest)
    return Fault(kind, at: pending.pointer)
  }

  /// Keys of stack views and of scroll views are unknown to other views.
  func checkKeysOfTypes(_ document: DocumentDraft, _ reader: inout JSONReader) {
    for pending in keysOfTypes where !pending.key.isKnown(to: document.views[Int(pending.view)].type) {
      let pointer = document.pointer(toView: Int(pending.view)).appending(pending.key.name)
      let type = ViewKey.rows.owner(of: pending.key)?.type ?? .view
      let kind = Fault.Kind.keyOfOtherType(pending.key.name, type: type.rawValue)
      reader.fault(at: pending.place, Fault(kind, at: pointer))
    }
  }
}
