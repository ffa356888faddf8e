/// The assets of a document.
package struct AssetCatalog: Sendable {
  package init() {}
}
