import AdaptiveLayout
import LayoutCoding
import LayoutModel

/// A document of a request, and its layouts so far, for the environments that are equal to theirs.
struct KnownLayouts: Sendable {
  let prepared: PreparedDocument
  /// What is found besides the layouts.
  let detail: ResolutionDetail
  /// When the work must end.
  var deadline: WorkDeadline
  private var layouts = SharedResults<Layout>()
  /// Views of the layouts that are kept at most.
  private let viewLimit: Int
  /// Views of the layouts that are kept.
  private var keptViews = 0

  /// - Parameter isStreaming: Whether the caller lets go of each layout, so that few should be kept here.
  init(
    _ prepared: PreparedDocument, _ detail: ResolutionDetail, isStreaming: Bool, until deadline: WorkDeadline
  ) {
    self.prepared = prepared
    self.detail = detail
    self.deadline = deadline
    viewLimit = isStreaming ? 100_000 : .max
  }

  /// The layout in a window: that of an equal one if it is kept, else the one that `resolve` makes.
  mutating func layout<Failure: Error>(
    in window: WindowEnvironment, resolve: (ResolutionEnvironment) throws(Failure) -> Layout
  ) throws(Failure) -> Layout {
    var newViews = 0
    let layout = try layouts.result(in: window) { environments throws(Failure) in
      let layout = try resolve(environments[0])
      newViews = layout.views.count
      return layout
    }
    keptViews += newViews
    if keptViews > viewLimit { (layouts, keptViews) = (SharedResults(), 0) }
    return layout
  }
}
