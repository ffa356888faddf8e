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
  /// Where the finding of each tie is.
  var findings: [Int: Int] = [:]
  for case .model(let item) in problem.items {
    guard let first = problem.firstVariable(of: item) else { continue }
    if case .guide(let guide) = item, !usedGuides.contains(guide) { continue }
    if case .view(let view) = item, hiddenArranged.contains(view) { continue }
    for axis in Axis.allCases {
      let variables = (first + ItemVariable.position(axis), first + ItemVariable.size(axis))
      let position = solution.ambiguity(of: variables.0)
      let size = solution.ambiguity(of: variables.1)
      guard let any = size ?? position else { continue }
      let finding = any.tie.flatMap { findings[$0] }
      var ambiguity = LayoutModel.Ambiguity(
        axis: axis, position: position.map(interval), size: size.map(interval), cause: cause(any.cause),
        tie: finding == nil ? any.tie.map { ties.explain($0, variables, of: document, problem) } : nil)
      ambiguity.isOfScrollableContent = item.isContent
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

extension LayoutItem {
  /// Whether it is what scrolls in a scroll view, for which Interface Builder has a message of its own.
  fileprivate var isContent: Bool {
    if case .systemGuide = self { true } else { false }
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
