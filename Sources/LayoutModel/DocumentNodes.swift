package import JSON

/// The nodes of a document with values, wherever they stand: in a draft, or as they hold in an environment.
package protocol DocumentNodes {
  var controllers: [ControllerNode] { get set }
  var views: [ViewNode] { get set }
  var guides: [GuideNode] { get }
  var details: [ViewDetails] { get set }
  var stacks: [StackConfiguration] { get set }
  var scrolls: [ScrollConfiguration] { get set }
  var contents: [ViewContent] { get set }
  var constraints: [LayoutConstraint] { get set }
  var identifiers: [String] { get }
  var presentations: [Presentation] { get set }
  var viewTraitOverrides: [Int32: TraitCollection] { get set }
  var viewInterfaceStyles: [Int32: UserInterfaceStyle] { get set }
  var hierarchyPointer: JSONPointer { get }
  var constraintsOwnerPointer: JSONPointer { get }
  var memberSpellings: [MemberPlace: String] { get }
  var constraintPointers: [Int32: JSONPointer] { get }
  var sources: [SourceFile] { get }
}

extension DocumentNodes {
  /// What a constraint is called, empty for one without an identifier.
  @inlinable package func identifier(of constraint: LayoutConstraint) -> String {
    constraint.identifier < 0 ? "" : identifiers[Int(constraint.identifier)]
  }

  /// What only some views say, or the defaults.
  @inlinable package func details(ofView index: Int) -> ViewDetails {
    views[index].details.map { details[Int($0)] } ?? ViewDetails()
  }

  /// The place in ``details`` of a view's rare values, made if it has none yet.
  @inlinable package mutating func detailsIndex(ofView index: Int) -> Int {
    if let known = views[index].details { return Int(known) }
    details.append(ViewDetails())
    views[index].details = Int32(details.count - 1)
    return details.count - 1
  }

  /// The view that holds a view: its superview, or of the root of an element the list that shows it. Nil for other root views.
  @inlinable package func holder(ofView index: Int) -> Int? {
    (views[index].superview ?? controllers[Int(views[index].controller)].list).map { Int($0) }
  }

  /// The id of a controller, or of the one whose bar items it holds views of.
  package func idOfController(withViewsOf index: Int) -> String {
    let nodes = controllers.span
    return nodes[nodes[index].contentOwner.map { Int($0) } ?? index].id
  }

  /// The views of a controller, itself not those of its children: a range of ``views``.
  @inlinable package func viewRange(ofController index: Int) -> Range<Int> {
    let root = Int(controllers[index].rootView)
    return root..<Int(views[root].subtreeEnd)
  }

  /// The content view of a cell, by index: the one that was written, or that was made for what stands in it. Nil where
  /// the cell has none. O(*n*) in the views that follow the cell.
  package func contentView(ofCell cell: Int) -> Int? {
    views.indices.dropFirst(cell + 1).first { index in
      guard views[index].superview == Int32(cell) else { return false }
      return views[index].place == .part(.contentView) || views[index].place == .made
    }
  }

  /// Where a controller stands in the request, in O(depth); one that was made around another stands where that does.
  package func pointer(toController index: Int) -> JSONPointer {
    switch controllers[index].place {
    case .root: hierarchyPointer
    case .child(let parent, let position) where position < 0:
      pointer(toController: Int(parent))
        .appending(memberSpellings[.child(ofController: parent, at: position)] ?? "children")
    case .child(let parent, let position):
      pointer(toController: Int(parent))
        .appending(memberSpellings[.children(ofController: parent)] ?? "children").appending(Int(position))
    case .presented(let presenter):
      pointer(toController: Int(presenter))
        .appending(memberSpellings[.presented(byController: presenter)] ?? "presented")
    case .requested(let pointer), .inBar(_, let pointer), .inList(_, _, let pointer): pointer
    case .implied(let content): pointer(toController: Int(content))
    }
  }

  /// Where a view stands in the request, in O(depth).
  package func pointer(toView index: Int) -> JSONPointer {
    var tokens: [String] = []
    var index = index
    while let superview = views[index].superview {
      switch views[index].place {
      case .subview(let position) where position < 0:
        tokens += [
          String(-1 - position), memberSpellings[.otherSubviews(ofView: superview)] ?? "arrangedSubviews",
        ]
      case .subview(let position):
        tokens += [String(position), memberSpellings[.subviews(ofView: superview)] ?? "subviews"]
      case .part(.accessoryView):
        let place = memberSpellings[.accessoryView(ofCell: superview)]
        tokens += place.map { ["customView", $0, "accessories"] } ?? [CellPart.accessoryView.rawValue]
      case .part(let part): tokens.append(part.rawValue)
      case .root, .made: break
      }
      index = Int(superview)
    }
    let controller = Int(views[index].controller)
    let isWritten = !controllers[controller].isImplicit && !controllers[controller].isMade
    if isWritten, memberSpellings[.view(ofController: Int32(controller))] == nil { tokens.append("view") }
    return JSONPointer(pointer(toController: controller).tokens + tokens.reversed())
  }

  /// Where a rule stands in the request, by its index among the document's.
  package func pointer(toRule index: Int) -> JSONPointer {
    constraintsOwnerPointer.appending("rules").appending(index)
  }

  /// Where a constraint stands in the request.
  package func pointer(toConstraint index: Int) -> JSONPointer {
    if !constraintPointers.isEmpty, let pointer = constraintPointers[Int32(index)] { return pointer }
    let constraint = constraints[index]
    let owner = constraint.owner.map { pointer(toView: Int($0)) } ?? constraintsOwnerPointer
    return owner.appending("constraints").appending(Int(constraint.listIndex))
  }
}
