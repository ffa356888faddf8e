import ConstraintSolver
import LayoutModel

/// One diagnostic for each item and axis that the constraints do not determine, in pre-order (AL-ambiguity). What
/// competes is one finding, told of the first item that it leaves open; the others are its consequences
/// (AL-ambiguity-cause).
///
/// A guide that no constraint names says nothing about the layout and is left out, and so are the guides that stack
/// views make and the subviews that they hide.
///
/// - Parameter solution: Not unique.
func reportAmbiguity(
  _ solution: Solution, of document: DocumentValues, problem: Problem, hiddenArranged: Set<Int32>,
  into diagnostics: inout [Diagnostic]
) {
  let usedGuides = document.guidesNamedByConstraints
  let ties = CompetingConstraints(solution, problem)
  var findings: [Int: Int] = [:]
  for case .model(let item) in problem.items {
    guard let first = problem.firstVariable(of: item) else { continue }
    if case .guide(let guide) = item, !usedGuides.contains(guide) { continue }
    if case .view(let view) = item, hiddenArranged.contains(view) { continue }
    for axis in Axis.allCases {
      let variables = (first + ItemVariable.position(axis), first + ItemVariable.size(axis))
      let (position, size) = (solution.ambiguity(of: variables.0), solution.ambiguity(of: variables.1))
      guard let any = size ?? position else { continue }
      let finding = any.tie.flatMap { findings[$0] }
      var ambiguity = LayoutModel.Ambiguity(
        axis: axis, position: position.map(interval), size: size.map(interval), cause: cause(any.cause),
        tie: finding == nil ? any.tie.map { ties.explain($0, variables, of: document, problem) } : nil)
      // What scrolls in a scroll view: Interface Builder has a message of its own for it.
      if case .systemGuide = item { ambiguity.isOfScrollableContent = true }
      ambiguity.eitherSettles = position != nil && size != nil && solution.isLine(position: variables.0)
      let diagnostic = Diagnostic(
        .layout(.ambiguousLayout(ambiguity)), views: [document.diagnosedId(of: item)],
        pointer: document.pointer(toView: Int(document.view(of: item))))
      if let finding {
        diagnostics[finding].consequences.append(diagnostic)
      } else {
        if let tie = any.tie { findings[tie] = diagnostics.count }
        diagnostics.append(diagnostic)
      }
    }
  }
}

extension Solution {
  /// Whether fixing the position of an item whose position and size are ambiguous fixes its size, too.
  func isLine(position: Int) -> Bool {
    let place = pairs.lowerBound { $0.position < position }
    return place < pairs.count && pairs[place].position == position && pairs[place].dimension == 1
  }
}

private func interval(_ ambiguity: ConstraintSolver.Ambiguity) -> LayoutModel.Ambiguity.Interval {
  LayoutModel.Ambiguity.Interval(minimum: ambiguity.minimum, maximum: ambiguity.maximum)
}

private func cause(_ cause: ConstraintSolver.Ambiguity.Cause) -> LayoutModel.Ambiguity.Cause {
  switch cause {
  case .missing: .missing
  case .priorityTie: .priorityTie
  case .inequality: .inequality
  }
}

extension DocumentValues {
  /// The id of a view or of a guide of the document; of a view's own guide, the view's.
  func diagnosedId(of item: LayoutItem) -> String {
    if case .guide(let index) = item { return guides[Int(index)].id }
    return views[Int(view(of: item))].id
  }

  fileprivate var guidesNamedByConstraints: Set<Int32> {
    var named: Set<Int32> = []
    for constraint in constraints {
      for item in [constraint.firstItem, constraint.secondItem] {
        if case .guide(let index)? = item { named.insert(index) }
      }
    }
    return named
  }
}

/// The competing constraints of an ambiguous solution, by the variables that they name.
struct CompetingConstraints {
  private let ties: [Tie]
  /// For each variable the constraints of ties that name it, in canonical order.
  private var constraints: [Int: [Int]] = [:]

  /// How many constraints a diagnostic lists: in a long row of equal views each competes with all others.
  private static let limit = 8

  init(_ solution: Solution, _ problem: Problem) {
    ties = solution.ties
    for tie in ties {
      for constraint in tie.constraints {
        for variable in problem.system.variables(of: constraint) {
          constraints[variable, default: []].append(constraint)
        }
      }
    }
  }

  /// A tie in the words of the request.
  ///
  /// - Parameter variables: Position and size of the item that the diagnostic is about; its own constraints come
  ///   first.
  func explain(
    _ tie: Int, _ variables: (Int, Int), of document: DocumentValues, _ problem: Problem
  ) -> LayoutModel.Ambiguity.PriorityTie {
    var views: Set<Int32> = []
    var chosen = own(variables, in: tie)
    for constraint in ties[tie].constraints where chosen.count < Self.limit && !chosen.contains(constraint) {
      chosen.append(constraint)
    }
    return LayoutModel.Ambiguity.PriorityTie(
      priority: ties[tie].priority,
      constraints: chosen.map { document.explain(problem.origins[$0], times: 0, problem, views: &views) },
      count: ties[tie].constraints.count, remedy: remedy(for: variables, tie, of: document, problem))
  }

  /// What would settle it, as Interface Builder proposes it.
  private func remedy(
    for variables: (Int, Int), _ tie: Int, of document: DocumentValues, _ problem: Problem
  ) -> LayoutModel.Ambiguity.PriorityTie.Remedy {
    for constraint in own(variables, in: tie) + ties[tie].constraints.prefix(1) {
      switch problem.origins[constraint] {
      case .hugging(let view, let axis): return .hugging(document.views[Int(view)].id, axis)
      case .compressionResistance(let view, let axis):
        return .compressionResistance(document.views[Int(view)].id, axis)
      default: continue
      }
    }
    return .otherPriority
  }

  /// The first constraints of a tie that name one of the variables.
  private func own(_ variables: (Int, Int), in tie: Int) -> [Int] {
    let members = (constraints[variables.1] ?? []) + (constraints[variables.0] ?? [])
    return members.reduce(into: []) { own, constraint in
      if own.count < Self.limit, ties[tie].contains(constraint), !own.contains(constraint) {
        own.append(constraint)
      }
    }
  }
}

extension Tie {
  /// Whether a constraint is one of those that compete. They are sorted.
  fileprivate func contains(_ constraint: Int) -> Bool {
    let place = constraints.lowerBound { $0 < constraint }
    return place < constraints.count && constraints[place] == constraint
  }
}
