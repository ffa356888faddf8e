package import JSON

/// A hierarchy and its constraints, as a request describes them: one document for many environments.
///
/// Nodes lie in flat arrays in pre-order and name each other by index. Every index is valid, and every tree is a
/// tree: whoever makes a document sees to that.
package struct LayoutDocument: Sendable {
  /// Pre-order, parents before children. The first is the root controller.
  package var controllers: [ControllerNode] = []
  /// The view trees of the controllers, one after the other in the controllers' order, each in pre-order.
  package var views: [ViewNode] = []
  /// In the order of their owners.
  package var guides: [GuideNode] = []
  package var details: [ViewDetails] = []
  /// Of the stack views, in no order.
  package var stacks: [StackConfiguration] = []
  /// Of the scroll views, in no order.
  package var scrolls: [ScrollConfiguration] = []
  /// What views show, in no order.
  package var contents: [ViewContent] = []
  /// The metrics of fonts by their names.
  package var fonts: [String: CustomFont] = [:]
  /// In the order in which the document has them.
  package var constraints: [LayoutConstraint] = []
  /// What constraints are called, in the order of the document; one for each constraint that says it.
  package var identifiers: [String] = []
  /// The places of constraints in the order in which the app activates them, for those of which the document tells.
  package var activationOrder: [Int32: UInt32] = [:]
  package var viewVariations: [Variation<ViewProperty>] = []
  package var constraintVariations: [Variation<LayoutConstraint.Property>] = []
  package var controllerVariations: [Variation<ControllerNode.Property>] = []
  /// Whether any variation has a condition besides size classes.
  package var variesByConditions = false
  package var assets = AssetCatalog()
  /// In the order of the request.
  package var rules: [BreakpointRule] = []
  /// What the request puts in place of everything else, rules too.
  package var overrides = PropertyChanges()

  /// Where the hierarchy stands in the request.
  package var hierarchyPointer = JSONPointer(["hierarchy"])
  /// Where the object stands that has the constraints of the document.
  package var constraintsOwnerPointer = JSONPointer.root
  /// In the order of the presented controllers.
  package var presentations: [Presentation] = []
  /// What views say to themselves and all below them, by view (TR-trait-overrides).
  package var viewTraitOverrides: [Int32: TraitCollection] = [:]
  /// The styles that views ask for, below what they say of their traits otherwise.
  package var viewInterfaceStyles: [Int32: UserInterfaceStyle] = [:]
  /// The controllers that hold views of bar items, by the numbers that items have.
  package var barViews: [Int32] = []
  /// Of the table and collection views that have elements, in the order of the views.
  package var lists: [ListConfiguration] = []
  /// The views that are bars with items, by index.
  package var viewBars: [Int32] = []
  /// In the order in which the document declares them.
  package var customTraits: [CustomTrait] = []
  /// What the document uses that older systems do not have.
  package var versionedFeatures: [VersionedFeature] = []

  /// What the request calls members that have another name here, by the node that has them. Few have any.
  package var memberSpellings: [MemberPlace: String] = [:]

  /// The files that it was made of; most documents were written as they are.
  package var sources: [SourceFile] = []

  package init() {}

  /// What a constraint is called, empty for one without an identifier.
  package func identifier(of constraint: LayoutConstraint) -> String {
    constraint.identifier < 0 ? "" : identifiers[Int(constraint.identifier)]
  }

  /// What only some views say, or the defaults.
  package func details(ofView index: Int) -> ViewDetails {
    views[index].details.map { details[Int($0)] } ?? ViewDetails()
  }

  /// The place in ``details`` of a view's rare values, made if it has none yet.
  package mutating func detailsIndex(ofView index: Int) -> Int {
    if let known = views[index].details { return Int(known) }
    details.append(ViewDetails())
    views[index].details = Int32(details.count - 1)
    return details.count - 1
  }

  /// The view that holds a view: its superview, or of the root of an element the list that shows it. Nil for other root views.
  package func holder(ofView index: Int) -> Int? {
    (views[index].superview ?? controllers[Int(views[index].controller)].list).map { Int($0) }
  }

  /// The id of a controller, or of the one whose bar items it holds views of.
  package func idOfController(withViewsOf index: Int) -> String {
    controllers[controllers[index].contentOwner.map { Int($0) } ?? index].id
  }

  /// The views of a controller, itself not those of its children: a range of ``views``.
  package func viewRange(ofController index: Int) -> Range<Int> {
    let root = Int(controllers[index].rootView)
    return root..<Int(views[root].subtreeEnd)
  }
}

extension LayoutDocument {
  /// Where a controller stands in the request; one that was made around another stands where that does.
  ///
  /// - Complexity: O(depth).
  package func pointer(toController index: Int) -> JSONPointer {
    switch controllers[index].place {
    case .root: hierarchyPointer
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

  /// Where a view stands in the request.
  ///
  /// - Complexity: O(depth).
  package func pointer(toView index: Int) -> JSONPointer {
    var tokens: [String] = []
    var index = index
    while let superview = views[index].superview {
      switch views[index].place {
      case .subview(let position):
        tokens += [String(position), memberSpellings[.subviews(ofView: superview)] ?? "subviews"]
      case .part(let part): tokens.append(part.rawValue)
      case .root, .made: break
      }
      index = Int(superview)
    }
    let controller = Int(views[index].controller)
    if !controllers[controller].isImplicit, !controllers[controller].isMade { tokens.append("view") }
    return JSONPointer(pointer(toController: controller).tokens + tokens.reversed())
  }

  /// Where a constraint stands in the request.
  package func pointer(toConstraint index: Int) -> JSONPointer {
    let constraint = constraints[index]
    let owner = constraint.owner.map { pointer(toView: Int($0)) } ?? constraintsOwnerPointer
    return owner.appending("constraints").appending(Int(constraint.listIndex))
  }
}

extension ControllerNode {
  /// Whether nobody wrote it: it was made around another one.
  package var isMade: Bool {
    if case .implied = place { true } else { false }
  }
}

/// A member of a node that has another spelling.
package enum MemberPlace: Hashable, Sendable {
  case children(ofController: Int32)
  case presented(byController: Int32)
  case subviews(ofView: Int32)
}

/// Something of a document that systems have from a version on.
package struct VersionedFeature: Hashable, Sendable {
  /// The key or word.
  package var name: String
  package var since: SystemVersion
  package var pointer: JSONPointer

  package init(_ name: String, since: SystemVersion, pointer: JSONPointer) {
    self.name = name
    self.since = since
    self.pointer = pointer
  }
}
