/// A document resolved in one environment: the answer.
package struct Layout: Sendable {
  package var environment: WindowEnvironment
  /// The document with the values that hold in this environment. The arrays below run parallel to its nodes.
  package var document: DocumentValues
  /// Indices of the controllers in pre-order of the hierarchy of this environment.
  package var order: [Int]
  package var controllers: [ControllerLayout], views: [ViewLayout]
  package var images: [ImageLayout] = []
  /// What the author should know, in the order in which the pipeline found it.
  package var diagnostics: [Diagnostic] = []
  /// Ids of the rules that match, in the order of application; nil for a document without rules.
  package var matchedRules: [String]?
  /// The traits of the views that have others than their controllers.
  package var viewTraits: [Int: TraitCollection] = [:]
  /// What overrides the traits of nodes; nothing where nobody asked.
  package var traitSources = TraitSources()
  /// Measures of the installed views, by index; nothing where nobody asked.
  package var measures: [Int: ViewMeasures] = [:]
  /// Lines of text by the index of the view that shows them, in reading order; nothing where nobody asked.
  package var textLines: [Int: [TextLine]] = [:]
  /// The views that something turns, scales or moves, by index: their frames are bounding boxes (AL-transform, TX-counter-rotation).
  package var transformed: [Int: TransformedView] = [:]
  /// What stands in the bars among views that have items, by the index of the view.
  package var viewBars: [Int: ViewBarContents] = [:]
  /// What stands in the table and collection views that have elements, by the index of the view.
  package var lists: [Int32: ResolvedList] = [:]
  /// The constraints that took part, those of the document first, in its order; nothing where nobody asked.
  package var placedConstraints: [PlacedConstraint] = []
  /// What its resolution read that may be in doubt, besides what ``diagnostics`` tell; see ``uncertain``.
  package var doubts = Doubts()
  package init(
    environment: WindowEnvironment, document: DocumentValues, order: [Int], controllers: [ControllerLayout],
    views: [ViewLayout]
  ) {
    (self.environment, self.document, self.order) = (environment, document, order)
    (self.controllers, self.views) = (controllers, views)
  }
}

extension Layout {
  /// What rests on thin ice, sorted: ids of rules, then paths into the record of the device (docs/rules/uncertain.md),
  /// in O(*n*) of the diagnostics. Layouts that environments share may differ in it.
  package var uncertain: [String] {
    let facts = environment.sources.facts.intersection(doubts.facts.union(.ofEveryLayout))
    var rules = doubts.rules.union(environment.sources.rules)
    if !facts.isDisjoint(with: .safeArea) { rules.formUnion(environment.sources.insetRules) }
    for index in diagnostics.indices { rules.formUnion(diagnostics[index].doubts) }
    let ids = rules.isEmpty ? [] : UncertainRule.ids.filter { rules.contains($0.key) }
    let doubted = environment.device.doubts.filter { $0.isUsed(facts, in: environment) }
    return ids.map(\.value.description) + doubted.map(\.name)
  }

  /// Whether a controller is neither the root nor somebody's child, nor holds a view of a bar item: presented, or gone.
  package func isPresentedOrGone(_ index: Int) -> Bool {
    index != 0 && document.controllers[index].parent == nil && document.controllers[index].contentOwner == nil
  }

  /// The presentations that put a wrapper around what they present, by the controller of that (PR-wrapper).
  package var wrapped: [Int: PresentationLayout] {
    if document.presentations.isEmpty { return [:] }
    let presentations = controllers.lazy.compactMap(\.presentation).filter { $0.wrapper != nil }
    return presentations.reduce(into: [:]) { wrapped, presentation in
      if let top = presentation.presentedController { wrapped[Int(top)] = presentation }
    }
  }

  /// The elements of lists whose views were placed, by the indices of those views, in O(*n*).
  package var elementPlaces: [Int: ElementPlace] {
    var places: [Int: ElementPlace] = [:]
    for (list, resolved) in lists {
      let id = document.views[Int(list)].id
      for element in resolved.elements {
        if let view = element.view { places[Int(view)] = ElementPlace(list: id, element.element) }
      }
    }
    return places
  }

