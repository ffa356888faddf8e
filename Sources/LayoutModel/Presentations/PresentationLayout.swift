/// What became of a presentation in one environment.
package struct PresentationLayout: Equatable, Sendable {
  /// Index of the controller that presents it: the head of the chain, or that which defines the context (PR-context).
  package var presentingController: Int32
  /// The style that was asked for, with `automatic` resolved.
  package var requestedStyle: ModalPresentationStyle
  /// The style after adaptation.
  package var style: ModalPresentationStyle
  /// What is presented in place of the controller; nil for itself.
  package var replacement: PresentationReplacement.Kind?
  /// Index of the controller whose view is presented, its own or the replacement's; nil where it is pushed instead.
  package var presentedController: Int32?
  /// What its environment says and what it overrides itself (PR-environment, PR-controller-override).
  package var traits = TraitCollection()
  /// Bounds of what the presentation may cover, in the window's coordinates.
  package var containerFrame: Rect = .zero
  /// Frame of the presented view, its wrapper if there is one, in the window's coordinates; on the pixel grid.
  package var frame: Rect = .zero
  /// Whether the view below leaves the screen (PR-covered-views).
  package var removesPresentersView: Bool
  package var hasWrapper = false
  /// The id of the wrapper, a view that nobody wrote (PR-wrapper); nil without one, or where nothing is presented.
  package var wrapper: String?
  /// Only of sheets.
  package var detent: Detent?
  /// Only of popovers.
  package var arrow: PopoverArrow?

  /// Whether the style is another than the one asked for.
  package var isAdapted: Bool { style != requestedStyle }

  package init(
    presentingController: Int32, requestedStyle: ModalPresentationStyle, style: ModalPresentationStyle,
    removesPresentersView: Bool
  ) {
    (self.presentingController, self.requestedStyle) = (presentingController, requestedStyle)
    (self.style, self.removesPresentersView) = (style, removesPresentersView)
  }
}

/// The arrow of a popover.
package struct PopoverArrow: Equatable, Sendable {
  /// Nil where the popover has none: no direction is permitted, or it overlaps its anchor.
  package var direction: PopoverArrowDirection?
  /// Where the arrow's middle stands along the popover's edge, in the window's coordinates: x of an arrow that
  /// points up or down, y of the others. Nil without an arrow.
  package var center: Double?
  package init(direction: PopoverArrowDirection?, center: Double?) {
    (self.direction, self.center) = (direction, center)
  }
}
