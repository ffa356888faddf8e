import JSON

/// Why a layout is as it is: what is wrong with it, what would mend that, and where edges come from.
package struct LayoutExplanation: Sendable {
  /// Conflicts and ambiguities, controller by controller, conflicts first.
  package var findings: [ExplainedFinding]
  /// In the order asked.
  package var edges: [ExplainedEdge]
  package init(findings: [ExplainedFinding] = [], edges: [ExplainedEdge] = []) {
    (self.findings, self.edges) = (findings, edges)
  }

  /// Gives the findings and the steps of edges the places and names that a document tells; see ``DocumentNodes/place(_:)``.
  package mutating func placeFindings(of document: DocumentValues) {
    var diagnostics = findings.map(\.diagnostic)
    document.place(&diagnostics)
    let titles = document.titles(ofViews: Set(diagnostics.flatMap(\.views)))
    for index in findings.indices {
      findings[index].placeLines(of: diagnostics[index])
      findings[index].titles = titles.isEmpty ? nil : diagnostics[index].views.map { titles[$0] ?? $0 }
    }
    for index in edges.indices { edges[index].placeSteps(of: document) }
  }
}

/// A conflict or an ambiguity with all that can be said of it.
package struct ExplainedFinding: Sendable {
  package var diagnostic: Diagnostic
  /// Lines of a conflict that contradict each other; nil for anything else.
  package var arithmetic: Arithmetic?
  /// Two layouts that satisfy everything equally well; empty for anything but an ambiguity.
  package var examples: [ExampleLayout]
  /// Changes that make it go away, each of them tried: those that leave least to mend first, of those the smallest.
  package var remedies: [Remedy]
  /// What the diagnostic's views are called in texts for people, where any has a name.
  package var titles: [String]?
  package init(
    _ diagnostic: Diagnostic, arithmetic: Arithmetic? = nil, examples: [ExampleLayout] = [],
    remedies: [Remedy] = []
  ) {
    (self.diagnostic, self.arithmetic) = (diagnostic, arithmetic)
    (self.examples, self.remedies) = (examples, remedies)
  }

  /// Takes a diagnostic with places, and gives the lines of its arithmetic those of its constraints.
  fileprivate mutating func placeLines(of placed: Diagnostic) {
    diagnostic = placed
    guard placed.source != nil, let conflict = placed.conflict, var added = arithmetic else { return }
    var lines: [String: Int] = [:]
    for member in conflict.constraints { lines[member.text] = member.source?.place.line }
    for index in added.lines.indices { added.lines[index].line = lines[added.lines[index].text] }
    arithmetic = added
  }
}

/// Constraints, each times a number, added up: on the left everything cancels, on the right it does not.
package struct Arithmetic: Equatable, Sendable {
  package struct Line: Equatable, Sendable {
    package var text: String, multiplier: Double
    /// What it adds on the right, in points.
    package var addend: Double
    /// Line of the constraint in the text that it comes from, counted from 1; nil where nobody knows.
    package var line: Int?
    package init(text: String, multiplier: Double, addend: Double) {
      (self.text, self.multiplier, self.addend) = (text, multiplier, addend)
    }
  }

  package var lines: [Line]
  /// What 0 would have to be, in points. Above zero.
  package var sum: Double
  /// Whether some of the lines are inequalities, so that 0 would have to be at least that.
  package var isInequality: Bool

  /// What the lines come to: `0 >= 20`.
  package var contradiction: String { "0 \(isInequality ? ">=" : "==") \(String(number: sum))" }

  package init(lines: [Line], sum: Double, isInequality: Bool) {
    (self.lines, self.sum, self.isInequality) = (lines, sum, isInequality)
  }
}

