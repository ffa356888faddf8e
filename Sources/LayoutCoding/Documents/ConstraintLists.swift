import LayoutModel

/// Which constraints stand in which list of a document, so that reading it finds them in their order.
///
/// A view's list stands before or behind the views in it, that of the document before or behind the hierarchy. Where that does
/// not keep the order (reading puts what visual format strings stand for behind all others), those that are left stand
/// in the list that is read last.
struct ConstraintLists {
  private(set) var ofViews: [Int32: [Int]] = [:]
  private(set) var ofDocument: [Int] = []
  private(set) var isDocumentFirst = false
  private var firstInViews: Set<Int32> = []
  /// Constraints that have another place than they had.
  private(set) var moved: [Int] = []

  /// - Parameter inList: Whether it is the document of a cell, which has no list but those of its views.
  init(_ draft: DocumentDraft, inList: Bool) {
    let times = ReadingTimes(draft)
    var now = -1
    var last: Int32?
    var placed = 0
    for (place, constraint) in draft.constraints.enumerated() {
      let owner = constraint.owner ?? -1
      if owner != last {
        let isNew = owner < 0 ? ofDocument.isEmpty : ofViews[owner] == nil
        guard isNew, let time = times.next(after: now, of: owner) else { break }
        (now, last) = (time, owner)
        if owner < 0 {
          isDocumentFirst = time == 0
        } else if times.first[Int(owner)] == time {
          firstInViews.insert(owner)
        }
      }
      if owner < 0 { ofDocument.append(place) } else { ofViews[owner, default: []].append(place) }
      placed += 1
    }
    if placed < draft.constraints.count { move(draft.constraints.indices.dropFirst(placed), inList: inList) }
  }

  private mutating func move(_ rest: Range<Int>, inList: Bool) {
    let isLastTaken = inList ? firstInViews.contains(0) : isDocumentFirst && !ofDocument.isEmpty
    if isLastTaken {
      moved = Array(0..<rest.upperBound)
      (ofViews, ofDocument, firstInViews, isDocumentFirst) = ([:], [], [], false)
    } else {
      moved = Array(rest)
    }
    if inList { ofViews[0, default: []] += moved } else { ofDocument += moved }
    isDocumentFirst = false
  }

  /// Whether the list of a view stands before the views in it.
  func areFirst(ofView view: Int32) -> Bool { firstInViews.contains(view) }
}

/// When the lists of views may be read: before and behind the views in them.
private struct ReadingTimes {
  private(set) var first: [Int] = []
  private var last: [Int] = []
  private var end = 1

  init(_ draft: DocumentDraft) {
    last = Array(repeating: 0, count: draft.views.count)
    var open: [Int] = []
    for index in draft.views.indices {
      close(&open, draft, before: index)
      first.append(end)
      end += 1
      open.append(index)
    }
    close(&open, draft, before: draft.views.count)
  }

  private mutating func close(_ open: inout [Int], _ draft: DocumentDraft, before index: Int) {
    while let view = open.last, Int(draft.views[view].subtreeEnd) <= index {
      last[view] = end
      end += 1
      open.removeLast()
    }
  }

  /// The next time that a list is read; -1 stands for the document's.
  func next(after time: Int, of view: Int32) -> Int? {
    let times = view < 0 ? [0, end] : [first[Int(view)], last[Int(view)]]
    return times.first { $0 > time }
  }
}
