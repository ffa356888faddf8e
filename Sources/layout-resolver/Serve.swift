import ArgumentParser
import Commands
import LayoutService

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
