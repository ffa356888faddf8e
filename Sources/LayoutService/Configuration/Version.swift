package import JSON
import LayoutCoding
import LayoutModel

/// What runs here.
package enum Version {
  /// The version of the product, semantic.
  package static let product = "0.1.0"

  /// Writes the version, and how many devices the program knows.
  package static func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("version", product)
    writer.member("devices", EmbeddedCatalogue.shared.catalogue.count)
    writer.endObject()
  }
}
