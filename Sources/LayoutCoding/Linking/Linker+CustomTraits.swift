import JSON
import LayoutModel

/// A value for a custom trait, or bounds for one, before it is known which traits the request declares.
struct CustomTraitUse {
  /// What stands there.
  enum Content {
    case value(CustomTraitValue)
    /// Bounds, which only numbers have.
    case bounds
    /// A value of another kind, which none has.
    case unreadable
    /// Nothing.
    case null
  }

  var id: String
  var content: Content
  /// Whether it stands beside built-in traits, so that an unknown name is an unknown key.
  var isBesideBuiltIns = false
  var pointer: JSONPointer
  /// The offset in the text.
  var place: Int
}

extension Linker {
  /// Compares every use of a custom trait with its declaration.
  func checkCustomTraits(of document: DocumentDraft, _ reader: inout JSONReader) {
    let declared = Dictionary(document.customTraits.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    for use in customTraits {
      guard let trait = declared[use.id] else {
        report(unknown: use, document, &reader)
        continue
      }
      let fits =
        switch use.content {
        case .value(let value): trait.takes(value)
        case .bounds: trait.kind == .integer || trait.kind == .number
        case .null: true
        case .unreadable: false
        }
      if !fits {
        reader.fault(
          at: use.place,
          Fault(.customTraitTypeMismatch(use.id, expected: trait.kind.rawValue), at: use.pointer))
      }
    }
  }

  private func report(
    unknown use: CustomTraitUse, _ document: DocumentDraft, _ reader: inout JSONReader
  ) {
    guard reader.takesFaults else { return }
    var names = document.customTraits.map(\.id)
    if use.isBesideBuiltIns { names += Trait.allCases.map(\.key) }
    let nearest = nearestNames(to: use.id, in: names)
    reader.fault(
      at: use.place,
      Fault(
        use.isBesideBuiltIns
          ? .unknownKey(use.id, nearest: nearest) : .unknownReference(use.id, nearest: nearest),
        at: use.pointer))
  }
}
