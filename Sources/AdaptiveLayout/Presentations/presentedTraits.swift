import LayoutModel
import UIKitDefaults

/// The traits of the environment that a presented controller hangs from: its presentation controller's (traits
/// M-30 to M-34).
///
/// - Parameters:
///   - style: After adaptation.
///   - environment: Of the window, or of the controller that defines the context.
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

/// Form sheets and popovers tell their content that it is narrow, page sheets from version 13 on (traits M-33).
private func impliesCompactWidth(_ style: ModalPresentationStyle, systemVersion: SystemVersion) -> Bool {
  switch style {
  case .formSheet, .popover: true
  case .pageSheet: systemVersion >= .sheets
  default: false
  }
}

extension ResolutionState {
  /// The traits that decide whether what a controller presents adapts: its own, but without the compact width that a
  /// sheet or popover around it implies (traits M-30). A popover that is presented from a form sheet on an iPad is a
  /// popover still.
  ///
  /// - Complexity: O(depth). The state is as before.
  mutating func presentingTraits(of controller: Int) -> TraitCollection {
    var chain = [controller]
    while let parent = document.controllers[chain[chain.count - 1]].parent { chain.append(Int(parent)) }
    chain.reverse()
    guard let number = controllers[chain[0]].presentation, let layout = presentations[number],
      impliesCompactWidth(layout.style, systemVersion: environment.systemVersion)
    else { return controllers[controller].traits }
    // The chain again, as it would be without the sheet. What says the width itself still does.
    let before = chain.map { controllers[$0] }
    let matches = breakpoints
    controllers[chain[0]].inheritedTraits.horizontalSizeClass = layout.traits.horizontalSizeClass
    inheritTraits(to: chain[0], in: &self)
    for place in chain.indices.dropFirst() {
      let outer = controllers[chain[place - 1]].traits.horizontalSizeClass
      // From version 17 on a view between the two may say another width.
      let follows =
        before[place].inheritedTraits.horizontalSizeClass == before[place - 1].traits.horizontalSizeClass
      if follows { controllers[chain[place]].inheritedTraits.horizontalSizeClass = outer }
      inheritTraits(to: chain[place], in: &self)
    }
    let traits = controllers[controller].traits
    for (index, state) in zip(chain, before) { controllers[index] = state }
    breakpoints = matches
    return traits
  }

  /// The style in which a controller is presented, or the one that it lies in; `none` outside presentations.
  ///
  /// - Complexity: O(depth).
  func presentedStyle(ofController index: Int) -> ModalPresentationStyle {
    var head = index
    while let parent = document.controllers[head].parent { head = Int(parent) }
    guard let number = controllers[head].presentation else { return ModalPresentationStyle.none }
    return presentations[number]?.style ?? ModalPresentationStyle.none
  }

  /// The frame of a view in the window, exact.
  ///
  /// - Complexity: O(depth).
  func frameInWindow(ofView view: Int) -> Rect {
    var frame = frames[view]
    var outer = document.superview(ofView: view)
    while let current = outer {
      frame = frame.offset(by: frames[current].origin)
      outer = document.superview(ofView: current)
    }
    return frame
  }

  /// What a popover points to, in the window's coordinates; nil if that is nothing that is installed.
  func anchor(of popover: PopoverConfiguration) -> Rect? {
    if let item = popover.barButtonItem.map(Int.init) {
      return installed[item] ? frameInWindow(ofView: item) : nil
    }
    var (view, rect) = (popover.sourceView, popover.sourceRect)
    if environment.isResized, let other = popover.reposition {
      (view, rect) = (other.sourceView ?? view, other.sourceRect)
    }
    guard let view = view.map(Int.init), installed[view] else { return nil }
    let frame = frameInWindow(ofView: view)
    return rect?.offset(by: frame.origin) ?? frame
  }

  /// Takes a controller away from its parent, to be presented by itself.
  mutating func detach(_ child: Int) {
    if let parent = document.controllers[child].parent.map(Int.init) {
      controllers[parent].children.removeAll { $0 == child }
    }
    document.controllers[child].parent = nil
    document.controllers[child].containerView = nil
    document.controllers[child].isInstalled = true
  }
}
