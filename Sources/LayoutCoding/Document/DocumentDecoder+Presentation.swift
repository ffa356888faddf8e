import LayoutModel

extension DocumentDecoder {
  enum PresentationKey: String, JSONKey {
    case adaptiveStyle, adaptiveStyleByTraits, customAdaptiveStyle, adaptation, replacement
    case shouldPresentInFullscreen, shouldRemovePresentersView, overrideTraitCollection, wrapper, frame
    case sourceView, sourceRect, barButtonItem, permittedArrowDirections, popoverLayoutMargins
    case canOverlapSourceViewRect, reposition
    case detents, selectedDetent
    case prefersEdgeAttachedInCompactHeight, widthFollowsPreferredContentSizeWhenEdgeAttached
  }
  private static let presentationKeys = KeyTable(PresentationKey.self)

  /// Reads the controller that another one presents: one more subtree of controllers.
  mutating func decodePresented(by presenter: Int, at mark: JSONReader.Mark) throws(Fault) {
    let end = reader.mark
    reader.goBack(to: mark)
    let index = document.controllers.count
    var node = ControllerNode(
      id: "\(document.controllers[presenter].id)/presented", place: .presented(by: Int32(presenter)))
    node.presentation = Int32(document.presentations.count)
    document.controllers.append(node)
    document.presentations.append(Presentation(presenter: Int32(presenter), presented: Int32(index)))
    placesOfUnnamedControllers.append(Int32(reader.offset))
    placesOfPresentations.append(reader.offset)
    try decodeController(index)
    reader.goBack(to: end)
  }

  /// Reads the style of a presented controller; the root and children have one that nothing asks for.
  mutating func decodePresentationStyle(ofController index: Int) throws(Fault) {
    guard let style = try reader.word(ModalPresentationStyle.self) else { return }
    guard let presentation = document.controllers[index].presentation.map(Int.init) else { return }
    if style == ModalPresentationStyle.none { reader.fault(.invalidPresentationStyle) }
    if style == .automatic { noteFeature("automatic", since: 13) }
    document.presentations[presentation].modalPresentationStyle = style
  }

  /// Reads what is said of a controller's presentation. Of a controller that nothing presents it is read, too, so
  /// that its faults are told.
  mutating func decodePresentation(ofController index: Int) throws(Fault) {
    guard var object = try reader.beginObject("an object about the presentation") else { return }
    let known = document.controllers[index].presentation.map(Int.init)
    var presentation = known.map { document.presentations[$0] } ?? Presentation(presenter: 0, presented: 0)
    var anchors: [PresentationKey] = []
    while let key = try reader.nextKey(of: &object, in: Self.presentationKeys) {
      if key == .sourceView || key == .barButtonItem {
        anchors.append(key)
        if anchors.count > 1 {
          reader.fault(.invalidValue(expected: "one anchor: sourceView or barButtonItem", nearest: []))
        }
      }
      try decodeMember(key, of: &presentation, number: known)
    }
    if let detent = presentation.sheet.selectedDetent, !presentation.sheet.detents.contains(detent) {
      reader.fault(.invalidValue(expected: "a selectedDetent that is one of the detents", nearest: []))
    }
    if let known { document.presentations[known] = presentation }
  }

  /// Reads values of the presentation of a controller that is known already; none of those that name nodes.
  mutating func decodePresentationChange(
    ofController index: Int32
  ) throws(Fault) -> ControllerNode.Property? {
    guard let known = document.controllers[Int(index)].presentation else {
      reader.fault(.invalidValue(expected: "the id of a controller that is presented", nearest: []))
      try reader.skipValue()
      return nil
    }
    guard var object = try reader.beginObject("an object about the presentation") else { return nil }
    var presentation = document.presentations[Int(known)]
    var parts: [Presentation.Part] = []
    while let key = try reader.nextKey(of: &object, in: Self.presentationKeys) {
      guard let part = Presentation.Part(rawValue: key.rawValue) else {
        reader.fault(.unknownKey(key.rawValue, nearest: []))
        try reader.skipValue()
        continue
      }
      try decodeMember(key, of: &presentation, number: nil)
      parts.append(part)
    }
    if let detent = presentation.sheet.selectedDetent, !presentation.sheet.detents.contains(detent) {
      reader.fault(.invalidValue(expected: "a selectedDetent that is one of the detents", nearest: []))
    }
    return .presentation(parts, presentation)
  }

  /// The same of its style.
  mutating func decodePresentationStyleChange(
    ofController index: Int32
  ) throws(Fault) -> ControllerNode.Property? {
    guard let style = try reader.word(ModalPresentationStyle.self) else { return nil }
    if style == ModalPresentationStyle.none { reader.fault(.invalidPresentationStyle) }
    if style == .automatic { noteFeature("automatic", since: 13) }
    guard let known = document.controllers[Int(index)].presentation else {
      reader.fault(.invalidValue(expected: "the id of a controller that is presented", nearest: []))
      return nil
    }
    var presentation = document.presentations[Int(known)]
    presentation.modalPresentationStyle = style
    return .presentation([.modalPresentationStyle], presentation)
  }

