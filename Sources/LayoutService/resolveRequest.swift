import AdaptiveLayout
package import LayoutCoding
package import LayoutModel

/// Why a request has no layout.
package struct RequestFailure: Error {
  package var problem: ProblemDetails
}

extension Service {
  /// Reads a document with what the query says laid over it.
  func decode(_ body: UnsafeRawBufferPointer, _ options: ResolveOptions) throws(RequestFailure)
    -> DecodedRequest
  {
    do {
      return try decodeLayoutRequest(
        body, overrides: options.overrides, catalogue: catalogue, limits: settings.decodingLimits)
    } catch {
      throw RequestFailure(problem: ProblemDetails(error.faults))
    }
  }

  /// The same from an array.
  func decode(_ body: [UInt8], _ options: ResolveOptions) throws(RequestFailure) -> DecodedRequest {
    try body.withUnsafeBufferPointer { buffer throws(RequestFailure) in
      try decode(UnsafeRawBufferPointer(buffer), options)
    }
  }

  /// Checks and resolves a decoded request: what the endpoint and the command line share.
  ///
  /// - Parameter isStrict: Whether warnings and errors of the layout refuse the request.
  /// - Throws: The problem of a request whose constraints or window UIKit does not have, of a strict request with
  ///   diagnostics, and of one that took too long.
  package func resolve(_ request: DecodedRequest, isStrict: Bool) throws(RequestFailure) -> Layout {
    let faults = validateConstraints(request.document)
    if !faults.isEmpty { throw RequestFailure(problem: ProblemDetails(faults)) }
    let window: (environment: WindowEnvironment, diagnostics: [Diagnostic])
    do {
      window = try makeEnvironment(request.environment, at: .root)
    } catch {
      throw RequestFailure(problem: ProblemDetails([error]))
    }
    var layout = try resolve(request.document, in: window.environment)
    layout.diagnostics = window.diagnostics + layout.diagnostics
    if isStrict { try refuseDiagnostics(of: layout) }
    return layout
  }

  private func resolve(
    _ document: LayoutDocument, in environment: WindowEnvironment
  ) throws(RequestFailure) -> Layout {
    let deadline = ContinuousClock.now + .seconds(settings.solveSeconds)
    do {
      return try workspaces.withWorkspace { workspace throws(ResolutionError) in
        try AdaptiveLayout.resolve(document, in: environment, workspace: &workspace) {
          ContinuousClock.now > deadline
        }
      }
    } catch {
      switch error {
      case .timeLimit:
        throw RequestFailure(
          problem: ProblemDetails(.timeLimit, "The layout took longer than \(settings.solveSeconds) s."))
      }
    }
  }

  private func refuseDiagnostics(of layout: Layout) throws(RequestFailure) {
    let faults = layout.diagnostics.filter { $0.severity >= .warning }.map {
      Fault(.strict($0), at: $0.pointer ?? .root)
    }
    if !faults.isEmpty { throw RequestFailure(problem: ProblemDetails(faults)) }
  }
}
