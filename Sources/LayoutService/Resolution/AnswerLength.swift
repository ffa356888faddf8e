import HTTPServer
import LayoutCoding

/// How long the answer to a batch will be, as far as its results so far tell: what would be too long is refused before
/// all of it lies in memory.
struct AnswerLength {
  private let count: Int
  private let limit: Int
  private var seen = 0
  private var bytes = 0

  /// - Parameters:
  ///   - count: How many results there will be.
  ///   - limit: In bytes.
  init(of count: Int, limit: Int) { (self.count, self.limit) = (count, limit) }

  /// Counts a result.
  ///
  /// - Throws: The problem of an answer that is too long, or that would be twice too long if it goes on like this.
  mutating func foresee(_ result: EnvironmentResult, _ detail: LayoutDetail) throws(RequestFailure) {
    seen += 1
    bytes += expectedCount(of: [result], detail)
    let (all, overflow) = (bytes / seen).multipliedReportingOverflow(by: count)
    if bytes > limit { throw .answerTooLarge(limit: limit, value: max(bytes, overflow ? .max : all)) }
    if overflow || all / 2 > limit { throw .answerTooLarge(limit: limit, value: overflow ? .max : all) }
  }
}

extension RequestFailure {
  /// That an answer has more bytes than a service sends.
  ///
  /// - Parameter value: How many, about.
  static func answerTooLarge(limit: Int, value: Int) -> RequestFailure {
    var item = ProblemDetails.Item(
      code: "limitExceeded",
      detail:
        "The answer would have about \(value) bytes, more than \(limit) (answerBytes). Ask for fewer environments, "
        + "for compact=true, or for application/x-ndjson.")
    (item.limit, item.value) = (limit, value)
    return RequestFailure(problem: ProblemDetails(.answerTooLarge, item.detail, errors: [item]))
  }
}

extension Service {
  /// A body that was made, unless it is longer than any answer may be.
  func sendable(_ body: ByteBuffer) throws(RequestFailure) -> ByteBuffer {
    if body.count <= settings.maximumAnswerBytes { return body }
    throw .answerTooLarge(limit: settings.maximumAnswerBytes, value: body.count)
  }
}