  /// - Parameter number: Of the presentation, for what refers to nodes; nil for one that is not used.
  private mutating func decodeMember(
    _ key: PresentationKey, of presentation: inout Presentation, number: Int?
  ) throws(Fault) {
    switch key {
    case .adaptiveStyle: presentation.adaptiveStyle = try decodeAdaptiveStyle()
    case .adaptiveStyleByTraits: presentation.adaptiveStyleByTraits = try decodeConditionalStyles()
    case .customAdaptiveStyle: presentation.customAdaptiveStyle = try decodeAdaptiveStyle()
    case .adaptation: presentation.adaptation = try decodeAdaptation()
    case .replacement: try decodeReplacements(of: &presentation, number: number)
    case .shouldPresentInFullscreen: presentation.shouldPresentInFullscreen = try reader.boolean() ?? true
    case .shouldRemovePresentersView: presentation.shouldRemovePresentersView = try reader.boolean()
    case .overrideTraitCollection: presentation.overrideTraitCollection = try decodeTraits()
    case .wrapper: presentation.hasWrapper = try reader.boolean() ?? false
    case .frame: presentation.frame = try decodeRect()
    case .sourceView: try decodeNode(number.map { .sourceView(presentation: $0) })
    case .sourceRect: presentation.popover.sourceRect = try decodeRect()
    case .barButtonItem: try decodeNode(number.map { .barButtonItem(presentation: $0) })
    case .permittedArrowDirections:
      presentation.popover.permittedArrowDirections = try decodeArrowDirections()
    case .popoverLayoutMargins:
      presentation.popover.popoverLayoutMargins =
        try reader.edgeInsets() ?? presentation.popover.popoverLayoutMargins
    case .canOverlapSourceViewRect:
      presentation.popover.canOverlapSourceViewRect = try reader.boolean() ?? false
    case .reposition: presentation.popover.reposition = try decodeReposition(number: number)
    case .detents:
      noteFeature(key.rawValue, since: 13)
      presentation.sheet.detents = try decodeDetents()
    case .selectedDetent:
      noteFeature(key.rawValue, since: 13)
      presentation.sheet.selectedDetent = try decodeDetent()
    case .prefersEdgeAttachedInCompactHeight:
      noteFeature(key.rawValue, since: 13)
      presentation.sheet.prefersEdgeAttachedInCompactHeight = try reader.boolean() ?? false
    case .widthFollowsPreferredContentSizeWhenEdgeAttached:
      noteFeature(key.rawValue, since: 13)
      presentation.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = try reader.boolean() ?? false
    }
  }

  /// A style that a delegate answers. Those that no presentation adapts to are known later, when the layout says
  /// what becomes of them.
  mutating func decodeAdaptiveStyle() throws(Fault) -> ModalPresentationStyle? {
    guard let style = try reader.word(ModalPresentationStyle.self) else { return nil }
    if style.isSheet { noteFeature(style.rawValue, since: 13) }
    return style
  }

  enum ConditionalStyleKey: String, JSONKey {
    case when, style
  }
  private static let conditionalStyleKeys = KeyTable(ConditionalStyleKey.self)

  /// The delegate's answers by traits, in their order.
  private mutating func decodeConditionalStyles() throws(Fault) -> [ConditionalStyle] {
    var styles: [ConditionalStyle] = []
    guard var array = try reader.beginArray("an array of objects with when and style") else { return [] }
    while try reader.nextElement(of: &array) != nil {
      guard var object = try reader.beginObject("an object with when and style") else { continue }
      var condition: Condition?
      var style: ModalPresentationStyle?
      var seen: Set<ConditionalStyleKey> = []
      while let key = try reader.nextKey(of: &object, in: Self.conditionalStyleKeys) {
        seen.insert(key)
        switch key {
        case .when: condition = try decodeCondition()
        case .style: style = try decodeAdaptiveStyle()
        }
      }
      for key in ConditionalStyleKey.allCases where !seen.contains(key) {
        reader.fault(.missingKey(key.rawValue))
      }
      if let condition, let style {
        styles.append(ConditionalStyle(condition: condition, style: style))
      }
    }
    return styles
  }

