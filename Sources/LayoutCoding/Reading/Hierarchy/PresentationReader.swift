import JSON
import LayoutModel

/// Reads what is said of the presentation of one controller.
struct PresentationReader {
  /// Index of the controller that is presented, or would be.
  let controller: Int

  /// Reads the style of a presented controller; the root and children have one that nothing asks for.
  func readStyle(_ reader: inout JSONReader, _ draft: inout Draft) throws(ReadingEnded) {
    guard let style = try style(&reader, &draft),
      let presentation = draft.document.controllers[controller].presentation.map(Int.init)
    else { return }
    draft.document.presentations[presentation].modalPresentationStyle = style
  }

  /// Reads the values. Of a controller that nothing presents they are read, too, so that their faults are told.
  func read(_ reader: inout JSONReader, _ draft: inout Draft) throws(ReadingEnded) {
    guard var object = try reader.beginObject("an object about the presentation") else { return }
    let known = draft.document.controllers[controller].presentation.map(Int.init)
    var presentation =
      known.map { draft.document.presentations[$0] } ?? Presentation(presenter: 0, presented: 0)
    var anchors = 0
    while let key = try reader.nextKey(of: &object, in: PresentationKey.keys) {
      if key == .sourceView || key == .barButtonItem {
        anchors += 1
        if anchors > 1 {
          reader.fault(.invalidValue(expected: "one anchor: sourceView or barButtonItem", nearest: []))
        }
      }
      try readMember(key, of: &presentation, number: known, &reader, &draft)
    }
    checkDetents(of: presentation, &reader)
    if let known { draft.document.presentations[known] = presentation }
  }

  // MARK: Changes by rules

  /// Reads values for a controller that is known already; none of those that name nodes.
  func readChange(
    _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> ControllerNode.Property? {
    guard let known = draft.document.controllers[controller].presentation else {
      reader.fault(.invalidValue(expected: "the id of a controller that is presented", nearest: []))
      try reader.skipValue()
      return nil
    }
    guard var object = try reader.beginObject("an object about the presentation") else { return nil }
    var presentation = draft.document.presentations[Int(known)]
    var rows: [PresentationKey.Row] = []
    while let key = try reader.nextKey(of: &object, in: PresentationKey.keys) {
      let row = PresentationKey.rows[key.rawValue]
      guard row.assignment != nil else {
        reader.fault(.unknownKey(key.name, nearest: []))
        try reader.skipValue()
        continue
      }
      try readMember(key, of: &presentation, number: nil, &reader, &draft)
      rows.append(row)
    }
    checkDetents(of: presentation, &reader)
    return .presentation(rows.compactMap { $0.assignment?(presentation) })
  }

  /// Reads another style for a controller that is known already.
  func readStyleChange(
    _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> ControllerNode.Property? {
    guard let style = try style(&reader, &draft, isFaultyWithoutPresentation: true) else { return nil }
    guard draft.document.controllers[controller].presentation != nil else {
      reader.fault(.invalidValue(expected: "the id of a controller that is presented", nearest: []))
      return nil
    }
    return .presentation([Assignment(\.modalPresentationStyle, style)])
  }

  // MARK: Members

  /// A style to present with. One that nothing presents with is not looked at.
  private func style(
    _ reader: inout JSONReader, _ draft: inout Draft, isFaultyWithoutPresentation: Bool = false
  ) throws(ReadingEnded) -> ModalPresentationStyle? {
    guard let style = try reader.word(ModalPresentationStyle.self) else { return nil }
    guard isFaultyWithoutPresentation || draft.document.controllers[controller].presentation != nil else {
      return nil
    }
    if style == ModalPresentationStyle.none { reader.fault(.invalidPresentationStyle) }
    if style == .automatic { draft.note("automatic", since: 13, at: reader.pointer) }
    return style
  }

  /// - Parameter number: Of the presentation, for what refers to nodes; nil for one that is not used.
  private func readMember(
    _ key: PresentationKey, of presentation: inout Presentation, number: Int?, _ reader: inout JSONReader,
    _ draft: inout Draft
  ) throws(ReadingEnded) {
    let row = PresentationKey.rows[key.rawValue]
    if let version = row.since { draft.note(key.name, since: version, at: reader.pointer) }
    try row.read(&reader, &draft, &presentation, number)
  }

  private func checkDetents(of presentation: Presentation, _ reader: inout JSONReader) {
    if let detent = presentation.sheet.selectedDetent, !presentation.sheet.detents.contains(detent) {
      reader.fault(.invalidValue(expected: "a selectedDetent that is one of the detents", nearest: []))
    }
  }
}
