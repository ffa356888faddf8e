import Foundation
import Testing

/// The program as a person or a script runs it.
struct Program {
  /// What a run came to.
  struct Run {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Beside the tests, where the build puts it.
  static let path =
    URL(filePath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
    .appending(path: "layout-resolver").path

  /// Starts the program without any of its variables set.
  static func start(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> (process: Process, output: Pipe, errors: Pipe) {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = environment
    let (output, errors, inputPipe) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = inputPipe
    try process.run()
    try inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try inputPipe.fileHandleForWriting.close()
    return (process, output, errors)
  }

  /// Runs the program to its end.
  static func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Run {
    try run(arguments, input: input, environment: environment)
  }

  /// Runs the program to its end.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Run {
    let (process, output, errors) = try start(arguments, input: input, environment: environment)
    // One pipe could fill while the other is read, but no run here writes so much.
    let (text, complaints) = (
      output.fileHandleForReading.readDataToEndOfFile(), errors.fileHandleForReading.readDataToEndOfFile()
    )
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self))
  }
}

/// A folder that is gone at the end of the test.
final class Folder {
  let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, its folders too, and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
