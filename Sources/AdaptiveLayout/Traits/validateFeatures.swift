package import LayoutModel

/// What a document uses that the asked system version does not have yet (TR-versions). Empty if it has it
/// all.
package func validateFeatures(_ document: LayoutDocument, in environment: WindowEnvironment) -> [Fault] {
  document.versionedFeatures.filter { environment.systemVersion < $0.since }.map {
    Fault(.featureNotInSystemVersion($0.name, since: $0.since.description), at: $0.pointer)
  }
}

/// The features of a prepared document that the system of a window does not have.
package func validateFeatures(_ prepared: PreparedDocument, in environment: WindowEnvironment) -> [Fault] {
  validateFeatures(prepared.document, in: environment)
}
