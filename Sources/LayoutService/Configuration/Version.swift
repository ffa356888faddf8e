package import JSON
import LayoutCoding
import LayoutModel

/// What runs here.
package enum Version {
  /// The version of the product, semantic.
  package static let product = "0.1.0"

  /// The commit that was built, where the build says it.
  package static let commit = "unknown"

  /// Writes the version, the commit, and how many devices the program knows.
  package static func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("version", product)
    writer.member("commit", commit)
    writer.member("devices", EmbeddedCatalogue.shared.catalogue.count)
    writer.endObject()
  }
}
