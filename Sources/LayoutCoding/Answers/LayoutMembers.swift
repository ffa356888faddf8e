import LayoutModel

/// Members that are written by hand, for the sake of speed: tests hold what is written, and the contract, against them.
package enum LayoutMembers {
  package static let layout: [AnswerMember] =
    ResultLabel.members + [
      AnswerMember("environment", .object { environment }),
      AnswerMember("controllers", .map(.object { controller })),
      AnswerMember("views", .map(.object { view })),
      AnswerMember("lists", .map(ResolvedList.shape), isOptional: true),
      AnswerMember("images", .map(ResolvedImage.shape)),
      AnswerMember("constraints", [PlacedConstraint].shape, isOptional: true),
      AnswerMember("diagnostics", [Diagnostic].shape),
      AnswerMember("matchedRules", [String].shape, isOptional: true),
      AnswerMember("uncertain", [String].shape, isOptional: true),
    ]

  private static let environment: [AnswerMember] =
    WindowEnvironment.members + [
      AnswerMember("traits", TraitCollection.shape),
      AnswerMember("traitSources", .any, isOptional: true),
      AnswerMember("screenTraits", TraitCollection.shape, isOptional: true),
    ]

  private static let controller: [AnswerMember] =
    [
      AnswerMember("type", .text),
      AnswerMember("name", .text, isOptional: true),
      AnswerMember("parent", .nullable(.text)),
      AnswerMember("view", .text),
      AnswerMember("traits", TraitCollection.shape),
      AnswerMember("traitSources", .any, isOptional: true),
      AnswerMember("frame", Rect?.shape),
      AnswerMember("safeAreaInsets", EdgeInsets.shape),
      AnswerMember("onScreen", .flag),
      AnswerMember("preferredContentSize", Size.shape, isOptional: true),
      AnswerMember("implicit", .flag, isOptional: true),
    ] + ContainerLayout.members + [AnswerMember("presentation", PresentationLayout.shape, isOptional: true)]

  private static let view: [AnswerMember] =
    [
      AnswerMember("type", .text),
      AnswerMember("name", .text, isOptional: true),
      AnswerMember("parent", .nullable(.text)),
      AnswerMember("controller", .text),
      AnswerMember("frame", Rect?.shape),
      AnswerMember("frameInWindow", Rect?.shape),
      AnswerMember("transform", [Double].shape, isOptional: true),
      AnswerMember("exactFrame", Rect?.shape, isOptional: true),
      AnswerMember("installed", .flag),
      AnswerMember("hidden", .flag),
      AnswerMember("onScreen", .flag),
      AnswerMember("traits", .any, isOptional: true),
      AnswerMember("traitSources", .any, isOptional: true),
      AnswerMember("implicit", .flag, isOptional: true),
    ] + (ViewMeasures.members + ScrollLayout.members).map(\.asOptional) + [
      AnswerMember("bar", ViewBarContents.shape, isOptional: true),
      AnswerMember("systemLayoutSizeFitting", Size.shape, isOptional: true),
    ]
}
