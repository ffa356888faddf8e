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
    ids.reserveCapacity(range.count)
    var controllerId: Range<Int>?
    for index in range {
      let start = nextPlace
      key(nodes[index].id)
      ids.append(start..<count - 1)
      beginObject()
      member("type", nodes[index].type.rawValue)
      key("parent")
      if let parent = nodes[index].superview { again(ids[Int(parent) - range.lowerBound]) } else { null() }
      key("controller")
      if let controllerId {
        again(controllerId)
      } else {
        let start = count
        string(layout.document.controllers[controller].id)
        controllerId = start..<count
      }
      member("frame", views[index].frame, on: grid)
      member("frameInWindow", views[index].frameInWindow, on: grid)
      if isExact { member("exactFrame", views[index].exactFrame) }
      member("installed", views[index].isInstalled)
      member("hidden", nodes[index].isHidden)
      member("onScreen", views[index].isOnScreen)
      if let scroll = views[index].scroll { self.scroll(scroll, on: grid) }
      if let fitted = views[index].systemLayoutSize { member("systemLayoutSizeFitting", fitted) }
      endObject()
    }
  }

  private mutating func scroll(_ scroll: ScrollLayout, on grid: PixelGrid) {
    member("contentSize", scroll.contentSize, on: grid)
    member("contentOffset", scroll.contentOffset)
    member("adjustedContentInset", scroll.adjustedContentInset, on: grid)
  }
}
