import ConstraintSolver
import LayoutModel

/// Where items lie in the bounds of a container, as terms and a constant.
extension Lowering {
  /// Adds `factor` times an attribute to the constraint being made. Spacers lie in the container.
  ///
  /// - Returns: The constant part of the attribute, not multiplied.
  func addTerms(
    of item: ItemReference, _ attribute: LayoutAttribute, times factor: Double, in container: Int32,
    to problem: inout Problem
  ) -> Double {
    let measure = Measure(attribute)
    switch measure.kind {
    case .nothing: return 0
    case .size: return addSize(of: item, measure.axis, times: factor, to: &problem)
    case .baseline where item.kind == .view:
      return addBaseline(ofView: Int(item.index), attribute, times: factor, in: container, to: &problem)
    case .position, .baseline, .margin:
      let offset =
        measure.kind == .margin ? measure.offset(insets: marginInsets(of: item, to: &problem)) : 0
      let origin =
        item.kind == .view
        ? addOrigin(ofView: item.index, measure.axis, times: factor, in: container, to: &problem)
        : addOrigin(of: item, measure.axis, times: factor, in: container, to: &problem)
      let edge = origin + offset
      let part = measure.part
      if part == 0 { return edge }
      return edge + part * addSize(of: item, measure.axis, times: factor * part, to: &problem)
    }
  }

  /// The width or height of an item's alignment rectangle.
  @inline(__always)
  private func addSize(
    of item: ItemReference, _ axis: Axis, times factor: Double, to problem: inout Problem
  ) -> Double {
    let first = problem.firstVariable(of: item)
    guard first >= 0 else { return 0 }
    if item.isSystemGuide {
      return addSize(ofSystemGuide: item, first: first, axis, times: factor, to: &problem)
    }
    problem.addTerm(first + ItemVariable.size(axis), factor)
    return 0
  }

  @inline(never)
  private func addSize(
    ofSystemGuide item: ItemReference, first: Int, _ axis: Axis, times factor: Double,
    to problem: inout Problem
  ) -> Double {
    let view = Int(item.index)
    if let keyboard = keyboard(of: item) {
      return axis.isVertical ? keyboard.frame.size.height : keyboard.frame.size.width
    }
    if item.kind == .keyboard, axis.isVertical {
      problem.readsInsets = true
      return insets[view].keyboardHeight
    }
    problem.addTerm(first + ItemVariable.size(axis), factor)
    if item.kind == .contentLayout { return 0 }
    let outset = document.natural[view].alignmentRectInsets.sum(axis)
    guard let guide = item.insetGuide else { return outset }
    problem.readsInsets = true
    return outset - insets[view][guide].sum(axis)
  }

  /// The lower edge of a view's alignment rectangle, in the container's bounds.
  @inline(__always)
  private func addOrigin(
    ofView view: Int32, _ axis: Axis, times factor: Double, in container: Int32, to problem: inout Problem
  ) -> Double {
    if view == container { return lowerAlignmentInset(ofView: Int(view), axis) }
    let first = problem.firstVariable(ofView: Int(view))
    if first >= 0 { problem.addTerm(first + ItemVariable.position(axis), factor) }
    return addBounds(
      ofView: document.views[Int(view)].superview, axis, times: factor, in: container, to: &problem)
  }

  /// The lower edge of an item's alignment rectangle, in the container's bounds.
  private func addOrigin(
    of item: ItemReference, _ axis: Axis, times factor: Double, in container: Int32,
    to problem: inout Problem
  ) -> Double {
    switch item.kind {
    case .view:
      return addOrigin(ofView: item.index, axis, times: factor, in: container, to: &problem)
    case .guide:
      addOffset(of: item, axis, times: factor, to: &problem)
      return addBounds(
        ofView: document.guides[Int(item.index)].owner, axis, times: factor, in: container, to: &problem)
    case .spacer:
      addOffset(of: item, axis, times: factor, to: &problem)
      return 0
    case .none: return 0
    default:
      if let keyboard = keyboard(of: item) {
        return addOrigin(of: keyboard, axis, times: factor, in: container, to: &problem)
      }
      return addOrigin(ofSystemGuide: item, axis, times: factor, to: &problem)
        + addBounds(ofView: item.index, axis, times: factor, in: container, to: &problem)
    }
  }

