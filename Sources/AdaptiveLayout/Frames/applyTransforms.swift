import LayoutModel

/// The layout with the transforms of its views (AL-transform): constraints do not see them, so the bounds of a view are those that the layout
/// gives it, turned, scaled or moved about their centre, and its frames are what that covers. What lies in it goes with it.
///
/// - Parameter own: The transform of a view, by its index; nil for none.
func applyTransforms(to layout: inout Layout, _ own: (Int) -> AffineTransform?) {
  // What the views above a view do to what is in them.
  var transforms: [Int: AffineTransform] = [:]
  for controller in layout.order {
    for index in layout.document.viewRange(ofController: controller) {
      let outer = layout.document.superview(ofView: index).flatMap { transforms[$0] }
      guard let inWindow = layout.views[index].frameInWindow, let frame = layout.views[index].frame
      else { continue }
      if let outer { layout.views[index].frameInWindow = outer.box(of: inWindow) }
      transforms[index] = outer
      guard let transform = own(index) else { continue }
      let whole = transform.about(inWindow.center)
      transforms[index] = outer.map { whole.followed(by: $0) } ?? whole
      layout.transformed[index] = TransformedView(transform: transform, frame: frame)
      layout.views[index].frameInWindow = transforms[index]?.box(of: inWindow)
      let boxes = [frame, layout.views[index].exactFrame ?? frame].map {
        transform.about($0.center).box(of: $0)
      }
      (layout.views[index].frame, layout.views[index].exactFrame) = (boxes[0], boxes[1])
      if index == Int(layout.document.controllers[controller].rootView) {
        layout.controllers[controller].frame = boxes[0]
      }
    }
  }
}

/// The layout after a rotation, in which each view that asks for it is turned back about its centre (TX-counter-rotation).
///
/// - Parameter turn: The inverse of the interface's own.
func counterRotate(_ layout: Layout, by turn: QuarterTurn) -> Layout {
  guard turn != .none, layout.document.details.contains(where: \.counterRotates) else { return layout }
  var turned = layout
  applyTransforms(to: &turned) { layout.document.details(ofView: $0).counterRotates ? turn.transform : nil }
  return turned
}
