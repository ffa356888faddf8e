package import LayoutModel

/// What a document asks for that a system version lacks (decisions 18): one fault for each, in the order of the text.
package func validateFeatures(_ document: LayoutDocument, in version: SystemVersion) -> [Fault] {
  document.versionedFeatures.filter { version < $0.since }.map {
    Fault(.featureNotInSystemVersion($0.name, since: $0.since.description), at: $0.pointer)
  }
}
