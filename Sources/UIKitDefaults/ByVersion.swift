package import LayoutModel

/// A fact of UIKit with a row for each system version that changed it.
///
/// Facts that are read for every view have a function beside their table: generic code of another module is slow.
package struct ByVersion<Value: Sendable>: Sendable {
  private let first: Value
  private let later: [(since: SystemVersion, value: Value)]

  /// - Parameters:
  ///   - first: What holds up to the first row of `later`.
  ///   - later: From which version on something else holds; ascending.
  package init(_ first: Value, _ later: (since: SystemVersion, value: Value)...) {
    precondition(
      zip(later, later.dropFirst()).allSatisfy { $0.since < $1.since }, "Rows are in ascending order.")
    (self.first, self.later) = (first, later)
  }

  /// What holds in a version.
  package subscript(version: SystemVersion) -> Value {
    var value = first
    for row in later where version >= row.since { value = row.value }
    return value
  }
}
