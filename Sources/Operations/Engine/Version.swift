import EmbeddedData
package import JSON
import LayoutCoding
import LayoutModel
import Synchronization

/// What runs here.
package enum Version {
  /// The version of the product, semantic. The contract has the same, and is where it is written.
  package static let product = String(
    decoding: UnsafeBufferPointer(start: EmbeddedFile.version.start, count: EmbeddedFile.version.count),
    as: UTF8.self)

  /// The commit that was built, where the build was told, else `unknown`.
  package static var commit: String { builtCommit.withLock { $0 } }

  /// Version and commit, for people.
  package static var text: String { "\(product) (\(commit))" }

  /// Says which commit was built. Only the program knows: modules are not compiled again for another commit.
  ///
  /// Entity tags of answers are made of it, so it is said before anything is answered.
  package static func setCommit(_ commit: String) { builtCommit.withLock { $0 = commit } }

  private static let builtCommit = Mutex("unknown")

  /// Writes the version, the commit, and how many devices the program knows.
  package static func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("version", product)
    writer.member("commit", commit)
    writer.member("devices", EmbeddedCatalogue.shared.catalogue.count)
    writer.endObject()
  }
}
