/// What became of a presentation in one environment.
package struct PresentationLayout: Hashable, Sendable {
  /// Index in ``LayoutDocument/controllers`` of the controller that presents it: the head of the chain, or the
  /// one that defines the context (PR-context).
  package var presentingController: Int32
  /// The style that was asked for, with `automatic` resolved.
  package var requestedStyle: ModalPresentationStyle
  /// The style after adaptation.
  package var style: ModalPresentationStyle
  /// What is presented in place of the controller; nil for itself.
  package var replacement: PresentationReplacement.Kind?
  /// Index of the controller whose view is presented: the replacement's or the controller's own. Nil where it is
  /// pushed on a stack instead.
  package var presentedController: Int32?
  /// Traits of the presentation controller: those of its environment and what it overrides itself (PR-environment,
  /// PR-controller-override).
  package var traits = TraitCollection()
  /// Bounds of what the presentation may cover, in the window's coordinates.
  package var containerFrame: Rect = .zero
  /// Frame of the presented view, its wrapper if there is one, in the window's coordinates; on the pixel grid.
  package var frame: Rect = .zero
  /// Whether the view below leaves the screen (PR-covered-views).
  package var removesPresentersView: Bool
  package var hasWrapper = false
  /// The id of the wrapper, which is a view that nobody wrote around the presented one (PR-wrapper); nil where there is
  /// none, or nothing is presented.
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
    self.presentingController = presentingController
    self.requestedStyle = requestedStyle
    self.style = style
    self.removesPresentersView = removesPresentersView
  }
}

/// The arrow of a popover.
package struct PopoverArrow: Hashable, Sendable {
  /// Nil where the popover has none: no direction is permitted, or it overlaps its anchor.
  package var direction: PopoverArrowDirection?
  /// Where the arrow's middle stands along the popover's edge, in the window's coordinates: x of an arrow that
  /// points up or down, y of the others. Nil without an arrow.
  package var center: Double?

  package init(direction: PopoverArrowDirection?, center: Double?) {
    self.direction = direction
    self.center = center
  }
}
