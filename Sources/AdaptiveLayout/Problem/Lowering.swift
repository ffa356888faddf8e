import ConstraintSolver
import LayoutModel

/// Turns constraints between attributes of items into linear constraints over their variables.
///
/// Made once for a problem: it holds what all constraints are read against, so that adding one copies nothing.
struct Lowering {
  let document: DocumentValues
  let plan: ConstraintPlan
  let host: Host
  let insets: [GuideInsets]
  /// The views of the problem.
  let range: Range<Int>
  /// What the first of them is fitted to, apart from everything around it; nil for a whole tree.
  let target: FittingTarget?

  func add(_ constraint: ItemConstraint, to problem: inout Problem) {
    // Content that no constraint speaks of is left alone: its size is zero and not ambiguous.
    if constraint.first.item.kind == .contentLayout {
      problem.variables.constrainedContents.insert(constraint.first.item.index)
    }
    if constraint.second.item.kind == .contentLayout {
      problem.variables.constrainedContents.insert(constraint.second.item.index)
    }
    lower(constraint, to: &problem)
    problem.origins.append(.constraint(constraint.source))
  }

  func addGenerated(_ index: Int, to problem: inout Problem) {
    let generated = problem.generated[index]
    let (one, other) = (generated.first.attribute, generated.secondAttribute)
    let items = document.pair(
      ItemReference(generated.first.item), generated.second.map { ItemReference($0.item) } ?? .none)
    var constraint = ItemConstraint(
      first: ConstraintSide(items.first, one.leftToRight),
      second: ConstraintSide(items.second, other.leftToRight), relation: .init(generated.relation),
      breaking: .system(items.breakingClass(one, other), depth: items.depth(document)),
      priority: generated.priority, multiplier: generated.multiplier, constant: generated.constant,
      container: generated.container, source: Int32(index))
    if one.isDirectional || other.isDirectional,
      document.isRightToLeft(Int(generated.container), inherited: host.direction)
    {
      constraint.mirror()
    }
    lower(constraint, to: &problem)
    problem.origins.append(.generated(Int32(index)))
  }

  private func lower(_ constraint: ItemConstraint, to problem: inout Problem) {
    let container = constraint.container
    var constant = constraint.constant - addTerms(of: constraint.first, times: 1, in: container, to: &problem)
    if constraint.second.item.kind != .none {
      let factor = constraint.multiplier
      constant += factor * addTerms(of: constraint.second, times: -factor, in: container, to: &problem)
    }
    problem.addConstraint(
      constraint.relation, constant, priority: constraint.priority, breaking: constraint.breaking)
  }
}

/// Where items lie in the bounds of a container, as terms and a constant.
extension Lowering {
  /// How terms are added: along which axis, how often, and in whose bounds.
  private struct Aim {
    var axis: Axis
    var factor: Double
    var container: Int32
  }

  /// Adds `factor` times an attribute to the constraint being made. Spacers lie in the container.
  ///
  /// - Returns: The constant part of the attribute, not multiplied.
  func addTerms(
    of side: ConstraintSide<ItemReference>, times factor: Double, in container: Int32,
    to problem: inout Problem
  ) -> Double {
    let item = side.item
    let measure = AttributeMeasure(side.attribute)
    let aim = Aim(axis: measure.axis, factor: factor, container: container)
    switch measure.kind {
    case .nothing: return 0
    case .size: return addSize(of: item, aim.axis, times: factor, to: &problem)
    case .baseline where item.kind == .view:
      return addBaseline(ofView: Int(item.index), side.attribute, aim, to: &problem)
    case .position, .baseline, .margin:
      let offset =
        measure.kind == .margin ? measure.offset(insets: marginInsets(of: item, to: &problem)) : 0
      let origin =
        item.kind == .view
        ? addOrigin(ofView: item.index, aim, to: &problem) : addOrigin(of: item, aim, to: &problem)
      let edge = origin + offset
      let part = measure.part
      if part == 0 { return edge }
      return edge + part * addSize(of: item, aim.axis, times: factor * part, to: &problem)
    }
  }

  @inline(__always)
  private func addSize(
    of item: ItemReference, _ axis: Axis, times factor: Double, to problem: inout Problem
  ) -> Double {
    let first = problem.firstVariable(of: item)
    guard first >= 0 else { return 0 }
    if item.isSystemGuide { return addSize(ofSystemGuide: item, axis, times: factor, to: &problem) }
    problem.addTerm(first + ItemVariable.size(axis), factor)
    return 0
  }

