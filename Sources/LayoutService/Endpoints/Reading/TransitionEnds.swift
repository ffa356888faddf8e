import JSON
import LayoutCoding
import LayoutModel

/// What a query says of the two ends of a transition: `from.orientation`, `to.window`, …
struct TransitionEnds {
  private var from = AskedEnvironments()
  private var to = AskedEnvironments()
  /// The other parameters.
  private(set) var others: [(name: String, value: String)] = []

  /// What may be said of an end.
  static let keys = [
    "orientation", "window", "keyboard", "contentSizeCategory", "layoutDirection", "userInterfaceStyle",
  ]
  private static let names = ["from", "to"].flatMap { end in keys.map { "\(end).\($0)" } }

  /// Reads a query; every parameter of an end that is wrong is a fault.
  init(
    _ parameters: [(name: String, value: String)], catalogue: DeviceCatalogue
  ) throws(RequestFailure) {
    var faults: [Fault] = []
    var seen: Set<String> = []
    for (name, value) in parameters {
      guard name.hasPrefix("from.") || name.hasPrefix("to.") else {
        others.append((name, value))
        continue
      }
      let key = String(name.drop { $0 != "." }.dropFirst())
      var kind: Fault.Kind?
      if !Self.keys.contains(key) {
        kind = .unknownKey(name, nearest: nearestNames(to: name, in: Self.names))
      } else if !seen.insert(name).inserted {
        kind = .duplicateKey(name)
      } else {
        kind = name.hasPrefix("from.") ? from.set(key, value, catalogue) : to.set(key, value, catalogue)
      }
      if let kind { faults.append(Fault(kind, parameter: name)) }
    }
    if !faults.isEmpty { throw RequestFailure(problem: ProblemDetails(faults)) }
  }

  /// A layout document with these ends.
  ///
  /// - Parameter document: The text of an object that has members.
  func put(in document: [UInt8]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    write(from, as: "from", to: &writer)
    write(to, as: "to", to: &writer)
    writer.endObject()
    let rest = document.drop { $0 != UInt8(ascii: "{") }.dropFirst()
    return writer.bytes().dropLast() + [UInt8(ascii: ",")] + rest
  }

  private func write(_ end: AskedEnvironments, as name: StaticString, to writer: inout JSONWriter) {
    let asked = end.laid(over: EnvironmentOverrides())
    writer.beginObject(name)
    if let orientation = asked.orientation { writer.member("orientation", orientation.rawValue) }
    if let window = asked.window {
      writer.beginObject("window")
      switch window.extent {
      case .multitasking(let mode): writer.member("multitasking", mode.rawValue)
      case .size(let size):
        writer.member("width", size.width)
        writer.member("height", size.height)
      }
      writer.endObject()
    }
    if let keyboard = asked.keyboard { writer.keyboard(keyboard) }
    if !asked.traits.isEmpty {
      writer.key("traits")
      writer.beginObject()
      for trait in asked.traits.specifiedTraits {
        guard case .choice(let raw)? = asked.traits[trait] else { continue }
        writer.key(trait.key)
        writer.string(trait.values.first { $0.raw == raw }?.name ?? "")
      }
      writer.endObject()
    }
    writer.endObject()
  }
}
