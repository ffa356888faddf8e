import LayoutModel

/// Where an object of an answer stands: in a layout, with whose pixels and ids it is written; in a report, whose
/// environments it names; or alone.
package final class AnswerContext: Sendable {
  /// The pixels on which lengths lie; nil for numbers as they were computed.
  let grid: PixelGrid?
  let controllers: [ControllerNode]
  let views: [ViewNode]
  let guides: [GuideNode]
  let customTraits: [CustomTrait]
  let detail: LayoutDetail
  let entries: [ExplanationReport.Entry]

  package static let alone = AnswerContext()

  /// A context for the objects of a report.
  init(of entries: [ExplanationReport.Entry] = []) {
    (self.entries, grid, detail) = (entries, nil, .usual)
    (controllers, views, guides, customTraits) = ([], [], [], [])
  }

  init(of layout: borrowing Layout, _ detail: LayoutDetail) {
    grid = layout.environment.pixelGrid
    controllers = layout.document.controllers
    views = layout.document.views
    guides = layout.document.guides
    customTraits = layout.document.document.draft.customTraits
    self.detail = detail
    entries = []
  }

  /// Whether all traits of views and presentations are told.
  var hasAllTraits: Bool { detail.values.contains(.allTraits) && detail.parts.contains(.traits) }
}