  /// Styles by the style that adapts and by size classes.
  private mutating func decodeAdaptation() throws(Fault) -> [StyleAdaptation] {
    var rows: [StyleAdaptation] = []
    guard var object = try reader.beginMap("an object by style") else { return [] }
    while let name = try reader.nextMember(of: &object) {
      guard let style = try style(named: name),
        var conditions = try reader.beginMap("an object by size class")
      else { continue }
      while let key = try reader.nextMember(of: &conditions) {
        guard let condition = key == "default" ? SizeClassCondition.any : SizeClassCondition(key) else {
          reader.fault(
            .unknownKey(key, nearest: nearestNames(to: key, in: ["default"] + SizeClassCondition.keys)))
          try reader.skipValue()
          continue
        }
        guard let adapted = try reader.word(ModalPresentationStyle.self) else { continue }
        if adapted == .automatic { reader.fault(.invalidPresentationStyle) }
        rows.append(StyleAdaptation(style: style, condition: condition, adapted: adapted))
      }
    }
    return rows
  }

  /// The style that a member's name means; nil, with a fault and the value skipped, if it means none.
  private mutating func style(named name: String) throws(Fault) -> ModalPresentationStyle? {
    let adaptable = ModalPresentationStyle.allCases.filter {
      $0 != ModalPresentationStyle.none && $0 != .automatic
    }
    if let style = adaptable.first(where: { $0.rawValue == name }) { return style }
    reader.fault(.unknownKey(name, nearest: nearestNames(to: name, in: adaptable.map(\.rawValue))))
    try reader.skipValue()
    return nil
  }
}

// MARK: - Replacements

extension DocumentDecoder {
  enum ReplacementKey: String, JSONKey {
    case navigation, done, push
  }
  private static let replacementKeys = KeyTable(ReplacementKey.self)

  private mutating func decodeReplacements(
    of presentation: inout Presentation, number: Int?
  ) throws(Fault) {
    guard var object = try reader.beginMap("an object by style") else { return }
    while let name = try reader.nextMember(of: &object) {
      guard let style = try style(named: name) else { continue }
      if try reader.null() { continue }
      let place = presentation.replacements.count
      guard let kind = try decodeReplacement(number: number, place: place) else { continue }
      presentation.replacements.append(PresentationReplacement(style: style, kind: kind))
    }
  }

  /// The id of a controller, `{"navigation": true, "done": …}` or `{"push": id}`.
  private mutating func decodeReplacement(
    number: Int?, place: Int
  ) throws(Fault) -> PresentationReplacement.Kind? {
    if try reader.nextType() == .string {
      try decodeNode(number.map { .replacement(presentation: $0, place: place, isPushed: false) })
      return .controller(0)
    }
    let expected = "the id of a controller, or an object with navigation or push"
    guard var object = try reader.beginObject(expected) else { return nil }
    var isNavigation = false
    var done: PresentationReplacement.DoneButton?
    var isPushed = false
    while let key = try reader.nextKey(of: &object, in: Self.replacementKeys) {
      switch key {
      case .navigation: isNavigation = try reader.boolean() ?? false
      case .done: done = try decodeDone()
      case .push:
        isPushed = true
        try decodeNode(number.map { .replacement(presentation: $0, place: place, isPushed: true) })
      }
    }
    if isPushed != isNavigation { return isPushed ? .push(0) : .navigation(done: done) }
    reader.fault(.invalidValue(expected: "either navigation: true or push", nearest: []))
    return nil
  }

  /// `true` means the side on which the system puts it.
  private mutating func decodeDone() throws(Fault) -> PresentationReplacement.DoneButton? {
    if try reader.nextType() == .boolean { return try reader.boolean() == true ? .trailing : nil }
    return try reader.word(PresentationReplacement.DoneButton.self)
  }
}

// MARK: - Sheets and popovers

extension DocumentDecoder {
  private mutating func decodeDetents() throws(Fault) -> [Detent] {
    let expected = "an array of detents, one at least"
    guard var array = try reader.beginArray(expected) else { return [.large] }
    var detents: [Detent] = []
    var isEmpty = true
    while try reader.nextElement(of: &array) != nil {
      isEmpty = false
      if let detent = try decodeDetent() { detents.append(detent) }
    }
    if isEmpty { reader.fault(.invalidValue(expected: expected, nearest: [])) }
    return detents.isEmpty ? [.large] : detents
  }

  private mutating func decodeDetent() throws(Fault) -> Detent? {
    if try reader.nextType() == .number { return try reader.length().map { .custom($0) } }
    let expected = "medium, large or a height in points"
    guard let word = try reader.string(expected) else { return nil }
    switch word {
    case "medium": return .medium
    case "large": return .large
    default:
      reader.fault(
        .invalidValue(expected: expected, nearest: nearestNames(to: word, in: ["medium", "large"])))
      return nil
    }
  }

  private mutating func decodeArrowDirections() throws(Fault) -> PopoverArrowDirections {
    guard var array = try reader.beginArray("an array of arrow directions") else { return .any }
    var directions: [PopoverArrowDirection] = []
    while try reader.nextElement(of: &array) != nil {
      if let direction = try reader.word(PopoverArrowDirection.self) { directions.append(direction) }
    }
    return PopoverArrowDirections(directions)
  }

