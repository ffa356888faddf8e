import JSON
import LayoutModel

// Values that only presentations have.

extension Draft {
  /// A style that a delegate answers. Those that no presentation adapts to are known later, when the layout says
  /// what becomes of them.
  mutating func adaptiveStyle() throws(ReadingEnded) -> ModalPresentationStyle? {
    guard let style = try reader.word(ModalPresentationStyle.self) else { return nil }
    if style.isSheet { note(style.rawValue, since: 13) }
    return style
  }

  /// The delegate's answers by traits, in their order.
  mutating func conditionalStyles() throws(ReadingEnded) -> [ConditionalStyle] {
    let styles = try objects("an array of objects with when and style", ConditionalStyleParts.members) ?? []
    return styles.compactMap { parts in
      guard let condition = parts.condition, let style = parts.style else { return nil }
      return ConditionalStyle(condition: condition, style: style)
    }
  }

  mutating func replacements(of presentation: inout Presentation, number: Int?) throws(ReadingEnded) {
    guard var object = try reader.beginMap("an object by style") else { return }
    while let name = try reader.nextMember(of: &object) {
      guard let style = try reader.style(named: name) else { continue }
      if try reader.null() { continue }
      let place = presentation.replacements.count
      guard let kind = try replacement(number: number, place: place) else { continue }
      presentation.replacements.append(PresentationReplacement(style: style, kind: kind))
    }
  }

  /// The id of a controller, `{"navigation": true, "done": …}` or `{"push": id}`.
  private mutating func replacement(
    number: Int?, place: Int
  ) throws(ReadingEnded) -> PresentationReplacement.Kind? {
    if try reader.stands(.string) {
      try node(number.map { .replacement(presentation: $0, place: place, isPushed: false) })
      return .controller(0)
    }
    let expected: StaticString = "the id of a controller, or an object with navigation or push"
    guard var object = try reader.beginObject(expected) else { return nil }
    var (isNavigation, isPushed) = (false, false)
    var done: PresentationReplacement.DoneButton?
    while let key = try reader.nextKey(of: &object, in: ReplacementKey.keys) {
      switch key {
      case .navigation: isNavigation = try reader.boolean() ?? false
      case .done: done = try reader.done()
      case .push:
        isPushed = true
        try node(number.map { .replacement(presentation: $0, place: place, isPushed: true) })
      }
    }
    if isPushed != isNavigation { return isPushed ? .push(0) : .navigation(done: done) }
    return reader.refuse(.expected("either navigation: true or push"))
  }

  mutating func reposition(number: Int?) throws(ReadingEnded) -> PopoverConfiguration.Reposition? {
    guard var object = try reader.beginObject("an object with sourceView and sourceRect") else { return nil }
    var reposition = PopoverConfiguration.Reposition()
    while let key = try reader.nextKey(of: &object, in: RepositionKey.keys) {
      switch key {
      case .sourceView: try node(number.map { .repositionView(presentation: $0) })
      case .sourceRect: reposition.sourceRect = try reader.rect()
      }
    }
    return reposition
  }

  /// Reads the id of a view or controller, to be resolved later. Without a source it is only read.
  mutating func node(_ source: PendingPresentationReference.Source?) throws(ReadingEnded) {
    let place = reader.place
    guard let id = try reader.string("an id"), let source else { return }
    linker.presentationReferences.append(PendingPresentationReference(source: source, id: id, place: place))
  }
}

struct ConditionalStyleParts: Sendable {
  var condition: Condition?
  var style: ModalPresentationStyle?

  static let members = Members(
    "an object with when and style", ConditionalStyleParts(),
    [
      .init("when", .condition, \.condition, isNeeded: true),
      .init("style", .adaptiveStyle, \.style, isNeeded: true),
    ])
}

extension JSONReader {
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
          try skip(
            .unknownKey(key, nearest: nearestNames(to: key, in: ["default"] + SizeClassCondition.keys)))
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
  fileprivate mutating func style(named name: String) throws(ReadingEnded) -> ModalPresentationStyle? {
    let adaptable = ModalPresentationStyle.allCases.filter {
      $0 != ModalPresentationStyle.none && $0 != .automatic
    }
    let word = ModalPresentationStyle.words.word(spelled: name)?.rawValue ?? name
    if let style = adaptable.first(where: { $0.rawValue == word }) { return style }
    try skip(.unknownKey(name, nearest: nearestNames(to: name, in: adaptable.map(\.rawValue))))
    return nil
  }

  /// `true` means the side on which the system puts it.
  fileprivate mutating func done() throws(ReadingEnded) -> PresentationReplacement.DoneButton? {
    if try stands(.boolean) { return try boolean() == true ? .trailing : nil }
    return try word(PresentationReplacement.DoneButton.self)
  }

  mutating func detent() throws(ReadingEnded) -> Detent? {
    if try stands(.number) { return try length().map { .custom($0) } }
    let expected: StaticString = "medium, large or a height in points"
    if try stands(.object) { return try customDetent(expected) }
    guard let written = try string(expected) else { return nil }
    let names = ["medium", "large"]
    let word = Self.detentSpellings.word(written, among: names) ?? written
    if word == "medium" { return .medium }
    if word == "large" { return .large }
    let meant = OtherWords.words(for: word, among: names)
    return refuse(.expected(expected, nearest: meant.isEmpty ? nearestNames(to: word, in: names) : meant))
  }

  /// `{"custom": 180}`, as `UISheetPresentationController.Detent.custom` is called in a document.
  private mutating func customDetent(_ expected: StaticString) throws(ReadingEnded) -> Detent? {
    guard try lookAhead({ (reader) throws(ReadingEnded) in try reader.objectHasMember("custom") }) else {
      return refuse(.wrongType(expected: expected.description, found: .object))
    }
    var detent: Detent?
    guard var map = try beginMap() else { return nil }
    while let name = try nextMember(of: &map) {
      if name == "custom" { detent = try length().map { .custom($0) } } else { try skipValue() }
    }
    return detent
  }

  private static let detentSpellings = UIKitSpellings(
    "UISheetPresentationController.Detent.Identifier", "UISheetPresentationController.Detent",
    others: ["com.apple.UIKit.medium": "medium", "com.apple.UIKit.large": "large"])
}

enum ReplacementKey: Int, DocumentKey {
  case navigation, done, push
  static let keys = Keys(ReplacementKey.self)
}

enum RepositionKey: Int, DocumentKey {
  case sourceView, sourceRect
  static let keys = Keys(RepositionKey.self)
}
