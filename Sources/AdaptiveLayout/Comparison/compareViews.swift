import LayoutModel

/// The views of two layouts that are somewhere else, have another size, came or went.
///
/// - Returns: In pre-order of the new layout, then those that only the old document has.
func compareViews(_ old: Layout, _ new: Layout, _ matching: ViewMatching) -> [ViewChange] {
  let (before, after) = (old.absences, new.absences)
  var changes: [ViewChange] = []
  /// Indices of views in the new layout.
  var came: Set<Int> = []
  var went: Set<Int> = []
  for view in new.views.indices {
    let mate = matching.old[view]
    let absences = (mate.map { before[$0] } ?? .notInDocument, after[view])
    let superview = new.document.holder(ofView: view)
    var change = ViewChange(
      view: new.document.views[view].id, oldName: nil, kinds: [],
      old: mate.flatMap { old.views[$0].place }, new: new.views[view].place)
    if let mate, matching.oldNames[mate] != change.view { change.oldName = matching.oldNames[mate] }
    switch absences {
    case (let absence?, nil):
      (change.kinds, change.absence) = ([.appeared], absence)
      change.isWithSuperview = superview.map(came.contains) ?? false
      came.insert(view)
    case (nil, let absence?):
      (change.kinds, change.absence) = ([.vanished], absence)
      change.isWithSuperview = superview.map(went.contains) ?? false
      went.insert(view)
    case (nil, nil): if let mate { change.kinds = kinds(old.views[mate], new.views[view]) }
    case (_?, _?): continue
    }
    if !change.kinds.isEmpty { changes.append(change) }
  }
  return changes + vanished(from: old, before, matching)
}

/// The views that only the old document has.
private func vanished(
  from old: Layout, _ absences: [ViewChange.Absence?], _ matching: ViewMatching
) -> [ViewChange] {
  var changes: [ViewChange] = []
  var went: Set<Int> = []
  for view in old.views.indices where matching.new[view] == nil && absences[view] == nil {
    let node = old.document.views[view]
    let oldName = matching.oldNames[view]
    var change = ViewChange(
      view: node.id, oldName: oldName == node.id ? nil : oldName, kinds: [.vanished],
      absence: .notInDocument, old: old.views[view].place, new: nil)
    change.isWithSuperview = old.document.holder(ofView: view).map(went.contains) ?? false
    went.insert(view)
    changes.append(change)
  }
  return changes
}

/// What of a view that two layouts show is another. An edge that rounding alone moves is where it was.
private func kinds(_ old: ViewLayout, _ new: ViewLayout) -> [ViewChange.Kind] {
  guard let before = old.frame, let after = new.frame else { return [] }
  let (exactBefore, exactAfter) = (old.exactFrame ?? before, new.exactFrame ?? after)
  func differ(_ side: (Rect) -> Double) -> Bool {
    isOther(side(before), side(after)) && isOther(side(exactBefore), side(exactAfter))
  }
  var kinds: [ViewChange.Kind] = []
  if differ({ $0.minX }) || differ({ $0.minY }) { kinds.append(.moved) }
  if differ({ $0.size.width }) || differ({ $0.size.height }) { kinds.append(.resized) }
  return kinds
}

extension ViewLayout {
  fileprivate var place: ViewChange.Place? {
    guard let frame, let frameInWindow else { return nil }
    return ViewChange.Place(frame: frame, frameInWindow: frameInWindow)
  }
}

extension Layout {
  /// Why views cannot be seen, nil for one that can.
  var absences: [ViewChange.Absence?] {
    var absences: [ViewChange.Absence?] = Array(repeating: nil, count: document.views.count)
    for view in document.views.indices {
      let node = document.views[view]
      var above = node.superview.map(Int.init)
      if above == nil {
        let controller = document.controllers[Int(node.controller)]
        above = (controller.containerView ?? controller.list).map(Int.init)
        if above == nil, let parent = controller.parent {
          above = Int(document.controllers[Int(parent)].rootView)
        }
      }
      if !views[view].isInstalled {
        absences[view] = .notInstalled
      } else if node.isHidden || above.map({ $0 < view && absences[$0] == .hidden }) ?? false {
        absences[view] = .hidden
      } else if !views[view].isOnScreen {
        absences[view] = .notOnScreen
      }
    }
    return absences
  }
}
