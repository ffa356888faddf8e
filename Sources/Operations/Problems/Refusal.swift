package import JSON
import LayoutCoding
package import LayoutModel

/// Why a request is refused, as RFC 9457 writes it.
///
/// The sentences of faults stand in `LayoutModel/Words/`; here they get a type and a status.
package struct Refusal: Error, Equatable, Sendable {
  package var type: ProblemType
  package var detail: String
  /// Each fault with its place, in the order in which they were found.
  package var errors: [Item] = []
  /// The types that would have been read, for a body of another type.
  package var acceptedTypes: [MediaType] = []
  /// Whether the body is packed in a way that is not read.
  package var acceptsGzipOnly = false

  /// One fault of a request.
  package struct Item: Equatable, Sendable {
    /// A JSON Pointer in fragment form, nil where the fault is not in the body.
    package var pointer: String?
    package var parameter: String?
    package var code: String
    package var detail: String
    package var nearest: [String] = []
    package var offset: Int?
    package var line: Int?
    package var column: Int?
    package var limit: Int?
    package var value: Int?

    package init(pointer: String? = nil, parameter: String? = nil, code: String, detail: String) {
      (self.pointer, self.parameter, self.code, self.detail) = (pointer, parameter, code, detail)
    }
  }

  package init(_ type: ProblemType, _ detail: String, errors: [Item] = []) {
    (self.type, self.detail, self.errors) = (type, detail, errors)
  }

  /// A limit that is passed.
  ///
  /// - Parameter summary: What is said of the whole; nil for what is said of the limit.
  package init(_ type: ProblemType, limit: Int, value: Int? = nil, _ detail: String, summary: String? = nil) {
    var item = Item(code: "limitExceeded", detail: detail)
    (item.limit, item.value) = (limit, value)
    self.init(type, summary ?? detail, errors: [item])
  }

  /// A transition is asked for of classes in Swift.
  static var transitionOfSource: Refusal {
    let detail = "Classes in Swift have no transitions yet. Ask /v1/resolve for each of the two environments."
    return Refusal(.invalidRequest, detail, errors: [Item(code: "transitionOfSource", detail: detail)])
  }

  /// A request that is not valid, in a sentence.
  package init(_ detail: String) { self.init(.invalidRequest, detail) }
  init(list: FaultList) { self.init(list.faults) }

  init(_ upload: UploadFault, name: String = "") {
    self.init([Fault(.invalidUpload(upload, name: name), at: .root)])
  }

  /// A request with these faults; there must be one at least.
  ///
  /// The gravest fault decides the type: unreadable text before a passed limit before everything else.
  package init(_ faults: [Fault]) {
    type = .gravest(of: faults.map(ProblemType.init))
    let (told, followers) = Self.causes(of: faults)
    errors = told.map { Item($0) }
    for (index, count) in followers where count > 0 {
      errors[index].detail +=
        " \(count) more \(count == 1 ? "reference" : "references") to it follow from this."
    }
    detail = ""
    let first = zip(told, errors).first { ProblemType($0.0) == type }?.1.detail ?? type.title
    detail = errors.count == 1 ? first : "\(first) And \(errors.count - 1) more: see errors."
  }

  /// The faults less those that follow from one before: an id that nothing has is told where it first stands.
  ///
  /// - Returns: The faults that are told, and by their place how many others follow from each.
  private static func causes(of faults: [Fault]) -> (told: [Fault], followers: [Int: Int]) {
    var (told, followers): ([Fault], [Int: Int]) = ([], [:])
    var places: [String: Int] = [:]
    for fault in faults {
      if case .unknownReference(let id, _) = fault.kind {
        if let place = places[id] {
          followers[place, default: 0] += 1
          continue
        }
        places[id] = told.count
      }
      told.append(fault)
    }
    return (told, followers)
  }
}

extension Refusal {
  /// That a layout takes longer than a service allows.
  static func timeLimit(of limits: OperationLimits) -> Refusal {
    Refusal(.timeLimit, "The layout took longer than \(limits.solveSeconds) s.")
  }

  /// Whether it ends all work of a request, and not only that on one of its environments.
  var endsAll: Bool { type == .timeLimit || type == .memoryLimit }

  /// That a layout takes more steps of the solver than a service takes.
  static func stepLimit(of limits: OperationLimits) -> Refusal {
    let detail = "The layout takes more than \(limits.steps) steps of the solver (solverSteps)."
    return Refusal(.tooManySteps, limit: limits.steps, detail)
  }

