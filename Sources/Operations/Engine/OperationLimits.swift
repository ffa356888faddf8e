package import AppFolder
package import Archives
package import LayoutCoding

/// The largest things that operations take and answer, and how long they may work.
package struct OperationLimits: Hashable, Sendable {
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
  /// Steps of the solver for one layout.
  package var steps = 10_000_000
  /// Seconds of the processor for one request.
  package var solveSeconds = 5.0

  package init() {}
}
