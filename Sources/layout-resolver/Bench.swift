import ArgumentParser
import LayoutService

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

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
      do throws(RequestFailure) {
        let measurement = try measure(Array(data), seconds: seconds)
        StandardStream.output.write(measurement.line(file: file))
      } catch {
        throw ValidationError("\(file): \(error.problem.detail)")
      }
    }
  }
}
