import JSON
import LayoutModel

/// Values that only presentations have.
extension JSONReader {
  /// A style that a delegate answers. Those that no presentation adapts to are known later, when the layout says
  /// what becomes of them.
  mutating func adaptiveStyle(_ draft: inout Draft) throws(ReadingEnded) -> ModalPresentationStyle? {
    guard let style = try word(ModalPresentationStyle.self) else { return nil }
    if style.isSheet { draft.note(style.rawValue, since: 13, at: pointer) }
    return style
  }

  enum ConditionalStyleKey: Int, DocumentKey {
    case when, style
  }
  private static let conditionalStyleKeys = Keys(ConditionalStyleKey.self)

  /// The delegate's answers by traits, in their order.
  mutating func conditionalStyles(_ draft: inout Draft) throws(ReadingEnded) -> [ConditionalStyle] {
    var styles: [ConditionalStyle] = []
    guard var array = try beginArray("an array of objects with when and style") else { return [] }
    while try nextElement(of: &array) != nil {
      guard var object = try beginObject("an object with when and style") else { continue }
      var condition: Condition?
      var style: ModalPresentationStyle?
      while let key = try nextKey(of: &object, in: Self.conditionalStyleKeys) {
        switch key {
        case .when: condition = try self.condition(&draft)
        case .style: style = try adaptiveStyle(&draft)
        }
      }
      require(ConditionalStyleKey.allCases, of: object)
      if let condition, let style {
        styles.append(ConditionalStyle(condition: condition, style: style))
      }
    }
    return styles
  }

  /// Styles by the style that adapts and by size classes.
  mutating func adaptation() throws(ReadingEnded) -> [StyleAdaptation] {
    var rows: [StyleAdaptation] = []
    guard var object = try beginMap("an object by style") else { return [] }
    while let name = try nextMember(of: &object) {
      guard let style = try style(named: name),
        var conditions = try beginMap("an object by size class")
      else { continue }
      while let key = try nextMember(of: &conditions) {
        guard let condition = key == "default" ? SizeClassCondition.any : SizeClassCondition(key) else {
          fault(
            .unknownKey(key, nearest: nearestNames(to: key, in: ["default"] + SizeClassCondition.keys)))
          try skipValue()
          continue
        }
        guard let adapted = try word(ModalPresentationStyle.self) else { continue }
        if adapted == .automatic { fault(.invalidPresentationStyle) }
        rows.append(StyleAdaptation(style: style, condition: condition, adapted: adapted))
      }
    }
    return rows
  }

  /// The style that a member's name means; nil, with a fault and the value skipped, if it means none.
  mutating func style(named name: String) throws(ReadingEnded) -> ModalPresentationStyle? {
    let adaptable = ModalPresentationStyle.allCases.filter {
      $0 != ModalPresentationStyle.none && $0 != .automatic
    }
    let word = ModalPresentationStyle.words.word(spelled: name)?.rawValue ?? name
    if let style = adaptable.first(where: { $0.rawValue == word }) { return style }
    fault(.unknownKey(name, nearest: nearestNames(to: name, in: adaptable.map(\.rawValue))))
    try skipValue()
    return nil
  }
}

// MARK: - Replacements

extension JSONReader {
  enum ReplacementKey: Int, DocumentKey {
    case navigation, done, push
  }
  private static let replacementKeys = Keys(ReplacementKey.self)

  mutating func replacements(
    of presentation: inout Presentation, number: Int?, _ draft: inout Draft
  ) throws(ReadingEnded) {
    guard var object = try beginMap("an object by style") else { return }
    while let name = try nextMember(of: &object) {
      guard let style = try style(named: name) else { continue }
      if try null() { continue }
      let place = presentation.replacements.count
      guard let kind = try replacement(number: number, place: place, &draft) else { continue }
      presentation.replacements.append(PresentationReplacement(style: style, kind: kind))
    }
  }

