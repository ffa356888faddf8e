import JSON
import LayoutModel

/// A view of a bar item, which is read when the views of its controller are: those lie before it.
struct PendingBarView {
  var bookmark: JSONReader.Bookmark
  var pointer: JSONPointer
}

extension Draft {
  /// Keeps the view at hand for later, where the controller at hand may have any.
  ///
  /// - Returns: The number of the view in ``DocumentDraft/barViews``; nil, with a fault, where none may be.
  mutating func postponeBarView(
    _ key: some DocumentKey, _ reader: inout JSONReader
  ) throws(ReadingEnded) -> Int32? {
    guard takesBarViews else {
      reader.fault(.unknownKey(key.name, nearest: []))
      try reader.skipValue()
      return nil
    }
    guard try reader.stands(.object) else {
      _ = try reader.beginObject("a view")
      return nil
    }
    let number = Int32(document.barViews.count)
    document.barViews.append(0)
    pendingBarViews.append(PendingBarView(bookmark: reader.bookmark, pointer: reader.pointer))
    try reader.skipValue()
    return number
  }

  /// Reads the views that were kept for a controller: each as the root view of a controller that is none of the
  /// hierarchy.
  ///
  /// - Parameter first: How many were kept before the controller was read.
  mutating func readBarViews(
    from first: Int, of owner: Int, _ reader: inout JSONReader
  ) throws(ReadingEnded) {
    guard pendingBarViews.count > first else { return }
    let end = reader.bookmark
    takesBarViews = true
    defer { takesBarViews = false }
    // Views of bar items may hold bars with items.
    var number = first
    while number < pendingBarViews.count {
      let pending = pendingBarViews[number]
      let known = document.pointer(toController: owner).tokens.count
      let path = pending.pointer.tokens.dropFirst(known).joined(separator: "/")
      var node = ControllerNode(
        id: "\(document.controllers[owner].id)/\(path)", place: .inBar(of: Int32(owner), at: pending.pointer))
      node.isImplicit = true
      node.viewRespectsSystemMinimumLayoutMargins = false
      reader.goBack(to: pending.bookmark)
      let index = addController(node, at: reader.offset)
      document.barViews[number] = Int32(index)
      try ViewReader(controller: Int32(index)).read(superview: nil, place: .root, &reader, &self)
      number += 1
    }
    reader.goBack(to: end)
  }
}
