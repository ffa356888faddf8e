import JSON
import LayoutModel

/// The children of a controller, and what of its view stands in the controller itself.
extension ControllerReader {
  func readChildren(at mark: JSONReader.Mark, _ draft: inout Draft) throws(ReadingEnded) {
    let end = draft.reader.mark
    draft.reader.goBack(to: mark)
    if var array = try draft.reader.beginArray("an array of controllers") {
      while let position = try draft.reader.nextElement(of: &array) {
        let id = "\(draft.document.controllers[index].id)/\(position)"
        let child = draft.addController(
          ControllerNode(id: id, place: .child(of: Int32(index), at: Int32(position))),
          at: draft.reader.offset)
        try Self.read(child, &draft)
      }
    }
    draft.reader.goBack(to: end)
  }

  /// Reads the children that have members of their own: the root of a stack and the columns before those of the array, the top of a
  /// stack after them.
  func readRoles(isTop: Bool, _ draft: inout Draft) throws(ReadingEnded) {
    for (place, role) in roles.sorted(by: { $0.key.rawValue < $1.key.rawValue }).enumerated()
    where (role.key == .topViewController) == isTop {
      let end = draft.reader.mark
      draft.reader.goBack(to: role.mark)
      let position = Int32(-1 - place)
      let parent = Int32(index)
      draft.document.memberSpellings[.child(ofController: parent, at: position)] = role.key.name
      let id = "\(draft.document.controllers[index].id)/\(role.key.name)"
      let child = draft.addController(
        ControllerNode(id: id, place: .child(of: parent, at: position)), at: draft.reader.offset)
      if let column = role.key.column {
        draft.document.controllers[child].column = column
        // Of a controller that has no columns this is told already.
        if draft.document.controllers[index].type == .splitViewController {
          draft.linker.columns.append(PendingColumn(controller: Int32(child), place: draft.reader.place))
        }
      }
      try Self.read(child, &draft)
      draft.reader.goBack(to: end)
    }
  }

  /// Reads subviews, guides and constraints that stand in the controller: they are those of its view.
  func readPartsOfView(_ draft: inout Draft) throws(ReadingEnded) {
    if partsOfView.isEmpty {
      if !hasView { try draft.addRootView(ofController: index) }
      return
    }
    let end = draft.reader.mark
    if !hasView {
      draft.document.memberSpellings[.view(ofController: Int32(index))] = ""
      try addView(&draft)
    }
    let view = draft.document.controllers[index].rootView
    for key in [ControllerKey.subviews, .layoutGuides] {
      guard let mark = partsOfView[key] else { continue }
      draft.reader.goBack(to: mark)
      if hasView {
        draft.reader.fault(.expected("\(key.name) in the view of this controller, which stands beside them"))
      } else if key == .layoutGuides {
        try ViewReader(controller: Int32(index)).readGuides(of: view, &draft)
      }
    }
    if let mark = partsOfView[.constraints] {
      draft.reader.goBack(to: mark)
      try readConstraints(of: view, &draft)
    }
    draft.reader.goBack(to: end)
  }

  /// Adds the view of a controller that says its subviews itself.
  private func addView(_ draft: inout Draft) throws(ReadingEnded) {
    let place = draft.linker.nodes.placesOfUnnamedControllers[index].map { Int($0) } ?? draft.reader.offset
    let view = draft.addView(
      ViewNode(id: "", superview: nil, controller: Int32(index), place: .root), at: place)
    draft.document.controllers[index].rootView = Int32(view)
    draft.linker.nodes.unwrittenRootViews.insert(view)
    if let mark = partsOfView[.subviews] {
      draft.reader.goBack(to: mark)
      draft.pending.takesBarViews = true
      try ViewReader(controller: Int32(index)).readSubviews(of: Int32(view), &draft)
      draft.pending.takesBarViews = false
    }
    draft.close(view)
    try draft.checkViews()
  }

  private func readConstraints(of view: Int32, _ draft: inout Draft) throws(ReadingEnded) {
    let first = draft.document.constraints.count
    let place = draft.reader.pointer
    var constraints = ConstraintReader(owner: view)
    try constraints.read(&draft)
    guard hasView else { return }
    for index in first..<draft.document.constraints.count {
      let position = Int(draft.document.constraints[index].listIndex)
      draft.document.constraintPointers[Int32(index)] = place.appending(position)
    }
  }
}
