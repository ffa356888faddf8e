package import LayoutModel
import UIKitDefaults

/// The style that a presentation gets in an environment, and why.
package struct AdaptedPresentation: Equatable, Sendable {
  /// What was asked for, with `automatic` and `shouldPresentInFullscreen` resolved.
  package var requestedStyle: ModalPresentationStyle
  package var style: ModalPresentationStyle
  /// What stands in for the presented controller; only where the style is another than the one asked for.
  package var replacement: PresentationReplacement.Kind?
  /// Answers of the delegate, in their order, that were passed over because no style adapts to them (PR-answers).
  package var invalidAnswers: [ModalPresentationStyle] = []
}

/// Decides the style of a presentation (PR-adaptation, PR-delegate).
///
/// The delegate's answer for the traits comes first, then its older answer where the default would adapt, then the
/// default of the system version. `none` from the delegate keeps the style.
///
/// - Parameters:
///   - traits: Of the presenting controller, without the compact width that a sheet or popover around it implies
///     (PR-environment).
///   - delegateStyle: What the delegate answers for these traits (PR-delegate-traits); nil if it gives no answer for them.
package func adaptPresentation(
  _ presentation: Presentation, in traits: TraitCollection, systemVersion: SystemVersion,
  delegateStyle: ModalPresentationStyle? = nil
) -> AdaptedPresentation {
  let adaptation = Adaptation(presentation: presentation, traits: traits, systemVersion: systemVersion)
  return adaptation.adapted(by: delegateStyle)
}

/// A presentation at the place where it begins.
private struct Adaptation {
  let presentation: Presentation
  let traits: TraitCollection
  let systemVersion: SystemVersion

  func adapted(by delegateStyle: ModalPresentationStyle?) -> AdaptedPresentation {
    let asked = requestedStyle
    var result = AdaptedPresentation(requestedStyle: asked, style: asked)
    // A presentation that is kept in its context does not adapt (PR-in-context).
    guard presentation.shouldPresentInFullscreen else {
      if !asked.isInCurrentContext, asked != .custom {
        let removes = presentation.shouldRemovePresentersView ?? asked.removesPresentersView
        result.requestedStyle = removes ? .currentContext : .overCurrentContext
        result.style = result.requestedStyle
      }
      return result
    }
    result.style = defaultStyle(for: asked)
    var answers = [delegateStyle]
    // Presentations of the developer's own are asked where it is compact (PR-custom).
    let isCompact =
      traits.horizontalSizeClass == .compact
      || systemVersion >= .sheets && traits.verticalSizeClass == .compact
    if result.style != asked || asked == .custom && isCompact {
      answers.append(
        presentation.adaptiveStyle ?? (asked == .custom ? presentation.customAdaptiveStyle : nil))
    }
    for answer in answers.compactMap(\.self) {
      if isAllowed(answer) {
        // `none` keeps the style, and a sheet follows the rule of sheets.
        let keeps = answer == ModalPresentationStyle.none || answer == asked
        result.style = keeps ? asked : answer.isSheet ? defaultStyle(for: answer) : answer
        break
      }
      result.invalidAnswers.append(answer)
    }
    // PR-replacement.
    if result.style != asked {
      result.replacement = presentation.replacements.first { $0.style == result.style }?.kind
    }
    return result
  }

  /// The style that was asked for; by itself full screen, from version 13 on a page sheet (PR-default-style).
  private var requestedStyle: ModalPresentationStyle {
    let style = presentation.modalPresentationStyle ?? (systemVersion < .sheets ? .fullScreen : .automatic)
    return style == .automatic ? .pageSheet : style
  }

  /// The styles that a delegate may answer (PR-answers).
  private func isAllowed(_ style: ModalPresentationStyle) -> Bool {
    switch style {
    case .fullScreen, .overFullScreen, .none: true
    case .formSheet, .pageSheet: systemVersion >= .sheets
    case .automatic, .currentContext, .custom, .overCurrentContext, .popover: false
    }
  }

  /// The style that the system adapts to without being told, or the document's in its place (PR-adaptation).
  private func defaultStyle(for style: ModalPresentationStyle) -> ModalPresentationStyle {
    let rows = presentation.adaptation.filter { $0.style == style && $0.condition.matches(traits) }
    if let row = rows.max(by: { $0.condition.rank < $1.condition.rank }) {
      return row.adapted == ModalPresentationStyle.none ? style : row.adapted
    }
    guard style.isSheet || style == .popover else { return style }
    let isCompactWidth = traits.horizontalSizeClass == .compact
    if systemVersion < .sheets { return isCompactWidth ? .fullScreen : style }
    let sheet = style == .popover ? ModalPresentationStyle.formSheet : style
    if traits.verticalSizeClass == .compact {
      return presentation.sheet.prefersEdgeAttachedInCompactHeight ? sheet : .fullScreen
    }
    return isCompactWidth ? sheet : style
  }
}
