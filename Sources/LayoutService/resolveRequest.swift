import AdaptiveLayout
package import LayoutCoding
package import LayoutModel

/// Why a request has no layout.
package struct RequestFailure: Error {
  package var problem: ProblemDetails
}

/// What one environment of a request comes to.
package struct EnvironmentResult: Sendable {
  package var name: String
  package var outcome: Result<Layout, RequestFailure>
}

extension Service {
  /// Reads a document with what the query says laid over it.
  func decode(
    _ body: UnsafeRawBufferPointer, _ options: ResolveOptions, archive: AssetTree? = nil
  ) throws(RequestFailure) -> DecodedRequest {
    do {
      return try decodeLayoutRequest(
        body, overrides: options.overrides, catalogue: catalogue, limits: settings.decodingLimits,
        archive: archive)
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

  /// Checks and resolves a decoded request in every environment that it asks for: what the endpoint and the
  /// command line share.
  ///
  /// Environments that are equal for layout are resolved once. One that fails does not fail the others.
  ///
  /// - Parameter isStrict: Whether warnings and errors of a layout refuse it.
  /// - Returns: One result for each environment, in their order.
  /// - Throws: The problem of a request whose constraints UIKit does not have, and of one that took too long.
  package func resolve(
    _ request: DecodedRequest, isStrict: Bool
  ) throws(RequestFailure) -> [EnvironmentResult] {
    let faults = validateConstraints(request.document)
    if !faults.isEmpty { throw RequestFailure(problem: ProblemDetails(faults)) }
    var known = KnownLayouts(
      of: request.document, until: ContinuousClock.now + .seconds(settings.solveSeconds))
    var results: [EnvironmentResult] = []
    for environment in request.environments {
      let outcome: Result<Layout, RequestFailure>
      do throws(RequestFailure) {
        let layout = try resolve(request, environment, known: &known)
        if isStrict { try refuseDiagnostics(of: layout) }
        outcome = .success(layout)
      } catch {
        if error.problem.type == .timeLimit { throw error }
        outcome = .failure(error)
      }
      results.append(EnvironmentResult(name: environment.name, outcome: outcome))
    }
    return results
  }

  private func resolve(
    _ request: DecodedRequest, _ environment: RequestedEnvironment, known: inout KnownLayouts
  ) throws(RequestFailure) -> Layout {
    let window: (environment: WindowEnvironment, diagnostics: [Diagnostic])
    do {
      window = try makeEnvironment(environment.request, at: environment.pointer)
    } catch {
      throw RequestFailure(problem: ProblemDetails([error]))
    }
    let faults = validateFeatures(request.document, in: window.environment)
    if !faults.isEmpty { throw RequestFailure(problem: ProblemDetails(faults)) }
    let key = LayoutKey(window.environment, readsWindow: known.readsWindow)
    var layout: Layout
    if let same = known.layouts[key] {
      layout = same
      layout.environment = window.environment
    } else {
      layout = try resolve(request.document, in: window.environment, until: known.deadline)
      if request.isBatch { known.layouts[key] = layout }
    }
    layout.diagnostics = window.diagnostics + layout.diagnostics
    return layout
  }

  private func resolve(
    _ document: LayoutDocument, in environment: WindowEnvironment, until deadline: ContinuousClock.Instant
  ) throws(RequestFailure) -> Layout {
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

/// The layouts of a batch so far, by everything that decides them.
private struct KnownLayouts {
  var layouts: [LayoutKey: Layout] = [:]
  let deadline: ContinuousClock.Instant
  let readsWindow: Bool

  init(of document: LayoutDocument, until deadline: ContinuousClock.Instant) {
    self.deadline = deadline
    readsWindow = document.readsWindow
  }
}

/// What of a window decides a layout: two devices that agree in it have the same one.
private struct LayoutKey: Hashable {
  var size: Size
  var safeAreaInsets: EdgeInsets
  var traits: TraitCollection
  var systemVersion: SystemVersion
  var locale: String
  var readableContentMaxWidth: Double
  /// Image variants may ask for the pixels or the height of a device.
  var nativePixels: Size?
  var portraitSize: Size?
  /// Toolbars are higher above a home indicator.
  var hasHomeIndicator: Bool
  /// Nil for a document that reads none of them.
  var windowFacts: WindowFacts?

  init(_ environment: WindowEnvironment, readsWindow: Bool) {
    size = environment.size
    safeAreaInsets = environment.safeAreaInsets
    traits = environment.traits
    systemVersion = environment.systemVersion
    locale = environment.locale
    readableContentMaxWidth = environment.device.readableContentMaxWidth
    nativePixels = environment.device.nativePixels
    portraitSize = environment.device.portraitSize
    hasHomeIndicator = environment.device.hasHomeIndicator
    windowFacts = readsWindow ? WindowFacts(environment) : nil
  }
}

/// What only containers and conditions read.
private struct WindowFacts: Hashable {
  var idiom: UserInterfaceIdiom
  var bars: DeviceBars
  var barsOS26: DeviceBars?
  var safeAreas: [SafeAreaEra]
  var landscapeClasses: SizeClasses?
  var orientation: InterfaceOrientation
  var mode: WindowMode

  init(_ environment: WindowEnvironment) {
    idiom = environment.device.idiom
    bars = environment.device.bars
    barsOS26 = environment.device.barsOS26
    safeAreas = environment.device.safeAreas
    landscapeClasses = environment.device.sizeClasses?.landscape
    orientation = environment.orientation
    mode = environment.mode
  }
}

extension LayoutDocument {
  /// Whether it reads more of the environment than size, insets and traits.
  fileprivate var readsWindow: Bool {
    controllers.contains { $0.type != .viewController || $0.childTraitRules != nil }
      || viewVariations.contains { $0.when != nil } || constraintVariations.contains { $0.when != nil }
      || controllerVariations.contains { $0.when != nil }
  }
}
