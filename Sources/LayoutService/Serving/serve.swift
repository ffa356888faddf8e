import HTTPServer
import Logging

/// Serves until `TERM` or `INT`, then lets what is in flight end.
///
/// - Parameters:
///   - unknownVariables: Prefixed environment variables that are no settings; each is logged.
/// - Throws: ``ServeError`` if the address cannot be listened on.
package func serve(_ settings: Settings, unknownVariables: [String] = []) throws(ServeError) {
  let writer = LogWriter(format: settings.logFormat)
  guard writer.start() else { throw ServeError(description: "The log's thread cannot be started.") }
  defer { writer.stop() }
  var logger = Logger(label: "layout-resolver") { _ in LineLogHandler(to: writer) }
  logger.logLevel = Logger.Level(settings.logLevel)
  for name in unknownVariables { logger.warning("unknown variable", metadata: ["name": "\(name)"]) }
  let service = Service(settings: settings)
  let log = AccessLog(to: writer, level: logger.logLevel)
  let hooks = HTTPServer.Hooks(
    onCompleted: { record, _ in log.log(record) },
    onDraining: { service.startDraining() })
  let server = HTTPServer(
    router: service.makeRouter(), configuration: try configuration(settings), hooks: hooks)
  do {
    try server.start()
  } catch {
    throw ServeError(description: describe(error))
  }
  logger.info("listening", metadata: ["address": "\(settings.listen)", "port": "\(server.port)"])
  server.runUntilSignal()
  logger.info("stopped")
}

/// Why the service does not run.
package struct ServeError: Error, CustomStringConvertible {
  package let description: String
}

private func configuration(_ settings: Settings) throws(ServeError) -> HTTPServer.Configuration {
  guard let listen = ListenAddress(settings.listen) else {
    throw ServeError(description: "'\(settings.listen)' is no address and port.")
  }
  var configuration = HTTPServer.Configuration()
  configuration.address = listen.address
  configuration.port = listen.port
  configuration.threads = settings.threads
  configuration.workers = settings.workers
  configuration.connectionLimit = settings.maximumConnections
  configuration.queueLimit = settings.maximumQueue
  configuration.bodyLimit = settings.maximumBodyBytes
  configuration.uploadLimit = max(settings.maximumUploadBytes, settings.maximumBodyBytes)
  configuration.uploadTypes = [MediaType.multipart.rawValue, MediaType.zip.rawValue]
  configuration.uploadSlots = settings.maximumUploads
  configuration.parameterLimit = settings.maximumParameters
  configuration.waitingLimit = settings.maximumWaitingBytes
  configuration.readTimeout = settings.readSeconds
  configuration.idleTimeout = settings.idleSeconds
  configuration.drainDelay = settings.drainDelaySeconds
  configuration.drainTimeout = settings.drainSeconds
  return configuration
}

private func describe(_ error: HTTPServerError) -> String {
  switch error {
  case .invalidAddress(let address): "'\(address)' is no numeric address."
  case .cannotListen(let address, let port, let errno):
    "Cannot listen on \(address) port \(port): error \(errno)."
  case .cannotStart: "The server's threads cannot be started."
  }
}

extension Logger.Level {
  fileprivate init(_ level: Settings.LogLevel) {
    self =
      switch level {
      case .debug: .debug
      case .info: .info
      case .warning: .warning
      case .error: .error
      }
  }
}
