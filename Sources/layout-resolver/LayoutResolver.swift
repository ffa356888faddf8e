import ArgumentParser
import LayoutService

@main
struct LayoutResolver: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout-resolver",
    abstract: "Answers how UIKit would lay out a screen, on any iPhone or iPad.",
    version: Version.product,
    subcommands: [
      Serve.self, Resolve.self, Import.self, Assets.self, Devices.self, Health.self, Bench.self,
      VersionCommand.self,
    ],
    defaultSubcommand: Serve.self)
}

struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "version", abstract: "Print the version as /version answers it.")

  func run() {
    print(versionText(), terminator: "")
  }
}
