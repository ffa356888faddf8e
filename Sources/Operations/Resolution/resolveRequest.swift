import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel

extension LayoutEngine {
  /// Reads a document with what the query says laid over it.
  func decode(
    _ body: UnsafeRawBufferPointer, _ options: OperationOptions, archive: AssetTree? = nil
  ) throws(RequestFailure) -> DecodedRequest {
    do {
      return try workspaces.withWorkspace { workspace throws(FaultList) in
        try decodeLayoutRequest(
          body, overrides: options.overrides, catalogue: catalogue, limits: limits.decoding,
          archive: archive, workspace: &workspace.reading)
      }
    } catch {
      throw RequestFailure(error.faults)
    }
  }

  /// Reads a document from an array, with what the query says laid over it.
  func decode(
    _ body: [UInt8], _ options: OperationOptions, archive: AssetTree? = nil
  ) throws(RequestFailure) -> DecodedRequest {
    try body.withUnsafeBufferPointer { buffer throws(RequestFailure) in
      try decode(UnsafeRawBufferPointer(buffer), options, archive: archive)
    }
  }

  /// Checks a decoded request.
  ///
  /// - Parameter isStrict: Whether warnings and errors of a layout refuse it, nil for what the request says.
  /// - Throws: The problem of a request whose constraints UIKit does not have.
  func check(_ request: DecodedRequest, isStrict: Bool?) throws(RequestFailure) -> RequestedDocument {
    RequestedDocument(isStrict: isStrict ?? request.isStrict, content: .success(try checked(request)))
  }

  /// A decoded request whose constraints UIKit has.
  func checked(_ request: DecodedRequest) throws(RequestFailure) -> DecodedRequest {
    let faults = validateConstraints(request.document)
    if !faults.isEmpty { throw RequestFailure(faults) }
    return request
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
    var length = AnswerLength(of: run.resultCount, limit: limits.answerBytes)
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
      if isStrict { try refuse(layout.diagnostics) }
      return layout
    }
    var noted = layout
    noted.diagnostics = window.diagnostics + layout.diagnostics
    if isStrict { try refuse(noted.diagnostics) }
    return noted
  }

  /// The window of an environment in which a document can be shown, and what its author should know of it.
  ///
  /// - Parameter isChecked: Whether the environment must have what the document uses.
  /// - Throws: The problem of an environment that is none, or does not have what the document uses.
  func window(
    of environment: RequestedEnvironment, for prepared: PreparedDocument, isChecked: Bool = true
  ) throws(RequestFailure) -> (environment: WindowEnvironment, diagnostics: [Diagnostic]) {
    let window: (environment: WindowEnvironment, diagnostics: [Diagnostic])
    do {
      window = try makeEnvironment(environment.request, at: environment.pointer)
    } catch {
      throw RequestFailure([error])
    }
    let faults = isChecked ? validateFeatures(prepared, in: window.environment) : []
    if !faults.isEmpty { throw RequestFailure(faults) }
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
    var watch = WorkWatch(until: deadline, steps: limits.steps)
    do {
      let layout = try workspaces.withWorkspace { workspace throws(ResolutionError) in
        try AdaptiveLayout.resolve(
          prepared, in: environment, detail: detail, workspace: &workspace.resolution
        ) { watch.mustStop() }
      }
      note(layout, constraintCount: prepared.document.constraints.count, since: start)
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

  /// Refuses what has warnings or errors.
  ///
  /// - Throws: The problem that lists them.
  func refuse(_ diagnostics: [Diagnostic]) throws(RequestFailure) {
    let faults = diagnostics.filter { $0.severity >= .warning }.map {
      Fault(.strict($0), at: $0.pointer ?? .root)
    }
    if !faults.isEmpty { throw RequestFailure(faults) }
  }
}
