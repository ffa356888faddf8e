/// What drawing a picture may take.
package struct DrawingLimits {
  /// Bytes of all panels together.
  package var bytes = Int.max
  /// Asked every few views; true ends the drawing.
  package var mustStop: () -> Bool = { false }

  package init() {}

  package init(bytes: Int, mustStop: @escaping () -> Bool) { (self.bytes, self.mustStop) = (bytes, mustStop) }
}

/// Why a picture is not drawn to its end.
package enum DrawingError: Error, Equatable, Sendable {
  /// Whoever asked has no more time.
  case interrupted
  /// The panels so far have more bytes than all may have.
  case tooLarge(bytes: Int)
}

/// The time of a drawing, which is asked for after every few views: asking costs about as much as drawing a view.
struct DrawingWatch {
  private let isOver: () -> Bool
  private var steps = 0
  private static let stepsPerQuestion = 32

  init(_ isOver: @escaping () -> Bool) { self.isOver = isOver }

  /// Counts a view.
  mutating func mustStop() -> Bool {
    steps += 1
    return steps % Self.stepsPerQuestion == 0 && isOver()
  }
}
