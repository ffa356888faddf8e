import LayoutModel

/// What of a controller's view tree does not depend on frames: which views are installed, and which constraints are
/// active, in canonical order. Made once for an environment.
struct ConstraintPlan {
  /// The views of the controller, its root first.
  let range: Range<Int>
  /// Whether each view and every view above it in its tree is installed.
  var installed: InstalledViews
  /// The active constraints, canonically ordered (AL-canonical-order).
  let constraints: PlannedConstraints
  /// The views that make constraints of their own.
  let sources: ConstraintSources
  /// The views' own guides whose sizes depend on their insets and count, in pre-order.
  let insetGuides: [InsetGuide]
  /// Whose insets are read.
  let insetReaders: InsetReaders
  private let parts: DocumentParts

  /// - Parameter state: Learns which views are installed.
  init(ofController controller: Int, in state: inout ResolutionState) {
    parts = state.parts
    range = state.document.viewRange(ofController: controller)
    installed = InstalledViews(
      range, of: state.document, isLoaded: state.controllers[controller].place != nil)
    sources = ConstraintSources(
      state.document, controller, parts: state.parts, range: range, installed: installed)
    constraints = planConstraints(
      ofController: controller, of: state.document, parts: state.parts, range: range, installed: installed,
      direction: state.controllers[controller].traits.layoutDirection ?? .leftToRight)
    insetGuides = state.document.insetGuides(namedBy: constraints.list, sources)
    insetReaders = InsetReaders(
      constraints.list, insetGuides, of: state.document, controller: controller,
      children: state.controllers[controller].children, parts: state.parts, range: range)
    for view in range { state.installed[view] = installed[view] }
  }

  /// The indices of the guides that a view owns.
  func guides(of view: Int) -> Range<Int> { parts.guides(of: view) }

  /// The indices of the guides of some views.
  func guides(in range: Range<Int>) -> Range<Int> {
    parts.firstGuide(of: range.lowerBound)..<parts.firstGuide(of: range.upperBound)
  }
}

/// Which views of one tree are installed, with every view above them.
struct InstalledViews {
  private let first: Int
  private var flags: [Bool] = []

  /// - Parameter isLoaded: Whether the controller has its view; if not, none of them is.
  init(_ range: Range<Int>, of document: LayoutDocument, isLoaded: Bool) {
    first = range.lowerBound
    flags.reserveCapacity(range.count)
    for index in range {
      // Pre-order: the superview is decided before the view.
      let outer = document.views[index].superview.map { flags[Int($0) - first] } ?? isLoaded
      flags.append(outer && document.views[index].isInstalled)
    }
  }

  subscript(view: Int) -> Bool { flags[view - first] }
}
