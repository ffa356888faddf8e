import AdaptiveLayout
import LayoutModel

/// Changes that may end a finding of lint, with the sentence that proposes them.
struct MendingCandidate {
  var changes: [LayoutChange]
  var action: RemedyAction
}

/// So many constraints of a view are changed, one at a time.
private let mostConstraints = 8

extension DocumentValues {
  /// What may end a finding, what goes to its root first: of what lint sees, by what it saw; of anything else, by the constraints of its
  /// views.
  func mendings(of diagnostic: Diagnostic) -> [MendingCandidate] {
    let views = diagnostic.views.compactMap { id in self.views.firstIndex { $0.id == id } }
    if views.isEmpty { return [] }
    var candidates: [MendingCandidate] = []
    if case .visual(let finding) = diagnostic.finding { candidates = mendings(of: finding, views) }
    for view in views.prefix(2) { candidates += relaxations(of: view) }
    var known: Set<[LayoutChange]> = []
    return candidates.filter { known.insert($0.changes).inserted }
  }

  private func mendings(of finding: VisualFinding, _ views: [Int]) -> [MendingCandidate] {
    let view = views[0]
    switch finding {
    case .truncatedText(_, .width), .truncatedText(_, .lines):
      return [
        MendingCandidate(
          changes: [.setView(Int32(view), .numberOfLines(0))],
          action: .set(.anyLines, of: self.views[view].id))
      ]
    case .smallTouchTarget(let size): return growths(of: view, from: size)
    case .overlappingViews(_, over: _, let shared):
      return views.prefix(2).flatMap { view in
        shifts(of: view, by: shared.height + 8, .vertical)
          + shifts(of: view, by: shared.width + 8, .horizontal)
      }
    case .viewOutsideSuperview(let excess), .clippedView(let excess):
      let axis: Axis = excess.edge == .left || excess.edge == .right ? .horizontal : .vertical
      return limits(of: view, at: excess.edge, inside: excess.outer)
        + shifts(of: view, by: excess.points, axis)
    case .viewUnderBars(_, _, let depth, inset: _, count: _):
      return movesToSafeArea(of: view) + shifts(of: view, by: depth, .vertical)
    case .asymmetric, .inReservedRegion, .underWindowControls: return movesToSafeArea(of: view)
    case .fixedDirection: return directions(of: view)
    case .sparse(_, lines: _, width: _, let readable):
      return [addition(size(of: view, .width, .lessThanOrEqual, readable))]
    case .truncatedText(_, .title): return []
    }
  }

  // MARK: Constraints of a view

  /// Indices of constraints that count.
  private func constraintIndices(of view: Int) -> [Int] {
    let item = LayoutItem.view(Int32(view))
    return constraints.indices.filter { index in
      let constraint = constraints[index]
      return constraint.isInstalled && constraint.isActive
        && (constraint.firstItem == item || constraint.secondItem == item)
    }
  }

  /// That a constraint holds less, or not at all.
  private func relaxations(of view: Int) -> [MendingCandidate] {
    constraintIndices(of: view).prefix(mostConstraints).flatMap { index -> [MendingCandidate] in
      let (constraint, number) = (constraints[index], Int32(index))
      var candidates: [MendingCandidate] = []
      if constraint.relation == .equal {
        for relation in [LayoutConstraint.Relation.greaterThanOrEqual, .lessThanOrEqual] {
          candidates.append(replacement(.setRelation(number, relation), of: index))
        }
      }
      if constraint.priority > 749 {
        candidates.append(
          MendingCandidate(
            changes: [.setPriority(number, 749)], action: .lowerPriority(of: text(of: constraint), to: 749)))
      }
      candidates.append(
        MendingCandidate(changes: [.removeConstraint(number)], action: .remove(text(of: constraint))))
      return candidates
    }
  }

  /// That a constraint on an axis has a constant that is so much larger or smaller.
  private func shifts(of view: Int, by distance: Double, _ axis: Axis) -> [MendingCandidate] {
    guard distance.isFinite, distance > 0 else { return [] }
    // What people would write.
    let distance = distance.rounded(.up)
    let moving = constraintIndices(of: view).filter { constraints[$0].firstAttribute.kind == .position(axis) }
    return moving.prefix(mostConstraints).flatMap { index in
      [-distance, distance].map { change in
        let constant = ((constraints[index].constant + change) * 1000).rounded() / 1000
        return replacement(.setConstant(Int32(index), constant), of: index)
      }
    }
  }

