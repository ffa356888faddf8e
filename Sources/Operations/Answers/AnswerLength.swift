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
