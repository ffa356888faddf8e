import Foundation
import LayoutService
import Testing

/// `serve` and `health`: their flags, and how they end.
@Suite struct ServeTests {
  /// The flags that `serve --help` lists are the settings, no more and no fewer.
  @Test func theFlagsAreTheSettings() throws {
    let help = try Program.run("serve", "--help").output
    let listed = help.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^ +(?:-[a-z], )?(--[a-z-]+)/).map { String($0.1) }
    }
    #expect(Set(listed) == Set(Setting.all.compactMap(\.flag) + ["--port", "--version", "--help"]))
    #expect(listed.count == Set(listed).count)
  }

  /// A value that no setting has names the flag, whichever it is: so each flag reaches its own setting.
  @Test(arguments: Setting.all.compactMap(\.flag))
  func everyFlagReachesItsSetting(_ flag: String) throws {
    for arguments in [[flag, ""], ["\(flag)="]] {
      let (process, _, errors) = try Program.start(["serve"] + arguments)
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 78)
      #expect(text.contains("\(flag) is ''"))
    }
  }

  @Test func aWrongVariableIsSeventyEight() throws {
    let run = try Program.run("serve", environment: ["LAYOUT_RESOLVER_MAX_VIEWS": "many"])
    #expect(run.status == 78)
    #expect(run.errors.contains("LAYOUT_RESOLVER_MAX_VIEWS"))
    #expect(try Program.run("serve", environment: ["PORT": "many"]).status == 78)
    #expect(try Program.run("health", environment: ["LAYOUT_RESOLVER_THREADS": "-1"]).status == 78)
  }

  @Test func anAddressThatIsNotOursIsSixtyNine() throws {
    // 192.0.2.0/24 is set aside for documentation.
    let run = try Program.run("serve", "--listen", "192.0.2.1:8080")
    #expect(run.status == 69)
    #expect(run.errors.contains("192.0.2.1"))
  }

  @Test(arguments: [
    ["serve", "--listen", "127.0.0.1:0", "--log-format=json"],
    // Flags that only the long way of reading arguments knows: the short form of a word.
    ["--listen", "127.0.0.1:0", "--log-format=json"],
  ])
  func servesUntilItIsTold(_ arguments: [String]) throws {
    let (process, output, _) = try Program.start(arguments)
    defer { if process.isRunning { process.terminate() } }
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let found = try #require(line.firstMatch(of: /"message":"listening".*"port":"(\d+)"/))
    let address = "127.0.0.1:\(found.1)"
    #expect(try Program.run("health", "--listen", address).status == 0)
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(try Program.run("health", "--listen", address).status == 1)
  }

  /// A pipe holds some hundred lines. A reader that takes no more holds up neither requests nor the end, and one that
  /// goes away does not end the service.
  @Test(arguments: [false, true])
  func servesThoughNobodyReadsItsLog(_ isClosed: Bool) throws {
    let (process, output, _) = try Program.start([
      "serve", "--listen", "127.0.0.1:0", "--log-format=json", "--log-level=debug",
    ])
    defer { if process.isRunning { process.terminate() } }
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let found = try #require(line.firstMatch(of: /"message":"listening".*"port":"(\d+)"/))
    if isClosed { try output.fileHandleForReading.close() }
    var settings = Settings()
    settings.listen = "127.0.0.1:\(found.1)"
    for _ in 0..<600 { try #require(isAlive(settings)) }
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
  }
}
