import AdaptiveLayout
import AppFolder
import InterfaceBuilder
import JSON
import LayoutCoding
import LayoutModel
import LayoutPreview

extension Operation {
  /// The events between two environments of a document, or of a screen of Interface Builder files.
  package static let transition = Operation(
    name: "transition", inputs: .layouts.filter { $0 != .swift }, forms: [.json, .text], parameters: rows,
    exceptions: [.interfaceBuilderFile: fileRows, .archive: fileRows, .form: fileRows], isShort: true
  ) { call throws(Refusal) in
    let (engine, options, form) = (call.engine, call.options, call.form)
    let decoded = try engine.decodeTransition(call.material, options, until: call.deadline)
    return OperationJob(call) { deadline, lap throws(Refusal) in
      let transition = try engine.resolve(
        decoded, detail: options.eventDetail ?? decoded.eventDetail ?? .controllers,
        options.detail.resolution,
        isStrict: options.isStrict ?? decoded.isStrict, until: deadline)
      lap(.resolve)
      defer { lap(.encode) }
      if form == .text { return OperationAnswer(textTransition(transition), as: form) }
      var writer = JSONWriter(capacity: 8192)
      LayoutCoding.encode(transition, options.detail, to: &writer)
      return OperationAnswer(writer, as: form)
    }
  }

  /// Files say nothing about ends.
  private static let fileRows = rows + [.scene] + EnvironmentParameter.ends
  /// One orientation or keyboard for both ends would be none.
  private static let rows =
    EnvironmentParameter.rows("device", "systemVersion", "locale")
    + [.exact, .traits, .show, .strict, .events]
}

extension LayoutEngine {
  /// Reads a document with its ends, or makes one of a screen and the ends that a query has.
  fileprivate func decodeTransition(
    _ material: Material, _ options: OperationOptions, until deadline: WorkDeadline?
  ) throws(Refusal) -> DecodedTransition {
    guard let source = material.screens else {
      return try decodeTransition(material.document.bytes, options, with: material.companions)
    }
    guard options.overrides.device != nil else {
      // The canvas of Xcode neither turns nor has windows.
      throw Refusal([Fault(.missingKey("device"), parameter: "device")])
    }
    var ofFiles = source
    // What lives through a rotation is another thing than two readings of its class.
    ofFiles.swift = nil
    if source.folder?.files.isEmpty == true { throw .transitionOfSource }
    let screen = try screen(of: ofFiles, options, until: deadline)
    let document = put(options.from, options.to, in: screen.document)
    return try document.lent { text throws(Refusal) in
      try decodeTransition(text, options, with: source.companions)
    }
  }

  /// Reads a transition request with what the query says laid over it.
  func decodeTransition(
    _ body: UnsafeRawBufferPointer, _ options: OperationOptions, with companions: Companions = Companions()
  ) throws(Refusal) -> DecodedTransition {
    var request = try rethrowing(
      as: Refusal.init(list:),
      try decodeTransitionRequest(
        body, overrides: options.overrides, catalogue: catalogue, limits: limits.decoding,
        archive: companions.assets))
    try addFonts(to: &request.from.document, companions)
    try addFonts(to: &request.to.document, companions)
    return request
  }

  /// Checks and resolves both ends of a transition, and compares them.
  ///
  /// - Throws: The problem of an end that cannot be resolved, and of a request that took too long.
  func resolve(
    _ request: DecodedTransition, detail: EventDetail, _ layoutDetail: ResolutionDetail, isStrict: Bool,
    until deadline: WorkDeadline
  ) throws(Refusal) -> Transition {
    let faults = validateConstraints(request.from.document)
    try refuse(faults + validateConstraints(request.to.document).filter { !faults.contains($0) })
    let layoutDetail = layoutDetail.union(detail.resolution)
    let old = try resolve(request.from, after: nil, layoutDetail, until: deadline)
    var goal = request.to
    goal.document = request.to.document.before(request.requests)
    let announced = try resolve(goal, after: old.environment, layoutDetail, until: deadline)
    var new = announced
    let made = requestsMade(request.requests, from: old, announced: announced)
    if !made.isEmpty {
      goal.document = request.to.document.after(made, of: request.requests)
      new = try resolve(goal, after: old.environment, layoutDetail, until: deadline)
    }
    if isStrict { for layout in [old, new] { try refuse(layout.diagnostics) } }
    return makeTransition(
      from: old, announced: announced, to: new, requests: made, detail: detail,
      isAnimated: request.isAnimated)
  }

  /// One end, which has one environment.
  ///
  /// - Parameter old: The window at the other end, nil for the first.
  private func resolve(
    _ end: DecodedRequest, after old: WindowEnvironment?, _ detail: ResolutionDetail,
    until deadline: WorkDeadline
  ) throws(Refusal) -> Layout {
    let prepared = prepare(end.document)
    let window = try window(of: end.environments[0], for: prepared, after: old)
    var layout = try resolve(prepared, in: ResolutionEnvironment(window.environment), detail, until: deadline)
    layout.diagnostics = window.diagnostics + layout.diagnostics
    return layout
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
      case .multitasking(let mode):
        member("multitasking", mode.rawValue)
        if let edge = window.edge { member("edge", edge.rawValue) }
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
