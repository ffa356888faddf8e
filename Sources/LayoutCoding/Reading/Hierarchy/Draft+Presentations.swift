import JSON
import LayoutModel

/// What is said of the presentation of one controller, by the index of the controller that is presented, or would be.
extension Draft {
  /// Reads the style of a presented controller; the root and children have one that nothing asks for.
  mutating func readPresentationStyle(of controller: Int) throws(ReadingEnded) {
    guard let style = try presentationStyle(of: controller),
      let presentation = document.controllers[controller].presentation.map(Int.init)
    else { return }
    document.presentations[presentation].modalPresentationStyle = style
  }

  /// Reads the values. Of a controller that nothing presents they are read, too, so that their faults are told.
  mutating func readPresentation(of controller: Int) throws(ReadingEnded) {
    guard var object = try reader.beginObject("an object about the presentation") else { return }
    let known = document.controllers[controller].presentation.map(Int.init)
    var presentation = known.map { document.presentations[$0] } ?? Presentation(presenter: 0, presented: 0)
    var anchors = 0
    while let key = try reader.nextKey(of: &object, in: PresentationKey.keys) {
      if key == .sourceView || key == .barButtonItem {
        anchors += 1
        if anchors > 1 { reader.fault(.expected("one anchor: sourceView or barButtonItem")) }
      }
      try readMember(PresentationKey.rows[key.rawValue], of: &presentation, number: known)
    }
    checkDetents(of: presentation)
    if let known { document.presentations[known] = presentation }
  }

  /// Reads values for a controller that is known already; none of those that name nodes.
  mutating func presentationChange(of controller: Int) throws(ReadingEnded) -> ControllerNode.Property? {
    guard let known = document.controllers[controller].presentation else {
      try reader.skip(.expected("the id of a controller that is presented"))
      return nil
    }
    guard var object = try reader.beginObject("an object about the presentation") else { return nil }
    var presentation = document.presentations[Int(known)]
    var rows: [PresentationKey.Row] = []
    while let key = try reader.nextKey(of: &object, in: PresentationKey.keys) {
      let row = PresentationKey.rows[key.rawValue]
      guard row.assignment != nil else {
        try reader.skip(.unknownKey(key.name, nearest: []))
        continue
      }
      try readMember(row, of: &presentation, number: nil)
      rows.append(row)
    }
    checkDetents(of: presentation)
    return .presentation(rows.compactMap { $0.assignment?(presentation) })
  }

  /// Reads another style for a controller that is known already.
  mutating func presentationStyleChange(of controller: Int) throws(ReadingEnded) -> ControllerNode.Property? {
    guard let style = try presentationStyle(of: controller, isFaultyWithoutPresentation: true) else {
      return nil
    }
    guard document.controllers[controller].presentation != nil else {
      return reader.refuse(.expected("the id of a controller that is presented"))
    }
    return .presentation([Assignment(\.modalPresentationStyle, style)])
  }

  /// A style to present with. One that nothing presents with is not looked at.
  private mutating func presentationStyle(
    of controller: Int, isFaultyWithoutPresentation: Bool = false
  ) throws(ReadingEnded) -> ModalPresentationStyle? {
    guard let style = try reader.word(ModalPresentationStyle.self),
      isFaultyWithoutPresentation || document.controllers[controller].presentation != nil
    else { return nil }
    if style == ModalPresentationStyle.none { reader.fault(.invalidPresentationStyle) }
    if style == .automatic { note("automatic", since: 13) }
    return style
  }

  /// - Parameter number: Of the presentation, for what refers to nodes; nil for one that is not used.
  private mutating func readMember(
    _ row: PresentationKey.Row, of presentation: inout Presentation, number: Int?
  ) throws(ReadingEnded) {
    if let version = row.since { note(row.key.name, since: version) }
    try row.read(&self, &presentation, number)
  }

  private mutating func checkDetents(of presentation: Presentation) {
    if let detent = presentation.sheet.selectedDetent, !presentation.sheet.detents.contains(detent) {
      reader.fault(.expected("a selectedDetent that is one of the detents"))
    }
  }
}
