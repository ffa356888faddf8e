/// Which events a transition lists.
package enum EventDetail: String, Hashable, Sendable, CaseIterable {
  /// Events of controllers and presentation controllers.
  case controllers
  /// Events of the scene, the window and the views, too (TX-all-events).
  case all
  /// All events, and what happens around them: blocks, appearance, sizes of content, presentations (TX-complete-events).
  case complete

  /// What the layouts at both ends must tell for it.
  package var resolution: ResolutionDetail { self == .complete ? .fittingSizes : [] }
}

/// One call that an object gets during a transition.
package struct TransitionEvent: Hashable, Sendable {
  /// Who is called.
  package enum Target: Hashable, Sendable {
    /// The screen is told below version 13, the scene from then on (TX-order-views).
    case screen, scene, window
    /// The presentation controller of the controller with this id.
    case presentationController(of: String)
    case controller(String)
    case view(String)
  }

  package var call: Call, target: Target
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
    (self.call, self.target, self.phase) = (call, target, phase ?? call.row.phase)
    (self.changedTraits, self.isAnimated) = (changedTraits, isAnimated)
  }

  /// The name of the call on the wire (TX-names).
  package var callback: String { call.row.name }

  /// What is called, with what it is told. Case names are the names on the wire (TX-names).
  package enum Call: Hashable, Sendable {
    /// All traits that the target will have.
    case willTransitionToTraitCollection(TraitCollection)
    /// The new size of the target's view, and the old one; nil if it had none.
    case viewWillTransitionToSize(Size, from: Size?)
    /// All traits that the target had; nil for one that is new.
    case traitCollectionDidChange(previous: TraitCollection?)
    /// The style that it adapts to, `none` for its own, and if there is a coordinator (PR-will-present, PR-presenting).
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

    /// Its name on the wire, and in which phase it is made where nothing says otherwise (TX-names, TX-phases).
    fileprivate var row: (name: String, phase: Int) {
      switch self {
      case .willTransitionToTraitCollection: ("willTransitionToTraitCollection", 1)
      case .viewWillTransitionToSize: ("viewWillTransitionToSize", 2)
      case .traitCollectionDidChange: ("traitCollectionDidChange", 4)
      case .willPresentWithAdaptiveStyle: ("willPresentWithAdaptiveStyle", 1)
      case .viewControllerReplaced: ("viewControllerReplaced", 1)
      case .pushViewController: ("pushViewController", 2)
      case .presentViewController: ("presentViewController", 2)
      case .dismissViewController: ("dismissViewController", 2)
      case .popViewController: ("popViewController", 2)
      case .animateAlongsideTransition: ("animateAlongsideTransition", 3)
      case .completion: ("completion", 5)
      case .viewWillAppear: ("viewWillAppear", 2)
      case .viewDidAppear: ("viewDidAppear", 5)
      case .viewWillDisappear: ("viewWillDisappear", 2)
      case .viewDidDisappear: ("viewDidDisappear", 5)
      case .preferredContentSizeDidChange: ("preferredContentSizeDidChange", 3)
      case .systemLayoutFittingSizeDidChange: ("systemLayoutFittingSizeDidChange", 3)
      case .willRotateToInterfaceOrientation: ("willRotateToInterfaceOrientation", 2)
      case .willAnimateRotationToInterfaceOrientation: ("willAnimateRotationToInterfaceOrientation", 3)
      case .didRotateFromInterfaceOrientation: ("didRotateFromInterfaceOrientation", 5)
      case .keyboard(let notification, _, _): (notification.rawValue, notification.isBefore ? 2 : 5)
      }
    }
  }
}

/// What is posted of the keyboard, in its order (TX-keyboard). Case names are UIKit's, without what all of them end with.
package enum KeyboardNotification: String, Hashable, Sendable, CaseIterable {
  case keyboardWillChangeFrame, keyboardWillShow, keyboardWillHide
  case keyboardDidChangeFrame, keyboardDidShow, keyboardDidHide

  /// Whether it is posted before the keyboard moves.
  package var isBefore: Bool {
    self == .keyboardWillChangeFrame || self == .keyboardWillShow || self == .keyboardWillHide
  }
}
