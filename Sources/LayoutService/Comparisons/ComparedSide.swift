import HTTPServer
import JSON
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

extension Service {
  /// Reads what a request compares.
  ///
  /// - Throws: The problem of what cannot be read, with the faults of both sides.
  func comparedSides(
    of request: HTTPRequest, _ kind: BodyKind, _ options: ResolveOptions, until deadline: WorkDeadline
  ) throws(RequestFailure) -> (old: ComparedSide, new: ComparedSide) {
    try request.withBody { body throws(RequestFailure) in
      if kind == .form {
        let parts = try comparedParts(of: body, request.header("Content-Type") ?? "")
        return try sides(
          (UnsafeRawBufferPointer(rebasing: body[parts.old]), .file("old")),
          (UnsafeRawBufferPointer(rebasing: body[parts.new]), .file("new")), options, until: deadline)
      }
      switch try comparisonBody(body) {
      case .documents(let old, let new):
        return try sides(
          (UnsafeRawBufferPointer(rebasing: body[old]), .member("old")),
          (UnsafeRawBufferPointer(rebasing: body[new]), .member("new")), options, until: deadline)
      case .ends: return try ends(of: body, options)
      }
    }
  }

  /// Reads two documents or files.
  ///
  /// - Throws: The problem of what cannot be read, with the faults of both.
  func sides(
    _ old: (bytes: UnsafeRawBufferPointer, place: SidePlace),
    _ new: (bytes: UnsafeRawBufferPointer, place: SidePlace), _ options: ResolveOptions,
    until deadline: WorkDeadline
  ) throws(RequestFailure) -> (old: ComparedSide, new: ComparedSide) {
    let first = side(old.bytes, old.place, options, until: deadline)
    let second = side(new.bytes, new.place, options, until: deadline)
    switch (first, second) {
    case (.success(let first), .success(let second)): return (first, second)
    case (.failure(let first), .failure(let second)): throw first.joined(with: second)
    case (.failure(let failure), _), (_, .failure(let failure)): throw failure
    }
  }

  private func side(
    _ bytes: UnsafeRawBufferPointer, _ place: SidePlace, _ options: ResolveOptions,
    until deadline: WorkDeadline
  ) -> Result<ComparedSide, RequestFailure> {
    do throws(RequestFailure) {
      if BodyKind(ofBytes: bytes) == .interfaceBuilderFile {
        return .success(
          ComparedSide(
            documents: try documents(of: ScreenSource(.file(bytes)), options, until: deadline), place: place))
      }
      let document = try check(try decode(bytes, options), isStrict: false)
      return .success(ComparedSide(documents: [document], place: place))
    } catch {
      return .failure(error.placed(at: place))
    }
  }

  private func comparisonBody(_ body: UnsafeRawBufferPointer) throws(RequestFailure) -> ComparisonBody {
    do {
      return try readComparisonBody(body, limits: settings.decodingLimits)
    } catch {
      throw RequestFailure(problem: ProblemDetails(error.faults))
    }
  }

  /// Both ends of a transition, before anything is asked for while it goes on.
  private func ends(
    of body: UnsafeRawBufferPointer, _ options: ResolveOptions
  ) throws(RequestFailure) -> (old: ComparedSide, new: ComparedSide) {
    let decoded = try decodeTransition(body, options)
    func side(_ end: DecodedRequest) throws(RequestFailure) -> ComparedSide {
      var end = end
      end.document = end.document.before(decoded.requests)
      return ComparedSide(documents: [try check(RequestBox(end), isStrict: false)], place: .whole)
    }
    return (try side(decoded.from), try side(decoded.to))
  }

  private func comparedParts(
    of body: UnsafeRawBufferPointer, _ contentType: String
  ) throws(RequestFailure) -> (old: Range<Int>, new: Range<Int>) {
    guard let form = MultipartForm(body, contentType: contentType) else {
      let fault = Fault(.invalidUpload(.invalidMultipart, name: ""), at: .root)
      throw RequestFailure(problem: ProblemDetails([fault]))
    }
    let names = ["old", "new"]
    var places: [String: Range<Int>] = [:]
    var faults: [Fault] = []
    for part in form.parts {
      if !names.contains(part.name) {
        let nearest = nearestNames(to: part.name, in: names)
        faults.append(Fault(.unknownKey(part.name, nearest: nearest, known: names), at: .root))
      } else if places.updateValue(part.range, forKey: part.name) != nil {
        faults.append(Fault(.invalidUpload(.duplicatePart, name: part.name), at: .root))
      }
    }
    for name in names where places[name] == nil { faults.append(Fault(.missingKey(name), at: .root)) }
    guard faults.isEmpty, let old = places["old"], let new = places["new"] else {
      throw RequestFailure(problem: ProblemDetails(faults))
    }
    return (old, new)
  }
}
