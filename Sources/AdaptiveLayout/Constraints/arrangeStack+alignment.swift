import LayoutModel

/// The constraints of a stack view across its axis, auto-layout 5.5 and 5.6.
extension StackBuilder {
  private enum Line {
    case fill, leading, center, trailing, firstBaseline, lastBaseline
  }

  /// Baselines exist in rows only: a column treats them as its edges.
  private var line: Line {
    let isRow = configuration.axis == .horizontal
    return switch configuration.alignment {
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
      for view in stack.arranged {
        addZero(.ambiguitySuppression, item(view), across.size, priority: 25)
      }
    }
    guard !visible.isEmpty else {
      if let filling = spacer(.filling) { addZero(.spanningFit, filling, across.size, priority: 51) }
      return
    }
    connectSides()
    guard line != .fill else { return }
    boundSpan()
    if stack.arranged.count == 1 || line == .firstBaseline || line == .lastBaseline {
      addZero(.canvasFit, item(stack.view), across.size, priority: 49)
    }
  }

  /// All views in line with the first, hidden ones included.
  private mutating func alignNeighbours() {
    let attributes: [LayoutAttribute] =
      switch line {
      case .fill: [across.trailing, across.leading]
      case .leading: [across.leading]
      case .trailing: [across.trailing]
      case .center: [across.center]
      case .firstBaseline: [.firstBaseline]
      case .lastBaseline: [.lastBaseline]
      }
    let first = item(stack.arranged[0])
    for view in stack.arranged.dropFirst() {
      for attribute in attributes { add(.alignment, first, attribute, item(view), attribute) }
    }
  }

  /// Each side of the stack ends at the first view, or at the guide around all of them.
  private mutating func connectSides() {
    let first = item(stack.arranged[0])
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
