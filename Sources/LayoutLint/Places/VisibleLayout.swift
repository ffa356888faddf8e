import LayoutModel
import UIKitDefaults

/// Where the views are that can be seen, and what they show there.
struct VisibleLayout {
  /// What somebody looks for in a view: it is read or touched.
  enum Content {
    case text, control
  }

  struct Place {
    /// In the window.
    var frame: Rect
    /// What the views above leave of it; without end where none of them clips.
    var clip: Rect
    var superview: Int?
    var depth: Int
    /// The view whose content moves as a whole: the next scroll view or cell above, or else the root of its controller.
    var scope: Int
    /// Whether a cell holds it: how high that becomes is decided elsewhere.
    var isInCell: Bool
    /// What it shows of itself, and where: of texts their lines, not the whole view.
    var content: Content?
    var extent: Rect
  }

  /// By how many points something reaches beyond an edge of a view.
  typealias Overhang = (outer: Int, edge: RectEdge, points: Double)

  /// Views that reach beyond one edge of a view above them.
  struct Group {
    var outer: Int
    var edge: RectEdge
    /// How far the first one reaches beyond it.
    var points: Double
    /// In pre-order, at least one.
    var views: [Int]
  }

  let layout: Layout
  /// Whether it is known where the root is shown.
  let isPlaced: Bool
  /// The rules that are wanted: what one of them tells, another need not repeat.
  let asked: Set<Diagnostic.Code>
  /// By view; nil for those that cannot be seen.
  private(set) var places: [Place?]
  /// Views that nothing holds: what they do to others follows from that.
  private(set) var isLoose: Set<String>
  /// Labels that a constraint pushes beyond an edge of the root above them, by index.
  let pushedOut: Set<Int>

  init(_ layout: Layout, isPlaced: Bool, asked: Set<Diagnostic.Code>) {
    (self.layout, self.isPlaced, self.asked) = (layout, isPlaced, asked)
    places = Array(repeating: nil, count: layout.views.count)
    pushedOut = asked.contains(.viewOutsideSuperview) ? layout.labelsPushedOut() : []
    isLoose = Set(
      layout.diagnostics.lazy.filter { $0.code == .ambiguousLayout || $0.code == .unsatisfiableConstraints }
        .flatMap(\.views))
    for index in layout.document.views.indices { places[index] = place(of: index) }
  }

  subscript(index: Int) -> Place? { places[index] }

  func type(_ index: Int) -> ViewType { layout.document.views[index].type }

  func id(_ index: Int) -> String { layout.document.views[index].id }

  /// The part of its content that views above do not cut off.
  func visibleExtent(_ place: Place) -> Rect { place.extent.intersection(place.clip) }

  /// Views from the given one up to the root of its tree.
  func chain(from index: Int) -> [Int] {
    var chain = [index]
    while let superview = places[chain[chain.count - 1]]?.superview { chain.append(superview) }
    return chain
  }

  /// Whether the root view of a controller stands for something that an app puts anywhere, so that nobody knows how large it
  /// becomes: on a phone it does not fill the window, on the canvas of Interface Builder not the screen.
  func isPart(_ root: Int) -> Bool {
    let window = layout.environment
    let isCanvas = window.device.name.hasPrefix("Interface Builder canvas")
    guard window.device.idiom == .phone || isCanvas, let upright = window.device.portraitSize,
      let frame = places[root]?.frame
    else { return false }
    if window.mode == .window, !isCanvas {
      // The frame is on pixels.
      let (width, height) = (frame.size.width - window.size.width, frame.size.height - window.size.height)
      return max(abs(width), abs(height)) >= 1
    }
    return frame.size != (window.orientation.isLandscape ? upright.transposed : upright)
  }

  /// Whether a view keeps its frame in a tree that an app puts anywhere: then code moves it.
  func isMovedByCode(_ index: Int) -> Bool {
    guard !isPlaced, places[index]?.superview != nil else { return false }
    let details = layout.document.details(ofView: index)
    return details.frame != nil && details.translatesAutoresizingMaskIntoConstraints == true
  }

  /// The root view of the tree that a view belongs to.
  func root(of index: Int) -> Int { layout.rootView(above: index) }

  /// Whether a view cuts off what lies beyond its bounds.
  func clips(_ index: Int) -> Bool {
    type(index).isScrollView || layout.document.clipsToBounds(ofView: index) == true
  }

  /// The views that reach beyond others, in pre-order of the first of each group.
  func groups(_ overhang: (Int) -> Overhang?) -> [Group] {
    var groups: [Group] = []
    var places: [Int: [RectEdge: Int]] = [:]
    for index in self.places.indices {
      guard let (outer, edge, points) = overhang(index) else { continue }
      if let group = places[outer]?[edge] {
        groups[group].views.append(index)
      } else {
        places[outer, default: [:]][edge] = groups.count
        groups.append(Group(outer: outer, edge: edge, points: points, views: [index]))
      }
    }
    return groups
  }

