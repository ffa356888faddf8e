import ConstraintSolver
import LayoutModel

/// Where items lie in the container's coordinates, as terms and a constant.
extension Lowering {
  /// Adds `factor` times an attribute to the constraint being made.
  ///
  /// - Returns: The constant part of the attribute, not multiplied.
  func addTerms(
    of item: LayoutItem, _ attribute: LayoutAttribute, times factor: Double, to problem: inout Problem
  ) -> Double {
    switch attribute.kind {
    case .none: return 0
    case .size(let axis): return addSize(of: item, axis, times: factor, to: &problem)
    case .position(let axis):
      if let baseline = baselineView(of: item, attribute) {
        return addBaseline(baseline, attribute, times: factor, to: &problem)
      }
      let span = Span(attribute, insets: marginInsets(of: item, attribute, to: &problem))
      var constant = addOrigin(of: item, axis, times: factor, to: &problem) + span.offset
      if span.part != 0 {
        constant += span.part * addSize(of: item, axis, times: factor * span.part, to: &problem)
      }
      return constant
    }
  }

  /// The same for an item that only the problem may know. Spacers lie in the container.
  func addTerms(
    of item: ProblemItem, _ attribute: LayoutAttribute, times factor: Double, to problem: inout Problem
  ) -> Double {
    switch item {
    case .model(let item): return addTerms(of: item, attribute, times: factor, to: &problem)
    case .spacer:
      guard let first = problem.firstVariable(of: item) else { return 0 }
      switch attribute.kind {
      case .none: break
      case .size(let axis): problem.addTerm(first + ItemVariable.size(axis), factor)
      case .position(let axis):
        let span = Span(attribute, insets: .zero)
        problem.addTerm(first + ItemVariable.position(axis), factor)
        if span.part != 0 { problem.addTerm(first + ItemVariable.size(axis), factor * span.part) }
      }
      return 0
    }
  }

  /// The width or height of an item's alignment rectangle.
  private func addSize(
    of item: LayoutItem, _ axis: Axis, times factor: Double, to problem: inout Problem
  ) -> Double {
    guard let first = problem.firstVariable(of: item) else { return 0 }
    guard case .systemGuide(let guide, let view) = item else {
      problem.addTerm(first + ItemVariable.size(axis), factor)
      return 0
    }
    if guide == .keyboard, axis == .vertical {
      problem.readsInsets = true
      return insets[Int(view)].keyboardHeight
    }
    problem.addTerm(first + ItemVariable.size(axis), factor)
    if guide == .contentLayout { return 0 }
    let outset = alignmentInsets(ofView: Int(view))
    if guide == .frameLayout || guide == .keyboard { return outset.sum(axis) }
    problem.readsInsets = true
    return outset.sum(axis) - insets[Int(view)][guide].sum(axis)
  }

  /// The lower edge of an item's alignment rectangle, in the container's bounds.
  private func addOrigin(
    of item: LayoutItem, _ axis: Axis, times factor: Double, to problem: inout Problem
  ) -> Double {
    switch item {
    case .view(let view):
      if Int(view) == container { return alignmentInsets(ofView: Int(view)).lower(axis) }
      addPosition(of: item, axis, times: factor, to: &problem)
      return addBounds(ofView: document.views[Int(view)].superview, axis, times: factor, to: &problem)
    case .guide(let guide):
      addPosition(of: item, axis, times: factor, to: &problem)
      return addBounds(
        ofView: document.guides[Int(guide)].owner, axis, times: factor, to: &problem)
    case .systemGuide(let guide, let view):
      return addOrigin(of: guide, ofView: view, axis, times: factor, to: &problem)
        + addBounds(ofView: view, axis, times: factor, to: &problem)
    }
  }

  /// The lower edge of a view's own guide, in the view's bounds.
  private func addOrigin(
    of guide: SystemGuide, ofView view: Int32, _ axis: Axis, times factor: Double, to problem: inout Problem
  ) -> Double {
    switch guide {
    case .contentLayout: return 0
    case .frameLayout: return contentOffset(ofView: Int(view), axis)
    case .keyboard where axis == .horizontal: return 0
    case .keyboard:
      problem.readsInsets = true
      if let first = problem.firstVariable(of: LayoutItem.view(view)) {
        problem.addTerm(first + ItemVariable.height, factor)
      }
      return alignmentInsets(ofView: Int(view)).sum(axis) - insets[Int(view)].keyboardHeight
    case .safeArea, .layoutMargins, .readableContent:
      problem.readsInsets = true
      return insets[Int(view)][guide].lower(axis)
    }
  }

  /// The lower edge of a view's bounds, in the container's bounds: the sum of the origins on the way up.
  private func addBounds(
    ofView view: Int32?, _ axis: Axis, times factor: Double, to problem: inout Problem
  ) -> Double {
    var constant = 0.0
    var next = view
    while let view = next, Int(view) != container {
      addPosition(of: .view(view), axis, times: factor, to: &problem)
      constant -= alignmentInsets(ofView: Int(view)).lower(axis) + contentOffset(ofView: Int(view), axis)
      next = document.views[Int(view)].superview
    }
    return constant
  }

