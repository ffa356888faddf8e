package import HTTPServer
import Logging
package import Operations

/// Serves until `TERM` or `INT`, then lets what is in flight end.
///
/// - Parameters:
///   - fonts: The font files that the settings name; nil for none.
///   - unknownVariables: Prefixed environment variables that are no settings; each is logged.
/// - Throws: ``ServeError`` if the address cannot be listened on, or a file that a setting names cannot be used.
package func serve(_ settings: Settings, fonts: FontFileSet?, unknownVariables: [String]) throws(ServeError) {
  let tokens: Tokens?
  let identity: HTTPServer.TLSIdentity?
  do {
    tokens = try Tokens(settings)
    identity = try settings.readIdentity()
  } catch {
    throw ServeError(description: error.description, isOfSettings: true)
  }
  let writer = LogWriter(format: settings.logFormat)
  guard writer.start() else { throw ServeError(description: "The log's thread cannot be started.") }
  defer { writer.stop() }
  var logger = Logger(label: "layout-resolver") { _ in LineLogHandler(to: writer) }
  logger.logLevel = Logger.Level(rawValue: settings.logLevel.rawValue) ?? .info
  for name in unknownVariables { logger.warning("unknown variable", metadata: ["name": "\(name)"]) }
  let service = Service(settings: settings, tokens: tokens, fonts: fonts)
  let log = AccessLog(to: writer, level: logger.logLevel)
  let router = service.makeRouter()
  let requests = RequestMetrics(routes: router.routes.map(\.template))
  var hooks = HTTPServer.Hooks(
    onCompleted: { record, request in
      let trace = request.traceContext
      requests.count(record, trace: trace)
      log.log(record, trace: trace)
    },
    onDraining: { service.startDraining() })
  hooks.onHangup = { [logger] in readAgain(tokens, identity == nil ? nil : settings, of: $0, logger) }
  let server = HTTPServer(
    router: router, configuration: try serverConfiguration(settings, identity), hooks: hooks)
  service.observe(ServerMetrics(of: server, requests))
  do {
    try server.start()
  } catch {
    throw ServeError(error, settings)
  }
  logger.info("listening", metadata: ["address": "\(settings.listen)", "port": "\(server.port)"])
  server.runUntilSignal()
  logger.info("stopped")
}

/// Why the service does not run.
package struct ServeError: Error, CustomStringConvertible {
  package let description: String
  /// Whether a setting is wrong, or what it names.
  package var isOfSettings = false
}

extension ServeError {
  fileprivate init(_ error: HTTPServerError, _ settings: Settings) {
    switch error {
    case .invalidAddress(let address):
      description = "'\(address)' is no numeric address and no path of a socket."
    case .cannotListen(let address, let port, let errno):
      description = "Cannot listen on \(address) port \(port): error \(errno)."
    case .cannotStart where !settings.tlsCert.isEmpty:
      // Whatever else keeps the library from starting is rarer.
      let files = "'\(settings.tlsCert)' (--tls-cert) and '\(settings.tlsKey)' (--tls-key)"
      (description, isOfSettings) = ("\(files) are no certificate and its key.", true)
    case .cannotStart: description = "The server's threads cannot be started."
    }
  }
}

/// Reads again what stands in files.
///
/// - Parameter settings: They name the certificate; nil where there is none.
private func readAgain(_ tokens: Tokens?, _ settings: Settings?, of server: HTTPServer, _ logger: Logger) {
  if let tokens { reload(tokens, logger) }
  if let settings { reloadIdentity(of: server, settings, logger) }
}

private func reload(_ tokens: Tokens, _ logger: Logger) {
  do {
    try tokens.reload()
    logger.info("tokens read again")
  } catch {
    logger.error("tokens stay as they were", metadata: ["reason": "\(error)"])
  }
}

private func reloadIdentity(of server: HTTPServer, _ settings: Settings, _ logger: Logger) {
  do {
    guard let identity = try settings.readIdentity() else { return }
    try server.replaceIdentity(identity)
    logger.info("certificate read again")
  } catch let error as HTTPServerError {
    let reason = ServeError(error, settings).description
    logger.error("the certificate stays as it was", metadata: ["reason": "\(reason)"])
  } catch {
    logger.error("the certificate stays as it was", metadata: ["reason": "\(error)"])
  }
}

/// How a server runs with some settings.
package func serverConfiguration(
  _ settings: Settings, _ identity: HTTPServer.TLSIdentity?
) throws(ServeError) -> HTTPServer.Configuration {
  guard let listen = ListenAddress(settings.listen) else {
    throw ServeError(description: "'\(settings.listen)' is no address and port.")
  }
  var configuration = settings.server
  configuration.identity = identity
  (configuration.address, configuration.port) = (listen.address, listen.port)
  configuration.uploadLimit = max(settings.limits.uploadBytes, configuration.bodyLimit)
  configuration.uploadTypes = [MediaType.multipart.rawValue, MediaType.zip.rawValue]
  return configuration
}

extension Settings {
  /// The certificate and the key that the settings name; nil if they name none.
  ///
  /// - Throws: The setting whose file cannot be read, or that is missing beside the other.
  func readIdentity() throws(SettingError) -> HTTPServer.TLSIdentity? {
    if tlsCert.isEmpty, tlsKey.isEmpty { return nil }
    return HTTPServer.TLSIdentity(
      certificate: try readPEM("--tls-cert", tlsCert), key: try readPEM("--tls-key", tlsKey))
  }

  private func readPEM(_ name: String, _ path: String) throws(SettingError) -> [UInt8] {
    guard let bytes = readFile(path, limit: settingFileLimit), !bytes.isEmpty, !bytes.contains(0) else {
      throw SettingError(
        name: name, value: path, expected: "a file in PEM, as --tls-cert and --tls-key both need")
    }
    return bytes
  }
}
