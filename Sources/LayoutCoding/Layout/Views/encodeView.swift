import JSON
import LayoutModel

extension JSONWriter {
  /// Writes the views of a controller as members of an object. An id is written as a name first; where it is somebody's
  /// parent it is copied from there.
  ///
  /// - Parameters:
  ///   - context: The layout, with what each has beyond the usual.
  ///   - sources: What overrides traits; nil where nobody asks.
  ///   - holder: The id of the view around the root view that no controller has: a wrapper, or a list; nil where there is none.
  mutating func views(
    ofController controller: Int, of layout: borrowing Layout, in context: AnswerContext,
    sources: TraitSourceMaps? = nil, holder: String? = nil
  ) {
    let detail = context.detail
    guard detail.parts.contains(.views) else { return frames(ofController: controller, of: layout) }
    var traitTexts = ViewTraitTexts(detail, sources: sources)
    let hasTraits = traitTexts.areNeeded(for: layout)
    let nodes = layout.document.views.span
    let views = layout.views.span
    let grid = layout.environment.pixelGrid
    let range = layout.document.viewRange(ofController: controller)
    var ids: [Range<Int>] = []
    ids.append(addingCapacity: range.count) { $0.append(repeating: 0..<0, count: range.count) }
    var idTexts = ids.mutableSpan
    var controllerText: Range<Int>?
    for (place, index) in range.enumerated() {
      let start = nextPlace
      key(nodes[index].id)
      idTexts[place] = start..<count - 1
      fragment(#"{"type":"#)
      string(nodes[index].type.rawValue)
      if nodes[index].details != nil { name(ofView: index, of: layout) }
      parent(nodes[index].superview.map { idTexts[Int($0) - range.lowerBound] }, holder)
      self.controller(controller, of: layout, text: &controllerText)
      frames(of: views[index], on: grid)
      if !layout.transformed.isEmpty, let view = layout.transformed[index] {
        member("transform", view.transform.numbers)
      }
      if detail.values.contains(.exactFrames) { member("exactFrame", views[index].exactFrame) }
      flags(of: views[index], isHidden: nodes[index].isHidden)
      if hasTraits { traitTexts.write(ofView: index, of: layout, to: &self) }
      if !layout.measures.isEmpty { layout.measures[index]?.writeMembers(to: &self, in: context) }
      views[index].scroll?.writeMembers(to: &self, in: context)
      if !layout.viewBars.isEmpty, let bar = layout.viewBars[index] { member("bar", bar, in: context) }
      if let fitted = views[index].systemLayoutSize { member("systemLayoutSizeFitting", fitted) }
      endObject()
    }
  }

  /// Writes the id of the controller, or copies what was written of it for another view.
  @inline(__always)
  private mutating func controller(
    _ controller: Int, of layout: borrowing Layout, text: inout Range<Int>?
  ) {
    if let text { return again(text) }
    let start = nextPlace
    member("controller", layout.document.idOfController(withViewsOf: controller))
    text = start..<count
  }

  /// Few views have a name, but of a file many do.
  private mutating func name(ofView index: Int, of layout: borrowing Layout) {
    if let name = layout.document.name(ofView: index) { member("name", name) }
  }

  private mutating func frames(ofController controller: Int, of layout: borrowing Layout) {
    let grid = layout.environment.pixelGrid
    for index in layout.document.viewRange(ofController: controller) {
      key(layout.document.views[index].id)
      beginObject()
      member("frame", layout.views[index].frame, on: grid)
      member("frameInWindow", layout.views[index].frameInWindow, on: grid)
      endObject()
    }
  }

  /// Writes the superview's id from where it was written as a name, for a root view the id of its wrapper or list.
  @inline(__always)
  private mutating func parent(_ text: Range<Int>?, _ holder: String?) {
    guard let text else {
      if let holder { return member("parent", holder) }
      return fragment(#","parent":null"#, isValueNext: false)
    }
    fragment(#","parent":"#)
    again(text)
  }

  /// Writes both frames of a view, which are of one size almost always.
  @inline(__always)
  private mutating func frames(of view: borrowing ViewLayout, on grid: PixelGrid) {
    guard let frame = view.frame, let inWindow = view.frameInWindow else {
      member("frame", view.frame, on: grid)
      return member("frameInWindow", view.frameInWindow, on: grid)
    }
    fragment(#","frame":"#)
    let size = rect(frame, on: grid)
    fragment(#","frameInWindow":"#)
    if frame.size.width == inWindow.size.width, frame.size.height == inWindow.size.height {
      rect(at: inWindow.origin, size: size, on: grid)
    } else {
      rect(inWindow, on: grid)
    }
  }

  /// Most views are there to be seen.
  @inline(__always)
  private mutating func flags(of view: borrowing ViewLayout, isHidden: Bool) {
    if view.isInstalled, !isHidden, view.isOnScreen {
      return fragment(#","installed":true,"hidden":false,"onScreen":true"#, isValueNext: false)
    }
    member("installed", view.isInstalled)
    member("hidden", isHidden)
    member("onScreen", view.isOnScreen)
  }
}

/// Writes the traits of views: those in which one differs from its controller (TR-view-inherits), or all of them.
private struct ViewTraitTexts {
  let isWhole: Bool
  let sources: TraitSourceMaps?
  /// Most views have the same ones.
  private var written = WrittenTraits()

  private let isTold: Bool

  init(_ detail: LayoutDetail, sources: TraitSourceMaps?) {
    isWhole = detail.values.contains(.allTraits)
    isTold = detail.parts.contains(.traits)
    self.sources = sources
  }

  func areNeeded(for layout: borrowing Layout) -> Bool { isTold && (isWhole || !layout.viewTraits.isEmpty) }

  mutating func write(ofView view: Int, of layout: borrowing Layout, to writer: inout JSONWriter) {
    let controller = layout.controllers[Int(layout.document.views[view].controller)].traits
    let own = layout.viewTraits[view]
    let declared = layout.document.customTraits
    guard isWhole else {
      guard let own, own != controller else { return }
      writer.key("traits")
      return writer.traits(own, differingFrom: controller, custom: declared)
    }
    let traits = own ?? controller
    written.write(traits, custom: declared, to: &writer)
    sources?.map(ofView: view, of: layout).write(traits, custom: declared, to: &writer)
  }
}