  private func addPosition(
    of item: LayoutItem, _ axis: Axis, times factor: Double, to problem: inout Problem
  ) {
    guard let first = problem.firstVariable(of: item) else { return }
    problem.addTerm(first + ItemVariable.position(axis), factor)
  }

  /// How far the content of a scroll view is shifted; 0 for other views.
  private func contentOffset(ofView view: Int, _ axis: Axis) -> Double {
    guard let scroll = document.scroll(ofView: view) else { return 0 }
    return axis == .horizontal ? scroll.contentOffset.x : scroll.contentOffset.y
  }

  /// Which view's baseline an attribute means, nil if it means none: a view may name another for its own.
  private func baselineView(of item: LayoutItem, _ attribute: LayoutAttribute) -> Int? {
    guard attribute == .firstBaseline || attribute == .lastBaseline, case .view(let view) = item else {
      return nil
    }
    var index = Int(view)
    // A chain of views that stand for each other ends at the latest when every view was named once.
    for _ in document.views.indices {
      let details = document.details(ofView: index)
      let named =
        attribute == .firstBaseline ? details.viewForFirstBaselineLayout : details.viewForLastBaselineLayout
      let next = named ?? sources.baselineView(ofStack: index, attribute, document)
      guard let next, next != index else { break }
      index = Int(next)
    }
    return index
  }

  /// Constant distances from the edges, whatever size the view comes to have (auto-layout 3.6).
  private func addBaseline(
    _ view: Int, _ attribute: LayoutAttribute, times factor: Double, to problem: inout Problem
  ) -> Double {
    let item = LayoutItem.view(Int32(view))
    let offsets = document.details(ofView: view).baselineOffsets
    let origin = addOrigin(of: item, .vertical, times: factor, to: &problem)
    if attribute == .firstBaseline { return origin + (offsets?.first ?? 0) }
    return origin + addSize(of: item, .vertical, times: factor, to: &problem) - (offsets?.last ?? 0)
  }

  /// How far margin attributes lie inside the alignment rectangle; zero for the others.
  private func marginInsets(
    of item: LayoutItem, _ attribute: LayoutAttribute, to problem: inout Problem
  ) -> EdgeInsets {
    guard attribute.isMargin else { return .zero }
    switch item {
    case .guide: return .zero
    case .view(let view):
      problem.readsInsets = true
      var result = insets[Int(view)].layoutMargins
      let alignment = alignmentInsets(ofView: Int(view))
      for edge in RectEdge.allCases { result[edge] -= alignment[edge] }
      return result
    case .systemGuide(_, let view):
      // Of a scroll view, which its content names for its guides: those have the same edges as its bounds.
      problem.readsInsets = true
      return insets[Int(view)].layoutMargins
    }
  }

  private func alignmentInsets(ofView view: Int) -> EdgeInsets {
    guard let details = document.views[view].details else { return .zero }
    return document.details[Int(details)].alignmentRectInsets
  }
}

/// Which rectangle of a scroll view its content means, auto-layout 2.6.
extension Lowering {
  /// An item of a constraint whose other item is `other`: a scroll view's edges are those of its content for what is
  /// inside it, its centre is that of its frame.
  func scrolled(_ item: LayoutItem, _ attribute: LayoutAttribute, relatedTo other: LayoutItem) -> LayoutItem {
    guard case .view(let view) = item, case .scroll = document.views[Int(view)].role,
      isInside(other, scrollView: view)
    else { return item }
    switch attribute {
    case .notAnAttribute, .width, .height: return item
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      return .systemGuide(.frameLayout, ofView: view)
    default: return .systemGuide(.contentLayout, ofView: view)
    }
  }

  private func isInside(_ item: LayoutItem, scrollView: Int32) -> Bool {
    let view = document.view(of: item)
    if case .guide = item, view == scrollView { return true }
    return view != scrollView && document.isView(Int(scrollView), atOrAbove: Int(view))
  }

  /// Content that no constraint speaks of is left alone: its size is zero and not ambiguous.
  func noteContent(_ first: LayoutItem, _ second: LayoutItem?, in problem: inout Problem) {
    for item in [first, second] {
      if case .systemGuide(.contentLayout, let view)? = item { problem.constrainedContents.insert(view) }
    }
  }
}

/// A position as lower edge + `part` × size + `offset`, auto-layout 1.2.
private struct Span {
  var part: Double
  var offset: Double

  init(_ attribute: LayoutAttribute, insets: EdgeInsets) {
    (part, offset) =
      switch attribute {
      case .right, .bottom, .lastBaseline: (1, 0)
      case .centerX, .centerY: (0.5, 0)
      case .leftMargin: (0, insets.left)
      case .topMargin: (0, insets.top)
      case .rightMargin: (1, -insets.right)
      case .bottomMargin: (1, -insets.bottom)
      case .centerXWithinMargins: (0.5, (insets.left - insets.right) / 2)
      case .centerYWithinMargins: (0.5, (insets.top - insets.bottom) / 2)
      default: (0, 0)
      }
  }
}

extension LayoutAttribute {
  fileprivate var isMargin: Bool { rawValue >= LayoutAttribute.leftMargin.rawValue }
}

extension EdgeInsets {
  /// The inset of the left or top edge.
  fileprivate func lower(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
  /// Both insets of an axis together.
  func sum(_ axis: Axis) -> Double { axis == .horizontal ? left + right : top + bottom }
}
