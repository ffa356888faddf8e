import AdaptiveLayout
import LayoutCoding
package import LayoutModel

/// The resolver with what all operations share: their limits, the catalogue of devices, and memory that is used again.
package final class LayoutEngine: Sendable {
  /// Takes a layout that was resolved, how many constraints its document has, and how many nanoseconds it took.
  package typealias Observer = @Sendable (borrowing Layout, Int, UInt64) -> Void

  package let limits: OperationLimits
  package let catalogue: DeviceCatalogue
  let workspaces = WorkspacePool(limit: 64)
  private let observer: Observer

  /// - Parameter observer: Called for each layout. Layouts that equal environments share come once.
  package init(
    limits: OperationLimits = OperationLimits(), catalogue: DeviceCatalogue = .embedded,
    observer: @escaping Observer = { _, _, _ in }
  ) {
    (self.limits, self.catalogue, self.observer) = (limits, catalogue, observer)
  }

  /// When work that begins now on this thread must end.
  package var deadline: WorkDeadline { WorkDeadline(seconds: limits.solveSeconds) }

  /// When a thread with other connections gives work that begins now to a worker, who begins anew: after a 2,500th of
  /// what a request may take, which is 2 ms of the processor: where a busy machine has taken the thread away for a while,
  /// short work must not queue behind long work for that. Documents that are short and slow are told by this, and by nothing else.
  package var turn: WorkDeadline { WorkDeadline(turn: limits.solveSeconds / 2500) }

  /// - Throws: The problem of a request that takes too long, after its deadline.
  func check(_ deadline: WorkDeadline) throws(RequestFailure) {
    if deadline.hasPassed { throw .timeLimit(of: self) }
  }

  /// Tells the observer of a layout.
  func note(_ layout: borrowing Layout, constraintCount: Int, since start: UInt64) {
    observer(layout, constraintCount, monotonicNanoseconds() &- start)
  }
}
