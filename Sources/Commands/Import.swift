import ArgumentParser
import Operations

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Translates Interface Builder files as the service would, without a server.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the layout documents that an Interface Builder file, or an app's folder, stands for.",
    discussion: "Exit status: 0 done, 2 the file cannot be used. '-' is standard input.")

  @Argument(help: "A .storyboard or .xib file, or the folder of an app.") var file: String
  @OptionGroup var parameters: RowFlags<ImportRows>

  func run() throws {
    let outcome = FileResolver().answer(
      .import, try readInput(file), file: name(ofFile: file), query: parameters.values, as: .json)
    StandardStream.output.write(outcome.output)
    guard let problem = outcome.problem else { return }
    StandardStream.error.write("\(file): \(problem)\n".utf8)
    throw ExitCode(2)
  }
}

/// What a file is called; nil for standard input, `-`.
func name(ofFile file: String) -> String? { file == "-" ? nil : file }

/// The bytes of a file, of standard input for `-`. Ends with status 2 where there are none.
func readFile(_ file: String) throws -> [UInt8] {
  if file == "-" { return StandardStream.readInput() }
  guard let data = FileManager.default.contents(atPath: file) else {
    StandardStream.error.write("\(file): cannot be read.\n".utf8)
    throw ExitCode(2)
  }
  return Array(data)
}
