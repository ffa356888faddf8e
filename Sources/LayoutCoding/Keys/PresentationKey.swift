import JSON
import LayoutModel

/// What can be said of a presentation. Case names are the keys.
package enum PresentationKey: Int, DocumentKey {
  case adaptiveStyle, adaptiveStyleByTraits, customAdaptiveStyle, adaptation, replacement
  case shouldPresentInFullscreen, shouldRemovePresentersView, overrideTraitCollection, wrapper, frame
  case sourceView, sourceRect, barButtonItem, permittedArrowDirections, popoverLayoutMargins
  case canOverlapSourceViewRect, reposition
  case detents, selectedDetent
  case prefersEdgeAttachedInCompactHeight, widthFollowsPreferredContentSizeWhenEdgeAttached

  /// Reads a member into a presentation. `number` is that of the presentation, for what names nodes; nil for one that
  /// is not used.
  typealias Read =
    @Sendable (
      _ reader: inout JSONReader, _ draft: inout Draft, _ presentation: inout Presentation, _ number: Int?
    ) throws(ReadingEnded) -> Void

  /// One key: the part of a presentation that it is, the version that has it, and how it is read.
  struct Row: Sendable {
    let key: PresentationKey
    /// What rules put in place of it; nil for what names nodes, which they do not change.
    let part: Presentation.Part?
    /// The first version of the system that has it, nil for all.
    let since: Int?
    let read: Read

    init(_ key: PresentationKey, _ part: Presentation.Part?, since: Int? = nil, _ read: @escaping Read) {
      (self.key, self.part, self.since, self.read) = (key, part, since, read)
    }
  }

  static let keys = Keys(
    PresentationKey.self, aliases: ["selectedDetentIdentifier": .selectedDetent],
    ignoring: IgnoredKeys.ofPresentations)

  /// In the order of the keys: to add a key, add a case and a row.
  static let rows: [Row] = {
    let rows = (styles + values + popovers + sheets).sorted { $0.key.rawValue < $1.key.rawValue }
    precondition(rows.map(\.key) == allCases, "one row a key")
    return rows
  }()

  private static let styles: [Row] = [
    Row(.adaptiveStyle, .adaptiveStyle) { (reader, draft, presentation, _) throws(ReadingEnded) in
      presentation.adaptiveStyle = try reader.adaptiveStyle(&draft)
    },
    Row(.adaptiveStyleByTraits, .adaptiveStyleByTraits) {
      (reader, draft, presentation, _) throws(ReadingEnded) in
      presentation.adaptiveStyleByTraits = try reader.conditionalStyles(&draft)
    },
    Row(.customAdaptiveStyle, .customAdaptiveStyle) { (reader, draft, presentation, _) throws(ReadingEnded) in
      presentation.customAdaptiveStyle = try reader.adaptiveStyle(&draft)
    },
    Row(.adaptation, .adaptation) { (reader, _, presentation, _) throws(ReadingEnded) in
      presentation.adaptation = try reader.adaptation()
    },
    Row(.replacement, nil) { (reader, draft, presentation, number) throws(ReadingEnded) in
      try reader.replacements(of: &presentation, number: number, &draft)
    },
  ]

  private static let values: [Row] = [
    Row(.shouldPresentInFullscreen, .shouldPresentInFullscreen) {
      (reader, _, presentation, _) throws(ReadingEnded) in
      presentation.shouldPresentInFullscreen = try reader.boolean() ?? true
    },
    Row(.shouldRemovePresentersView, .shouldRemovePresentersView) {
      (reader, _, presentation, _) throws(ReadingEnded) in
      presentation.shouldRemovePresentersView = try reader.boolean()
    },
    Row(.overrideTraitCollection, .overrideTraitCollection) {
      (reader, draft, presentation, _) throws(ReadingEnded) in
      presentation.overrideTraitCollection = try reader.overridingTraits(&draft)
    },
    Row(.wrapper, .wrapper) { (reader, _, presentation, _) throws(ReadingEnded) in
      let insets = try reader.wrapper()
      presentation.hasWrapper = insets != nil
      presentation.wrapperInsets = insets ?? .zero
    },
    Row(.frame, .frame) { (reader, draft, presentation, _) throws(ReadingEnded) in
      presentation.frame = try reader.varied(&draft) { (reader) throws(ReadingEnded) in
        try reader.containerFrame()
      }
    },
  ]

  private static let popovers: [Row] = [
    Row(.sourceView, nil) { (reader, draft, _, number) throws(ReadingEnded) in
      try reader.node(number.map { .sourceView(presentation: $0) }, &draft)
    },
    Row(.sourceRect, .sourceRect) { (reader, _, presentation, _) throws(ReadingEnded) in
      presentation.popover.sourceRect = try reader.rect()
    },
    Row(.barButtonItem, nil) { (reader, draft, _, number) throws(ReadingEnded) in
      try reader.node(number.map { .barButtonItem(presentation: $0) }, &draft)
    },
    Row(.permittedArrowDirections, .permittedArrowDirections) {
      (reader, _, presentation, _) throws(ReadingEnded) in
      presentation.popover.permittedArrowDirections = try reader.arrowDirections()
    },
    Row(.popoverLayoutMargins, .popoverLayoutMargins) { (reader, _, presentation, _) throws(ReadingEnded) in
      presentation.popover.popoverLayoutMargins =
        try reader.edgeInsets() ?? presentation.popover.popoverLayoutMargins
    },
    Row(.canOverlapSourceViewRect, .canOverlapSourceViewRect) {
      (reader, _, presentation, _) throws(ReadingEnded) in
      presentation.popover.canOverlapSourceViewRect = try reader.boolean() ?? false
    },
    Row(.reposition, nil) { (reader, draft, presentation, number) throws(ReadingEnded) in
      presentation.popover.reposition = try reader.reposition(number: number, &draft)
    },
  ]

  private static let sheets: [Row] = [
    Row(.detents, .detents, since: 13) { (reader, _, presentation, _) throws(ReadingEnded) in
      presentation.sheet.detents = try reader.detents()
    },
    Row(.selectedDetent, .selectedDetent, since: 13) { (reader, _, presentation, _) throws(ReadingEnded) in
      presentation.sheet.selectedDetent = try reader.detent()
    },
    Row(.prefersEdgeAttachedInCompactHeight, .prefersEdgeAttachedInCompactHeight, since: 13) {
      (reader, _, presentation, _) throws(ReadingEnded) in
      presentation.sheet.prefersEdgeAttachedInCompactHeight = try reader.boolean() ?? false
    },
    Row(
      .widthFollowsPreferredContentSizeWhenEdgeAttached, .widthFollowsPreferredContentSizeWhenEdgeAttached,
      since: 13
    ) { (reader, _, presentation, _) throws(ReadingEnded) in
      presentation.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = try reader.boolean() ?? false
    },
  ]
}
