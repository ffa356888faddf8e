import CMicroHTTPD
import Glibc

/// Requests of one polling thread that are whole and wait to be handled, one right after the other.
///
/// Handling a request between reading from a socket and writing to it takes twice the time that it takes after
/// another request: the kernel has taken the caches (docs/decisions/0026-whole-requests-are-gathered.md). Only the thread
/// itself calls any of this.
final class RequestBatch: @unchecked Sendable {
  /// A batch ends with the request that reaches this many bytes of bodies, so that answers which are ready do not
  /// wait long for those that are not.
  static let byteLimit = 32 * 1024
  private var waiting: [Exchange] = []

  private init() {}
  /// Adds a request that is whole. Its own turn will come even if no batch takes it.
  func append(_ exchange: Exchange) { waiting.append(exchange) }
  /// Forgets a request that nobody will answer.
  func remove(_ exchange: Exchange) { waiting.removeAll { $0 === exchange } }

  /// Handles what has waited longest, now that `first` is, up to ``byteLimit`` in all. What is left is postponed by one turn.
  func handleRest(after first: Exchange, _ core: ServerCore) {
    if waiting.count == 1 {
      waiting.removeLast()
      return
    }
    remove(first)
    var bytes = first.request.bodyCount
    var count = 0
    while count < waiting.count, bytes < Self.byteLimit {
      waiting[count].handle(core)
      bytes += waiting[count].request.bodyCount
      count += 1
    }
    waiting.removeFirst(count)
    for exchange in waiting { exchange.postpone() }
  }

  /// The batch of the polling thread that calls.
  static var ofThisThread: RequestBatch {
    if let known = pthread_getspecific(key) {
      return Unmanaged<RequestBatch>.fromOpaque(known).takeUnretainedValue()
    }
    let batch = RequestBatch()
    pthread_setspecific(key, Unmanaged.passRetained(batch).toOpaque())
    return batch
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { if let batch = $0 { Unmanaged<RequestBatch>.fromOpaque(batch).release() } }
    return key
  }()
}
