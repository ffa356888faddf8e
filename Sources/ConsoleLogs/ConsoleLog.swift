package import LayoutModel

/// What a pasted text tells of constraints that UIKit or AppKit could not satisfy.
package struct ConsoleLog: Hashable, Sendable {
  /// In the order of the text. Each stands once, however often the text repeats it.
  package var blocks: [Block]

  /// One message about constraints that contradict each other.
  package struct Block: Hashable, Sendable {
    /// From the headline, or from the first constraint where there is none, to the last line; counted from 1.
    package var lines: ClosedRange<Int>
    /// Where the same message stands again. Addresses do not count: cells of one class have the same conflict.
    package var repeats: [ClosedRange<Int>] = []
    /// The views and guides of the constraints, in the order in which the text names them.
    package var items: [LoggedItem] = []
    /// In the order of the text. The broken one is among them, even where the list lacks it.
    package var constraints: [LoggedConstraint] = []
    /// Index in ``constraints`` of the one that gives way; nil where the text does not say it.
    package var broken: Int?
    /// What stands where constraints do and could not be read.
    package var unreadable: [UnreadableLine] = []
    /// How many constraints the text says that it leaves out.
    package var omittedCount = 0
    /// Whether the list ends with its parenthesis.
    package var isComplete = false

    /// How often the message stands in the text.
    package var count: Int { 1 + repeats.count }
  }

  /// Something in the place of a constraint.
  package struct UnreadableLine: Hashable, Sendable {
    /// Counted from 1.
    package var line: Int
    /// As it stands, without the line end.
    package var text: String
    /// The class of the constraint, where that could be read.
    package var className: String?
  }
}

/// A view or a guide as a log names it.
package struct LoggedItem: Hashable, Sendable {
  /// Nil for what only goes by its accessibility identifier.
  package var className: String?
  /// `0x` and digits; nil where a library prints a name in its place.
  package var address: String?
  /// The accessibility identifier, or the name that a library was given.
  package var name: String?
  /// What stands in quotes behind the address: the text of a label or a button, the identifier of a guide.
  package var text: String?
  /// Index in ``ConsoleLog/Block/items`` of what a log calls `|` beside it: the superview, or the owner of a guide.
  package var superview: Int?

  /// Whether its class is that of a layout guide, or of something like it that nobody sees.
  package var isGuide: Bool {
    guard let className else { return false }
    return className.hasSuffix("Guide") || className.hasSuffix("LayoutSpacer")
  }
}

/// A constraint of a log.
package struct LoggedConstraint: Hashable, Sendable {
  /// What made it.
  package enum Kind: Hashable, Sendable {
    case explicit
    /// An intrinsic size with its priorities; nil where a library does not print them.
    case contentSize(hugging: Float?, compressionResistance: Float?)
    /// `translatesAutoresizingMaskIntoConstraints`; the mask is nil where a library does not print it.
    case autoresizing(AutoresizingMask?)
  }

  /// Where in its source a constraint was made, as SnapKit prints it.
  package struct SourceLocation: Hashable, Sendable {
    package var file: String
    package var line: Int
  }

  /// Where it begins, counted from 1.
  package var line: Int
  /// All between the angle brackets, on one line.
  package var text: String
  /// `NSLayoutConstraint`, with its module if it has one.
  package var className: String
  /// `0x` and digits, or the name that a library was given; empty where there is neither.
  package var address: String
  /// `UIView-Encapsulated-Layout-Height`; nil without one.
  package var identifier: String?
  package var source: SourceLocation?
  package var kind: Kind
  /// Nil where the log does not say it, as before iOS 10.
  package var isActive: Bool?
  package var equation: LoggedEquation
}

/// `first.firstAttribute relation multiplier × second.secondAttribute + constant`.
///
/// A mask may say of a position that it is part of the superview's width: that is counted from the superview's edge.
package struct Equation<Reference: Hashable & Sendable>: Hashable, Sendable {
  package typealias Item = Reference

  package var first: Item
  package var firstAttribute: LayoutAttribute
  package var relation: LayoutConstraint.Relation = .equal
  /// Nil for a constant size.
  package var second: Item?
  package var secondAttribute: LayoutAttribute = .notAnAttribute
  package var multiplier: Double = 1
  /// In points.
  package var constant: Double = 0
  package var priority: Float = LayoutConstraint.required
  /// Whether the constant is printed as the system's spacing.
  package var isStandardSpacing = false
}

package typealias LoggedEquation = Equation<LoggedReference>

/// What an equation of a message speaks of.
package enum LoggedReference: Hashable, Sendable {
  /// Index in ``ConsoleLog/Block/items``.
  case item(Int)
  /// The superview of an item, which the log does not name.
  case superview(of: Int)
}
