import ConstraintSolver
import JSON
import LayoutModel

/// So many competing constraints are tried with another priority.
private let mostCompetitors = 6

extension SolvedTree {
  /// What may settle an item that is not determined: a priority that ends a tie, an inequality that becomes an equality, and
  /// constraints for what is missing.
  func settlements(of open: OpenItem) -> [RemedyCandidate] {
    tieBreakers(of: open) + tightenings(of: open) + additions(to: open)
  }

  // MARK: Ties

  private func tieBreakers(of open: OpenItem) -> [RemedyCandidate] {
    guard let number = open.openSize?.tie ?? open.openPosition?.tie else { return [] }
    let own = Set([open.position, open.size])
    let competing = solution.ties[number].constraints.sorted {
      // Those of the item itself go first.
      let (a, b) = (names($0, own), names($1, own))
      return a == b ? $0 < $1 : a
    }
    return competing.prefix(mostCompetitors).compactMap { row in
      switch problem.origins[row] {
      case .hugging(let view, let axis):
        return weaken(view, axis, document.natural[Int(view)].hugging[axis], .hugging) {
          .contentHuggingPriority($0)
        }
      case .compressionResistance(let view, let axis):
        return weaken(
          view, axis, document.views[Int(view)].compressionResistance[axis], .compressionResistance
        ) { .contentCompressionResistancePriority($0) }
      case .constraint(let index):
        let priority = document.constraints[Int(index)].priority
        return priority > 1 ? lowerPriority(ofConstraint: index, to: priority - 1) : nil
      case .generated, .host, .fixed, .guideSize, .fitting: return nil
      }
    }
  }

  private func names(_ row: Int, _ variables: Set<Int>) -> Bool {
    problem.system.variables(of: row).contains { variables.contains($0) }
  }

  private func weaken(
    _ view: Int32, _ axis: Axis, _ priority: Float, _ kind: RemedyAction.ContentPriority,
    _ property: (PartialPriorities) -> LayoutChange.ViewValue
  ) -> RemedyCandidate? {
    guard priority > 1 else { return nil }
    return RemedyCandidate(
      changes: [.setView(view, property(PartialPriorities(priority - 1, on: axis)))], constraints: [""],
      action: .lower(kind, axis, of: document.views[Int(view)].id, to: priority - 1, first: true))
  }

  // MARK: Inequalities

  private func tightenings(of open: OpenItem) -> [RemedyCandidate] {
    let own = Set([open.position, open.size])
    var candidates: [RemedyCandidate] = []
    for (row, origin) in problem.origins.enumerated() where candidates.count < mostCompetitors {
      guard case .constraint(let index) = origin, names(row, own),
        document.constraints[Int(index)].relation != .equal
      else { continue }
      let old = document.constraints[Int(index)]
      var new = old
      new.relation = .equal
      candidates.append(
        RemedyCandidate(
          changes: [.setRelation(index, .equal)], constraints: [document.entryText(of: new)],
          action: .replace(document.text(of: old), with: document.text(of: new))))
    }
    return candidates
  }

  // MARK: What is missing

  private func additions(to open: OpenItem) -> [RemedyCandidate] {
    let position = open.openPosition == nil ? nil : positionConstraint(open)
    let size = open.openSize == nil ? nil : sizeConstraint(open)
    var candidates: [RemedyCandidate] = []
    if open.openPosition == nil || open.openSize == nil || open.isLine {
      for constraint in [size, position].compactMap({ $0 }) { candidates.append(add([constraint])) }
    }
    if let position, let size { candidates.append(add([position, size])) }
    return candidates
  }

  private func add(_ constraints: [LayoutConstraint]) -> RemedyCandidate {
    let texts = constraints.map { document.text(of: $0) }
    return RemedyCandidate(
      changes: constraints.map { .addConstraint($0) }, constraints: texts, action: .add(texts))
  }

  /// That the item stays where it is in its superview; nil for one without a superview.
  private func positionConstraint(_ open: OpenItem) -> LayoutConstraint? {
    guard let outer = superview(of: open.item) else { return nil }
    let isHorizontal = open.axis == .horizontal
    var constraint = LayoutConstraint(
      firstItem: open.item, firstAttribute: isHorizontal ? .leading : .top, owner: nil, listIndex: 0)
    constraint.secondItem = .view(outer)
    constraint.secondAttribute = constraint.firstAttribute
    var value = solution.values[open.position]
    if isHorizontal, direction == .rightToLeft, let first = problem.firstVariable(of: .view(outer)) {
      value = solution.values[first + ItemVariable.width] - value - solution.values[open.size]
    }
    constraint.constant = rounded(value)
    return constraint
  }

  /// Nil for what has no superview in the tree.
  private func superview(of item: LayoutItem) -> Int32? {
    switch item {
    case .view(let view): document.views[Int(view)].superview
    case .guide(let guide): document.guides[Int(guide)].owner
    case .systemGuide: nil
    }
  }

  /// That the item keeps its size; one without any gets that of a control that can be touched.
  private func sizeConstraint(_ open: OpenItem) -> LayoutConstraint? {
    let attribute: LayoutAttribute = open.axis == .horizontal ? .width : .height
    var constraint = LayoutConstraint(
      firstItem: open.item, firstAttribute: attribute, owner: nil, listIndex: 0)
    if case .systemGuide(.contentLayout, let view) = open.item {
      // Content as large as the scroll view does not scroll, and is the beginning of all layouts that do.
      constraint.secondItem = .systemGuide(.frameLayout, ofView: view)
      constraint.secondAttribute = attribute
      return constraint
    }
    let value = solution.values[open.size]
    let room = open.openSize?.maximum ?? .infinity
    constraint.constant = rounded(value > 0 ? value : min(44, room))
    return constraint
  }
}
