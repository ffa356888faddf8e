import LayoutModel

/// Draws one layout: the screen of a device with all that its window shows, from the screen's upper left corner on.
///
/// Views come in the order in which UIKit composes them: those of a controller in pre-order, its children in the views that
/// hold them, its bars above, what it presents above all. They stand side by side in the picture, however deep their tree is.
struct ScreenDrawing {
  let layout: Layout
  let overlays: PictureOverlays
  /// How large the smallest things are, in points: 1 for a phone, more where the whole is seen from farther away.
  let unit: Double
  /// Whether the group of each view gets an id, which a page refers to.
  let hasIDs: Bool
  let geometry: ScreenGeometry
  var markup = MarkupWriter()
  /// The clips that ``markup`` names.
  private(set) var clips: [Clip] = []
  private var knownClips: Set<Clip> = []
  let library: PictureImages
  /// Whether its time ended before all was drawn.
  private(set) var isInterrupted = false
  private var watch: DrawingWatch
  /// What image views show of them, by view.
  let shown: [Int: ShownImage]
  /// The files that ``markup`` names, by their indices in ``library``.
  var files: Set<Int> = []
  /// About what texts cover in the window, noted where dimension lines must not cover them.
  var captions: [Rect] = []
  /// The symbols that ``markup`` names.
  var symbols: Set<SymbolGlyph> = []
  /// How the elements of lists look, by their views.
  let elements: [Int32: ElementLook]
  /// Root views and lists that were drawn, and whether each has the colour of groups, which bars over it fade into.
  var backdrops: [(frame: Rect, isGrouped: Bool)] = []
  /// Whether ``markup`` names the colours that bars fade into.
  var needsEdges = false
  /// Whether ``markup`` names the filters of templates.
  var needsTint = false
  var imagesLeftOut = 0
  var constraintsLeftOut = 0
  /// Whether ``markup`` names the patterns of what is ambiguous.
  var needsHatch = false
  private(set) var absent = AbsentViews()
  private(set) var isDrawn: [Bool]
  /// The files that image views show.
  let images: [Int32: String]
  /// In points, of those whose size is known.
  let imageSizes: [Int32: Size]
  /// Children of controllers in this environment, by the view that holds them, or by the controller.
  private var embedded: [Int32: [Int]] = [:]
  private(set) var children: [Int32: [Int]] = [:]
  /// The layout's presentations by the controller whose view they show.
  private var presentations: [Int32: PresentationLayout] = [:]

  /// - Parameter geometry: Nil for the window on the screen of its device.
  init(
    _ layout: Layout, in style: PanelStyle, _ watch: DrawingWatch, _ geometry: ScreenGeometry? = nil
  ) {
    (self.layout, overlays, library) = (layout, style.overlays, style.images)
    (unit, hasIDs, self.watch) = (style.unit, style.form != .picture, watch)
    let shownFiles = library.isEmpty ? [] : shownImages(in: layout)
    shown = Dictionary(shownFiles.map { ($0.view, $0) }, uniquingKeysWith: { $1 })
    self.geometry = geometry ?? ScreenGeometry(layout.environment)
    isDrawn = Array(repeating: false, count: layout.views.count)
    for index in layout.order {
      let controller = layout.document.controllers[index]
      guard let parent = controller.parent else { continue }
      if let view = controller.containerView {
        embedded[view, default: []].append(index)
      } else {
        children[parent, default: []].append(index)
      }
    }
    elements = layout.elementLooks
    for (list, elements) in layout.elementsToDraw { embedded[list, default: []] += elements }
    for presentation in layout.controllers.lazy.compactMap(\.presentation) {
      if let top = presentation.presentedController { presentations[top] = presentation }
    }
    images = layout.imageNames
    imageSizes = Dictionary(
      layout.images.filter(\.isInstalled).compactMap { image in
        image.selection.image?.pointSize.map { (image.view, $0) }
      }, uniquingKeysWith: { $1 })
  }

  var bounds: Rect { Rect(origin: .zero, size: layout.environment.size) }

  mutating func draw() {
    markup.reserve(200 * layout.views.count + 2000)
    drawDevice()
    markup.raw("<g class=\"window-content\"")
    if geometry.window.origin != .zero { markup += " \(moving: geometry.window.origin)" }
    openClip(Clip(frame: bounds, radius: geometry.windowRadius))
    markup.rect("window", bounds)
    // Dimension lines are read before what they measure.
    markup.raw(overlays.contains(.constraints) ? "<g class=\"under\">" : "<g>")
    drawController(0, clip: bounds)
    for index in layout.order where layout.isPresentedOrGone(index) { drawPresented(index) }
    markup.raw("</g>")
    if let keyboard = layout.environment.keyboard { drawKeyboard(keyboard) }
    drawStatusBar()
    drawHomeIndicator()
    drawOverlays()
    drawMarks()
    markup.raw("</g>")
    drawCutout()
  }

