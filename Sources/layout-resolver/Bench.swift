import ArgumentParser
import Foundation
import LayoutService

/// Measures layout documents in process. `./run bench` makes the documents and a table of the figures.
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure layout documents in process: one line of JSON a file, in microseconds.")

  @Argument(help: "Layout documents.") var files: [String]
  @Option(help: "How long to measure each.") var seconds = 1.0

  func run() throws {
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else {
        throw ValidationError("\(file) cannot be read.")
      }
      do {
        let measurement = try measure(Array(data), seconds: seconds)
        FileHandle.standardOutput.write(Data(measurement.line(file: file)))
      } catch {
        throw ValidationError("\(file): \(error.problem.detail)")
      }
    }
  }
}
