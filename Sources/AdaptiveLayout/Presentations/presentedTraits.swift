import LayoutModel
import UIKitDefaults

/// The traits of the environment that a presented controller hangs from: its presentation controller's
/// (PR-environment, PR-controller-override, PR-implied-width, PR-elevated).
///
/// - Parameter style: After adaptation.
func presentedTraits(
  _ presentation: Presentation, style: ModalPresentationStyle, in environment: TraitCollection,
  systemVersion: SystemVersion
) -> TraitCollection {
  var traits = environment
  if impliesCompactWidth(style, systemVersion: systemVersion) { traits.horizontalSizeClass = .compact }
  if systemVersion >= .sheets {
    let level = style.isSheet || style == .popover ? "elevated" : "base"
    traits[.userInterfaceLevel] = Trait.userInterfaceLevel.value(named: level).map { .choice($0.raw) }
  }
  traits.merge(presentation.overrideTraitCollection)
  return traits
}

/// Form sheets and popovers (PR-implied-width), from version 13 on also page sheets (PR-implied-width-page).
private func impliesCompactWidth(_ style: ModalPresentationStyle, systemVersion: SystemVersion) -> Bool {
  style == .formSheet || style == .popover || style == .pageSheet && systemVersion >= .sheets
}

/// The traits that decide whether what a controller presents adapts: its own, but without the compact width that a sheet or
/// popover around it implies (PR-environment). A popover that is presented from a form sheet on an iPad is a popover still.
///
/// The controllers from the sheet down to this one are asked again, as if there were no sheet; what says the width
/// itself still does. The answers are for nobody else.
///
/// - Complexity: O(depth).
func presentingTraits(of controller: Int, in state: ResolutionState) -> TraitCollection {
  var chain = [controller]
  while let parent = state.document.controllers[chain[chain.count - 1]].parent { chain.append(Int(parent)) }
  chain.reverse()
  guard let number = state.controllers[chain[0]].presentation, let layout = state.sheet.presentations[number],
    impliesCompactWidth(layout.style, systemVersion: state.environment.systemVersion)
  else { return state.controllers[controller].traits }
  var ahead = state
  var matches = state.matches
  var inherited = state.controllers[chain[0]].inheritedTraits
  inherited.horizontalSizeClass = layout.traits.horizontalSizeClass
  for place in chain.indices {
    let index = chain[place]
    if place > 0 {
      inherited = state.controllers[index].inheritedTraits
      let outer = chain[place - 1]
      // From version 17 on a view between the two may say another width.
      if inherited.horizontalSizeClass == state.controllers[outer].traits.horizontalSizeClass {
        inherited.horizontalSizeClass = ahead.traits(ofController: outer).horizontalSizeClass
      }
    }
    let traits = inheritTraits(to: index, from: inherited, in: ahead, matches: &matches)
    ahead.hierarchy.glimpses[index] = ControllerGlimpse(traits: traits)
  }
  return ahead.traits(ofController: controller)
}
