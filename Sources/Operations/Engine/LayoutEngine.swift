import AdaptiveLayout
package import AppFolder
package import Archives
package import LayoutCoding
package import LayoutModel
import Synchronization

/// The resolver with what all operations share: their limits, the catalogue of devices, and memory that is used again.
package final class LayoutEngine: Sendable {
  /// Takes a layout that was resolved, how many constraints its document has, and how many nanoseconds it took.
  package typealias Observer = @Sendable (borrowing Layout, Int, UInt64) -> Void
  package let limits: OperationLimits
  package let catalogue: DeviceCatalogue
  /// Font files of whoever runs this; nil for none.
  package let fonts: FontFileSet?
  let workspaces = WorkspacePool(limit: 64)
  /// Who reads the classes of an app, where there is no deadline.
  let workers: Workers
  let observer: Observer

  /// - Parameter observer: Called for each layout. Layouts that equal environments share come once.
  package init(
    limits: OperationLimits = OperationLimits(), catalogue: DeviceCatalogue = .embedded,
    fonts: FontFileSet? = nil, workers: Workers = .one, observer: @escaping Observer = { _, _, _ in }
  ) {
    (self.limits, self.catalogue, self.fonts, self.observer) = (limits, catalogue, fonts, observer)
    self.workers = workers
  }

  /// When work that begins now on this thread must end.
  package var deadline: WorkDeadline { WorkDeadline(seconds: limits.solveSeconds) }

  /// When a thread with other connections gives work that begins now to a worker, who begins anew: after a 2,500th of
  /// what a request may take, which is 2 ms of the processor: where a busy machine has taken the thread away for a while,
  /// short work must not queue behind long work for that. Documents that are short and slow are told by this, and by nothing else.
  package var turn: WorkDeadline { WorkDeadline(turn: limits.solveSeconds / 2500) }

  /// - Parameter deadline: Nil for never.
  /// - Throws: The problem of a request that takes too long, after its deadline.
  func check(_ deadline: WorkDeadline?) throws(Refusal) {
    if deadline?.hasPassed == true { throw .timeLimit(of: limits) }
  }
}

/// The largest things that operations take and answer, and how long they may work.
package struct OperationLimits: Equatable, Sendable {
  package var decoding = DecodingLimits()
  package var archive = ArchiveLimits()
  package var app = AppFolderLimits()
  /// Bytes of one `Contents.json` of an archive.
  package var contentsBytes = 1024 * 1024
  /// Bytes of all `Contents.json` files of an archive.
  package var uploadBytes = 64 * 1024 * 1024
  package var answerBytes = 64 * 1024 * 1024
  /// Pixels of a picture that is drawn as PNG.
  package var pixels = 16_000_000
  /// Bytes of markup, files left out, in one picture that is drawn as PNG: the library that does it keeps 45 bytes for each, and takes
  /// half a microsecond, in which nobody can stop it.
  package var pngMarkupBytes = 3 << 19
  /// Steps of the solver for one layout.
  package var steps = 10_000_000
  /// Seconds of the processor for one request.
  package var solveSeconds = 5.0

  package init() {}

  /// For the caller's own files: who has them has the memory.
  package static var ofOwnFiles: OperationLimits {
    var limits = OperationLimits()
    (limits.answerBytes, limits.decoding.memoryBytes, limits.app) = (.max, .max, .none)
    limits.pngMarkupBytes = .max
    return limits
  }
}

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

  init(limit: Int) { self.limit = limit }

  /// Lends a workspace for the length of `body`.
  func withWorkspace<Result, Failure: Error>(
    _ body: (inout RequestWorkspace) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let holder = free.withLock { $0.popLast() } ?? Holder()
    defer { free.withLock { if $0.count < limit { $0.append(holder) } } }
    return try body(&holder.workspace)
  }
}
