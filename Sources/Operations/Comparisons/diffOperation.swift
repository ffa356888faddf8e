import JSON
import LayoutCoding
import LayoutModel
import LayoutPreview

extension Operation {
  /// The differences between the layouts of two documents or files, or of a document in two environments, and their causes.
  package static let diff = Operation(
    name: "diff", inputs: [.document, .form], fields: .sides, forms: [.json, .text, .html, .svg],
    parameters: EnvironmentParameter.rows + [
      .scene,
      .show.described("What pictures draw besides the layout: margins, safeArea, guides, constraints."),
      .allWindows,
    ] + Parameter.sweep
      + Parameter.rules.map { $0.described("Of sweeps: as lint has it, a rule; may be repeated.") }
  ) { call throws(Refusal) in
    let (engine, form) = (call.engine, call.form)
    var options = call.options
    if options.sweep.width != nil || options.sweep.height != nil { options.sweep.isAsked = true }
    let sides = try engine.comparedSides(of: call.material, options, until: call.deadline ?? engine.deadline)
    return OperationJob(call, isLong: options.sweep.isAsked) { [options] deadline, lap throws(Refusal) in
      let compared = try engine.compare(sides.old, sides.new, options, until: deadline)
      lap(.resolve)
      var answer = try compared.written(as: form, options.detail, engine, until: deadline)
      answer.hasDifferences = compared.report.hasDifferences
      answer.failures = compared.failures.sorted { $0.key < $1.key }.map(\.value)
      lap(.encode)
      return answer
    }
  }
}

extension ComparedDocuments {
  fileprivate func written(
    as form: MediaType, _ detail: LayoutDetail, _ engine: LayoutEngine, until deadline: WorkDeadline
  ) throws(Refusal) -> OperationAnswer {
    let overlays = PictureOverlays(detail.values)
    switch form {
    case .text: return OperationAnswer(textComparison(report), as: form)
    case .html, .svg:
      let picture = try engine.drawing(until: deadline) { limits throws(DrawingError) in
        if report.sweeps != nil {
          let figures = try svgSweeps(LintReport(files: swept), limits)
          return form == .svg ? figures : htmlSweepComparison(report, figures)
        }
        return form == .svg
          ? try svgPicture(of: panels, overlays, limits: limits)
          : try htmlComparison(report, panels, overlays, limits: limits)
      }
      return OperationAnswer(.bytes(picture), as: form)
    default:
      var writer = JSONWriter(capacity: 8192)
      writer.beginObject()
      writer.beginArray("environments")
      for (index, entry) in report.entries.enumerated() {
        let label = ResultLabel(name: entry.name, scene: entry.scene)
        if let failure = failures[index] {
          writer.problem(failure, label)
        } else {
          writer.beginObject()
          writer.label(label)
          if let side = report.lonely[index] { writer.member("onlyIn", side.rawValue) }
          writer.endObject()
        }
      }
      writer.endArray()
      writer.comparison(report)
      writer.endObject()
      return OperationAnswer(writer, as: form)
    }
  }
}

/// One of two things that are compared: a document with its environments, or the scenes of a file.
struct ComparedSide: Sendable {
  var documents: [RequestedDocument]
  var place: SidePlace
}

/// Where a side stands, so that what is wrong with it is told with its place.
enum SidePlace: Sendable {
  /// In the request as it is.
  case whole
  /// A member of the body.
  case member(String)
  /// A part of a form, or a file.
  case file(String)
}

extension LayoutEngine {
  /// Reads what is compared: two documents or files, or both ends of a transition.
  ///
  /// - Throws: The problem of what cannot be read, with the faults of both sides.
  func comparedSides(
    of material: Material, _ options: OperationOptions, until deadline: WorkDeadline
  ) throws(Refusal) -> (old: ComparedSide, new: ComparedSide) {
    if let sides = material.other { return try bothSides(sides.old, sides.new, options, until: deadline) }
    let body = material.document.bytes
    let parts = try rethrowing(as: Refusal.init(list:), try readComparisonBody(body, limits: limits.decoding))
    guard case .documents(let old, let new) = parts else { return try ends(of: body, options) }
    return try bothSides(
      .init(UnsafeRawBufferPointer(rebasing: body[old]), .member("old")),
      .init(UnsafeRawBufferPointer(rebasing: body[new]), .member("new")), options, until: deadline)
  }

  private func bothSides(
    _ old: Material.NamedBytes, _ new: Material.NamedBytes, _ options: OperationOptions,
    until deadline: WorkDeadline
  ) throws(Refusal) -> (old: ComparedSide, new: ComparedSide) {
    let sides = [old, new].map { side in
      Result { () throws(Refusal) in
        let material = Material(fileOrDocument: side.bytes.bytes)
        let input = try documents(of: material, options, Reading(deadline: deadline))
        return ComparedSide(documents: input.documents, place: side.place)
      }.mapError { $0.placed(at: side.place) }
    }
    if case (.failure(let first), .failure(let second)) = (sides[0], sides[1]) {
      throw first.joined(with: second)
    }
    return (try sides[0].get(), try sides[1].get())
  }

  /// Both ends of a transition, before anything is asked for while it goes on.
  private func ends(
    of body: UnsafeRawBufferPointer, _ options: OperationOptions
  ) throws(Refusal) -> (old: ComparedSide, new: ComparedSide) {
    let decoded = try decodeTransition(body, options)
    func side(_ end: DecodedRequest) throws(Refusal) -> ComparedSide {
      ComparedSide(documents: [try check(end, isStrict: false)], place: .whole)
    }
    // Only the second document has the controllers that are asked for.
    var goal = decoded.to
    goal.document = goal.document.before(decoded.requests)
    return (try side(decoded.from), try side(goal))
  }
}
