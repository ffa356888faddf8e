import LayoutCoding
import LayoutModel

/// What the query of a resolve request says.
struct ResolveOptions {
  var overrides = EnvironmentOverrides()
  /// The id or name of the only scene of a file that is asked for.
  var scene: String?
  /// What the file is called that is the body; nil for one without a name.
  var file: String?
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
  private var asked = AskedEnvironments()

  /// What says where layouts are shown.
  private static let environmentNames = [
    "device", "environments", "orientation", "systemVersion", "window", "locale", "keyboard",
    "contentSizeCategory", "layoutDirection", "userInterfaceStyle",
  ]
  /// What `/v1/import` knows: what a document can say for one environment.
  static let importNames = ["device", "orientation", "systemVersion", "locale", "keyboard", "scene"]
  /// What `/v1/resolve` knows.
  static let resolveNames =
    environmentNames + ["scene", "exact", "traits", "show", "fields", "compact", "strict"]
  /// What a link knows: the version of the program, too, for which its answer may be kept.
  static let linkNames = resolveNames + ["engine"]
  /// What `/v1/explain` knows.
  static let explainNames = environmentNames + ["scene", "view", "edge", "show"]
  /// What `/v1/explain` knows of a console log, whose document has one root and names of its own.
  static let logNames = ["device", "orientation", "systemVersion", "locale", "show"]
  /// What `/v1/diff` knows.
  static let diffNames = environmentNames + ["scene", "show"]
  /// What `/v1/lint` knows.
  static let lintNames = environmentNames + ["scene"] + LintOptions.names
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
    let areRepeatable = names.contains("environments")
    for parameter in parameters {
      guard
        seen.insert(parameter.name).inserted
          || areRepeatable && AskedEnvironments.names.contains(parameter.name)
      else {
        faults.append(Fault(.duplicateKey(parameter.name), parameter: parameter.name))
        continue
      }
      if let kind = set(parameter, catalogue: catalogue) {
        faults.append(Fault(kind, parameter: parameter.name))
      }
    }
    if let kind = asked.contradiction { faults.append(Fault(kind, parameter: "environments")) }
    overrides = asked.laid(over: overrides)
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
    if parameter.name == "environments" || AskedEnvironments.names.contains(parameter.name) {
      return asked.set(parameter.name, value, catalogue)
    }
    switch parameter.name {
    case "systemVersion":
      overrides.systemVersion = SystemVersion(value)
      return overrides.systemVersion == nil
        ? .invalidValue(expected: "a version such as 12 or 26.1", nearest: []) : nil
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
