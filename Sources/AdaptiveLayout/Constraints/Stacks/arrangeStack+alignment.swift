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
      for view in arranged {
        addZero(.ambiguitySuppression, item(view), across.size, priority: 25)
      }
    }
    guard !visible.isEmpty else {
      doubts.insert(.stacksAllHidden)
      if let filling = spacer(.filling) { addZero(.spanningFit, filling, across.size, priority: 51) }
      return
    }
    connectSides()
    guard line != .fill else { return }
    if arranged.count == 1 { doubts.insert(.singleArrangedViews) }
    if line == .firstBaseline || line == .lastBaseline { doubts.insert(.stackBaselineEnds) }
    boundSpan()
    if arranged.count == 1 || line == .firstBaseline || line == .lastBaseline {
      addZero(.canvasFit, item(self.view), across.size, priority: 49)
    }
  }

  /// All views in line with the first, hidden ones included.
  private mutating func alignNeighbours() {
    let attribute: LayoutAttribute
    var other: LayoutAttribute?
    switch line {
    case .fill: (attribute, other) = (across.trailing, across.leading)
    case .leading: attribute = across.leading
    case .trailing: attribute = across.trailing
    case .center: attribute = across.center
    case .firstBaseline: attribute = .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    }
    let first = item(arranged[arranged.startIndex])
    for view in arranged.dropFirst() {
      add(.alignment, first, attribute, item(view), attribute)
      if let other { add(.alignment, first, other, item(view), other) }
    }
  }

  /// Each side of the stack ends at the first view, or at the guide around all of them.
  private mutating func connectSides() {
    let first = item(arranged[arranged.startIndex])
    let span = spacer(.spanning)
    if line == .fill || line == .leading {
      add(.canvasConnection, canvas, across.leading, first, across.leading)
    } else if let span {
      add(.canvasConnection, canvas, across.leading, span, across.leading)
    } else {
      add(.canvasConnection, canvas, across.leading, .lessThanOrEqual, first, across.leading)
    }
    if line == .fill || line == .trailing {
      add(.canvasConnection, first, across.trailing, canvas, across.trailing)
    } else if let span {
      add(.canvasConnection, span, across.trailing, canvas, across.trailing)
    } else {
      add(.canvasConnection, first, across.trailing, .lessThanOrEqual, canvas, across.trailing)
    }
    if line == .center {
      add(.canvasConnection, canvas, across.center, first, across.center)
    }
  }

  /// The guide around all visible views, as small as they let it be.
  private mutating func boundSpan() {
    guard let span = spacer(.spanning) else { return }
    for view in visible {
      if line == .leading {
        add(.spanningBoundary, span, across.leading, item(view), across.leading, priority: 999.5)
      } else {
        add(.spanningBoundary, span, across.leading, .lessThanOrEqual, item(view), across.leading)
      }
      if line == .trailing {
        add(.spanningBoundary, span, across.trailing, item(view), across.trailing, priority: 999.5)
      } else {
        add(.spanningBoundary, span, across.trailing, .greaterThanOrEqual, item(view), across.trailing)
      }
    }
    addZero(.spanningFit, span, across.size, priority: 51)
  }
}
