/// A controller that another one presents: its style, the delegate's answers, and what the presentation controller is told.
package struct Presentation: Equatable, Sendable {
  /// Index in ``LayoutDocument/controllers`` of the controller whose `presented` it is.
  package var presenter: Int32
  /// Index in ``LayoutDocument/controllers``.
  package var presented: Int32
  /// Nil where the document says none: full screen, from version 13 on `automatic` (PR-default-style).
  package var modalPresentationStyle: ModalPresentationStyle?

  /// The delegate's answer for any traits: the first that matches (PR-delegate-traits). Empty if it gives none.
  package var adaptiveStyleByTraits: [ConditionalStyle] = []
  /// Its older answer, for what would adapt by default or a custom one that is compact (PR-delegate-older, PR-custom).
  package var adaptiveStyle: ModalPresentationStyle?
  /// What a presentation controller of the developer's own adapts to (PR-custom).
  package var customAdaptiveStyle: ModalPresentationStyle?
  /// Replaces rows of the default table (PR-adaptation).
  package var adaptation: [StyleAdaptation] = []
  /// What is presented in place of the controller when it is adapted to a style (PR-replacement).
  package var replacements: [PresentationReplacement] = []

  package var shouldPresentInFullscreen = true
  /// Nil for the style's own behaviour.
  package var shouldRemovePresentersView: Bool?
  /// What the presentation controller overrides for all below it (PR-controller-override).
  package var overrideTraitCollection = TraitCollection()
  /// Whether the presented view is wrapped, for a shadow or dimming (PR-wrapper).
  package var hasWrapper = false
  /// How far the wrapper stands out around the controller's view.
  package var wrapperInsets = EdgeInsets.zero
  /// Frame of a custom presentation; without a value the container's bounds.
  package var frame = Varied<ContainerFrame>(nil)
  package var popover = PopoverConfiguration()
  package var sheet = SheetConfiguration()
  package init(presenter: Int32, presented: Int32) {
    (self.presenter, self.presented) = (presenter, presented)
  }

  /// How far a wrapper stands out around the controller's view; nil without one.
  package var wrapper: EdgeInsets? {
    get { hasWrapper ? wrapperInsets : nil }
    set { (hasWrapper, wrapperInsets) = (newValue != nil, newValue ?? .zero) }
  }
}

/// How a presented controller covers the screen, in UIKit's words (PR-styles).
package enum ModalPresentationStyle: String, Hashable, Sendable, CaseIterable {
  /// The system chooses: a page sheet (from version 13, PR-default-style).
  case automatic
  /// No style to present with; as an answer to "adapt?" it keeps the style (PR-none, PR-answer-none).
  case none
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover

  /// Whether the presentation covers the controller that defines the context, not the window.
  package var isInCurrentContext: Bool { self == .currentContext || self == .overCurrentContext }
  /// Whether it covers the whole window.
  package var isFullScreen: Bool { self == .fullScreen || self == .overFullScreen }
  /// Whether it is a sheet where there is room for one.
  package var isSheet: Bool { self == .pageSheet || self == .formSheet }
  /// Whether the view below leaves the screen afterwards, unless the controller says otherwise (PR-styles, PR-covered-views).
  package var removesPresentersView: Bool { self == .fullScreen || self == .currentContext }
}

/// What a document says of a sheet (from version 13).
package struct SheetConfiguration: Equatable, Sendable {
  /// The heights at which the sheet rests. Never empty.
  package var detents: [Detent] = [.large]
  /// One of ``detents``; nil for the lowest (PR-detents).
  package var selectedDetent: Detent?
  package var prefersEdgeAttachedInCompactHeight = false
  package var widthFollowsPreferredContentSizeWhenEdgeAttached = false
}

/// A height at which a sheet rests.
package enum Detent: Equatable, Sendable {
  /// About half of the container; not in compact height.
  case medium
  case large
  /// Points above the bottom of the safe area.
  case custom(Double)
}

/// One row of the delegate's answer by traits.
package struct ConditionalStyle: Equatable, Sendable {
  /// Read at the presenting controller.
  package var condition: Condition
  package var style: ModalPresentationStyle
  package init(condition: Condition, style: ModalPresentationStyle) {
    (self.condition, self.style) = (condition, style)
  }
}

/// To what a style adapts under a condition.
package struct StyleAdaptation: Equatable, Sendable {
  package var style: ModalPresentationStyle, condition: SizeClassCondition
  package var adapted: ModalPresentationStyle
  package init(
    style: ModalPresentationStyle, condition: SizeClassCondition, adapted: ModalPresentationStyle
  ) {
    (self.style, self.condition, self.adapted) = (style, condition, adapted)
  }
}

/// What stands in for a presented controller when it is adapted (PR-replacement).
package struct PresentationReplacement: Equatable, Sendable {
  /// The style that it is adapted to.
  package var style: ModalPresentationStyle
  package var kind: Kind
  package init(style: ModalPresentationStyle, kind: Kind) { (self.style, self.kind) = (style, kind) }

  package enum Kind: Hashable, Sendable {
    /// Another controller of the document, by index.
    case controller(Int32)
    /// A navigation controller around the original, with or without a button that dismisses it.
    case navigation(done: DoneButton?)
    /// The original on top of the stack of a navigation controller of the document, by index (PR-pushed).
    case push(Int32)
  }

  /// On which side of a navigation bar the button that dismisses stands.
  package enum DoneButton: String, Sendable, CaseIterable { case leading, trailing }
}
