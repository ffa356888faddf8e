/// What a part of a resolution read that may be in doubt: rules, and facts of the catalogue, which are so for some devices.
package struct Doubts: Equatable, Sendable {
  package var rules = UncertainRules()
  package var facts = CatalogueFacts()
  package init() {}
  package init(rules: UncertainRules) { self.rules = rules }
  package init(facts: CatalogueFacts) { self.facts = facts }

  package mutating func formUnion(_ other: Doubts) {
    rules.formUnion(other.rules)
    facts.formUnion(other.facts)
  }
}

/// Where the values of a window come from: equal windows may have theirs from different places.
package struct WindowSources: Equatable, Sendable {
  /// What the record of the device says of this window, and the request leaves to it.
  package var facts = CatalogueFacts()
  /// The rules in doubt by which the window was made.
  package var rules = UncertainRules()
  /// Rules by which its safe area was found: they count where that is read.
  package var insetRules = UncertainRules()
  /// Whether the screen is that of Display Zoom.
  package var isZoomed = false
  /// Whether the safe area is that of the device, and not of a kind of window.
  package var hasDeviceInsets = true
  /// Whether the safe area is that of the newest systems of the device.
  package var isOfNewestEra = true
  /// The window of the catalogue whose size or size classes it has.
  package var listedMode: MultitaskingMode?
  package init() {}
}

extension Diagnostic {
  var doubts: UncertainRules {
    switch code {
    case .unsatisfiableConstraints:
      conflict?.alternatives.isEmpty == false
        ? [UncertainRules(.demotedConstraints), UncertainRules(.conflictOrder)]
        : UncertainRules(.demotedConstraints)
    case .ambiguousLayout: UncertainRules(.ties)
    case .layoutFeedbackLoop: UncertainRules(.feedbackLoops)
    case .ambiguousVariation: UncertainRules(.crossingVariations)
    case .tabBarNotModelled: UncertainRules(.tabBarsAtTheTop)
    case .windowModeInferred: UncertainRules(.modesOfOtherVersions)
    default: UncertainRules()
    }
  }
}
