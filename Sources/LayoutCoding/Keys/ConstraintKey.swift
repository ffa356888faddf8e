import JSON
import LayoutModel

/// What a constraint can say. Case names are the keys.
package enum ConstraintKey: Int, DocumentKey {
  case firstItem, firstAttribute, relation, secondItem, secondAttribute, multiplier, constant, priority
  case identifier, active, installed, placeholder
  case visualFormat, options, metrics, views
  case constraint

  /// The constraints that have a key.
  enum Owner: Equatable, Sendable {
    /// Constraints that say their members one by one.
    case equation
    /// Constraints in visual format.
    case visualFormat
  }

  typealias Row = KeyRow<ConstraintKey, Owner, LayoutConstraint.Property>

  package var name: String { Self.rows.name(of: self) }

  /// A row for each key: to add a key, add a case and a row. What is no value of a constraint has a reader of its own.
  static let rows = KeyRows<ConstraintKey, Owner, LayoutConstraint.Property>([
    Row(.firstItem, or: "item", "firstAnchor", of: .equation),
    Row(.firstAttribute, or: "attribute", of: .equation),
    Row(.relation, or: "relatedBy", of: .equation),
    Row(.secondItem, or: "toItem", "secondAnchor", of: .equation),
    Row(.secondAttribute, or: "toAttribute", of: .equation), Row(.multiplier, of: .equation),
    Row(
      .constant, of: .equation,
      ValueForm<Double>.constant.map {
        .constant($0)
      } from: {
        if case .constant(let value) = $0 { value } else { nil }
      },
      own: { .constant($0.constraints[$1].constant) }),
    Row(
      .priority, of: .equation,
      ValueForm<Float>.priority.map {
        .priority($0)
      } from: {
        if case .priority(let value) = $0 { value } else { nil }
      },
      own: { .priority($0.constraints[$1].priority) }),
    Row(.identifier, or: "id", of: .equation),
    Row(
      .active, aliases: ["isActive"], of: .equation,
      ValueForm<Bool>.boolean.map {
        .active($0)
      } from: {
        if case .active(let value) = $0 { value } else { nil }
      },
      mayVary: false, own: { .active($0.constraints[$1].isActive) }),
    Row(
      .installed, of: .equation,
      ValueForm<Bool>.boolean.map {
        .installed($0)
      } from: {
        if case .installed(let value) = $0 { value } else { nil }
      },
      own: { .installed($0.constraints[$1].isInstalled) }),
    Row(.placeholder, of: .equation),
    Row(.visualFormat, or: "format", of: .visualFormat), Row(.options, of: .visualFormat),
    Row(.metrics, of: .visualFormat), Row(.views, of: .visualFormat), Row(.constraint),
  ])

  /// The keys whose values rules change.
  static let changes = Keys<ConstraintKey>([
    ("active", .active), ("constant", .constant), ("priority", .priority), ("isActive", .active),
  ])
}
