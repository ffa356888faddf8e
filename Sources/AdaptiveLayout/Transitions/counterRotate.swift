import LayoutModel

/// The layout after a rotation, with a transform on each view that asks for one: its bounds are those that the layout
/// gives it, turned about their centre, and its frames are what that covers. What lies in it turns with it
/// (TX-counter-rotation).
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
      guard let inWindow = layout.views[index].frameInWindow, let frame = layout.views[index].frame else {
        continue
      }
      layout.views[index].frameInWindow = outer?.box(of: inWindow) ?? inWindow
      turns[index] = outer
      guard layout.document.details(ofView: index).counterRotates else { continue }
      let own = WindowTurn(turn, about: inWindow.center)
      let whole = outer.map { own.followed(by: $0) } ?? own
      turns[index] = whole
      layout.views[index].transform = turn
      layout.views[index].frameInWindow = whole.box(of: inWindow)
      let boxes = [frame, layout.views[index].exactFrame ?? frame].map { frame in
        WindowTurn(turn, about: frame.center).box(of: frame)
      }
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

  init(_ turn: QuarterTurn, way: Point) {
    self.turn = turn
    self.way = way
  }

  init(_ turn: QuarterTurn, about center: Point) {
    self.turn = turn
    way = center - turn.applied(to: center)
  }

  /// This turn, and then another one.
  func followed(by other: WindowTurn) -> WindowTurn {
    WindowTurn(
      QuarterTurn(rawValue: (turn.rawValue + other.turn.rawValue) % 4) ?? .none,
      way: other.turn.applied(to: way) + other.way)
  }

  /// What a rectangle covers after the turn.
  func box(of rect: Rect) -> Rect {
    let center = turn.applied(to: rect.center) + way
    let isUpright = turn == .none || turn == .half
    let size = isUpright ? rect.size : Size(width: rect.size.height, height: rect.size.width)
    return Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}

extension QuarterTurn {
  /// Where a point goes about the origin.
  fileprivate func applied(to point: Point) -> Point {
    let (a, b, c, d) = (transform[0], transform[1], transform[2], transform[3])
    return Point(x: a * point.x + c * point.y, y: b * point.x + d * point.y)
  }
}

extension Rect {
  fileprivate var center: Point { Point(x: minX + size.width / 2, y: minY + size.height / 2) }
}
