import ConstraintSolver
import JSON
import LayoutModel

/// So many competing constraints are tried with another priority.
private let mostCompetitors = 6

extension SolvedTree {
  /// What may settle an item that is not determined: a priority that ends a tie, an equality for an inequality, constraints.
  func settlements(of open: OpenItem) -> [RemedyCandidate] {
    tieBreakers(of: open) + tightenings(of: open) + additions(to: open)
  }

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
        let priority = document.natural[Int(view)].hugging[axis]
        return priority > 1 ? lower(.hugging, axis, of: view, to: priority - 1, first: true) : nil
      case .compressionResistance(let view, let axis):
        let priority = document.views[Int(view)].compressionResistance[axis]
        return priority > 1
          ? lower(.compressionResistance, axis, of: view, to: priority - 1, first: true) : nil
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
          [.setRelation(index, .equal)], .replace(document.text(of: old), with: document.text(of: new)),
          constraints: [document.entryText(of: new)]))
    }
    return candidates
  }

  private func additions(to open: OpenItem) -> [RemedyCandidate] {
    let position = open.openPosition == nil ? nil : positionConstraint(open)
    let size = open.openSize == nil ? nil : sizeConstraint(open)
    let isSingle = open.openPosition == nil || open.openSize == nil || open.isLine
    var sets = isSingle ? [size, position].compactMap { $0.map { [$0] } } : []
    if let position, let size { sets.append([position, size]) }
    return sets.map { constraints in
      let texts = constraints.map { document.text(of: $0) }
      return RemedyCandidate(constraints.map { .addConstraint($0) }, .add(texts), constraints: texts)
    }
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
    let side: LayoutAttribute = open.axis == .horizontal ? .width : .height
    var constraint = LayoutConstraint(firstItem: open.item, firstAttribute: side, owner: nil, listIndex: 0)
    if case .systemGuide(.contentLayout, let view) = open.item {
      // Content as large as the scroll view does not scroll, and is the beginning of all layouts that do.
      constraint.secondItem = .systemGuide(.frameLayout, ofView: view)
      constraint.secondAttribute = side
      return constraint
    }
    let value = solution.values[open.size]
    let room = open.openSize?.maximum ?? .infinity
    constraint.constant = rounded(value > 0 ? value : min(44, room))
    return constraint
  }
}
