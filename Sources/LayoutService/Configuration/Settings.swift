import AppFolder
import Archives
import Glibc
package import HTTPServer
import LayoutCoding
package import Operations

/// Everything that can be set about the service.
package struct Settings: Sendable, Equatable {
  package var listen = "127.0.0.1:8080"
  /// How much operations take and answer.
  package var limits = OperationLimits()
  /// How requests are served; its address and what belongs to uploads follow from the other settings.
  package var server = HTTPServer.Configuration()
  /// The paths of a certificate and its key; both or none are empty.
  package var tlsCert = ""
  package var tlsKey = ""
  /// The bearer tokens that requests may bring; empty for none.
  package var token = ""
  /// The path of a file with more of them, empty for none.
  package var tokenFile = ""
  /// The path of a folder with font files, empty for none.
  package var fonts = ""
  /// The origins whose pages may read answers, with commas between; empty for none.
  package var allowOrigin = ""
  /// The names under which requests without tokens may come, with commas between; empty for none but this machine's, or for all.
  package var allowHost = ""
  package var logFormat = LogFormat.automatic
  package var logLevel = LogLevel.info

  package init() {}

  /// How requests are logged.
  package enum LogFormat: String, Sendable, Hashable, CaseIterable {
    /// Text on a terminal, JSON elsewhere.
    case automatic
    case text, json
  }

  package enum LogLevel: String, Sendable, Hashable, CaseIterable {
    /// Health requests are logged, too.
    case debug
    case info
    /// No line a request; failures only.
    case warning
    case error
  }
}

