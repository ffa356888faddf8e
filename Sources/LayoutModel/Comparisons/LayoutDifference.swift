/// In what two layouts of one environment differ, and why.
package struct LayoutDifference: Sendable {
  /// In pre-order of the new layout, then those that only the old one has.
  package var views: [ViewChange] = []
  package var facts: [FactChange] = [], diagnostics: [DiagnosticChange] = []
  /// What the documents say otherwise, as it holds in this environment.
  package var constraints: [ConstraintChange] = []
  package init() {}
  /// Whether the layouts are the same, whatever the documents say.
  package var isSame: Bool { views.isEmpty && facts.isEmpty && diagnostics.isEmpty }
}

/// A view that is somewhere else, has another size, or is there in one of two layouts only.
package struct ViewChange: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable { case appeared, vanished, moved, resized }

  /// Why a view is not to be seen in a layout.
  package enum Absence: String, Hashable, Sendable, CaseIterable {
    case notInDocument, notInstalled, hidden, notOnScreen
  }

  /// Where a view is, on the pixel grid.
  package struct Place: Hashable, Sendable {
    /// In the superview's coordinates.
    package var frame: Rect
    package var frameInWindow: Rect
    package init(frame: Rect, frameInWindow: Rect) {
      (self.frame, self.frameInWindow) = (frame, frameInWindow)
    }
  }

  /// Id of the view, in the new document if it has it.
  package var view: String
  /// What the old document calls it, where that is another name.
  package var oldName: String?
  package var kinds: [Kind]
  /// Where it cannot be seen: before for one that appeared, afterwards for one that vanished.
  package var absence: Absence?
  /// Whether it came or went with its superview.
  package var isWithSuperview = false
  package var old, new: Place?
  /// Changed edges of a view that moved or has another size; empty where nobody looked for causes.
  package var edges: [EdgeChange] = []
  package init(
    view: String, oldName: String?, kinds: [Kind], absence: Absence? = nil, old: Place?, new: Place?
  ) {
    (self.view, self.oldName, self.kinds) = (view, oldName, kinds)
    (self.absence, self.old, self.new) = (absence, old, new)
  }
}

/// An edge or a size that is another one, and what made it so.
package struct EdgeChange: Hashable, Sendable {
  /// One side of it.
  package struct End: Hashable, Sendable {
    package var basis: ExplainedEdge.Basis
    /// As solved, in the superview's coordinates.
    package var value: Double?
    package init(basis: ExplainedEdge.Basis, value: Double?) { (self.basis, self.value) = (basis, value) }
  }

  /// A line of the proof that is in one of the two only, or adds something else.
  package struct Cause: Hashable, Sendable {
    package var old, new: ExplainedEdge.Step?
    package init(old: ExplainedEdge.Step?, new: ExplainedEdge.Step?) { (self.old, self.new) = (old, new) }
  }

  package var attribute: LayoutAttribute
  package var old, new: End
  package var causes: [Cause]
  package init(attribute: LayoutAttribute, old: End, new: End, causes: [Cause]) {
    (self.attribute, self.old, self.new, self.causes) = (attribute, old, new, causes)
  }
}

/// Something else that differs between two layouts.
package struct FactChange: Hashable, Sendable {
  package enum Fact: String, Hashable, Sendable, CaseIterable {
    /// Number of lines of a text that are shown.
    case lineCount
    /// Whether the last line of a text ends before it does.
    case isTruncated
    /// The file that an image view shows.
    case image
    /// Safe area of a controller, in points: top, left, bottom, right.
    case safeAreaInsets
    /// Trait of a controller; ``FactChange/trait`` says which.
    case trait
  }

  /// Id of the view or the controller.
  package var node: String
  package var fact: Fact, trait: String?
  /// As text; nil for nothing.
  package var old, new: String?
  package init(node: String, fact: Fact, trait: String? = nil, old: String?, new: String?) {
    (self.node, self.fact, self.trait, self.old, self.new) = (node, fact, trait, old, new)
  }
}

/// A constraint that one of two documents has, or that they say differently.
package struct ConstraintChange: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable { case added, removed, changed }

  /// What of a constraint can be another. Whether it is installed is part of whether it is active.
  package enum Value: String, Hashable, Sendable, CaseIterable {
    case items, relation, multiplier, constant, priority, active
  }

  package var kind: Kind
  /// As it was and is; nil for one that was added or removed. The multiplier means nothing.
  package var old, new: Conflict.Member?
  /// What of one that both have is another.
  package var values: [Value]
  /// Ids of the views that it moved or gave another size, or that came or went with it, in the order of the layout.
  package var views: [String] = []
  package init(kind: Kind, old: Conflict.Member?, new: Conflict.Member?, values: [Value] = []) {
    (self.kind, self.old, self.new, self.values) = (kind, old, new, values)
  }
}

/// A diagnostic that one of two layouts has.
package struct DiagnosticChange: Equatable, Sendable {
  /// Whether the new layout has it.
  package var isNew: Bool
  package var diagnostic: Diagnostic
  package init(isNew: Bool, _ diagnostic: Diagnostic) { (self.isNew, self.diagnostic) = (isNew, diagnostic) }
}

extension ExplainedEdge.Step {
  /// What tells a step from others: the constraint that somebody wrote, and of what nobody wrote all but its numbers.
  package var name: String {
    if source == .constraint { return constraint.text }
    let words = constraint.text.split(separator: " ")
    return words.filter { $0.contains(where: \.isLetter) && !$0.hasPrefix("@") }.joined(separator: " ")
  }
}

/// What makes a diagnostic of two layouts the same: who says it, whatever the numbers.
package struct DiagnosticName: Hashable, Sendable {
  package var code: Diagnostic.Code, axis: Axis?
  /// Constraints of a conflict by their identifiers or texts, views of everything else.
  package var names: [String]

  package init(_ diagnostic: Diagnostic) {
    (code, axis) = (diagnostic.code, diagnostic.ambiguity?.axis)
    names =
      diagnostic.conflict.map { $0.constraints.map { $0.identifier ?? $0.text }.sorted() } ?? diagnostic.views
  }
}
