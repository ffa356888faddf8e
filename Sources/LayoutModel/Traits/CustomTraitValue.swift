/// The value of a trait that a request declares (TR-custom).
package enum CustomTraitValue: Hashable, Sendable {
  /// A value of the types `integer` and `number`.
  case number(Double)
  case string(String)
  case boolean(Bool)
  /// As JSON without blanks, members by name: equal values are equal texts.
  case object(String)
}
