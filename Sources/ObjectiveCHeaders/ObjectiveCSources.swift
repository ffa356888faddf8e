/// What of the Objective-C beside some Swift is read for it.
package struct ObjectiveCSources: Equatable, Sendable {
  /// The headers, those first that others take in.
  package var headers: [ObjectiveCFile] = []
  package var implementations = Implementations()
  /// What the Swift names.
  package var words = UsedWords([])
  /// The classes from which classes in Swift inherit.
  package var bases: Set<String> = []

  package init() {}

  package static func == (left: ObjectiveCSources, right: ObjectiveCSources) -> Bool {
    left.headers == right.headers && left.implementations == right.implementations
      && left.bases == right.bases
  }

  package var isEmpty: Bool { headers.isEmpty }

  /// The classes by their names; of several the first.
  var classes: [String: Container] {
    let types = headers.flatMap(\.containers).filter { $0.kind == .type }
    return Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
  }
}

/// What Swift has already.
package struct KnownSwift {
  /// Whether something of a name is declared at the top of a file.
  package var isDeclared: (String) -> Bool
  /// Whether some class of UIKit has a member of a name.
  package var isMember: (String) -> Bool

  package init(isDeclared: @escaping (String) -> Bool, isMember: @escaping (String) -> Bool) {
    (self.isDeclared, self.isMember) = (isDeclared, isMember)
  }
}