/// One setting: its variable, its flag, its meaning, and how its text is read.
package struct Setting: Sendable {
  /// Without the prefix: `MAX_VIEWS`.
  package let name: String
  package let summary: String
  /// What a value must be, a noun phrase.
  package let expected: String
  /// Reads a value into the settings. `false` for one that is none of this setting: then they are left as they were.
  package let set: @Sendable (_ text: String, inout Settings) -> Bool
  /// The value in some settings as text.
  package let text: @Sendable (Settings) -> String

  /// The environment variable.
  package var variable: String { Setting.prefix + name }
  /// Whether nobody should see a value: it has no flag, which everybody on the machine could read, and no fault shows it.
  package var isSecret: Bool { name == "TOKEN" }
  /// The flag of `serve`, nil for a secret.
  package var flag: String? {
    isSecret ? nil : "--" + name.lowercased().split(separator: "_").joined(separator: "-")
  }
  /// The default as text, `none` for one that is empty.
  package var defaultText: String {
    let text = text(Settings())
    return text.isEmpty ? "none" : text
  }

  package static let prefix = "LAYOUT_RESOLVER_"

  private static func value<Value: Sendable>(
    _ name: String, _ path: any WritableKeyPath<Settings, Value> & Sendable, _ summary: String,
    expected: String, text: @escaping @Sendable (Value) -> String = { "\($0)" },
    read: @escaping @Sendable (String) -> Value?
  ) -> Setting {
    Setting(
      name: name, summary: summary, expected: expected,
      set: { text, settings in
        guard let value = read(text) else { return false }
        settings[keyPath: path] = value
        return true
      }, text: { text($0[keyPath: path]) })
  }

  private static func count(
    _ name: String, _ path: any WritableKeyPath<Settings, Int> & Sendable, _ range: ClosedRange<Int>,
    _ summary: String
  ) -> Setting {
    value(
      name, path, summary, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)"
    ) { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
  }

  private static func seconds(
    _ name: String, _ path: any WritableKeyPath<Settings, Double> & Sendable, _ range: ClosedRange<Double>,
    _ summary: String
  ) -> Setting {
    value(
      name, path, summary, expected: "a number of seconds from \(range.lowerBound) to \(range.upperBound)"
    ) { text in Double(text).flatMap { range.contains($0) ? $0 : nil } }
  }

  private static func text(
    _ name: String, _ path: any WritableKeyPath<Settings, String> & Sendable, _ summary: String,
    expected: String, _ isValid: @escaping @Sendable (String) -> Bool
  ) -> Setting { value(name, path, summary, expected: expected) { !$0.isEmpty && isValid($0) ? $0 : nil } }

  private static func file(
    _ name: String, _ path: any WritableKeyPath<Settings, String> & Sendable, _ summary: String
  ) -> Setting { text(name, path, summary, expected: "the path of a file") { !$0.utf8.contains(0) } }

  private static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Settings, Word> & Sendable, _ summary: String
  ) -> Setting {
    value(
      name, path, summary, expected: Word.allCases.map(\.rawValue).joined(separator: ", "),
      text: \.rawValue, read: Word.init(rawValue:))
  }

  /// Every setting that the service reads. The flags, the variables, the help and the table in docs/operations.md come from
  /// these rows, so none of them can disagree.
  package static let all: [Setting] = [
    text(
      "LISTEN", \.listen, "Where to listen: 0.0.0.0:8080, [::]:8080, or unix:/path of a socket.",
      expected: "a numeric address, a colon and a port, or unix: and a path"
    ) { ListenAddress($0) != nil },
    count("THREADS", \.server.threads, 0...1024, "Threads that read requests; 0 is one per core."),
    count("WORKERS", \.server.workers, 0...1024, "Threads for large documents; 0 is one per core."),
    count("MAX_CONNECTIONS", \.server.connectionLimit, 1...65_536, "Connections at a time."),
    count(
      "MAX_CONNECTIONS_PER_ADDRESS", \.server.addressLimit, 0...65_536,
      "Connections of one client address, or IPv6 network of 64 bits; then 503. 0 is no limit, as behind a proxy."
    ),
    count(
      "MAX_QUEUE", \.server.queueLimit, 0...65_536, "Large documents that may wait for a worker; then 503."),
    count("MAX_BODY_BYTES", \.server.bodyLimit, 1...1_073_741_824, "Bytes in one request body."),
    count("MAX_UPLOAD_BYTES", \.limits.uploadBytes, 1...1_073_741_824, "Bytes in one upload of assets."),
    count(
      "MAX_UPLOADS", \.server.uploadSlots, 1...1024,
      "Uploads larger than a body that are kept in memory at a time; then 503."),
    count(
      "MAX_BODIES_BYTES", \.server.bodiesLimit, 1...1_099_511_627_776,
      "Bytes of all request bodies in memory; then 503 for those over 64 KiB."),
    count("MAX_ARCHIVE_BYTES", \.limits.archive.bytes, 1...4_294_967_296, "Bytes in one archive, unpacked."),
    count(
      "MAX_ARCHIVE_ENTRIES", \.limits.archive.entries, 1...1_000_000, "Files and folders in one archive."),
    count(
      "MAX_ARCHIVE_RATIO", \.limits.archive.ratio, 1...10_000,
      "Unpacked bytes for each byte of an archive or a packed body, beyond the first MiB."),
    count("MAX_ARCHIVE_DEPTH", \.limits.archive.depth, 1...256, "Depth of folders in one archive."),
    count(
      "MAX_CONTENTS_BYTES", \.limits.contentsBytes, 1...67_108_864,
      "Bytes in one Contents.json of an archive."),
    count(
      "MAX_INTERFACE_FILES", \.limits.app.interfaceFiles, 1...100_000,
      "Storyboards and xibs in one app's folder."
    ),
    count(
      "MAX_INTERFACE_BYTES", \.limits.app.interfaceBytes, 1...1_073_741_824,
      "Bytes in the storyboards and xibs of one app's folder."),
    count("MAX_SOURCE_FILES", \.limits.app.sourceFiles, 1...100_000, "Swift files in one app's folder."),
    count(
      "MAX_SOURCE_BYTES", \.limits.app.sourceBytes, 1...1_073_741_824,
      "Bytes in the Swift files of one app's folder."),
    count("MAX_FONT_FILES", \.limits.app.fontFiles, 1...100_000, "Font files in one request."),
    count(
      "MAX_FONT_FILE_BYTES", \.limits.app.fontFileBytes, 1...1_073_741_824, "Bytes in one font file."),
    count(
      "MAX_FONT_BYTES", \.limits.app.fontBytes, 1...1_073_741_824, "Bytes in the font files of one request."),
    count(
      "MAX_STRINGS_BYTES", \.limits.app.stringsBytes, 1...1_073_741_824,
      "Bytes in the texts and Info.plist files of one app's folder."),
    count(
      "MAX_DEPTH", \.limits.decoding.depth, 1...DecodingLimits.mostDepth,
      "Depth to which a document may be nested."),
    count("MAX_VIEWS", \.limits.decoding.views, 1...1_000_000, "Views and layout guides in one request."),
    count("MAX_CONSTRAINTS", \.limits.decoding.constraints, 1...4_000_000, "Constraints in one request."),
    count(
      "MAX_ASSETS", \.limits.decoding.assets, 1...1_000_000, "Assets, their rows and files in one request."),
    count("MAX_ENVIRONMENTS", \.limits.decoding.environments, 1...100_000, "Environments in one request."),
    count("MAX_PARAMETERS", \.server.parameterLimit, 1...1000, "Parameters in one query."),
    count(
      "MAX_ANSWER_BYTES", \.limits.answerBytes, 1...4_294_967_296,
      "Bytes in one answer that is made before it is sent."),
    count("MAX_PIXELS", \.limits.pixels, 1...1_000_000_000, "Pixels in one picture that is drawn as PNG."),
    count(
      "MAX_WAITING_BYTES", \.server.waitingLimit, 1...1_099_511_627_776,
      "Bytes of all answers that wait for their clients; then 503."),
    count(
      "MAX_MEMORY_BYTES", \.limits.decoding.memoryBytes, 1...1_099_511_627_776,
      "Bytes that one request keeps in memory at a time, about."),
    count("MAX_STEPS", \.limits.steps, 1...1_000_000_000_000, "Steps of the solver for one layout."),
    seconds(
      "SOLVE_SECONDS", \.limits.solveSeconds, 0.001...3600, "Processor time spent on one request; then 504."),
    seconds("READ_SECONDS", \.server.readTimeout, 0.1...3600, "Time for a request to arrive."),
    seconds("IDLE_SECONDS", \.server.idleTimeout, 0.1...3600, "Time that a connection may stay silent."),
    seconds(
      "DRAIN_DELAY_SECONDS", \.server.drainDelay, 0...3600,
      "Time to go on serving after TERM while /readyz already says no."),
    seconds(
      "DRAIN_SECONDS", \.server.drainTimeout, 0...3600, "Time for requests in flight to end after that."),
    text(
      "FONTS", \.fonts, "A folder of font files, read once at the start, whose faces all documents may name.",
      expected: "the path of a folder"
    ) { !$0.utf8.contains(0) },
    file("TLS_CERT", \.tlsCert, "A certificate as PEM, with its chain: then HTTPS is served."),
    file("TLS_KEY", \.tlsKey, "The certificate's key as PEM."),
    text(
      "TOKEN", \.token, "A bearer token that requests must bring; several with commas between.",
      expected: "letters, digits and -._~+/= without blanks", Tokens.isList),
    file("TOKEN_FILE", \.tokenFile, "A file of bearer tokens, one a line; read again on HUP."),
    text(
      "ALLOW_ORIGIN", \.allowOrigin,
      "Origins whose pages may read answers (CORS), with commas between, or * for all.",
      expected: "* or origins such as https://example.com", CrossOrigin.isList),
    text(
      "ALLOW_HOST", \.allowHost,
      "Names (Host) that are answered where no token is asked for, with commas between; numbers and names without a dot always are. None "
        + "means only those on loopback addresses, and all names elsewhere.",
      expected: "names such as layout.example.com", ForeignPages.isList),
    word("LOG_FORMAT", \.logFormat, "How to log: text, json, or automatic (text on a terminal)."),
    word("LOG_LEVEL", \.logLevel, "What to log: debug adds health requests, warning leaves requests out."),
  ]
}

