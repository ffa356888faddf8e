import AdaptiveLayout
import HTTPServer
import JSON
import LayoutCoding
import LayoutModel

/// Why a request has no layout.
package struct RequestFailure: Error {
  package var problem: ProblemDetails

  /// That a layout takes longer than a service allows.
  static func timeLimit(of service: Service) -> RequestFailure {
    RequestFailure(
      problem: ProblemDetails(.timeLimit, "The layout took longer than \(service.settings.solveSeconds) s."))
  }
}

extension RequestFailure {
  /// That a layout takes more steps of the solver than a service takes.
  static func stepLimit(of service: Service) -> RequestFailure {
    let limit = service.settings.maximumSteps
    var item = ProblemDetails.Item(
      code: "limitExceeded", detail: "The layout takes more than \(limit) steps of the solver (solverSteps).")
    item.limit = limit
    return RequestFailure(problem: ProblemDetails(.tooManySteps, item.detail, errors: [item]))
  }
}

extension Service {
  /// Reads a document with what the query says laid over it.
  func decode(
    _ body: UnsafeRawBufferPointer, _ options: ResolveOptions, archive: AssetTree? = nil
  ) throws(RequestFailure) -> RequestBox {
    do {
      return try workspaces.withWorkspace { workspace throws(FaultList) in
        RequestBox(
          try decodeLayoutRequest(
            body, overrides: options.overrides, catalogue: catalogue, limits: settings.decodingLimits,
            archive: archive, workspace: &workspace.reading))
      }
    } catch {
      throw RequestFailure(problem: ProblemDetails(error.faults))
    }
  }

  /// The same from an array.
  func decode(
    _ body: [UInt8], _ options: ResolveOptions, archive: AssetTree? = nil
  ) throws(RequestFailure) -> RequestBox {
    try body.withUnsafeBufferPointer { buffer throws(RequestFailure) in
      try decode(UnsafeRawBufferPointer(buffer), options, archive: archive)
    }
  }

  /// When work that begins now on this thread must end.
  var deadline: WorkDeadline { WorkDeadline(seconds: settings.solveSeconds) }

  /// - Throws: The problem of a request that takes too long, after its deadline.
  func check(_ deadline: WorkDeadline) throws(RequestFailure) {
    if deadline.hasPassed { throw .timeLimit(of: self) }
  }

  /// Checks a decoded request.
  ///
  /// - Parameter isStrict: Whether warnings and errors of a layout refuse it, nil for what the request says.
  /// - Throws: The problem of a request whose constraints UIKit does not have.
  func check(_ box: RequestBox, isStrict: Bool?) throws(RequestFailure) -> RequestedDocument {
    RequestedDocument(isStrict: isStrict ?? box.request.isStrict, content: .success(try checked(box)))
  }

  /// A decoded request whose constraints UIKit has.
  func checked(_ box: RequestBox) throws(RequestFailure) -> RequestBox {
    let faults = validateConstraints(box.request.document)
    if !faults.isEmpty { throw RequestFailure(problem: ProblemDetails(faults)) }
    return box
  }

  /// Prepares a checked document for its environments.
  func prepare(_ document: LayoutDocument) -> PreparedDocument {
    workspaces.withWorkspace { PreparedDocument(document, using: &$0.resolution) }
  }

  /// Resolves checked documents in every environment that they ask for.
  ///
  /// - Parameter deadline: When the work must end, nil for the usual time from now on.
  /// - Returns: One result for each environment, in their order.
  /// - Throws: The problem of a request that took too long, or whose answer would be too long.
  func resolve(
    _ documents: [RequestedDocument], _ detail: LayoutDetail = .usual, until deadline: WorkDeadline? = nil
  ) throws(RequestFailure) -> [EnvironmentResult] {
    var run = ResolutionRun(documents, detail.resolution, on: self, until: deadline ?? self.deadline)
    var length = AnswerLength(of: run.resultCount, limit: settings.maximumAnswerBytes)
    var results: [EnvironmentResult] = []
    while let result = try run.next() {
      // Of a compact answer and a picture nobody knows how much is equal before it is written.
      if run.resultCount > 1, !detail.isCompact, !detail.isDrawn { try length.foresee(result, detail) }
      results.append(result)
    }
    return results
  }

