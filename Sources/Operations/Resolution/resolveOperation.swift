import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import LayoutPreview
import PictureRendering

extension Operation {
  /// The layouts of a document, or of the screens of Interface Builder files.
  package static let resolve = Operation(
    name: "resolve", inputs: .frames,
    forms: [.json, .text, .ndjson, .svg, .html, .recursiveDescription] + (canRenderPNG ? [.png] : []),
    parameters: EnvironmentParameter.rows + [.scene] + Parameter.ofSwift + [
      .exact, .traits, .show, .fields, .compact, .strict,
    ],
    isShort: true
  ) { call throws(Refusal) in
    let input = try call.documents()
    let (engine, detail, form, files) = (call.engine, call.options.detail, call.form, call.material.files)
    // A batch is many times the work of its length.
    return OperationJob(call, isLong: input.isBatch || form == .png) { deadline, lap throws(Refusal) in
      if form == .ndjson {
        return OperationAnswer(.lines(LayoutLines(input.documents, by: engine, detail)), as: form)
      }
      if form.isPicture {
        let picture = try engine.draw(input.documents, files, as: form, detail, until: deadline, lap: lap)
        lap(.encode)
        return OperationAnswer(.bytes(picture), as: form)
      }
      if detail.isCompact, input.isBatch, form != .recursiveDescription {
        var source = ResultSource(
          ResolutionRun(
            input.documents, detail.resolution, on: engine, isStreaming: true, until: deadline))
        defer { lap(.encode) }
        return try engine.writeCompact(
          &source, isBatch: true, as: form, detail, until: deadline)
      }
      let results = try engine.resolve(input.documents, detail, until: deadline)
      lap(.resolve)
      let answer = try engine.write(results, files, isBatch: input.isBatch, as: form, detail, until: deadline)
      lap(.encode)
      return answer
    }
  }

  /// The layouts of a document that is part of an address, as of one version of the program.
  package static let linked: Operation = {
    var operation = resolve
    operation.parameters.append(.engine)
    return operation
  }()
}

extension LayoutEngine {
  /// Writes the results of a request.
  ///
  /// - Parameter files: Where its catalogues have their files; nil where it has none.
  func write(
    _ results: [EnvironmentResult], _ files: CatalogFiles?, isBatch: Bool, as form: MediaType,
    _ detail: LayoutDetail, until deadline: WorkDeadline
  ) throws(Refusal) -> OperationAnswer {
    if form.isPicture {
      try check(deadline)
      let overlays = PictureOverlays(detail.values)
      return OperationAnswer(.bytes(try draw(results, files, as: form, overlays, until: deadline)), as: form)
    }
    if form == .recursiveDescription {
      let trees = try textTrees(results, isBatch: isBatch, until: deadline, textDescription)
      return OperationAnswer(trees, as: form)
    }
    if detail.isCompact, isBatch || form == .json {
      var source = ResultSource(results)
      return try writeCompact(&source, isBatch: isBatch, as: form, detail, until: deadline)
    }
    if form == .text {
      let trees = try textTrees(results, isBatch: isBatch, until: deadline, textTree)
      return OperationAnswer(trees, as: form)
    }
    var writer = JSONWriter(capacity: expectedCount(of: results, detail))
    try encode(results, isBatch: isBatch, detail, to: &writer, until: deadline)
    return OperationAnswer(writer, as: form)
  }

  /// Reads a document with what the query says laid over it.
  func decode(
    _ body: UnsafeRawBufferPointer, _ options: OperationOptions, with companions: Companions = Companions()
  ) throws(Refusal) -> DecodedRequest {
    var request = try rethrowing(
      as: Refusal.init(list:),
      try workspaces.withWorkspace { workspace throws(FaultList) in
        try decodeLayoutRequest(
          body, overrides: options.overrides, catalogue: catalogue, limits: limits.decoding,
          archive: companions.assets, workspace: &workspace.reading)
      })
    try addFonts(to: &request.document, companions)
    if let notes = companions.fonts?.notes, !notes.isEmpty {
      for index in request.environments.indices { request.environments[index].request.notes += notes }
    }
    if options.tellsPlaces { request.addPlaces(in: body, of: options.file) }
    return request
  }

  /// Checks a decoded request.
  ///
  /// - Parameter isStrict: Whether warnings and errors of a layout refuse it, nil for what the request says.
  /// - Throws: The problem of a request whose constraints UIKit does not have.
  func check(_ request: DecodedRequest, isStrict: Bool?) throws(Refusal) -> RequestedDocument {
    RequestedDocument(isStrict: isStrict ?? request.isStrict, content: .success(try checked(request)))
  }

  /// A decoded request whose constraints UIKit has.
  func checked(_ request: DecodedRequest) throws(Refusal) -> DecodedRequest {
    try refuse(validateConstraints(request.document))
    return request
  }

