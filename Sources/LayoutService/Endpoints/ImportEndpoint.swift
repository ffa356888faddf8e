import AppFolder
import HTTPServer
import InterfaceBuilder
import JSON
import LayoutCoding
import LayoutModel

extension Service {
  /// `POST /v1/import`: Interface Builder files, the layout documents that they stand for.
  func importEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    guard negotiate(request, among: [.json]) != nil else {
      return .respond(notAcceptable(.json).response(to: request))
    }
    let kind: BodyKind
    do throws(RequestFailure) {
      kind = try bodyKind(of: request, among: Self.importBodies)
    } catch {
      return .respond(error.problem.response(to: request))
    }
    return .elsewhere { [self] in
      var watch = Stopwatch()
      let deadline = deadline
      do throws(RequestFailure) {
        let options = try ResolveOptions(
          request.queryParameters.map { ($0.name, $0.value) }, names: ResolveOptions.importNames,
          catalogue: catalogue)
        let parts = try layoutParts(of: request, kind, languages: options.languages, until: deadline)
        let app = try request.withBody { body throws(RequestFailure) in
          guard let source = parts.screens(of: body, kind) else { throw RequestFailure(problem: .noFile) }
          return try importDocuments(source, options)
        }
        try check(deadline)
        watch.lap(.import)
        var writer = JSONWriter(capacity: 8192)
        encodeDocuments(app, parts.app?.faults ?? [], to: &writer)
        writer.endLine()
        watch.lap(.encode)
        var response = answer(to: request, writer)
        response.timing = watch
        return response
      } catch {
        return error.problem.explained(by: request).response(to: request)
      }
    }
  }

  /// What it reads.
  static let importBodies: [BodyKind] = [.interfaceBuilderFile, .archive, .form]
}

extension ProblemDetails {
  /// The problem of a form with a layout document where an Interface Builder file should be.
  fileprivate static let noFile = ProblemDetails(
    [Fault(.notInterfaceBuilder(.otherRoot), at: JSONPointer(["document"]))])
}
