import HTTPServer
import InterfaceBuilder
import JSON
import LayoutCoding

extension Service {
  /// `POST /v1/import`: an Interface Builder file, the layout documents that it stands for.
  func importEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    guard negotiate(request, among: [.json]) != nil else {
      return .respond(notAcceptable(.json).response(to: request))
    }
    if let problem = refuseMediaType(of: request, among: [.interfaceBuilderFile]) {
      return .respond(problem.response(to: request))
    }
    return .elsewhere { [self] in
      var watch = Stopwatch()
      do throws(RequestFailure) {
        let options = try ResolveOptions(
          request.queryParameters.map { ($0.name, $0.value) }, names: ResolveOptions.importNames,
          catalogue: catalogue)
        let scenes = try request.withBody { body throws(RequestFailure) in try importDocuments(body, options)
        }
        watch.lap(.import)
        var writer = JSONWriter(capacity: 8192)
        encodeDocuments(scenes, to: &writer)
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
}
