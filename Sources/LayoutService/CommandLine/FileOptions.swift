import LayoutCoding
package import LayoutModel

/// From which severity on a diagnostic fails a run.
package enum FailureThreshold: String, Sendable, CaseIterable {
  case info, warning, error

  /// Whether one of the diagnostics is so grave.
  package func fails(_ diagnostics: [Diagnostic]) -> Bool {
    let threshold = Diagnostic.Severity(rawValue: rawValue) ?? .error
    return diagnostics.contains { $0.severity >= threshold }
  }
}

/// What the command line says about all files: the query of a request.
package struct FileOptions: Sendable {
  /// Where layouts are shown, as a query says it: parameters and values.
  package var environments: [(name: String, value: String)]
  /// Of an Interface Builder file.
  package var scene: String?
  /// What the file at hand is called; nil for one without a name.
  package var file: String?
  package var isExact: Bool
  /// Whether every view has all of its traits, and nodes say what overrides them.
  package var hasAllTraits: Bool
  /// What views tell beyond the usual, with commas: ``LayoutDetail/Values``.
  package var show: String?
  /// The only members that layouts have, with commas: ``LayoutDetail/Parts``.
  package var fields: String?
  /// The id of the view whose edges are asked about.
  package var view: String?
  /// The only edge that is asked about.
  package var edge: String?
  /// Whether equal layouts are told once.
  package var isCompact: Bool
  /// Whether to tell how each layout came about.
  package var isExplained: Bool
  package var format: OutputFormat
  /// Of lint: texts in place of the files' own, by the words of ``PseudoLanguage``.
  package var pseudo: [String] = []
  /// Of lint: languages whose texts stand beside files.
  package var languages: [String] = []
  /// The asset catalogues of layout documents, besides those in them.
  package var catalog: FileCatalog?

  package init(
    environments: [(name: String, value: String)] = [], scene: String? = nil, isExact: Bool = false,
    hasAllTraits: Bool = false, show: String? = nil, fields: String? = nil, isCompact: Bool = false,
    isExplained: Bool = false, format: OutputFormat = .json
  ) {
    self.environments = environments
    self.scene = scene
    self.isExact = isExact
    self.hasAllTraits = hasAllTraits
    self.show = show
    self.fields = fields
    self.isCompact = isCompact
    self.isExplained = isExplained
    self.format = format
  }

  /// The options as a request's query would say them.
  var parameters: [(name: String, value: String)] {
    environments
      + [
        ("scene", scene), ("show", show), ("fields", fields), ("view", view), ("edge", edge),
        ("exact", isExact ? "true" : nil), ("traits", hasAllTraits ? "all" : nil),
        ("compact", isCompact ? "true" : nil),
      ].compactMap { name, value in value.map { (name, $0) } }
  }

  /// What a query of lint would say besides.
  var lintParameters: [(name: String, value: String)] { pseudo.map { ("pseudo", $0) } }
}
