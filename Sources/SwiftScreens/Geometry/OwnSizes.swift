import SwiftInterpreter

/// How large views of the app's classes say that they are, for layouts. UIKit asks them before it lays them out the first time, and again
/// only where they say that it has changed (`invalidateIntrinsicContentSize()`).
struct OwnSizes {
  /// A view that is asked.
  struct Question {
    let view: Object
    /// Whether it has said that its size has changed.
    let isInvalid: Bool
    /// Whether places of layouts count, since it has said that or lays itself out.
    var isLaidOut: Bool
    /// Whether it made use of such a place.
    var usesPlaces = false
  }

  /// The views that are asked now, the innermost last.
  var questions: [Question] = []
  /// Views whose classes make their size of that of a text in a font that nobody knows.
  var estimated: Set<ObjectIdentifier> = []
  private var invalid: [ObjectIdentifier: Object] = [:]
  /// What views said that made use of their places.
  private var kept: [ObjectIdentifier: (view: Object, size: Value)] = [:]

  mutating func invalidate(_ view: Object) {
    invalid[ObjectIdentifier(view)] = view
    kept[ObjectIdentifier(view)] = nil
  }

  /// What a view has said and what still counts.
  func known(_ view: Object) -> Value? { kept[ObjectIdentifier(view)]?.size }

  /// - Parameter isPlaced: Whether it has been laid out.
  mutating func begin(_ view: Object, isPlaced: Bool) {
    let isInvalid = invalid.removeValue(forKey: ObjectIdentifier(view)) != nil && isPlaced
    questions.append(Question(view: view, isInvalid: isInvalid, isLaidOut: isInvalid))
  }

  mutating func end(_ answer: Value?) {
    let question = questions.removeLast()
    if question.isInvalid, question.usesPlaces, let answer {
      kept[ObjectIdentifier(question.view)] = (question.view, answer)
    }
  }
}

extension ScreenGeometry {
  /// What a view says of itself for a layout.
  func ownSize(of view: Object, _ read: () -> Value?) -> Value? {
    if let known = ownSizes.known(view) { return known }
    ownSizes.begin(view, isPlaced: hasPlace(view))
    let answer = read()
    ownSizes.end(answer)
    return answer
  }

  /// Whether a view is in one that has not been laid out when it is asked how large it is.
  func isBeforeLayout(_ view: Object) -> Bool {
    guard let last = ownSizes.questions.indices.last,
      interpreter.isInside(.object(view), .object(ownSizes.questions[last].view))
    else { return false }
    if ownSizes.questions[last].isLaidOut { ownSizes.questions[last].usesPlaces = true }
    return !ownSizes.questions[last].isLaidOut
  }
}
