/// A controller that another one presents, and what the document says of it: its style, the answers of the
/// delegate, and what the presentation controller is told.
package struct Presentation: Hashable, Sendable {
  /// Index in ``LayoutDocument/controllers`` of the controller whose `presented` it is.
  package var presenter: Int32
  /// Index in ``LayoutDocument/controllers``.
  package var presented: Int32
  /// Nil where the document says none: full screen, from version 13 on `automatic` (PR-default-style).
  package var modalPresentationStyle: ModalPresentationStyle?

  /// The delegate's answer for any traits: the first that matches (PR-delegate-traits). Empty if it gives
  /// none.
  package var adaptiveStyleByTraits: [ConditionalStyle] = []
  /// The delegate's older answer, asked only where the default would adapt or a custom presentation is compact
  /// (PR-delegate-older, PR-custom).
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
    self.presenter = presenter
    self.presented = presented
  }
}

extension Presentation {
  /// How far a wrapper stands out around the controller's view; nil without one.
  package var wrapper: EdgeInsets? {
    get { hasWrapper ? wrapperInsets : nil }
    set { (hasWrapper, wrapperInsets) = (newValue != nil, newValue ?? .zero) }
  }
}

/// One row of the delegate's answer by traits.
package struct ConditionalStyle: Hashable, Sendable {
  /// Read at the presenting controller.
  package var condition: Condition
  package var style: ModalPresentationStyle

  package init(condition: Condition, style: ModalPresentationStyle) {
    self.condition = condition
    self.style = style
  }
}

/// To what a style adapts under a condition.
package struct StyleAdaptation: Hashable, Sendable {
  package var style: ModalPresentationStyle
  package var condition: SizeClassCondition
  package var adapted: ModalPresentationStyle

  package init(
    style: ModalPresentationStyle, condition: SizeClassCondition, adapted: ModalPresentationStyle
  ) {
    self.style = style
    self.condition = condition
    self.adapted = adapted
  }
}

/// What stands in for a presented controller when it is adapted (PR-replacement).
package struct PresentationReplacement: Hashable, Sendable {
  /// The style that it is adapted to.
  package var style: ModalPresentationStyle
  package var kind: Kind

  package init(style: ModalPresentationStyle, kind: Kind) {
    self.style = style
    self.kind = kind
  }

  package enum Kind: Hashable, Sendable {
    /// Another controller of the document, by index.
    case controller(Int32)
    /// A navigation controller around the original, with or without a button that dismisses it.
    case navigation(done: DoneButton?)
    /// The original on top of the stack of a navigation controller of the document, by index (PR-pushed).
    case push(Int32)
  }

  /// On which side of a navigation bar the button that dismisses stands.
  package enum DoneButton: String, Hashable, Sendable, CaseIterable {
    case leading, trailing
  }
}