  /// Resolves a checked document in one of its environments.
  ///
  /// - Parameters:
  ///   - isBatch: Whether other environments may be equal to this one.
  ///   - known: The document, and the layouts of the environments before.
  func resolve(
    _ environment: RequestedEnvironment, isStrict: Bool, isBatch: Bool, known: inout KnownLayouts
  ) throws(RequestFailure) -> Layout {
    let window = try window(of: environment, for: known.prepared)
    let layout = try sharedLayout(in: window.environment, isBatch: isBatch, known: &known)
    // A layout that is changed here is copied on its way out.
    if window.diagnostics.isEmpty {
      if isStrict { try refuseDiagnostics(of: layout) }
      return layout
    }
    var noted = layout
    noted.diagnostics = window.diagnostics + layout.diagnostics
    if isStrict { try refuseDiagnostics(of: noted) }
    return noted
  }

  /// The window of an environment in which a document can be shown, and what its author should know of it.
  ///
  /// - Throws: The problem of an environment that is none, or does not have what the document uses.
  func window(
    of environment: RequestedEnvironment, for prepared: PreparedDocument
  ) throws(RequestFailure) -> (environment: WindowEnvironment, diagnostics: [Diagnostic]) {
    let window: (environment: WindowEnvironment, diagnostics: [Diagnostic])
    do {
      window = try makeEnvironment(environment.request, at: environment.pointer)
    } catch {
      throw RequestFailure(problem: ProblemDetails([error]))
    }
    let faults = validateFeatures(prepared, in: window.environment)
    if !faults.isEmpty { throw RequestFailure(problem: ProblemDetails(faults)) }
    return window
  }

  /// The layout in a window, that of an equal one if there was one before.
  private func sharedLayout(
    in window: WindowEnvironment, isBatch: Bool, known: inout KnownLayouts
  ) throws(RequestFailure) -> Layout {
    let (prepared, detail, deadline) = (known.prepared, known.detail, known.deadline)
    guard isBatch else {
      return try resolve(prepared, in: ResolutionEnvironment(window), detail, until: deadline)
    }
    var layout = try known.layout(in: window) { environment throws(RequestFailure) in
      try resolve(prepared, in: environment, detail, until: deadline)
    }
    // Rules for the window may have given an equal one other traits.
    let traits = layout.environment.traits
    layout.environment = window
    layout.environment.traits = traits
    return layout
  }

  /// Resolves a prepared document in one window, nothing remembered.
  ///
  /// - Parameters:
  ///   - environment: Records what of the window decides the layout.
  ///   - detail: What to find besides it.
  func resolve(
    _ prepared: PreparedDocument, in environment: ResolutionEnvironment, _ detail: ResolutionDetail,
    until deadline: WorkDeadline
  ) throws(RequestFailure) -> Layout {
    let start = monotonicNanoseconds()
    var watch = WorkWatch(until: deadline, steps: settings.maximumSteps)
    do {
      let layout = try workspaces.withWorkspace { workspace throws(ResolutionError) in
        try AdaptiveLayout.resolve(
          prepared, in: environment, detail: detail, workspace: &workspace.resolution
        ) { watch.mustStop() }
      }
      layoutMetrics.count(layout, constraintCount: prepared.document.constraints.count, since: start)
      return layout
    } catch {
      throw failure(of: error, prepared, watch)
    }
  }

  /// Why a document has no layout, as a problem.
  func failure(
    of error: ResolutionError, _ prepared: PreparedDocument, _ watch: WorkWatch
  ) -> RequestFailure {
    switch error {
    case .timeLimit: return watch.isOutOfSteps ? .stepLimit(of: self) : .timeLimit(of: self)
    case .breakpointCycle(let rules):
      let ids = rules.map { prepared.document.rules[$0].id }
      return RequestFailure(
        problem: ProblemDetails(
          rules.map { Fault(.breakpointCycle(ids), at: JSONPointer(["rules", String($0)])) }))
    }
  }

  /// Refuses a layout with warnings or errors.
  ///
  /// - Throws: The problem that lists them.
  func refuseDiagnostics(of layout: Layout) throws(RequestFailure) {
    let faults = layout.diagnostics.filter { $0.severity >= .warning }.map {
      Fault(.strict($0), at: $0.pointer ?? .root)
    }
    if !faults.isEmpty { throw RequestFailure(problem: ProblemDetails(faults)) }
  }
}
