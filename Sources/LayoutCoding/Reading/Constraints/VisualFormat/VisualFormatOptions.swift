import LayoutModel

/// How the views of a visual format string are lined up, in UIKit's words.
struct VisualFormatOptions: Hashable {
  enum Direction {
    case leadingToTrailing, leftToRight, rightToLeft
  }

  /// In the order of the attributes.
  var alignments: [LayoutAttribute] = []
  var direction: Direction = .leadingToTrailing
  var isBaselineToBaseline = false

  /// The words of a request.
  static let names =
    alignmentNames.map(\.name) + [
      "directionLeadingToTrailing", "directionLeftToRight", "directionRightToLeft", "spacingEdgeToEdge",
      "spacingBaselineToBaseline",
    ]

  private static let alignmentNames: [(name: String, attribute: LayoutAttribute)] = [
    ("alignAllLeft", .left), ("alignAllRight", .right), ("alignAllTop", .top), ("alignAllBottom", .bottom),
    ("alignAllLeading", .leading), ("alignAllTrailing", .trailing), ("alignAllCenterX", .centerX),
    ("alignAllCenterY", .centerY), ("alignAllLastBaseline", .lastBaseline),
    ("alignAllFirstBaseline", .firstBaseline),
  ]

  private static let spellings = UIKitSpellings("NSLayoutConstraint.FormatOptions", "NSLayoutFormat")

  /// Inserts an option by its name as code spells it: `.alignAllTop`, `NSLayoutFormatAlignAllTop`.
  mutating func insert(spelled written: String) -> Bool {
    Self.spellings.word(written, among: Self.names).map { insert($0) } ?? false
  }

  /// Adds one option. False if there is none of that name.
  mutating func insert(_ name: String) -> Bool {
    switch name {
    case "directionLeadingToTrailing": direction = .leadingToTrailing
    case "directionLeftToRight": direction = .leftToRight
    case "directionRightToLeft": direction = .rightToLeft
    case "spacingEdgeToEdge": isBaselineToBaseline = false
    case "spacingBaselineToBaseline": isBaselineToBaseline = true
    default:
      guard let attribute = Self.alignmentNames.first(where: { $0.name == name })?.attribute else {
        return false
      }
      if !alignments.contains(attribute) { alignments.append(attribute) }
      alignments.sort { $0.rawValue < $1.rawValue }
    }
    return true
  }

  /// The attributes in which a string of this axis begins, ends and measures views.
  func attributes(_ axis: Axis) -> VisualFormatAttributes {
    switch (axis, direction) {
    case (.vertical, _):
      VisualFormatAttributes(
        near: .top, far: .bottom, size: .height, nearMargin: .topMargin, farMargin: .bottomMargin)
    case (.horizontal, .leadingToTrailing):
      VisualFormatAttributes(
        near: .leading, far: .trailing, size: .width, nearMargin: .leadingMargin, farMargin: .trailingMargin)
    case (.horizontal, .leftToRight):
      VisualFormatAttributes(
        near: .left, far: .right, size: .width, nearMargin: .leftMargin, farMargin: .rightMargin)
    case (.horizontal, .rightToLeft):
      VisualFormatAttributes(
        near: .right, far: .left, size: .width, nearMargin: .rightMargin, farMargin: .leftMargin)
    }
  }
}

/// The attributes of one axis and direction.
struct VisualFormatAttributes {
  /// Where the string begins.
  var near: LayoutAttribute
  var far: LayoutAttribute
  var size: LayoutAttribute
  var nearMargin: LayoutAttribute
  var farMargin: LayoutAttribute
}
