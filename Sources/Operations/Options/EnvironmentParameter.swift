import LayoutCoding
import LayoutModel

/// One parameter that says where layouts are shown. A query has it as it is, and for both ends of a transition with a prefix.
struct EnvironmentParameter: Sendable {
  let name: String
  var flag: Parameter.Flag
  var words: [String] = []
  let read: @Sendable (String, inout AskedEnvironments, DeviceCatalogue) -> Fault.Kind?

  /// The parameter as a row of operations.
  ///
  /// - Parameter isRepeatable: Whether several values ask for several environments.
  func row(
    _ path: any WritableKeyPath<OperationOptions, AskedEnvironments> & Sendable, prefix: String = "",
    isRepeatable: Bool = false
  ) -> Parameter {
    Parameter(
      prefix + name, prefix.isEmpty ? flag : nil, isRepeatable: isRepeatable && name != "environments",
      words: words
    ) { [read] value, options, catalogue in read(value, &options[keyPath: path], catalogue) }
  }

  private static let device = EnvironmentParameter(
    name: "device", flag: .init(help: "A device, in place of the file's; may be repeated.")
  ) { word, asked, catalogue in
    let asksFor = catalogue.namedDevice(word).map { AskedDevice($0, name: word, at: nil) }
    return take(
      asksFor, into: &asked.devices, or: .unknownDevice(word, nearest: catalogue.nearestDevices(to: word)))
  }

  private static let environments = EnvironmentParameter(
    name: "environments",
    flag: .init(name: "all", help: "Every phone and pad, upright and in landscape.", value: "all"),
    words: ["all"]
  ) { word, asked, _ in
    asked.usesAllDevices = word == "all"
    return asked.usesAllDevices ? nil : .invalidValue(expected: "\"all\"", nearest: ["all"])
  }

  private static let orientation = EnvironmentParameter(
    name: "orientation", flag: .init(help: "An orientation, in place of the file's; may be repeated.")
  ) { word, asked, _ in
    let words = InterfaceOrientation.allCases.map(\.rawValue) + ["landscape"]
    return take(
      InterfaceOrientation(spelled: word), into: &asked.orientations,
      or: invalid(word, expected: "an orientation", near: words))
  }

  private static let systemVersion = EnvironmentParameter(
    name: "systemVersion",
    flag: .init(help: "A system version, in place of the file's, or of that of the tools that wrote it.")
  ) { word, asked, _ in
    asked.systemVersion = SystemVersion(word)
    return asked.systemVersion == nil ? invalid(word, expected: "a version such as 12 or 26.1") : nil
  }

  private static let window = EnvironmentParameter(
    name: "window",
    flag: .init(
      help: """
        How much of the screen: full, half (leftHalf, rightHalf), third, twoThirds, slideOver, or 500x700; may be repeated.
        """)
  ) { word, asked, _ in
    let words = MultitaskingMode.allCases.map(\.rawValue) + WindowRequest.halves.map(\.word)
    let expected = "a size such as 500x700, or one of \(words.joined(separator: ", "))"
    return take(
      WindowRequest(word: word), into: &asked.windows, or: invalid(word, expected: expected, near: words))
  }

  private static let locale = EnvironmentParameter(
    name: "locale", flag: .init(help: "A locale, in place of the file's; may be repeated.")
  ) { word, asked, _ in
    take(
      LanguageTag.isWellFormed(word) ? word : nil, into: &asked.locales,
      or: invalid(word, expected: "a BCP 47 language tag such as ar-EG"))
  }

  private static let keyboard = EnvironmentParameter(
    name: "keyboard",
    flag: .init(
      help: """
        The keyboard, in place of the file's: true, false, a height, or docked, undocked, split or floating; may be \
        repeated.
        """)
  ) { word, asked, _ in
    let words = KeyboardStyle.allCases.map(\.rawValue)
    let expected = "true, false, a height in points, or one of \(words.joined(separator: ", "))"
    return take(
      KeyboardRequest(word: word), into: &asked.keyboards, or: invalid(word, expected: expected, near: words))
  }

  private static let posture = EnvironmentParameter(
    name: "posture", flag: .init(help: "How far a device that folds is open: flat, book or half."),
    words: Posture.allCases.map(\.rawValue)
  ) { word, asked, _ in
    asked.posture = Posture(rawValue: word)
    return asked.posture == nil ? unknownWord(word, among: Posture.allCases.map(\.rawValue)) : nil
  }