/// The frames of the views in which one layout differs from another that is as good.
package struct ExampleLayout: Equatable, Sendable {
  package struct Place: Hashable, Sendable {
    /// Id of the view.
    package var id: String
    /// In the superview's coordinates, as solved.
    package var frame: Rect
    package init(id: String, frame: Rect) { (self.id, self.frame) = (id, frame) }
  }

  /// In pre-order.
  package var places: [Place]
  package init(places: [Place]) { self.places = places }
}

/// A change of the document that makes a finding go away.
package struct Remedy: Hashable, Sendable {
  /// One, or several that only help together.
  package var changes: [LayoutChange]
  /// Constraint that each change makes, in the string form of the request; empty for a change of something else.
  package var constraints: [String]
  package var action: RemedyAction
  /// How many conflicts the layout has with the change.
  package var conflicts: Int
  /// How many items are open on an axis with the change.
  package var ambiguities: Int
  /// How many of them are not without it.
  package var newAmbiguities: Int
  /// In so many of the layouts that have the finding it was tried and helps.
  package var layoutCount = 1
  /// The changes of a JSON request that make it; nil for another request, or where it takes more than that.
  package var patch: [PatchOperation]?
  package init(
    changes: [LayoutChange], constraints: [String], action: RemedyAction, conflicts: Int, ambiguities: Int,
    newAmbiguities: Int
  ) {
    (self.changes, self.constraints, self.action) = (changes, constraints, action)
    (self.conflicts, self.ambiguities, self.newAmbiguities) = (conflicts, ambiguities, newAmbiguities)
  }
}

/// One edge, centre or size of a view, and how it comes to be.
package struct ExplainedEdge: Hashable, Sendable {
  package struct Step: Hashable, Sendable {
    package enum Source: String, Hashable, Sendable, CaseIterable {
      /// Somebody wrote it.
      case constraint
      /// A stack view made it.
      case stackView
      case autoresizingMask
      case intrinsicContentSize
      /// What holds the root view gave it this size, or this place.
      case container
      /// A guide, a fitted size, or that no size is negative.
      case rule
    }

    package var source: Source, constraint: Conflict.Member
    /// What the line adds to the value, in points.
    package var addend: Double
    /// The part of ``addend`` that is the inset of a safe area or a margin; zero where there is none.
    package var inset: Double
    package init(source: Source, constraint: Conflict.Member, addend: Double, inset: Double = 0) {
      (self.source, self.constraint, self.addend, self.inset) = (source, constraint, addend, inset)
    }
  }

  package enum Basis: String, Hashable, Sendable {
    /// The steps decide it.
    case constraints
    /// No constraint speaks of the view, which stays where the document put it.
    case frame
    /// Nothing decides it.
    case ambiguous
    /// The view is not there in this environment.
    case notInstalled
    /// More constraints decide it together than can be told apart.
    case entangled
  }

  package var question: EdgeQuestion, basis: Basis
  /// In the coordinates of the superview, as solved, of the alignment rectangle; nil where the view is not there.
  package var value: Double?
  /// What adds up to the value, from what is given to what follows.
  package var steps: [Step]
  package init(_ question: EdgeQuestion, basis: Basis, value: Double? = nil, steps: [Step] = []) {
    (self.question, self.basis, self.value, self.steps) = (question, basis, value, steps)
  }
}

extension ExplainedEdge {
  fileprivate mutating func placeSteps(of document: DocumentValues) {
    var members = steps.map(\.constraint)
    document.place(&members)
    for index in members.indices { steps[index].constraint = members[index] }
  }
}

/// Which edge of which view somebody asks about.
package struct EdgeQuestion: Hashable, Sendable {
  /// Id of the view.
  package var view: String
  package var attribute: LayoutAttribute

  /// The attributes that can be asked about.
  package static let attributes: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
  ]
  /// Attributes that are explained where nobody says which.
  package static let usualAttributes: [LayoutAttribute] = [.left, .right, .top, .bottom, .width, .height]

  package init(view: String, attribute: LayoutAttribute) { (self.view, self.attribute) = (view, attribute) }
}
