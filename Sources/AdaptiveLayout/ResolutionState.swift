import LayoutModel

/// A resolution under way: the document with the values that hold so far, and what was decided about its nodes.
///
/// A value: whoever may have to do a part again keeps a copy from before.
struct ResolutionState {
  let environment: WindowEnvironment
  let parts: DocumentParts
  /// With the values of the environment, for the controllers that were reached. Controllers that nobody wrote are at
  /// the end, and so are their views.
  var document: LayoutDocument
  /// Parallel to the document's controllers.
  var controllers: [ControllerState]
  /// The controllers in the order in which they were reached: pre-order of the hierarchy of this environment.
  var order: [Int] = []
  /// In the superview's coordinates, exact. For a controller's root view, in those of the view that holds it.
  var frames: [Rect]
  var insets: [GuideInsets]
  /// Whether each view and every view above it in its tree is installed.
  var installed: [Bool]
  /// The traits of views that differ from those of their controllers; empty while there are none.
  var viewTraits: ViewTraits
  /// Exact sizes of the content of scroll views, by view.
  var contentSizes: [Int32: Size] = [:]
  var images: [ImageLayout] = []
  /// The names of all nodes; filled when the first one is made that nobody wrote.
  private var takenIds: Set<String> = []
  /// Nil for a document without rules.
  var breakpoints: BreakpointState?
  /// Parallel to the document's presentations; nil for those that were not reached, or do not happen.
  var presentations: [PresentationLayout?]
  var selector: ImageSelector
  var measurer: ContentMeasurer
  /// What views answer that were asked for the size that fits, by view.
  var fittingSizes: [Int32: Size] = [:]
  /// What was found before anything was solved.
  var diagnostics: [Diagnostic] = []
  /// What the solutions show.
  var layoutDiagnostics: [Diagnostic] = []
  /// What fitting views shows.
  var fittingDiagnostics: [Diagnostic] = []

  init(
    _ document: LayoutDocument, in environment: WindowEnvironment, breakpoints: BreakpointState? = nil
  ) {
    self.environment = environment
    self.breakpoints = breakpoints
    self.document = document
    parts = DocumentParts(document)
    controllers = document.controllers.map { _ in ControllerState() }
    for (index, controller) in document.controllers.enumerated() {
      if let parent = controller.parent { controllers[Int(parent)].children.append(index) }
    }
    frames = Array(repeating: .zero, count: document.views.count)
    insets = Array(repeating: GuideInsets(), count: document.views.count)
    installed = Array(repeating: false, count: document.views.count)
    viewTraits = ViewTraits(document)
    presentations = Array(repeating: nil, count: document.presentations.count)
    selector = ImageSelector(document, environment)
    measurer = ContentMeasurer(document.fonts, environment: environment)
  }

  /// The traits of a view.
  func traits(ofView view: Int) -> TraitCollection {
    viewTraits[view] ?? controllers[Int(document.views[view].controller)].traits
  }

  /// Gives a child to another parent, as its last one.
  mutating func move(_ child: Int, to parent: Int) {
    if let old = document.controllers[child].parent.map(Int.init) {
      controllers[old].children.removeAll { $0 == child }
    }
    controllers[parent].children.append(child)
    document.controllers[child].parent = Int32(parent)
    document.controllers[child].containerView = nil
  }

  /// Puts a navigation controller that nobody wrote around a controller, in its place among the children of its
  /// parent.
  ///
  /// - Returns: Its index.
  mutating func wrapInNavigationController(_ content: Int) -> Int {
    let id = unusedId(document.controllers[content].id + "/navigation")
    let index = document.addNavigationController(id, viewId: unusedId(id + "/view"), around: content)
    controllers.append(ControllerState())
    frames.append(.zero)
    insets.append(GuideInsets())
    installed.append(false)
    viewTraits.append()
    if let parent = document.controllers[content].parent.map(Int.init),
      let place = controllers[parent].children.firstIndex(of: content)
    {
      controllers[parent].children[place] = index
    }
    controllers[index].children = [content]
    document.controllers[index].parent = document.controllers[content].parent
    document.controllers[index].containerView = document.controllers[content].containerView
    document.controllers[content].parent = Int32(index)
    document.controllers[content].containerView = nil
    return index
  }

