import LayoutModel

/// The views of the items of bars: measured first, then laid out where the bar has them (CO-bar-views).
struct BarViews {
  /// Traits of the bar.
  private let traits: TraitCollection
  private let isOnScreen: Bool
  private var prepared: [Int32: PreparedViews] = [:]
  /// What views wish for, by the number of the view.
  private(set) var sizes: [Int32: Size] = [:]
  /// In the coordinates of the bar, which is at `bar` in the window.
  private var frames: [(number: Int32, frame: Rect, bar: Point)] = []

  /// - Parameters:
  ///   - controller: Whose bar or view it is.
  ///   - traits: Of the bar.
  init(_ traits: TraitCollection, ofController controller: Int, in state: ResolutionState) {
    self.traits = traits
    isOnScreen = state.controllers[controller].place?.isOnScreen ?? false
  }

  /// Finds what views wish for: the size that fits their constraints, else the one that the document gives them.
  mutating func measure(
    _ numbers: [Int32], in state: inout ResolutionState, workspace: inout ResolutionWorkspace
  ) throws(ResolutionError) {
    for number in numbers where prepared[number] == nil {
      let index = Int(state.document.barViews[Int(number)])
      guard !state.isReached(index) else { continue }
      try workspace.checkTime()
      state.controllers[index].inheritedTraits = traits
      // Where it is in the bar follows from its size.
      state.controllers[index].place = ControllerPlace(
        frame: .zero, safeArea: .zero, isOnScreen: isOnScreen)
      let views = try prepareViews(of: index, in: &state, workspace: &workspace)
      prepared[number] = views
      sizes[number] = try fittingSize(
        ofController: index, views, in: &state, workspace: &workspace)
    }
  }

  /// Where the bar has the views of its items.
  mutating func place(_ contents: NavigationBarContents, _ words: NavigationBarWords, at origin: Point) {
    if let number = words.item.titleView, let view = contents.titleView {
      frames.append((number, view.frame, origin))
    }
    let left = words.item.leftBarButtonItems ?? []
    let right = words.item.rightBarButtonItems ?? []
    // A button that dismisses stands before the others.
    place(contents.leftBarButtonItems.suffix(left.count), left, at: origin)
    place(contents.rightBarButtonItems.suffix(right.count), right, at: origin)
  }

  /// Places the views of a row of items.
  mutating func place(
    _ layouts: some Collection<BarItemLayout>, _ items: [BarButtonItem], at origin: Point
  ) {
    for (layout, item) in zip(layouts, items) {
      guard let number = item.customView else { continue }
      frames.append((number, layout.frame, origin))
    }
  }

  /// Lays the views out in their frames.
  func arrange(
    in state: inout ResolutionState, workspace: inout ResolutionWorkspace
  ) throws(ResolutionError) {
    for (number, frame, bar) in frames {
      guard let views = prepared[number] else { continue }
      let index = Int(state.document.barViews[Int(number)])
      state.controllers[index].place = ControllerPlace(
        frame: frame.offset(by: bar), safeArea: .zero, isOnScreen: isOnScreen)
      state.controllers[index].barOrigin = bar
      try arrangeController(
        index, texts: views.texts, plan: views.plan, in: &state, workspace: &workspace)
    }
  }
}

extension ResolutionState {
  /// Whether a controller was resolved. Only of those that hold views of bar items.
  func isReached(_ index: Int) -> Bool { controllers[index].isReached }
}

/// The size that the root view of a controller wishes for.
private func fittingSize(
  ofController index: Int, _ views: PreparedViews, in state: inout ResolutionState,
  workspace: inout ResolutionWorkspace
) throws(ResolutionError) -> Size {
  let root = views.plan.range.lowerBound
  let given = state.document.details(ofView: root).frame?.size ?? .zero
  let place = ControllerPlace(frame: .zero, safeArea: .zero, isOnScreen: false)
  let fitted = try fitRoot(
    ofController: index, in: place, texts: views.texts, plan: views.plan, in: &state,
    workspace: &workspace)
  let grid = state.environment.pixelGrid
  return Size(
    width: grid.roundUp(fitted.width > 0 ? fitted.width : given.width),
    height: grid.roundUp(fitted.height > 0 ? fitted.height : given.height))
}
