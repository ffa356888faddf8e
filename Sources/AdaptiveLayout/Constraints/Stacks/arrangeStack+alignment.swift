import LayoutModel

/// The constraints of a stack view across its axis (AL-stack-alignment, AL-stack-single,
/// AL-stack-baseline-ends, AL-stack-all-hidden).
extension StackBuilder {
  private enum Line {
    case fill, leading, center, trailing, firstBaseline, lastBaseline
  }

  /// Baselines exist in rows only: a column treats them as its edges.
  private var line: Line {
    let isRow = axis == .horizontal
    return switch document.stacks[configuration].alignment {
    case .fill: .fill
    case .leading, .top: .leading
    case .trailing, .bottom: .trailing
    case .center: .center
    case .firstBaseline: isRow ? .firstBaseline : .leading
    case .lastBaseline: isRow ? .lastBaseline : .trailing
    }
  }

  mutating func align() {
    alignNeighbours()
    if line != .fill {
      for view in arranged { addZero(.ambiguitySuppression, .view(view), across.size, priority: 25) }
    }
    guard !visible.isEmpty else {
      notes.doubts.insert(.stacksAllHidden)
      if let filling = spacer(.filling) { addZero(.spanningFit, filling, across.size, priority: 51) }
      return
    }
    connectSides()
    guard line != .fill else { return }
    let isOfBaselines = line == .firstBaseline || line == .lastBaseline
    if arranged.count == 1 { notes.doubts.insert(.singleArrangedViews) }
    if isOfBaselines { notes.doubts.insert(.stackBaselineEnds) }
    boundSpan()
    if arranged.count == 1 || isOfBaselines { addZero(.canvasFit, .view(view), across.size, priority: 49) }
  }

  /// All views in line with the first, hidden ones included.
  private mutating func alignNeighbours() {
    let (attribute, other): (LayoutAttribute, LayoutAttribute?) =
      switch line {
      case .fill: (across.trailing, across.leading)
      case .leading: (across.leading, nil)
      case .trailing: (across.trailing, nil)
      case .center: (across.center, nil)
      case .firstBaseline: (.firstBaseline, nil)
      case .lastBaseline: (.lastBaseline, nil)
      }
    let first = ProblemItem.view(arranged[arranged.startIndex])
    for view in arranged.dropFirst() {
      add(.alignment, first[attribute], ProblemItem.view(view)[attribute])
      if let other { add(.alignment, first[other], ProblemItem.view(view)[other]) }
    }
  }

  /// Each side of the stack ends at the first view, or at the guide around all of them.
  private mutating func connectSides() {
    let first = ProblemItem.view(arranged[arranged.startIndex])
    let span = spacer(.spanning)
    let start = line == .fill || line == .leading ? first : span
    add(
      .canvasConnection, canvas[across.leading], (start ?? first)[across.leading],
      relation: start == nil ? .lessThanOrEqual : .equal)
    let end = line == .fill || line == .trailing ? first : span
    add(
      .canvasConnection, (end ?? first)[across.trailing], canvas[across.trailing],
      relation: end == nil ? .lessThanOrEqual : .equal)
    if line == .center { add(.canvasConnection, canvas[across.center], first[across.center]) }
  }

  /// The guide around all visible views, as small as they let it be.
  private mutating func boundSpan() {
    guard let span = spacer(.spanning) else { return }
    func bound(
      _ view: ProblemItem, _ side: LayoutAttribute, _ relation: LayoutConstraint.Relation, isTight: Bool
    ) {
      add(
        .spanningBoundary, span[side], view[side], relation: isTight ? .equal : relation,
        priority: isTight ? 999.5 : LayoutConstraint.required)
    }
    for view in visible {
      bound(.view(view), across.leading, .lessThanOrEqual, isTight: line == .leading)
      bound(.view(view), across.trailing, .greaterThanOrEqual, isTight: line == .trailing)
    }
    addZero(.spanningFit, span, across.size, priority: 51)
  }
}
