import ArgumentParser
import LayoutService

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The service's settings as flags. Names and meanings come from the rows of `Setting.all`.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serve over HTTP until TERM or INT.",
    discussion:
      "Every flag has an environment variable: --max-views is LAYOUT_RESOLVER_MAX_VIEWS. A flag wins. "
      + "LAYOUT_RESOLVER_TOKEN is a variable only, since everybody on the machine can read flags.")

  @Option(help: help("LISTEN")) var listen: String?
  @Option(help: "Port alone: the address of --listen with this port.") var port: UInt16?
  @Option(help: help("THREADS")) var threads: String?
  @Option(help: help("WORKERS")) var workers: String?
  @Option(help: help("MAX_CONNECTIONS")) var maxConnections: String?
  @Option(help: help("MAX_CONNECTIONS_PER_ADDRESS")) var maxConnectionsPerAddress: String?
  @Option(help: help("MAX_QUEUE")) var maxQueue: String?
  @Option(help: help("MAX_BODY_BYTES")) var maxBodyBytes: String?
  @Option(help: help("MAX_UPLOAD_BYTES")) var maxUploadBytes: String?
  @Option(help: help("MAX_UPLOADS")) var maxUploads: String?
  @Option(help: help("MAX_BODIES_BYTES")) var maxBodiesBytes: String?
  @Option(help: help("MAX_ARCHIVE_BYTES")) var maxArchiveBytes: String?
  @Option(help: help("MAX_ARCHIVE_ENTRIES")) var maxArchiveEntries: String?
  @Option(help: help("MAX_ARCHIVE_RATIO")) var maxArchiveRatio: String?
  @Option(help: help("MAX_ARCHIVE_DEPTH")) var maxArchiveDepth: String?
  @Option(help: help("MAX_CONTENTS_BYTES")) var maxContentsBytes: String?
  @Option(help: help("MAX_INTERFACE_FILES")) var maxInterfaceFiles: String?
  @Option(help: help("MAX_INTERFACE_BYTES")) var maxInterfaceBytes: String?
  @Option(help: help("MAX_STRINGS_BYTES")) var maxStringsBytes: String?
  @Option(help: help("MAX_DEPTH")) var maxDepth: String?
  @Option(help: help("MAX_VIEWS")) var maxViews: String?
  @Option(help: help("MAX_CONSTRAINTS")) var maxConstraints: String?
  @Option(help: help("MAX_ASSETS")) var maxAssets: String?
  @Option(help: help("MAX_ENVIRONMENTS")) var maxEnvironments: String?
  @Option(help: help("MAX_PARAMETERS")) var maxParameters: String?
  @Option(help: help("MAX_ANSWER_BYTES")) var maxAnswerBytes: String?
  @Option(help: help("MAX_PIXELS")) var maxPixels: String?
  @Option(help: help("MAX_WAITING_BYTES")) var maxWaitingBytes: String?
  @Option(help: help("MAX_STEPS")) var maxSteps: String?
  @Option(help: help("SOLVE_SECONDS")) var solveSeconds: String?
  @Option(help: help("READ_SECONDS")) var readSeconds: String?
  @Option(help: help("IDLE_SECONDS")) var idleSeconds: String?
  @Option(help: help("DRAIN_DELAY_SECONDS")) var drainDelaySeconds: String?
  @Option(help: help("DRAIN_SECONDS")) var drainSeconds: String?
  @Option(help: help("TLS_CERT")) var tlsCert: String?
  @Option(help: help("TLS_KEY")) var tlsKey: String?
  @Option(help: help("TOKEN_FILE")) var tokenFile: String?
  @Option(help: help("ALLOW_ORIGIN")) var allowOrigin: String?
  @Option(help: help("LOG_FORMAT")) var logFormat: String?
  @Option(help: help("LOG_LEVEL")) var logLevel: String?

  func run() throws { try serveUntilSignal(flags: flags, port: port) }

  /// The flags that were given, by the name of their setting.
  private var flags: [String: String] {
    let values: [String: String?] = [
      "LISTEN": listen, "THREADS": threads, "WORKERS": workers, "MAX_CONNECTIONS": maxConnections,
      "MAX_CONNECTIONS_PER_ADDRESS": maxConnectionsPerAddress, "MAX_STEPS": maxSteps,
      "MAX_QUEUE": maxQueue, "MAX_BODY_BYTES": maxBodyBytes, "MAX_UPLOAD_BYTES": maxUploadBytes,
      "MAX_UPLOADS": maxUploads, "MAX_BODIES_BYTES": maxBodiesBytes,
      "MAX_ARCHIVE_BYTES": maxArchiveBytes, "MAX_ARCHIVE_ENTRIES": maxArchiveEntries,
      "MAX_ARCHIVE_RATIO": maxArchiveRatio, "MAX_ARCHIVE_DEPTH": maxArchiveDepth,
      "MAX_CONTENTS_BYTES": maxContentsBytes, "MAX_INTERFACE_FILES": maxInterfaceFiles,
      "MAX_INTERFACE_BYTES": maxInterfaceBytes, "MAX_STRINGS_BYTES": maxStringsBytes,
      "MAX_DEPTH": maxDepth, "MAX_VIEWS": maxViews,
      "MAX_CONSTRAINTS": maxConstraints, "MAX_ASSETS": maxAssets,
      "MAX_ENVIRONMENTS": maxEnvironments, "MAX_PARAMETERS": maxParameters,
      "MAX_ANSWER_BYTES": maxAnswerBytes, "MAX_PIXELS": maxPixels,
      "MAX_WAITING_BYTES": maxWaitingBytes, "SOLVE_SECONDS": solveSeconds,
      "READ_SECONDS": readSeconds,
      "IDLE_SECONDS": idleSeconds, "DRAIN_DELAY_SECONDS": drainDelaySeconds, "DRAIN_SECONDS": drainSeconds,
      "TLS_CERT": tlsCert, "TLS_KEY": tlsKey, "TOKEN_FILE": tokenFile, "ALLOW_ORIGIN": allowOrigin,
      "LOG_FORMAT": logFormat, "LOG_LEVEL": logLevel,
    ]
    return values.compactMapValues { $0 }
  }

  private static func help(_ name: String) -> ArgumentHelp {
    guard let setting = Setting.all.first(where: { $0.name == name }) else { return "" }
    return "\(setting.summary) Default: \(setting.defaultText)."
  }
}

/// Serves with the flags that were given, by the name of their setting.
///
/// - Throws: 78 for a setting that is no value of its kind, 69 for an address that cannot be listened on.
func serveUntilSignal(flags: [String: String], port: UInt16?) throws(ExitCode) {
  func leave(_ status: Int32, _ error: any Error) -> ExitCode {
    StandardStream.error.write("layout-resolver: \(error)\n".utf8)
    return ExitCode(status)
  }
  var read: (settings: Settings, unknown: [String])
  do {
    read = try Settings.read(flags: flags, environment: ProcessInfo.processInfo.environment)
  } catch {
    throw leave(78, error)
  }
  if let port { read.settings.setPort(port) }
  do {
    try serve(read.settings, unknownVariables: read.unknown)
  } catch {
    throw leave(error.isOfSettings ? 78 : 69, error)
  }
}
