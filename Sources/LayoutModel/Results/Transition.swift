/// What happens between two layouts of one hierarchy: the answer to a transition.
package struct Transition: Sendable {
  package var from: Layout
  package var to: Layout
  /// In the order in which UIKit calls (TX-phases).
  package var events: [TransitionEvent]
  package var coordinator: TransitionCoordinator
  /// Views whose asset variant is another one, in pre-order.
  package var changedImages: [ImageChange]

  package init(
    from: Layout, to: Layout, events: [TransitionEvent], coordinator: TransitionCoordinator,
    changedImages: [ImageChange]
  ) {
    self.from = from
    self.to = to
    self.events = events
    self.coordinator = coordinator
    self.changedImages = changedImages
  }
}

/// Which events a transition lists.
package enum EventDetail: String, Hashable, Sendable, CaseIterable {
  /// Those of controllers and presentation controllers.
  case controllers
  /// Those of the scene, the window and the views, too (TX-all-events).
  case all
}

/// One call that an object gets during a transition.
package struct TransitionEvent: Hashable, Sendable {
  /// Who is called.
  package enum Target: Hashable, Sendable {
    case scene, window
    /// Of the presentation of the controller with this id.
    case presentationController(of: String)
    case controller(String)
    case view(String)
  }

  /// What is called, with what it is told.
  package enum Call: Hashable, Sendable {
    /// All traits that the target will have.
    case willTransitionToTraitCollection(TraitCollection)
    /// The new size of the target's view, and the old one; nil if it had none.
    case viewWillTransitionToSize(Size, from: Size?)
    /// All traits that the target had; nil for one that is new.
    case traitCollectionDidChange(previous: TraitCollection?)
    /// The style that a presentation adapts to, `none` for its own (PR-will-present).
    case willPresentWithAdaptiveStyle(ModalPresentationStyle)
    /// What the target does while it is told of its size: it pushes a controller on its stack, by id (TX-during).
    case pushViewController(String)
    /// It presents a controller.
    case presentViewController(String)
    /// Another controller is presented in place of one, both by id (PR-during-transition).
    case viewControllerReplaced(original: String, replacement: String)
    /// What is posted of the keyboard, with its frame in the window before and after (TX-keyboard).
    case keyboard(KeyboardNotification, begin: Rect, end: Rect)
  }

  package var call: Call
  package var target: Target
  /// Names of the traits that differ: those of the system in their order, then the custom ones.
  package var changedTraits: [String]
  /// False where the call makes something happen without an animation; nil where it follows the transition.
  package var isAnimated: Bool?

  package init(_ call: Call, to target: Target, changedTraits: [String] = [], isAnimated: Bool? = nil) {
    self.call = call
    self.target = target
    self.changedTraits = changedTraits
    self.isAnimated = isAnimated
  }

  /// 1, 2 or 4 (TX-phases).
  package var phase: Int {
    switch call {
    case .willTransitionToTraitCollection, .willPresentWithAdaptiveStyle, .viewControllerReplaced: 1
    case .viewWillTransitionToSize, .pushViewController, .presentViewController: 2
    case .traitCollectionDidChange: 4
    case .keyboard(let notification, _, _): notification.isBefore ? 2 : 4
    }
  }

  /// The name of the call on the wire (TX-names).
  package var callback: String {
    switch call {
    case .willTransitionToTraitCollection: "willTransitionToTraitCollection"
    case .viewWillTransitionToSize: "viewWillTransitionToSize"
    case .traitCollectionDidChange: "traitCollectionDidChange"
    case .willPresentWithAdaptiveStyle: "willPresentWithAdaptiveStyle"
    case .viewControllerReplaced: "viewControllerReplaced"
    case .pushViewController: "pushViewController"
    case .presentViewController: "presentViewController"
    case .keyboard(let notification, _, _): notification.rawValue
    }
  }
}