  private func replacement(_ change: LayoutChange, of index: Int) -> MendingCandidate {
    var new = constraints[index]
    new.apply(change)
    return MendingCandidate(
      changes: [change], action: .replace(text(of: constraints[index]), with: text(of: new)))
  }

  // MARK: What is added

  /// That a control is as large as a finger needs.
  private func growths(of view: Int, from size: Size) -> [MendingCandidate] {
    let sides: [(LayoutAttribute, Double)] = [(.width, size.width), (.height, size.height)]
    var changes: [LayoutChange] = []
    var texts: [String] = []
    for (side, length) in sides where length < 44 {
      let own = constraintIndices(of: view).first {
        constraints[$0].firstAttribute == side && constraints[$0].secondItem == nil
      }
      var new = self.size(of: view, side, .greaterThanOrEqual, 44)
      if let own {
        changes.append(.setConstant(Int32(own), 44))
        new = constraints[own]
        new.constant = 44
      } else {
        changes.append(.addConstraint(new))
      }
      texts.append(text(of: new))
    }
    return changes.isEmpty ? [] : [MendingCandidate(changes: changes, action: .add(texts))]
  }

  /// That a view ends within another one, with and without a width or a height that gives way for it.
  private func limits(of view: Int, at edge: RectEdge, inside outer: String) -> [MendingCandidate] {
    guard let superview = views.firstIndex(where: { $0.id == outer }) else { return [] }
    let isEnd = edge == .right || edge == .bottom
    let side: LayoutAttribute =
      switch edge {
      case .left: .leading
      case .right: .trailing
      case .top: .top
      case .bottom: .bottom
      }
    let limit = constraint(
      view, side, isEnd ? .lessThanOrEqual : .greaterThanOrEqual, .view(Int32(superview)), side)
    let extent: LayoutAttribute = edge == .left || edge == .right ? .width : .height
    let sizes = constraintIndices(of: view).filter {
      constraints[$0].firstAttribute == extent && constraints[$0].secondItem == nil
    }
    return [addition(limit)]
      + sizes.map { index in
        var yielding = constraints[index]
        yielding.priority = 749
        return MendingCandidate(
          changes: [.setPriority(Int32(index), 749), .addConstraint(limit)],
          action: .add([text(of: limit), text(of: yielding)]))
      }
  }

  /// That what holds a view at an edge of its superview holds it at the safe area.
  private func movesToSafeArea(of view: Int) -> [MendingCandidate] {
    constraintIndices(of: view).compactMap { index in
      var new = constraints[index]
      let superview = views[view].superview
      if case .view(let item)? = new.secondItem, item == superview {
        new.secondItem = .systemGuide(.safeArea, ofView: item)
      } else if case .view(let item) = new.firstItem, item == superview {
        new.firstItem = .systemGuide(.safeArea, ofView: item)
      } else {
        return nil
      }
      return exchange(index, for: new)
    }
  }

  /// That left is leading, and right trailing.
  private func directions(of view: Int) -> [MendingCandidate] {
    let natural: [LayoutAttribute: LayoutAttribute] = [.left: .leading, .right: .trailing]
    return constraintIndices(of: view).compactMap { index in
      var new = constraints[index]
      new.firstAttribute = natural[new.firstAttribute] ?? new.firstAttribute
      new.secondAttribute = natural[new.secondAttribute] ?? new.secondAttribute
      return new == constraints[index] ? nil : exchange(index, for: new)
    }
  }

  private func exchange(_ index: Int, for new: LayoutConstraint) -> MendingCandidate {
    MendingCandidate(
      changes: [.removeConstraint(Int32(index)), .addConstraint(new)],
      action: .replace(text(of: constraints[index]), with: text(of: new)))
  }

  private func addition(_ constraint: LayoutConstraint) -> MendingCandidate {
    MendingCandidate(changes: [.addConstraint(constraint)], action: .add([text(of: constraint)]))
  }

  private func size(
    of view: Int, _ side: LayoutAttribute, _ relation: LayoutConstraint.Relation, _ points: Double
  ) -> LayoutConstraint {
    var constraint = LayoutConstraint(
      firstItem: .view(Int32(view)), firstAttribute: side, owner: nil, listIndex: 0)
    (constraint.relation, constraint.constant) = (relation, points)
    return constraint
  }

  private func constraint(
    _ view: Int, _ side: LayoutAttribute, _ relation: LayoutConstraint.Relation, _ item: LayoutItem,
    _ other: LayoutAttribute
  ) -> LayoutConstraint {
    var constraint = size(of: view, side, relation, 0)
    (constraint.secondItem, constraint.secondAttribute) = (item, other)
    return constraint
  }
}
