import InterfaceBuilder
import JSON
import LayoutCoding
import LayoutModel
import LayoutPreview

extension Operation {
  /// The events between two environments of a document, or of a screen of Interface Builder files.
  package static let transition = Operation(
    "transition", reads: .layouts, answers: [.json, .text], parameters: rows, start: startTransition
  ).short.with(
    // Files say nothing about ends.
    rows + [.scene] + EnvironmentParameter.ends, for: .interfaceBuilderFile, .archive, .form)

  /// One orientation or keyboard for both ends would be none.
  private static let rows =
    EnvironmentParameter.rows("device", "systemVersion", "locale")
    + [.exact, .traits, .show, .strict, .events]
}

private func startTransition(_ call: OperationCall) throws(RequestFailure) -> OperationJob {
  let (engine, options, form) = (call.engine, call.options, call.form)
  let decoded = try engine.decodeTransition(call.material, options)
  return OperationJob(call) { deadline, lap throws(RequestFailure) in
    let transition = try engine.resolve(
      decoded, detail: options.eventDetail ?? decoded.eventDetail ?? .controllers, options.detail.resolution,
      isStrict: options.isStrict ?? decoded.isStrict, until: deadline)
    lap(.resolve)
    defer { lap(.encode) }
    if form == .text { return OperationAnswer(textTransition(transition), as: form) }
    var writer = JSONWriter(capacity: 8192)
    LayoutCoding.encode(transition, options.detail, to: &writer)
    return OperationAnswer(writer, as: form)
  }
}

extension LayoutEngine {
  /// Reads a document with its ends, or makes one of a screen and the ends that a query has.
  fileprivate func decodeTransition(
    _ material: Material, _ options: OperationOptions
  ) throws(RequestFailure) -> DecodedTransition {
    guard let source = material.screens else {
      return try decodeTransition(material.document.bytes, options, archive: material.assets)
    }
    guard options.overrides.device != nil else {
      // The canvas of Xcode neither turns nor has windows.
      throw RequestFailure([Fault(.missingKey("device"), parameter: "device")])
    }
    let document = put(options.from, options.to, in: try screen(of: source, options).document)
    return try document.withUnsafeBufferPointer { text throws(RequestFailure) in
      try decodeTransition(UnsafeRawBufferPointer(text), options, archive: source.context.assets)
    }
  }
}

/// A layout document with the ends of a transition.
///
/// - Parameter document: The text of an object that has members.
private func put(_ from: AskedEnvironments, _ to: AskedEnvironments, in document: [UInt8]) -> [UInt8] {
  var writer = JSONWriter()
  writer.beginObject()
  writer.end(from, as: "from")
  writer.end(to, as: "to")
  writer.endObject()
  let rest = document.drop { $0 != UInt8(ascii: "{") }.dropFirst()
  return writer.bytes().dropLast() + [UInt8(ascii: ",")] + rest
}

extension JSONWriter {
  fileprivate mutating func end(_ end: AskedEnvironments, as name: StaticString) {
    let asked = end.laid(over: EnvironmentOverrides())
    beginObject(name)
    if let orientation = asked.orientation { member("orientation", orientation.rawValue) }
    if let window = asked.window {
      beginObject("window")
      switch window.extent {
      case .multitasking(let mode): member("multitasking", mode.rawValue)
      case .size(let size):
        member("width", size.width)
        member("height", size.height)
      }
      endObject()
    }
    if let keyboard = asked.keyboard { self.keyboard(keyboard) }
    if !asked.traits.isEmpty {
      beginObject("traits")
      for trait in asked.traits.specifiedTraits {
        guard case .choice(let raw)? = asked.traits[trait] else { continue }
        key(trait.key)
        string(trait.values.first { $0.raw == raw }?.name ?? "")
      }
      endObject()
    }
    endObject()
  }
}
