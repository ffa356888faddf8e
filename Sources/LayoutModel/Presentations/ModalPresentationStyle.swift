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

  /// Whether the view below leaves the screen when the presentation has ended, unless the presentation
  /// controller says otherwise (PR-styles, PR-covered-views).
  package var removesPresentersView: Bool { self == .fullScreen || self == .currentContext }
}
