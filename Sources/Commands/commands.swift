package import ArgumentParser
import LayoutModel
import Operations

/// Every command that works without a server, in the order of the help.
package let commands: [any ParsableCommand.Type] = [
  Resolve.self, Preview.self, Explain.self, Lint.self, Check.self, Sweep.self, Diff.self, Import.self,
  Assets.self, Devices.self, MCP.self,
]

/// Commands for those who work on the program, behind all others.
package let tools: [any ParsableCommand.Type] = [Bench.self, VersionCommand.self]

struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "version", abstract: "Print the version as /version answers it.")

  func run() { StandardStream.output.write(versionText()) }
}
