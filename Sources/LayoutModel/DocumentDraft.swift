package import JSON

/// A document that is being written: read from a text, rebuilt from a log, or made of another one. Nodes lie in flat
/// arrays in pre-order and name each other by index; in the end every index is valid, and every tree a tree.
package struct DocumentDraft: DocumentNodes, Sendable {
  /// Pre-order, parents before children. The first is the root controller.
  package var controllers: [ControllerNode] = []
  /// The view trees of the controllers, one after the other in the controllers' order, each in pre-order.
  package var views: [ViewNode] = []
  /// In the order of their owners.
  package var guides: [GuideNode] = []
  package var details: [ViewDetails] = []
  // What views have, in no order.
  package var stacks: [StackConfiguration] = []
  package var scrolls: [ScrollConfiguration] = [], contents: [ViewContent] = []
  /// The metrics of fonts by their names.
  package var fonts: [String: CustomFont] = [:]
  /// The font files that came along, and those that ``fonts`` name; nil for none.
  package var fontFiles: (any FontLibrary)?
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
  /// Table and collection views that have elements, in the order of the views.
  package var lists: [ListConfiguration] = []
  /// The views that are bars with items, by index.
  package var viewBars: [Int32] = []
  /// In the order in which the document declares them.
  package var customTraits: [CustomTrait] = []
  /// What the document uses that older systems do not have.
  package var versionedFeatures: [VersionedFeature] = []

  /// What the request calls members that have another name here, by the node that has them. Few have any.
  package var memberSpellings: [MemberPlace: String] = [:]
  /// Where constraints stand that are no part of the list of their owner: those of cells that stand outside of these.
  package var constraintPointers: [Int32: JSONPointer] = [:]

  /// The files that it was made of; most documents were written as they are.
  package var sources: [SourceFile] = []
  package init() {}
}

/// A member of a node that has another spelling.
package enum MemberPlace: Hashable, Sendable {
  case children(ofController: Int32)
  case presented(byController: Int32)
  case subviews(ofView: Int32)
  /// The second list of a view's subviews: of those that are arranged, or are not.
  case otherSubviews(ofView: Int32)
  /// The view in place of an accessory of a cell, where it stands in one of a list of accessories: by that one's place.
  case accessoryView(ofCell: Int32)
  /// A child that has a member of its own, by its place.
  case child(ofController: Int32, at: Int32)
  /// The view of a controller, whose parts stand in the controller itself.
  case view(ofController: Int32)
}

/// Something of a document that systems have from a version on.
package struct VersionedFeature: Equatable, Sendable {
  /// The key or word.
  package var name: String
  package var since: SystemVersion, pointer: JSONPointer
  package init(_ name: String, since: SystemVersion, pointer: JSONPointer) {
    (self.name, self.since, self.pointer) = (name, since, pointer)
  }
}
