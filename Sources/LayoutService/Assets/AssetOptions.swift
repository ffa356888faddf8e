import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel

/// What the query of a request for the variant of an asset says.
struct AssetOptions {
  /// Wins over the body's.
  var name: String?
  private var device: Device?
  private var orientation: InterfaceOrientation?
  private var locale: String?
  /// Nil leaves it to the body.
  var isStrict: Bool?

  private static let names = ["name", "device", "orientation", "locale", "strict"]

  /// Reads the query; every parameter that is wrong is a fault, unknown and repeated ones too.
  init(_ parameters: [(name: String, value: String)], catalogue: DeviceCatalogue) throws(RequestFailure) {
    var faults: [Fault] = []
    // These mean the same as in a request for a layout.
    let shared = parameters.filter { $0.name != "name" && Self.names.contains($0.name) }
    let layout = try ResolveOptions(shared, catalogue: catalogue)
    device = layout.overrides.device
    orientation = layout.overrides.orientation
    locale = layout.overrides.locale
    isStrict = layout.isStrict
    for parameter in parameters {
      if parameter.name == "name", name == nil {
        name = parameter.value
      } else if parameter.name == "name" {
        faults.append(Fault(.duplicateKey("name"), parameter: "name"))
      } else if !Self.names.contains(parameter.name) {
        let nearest = nearestNames(to: parameter.name, in: Self.names)
        faults.append(Fault(.unknownKey(parameter.name, nearest: nearest), parameter: parameter.name))
      }
    }
    if orientation != nil, device == nil { faults.append(Fault(.missingKey("device"), parameter: "device")) }
    if !faults.isEmpty { throw RequestFailure(problem: ProblemDetails(faults)) }
  }

  /// Lays what the device and the locale say under what the request says.
  func complete(_ request: inout AssetRequest) throws(RequestFailure) {
    if let device {
      var wanted = EnvironmentRequest(device: device)
      wanted.orientation = orientation
      wanted.locale = locale
      do {
        var traits = try makeEnvironment(wanted, at: .root).environment.traits
        traits.merge(request.traits)
        request.traits = traits
      } catch {
        throw RequestFailure(problem: ProblemDetails([Fault(error.kind, parameter: "orientation")]))
      }
      var facts = AssetDevice(device)
      facts.merge(request.environment.device)
      request.environment.device = facts
    } else if let locale, request.traits.layoutDirection == nil {
      request.traits.layoutDirection = Locale(tag: locale).layoutDirection
    }
    if let locale { request.environment.languages = [locale] }
    if let isStrict { request.isStrict = isStrict }
  }
}
