import AdaptiveLayout
package import LayoutCoding
package import LayoutModel

/// What one environment of a request comes to.
package struct EnvironmentResult: Sendable {
  package var name: EnvironmentName
  /// Of the folder of an app: the path of the file that it is of.
  package var file: String?
  /// Of an Interface Builder file.
  package var scene: SceneLabel?
  package var outcome: Result<ResolvedLayout, RequestFailure>
}

/// A layout of a request. It is large, so it is made once and handed on by reference.
package final class ResolvedLayout: Sendable {
  package let layout: Layout

  init(_ layout: consuming Layout) { self.layout = layout }
}

/// A decoded request. It is large, so it is made once and handed on by reference.
final class RequestBox: Sendable {
  let request: DecodedRequest

  init(_ request: consuming DecodedRequest) { self.request = request }
}

/// A document of a request. A layout document is the only one; an Interface Builder file stands for one a scene.
struct RequestedDocument: Sendable {
  /// Of the folder of an app: the path of the file that it is of.
  var file: String?
  var scene: SceneLabel?
  /// What its results are called: a scene's name, nil for the names of the environments.
  var name: String?
  /// Whether warnings and errors of a layout refuse it.
  var isStrict: Bool
  /// Whether it says where it is shown: of scenes of a file only some do.
  var isPlaced = true
  /// The ids of views that another document has, too, and that are told of there.
  var otherViews: Set<String> = []
  /// The document with its environments, checked; the problem of a scene that has none.
  var content: Result<RequestBox, RequestFailure>

  /// What one of its results is called: a scene of several environments by its name and the environment's.
  func resultName(_ environment: Int) -> EnvironmentName {
    guard case .success(let box) = content else { return .text(name ?? "") }
    let own = box.request.environments[environment].name
    guard let name else { return own }
    return .text(box.request.isBatch ? "\(name), \(own.text)" : name)
  }

  /// How many results it has.
  var resultCount: Int {
    switch content {
    case .success(let box): box.request.environments.count
    case .failure: 1
    }
  }
}

/// The results of a request, one at a time: every document in every environment that it asks for.
///
/// Environments that are equal for layout are resolved once. One that fails does not fail the others.
struct ResolutionRun: Sendable {
  let resultCount: Int
  private let service: Service
  private let documents: [RequestedDocument]
  private let detail: ResolutionDetail
  /// Whether a layout is let go after the last environment that needs it.
  private let isStreaming: Bool
  private var document = 0
  private var environment = 0
  /// Of the document at hand; nil where that has no layouts.
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
    _ documents: [RequestedDocument], _ detail: ResolutionDetail = [], on service: Service,
    isStreaming: Bool = false,
    until deadline: WorkDeadline
  ) {
    self.documents = documents
    self.detail = detail
    self.service = service
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
    let box = try wanted.content.get()
    var documentLayouts =
      known.take()
      ?? KnownLayouts(
        service.prepare(box.request.document), detail, isStreaming: isStreaming, until: deadline)
    defer { known = documentLayouts }
    return try service.resolve(
      box.request.environments[environment], isStrict: wanted.isStrict, isBatch: box.request.isBatch,
      known: &documentLayouts)
  }

}