  private static func trait(_ name: String, _ trait: Trait, _ flag: Parameter.Flag) -> EnvironmentParameter {
    EnvironmentParameter(name: name, flag: flag) { word, asked, _ in
      guard let value = trait.value(word: word) else {
        let names = trait.values.map(\.name).joined(separator: ", ")
        return .invalidValue(expected: "one of \(names)", nearest: trait.nearestValues(to: word))
      }
      if let index = asked.traits.firstIndex(where: { $0.trait == trait }) {
        asked.traits[index].values.append(value)
      } else {
        asked.traits.append((trait, [value]))
      }
      return nil
    }
  }

  private static let textSize = trait(
    "contentSizeCategory", .preferredContentSizeCategory,
    .init(name: "text-size", help: "A text size, such as AX3 or extraLarge; may be repeated."))
  private static let direction = trait(
    "layoutDirection", .layoutDirection,
    .init(
      name: "direction", help: "leftToRight or rightToLeft, or ltr or rtl for short; may be repeated.",
      abbreviations: ["ltr": "leftToRight", "rtl": "rightToLeft"]))
  private static let style = trait(
    "userInterfaceStyle", .userInterfaceStyle, .init(name: "style", help: "light or dark; may be repeated."))

  private static let all = [
    device, environments, orientation, systemVersion, window, locale, keyboard, posture, textSize, direction,
    style,
  ]

  /// The parameters that ask for any number of environments.
  static let rows = all.map { $0.row(\.asked, isRepeatable: true) }

  /// Some of the parameters, several values of which may stand there.
  static func repeatable(_ names: String...) -> [Parameter] { rows.filter { names.contains($0.name) } }

  /// The parameters that ask for one environment.
  static func rows(_ names: String...) -> [Parameter] {
    all.filter { names.contains($0.name) }.map { $0.row(\.asked) }
  }

  /// The parameters that say where the ends of a transition are.
  static let ends: [Parameter] = {
    let rows = all.filter {
      !["device", "environments", "systemVersion", "locale"].contains($0.name)
    }
    return rows.map { $0.row(\.from, prefix: "from.") } + rows.map { $0.row(\.to, prefix: "to.") }
  }()
}

extension WindowRequest {
  /// Words for half of the screen that say which.
  fileprivate static let halves: [(word: String, edge: WindowEdge)] = [
    ("leftHalf", .left), ("rightHalf", .right),
  ]

  /// Reads a multitasking mode or a size in points, `500x700`, as a query parameter gives them; nil for anything else.
  fileprivate init?(word: String) {
    if let mode = MultitaskingMode(rawValue: word) {
      self.init(extent: .multitasking(mode))
      return
    }
    if let half = Self.halves.first(where: { $0.word == word }) {
      self.init(extent: .multitasking(.half), edge: half.edge)
      return
    }
    let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { readPoints($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0 else {
      return nil
    }
    self.init(extent: .size(Size(width: width, height: height)))
  }
}

/// The places where layouts are to be shown. Several values of one kind ask for all of them, and several kinds for all
/// combinations.
struct AskedEnvironments: Sendable {
  var devices: [AskedDevice] = []
  var orientations: [InterfaceOrientation] = []
  var systemVersion: SystemVersion?
  var windows: [WindowRequest] = []
  var posture: Posture?
  var keyboards: [KeyboardRequest] = []
  var locales: [String] = []
  var traits: [(trait: Trait, values: [TraitCollection.Value])] = []
  var usesAllDevices = false
  /// Whether a device with several displays stands for all of them, be it the only one.
  var usesAllDisplays = false

  /// The overrides of a document with these environments.
  func laid(over overrides: EnvironmentOverrides) -> EnvironmentOverrides {
    var result = overrides
    (result.systemVersion, result.posture) = (systemVersion, posture)
    let counts = [devices.count, orientations.count, windows.count, keyboards.count, locales.count]
    let hasDisplays = usesAllDisplays && devices.contains { !$0.displays.isEmpty }
    let isBatch = usesAllDevices || hasDisplays || (counts + traits.map(\.values.count)).contains { $0 > 1 }
    guard isBatch else {
      (result.device, result.deviceNote) = (devices.first?.device, devices.first?.note)
      (result.orientation, result.locale) = (orientations.first, locales.first)
      (result.keyboard, result.window) = (keyboards.first, windows.first)
      for (trait, values) in traits { result.traits[trait] = values[0] }
      return result
    }
    var query = usesAllDevices ? EnvironmentQuery.all : EnvironmentQuery(devices: .own)
    if !devices.isEmpty { query.devices = .list(devices) }
    if !orientations.isEmpty { query.orientations = orientations }
    (query.windows, query.keyboards, query.locales) = (windows, keyboards, locales)
    query.traits = traits.map { EnvironmentQuery.VariedTrait(trait: $0.trait, values: $0.values) }
    result.environments = query
    return result
  }
}
