import JSON
import LayoutModel

extension JSONWriter {
  /// Writes the views of a controller as members of an object.
  ///
  /// - Parameter isExact: Whether each has an `exactFrame`, as solved, beside its frame on the pixel grid.
  mutating func views(ofController controller: Int, of layout: borrowing Layout, isExact: Bool) {
    let nodes = layout.document.views.span
    let views = layout.views.span
    let grid = layout.environment.pixelGrid
    let range = layout.document.viewRange(ofController: controller)
    // An id is written as a name first; where it is somebody's parent it is copied from there.
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
      if let parent = nodes[index].superview {
        fragment(#","parent":"#)
        again(idTexts[Int(parent) - range.lowerBound])
      } else {
        fragment(#","parent":null"#, isValueNext: false)
      }
      if let controllerText {
        again(controllerText)
      } else {
        let start = nextPlace
        member("controller", layout.document.controllers[controller].id)
        controllerText = start..<count
      }
      frames(of: views[index], on: grid)
      if isExact { member("exactFrame", views[index].exactFrame) }
      flags(of: views[index], isHidden: nodes[index].isHidden)
      if let scroll = views[index].scroll { self.scroll(scroll, on: grid) }
      if let fitted = views[index].systemLayoutSize { member("systemLayoutSizeFitting", fitted) }
      endObject()
    }
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

  private mutating func scroll(_ scroll: ScrollLayout, on grid: PixelGrid) {
    member("contentSize", scroll.contentSize, on: grid)
    member("contentOffset", scroll.contentOffset)
    member("adjustedContentInset", scroll.adjustedContentInset, on: grid)
  }
}
