import HTTPServer
import JSON
import LayoutCoding
import LayoutModel
import Operations

extension Service {
  /// `GET /version`: what runs here.
  func versionEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    var writer = JSONWriter(capacity: 256)
    Version.write(to: &writer)
    return answer(to: request, writer)
  }

  /// `GET /problems/{name}`: what a problem's type means.
  func problemEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    guard let type = request.pathParameter("name").flatMap(ProblemType.init(rawValue:)) else {
      return Refusal(.notFound, "There is no problem of this name.").outcome(of: request)
    }
    return .ok(.text, text: "\(type.title)\n\nStatus \(type.status). \(type.explanation)\n")
  }

  /// `GET /v1/limits`: what a request may ask for at most, and what it is told beyond that.
  func limitsEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    if let refusal = refuseParameters(of: request) { return refusal }
    var writer = JSONWriter(capacity: 4096)
    writer.beginObject()
    writer.beginArray("limits")
    for limit in ServiceLimit.all { limit.write(settings, to: &writer) }
    writer.endArray()
    writer.endObject()
    return answer(to: request, writer)
  }

  /// `GET /v1/devices`: the rows of the catalogue that pass the filters, in its order.
  func devicesEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    var filter = DeviceFilter()
    let faults = request.queryParameters.compactMap { parameter in
      filter.set(parameter).map { Fault($0, parameter: parameter.name) }
    }
    if !faults.isEmpty { return Refusal(faults).outcome(of: request) }
    let embedded = EmbeddedCatalogue.shared
    var writer = JSONWriter(capacity: 300_000)
    writer.beginObject()
    writer.beginArray("devices")
    for index in 0..<embedded.catalogue.count
    where filter.passesAll || filter.matches(embedded.catalogue.device(at: index)) {
      writer.raw(embedded.row(at: index))
    }
    writer.endArray()
    writer.endObject()
    return answer(to: request, writer)
  }

  /// `GET /v1/devices/{id}`: one row, by id, name, alias or model identifier.
  func deviceEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    if let refusal = refuseParameters(of: request) { return refusal }
    let name = request.pathParameter("id") ?? ""
    let embedded = EmbeddedCatalogue.shared
    let named = embedded.catalogue.namedDevice(name)
    guard let index = embedded.catalogue.index(named: named?.device.id ?? name) else {
      var item = Refusal.Item(
        parameter: "id", code: "unknownDevice",
        detail: unknownDeviceMessage(name))
      item.nearest = embedded.catalogue.nearestDevices(to: name)
      return Refusal(.unknownDevice, item.detail, errors: [item]).outcome(of: request)
    }
    var writer = JSONWriter(capacity: 4096)
    writer.raw(embedded.row(at: index))
    return answer(to: request, writer)
  }
}

/// A limit that a request can pass.
private struct ServiceLimit {
  /// As problems name it.
  let name: String
  /// ``Setting/name``, nil for a limit that cannot be set.
  let setting: String?
  let problem: ProblemType
  let fixedValue: Int

