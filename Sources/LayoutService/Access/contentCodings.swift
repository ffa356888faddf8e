import Archives
import HTTPServer
import Operations

extension Service {
  /// What reads packed bodies and packs answers, with the limits of the settings.
  var contentCodings: ContentCodings {
    ContentCodings(limits: unpackingLimits) { refusal, request in
      ProblemDetails(refusal).response(to: request)
    }
  }

  /// How much a packed body may become.
  var unpackingLimits: UnpackingLimits {
    UnpackingLimits(bytes: settings.maximumBodyBytes, ratio: settings.limits.archive.ratio)
  }
}

extension ProblemDetails {
  /// The problem of a packed body that is not read.
  init(_ refusal: ContentCodings.Refusal) {
    switch refusal {
    case .unknown(let coding):
      self.init(
        .unsupportedMediaType,
        "The body is packed (Content-Encoding: \(coding)). Send it as it is, or packed by gzip.")
      acceptsGzipOnly = true
    case .unpacking(.damaged):
      self.init(.damagedEncoding, "Content-Encoding says gzip, but the body cannot be unpacked.")
    case .unpacking(.tooLarge(let limit)):
      let detail = "The body is longer than \(limit) bytes once it is unpacked (bodyBytes)."
      self.init(
        .bodyTooLarge, detail, errors: [Item(code: "limitExceeded", detail: detail, limit: limit)])
    case .unpacking(.tooDense(let limit)):
      let detail = "Each packed byte of the body becomes more than \(limit) (archiveRatio)."
      self.init(
        .bodyTooLarge, detail, errors: [Item(code: "limitExceeded", detail: detail, limit: limit)])
    }
  }
}
