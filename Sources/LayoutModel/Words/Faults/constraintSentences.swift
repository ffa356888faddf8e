/// UIKit's own words, so that they can be searched for; the line with the caret is the fault's offset.
///
/// - Parameter nearest: Names that `name` may mean.
func sentence(_ error: VisualFormatError, name: String, format: String, _ nearest: [String]) -> String {
  let reason =
    switch error {
    case .emptyFormat: "It's an empty string."
    case .expectedColon:
      "Expected ':' after '\(name)' to specify \(name == "V" ? "vertical" : "horizontal") arrangement"
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .expectedView: "Expected a view"
    case .expectedViewName:
      "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, "
        + "and underscores."
    case .unknownViewName: "\(name) is not a key in the views dictionary."
    case .expectedClosingBracket: "Expected a ']' here. That is how you give the end of a view."
    case .expectedConnection: "Expected a connection after the '|' character"
    case .expectedDash: "Expected a '-' here"
    case .ambiguousMinus:
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses around "
        + "negative numbers."
    case .expectedNumber:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .unknownMetric:
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
    case .expectedListEnd: "Expected ')' or ','"
    case .expectedMoreInput: "Expected more input"
    case .expectedEndOfFormat: "Expected the end of the format string"
    case .expectedViewOrBar: "Expected a view or '|'"
    case .noSuperview: "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .optionOfWrongAxis:
      "Options mask required views to be aligned on a \(name) edge, which is not allowed for layout that is also "
        + "along that axis."
    case .badPriority: "It's illegal to set this priority."
    }
  return "Unable to parse constraint format: \(reason)" + (format.isEmpty ? "" : " In '\(format)'.")
    + (nearest.isEmpty ? remedy(for: error, in: format) : suggestion(nearest))
}

/// UIKit's own exception texts, so that they can be searched for.
func sentence(_ reason: ConstraintIllegality) -> String {
  switch reason {
  case .noFirstItem: "Constraint must contain a first layout item. Give firstItem, the id of a view."
  case .unknownLayoutAttribute:
    "Unknown layout attribute. Each item has one beside it: firstAttribute, and secondAttribute for secondItem."
  case .locationConstant:
    "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
      + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs. "
      + "Such as 'a.top == root.top + 20'."
  case .invalidPairing:
    "Invalid pairing of layout attributes. Pair sizes with sizes, and positions with positions of the same axis. "
      + "'a.top == b.bottom' is such a pair, 'a.top == b.leading' is none."
  case .leadingLeftMix:
    "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
      + "leading/trailing for both or neither."
  case .nonFinite: "The constant or the multiplier is not finite! That's illegal."
  case .badPriority:
    "It's illegal to set this priority. Priorities must be greater than 0 and less or equal to "
      + "NSLayoutPriorityRequired, which is 1000.000000."
  case .noCommonAncestor:
    "Unable to activate constraint with anchors because they have no common ancestor. "
      + "Name views of one controller, or its view and those of its children."
  case .outsideSubtree:
    "Unable to install constraint on view. Does the constraint reference something from outside the subtree "
      + "of the view? Write it in the constraints of a view around both, or in those of the document."
  case .attributeNotOnGuide:
    "Layout guides have no margins and no baselines. Name an edge of it, or the view."
  }
}

/// What is wrong with a name whose view is in another tree than what names it.
func sentence(_ id: String, _ place: OtherTree) -> String {
  switch place {
  case .inCell:
    "'\(id)' stands in a cell or another element of a list, and what is beside it here does not. Views of a cell are "
      + "constrained to each other and to the cell: '\(id).leading == contentView.leading'."
  case .outsideCell:
    "'\(id)' stands outside of this cell. Views of a cell are constrained to each other and to the cell: contentView."
  case .elsewhere:
    "'\(id)' stands in another tree of views, a bar's or that of another screen. Constraints are between views of one tree."
  }
}
