package import JSON

/// A view controller of a document.
package struct ControllerNode: Sendable {
  /// Where in the request a controller stands.
  package enum Place: Hashable, Sendable {
    case root
    /// An element of the `children` of another one; below 0 for one that has a member of its own.
    case child(of: Int32, at: Int32)
    case presented(by: Int32)
    /// Outside the hierarchy: a transition asks for it.
    case requested(at: JSONPointer)
    /// Nowhere: it was made around this one.
    case implied(for: Int32)
    /// In a bar: not a controller of its own, but what holds a view of an item of this one.
    case inBar(of: Int32, at: JSONPointer)
    /// In a list, by the index of the view: not a controller of its own, but what holds a cell or another element.
    case inList(_ view: Int32, of: Int32, at: JSONPointer)
  }

  /// Unique among all nodes. Without one: `main` for the root, else the parent's id and the index (`main/0`).
  package var id: String
  /// What people call it, nil where the document does not say. Others may have the same name.
  package var name: String?
  package var type: ControllerType = .viewController
  package var place: Place
  /// Index in ``LayoutDocument/controllers``, nil for the root and for presented ones. In a resolved layout the parent of its
  /// environment, which may be another one: a split view controller that collapses hands its children on.
  package var parent: Int32?
  /// Index in ``LayoutDocument/presentations`` of the presentation that shows it, nil for one that is not presented.
  package var presentation: Int32?
  /// Whether the document wrote the root view only and this controller is implied.
  package var isImplicit = false
  /// Index of its root view in ``LayoutDocument/views``.
  package var rootView: Int32 = 0
  /// The parent's view that the root view fills, nil for the parent's bounds.
  package var containerView: Int32?
  /// Its size inside the parent, if the parent's `childSizes` says it.
  package var sizeInParent: Size?
  /// What the parent says to it: the parent's `overrideTraits` for this child (TR-static-override).
  package var overrideTraits = TraitCollection()
  /// What the parent answers when asked about this child, nil for what it set before (TR-dynamic-override).
  package var childTraitRules: ChildTraitRules?
  /// What it says to itself and all below it (TR-trait-overrides).
  package var traitOverrides = TraitCollection()
  package var overrideUserInterfaceStyle: UserInterfaceStyle?
  package var isInstalled = true
  /// Additional insets of the safe area of the root view.
  package var additionalSafeAreaInsets: EdgeInsets = .zero
  /// Zero where it wishes for nothing.
  package var preferredContentSize: Size = .zero
  package var viewRespectsSystemMinimumLayoutMargins = true
  /// The sides on which the root view may lie below bars.
  package var edgesForExtendedLayout: RectEdges = .all
  package var extendedLayoutIncludesOpaqueBars = false, definesPresentationContext = false
  /// Nil for as long as it is on screen.
  package var isViewLoaded: Bool?
  /// Whether it hands changes on to its children.
  package var forwardsTraits = true
  package var forwardsSize = true
  /// Whether it has the rotation callbacks before iOS 8, and not the newer method (TX-legacy-rotation).
  package var usesLegacyRotation = false
  package var supportedInterfaceOrientations: [InterfaceOrientation] = InterfaceOrientation.allCases
  package var hidesBottomBarWhenPushed = false, hasDismissControl = false
  package var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  /// What a bar shows of it, unless its navigation item says something else.
  package var title: String?
  /// What it says of bars, in a box: most controllers say nothing.
  private var barBox: [BarItems] = []
  /// The column of a split view controller that shows it, nil for the one of its position.
  package var column: SplitColumn?
  /// What it says as a container.
  package var container = ContainerConfiguration()

  /// A child of the place that the request gives it.
  package init(id: String, place: Place) {
    self.id = id
    self.place = place
    if case .child(let parent, _) = place { self.parent = parent }
  }

  /// A value that an environment or a rule may replace.
  package enum Property: Sendable {
    /// A value of the controller itself.
    case own(Assignment<ControllerNode>)
    /// Some values of its presentation, which are kept in ``LayoutDocument/presentations``.
    case presentation([Assignment<Presentation>])

    package static func own<Value: Sendable>(
      _ variable: Variable<ControllerNode, Value>, _ value: Value
    ) -> Property {
      .own(Assignment(variable, value))
    }

    /// The value for a variable of the controller; nil if it is for another one.
    package func value<Value>(of variable: KeyPath<ControllerNode, Value>) -> Value? {
      if case .own(let assignment) = self { assignment.value(of: variable) } else { nil }
    }
  }

  /// Sets one value; those of the presentation are no part of it.
  package mutating func apply(_ property: Property) {
    if case .own(let assignment) = property { assignment.apply(to: &self) }
  }

  /// What it says of the bars around it.
  package var barItems: BarItems {
    get { barBox.first ?? BarItems() }
    set { barBox = newValue.isEmpty ? [] : [newValue] }
  }

  /// Whether it says anything of them, without a copy of what.
  package var hasBarItems: Bool { !barBox.isEmpty }

  /// Whether it hands on changes of its traits and of its size, which a document says together.
  package var forwards: (traits: Bool, size: Bool) {
    get { (forwardsTraits, forwardsSize) }
    set { (forwardsTraits, forwardsSize) = newValue }
  }

  /// The navigation item; a new one keeps what it does not say.
  package var navigationItem: NavigationItem {
    get { barItems.navigationItem }
    set {
      barItems.navigationItem.take(newValue)
      if let mode = newValue.largeTitleDisplayMode { largeTitleDisplayMode = mode }
    }
  }

  /// Whether nobody wrote it: it was made around another one.
  package var isMade: Bool { if case .implied = place { true } else { false } }

  /// The controller in one of whose bar items or lists its view stands, by index; nil for a controller of the hierarchy.
  package var contentOwner: Int32? {
    switch place {
    case .inBar(let owner, _), .inList(_, let owner, _): owner
    case .root, .child, .presented, .requested, .implied: nil
    }
  }

  /// The table or collection view of which it holds an element, by index; nil for another controller.
  package var list: Int32? { if case .inList(let view, _, _) = place { view } else { nil } }
}

/// What a container answers when UIKit asks for the traits of a child (TR-dynamic-override, TR-child-rules).
package struct ChildTraitRules: Sendable {
  /// One answer; the first whose condition matches is given.
  package struct Rule: Sendable {
    /// Condition on the container: its traits, and its own size.
    package var when: Condition
    package var traits: TraitCollection
    package init(when: Condition, traits: TraitCollection) { (self.when, self.traits) = (when, traits) }
  }

  package var rules: [Rule] = []
  /// Whether what was set statically counts, too, below the answer.
  package var includesStatic = false
  package init() {}
}
