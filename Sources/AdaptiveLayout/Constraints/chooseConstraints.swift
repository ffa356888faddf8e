import LayoutModel

/// The active constraints of one controller in canonical order (AL-canonical-order), ready to be lowered.
struct ActiveConstraints {
  /// Where the environment changes nothing those of the whole document, so that nothing is copied.
  fileprivate let all: [ItemConstraint]
  /// The places of the controller's.
  fileprivate let places: Range<Int>

  var count: Int { places.count }
  /// By place in the canonical order.
  subscript(place: Int) -> ItemConstraint { all[places.lowerBound + place] }
  var list: ArraySlice<ItemConstraint> { all[places] }
}

/// Chooses the constraints of a controller that are active, with the numbers and sides that they have in the
/// environment.
///
/// - Parameters:
///   - document: With the values of the environment.
///   - range: The views of the controller, its root first.
///   - direction: Of the controller's traits.
/// - Complexity: O(*n*) in the number of the controller's constraints.
func chooseConstraints(
  of document: DocumentValues, prepared: PreparedDocument, range: Range<Int>, installed: InstalledViews,
  direction: LayoutDirection
) -> ActiveConstraints {
  let constraints = prepared.constraints
  let places = constraints.places(ofViews: range, of: document)
  let mirrors = prepared.mixesDirections || direction.isRightToLeft
  if installed.isComplete, constraints.areAllActive, !prepared.changesConstraints, !mirrors {
    return ActiveConstraints(all: constraints.list, places: places)
  }
  var candidates = constraints.list[places]
  if prepared.changesConstraints {
    for tie in constraints.ties(in: places) {
      candidates[tie].sort { precedes(Int($0.source), Int($1.source), in: document) }
    }
  }
  var list: [ItemConstraint] = []
  list.reserveCapacity(places.count)
  for candidate in candidates {
    let index = Int(candidate.source)
    guard document.constraints[index].isActive, document.constraints[index].isInstalled,
      candidate.isBetween(installed, of: document)
    else { continue }
    var constraint = candidate
    constraint.constant = document.constraints[index].constant
    constraint.priority = document.constraints[index].priority
    if mirrors, document.isDirectional(constraint: index),
      document.isRightToLeft(Int(constraint.container), inherited: direction)
    {
      constraint.mirror()
    }
    list.append(constraint)
  }
  return ActiveConstraints(all: list, places: list.indices)
}

extension ItemConstraint {
  /// Whether the views are installed that its items are or belong to.
  fileprivate func isBetween(_ installed: InstalledViews, of document: DocumentValues) -> Bool {
    installed[Int(document.view(of: first))]
      && (second.kind == .none || installed[Int(document.view(of: second))])
  }
}

extension DocumentValues {
  /// Whether leading is right in a view.
  ///
  /// - Parameter direction: Of the controller's traits.
  func isRightToLeft(_ view: Int, inherited direction: LayoutDirection) -> Bool {
    self.direction(ofView: view, inherited: direction).isRightToLeft
  }

  /// Whether a side of a constraint depends on the text direction.
  fileprivate func isDirectional(constraint index: Int) -> Bool {
    constraints[index].firstAttribute.isDirectional || constraints[index].secondAttribute.isDirectional
  }
}

extension LayoutDirection {
  var isRightToLeft: Bool {
    switch self {
    case .rightToLeft: true
    case .leftToRight: false
    }
  }
}
