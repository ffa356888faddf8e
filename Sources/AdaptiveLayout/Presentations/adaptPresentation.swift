package import LayoutModel
import UIKitDefaults

/// The style that a presentation gets in an environment, and why.
package struct AdaptedPresentation: Hashable, Sendable {
  /// What was asked for, with `automatic` and `shouldPresentInFullscreen` resolved.
  package var requestedStyle: ModalPresentationStyle
  package var style: ModalPresentationStyle
  /// What stands in for the presented controller; only where the style is another than the one asked for.
  package var replacement: PresentationReplacement.Kind?
  /// Answers of the delegate that were passed over because no style adapts to them (PR-answers), in the order in
  /// which they were given.
  package var invalidAnswers: [ModalPresentationStyle] = []

  /// Whether the style is another than the one asked for.
  package var isAdapted: Bool { style != requestedStyle }
}

/// What the decision to adapt reads of the place where a presentation begins.
package struct PresentingEnvironment: Sendable {
  /// Traits of the presenting controller, without the compact width that a sheet or popover around it implies
  /// (PR-environment).
  package var traits: TraitCollection
  package var systemVersion: SystemVersion
  /// What the delegate answers for these traits (PR-delegate-traits); nil if it gives no answer for them.
  package var delegateStyle: ModalPresentationStyle?

  package init(
    traits: TraitCollection, systemVersion: SystemVersion, delegateStyle: ModalPresentationStyle? = nil
  ) {
    self.traits = traits
    self.systemVersion = systemVersion
    self.delegateStyle = delegateStyle
  }
}

/// Decides the style of a presentation (PR-adaptation, PR-delegate).
///
/// The delegate's answer for the traits comes first, then its older answer where the default would adapt, then the
/// default of the system version. `none` from the delegate keeps the style.
package func adaptPresentation(
  _ presentation: Presentation, in environment: PresentingEnvironment
) -> AdaptedPresentation {
  let asked = requestedStyle(of: presentation, systemVersion: environment.systemVersion)
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
  if let answer = environment.delegateStyle {
    if isAllowed(answer, systemVersion: environment.systemVersion) {
      result.style = settle(answer, of: asked, presentation, environment)
      result.replacement = replacement(in: presentation, for: result)
      return result
    }
    result.invalidAnswers.append(answer)
  }
  let adapted = defaultStyle(for: asked, presentation, environment)
  let older =
    presentation.adaptiveStyle ?? (asked == .custom ? presentation.customAdaptiveStyle : nil)
  if let older, adapted != asked || asked == .custom && isCompact(environment) {
    if isAllowed(older, systemVersion: environment.systemVersion) {
      result.style = settle(older, of: asked, presentation, environment)
      result.replacement = replacement(in: presentation, for: result)
      return result
    }
    result.invalidAnswers.append(older)
  }
  result.style = adapted
  result.replacement = replacement(in: presentation, for: result)
  return result
}

/// The style that was asked for. Without one it is full screen, from version 13 on a page sheet
/// (PR-default-style).
private func requestedStyle(
  of presentation: Presentation, systemVersion: SystemVersion
) -> ModalPresentationStyle {
  let implied: ModalPresentationStyle = systemVersion < .sheets ? .fullScreen : .automatic
  let style = presentation.modalPresentationStyle ?? implied
  return style == .automatic ? .pageSheet : style
}

/// The styles that a delegate may answer (PR-answers).
private func isAllowed(_ style: ModalPresentationStyle, systemVersion: SystemVersion) -> Bool {
  switch style {
  case .fullScreen, .overFullScreen, .none: true
  case .formSheet, .pageSheet: systemVersion >= .sheets
  case .automatic, .currentContext, .custom, .overCurrentContext, .popover: false
  }
}

/// What an allowed answer comes to: `none` keeps the style, and a sheet follows the rule of sheets.
private func settle(
  _ answer: ModalPresentationStyle, of asked: ModalPresentationStyle, _ presentation: Presentation,
  _ environment: PresentingEnvironment
) -> ModalPresentationStyle {
  if answer == ModalPresentationStyle.none || answer == asked { return asked }
  return answer.isSheet ? defaultStyle(for: answer, presentation, environment) : answer
}

/// The style that the system adapts to without being told, or what the document says in its place
/// (PR-adaptation).
private func defaultStyle(
  for style: ModalPresentationStyle, _ presentation: Presentation, _ environment: PresentingEnvironment
) -> ModalPresentationStyle {
  let rows = presentation.adaptation.filter {
    $0.style == style && $0.condition.matches(environment.traits)
  }
  if let row = rows.max(by: { $0.condition.rank < $1.condition.rank }) {
    return row.adapted == ModalPresentationStyle.none ? style : row.adapted
  }
  let isCompactWidth = environment.traits.horizontalSizeClass == .compact
  switch style {
  case .automatic, .none, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom:
    return style
  case .pageSheet, .formSheet, .popover:
    if environment.systemVersion < .sheets { return isCompactWidth ? .fullScreen : style }
    let sheet = style == .popover ? ModalPresentationStyle.formSheet : style
    if environment.traits.verticalSizeClass == .compact {
      return presentation.sheet.prefersEdgeAttachedInCompactHeight ? sheet : .fullScreen
    }
    return isCompactWidth ? sheet : style
  }
}

/// Where presentations of the developer's own are asked to adapt (PR-custom).
private func isCompact(_ environment: PresentingEnvironment) -> Bool {
  environment.traits.horizontalSizeClass == .compact
    || environment.systemVersion >= .sheets && environment.traits.verticalSizeClass == .compact
}

/// The replacement for the adapted style; none where nothing adapts (PR-replacement).
private func replacement(
  in presentation: Presentation, for adapted: AdaptedPresentation
) -> PresentationReplacement.Kind? {
  guard adapted.isAdapted else { return nil }
  return presentation.replacements.first { $0.style == adapted.style }?.kind
}
