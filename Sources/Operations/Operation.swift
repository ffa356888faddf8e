import LayoutCoding
import LayoutModel
import SwiftScreens

/// Something that can be asked about screens: what it reads, how it can be asked, in which forms it answers, and how it works.
///
/// The HTTP face and the command line are loops over ``all``; each row of ``parameters`` is a parameter of a query and a flag.
package struct Operation: Sendable {
  /// What a call has found out so far, from which its work begins.
  typealias Start = @Sendable (OperationCall) throws(Refusal) -> OperationJob
  /// The name in addresses, below `/v1`.
  package let name: String
  /// The formats that are read, the usual one first.
  package let inputs: [InputFormat]
  var fields = FormFields.layout
  /// The forms in which it answers, the usual one first.
  package let forms: [MediaType]
  /// What can be said besides the input.
  package var parameters: [Parameter]
  /// The parameters for formats about which something else can be said.
  var exceptions: [InputFormat: [Parameter]] = [:]
  /// Whether it takes microseconds for a small document, and nobody need wait for a worker.
  package var isShort = false
  let start: Start
  /// Every operation, the busiest first.
  package static let all = [resolve, explain, lint, check, sweep, diff, transition, `import`, selectAsset]

  /// What can be said about an input of some format.
  package func parameters(for format: InputFormat) -> [Parameter] { exceptions[format] ?? parameters }

  /// Reads a body with the query beside it.
  ///
  /// - Parameter deadline: When all work must end; nil where reading is short.
  package func begin(
    _ request: OperationRequest, by engine: LayoutEngine, until deadline: WorkDeadline? = nil
  ) throws(Refusal) -> OperationJob {
    var options = try engine.options(request.query, parameters(for: request.format))
    let material = try engine.material(
      request, fields, readsDumps: inputs.contains(.dump), languages: options.languages, until: deadline)
    if let fills = material.fills {
      try engine.refuse(options.take(fills, from: .file, engine.limits.decoding), in: .file)
    }
    return try begin(material, options, as: request.form, by: engine, until: deadline)
  }

  func begin(
    _ material: consuming Material, _ options: consuming OperationOptions, as form: MediaType,
    by engine: LayoutEngine, until deadline: WorkDeadline?
  ) throws(Refusal) -> OperationJob {
    options.detail.isDrawn = form.isPicture
    return try start(OperationCall(material, options, as: form, by: engine, until: deadline))
  }
}

/// A body with what was sent beside it.
package struct OperationRequest {
  package var body: UnsafeRawBufferPointer
  package var format: InputFormat
  /// The type as it was sent, which says how the fields of a form are told apart.
  package var contentType = ""
  package var query: [(name: String, value: String)] = []
  /// One of ``Operation/forms``.
  package var form: MediaType

  package init(_ body: UnsafeRawBufferPointer, _ format: InputFormat, as form: MediaType) {
    (self.body, self.format, self.form) = (body, format, form)
  }
}

/// An input with all that is said about it, and the form in which it is to be answered.
///
/// It is large, so it is made once and handed on by reference.
final class OperationCall: Sendable {
  let engine: LayoutEngine
  let material: Material
  let options: OperationOptions
  let form: MediaType
  /// When all work must end; nil where reading is short.
  let deadline: WorkDeadline?

  init(
    _ material: consuming Material, _ options: consuming OperationOptions, as form: MediaType,
    by engine: LayoutEngine, until deadline: WorkDeadline?
  ) {
    (self.engine, self.form, self.deadline) = (engine, form, deadline)
    self.material = material
    self.options = options
  }

  /// The documents of the input.
  func documents() throws(Refusal) -> InputDocuments {
    let reading = Reading(isStreaming: form == .ndjson, deadline: deadline)
    return try engine.documents(of: material, options, reading)
  }
}

/// The steps of an operation, for those who measure them.
package enum OperationStep: Sendable {
  case resolve, encode
}

/// An operation whose input is read.
package struct OperationJob: Sendable {
  /// Takes the end of each step.
  package typealias Lap = (OperationStep) -> Void
  typealias Work = @Sendable (WorkDeadline, Lap) throws(Refusal) -> OperationAnswer
  /// Whether the input was translated, and not only read.
  package let isImport: Bool
  /// Whether it is known to take long.
  package let isLong: Bool
  private let work: Work

  init(_ call: OperationCall, isLong: Bool = false, work: @escaping Work) {
    isImport = call.material.screens != nil
    (self.isLong, self.work) = (isLong, work)
  }

  /// Does the work. It may be done again, on another thread, where a deadline ended it.
  package func run(
    until deadline: WorkDeadline, lap: Lap = { _ in }
  ) throws(Refusal) -> OperationAnswer { try work(deadline, lap) }
}
