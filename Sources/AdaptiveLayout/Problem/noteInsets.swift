import LayoutModel
import UIKitDefaults

extension ResolutionState {
  /// What the insets of a controller's views are made of, as far as constraints, stack views and scroll views read them
  /// or the answer tells them, once the views have frames. Takes O(*n*) in the readers, times the depth of their views.
  func doubtsOfInsets(of tree: ViewTree) -> Doubts {
    let (plan, host) = (tree.plan, tree.host)
    var doubts = Doubts()
    for use in plan.insetReaders.uses + usesByAnswer(of: plan) {
      let view = Int(use.view)
      switch use.guide {
      case .safeArea: doubts.facts.formUnion(safeAreaFacts(use.edges, ofView: view))
      case .layoutMargins: noteMargins(use.edges, ofView: view, host: host, in: &doubts)
      case .readableContent: noteReadableContent(use.edges, ofView: view, host: host, in: &doubts)
      case .keyboard where host.keyboard?.isFollowed(by: document.details(ofView: view)) == true:
        if !fillsWindow(view) { doubts.rules.insert(.keyboardGuides) }
      case .keyboard where document.details(ofView: view).usesBottomSafeArea:
        doubts.facts.formUnion(safeAreaFacts(use.edges.intersection(.bottom), ofView: view))
      case .safeAreaCornerHorizontal, .safeAreaCornerVertical, .marginsCornerHorizontal,
        .marginsCornerVertical:
        if use.guide.hasMargins {
          noteMargins(use.edges, ofView: view, host: host, in: &doubts)
        } else {
          doubts.facts.formUnion(safeAreaFacts(use.edges, ofView: view))
        }
        if !environment.corners.isEmpty { doubts.rules.insert(.windowCorners) }
      case .division: doubts.facts.insert(.reservedRegions)
      case .keyboard, .contentLayout, .frameLayout: break
      }
    }
    for view in plan.sources.scrolls.map({ Int($0) }) {
      // What keeps the content clear of its edges.
      let scroll = ScrolledView(view, of: document, in: sheet, size: sheet.frames[view].size)
      doubts.facts.formUnion(safeAreaFacts(scroll?.adjustedEdges(in: host) ?? [], ofView: view))
    }
    return doubts
  }

  /// The guides that the answer tells besides the layout.
  private func usesByAnswer(of plan: ConstraintPlan) -> [InsetUse] {
    var guides: [SystemGuide] = []
    if detail.contains(.margins) { guides = [.safeArea, .layoutMargins] }
    if detail.contains(.guides) { guides = [.safeArea, .layoutMargins, .readableContent] }
    if guides.isEmpty { return [] }
    return plan.range.filter { plan.installed[$0] }.flatMap { view in
      var shown = guides
      if detail.contains(.guides), document.views[view].superview == nil { shown.append(.keyboard) }
      return shown.map { InsetUse(view: Int32(view), guide: $0, edges: .all) }
    }
  }

  /// Whether a view covers the window, so that what is at a place of the one is there in the other.
  private func fillsWindow(_ view: Int) -> Bool {
    let frame = frameInWindow(ofView: view)
    let slack = 0.001
    return abs(frame.minX) <= slack && abs(frame.minY) <= slack
      && abs(frame.maxX - environment.size.width) <= slack
      && abs(frame.maxY - environment.size.height) <= slack
  }

  /// The parts of the window's safe area that reach a view at some edges, or would if they were larger.
  private func safeAreaFacts(_ edges: RectEdges, ofView view: Int) -> CatalogueFacts {
    guard !edges.isEmpty else { return CatalogueFacts() }
    return safeAreaFacts(edges, insets: sheet.insets[view].safeArea, of: frameInWindow(ofView: view))
  }

  /// Facts on which the safe area of a controller's root view rests, which need not have been laid out.
  func safeAreaFacts(_ edges: RectEdges, ofController index: Int) -> CatalogueFacts {
    guard !edges.isEmpty, var frame = controllers[index].place?.frame else { return CatalogueFacts() }
    if let outer = document.superview(ofView: Int(document.controllers[index].rootView)) {
      frame = frame.offset(by: frameInWindow(ofView: outer).origin)
    }
    return safeAreaFacts(edges, insets: controllers[index].safeArea, of: frame)
  }

  private func safeAreaFacts(_ edges: RectEdges, insets: EdgeInsets, of frame: Rect) -> CatalogueFacts {
    let distances = edgeDistances(of: frame, in: environment.size)
    var reached = RectEdges()
    for edge in RectEdge.allCases where edges.contains(RectEdges(edge)) {
      if insets[edge] != 0 || distances[edge] <= 0 { reached.insert(RectEdges(edge)) }
    }
    return .safeArea(reached)
  }

  /// Notes what the effective margins of a view are made of (AL-margins).
  private func noteMargins(_ edges: RectEdges, ofView view: Int, host: Host, in doubts: inout Doubts) {
    let details = document.details(ofView: view)
    if details.insetsLayoutMarginsFromSafeArea { doubts.facts.formUnion(safeAreaFacts(edges, ofView: view)) }
    guard let superview = document.views[view].superview.map(Int.init) else {
      guard let sides = host.systemMinimumSides, !edges.isDisjoint(with: .sides) else { return }
      return noteRootMargins(details, sides, host: host, in: &doubts)
    }
    guard details.preservesSuperviewLayoutMargins else { return }
    // The edges where the superview's margins are the greater ones (AL-margin-order).
    var reaching: RectEdges = []
    let distances = edgeDistances(of: sheet.frames[view], in: sheet.frames[superview].size)
    for edge in RectEdge.allCases where edges.contains(RectEdges(edge)) {
      let reach = sheet.insets[superview].layoutMargins[edge] - distances[edge]
      guard reach > 0 else { continue }
      if sheet.insets[view].layoutMargins[edge] == reach { reaching.insert(RectEdges(edge)) }
      if details.insetsLayoutMarginsFromSafeArea, sheet.insets[view].safeArea[edge] > 0 {
        doubts.rules.insert(.marginOrder)
      }
    }
    if !reaching.isEmpty { noteMargins(reaching, ofView: superview, host: host, in: &doubts) }
  }

  /// The margins at the sides of a controller's root view, where they are not the document's (AL-root-margin-width).
  private func noteRootMargins(
    _ details: ViewDetails, _ sides: RootSides, host: Host, in doubts: inout Doubts
  ) {
    let width = host.size.width
    let own = details.layoutMargins?.resolved(in: host.direction)
    if let own, own.left >= sides.left, own.right >= sides.right { return }
    if width == environment.size.width { doubts.facts.insert(.layoutMargins) }
    if Margins.isRootSideOpen(width: width, host.systemVersion) { doubts.rules.insert(.rootMarginBetween) }
  }

  /// The margins, and what narrows them (AL-readable-width, AL-readable-text-size).
  private func noteReadableContent(
    _ edges: RectEdges, ofView view: Int, host: Host, in doubts: inout Doubts
  ) {
    noteMargins(edges, ofView: view, host: host, in: &doubts)
    let isNarrowed = sheet.insets[view].readableContent.left > sheet.insets[view].layoutMargins.left
    guard isNarrowed, !edges.isDisjoint(with: .sides) else { return }
    doubts.facts.insert(.readableContentMaxWidth)
    let category = traits(ofView: view).preferredContentSizeCategory
    if category != nil, category != .large { doubts.rules.insert(.readableTextSizes) }
  }
}
