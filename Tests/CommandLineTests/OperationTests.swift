import Foundation
import Testing

/// The service as an operator runs it: signals, tokens, logs, asked by curl.
@Suite struct OperationTests {
  /// A service that runs, and where.
  final class Running {
    let process: Process
    let port: String
    var address: String { "http://127.0.0.1:\(port)" }
    private let output: Pipe

    init(
      _ arguments: [String] = [], listen: String = "127.0.0.1:0", environment: [String: String] = [:]
    ) throws {
      let all = ["serve", "--listen", listen, "--log-format=json"] + arguments
      (process, output, _) = try Program.start(all, environment: environment)
      let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      let found = try #require(line.firstMatch(of: /"message":"listening".*"port":"(\d+)"/), "\(line)")
      port = String(found.1)
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Sends a signal and waits for the end.
    ///
    /// - Returns: What was logged since the beginning.
    func stop() -> String {
      process.terminate()
      let log = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return log
    }
  }

  /// What curl prints; its status code last, after a blank.
  static func curl(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/curl")
    process.arguments = ["--silent", "--max-time", "10", "--write-out", " %{http_code}"] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  static let hasCurl = FileManager.default.isExecutableFile(atPath: "/usr/bin/curl")

  @Test(.enabled(if: hasCurl)) func tokensChangeOnHangup() throws {
    let folder = try Folder()
    let file = try folder.write("old", to: "tokens")
    let service = try Running(["--token-file", file])
    func status(_ token: String) throws -> String {
      let text = try Self.curl(
        "--output", "/dev/null", "--header", "Authorization: Bearer \(token)", "\(service.address)/v1/devices"
      )
      return String(text.suffix(3))
    }
    #expect(try status("old") == "200")
    #expect(try status("new") == "401")
    #expect(try Self.curl("\(service.address)/healthz").hasSuffix(" 200"))
    // The body is not waited for.
    let refused = try Self.curl(
      "--data", "{}", "--header", "Expect: 100-continue", "\(service.address)/v1/resolve")
    #expect(refused.hasSuffix(" 401") && refused.contains("/problems/unauthorized"))
    _ = try folder.write("new\n", to: "tokens")
    kill(service.process.processIdentifier, SIGHUP)
    for _ in 0..<100 where try status("new") != "200" { usleep(20_000) }
    #expect(try status("new") == "200")
    #expect(try status("old") == "401")
  }

  /// There is nothing to read again.
  @Test func servesOnAfterHangups() throws {
    let service = try Running()
    for _ in 0..<3 { kill(service.process.processIdentifier, SIGHUP) }
    #expect(try Program.run("health", "--listen", "127.0.0.1:\(service.port)").status == 0)
    _ = service.stop()
    #expect(service.process.terminationReason == .exit && service.process.terminationStatus == 0)
  }

  @Test func aTokenFileThatIsNoneIsSeventyEight() throws {
    let run = try Program.run("serve", "--token-file", "/nowhere/tokens")
    #expect(run.status == 78 && run.errors.contains("/nowhere/tokens"))
  }

  @Test(.enabled(if: hasCurl)) func logsTraceContexts() throws {
    let service = try Running()
    let trace = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
    _ = try Self.curl("--header", "traceparent: \(trace)", "\(service.address)/version")
    _ = try Self.curl("\(service.address)/metrics")
    let log = service.stop()
    #expect(log.contains(#""trace_id":"4bf92f3577b34da6a3ce929d0e0e4736""#))
    #expect(log.contains(#""span_id":"00f067aa0ba902b7""#))
    #expect(!log.contains("/metrics"))
  }

  @Test(.enabled(if: hasCurl)) func countsWhatItAnswers() throws {
    let service = try Running()
    for _ in 0..<3 { _ = try Self.curl("\(service.address)/version") }
    let metrics = try Self.curl("\(service.address)/metrics")
    #expect(metrics.contains(#"http_requests_total{route="/version",method="GET",status="200"} 3"#))
    #expect(metrics.contains("http_requests_in_progress 1"))
  }

  /// TERM: not ready at once, but served, until the delay is over; a second TERM ends the wait.
  @Test(.enabled(if: hasCurl)) func drains() throws {
    let service = try Running(["--drain-delay-seconds", "60"])
    #expect(try Self.curl("\(service.address)/readyz").hasSuffix(" 200"))
    service.process.terminate()
    for _ in 0..<100 where !(try Self.curl("\(service.address)/readyz").hasSuffix(" 503")) { usleep(20_000) }
    #expect(try Self.curl("\(service.address)/readyz").hasSuffix(" 503"))
    #expect(try Self.curl("\(service.address)/version").hasSuffix(" 200"))
    let start = ContinuousClock.now
    _ = service.stop()
    #expect(service.process.terminationStatus == 0)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  // MARK: Addresses, TLS, packed bodies

  /// A request of the usual kind.
  private static let document = #"{"device":"iphone-15","hierarchy":{"id":"root"}}"#

  /// Writes a key, and a certificate that vouches for itself.
  private static func makeIdentity(_ certificate: String, _ key: String) throws {
    try run(
      "/usr/bin/openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out",
      certificate,
      "-days", "1", "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1")
  }

  /// New connections get the certificate that is there at a `HUP`; one that is none changes nothing.
  @Test(.enabled(if: hasCurl && hasOpenSSL)) func certificatesChangeOnHangup() throws {
    let folder = try Folder()
    let (certificate, key) = ("\(folder.path)/certificate.pem", "\(folder.path)/key.pem")
    let (other, otherKey) = ("\(folder.path)/other.pem", "\(folder.path)/other-key.pem")
    try Self.makeIdentity(certificate, key)
    try Self.makeIdentity(other, otherKey)
    let service = try Running(["--tls-cert", certificate, "--tls-key", key])
    let address = "https://127.0.0.1:\(service.port)/version"
    func isAnswered(trusting certificate: String) throws -> Bool {
      try Self.curl("--cacert", certificate, address).hasSuffix(" 200")
    }
    let first = "\(folder.path)/first.pem"
    try Self.run("/bin/cp", certificate, first)
    #expect(try isAnswered(trusting: first))
    _ = try folder.write("none", to: "certificate.pem")
    kill(service.process.processIdentifier, SIGHUP)
    usleep(300_000)
    #expect(try isAnswered(trusting: first))
    try Self.run("/bin/cp", otherKey, key)
    try Self.run("/bin/cp", other, certificate)
    for _ in 0..<3 { kill(service.process.processIdentifier, SIGHUP) }
    var isReplaced = false
    for _ in 0..<50 where !isReplaced {
      usleep(100_000)
      isReplaced = try isAnswered(trusting: other)
    }
    #expect(isReplaced)
    #expect(try !isAnswered(trusting: first))
    _ = service.stop()
    #expect(service.process.terminationStatus == 0)
  }

  @Test(.enabled(if: hasCurl && hasOpenSSL)) func servesHTTPS() throws {
    let folder = try Folder()
    let (certificate, key) = ("\(folder.path)/certificate.pem", "\(folder.path)/key.pem")
    try Self.makeIdentity(certificate, key)
    let files = ["--tls-cert", certificate, "--tls-key", key]
    let service = try Running(files)
    let address = "https://127.0.0.1:\(service.port)"
    let answer = try Self.curl("--cacert", certificate, "--data", Self.document, "\(address)/v1/resolve")
    #expect(answer.hasPrefix("{") && answer.hasSuffix(" 200"))
    // Work that a worker does, and a long answer.
    let devices = try Self.curl("--cacert", certificate, "--compressed", "\(address)/v1/devices")
    #expect(devices.contains("iphone-15") && devices.hasSuffix(" 200"))
    #expect(try !Self.curl("\(service.address)/version").hasSuffix(" 200"))
    // RFC 8996: nothing before 1.2, also for clients that would.
    for (version, isServed) in [("1.0", false), ("1.1", false), ("1.2", true), ("1.3", true)] {
      let answer = try Self.curl(
        "--cacert", certificate, "--ciphers", "DEFAULT:@SECLEVEL=0", "--tlsv1.0", "--tls-max", version,
        "\(address)/version")
      #expect(answer.hasSuffix(" 200") == isServed, "TLS \(version)")
    }
    let variables = ["LAYOUT_RESOLVER_TLS_CERT": certificate, "LAYOUT_RESOLVER_TLS_KEY": key]
    let listen = "127.0.0.1:\(service.port)"
    #expect(try Program.run("health", "--listen", listen, environment: variables).status == 0)
    _ = service.stop()
    #expect(service.process.terminationStatus == 0)
    #expect(try Program.run("health", "--listen", listen, environment: variables).status == 1)
    for wrong in [["--tls-cert", certificate], ["--tls-cert", key, "--tls-key", key]] {
      let (process, _, _) = try Program.start(["serve", "--listen", "127.0.0.1:0"] + wrong)
      process.waitUntilExit()
      #expect(process.terminationStatus == 78)
    }
  }

  @Test(.enabled(if: hasCurl)) func listensOnAUnixSocket() throws {
    let folder = try Folder()
    let path = "\(folder.path)/s"
    let service = try Running(listen: "unix:\(path)")
    let answer = try Self.curl("--unix-socket", path, "--data", Self.document, "http://localhost/v1/resolve")
    #expect(answer.hasPrefix("{") && answer.hasSuffix(" 200"))
    #expect(try Program.run("health", "--listen", "unix:\(path)").status == 0)
    // Taken: not replaced.
    #expect(try Program.run("serve", "--listen", "unix:\(path)").status == 69)
    kill(service.process.processIdentifier, SIGKILL)
    service.process.waitUntilExit()
    #expect(FileManager.default.fileExists(atPath: path))
    // Abandoned: replaced, and gone in the end.
    let next = try Running(listen: "unix:\(path)")
    #expect(try Program.run("health", "--listen", "unix:\(path)").status == 0)
    _ = next.stop()
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try Program.run("serve", "--listen", "unix:/" + String(repeating: "x", count: 200)).status == 69)
    _ = try folder.write("", to: "file")
    #expect(try Program.run("serve", "--listen", "unix:\(folder.path)/file").status == 69)
  }

  @Test(.enabled(if: hasCurl)) func listensOnBothFamilies() throws {
    let service = try Running(listen: "[::]:0")
    #expect(try Self.curl("\(service.address)/version").hasSuffix(" 200"))
    #expect(try Self.curl("--globoff", "http://[::1]:\(service.port)/version").hasSuffix(" 200"))
  }

  /// curl unpacks by itself, and so says whether it is right.
  @Test(.enabled(if: hasCurl)) func packsStreamsAndLongAnswers() throws {
    let service = try Running()
    for target in ["openapi.yaml", "v1/devices"] {
      let plain = try Self.curl("\(service.address)/\(target)")
      #expect(try Self.curl("--compressed", "\(service.address)/\(target)") == plain)
    }
    let batch =
      #"{"environments":[{"device":"iphone-6"},{"device":"iphone-15"}],"hierarchy":{"id":"root"}}"#
    func lines(_ option: String) throws -> String {
      try Self.curl(
        option, "--header", "Accept: application/x-ndjson", "--data", batch, "\(service.address)/v1/resolve")
    }
    #expect(try lines("--compressed") == lines("--no-buffer"))
    let names = try Self.curl(
      "--head", "--header", "Accept-Encoding: gzip", "\(service.address)/openapi.yaml")
    #expect(names.contains("Content-Encoding: gzip"))
  }

  /// A megabyte of zeros a kilobyte, over the ratio but under every other limit.
  @Test(.enabled(if: hasCurl)) func refusesBombs() throws {
    let folder = try Folder()
    let file = try folder.write(String(repeating: " ", count: 4 << 20), to: "zeros")
    try Self.run("/bin/gzip", file)
    let service = try Running()
    let answer = try Self.curl(
      "--data-binary", "@\(file).gz", "--header", "Content-Encoding: gzip", "--header",
      "Content-Type: application/json", "\(service.address)/v1/resolve")
    #expect(answer.hasSuffix(" 413") && answer.contains("archiveRatio"), "\(answer)")
  }

  static let hasOpenSSL = FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl")

  private static func run(_ program: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