/// An address and a port in one text, or a path.
package struct ListenAddress: Equatable, Sendable {
  /// Numeric, without brackets; or `unix:` and a path.
  package var address: String
  /// 0 with a path.
  package var port: UInt16

  /// The path of a Unix socket.
  package var path: String? { address.hasPrefix("unix:") ? String(address.dropFirst(5)) : nil }

  /// Reads `127.0.0.1:8080`, `[::1]:8080` or `unix:/run/layout-resolver.sock`.
  package init?(_ text: String) {
    if text.hasPrefix("unix:") {
      guard text.utf8.count > 5 else { return nil }
      (address, port) = (text, 0)
      return
    }
    guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
      return nil
    }
    var address = text[..<colon]
    if address.hasPrefix("["), address.hasSuffix("]") {
      address = address.dropFirst().dropLast()
    } else if address.contains(":") {
      return nil
    }
    guard !address.isEmpty else { return nil }
    self.address = String(address)
    self.port = port
  }
}

/// A setting that is no value of its kind: the service does not start.
package struct SettingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The flag or variable.
  package var name: String
  package var value: String
  package var expected: String

  package var description: String { "\(name) is '\(value)'; expected \(expected)." }
}

extension Settings {
  /// Reads settings from flags and environment: flag before variable before default.
  ///
  /// - Parameters:
  ///   - flags: Values by ``Setting/name``.
  ///   - environment: All variables; `PORT` alone sets the port and listens on every address.
  /// - Returns: The settings, and the prefixed variables that are no settings.
  package static func read(
    flags: [String: String], environment: [String: String]
  ) throws(SettingError) -> (settings: Settings, unknown: [String]) {
    var settings = Settings()
    if let port = environment["PORT"] {
      guard UInt16(port) != nil else {
        throw SettingError(name: "PORT", value: port, expected: "a port number")
      }
      settings.listen = "0.0.0.0:\(port)"
    }
    for setting in Setting.all {
      let fromFlag = flags[setting.name].map { (name: setting.flag ?? setting.name, value: $0) }
      let source = fromFlag ?? environment[setting.variable].map { (name: setting.variable, value: $0) }
      guard let source else { continue }
      guard setting.set(source.value, &settings) else {
        let value = setting.isSecret ? "(not shown)" : source.value
        throw SettingError(name: source.name, value: value, expected: setting.expected)
      }
    }
    let known = Set(Setting.all.map(\.variable))
    let unknown = environment.keys.filter { $0.hasPrefix(Setting.prefix) && !known.contains($0) }.sorted()
    return (settings, unknown)
  }

  /// Keeps the address and listens on another port.
  package mutating func setPort(_ port: UInt16) {
    let address = listen.lastIndex(of: ":").map { String(listen[..<$0]) } ?? "127.0.0.1"
    listen = "\(address):\(port)"
  }
}

/// So many bytes has a file that a setting names: a certificate with its chain, its key, tokens.
let settingFileLimit = 256 * 1024

/// The bytes of a file; nil if it cannot be read or has more than `limit` of them.
func readFile(_ path: String, limit: Int) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 65_536)
  while bytes.count <= limit {
    let count = read(descriptor, &piece, piece.count)
    if count == 0 { return bytes }
    guard count > 0 else { return nil }
    bytes += piece[..<count]
  }
  return nil
}
