/// What happens between two layouts of one hierarchy: the answer to a transition.
package struct Transition: Sendable {
  package var from, to: Layout
  /// In the order in which UIKit calls (TX-phases).
  package var events: [TransitionEvent]
  package var coordinator: TransitionCoordinator
  /// Views whose asset variant is another one, in pre-order.
  package var changedImages: [ImageChange]
  package init(
    from: Layout, to: Layout, events: [TransitionEvent], coordinator: TransitionCoordinator,
    changedImages: [ImageChange]
  ) {
    (self.from, self.to, self.events) = (from, to, events)
    (self.coordinator, self.changedImages) = (coordinator, changedImages)
  }
}

/// What a transition coordinator says (TX-coordinator).
package struct TransitionCoordinator: Equatable, Sendable {
  package var cause: TransitionCause
  package var targetTransform: QuarterTurn
  package var isAnimated: Bool
  /// In seconds; 0 without animation.
  package var transitionDuration: Double
  /// What is there before.
  package var from: Participant?
  /// What is there after it.
  package var to: Participant?

  /// A controller that takes part, by id (TX-participants).
  package struct Participant: Hashable, Sendable {
    package var controller: String
    /// The id of its view; nil for one that neither comes nor goes, below a presentation that leaves it in place.
    package var view: String?
    package init(controller: String, view: String?) { (self.controller, self.view) = (controller, view) }
  }

  package init(
    cause: TransitionCause, targetTransform: QuarterTurn, isAnimated: Bool, transitionDuration: Double
  ) {
    (self.cause, self.targetTransform) = (cause, targetTransform)
    (self.isAnimated, self.transitionDuration) = (isAnimated, transitionDuration)
  }
}

/// Why a transition happens, in the order in which causes are looked for (TX-cause).
package enum TransitionCause: String, Hashable, Sendable, CaseIterable {
  case rotation, windowResize, containerResize, traitOverride, presentation, systemSetting, keyboard

  /// What holds where the request says nothing.
  package var isAnimated: Bool { self != .traitOverride && self != .systemSetting }
}

/// A rotation by a multiple of 90°, clockwise on the screen where it is positive.
package enum QuarterTurn: Int, Hashable, Sendable, CaseIterable {
  case none, clockwise, half, counterclockwise

  /// The transform `[a, b, c, d, tx, ty]`, exactly (TX-transform).
  package var transform: AffineTransform {
    switch self {
    case .none: AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case .clockwise: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case .half: AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .counterclockwise: AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
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

  private var quarters: Int {
    let turned: [InterfaceOrientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
    return turned.firstIndex(of: self) ?? 0
  }
}

/// An image view whose asset variant changes.
package struct ImageChange: Equatable, Sendable {
  /// The id of the view.
  package var view: String
  /// Nil where the view shows nothing.
  package var from, to: AssetSelection?
  package init(view: String, from: AssetSelection?, to: AssetSelection?) {
    (self.view, self.from, self.to) = (view, from, to)
  }
}
