import JSON
import LayoutModel

extension JSONReader {
  /// A device of the catalogue by name, or one that the request describes; nil, with a fault, if it is neither.
  mutating func device(_ catalogue: DeviceCatalogue) throws(ReadingEnded) -> AskedDevice? {
    if try stands(.object) { return try inlineDevice().map { AskedDevice(device: $0) } }
    guard let name = try string("the name of a device, or an object that describes one") else { return nil }
    if let named = catalogue.namedDevice(name) {
      return AskedDevice(named, name: name, at: pointer)
    }
    return refuse(.unknownDevice(name, nearest: catalogue.nearestDevices(to: name)))
  }

  mutating func orientation() throws(ReadingEnded) -> InterfaceOrientation? {
    if let orientation = quickWord(InterfaceOrientation.self) { return orientation }
    let words = InterfaceOrientation.allCases.map(\.rawValue) + ["landscape"]
    let expected = "one of \(words.joined(separator: ", "))"
    guard let word = try token(expected).map({ text($0) }) else { return nil }
    if let orientation = InterfaceOrientation(spelled: word) { return orientation }
    let meant = ["vertical": "portrait", "horizontal": "landscape"][word.lowercased()]
    return refuse(.expected(expected, nearest: meant.map { [$0] } ?? nearestNames(to: word, in: words)))
  }

  mutating func systemVersion() throws(ReadingEnded) -> SystemVersion? {
    let expected: StaticString = "a version such as 12 or \"26.1\""
    let text: String?
    if try stands(.number) {
      text = try double(expected).map { $0 == $0.rounded() && abs($0) < 1000 ? String(Int($0)) : String($0) }
    } else {
      text = try string(expected)
    }
    guard let text else { return nil }
    return SystemVersion(text) ?? refuse(.expected(expected))
  }

  mutating func locale() throws(ReadingEnded) -> String? {
    let expected: StaticString = "a BCP 47 language tag such as ar-EG"
    guard let tag = try string(expected) else { return nil }
    return LanguageTag.isWellFormed(tag) ? tag : refuse(.expected(expected))
  }

  mutating func window() throws(ReadingEnded) -> WindowRequest? {
    guard var object = try beginObject("an object with multitasking, or with width and height") else {
      return nil
    }
    var mode: MultitaskingMode?
    var edge: WindowEdge?
    var insets: EdgeInsets?
    var (width, height): (Double?, Double?)
    while let key = try nextKey(of: &object, in: WindowKey.keys) {
      switch key {
      case .multitasking: mode = try word(MultitaskingMode.self)
      case .edge: edge = try word(WindowEdge.self)
      case .width: width = try length()
      case .height: height = try length()
      case .size:
        let size = try size()
        (width, height) = (size?.width, size?.height)
      case .safeAreaInsets: insets = try edgeInsets()
      // The document's own window has the hierarchy, which is read for itself.
      case .rootViewController where pointer.tokens.count == 2: try skipValue()
      case .rootViewController: try skip(.unknownKey(key.name, nearest: []))
      }
    }
    let hasSize = object.has(WindowKey.size)
    let (hasWidth, hasHeight) = (
      hasSize || object.has(WindowKey.width), hasSize || object.has(WindowKey.height)
    )
    if object.has(WindowKey.multitasking), hasWidth || hasHeight {
      return refuse(.expected("either multitasking or width and height"))
    }
    if object.has(WindowKey.edge), mode == nil || mode == .full {
      return refuse(.expected("edge beside a multitasking mode that shares the screen"))
    }
    if hasWidth != hasHeight { return refuse(.missingKey(hasWidth ? "height" : "width")) }
    if let width, let height {
      return WindowRequest(extent: .size(Size(width: width, height: height)), safeAreaInsets: insets)
    }
    return WindowRequest(extent: .multitasking(mode ?? .full), edge: edge, safeAreaInsets: insets)
  }

  /// How large windows may be; what is not said bounds nothing.
  mutating func sizeRestrictions() throws(ReadingEnded) -> SizeRestrictions? {
    guard var object = try beginObject("an object with minimumSize, maximumSize and requiresFullScreen")
    else { return nil }
    var restrictions = SizeRestrictions()
    while let key = try nextKey(of: &object, in: SizeRestrictionsKey.keys) {
      switch key {
      case .minimumSize: restrictions.minimumSize = try size() ?? .zero
      case .maximumSize: restrictions.maximumSize = try size()
      case .requiresFullScreen: restrictions.requiresFullScreen = try boolean() ?? false
      case .requiresFullScreenIgnoredStartingWithVersion:
        restrictions.fullScreenIgnoredSince = try systemVersion()
      }
    }
    return restrictions
  }

