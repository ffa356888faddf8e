/// What lint has to say of some files: each finding once, with the layouts that have it.
package struct LintReport: Sendable {
  /// In the order in which they were named.
  package var files: [LintedFile]
  /// What was not looked at besides, and why: a sentence each, for people.
  package var passedOver: [String] = []
  package init(files: [LintedFile] = []) { self.files = files }

  /// Whether something new is so grave that it fails a run.
  package var fails: Bool {
    files.contains { file in file.newFindings.contains { $0.severity >= file.failOn } }
  }
}

/// One file, or the body of a request, and what is wrong with it.
package struct LintedFile: Sendable {
  /// As it was named; nil for the body of a request.
  package var path: String?
  /// Every layout that was looked at, scene by scene.
  package var layouts: [LintedLayout]
  /// The gravest first, then by place.
  package var findings: [LintFinding]
  /// Why it cannot be used, or one of its layouts not; empty for most files.
  package var faults: [LintFault]
  /// Windows of the sizes at which something begins or ends, from the smallest on, by the index of a layout that was looked at in a
  /// range of them; nothing where no picture shows them.
  package var endLayouts: [Int: [Layout]] = [:]
  /// How many layouts were asked for and not looked at: scenes for another kind of device, or turned another way.
  package var leftOut = 0
  /// How many findings are not told: they hang on what the source of a class does not tell. With the layouts of classes of which too
  /// much is not known.
  package var notJudged = 0
  /// From which severity on a finding fails a run.
  package var failOn = Diagnostic.Severity.warning
  package init(
    path: String?, layouts: [LintedLayout] = [], findings: [LintFinding] = [], faults: [LintFault] = []
  ) {
    (self.path, self.layouts, self.findings, self.faults) = (path, layouts, findings, faults)
  }

  /// Findings that no baseline accepts.
  package var newFindings: [LintFinding] { findings.filter { !$0.isKnown } }
  /// Whether nothing of it could be looked at.
  package var isRefused: Bool { layouts.isEmpty && !faults.isEmpty }
}

/// A scene in an environment.
package struct LintedLayout: Equatable, Sendable {
  /// Name of the environment, for people: `iPhone 8, portrait`.
  package var environment: String
  /// Name of the scene, in an Interface Builder file with several.
  package var scene: String?
  /// The sizes of the window, where those are a range.
  package var sweep: WindowSweep?
  package init(environment: String, scene: String? = nil) {
    (self.environment, self.scene) = (environment, scene)
  }
}

/// Why a file or a layout of it cannot be used.
package struct LintFault: Equatable, Sendable {
  /// One or more sentences.
  package var message: String
  package var pointer: String?, place: SourcePlace?
  package init(message: String, pointer: String? = nil, place: SourcePlace? = nil) {
    (self.message, self.pointer, self.place) = (message, pointer, place)
  }
}

/// Something that should be mended, in some layouts of a file.
package struct LintFinding: Sendable {
  /// Diagnostic of the first layout that has it. Its pointer is one into the request, and nil for an Interface Builder file.
  package var diagnostic: Diagnostic
  /// The rule's own, unless somebody says otherwise.
  package var severity: Diagnostic.Severity
  /// What it is about, the first one first.
  package var elements: [LintElement] = []
  /// Where it stands in the file; nil where nobody knows.
  package var place: SourcePlace?
  /// Indices of ``LintedFile/layouts``, ascending; never empty.
  package var layouts: [Int]
  /// The sizes of windows that have it, by the index of a layout that was looked at in a range of them, ascending.
  package var intervals: [Int: [WindowSweep.Interval]] = [:]
  /// How many layouts of the scene were looked at.
  package var layoutCount = 0
  /// Stays what it is when something else in the file changes: 16 hexadecimal digits.
  package var fingerprint: String
  /// Whether a baseline accepts it.
  package var isKnown = false
  package init(_ diagnostic: Diagnostic, layouts: [Int], fingerprint: String) {
    (self.diagnostic, severity, self.layouts) = (diagnostic, diagnostic.severity, layouts)
    self.fingerprint = fingerprint
  }
}

/// A view, a controller or a constraint, by the names that people know.
package struct LintElement: Equatable, Sendable {
  /// Id in the document, or the object id of an Interface Builder file.
  package var id: String
  /// An outlet, a label, an identifier or a text; nil where there is only the id.
  package var name: String?
  /// `label`, `button`; nil for what is no view.
  package var type: String?
  package var place: SourcePlace?
  package init(id: String, name: String? = nil, type: String? = nil, place: SourcePlace? = nil) {
    (self.id, self.name, self.type, self.place) = (id, name, type, place)
  }
}
