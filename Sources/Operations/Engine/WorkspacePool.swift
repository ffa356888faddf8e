import AdaptiveLayout
import LayoutCoding
import Synchronization

/// The memory of a request.
struct RequestWorkspace: ~Copyable {
  var reading = ReadingWorkspace()
  var resolution = ResolutionWorkspace()
}

/// Workspaces between requests, so that a request of ordinary size allocates little more than its document and its
/// answer.
///
/// A workspace is lent to one request at a time. The lock is held for a push or a pop only.
final class WorkspacePool: Sendable {
  /// A workspace has one owner and does not care which thread that is on: whoever popped the holder is alone with
  /// it until it is pushed back. That makes the holder sendable.
  private final class Holder: @unchecked Sendable {
    var workspace = RequestWorkspace()
  }

  private let free = Mutex<[Holder]>([])
  /// More than this many are not kept: there are no more threads than that.
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// Lends a workspace for the length of `body`.
  func withWorkspace<Result, Failure: Error>(
    _ body: (inout RequestWorkspace) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let holder = free.withLock { $0.popLast() } ?? Holder()
    defer { free.withLock { if $0.count < limit { $0.append(holder) } } }
    return try body(&holder.workspace)
  }
}
