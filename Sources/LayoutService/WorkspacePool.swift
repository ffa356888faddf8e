import AdaptiveLayout
import Synchronization

/// Workspaces between requests, so that a request of ordinary size allocates little more than its answer.
///
/// A workspace is lent to one request at a time. The lock is held for a push or a pop only.
final class WorkspacePool: Sendable {
  private let free = Mutex<[ResolutionWorkspace]>([])
  /// More than this many are not kept: there are no more threads than that.
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// Lends a workspace for the length of `body`.
  func withWorkspace<Result, Failure: Error>(
    _ body: (inout ResolutionWorkspace) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var workspace = free.withLock { $0.popLast() } ?? ResolutionWorkspace()
    defer { giveBack(workspace) }
    return try body(&workspace)
  }

  private func giveBack(_ workspace: consuming ResolutionWorkspace) {
    let kept = consume workspace
    free.withLock { if $0.count < limit { $0.append(kept) } }
  }
}
