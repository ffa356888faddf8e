/// Whether, and how soon, a required constraint gives way when it is part of a conflict.
///
/// The member with the lowest rank breaks. Among equals it is the one with the lowest precedence, then one that bounds a
/// size from above, then the one that asks for the greatest size or the least distance, then the last in canonical order.
package struct BreakingRank: Hashable, Sendable, BitwiseCopyable {
  let order: UInt16

  private static let systemBit: UInt16 = 1 << 15

  /// Always holds, such as the size of the host.
  package static let never = BreakingRank(order: .max - 1)

  /// Always holds, as the sign rules do, and like them has a part in a conflict only if there is none without.
  /// Bounds do not contradict each other, so one is never what a conflict breaks.
  package static let bound = BreakingRank(order: .max)

  /// - Parameter rank: Less than 2 ^ 15.
  package static func rank(_ rank: UInt16) -> BreakingRank { BreakingRank(order: rank) }

  /// A rank of a constraint that nobody wrote: it breaks only if nobody wrote any member.
  ///
  /// - Parameter rank: Less than 2 ^ 15 - 2.
  package static func systemRank(_ rank: UInt16) -> BreakingRank { BreakingRank(order: rank | systemBit) }

  /// Whether nothing breaks it.
  var isImplicit: Bool { order >= Self.never.order }

  /// Whether nobody wrote it.
  var isOfSystem: Bool { order & Self.systemBit != 0 }
}
