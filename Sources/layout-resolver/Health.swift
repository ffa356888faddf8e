import ArgumentParser
import Commands
import LayoutService

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Asks a running service whether it is alive: the health check of a container without curl.
struct Health: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Ask the service on this machine whether it is alive; exit 0 if it is.")

  @Option(help: "The address that the service listens on. Default: as the service reads it.")
  var listen: String?

  func run() throws {
    let flags = listen.map { ["LISTEN": $0] } ?? [:]
    let settings: Settings
    do {
      settings = try Settings.read(flags: flags, environment: ProcessInfo.processInfo.environment).settings
    } catch {
      StandardStream.error.write("layout-resolver: \(error)\n".utf8)
      throw ExitCode(78)
    }
    if !isAlive(settings) { throw ExitCode(1) }
  }
}
