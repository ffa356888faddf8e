import LayoutCoding
import LayoutModel

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

extension RequestFailure {
  /// The failure with the places of its faults in what both sides stand in.
  func placed(at place: SidePlace) -> RequestFailure {
    var placed = self
    for index in placed.problem.errors.indices {
      guard let pointer = placed.problem.errors[index].pointer else { continue }
      switch place {
      case .whole: break
      case .member(let name): placed.problem.errors[index].pointer = "#/\(name)\(pointer.dropFirst())"
      case .file(let name): placed.problem.errors[index].pointer = name + pointer
      }
    }
    return placed
  }

  /// What is wrong with both sides.
  func joined(with other: RequestFailure) -> RequestFailure {
    if problem.errors.isEmpty { return self }
    if other.problem.errors.isEmpty { return other }
    let types = [problem.type, other.problem.type]
    var joined = problem
    if ProblemType.allCases.first(where: { types.contains($0) }) != problem.type { joined = other.problem }
    let first = joined.errors[0].detail
    joined.errors = problem.errors + other.problem.errors
    joined.detail = "\(first) And \(joined.errors.count - 1) more: see errors."
    return RequestFailure(problem: joined)
  }
}

extension LayoutEngine {
  /// Reads what is compared: two documents or files, or both ends of a transition.
  ///
  /// - Throws: The problem of what cannot be read, with the faults of both sides.
  func comparedSides(
    of material: Material, _ options: OperationOptions, until deadline: WorkDeadline
  ) throws(RequestFailure) -> (old: ComparedSide, new: ComparedSide) {
    let pair: (old: Material.NamedBytes, new: Material.NamedBytes)
    if let sides = material.other {
      pair = sides
    } else {
      let body = material.document.bytes
      guard case .documents(let old, let new) = try comparisonBody(body) else {
        return try ends(of: body, options)
      }
      pair = (
        .init(bytes: LentBytes(UnsafeRawBufferPointer(rebasing: body[old])), place: .member("old")),
        .init(bytes: LentBytes(UnsafeRawBufferPointer(rebasing: body[new])), place: .member("new"))
      )
    }
    switch (side(pair.old, options, until: deadline), side(pair.new, options, until: deadline)) {
    case (.success(let first), .success(let second)): return (first, second)
    case (.failure(let first), .failure(let second)): throw first.joined(with: second)
    case (.failure(let failure), _), (_, .failure(let failure)): throw failure
    }
  }

  private func side(
    _ side: Material.NamedBytes, _ options: OperationOptions, until deadline: WorkDeadline
  ) -> Result<ComparedSide, RequestFailure> {
    do throws(RequestFailure) {
      let isFile = InputFormat.recognized(side.bytes.bytes, among: []) == .interfaceBuilderFile
      let material = Material(isFile ? .interfaceBuilderFile : .document, document: side.bytes.bytes)
      let input = try material.format.read(material, options, self, Reading(deadline: deadline))
      return .success(ComparedSide(documents: input.documents, place: side.place))
    } catch {
      return .failure(error.placed(at: side.place))
    }
  }

  private func comparisonBody(_ body: UnsafeRawBufferPointer) throws(RequestFailure) -> ComparisonBody {
    do {
      return try readComparisonBody(body, limits: limits.decoding)
    } catch {
      throw RequestFailure(error.faults)
    }
  }

  /// Both ends of a transition, before anything is asked for while it goes on.
  private func ends(
    of body: UnsafeRawBufferPointer, _ options: OperationOptions
  ) throws(RequestFailure) -> (old: ComparedSide, new: ComparedSide) {
    let decoded = try decodeTransition(body, options)
    func side(_ end: DecodedRequest) throws(RequestFailure) -> ComparedSide {
      ComparedSide(documents: [try check(end, isStrict: false)], place: .whole)
    }
    // Only the second document has the controllers that are asked for.
    var goal = decoded.to
    goal.document = goal.document.before(decoded.requests)
    return (try side(decoded.from), try side(goal))
  }
}
