import ArgumentParser
import Commands
import LayoutModel
import LayoutService
import Operations

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The service, with its settings as flags: names and meanings come from the rows of `Setting.all`.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serve over HTTP until TERM or INT.",
    discussion:
      "Every flag has an environment variable: --max-views is LAYOUT_RESOLVER_MAX_VIEWS. A flag wins. "
      + "LAYOUT_RESOLVER_TOKEN is a variable only, since everybody on the machine can read flags.")

  @OptionGroup var settings: RowFlags<SettingRows>
  @Option(help: "Port alone: the address of --listen with this port.") var port: UInt16?

  func run() throws {
    let flags = Dictionary(settings.values.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    try serveUntilSignal(flags: flags, port: port)
  }
}

/// The settings as flags.
enum SettingRows: FlagRows {
  static let rows = Setting.all.compactMap { setting in
    setting.flag.map { flag in
      FlagRow(
        name: setting.name, flag: String(flag.dropFirst(2)),
        help: "\(setting.summary) Default: \(setting.defaultText).")
    }
  }
}

/// Serves with the flags that were given, by the name of their setting.
///
/// - Throws: 78 for a setting that is no value of its kind, or whose files cannot be used, 69 for an address that cannot be listened on.
func serveUntilSignal(flags: [String: String], port: UInt16?) throws(ExitCode) {
  var (settings, unknown) = try readSettings(flags)
  if let port { settings.setPort(port) }
  var fonts: FontFileSet?
  if !settings.fonts.isEmpty {
    do { fonts = try readFonts(in: settings.fonts) } catch {
      throw leave(78, "\(settings.fonts): \(error.detail)")
    }
  }
  do {
    try serve(settings, fonts: fonts, unknownVariables: unknown)
  } catch {
    throw leave(error.isOfSettings ? 78 : 69, error)
  }
}

private func readSettings(
  _ flags: [String: String]
) throws(ExitCode) -> (settings: Settings, unknown: [String]) {
  do {
    return try Settings.read(flags: flags, environment: ProcessInfo.processInfo.environment)
  } catch {
    throw leave(78, error)
  }
}

private func leave(_ status: Int32, _ error: any Error) -> ExitCode {
  leave(status, String(describing: error))
}

private func leave(_ status: Int32, _ words: String) -> ExitCode {
  StandardStream.error.say("layout-resolver: \(words)")
  return ExitCode(status)
}

/// Asks a running service whether it is alive: the health check of a container without curl.
struct Health: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Ask the service on this machine whether it is alive; exit 0 if it is.")

  @Option(help: "The address that the service listens on. Default: as the service reads it.")
  var listen: String?

  func run() throws {
    let settings = try readSettings(listen.map { ["LISTEN": $0] } ?? [:]).settings
    if !isAlive(settings) { throw ExitCode(1) }
  }
}
