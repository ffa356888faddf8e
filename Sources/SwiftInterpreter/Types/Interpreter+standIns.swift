/// Classes that are in no file, and what stands for them.
extension Interpreter {
  /// The class that stands for one that nobody declares; nil for what is called otherwise than such.
  func standIn(for name: String) -> TypeInfo? {
    guard let standIn, standIn.isOne(name) else { return nil }
    return type(named: standIn.className)
  }

  /// Whether a value is an instance of it: members that nobody declares are those of the class that it stands for.
  package func isStandIn(_ value: Value) -> Bool {
    guard let standIn, case .object(let object) = value else { return false }
    return object.type.superclasses.contains { $0.text == standIn.className }
  }
}
