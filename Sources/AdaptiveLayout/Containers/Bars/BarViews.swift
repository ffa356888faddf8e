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
      guard !state.controllers[index].isReached else { continue }
      try workspace.checkTime()
      state.controllers[index].inheritedTraits = traits
      // Where it is in the bar follows from its size.
      var place = ControllerPlace(frame: .zero, safeArea: .zero, isOnScreen: isOnScreen)
      state.controllers[index].place = place
      let views = try prepareViews(of: index, in: &state, workspace: &workspace)
      prepared[number] = views
      let given = state.document.details(ofView: views.plan.range.lowerBound).frame?.size ?? .zero
      place.isOnScreen = false
      let fitted = try fitRoot(ofController: index, in: place, views, in: &state, workspace: &workspace)
      let grid = state.environment.pixelGrid
      sizes[number] = Size(
        width: grid.roundUp(fitted.width > 0 ? fitted.width : given.width),
        height: grid.roundUp(fitted.height > 0 ? fitted.height : given.height))
    }
  }

  /// Where the bar has the views of its items.
  mutating func place(_ contents: NavigationBarContents, _ words: NavigationBarWords, at origin: Point) {
    if let number = words.item.titleView, let view = contents.titleView {
      frames.append((number, view.frame, origin))
    }
    let (left, right) = (words.item.leftBarButtonItems ?? [], words.item.rightBarButtonItems ?? [])
    // A button that dismisses stands before the others.
    place(contents.leftBarButtonItems.suffix(left.count), left, at: origin)
    place(contents.rightBarButtonItems.suffix(right.count), right, at: origin)
  }

  /// Places the views of a row of items.
  mutating func place(_ layouts: some Collection<BarItemLayout>, _ items: [BarButtonItem], at origin: Point) {
    for (layout, item) in zip(layouts, items) {
      if let number = item.customView { frames.append((number, layout.frame, origin)) }
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
      try arrangeController(index, views, in: &state, workspace: &workspace)
    }
  }
}
