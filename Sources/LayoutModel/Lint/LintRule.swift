/// A rule of lint: a diagnostic that should be mended.
package struct LintRule: Hashable, Sendable {
  /// Its name.
  package var code: Diagnostic.Code
  /// What it says, in one sentence for people.
  package var summary: String
  /// Of the findings that were judged by hand, how many were right; nil where nobody has to judge: the answer follows from the
  /// document.
  package var precision: Precision?
  /// Whether it is on for Interface Builder files where nobody asks for it: where nine of ten were right, or nobody has to judge.
  package var isDefault: Bool
  /// The same for layout documents: what resolving says of them follows from them, whereas files leave much to code.
  package var isDefaultForDocuments: Bool { isDefault || code == .ambiguousLayout }

  /// Findings that people looked at.
  package struct Precision: Hashable, Sendable {
    package var right: Int
    package var judged: Int
  }

  /// All rules.
  package static let all: [LintRule] = resolved + looked

  /// The names of rules that a misspelt one may mean.
  package static func nearestNames(to name: String) -> [String] {
    LayoutModel.nearestNames(to: name, in: all.map(\.code.rawValue))
  }

  /// The rule of that name, nil if there is none.
  package static func named(_ name: String) -> LintRule? { all.first { $0.code.rawValue == name } }
}

extension LintRule {
  private init(
    _ code: Diagnostic.Code, _ summary: String, right: Int? = nil, of judged: Int = 100,
    isDefault: Bool = true
  ) {
    self.init(
      code: code, summary: summary, precision: right.map { Precision(right: $0, judged: judged) },
      isDefault: isDefault)
  }

  /// What resolving says by itself.
  private static let resolved: [LintRule] = [
    LintRule(.unsatisfiableConstraints, "Required constraints contradict each other.", right: 73, of: 81),
    LintRule(
      .ambiguousLayout, "Nothing decides where a view is or how large.", right: 12, of: 16, isDefault: false),
    LintRule(.layoutFeedbackLoop, "Safe areas or margins follow frames that follow them."),
    LintRule(.numericTrouble, "Numbers of constraints are too far apart."),
    LintRule(.ambiguousVariation, "Values for a width and for a height class both hold."),
    LintRule(.displayModeUnavailable, "A split view has no such display mode."),
    LintRule(.invalidAdaptiveStyle, "No presentation adapts to what a delegate answers."),
    LintRule(.popoverWithoutDismissal, "A popover becomes full screen, where nothing dismisses it."),
    LintRule(.popoverWithoutAnchor, "A popover points to nothing."),
    LintRule(.presentationOutsideContainer, "A presented view hangs off its container."),
    LintRule(.ambiguousRowHeight, "The constraints of a cell say no height."),
    LintRule(.itemsDoNotFit, "Items of a flow layout are longer than its lines."),
    LintRule(.imageNotFound, "No asset has the name of an image."),
    LintRule(.noVariants, "An asset has no rows."),
    LintRule(.noEligibleVariant, "No row of an asset can be used here."),
    LintRule(.fileMissing, "A row of an asset names a file that is not there."),
    LintRule(.duplicateSlot, "Two rows of an asset have the same attributes."),
    LintRule(.missingSlot, "An asset lacks a row that others of its kind have."),
    LintRule(.unassignedFile, "A file of an asset is in no row."),
    LintRule(.unreachableFile, "No environment chooses a file of an asset."),
    LintRule(.duplicateAssetName, "Two assets have one name."),
    LintRule(.missingContents, "An asset has no Contents.json."),
    LintRule(.unreadableContents, "The Contents.json of an asset cannot be read."),
  ]

  /// What is seen in layouts.
  private static let looked: [LintRule] = [
    LintRule(.truncatedText, "A text does not fit in its view.", right: 19, of: 20),
    LintRule(
      .overlappingViews, "Texts and controls lie over each other.", right: 12, of: 14, isDefault: false),
    LintRule(
      .viewOutsideSuperview, "A text or a control is beyond the screen or a view that gets no touches there.",
      right: 19, of: 20),
    LintRule(
      .clippedView, "A view that clips cuts off a part of a text or a control in it.", right: 1, of: 4,
      isDefault: false),
    LintRule(
      .viewUnderBars, "A text or a control lies under a bar or outside the safe area.", right: 26, of: 29,
      isDefault: false),
    LintRule(.smallTouchTarget, "A control is smaller than 44 points.", right: 95, of: 99),
    LintRule(
      .fixedDirection, "A constraint says left or right where leading or trailing is meant.", right: 6, of: 9,
      isDefault: false),
  ]
}
