import Foundation
import Testing

/// The service as an operator runs it: signals, tokens, logs, asked by curl.
@Suite struct OperationTests {
  /// A service that runs, and where.
  final class Running {
    let process: Process
    let address: String
    private let output: Pipe

    init(_ arguments: [String] = [], environment: [String: String] = [:]) throws {
      let all = ["serve", "--listen", "127.0.0.1:0", "--log-format=json"] + arguments
      (process, output, _) = try Program.start(all, environment: environment)
      let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      let found = try #require(line.firstMatch(of: /"message":"listening".*"port":"(\d+)"/), "\(line)")
      address = "http://127.0.0.1:\(found.1)"
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
}