  /// The keyboard: whether it is there, or an object that says how; one that says nothing of it is visible.
  mutating func keyboard() throws(ReadingEnded) -> KeyboardRequest? {
    if try stands(.boolean) { return try boolean().map { KeyboardRequest(isVisible: $0) } }
    if try stands(.number) {
      var keyboard = KeyboardRequest()
      keyboard.height = try length()
      return keyboard
    }
    if try stands(.string) {
      guard let word = try string() else { return nil }
      return KeyboardRequest(word: word)
        ?? refuse(.expected("true, false, a height, visible, hidden, floating, split or undocked"))
    }
    guard var object = try beginObject("true, false, or an object that says how the keyboard stands") else {
      return nil
    }
    var keyboard = KeyboardRequest()
    var styles: Set<KeyboardStyle> = []
    while let key = try nextKey(of: &object, in: KeyboardKey.keys) {
      switch key {
      case .visible: keyboard.isVisible = try boolean() ?? true
      case .height: keyboard.height = try length()
      case .floating: if try boolean() == true { styles.insert(.floating) }
      case .split: if try boolean() == true { styles.insert(.split) }
      case .undocked: if try boolean() == true { styles.insert(.undocked) }
      case .suggestions: keyboard.hasSuggestions = try boolean() ?? true
      case .frame: keyboard.frame = try rect()
      }
    }
    // Undocked is every one that is split or floats.
    if styles.count > 1 { styles.remove(.undocked) }
    if styles.count > 1 { fault(.expected("a keyboard that is split or floats")) }
    keyboard.style = styles.first ?? .docked
    if object.has(KeyboardKey.frame), styles.isEmpty {
      fault(.expected("floating, split or undocked beside frame"))
    } else if object.has(KeyboardKey.frame), object.has(KeyboardKey.height) {
      fault(.expected("either height or frame"))
    }
    return keyboard
  }

  mutating func trait(_ trait: Trait) throws(ReadingEnded) -> TraitCollection.Value? {
    if try null() { return nil }
    switch trait.kind {
    case .number:
      if try stands(.string) { return try traitName(trait) }
      guard let value = try double() else { return nil }
      if value == Double(trait.unspecified ?? 0) { return nil }
      return value > 0 && value <= 100 ? .number(value) : refuse(.expected("a number above 0, at most 100"))
    case .flag:
      if try stands(.string) { return try traitName(trait) }
      return try boolean().map { .flag($0) }
    case .language:
      guard let tag = try string("a BCP 47 language tag"), tag != "unspecified" else { return nil }
      return LanguageTag.isWellFormed(tag)
        ? .language(tag) : refuse(.expected("a BCP 47 language tag such as ar-EG"))
    case .choice:
      if try stands(.number) { return try traitNumber(trait) }
      return try traitName(trait)
    }
  }

  private mutating func traitNumber(_ trait: Trait) throws(ReadingEnded) -> TraitCollection.Value? {
    guard let number = try double() else { return nil }
    if let unspecified = trait.unspecified, number == Double(unspecified) { return nil }
    return trait.values.first { Double($0.raw) == number }.map { .choice($0.raw) }
      ?? refuse(.expected("a raw value of \(trait.key)"))
  }

  private mutating func traitName(_ trait: Trait) throws(ReadingEnded) -> TraitCollection.Value? {
    let names = trait.values.map(\.name)
    let expected =
      switch trait.kind {
      case .number: "a number"
      case .flag: "true or false"
      case .choice, .language: "one of \(names.joined(separator: ", "))"
      }
    guard let name = try token(expected).map({ text($0) }) else { return nil }
    if name == "unspecified" { return nil }
    if let value = trait.value(named: name) { return .choice(value.raw) }
    if let spelled = trait.name(spelled: name) { return trait.value(named: spelled).map { .choice($0.raw) } }
    return refuse(.expected(expected, nearest: trait.nearestValues(to: name)))
  }
}

/// The traits as keys of an object.
extension Trait: DocumentKey {
  static let keys = Keys(Trait.self, aliases: ["contentSizeCategory": .preferredContentSizeCategory])
}

enum WindowKey: Int, DocumentKey {
  case multitasking, edge, width, height, safeAreaInsets, rootViewController, size
  static let keys = Keys(WindowKey.self)
}

enum SizeRestrictionsKey: Int, DocumentKey {
  case minimumSize, maximumSize, requiresFullScreen, requiresFullScreenIgnoredStartingWithVersion
  static let keys = Keys(SizeRestrictionsKey.self)
}

enum KeyboardKey: Int, DocumentKey {
  case visible, height, floating, split, undocked, suggestions, frame
  static let keys = Keys(KeyboardKey.self)
}

/// BCP 47 tags, as far as their form goes.
package enum LanguageTag {
  /// Whether a text has the form of a tag: subtags of one to eight letters or digits, the first of letters only.
  /// Underscores are taken for hyphens, as Apple's locale identifiers have them.
  package static func isWellFormed(_ tag: String) -> Bool {
    let subtags = tag.utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    return subtags.allSatisfy {
      (1...8).contains($0.count) && $0.allSatisfy { isASCIILetter($0) || isDigit($0) }
    }
      && subtags[0].allSatisfy(isASCIILetter)
  }
}

func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
