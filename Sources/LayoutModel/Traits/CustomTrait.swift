/// A trait that a request declares (TR-custom).
package struct CustomTrait: Equatable, Sendable {
  /// What values it has, in the words of the request.
  package enum Kind: String, Sendable, CaseIterable { case integer, number, string, boolean, object }

  /// Unique, and no name of a built-in trait.
  package var id: String
  package var kind: Kind
  /// What it reads where nobody set it.
  package var defaultValue: CustomTraitValue
  package var affectsColorAppearance = false
  package init(id: String, kind: Kind, defaultValue: CustomTraitValue) {
    (self.id, self.kind, self.defaultValue) = (id, kind, defaultValue)
  }

  /// Whether it may have this value.
  package func takes(_ value: CustomTraitValue) -> Bool {
    switch (kind, value) {
    case (.integer, .number(let number)): number == number.rounded()
    case (.number, .number), (.string, .string), (.boolean, .boolean), (.object, .object): true
    default: false
    }
  }
}

/// A custom trait that a collection specifies.
package struct CustomTraitEntry: Equatable, Sendable {
  package var id: String, value: CustomTraitValue
}

/// The value of a trait that a request declares (TR-custom).
package enum CustomTraitValue: Equatable, Sendable {
  /// A value of the types `integer` and `number`.
  case number(Double)
  case string(String)
  case boolean(Bool)
  /// As JSON without blanks, members by name: equal values are equal texts.
  case object(String)
}
