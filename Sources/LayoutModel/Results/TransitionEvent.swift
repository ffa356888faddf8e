/// Which events a transition lists.
package enum EventDetail: String, Hashable, Sendable, CaseIterable {
  /// Events of controllers and presentation controllers.
  case controllers
  /// Events of the scene, the window and the views, too (TX-all-events).
  case all
  /// All events, and what happens around them: the blocks of the coordinator, appearance callbacks, sizes of content, the
  /// start of presentations (TX-complete-events).
  case complete
}

/// One call that an object gets during a transition.
package struct TransitionEvent: Hashable, Sendable {
  /// Who is called.
  package enum Target: Hashable, Sendable {
    case scene, window
    /// The presentation controller of the controller with this id.
    case presentationController(of: String)
    case controller(String)
    case view(String)
  }

  package var call: Call
  package var target: Target
  /// 1 to 5 (TX-phases).
  package var phase: Int
  /// Names of the traits that differ: those of the system in their order, then the custom ones.
  package var changedTraits: [String]
  /// Whether what the call starts or tells is animated; nil where it follows the transition.
  package var isAnimated: Bool?

  /// - Parameter phase: Nil for that of the call.
  package init(
    _ call: Call, to target: Target, in phase: Int? = nil, changedTraits: [String] = [],
    isAnimated: Bool? = nil
  ) {
    self.call = call
    self.target = target
    self.phase = phase ?? call.phase
    self.changedTraits = changedTraits
    self.isAnimated = isAnimated
  }

  /// The name of the call on the wire (TX-names).
  package var callback: String { call.name }
}

extension TransitionEvent {
  /// What is called, with what it is told. Case names are the names on the wire (TX-names).
  package enum Call: Hashable, Sendable {
    /// All traits that the target will have.
    case willTransitionToTraitCollection(TraitCollection)
    /// The new size of the target's view, and the old one; nil if it had none.
    case viewWillTransitionToSize(Size, from: Size?)
    /// All traits that the target had; nil for one that is new.
    case traitCollectionDidChange(previous: TraitCollection?)
    /// The style that a presentation adapts to, `none` for its own (PR-will-present), and whether there is a
    /// coordinator (PR-presenting).
    case willPresentWithAdaptiveStyle(ModalPresentationStyle, hasCoordinator: Bool)
    /// Another controller is presented in place of one, both by id (PR-during-transition).
    case viewControllerReplaced(original: String, replacement: String)

    /// What is posted of the keyboard, with its frame in the window before and after (TX-keyboard).
    case keyboard(KeyboardNotification, begin: Rect, end: Rect)

    // What the target does while it is told of its size, with a controller by id (TX-during).
    case pushViewController(String)
    case presentViewController(String)
    case dismissViewController(String)
    case popViewController(String)

    // The blocks that the target gave the coordinator (TX-blocks).
    case animateAlongsideTransition, completion

    // What is on screen changes (TX-appearance).
    case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    /// What a child wishes for, and what it wished for before (TX-content-size).
    case preferredContentSizeDidChange(child: String, Size, from: Size)
    /// What `systemLayoutSizeFitting` returns of a child's view, and what it returned before (TX-content-size).
    case systemLayoutFittingSizeDidChange(child: String, Size, from: Size)

    // The rotation API before iOS 8, with a duration in seconds (TX-legacy-rotation).
    case willRotateToInterfaceOrientation(InterfaceOrientation, duration: Double)
    case willAnimateRotationToInterfaceOrientation(InterfaceOrientation, duration: Double)
    case didRotateFromInterfaceOrientation(InterfaceOrientation)

    /// In which phase the call is made, where nothing says otherwise (TX-phases).
    fileprivate var phase: Int {
      switch self {
      case .willTransitionToTraitCollection, .willPresentWithAdaptiveStyle, .viewControllerReplaced: 1
      case .viewWillTransitionToSize, .pushViewController, .presentViewController, .dismissViewController,
        .popViewController, .viewWillAppear, .viewWillDisappear, .willRotateToInterfaceOrientation:
        2
      case .animateAlongsideTransition, .willAnimateRotationToInterfaceOrientation,
        .preferredContentSizeDidChange, .systemLayoutFittingSizeDidChange:
        3
      case .traitCollectionDidChange: 4
      case .completion, .viewDidAppear, .viewDidDisappear, .didRotateFromInterfaceOrientation: 5
      case .keyboard(let notification, _, _): notification.isBefore ? 2 : 5
      }
    }

    fileprivate var name: String {
      switch self {
      case .willTransitionToTraitCollection: "willTransitionToTraitCollection"
      case .viewWillTransitionToSize: "viewWillTransitionToSize"
      case .traitCollectionDidChange: "traitCollectionDidChange"
      case .willPresentWithAdaptiveStyle: "willPresentWithAdaptiveStyle"
      case .viewControllerReplaced: "viewControllerReplaced"
      case .pushViewController: "pushViewController"
      case .presentViewController: "presentViewController"
      case .dismissViewController: "dismissViewController"
      case .popViewController: "popViewController"
      case .animateAlongsideTransition: "animateAlongsideTransition"
      case .completion: "completion"
      case .viewWillAppear: "viewWillAppear"
      case .viewDidAppear: "viewDidAppear"
      case .viewWillDisappear: "viewWillDisappear"
      case .viewDidDisappear: "viewDidDisappear"
      case .preferredContentSizeDidChange: "preferredContentSizeDidChange"
      case .systemLayoutFittingSizeDidChange: "systemLayoutFittingSizeDidChange"
      case .willRotateToInterfaceOrientation: "willRotateToInterfaceOrientation"
      case .willAnimateRotationToInterfaceOrientation: "willAnimateRotationToInterfaceOrientation"
      case .didRotateFromInterfaceOrientation: "didRotateFromInterfaceOrientation"
      case .keyboard(let notification, _, _): notification.rawValue
      }
    }
  }
}