  /// The id of the view that a presentation presents: its wrapper, or the presented root view; nil where nothing is.
  package func presentedView(of presentation: PresentationLayout) -> String? {
    presentation.presentedController.map { top in
      presentation.wrapper ?? document.views[Int(document.controllers[Int(top)].rootView)].id
    }
  }
}

/// What is resolved about a controller.
package struct ControllerLayout: Sendable {
  /// Complete: every trait that has a value at this controller.
  package var traits: TraitCollection
  /// The root view's frame in the coordinates of the view that holds it, for the root in the window's; on the
  /// pixel grid. Nil if its view is not loaded, or in a view that is not installed.
  package var frame: Rect?
  /// Size of the root view as solved, nil like ``frame``.
  package var size: Size?
  /// Safe area of the root view, additional insets included.
  package var safeAreaInsets: EdgeInsets
  /// Whether its view can be seen, as far as controllers decide it.
  package var isOnScreen: Bool
  /// What it wishes for, bars included (CO-preferred-size); zero for nothing.
  package var preferredContentSize = Size.zero
  /// What `systemLayoutSizeFitting` of `layoutFittingCompressedSize` returns of its view, in points, not on pixels. Nil where
  /// nobody asks (``ResolutionDetail/fittingSizes``), and for the root of the window.
  package var systemLayoutFittingSize: Size?
  /// What a container decided; nil for other controllers.
  package var container: ContainerLayout?
  /// How the controller is presented; nil where no other one presents it in this environment.
  package var presentation: PresentationLayout?
  package init(traits: TraitCollection, safeAreaInsets: EdgeInsets, isOnScreen: Bool) {
    (self.traits, self.safeAreaInsets, self.isOnScreen) = (traits, safeAreaInsets, isOnScreen)
  }
}

/// A view that is turned, scaled or moved about its centre.
package struct TransformedView: Sendable {
  package var transform: AffineTransform
  /// Where it is without that: its bounds, in the superview's coordinates, on the window's pixel grid.
  package var frame: Rect
  package init(transform: AffineTransform, frame: Rect) { (self.transform, self.frame) = (transform, frame) }
}

/// What is resolved about a view. All frames are nil for a view that is not installed or not loaded.
package struct ViewLayout: Sendable {
  /// In the superview's coordinates, on the window's pixel grid.
  package var frame: Rect?
  package var frameInWindow: Rect?
  /// In the superview's coordinates, as solved.
  package var exactFrame: Rect?
  /// Whether it and every view above it in its controller's tree is installed, and the controller, too.
  package var isInstalled = false
  /// Whether it is installed in a controller that is on screen.
  package var isOnScreen = false
  /// What a scroll view shows; nil for other views.
  package var scroll: ScrollLayout?
  /// What `systemLayoutSizeFitting` returns: of the alignment rectangle, in points, not on pixels. Nil where nobody asks.
  package var systemLayoutSize: Size?
  package init() {}
}

/// What is resolved about the content of a scroll view.
package struct ScrollLayout: Equatable, Sendable {
  /// Zero where no constraint speaks of the content.
  package var contentSize: Size
  /// As the document says.
  package var contentOffset: Point
  package var adjustedContentInset: EdgeInsets
  package init(contentSize: Size, contentOffset: Point, adjustedContentInset: EdgeInsets) {
    (self.contentSize, self.contentOffset) = (contentSize, contentOffset)
    self.adjustedContentInset = adjustedContentInset
  }
}

/// The asset variant that a view shows, and why.
package struct ImageLayout: Equatable, Sendable {
  /// Index of the view in ``LayoutDocument/views``.
  package var view: Int32
  package var selection: AssetSelection
  /// Whether the view is there; one that is not would show the variant (VA-uninstalled-image).
  package var isInstalled: Bool
  package init(view: Int32, selection: AssetSelection, isInstalled: Bool = true) {
    (self.view, self.selection, self.isInstalled) = (view, selection, isInstalled)
  }

  /// The chosen file, nil if none fits.
  package var filename: String? { selection.filename }
}
