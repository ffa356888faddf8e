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
  package var outcome: Result<ResolvedLayout, Refusal>
}

/// A layout of a request. It is large, so it is made once and handed on by reference.
package final class ResolvedLayout: Sendable {
  package let layout: Layout

  init(_ layout: consuming Layout) { self.layout = layout }
}

/// The results of a request, one at a time: every document in every environment that it asks for.
///
/// Environments that are equal for layout are resolved once. One that fails does not fail the others.
struct ResolutionRun: Sendable {
  /// A document, and its layouts so far, for the environments that are equal to theirs.
  private struct KnownLayouts: Sendable {
    let prepared: PreparedDocument
    var layouts = SharedResults<Layout>()
    /// Views of the layouts that are kept.
    var keptViews = 0
  }

  let resultCount: Int
  private let engine: LayoutEngine
  private let documents: [RequestedDocument]
  private let detail: ResolutionDetail
  /// Views of the layouts of a document that are kept at most.
  private let viewLimit: Int
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
    viewLimit = isStreaming ? 100_000 : .max
    resultCount = documents.reduce(0) { $0 + $1.resultCount }
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
      if error.type == .timeLimit {
        document = documents.count
        throw error
      }
    }
    environment += 1
    if environment == wanted.resultCount {
      // Layouts of one document say nothing about another.
      (document, environment, known) = (document + 1, 0, nil)
    }
    return EnvironmentResult(name: name, file: wanted.file, scene: wanted.scene, outcome: outcome)
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
    return try finish(shared(in: window.environment, &known), window.diagnostics, wanted)
  }

  /// Lays what is to be known of the window before the findings of a layout.
  ///
  /// - Throws: The problem of a strict document with findings.
  private func finish(
    _ layout: consuming Layout, _ diagnostics: [Diagnostic], _ wanted: RequestedDocument
  ) throws(Refusal) -> ResolvedLayout {
    if !diagnostics.isEmpty { layout.diagnostics = diagnostics + layout.diagnostics }
    if wanted.isStrict { try engine.refuse(layout.diagnostics) }
    return ResolvedLayout(layout)
  }

  /// The layout in a window, that of an equal one if there was one before.
  private func shared(in window: WindowEnvironment, _ known: inout KnownLayouts) throws(Refusal) -> Layout {
    let prepared = known.prepared
    var newViews = 0
    var layout = try known.layouts.result(in: window) { environments throws(Refusal) in
      let layout = try engine.resolve(prepared, in: environments[0], detail, until: deadline)
      newViews = layout.views.count
      return layout
    }
    known.keptViews += newViews
    if known.keptViews > viewLimit { known = KnownLayouts(prepared: prepared) }
    // Rules for the window may have given an equal one other traits.
    let traits = layout.environment.traits
    layout.environment = window
    layout.environment.traits = traits
    return layout
  }
}
