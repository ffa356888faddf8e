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
    @Sendable (_ draft: inout Draft, _ presentation: inout Presentation, _ number: Int?)
    throws(ReadingEnded) -> Void
  /// Writes the member of a presentation, nothing where that does not say it.
  typealias Write = @Sendable (_ encoder: inout DocumentEncoder, _ presentation: Presentation) -> Void

  /// One key: what it sets, the version that has it, and how it is read.
  struct Row: Sendable {
    let key: PresentationKey
    /// The first version of the system that has it, nil for all.
    let since: Int?
    /// What rules take of a presentation that was read; nil for what names nodes, which they do not change.
    let assignment: (@Sendable (Presentation) -> Assignment<Presentation>)?
    let read: Read
    let write: Write

    /// A key that names nodes.
    init(_ key: PresentationKey, naming read: @escaping Read, write: @escaping Write) {
      (self.key, since, assignment, self.read, self.write) = (key, nil, nil, read, write)
    }

    /// A value.
    init<Value: Sendable>(
      _ key: PresentationKey, _ form: ValueForm<Value>,
      _ variable: Variable<Presentation, Value>, since: Int? = nil
    ) {
      (self.key, self.since) = (key, since)
      assignment = { Assignment(variable, $0[keyPath: variable]) }
      read = { (draft, presentation, _) throws(ReadingEnded) in
        if let value = try form.read(&draft, -1) { presentation[keyPath: variable] = value }
      }
      write = { form.write(&$0, $1[keyPath: variable]) }
    }

    /// A value that may be none.
    init<Value: Sendable>(
      _ key: PresentationKey, _ form: ValueForm<Value>,
      _ variable: Variable<Presentation, Value?>, since: Int? = nil
    ) {
      (self.key, self.since) = (key, since)
      assignment = { Assignment(variable, $0[keyPath: variable]) }
      read = { (draft, presentation, _) throws(ReadingEnded) in
        presentation[keyPath: variable] = try form.read(&draft, -1)
      }
      write = { encoder, presentation in
        if let value = presentation[keyPath: variable] { form.write(&encoder, value) }
      }
    }
  }

  static let keys = Keys(
    PresentationKey.self,
    aliases: [
      "selectedDetentIdentifier": .selectedDetent, "sourceItem": .barButtonItem,
      "adaptivePresentationStyle": .adaptiveStyle, "frameOfPresentedViewInContainerView": .frame,
    ],
    ignoring: IgnoredKeys.ofPresentations)

  /// In the order of the keys: to add a key, add a case and a row.
  static let rows: [Row] = {
    let rows = (styles + values + popovers + sheets).sorted { $0.key.rawValue < $1.key.rawValue }
    precondition(rows.map(\.key) == allCases, "one row a key")
    return rows
  }()

  private static let styles: [Row] = [
    Row(.adaptiveStyle, .adaptiveStyle, \.adaptiveStyle),
    Row(.adaptiveStyleByTraits, .conditionalStyles, \.adaptiveStyleByTraits),
    Row(.customAdaptiveStyle, .adaptiveStyle, \.customAdaptiveStyle),
    Row(.adaptation, .adaptation, \.adaptation),
    Row(.replacement) { (draft, presentation, number) throws(ReadingEnded) in
      try draft.replacements(of: &presentation, number: number)
    } write: {
      $0.replacements($1.replacements)
    },
  ]

  private static let values: [Row] = [
    Row(.shouldPresentInFullscreen, .boolean, \.shouldPresentInFullscreen),
    Row(.shouldRemovePresentersView, .boolean, \.shouldRemovePresentersView),
    Row(.overrideTraitCollection, .traits, \.overrideTraitCollection),
    Row(.wrapper, .wrapper, \.wrapper),
    Row(.frame, .containerFrame, \.frame),
  ]

  private static let popovers: [Row] = [
    Row(.sourceView) { (draft, _, number) throws(ReadingEnded) in
      try draft.node(number.map { .sourceView(presentation: $0) })
    } write: {
      $0.view($1.popover.sourceView)
    },
    Row(.sourceRect, .rect, \.popover.sourceRect),
    Row(.barButtonItem) { (draft, _, number) throws(ReadingEnded) in
      try draft.node(number.map { .barButtonItem(presentation: $0) })
    } write: { encoder, presentation in
      encoder.view(presentation.popover.barButtonItem)
      if let id = presentation.popover.barButtonItemId { encoder.json.string(id) }
    },
    Row(.permittedArrowDirections, .arrowDirections, \.popover.permittedArrowDirections),
    Row(.popoverLayoutMargins, .insets, \.popover.popoverLayoutMargins),
    Row(.canOverlapSourceViewRect, .boolean, \.popover.canOverlapSourceViewRect),
    Row(.reposition) { (draft, presentation, number) throws(ReadingEnded) in
      presentation.popover.reposition = try draft.reposition(number: number)
    } write: {
      $0.reposition($1.popover.reposition)
    },
  ]

  private static let sheets: [Row] = [
    Row(.detents, .detents, \.sheet.detents, since: 13),
    Row(.selectedDetent, .detent, \.sheet.selectedDetent, since: 13),
    Row(.prefersEdgeAttachedInCompactHeight, .boolean, \.sheet.prefersEdgeAttachedInCompactHeight, since: 13),
    Row(
      .widthFollowsPreferredContentSizeWhenEdgeAttached, .boolean,
      \.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached, since: 13),
  ]
}
