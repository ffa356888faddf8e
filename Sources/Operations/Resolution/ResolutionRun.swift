import AdaptiveLayout
import LayoutCoding
import LayoutModel

/// The results of a request, one at a time: every document in every environment that it asks for.
///
/// Environments that are equal for layout are resolved once. One that fails does not fail the others.
struct ResolutionRun: Sendable {
  let resultCount: Int
  private let engine: LayoutEngine
  private let documents: [RequestedDocument]
  private let detail: ResolutionDetail
  /// Whether a layout is let go after the last environment that needs it.
  private let isStreaming: Bool
  private var document = 0
  private var environment = 0
  /// Layouts of the document at hand; nil where that has none.
  private var known: KnownLayouts?
  /// When the work must end.
  var deadline: WorkDeadline {
    didSet { known?.deadline = deadline }
  }

  /// - Parameters:
  ///   - detail: What to find besides the layouts.
  ///   - isStreaming: Whether the caller lets go of each result, so that none should be kept here.
  ///   - deadline: When the work must end.
  init(
    _ documents: [RequestedDocument], _ detail: ResolutionDetail = [], on engine: LayoutEngine,
    isStreaming: Bool = false,
    until deadline: WorkDeadline
  ) {
    self.documents = documents
    self.detail = detail
    self.engine = engine
    self.isStreaming = isStreaming
    resultCount = documents.reduce(0) { $0 + $1.resultCount }
    self.deadline = deadline
  }

  /// The name of the next result, nil after the last.
  var nextName: EnvironmentName? {
    guard document < documents.count else { return nil }
    return documents[document].resultName(environment)
  }

  /// Resolves the next environment; nil after the last.
  ///
  /// - Throws: The problem of work that took too long. Nothing comes after it.
  mutating func next() throws(RequestFailure) -> EnvironmentResult? {
    guard let name = nextName else { return nil }
    let wanted = documents[document]
    let result = EnvironmentResult(
      name: name, file: wanted.file, scene: wanted.scene, outcome: try outcome(of: wanted))
    environment += 1
    if environment == wanted.resultCount {
      document += 1
      environment = 0
      // Layouts of one document say nothing about another.
      known = nil
    }
    return result
  }

  /// What the next environment comes to.
  ///
  /// - Throws: As ``next()``.
  private mutating func outcome(
    of wanted: RequestedDocument
  ) throws(RequestFailure) -> Result<ResolvedLayout, RequestFailure> {
    do {
      return .success(ResolvedLayout(try resolveNext(of: wanted)))
    } catch {
      if error.problem.type != .timeLimit { return .failure(error) }
      document = documents.count
      throw error
    }
  }

  private mutating func resolveNext(of wanted: RequestedDocument) throws(RequestFailure) -> Layout {
    let request = try wanted.content.get()
    var documentLayouts =
      known.take()
      ?? KnownLayouts(
        engine.prepare(request.document), detail, isStreaming: isStreaming, until: deadline)
    defer { known = documentLayouts }
    return try engine.resolve(
      request.environments[environment], isStrict: wanted.isStrict, isBatch: request.isBatch,
      known: &documentLayouts)
  }
}
