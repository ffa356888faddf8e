/// Where what a later stage finds changes what an earlier one has read, so that both are done again: all of them, so
/// that nobody has to look for a loop. Each ends where nothing moves any more, or at its limit.
enum FeedbackEdge: CaseIterable {
  /// Safe areas and margins of views depend on frames, which constraints to guides and margins change; so does where
  /// the content of a scroll view rests, which constraints that leave the content change.
  case insetsFollowFrames
  /// The height of a text depends on the width that its view is given, and its width on the longest line.
  case textsFollowWidths
  /// The same for the texts of a view that is asked for the size that fits.
  case fittedTextsFollowWidths
  /// Rules may ask for the size of a view that their own changes lead to, and change controllers that containers and
  /// presenters asked before these were reached. The next pass reads the sizes of this one and foresees its matches.
  case rulesReadResults
  /// A presentation may push on a stack instead, which was resolved without the controller that is pushed.
  case pushesChangeStacks

  /// How often the stages run at most, the first time included.
  var limit: Int {
    switch self {
    // Insets that depend on each other level by level come to rest after as many passes as there are such levels.
    // Others may never: that is reported (AL-passes).
    case .insetsFollowFrames: 8
    // Solved together with the insets. A text only ever wants to be narrower, so this comes to rest.
    case .textsFollowWidths: FeedbackEdge.insetsFollowFrames.limit
    case .fittedTextsFollowWidths: 8
    // Then the rules go round in a circle: the document has no layout (BP-cycle).
    case .rulesReadResults: 4
    // Between two passes over the rules each presentation asks once: the next resolution has it in place.
    case .pushesChangeStacks: .max
    }
  }
}
