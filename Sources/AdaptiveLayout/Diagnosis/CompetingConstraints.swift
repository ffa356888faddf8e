import ConstraintSolver
import JSON
import LayoutModel

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
    let candidates = own(variables, in: tie) + ties[tie].constraints.prefix(1)
    for constraint in candidates {
      switch problem.origins[constraint] {
      case .hugging(let view, let axis):
        return .hugging(document.views[Int(view)].id, axis)
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
    var own: [Int] = []
    for constraint in members where own.count < Self.limit {
      if ties[tie].contains(constraint), !own.contains(constraint) { own.append(constraint) }
    }
    return own
  }
}

extension Tie {
  /// Whether a constraint is one of those that compete. They are sorted.
  fileprivate func contains(_ constraint: Int) -> Bool {
    let place = constraints.lowerBound { $0 < constraint }
    return place < constraints.count && constraints[place] == constraint
  }
}
