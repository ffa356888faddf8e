package import JSON

/// What explanations of several layouts come to: each finding once, with the layouts that have it.
package struct ExplanationReport: Sendable {
  /// One layout, or why there is none.
  package struct Entry: Sendable {
    /// Name of the environment, for people.
    package var name: String
    /// Path of the file in the folder of an app.
    package var file: String?
    /// Scene of an Interface Builder file.
    package var scene: SceneLabel?
    /// Why there is no layout, in a sentence.
    package var problem: String?
    /// Message of a pasted console log.
    package var message: LoggedMessage?
    package init(
      name: String, file: String? = nil, scene: SceneLabel? = nil, problem: String? = nil,
      message: LoggedMessage? = nil
    ) {
      (self.name, self.file, self.scene, self.problem, self.message) = (name, file, scene, problem, message)
    }
  }

  /// A finding with the layouts that have it. What depends on the layout is told of the first.
  package struct Finding: Sendable {
    package var finding: ExplainedFinding
    /// Indices of ``ExplanationReport/entries``.
    package var entries: [Int]
    package init(finding: ExplainedFinding, entries: [Int]) {
      (self.finding, self.entries) = (finding, entries)
    }
  }

  /// An edge that is explained the same way in some layouts.
  package struct Edge: Sendable {
    package var edge: ExplainedEdge
    /// Indices of ``ExplanationReport/entries``.
    package var entries: [Int]
    package init(edge: ExplainedEdge, entries: [Int]) { (self.edge, self.entries) = (edge, entries) }
  }

  package var entries: [Entry] = []
  /// The gravest first, then in the order in which they were found.
  package var findings: [Finding] = []
  package var edges: [Edge] = []
  package init() {}
}

/// One change of a JSON text, as RFC 6902 has it.
package enum PatchOperation: Hashable, Sendable {
  case add(JSONPointer, PatchValue)
  case replace(JSONPointer, PatchValue)
  case remove(JSONPointer)
}

/// What a change puts somewhere.
package enum PatchValue: Hashable, Sendable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case texts([String])
  /// Priorities by axis.
  case axes(PartialPriorities)
}
