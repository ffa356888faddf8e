package import JSON
package import LayoutModel

/// A layout request as it was written: a document, and the environments that it asks for.
package struct DecodedRequest: Sendable {
  /// At least one, in the order asked.
  package var environments: [RequestedEnvironment]
  /// Whether the request has `environments`, so that the answer is a list, of one element too.
  package var isBatch: Bool
  package var document: LayoutDocument
  /// Whether warnings and errors of the layout refuse the request.
  package var isStrict: Bool
  /// Nil for most documents.
  package var lint: LintRequest?
}

extension DecodedRequest {
  /// A request for a document that was built, in one environment.
  package init(_ document: LayoutDocument, in environment: RequestedEnvironment) {
    self.init(environments: [environment], isBatch: false, document: document, isStrict: false)
  }
}

/// One environment of a request.
package struct RequestedEnvironment: Sendable {
  package var name: EnvironmentName
  package var request: EnvironmentRequest
  /// Where its keys stand in the request.
  package var pointer: JSONPointer

  package init(name: EnvironmentName, request: EnvironmentRequest, pointer: JSONPointer) {
    (self.name, self.request, self.pointer) = (name, request, pointer)
  }
}

/// What an environment is called. The text is made when somebody asks: an answer for one environment does not say it.
package enum EnvironmentName: Equatable, Sendable {
  /// As the request has it, or made of the device, the orientation and what else a query varies.
  case text(String)
  /// Name of the device and the orientation.
  case standard(device: String, InterfaceOrientation)

  package var text: String {
    switch self {
    case .text(let text): text
    case .standard(let device, let orientation): device + " " + orientation.rawValue
    }
  }
}

/// Everything that is wrong with a request. Never empty.
package struct FaultList: Error, Equatable, Sendable {
  package var faults: [Fault]

  package init(_ faults: [Fault]) { self.faults = faults }
}

/// How large a document may be.
package struct DecodingLimits: Equatable, Sendable {
  /// To which objects and arrays may be nested.
  package var depth = 512
  /// The greatest depth that may be asked for. Readers and stages of a layout call themselves for each level, with up to 4 kB of
  /// the stack in a release and 8 kB in a debug build; each thread of the server has 16 kB for each.
  package static let mostDepth = 1024
  /// Views and layout guides.
  package var views = 20_000
  package var constraints = 100_000
  /// Sets, rows, registered images and files, together.
  package var assets = 50_000
  package var environments = 1000
  /// Bytes that a request keeps at a time, about: elements of XML, documents, layouts, panels of pictures.
  package var memoryBytes = 128 << 20

  package init() {}
}

/// Environment keys that win over the body's, as query parameters give them.
package struct EnvironmentOverrides: Equatable, Sendable {
  package var device: Device?
  /// What to tell of how the device was named, nil for nothing.
  package var deviceNote: Diagnostic?
  package var orientation: InterfaceOrientation?
  package var systemVersion: SystemVersion?
  package var locale: String?
  package var keyboard: KeyboardRequest?
  package var window: WindowRequest?
  package var posture: Posture?
  /// Laid over the document's, one by one.
  package var traits = TraitCollection()
  /// The environments in place of the document's, nil to keep those. What else is here holds in all of them.
  package var environments: EnvironmentQuery?

  package init() {}
}

/// Reads a layout document, the body of a resolve request.
///
/// The document is complete: every index is valid and every reference resolved. What UIKit would refuse about its
/// constraints is not checked here.
///
/// - Parameters:
///   - archive: Assets that came with the document; its own of the same name win (AS-archive).
///   - workspace: Memory that is used again from call to call.
/// - Throws: Every fault that was found; unreadable JSON ends the search.
/// - Complexity: O(*n*) in the length of the text.
package func decodeLayoutRequest(
  _ bytes: UnsafeRawBufferPointer, overrides: EnvironmentOverrides = EnvironmentOverrides(),
  catalogue: DeviceCatalogue = .embedded, limits: DecodingLimits = DecodingLimits(),
  archive: AssetTree? = nil, workspace: inout ReadingWorkspace
) throws(FaultList) -> DecodedRequest {
  try readTwice { held throws(FaultList) in
    // Handed on: what two have is copied where it changes.
    var document = DocumentReader(
      Draft(bytes.bindMemory(to: UInt8.self), catalogue: catalogue, limits: limits, using: &workspace),
      overrides: overrides, archive: archive)
    document.draft.held = held
    defer { document.draft.giveBack(to: &workspace) }
    let decoded = try document.read()
    return (decoded, document.draft.held)
  }
}

/// Reads a document, and once more if its constraints place views of children: these get a view around them then, which has
/// its place among the others.
func readTwice(
  _ read: (HeldChildren) throws(FaultList) -> (DecodedRequest, HeldChildren)
) throws(FaultList) -> DecodedRequest {
  let (decoded, held) = try read(HeldChildren())
  return held.children.isEmpty ? decoded : try read(held.again).0
}

/// Reads a layout document from an array. For tools and tests.
package func decodeLayoutRequest(
  _ bytes: [UInt8], overrides: EnvironmentOverrides = EnvironmentOverrides(),
  catalogue: DeviceCatalogue = .embedded, limits: DecodingLimits = DecodingLimits(),
  archive: AssetTree? = nil
) throws(FaultList) -> DecodedRequest {
  try bytes.withUnsafeBufferPointer { buffer throws(FaultList) in
    var workspace = ReadingWorkspace()
    return try decodeLayoutRequest(
      UnsafeRawBufferPointer(buffer), overrides: overrides, catalogue: catalogue, limits: limits,
      archive: archive, workspace: &workspace)
  }
}