  @inline(never)
  private func addSize(
    ofSystemGuide item: ItemReference, _ axis: Axis, times factor: Double, to problem: inout Problem
  ) -> Double {
    let view = Int(item.index)
    if let keyboard = keyboard(of: item) {
      return axis.isVertical ? keyboard.frame.size.height : keyboard.frame.size.width
    }
    if item.kind == .keyboard, axis.isVertical {
      problem.notes.readsInsets = true
      return insets[view].keyboardHeight
    }
    problem.addTerm(problem.firstVariable(of: item) + ItemVariable.size(axis), factor)
    if item.kind == .contentLayout { return 0 }
    let outset = document.natural[view].alignmentRectInsets.sum(axis)
    guard let guide = item.insetGuide else { return outset }
    problem.notes.readsInsets = true
    return outset - insets[view][guide].sum(axis)
  }

  /// The lower edge of a view's alignment rectangle, in the container's bounds.
  @inline(__always)
  private func addOrigin(ofView view: Int32, _ aim: Aim, to problem: inout Problem) -> Double {
    if view == aim.container { return lowerAlignmentInset(ofView: Int(view), aim.axis) }
    addOffset(of: problem.firstVariable(ofView: Int(view)), aim, to: &problem)
    return addBounds(ofView: document.views[Int(view)].superview, aim, to: &problem)
  }

  /// The lower edge of an item's alignment rectangle, in the container's bounds.
  private func addOrigin(of item: ItemReference, _ aim: Aim, to problem: inout Problem) -> Double {
    switch item.kind {
    case .none: return 0
    case .view: return addOrigin(ofView: item.index, aim, to: &problem)
    case .guide:
      addOffset(of: problem.firstVariable(of: item), aim, to: &problem)
      return addBounds(ofView: document.guides[Int(item.index)].owner, aim, to: &problem)
    case .spacer:
      addOffset(of: problem.firstVariable(of: item), aim, to: &problem)
      return 0
    default:
      if let keyboard = keyboard(of: item) { return addOrigin(of: keyboard, aim, to: &problem) }
      return addOrigin(ofSystemGuide: item, aim, to: &problem)
        + addBounds(ofView: item.index, aim, to: &problem)
    }
  }

  /// The lower edge of a view's own guide, in the view's bounds.
  @inline(never)
  private func addOrigin(ofSystemGuide item: ItemReference, _ aim: Aim, to problem: inout Problem) -> Double {
    let view = Int(item.index)
    if let guide = item.insetGuide {
      problem.notes.readsInsets = true
      return insets[view][guide].lower(aim.axis)
    }
    switch item.kind {
    case .frameLayout: return contentOffset(ofView: view, aim.axis, &problem)
    case .keyboard where aim.axis.isVertical:
      problem.notes.readsInsets = true
      let first = problem.firstVariable(ofView: view)
      if first >= 0 { problem.addTerm(first + ItemVariable.height, aim.factor) }
      return document.natural[view].alignmentRectInsets.sum(aim.axis) - insets[view].keyboardHeight
    default: return 0
    }
  }

  /// The keyboard that a guide follows: then it is a place in the window, wherever the view is (AL-keyboard). None where a
  /// view is fitted apart from everything around it.
  private func keyboard(of item: ItemReference) -> HostKeyboard? {
    guard item.kind == .keyboard, target == nil, let keyboard = host.keyboard,
      keyboard.isFollowed(by: document.details(ofView: Int(item.index)))
    else { return nil }
    return keyboard
  }

  /// The lower edge of the keyboard, which is in the coordinates of the root view, in the container's bounds.
  @inline(never)
  private func addOrigin(of keyboard: HostKeyboard, _ aim: Aim, to problem: inout Problem) -> Double {
    let root = range.lowerBound
    let back = Aim(axis: aim.axis, factor: -aim.factor, container: Int32(root))
    return keyboard.frame.minimum(aim.axis) + contentOffset(ofView: root, aim.axis, &problem)
      - addBounds(ofView: aim.container, back, to: &problem)
  }