  /// The name, with as many primes as it takes for nothing else to be called so. It is taken from now on.
  private mutating func unusedId(_ name: String) -> String {
    if takenIds.isEmpty {
      takenIds.formUnion(document.controllers.lazy.map(\.id))
      takenIds.formUnion(document.views.lazy.map(\.id))
      takenIds.formUnion(document.guides.lazy.map(\.id))
    }
    var id = name
    while !takenIds.insert(id).inserted { id += "'" }
    return id
  }
}

/// What a resolution knows of one controller.
struct ControllerState {
  /// The traits of the environment that it hangs from.
  var inheritedTraits = TraitCollection()
  /// What its container or presentation implies, traits 2.2 step 2.
  var impliedTraits = TraitCollection()
  /// What holds for it (traits 2.2).
  var traits = TraitCollection()
  /// Where its root view goes; nil if its view is not loaded or what holds it is not installed.
  var place: ControllerPlace?
  /// Of the root view, additional insets included.
  var safeArea: EdgeInsets = .zero
  /// The number of the presentation that shows its view; nil for children, whose parents' views show theirs.
  var presentation: Int?
  /// Indices of its children in this environment, those that are not installed included.
  var children: [Int] = []
  /// What it decided as a container; bars and columns exactly. Nil for another controller.
  var container: ContainerLayout?
  /// Where a container puts those of its children whose views are loaded.
  var placements: [ChildPlacement] = []
  /// The safe area of a container as its children see it, bars included (traits C-3).
  var contentSafeArea: EdgeInsets = .zero
  /// Whether bars that it would have are shown by a navigation controller around it (traits C-21).
  var isMergedIntoOuterStack = false
}

/// Where a container puts the view of a child.
struct ChildPlacement {
  var child: Int
  /// In the coordinates of the container's root view.
  var frame: Rect
  var isOnScreen: Bool
}

/// Where a controller's root view goes, and what of the safe area reaches it.
struct ControllerPlace {
  /// In the coordinates of the view that holds it.
  var frame: Rect
  /// Additional insets of the controller not included.
  var safeArea: EdgeInsets
  var isOnScreen: Bool
  /// Whether it is in a sheet, where navigation bars are higher (traits 3.1).
  var isInSheet = false
}

/// The traits of the views below those that override some.
struct ViewTraits {
  /// For each view an index into `collections`, -1 for the traits of its controller. Empty while all are.
  private var indices: [Int32] = []
  private var collections: [TraitCollection] = []

  init(_ document: LayoutDocument) {
    if !document.viewTraitOverrides.isEmpty || document.changesTraitsOfViews {
      indices = Array(repeating: -1, count: document.views.count)
    }
  }

  /// Whether any view may have traits of its own.
  var isEmpty: Bool { indices.isEmpty }

  /// The traits of a view, nil if they are its controller's.
  subscript(view: Int) -> TraitCollection? {
    guard !indices.isEmpty, indices[view] >= 0 else { return nil }
    return collections[Int(indices[view])]
  }

  /// Gives a view traits of its own.
  mutating func set(_ traits: TraitCollection, ofView view: Int) {
    indices[view] = Int32(collections.count)
    collections.append(traits)
  }

  /// Gives a view the traits of another one.
  mutating func copy(fromView other: Int, toView view: Int) { indices[view] = indices[other] }

  /// Makes room for another view.
  mutating func append() {
    if !indices.isEmpty { indices.append(-1) }
  }
}

extension LayoutDocument {
  /// Adds a navigation controller with an empty view at the end of the document.
  ///
  /// - Returns: Its index.
  fileprivate mutating func addNavigationController(
    _ id: String, viewId: String, around content: Int
  ) -> Int {
    let index = controllers.count
    var node = ControllerNode(id: id, place: .implied(for: Int32(content)))
    node.type = .navigationController
    node.column = controllers[content].column
    node.rootView = Int32(views.count)
    controllers.append(node)
    var view = ViewNode(id: viewId, superview: nil, controller: Int32(index), place: .root)
    view.subtreeEnd = Int32(views.count + 1)
    views.append(view)
    return index
  }
}
