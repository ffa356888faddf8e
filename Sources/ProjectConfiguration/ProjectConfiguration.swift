package import LayoutModel

/// What a project says for every command: the file `.layout-resolver.yml`.
package struct ProjectConfiguration: Sendable {
  /// Where layouts are shown: parameters and values as in a query, in the order of the keys.
  package var environments: [EnvironmentParameter] = []
  /// Texts in place of the files' own, by the words of the option `--pseudo`.
  package var pseudo: [String] = []
  /// Languages whose strings are looked for beside files.
  package var languages: [String] = []
  /// How grave the findings of a rule are; nil for a rule that is off.
  package var rules: [Diagnostic.Code: Diagnostic.Severity?] = [:]
  package var failOn: Diagnostic.Severity?
  /// A path, as the configuration says it.
  package var baseline: String?
  /// Files that nobody wants to hear of, by their paths from the folder of the configuration.
  package var exclude: [PathPattern] = []

  package init() {}
}

/// A parameter of a query with a value.
package struct EnvironmentParameter: Hashable, Sendable {
  package var name: String
  package var value: String
  package var place: SourcePlace
}
