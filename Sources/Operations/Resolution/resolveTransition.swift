import AdaptiveLayout
import LayoutCoding
import LayoutModel

extension LayoutEngine {
  /// Reads a transition request with what the query says laid over it.
  func decodeTransition(
    _ body: UnsafeRawBufferPointer, _ options: OperationOptions, archive: AssetTree? = nil
  ) throws(RequestFailure) -> DecodedTransition {
    do {
      return try decodeTransitionRequest(
        body, overrides: options.overrides, catalogue: catalogue, limits: limits.decoding,
        archive: archive)
    } catch {
      throw RequestFailure(error.faults)
    }
  }

  /// Checks and resolves both ends of a transition, and compares them.
  ///
  /// - Parameter isStrict: Whether warnings and errors of a layout refuse it.
  /// - Throws: The problem of an end that cannot be resolved, and of a request that took too long.
  func resolve(
    _ request: DecodedTransition, detail: EventDetail, _ layoutDetail: ResolutionDetail, isStrict: Bool,
    until deadline: WorkDeadline
  ) throws(RequestFailure) -> Transition {
    var faults = validateConstraints(request.from.document)
    faults += validateConstraints(request.to.document).filter { !faults.contains($0) }
    if !faults.isEmpty { throw RequestFailure(faults) }
    let old = try resolve(request.from, after: nil, layoutDetail, until: deadline)
    var goal = request.to
    goal.document = request.to.document.before(request.requests)
    let announced = try resolve(goal, after: old.environment, layoutDetail, until: deadline)
    var new = announced
    let made = requestsMade(request.requests, from: old, announced: announced)
    if !made.isEmpty {
      goal.document = request.to.document.after(made, of: request.requests)
      new = try resolve(goal, after: old.environment, layoutDetail, until: deadline)
    }
    if isStrict {
      for layout in [old, new] { try refuse(layout.diagnostics) }
    }
    return makeTransition(
      from: old, announced: announced, to: new, requests: made, detail: detail,
      isAnimated: request.isAnimated)
  }

  /// One end, which has one environment.
  ///
  /// - Parameter old: The window at the other end, nil for the first.
  private func resolve(
    _ end: DecodedRequest, after old: WindowEnvironment?, _ detail: ResolutionDetail,
    until deadline: WorkDeadline
  ) throws(RequestFailure) -> Layout {
    let asked = end.environments[0]
    let window: (environment: WindowEnvironment, diagnostics: [Diagnostic])
    do {
      if let old {
        window = try makeTargetEnvironment(asked.request, from: old, of: end.document, at: asked.pointer)
      } else {
        window = try makeEnvironment(asked.request, at: asked.pointer)
      }
    } catch {
      throw RequestFailure([error])
    }
    let faults = validateFeatures(end.document, in: window.environment)
    if !faults.isEmpty { throw RequestFailure(faults) }
    let prepared = prepare(end.document)
    var layout = try resolve(
      prepared, in: ResolutionEnvironment(window.environment),
      detail, until: deadline)
    layout.diagnostics = window.diagnostics + layout.diagnostics
    return layout
  }
}