  /// Prepares a checked document for its environments.
  func prepare(_ document: LayoutDocument) -> PreparedDocument {
    workspaces.withWorkspace { PreparedDocument(document, using: &$0.resolution) }
  }

  /// Resolves checked documents in every environment that they ask for.
  ///
  /// - Returns: One result for each environment, in their order.
  /// - Throws: The problem of a request that took too long, or whose answer would be too long.
  func resolve(
    _ documents: [RequestedDocument], _ detail: LayoutDetail = .usual, until deadline: WorkDeadline? = nil
  ) throws(Refusal) -> [EnvironmentResult] {
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

  /// The window of an environment in which a document can be shown, and what its author should know of it.
  ///
  /// - Parameters:
  ///   - old: The window that turns or changes into it; nil where nothing was shown before.
  ///   - isChecked: Whether the environment must have what the document uses.
  /// - Throws: The problem of an environment that is none, or does not have what the document uses.
  func window(
    of asked: RequestedEnvironment, for prepared: PreparedDocument, after old: WindowEnvironment? = nil,
    isChecked: Bool = true
  ) throws(Refusal) -> (environment: WindowEnvironment, diagnostics: [Diagnostic]) {
    let window: (environment: WindowEnvironment, diagnostics: [Diagnostic])
    do {
      window =
        if let old {
          try makeTargetEnvironment(asked.request, from: old, of: prepared.document, at: asked.pointer)
        } else {
          try makeEnvironment(asked.request, at: asked.pointer)
        }
    } catch {
      throw Refusal([error])
    }
    if isChecked { try refuse(validateFeatures(prepared.document, in: window.environment)) }
    return window
  }

  /// Resolves a prepared document in one window, nothing remembered.
  ///
  /// - Parameter environment: Records what of the window decides the layout.
  func resolve(
    _ prepared: PreparedDocument, in environment: ResolutionEnvironment, _ detail: ResolutionDetail,
    until deadline: WorkDeadline
  ) throws(Refusal) -> Layout {
    let start = monotonicNanoseconds()
    let layout = try work(on: prepared, until: deadline) { workspace, stop throws(ResolutionError) in
      try AdaptiveLayout.resolve(
        prepared, in: environment, detail: detail, workspace: &workspace, shouldStop: stop)
    }
    observer(layout, layout.document.constraints.count, monotonicNanoseconds() &- start)
    return layout
  }

  /// Does some work on a document, which ends where it takes too long.
  ///
  /// - Parameter share: How many times the steps of one layout it may take.
  func work<Result>(
    on prepared: PreparedDocument, share: Int = 1, until deadline: WorkDeadline,
    _ work: (inout ResolutionWorkspace, @escaping () -> Bool) throws(ResolutionError) -> Result
  ) throws(Refusal) -> Result {
    let (steps, overflow) = limits.steps.multipliedReportingOverflow(by: share)
    var watch = WorkWatch(until: deadline, steps: overflow ? .max : steps)
    do {
      return try workspaces.withWorkspace { workspace throws(ResolutionError) in
        try work(&workspace.resolution) { watch.mustStop() }
      }
    } catch {
      guard case .breakpointCycle(let rules) = error else {
        throw watch.isOutOfSteps ? .stepLimit(of: limits) : .timeLimit(of: limits)
      }
      let ids = rules.map { prepared.document.rules[$0].id }
      throw Refusal(rules.map { Fault(.breakpointCycle(ids), at: JSONPointer(["rules", String($0)])) })
    }
  }

  /// Refuses what has faults.
  func refuse(_ faults: [Fault]) throws(Refusal) { if !faults.isEmpty { throw Refusal(faults) } }

  /// Refuses what has warnings or errors, which are listed then.
  func refuse(_ diagnostics: [Diagnostic]) throws(Refusal) {
    try refuse(
      diagnostics.filter { $0.severity >= .warning }.map { Fault(.strict($0), at: $0.pointer ?? .root) })
  }
}

/// How long the answer to a batch will be, as far as its results so far tell: what would be too long is refused before
/// all of it lies in memory.
private struct AnswerLength {
  private let count: Int
  private let limit: Int
  private var seen = 0
  private var bytes = 0

  /// - Parameter limit: In bytes.
  init(of count: Int, limit: Int) { (self.count, self.limit) = (count, limit) }

  /// Counts a result.
  ///
  /// - Throws: The problem of an answer that is too long, or that would be twice too long if it goes on like this.
  mutating func foresee(_ result: EnvironmentResult, _ detail: LayoutDetail) throws(Refusal) {
    seen += 1
    bytes += expectedCount(of: [result], detail)
    let (all, overflow) = (bytes / seen).multipliedReportingOverflow(by: count)
    if bytes > limit { throw .answerTooLarge(limit: limit, value: max(bytes, overflow ? .max : all)) }
    if overflow || all / 2 > limit { throw .answerTooLarge(limit: limit, value: overflow ? .max : all) }
  }
}