  /// Every limit, in the order in which a request meets them.
  static let all: [ServiceLimit] = [
    .init("connections", "MAX_CONNECTIONS", .overloaded),
    .init("connectionsPerAddress", "MAX_CONNECTIONS_PER_ADDRESS", .tooManyConnections),
    .init("readSeconds", "READ_SECONDS", .requestTimeout),
    .init("headerBytes", nil, .headersTooLarge, HTTPServer.Configuration().connectionMemory),
    .init("targetBytes", nil, .targetTooLong, HTTPServer.Configuration().targetLimit),
    .init("parameters", "MAX_PARAMETERS", .tooManyParameters),
    .init("bodyBytes", "MAX_BODY_BYTES", .bodyTooLarge),
    .init("uploadBytes", "MAX_UPLOAD_BYTES", .bodyTooLarge),
    .init("uploads", "MAX_UPLOADS", .overloaded), .init("bodiesBytes", "MAX_BODIES_BYTES", .overloaded),
    .init("queue", "MAX_QUEUE", .overloaded),
    .init("depth", "MAX_DEPTH", .documentTooDeep), .init("views", "MAX_VIEWS", .tooManyViews),
    .init("constraints", "MAX_CONSTRAINTS", .tooManyConstraints),
    .init("assets", "MAX_ASSETS", .tooManyAssets),
    .init("environments", "MAX_ENVIRONMENTS", .tooManyEnvironments),
    .init("archiveBytes", "MAX_ARCHIVE_BYTES", .archiveTooLarge),
    .init("archiveEntries", "MAX_ARCHIVE_ENTRIES", .archiveTooLarge),
    .init("archiveRatio", "MAX_ARCHIVE_RATIO", .archiveTooLarge),
    .init("archiveDepth", "MAX_ARCHIVE_DEPTH", .archiveTooLarge),
    .init("contentsBytes", "MAX_CONTENTS_BYTES", .archiveTooLarge),
    .init("interfaceFiles", "MAX_INTERFACE_FILES", .archiveTooLarge),
    .init("interfaceBytes", "MAX_INTERFACE_BYTES", .archiveTooLarge),
    .init("stringsBytes", "MAX_STRINGS_BYTES", .archiveTooLarge),
    .init("sourceFiles", "MAX_SOURCE_FILES", .archiveTooLarge),
    .init("sourceBytes", "MAX_SOURCE_BYTES", .archiveTooLarge),
    .init("fontFiles", "MAX_FONT_FILES", .archiveTooLarge),
    .init("fontFileBytes", "MAX_FONT_FILE_BYTES", .archiveTooLarge),
    .init("fontBytes", "MAX_FONT_BYTES", .archiveTooLarge),
    .init("memoryBytes", "MAX_MEMORY_BYTES", .memoryLimit),
    .init("solverSteps", "MAX_STEPS", .tooManySteps),
    .init("solveSeconds", "SOLVE_SECONDS", .timeLimit),
    .init("answerBytes", "MAX_ANSWER_BYTES", .answerTooLarge),
    .init("pixels", "MAX_PIXELS", .answerTooLarge),
    .init("pngMarkupBytes", nil, .answerTooLarge, OperationLimits().pngMarkupBytes),
    .init("waitingBytes", "MAX_WAITING_BYTES", .overloaded),
  ]

  private init(_ name: String, _ setting: String?, _ problem: ProblemType, _ fixedValue: Int = 0) {
    (self.name, self.setting, self.problem, self.fixedValue) = (name, setting, problem, fixedValue)
  }

  func write(_ settings: Settings, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", name)
    if let setting = Setting.all.first(where: { $0.name == setting }) {
      writer.member("limit", Double(setting.text(settings)) ?? 0)
      writer.member("setting", setting.variable)
    } else {
      writer.member("limit", fixedValue)
    }
    writer.member("problem", problem.address)
    writer.endObject()
  }
}

/// The answer to a query where none is read; nil where there is none.
func refuseParameters(of request: HTTPRequest) -> HTTPOutcome? {
  let faults = request.queryParameters.map { Fault(.unknownKey($0.name, nearest: []), parameter: $0.name) }
  return faults.isEmpty ? nil : Refusal(faults).outcome(of: request)
}

/// Which devices are asked for. What is nil lets all pass.
private struct DeviceFilter {
  private var idiom: UserInterfaceIdiom?
  private var systemVersion: SystemVersion?
  private var horizontalSizeClass: SizeClass?
  private static let names = ["idiom", "systemVersion", "horizontalSizeClass"]

  /// Takes one parameter, or says what is wrong with it.
  mutating func set(_ parameter: QueryParameter) -> Fault.Kind? {
    let word = parameter.value
    switch parameter.name {
    case "idiom":
      let known = Trait.userInterfaceIdiom
      idiom = known.value(named: word).flatMap { UserInterfaceIdiom(rawValue: $0.raw) }
      return idiom == nil ? unknownWord(word, among: known.values.map(\.name)) : nil
    case "systemVersion":
      systemVersion = SystemVersion(word)
      return systemVersion == nil ? .invalidValue(expected: "a version such as 12 or 26.1", nearest: []) : nil
    case "horizontalSizeClass":
      let known = Trait.horizontalSizeClass
      horizontalSizeClass = known.value(named: word).flatMap { SizeClass(rawValue: $0.raw) }
      return horizontalSizeClass == nil ? unknownWord(word, among: known.values.map(\.name)) : nil
    default:
      return .unknownKey(
        parameter.name, nearest: nearestNames(to: parameter.name, in: Self.names), known: Self.names)
    }
  }

  /// Whether nothing is asked for, so that no device need be read.
  var passesAll: Bool { idiom == nil && systemVersion == nil && horizontalSizeClass == nil }

  /// Whether a device passes. A size class is one that it has full screen in one of its orientations.
  func matches(_ device: Device) -> Bool {
    if let idiom, device.idiom != idiom { return false }
    if let systemVersion, device.systemVersions?.contains(systemVersion.major) != true { return false }
    guard let horizontalSizeClass else { return true }
    let classes = device.sizeClasses.map { [$0.portrait.horizontal, $0.landscape.horizontal] } ?? []
    return classes.contains(horizontalSizeClass)
  }
}
