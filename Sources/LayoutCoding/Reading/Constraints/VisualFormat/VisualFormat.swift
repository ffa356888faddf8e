import JSON
import LayoutModel

/// A visual format string, read: `H:|-[photo(40)]-[title]-|`.
///
/// Metrics are numbers already; views are names.
struct VisualFormat: Equatable {
  var axis: Axis = .horizontal
  /// From the superview to the first view, nil if the string does not begin with a bar.
  var leading: Connection?
  var views: [Part] = []
  /// From the last view to the superview, nil if the string does not end with a bar.
  var trailing: Connection?

  /// `[name(predicates)]`
  struct Part: Equatable {
    var name: String
    /// From the view before; of no meaning for the first view.
    var connection: Connection = .flush
    var predicates: [Predicate] = []
    /// Where the view ends, in UTF-16 units.
    var end: Int
  }

  /// What is between two views.
  enum Connection: Equatable {
    /// Nothing: they touch.
    case flush
    /// A single bar.
    case standard
    case predicates([Predicate])
  }

  /// `==100@750`
  struct Predicate: Equatable {
    var relation: LayoutConstraint.Relation = .equal
    var object: Object
    var priority: Float = LayoutConstraint.required
  }

  enum Object: Equatable {
    case number(Double)
    /// That dimension of another view.
    case view(String)
  }
}

/// Why a visual format string cannot be read or used.
struct VisualFormatSyntaxError: Error, Equatable {
  var code: VisualFormatError
  /// The name that the text of the code speaks of, empty for most.
  var name = ""
  /// In UTF-16 units; nil for an empty string.
  var offset: Int?
}

/// How the views of a visual format string are lined up, in UIKit's words.
struct VisualFormatOptions: Equatable {
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

  /// Adds one option by its name, bare or as code spells it: `.alignAllTop`, `NSLayoutFormatAlignAllTop`. False if there
  /// is none of that name.
  mutating func insert(_ written: String) -> Bool {
    let name = Self.names.contains(written) ? written : Self.spellings.word(written, among: Self.names)
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

extension Draft {
  /// Reads a member that only the visual format has.
  mutating func readVisualMember(
    _ key: ConstraintKey, of visual: inout PendingVisualFormat
  ) throws(ReadingEnded) {
    switch key {
    case .visualFormat:
      visual.place = reader.offset
      visual.format = try reader.string("a visual format string") ?? ""
    case .options:
      visual.options = VisualFormatOptions()
      let names = VisualFormatOptions.names
      _ = try reader.options("an array of visual format options", among: names) { visual.options.insert($0) }
    case .metrics:
      visual.metrics = try reader.map("an object of numbers by name") { (reader) throws(ReadingEnded) in
        try reader.coordinate()
      }
    default:
      visual.views = [:]
      guard var map = try reader.beginMap("an object of ids by name") else { return }
      while let name = try reader.nextMember(of: &map) { visual.views[name] = try reader.item(&linker.names) }
    }
  }
}
