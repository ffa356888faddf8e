package import LayoutModel

/// What lint keeps of each window of a sweep for the rules that need all of them.
package struct SweepCensus: Sendable {
  /// What is known of a view in the windows in which it is seen.
  struct View: Sendable {
    /// Along the side of the sweep, in points; nil for one that was never seen.
    var length: Double?
    /// Whether it has another length in another window.
    var varies = false
    /// The windows that are shorter than it, and in which it is cut or leaves its superview.
    var cuts: [Int] = []
  }

  let sweep: WindowSweep
  private let isAsked: @Sendable (Diagnostic.Code) -> Bool
  /// The sizes that were looked at, in steps, in any order.
  private(set) var places: [Int] = []
  /// The views of the document, by index.
  private(set) var views: [View]
  /// Whether anything had a regular width anywhere.
  private(set) var hasRegularWidth = false
  private(set) var verticalClasses: Set<SizeClass> = []
  private(set) var matchedRules: Set<String> = []
  /// Split view controllers that were collapsed, and that were expanded, in some window.
  private(set) var collapsed: Set<Int> = []
  private(set) var expanded: Set<Int> = []

  /// - Parameters:
  ///   - views: How many the document has.
  ///   - isAsked: Whether a rule is wanted.
  package init(
    of sweep: WindowSweep, views: Int, _ isAsked: @escaping @Sendable (Diagnostic.Code) -> Bool
  ) {
    (self.sweep, self.isAsked) = (sweep, isAsked)
    self.views = Array(repeating: View(), count: isAsked(.sizedForScreen) ? views : 0)
  }

  /// Takes over what counts of a window.
  ///
  /// - Parameters:
  ///   - place: Its size, in steps of half a point.
  ///   - views: The place of each of its views in the document; more than that has for those that it does not have.
  /// - Complexity: O(*n*) in the number of views.
  package mutating func take(_ layout: Layout, at place: Int, views: [Int]) {
    places.append(place)
    if isAsked(.classDidNotChange) { takeClasses(of: layout) }
    if isAsked(.sizedForScreen) { takeLengths(of: layout, at: place, views) }
  }

  /// What the rules for whole sweeps find, each with the sizes that have it.
  ///
  /// - Parameter devices: Gives those whose screens somebody may have had in mind; asked where some view is as long in all windows.
  package func findings(
    in document: LayoutDocument, on device: Device, among devices: () -> [Device]
  ) -> [(diagnostic: Diagnostic, sizes: [WindowSweep.Interval])] {
    var found: [(diagnostic: Diagnostic, sizes: [WindowSweep.Interval])] = []
    if isAsked(.sizedForScreen) {
      found += findViewsSizedForScreen(in: self, of: document.values, on: device, among: devices)
    }
    if isAsked(.classDidNotChange), let finding = findUnchangedClass(in: self, of: document, on: device) {
      found.append(finding)
    }
    return found
  }

  private mutating func takeClasses(of layout: Layout) {
    let traits = layout.environment.traits
    if let vertical = traits.verticalSizeClass { verticalClasses.insert(vertical) }
    hasRegularWidth =
      hasRegularWidth || traits.horizontalSizeClass == .regular
      || layout.controllers.contains { $0.traits.horizontalSizeClass == .regular }
      || layout.viewTraits.values.contains { $0.horizontalSizeClass == .regular }
    matchedRules.formUnion(layout.matchedRules ?? [])
    for index in layout.controllers.indices {
      guard layout.controllers[index].isOnScreen,
        case .split(let split)? = layout.controllers[index].container
      else { continue }
      if split.isCollapsed { collapsed.insert(index) } else { expanded.insert(index) }
    }
  }

  private mutating func takeLengths(of layout: Layout, at place: Int, _ known: [Int]) {
    let axis: Axis = sweep.side == .width ? .horizontal : .vertical
    let window = Double(place) * WindowSweep.step
    let isShown = layout.visibleViews()
    for (index, view) in known.enumerated() where view < views.count && isShown[index] && !views[view].varies
    {
      guard let frame = layout.views[index].exactFrame else { continue }
      let length = frame.size[axis]
      if let known = views[view].length, abs(known - length) > Self.tolerance {
        views[view] = View(length: length, varies: true)
        continue
      }
      views[view].length = views[view].length ?? length
      guard length > window, let superview = layout.document.views[index].superview,
        let outer = layout.views[Int(superview)].exactFrame?.size[axis]
      else { continue }
      let (start, end) = (frame.minimum(axis), frame.minimum(axis) + length)
      // What lies beside its superview waits there, and an image may be meant to be larger than the window at both sides.
      let (isBefore, isBehind) = (start < -Self.visible, end > outer + Self.visible)
      let isBleeding = isBefore && isBehind && layout.document.views[index].type == .imageView
      if start < outer, end > 0, isBefore || isBehind, !isBleeding { views[view].cuts.append(place) }
    }
  }

  /// How far something must reach beyond its superview to be seen, in points.
  private static let visible = 0.5
  /// By how much two equal lengths may differ, in points.
  static let tolerance = 0.01
}
