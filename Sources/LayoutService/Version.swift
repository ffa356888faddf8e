/// What runs here.
package enum Version {
  /// The version of the product, semantic.
  package static let product = "0.1.0"
}
