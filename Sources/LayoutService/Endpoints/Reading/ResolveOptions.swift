import LayoutCoding
import LayoutModel

/// What the query of a resolve request says.
struct ResolveOptions {
  var overrides = EnvironmentOverrides()
  /// The id or name of the only scene of a file that is asked for.
  var scene: String?
  var detail = LayoutDetail.usual
  /// Nil leaves it to the body.
  var isStrict: Bool?
  /// Nil leaves it to the body.
  var eventDetail: EventDetail?
  /// The id of the view whose edges are asked about.
  var view: String?
  /// The only edge that is asked about.
  var edge: LayoutAttribute?
  private let names: [String]

  /// What `/v1/resolve` knows.
  static let resolveNames = [
    "device", "orientation", "systemVersion", "locale", "keyboard", "scene", "exact", "traits", "show",
    "fields", "compact", "strict",
  ]
  /// What a link knows: the version of the program, too, for which its answer may be kept.
  static let linkNames = resolveNames + ["engine"]
  /// What `/v1/explain` knows.
  static let explainNames = [
    "device", "orientation", "systemVersion", "locale", "keyboard", "scene", "view", "edge", "show",
  ]
  /// What `/v1/diff` knows.
  static let diffNames = [
    "device", "orientation", "systemVersion", "locale", "keyboard", "scene", "show",
  ]
  /// What `/v1/transition` knows: one orientation or keyboard for both ends would be none.
  static let transitionNames = [
    "device", "systemVersion", "locale", "exact", "traits", "show", "strict", "events",
  ]

  /// Reads the query; every parameter that is wrong is a fault, unknown and repeated ones too.
  ///
  /// - Parameter names: The parameters that the address knows.
  init(
    _ parameters: [(name: String, value: String)], names: [String] = resolveNames, catalogue: DeviceCatalogue
  ) throws(RequestFailure) {
    self.names = names
    if parameters.isEmpty { return }
    var faults: [Fault] = []
    var seen: Set<String> = []
    for parameter in parameters {
      guard seen.insert(parameter.name).inserted else {
        faults.append(Fault(.duplicateKey(parameter.name), parameter: parameter.name))
        continue
      }
      if let kind = set(parameter, catalogue: catalogue) {
        faults.append(Fault(kind, parameter: parameter.name))
      }
    }
    if edge != nil, view == nil, !seen.contains("view") {
      faults.append(Fault(.missingKey("view"), parameter: "view"))
    }
    if !faults.isEmpty { throw RequestFailure(problem: ProblemDetails(faults)) }
    if detail.isCompact, !detail.values.contains(.allTraits) { detail.parts.remove(.traits) }
  }

  /// Takes one parameter, or says what is wrong with it.
  private mutating func set(
    _ parameter: (name: String, value: String), catalogue: DeviceCatalogue
  ) -> Fault.Kind? {
    let value = parameter.value
    guard names.contains(parameter.name) else {
      return .unknownKey(parameter.name, nearest: nearestNames(to: parameter.name, in: names))
    }
    switch parameter.name {
    case "device": return setDevice(value, catalogue)
    case "orientation":
      overrides.orientation = InterfaceOrientation(spelled: value)
      return overrides.orientation == nil
        ? .invalidValue(expected: "an orientation", nearest: nearestOrientations(value)) : nil
    case "systemVersion":
      overrides.systemVersion = SystemVersion(value)
      return overrides.systemVersion == nil
        ? .invalidValue(expected: "a version such as 12 or 26.1", nearest: []) : nil
    case "locale":
      overrides.locale = value
      return LanguageTag.isWellFormed(value)
        ? nil : .invalidValue(expected: "a BCP 47 language tag such as ar-EG", nearest: [])
    case "keyboard":
      overrides.keyboard = KeyboardRequest(word: value)
      return overrides.keyboard == nil ? unreadableKeyboard(value) : nil
    case "scene":
      scene = value
      return value.isEmpty ? .invalidValue(expected: "the object id or name of a scene", nearest: []) : nil
    case "strict": return setStrict(value)
    case "events": return setEventDetail(value)
    case "view":
      view = value
      return value.isEmpty ? .invalidValue(expected: "the id of a view", nearest: []) : nil
    case "edge": return setEdge(value)
    case "engine":
      return value.isEmpty ? .invalidValue(expected: "a version, as of /version", nearest: []) : nil
    default: return detail.set(parameter.name, value)
    }
  }

  private mutating func setStrict(_ value: String) -> Fault.Kind? {
    var strict = false
    let fault = readFlag(value, into: &strict)
    isStrict = strict
    return fault
  }

  private mutating func setDevice(_ value: String, _ catalogue: DeviceCatalogue) -> Fault.Kind? {
    let named = catalogue.namedDevice(value)
    overrides.device = named?.device
    overrides.deviceNote = named?.note(on: value, at: nil)
    return named == nil ? .unknownDevice(value, nearest: catalogue.nearestDevices(to: value)) : nil
  }

  private mutating func setEdge(_ value: String) -> Fault.Kind? {
    edge = EdgeQuestion.attributes.first { $0.name == value }
    if edge != nil { return nil }
    let words = EdgeQuestion.attributes.map(\.name)
    return .invalidValue(
      expected: "one of \(words.joined(separator: ", "))", nearest: nearestNames(to: value, in: words))
  }

  private mutating func setEventDetail(_ value: String) -> Fault.Kind? {
    eventDetail = EventDetail(rawValue: value)
    if eventDetail != nil { return nil }
    let words = EventDetail.allCases.map(\.rawValue)
    return .invalidValue(
      expected: "one of \(words.joined(separator: ", "))", nearest: nearestNames(to: value, in: words))
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
