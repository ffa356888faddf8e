import LayoutModel

/// What a resolution finds of the views of a document, beside it: by view, in arrays that run parallel to its nodes.
struct Sheet {
  /// In the superview's coordinates, exact. For a controller's root view, in those of the view that holds it.
  var frames: [Rect] = []
  var insets: [GuideInsets] = []
  /// Whether each view and every view above it in its tree is installed.
  var installed: [Bool] = []
  /// Exact sizes of the content of scroll views, by view.
  var contentSizes: [Int32: Size] = [:]
  /// What views answer that were asked for the size that fits, by view.
  var fittingSizes: [Int32: Size] = [:]
  /// Where the guides that the document makes are, by view, exact. Only where somebody asks for measures.
  var guideFrames: [Int: [GuideFrame<Int>]] = [:]
  /// What stands in bars among views, by view.
  var viewBars: [Int: ViewBarContents] = [:]
  /// What stands in lists, by view.
  var lists: [Int32: ResolvedList] = [:]
  /// Parallel to the document's presentations; nil for those that were not reached, or do not happen.
  var presentations: [PresentationLayout?] = []
  /// What held in each controller. Only where somebody asks for constraints.
  var keptConstraints: [KeptConstraint] = []
}

/// What is odd about a layout, and what of it is in doubt.
struct Findings {
  /// What was found before anything was solved.
  var diagnostics: [Diagnostic] = []
  /// What the solutions show.
  var layoutDiagnostics: [Diagnostic] = []
  /// What fitting views shows.
  var fittingDiagnostics: [Diagnostic] = []
  /// What the stages read that may be in doubt, besides what measuring did.
  var doubts = Doubts()
}
