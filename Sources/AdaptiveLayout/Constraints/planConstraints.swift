import LayoutModel

/// What of a controller's view tree does not depend on frames: which views are installed, and which constraints are
/// active, in canonical order. Made once for an environment, and handed on by reference.
final class ConstraintPlan {
  /// The views of the controller, its root first.
  let range: Range<Int>
  /// Whether each view and every view above it in its tree is installed.
  let installed: InstalledViews
  /// The active constraints, canonically ordered (AL-canonical-order).
  let constraints: ActiveConstraints
  let sources: ConstraintSources
  /// The views' own guides whose sizes depend on their insets and count, in pre-order.
  let insetGuides: [InsetGuide]
  let insetReaders: InsetReaders
  private let parts: DocumentParts

  /// Finds the views of a controller that are there, and the constraints between them.
  ///
  /// What it is made of is borrowed, here and below: initialisers own their arguments, and would copy all that is known.
  init(ofController controller: Int, in state: borrowing ResolutionState) {
    range = state.document.viewRange(ofController: controller)
    installed = InstalledViews(
      range, of: state.document, isLoaded: state.controllers.span[controller].place != nil)
    constraints = ActiveConstraints(between: installed, ofController: controller, in: state)
    sources = ConstraintSources(among: installed, ofController: controller, in: state)
    insetGuides = state.document.insetGuides(namedBy: constraints.list, sources)
    insetReaders = InsetReaders(
      constraints.list, insetGuides, sources, range: range, ofController: controller, in: state)
    parts = state.parts
  }

  var root: Int { range.lowerBound }

  func guides(of view: Int) -> Range<Int> { parts.guides(of: view) }

  func guides(in range: Range<Int>) -> Range<Int> {
    parts.firstGuide(of: range.lowerBound)..<parts.firstGuide(of: range.upperBound)
  }
}

/// Which views of one tree are installed, with every view above them.
struct InstalledViews {
  let range: Range<Int>
  /// For each view whether it is; empty where all are.
  private var flags: [Bool] = []

  /// - Parameter isLoaded: Whether the controller has its view; if not, none of them is.
  fileprivate init(_ range: Range<Int>, of document: borrowing DocumentValues, isLoaded: Bool) {
    self.range = range
    if isLoaded, range.allSatisfy({ document.views[$0].isInstalled }) { return }
    flags.reserveCapacity(range.count)
    for index in range {
      // Pre-order: the superview is decided before the view.
      let outer = document.views[index].superview.map { flags[Int($0) - range.lowerBound] } ?? isLoaded
      flags.append(outer && document.views[index].isInstalled)
    }
  }

  var isComplete: Bool { flags.isEmpty }

  subscript(view: Int) -> Bool { flags.isEmpty || flags[view - range.lowerBound] }
}

extension ResolutionState {
  mutating func adopt(_ views: InstalledViews) {
    var installed = sheet.installed.mutableSpan
    for view in views.range { installed[view] = views[view] }
  }
}

/// The active constraints of one controller in canonical order (AL-canonical-order), ready to be lowered.
struct ActiveConstraints {
  /// Where the environment changes nothing those of the whole document, so that nothing is copied.
  private let all: [ItemConstraint]
  private let places: Range<Int>

  var list: ArraySlice<ItemConstraint> { all[places] }

  /// Chooses the constraints of a controller that are active, with the numbers and sides that they have in the
  /// environment. Takes O(*n*) in the number of the controller's constraints.
  fileprivate init(
    between installed: InstalledViews, ofController controller: Int, in state: borrowing ResolutionState
  ) {
    let prepared = state.prepared
    let direction = state.controllers.span[controller].traits.layoutDirection ?? .leftToRight
    let places = prepared.constraints.places(ofViews: installed.range, of: state.document)
    let mirrors = prepared.mixesDirections || direction.isRightToLeft
    // What names a fold holds while that is partly open (AL-division).
    let isFlat = prepared.constraints.nameDivisions && state.environment.activeDivision == nil
    if installed.isComplete, prepared.constraints.areAllActive, !prepared.changesConstraints, !mirrors,
      !isFlat
    {
      (all, self.places) = (prepared.constraints.list, places)
      return
    }
    var candidates = prepared.constraints.list[places]
    if prepared.changesConstraints {
      for tie in prepared.constraints.ties(in: places) {
        candidates[tie].sort { precedes(Int($0.source), Int($1.source), in: state.document) }
      }
    }
    var list: [ItemConstraint] = []
    list.reserveCapacity(places.count)
    for candidate in candidates {
      let index = Int(candidate.source)
      guard state.document.constraints[index].isActive, state.document.constraints[index].isInstalled,
        candidate.isAmong(state.document, { installed[$0] }), !isFlat || !candidate.namesDivision
      else { continue }
      var constraint = candidate
      constraint.constant = state.document.constraints[index].constant
      constraint.priority = state.document.constraints[index].priority
      if mirrors, state.document.isDirectional(constraint: index),
        state.document.isRightToLeft(Int(constraint.container), inherited: direction)
      {
        constraint.mirror()
      }
      list.append(constraint)
    }
    (all, self.places) = (list, list.indices)
  }
}

extension DocumentValues {
  /// Whether leading is right in a view. `direction` is that of the controller's traits.
  func isRightToLeft(_ view: Int, inherited direction: LayoutDirection) -> Bool {
    self.direction(ofView: view, inherited: direction).isRightToLeft
  }

  fileprivate func isDirectional(constraint index: Int) -> Bool {
    constraints[index].firstAttribute.isDirectional || constraints[index].secondAttribute.isDirectional
  }
}

extension LayoutDirection {
  /// Asked in loops, where comparing cases of another module's type is a call.
  var isRightToLeft: Bool {
    switch self {
    case .rightToLeft: true
    case .leftToRight: false
    }
  }
}