  /// The lower edge of a view's own guide, in the view's bounds.
  @inline(never)
  private func addOrigin(
    ofSystemGuide item: ItemReference, _ axis: Axis, times factor: Double, to problem: inout Problem
  ) -> Double {
    let view = Int(item.index)
    if let guide = item.insetGuide {
      problem.readsInsets = true
      return insets[view][guide].lower(axis)
    }
    switch item.kind {
    case .frameLayout: return contentOffset(ofView: view, axis, &problem)
    case .keyboard where axis.isVertical:
      problem.readsInsets = true
      let first = problem.firstVariable(ofView: view)
      if first >= 0 { problem.addTerm(first + ItemVariable.height, factor) }
      return document.natural[view].alignmentRectInsets.sum(axis) - insets[view].keyboardHeight
    default: return 0
    }
  }

  /// The keyboard that a guide follows: then it is a place in the window, wherever the view is (AL-keyboard).
  private func keyboard(of item: ItemReference) -> HostKeyboard? {
    guard item.kind == .keyboard, let keyboard,
      keyboard.isFollowed(by: document.details(ofView: Int(item.index)))
    else { return nil }
    return keyboard
  }

  /// The lower edge of the keyboard, in the container's bounds.
  @inline(never)
  private func addOrigin(
    of keyboard: HostKeyboard, _ axis: Axis, times factor: Double, in container: Int32,
    to problem: inout Problem
  ) -> Double {
    keyboard.frame.minimum(axis) + contentOffset(ofView: Int(root), axis, &problem)
      - addBounds(ofView: container, axis, times: -factor, in: root, to: &problem)
  }

  /// The lower edge of a view's bounds, in the container's bounds.
  @inline(__always)
  private func addBounds(
    ofView view: Int32?, _ axis: Axis, times factor: Double, in container: Int32, to problem: inout Problem
  ) -> Double {
    if view == nil || view == container { return 0 }
    return addOrigins(from: view, axis, times: factor, to: container, &problem)
  }

  /// The sum of the origins from a view up to the container.
  private func addOrigins(
    from view: Int32?, _ axis: Axis, times factor: Double, to container: Int32, _ problem: inout Problem
  ) -> Double {
    var constant = 0.0
    var next = view
    while let view = next, view != container {
      addOffset(of: ItemReference(.view, view), axis, times: factor, to: &problem)
      constant -=
        lowerAlignmentInset(ofView: Int(view), axis) + contentOffset(ofView: Int(view), axis, &problem)
      next = document.views[Int(view)].superview
    }
    return constant
  }

  /// The lower edge of an item in the bounds of the view that it lies in.
  @inline(__always)
  private func addOffset(
    of item: ItemReference, _ axis: Axis, times factor: Double, to problem: inout Problem
  ) {
    let first = problem.firstVariable(of: item)
    if first >= 0 { problem.addTerm(first + ItemVariable.position(axis), factor) }
  }

  /// How far the content of a scroll view is shifted; 0 for other views.
  private func contentOffset(ofView view: Int, _ axis: Axis, _ problem: inout Problem) -> Double {
    guard case .scroll(let scroll) = document.views[view].role else { return 0 }
    let configuration = document.scrolls[Int(scroll)]
    if configuration.givenContentOffset == nil { problem.readsOffsets = true }
    let offset = configuration.contentOffset(adjustedContentInset: insets[view].adjustedContent)
    return axis.isVertical ? offset.y : offset.x
  }

  /// The left or top alignment inset.
  private func lowerAlignmentInset(ofView view: Int, _ axis: Axis) -> Double {
    document.natural[view].alignmentRectInsets.lower(axis)
  }

  /// The view whose baseline a view has for its own: itself, unless it names another.
  private func baselineView(ofView view: Int, _ attribute: LayoutAttribute, _ problem: inout Problem) -> Int {
    var index = view
    // A chain of views that stand for each other ends at the latest when every view was named once.
    for _ in document.views.indices {
      var next = document.viewForBaseline(ofView: index, attribute)
      if next == nil, let lent = sources.baselineView(ofStack: index, attribute, document) {
        problem.doubts.insert(.baselinesOfStacks)
        problem.readsContentSizes = true
        next = lent
      }
      guard let next, next != index else { break }
      index = Int(next)
    }
    return index
  }

