import ArgumentParser
import LayoutModel
import Operations

/// Measures layout documents in process. `./run bench` makes the documents and a table of the figures.
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure layout documents in process: one line of JSON a file, in microseconds.",
    discussion:
      "With --runs, nothing is measured or printed: the step is run that often, for tools that count.")

  @Argument(help: "Layout documents.") var files: [String]
  @Option(help: "How long to measure each.") var seconds = 1.0
  @Option(help: "How often to run one step, in place of measuring.") var runs: Int?
  @Option(
    help: "Which step: read, resolve, solve, write, draw, or request for reading, resolving and writing.")
  var step = MeasuredStep.request

  func run() throws {
    for file in files {
      let bytes = try contents(of: file)
      do throws(Refusal) {
        if let runs {
          try repeatStep(step, of: bytes, runs: runs)
        } else {
          StandardStream.output.write(try measure(bytes, seconds: seconds).line(file: file))
        }
      } catch {
        throw misused("\(file): \(error.detail)")
      }
    }
  }

  private func contents(of file: String) throws -> [UInt8] {
    do throws(ReadingFault) {
      return try StandardStream.contents(of: file)
    } catch {
      throw misused("\(file): \(error.sentence)")
    }
  }

  /// Files are this command's arguments, and nothing is measured of wrong ones.
  private func misused(_ text: PlainText) -> ValidationError { ValidationError(text.string) }
}

extension MeasuredStep: ExpressibleByArgument {}
