import ConstraintSolver
import LayoutModel

/// A view's own guide that lies inside the view by its insets.
struct InsetGuide: Hashable {
  /// Index of the view.
  var view: Int32
  var guide: SystemGuide
}

/// Keeps the guides that constraints name from a negative size: they are items like any other (AL-variables,
/// AL-guides).
///
/// They have no variables of their own, so the rule is one about their view: it is not smaller than the insets.
///
/// - Parameters:
///   - guides: Of one controller's view tree.
///   - host: The view whose size is given, whatever its insets are; nil if all are to be found.
func boundInsetGuides(
  _ guides: ArraySlice<InsetGuide>, of document: DocumentValues, host: Int?, insets: [GuideInsets],
  into problem: inout Problem
) {
  for item in guides where host.map({ $0 != Int(item.view) }) ?? true {
    guard let first = problem.firstVariable(of: LayoutItem.view(item.view)) else { continue }
    for axis in Axis.allCases {
      let outset = document.natural[Int(item.view)].alignmentRectInsets.sum(axis)
      let least = insets[Int(item.view)][item.guide].sum(axis) - outset
      guard least > 0 else { continue }
      problem.system.addConstraint(
        on: first + ItemVariable.size(axis), .greaterThanOrEqual, least, breaking: .bound)
      problem.origins.append(.guideSize(item, axis))
    }
  }
}

extension DocumentValues {
  /// The inset guides that active constraints and stack views name, in pre-order.
  func insetGuides(namedBy constraints: ArraySlice<ItemConstraint>, _ sources: ConstraintSources)
    -> [InsetGuide]
  {
    var named: Set<InsetGuide> = []
    func note(_ item: ItemReference) {
      guard let guide = item.insetGuide else { return }
      named.insert(InsetGuide(view: item.index, guide: guide))
    }
    for constraint in constraints where constraint.readsInsets {
      note(constraint.first)
      note(constraint.second)
    }
    for view in sources.stacksWithMargins(of: stacks) {
      named.insert(InsetGuide(view: view, guide: .layoutMargins))
    }
    return named.sorted { ($0.view, $0.guide.rawValue) < ($1.view, $1.guide.rawValue) }
  }
}
