package import LayoutModel

/// Why a request is refused, as RFC 9457 writes it.
///
/// The sentences of faults stand in `LayoutModel/Words/`; here they get a type and a status.
package struct ProblemDetails: Hashable, Sendable {
  package var type: ProblemType
  package var detail: String
  /// Each fault with its place, in the order in which they were found.
  package var errors: [Item] = []
  /// The types that would have been read, for a body of another type.
  package var acceptedTypes: [MediaType] = []
  /// Whether the body is packed in a way that is not read.
  package var acceptsGzipOnly = false

  /// One fault of a request.
  package struct Item: Hashable, Sendable {
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

    package init(
      pointer: String? = nil, parameter: String? = nil, code: String, detail: String, limit: Int? = nil
    ) {
      (self.pointer, self.parameter, self.limit) = (pointer, parameter, limit)
      (self.code, self.detail) = (code, detail)
    }
  }

  package init(_ type: ProblemType, _ detail: String, errors: [Item] = []) {
    self.type = type
    self.detail = detail
    self.errors = errors
  }

  /// The problem of a request with these faults; there must be one at least.
  ///
  /// The gravest fault decides the type: unreadable text before a passed limit before everything else.
  package init(_ faults: [Fault]) {
    let types = faults.map(ProblemType.init)
    let type = ProblemType.allCases.first { types.contains($0) } ?? .internalError
    let (told, followers) = Self.causes(of: faults)
    errors = told.map { Item($0) }
    for (index, count) in followers where count > 0 {
      errors[index].detail +=
        " \(count) more \(count == 1 ? "reference" : "references") to it follow from this."
    }
    self.type = type
    let first = zip(told, errors).first { ProblemType($0.0) == type }?.1.detail ?? type.title
    detail = errors.count == 1 ? first : "\(first) And \(errors.count - 1) more: see errors."
  }

  /// The faults less those that follow from one before: an id that nothing has is told where it first stands.
  ///
  /// - Returns: The faults that are told, and by their place how many others follow from each.
  private static func causes(of faults: [Fault]) -> (told: [Fault], followers: [Int: Int]) {
    var told: [Fault] = []
    var followers: [Int: Int] = [:]
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
