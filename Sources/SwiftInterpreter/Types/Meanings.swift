package import SwiftProgram

/// What generic parameters and `Self` stand for. `Self` has a meaning in every method, others few have.
package struct Meanings: ExpressibleByDictionaryLiteral {
  private var ofSelf: RuntimeType?
  private var others: [Name: RuntimeType] = [:]

  package init(dictionaryLiteral elements: (Name, RuntimeType)...) {
    for (name, type) in elements { self[name] = type }
  }

  /// What names stand for, the first of equal ones counts.
  init(_ names: some Sequence<Name>, _ types: [RuntimeType]) {
    for (name, type) in zip(names, types) where self[name] == nil { self[name] = type }
  }

  package subscript(name: Name) -> RuntimeType? {
    get { name == .capitalSelf ? ofSelf : others.isEmpty ? nil : others[name] }
    set { if name == .capitalSelf { ofSelf = newValue } else { others[name] = newValue } }
  }

  /// With others in their places.
  func merging(_ new: Meanings) -> Meanings {
    var merged = self
    merged.ofSelf = new.ofSelf ?? ofSelf
    if !new.others.isEmpty { merged.others.merge(new.others) { $1 } }
    return merged
  }
}