  /// Constant distances from the edges, or from the middle, whatever size the view comes to have (AL-baselines).
  private func addBaseline(
    ofView view: Int, _ attribute: LayoutAttribute, times factor: Double, in container: Int32,
    to problem: inout Problem
  ) -> Double {
    let view = baselineView(ofView: view, attribute, &problem)
    let offsets = document.natural[view].baselineOffsets
    let origin = addOrigin(ofView: Int32(view), .vertical, times: factor, in: container, to: &problem)
    let item = ItemReference(.view, Int32(view))
    if let offsets, offsets.isCentered {
      let middle = 0.5 * addSize(of: item, .vertical, times: factor * 0.5, to: &problem)
      return origin + middle + (offsets.first - offsets.last) / 2
    }
    if attribute == .firstBaseline { return origin + (offsets?.first ?? 0) }
    return origin + addSize(of: item, .vertical, times: factor, to: &problem) - (offsets?.last ?? 0)
  }

  /// How far margin attributes lie inside the alignment rectangle.
  private func marginInsets(of item: ItemReference, to problem: inout Problem) -> EdgeInsets {
    if item.kind == .guide || item.kind == .spacer { return .zero }
    let view = Int(item.index)
    problem.readsInsets = true
    var result = insets[view].layoutMargins
    // A scroll view's content names it for its guides: those have the same edges as its bounds.
    guard item.kind == .view else { return result }
    let alignment = document.natural[view].alignmentRectInsets
    for edge in RectEdge.allCases { result[edge] -= alignment[edge] }
    return result
  }
}

extension DocumentValues {
  /// The view that a view names for one of its baselines, nil if it names none.
  fileprivate func viewForBaseline(ofView view: Int, _ attribute: LayoutAttribute) -> Int32? {
    guard let details = views[view].details.map(Int.init) else { return nil }
    return attribute == .firstBaseline
      ? self.details[details].viewForFirstBaselineLayout : self.details[details].viewForLastBaselineLayout
  }
}

/// What an attribute measures: a size, or a position as lower edge + `part` × size + an offset (AL-attributes).
private struct Measure {
  enum Kind { case nothing, size, position, baseline, margin }

  let kind: Kind
  let axis: Axis
  let part: Double

  @inline(__always)
  init(_ attribute: LayoutAttribute) {
    (kind, axis, part) =
      switch attribute {
      case .notAnAttribute: (.nothing, .horizontal, 0)
      case .width: (.size, .horizontal, 0)
      case .height: (.size, .vertical, 0)
      case .left, .leading: (.position, .horizontal, 0)
      case .centerX: (.position, .horizontal, 0.5)
      case .right, .trailing: (.position, .horizontal, 1)
      case .top: (.position, .vertical, 0)
      case .centerY: (.position, .vertical, 0.5)
      case .bottom: (.position, .vertical, 1)
      case .firstBaseline: (.baseline, .vertical, 0)
      case .lastBaseline: (.baseline, .vertical, 1)
      case .leftMargin, .leadingMargin: (.margin, .horizontal, 0)
      case .centerXWithinMargins: (.margin, .horizontal, 0.5)
      case .rightMargin, .trailingMargin: (.margin, .horizontal, 1)
      case .topMargin: (.margin, .vertical, 0)
      case .centerYWithinMargins: (.margin, .vertical, 0.5)
      case .bottomMargin: (.margin, .vertical, 1)
      }
  }

  /// Offset of a margin that lies `insets` inside the edges.
  func offset(insets: EdgeInsets) -> Double {
    let (lower, upper) = axis.isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    return part == 0 ? lower : part == 1 ? -upper : (lower - upper) / 2
  }
}

extension LayoutAttribute {
  /// Whether it is a line of a text.
  var isBaseline: Bool {
    switch self {
    case .firstBaseline, .lastBaseline: true
    default: false
    }
  }
}

extension EdgeInsets {
  /// The inset of the left or top edge.
  fileprivate func lower(_ axis: Axis) -> Double { axis.isVertical ? top : left }
  /// Both insets of an axis together.
  func sum(_ axis: Axis) -> Double {
    axis.isVertical ? top + bottom : left + right
  }
}