  /// What a finding says of a group.
  func excess(_ group: Group) -> VisualFinding.Excess {
    let kind: VisualFinding.OuterKind =
      type(group.outer).isScrollView ? .scrollView : places[group.outer]?.superview == nil ? .root : .view
    return VisualFinding.Excess(
      id(group.views[0]), of: id(group.outer), group.edge, group.points, count: group.views.count, kind)
  }

  private func place(of index: Int) -> Place? {
    let node = layout.document.views[index]
    guard layout.views[index].isOnScreen, layout.views[index].isInstalled, !node.isHidden,
      let frame = layout.views[index].frameInWindow, frame.isFinite
    else { return nil }
    var place = Place(
      frame: frame, clip: .everything, superview: nil, depth: 0, scope: index,
      isInCell: node.type.isCell && !layout.isElement(index), content: nil, extent: frame)
    if let superview = layout.document.holder(ofView: index) {
      guard let outer = places[superview] else { return nil }
      let isElement = layout.isElement(index)
      place.superview = superview
      place.depth = outer.depth + 1
      // What a list cuts off of its elements can be scrolled to.
      if !isElement { place.clip = clips(superview) ? outer.clip.intersection(outer.frame) : outer.clip }
      place.scope = node.type.isCell || type(superview).isScrollView ? superview : outer.scope
      if node.type.isCell || isElement { place.scope = index }
      place.isInCell = !isElement && (outer.isInCell || node.type.isCell)
    }
    guard frame.size.width > 0, frame.size.height > 0 else { return place }
    (place.content, place.extent) = content(of: index, frame)
    return place
  }

  private func content(of index: Int, _ frame: Rect) -> (Content?, Rect) {
    switch type(index) {
    case .label: lines(of: index, frame).map { (.text, $0) } ?? (nil, frame)
    case let type where type.facts.features.contains(.control): (.control, frame)
    case .textView where layout.textLines[index] == nil: (.control, frame)
    case .textView: (.text, (lines(of: index, frame) ?? frame).intersection(frame))
    default: (nil, frame)
    }
  }

  /// From the tops of the capitals of the first line to a little below the baseline of the last; nil for no text.
  func lines(of index: Int, _ frame: Rect) -> Rect? {
    guard let lines = layout.textLines[index] else { return nil }
    var extent: Rect?
    for line in lines where line.width > 0 {
      let size = line.font.pointSize ?? 17
      let box = Rect(
        x: frame.minX + line.origin.x, y: frame.minY + line.origin.y - 0.7 * size, width: line.width,
        height: 0.8 * size)
      extent = extent.map { $0.union(box) } ?? box
    }
    return extent.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension Layout {
  /// Which views can be seen, by index: installed, on screen, of some size, and neither hidden nor in a view that is.
  ///
  /// - Complexity: O(*n*).
  func visibleViews() -> [Bool] {
    var isShown = [Bool](repeating: false, count: document.views.count)
    for index in document.views.indices {
      let node = document.views[index]
      guard views[index].isOnScreen, !node.isHidden, let frame = views[index].frame,
        document.holder(ofView: index).map({ isShown[$0] }) ?? true
      else { continue }
      isShown[index] = frame.size.width > 0 && frame.size.height > 0
    }
    return isShown
  }

  /// The nearest view above one for which a condition holds.
  ///
  /// - Complexity: O(depth).
  func ancestor(of index: Int, where isWanted: (Int) -> Bool) -> Int? {
    var holder = document.holder(ofView: index)
    while let view = holder {
      if isWanted(view) { return view }
      holder = document.holder(ofView: view)
    }
    return nil
  }

  /// The cell of a table or a collection in which a view is.
  func cell(above index: Int) -> Int? { ancestor(of: index) { document.views[$0].type.isCell } }

  /// The cell above a view whose height the document leaves open: not an element that a list has laid out.
  func openCell(above index: Int) -> Int? {
    ancestor(of: index) { document.views[$0].type.isCell && !isElement($0) }
  }

  /// Whether a view is an element that a list has laid out.
  func isElement(_ index: Int) -> Bool {
    document.views[index].superview == nil
      && document.controllers[Int(document.views[index].controller)].list != nil
  }

  /// The root view of the controller of the hierarchy that a view belongs to.
  func rootView(above index: Int) -> Int {
    var controller = Int(document.views[index].controller)
    while let list = document.controllers[controller].list {
      controller = Int(document.views[Int(list)].controller)
    }
    return Int(document.controllers[controller].rootView)
  }

  /// Whether a bar lays out a view by itself.
  func isInBar(_ index: Int) -> Bool {
    ancestor(of: index) { document.views[$0].type.facts.features.contains(.bar) } != nil
  }
}
