import LayoutModel

/// What is wrong with a layout, as far as changes of its document are judged by it.
struct LayoutTroubles {
  /// What the members of each conflict say.
  var conflicts: [Set<String>]
  /// What is open, guides and views alike.
  var open: Set<OpenAxis>

  /// A view or guide that is not determined on one axis.
  struct OpenAxis: Hashable {
    var id: String
    var axis: Axis
  }

  init(_ layout: Layout) {
    conflicts = layout.diagnostics.compactMap(Self.members)
    open = Self.open(layout.diagnostics)
  }

  /// What the members of a conflict say; nil for another diagnostic.
  static func members(of diagnostic: Diagnostic) -> Set<String>? {
    diagnostic.conflict.map { Set(($0.constraints + $0.implicit).map(\.text)) }
  }

  /// What diagnostics and their consequences tell to be open.
  static func open(_ diagnostics: [Diagnostic]) -> Set<OpenAxis> {
    var open: Set<OpenAxis> = []
    var pending = diagnostics
    while let diagnostic = pending.popLast() {
      pending += diagnostic.consequences
      if let ambiguity = diagnostic.ambiguity, let id = diagnostic.views.first {
        open.insert(OpenAxis(id: id, axis: ambiguity.axis))
      }
    }
    return open
  }
}

/// Tries changes of a document: each is resolved again, and judged by what is wrong then.
struct RemedyTrials {
  let document: LayoutDocument
  let environment: ResolutionEnvironment
  let before: LayoutTroubles
  /// Where the elements of lists come from, whose changes are those of their templates.
  let templates: TemplatePlaces
  /// How many changes are still tried in this layout. What has hundreds of findings has few causes.
  var remaining = 600

  init(_ layout: Layout, of document: LayoutDocument, in environment: ResolutionEnvironment) {
    (self.document, self.environment) = (document, environment)
    before = LayoutTroubles(layout)
    templates = TemplatePlaces(of: layout, madeFrom: document.draft)
  }

  /// What is wrong after some changes; nil where they cannot be made or no more are tried.
  mutating func troubles(
    after changes: [LayoutChange], workspace: inout ResolutionWorkspace
  ) throws(ResolutionError) -> LayoutTroubles? {
    // What is in an element of a list stands in its template, where other elements have it, too.
    guard changes.allSatisfy({ $0.isPossible(in: document.draft) }), remaining > 0 else { return nil }
    remaining -= 1
    var draft = document.draft
    for change in changes { draft.apply(change) }
    let changed = LayoutDocument(draft)
    if !validateConstraints(changed).isEmpty { return nil }
    do {
      return LayoutTroubles(
        try resolve(
          PreparedDocument(changed, using: &workspace), in: environment, workspace: &workspace,
          shouldStop: workspace.shouldStop))
    } catch {
      if error == .timeLimit { throw error }
      return nil
    }
  }
}

/// Changes that may help, with the sentence that proposes them.
struct RemedyCandidate {
  var changes: [LayoutChange]
  /// As of ``Remedy/constraints``.
  var constraints: [String]
  var action: RemedyAction

  init(_ changes: [LayoutChange], _ action: RemedyAction, constraints: [String] = [""]) {
    (self.changes, self.action, self.constraints) = (changes, action, constraints)
  }
}

extension RemedyTrials {
  /// The candidates that help, those first that leave least to mend, else in their order; and what the first of them closes.
  ///
  /// - Parameter helps: Whether what is wrong after a change is better than what is wrong before it.
  mutating func remedies(
    among candidates: [RemedyCandidate], workspace: inout ResolutionWorkspace,
    where helps: (LayoutTroubles) -> Bool
  ) throws(ResolutionError) -> (remedies: [Remedy], closed: Set<LayoutTroubles.OpenAxis>) {
    var found: [(remedy: Remedy, closed: Set<LayoutTroubles.OpenAxis>)] = []
    for asked in candidates {
      guard let candidate = templates.translate(asked) else { continue }
      guard let after = try troubles(after: candidate.changes, workspace: &workspace), helps(after)
      else { continue }
      let remedy = Remedy(
        changes: candidate.changes, constraints: candidate.constraints, action: candidate.action,
        conflicts: after.conflicts.count, ambiguities: after.open.count,
        newAmbiguities: after.open.subtracting(before.open).count)
      found.append((remedy, before.open.subtracting(after.open)))
    }
    let order = found.indices.sorted {
      let (a, b) = (found[$0], found[$1])
      return (a.remedy.conflicts, a.remedy.ambiguities, $0) < (b.remedy.conflicts, b.remedy.ambiguities, $1)
    }
    return (order.map { found[$0].remedy }, order.first.map { found[$0].closed } ?? [])
  }
}