  /// The lower edge of a view's bounds, in the container's bounds.
  @inline(__always)
  private func addBounds(ofView view: Int32?, _ aim: Aim, to problem: inout Problem) -> Double {
    if view == nil || view == aim.container { return 0 }
    return addOrigins(from: view, aim, to: &problem)
  }

  /// The sum of the origins from a view up to the container.
  private func addOrigins(from view: Int32?, _ aim: Aim, to problem: inout Problem) -> Double {
    var constant = 0.0
    var next = view
    while let view = next, view != aim.container {
      addOffset(of: problem.firstVariable(ofView: Int(view)), aim, to: &problem)
      constant -=
        lowerAlignmentInset(ofView: Int(view), aim.axis)
        + contentOffset(ofView: Int(view), aim.axis, &problem)
      next = document.views[Int(view)].superview
    }
    return constant
  }

  /// The lower edge of an item in the bounds of the view that it lies in, by its first variable.
  @inline(__always)
  private func addOffset(of first: Int, _ aim: Aim, to problem: inout Problem) {
    if first >= 0 { problem.addTerm(first + ItemVariable.position(aim.axis), aim.factor) }
  }

  /// How far the content of a scroll view is shifted; 0 for other views.
  private func contentOffset(ofView view: Int, _ axis: Axis, _ problem: inout Problem) -> Double {
    guard case .scroll(let scroll) = document.views[view].role else { return 0 }
    let configuration = document.scrolls[Int(scroll)]
    if configuration.givenContentOffset == nil { problem.notes.readsOffsets = true }
    let offset = configuration.contentOffset(adjustedContentInset: insets[view].adjustedContent)
    return axis.isVertical ? offset.y : offset.x
  }

  private func lowerAlignmentInset(ofView view: Int, _ axis: Axis) -> Double {
    document.natural[view].alignmentRectInsets.lower(axis)
  }

  /// The view whose baseline a view has for its own: itself, unless it names another.
  private func baselineView(ofView view: Int, _ attribute: LayoutAttribute, _ problem: inout Problem) -> Int {
    var index = view
    // A chain of views that stand for each other ends at the latest when every view was named once.
    for _ in document.views.indices {
      var next = document.viewForBaseline(ofView: index, attribute)
      if next == nil, let lent = plan.sources.baselineView(ofStack: index, attribute, document) {
        problem.notes.doubts.insert(.baselinesOfStacks)
        problem.notes.readsContentSizes = true
        next = lent
      }
      guard let next, next != index else { break }
      index = Int(next)
    }
    return index
  }

  /// Constant distances from the edges, or from the middle, whatever size the view comes to have (AL-baselines).
  private func addBaseline(
    ofView view: Int, _ attribute: LayoutAttribute, _ aim: Aim, to problem: inout Problem
  ) -> Double {
    let view = baselineView(ofView: view, attribute, &problem)
    let offsets = document.natural[view].baselineOffsets
    let origin = addOrigin(ofView: Int32(view), aim, to: &problem)
    let item = ItemReference(.view, Int32(view))
    if let offsets, offsets.isCentered {
      let middle = 0.5 * addSize(of: item, aim.axis, times: aim.factor * 0.5, to: &problem)
      return origin + middle + (offsets.first - offsets.last) / 2
    }
    if attribute == .firstBaseline { return origin + (offsets?.first ?? 0) }
    return origin + addSize(of: item, aim.axis, times: aim.factor, to: &problem) - (offsets?.last ?? 0)
  }

  /// How far margin attributes lie inside the alignment rectangle.
  private func marginInsets(of item: ItemReference, to problem: inout Problem) -> EdgeInsets {
    if item.kind == .guide || item.kind == .spacer { return .zero }
    let view = Int(item.index)
    problem.notes.readsInsets = true
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
struct AttributeMeasure {
  enum Kind: UInt8 { case nothing, size, position, baseline, margin }

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

  /// The edges on whose insets it depends.
  var edges: RectEdges {
    if kind == .nothing { return [] }
    if !axis.isVertical { return .sides }
    guard kind == .position || kind == .margin, part != 0.5 else { return [.top, .bottom] }
    return part == 0 ? .top : .bottom
  }
}

extension EdgeInsets {
  fileprivate func lower(_ axis: Axis) -> Double { axis.isVertical ? top : left }
  /// Both insets of an axis together.
  func sum(_ axis: Axis) -> Double { axis.isVertical ? top + bottom : left + right }
}
