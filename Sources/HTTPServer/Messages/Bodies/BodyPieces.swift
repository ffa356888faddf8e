/// A body that is made while it is sent, by work that takes milliseconds a piece.
///
/// Pieces are asked for on the worker pool, one after the other and never two at a time, each as soon as the one before
/// is made. They run ahead of the client by ``limit`` bytes at most; while it takes nothing, no thread waits for it.
/// Its end is the end of the response; if the client goes away or the server stops, it is not asked again.
package struct BodyPieces: Sendable {
  /// Bytes that may wait to be taken; then the making stops until the client has caught up.
  static let limit = 256 * 1024
  /// The next piece, nil after the last. An empty piece is sent as nothing.
  let next: @Sendable () -> ByteBuffer?

  package init(next: @escaping @Sendable () -> ByteBuffer?) { self.next = next }

  /// All pieces from here on, one after the other. For tests, and for whoever has no network.
  package func joined() -> ByteBuffer {
    var all = ByteBuffer()
    while let piece = next() { piece.withUnsafeBytes { all.append(contentsOf: $0) } }
    return all
  }
}
