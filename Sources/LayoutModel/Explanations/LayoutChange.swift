/// A change of one value of a document. Indices are those of the document that was asked about.
package indirect enum LayoutChange: Hashable, Sendable {
  case removeConstraint(Int32)
  case setPriority(Int32, Float)
  case setRelation(Int32, LayoutConstraint.Relation)
  case setConstant(Int32, Double)
  case addConstraint(LayoutConstraint)
  case setView(Int32, ViewValue)
  /// A change of a template of a list, with the indices that are there.
  case inCell(CellPlace, LayoutChange)

  /// A template of a list of a document, by indices.
  package struct CellPlace: Hashable, Sendable {
    package var list, template: Int
    package init(list: Int, template: Int) { (self.list, self.template) = (list, template) }
  }

  /// A value of a view that can be changed, as UIKit spells it.
  package enum ViewValue: Hashable, Sendable {
    case contentHuggingPriority(PartialPriorities)
    case contentCompressionResistancePriority(PartialPriorities)
    case translatesAutoresizingMaskIntoConstraints(Bool)
    case hidden(Bool)
    case distribution(StackConfiguration.Distribution)
    case spacing(Double)
    case layoutMarginsRelativeArrangement(Bool)
    case numberOfLines(Int)

    fileprivate var property: ViewProperty {
      switch self {
      case .contentHuggingPriority(let value): .node(\.givenHugging, value)
      case .contentCompressionResistancePriority(let value): .node(\.givenCompressionResistance, value)
      case .translatesAutoresizingMaskIntoConstraints(let value):
        .details(\.translatesAutoresizingMaskIntoConstraints, value)
      case .hidden(let value): .node(\.isHidden, value)
      case .distribution(let value): .stack(\.distribution, value)
      case .spacing(let value): .stack(\.spacing, value)
      case .layoutMarginsRelativeArrangement(let value): .stack(\.isLayoutMarginsRelativeArrangement, value)
      case .numberOfLines(let value): .content(\.numberOfLines, value)
      }
    }
  }

  /// The constraint of the document that changes, nil for another change.
  package var constraint: Int32? {
    switch self {
    case .removeConstraint(let index), .setPriority(let index, _), .setRelation(let index, _),
      .setConstant(let index, _):
      index
    case .addConstraint, .setView, .inCell: nil
    }
  }

  /// Whether the document has what changes: a layout may have more, the views of the elements of lists.
  package func isPossible(in document: DocumentDraft) -> Bool {
    switch self {
    case .removeConstraint, .setPriority, .setRelation, .setConstant:
      document.constraints.indices.contains(Int(constraint ?? -1))
    case .addConstraint(let new):
      document.has(new.firstItem) && (new.secondItem.map { document.has($0) } ?? true)
    case .setView(let view, _): document.views.indices.contains(Int(view))
    case .inCell(let place, let change):
      document.lists.indices.contains(place.list)
        && document.lists[place.list].templates.indices.contains(place.template)
        && change.isPossible(in: document.lists[place.list].templates[place.template].document.draft)
    }
  }
}

extension DocumentDraft {
  /// Makes a change. What environments replace, they still replace.
  package mutating func apply(_ change: LayoutChange) {
    switch change {
    case .removeConstraint(let index):
      constraints[Int(index)].apply(change)
      constraintVariations.removeAll { $0.target == index }
    case .setPriority(let index, _), .setRelation(let index, _), .setConstant(let index, _):
      constraints[Int(index)].apply(change)
    case .addConstraint(var constraint):
      constraint.listIndex = Int32(truncatingIfNeeded: constraints.count)
      constraints.append(constraint)
    case .setView(let view, let value): apply(value.property, toView: Int(view))
    case .inCell(let place, let change):
      var draft = lists[place.list].templates[place.template].document.draft
      draft.apply(change)
      lists[place.list].templates[place.template].document = LayoutDocument(draft)
    }
  }

  fileprivate func has(_ item: LayoutItem) -> Bool {
    switch item {
    case .view(let index), .systemGuide(_, let index): views.indices.contains(Int(index))
    case .guide(let index): guides.indices.contains(Int(index))
    }
  }
}

extension LayoutConstraint {
  /// Makes a change that is one of this constraint.
  package mutating func apply(_ change: LayoutChange) {
    switch change {
    case .removeConstraint: isInstalled = false
    case .setPriority(_, let value): priority = value
    case .setRelation(_, let value): relation = value
    case .setConstant(_, let value): constant = value
    case .addConstraint, .setView, .inCell: break
    }
  }
}
