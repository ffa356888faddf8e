import ArgumentParser
import CRevision
import Commands
import LayoutModel
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

  /// Without arguments the program says what it can do. Serves at once where the arguments leave no doubt; everything else goes the way of all commands. Looking
  /// through every command and flag by reflection takes as long as all the rest of starting.
  static func main() {
    Version.setCommit(String(cString: CRevision_commit()))
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.isEmpty { return StandardStream.output.write(greeting) }
    guard let plain = PlainServeArguments(arguments) else { return run(arguments) }
    do throws(ExitCode) {
      try serveUntilSignal(flags: plain.flags, port: plain.port)
    } catch {
      exit(withError: error)
    }
  }

  /// Runs a command. What is said of arguments quotes them, so they are read once more as what can be shown.
  private static func run(_ arguments: [String]) {
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    if let complaint = complaint(aboutCommandIn: arguments, names) {
      StandardStream.error.tell(complaint)
      exit(withError: ExitCode.validationFailure)
    }
    do {
      var command: any ParsableCommand
      do {
        command = try parseAsRoot(arguments)
      } catch {
        if let complaint = complaint(aboutFlagsIn: arguments, message(for: error)) {
          StandardStream.error.tell(complaint)
          throw ExitCode.validationFailure
        }
        _ = try parseAsRoot(arguments.map(\.visible))
        throw ValidationError("An argument has control characters.")
      }
      try command.run()
    } catch {
      exit(withError: error)
    }
  }
}
