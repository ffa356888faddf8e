import AdaptiveLayout
import LayoutCoding
import LayoutModel

/// A document of a request, and its layouts so far by everything that decides them: environments that are equal for
/// layout are resolved once.
struct KnownLayouts: Sendable {
  let prepared: PreparedDocument
  /// What is found besides the layouts.
  let detail: ResolutionDetail
  /// When the work must end.
  var deadline: WorkDeadline
  private var layouts: [ResolutionEnvironment: Layout] = [:]
  /// How many environments with each key are still to come; nil if nobody has counted: then every layout is kept.
  private var uses: [ResolutionEnvironment: Int]?
  /// Views of the layouts that are kept.
  private var keptViews = 0

  /// Where lines are sent as they come, layouts of more views than this are not kept for the environments that are
  /// equal: they are resolved again.
  private static let viewLimit = 100_000

  init(_ prepared: PreparedDocument, _ detail: ResolutionDetail, until deadline: WorkDeadline) {
    self.prepared = prepared
    self.detail = detail
    self.deadline = deadline
  }

  /// Counts what is to come, so that a layout is kept only as long as it is needed.
  mutating func expect(_ environments: [RequestedEnvironment]) {
    var uses: [ResolutionEnvironment: Int] = [:]
    for environment in environments {
      guard let window = try? makeEnvironment(environment.request, at: environment.pointer) else { continue }
      uses[prepared.environment(of: window.environment, for: detail), default: 0] += 1
    }
    self.uses = uses
  }

  /// The layout of an environment that is equal to this one, if one was kept.
  mutating func take(_ key: ResolutionEnvironment) -> Layout? {
    let count = uses?[key] ?? 0
    uses?[key] = count - 1
    guard let layout = layouts[key] else { return nil }
    if uses != nil, count <= 1 {
      layouts[key] = nil
      keptViews -= layout.views.count
    }
    return layout
  }

  /// Keeps a layout for the environments that are equal to its own.
  mutating func keep(_ layout: Layout, for key: ResolutionEnvironment) {
    if let uses {
      guard uses[key] ?? 0 > 0, keptViews + layout.views.count <= Self.viewLimit else { return }
      keptViews += layout.views.count
    }
    layouts[key] = layout
  }
}
