import AdaptiveLayout
package import LayoutCoding
package import LayoutModel

/// What one environment of a request comes to.
package struct EnvironmentResult: Sendable {
  package var name: EnvironmentName
  /// Path of its file in the folder of an app; nil where it came alone.
  package var file: String?
  /// Scene of an Interface Builder file; nil for a layout document.
  package var scene: SceneLabel?
  /// What people call the scene; nil for a layout document.
  package var title: String?
  package var outcome: Result<ResolvedLayout, Refusal>
}

/// A layout of a request. It is large, so it is made once and handed on by reference.
package final class ResolvedLayout: Sendable {
  package let layout: Layout
  /// The number of its resolution: what comes of one is the same in all but the window and what is to be known of that. Nil for a
  /// layout that stands by itself.
  let resolution: Int?

  init(_ layout: consuming Layout, resolution: Int? = nil) {
    self.layout = layout
    self.resolution = resolution
  }
}

/// The results of a request, one at a time: every document in every environment that it asks for.
///
/// Environments that are equal for layout are resolved once. One that fails does not fail the others.
struct ResolutionRun: Sendable {
  /// A document, and its layouts so far, for the environments that are equal to theirs.
  private struct KnownLayouts: Sendable {
    let prepared: PreparedDocument
    var layouts = SharedResults<NumberedLayout>()
    /// Bytes of the layouts that are kept.
    var keptBytes = 0
  }

  private struct NumberedLayout: Sendable {
    let resolution: Int
    var layout: Layout
  }

  /// Bytes of the layouts of a document that are kept at most where the caller keeps none.
  private static let mostKept = 32 << 20

  let resultCount: Int
  private let engine: LayoutEngine
  private let documents: [RequestedDocument]
  private let detail: ResolutionDetail
  /// Whether the caller lets go of each result, so that few should be kept here.
  private let isStreaming: Bool
  /// What the documents take, and the layouts that are kept.
  private var memory: MemoryBudget
  private var resolutions = 0
  private var document = 0
  private var environment = 0
  /// Layouts of the document at hand; nil where that has none.
  private var known: KnownLayouts?
  /// When the work must end.
  var deadline: WorkDeadline

  /// - Parameter isStreaming: Whether the caller lets go of each result, so that few should be kept here.
  init(
    _ documents: [RequestedDocument], _ detail: ResolutionDetail = [], on engine: LayoutEngine,
    isStreaming: Bool = false, until deadline: WorkDeadline
  ) {
    (self.documents, self.detail, self.engine, self.deadline) = (documents, detail, engine, deadline)
    self.isStreaming = isStreaming
    resultCount = documents.reduce(0) { $0 + $1.resultCount }
    // A single result is small, whatever it is.
    let used = resultCount > 1 ? documents.reduce(0) { $0 + $1.keptBytes } : 0
    memory = MemoryBudget(of: engine.limits, used: used)
  }

  /// The name of the next result, nil after the last.
  var nextName: EnvironmentName? {
    document < documents.count ? documents[document].resultName(environment) : nil
  }

  /// Resolves the next environment; nil after the last.
  ///
  /// - Throws: The problem of work that took too long. Nothing comes after it.
  mutating func next() throws(Refusal) -> EnvironmentResult? {
    guard let name = nextName else { return nil }
    let wanted = documents[document]
    let outcome: Result<ResolvedLayout, Refusal>
    do {
      outcome = .success(try resolveNext(of: wanted))
    } catch {
      outcome = .failure(error)
      if error.endsAll {
        document = documents.count
        throw error
      }
    }
    environment += 1
    if environment == wanted.resultCount {
      // Layouts of one document say nothing about another.
      (document, environment, known) = (document + 1, 0, nil)
    }
    return EnvironmentResult(
      name: name, file: wanted.file, scene: wanted.scene, title: wanted.name, outcome: outcome)
  }

  private mutating func resolveNext(of wanted: RequestedDocument) throws(Refusal) -> ResolvedLayout {
    let request = try wanted.content.get()
    let asked = request.environments[environment]
    guard request.isBatch else {
      let prepared = engine.prepare(request.document)
      let window = try engine.window(of: asked, for: prepared)
      let environment = ResolutionEnvironment(window.environment)
      return try finish(
        engine.resolve(prepared, in: environment, detail, until: deadline), window.diagnostics, wanted)
    }
    var known = known.take() ?? KnownLayouts(prepared: engine.prepare(request.document))
    defer { self.known = known }
    let window = try engine.window(of: asked, for: known.prepared)
    let shared = try shared(in: window.environment, &known)
    return try finish(shared.layout, window.diagnostics, wanted, resolution: shared.resolution)
  }

  /// Lays what is to be known of the window before the findings of a layout.
  ///
  /// - Throws: The problem of a strict document with findings.
  private mutating func finish(
    _ layout: consuming Layout, _ diagnostics: [Diagnostic], _ wanted: RequestedDocument,
    resolution: Int? = nil
  ) throws(Refusal) -> ResolvedLayout {
    if let dump = wanted.dump {
      dump.restore(&layout, diagnostics)
    } else if !diagnostics.isEmpty {
      layout.diagnostics = diagnostics + layout.diagnostics
    }
    if wanted.isStrict { try engine.refuse(layout.diagnostics) }
    // What others share is counted where it is made.
    if !isStreaming, resultCount > 1 {
      try memory.take(resolution == nil ? layout.keptBytes : Self.ownBytes)
    }
    return ResolvedLayout(layout, resolution: resolution)
  }

  /// About what a layout takes that shares everything with another one.
  private static let ownBytes = 2000

  /// The layout in a window, that of an equal one if there was one before.
  private mutating func shared(
    in window: WindowEnvironment, _ known: inout KnownLayouts
  ) throws(Refusal) -> NumberedLayout {
    let (prepared, number) = (known.prepared, resolutions)
    var newBytes = 0
    var found = try known.layouts.result(in: window) { environments throws(Refusal) in
      let layout = try engine.resolve(prepared, in: environments[0], detail, until: deadline)
      newBytes = layout.keptBytes
      return NumberedLayout(resolution: number, layout: layout)
    }
    if newBytes > 0 {
      resolutions += 1
      known.keptBytes += newBytes
      if isStreaming, known.keptBytes > Self.mostKept { known = KnownLayouts(prepared: prepared) }
      if !isStreaming { try memory.take(newBytes) }
    }
    // Rules for the window may have given an equal one other traits.
    let traits = found.layout.environment.traits
    found.layout.environment = window
    found.layout.environment.traits = traits
    return found
  }
}
