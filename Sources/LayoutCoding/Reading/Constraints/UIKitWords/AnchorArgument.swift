import JSON
import LayoutModel

/// The first argument of an anchor's `constraint`.
struct AnchorArgument {
  enum Kind: String, CaseIterable {
    case anchor = ""
    case constant = "Constant"
    case spacingAfter = "SystemSpacingAfter"
    case spacingBelow = "SystemSpacingBelow"
  }

  let relation: LayoutConstraint.Relation
  let kind: Kind

  /// The relation's name, `To`, and the kind: `greaterThanOrEqualToConstant`.
  private static let labels = Spellings<AnchorArgument>(
    LayoutConstraint.Relation.allCases.flatMap { relation in
      Kind.allCases.map {
        ("\(relation.name)To\($0.rawValue)", AnchorArgument(relation: relation, kind: $0))
      }
    })

  static let expected: StaticString = """
    equalTo:, equalToConstant:, equalToSystemSpacingAfter: or equalToSystemSpacingBelow:, or one of them with \
    greaterThanOrEqual or lessThanOrEqual
    """

  private init(relation: LayoutConstraint.Relation, kind: Kind) {
    (self.relation, self.kind) = (relation, kind)
  }

  /// The argument of a label as a string.
  init?(label: String) {
    guard let argument = Self.labels.value(label) else { return nil }
    self = argument
  }

  /// The argument of a label, nil if there is none.
  init?(_ bytes: JSONBytes, _ start: Int, _ end: Int) {
    guard let argument = Self.labels.value(bytes, start, end) else { return nil }
    self = argument
  }
}