/// A controller that another one pushes or presents while it is told of its new size (TX-during).
package struct ControllerRequest: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case push, present
  }

  package var kind: Kind
  /// Index of the controller that asks.
  package var requester: Int32
  /// Index of the one that it asks for.
  package var controller: Int32

  package init(_ kind: Kind, requester: Int32, controller: Int32) {
    self.kind = kind
    self.requester = requester
    self.controller = controller
  }
}

extension LayoutDocument {
  /// The document without the controllers of requests that are not made: they are not installed.
  package func withholding(_ requests: [ControllerRequest]) -> LayoutDocument {
    guard !requests.isEmpty else { return self }
    var document = self
    let withheld = Set(requests.map(\.controller))
    for index in withheld { document.controllers[Int(index)].isInstalled = false }
    document.controllerVariations.removeAll { variation in
      guard withheld.contains(variation.target), case .installed = variation.property else { return false }
      return true
    }
    return document
  }
}

/// What a transition coordinator says (TX-coordinator).
package struct TransitionCoordinator: Hashable, Sendable {
  package var cause: TransitionCause
  package var targetTransform: QuarterTurn
  package var isAnimated: Bool
  /// In seconds; 0 without animation.
  package var transitionDuration: Double
  /// What is there before.
  package var from: Participant?
  /// What is there after it.
  package var to: Participant?

  /// A controller that takes part, and its view, by id (TX-participants).
  package struct Participant: Hashable, Sendable {
    package var controller: String
    package var view: String

    package init(controller: String, view: String) {
      self.controller = controller
      self.view = view
    }
  }

  package init(
    cause: TransitionCause, targetTransform: QuarterTurn, isAnimated: Bool, transitionDuration: Double
  ) {
    self.cause = cause
    self.targetTransform = targetTransform
    self.isAnimated = isAnimated
    self.transitionDuration = transitionDuration
  }
}

/// Why a transition happens, in the order in which causes are looked for (TX-cause).
package enum TransitionCause: String, Hashable, Sendable, CaseIterable {
  case rotation, windowResize, containerResize, traitOverride, presentation, systemSetting, keyboard

  /// What holds where the request says nothing.
  package var isAnimated: Bool {
    switch self {
    case .rotation, .windowResize, .containerResize, .presentation, .keyboard: true
    case .traitOverride, .systemSetting: false
    }
  }
}

/// A rotation by a multiple of 90°, clockwise on the screen where it is positive.
package enum QuarterTurn: Int, Hashable, Sendable, CaseIterable {
  case none = 0
  case clockwise = 1
  case half = 2
  case counterclockwise = 3

  /// The transform `[a, b, c, d, tx, ty]`, exactly (TX-transform).
  package var transform: [Double] {
    switch self {
    case .none: [1, 0, 0, 1, 0, 0]
    case .clockwise: [0, 1, -1, 0, 0, 0]
    case .half: [-1, 0, 0, -1, 0, 0]
    case .counterclockwise: [0, -1, 1, 0, 0, 0]
    }
  }

  /// The turn that takes this one back (TX-counter-rotation).
  package var inverse: QuarterTurn { QuarterTurn(rawValue: (4 - rawValue) % 4) ?? .none }
}

extension InterfaceOrientation {
  /// The turn of the interface from this orientation to another one (TX-angle).
  package func turn(to other: InterfaceOrientation) -> QuarterTurn {
    QuarterTurn(rawValue: (other.quarters - quarters + 4) % 4) ?? .none
  }

  /// The orientation after a turn (TX-orientation-after).
  package func turned(by turn: QuarterTurn) -> InterfaceOrientation {
    Self.allCases.first { self.turn(to: $0) == turn } ?? self
  }

  /// The angle in quarters of a turn.
  private var quarters: Int {
    switch self {
    case .portrait: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    }
  }
}

/// An image view whose asset variant changes.
package struct ImageChange: Hashable, Sendable {
  /// The id of the view.
  package var view: String
  /// Nil where the view shows nothing.
  package var from: AssetSelection?
  package var to: AssetSelection?

  package init(view: String, from: AssetSelection?, to: AssetSelection?) {
    self.view = view
    self.from = from
    self.to = to
  }
}