  /// That an answer has more bytes than a service sends.
  ///
  /// - Parameter value: How many, about.
  static func answerTooLarge(limit: Int, value: Int) -> Refusal {
    Refusal(
      .answerTooLarge, limit: limit, value: value,
      "The answer would have about \(value) bytes, more than \(limit) (answerBytes). Ask for fewer environments, "
        + "for compact=true, or for application/x-ndjson.")
  }

  /// The refusal with the places of its faults in what both sides stand in.
  func placed(at place: SidePlace) -> Refusal {
    var placed = self
    for index in errors.indices {
      guard let pointer = errors[index].pointer else { continue }
      switch place {
      case .whole: break
      case .member(let name): placed.errors[index].pointer = "#/\(name)\(pointer.dropFirst())"
      case .file(let name): placed.errors[index].pointer = name + pointer
      }
    }
    return placed
  }

  /// What is wrong with both sides.
  func joined(with other: Refusal) -> Refusal {
    if errors.isEmpty { return self }
    if other.errors.isEmpty { return other }
    var joined = ProblemType.gravest(of: [type, other.type]) == type ? self : other
    let first = joined.errors[0].detail
    joined.errors = errors + other.errors
    joined.detail = "\(first) And \(joined.errors.count - 1) more: see errors."
    return joined
  }

  /// For people: one line a fault.
  package var lines: PlainText {
    if errors.isEmpty { return PlainText(detail) }
    return errors.map { item -> PlainText in
      let place = item.pointer ?? item.parameter.map { "--\(Parameter.flagName(of: $0))" } ?? ""
      return "\(place): \(item.code): \(item.detail)"
    }.joined(separator: "\n")
  }

  /// Writes the problem as RFC 9457 has it.
  ///
  /// - Parameter instance: What tells this occurrence from others, nil for none.
  package func write(to writer: inout JSONWriter, instance: String?) {
    writer.beginObject()
    writer.member("type", type.address)
    writer.member("title", type.title)
    writer.member("status", type.status)
    writer.member("detail", detail)
    if let instance { writer.member("instance", instance) }
    if !errors.isEmpty {
      writer.beginArray("errors")
      for item in errors { item.write(to: &writer) }
      writer.endArray()
    }
    writer.endObject()
  }
}

extension Refusal.Item {
  /// One fault in words, with the facts that programs read.
  fileprivate init(_ fault: Fault) {
    let words = fault.words
    self.init(code: words.code, detail: words.text)
    parameter = fault.parameter
    if parameter == nil { pointer = fault.pointer.fragment }
    offset = fault.offset
    switch fault.kind {
    case .invalidJSON(_, let offset, let line, let column), .invalidXML(_, let offset, let line, let column):
      (self.offset, self.line, self.column) = (offset, line, column)
    case .invalidDump(_, let line): self.line = line
    case .invalidSwift(_, let line, let column): (self.line, self.column) = (line, column)
    case .unknownKey(_, let nearest, _), .keyWrittenOtherwise(_, _, let nearest),
      .keyUnusedByType(_, _, let nearest), .invalidVisualFormat(_, _, _, let nearest),
      .unknownReference(_, let nearest), .unknownDevice(_, let nearest),
      .invalidValue(_, let nearest), .unknownLayoutAttribute(_, let nearest), .unknownType(_, let nearest),
      .makesNoView(_, let nearest):
      self.nearest = nearest
    case .limitExceeded(let which, let limit, let value):
      (self.limit, self.value) = (limit, value)
      // Of the array that was one too many no element was read.
      if which == .depth, let place = pointer, place.hasSuffix("/-1") { pointer = String(place.dropLast(3)) }
    default: break
    }
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if let pointer { writer.member("pointer", pointer) }
    if let parameter { writer.member("parameter", parameter) }
    writer.member("code", code)
    writer.member("detail", detail)
    if !nearest.isEmpty { writer.member("nearest", nearest) }
    let numbers: [(StaticString, Int?)] = [
      ("offset", offset), ("line", line), ("column", column), ("limit", limit), ("value", value),
    ]
    for case (let name, let number?) in numbers { writer.member(name, number) }
    writer.endObject()
  }
}

/// What some work gives, its errors as others.
func rethrowing<Result, Old: Error, New: Error>(
  as translate: (Old) -> New, _ work: @autoclosure () throws(Old) -> Result
) throws(New) -> Result {
  do {
    return try work()
  } catch {
    throw translate(error)
  }
}
