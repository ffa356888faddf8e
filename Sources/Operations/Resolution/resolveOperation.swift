import JSON
import LayoutCoding
import LayoutModel
import LayoutPreview
import PictureRendering

extension [InputFormat] {
  /// What operations read that look at layouts.
  static let layouts: [InputFormat] = [.document, .interfaceBuilderFile, .archive, .form]
}

extension Operation {
  /// The layouts of a document, or of the screens of Interface Builder files.
  package static let resolve = Operation(
    "resolve", reads: .layouts,
    answers: [.json, .text, .ndjson, .svg, .html] + (canRenderPNG ? [.png] : []),
    parameters: EnvironmentParameter.rows + [.scene, .exact, .traits, .show, .fields, .compact, .strict],
    start: startResolving
  ).short

  /// The layouts of a document that is part of an address, as of one version of the program.
  package static let linked: Operation = {
    var operation = resolve
    operation.parameters.append(.engine)
    return operation
  }()
}

private func startResolving(_ call: OperationCall) throws(RequestFailure) -> OperationJob {
  let input = try call.documents()
  let (engine, detail, form, files) = (call.engine, call.options.detail, call.form, call.material.files)
  // A batch is many times the work of its length.
  return OperationJob(call, isLong: input.isBatch || form == .png) { deadline, lap throws(RequestFailure) in
    if form == .ndjson {
      return OperationAnswer(.lines(LayoutLines(input.documents, by: engine, detail)), as: form)
    }
    let results = try engine.resolve(input.documents, detail, until: deadline)
    lap(.resolve)
    // Alone, a problem is the answer.
    if form.isPicture, results.count == 1 { _ = try results[0].outcome.get() }
    let answer = try engine.write(
      results, files, isBatch: input.isBatch, as: form, detail, until: deadline)
    lap(.encode)
    return answer
  }
}

extension LayoutEngine {
  /// Writes the results of a request.
  ///
  /// - Parameter files: Where its catalogues have their files; nil where it has none.
  func write(
    _ results: [EnvironmentResult], _ files: CatalogFiles?, isBatch: Bool, as form: MediaType,
    _ detail: LayoutDetail, until deadline: WorkDeadline
  ) throws(RequestFailure) -> OperationAnswer {
    if form.isPicture {
      try check(deadline)
      let overlays = PictureOverlays(detail.values)
      return OperationAnswer(.bytes(try draw(results, files, as: form, overlays, until: deadline)), as: form)
    }
    let beforeEach = { [self] () throws(RequestFailure) in try check(deadline) }
    if form == .text {
      let trees = try textTrees(
        results, isBatch: isBatch, isCompact: detail.isCompact, beforeEach: beforeEach)
      return OperationAnswer(trees, as: form)
    }
    var writer = JSONWriter(capacity: expectedCount(of: results, detail))
    try encode(results, isBatch: isBatch, detail, to: &writer, beforeEach: beforeEach)
    return OperationAnswer(writer, as: form)
  }
}
