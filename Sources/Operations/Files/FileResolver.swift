import AdaptiveLayout
import LayoutCoding
package import LayoutModel

/// Runs operations on files and folders.
package struct FileResolver: Sendable {
  /// What one file comes to.
  package struct Outcome: Sendable {
    /// The answer as the service would give it; empty if there is a problem with all of it.
    package var output: [UInt8] = []
    package var diagnostics: [Diagnostic] = []
    /// Whether a comparison found anything.
    package var hasDifferences = false
    /// For people; nil if there is none.
    package var problem: String?

    /// Adds a problem, one a line.
    mutating func add(_ text: String) { problem = problem.map { $0 + "\n" + text } ?? text }
  }

  let engine = LayoutEngine()

  package init() {}

  /// Asks an operation about a file or a folder.
  ///
  /// - Parameters:
  ///   - file: What it is called; nil for one without a name.
  ///   - query: Parameters as a query has them.
  package func answer(
    _ operation: Operation, _ input: FileInput, file: String?, query: [(name: String, value: String)],
    as form: MediaType
  ) -> Outcome {
    do throws(RequestFailure) {
      var options = try OperationOptions(query, operation.parameters, catalogue: engine.catalogue)
      options.file = file
      let known = options
      return try input.withMaterial(operation.inputs, options.languages, nil) {
        material throws(RequestFailure) in
        try answer(operation, material, known, as: form)
      }
    } catch {
      return Outcome(problem: describe(error.problem))
    }
  }

  private func answer(
    _ operation: Operation, _ material: Material, _ options: OperationOptions, as form: MediaType
  ) throws(RequestFailure) -> Outcome {
    let job = try operation.begin(material, options, as: form, by: engine, until: nil)
    let answer = try job.run(until: engine.deadline)
    var outcome = Outcome(output: answer.bytes, diagnostics: answer.diagnostics)
    outcome.hasDifferences = answer.hasDifferences
    outcome.problem = answer.failures.first.map { describe($0.problem) }
    return outcome
  }

  /// Compares two files.
  package func compare(
    _ old: (name: String, bytes: [UInt8]), _ new: (name: String, bytes: [UInt8]),
    query: [(name: String, value: String)], as form: MediaType
  ) -> Outcome {
    do throws(RequestFailure) {
      let options = try OperationOptions(query, Operation.diff.parameters, catalogue: engine.catalogue)
      return try old.bytes.withUnsafeBufferPointer { first throws(RequestFailure) in
        try new.bytes.withUnsafeBufferPointer { second throws(RequestFailure) in
          var material = Material(.form)
          material.other = (
            .init(bytes: LentBytes(UnsafeRawBufferPointer(first)), place: .file(old.name)),
            .init(bytes: LentBytes(UnsafeRawBufferPointer(second)), place: .file(new.name))
          )
          return try answer(.diff, material, options, as: form)
        }
      }
    } catch {
      return Outcome(problem: describe(error.problem))
    }
  }

  /// What is wrong with a parameter of an environment, nil for nothing.
  package func problem(of parameter: (name: String, value: String)) -> String? {
    do throws(RequestFailure) {
      _ = try OperationOptions([parameter], Operation.lint.parameters, catalogue: engine.catalogue)
      return nil
    } catch {
      return error.problem.errors.first?.detail ?? error.problem.detail
    }
  }

  /// One line a fault.
  package func describe(_ problem: ProblemDetails) -> String {
    if problem.errors.isEmpty { return problem.detail }
    return problem.errors.map { item in
      let place = item.pointer ?? item.parameter.map { "--\($0)" } ?? ""
      return "\(place): \(item.code): \(item.detail)"
    }.joined(separator: "\n")
  }
}