  /// Ends the tag of a group that keeps to a clip.
  mutating func openClip(_ clip: Clip) {
    keep(to: clip)
    markup.raw(">")
  }

  mutating func keep(to clip: Clip) {
    if knownClips.insert(clip).inserted { clips.append(clip) }
    markup += " clip-path=\"url(#\(clip.name))\""
  }

  // MARK: Controllers

  /// Draws a controller that is nobody's child.
  private mutating func drawPresented(_ index: Int) {
    guard let presentation = presentations[Int32(index)] else { return noteController(index) }
    let card = drawCard(presentation)
    markup.raw("<g class=\"presented\"")
    openClip(card)
    drawController(index, clip: card.frame)
    markup.raw("</g>")
    drawArrow(presentation)
  }

  /// Draws a controller with its children and its bars.
  private mutating func drawController(_ index: Int, clip: Rect) {
    guard layout.controllers[index].isOnScreen else { return noteController(index) }
    drawViews(layout.document.viewRange(ofController: index), clip: clip)
    // The columns of a split view that lie over others come first.
    let below = children[Int32(index)] ?? []
    let isSplit = layout.document.controllers[index].type == .splitViewController
    for child in isSplit ? below.reversed() : below { drawController(child, clip: clip) }
    drawContainer(index)
    for view in layout.controllers[index].container?.barViews ?? [] {
      drawViews(Int(view)..<Int(layout.document.views[Int(view)].subtreeEnd), clip: clip)
    }
  }

  /// What is open while views are drawn: a view with others in it.
  private struct OpenView {
    var index: Int
    var end: Int
    /// What its subviews keep to.
    var clip: Rect
  }

  private mutating func drawViews(_ range: Range<Int>, clip: Rect) {
    var open: [OpenView] = []
    var index = range.lowerBound
    while index < range.upperBound {
      while let last = open.last, last.end <= index { close(open.removeLast()) }
      if isInterrupted || watch.mustStop() {
        isInterrupted = true
        return
      }
      let end = Int(layout.document.views[index].subtreeEnd)
      let outer = open.last?.clip ?? clip
      guard let frame = place(ofView: index, clip: outer) else {
        index = end
        continue
      }
      isDrawn[index] = true
      let inner = drawView(index, frame: frame, clip: outer, base: clip)
      if end > index + 1 || embedded[Int32(index)] != nil {
        open.append(OpenView(index: index, end: end, clip: inner))
      }
      index += 1
    }
    while let last = open.popLast() { close(last) }
  }

  private mutating func close(_ view: OpenView) {
    guard let children = embedded[Int32(view.index)] else { return }
    for child in children { drawController(child, clip: view.clip) }
  }

  /// Where a view is drawn in the window; nil, with the reason noted, for one that is not.
  private mutating func place(ofView index: Int, clip: Rect) -> Rect? {
    let view = layout.views[index]
    let reason: AbsentViews.Reason
    if !view.isInstalled {
      reason = .notInstalled
    } else if let frame = view.frameInWindow {
      // What lies in it may be elsewhere, but seldom is.
      let isHidden = layout.document.views[index].isHidden
      if !isHidden, view.isOnScreen, frame.intersection(clip) != nil { return frame }
      reason = isHidden ? .hidden : .offScreen
    } else {
      reason = .notLoaded
    }
    absent.note(reason, index)
    return nil
  }

  private mutating func noteController(_ index: Int) {
    let root = Int(layout.document.controllers[index].rootView)
    absent.note(layout.views[root].isInstalled ? .offScreen : .notInstalled, root)
    for child in (children[Int32(index)] ?? []) { noteController(child) }
  }
}

/// The views that a picture does not show, by why.
struct AbsentViews {
  /// As the heading of a list.
  enum Reason: String, CaseIterable {
    case hidden
    case offScreen = "not on screen"
    case notInstalled = "not installed"
    case notLoaded = "not loaded"
  }

  /// By reason, indices in the order of the layout; those below them are not listed.
  private(set) var views: [Reason: [Int]] = [:]

  mutating func note(_ reason: Reason, _ view: Int) { views[reason, default: []].append(view) }
}

extension Layout {
  /// The files that image views show, by view.
  var imageNames: [Int32: String] {
    Dictionary(
      images.filter(\.isInstalled).compactMap { image in image.filename.map { (image.view, $0) } },
      uniquingKeysWith: { $1 })
  }

  /// The controllers of the elements that can be seen, by list, those that lie above others last.
  fileprivate var elementsToDraw: [Int32: [Int]] {
    lists.mapValues { list in
      let shown = list.elements.filter { $0.isVisible && $0.view != nil }
      let order = shown.indices.sorted { (shown[$0].zIndex, $0) < (shown[$1].zIndex, $1) }
      return order.compactMap { place in shown[place].view.map { Int(document.views[Int($0)].controller) } }
    }
  }
}
