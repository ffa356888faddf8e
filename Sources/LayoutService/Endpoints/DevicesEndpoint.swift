import HTTPServer
import JSON
import LayoutCoding
import LayoutModel
import Operations

extension Service {
  /// `GET /v1/devices`: the rows of the catalogue that pass the filters, in its order.
  func devicesEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    var filter = DeviceFilter()
    var faults: [Fault] = []
    for parameter in request.queryParameters {
      if let kind = filter.set(parameter) { faults.append(Fault(kind, parameter: parameter.name)) }
    }
    if !faults.isEmpty { return .respond(ProblemDetails(faults).response(to: request)) }
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
    writer.endLine()
    return .respond(answer(to: request, writer))
  }

  /// `GET /v1/devices/{id}`: one row, by id, name, alias or model identifier.
  func deviceEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    if let refusal = refuseParameters(of: request) { return .respond(refusal) }
    let name = request.pathParameter("id") ?? ""
    let embedded = EmbeddedCatalogue.shared
    guard let index = embedded.catalogue.index(named: name) else {
      let nearest = embedded.catalogue.nearestDevices(to: name)
      var item = ProblemDetails.Item(
        parameter: "id", code: "unknownDevice",
        detail: "No device is called '\(name)'. GET /v1/devices lists them all.")
      item.nearest = nearest
      return .respond(ProblemDetails(.unknownDevice, item.detail, errors: [item]).response(to: request))
    }
    var writer = JSONWriter(capacity: 4096)
    writer.raw(embedded.row(at: index))
    writer.endLine()
    return .respond(answer(to: request, writer))
  }
}

/// The answer to a query where none is read; nil where there is none.
func refuseParameters(of request: HTTPRequest) -> HTTPResponse? {
  let faults = request.queryParameters.map { Fault(.unknownKey($0.name, nearest: []), parameter: $0.name) }
  return faults.isEmpty ? nil : ProblemDetails(faults).response(to: request)
}

/// Which devices are asked for. What is nil lets all pass.
struct DeviceFilter {
  private var idiom: UserInterfaceIdiom?
  private var systemVersion: SystemVersion?
  private var horizontalSizeClass: SizeClass?

  private static let names = ["idiom", "systemVersion", "horizontalSizeClass"]

  /// Takes one parameter, or says what is wrong with it.
  mutating func set(_ parameter: QueryParameter) -> Fault.Kind? {
    switch parameter.name {
    case "idiom":
      guard let value = Trait.userInterfaceIdiom.value(named: parameter.value) else {
        return unknownWord(parameter.value, of: .userInterfaceIdiom)
      }
      idiom = UserInterfaceIdiom(rawValue: value.raw)
    case "systemVersion":
      guard let version = SystemVersion(parameter.value) else {
        return .invalidValue(expected: "a version such as 12 or 26.1", nearest: [])
      }
      systemVersion = version
    case "horizontalSizeClass":
      guard let value = Trait.horizontalSizeClass.value(named: parameter.value) else {
        return unknownWord(parameter.value, of: .horizontalSizeClass)
      }
      horizontalSizeClass = SizeClass(rawValue: value.raw)
    default:
      return .unknownKey(parameter.name, nearest: nearestNames(to: parameter.name, in: Self.names))
    }
    return nil
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

  private func unknownWord(_ word: String, of trait: Trait) -> Fault.Kind {
    let names = trait.values.map(\.name)
    return .invalidValue(
      expected: "one of \(names.joined(separator: ", "))", nearest: nearestNames(to: word, in: names))
  }
}
