import LayoutCoding
import LayoutModel

/// What a query says about where layouts are shown. A parameter that stands there several times asks for all of its values, and
/// several of them for all combinations.
struct AskedEnvironments {
  private var devices: [AskedDevice] = []
  private var orientations: [InterfaceOrientation] = []
  private var windows: [WindowRequest] = []
  private var keyboards: [KeyboardRequest] = []
  private var locales: [String] = []
  private var traits: [(trait: Trait, values: [TraitCollection.Value])] = []
  private var usesAllDevices = false

  /// The parameters that may stand there several times.
  static let names: Set<String> = [
    "device", "orientation", "window", "keyboard", "locale", "contentSizeCategory", "layoutDirection",
    "userInterfaceStyle",
  ]

  private static let traitNames: [String: Trait] = [
    "contentSizeCategory": .preferredContentSizeCategory, "layoutDirection": .layoutDirection,
    "userInterfaceStyle": .userInterfaceStyle,
  ]

  /// Takes one parameter, or says what is wrong with it.
  mutating func set(_ name: String, _ value: String, _ catalogue: DeviceCatalogue) -> Fault.Kind? {
    switch name {
    case "environments":
      usesAllDevices = value == "all"
      return usesAllDevices ? nil : .invalidValue(expected: "\"all\"", nearest: ["all"])
    case "device":
      guard let named = catalogue.namedDevice(value) else {
        return .unknownDevice(value, nearest: catalogue.nearestDevices(to: value))
      }
      devices.append(AskedDevice(device: named.device, note: named.note(on: value, at: nil)))
    case "orientation":
      guard let orientation = InterfaceOrientation(spelled: value) else {
        return .invalidValue(expected: "an orientation", nearest: nearestOrientations(value))
      }
      orientations.append(orientation)
    case "locale":
      locales.append(value)
      return LanguageTag.isWellFormed(value)
        ? nil : .invalidValue(expected: "a BCP 47 language tag such as ar-EG", nearest: [])
    case "keyboard":
      guard let keyboard = KeyboardRequest(word: value) else { return unreadableKeyboard(value) }
      keyboards.append(keyboard)
    case "window":
      guard let window = WindowRequest(word: value) else { return unreadableWindow(value) }
      windows.append(window)
    default: return Self.traitNames[name].flatMap { setTrait($0, value) }
    }
    return nil
  }

  private mutating func setTrait(_ trait: Trait, _ word: String) -> Fault.Kind? {
    guard let value = trait.value(word: word) else {
      let names = trait.values.map(\.name).joined(separator: ", ")
      return .invalidValue(expected: "one of \(names)", nearest: trait.nearestValues(to: word))
    }
    if let index = traits.firstIndex(where: { $0.trait == trait }) {
      traits[index].values.append(value)
    } else {
      traits.append((trait, [value]))
    }
    return nil
  }

  /// What is wrong with all of it together.
  var contradiction: Fault.Kind? {
    usesAllDevices && !devices.isEmpty
      ? .invalidValue(expected: "either devices or all environments", nearest: []) : nil
  }

  /// What it lays over a document.
  func laid(over overrides: EnvironmentOverrides) -> EnvironmentOverrides {
    var result = overrides
    let counts = [devices.count, orientations.count, windows.count, keyboards.count, locales.count]
    let isBatch = usesAllDevices || (counts + traits.map(\.values.count)).contains { $0 > 1 }
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

private func nearestOrientations(_ word: String) -> [String] {
  nearestNames(to: word, in: InterfaceOrientation.allCases.map(\.rawValue) + ["landscape"])
}

private func unreadableKeyboard(_ word: String) -> Fault.Kind {
  let words = KeyboardStyle.allCases.map(\.rawValue)
  return .invalidValue(
    expected: "true, false, a height in points, or one of \(words.joined(separator: ", "))",
    nearest: nearestNames(to: word, in: words))
}

private func unreadableWindow(_ word: String) -> Fault.Kind {
  let words = MultitaskingMode.allCases.map(\.rawValue)
  return .invalidValue(
    expected: "a size such as 500x700, or one of \(words.joined(separator: ", "))",
    nearest: nearestNames(to: word, in: words))
}

extension WindowRequest {
  /// Reads a multitasking mode or a size in points, `500x700`, as a query parameter gives them; nil for anything else.
  init?(word: String) {
    if let mode = MultitaskingMode(rawValue: word) {
      self.init(extent: .multitasking(mode))
      return
    }
    let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { side in
      side.utf8.count <= 8 && side.utf8.allSatisfy { "0123456789.".utf8.contains($0) } ? Double(side) : nil
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0 else {
      return nil
    }
    self.init(extent: .size(Size(width: width, height: height)))
  }
}