  enum RepositionKey: String, JSONKey {
    case sourceView, sourceRect
  }
  private static let repositionKeys = KeyTable(RepositionKey.self)

  private mutating func decodeReposition(
    number: Int?
  ) throws(Fault) -> PopoverConfiguration.Reposition? {
    guard var object = try reader.beginObject("an object with sourceView and sourceRect") else { return nil }
    var reposition = PopoverConfiguration.Reposition()
    while let key = try reader.nextKey(of: &object, in: Self.repositionKeys) {
      switch key {
      case .sourceView: try decodeNode(number.map { .repositionView(presentation: $0) })
      case .sourceRect: reposition.sourceRect = try decodeRect()
      }
    }
    return reposition
  }
}

// MARK: - References

/// A node that a presentation names, before all ids are known.
struct PendingPresentationReference {
  enum Source {
    case sourceView(presentation: Int)
    case barButtonItem(presentation: Int)
    case repositionView(presentation: Int)
    /// - Note: `place` counts the replacements of the presentation.
    case replacement(presentation: Int, place: Int, isPushed: Bool)
  }

  var source: Source
  var id: String
  var pointer: JSONPointer
  /// The offset in the text.
  var place: Int
}

extension DocumentDecoder {
  /// Reads the id of a view or controller, to be resolved later. Without a source it is only read.
  private mutating func decodeNode(_ source: PendingPresentationReference.Source?) throws(Fault) {
    let (place, pointer) = (reader.offset, reader.pointer)
    guard let id = try reader.string("an id"), let source else { return }
    pendingPresentationReferences.append(
      PendingPresentationReference(source: source, id: id, pointer: pointer, place: place))
  }

  /// Turns the ids of presentations into nodes, and refuses a second presentation by one controller.
  mutating func resolvePresentations() {
    guard !document.presentations.isEmpty else { return }
    var controllers: [String: Int32] = [:]
    for (index, node) in document.controllers.enumerated() { controllers[node.id] = Int32(index) }
    for reference in pendingPresentationReferences { resolve(reference, controllers) }
    refuseSecondPresentations()
  }

  private mutating func resolve(_ reference: PendingPresentationReference, _ controllers: [String: Int32]) {
    switch reference.source {
    case .sourceView(let number):
      let anchor = view(reference)
      document.presentations[number].popover.sourceView = anchor
    case .barButtonItem(let number):
      let anchor = view(reference)
      document.presentations[number].popover.barButtonItem = anchor
    case .repositionView(let number):
      let anchor = view(reference)
      document.presentations[number].popover.reposition?.sourceView = anchor
    case .replacement(let number, let place, let isPushed):
      guard let controller = controllers[reference.id] else {
        let ids = document.controllers.lazy.map(\.id)
        let nearest = nearestIds(to: reference.id, in: ids, count: ids.count)
        reader.fault(
          at: reference.place, Fault(.unknownReference(reference.id, nearest: nearest), at: reference.pointer)
        )
        return
      }
      let presented = document.presentations[number].presented
      let isFitting =
        isPushed
        ? document.controllers[Int(controller)].type == .navigationController
          && !document.isController(controller, reachedThrough: presented)
        : document.isController(controller, below: presented)
      guard isFitting else {
        let expected =
          isPushed
          ? "the id of a navigation controller outside the presentation"
          : "the id of a controller below the presented one"
        reader.fault(
          at: reference.place,
          Fault(.invalidValue(expected: expected, nearest: []), at: reference.pointer))
        return
      }
      // A replacement that is faulty otherwise is not there.
      guard document.presentations[number].replacements.indices.contains(place) else { return }
      document.presentations[number].replacements[place].kind =
        isPushed ? .push(controller) : .controller(controller)
    }
  }

  /// The view that a presentation names; nil, with a fault, if there is none.
  private mutating func view(_ reference: PendingPresentationReference) -> Int32? {
    let symbol = Int(names.intern(reference.id))
    if symbol < items.count, case .view(let view)? = items[symbol] { return view }
    let fault = unknown(reference.id, at: reference.pointer)
    reader.fault(at: reference.place, fault)
    return nil
  }

  /// A controller presents one other (traits M-25). Window-level presentations are presented by the head of the
  /// chain, so two of them in one tree are one too many (decisions 43).
  private mutating func refuseSecondPresentations() {
    var presenting: Set<Int32> = []
    for (number, presentation) in document.presentations.enumerated() {
      let controller = document.presentingController(of: presentation)
      guard !presenting.insert(controller).inserted else { continue }
      let pointer = document.pointer(toController: Int(presentation.presented))
      reader.fault(
        at: placesOfPresentations[number],
        Fault(.alreadyPresenting(document.controllers[Int(controller)].id), at: pointer))
    }
  }
}
