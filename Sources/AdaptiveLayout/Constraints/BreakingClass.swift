import LayoutModel

/// How soon a constraint of a conflict gives way (AL-conflict-victim).
enum BreakingClass {
  /// A required natural size gives way to what is written: in files with a required hugging the width that a constraint
  /// asks for is recorded (6 of 6).
  static let contentSize: UInt8 = 0
  static let oneItem: UInt8 = 1
  static let unrelatedItems: UInt8 = 2
  static let farEdgeToAncestor: UInt8 = 3
  static let otherToAncestor: UInt8 = 4
  /// Added for constraints that nobody wrote.
  static let system: UInt8 = 10

  /// - Parameter attribute: Of the item that is not the ancestor.
  @inline(__always)
  static func toAncestor(_ attribute: LayoutAttribute) -> UInt8 {
    switch attribute {
    case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: farEdgeToAncestor
    default: otherToAncestor
    }
  }
}
