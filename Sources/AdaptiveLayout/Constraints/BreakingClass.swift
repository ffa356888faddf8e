import ConstraintSolver
import LayoutModel

/// What a constraint is about, in the order in which constraints of equally deep views give way in a conflict
/// (AL-conflict-victim).
enum BreakingClass: UInt16 {
  case oneItem, unrelatedItems, farEdgeToAncestor, otherToAncestor

  /// - Parameter attribute: Of the item that is not the ancestor.
  @inline(__always)
  static func toAncestor(_ attribute: LayoutAttribute) -> BreakingClass {
    switch attribute {
    case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: .farEdgeToAncestor
    default: .otherToAncestor
    }
  }
}

extension BreakingRank {
  /// A required natural size gives way to what is written: in files with a required hugging the width that a constraint
  /// asks for is recorded (6 of 6).
  static let contentSize = BreakingRank.rank(0)

  /// Class of a constraint of the document: that of the deepest view breaks first.
  @inline(__always)
  static func written(_ breakingClass: BreakingClass, depth: UInt8) -> BreakingRank {
    .rank(1 &+ order(breakingClass, depth: depth))
  }

  /// Class of a constraint that nobody wrote.
  @inline(__always)
  static func system(_ breakingClass: BreakingClass, depth: UInt8) -> BreakingRank {
    .systemRank(order(breakingClass, depth: depth))
  }

  @inline(__always)
  private static func order(_ breakingClass: BreakingClass, depth: UInt8) -> UInt16 {
    UInt16(.max - depth) &* 4 &+ breakingClass.rawValue
  }
}
