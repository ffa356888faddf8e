import ConstraintSolver
import JSON
import LayoutModel

/// The conflicts of one controller: what contradicts what, and what would end it (AL-conflicts).
func explainConflicts(
  of tree: SolvedTree, trials: inout RemedyTrials, workspace: inout ResolutionWorkspace
) throws(ResolutionError) -> [ExplainedFinding] {
  var findings: [ExplainedFinding] = []
  var room = ConflictReportLimit(after: [])
  let before = trials.before.conflicts.count
  for conflict in tree.solution.conflicts {
    let diagnostic = explainConflict(conflict, of: tree.document, problem: tree.problem, room: &room)
    let set = LayoutTroubles.members(of: diagnostic) ?? []
    let arithmetic = tree.arithmetic(of: conflict)
    let remedies = try trials.remedies(
      among: tree.remedies(of: conflict, missing: arithmetic.sum), workspace: &workspace
    ) { after in after.conflicts.count < before && !after.conflicts.contains(set) }.remedies
    findings.append(ExplainedFinding(diagnostic, arithmetic: arithmetic, remedies: remedies))
  }
  return findings
}

/// So many constraints of a conflict are told and tried.
private let mostMembers = 24

extension SolvedTree {
  /// The lines of a conflict with what each adds. What is beyond the first few is left out of the lines, not of the sum.
  fileprivate func arithmetic(of conflict: ConstraintSolver.Conflict) -> Arithmetic {
    var lines: [Arithmetic.Line] = []
    var sum = 0.0
    var isInequality = !conflict.signRules.isEmpty
    for (place, member) in conflict.members.enumerated() {
      let addend = member.multiplier * problem.system.constant(of: member.constraint)
      sum += addend
      if problem.system.relation(of: member.constraint) != .equal { isInequality = true }
      guard place < mostMembers else { continue }
      lines.append(
        Arithmetic.Line(
          text: explain(row: member.constraint, times: member.multiplier).text,
          multiplier: member.multiplier, addend: addend + 0))
    }
    for rule in conflict.signRules.prefix(mostMembers) {
      lines.append(
        Arithmetic.Line(
          text: explain(signRuleOf: rule.variable, times: rule.multiplier).text,
          multiplier: rule.multiplier, addend: 0))
    }
    return Arithmetic(lines: lines, sum: sum, isInequality: isInequality)
  }

  /// Single changes of what the set says, the broken constraint's before others.
  ///
  /// - Parameter missing: What is left when the lines are added up.
  fileprivate func remedies(of conflict: ConstraintSolver.Conflict, missing: Double) -> [RemedyCandidate] {
    let members = conflict.firstMembers(mostMembers).sorted {
      $0.constraint == conflict.broken && $1.constraint != conflict.broken
    }
    var known: Set<[LayoutChange]> = []
    return members.flatMap { member -> [RemedyCandidate] in
      switch problem.origins[member.constraint] {
      case .constraint(let index): return remedies(ofConstraint: index, missing: missing / member.multiplier)
      case .generated(let index): return remedies(ofGenerated: problem.generated[Int(index)])
      case .compressionResistance(let view, let axis):
        return [lower(.compressionResistance, axis, of: view, to: 999)]
      case .hugging(let view, let axis): return [lower(.hugging, axis, of: view, to: 999)]
      case .host, .fixed, .guideSize, .fitting: return []
      }
    }.filter { known.insert($0.changes).inserted }
  }

  /// - Parameter missing: By how much its constant is off, in points; the sign is that of the system, which may mirror it.
  private func remedies(ofConstraint index: Int32, missing: Double) -> [RemedyCandidate] {
    let constraint = document.constraints[Int(index)]
    let text = document.text(of: constraint)
    func replace(_ change: LayoutChange) -> RemedyCandidate {
      var new = constraint
      new.apply(change)
      return RemedyCandidate(
        [change], .replace(text, with: document.text(of: new)), constraints: [document.entryText(of: new)])
    }
    var candidates = [lowerPriority(ofConstraint: index, to: 999)]
    if constraint.relation == .equal {
      candidates.append(replace(.setRelation(index, .greaterThanOrEqual)))
      candidates.append(replace(.setRelation(index, .lessThanOrEqual)))
    }
    if constraint.multiplier == 1, missing.isFinite {
      for value in [constraint.constant - missing, constraint.constant + missing] {
        candidates.append(replace(.setConstant(index, rounded(value))))
      }
    }
    return candidates + [RemedyCandidate([.removeConstraint(index)], .remove(text))]
  }

  /// What ends a constraint that a mask or a stack view makes.
  private func remedies(ofGenerated constraint: GeneratedConstraint) -> [RemedyCandidate] {
    let id = document.views[Int(constraint.generator)].id
    func set(_ property: LayoutChange.ViewValue, _ setting: RemedyAction.Setting) -> RemedyCandidate {
      RemedyCandidate([.setView(constraint.generator, property)], .set(setting, of: id))
    }
    if constraint.rank == .autoresizing {
      return [set(.translatesAutoresizingMaskIntoConstraints(false), .noMask)]
    }
    guard let stack = document.stacks.first(where: { $0.view == constraint.generator }) else { return [] }
    var candidates: [RemedyCandidate] = []
    if stack.distribution != .fill { candidates.append(set(.distribution(.fill), .distribution)) }
    if stack.isLayoutMarginsRelativeArrangement {
      candidates.append(set(.layoutMarginsRelativeArrangement(false), .noMargins))
    }
    if stack.spacing != 0 { candidates.append(set(.spacing(0), .noSpacing)) }
    if constraint.stackIdentifier == .hiding, case .model(.view(let hidden)) = constraint.first.item {
      let id = document.views[Int(hidden)].id
      candidates.append(RemedyCandidate([.setView(hidden, .hidden(false))], .show(id)))
    }
    return candidates
  }

  /// That a view holds its content less tightly.
  func lower(
    _ kind: RemedyAction.ContentPriority, _ axis: Axis, of view: Int32, to priority: Float,
    first: Bool = false
  ) -> RemedyCandidate {
    let partial = PartialPriorities(priority, on: axis)
    let property: LayoutChange.ViewValue =
      kind == .hugging ? .contentHuggingPriority(partial) : .contentCompressionResistancePriority(partial)
    let id = document.views[Int(view)].id
    return RemedyCandidate([.setView(view, property)], .lower(kind, axis, of: id, to: priority, first: first))
  }

  /// That a constraint gives way to those that have a higher priority.
  func lowerPriority(ofConstraint index: Int32, to priority: Float) -> RemedyCandidate {
    let old = document.constraints[Int(index)]
    var new = old
    new.priority = priority
    return RemedyCandidate(
      [.setPriority(index, priority)], .lowerPriority(of: document.text(of: old), to: priority),
      constraints: [document.entryText(of: new)])
  }
}

extension DocumentValues {
  /// A constraint as an entry of a request: with its identifier.
  func entryText(of constraint: LayoutConstraint) -> String {
    let identifier = identifier(of: constraint)
    return text(of: constraint) + (identifier.isEmpty ? "" : " '\(identifier)'")
  }
}

/// To a thousandth of a point: what people would write.
func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 + 0 }
