import LayoutModel

/// The layout after a rotation, with a transform on each view that asks for one: its bounds are those that the layout gives
/// it, turned about their centre, and its frames are what that covers. What lies in it turns with it (TX-counter-rotation).
///
/// - Parameter turn: The inverse of the interface's own.
func counterRotate(_ layout: Layout, by turn: QuarterTurn) -> Layout {
  guard turn != .none, layout.document.details.contains(where: \.counterRotates) else { return layout }
  var layout = layout
  // What the views above a view do to what is in them.
  var turns: [Int: WindowTurn] = [:]
  for controller in layout.order {
    for index in layout.document.viewRange(ofController: controller) {
      let outer = layout.document.superview(ofView: index).flatMap { turns[$0] }
      guard let inWindow = layout.views[index].frameInWindow, let frame = layout.views[index].frame
      else { continue }
      layout.views[index].frameInWindow = outer?.box(of: inWindow) ?? inWindow
      turns[index] = outer
      guard layout.document.details(ofView: index).counterRotates else { continue }
      let own = turn.about(inWindow.center)
      let whole = outer.map { own.followed(by: $0) } ?? own
      turns[index] = whole
      layout.views[index].transform = turn
      layout.views[index].frameInWindow = whole.box(of: inWindow)
      let boxes = [frame, layout.views[index].exactFrame ?? frame].map { turn.about($0.center).box(of: $0) }
      (layout.views[index].frame, layout.views[index].exactFrame) = (boxes[0], boxes[1])
      if index == Int(layout.document.controllers[controller].rootView) {
        layout.controllers[controller].frame = boxes[0]
      }
    }
  }
  return layout
}

/// A turn about a point: first the turn about the origin, then a way.
private struct WindowTurn {
  let turn: QuarterTurn
  let way: Point

  /// This turn, and then another one.
  func followed(by other: WindowTurn) -> WindowTurn {
    WindowTurn(
      turn: QuarterTurn(rawValue: (turn.rawValue + other.turn.rawValue) % 4) ?? .none,
      way: other.turn.applied(to: way) + other.way)
  }

  /// What a rectangle covers after the turn.
  func box(of rect: Rect) -> Rect {
    let center = turn.applied(to: rect.center) + way
    let size = turn == .none || turn == .half ? rect.size : rect.size.transposed
    return Rect(origin: center - Point(x: size.width / 2, y: size.height / 2), size: size)
  }
}

extension QuarterTurn {
  /// The turn about a point.
  fileprivate func about(_ center: Point) -> WindowTurn {
    WindowTurn(turn: self, way: center - applied(to: center))
  }

  /// Where a point goes about the origin.
  fileprivate func applied(to point: Point) -> Point {
    let (a, b, c, d) = (transform[0], transform[1], transform[2], transform[3])
    return Point(x: a * point.x + c * point.y, y: b * point.x + d * point.y)
  }
}

extension Rect {
  fileprivate var center: Point { Point(x: minX + size.width / 2, y: minY + size.height / 2) }
}
