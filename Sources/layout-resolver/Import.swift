import ArgumentParser
import LayoutService

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Translates an Interface Builder file as the service would, without a server.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the layout documents that an Interface Builder file stands for.",
    discussion: "Exit status: 0 done, 2 the file cannot be used. '-' is standard input.")

  @Argument(help: "A .storyboard or .xib file.") var file: String
  @Option(help: "A device, in place of the canvas of the file.") var device: String?
  @Option(help: "An orientation, in place of the file's.") var orientation: String?
  @Option(help: "A system version, in place of that of the tools.") var systemVersion: String?
  @Option(help: "A locale.") var locale: String?
  @Option(help: "The keyboard: true, false, a height, or docked, undocked, split or floating.") var keyboard:
    String?
  @Option(help: "The object id or name of the only scene that is wanted.") var scene: String?

  func run() throws {
    let options = FileOptions(
      device: device, orientation: orientation, systemVersion: systemVersion, locale: locale,
      keyboard: keyboard, scene: scene)
    let outcome = FileResolver().importFile(try readFile(file), options)
    StandardStream.output.write(outcome.output)
    guard let problem = outcome.problem else { return }
    StandardStream.error.write("\(file): \(problem)\n".utf8)
    throw ExitCode(2)
  }
}

/// The bytes of a file, of standard input for `-`. Ends with status 2 where there are none.
func readFile(_ file: String) throws -> [UInt8] {
  if file == "-" { return StandardStream.readInput() }
  guard let data = FileManager.default.contents(atPath: file) else {
    StandardStream.error.write("\(file): cannot be read.\n".utf8)
    throw ExitCode(2)
  }
  return Array(data)
}
