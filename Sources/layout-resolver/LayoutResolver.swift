import ArgumentParser
import CRevision
import Commands
import LayoutService
import Operations

@main
struct LayoutResolver: ParsableCommand {
  // Not kept: the commit is said after the program has begun.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "layout-resolver",
      abstract: "Answers how UIKit would lay out a screen, on any iPhone or iPad.",
      version: Version.text,
      subcommands: [Serve.self] + commands + [Health.self] + tools,
      defaultSubcommand: Serve.self)
  }

  /// Serves at once where the arguments leave no doubt; everything else goes the way of all commands. Looking
  /// through every command and flag by reflection takes as long as all the rest of starting.
  static func main() {
    Version.setCommit(String(cString: CRevision_commit()))
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let plain = PlainServeArguments(arguments) else { return main(arguments) }
    do throws(ExitCode) {
      try serveUntilSignal(flags: plain.flags, port: plain.port)
    } catch {
      exit(withError: error)
    }
  }
}
