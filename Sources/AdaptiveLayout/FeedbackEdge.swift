/// Where what a later stage finds changes what an earlier one has read, so that both are done again: all of them, and the
/// one loop that does it. Each ends where nothing moves any more, or at its limit.
struct FeedbackEdge {
  /// How often the stages run at most, the first time included.
  let limit: Int

  /// Safe areas and margins of views depend on frames, which constraints to guides and margins change; so does where
  /// the content of a scroll view rests, which constraints that leave the content change. The height of a text depends on the
  /// width that its view is given, and its width on the longest line: it only ever wants to be narrower.
  ///
  /// Insets that depend on each other level by level come to rest after as many passes as there are such levels. Others
  /// may never: that is reported (AL-passes).
  static let insetsAndTextsFollowFrames = FeedbackEdge(limit: 8)
  /// The texts of a view that is asked for the size that fits have heights that depend on the widths that this gives.
  static let fittedTextsFollowWidths = FeedbackEdge(limit: 8)
  /// What follows from an image without a size is found by solving once more with one. Of more images what is open is told
  /// for itself.
  static let imagesGetSizes = FeedbackEdge(limit: 8)
  /// Content that runs from the right rests at its end, which is known when it was laid out; what pins itself follows.
  static let elementsFollowOffset = FeedbackEdge(limit: 2)
  /// Cells may hold lists, whose elements come in the next round: as many rounds as lists are in each other.
  static let cellsHoldLists = FeedbackEdge(limit: .max)
  /// Rules may ask for the size of a view that their own changes lead to, and change controllers that containers and
  /// presenters asked before these were reached; a presentation may push on a stack instead, which was resolved without
  /// the controller that is pushed. The next pass knows both.
  ///
  /// Between two passes over the rules each presentation asks once, and ``rulesReadResults`` limits those.
  static let resultsChangeBeginnings = FeedbackEdge(limit: .max)
  /// The part of ``resultsChangeBeginnings`` that rules have. Beyond it they go round in a circle: the document has no
  /// layout (BP-cycle).
  static let rulesReadResults = FeedbackEdge(limit: 4)

  /// Runs the stages until nothing moves any more, or as often as they may.
  ///
  /// - Parameter pass: Gets its number, from 1; says what it came to, and whether that is at rest.
  func iterate<Result>(
    _ pass: (_ number: Int) throws(ResolutionError) -> (result: Result, isSettled: Bool)
  ) throws(ResolutionError) -> (result: Result, isSettled: Bool) {
    var number = 1
    while true {
      let found = try pass(number)
      if found.isSettled || number == limit { return found }
      number += 1
    }
  }
}
