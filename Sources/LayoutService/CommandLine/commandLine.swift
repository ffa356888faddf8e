import InterfaceBuilder
import JSON
import LayoutCoding
package import LayoutModel

/// What `resolve` prints.
package enum OutputFormat: String, Sendable, CaseIterable {
  case json, text, ndjson
}

/// From which severity on a diagnostic fails a run.
package enum FailureThreshold: String, Sendable, CaseIterable {
  case info, warning, error

  /// Whether one of the diagnostics is so grave.
  package func fails(_ diagnostics: [Diagnostic]) -> Bool {
    let threshold = Diagnostic.Severity(rawValue: rawValue) ?? .error
    return diagnostics.contains { $0.severity >= threshold }
  }
}

/// What the command line says about all files: the query of a request.
package struct FileOptions: Sendable {
  package var device: String?
  package var orientation: String?
  package var systemVersion: String?
  package var locale: String?
  /// Of an Interface Builder file.
  package var scene: String?
  package var isExact: Bool
  package var format: OutputFormat

  package init(
    device: String?, orientation: String?, systemVersion: String?, locale: String?, scene: String?,
    isExact: Bool, format: OutputFormat
  ) {
    self.device = device
    self.orientation = orientation
    self.systemVersion = systemVersion
    self.locale = locale
    self.scene = scene
    self.isExact = isExact
    self.format = format
  }

  /// The options as a request's query would say them.
  var parameters: [(name: String, value: String)] {
    [
      ("device", device), ("orientation", orientation), ("systemVersion", systemVersion), ("locale", locale),
      ("scene", scene),
    ].compactMap { name, value in value.map { (name, $0) } }
  }
}

/// Resolves documents with the service's own code, without a server.
package struct FileResolver: Sendable {
  private let service: Service

  package init() {
    service = Service(settings: Settings())
  }

  /// What one file comes to.
  package struct Outcome: Sendable {
    /// The layout as the service would answer it; empty if there is a problem.
    package var output: [UInt8] = []
    package var diagnostics: [Diagnostic] = []
    /// For people; nil if there is a layout.
    package var problem: String?
  }

  /// Resolves one document, or every scene of an Interface Builder file.
  ///
  /// - Parameters:
  ///   - file: What lines say they are of, nil for nothing.
  ///   - lines: Counts what was written so far as lines, and goes on from there.
  ///   - progress: Told before each result how many of the file's are done, of how many, and the next one's name.
  ///   - write: Takes lines as soon as they are there. Other formats are in the outcome.
  package func resolve(
    _ bytes: [UInt8], _ options: FileOptions, file: String? = nil, lines: inout LineSummary,
    progress: (_ done: Int, _ total: Int, _ name: String) -> Void = { _, _, _ in },
    write: ([UInt8]) -> Void = { _ in }
  ) -> Outcome {
    do throws(RequestFailure) {
      let (documents, isBatch) = try documents(
        bytes, try ResolveOptions(options.parameters, catalogue: service.catalogue))
      var run = ResolutionRun(
        documents, on: service, isStreaming: options.format == .ndjson, until: service.deadline)
      var results: [EnvironmentResult] = []
      var outcome = Outcome()
      var done = 0
      while let name = run.nextName {
        progress(done, run.resultCount, name)
        guard let result = try run.next() else { break }
        done += 1
        switch result.outcome {
        case .success(let layout): outcome.diagnostics += layout.diagnostics
        case .failure(let failure): outcome.problem = "\(result.name): \(describe(failure.problem))"
        }
        if options.format == .ndjson {
          write(lines.take(result, file: file, isExact: options.isExact))
        } else {
          results.append(result)
        }
      }
      if options.format != .ndjson { outcome.output = try output(results, isBatch: isBatch, options) }
      return outcome
    } catch {
      return Outcome(problem: describe(error.problem))
    }
  }

  private func documents(
    _ bytes: [UInt8], _ options: ResolveOptions
  ) throws(RequestFailure) -> (documents: [RequestedDocument], isBatch: Bool) {
    if bytes.withUnsafeBytes({ BodyKind(ofBytes: $0) }) == .interfaceBuilderFile {
      let documents = try bytes.withUnsafeBufferPointer { buffer throws(RequestFailure) in
        try service.documents(ofFile: UnsafeRawBufferPointer(buffer), options)
      }
      return (documents, documents.count != 1)
    }
    let request = try service.decode(bytes, options)
    return ([try service.check(request, isStrict: options.isStrict)], request.isBatch)
  }

  /// Translates one Interface Builder file.
  package func importFile(_ bytes: [UInt8], _ options: FileOptions) -> Outcome {
    do throws(RequestFailure) {
      let query = try ResolveOptions(options.parameters, catalogue: service.catalogue)
      let scenes = try bytes.withUnsafeBufferPointer { buffer throws(RequestFailure) in
        try service.importFile(UnsafeRawBufferPointer(buffer), query)
      }
      var writer = JSONWriter()
      service.encodeDocuments(scenes, to: &writer)
      writer.endLine()
      return Outcome(output: writer.bytes())
    } catch {
      return Outcome(problem: describe(error.problem))
    }
  }

  private func output(
    _ results: [EnvironmentResult], isBatch: Bool, _ options: FileOptions
  ) throws(RequestFailure) -> [UInt8] {
    switch options.format {
    case .text: return Array(try textTrees(results, isBatch: isBatch).utf8)
    case .json, .ndjson:
      var writer = JSONWriter()
      try encode(results, isBatch: isBatch, isExact: options.isExact, to: &writer)
      writer.endLine()
      return writer.bytes()
    }
  }

  /// One line a fault.
  private func describe(_ problem: ProblemDetails) -> String {
    if problem.errors.isEmpty { return problem.detail }
    return problem.errors.map { item in
      let place = item.pointer ?? item.parameter.map { "--\($0)" } ?? ""
      return "\(place): \(item.code): \(item.detail)"
    }.joined(separator: "\n")
  }
}

/// The version as `/version` answers it.
package func versionText() -> String {
  var writer = JSONWriter()
  Version.write(to: &writer)
  writer.endLine()
  return String(decoding: writer.bytes(), as: UTF8.self)
}

/// One line a device: id, name, bounds in points, scale, versions.
package func deviceTable() -> String {
  DeviceCatalogue.embedded.devices.map { device in
    let size = device.portraitSize ?? device.landscapeSize
    let versions = device.systemVersions.map { "\($0.lowerBound)-\($0.upperBound)" } ?? ""
    return [
      device.id, device.name, "\(Int(size.width))×\(Int(size.height))", "@\(Int(device.displayScale))x",
      versions,
    ].joined(separator: "\t") + "\n"
  }.joined()
}

/// All facts about a device as JSON, nil if there is none of that name.
package func deviceFacts(_ name: String) -> [UInt8]? {
  let embedded = EmbeddedCatalogue.shared
  return embedded.catalogue.index(named: name).map { Array(embedded.row(at: $0)) + [0x0A] }
}

/// What to say about a device that there is not.
package func unknownDeviceMessage(_ name: String) -> String {
  let nearest = DeviceCatalogue.embedded.nearestDevices(to: name).joined(separator: ", ")
  return "No device is called '\(name)'. Nearest: \(nearest)."
}

extension Settings {
  /// Keeps the address and listens on another port.
  package mutating func setPort(_ port: UInt16) {
    let address = listen.lastIndex(of: ":").map { String(listen[..<$0]) } ?? "127.0.0.1"
    listen = "\(address):\(port)"
  }
}
