import LayoutModel

/// Why a request has no layout.
package struct RequestFailure: Error {
  package var problem: ProblemDetails

  package init(problem: ProblemDetails) { self.problem = problem }

  /// The problem of a request with these faults; there must be one at least.
  init(_ faults: [Fault]) { problem = ProblemDetails(faults) }

  /// That a layout takes longer than a service allows.
  static func timeLimit(of engine: LayoutEngine) -> RequestFailure {
    RequestFailure(
      problem: ProblemDetails(.timeLimit, "The layout took longer than \(engine.limits.solveSeconds) s."))
  }

  /// That a layout takes more steps of the solver than a service takes.
  static func stepLimit(of engine: LayoutEngine) -> RequestFailure {
    let limit = engine.limits.steps
    var item = ProblemDetails.Item(
      code: "limitExceeded", detail: "The layout takes more than \(limit) steps of the solver (solverSteps).")
    item.limit = limit
    return RequestFailure(problem: ProblemDetails(.tooManySteps, item.detail, errors: [item]))
  }

  /// That an answer has more bytes than a service sends.
  ///
  /// - Parameter value: How many, about.
  static func answerTooLarge(limit: Int, value: Int) -> RequestFailure {
    var item = ProblemDetails.Item(
      code: "limitExceeded",
      detail:
        "The answer would have about \(value) bytes, more than \(limit) (answerBytes). Ask for fewer environments, "
        + "for compact=true, or for application/x-ndjson.")
    (item.limit, item.value) = (limit, value)
    return RequestFailure(problem: ProblemDetails(.answerTooLarge, item.detail, errors: [item]))
  }
}
