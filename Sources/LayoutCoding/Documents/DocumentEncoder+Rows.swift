import JSON
import LayoutModel

/// The variations of a document by what varies, and which of them are written already.
struct WrittenVariations {
  enum Kind: Hashable {
    case view, constraint, controller
  }

  private struct Target: Hashable {
    var kind: Kind
    var node: Int32
  }

  private var places: [Target: [(key: String, place: Int)]] = [:]

  init(_ draft: DocumentDraft) {
    add(draft.viewVariations, .view)
    add(draft.constraintVariations, .constraint)
    add(draft.controllerVariations, .controller)
  }

  private mutating func add<Property>(_ variations: [Variation<Property>], _ kind: Kind) {
    for (place, variation) in variations.enumerated() {
      places[Target(kind: kind, node: variation.target), default: []].append((variation.key, place))
    }
  }

  /// Whether anything of a node varies that is not written yet.
  func has(_ kind: Kind, of node: Int32) -> Bool { places[Target(kind: kind, node: node)] != nil }

  /// The places of the variations of a key, which count as written now.
  mutating func take(_ kind: Kind, of node: Int32, key: String) -> [Int] {
    let target = Target(kind: kind, node: node)
    guard let known = places[target] else { return [] }
    let rest = known.filter { $0.key != key }
    places[target] = rest.isEmpty ? nil : rest
    return known.filter { $0.key == key }.map(\.place)
  }

  /// The keys of those that are not written.
  var unwritten: [String] { places.values.flatMap { $0.map(\.key) }.sorted() }
}

extension ViewKey {
  /// What a view that says nothing would say, by key: it is left out.
  static let standards = rows.standards()
}

extension ControllerKey {
  /// What a controller that says nothing would say, by key: it is left out.
  static let standards = rows.standards()
}

extension ConstraintKey {
  /// What a constraint that says nothing would say, by key: it is left out.
  static let standards = allCases.map { key -> [UInt8] in
    var encoder = DocumentEncoder(LayoutDocument(DocumentDraft()))
    let value = LayoutConstraint(firstItem: .view(0), firstAttribute: .width, owner: nil, listIndex: 0)
    let property: LayoutConstraint.Property? =
      switch key {
      case .constant: .constant(value.constant)
      case .priority: .priority(value.priority)
      case .active: .active(value.isActive)
      case .installed: .installed(value.isInstalled)
      default: nil
      }
    guard let property, let row = rows.value(of: key) else { return [] }
    return encoder.text { row.form.write(&$0, property) }
  }
}

extension KeyRows {
  fileprivate func standards() -> [[UInt8]] {
    var encoder = DocumentEncoder(LayoutDocument(DocumentDraft()))
    return rows.map { row in
      guard let value = row.value else { return [] }
      return encoder.text { value.writeOwn(&$0, nil) }
    }
  }
}

extension DocumentEncoder {
  /// Writes the member that a node has by a row, with its variations. Nothing where it says no more than nothing.
  ///
  /// - Parameter standard: What a node that says nothing would say.
  mutating func row<Key, Owner, Property>(
    _ key: Key, of rows: KeyRows<Key, Owner, Property>, standard: [UInt8], _ kind: WrittenVariations.Kind,
    _ node: Int, _ variations: KeyPath<DocumentDraft, [Variation<Property>]>
  ) {
    guard let value = rows.value(of: key) else { return }
    let own = text { value.writeOwn(&$0, node) }
    let name = rows.name(of: key)
    guard self.variations.has(kind, of: Int32(node)) else {
      if own != standard, !own.isEmpty { member(name, own) }
      return
    }
    let places = take(kind, of: Int32(node), key: name)
    if places.isEmpty {
      if own != standard, !own.isEmpty { member(name, own) }
      return
    }
    if own.isEmpty { refuse("a variation of \(name) without a value where none holds") }
    json.key(name)
    let cases = places.map { place in
      let variation = document.draft[keyPath: variations][place]
      return (variation.condition, variation.when, text { value.form.write(&$0, variation.property) })
    }
    if Set(places.map { document.draft[keyPath: variations][$0].group }).count > 1 {
      refuse("two variations of \(name)")
    }
    varied(own, cases)
  }

  /// Writes a value with those that hold under conditions.
  mutating func varied(
    _ base: [UInt8], _ cases: [(condition: SizeClassCondition, when: Condition?, value: [UInt8])]
  ) {
    json.beginObject()
    member("default", base)
    for (condition, when, value) in cases where when == nil { member(condition.key, value) }
    if cases.contains(where: { $0.when != nil }) {
      json.beginArray("traits")
      for (_, when, value) in cases {
        guard let when else { continue }
        json.beginObject()
        json.key("when")
        condition(when)
        member("value", value)
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
  }

  /// Writes an object that has a row a member. What an empty one would say is left out, unless it is needed.
  ///
  /// Members with views of bar items stand in the order of the numbers of those, and last.
  mutating func object<Whole>(_ members: Members<Whole>, _ whole: Whole) {
    let before = firstBarView
    var written: [(name: String, text: [UInt8], order: Int32)] = []
    for (place, row) in members.rows.enumerated() {
      firstBarView = .max
      let value = text { row.write(&$0, whole) }
      let order = firstBarView
      if value.isEmpty || !row.isNeeded && value == text({ row.write(&$0, members.empty) }) { continue }
      written.append((row.name, value, order == .max ? Int32(place) - Int32(members.rows.count) : order))
    }
    json.beginObject()
    for (name, text, _) in written.sorted(by: { $0.order < $1.order }) { member(name, text) }
    json.endObject()
    firstBarView = min(before, written.map(\.order).filter { $0 >= 0 }.min() ?? .max)
  }

  /// Writes an array of such objects.
  mutating func objects<Whole>(_ members: Members<Whole>, _ wholes: [Whole]) {
    array(wholes) { $0.object(members, $1) }
  }

  /// Writes an array.
  mutating func array<Element>(
    _ elements: some Sequence<Element>, _ write: (inout DocumentEncoder, Element) -> Void
  ) {
    json.beginArray()
    for element in elements { write(&self, element) }
    json.endArray()
  }
}

extension SizeClassCondition {
  /// As documents write it: `wC`, `hR`, `wC hC`.
  var key: String {
    let width = horizontal.map { $0 == .compact ? "wC" : "wR" }
    let height = vertical.map { $0 == .compact ? "hC" : "hR" }
    return [width, height].compactMap(\.self).joined(separator: " ")
  }
}