  /// The id of a controller, `{"navigation": true, "done": …}` or `{"push": id}`.
  mutating func replacement(
    number: Int?, place: Int, _ draft: inout Draft
  ) throws(ReadingEnded) -> PresentationReplacement.Kind? {
    if try stands(.string) {
      try node(number.map { .replacement(presentation: $0, place: place, isPushed: false) }, &draft)
      return .controller(0)
    }
    let expected: StaticString = "the id of a controller, or an object with navigation or push"
    guard var object = try beginObject(expected) else { return nil }
    var isNavigation = false
    var done: PresentationReplacement.DoneButton?
    var isPushed = false
    while let key = try nextKey(of: &object, in: Self.replacementKeys) {
      switch key {
      case .navigation: isNavigation = try boolean() ?? false
      case .done: done = try self.done()
      case .push:
        isPushed = true
        try node(number.map { .replacement(presentation: $0, place: place, isPushed: true) }, &draft)
      }
    }
    if isPushed != isNavigation { return isPushed ? .push(0) : .navigation(done: done) }
    fault(.invalidValue(expected: "either navigation: true or push", nearest: []))
    return nil
  }

  /// `true` means the side on which the system puts it.
  mutating func done() throws(ReadingEnded) -> PresentationReplacement.DoneButton? {
    if try stands(.boolean) { return try boolean() == true ? .trailing : nil }
    return try word(PresentationReplacement.DoneButton.self)
  }
}

// MARK: - Sheets and popovers

extension JSONReader {
  mutating func detents() throws(ReadingEnded) -> [Detent] {
    let expected: StaticString = "an array of detents, one at least"
    guard var array = try beginArray(expected) else { return [.large] }
    var detents: [Detent] = []
    var isEmpty = true
    while try nextElement(of: &array) != nil {
      isEmpty = false
      if let detent = try detent() { detents.append(detent) }
    }
    if isEmpty { fault(.invalidValue(expected: expected.description, nearest: [])) }
    return detents.isEmpty ? [.large] : detents
  }

  mutating func detent() throws(ReadingEnded) -> Detent? {
    if try stands(.number) { return try length().map { .custom($0) } }
    let expected: StaticString = "medium, large or a height in points"
    guard let written = try string(expected) else { return nil }
    let word = Self.detentSpellings.word(written, among: Self.detentNames) ?? written
    switch word {
    case "medium": return .medium
    case "large": return .large
    default:
      fault(
        .invalidValue(expected: expected.description, nearest: Self.nearestDetents(to: word)))
      return nil
    }
  }

  private static func nearestDetents(to word: String) -> [String] {
    let meant = OtherWords.words(for: word, among: detentNames)
    return meant.isEmpty ? nearestNames(to: word, in: detentNames) : meant
  }

  private static let detentNames = ["medium", "large"]
  private static let detentSpellings = UIKitSpellings(
    "UISheetPresentationController.Detent.Identifier", "UISheetPresentationController.Detent",
    others: ["com.apple.UIKit.medium": "medium", "com.apple.UIKit.large": "large"])

  mutating func arrowDirections() throws(ReadingEnded) -> PopoverArrowDirections {
    try words(PopoverArrowDirection.self, "an array of arrow directions").map { PopoverArrowDirections($0) }
      ?? .any
  }

  enum RepositionKey: Int, DocumentKey {
    case sourceView, sourceRect
  }
  private static let repositionKeys = Keys(RepositionKey.self)

  mutating func reposition(
    number: Int?, _ draft: inout Draft
  ) throws(ReadingEnded) -> PopoverConfiguration.Reposition? {
    guard var object = try beginObject("an object with sourceView and sourceRect") else { return nil }
    var reposition = PopoverConfiguration.Reposition()
    while let key = try nextKey(of: &object, in: Self.repositionKeys) {
      switch key {
      case .sourceView: try node(number.map { .repositionView(presentation: $0) }, &draft)
      case .sourceRect: reposition.sourceRect = try rect()
      }
    }
    return reposition
  }
}

// MARK: - Nodes

extension JSONReader {
  /// Reads the id of a view or controller, to be resolved later. Without a source it is only read.
  mutating func node(
    _ source: PendingPresentationReference.Source?, _ draft: inout Draft
  ) throws(ReadingEnded) {
    let (place, pointer) = (offset, self.pointer)
    guard let id = try string("an id"), let source else { return }
    draft.linker.presentationReferences.append(
      PendingPresentationReference(source: source, id: id, pointer: pointer, place: place))
  }
}
