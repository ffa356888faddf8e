/// A rule that rests on one voice, on few recordings, on a derivation or on a choice of ours, and that moves a number of an
/// answer, in the order of ids. docs/rules/uncertain.md says on what, and which recording would settle it.
package enum UncertainRule: UInt8, Hashable, Sendable, CaseIterable {
  case unknownMasks, baselinesOfStacks, demotedConstraints, conflictOrder, windowCorners, keyboardGuides,
    marginOrder
  case feedbackLoops, readableTextSizes, rootMarginBetween, stacksAllHidden, stackBaselineEnds
  case runsOfHiddenViews, singleArrangedViews, spacingBeforeHiddenViews, ties, symbolSizes, backButtons
  case barItems, barItemsOf26, barsInSheets, prompts, searchControllers, foldedSplits, wideSplitColumns,
    tabBarsOf26
  case tabBarsAtTheTop, tabItems, verticalBars, explicitWindows, fullScreenApps, keyboardHeights,
    keyboardPlaces,
    keyboardWindows
  case modesOfOtherVersions, nearestEra, otherClasses, padClasses, phoneWindows, tiles, buttonSizes,
    buttonSubtitles
  case colorWells, datePickers
  case pageControls, progressViewsOf17, searchBarsOf26, segmentsBefore13, slidersOf18, largeTextFields
  case plainTextFields, wheels, editedCells, sectionIndexes, cardsWithHomeButton, detentsCentred
  case detentsFloating, mediumDetent, formSheetsOf16, formSheetsAboveKeyboards, pageSheetWidthClass
  case pageSheets, popoverArea, popoverFrame, popoverGap, popoverKeyboards, popoverSearch, popoverShrinks
  case displayCuts, fallbackCharacters, substituteFonts, textViewGaps, crossingVariations

  /// Their ids, as docs/rules defines them, in the order of the cases.
  package static let ids: KeyValuePairs<UncertainRule, StaticString> = [
    .unknownMasks: "AL-autoresizing-unknown",
    .baselinesOfStacks: "AL-baselines-of-stacks",
    .demotedConstraints: "AL-conflict-demoted",
    .conflictOrder: "AL-conflict-order",
    .windowCorners: "AL-corner-adaptation",
    .keyboardGuides: "AL-keyboard-elsewhere",
    .marginOrder: "AL-margin-order",
    .feedbackLoops: "AL-passes",
    .readableTextSizes: "AL-readable-text-size",
    .rootMarginBetween: "AL-root-margin-between",
    .stacksAllHidden: "AL-stack-all-hidden",
    .stackBaselineEnds: "AL-stack-baseline-ends",
    .runsOfHiddenViews: "AL-stack-hidden-runs",
    .singleArrangedViews: "AL-stack-single",
    .spacingBeforeHiddenViews: "AL-stack-spacing-hidden",
    .ties: "AL-ties",
    .symbolSizes: "AS-symbol-sizes",
    .backButtons: "CO-back-button",
    .barItems: "CO-bar-items",
    .barItemsOf26: "CO-bar-items-26",
    .barsInSheets: "CO-bars-in-sheets",
    .prompts: "CO-prompt",
    .searchControllers: "CO-search-bar",
    .foldedSplits: "CO-split-fold",
    .wideSplitColumns: "CO-split-width-large",
    .tabBarsOf26: "CO-tab-bar-26",
    .tabBarsAtTheTop: "CO-tab-bar-top",
    .tabItems: "CO-tab-items",
    .verticalBars: "CO-vertical-bars",
    .explicitWindows: "DV-explicit-window",
    .fullScreenApps: "DV-full-screen",
    .keyboardHeights: "DV-keyboard-height",
    .keyboardPlaces: "DV-keyboard-place",
    .keyboardWindows: "DV-keyboard-window",
    .modesOfOtherVersions: "DV-multitasking-versions",
    .nearestEra: "DV-nearest-era",
    .otherClasses: "DV-other-classes",
    .padClasses: "DV-pad-classes",
    .phoneWindows: "DV-phone-windows",
    .tiles: "DV-tiles",
    .buttonSizes: "IB-button-sizes",
    .buttonSubtitles: "IB-button-subtitles",
    .colorWells: "IB-color-wells",
    .datePickers: "IB-date-pickers",
    .pageControls: "IB-page-controls",
    .progressViewsOf17: "IB-progress-views-17",
    .searchBarsOf26: "IB-search-bars-26",
    .segmentsBefore13: "IB-segmented-controls-12",
    .slidersOf18: "IB-sliders-18",
    .largeTextFields: "IB-text-fields-large",
    .plainTextFields: "IB-text-fields-plain",
    .wheels: "IB-wheels",
    .editedCells: "LI-editing",
    .sectionIndexes: "LI-section-index",
    .cardsWithHomeButton: "PR-card-top-home-button",
    .detentsCentred: "PR-detents-centred",
    .detentsFloating: "PR-detents-floating",
    .mediumDetent: "PR-detents-medium",
    .formSheetsOf16: "PR-form-sheet-16",
    .formSheetsAboveKeyboards: "PR-form-sheet-keyboard",
    .pageSheetWidthClass: "PR-implied-width-page",
    .pageSheets: "PR-page-sheet",
    .popoverArea: "PR-popover-area",
    .popoverFrame: "PR-popover-frame",
    .popoverGap: "PR-popover-gap",
    .popoverKeyboards: "PR-popover-keyboard",
    .popoverSearch: "PR-popover-search",
    .popoverShrinks: "PR-popover-shrinks",
    .displayCuts: "TE-display-cut",
    .fallbackCharacters: "TE-fallbacks",
    .substituteFonts: "TE-substitutes",
    .textViewGaps: "TE-text-view",
    .crossingVariations: "VA-order",
  ]
}

/// Some of them. The operations are written out: generic ones are slow from another module.
package struct UncertainRules: OptionSet, Equatable, Sendable {
  package private(set) var rawValue: UInt128
  package init(rawValue: UInt128) { self.rawValue = rawValue }
  /// None.
  package init() { rawValue = 0 }
  /// One of them.
  package init(_ rule: UncertainRule) { rawValue = 1 << UInt128(rule.rawValue) }

  package mutating func insert(_ rule: UncertainRule) { rawValue |= UncertainRules(rule).rawValue }
  package mutating func remove(_ rule: UncertainRule) { rawValue &= ~UncertainRules(rule).rawValue }
  package mutating func formUnion(_ other: UncertainRules) { rawValue |= other.rawValue }
  package func contains(_ rule: UncertainRule) -> Bool { rawValue & UncertainRules(rule).rawValue != 0 }
}
