import ArgumentParser
import LayoutModel
import Operations

/// Translates Interface Builder files as the service would, without a server.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Print the layout documents that an Interface Builder file, a file in Swift, or an app's folder stands for.",
    discussion: "Exit status: 0 done, 2 the file cannot be used. '-' is standard input.")

  @Argument(help: "A .storyboard, .xib or .swift file, or the folder of an app.") var file: String
  @OptionGroup var parameters: RowFlags<ImportRows>

  func run() throws {
    let outcome = FileResolver().answer(
      .import, try readInput(file), file: name(ofFile: file), query: parameters.values, as: .json)
    StandardStream.output.write(outcome.output)
    if let problem = outcome.problem { throw unusable("\(file): \(problem)") }
  }
}

enum ImportRows: FlagRows { static let rows = flagRows(.import) }
